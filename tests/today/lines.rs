//! The screen of the day as lines, in both languages.

use std::sync::Arc;

use nari::app::{App, Effect, Event, Start};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::{Missed, Moment, Notebook, Settings};
use nari::shogi::PieceKind;

/// What is printed, the clock standing still at a noon.
fn printed(language: Language, lines: &str) -> String {
    let now = Moment::new(20_787 * 86_400 + 11 * 3600, 60);
    let mut notebook = Notebook::default();
    notebook.misses.add(Missed::pair(PieceKind::Dragon, PieceKind::Horse), "2026-11-29");
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        now,
        notebook,
        ..Start::new(Arc::new(Catalog::embedded().unwrap()), language)
    });
    let mut output = Vec::new();
    let keep = |effect: &Effect| match effect {
        Effect::ReadClock => vec![Event::Clock(now)],
        _ => Vec::new(),
    };
    nari::text::run(app, effects, lines.as_bytes(), &mut output, keep).unwrap();
    String::from_utf8(output).unwrap()
}

/// Each of the parts is printed, one after the other.
#[track_caller]
fn holds(text: &str, parts: &[&str]) {
    let mut from = 0;
    for part in parts {
        let at = text[from..].find(part).unwrap_or_else(|| panic!("no {part:?} after {:?}", &text[..from]));
        from += at + part.len();
    }
}

#[test]
fn the_day_is_worked_through_by_lines_in_english() {
    let text = printed(
        Language::English,
        "today\npause 1\nundo\ndelete 1\nundo\ndelete 99\n1\nhint\nhint\nshow\nnext\nhint\nhint\nshow\nnext\nquit\n",
    );
    holds(
        &text,
        &[
            "Today\n",
            "0 due · 6 new · 0 done",
            "  1  Dragon or Horse  –  two signs you confused, 29 November",
            "Marks along the way",
            "And 11 more.",
            "A missed day costs nothing",
            "Paused: it is not asked any more",
            "Paused\n",
            "  6  Dragon or Horse",
            "0 due · 5 new · 0 done",
            "Type text to hear the whole list again.",
            "  1  Dragon or Horse",
            "Deleted: it is not asked any more.",
            "0 due · 5 new · 0 done",
            "Type text to hear the whole list again.",
            "Type the number of a line of the list",
            "You took one of these faces for the other. Touch every Dragon.",
            "And now the other way round: touch every Horse.",
            "It is asked again today.",
            // The next thing of the day is a problem.
            "Mate in 1",
        ],
    );
    assert_eq!(text.matches("Marks along the way").count(), 1, "the whole list is told once");
}

#[test]
fn the_day_is_told_by_lines_in_french() {
    let text = printed(Language::French, "aujourd’hui\n1\nquitter\n");
    holds(
        &text,
        &[
            "0 à revoir · 6 à découvrir · 0 fait",
            "deux signes confondus, 29 novembre",
            "Repères en chemin",
            "Un jour manqué ne coûte rien",
            "Vous avez pris l’une de ces faces pour l’autre.",
        ],
    );
}
