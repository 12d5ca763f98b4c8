//! No file makes a reader panic, and what it does take in is a record like any other.

use std::fs;

use nari::notation::record::{self, Format};

use crate::chance::{Chance, positions_asked};
use crate::random::{self, EVERYTHING, Says};

fn seeds() -> Vec<Vec<u8>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/cases");
    let mut seeds: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    let mut chance = Chance::new(1);
    for format in [Format::Kifu, Format::Ki2, Format::Csa, Format::Usi, Format::Sfen] {
        for _ in 0..4 {
            let record = random::record(&mut chance, 20, EVERYTHING);
            seeds.push(record::write(&[record], format).unwrap());
        }
    }
    let plain = Says { signs: random::PLAIN, ..EVERYTHING };
    seeds.push(record::write(&[random::record(&mut chance, 20, plain)], Format::Kif).unwrap());
    seeds
}

/// One change: a byte, a piece of the file left out, doubled or moved, or a word of some format put in.
fn mutate(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let words = [
        "同",
        "▲",
        "変化：1手",
        "まで",
        "手数＝",
        "(",
        ")",
        "+",
        "-",
        "|",
        "*",
        "\n",
        "\r",
        " ",
        "　",
        "打",
        "成",
        "０",
        "9999999999999999999999",
        "%",
        "P+00AL",
        "PI",
        "moves",
        "sfen",
        "/",
        ",",
        "T1",
        "：",
        ":",
        "\u{feff}",
        "\0",
    ];
    if bytes.is_empty() {
        bytes.push(b'1');
    }
    let at = chance.below(bytes.len());
    let end = (at + 1 + chance.below(20)).min(bytes.len());
    match chance.below(5) {
        0 => bytes[at] = u8::try_from(chance.below(256)).unwrap(),
        1 => drop(bytes.drain(at..end)),
        2 => {
            let piece = bytes[at..end].to_vec();
            let to = chance.below(bytes.len());
            drop(bytes.splice(to..to, piece));
        }
        3 => {
            let word = chance.pick(&words);
            drop(bytes.splice(at..at, word.bytes()));
        }
        _ => bytes.truncate(at),
    }
}

#[test]
fn no_mutated_file_makes_a_reader_panic() {
    let seeds = seeds();
    let mut chance = Chance::new(0x00c0_ffee);
    let (mut read, mut refused) = (0, 0);
    for round in 0..positions_asked(3000) {
        let mut bytes = seeds[round % seeds.len()].clone();
        for _ in 0..=chance.below(4) {
            mutate(&mut chance, &mut bytes);
        }
        match record::read(&bytes) {
            Ok(records) => {
                read += 1;
                for format in Format::ALL {
                    // What was read can be written, and reads again.
                    if let Ok(written) = record::write(&records, format) {
                        let again = record::read(&written);
                        let text = String::from_utf8_lossy(&written);
                        let again = again.unwrap_or_else(|error| panic!("{format:?} {error}\n{text}"));
                        if format == Format::Kifu {
                            let rewritten = record::write(&again, format).unwrap();
                            assert_eq!(String::from_utf8_lossy(&rewritten), text);
                        }
                    }
                }
            }
            Err(error) => {
                refused += 1;
                assert!(error.line >= 1 && error.column >= 1 && !error.to_string().is_empty());
            }
        }
    }
    assert!(read * 40 > refused && refused > read, "{read} read, {refused} refused");
}
