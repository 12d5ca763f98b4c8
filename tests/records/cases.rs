//! The files of `cases/`, read as `expected.txt` says.

use std::fs;
use std::path::PathBuf;

use nari::notation::record::{self, End, Format, HeaderKey, NodeId, Record, RecordResult, Step};
use nari::notation::{sfen, usi};
use nari::shogi::{Color, Position};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/cases")
}

fn read(name: &str) -> Record {
    let records = record::read(&fs::read(folder().join(name)).unwrap());
    let [record] = records.unwrap_or_else(|error| panic!("{name}:{error}")).try_into().unwrap();
    record
}

/// The moves of the main line in USI.
fn moves(record: &Record) -> String {
    let last = record.main_line().last().copied().unwrap_or(NodeId::ROOT);
    record.moves(last).into_iter().map(usi::write_move).collect::<Vec<_>>().join(" ")
}

fn comments(record: &Record) -> Vec<&str> {
    let nodes = [NodeId::ROOT].into_iter().chain(record.main_line());
    nodes.map(|at| record.comment(at)).filter(|comment| !comment.is_empty()).collect()
}

#[test]
fn every_case_is_read_as_expected() {
    let mut count = 0;
    for row in fs::read_to_string(folder().join("expected.txt")).unwrap().lines() {
        if row.starts_with('#') {
            continue;
        }
        let &[file, start, expected, end, _] = &row.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let record = read(file);
        let start = match start {
            "startpos" => sfen::write(&Position::start_position().to_setup()),
            sfen => sfen.to_owned(),
        };
        assert_eq!(sfen::write(&record.start().to_setup()), start, "{file}");
        assert_eq!(moves(&record), expected, "{file}");
        let last = record.main_line().last().and_then(|&at| record.step(at)).cloned();
        match (end, last) {
            ("resignation of Black", Some(Step::End(End::Resignation))) => {
                assert_eq!(record.result(), Some(RecordResult::Win(Color::White)), "{file}");
            }
            ("mate", Some(Step::End(End::Mate))) | ("interrupted", Some(Step::End(End::Interrupted))) => {}
            ("none", Some(Step::Move(_))) => assert_eq!(record.result(), None, "{file}"),
            (end, last) => panic!("{file}: {end}, {last:?}"),
        }
        assert_eq!(record.foul(), None, "{file}");
        count += 1;
    }
    assert_eq!(count, 8);
}

#[test]
fn names_are_kept_in_every_encoding() {
    for file in ["01_sjis.kif", "02_utf8.kif", "03_utf8_bom_crlf.kifu"] {
        let record = read(file);
        let headers: Vec<_> = record.headers().map(|(key, value)| (key.name(), value)).collect();
        assert_eq!(headers, [("先手", "あき"), ("後手", "はる")], "{file}");
        assert_eq!(comments(&record), [""; 0], "{file}");
    }
    let record = read("11_pi_handicap.csa");
    assert_eq!(record.header(&HeaderKey::BLACK), Some("shitate"));
    assert_eq!(record.header(&HeaderKey::WHITE), Some("uwate"));
}

#[test]
fn comments_are_kept_whole_whatever_they_look_like() {
    let record = read("04_header_star.kif");
    assert_eq!(comments(&record), ["KEY1：VALUE1\nhttps://example.org/x", " Something comments"]);
    let record = read("05_comment_looks_like_moves.kif");
    assert_eq!(
        comments(&record),
        [
            "*対局 評価値 -186 読み筋 △３四歩(33) ▲２六歩(27) △８四歩(83)",
            "*対局 評価値 10 読み筋 ▲２二角成(88) △同　銀(31)"
        ]
    );
    assert_eq!(record.lines().count(), 1);
}

#[test]
fn times_are_kept() {
    let record = read("01_sjis.kif");
    let times: Vec<_> =
        record.main_line().iter().map(|&at| record.time(at).map(|time| time.as_secs())).collect();
    assert_eq!(times, [Some(1), Some(1), Some(1), Some(1), None]);
}

#[test]
fn every_case_reads_back_from_every_format_that_can_say_it() {
    for row in fs::read_to_string(folder().join("expected.txt")).unwrap().lines().skip(1) {
        let file = row.split(" | ").next().unwrap();
        let record = read(file);
        for format in [Format::Kif, Format::Kifu] {
            let written = record::write(std::slice::from_ref(&record), format).unwrap();
            assert_eq!(record::read(&written).as_deref(), Ok(&[record.clone()][..]), "{file} in {format:?}");
        }
    }
}

#[test]
fn the_encoding_is_seen_from_the_bytes_and_lines_end_in_every_way() {
    let text = "手合割：平手\n先手：あき\n   1 ７六歩(77)\n*a\n*\n*b\n   2 投了\n";
    let plain = record::read_text(text).unwrap();
    for end in ["\n", "\r\n", "\r"] {
        let ended = text.replace('\n', end);
        let marked = format!("\u{feff}{ended}");
        let (shift_jis, _, _) = encoding_rs::SHIFT_JIS.encode(&ended);
        for bytes in [ended.as_bytes(), marked.as_bytes(), &shift_jis] {
            assert_eq!(record::read(bytes).as_ref(), Ok(&plain), "{end:?}");
        }
    }
    assert_eq!(comments(&plain[0]), ["a\n\nb"]);
}
