//! The list of problems put into filters, groups and cards.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::puzzle_shape::{
    Busy, Chip, ClassicCard, Endless, EndlessChoice, FilterRow, Museum, OwnPosition, PuzzleCard, PuzzleGroup,
    PuzzleState, PuzzlesView,
};
use super::shape::ResumeCard;
use super::{Enabled, board, button, puzzle_words, today};
use crate::app::courses;
use crate::app::screen::{Mine, PuzzleList, next_to_do};
use crate::app::state::App;
use crate::app::{Command, Place, PuzzleFilter, PuzzleRecordFilter, own_position};
use crate::lesson::Guest;
use crate::lesson::puzzle::{Classic, Puzzle};
use crate::locale::Message;
use crate::progress::{CardId, Held, Miss, Standing};
use crate::tsume::compose::Theme;

/// The lengths in which new problems are composed, in plies.
pub const COMPOSED: &[usize] = &[1, 3, 5];

pub(super) fn puzzles(app: &App) -> PuzzlesView {
    let words = &app.words;
    let all = app.catalog.puzzles();
    let done = all.iter().filter(|puzzle| is_solved(app, &puzzle.id)).count();
    let groups = groups(app);
    PuzzlesView {
        title: words.text("puzzles-title"),
        summary: words.say(&Message::new("puzzles-summary").with("total", all.len()).with("done", done)),
        resume: resume(app),
        filters: vec![lengths(app), themes(app), records(app)],
        own: own(app),
        endless: Endless {
            label: words.text("puzzles-endless"),
            help: words.text("puzzles-endless.help"),
            choices: COMPOSED
                .iter()
                .map(|&moves| EndlessChoice { label: puzzle_words::mate_in(app, moves), moves })
                .collect(),
        },
        museum: app.list.shows_all().then(|| museum(app)).filter(|museum| !museum.cards.is_empty()),
        empty: groups.is_empty().then(|| words.text("puzzles-none-left")),
        groups,
        busy: busy(app),
        notices: app.notices.clone(),
    }
}

/// The problem that is being composed.
pub(super) fn busy(app: &App) -> Option<Busy> {
    let composing = app.list.composing?;
    let message = Message::new("puzzles-composing").with("moves", composing.moves);
    Some(Busy {
        text: app.words.say(&message.with("tried", puzzle_words::count(app, composing.search.nodes))),
        stop: button(app, Command::Stop, "button-stop", Enabled::Yes),
    })
}

fn is_solved(app: &App, id: &str) -> bool {
    app.puzzles.of(id).is_some_and(|record| record.solved)
}

fn row(app: &App, label: &str, chips: Vec<(String, PuzzleFilter)>) -> FilterRow {
    let words = &app.words;
    let chip = |(label, filter): (String, PuzzleFilter)| {
        let list = app.list.with(filter);
        let count = passing(app, &list);
        let selected = app.list.is_in_force(filter);
        let id = if selected { "puzzles-chip-selected" } else { "puzzles-chip" };
        let spoken = words.say(&Message::new(id).with("label", label.as_str()).with("count", count));
        Chip { label, count, selected, filter, spoken }
    };
    FilterRow { label: words.text(label), chips: chips.into_iter().map(chip).collect() }
}

fn lengths(app: &App) -> FilterRow {
    let lengths: BTreeSet<_> = app.catalog.puzzles().iter().map(|puzzle| puzzle.moves).collect();
    let all = (app.words.text("puzzles-any-length"), PuzzleFilter::Length(None));
    let each = lengths
        .into_iter()
        .map(|moves| (puzzle_words::mate_in(app, moves), PuzzleFilter::Length(Some(moves))));
    row(app, "puzzles-by-length", std::iter::once(all).chain(each).collect())
}

fn themes(app: &App) -> FilterRow {
    let there: BTreeSet<_> = app.catalog.puzzles().iter().map(|puzzle| puzzle.theme).collect();
    let all = (app.words.text("puzzles-any-theme"), PuzzleFilter::Theme(None));
    let each = Theme::ALL
        .into_iter()
        .filter(|theme| there.contains(theme))
        .map(|theme| (puzzle_words::theme(app, theme), PuzzleFilter::Theme(Some(theme))));
    row(app, "puzzles-by-theme", std::iter::once(all).chain(each).collect())
}

