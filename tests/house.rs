//! The promise: the house is built as its page (`src/lib.rs`) says, and nothing is said that a language lacks.
//!
//! Sources are read as text, without their comments.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nari::locale::messages::{self, Described};
use nari::locale::{Language, catalog};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file with that ending under a folder of the package, with its path from the package.
fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    fn gather(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, ending, files);
            } else if path.extension().is_some_and(|found| found == ending) {
                files.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    gather(&root().join(folder), ending, &mut paths);
    paths.sort();
    let named = |path: PathBuf| {
        let name = path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
        (name, fs::read_to_string(&path).unwrap())
    };
    paths.into_iter().map(named).collect()
}

/// The folders of the rooms: those of the program, and those of `nari_core`, which it hands on.
const ROOMS: [&str; 2] = ["src", "core/src"];

/// Every Rust file of the rooms.
fn sources() -> Vec<(String, String)> {
    ROOMS.into_iter().flat_map(|folder| files(folder, "rs")).collect()
}

/// The room of a source by its path; `None` for the files that stand before all rooms.
fn room(path: &str) -> Option<&str> {
    let inside = ROOMS.iter().find_map(|folder| path.strip_prefix(folder)?.strip_prefix('/'))?;
    Some(inside.split_once('/')?.0)
}

/// The code of a Rust file: comments left out.
fn code(text: &str) -> String {
    let uncommented = |line: &str| match line.find("//") {
        // An address in a string is no comment.
        Some(at) if !line[..at].ends_with(':') => line[..at].to_owned(),
        _ => line.to_owned(),
    };
    text.lines().map(uncommented).collect::<Vec<_>>().join("\n")
}

/// A row of the import table in `src/lib.rs`: what a folder may name.
struct Row {
    parts: BTreeSet<String>,
    crates: BTreeSet<String>,
}

/// The import table as the page shows it: `| folder | may name | crates |`, with "all above" written out.
fn import_table() -> BTreeMap<String, Row> {
    let page = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let rows = page.lines().filter_map(|line| line.trim_start_matches("//!").trim().strip_prefix('|'));
    let rows = rows.skip_while(|row| !row.contains("may name")).skip(2);
    let mut table = BTreeMap::new();
    let mut above: BTreeSet<String> = BTreeSet::new();
    for row in rows {
        let [folder, parts, crates] = row.trim_end_matches('|').split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let names = |list: &str| -> BTreeSet<String> {
            list.split([',', ' ', '`'])
                .map(str::trim)
                .filter(|name| !name.is_empty() && *name != "–")
                .map(str::to_owned)
                .collect()
        };
        let mut parts = names(&parts.replace("all above", ""));
        if row.contains("all above") {
            parts.extend(above.iter().cloned());
        }
        let folder = folder.trim().to_owned();
        above.insert(folder.clone());
        table.insert(folder, Row { parts, crates: names(crates) });
    }
    table
}

