//! What is announced after an event: values, put into words at the end of the update.

use super::{CardAction, Spot, Toggle};
use crate::progress::Switch;
use crate::shogi::{Move, Position, Square};

/// One thing to be spoken.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A screen opened: its title, and what a step asks.
    Screen,
    /// A piece was chosen; its number of legal moves follows.
    Chosen(Spot),
    /// The chosen piece was put down.
    Released,
    /// A move was played by either side, on that position.
    Played(Box<Position>, Move),
    /// A move was taken back.
    TakenBack,
    /// The choice between promoting and not.
    Asked,
    /// The box in the panel.
    Remark,
    /// How far one is.
    Status,
    /// A square.
    Square(Square),
    /// A slot of a hand.
    Slot(Spot),
    /// The legal moves of the piece there.
    Moves(Spot),
    /// Every piece of the board, and both hands.
    Board,
    /// The board was turned.
    Turned,
    /// Nothing stands there to be chosen.
    NothingThere(Square),
    /// A move of the answer was shown, on that position.
    Shown(Box<Position>, Move),
    /// A square was touched rightly.
    Touched(Square),
    /// Nothing can be taken back or played again.
    Nothing,
    /// A switch was turned.
    Toggled(Toggle, Switch),
    /// A page opened or closed.
    Page,
    /// A teacher's own course changed, by its name.
    Course(String),
    /// A search goes on.
    Busy,
    /// The list shows other problems.
    Filtered,
    /// It was stopped.
    Stopped,
    /// No new problem was found.
    NothingComposed,
    /// What is wrong with the position that was typed.
    Fault,
    /// A choice was picked.
    Picked(usize),
    /// Who plays, from where: what was chosen before a game.
    Chose,
    /// The opponent let his turn go by.
    Passed,
    /// The position that ended the game has come up, for that time.
    Occurrence(usize),
    /// The whole game was looked through.
    Looked,
    /// Where one stands in a replayed game.
    Node,
    /// What came of something done with saved games or letters.
    Told,
    /// Which chapter the placement test found, and why.
    Placed,
    /// Whether a game is to be deleted.
    Question,
    /// What stands under the cursor of the editor.
    Drawn,
    /// The tool of the editor that is taken up.
    Tool,
    /// A card was paused, taken up again or deleted.
    PutAway(CardAction),
}
