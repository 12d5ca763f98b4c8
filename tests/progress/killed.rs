//! Killed at any moment, the disk full or not to be written: each file reads whole, and holds every success that was
//! acknowledged.
//!
//! This test program is its own victim: with `NARI_VICTIM` set to a data folder it saves one success after the other there,
//! and prints each as soon as the store acknowledges it.
//!
//! `NARI_KILLS` is how often it is killed; 100 times unless it is set.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use nari::progress::reviews::Go;
use nari::progress::{CardId, Entry, Grade, Moment, Notice, Store, What};

use super::{folder, names};

#[path = "../chance/mod.rs"]
#[expect(dead_code, reason = "other tests ask it for more")]
mod chance;

const VICTIM: &str = "NARI_VICTIM";
/// How many successes a victim saves when nobody stops it.
const MOST: usize = 500;

fn victim(program: &str) -> Command {
    let mut command = Command::new(program);
    command.stdout(Stdio::piped()).stderr(Stdio::null()).stdin(Stdio::null());
    command
}

fn myself() -> String {
    std::env::current_exe().unwrap().to_str().unwrap().to_owned()
}

const ARGUMENTS: [&str; 4] = ["--exact", "killed::saves_until_it_is_stopped", "--nocapture", "--quiet"];

/// Not a test of its own, unless it is started as a victim.
#[test]
fn saves_until_it_is_stopped() {
    let Some(place) = std::env::var_os(VICTIM) else { return };
    let (mut store, told) = Store::open(Path::new(&place));
    if told.iter().any(|notice| matches!(notice, Notice::FolderUnusable { .. })) {
        println!("\nunusable");
    }
    let begun = store.lessons().steps.len();
    let mut lessons = store.lessons().clone();
    for number in begun..begun + MOST {
        lessons.done("killed", &number.to_string(), 3);
        let entry = Entry {
            at: Moment::new(1_796_062_805 + i64::try_from(number).unwrap(), 60),
            card: CardId::step("killed", &number.to_string()).unwrap(),
            what: What::Go(Go { grade: Grade::Good, tries: 0, hints: 0, seconds: 5, other: None }),
        };
        match (store.save_lessons(&lessons).as_slice(), store.save_reviews(&[entry]).as_slice()) {
            ([], []) => println!("\nkept {number}"),
            (lessons, reviews) => {
                println!("\nlost {number} {lessons:?} {reviews:?}");
                return;
            }
        }
    }
    println!("\nended");
}

/// Lets a victim run, for so long at most; gives what it acknowledged and the other things that it said.
fn run(mut command: Command, place: &Path, time: Option<Duration>) -> (Vec<usize>, Vec<String>) {
    let mut child = command.env(VICTIM, place).spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (tell, heard) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        let (mut kept, mut other) = (Vec::new(), Vec::new());
        for line in output.lines() {
            let line = line.unwrap();
            if let Some(number) = line.strip_prefix("kept ") {
                // The victim is at work: its time runs from its first success.
                let _ = tell.send(());
                kept.push(number.parse().unwrap());
            } else if line.starts_with("lost ") || line == "ended" || line == "unusable" {
                other.push(line);
            }
        }
        (kept, other)
    });
    if let Some(time) = time {
        heard.recv_timeout(Duration::from_mins(1)).unwrap();
        std::thread::sleep(time);
        child.kill().unwrap();
    }
    child.wait().unwrap();
    reader.join().unwrap()
}

/// Every file reads whole, and holds what was acknowledged.
fn holds(place: &Path, kept: &BTreeSet<usize>) {
    let (store, told) = Store::open(place);
    assert_eq!(told, [], "every file reads whole");
    let cards: BTreeSet<_> = store.reviews().goes().map(|review| review.card.as_str().to_owned()).collect();
    for number in kept {
        assert!(store.lessons().step("killed", &number.to_string()).is_some(), "step {number} is lost");
        assert!(cards.contains(&format!("step:killed/{number}")), "review {number} is lost");
    }
    let files = names(place);
    assert!(files.iter().all(|name| name == "lessons.toml" || name == "reviews.txt"), "{files:?}");
}

