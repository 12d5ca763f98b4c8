//! The command `nari`.

use std::process::ExitCode;

fn main() -> ExitCode {
    nari::cli::run(std::env::args_os())
}
