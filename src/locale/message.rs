//! A message before it is put into words.

use std::borrow::Cow;

use fluent::{FluentArgs, FluentValue};

/// The name of a message and what its placeables stand for: the same in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: Cow<'static, str>,
    arguments: Vec<(Cow<'static, str>, Value)>,
}

/// What stands for a placeable. Numbers stay numbers, so that each language chooses its plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Words that are ready: a square's name, what a learner typed.
    Text(String),
    /// A count.
    Number(i64),
}

impl Message {
    /// A message without arguments; `id.attribute` names an attribute of a message.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), arguments: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Message {
        self.arguments.push((name.into(), value.into()));
        self
    }

    /// The name of the message.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The arguments as Fluent takes them.
    pub(super) fn arguments(&self) -> FluentArgs<'_> {
        self.arguments
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Number(number) => FluentValue::from(*number),
                };
                (name.as_ref(), value)
            })
            .collect()
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Value {
        Value::Text(letter.to_string())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Number(number.into())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
