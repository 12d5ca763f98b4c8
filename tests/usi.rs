//! The promise: `nari usi` speaks the Universal Shogi Interface, answers at once, and survives any line.
//!
//! Dialogues are in `tests/usi/dialogues.txt`.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot go on fails")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than any answer takes, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(2);

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_nari"))
            .args(["usi", "--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Engine { input: child.stdin.take(), child, lines }
    }

    fn say(&mut self, line: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
    }

    /// The next line that is not a report of a search.
    fn hear(&self) -> String {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).unwrap();
            if !line.starts_with("info depth") {
                return line;
            }
        }
    }

    fn is_silent(&self) -> bool {
        self.lines.try_iter().all(|line| line.starts_with("info depth"))
    }

    /// Ends the input, and waits for the end of the program.
    fn close(mut self) -> i32 {
        drop(self.input.take());
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(matches!(
                    self.lines.recv_timeout(PATIENCE),
                    Err(RecvTimeoutError::Disconnected) | Ok(_)
                ));
                return status.code().unwrap();
            }
            assert!(Instant::now() < end, "the program does not end");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Whether a line is as expected; `*` stands for any text.
fn fits(line: &str, expected: &str) -> bool {
    let parts: Vec<&str> = expected.split('*').collect();
    if parts.len() == 1 {
        return line == expected;
    }
    let Some(mut rest) = line.strip_prefix(parts[0]) else { return false };
    for part in &parts[1..parts.len() - 1] {
        let Some((_, after)) = rest.split_once(part) else { return false };
        rest = after;
    }
    rest.ends_with(parts[parts.len() - 1])
}

#[test]
fn dialogues_go_as_written() {
    let text = include_str!("usi/dialogues.txt");
    let mut count = 0;
    for dialogue in text.split("\n\n").filter(|dialogue| dialogue.contains("> ")) {
        let mut engine = Engine::start();
        for (number, row) in dialogue.lines().enumerate().filter(|(_, row)| !row.starts_with('#')) {
            if let Some(said) = row.strip_prefix("> ") {
                engine.say(said.as_bytes());
            } else if let Some(expected) = row.strip_prefix("< ") {
                let mut heard = engine.hear();
                // "..." lets lines go by until the one that follows.
                if let Some(last) = expected.strip_prefix("... ") {
                    while !fits(&heard, last) {
                        heard = engine.hear();
                    }
                } else {
                    assert!(fits(&heard, expected), "line {number} of\n{dialogue}\nheard: {heard}");
                }
            } else {
                panic!("{row}");
            }
        }
        assert_eq!(engine.close(), 0, "{dialogue}");
        count += 1;
    }
    assert!(count >= 8, "{count} dialogues");
}

#[test]
fn stop_is_answered_at_once_and_not_before() {
    let mut engine = Engine::start();
    engine.say(b"setoption name OwnBook value false");
    engine.say(b"position startpos moves 7g7f");
    engine.say(b"go infinite");
    thread::sleep(Duration::from_millis(200));
    engine.say(b"go depth 1");
    assert!(engine.hear().starts_with("info string go has to wait"));
    assert!(engine.is_silent(), "an answer before stop");
    let asked = Instant::now();
    engine.say(b"stop");
    assert!(engine.hear().starts_with("bestmove "));
    // 50 ms on a machine that does nothing else.
    assert!(asked.elapsed() < Duration::from_secs(10), "{:?}", asked.elapsed());
    engine.say(b"go ponder btime 1000 wtime 1000 byoyomi 100");
    thread::sleep(Duration::from_millis(100));
    assert!(engine.is_silent(), "an answer while it is the other's turn");
    engine.say(b"ponderhit");
    assert!(engine.hear().starts_with("bestmove "));
    assert_eq!(engine.close(), 0);
}

#[test]
fn the_end_of_the_input_ends_a_search() {
    let mut engine = Engine::start();
    engine.say(b"go infinite");
    assert_eq!(engine.close(), 0);
}

#[test]
fn bytes_that_are_no_line_are_refused_in_one() {
    let mut engine = Engine::start();
    engine.say(b"\xff\xfe\x00 usi");
    assert!(engine.hear().starts_with("info string "));
    engine.say(&vec![b'x'; 100_000]);
    let line = engine.hear();
    assert!(line.starts_with("info string x") && line.len() < 200, "{line}");
    engine.say(b"usi\r");
    assert!(engine.hear().starts_with("id name Nari"));
    assert_eq!(engine.close(), 0);
}
