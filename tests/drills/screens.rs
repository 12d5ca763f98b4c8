//! A drill as a learner meets it: on the screen, in plain text, in his file.

use std::io::BufReader;
use std::sync::{Arc, OnceLock};

use nari::app::{
    App, Command, DrillCommand, DrillView, Effect, Event, Place, PlaceError, Screen, Start, Tone, place,
};
use nari::lesson::Catalog;
use nari::lesson::drill::{DrillKind, Rung};
use nari::locale::{Language, Words, messages};
use nari::progress::{DrillRecord, Drills, Settings, Store};
use nari::shogi::{Color, Move, PieceKind, Position, Setup, SetupRule, Square, SquareSet};

use crate::{drawn, each};

fn course() -> Arc<Catalog> {
    static COURSE: OnceLock<Arc<Catalog>> = OnceLock::new();
    Arc::clone(COURSE.get_or_init(|| Arc::new(Catalog::embedded().unwrap())))
}

fn start(place: Place, language: Language, drills: Drills) -> Start {
    Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        drills,
        seed: 5,
        place: Some(place),
        ..Start::new(course(), language)
    }
}

fn at(kind: DrillKind) -> App {
    App::new(start(Place::Drill(kind), Language::English, Drills::default())).0
}

#[track_caller]
fn drill(app: &App) -> DrillView {
    match app.view().screen {
        Screen::Drill(drill) => *drill,
        other => panic!("no drill is open: {other:?}"),
    }
}

/// What was kept last.
fn kept(effects: &[Effect]) -> Option<Drills> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::SaveDrills(drills) => Some(drills.clone()),
        _ => None,
    })
}

/// The position that a board shows.
pub fn shown(drill: &DrillView) -> Position {
    let mut setup = Setup::EMPTY;
    for square in &drill.board.squares {
        setup.board.set(square.square, square.face.as_ref().map(|face| face.piece));
    }
    for hand in [&drill.board.top, &drill.board.bottom] {
        for slot in &hand.slots {
            setup.hands[hand.color].set(slot.kind, slot.count);
        }
    }
    setup.side_to_move = drill.board.bottom.color;
    Position::from_setup(setup, SetupRule::Drill).unwrap()
}

/// Where the lit piece may go.
fn moves(drill: &DrillView) -> SquareSet {
    let lit = drill.board.squares.iter().find(|square| square.lit).unwrap().square;
    shown(drill).legal_moves_from(lit).iter().map(Move::to).collect()
}

/// Touches every square that is asked for.
fn paint(app: &mut App) -> Vec<Effect> {
    moves(&drill(app)).iter().flat_map(|square| app.update(Event::Square(square))).collect()
}

#[test]
fn what_is_right_is_counted_and_kept_and_grows_harder() {
    let mut app = at(DrillKind::Paint);
    assert!(drill(&app).overline.contains("level 1 of 5"));
    for number in 1..=3 {
        let effects = paint(&mut app);
        let view = drill(&app);
        assert!(view.done && view.stars == 3, "{:?}", view.feedback);
        let record = kept(&effects).unwrap().of("paint").cloned().unwrap();
        assert_eq!((record.right, record.in_a_row, record.highest), (number, number, 1));
        assert_eq!(record.level, if number == 3 { 2 } else { 1 });
        if number < 3 {
            // It never goes on by itself, and what is counted is not done again.
            app.update(Event::Command(Command::Undo));
            assert!(drill(&app).done);
            app.update(Event::Command(Command::Next));
            assert!(!drill(&app).done);
        }
    }
    let view = drill(&app);
    assert!(view.feedback.unwrap().text.contains("on to level 2"));
    assert!(view.overline.contains("level 2 of 5"));
    assert!(view.tally.lines[0].contains("3 right, 0 missed"), "{:?}", view.tally);
}

#[test]
fn a_wrong_touch_says_why_and_counts_as_a_miss() {
    let mut app = at(DrillKind::Paint);
    let asked = moves(&drill(&app));
    let wrong = Square::all().find(|&square| !asked.contains(square)).unwrap();
    app.update(Event::Square(wrong));
    let said = drill(&app).feedback.unwrap();
    assert_eq!(said.tone, Tone::Wrong);
    assert!(!said.text.is_empty() && !said.text.contains("one of the squares asked for"), "{}", said.text);
    let effects = paint(&mut app);
    assert_eq!(kept(&effects).unwrap().of("paint").unwrap().right, 0);
    assert!(drill(&app).tally.lines[0].contains("0 right, 1 missed"));
}

