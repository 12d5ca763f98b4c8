//! Read as a newcomer would: no term of the course stands in a text before the text that explains it. The terms are the
//! rows of `terms/`; `docs/terms.md` lists them with their first place, and is written anew with `NARI_WRITE_TERMS=1`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use nari::lesson::{Catalog, Step};
use nari::locale::messages::{self, Part};
use nari::locale::{Language, Words};

/// A term, and the message that explains it.
struct Term {
    forms: Vec<String>,
    explained: String,
}

fn terms(language: Language) -> Vec<Term> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/terms");
    let text = std::fs::read_to_string(folder.join(format!("{}.txt", language.code()))).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let term = |row: &str| {
        let (forms, explained) = row.split_once(" = ").unwrap();
        Term { forms: forms.split(", ").map(str::to_owned).collect(), explained: explained.to_owned() }
    };
    rows.map(term).collect()
}

/// A text of the course, in the order in which a learner comes to it.
struct Said<'a> {
    id: String,
    step: &'a Step,
    chapter: u8,
    /// Its words, in small letters; a placeable is its name between braces.
    words: String,
}

fn said(catalog: &Catalog, language: Language) -> Vec<Said<'_>> {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for (_, file) in nari::locale::catalog::embedded(language) {
        for (id, described) in messages::read(file).0 {
            let parts = described.parts.iter().map(|part| match part {
                Part::Words { text, .. } => text.to_lowercase(),
                // Its braces keep a form from being found in it.
                Part::Placeable(name) => format!("{{{name}}}"),
                Part::Break => " ".to_owned(),
            });
            texts.insert(id, parts.collect());
        }
    }
    let mut all = Vec::new();
    for lesson in catalog.lessons() {
        let chapter = catalog.chapter_of(&lesson.id).unwrap().number;
        for step in &lesson.steps {
            // What is learned is said last, after the mistakes.
            let mut ids = step.messages();
            ids.sort_by_key(|id| id.ends_with("-done"));
            for id in ids {
                let words = texts.get(&id).cloned().unwrap_or_default();
                all.push(Said { id, step, chapter, words });
            }
        }
    }
    all
}

/// Whether the words stand in the text whole, and not as a part of longer ones.
fn holds(text: &str, form: &str) -> bool {
    let in_name = |sign: char| sign.is_alphanumeric() || matches!(sign, '{' | '}');
    let form = form.to_lowercase();
    text.match_indices(&form).any(|(at, _)| {
        let before = text.get(..at).is_some_and(|before| before.ends_with(in_name));
        let after = text.get(at + form.len()..).is_some_and(|after| after.starts_with(in_name));
        !before && !after
    })
}

/// What is wrong with a term, and where it stands first.
fn place<'s, 'c>(term: &Term, said: &'s [Said<'c>]) -> Result<&'s Said<'c>, String> {
    let name = term.forms.first().unwrap();
    let used = |said: &Said<'_>| {
        // A name that the placeable of the same name writes.
        let named = said.words.contains(&format!("{{{}}}", name.to_lowercase()));
        term.forms.iter().any(|form| holds(&said.words, form)) || (named && said.id == term.explained)
    };
    let Some(explained) = said.iter().position(|said| said.id == term.explained) else {
        return Err(format!("{name}: there is no {}", term.explained));
    };
    let first = said.iter().position(used).ok_or_else(|| format!("{name} is never said"))?;
    let at = said.get(first).unwrap();
    if first < explained {
        return Err(format!("{name} stands in {}, before {}", at.id, term.explained));
    }
    if first > explained {
        return Err(format!("{name}: {} does not say it", term.explained));
    }
    Ok(at)
}

#[test]
fn no_term_is_said_before_it_is_explained() {
    let catalog = Catalog::embedded().unwrap();
    let mut wrong = Vec::new();
    let mut page = String::from(PAGE);
    for language in Language::ALL {
        let words = Words::new(language);
        let said = said(&catalog, language);
        let terms = terms(language);
        writeln!(page, "\n## {}\n\n| term | chapter | lesson | step |\n|---|---|---|---|", language.code())
            .unwrap();
        for term in &terms {
            match place(term, &said) {
                Ok(at) => {
                    let lesson = words.text(&format!("lesson-{}-title", at.step.lesson));
                    let (name, number) = (term.forms.first().unwrap(), at.step.number);
                    writeln!(page, "| {name} | {} | {lesson} | {number} (`{}`) |", at.chapter, at.id)
                        .unwrap();
                }
                Err(fault) => wrong.push(format!("{}: {fault}", language.code())),
            }
        }
        println!("{}: {} terms", language.code(), terms.len());
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/terms.md");
    if std::env::var_os("NARI_WRITE_TERMS").is_some() {
        std::fs::write(&file, &page).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap();
    assert_eq!(written, page, "docs/terms.md is old: NARI_WRITE_TERMS=1 cargo test --test terms");
}

const PAGE: &str = "# The terms of the course\n
Where each term is said first, which is also where it is explained. Written by `NARI_WRITE_TERMS=1 cargo test --test terms`
from `tests/terms/`, and kept true by that test.\n";

#[test]
fn a_term_that_comes_too_early_is_found() {
    let catalog = Catalog::embedded().unwrap();
    let said = said(&catalog, Language::English);
    let early =
        Term { forms: vec!["mate".to_owned()], explained: "lesson-pins-gold-on-the-file-text".to_owned() };
    assert!(place(&early, &said).is_err_and(|fault| fault.contains("before")));
    let never = Term { forms: vec!["castling".to_owned()], explained: early.explained };
    assert!(place(&never, &said).is_err_and(|fault| fault.contains("never said")));
    assert!(holds("a mate.", "mate") && !holds("material", "mate"));
}
