//! A USI engine in a process of its own.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// An engine that was started and knows its options.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// How long it has thought in all, and for how many moves.
    thought: (Duration, u32),
}

/// Nobody needs longer for anything.
const PATIENCE: Duration = Duration::from_secs(120);

impl Engine {
    /// Starts a command line and sets its options, each written `name=value`.
    pub fn start(command: &str, options: &[String]) -> io::Result<Engine> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| io::Error::other("no command"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let taken = || io::Error::other("its input and output are taken");
        let input = child.stdin.take().ok_or_else(taken)?;
        let output = child.stdout.take().ok_or_else(taken)?;
        let (said, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if said.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine { child, input, lines, thought: (Duration::ZERO, 0) };
        engine.say("usi")?;
        engine.hear("usiok")?;
        for option in options {
            let (name, value) = option.split_once('=').unwrap_or((option, "true"));
            engine.say(&format!("setoption name {name} value {value}"))?;
        }
        engine.ready()?;
        Ok(engine)
    }

    /// A new game begins.
    pub fn new_game(&mut self) -> io::Result<()> {
        self.ready()?;
        self.say("usinewgame")
    }

    fn ready(&mut self) -> io::Result<()> {
        self.say("isready")?;
        self.hear("readyok").map(drop)
    }

    /// The move it plays, as it writes it, and the last it said of what it thinks the position is worth.
    pub fn answer(&mut self, position: &str, go: &str) -> io::Result<(String, String)> {
        self.say(position)?;
        let asked = Instant::now();
        self.say(go)?;
        let mut score = String::new();
        loop {
            let line = self.next()?;
            if let Some(best) = line.strip_prefix("bestmove ") {
                self.thought = (self.thought.0 + asked.elapsed(), self.thought.1 + 1);
                return Ok((best.split(' ').next().unwrap_or_default().to_owned(), score));
            }
            if let Some((_, said)) = line.split_once(" score ") {
                score = said.split(' ').take(2).collect::<Vec<_>>().join(" ");
            }
        }
    }

    /// Seconds that it took a move, by the clock, on average over all its games.
    pub fn seconds_a_move(&self) -> f64 {
        self.thought.0.as_secs_f64() / f64::from(self.thought.1.max(1))
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    fn hear(&mut self, wanted: &str) -> io::Result<String> {
        loop {
            let line = self.next()?;
            if line.trim() == wanted {
                return Ok(line);
            }
        }
    }

    fn next(&mut self) -> io::Result<String> {
        self.lines.recv_timeout(PATIENCE).map_err(|fault| match fault {
            RecvTimeoutError::Timeout => io::Error::other("an engine has been silent for two minutes"),
            RecvTimeoutError::Disconnected => io::Error::other("an engine has ended"),
        })
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have gone by itself.
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}