fn records(app: &App) -> FilterRow {
    let choices = [
        ("puzzles-any-record", None),
        ("puzzles-unsolved", Some(PuzzleRecordFilter::Unsolved)),
        ("puzzles-missed", Some(PuzzleRecordFilter::Missed)),
        ("puzzles-today", Some(PuzzleRecordFilter::Today)),
        ("puzzles-own-misses", Some(PuzzleRecordFilter::Own)),
    ];
    let chips = choices.into_iter().map(|(id, record)| (app.words.text(id), PuzzleFilter::Record(record)));
    row(app, "puzzles-by-record", chips.collect())
}

fn own(app: &App) -> OwnPosition {
    let words = &app.words;
    OwnPosition {
        label: words.text("puzzles-own"),
        help: words.text("puzzles-own.help"),
        text: app.list.own.clone(),
        placeholder: words.text("puzzles-own.placeholder"),
        error: fault(app),
        solve: button(app, Command::Solve, "button-solve", Enabled::Yes),
    }
}

/// What is wrong with the position that was typed.
pub(super) fn fault(app: &App) -> Option<String> {
    app.list.fault.as_ref().map(|fault| own_position::told(&app.words, fault))
}

/// How many problems pass the filters of a list, those of the learner's own counted where they are shown.
fn passing(app: &App, list: &PuzzleList) -> usize {
    let own = if list.record == Some(PuzzleRecordFilter::Own) { own_cards(app, list).len() } else { 0 };
    app.catalog.puzzles().iter().filter(|puzzle| list.passes(puzzle, &app.puzzles)).count() + own
}

/// How many problems pass the filters.
pub(super) fn shown(app: &App) -> String {
    let count = passing(app, &app.list);
    app.words.say(&Message::new("heard-filtered").with("count", count))
}

fn groups(app: &App) -> Vec<PuzzleGroup> {
    let all = app.catalog.puzzles();
    let by_length = all.chunk_by(|left, right| left.moves == right.moves);
    let guests = app.catalog.guests().iter().filter_map(|guest| group_of(app, guest));
    let own = by_length.filter_map(|puzzles| group(app, puzzles));
    mine(app).into_iter().chain(guests).chain(own).collect()
}

/// The problems of a teacher's own course; `None` when it has none that passes the filters.
fn group_of(app: &App, guest: &Guest) -> Option<PuzzleGroup> {
    let puzzles = guest.catalog.puzzles();
    let shown = puzzles.iter().enumerate().filter(|(_, puzzle)| app.list.passes(puzzle, &app.puzzles));
    let card = |(index, puzzle): (usize, &Arc<Puzzle>)| {
        let theme = puzzle_words::mate_in(app, puzzle.moves);
        carded(app, &puzzle.id, index + 1, theme, puzzle.grade.number())
    };
    grouped(app, courses::title(app, &guest.name), shown.map(card).collect())
}

/// The mates that the learner missed in his games; `None` when he made no puzzle of any, or a filter is in force.
fn mine(app: &App) -> Option<PuzzleGroup> {
    grouped(app, app.words.text("puzzles-mine"), own_cards(app, &app.list))
}

/// The mates that the learner missed, and the exercises made of what else he got wrong, that a list shows.
fn own_cards(app: &App, list: &PuzzleList) -> Vec<PuzzleCard> {
    let is_asked_for = list.record == Some(PuzzleRecordFilter::Own) && list.theme.is_none();
    if !(list.shows_all() || is_asked_for) {
        return Vec::new();
    }
    let is_kept = |card: Option<CardId>| card.is_none_or(|card| app.reviews.held(&card) != Held::Deleted);
    let mates = Mine::all(&app.puzzles)
        .filter(|mine| list.length.is_none_or(|length| length == mine.moves))
        .filter(|mine| is_kept(CardId::puzzle(&mine.id)))
        .map(|mine| mine_card(app, &mine));
    let misses = app
        .notebook
        .misses
        .iter()
        .filter(|(number, _)| list.length.is_none() && is_kept(Some(CardId::miss(*number))));
    mates.chain(misses.map(|(number, miss)| miss_card(app, number, miss))).collect()
}

/// An exercise made of something that the learner got wrong.
fn miss_card(app: &App, number: u32, miss: &Miss) -> PuzzleCard {
    let (theme, _) = today::missed(app, miss);
    let schedule = app.reviews.schedule(&CardId::miss(number), app.now);
    let (state, spoken) = match schedule.map(|schedule| schedule.standing) {
        None => (PuzzleState::New, "puzzles-card-new"),
        Some(Standing::ToLearn) => (PuzzleState::Tried, "puzzles-card-tried"),
        Some(_) => (PuzzleState::Solved, "puzzles-card-solved"),
    };
    let label = usize::try_from(number).unwrap_or(usize::MAX);
    let message = Message::new(spoken).with("number", label).with("theme", theme.as_str());
    PuzzleCard {
        id: CardId::miss(number).to_string(),
        label: label.to_string(),
        theme,
        grade: 1,
        state,
        stars: 0,
        place: Place::Miss(number),
        spoken: app.words.say(&message.with("grade", 1_u8).with("stars", 0_u8)),
    }
}

