//! A lesson's file, read whole or refused with all its faults.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use crate::notation::sfen;
use crate::shogi::{Color, Move, Position, SetupRule, Square, SquareSet};

use super::expected::Expected;
use super::fact::Fact;
use super::fault::{Fault, FaultKind, Place};
use super::find::Find;
use super::goal::{Goal, Vocabulary};
use super::name::Name;
use super::phrase::{Phrase, Side, Slip, read_kind, read_reason};
use super::raw::{Node, Source, Table, is_id};
use super::step::{Ask, Care, Choice, Mistake, Opponent, Part, Show, Step, Task};

/// The version of the format that this program reads.
pub const FORMAT: i64 = 1;

/// A lesson: steps on one subject.
#[derive(Debug)]
pub struct Lesson {
    /// The id, unique in its course; it names the file and begins the messages.
    pub id: String,
    /// The id of its chapter.
    pub chapter: String,
    /// The steps, in order.
    pub steps: Vec<Arc<Step>>,
}

/// What reading a lesson gave: whatever of it could be read, and all its faults.
pub(super) struct Read {
    pub(super) lesson: Lesson,
    pub(super) id_place: Place,
    pub(super) faults: Vec<Fault>,
}

/// Reads the file `lessons/<chapter>/<name>.toml`.
pub(super) fn read(file: &str, chapter: &str, name: &str, text: &str) -> Read {
    let source = Source::new(file, text);
    let mut lesson = Lesson { id: name.to_owned(), chapter: chapter.to_owned(), steps: Vec::new() };
    let mut id_place = Place { line: 1, column: 1 };
    if let Some(parsed) = source.parse() {
        let table = Table::new(&source, parsed.get_ref(), 0..0);
        read_format(&table);
        if let Some(node) = table.need("id") {
            id_place = node.place();
            if let Some(id) = node.id()
                && id != name
            {
                node.note(FaultKind::IdIsNotFileName { id: id.to_owned() });
            }
        }
        let steps = table.need("step").and_then(|node| {
            let steps = node.list()?;
            if steps.is_empty() {
                node.note(FaultKind::Empty { key: "step" });
            }
            Some(steps)
        });
        table.finish();
        let mut ids = BTreeSet::new();
        for (index, node) in steps.unwrap_or_default().into_iter().enumerate() {
            source.enter_step(Some(index + 1));
            if let Some(step) = read_step(node, name, index + 1, &mut ids) {
                lesson.steps.push(Arc::new(step));
            }
        }
        source.enter_step(None);
    }
    Read { lesson, id_place, faults: source.into_faults() }
}

/// The version that the file says: the one this program reads.
pub(super) fn read_format(table: &Table<'_>) {
    let Some(node) = table.need("format") else { return };
    let Some(number) = node.number() else { return };
    let format = i64::try_from(number).unwrap_or(i64::MAX);
    if format != FORMAT {
        node.note(FaultKind::UnknownFormat { format });
    }
}

/// What is read of a step before its task.
struct Draft<'a> {
    table: Table<'a>,
    position: Position,
    places: BTreeMap<Part, Place>,
}

fn read_step<'a>(node: Node<'a>, lesson: &str, number: usize, ids: &mut BTreeSet<&'a str>) -> Option<Step> {
    let table = node.table()?;
    let mut places = BTreeMap::from([(Part::Step, table.place())]);
    let id = table.need("id").and_then(|node| {
        places.insert(Part::Id, node.place());
        let id = node.id()?;
        if !ids.insert(id) {
            node.note(FaultKind::DuplicateId { id: id.to_owned() });
        }
        Some(id)
    });
    let kind = table.need("kind").and_then(|node| node.text().map(|kind| (node, kind)));
    let position = table.need("setup").and_then(|node| {
        places.insert(Part::Setup, node.place());
        read_setup(node)
    });
    // Without a board nothing more can be said, not even which keys are unknown.
    let mut draft = Draft { table, position: position?, places };
    let names = read_names(&mut draft);
    let facts = read_facts(&mut draft);
    let mistakes = read_mistakes(&mut draft);
    let show = read_show(&draft);
    let (kind_node, kind) = kind?;
    let opponent = read_opponent(&mut draft, kind);
    let Some(task) = read_task(&mut draft, kind) else {
        if !KINDS.contains(&kind) {
            return kind_node.refuse(Expected::StepKind);
        }
        draft.table.finish();
        return None;
    };
    draft.table.finish();
    Some(Step {
        lesson: lesson.to_owned(),
        id: id?.to_owned(),
        number,
        position: draft.position,
        task,
        names: names?,
        facts: facts?,
        mistakes: mistakes?,
        show: show?,
        opponent: opponent?,
        places: draft.places,
        outlook: OnceLock::new(),
    })
}

/// The kinds of steps.
pub const KINDS: [&str; 10] =
    ["explain", "paint", "collect", "capture", "move", "choose", "why-not", "answers", "mate", "quiz"];

fn read_setup(node: Node<'_>) -> Option<Position> {
    let text = node.text()?;
    let setup = match sfen::read(text) {
        Ok(setup) => setup,
        Err(error) => {
            let before = text.chars().take(error.column.saturating_sub(1));
            node.note_inside(before.map(char::len_utf8).sum(), FaultKind::SetupUnreadable(error));
            return None;
        }
    };
    match Position::from_setup(setup, SetupRule::Drill) {
        Ok(position) => Some(position),
        Err(faults) => {
            for fault in faults.as_slice() {
                node.note(FaultKind::SetupFault(*fault));
            }
            None
        }
    }
}

