//! Tunes the evaluation by Nari's own games.
//!
//! `tuning play SEED NODES FILE`: games of Nari with herself, without end, positions of them and of their searches added to a file.
//!
//! `tuning fit PASSES OUT FILE…`: fits to the positions of the files, and writes `experience.bin`.
//!
//! `tuning refit PASSES OUT FILE…`: begins with what OUT holds instead of with chance.

mod chance;
mod fit;
mod games;
mod play;

use std::fs::OpenOptions;
use std::io::BufWriter;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", seed, nodes, file] => {
            let (Ok(seed), Ok(nodes)) = (seed.parse(), nodes.parse()) else { return ExitCode::from(2) };
            let file = OpenOptions::new().create(true).append(true).open(file);
            let done = file.and_then(|file| play::play(seed, nodes, &mut BufWriter::new(file)));
            ExitCode::from(u8::from(done.is_err()))
        }
        [word @ ("fit" | "refit"), passes, out, files @ ..] if !files.is_empty() => {
            let Ok(passes) = passes.parse() else { return ExitCode::from(2) };
            let network = if *word == "fit" { Ok(fit::Network::new(1)) } else { fit::Network::read(out) };
            let mut network = match network {
                Ok(network) => network,
                Err(error) => {
                    eprintln!("{out}: {error}");
                    return ExitCode::from(2);
                }
            };
            let mut samples = Vec::new();
            for file in files {
                if let Err(error) = games::read(file, &mut samples) {
                    eprintln!("{file}: {error}");
                    return ExitCode::from(2);
                }
            }
            println!("{} positions", samples.len());
            network.fit(&samples, passes, 1);
            ExitCode::from(u8::from(network.write(out).is_err()))
        }
        _ => {
            eprintln!(
                "tuning play SEED NODES FILE\ntuning fit PASSES OUT FILE…\ntuning refit PASSES OUT FILE…"
            );
            ExitCode::from(2)
        }
    }
}
