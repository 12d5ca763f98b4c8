//! The promise: the command line answers as its page says, in one line when it can't, and never panics.
//!
//! Rows of calls that are refused are in `tests/cli/refused.txt`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

const PINNED: &str = "4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1";

/// How often the program was called: a folder each, for who comes second on the same files is told so.
static CALLS: AtomicUsize = AtomicUsize::new(0);

/// A call in an English system without a display; what it keeps goes under the target folder.
fn nari(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nari"));
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("nari-{}-{call}", std::process::id()));
    command.args(arguments).env("NARI_DATA_DIR", folder);
    for variable in ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(variable);
    }
    command.env("LANG", "en_GB.UTF-8").stdin(Stdio::null());
    command
}

fn answer(arguments: &[&str]) -> Output {
    nari(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The words of a row: parted by spaces, or between quotes.
fn words(row: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in row.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[track_caller]
fn is_refused(row: &str, line: &str) {
    let call = words(row);
    let output = answer(&call.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(text(&output.stderr), format!("{line}\n"), "{row}");
    assert_eq!(output.status.code(), Some(2), "{row}");
    assert_eq!(text(&output.stdout), "", "{row}");
}

#[test]
fn what_cannot_be_carried_out_is_one_line_and_status_2() {
    let rows = include_str!("cli/refused.txt").lines().filter(|row| !row.starts_with('#') && !row.is_empty());
    let mut count = 0;
    for row in rows {
        let (call, line) = row.split_once(" | ").unwrap();
        is_refused(call, line);
        count += 1;
    }
    assert!(count > 25, "{count} rows");
}

#[test]
fn errors_are_told_in_the_language_that_is_asked_for_or_the_systems() {
    is_refused("perft --lang fr x", "nari\u{a0}: PROFONDEUR\u{a0}: x n’est pas un nombre entier de 0 à 100");
    is_refused(
        "--lang=fr bogus",
        "nari\u{a0}: il n’y a pas de commande bogus\u{202f}; nari --help les montre",
    );
    let output = nari(&["bogus"]).env("LANG", "fr_CA.UTF-8").output().unwrap();
    assert!(text(&output.stderr).starts_with("nari\u{a0}: il n’y a pas"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let output = nari(&["why"]).arg(std::ffi::OsStr::from_bytes(b"\xff")).arg("7g7f").output().unwrap();
    assert_eq!(text(&output.stderr), "nari: an argument is not a text in UTF-8\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn help_is_in_the_language_and_names_every_command_and_option() {
    for (language, heading) in [("en", "Usage: nari"), ("fr", "Emploi\u{a0}: nari")] {
        let help = answer(&["--lang", language, "--help"]);
        assert_eq!(help.status.code(), Some(0));
        let help = text(&help.stdout);
        assert!(help.contains(heading), "{help}");
        for word in ["text", "check", "why", "perft", "render", "--lang", "--theme", "--data-dir", "--open"] {
            assert!(help.contains(word), "{word} in {help}");
        }
        let rows = [
            ("text", &["--lang", "--data-dir", "--open"][..]),
            ("check", &["--json"]),
            ("why", &["SFEN", "--lang", "--json"]),
            ("compose", &["--moves", "--count", "--seed", "--theme"]),
            ("convert", &["--to", "--lang", ".kifu"]),
            ("perft", &["--sfen", "--divide"]),
            ("sheet", &["--lang", "--data-dir", "A4", ".svg"]),
            ("render", &["--open", "--lang", "--theme", "--size", "--scale", ".png"]),
        ];
        for (command, words) in rows {
            let help = text(&answer(&[command, "--help", "--lang", language]).stdout);
            assert!(help.contains(&format!("{heading} {command}")), "{help}");
            assert!(words.iter().all(|word| help.contains(word)), "{words:?} in {help}");
            assert!(!help.contains("cli-"), "{help}");
        }
    }
    assert!(text(&answer(&["--version"]).stdout).starts_with("nari 0."));
}

#[test]
fn a_sheet_goes_to_a_file_or_to_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pins.svg");
    let written = answer(&["sheet", "pins", file.to_str().unwrap(), "--lang", "fr"]);
    assert_eq!((written.status.code(), text(&written.stdout)), (Some(0), String::new()));
    let printed = answer(&["sheet", "lesson:pins", "-", "--lang", "fr"]);
    assert_eq!(printed.status.code(), Some(0));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text(&printed.stdout));
    let one = text(&answer(&["sheet", "lesson:pins:2", "-", "--lang", "fr"]).stdout);
    assert!(one.starts_with("<svg ") && one.len() < text(&printed.stdout).len());
    // The settings of the folder are those that count, and the folder stays as it was.
    std::fs::write(folder.path().join("settings.toml"), "format = 1\npiece-set = \"letters\"\n").unwrap();
    let letters =
        answer(&["sheet", "pins", "-", "--data-dir", folder.path().to_str().unwrap(), "--lang", "fr"]);
    assert_ne!(text(&letters.stdout), text(&printed.stdout));
}

#[test]
fn why_says_legal_with_status_0_and_the_reason_with_status_1() {
    let output = answer(&["why", PINNED, "5h5g"]);
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(0), "G-5g is legal.\n"));
    let output = answer(&["why", PINNED, "5h4g"]);
    assert_eq!(output.status.code(), Some(1));
    let lines = text(&output.stdout);
    let lines: Vec<_> = lines.lines().collect();
    assert_eq!(lines[0], "Illegal move: G-4g");
    assert!(
        lines[1].starts_with("Your Gold on 5h is pinned: without it, the Rook on 5b would take your King.")
    );
    assert_eq!(lines[2..], ["pinning: 5b", "line of the pin: 5c 5d 5e 5f 5g 5h"]);
    assert_eq!(text(&output.stderr), "");
    let french = text(&answer(&["why", "8k/6S2/7G1/9/9/9/9/9/9 b P 1", "P*1b", "--lang", "fr"]).stdout);
    let lines: Vec<_> = french.lines().skip(2).collect();
    assert_eq!(
        lines,
        [
            "donnent échec\u{a0}: 1b",
            "couvrent 1b\u{a0}: 2c",
            "couvrent 2a\u{a0}: 3b",
            "couvrent 2b\u{a0}: 2c"
        ]
    );
}

#[test]
fn why_as_json_has_the_keys_of_its_page() {
    let json = |sfen, mv| -> Value {
        serde_json::from_slice(&answer(&["why", sfen, mv, "--json", "--lang", "fr"]).stdout).unwrap()
    };
    let legal = json(PINNED, "5h5g");
    assert_eq!(legal["legal"], Value::Bool(true));
    assert_eq!(legal["reason"], Value::Null);
    assert_eq!(legal["squares"], serde_json::json!({}));
    let pinned = json(PINNED, "5h4g");
    assert_eq!(pinned["legal"], Value::Bool(false));
    assert_eq!(pinned["reason"], "pinned");
    assert_eq!(pinned["squares"]["pinner"], serde_json::json!(["5b"]));
    assert_eq!(pinned["squares"]["ray"].as_array().unwrap().len(), 6);
    assert!(pinned["text"].as_str().unwrap().starts_with("Votre Or en 5h est cloué"));
    let mated = json("8k/6S2/7G1/9/9/9/9/9/9 b P 1", "P*1b");
    assert_eq!(mated["reason"], "drop-pawn-mate");
    assert_eq!(mated["squares"]["covers"], serde_json::json!({"1b": ["2c"], "2a": ["3b"], "2b": ["2c"]}));
    let squares = |sfen, mv, name: &str| json(sfen, mv)["squares"][name].clone();
    assert_eq!(squares("4k4/4r4/9/9/9/9/9/9/3GK4 b - 1", "6i6h", "checkers"), serde_json::json!(["5b"]));
    assert_eq!(squares("4k4/9/9/9/9/9/3g5/9/4K4 b - 1", "5i6h", "attackers"), serde_json::json!(["6g"]));
    assert_eq!(squares("4k4/9/9/9/4P4/9/9/4R4/4K4 b - 1", "5h5d", "blocker"), serde_json::json!(["5e"]));
    assert_eq!(squares("4k4/9/9/9/4P4/9/9/4R4/4K4 b P 1", "P*5d", "pawn"), serde_json::json!(["5e"]));
}

#[test]
fn perft_prints_the_count_alone_on_its_last_line() {
    let output = answer(&["perft", "3"]);
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(0), "25470\n"));
    assert_eq!(text(&answer(&["perft", "0"]).stdout), "1\n");
    let maximum = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    assert_eq!(text(&answer(&["perft", "1", "--sfen", maximum]).stdout), "593\n");
    let divided = text(&answer(&["perft", "2", "--divide"]).stdout);
    let lines: Vec<_> = divided.lines().collect();
    assert_eq!(lines.len(), 31);
    assert_eq!(lines[30], "900");
    assert!(lines.contains(&"7g7f: 30"));
}

#[test]
fn a_reader_that_has_read_enough_is_no_error_and_changes_no_answer() {
    let rows: [(&[&str], i32); 4] = [
        (&["perft", "2", "--divide"], 0),
        (&["why", PINNED, "5h5g"], 0),
        (&["why", PINNED, "5h4g"], 1),
        (&["why", PINNED, "5h4g", "--json"], 1),
    ];
    for (call, status) in rows {
        let mut child = nari(call).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(status), ""), "{call:?}");
    }
}