#[test]
fn harder_and_easier_are_chosen_and_begin_where_they_were_left() {
    let mut app = at(DrillKind::Pins);
    assert!(!drill(&app).easier.enabled && drill(&app).harder.enabled);
    let harder = Event::Command(Command::Drill(DrillCommand::Harder));
    let effects: Vec<_> = (0..6).flat_map(|_| app.update(harder.clone())).collect();
    assert!(drill(&app).overline.contains("level 5 of 5") && !drill(&app).harder.enabled);
    let kept = kept(&effects).unwrap();
    let (again, _) = App::new(start(Place::Drill(DrillKind::Pins), Language::English, kept));
    assert!(drill(&again).overline.contains("level 5 of 5"));
    app.update(Event::Command(Command::Drill(DrillCommand::Easier)));
    assert!(drill(&app).overline.contains("level 4 of 5"));
}

/// The square that "Touch 7f." names.
fn named(app: &App) -> Square {
    let text = drill(app).text;
    text.trim_start_matches("Touch ").trim_end_matches('.').parse().unwrap()
}

#[test]
fn there_is_no_clock_until_it_is_chosen_and_it_stops_by_itself() {
    let mut app = at(DrillKind::Squares);
    let effects = app.update(Event::Square(named(&app)));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Tick { .. })));
    assert_eq!(drill(&app).status, "");
    let clock = Event::Command(Command::Drill(DrillCommand::Clock));
    let mut effects = app.update(clock.clone());
    assert_eq!(drill(&app).status, "30 seconds left");
    for second in 1..=30 {
        let ticks: Vec<_> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Tick { token, after } => Some((*token, *after)),
                _ => None,
            })
            .collect();
        assert_eq!(ticks.len(), 1, "second {second}");
        if second <= 3 {
            // Right: the next one is asked at once.
            let before = drill(&app).number;
            app.update(Event::Square(named(&app)));
            assert_eq!(drill(&app).number, before + 1);
        }
        let spoken = app.view().announcement.serial;
        effects = app.update(Event::Woke(ticks[0].0));
        assert_eq!(app.view().announcement.serial == spoken, second < 30, "the clock is silent as it runs");
    }
    let said = drill(&app).feedback.unwrap();
    assert!(said.text.contains("3 squares in 30 seconds"), "{}", said.text);
    assert_eq!(kept(&effects).unwrap().of("squares").unwrap().round(1), Some(3));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Tick { .. })));
    // Nothing is asked any more.
    let tally = drill(&app).tally;
    app.update(Event::Square(named(&app)));
    assert_eq!(drill(&app).tally, tally);
    // Again, and then without the clock.
    app.update(Event::Command(Command::Restart));
    assert_eq!(drill(&app).status, "30 seconds left");
    app.update(clock);
    assert_eq!(drill(&app).status, "");
}

#[test]
fn a_stale_clock_takes_no_time() {
    let mut app = at(DrillKind::Squares);
    let clock = Event::Command(Command::Drill(DrillCommand::Clock));
    let first = app.update(clock.clone());
    let token = first.iter().find_map(|effect| match effect {
        Effect::Tick { token, .. } => Some(*token),
        _ => None,
    });
    app.update(Event::Command(Command::Restart));
    app.update(Event::Woke(token.unwrap()));
    assert_eq!(drill(&app).status, "30 seconds left");
}

#[test]
fn where_faces_are_asked_no_letter_stands_beside_them() {
    let app = at(DrillKind::Pairs);
    let faces: Vec<_> = drill(&app).board.squares.into_iter().filter_map(|square| square.face).collect();
    assert!(!faces.is_empty());
    assert!(faces.iter().all(|face| face.set == nari::progress::PieceSet::Kanji));
}

#[test]
fn a_pin_is_not_given_away_by_its_padlock_or_its_spoken_name() {
    let app = at(DrillKind::Pins);
    let view = drill(&app);
    let pinned = shown(&view).pinned(Color::Black);
    assert!(!pinned.is_empty());
    for square in view.board.squares {
        assert!(!square.pinned && !square.spoken.contains("pinned"), "{}", square.spoken);
    }
}

#[test]
fn drills_stand_on_the_list_and_at_the_end_of_their_chapters() {
    let mut drills = Drills::default();
    drills.right("pins", 2, 9);
    drills.stands("pins", 3);
    let (mut app, _) = App::new(start(Place::Learn, Language::English, drills));
    let list = |app: &App| match app.view().screen {
        Screen::Learn(learn) => *learn,
        other => panic!("{other:?}"),
    };
    let all = list(&app).chapters.pop().unwrap();
    assert_eq!(all.drills.len(), DrillKind::ALL.len());
    assert_eq!((all.done, all.total), (1, DrillKind::ALL.len()));
    let pins = all.drills.iter().find(|row| row.name == "drill:pins").unwrap();
    assert!(pins.note.contains('3') && pins.note.contains('9'), "{}", pins.note);
    app.update(Event::Chapter(all.index));
    assert!(list(&app).chapters.last().unwrap().open);
    // Each kind belongs to some chapter.
    let chapters = list(&app).chapters;
    let named = |name: &str| {
        let mut cards = chapters.iter().filter(|card| card.index != all.index);
        cards.any(|card| card.drills.iter().any(|row| row.name == name))
    };
    assert!(all.drills.iter().all(|row| named(&row.name)));
    // The search finds them too.
    app.update(Event::Search("pinned?".to_owned()));
    assert!(list(&app).chapters.iter().any(|card| card.drills.iter().any(|row| row.name == "drill:pins")));
}

