//! A lesson's file, read whole or refused with all its faults.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use crate::notation::sfen;
use crate::shogi::{Color, Position, Setup, SetupRule, Square, Walls};

use super::expected::Expected;
use super::fact::Fact;
use super::fault::{Fault, FaultKind, Place};
use super::find::Find;
use super::goal::{Goal, Vocabulary};
use super::name::Name;
use super::raw::{Node, Source, Table, is_id};
use super::step::{Mistake, Part, Show, Step};
use super::task::{offer_numbers, optional_list, push, read_opponent, read_task};

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
pub(super) struct Draft<'a> {
    pub(super) table: Table<'a>,
    pub(super) position: Position,
    pub(super) places: BTreeMap<Part, Place>,
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
        read_position(node, SetupRule::Drill, |_| {})
    });
    let position = read_walls(&table, position, &mut places);
    let Some(position) = position else {
        read_without_board(table, kind.map(|(_, kind)| kind));
        return None;
    };
    let mut draft = Draft { table, position, places };
    let names = read_names(&mut draft);
    let facts = read_facts(&mut draft);
    let mistakes = read_mistakes(&mut draft);
    let show = read_show(&draft);
    let (kind_node, kind) = kind?;
    let opponent = read_opponent(&mut draft, kind);
    let Some(mut task) = read_task(&mut draft, kind) else {
        if !KINDS.contains(&kind) {
            return kind_node.refuse(Expected::StepKind);
        }
        draft.table.finish();
        return None;
    };
    draft.table.finish();
    offer_numbers(&mut task, &draft.position, mistakes.as_deref().unwrap_or_default());
    Some(Step {
        lesson: lesson.to_owned(),
        words: format!("lesson-{lesson}-{}", id?),
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

/// The board with the walls of a small game, if it has some.
fn read_walls(
    table: &Table<'_>,
    position: Option<Position>,
    places: &mut BTreeMap<Part, Place>,
) -> Option<Position> {
    let Some(node) = table.get("walls") else { return position };
    places.insert(Part::Walls, node.place());
    let walls = node.phrase(|phrase| phrase.word(Expected::Walls, |word| word.parse::<Walls>().ok()))?;
    match position?.walled(walls) {
        Ok(position) => Some(position),
        Err(squares) => {
            node.note(FaultKind::OutsideTheWalls { squares: squares.iter().collect() });
            None
        }
    }
}

/// Looks for what is wrong with the rest of a step that has no board: what depends on it is left out.
fn read_without_board(table: Table<'_>, kind: Option<&str>) {
    let mut draft = Draft { table, position: Position::start_position(), places: BTreeMap::new() };
    draft.table.get("names");
    draft.table.get("show");
    read_facts(&mut draft);
    read_mistakes(&mut draft);
    if let Some(kind) = kind.filter(|kind| KINDS.contains(kind)) {
        read_opponent(&mut draft, kind);
        read_task(&mut draft, kind);
        draft.table.finish();
    }
}

/// The kinds of steps.
pub const KINDS: [&str; 14] = [
    "explain", "paint", "collect", "capture", "move", "choose", "why-not", "answers", "build", "mate",
    "defend", "count", "quiz", "play",
];

/// A position that is written as SFEN; `prepared` may add to what is drawn.
pub(super) fn read_position(
    node: Node<'_>,
    rule: SetupRule,
    prepared: impl FnOnce(&mut Setup),
) -> Option<Position> {
    let text = node.text()?;
    let mut setup = match sfen::read(text) {
        Ok(setup) => setup,
        Err(error) => {
            let before = text.chars().take(error.column.saturating_sub(1));
            node.note_inside(before.map(char::len_utf8).sum(), FaultKind::SetupUnreadable(error));
            return None;
        }
    };
    prepared(&mut setup);
    match Position::from_setup(setup, rule) {
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
