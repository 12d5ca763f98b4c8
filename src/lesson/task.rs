//! What a step asks, as its keys say it.

use std::collections::BTreeSet;

use crate::engine::Level;
use crate::shogi::{Move, Position, SquareSet};

use super::contest::Contest;
use super::expected::Expected;
use super::fact::Fact;
use super::fault::FaultKind;
use super::find::Find;
use super::goal::{Goal, Vocabulary};
use super::lesson::Draft;
use super::measure::Measure;
use super::phrase::{Phrase, Side, Slip, read_kind, read_reason, read_side};
use super::raw::{Node, Table};
use super::step::{Ask, Care, Choice, Counting, Mistake, Opponent, Part, Task};

pub(super) fn read_opponent(draft: &mut Draft<'_>, kind: &str) -> Option<Opponent> {
    let otherwise = if matches!(kind, "mate" | "defend") { Opponent::Best } else { Opponent::Still };
    if !matches!(kind, "explain" | "collect" | "capture" | "move" | "build" | "mate") {
        return Some(otherwise);
    }
    let Some(node) = draft.table.get("opponent") else { return Some(otherwise) };
    if node.is_list() && kind != "mate" {
        let nodes = node.list()?;
        return moves(draft, nodes, Part::Script).map(Opponent::Script);
    }
    match (node.is_text().then(|| node.text()).flatten(), kind) {
        (Some("still"), "explain" | "collect" | "capture" | "move" | "build") => Some(Opponent::Still),
        (Some("best"), "move" | "mate") => Some(Opponent::Best),
        _ => node.refuse(Expected::Opponent),
    }
}

pub(super) fn read_task(draft: &mut Draft<'_>, kind: &str) -> Option<Task> {
    match kind {
        "explain" => {
            let nodes = optional_list(&draft.table, "play")?;
            Some(Task::Explain { play: moves(draft, nodes, Part::Play)? })
        }
        "paint" => {
            let node = need(draft, "find", Part::Find)?;
            Some(Task::Paint { find: node.phrase(Find::read)? })
        }
        "collect" => {
            let stars = filled_list(draft, "stars")?;
            Some(Task::Collect { stars: squares(draft, stars, Part::Stars)? })
        }
        "capture" => read_capture(draft),
        "move" => {
            let goal = read_goal(draft);
            let moves = read_moves(draft, |number| (1..=9).contains(&number), Expected::SmallNumber);
            Some(Task::Move { goal: goal?, moves: moves? })
        }
        "choose" => {
            let goal = read_goal(draft);
            let nodes = filled_list(draft, "choices")?;
            Some(Task::Choose { choices: moves(draft, nodes, Part::Choice)?, goal: goal? })
        }
        "why-not" => read_why_not(draft),
        "answers" => Some(Task::Answers),
        "build" => read_build(draft),
        "mate" => {
            let moves = read_moves(draft, |number| matches!(number, 1 | 3 | 5 | 7 | 9), Expected::MateLength);
            Some(Task::Mate { moves: moves? })
        }
        "defend" => {
            let moves = read_moves(draft, |number| matches!(number, 1 | 3 | 5 | 7 | 9), Expected::MateLength);
            Some(Task::Defend { moves: moves? })
        }
        "count" => read_count(draft),
        "quiz" => read_quiz(draft),
        "play" => read_contest(draft).map(Task::Play),
        _ => None,
    }
}

/// The most moves that a game of a step may give the learner.
const LONGEST: usize = 200;

fn read_contest(draft: &mut Draft<'_>) -> Option<Contest> {
    let level = need(draft, "opponent", Part::Level)
        .and_then(|node| node.phrase(|phrase| phrase.word(Expected::Level, Level::from_id)));
    let goal = |draft: &mut Draft<'_>, key| match draft.table.get(key) {
        None => Some(None),
        Some(node) => {
            if key == "goal" {
                draft.places.insert(Part::Goal, node.place());
            }
            Goal::read(node, Vocabulary::Move).map(Some)
        }
    };
    let (mine, theirs) = (goal(draft, "goal"), goal(draft, "theirs"));
    let seed = draft.table.get("seed").map_or(Some(None), |node| {
        let seed = node.number()?;
        u64::try_from(seed).ok().map(Some)
    });
    let moves = draft.table.get("moves").map_or(Some(None), |node| {
        draft.places.insert(Part::Moves, node.place());
        let number = node.number()?;
        if (1..=LONGEST).contains(&number) { Some(Some(number)) } else { node.refuse(Expected::GameLength) }
    });
    Some(Contest { level: level?, seed: seed?, goal: mine?, theirs: theirs?, moves: moves? })
}

