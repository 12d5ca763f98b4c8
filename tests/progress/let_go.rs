//! A folder is free again as soon as it is let go of, whatever else is being started meanwhile.

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use nari::progress::Store;

/// How often the folder is taken and let go of.
const TIMES: usize = 20_000;

#[test]
fn a_process_that_is_being_started_does_not_hold_the_folder() {
    let place = super::folder();
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let started =
                    Command::new(env!("CARGO_BIN_EXE_nari")).arg("--version").stdout(Stdio::null()).spawn();
                started.unwrap().wait().unwrap();
            }
        });
        let held: Vec<usize> = (0..TIMES).filter(|_| !Store::open(place.path()).1.is_empty()).collect();
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(held, [0_usize; 0]);
    });
}
