//! The promise: `nari convert` writes a game in the format of the suffix, or says in one line why not.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn case(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/cases");
    folder.join(name).to_str().unwrap().to_owned()
}

/// A file in a folder of this test, not there yet.
fn file(folder: &tempfile::TempDir, name: &str) -> PathBuf {
    folder.path().join(name)
}

/// A call in English with that on standard input.
fn convert(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nari"));
    command.arg("convert").args(arguments).args(["--lang", "en"]);
    let mut running =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A call that is refused at once reads nothing.
    let _ = running.stdin.take().unwrap().write_all(input);
    running.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[track_caller]
fn is_refused(arguments: &[&str], input: &str, line: &str) {
    let output = convert(arguments, input.as_bytes());
    assert_eq!(text(&output.stderr), format!("nari: {line}\n"));
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
}

#[test]
fn the_suffix_of_the_target_says_the_format() {
    let folder = tempfile::tempdir().unwrap();
    let expected = [
        ("a.usi", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n"),
        (
            "a.csa",
            "V2.2\nN+あき\nN-はる\nPI\n+\n+7776FU\nT1\n-3334FU\nT1\n+8822UM\nT1\n-3122GI\nT1\n%TORYO\n",
        ),
        (
            "a.ki2",
            "手合割：平手\n先手：あき\n後手：はる\n\n▲７六歩 △３四歩 ▲２二角成 △同　銀\nまで4手で後手の勝ち\n",
        ),
    ];
    for (name, written) in expected {
        let target = file(&folder, name);
        let output = convert(&[&case("01_sjis.kif"), target.to_str().unwrap()], b"");
        assert_eq!((output.status.code(), text(&output.stderr), text(&output.stdout)), (Some(0), "", ""));
        assert_eq!(text(&fs::read(&target).unwrap()), written, "{name}");
    }
    let (kif, kifu) = (file(&folder, "a.KIF"), file(&folder, "a.kifu"));
    for target in [&kif, &kifu] {
        convert(&[&case("03_utf8_bom_crlf.kifu"), target.to_str().unwrap()], b"");
    }
    let (shift_jis, utf_8) = (fs::read(kif).unwrap(), fs::read(kifu).unwrap());
    assert_eq!(encoding_rs::SHIFT_JIS.decode(&shift_jis).0, text(&utf_8));
    assert!(text(&utf_8).contains("\n   1 ７六歩(77)     ( 0:01/00:00:01)\n"), "{}", text(&utf_8));
}

#[test]
fn a_dash_is_standard_input_or_output() {
    let input = fs::read(case("01_sjis.kif")).unwrap();
    let output = convert(&["-", "-"], &input);
    assert!(text(&output.stdout).starts_with("手合割：平手\n先手：あき\n"));
    let output = convert(&["-", "-", "--to", "usi"], &output.stdout);
    assert_eq!(text(&output.stdout), "position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n");
    let output = convert(&["-", "-", "--to", "sfen"], b"startpos moves 7g7f");
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let next = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
    assert_eq!(text(&output.stdout), format!("{start}\n{next}\n"));
}

#[test]
fn a_foul_is_told_in_one_line_and_what_leads_to_it_is_written() {
    let output = convert(&["-", "-", "--to", "usi"], b"position startpos moves 7g7f 3c3d P*5e 8c8d");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), "position startpos moves 7g7f 3c3d P*5e\n");
    let told = text(&output.stderr);
    assert!(told.starts_with("nari: -: move 3. Illegal move: "), "{told}");
    assert!(told.ends_with(" What comes after it is left out.\n") && told.lines().count() == 1, "{told}");
}

#[test]
fn what_cannot_be_read_or_written_is_one_line_with_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let target = |name| file(&folder, name).to_str().unwrap().to_owned();
    is_refused(&["-", "-"], "手合割：平手\n   1 ７六象(77)\n", "-:2:8: “象”: a piece goes here.");
    is_refused(&["-", "-"], "", "-:1:1: there is no game in this file.");
    is_refused(
        &["-", &target("a.txt")],
        "startpos",
        &format!(
            "{}: the suffix says no format; known are .kif, .kifu, .ki2, .csa, .usi, .sfen",
            target("a.txt")
        ),
    );
    is_refused(
        &["-", &target("a.kif")],
        "手合割：平手\n先手：Zoé\n",
        "line 2, column 6: .kif is written in Shift-JIS, which has no “é”; .kifu (UTF-8) has every sign",
    );
    is_refused(
        &["-", &target("a.kif")],
        "startpos\nstartpos\n",
        ".kif holds one game, and here are 2; .csa, .usi and .sfen hold several",
    );
    is_refused(
        &["-", &target("a.kif")],
        "startpos moves 5e5d",
        ".kif has no words for the illegal move 1, 5e5d; .usi has",
    );
    is_refused(&[&target("none.kif"), "-"], "", &format!("{}: not found", target("none.kif")));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing half written");
}