fn read_goal(draft: &mut Draft<'_>) -> Option<Goal> {
    Goal::read(need(draft, "goal", Part::Goal)?, Vocabulary::Move)
}

fn read_moves(draft: &mut Draft<'_>, fits: impl Fn(usize) -> bool, expected: Expected) -> Option<usize> {
    let Some(node) = draft.table.get("moves") else { return Some(1) };
    draft.places.insert(Part::Moves, node.place());
    let number = node.number()?;
    if fits(number) { Some(number) } else { node.refuse(expected) }
}

fn read_capture(draft: &mut Draft<'_>) -> Option<Task> {
    let care = match draft.table.get("safely") {
        None => Some(Care::Any),
        Some(node) => match node.yes_or_no() {
            Some(true) => Some(Care::Safely),
            Some(false) => Some(Care::Any),
            None => node.refuse(Expected::YesOrNo),
        },
    };
    let other = draft.position.side_to_move().other();
    let targets = if let Some(node) = draft.table.get("targets") {
        let nodes = node.list()?;
        squares(draft, nodes, Part::Targets)
    } else {
        let king: SquareSet = draft.position.king(other).into_iter().collect();
        Some(draft.position.board().of(other) - king)
    };
    Some(Task::Capture { targets: targets?, care: care? })
}

fn read_build(draft: &mut Draft<'_>) -> Option<Task> {
    let nodes = filled_list(draft, "shape")?;
    let mut shape = Some(Vec::new());
    for (index, node) in nodes.into_iter().enumerate() {
        draft.places.insert(Part::Shape(index), node.place());
        shape = push(shape, node.phrase(|phrase| Ok((phrase.kind()?, phrase.square()?))));
    }
    Some(Task::Build { shape: shape? })
}

fn read_why_not(draft: &mut Draft<'_>) -> Option<Task> {
    let Some(node) = draft.table.get("move") else {
        let nodes = filled_list(draft, "choices")?;
        return Some(Task::WhichIsIllegal { choices: moves(draft, nodes, Part::Choice)? });
    };
    draft.places.insert(Part::Move, node.place());
    let mv = node.phrase(Phrase::moved);
    let choices = each(draft, "choices", |phrase| phrase.word(Expected::Reason, read_reason))?;
    Some(Task::WhyIllegal { mv: mv?, choices })
}

fn read_count(draft: &mut Draft<'_>) -> Option<Task> {
    let node = need(draft, "ask", Part::Ask)?;
    let measure = node.phrase(Measure::read);
    let touch = match draft.table.get("touch") {
        None => false,
        Some(node) => node.yes_or_no().or_else(|| node.refuse(Expected::YesOrNo))?,
    };
    let measure = measure?;
    let by = match (&measure, touch) {
        (Measure::Count(_), true) => Counting::Touch,
        (_, true) => return node.refuse(Expected::Find),
        (_, false) if draft.table.get("choices").is_some() => Counting::Number(numbers(draft)?),
        (_, false) => Counting::Number(Vec::new()),
    };
    Some(Task::Count { measure, by })
}

/// How many numbers are offered where the lesson names none.
const NUMBERS: usize = 4;

/// The numbers to pick from, where the lesson names none: the right one, those of the mistakes, and their neighbours.
pub(super) fn offer_numbers(task: &mut Task, position: &Position, mistakes: &[Mistake]) {
    let Task::Count { measure, by: Counting::Number(choices) } = task else { return };
    let (Some(right), true) = (measure.value(position, position.side_to_move()), choices.is_empty()) else {
        return;
    };
    let named = mistakes.iter().flat_map(|mistake| mistake.when.numbers());
    let mut numbers: BTreeSet<usize> = named.chain([right]).collect();
    let around = [right + 1, right.saturating_sub(1), right + 2, right.saturating_sub(2), right + 3];
    for number in around {
        if numbers.len() < NUMBERS {
            numbers.insert(number);
        }
    }
    *choices = numbers.into_iter().map(Choice::Number).collect();
}

