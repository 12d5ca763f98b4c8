//! The files `lessons/tsume/*.toml`, read whole or refused with all their faults.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::lesson::expected::Expected;
use crate::lesson::fault::{Fault, FaultKind, Place};
use crate::lesson::files::Files;
use crate::lesson::lesson::{read_format, read_position};
use crate::lesson::raw::{Node, Source, Table};
use crate::shogi::SetupRule;
use crate::tsume::compose::{Grade, Theme};
use crate::tsume::{Problem, fill_defender};

use super::puzzle::{Classic, Puzzle};

/// The file of the museum; every other one beside it holds problems of the course's own.
pub(in crate::lesson) const MUSEUM: &str = "lessons/tsume/museum.toml";
/// Where the files stand.
const FOLDER: &str = "lessons/tsume/";

/// Whether the path is that of a file of mate problems.
pub(in crate::lesson) fn is_of_puzzles(path: &str) -> bool {
    path.strip_prefix(FOLDER).is_some_and(|name| !name.contains('/'))
}

/// What could be read of the problems, and the faults of the rest.
#[derive(Debug, Default)]
pub(in crate::lesson) struct Read {
    pub(in crate::lesson) puzzles: Vec<Placed<Puzzle>>,
    pub(in crate::lesson) classics: Vec<Placed<Classic>>,
    pub(in crate::lesson) faults: Vec<Fault>,
}

/// A problem, and where its file says what.
#[derive(Debug)]
pub(in crate::lesson) struct Placed<T> {
    pub(in crate::lesson) inner: Arc<T>,
    pub(in crate::lesson) file: String,
    pub(in crate::lesson) places: Places,
}

/// Where the keys of a problem stand; those that it does not have are where it begins.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::lesson) struct Places {
    pub(in crate::lesson) id: Place,
    pub(in crate::lesson) setup: Place,
    pub(in crate::lesson) moves: Place,
    pub(in crate::lesson) theme: Place,
    pub(in crate::lesson) grade: Place,
}

impl<T> Placed<T> {
    pub(in crate::lesson) fn fault(&self, place: Place, kind: FaultKind) -> Fault {
        Fault { file: self.file.clone(), place, step: None, kind }
    }
}

/// Reads all files of mate problems. Those that are no text are left out.
pub(in crate::lesson) fn read(files: &Files) -> Read {
    let mut read = Read::default();
    let mut ids = BTreeSet::new();
    for path in files.paths().filter(|path| is_of_puzzles(path)) {
        let Some(text) = files.text(path) else { continue };
        let source = Source::new(path, text);
        if let Some(parsed) = source.parse() {
            let table = Table::new(&source, parsed.get_ref(), 0..0);
            read_format(&table);
            let key = if path == MUSEUM { "classic" } else { "puzzle" };
            let nodes = table.need(key).and_then(|node| {
                let nodes = node.list()?;
                if nodes.is_empty() {
                    node.note(FaultKind::Empty { key });
                }
                Some(nodes)
            });
            table.finish();
            for node in nodes.unwrap_or_default() {
                let file = path.to_owned();
                if path == MUSEUM {
                    let placed = read_classic(node, &mut ids);
                    read.classics.extend(placed.map(|(inner, places)| Placed { inner, file, places }));
                } else {
                    let placed = read_puzzle(node, &mut ids);
                    read.puzzles.extend(placed.map(|(inner, places)| Placed { inner, file, places }));
                }
            }
        }
        read.faults.extend(source.into_faults());
    }
    read
}

fn read_puzzle(node: Node<'_>, ids: &mut BTreeSet<String>) -> Option<(Arc<Puzzle>, Places)> {
    let table = node.table()?;
    let mut places = Places::of(&table);
    let common = read_common(&table, &mut places, ids);
    let theme = table.need("theme").and_then(|node| {
        places.theme = node.place();
        Theme::from_name(node.text()?).or_else(|| node.refuse(Expected::Theme))
    });
    let grade = table.need("grade").and_then(|node| {
        places.grade = node.place();
        let number = u8::try_from(node.number()?).ok();
        number.and_then(Grade::new).or_else(|| node.refuse(Expected::SmallNumber))
    });
    table.finish();
    let Common { id, problem, moves } = common?;
    Some((Arc::new(Puzzle { id, problem, moves, theme: theme?, grade: grade? }), places))
}

fn read_classic(node: Node<'_>, ids: &mut BTreeSet<String>) -> Option<(Arc<Classic>, Places)> {
    let table = node.table()?;
    let mut places = Places::of(&table);
    let common = read_common(&table, &mut places, ids);
    let id = |key| table.need(key).and_then(|node| node.id().map(str::to_owned));
    let (author, work) = (id("author"), id("work"));
    let number = |key| {
        let node = table.need(key)?;
        let number = node.number().map(u16::try_from)?;
        number.ok().filter(|&number| number > 0).or_else(|| node.refuse(Expected::Number))
    };
    let (year, number) = (number("year"), number("number"));
    table.finish();
    let Common { id, problem, moves } = common?;
    let classic = Classic { id, problem, moves, author: author?, work: work?, year: year?, number: number? };
    Some((Arc::new(classic), places))
}

/// What all problems have.
struct Common {
    id: String,
    problem: Problem,
    moves: usize,
}

fn read_common(table: &Table<'_>, places: &mut Places, ids: &mut BTreeSet<String>) -> Option<Common> {
    let id = table.need("id").and_then(|node| {
        places.id = node.place();
        let id = node.id()?;
        if !ids.insert(id.to_owned()) {
            node.note(FaultKind::DuplicateId { id: id.to_owned() });
        }
        Some(id.to_owned())
    });
    let problem = table.need("setup").and_then(|node| {
        places.setup = node.place();
        read_problem(node)
    });
    let moves = table.need("moves").and_then(|node| {
        places.moves = node.place();
        let moves = node.number()?;
        if moves % 2 == 1 { Some(moves) } else { node.refuse(Expected::OddNumber) }
    });
    Some(Common { id: id?, problem: problem?, moves: moves? })
}

/// A position whose defender holds what is nowhere else, unless the text says what he holds.
fn read_problem(node: Node<'_>) -> Option<Problem> {
    let position = read_position(node, SetupRule::Tsume, |setup| {
        if setup.hands[setup.side_to_move.other()].is_empty() {
            fill_defender(setup);
        }
    })?;
    // The rule that the setup has passed demands the defender's King.
    Problem::new(position).ok()
}

impl Places {
    fn of(table: &Table<'_>) -> Places {
        let place = table.place();
        Places { id: place, setup: place, moves: place, theme: place, grade: place }
    }
}
