//! Compiles the markup of the window.

fn main() {
    // Element names and ids are what the window's tests look things up by; a release build goes without, unless slint's
    // own variable asks for them.
    let asked = std::env::var_os("SLINT_EMIT_DEBUG_INFO").is_some();
    let debug = asked || std::env::var("PROFILE").as_deref() == Ok("debug");
    let config = slint_build::CompilerConfiguration::new().with_style("fluent".into()).with_debug_info(debug);
    if let Err(error) = slint_build::compile_with_config("app.slint", config) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