#[test]
fn what_was_typed_cannot_change_the_terminals_colours() {
    let output = answer(&["render", "--open", "\u{1b}[31mred\u{7}", "x.png"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!output.stderr.iter().any(|&byte| byte != b'\n' && byte < b' '), "{:?}", text(&output.stderr));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = nari(&["perft", "1"]).stdout(full).output().unwrap();
    assert_eq!(text(&output.stderr), "nari: standard output can’t be written: the disk is full\n");
    assert_eq!(output.status.code(), Some(2));
}

/// What comes of lines typed to `nari text`.
fn typed(command: &mut Command, lines: &str) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that has quit no longer reads.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn plain_text_ends_with_its_input() {
    let output = typed(&mut nari(&["text", "--open", "learn"]), "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(!output.stdout.is_empty());
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn without_a_display_nari_says_so_in_one_line_and_goes_on_in_plain_text() {
    let output = typed(&mut nari(&["--open", "learn"]), "quit\n");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(!output.stdout.is_empty());
    let errors = text(&output.stderr);
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.ends_with("so it goes on in plain text (as nari text)\n"), "{errors}");
}

#[test]
fn a_damaged_file_is_told_in_one_line_and_only_once() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("settings.toml"), "format = 1\ntheme = \"pink\"\n").unwrap();
    let start = || {
        let mut command = nari(&["text", "--open", "learn"]);
        typed(command.env("NARI_DATA_DIR", folder.path()), "")
    };
    let first = start();
    assert_eq!(first.status.code(), Some(0));
    let line = "nari: settings.toml is damaged (line 2, column 9). It was renamed settings.damaged-1.toml, and a new one was begun.\n";
    assert_eq!(text(&first.stderr), line);
    assert_eq!(text(&start().stderr), "");
}