fn read_quiz(draft: &mut Draft<'_>) -> Option<Task> {
    let node = need(draft, "ask", Part::Ask)?;
    let ask = node.phrase(read_ask)?;
    let learner = draft.position.side_to_move();
    let answer = |word: &str| match ask {
        Ask::Kind(_) => read_kind(word).map(Choice::Kind),
        Ask::Side(_) => read_side(word).map(|side| Choice::Side(side.color(learner))),
        Ask::Number(_) => word.parse().ok().map(Choice::Number),
        Ask::True(_) => match word {
            "yes" => Some(Choice::Yes),
            "no" => Some(Choice::No),
            _ => None,
        },
        Ask::PieceSet => None,
    };
    let choices = match ask {
        Ask::PieceSet => Vec::new(),
        Ask::Side(_) if draft.table.get("choices").is_none() => {
            vec![Choice::Side(Side::Mine.color(learner)), Choice::Side(Side::Theirs.color(learner))]
        }
        Ask::True(_) if draft.table.get("choices").is_none() => vec![Choice::Yes, Choice::No],
        Ask::Number(_) => numbers(draft)?,
        _ => each(draft, "choices", |phrase| phrase.word(Expected::Answer, answer))?,
    };
    Some(Task::Quiz { ask, choices })
}

fn read_ask(phrase: &mut Phrase<'_>) -> Result<Ask, Slip> {
    let start = phrase.clone();
    match phrase.next_word().unwrap_or_default() {
        "kind" => Ok(Ask::Kind(phrase.square()?)),
        "side" => Ok(Ask::Side(phrase.square()?)),
        "count" | "worth" | "points" => {
            *phrase = start;
            Measure::read(phrase).map(Ask::Number)
        }
        "true" => Ok(Ask::True(Fact::read(phrase)?)),
        "piece-set" => Ok(Ask::PieceSet),
        _ => Err(start.slip(Expected::Question)),
    }
}

/// Answers that are numbers, written as numbers or as texts.
fn numbers(draft: &mut Draft<'_>) -> Option<Vec<Choice>> {
    let nodes = filled_list(draft, "choices")?;
    let mut all = Some(Vec::new());
    for (index, node) in nodes.into_iter().enumerate() {
        draft.places.insert(Part::Choice(index), node.place());
        let number = if node.is_text() { node.phrase(Phrase::number) } else { node.number() };
        all = push(all, number.map(Choice::Number));
    }
    all
}

fn need<'a>(draft: &mut Draft<'a>, key: &'static str, part: Part) -> Option<Node<'a>> {
    let node = draft.table.need(key)?;
    draft.places.insert(part, node.place());
    Some(node)
}

pub(super) fn optional_list<'a>(table: &Table<'a>, key: &'static str) -> Option<Vec<Node<'a>>> {
    table.get(key).map_or_else(|| Some(Vec::new()), Node::list)
}

/// A list that must be there and hold something.
fn filled_list<'a>(draft: &mut Draft<'a>, key: &'static str) -> Option<Vec<Node<'a>>> {
    let node = draft.table.need(key)?;
    draft.places.insert(Part::Choices, node.place());
    let nodes = node.list()?;
    if nodes.is_empty() {
        node.note(FaultKind::Empty { key });
        return None;
    }
    Some(nodes)
}

/// Reads every text of a list; each that cannot be read is noted.
fn each<T>(
    draft: &mut Draft<'_>,
    key: &'static str,
    read: impl Fn(&mut Phrase<'_>) -> Result<T, Slip>,
) -> Option<Vec<T>> {
    let nodes = filled_list(draft, key)?;
    let mut all = Some(Vec::new());
    for (index, node) in nodes.into_iter().enumerate() {
        draft.places.insert(Part::Choice(index), node.place());
        all = push(all, node.phrase(&read));
    }
    all
}

fn moves(draft: &mut Draft<'_>, nodes: Vec<Node<'_>>, part: impl Fn(usize) -> Part) -> Option<Vec<Move>> {
    let mut all = Some(Vec::new());
    for (index, node) in nodes.into_iter().enumerate() {
        draft.places.insert(part(index), node.place());
        all = push(all, node.phrase(Phrase::moved));
    }
    all
}

fn squares(draft: &mut Draft<'_>, nodes: Vec<Node<'_>>, part: impl Fn(usize) -> Part) -> Option<SquareSet> {
    let mut all = Some(SquareSet::EMPTY);
    for node in nodes {
        let square = node.phrase(Phrase::square);
        if let Some(square) = square {
            draft.places.insert(part(square.index()), node.place());
        }
        all = all.zip(square).map(|(all, square)| all | square.into());
    }
    all
}

pub(super) fn push<T>(all: Option<Vec<T>>, item: Option<T>) -> Option<Vec<T>> {
    all.zip(item).map(|(mut all, item)| {
        all.push(item);
        all
    })
}