/// The parts that a path from `crate::` names: `crate::shogi::X`, `crate::{app::Y, locale}`.
fn parts_named(code: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for (at, path) in code.match_indices("crate::") {
        // `$crate::` of a macro names it too; `other_crate::` does not.
        if code[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_') {
            continue;
        }
        let rest = &code[at + path.len()..];
        let word = |text: &str| {
            text.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect::<String>()
        };
        match rest.strip_prefix('{') {
            None => {
                named.insert(word(rest));
            }
            Some(group) => {
                let (mut depth, mut start) = (0, true);
                for (at, sign) in group.char_indices() {
                    match sign {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => start = true,
                        _ if start && sign.is_alphanumeric() => {
                            named.insert(word(&group[at..]));
                            start = false;
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    named
}

#[test]
fn each_part_names_only_what_the_import_table_allows() {
    let table = import_table();
    assert!(table.len() >= 9, "the table of src/lib.rs can't be read");
    let folders: BTreeSet<_> = ROOMS
        .into_iter()
        .flat_map(|folder| fs::read_dir(root().join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    let missing: Vec<_> = folders.iter().filter(|folder| !table.contains_key(*folder)).collect();
    assert!(missing.is_empty(), "not in the table: {missing:?}");
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let Some(folder) = room(&path) else { continue };
        let row = &table[folder];
        for part in parts_named(&code(&text)) {
            if part != folder && !row.parts.contains(&part) {
                wrong.push(format!("{path} names {part}"));
            }
        }
        // `super` all the way up would be another way out of the folder.
        let depth = path.split_once("src/").map_or(0, |(_, inside)| inside.matches('/').count() + 1);
        let inner = usize::from(text.contains("mod tests"));
        let up = "super::".repeat(depth + inner);
        let module = path.ends_with("/mod.rs");
        let up = if module { up.replacen("super::", "", 1) } else { up };
        if code(&text).contains(&up) {
            wrong.push(format!("{path} goes up by {up}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn each_part_uses_only_its_crates() {
    let table = import_table();
    let dependencies: BTreeSet<_> = ["Cargo.toml", "core/Cargo.toml"]
        .into_iter()
        .flat_map(|path| {
            let manifest: toml::Table = fs::read_to_string(root().join(path)).unwrap().parse().unwrap();
            manifest["dependencies"].as_table().unwrap().keys().cloned().collect::<Vec<_>>()
        })
        .map(|name| name.replace('-', "_"))
        // `src/lib.rs` hands its rooms on; everybody names them as rooms of the house.
        .filter(|name| name != "nari_core")
        .collect();
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for (path, text) in sources() {
        let Some(folder) = room(&path) else { continue };
        let code = code(&text);
        for name in &dependencies {
            let named = code.match_indices(&format!("{name}::")).any(|(at, _)| {
                !code[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':')
            });
            if !named {
                continue;
            }
            used.insert(name.clone());
            if !table[folder].crates.contains(name) {
                wrong.push(format!("{path} uses {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let unused: Vec<_> = dependencies.difference(&used).collect();
    assert!(unused.is_empty(), "nothing uses {unused:?}");
}

/// Every message and attribute of a language, by name.
fn said_in(language: Language) -> BTreeMap<String, Described> {
    let mut said = BTreeMap::new();
    for (path, text) in catalog::embedded(language) {
        let (found, faults) = messages::read(text);
        assert_eq!(faults, [], "{path}");
        for (id, described) in found {
            for attribute in &described.attributes {
                said.insert(format!("{id}.{attribute}"), Described::default());
            }
            assert_eq!(said.insert(id.clone(), described), None, "{id} twice, {path}");
        }
    }
    said
}

#[test]
fn every_message_exists_in_each_language_with_the_same_arguments() {
    let [french, english] = Language::ALL.map(said_in);
    let names = |said: &BTreeMap<String, Described>| said.keys().cloned().collect::<BTreeSet<_>>();
    let difference: Vec<_> = names(&french).symmetric_difference(&names(&english)).cloned().collect();
    assert!(difference.is_empty(), "in one language only: {difference:?}");
    assert!(french.len() > 300, "{} messages", french.len());
    // `$Piece` is `$piece` at the head of a sentence; `$gender` is for languages that agree.
    let compared = |described: &Described| -> BTreeSet<String> {
        described.arguments.iter().map(|name| name.to_lowercase()).filter(|name| name != "gender").collect()
    };
    let wrong: Vec<_> = french
        .iter()
        .filter(|(id, described)| compared(described) != compared(&english[*id]))
        .map(|(id, _)| id)
        .collect();
    assert!(wrong.is_empty(), "other arguments: {wrong:?}");
}

#[test]
fn every_text_of_the_markup_is_a_message() {
    let said = said_in(Language::English);
    let mut asked = 0;
    let mut wrong = Vec::new();
    for (path, text) in files("ui", "slint") {
        for call in ["Tr.get(\"", "Tr.get-with(\""] {
            for (at, _) in text.match_indices(call) {
                let id = text[at + call.len()..].split('"').next().unwrap();
                asked += 1;
                if !said.contains_key(id) {
                    wrong.push(format!("{path}: {id}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let markup = files("ui", "slint");
    assert!(asked > 0 || !markup.iter().any(|(_, text)| text.contains("Tr.")), "no call was found");
}

/// The texts between quotes of a Rust file.
fn literals(code: &str) -> Vec<String> {
    let mut literals = Vec::new();
    let mut signs = code.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\'' => {
                // A sign between quotes, or a lifetime: neither begins a text.
                if signs.peek() == Some(&'\\') {
                    signs.next();
                }
                if signs.peek() == Some(&'"') {
                    signs.next();
                }
            }
            '"' => {
                let mut literal = String::new();
                while let Some(sign) = signs.next() {
                    match sign {
                        '"' => break,
                        '\\' => literal.extend(signs.next()),
                        _ => literal.push(sign),
                    }
                }
                literals.push(literal);
            }
            _ => {}
        }
    }
    literals
}

/// Whether a name fits a literal: the same, or one that `format!` makes by filling its braces.
fn fits(id: &str, literal: &str) -> bool {
    let mut parts = Vec::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before);
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    let Some(first) = parts.first() else { return id == literal };
    let Some(mut left) = id.strip_prefix(first) else { return false };
    for part in &parts[1..] {
        let Some((_, after)) = left.split_once(part) else { return false };
        left = after;
    }
    left.len() > rest.len() && left.ends_with(rest)
}

/// Ids begin with a word of their area; a literal with such a word is taken for a message's name.
fn is_id(literal: &str, areas: &BTreeSet<String>) -> bool {
    let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || "-._{}".contains(sign);
    literal.chars().all(plain)
        && literal.split_once('-').is_some_and(|(area, rest)| areas.contains(area) && !rest.is_empty())
}

#[test]
fn every_message_named_in_the_code_exists() {
    let said = said_in(Language::English);
    let mut wrong = Vec::new();
    let mut asked = 0;
    for (path, text) in sources() {
        // A module's own tests have messages of their own.
        let code = code(text.split("#[cfg(test)]").next().unwrap());
        for call in [
            "Message::new(\"",
            ".text(\"",
            ".has(\"",
            ".say(\"",
            "Message::new(format!(\"",
            ".text(&format!(\"",
        ] {
            for (at, _) in code.match_indices(call) {
                // What comes before `.text(` may be something else than words, in the tests of `locale` itself.
                let id = code[at + call.len()..].split('"').next().unwrap();
                asked += 1;
                if !said.keys().any(|known| fits(known, id))
                    && !path.contains("notation/")
                    && !path.contains("lesson/")
                {
                    wrong.push(format!("{path}: {id}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(asked > 100, "{asked} calls");
}

#[test]
fn every_message_is_said_somewhere() {
    let said = said_in(Language::English);
    let areas: BTreeSet<_> = said.keys().filter_map(|id| Some(id.split_once('-')?.0.to_owned())).collect();
    let mut literals: BTreeSet<String> = BTreeSet::new();
    for (_, text) in sources() {
        literals.extend(
            self::literals(&code(&text))
                .into_iter()
                .filter(|literal| is_id(literal, &areas) || said.contains_key(literal)),
        );
    }
    for (_, text) in files("ui", "slint") {
        literals.extend(
            text.split('"')
                .filter(|literal| is_id(literal, &areas) || said.contains_key(*literal))
                .map(str::to_owned),
        );
    }
    // What lessons say is proved by `nari check`.
    let of_lessons = |id: &str| id.starts_with("lesson-") || id.starts_with("chapter-");
    let silent: Vec<_> = said
        .keys()
        .filter(|id| {
            !of_lessons(id) && !id.contains('.') && !literals.iter().any(|literal| fits(id, literal))
        })
        .collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

#[test]
fn french_is_set_as_french_is() {
    let mut wrong = Vec::new();
    for (path, text) in files("locales/fr", "ftl") {
        // A comment, a key's own sign, and file:line:column are not sentences.
        let is_sentence =
            |line: &str| !["#", "    .key", "check-line"].iter().any(|start| line.starts_with(start));
        for (number, line) in text.lines().enumerate().filter(|(_, line)| is_sentence(line)) {
            let mut say = |what: &str| wrong.push(format!("{path}:{}: {what}: {line}", number + 1));
            let value = line
                .split_once('=')
                .filter(|(id, _)| !id.contains(['{', '[', '*']))
                .map_or(line, |(_, value)| value);
            let signs: Vec<char> = value.chars().collect();
            for (at, &sign) in signs.iter().enumerate() {
                let before = at.checked_sub(1).map(|at| signs[at]);
                let after = signs.get(at + 1).copied();
                let ends_a_word = after.is_none_or(|after| after == ' ' || after == '\u{a0}' || after == '»');
                match sign {
                    ';' | '!' | '?'
                        if ends_a_word
                            && before != Some('\u{202f}')
                            && before.is_some_and(char::is_alphanumeric) =>
                    {
                        say("a narrow no-break space goes before");
                    }
                    ';' | '!' | '?' | ':' if before == Some(' ') => say("the space before would break"),
                    ':' if ends_a_word
                        && before.is_some_and(|before| before.is_alphabetic() || before == '}') =>
                    {
                        say("a no-break space goes before :");
                    }
                    '«' if !matches!(after, Some('\u{a0}' | '\u{202f}')) => {
                        say("a no-break space goes after «");
                    }
                    '»' if !matches!(before, Some('\u{a0}' | '\u{202f}')) => {
                        say("a no-break space goes before »");
                    }
                    '\'' if before.is_some_and(char::is_alphabetic) => say("the apostrophe is ’"),
                    '“' | '”' => say("quotation marks are « »"),
                    _ => {}
                }
            }
            let lower = value.to_lowercase();
            for word in ["oeil", "coeur", "noeud", "oeuvre", "voeu", "soeur"] {
                if lower.contains(word) {
                    say("œ");
                }
            }
            for word in ["pégase", "roque", "échiquier", "parachuter sur le goban"] {
                if lower.contains(word) {
                    say("not a word of shogi in French");
                }
            }
            for capital in ["Echec", "Etape", "Ecran", "Etoile", "A droite", "A gauche", "Evite"] {
                if value.contains(capital) {
                    say("capitals keep their accents");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