fn read_names(draft: &mut Draft<'_>) -> Option<Vec<(String, Name)>> {
    let Some(node) = draft.table.get("names") else { return Some(Vec::new()) };
    let learner = draft.position.side_to_move();
    let table = node.table()?;
    let mut all = Some(Vec::new());
    for (index, (key, place, value)) in table.entries().into_iter().enumerate() {
        draft.places.insert(Part::Name(index), place);
        let name = Name::read(value, &draft.position, learner);
        let key = if is_id(key) { Some(key.to_owned()) } else { value.refuse(Expected::NameId) };
        all = push(all, key.zip(name));
    }
    all
}

fn read_facts(draft: &mut Draft<'_>) -> Option<Vec<(String, Fact)>> {
    let facts = optional_list(&draft.table, "facts")?;
    let mut all = Some(Vec::new());
    for (index, node) in facts.into_iter().enumerate() {
        draft.places.insert(Part::Fact(index), node.place());
        let fact = node.phrase(Fact::read);
        let written = node.is_text().then(|| node.text().unwrap_or_default().to_owned());
        all = push(all, written.zip(fact));
    }
    all
}

fn read_mistakes(draft: &mut Draft<'_>) -> Option<Vec<Mistake>> {
    let nodes = optional_list(&draft.table, "mistakes")?;
    let mut all = Some(Vec::new());
    let mut says = BTreeSet::new();
    for (index, node) in nodes.into_iter().enumerate() {
        draft.places.insert(Part::Mistake(index), node.place());
        let mistake = node.table().and_then(|table| {
            let when = table.need("when").and_then(|node| Goal::read(node, Vocabulary::Anything));
            let say = table.need("say").and_then(|node| {
                let say = node.id()?;
                if !says.insert(say) {
                    node.note(FaultKind::DuplicateId { id: say.to_owned() });
                }
                if RESERVED.contains(&say) { node.refuse(Expected::Id) } else { Some(say.to_owned()) }
            });
            table.finish();
            Some(Mistake { when: when?, say: say? })
        });
        all = push(all, mistake);
    }
    all
}

/// The parts of a step's messages that are no mistakes.
const RESERVED: [&str; 4] = ["text", "hint-1", "hint-2", "done"];

fn read_show(draft: &Draft<'_>) -> Option<Vec<Show>> {
    let learner = draft.position.side_to_move();
    let nodes = optional_list(&draft.table, "show")?;
    let marks: Vec<_> = nodes.into_iter().map(|node| read_mark(node, &draft.position, learner)).collect();
    marks.into_iter().collect()
}

fn read_mark(node: Node<'_>, position: &Position, learner: Color) -> Option<Show> {
    enum Written {
        Arrow(Square, Square),
        Find(Find),
    }
    let written = node.phrase(|phrase| match phrase.peek() {
        Some("arrow") => {
            phrase.next_word();
            Ok(Written::Arrow(phrase.square()?, phrase.square()?))
        }
        _ => Find::read(phrase).map(Written::Find),
    })?;
    match written {
        Written::Arrow(from, to) => Some(Show::Arrow { from, to }),
        Written::Find(find) => match find.squares(position, learner) {
            Some(squares) if !squares.is_empty() => Some(Show::Squares(squares)),
            _ => {
                node.note(FaultKind::NothingToFind);
                None
            }
        },
    }
}

fn read_opponent(draft: &mut Draft<'_>, kind: &str) -> Option<Opponent> {
    let otherwise = if kind == "mate" { Opponent::Best } else { Opponent::Still };
    if !matches!(kind, "explain" | "collect" | "capture" | "move" | "mate") {
        return Some(otherwise);
    }
    let Some(node) = draft.table.get("opponent") else { return Some(otherwise) };
    if node.is_list() && kind != "mate" {
        let nodes = node.list()?;
        return moves(draft, nodes, Part::Script).map(Opponent::Script);
    }
    match (node.is_text().then(|| node.text()).flatten(), kind) {
        (Some("still"), "explain" | "collect" | "capture" | "move") => Some(Opponent::Still),
        (Some("best"), "move" | "mate") => Some(Opponent::Best),
        _ => node.refuse(Expected::Opponent),
    }
}

fn read_task(draft: &mut Draft<'_>, kind: &str) -> Option<Task> {
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
        "mate" => {
            let moves = read_moves(draft, |number| matches!(number, 1 | 3 | 5), Expected::MateLength);
            Some(Task::Mate { moves: moves? })
        }
        "quiz" => read_quiz(draft),
        _ => None,
    }
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

fn read_quiz(draft: &mut Draft<'_>) -> Option<Task> {
    let node = need(draft, "ask", Part::Ask)?;
    let ask = node.phrase(read_ask)?;
    let learner = draft.position.side_to_move();
    let answer = |word: &str| match ask {
        Ask::Kind(_) => read_kind(word).map(Choice::Kind),
        Ask::Side(_) => super::phrase::read_side(word).map(|side| Choice::Side(side.color(learner))),
        Ask::Count(_) => word.parse().ok().map(Choice::Number),
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
        Ask::Count(_) => numbers(draft)?,
        _ => each(draft, "choices", |phrase| phrase.word(Expected::Answer, answer))?,
    };
    Some(Task::Quiz { ask, choices })
}

fn read_ask(phrase: &mut Phrase<'_>) -> Result<Ask, Slip> {
    let start = phrase.clone();
    match phrase.next_word().unwrap_or_default() {
        "kind" => Ok(Ask::Kind(phrase.square()?)),
        "side" => Ok(Ask::Side(phrase.square()?)),
        "count" => Ok(Ask::Count(Find::read(phrase)?)),
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

fn optional_list<'a>(table: &Table<'a>, key: &'static str) -> Option<Vec<Node<'a>>> {
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

fn push<T>(all: Option<Vec<T>>, item: Option<T>) -> Option<Vec<T>> {
    all.zip(item).map(|(mut all, item)| {
        all.push(item);
        all
    })
}
