//! Tells cargo of the folders that are embedded.

fn main() {
    // `include_dir!` does not tell cargo of new files.
    println!("cargo:rerun-if-changed=lessons");
    println!("cargo:rerun-if-changed=locales");
}