fn mine_card(app: &App, mine: &Mine) -> PuzzleCard {
    let theme = puzzle_words::mate_in(app, mine.moves);
    let grade = u8::try_from(mine.moves.div_ceil(2)).unwrap_or(u8::MAX).min(9);
    carded(app, &mine.id, mine.number, theme, grade)
}

/// The problems of one length; `None` when none passes the filters.
fn group(app: &App, puzzles: &[Arc<Puzzle>]) -> Option<PuzzleGroup> {
    let moves = puzzles.first()?.moves;
    let shown = puzzles.iter().enumerate().filter(|(_, puzzle)| app.list.passes(puzzle, &app.puzzles));
    let card = |(index, puzzle): (usize, &Arc<Puzzle>)| {
        carded(app, &puzzle.id, index + 1, puzzle_words::theme(app, puzzle.theme), puzzle.grade.number())
    };
    grouped(app, puzzle_words::mate_in(app, moves), shown.map(card).collect())
}

/// Cards under a title; `None` without a card.
fn grouped(app: &App, title: String, cards: Vec<PuzzleCard>) -> Option<PuzzleGroup> {
    let done = cards.iter().filter(|card| card.state == PuzzleState::Solved).count();
    let message = Message::new("puzzles-group").with("title", title.as_str());
    let spoken = app.words.say(&message.with("done", done).with("total", cards.len()));
    let total = cards.len();
    (total > 0).then_some(PuzzleGroup { title, done, total, spoken, cards })
}

fn carded(app: &App, id: &str, number: usize, theme: String, grade: u8) -> PuzzleCard {
    let record = app.puzzles.of(id);
    let (state, spoken) = match record {
        Some(record) if record.solved => (PuzzleState::Solved, "puzzles-card-solved"),
        Some(record) if record.last.is_some() => (PuzzleState::Tried, "puzzles-card-tried"),
        _ => (PuzzleState::New, "puzzles-card-new"),
    };
    let stars = record.map_or(0, |record| record.stars);
    let message = Message::new(spoken).with("number", number).with("theme", theme.as_str());
    let spoken = app.words.say(&message.with("grade", grade).with("stars", stars));
    let place = Place::Puzzle { id: id.to_owned() };
    PuzzleCard { id: id.to_owned(), label: number.to_string(), theme, grade, state, stars, place, spoken }
}

fn resume(app: &App) -> Option<ResumeCard> {
    let words = &app.words;
    let puzzle = next_to_do(app.catalog.puzzles(), &app.puzzles)?;
    let begun = app.puzzles.last_puzzle.is_some();
    let title = Message::new("puzzles-resume-title").with("length", puzzle_words::mate_in(app, puzzle.moves));
    Some(ResumeCard {
        overline: words.text(if begun { "learn-continue" } else { "learn-begin" }),
        title: words.say(&title.with("number", puzzle_words::number(app, puzzle).0)),
        text: puzzle_words::asked(app, puzzle.moves),
        steps: Vec::new(),
        board: board::picture(app, puzzle.problem.position()),
        button: words.text(if begun { "learn-continue-button" } else { "learn-begin-button" }),
        place: Place::Puzzle { id: puzzle.id.clone() },
    })
}

fn museum(app: &App) -> Museum {
    let words = &app.words;
    Museum {
        title: words.text("puzzles-museum"),
        text: words.text("puzzles-museum.text"),
        cards: app.catalog.classics().iter().map(|classic| classic_card(app, classic)).collect(),
    }
}

fn classic_card(app: &App, classic: &Classic) -> ClassicCard {
    let words = &app.words;
    let title = words.text(&classic.title());
    let subtitle = puzzle_words::credit(app, classic);
    let seen = app.puzzles.of(&classic.id).is_some();
    let id = if seen { "puzzles-classic-seen" } else { "puzzles-classic-new" };
    let message = Message::new(id).with("title", title.as_str()).with("credit", subtitle.as_str());
    ClassicCard {
        id: classic.id.clone(),
        spoken: words.say(&message),
        title,
        subtitle,
        seen,
        place: Place::Puzzle { id: classic.id.clone() },
    }
}
