//! What a Fluent file holds: for `nari check` and the tests, which compare the languages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// One message of one file, without its words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Described {
    /// The line it begins on, from 1.
    pub line: usize,
    /// The names of its placeables, those of its attributes too.
    pub arguments: BTreeSet<String>,
    /// The names of its attributes.
    pub attributes: BTreeSet<String>,
    /// Its words and placeables in the order in which they are written, each variant of a choice after the other.
    pub parts: Vec<Part>,
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words, and where they begin: line and column, from 1.
    Words {
        /// As they are written.
        text: String,
        /// The line.
        line: usize,
        /// The column, in characters.
        column: usize,
    },
    /// A placeable that stands alone, by its name.
    Placeable(String),
    /// What parts the text: a choice between variants, or its end.
    Break,
}

/// What is wrong with a Fluent file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageFault {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: MessageFaultKind,
}

/// The ways a Fluent file is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageFaultKind {
    /// The text is not Fluent there; what the parser says, in English.
    Unreadable(String),
    /// A message of that name stands higher up in the file.
    Twice(String),
}

/// Reads one Fluent file: its messages by name, and every fault.
#[must_use]
pub fn read(text: &str) -> (BTreeMap<String, Described>, Vec<MessageFault>) {
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let mut faults: Vec<_> = errors
        .into_iter()
        .map(|error| fault(text, error.pos.start, MessageFaultKind::Unreadable(error.kind.to_string())))
        .collect();
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let at = offset(text, id);
        let mut arguments = BTreeSet::new();
        let patterns =
            message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
        for pattern in patterns {
            placeables(pattern, &mut arguments);
        }
        let attributes = message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
        let mut parts = Vec::new();
        message.value.iter().for_each(|pattern| take_apart(text, pattern, &mut parts));
        let described = Described { line: place(text, at).0, arguments, attributes, parts };
        if messages.insert(id.to_owned(), described).is_some() {
            faults.push(fault(text, at, MessageFaultKind::Twice(id.to_owned())));
        }
    }
    faults.sort_by_key(|fault| (fault.line, fault.column));
    (messages, faults)
}

/// The names that stand at the head of lines which could not be read.
#[must_use]
pub fn unreadable(text: &str) -> Vec<&str> {
    let Err((resource, _)) = parser::parse(text) else { return Vec::new() };
    let junk = resource.body.iter().filter_map(|entry| match entry {
        Entry::Junk { content } => Some(*content),
        _ => None,
    });
    junk.flat_map(str::lines)
        .filter_map(|line| line.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').next())
        .filter(|name| !name.is_empty())
        .collect()
}

fn fault(text: &str, at: usize, kind: MessageFaultKind) -> MessageFault {
    let (line, column) = place(text, at);
    MessageFault { line, column, kind }
}

/// Where a slice of `text` begins in it, in bytes.
fn offset(text: &str, slice: &str) -> usize {
    slice.as_ptr().addr().saturating_sub(text.as_ptr().addr())
}

/// Line and column, in characters, of a byte; both from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

fn placeables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn take_apart(text: &str, pattern: &Pattern<&str>, parts: &mut Vec<Part>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let (line, column) = place(text, offset(text, value));
                parts.push(Part::Words { text: (*value).to_owned(), line, column });
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => parts.push(Part::Placeable(id.name.to_owned())),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    parts.push(Part::Break);
                    take_apart(text, &variant.value, parts);
                }
                parts.push(Part::Break);
            }
            PatternElement::Placeable { .. } => parts.push(Part::Break),
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                placeables(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => in_call(arguments, found),
        _ => {}
    }
}

fn in_call(arguments: &CallArguments<&str>, found: &mut BTreeSet<String>) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    for inline in arguments.positional.iter().chain(named) {
        in_inline(inline, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_described_with_its_lines_and_placeables() {
        let text = "# note\none = { $a } { NUMBER($b) }\n    .more = { $c ->\n        [one] { $d }\n       *[other] x\n    }\n";
        let (messages, faults) = read(text);
        let one = messages.get("one").unwrap();
        assert_eq!(one.line, 2);
        assert_eq!(one.arguments.iter().map(String::as_str).collect::<Vec<_>>(), ["a", "b", "c", "d"]);
        assert!(one.attributes.contains("more"));
        assert_eq!(faults, []);
    }

    #[test]
    fn every_fault_is_named_with_its_place() {
        let (messages, faults) = read("one = 1\ntwo = { $a\none = 2\n");
        assert!(messages.contains_key("one"));
        let places: Vec<_> = faults.iter().map(|fault| fault.line).collect();
        assert_eq!(places, [3, 3], "{faults:?}");
    }
}