#[test]
fn a_data_folder_that_cannot_be_used_is_told_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let output = typed(&mut nari(&["text", "--data-dir", file.to_str().unwrap()]), "");
    assert_eq!(output.status.code(), Some(0));
    let errors = text(&output.stderr);
    assert!(errors.contains("can’t be used (a file is in the way)"), "{errors}");
    assert_eq!(errors.lines().count(), 1);
}

#[test]
fn a_mate_is_solved_with_its_line() {
    let output = answer(&["solve", "7nl/7k1/5+Pppp/9/9/9/9/9/9 b BG2rb3g4s3n3l14p", "--json", "--all"]);
    let solved: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        (&solved["result"], &solved["moves"], &solved["moves_all"]),
        (&"mate".into(), &3.into(), &3.into())
    );
    assert_eq!((&solved["proved_shortest"], &solved["line"][0]), (&true.into(), &"B*3a".into()));
    assert_eq!((solved["cooks"].as_array().unwrap().len(), &solved["limit"]), (0, &Value::Null));
    let output = answer(&["solve", "6G2/6+B1k/8p/9/6PP1/9/9/9/9 b 2rb3g4s4n4l15p", "--json"]);
    let solved: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (output.status.code(), &solved["result"], &solved["moves"]),
        (Some(1), &"no-mate".into(), &Value::Null)
    );
    let hard = "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";
    let output = answer(&["solve", hard, "--json", "--nodes", "1000"]);
    let solved: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (output.status.code(), &solved["result"], &solved["limit"]),
        (Some(1), &"unknown".into(), &"nodes".into())
    );
}

#[test]
fn a_file_of_problems_is_solved_line_by_line_or_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("problems.txt");
    let row = "a name | 8k/9/8P/9/9/9/9/9/9 b G 1 | 1\n# a remark\n\n8k/9/9/9/9/9/9/9/9 b G\n";
    std::fs::write(&file, row).unwrap();
    let path = file.to_str().unwrap();
    let output = answer(&["solve", path, "--json", "--threads", "2"]);
    assert_eq!(output.status.code(), Some(1));
    let results: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<_> = results.iter().map(|solved| solved["result"].as_str().unwrap()).collect();
    assert_eq!(names, ["mate", "no-mate"]);
    std::fs::write(&file, format!("{row}8k/9/9/9/9/9/9/9/10 b G\n")).unwrap();
    let output = answer(&["solve", path]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    let told = text(&output.stderr);
    assert!(told.contains("problems.txt:5: ") && told.lines().count() == 1, "{told}");
    let output = answer(&["solve", "8k/9/9/9/9/9/9/9/9 b G", "--hash", "0"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn composed_problems_are_a_file_of_problems_the_same_for_a_seed() {
    let call = |seed| ["compose", "--moves", "1", "--seed", seed];
    let output = answer(&call("1"));
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
    let composed = text(&output.stdout);
    assert!(composed.starts_with("format = 1\n\n[[puzzle]]\nid = \"t"), "{composed}");
    assert!(composed.contains("\nmoves = 1\ntheme = \""), "{composed}");
    assert_eq!(text(&answer(&call("1")).stdout), composed);
    assert_ne!(text(&answer(&call("2")).stdout), composed);
    // It is solved as it says.
    let setup =
        composed.lines().find_map(|line| line.strip_prefix("setup = \"")).unwrap().trim_end_matches('"');
    let solved: Value = serde_json::from_slice(&answer(&["solve", setup, "--json"]).stdout).unwrap();
    assert_eq!((&solved["result"], &solved["moves"]), (&"mate".into(), &1.into()));
}