#[test]
fn whenever_it_is_killed_every_acknowledged_success_is_there() {
    let kills = std::env::var("NARI_KILLS").map_or(100, |number| number.parse().unwrap());
    let mut chance = chance::Chance::new(7);
    let mut acknowledged = 0;
    let mut done = 0;
    while done < kills {
        // A new folder now and then: in one that grows, saving would soon be mostly writing.
        let (place, mut kept) = (folder(), BTreeSet::new());
        for _ in 0..50.min(kills - done) {
            let mut command = victim(&myself());
            command.args(ARGUMENTS);
            let time = Duration::from_micros(u64::try_from(chance.below(4000)).unwrap());
            kept.extend(run(command, place.path(), Some(time)).0);
            holds(place.path(), &kept);
            done += 1;
        }
        acknowledged += kept.len();
    }
    assert!(acknowledged >= kills, "{acknowledged} successes in {kills} runs");
}

/// Lets a victim run where it can't write on and on, and expects that it says so and that all before is there.
#[track_caller]
fn is_told_and_nothing_is_lost(command: Command, place: &Path, why: &str) {
    let (kept, said) = run(command, place, None);
    assert!(said.iter().any(|line| line.starts_with("lost ") && line.contains(why)), "{said:?}");
    assert!(kept.len() > 3, "{kept:?}");
    holds(place, &kept.into_iter().collect());
}

#[test]
fn files_that_may_not_grow_any_more_are_left_as_they_were() {
    let place = folder();
    // Blocks of 512 or of 1,024 bytes, as the shell has it. The signal is what would kill the victim instead.
    let mut command = victim("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\"", &myself()]).args(ARGUMENTS);
    is_told_and_nothing_is_lost(command, place.path(), "FileTooLarge");
}

#[test]
fn a_disk_that_is_full_is_told_and_the_files_are_left_as_they_were() {
    let place = folder();
    // A disk of its own for the victim alone, of a few pages, and gone with it: so its files are copied out at its end.
    let script =
        "mount -t tmpfs -o size=48k tmpfs \"$0\" && shift 0 && \"$@\"; cp \"$0\"/*.t* \"$NARI_COPY\"";
    let copy = folder();
    let can = Command::new("unshare").args(["-rm", "true"]).status().is_ok_and(|status| status.success());
    if !can {
        println!("no disk can be made here: the limit on a file's size stands for a full one");
        return;
    }
    let mut command = victim("unshare");
    command.args(["-rm", "sh", "-c", script, place.path().to_str().unwrap(), &myself()]).args(ARGUMENTS);
    command.env("NARI_COPY", copy.path());
    let (kept, said) = run(command, place.path(), None);
    assert!(said.iter().any(|line| line.starts_with("lost ") && line.contains("StorageFull")), "{said:?}");
    assert!(kept.len() > 3, "{kept:?}");
    holds(copy.path(), &kept.into_iter().collect());
}

#[test]
fn a_folder_that_may_not_be_written_is_told_and_keeps_what_it_has() {
    let place = folder();
    let mut command = victim(&myself());
    command.args(ARGUMENTS);
    let (kept, _) = run(command, place.path(), Some(Duration::from_millis(20)));
    let kept: BTreeSet<_> = kept.into_iter().collect();
    let is_root = fs::metadata(place.path()).unwrap().uid() == 0;
    fs::set_permissions(place.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let mut command = victim(&myself());
    command.args(ARGUMENTS);
    if is_root {
        // To root every folder can be written.
        command.uid(65_534).gid(65_534);
    }
    let (none, said) = run(command, place.path(), None);
    fs::set_permissions(place.path(), fs::Permissions::from_mode(0o755)).unwrap();
    assert!(
        said.iter().any(|line| line.starts_with("lost ") && line.contains("PermissionDenied")),
        "{said:?}"
    );
    assert_eq!(none, [0; 0]);
    holds(place.path(), &kept);
}
