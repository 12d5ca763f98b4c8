//! A place in a text that is being read, counted in characters.

use super::{Expected, ReadError};

/// Reads a text one character at a time and knows the column it is at.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Cursor<'a> {
    /// At the first character of `text`, column 1.
    pub(super) const fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text, column: 1 }
    }

    /// The character here, without going on; `None` at the end.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The column here, counted from 1.
    pub(super) const fn column(&self) -> usize {
        self.column
    }

    /// What is still to be read.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Goes on by one character.
    pub(super) fn advance(&mut self) {
        let mut chars = self.rest.chars();
        if chars.next().is_some() {
            self.rest = chars.as_str();
            self.column += 1;
        }
    }

    /// What `read` makes of the character here, going on past it; `None`, and no step, if it makes nothing.
    pub(super) fn take<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let value = read(self.peek()?)?;
        self.advance();
        Some(value)
    }

    /// Goes on past `wanted` if it stands here.
    pub(super) fn take_char(&mut self, wanted: char) -> Option<char> {
        self.take(|found| (found == wanted).then_some(found))
    }

    /// The error that something else was expected here.
    pub(super) fn expected(&self, expected: Expected) -> ReadError {
        ReadError { column: self.column, expected, found: self.peek() }
    }

    /// Refuses anything that follows.
    pub(super) fn expect_end(&self, expected: Expected) -> Result<(), ReadError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected(expected)) }
    }
}