#[test]
fn a_place_names_a_drill() {
    let read = |text: &str| place::read(text, &course());
    for kind in DrillKind::ALL {
        assert_eq!(read(&format!("drill:{}", kind.id())), Ok(Place::Drill(kind)));
    }
    assert_eq!(read("drill:chess"), Err(PlaceError::NoDrill("chess".to_owned())));
    assert_eq!(read("drill"), Err(PlaceError::NoDrill(String::new())));
}

/// Every message of every item is there in both languages, and asks for nothing that the item does not give.
#[test]
fn each_item_has_its_words_in_both_languages() {
    let known = Language::ALL.map(|language| {
        let path = format!("locales/{}/drills.ftl", language.code());
        (Words::new(language), messages::read(&std::fs::read_to_string(path).unwrap()).0)
    });
    each(4, |kind, _, _, step| {
        for id in step.messages().into_iter().chain([kind.title(), kind.summary()]) {
            for (words, described) in &known {
                assert!(words.has(&id), "{id}");
                let given = |name: &String| step.names.iter().any(|(key, _)| key == name);
                assert!(described[&id].arguments.iter().all(given), "{id}");
            }
        }
    });
}

#[test]
fn what_was_reached_is_kept_beside_the_rest_and_merged() {
    let folder = tempfile::tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path());
    let mut mine = Drills::default();
    mine.right("pins", 2, 5);
    mine.stands("pins", 3);
    mine.round("squares", 1, 14);
    assert_eq!(store.save_drills(&mine), []);
    // Another version wrote meanwhile, with keys that this one does not know.
    let path = folder.path().join("drills.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("in-a-row = 5", "in-a-row = 9\nmood = \"good\"")).unwrap();
    mine.round("squares", 1, 11);
    mine.round("squares", 2, 8);
    assert_eq!(store.save_drills(&mine), []);
    drop(store);
    let (store, notices) = Store::open(folder.path());
    assert_eq!(notices, []);
    let pins = store.drills().of("pins").unwrap();
    assert_eq!((pins.level, pins.highest, pins.right, pins.in_a_row), (3, 2, 1, 9));
    assert_eq!(pins.other["mood"].as_str(), Some("good"));
    let squares: &DrillRecord = store.drills().of("squares").unwrap();
    assert_eq!((squares.round(1), squares.round(2), squares.round(3)), (Some(14), Some(8), None));
}

/// What plain text prints after these lines.
fn typed(language: Language, place: Place, lines: &str) -> String {
    let (app, effects) = App::new(start(place, language, Drills::default()));
    let mut printed = Vec::new();
    nari::text::run(app, effects, BufReader::new(lines.as_bytes()), &mut printed, |_| Vec::new()).unwrap();
    String::from_utf8(printed).unwrap()
}

#[test]
fn a_drill_is_done_by_lines() {
    let app = at(DrillKind::Paint);
    let squares: Vec<_> = moves(&drill(&app)).iter().map(|square| square.to_string()).collect();
    let lines = format!("{}\nnext\nharder\nquit\n", squares.join("\n"));
    let text = typed(Language::English, Place::Drill(DrillKind::Paint), &lines);
    for expected in ["Drill · level 1 of 5", "Perfect!", "1 right, 0 missed", "Drill · level 2 of 5"] {
        assert!(text.contains(expected), "no {expected:?} in\n{text}");
    }
}

#[test]
fn the_list_of_lines_names_each_drill_and_the_clock_lets_no_second_slip_by() {
    let text = typed(Language::French, Place::Learn, "drill:squares\nchrono\ntexte\nchrono\nquitter\n");
    for expected in ["drill:pins", "Le nom des cases", "Encore 30 secondes"] {
        assert!(text.contains(expected), "no {expected:?} in\n{text}");
    }
    assert!(!text.contains("C’est l’heure"), "{text}");
}

#[test]
fn an_item_of_the_faces_shows_them_in_lines_as_signs() {
    let text = typed(Language::English, Place::Drill(DrillKind::Pairs), "quit\n");
    let kinds = PieceKind::ALL.map(|kind| nari::notation::japanese::kanji(kind, Color::Black));
    assert!(kinds.into_iter().any(|sign| text.contains(sign)), "{text}");
}

#[test]
fn every_kind_can_be_given_up_and_shown() {
    for kind in DrillKind::ALL {
        for rung in Rung::ALL {
            // The step can be shown from its start: two hints, then the answer.
            let mut session = nari::lesson::Session::new(drawn(kind, rung, 77));
            assert!(session.hint().is_some() && session.hint().is_some(), "{kind:?} {rung:?}");
            assert!(session.show_me().is_some() && session.is_done(), "{kind:?} {rung:?}");
        }
    }
}
