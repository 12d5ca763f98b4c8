//! What a step of a lesson says, its placeables filled from the board.

use super::{Message, MoveStyle, Naming, Words, moved, piece, square};
use crate::lesson::{Name, Step, Writing};
use crate::notation::SquareStyle;

/// A message of the step, by its whole id. The pieces are called as the language calls them that says it.
#[must_use]
pub fn step_message(words: &Words, naming: &Naming, step: &Step, id: impl Into<String>) -> String {
    let id = id.into();
    let saying = words.saying(&id);
    let told = |mv, naming: &Naming| moved(saying, naming, &step.position, mv, None);
    let fill = |message: Message, (placeable, name): &(String, Name)| {
        let placeable = placeable.clone();
        match *name {
            Name::Square(at) => message.with(placeable, square(at, naming)),
            Name::Written(at, writing) => {
                message.with(placeable, square(at, &Naming { squares: style(writing), ..*naming }))
            }
            Name::Piece(kind) | Name::Standing(_, kind) => message.with(placeable, piece(saying, kind)),
            Name::Move(mv) => message.with(placeable, told(mv, naming)),
            Name::Japanese(mv) => {
                message.with(placeable, told(mv, &Naming { moves: MoveStyle::Japanese, ..*naming }))
            }
            Name::Count(count) => message.with(placeable, count),
        }
    };
    words.say(&step.names.iter().fold(Message::new(id), fill))
}

const fn style(writing: Writing) -> SquareStyle {
    match writing {
        Writing::Letters => SquareStyle::Letter,
        Writing::Figures => SquareStyle::Digits,
        Writing::Kanji => SquareStyle::Kanji,
    }
}
