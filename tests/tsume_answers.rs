//! The promise: `nari solve` has a clear answer for every board, the strange ones too, and never panics.
//!
//! Rows are in `tests/tsume/answers.txt`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// `nari solve` in an English system.
fn solve(sfen: &str) -> Output {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tsume-answers");
    let mut command = Command::new(env!("CARGO_BIN_EXE_nari"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(variable);
    }
    command.env("NARI_DATA_DIR", folder).env("LANG", "en_GB.UTF-8");
    command.args(["solve", sfen, "--json"]).output().unwrap()
}

#[test]
fn every_board_has_a_clear_answer() {
    let rows = include_str!("tsume/answers.txt").lines().filter(|row| !row.starts_with('#'));
    let mut count = 0;
    for row in rows {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [sfen, status, expected, _] = cells.try_into().unwrap();
        let output = solve(sfen);
        assert_eq!(output.status.code().unwrap().to_string(), status, "{row}");
        let said = if output.stdout.is_empty() {
            String::from_utf8(output.stderr).unwrap().trim_end().to_owned()
        } else {
            let solved: Value = serde_json::from_slice(&output.stdout).unwrap();
            let result = solved["result"].as_str().unwrap();
            solved["moves"].as_u64().map_or(result.to_owned(), |moves| format!("{result} {moves}"))
        };
        assert_eq!(said, expected, "{row}");
        count += 1;
    }
    assert!(count > 9);
}
