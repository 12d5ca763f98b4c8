//! TOML with places: tables whose keys are asked for one by one, and whatever was not asked for is a fault.

use std::cell::{Cell, RefCell};
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::expected::Expected;
use super::fault::{Fault, FaultKind, Place};

/// A file being read: where its lines begin, and the faults found so far.
pub(super) struct Source<'t> {
    file: &'t str,
    text: &'t str,
    /// Where each line begins, in bytes.
    lines: Vec<usize>,
    step: Cell<Option<usize>>,
    faults: RefCell<Vec<Fault>>,
}

impl<'t> Source<'t> {
    pub(super) fn new(file: &'t str, text: &'t str) -> Source<'t> {
        let lines = [0].into_iter().chain(text.match_indices('\n').map(|(index, _)| index + 1)).collect();
        Source { file, text, lines, step: Cell::new(None), faults: RefCell::new(Vec::new()) }
    }

    /// The file's table. Broken TOML is noted, with every place where it is broken.
    pub(super) fn parse(&self) -> Option<Spanned<DeTable<'t>>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in &errors {
            let offset = error.span().map_or(0, |span| span.start);
            self.note(self.place(offset), FaultKind::BrokenToml { detail: error.message().to_owned() });
        }
        errors.is_empty().then_some(table)
    }

    /// The step that the next faults concern.
    pub(super) fn enter_step(&self, step: Option<usize>) {
        self.step.set(step);
    }

    pub(super) fn note(&self, place: Place, kind: FaultKind) {
        let fault = Fault { file: self.file.to_owned(), place, step: self.step.get(), kind };
        self.faults.borrow_mut().push(fault);
    }

    pub(super) fn into_faults(self) -> Vec<Fault> {
        self.faults.into_inner()
    }

    fn place(&self, offset: usize) -> Place {
        let line = self.lines.partition_point(|&start| start <= offset);
        let start = line.checked_sub(1).and_then(|index| self.lines.get(index)).copied().unwrap_or(0);
        let before = self.text.get(start..offset).unwrap_or_default();
        Place { line, column: before.chars().count() + 1 }
    }
}

/// A value under a key or in a list.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    source: &'a Source<'a>,
    value: &'a Spanned<DeValue<'a>>,
}

impl<'a> Node<'a> {
    pub(super) fn place(self) -> Place {
        self.source.place(self.value.span().start)
    }

    /// Notes a fault of a word inside a text, at the word's place as near as it can be told.
    pub(super) fn note_inside(self, offset: usize, kind: FaultKind) {
        self.source.note(self.place_inside(offset), kind);
    }

    fn place_inside(self, offset: usize) -> Place {
        let Range { start, end } = self.value.span();
        let written = self.source.text.get(start..end).unwrap_or_default();
        let plain = written.len() == self.text_or_empty().len() + 2;
        self.source.place(if plain { start + 1 + offset } else { start })
    }

    fn text_or_empty(self) -> &'a str {
        self.value.get_ref().as_str().unwrap_or_default()
    }

    pub(super) fn note(self, kind: FaultKind) {
        self.source.note(self.place(), kind);
    }

    /// Notes that something else has to stand here.
    pub(super) fn refuse<T>(self, expected: Expected) -> Option<T> {
        let span = self.value.span();
        let written = self.source.text.get(span).unwrap_or_default();
        let found = self.value.get_ref().as_str().unwrap_or(written);
        self.note(FaultKind::Unreadable { found: shortened(found), expected });
        None
    }

    pub(super) fn is_text(self) -> bool {
        self.value.get_ref().is_str()
    }

    pub(super) fn is_list(self) -> bool {
        self.value.get_ref().is_array()
    }

    pub(super) fn text(self) -> Option<&'a str> {
        self.value.get_ref().as_str().or_else(|| self.refuse(Expected::Text))
    }

    /// A text that may be part of a message's id.
    pub(super) fn id(self) -> Option<&'a str> {
        let id = self.text()?;
        if is_id(id) { Some(id) } else { self.refuse(Expected::Id) }
    }

    pub(super) fn number(self) -> Option<usize> {
        let number = self.value.get_ref().as_integer();
        let number = number.and_then(|number| usize::from_str_radix(number.as_str(), number.radix()).ok());
        number.or_else(|| self.refuse(Expected::Number))
    }

    /// A number, or nothing noted when it is something else.
    pub(super) fn yes_or_no(self) -> Option<bool> {
        self.value.get_ref().as_bool()
    }

    pub(super) fn list(self) -> Option<Vec<Node<'a>>> {
        let Some(values) = self.value.get_ref().as_array() else { return self.refuse(Expected::List) };
        Some(values.iter().map(|value| Node { source: self.source, value }).collect())
    }

    pub(super) fn table(self) -> Option<Table<'a>> {
        match self.value.get_ref() {
            DeValue::Table(table) => Some(Table::new(self.source, table, self.value.span())),
            _ => self.refuse(Expected::Table),
        }
    }
}

/// A table, and the keys that were asked of it.
pub(super) struct Table<'a> {
    source: &'a Source<'a>,
    values: &'a DeTable<'a>,
    span: Range<usize>,
    known: RefCell<Vec<&'static str>>,
}

impl<'a> Table<'a> {
    pub(super) fn new(source: &'a Source<'a>, values: &'a DeTable<'a>, span: Range<usize>) -> Table<'a> {
        Table { source, values, span, known: RefCell::new(Vec::new()) }
    }

    /// Where the table begins: at its first key when its brackets are far away (`[[step]]`).
    pub(super) fn place(&self) -> Place {
        self.source.place(self.span.start)
    }

    pub(super) fn note(&self, kind: FaultKind) {
        self.source.note(self.place(), kind);
    }

    pub(super) fn get(&self, key: &'static str) -> Option<Node<'a>> {
        self.known.borrow_mut().push(key);
        let value = self.values.get(key)?;
        Some(Node { source: self.source, value })
    }

    /// A key that must be there.
    pub(super) fn need(&self, key: &'static str) -> Option<Node<'a>> {
        let node = self.get(key);
        if node.is_none() {
            self.note(FaultKind::MissingKey { key });
        }
        node
    }

    /// All keys of a table whose keys are free, in the order of the file.
    pub(super) fn entries(&self) -> Vec<(&'a str, Place, Node<'a>)> {
        let mut entries: Vec<_> = self
            .values
            .iter()
            .map(|(key, value)| {
                (key.span().start, key.get_ref().as_ref(), Node { source: self.source, value })
            })
            .collect();
        entries.sort_by_key(|&(start, ..)| start);
        entries.into_iter().map(|(start, key, node)| (key, self.source.place(start), node)).collect()
    }

    /// Notes every key that was not asked for.
    pub(super) fn finish(&self) {
        let known = self.known.borrow();
        for (key, place, _) in self.entries() {
            if !known.contains(&key) {
                let kind = FaultKind::UnknownKey { key: shortened(key), known: known.clone() };
                self.source.note(place, kind);
            }
        }
    }
}

/// Lower-case letters, digits and hyphens, beginning with a letter: what may be part of a message's id.
pub(super) fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The beginning of a text, so that a fault stays one line.
fn shortened(text: &str) -> String {
    const LIMIT: usize = 60;
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if line.chars().count() <= LIMIT { line } else { line.chars().take(LIMIT).chain(['…']).collect() }
}
