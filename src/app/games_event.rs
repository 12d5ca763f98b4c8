//! What can happen on the screens of the saved games: the list, a game replayed, a position drawn, a game by mail.

use std::path::PathBuf;
use std::sync::Arc;

use super::Spot;
use crate::notation::record::{Format, HeaderKey};
use crate::progress::GameId;
use crate::shogi::{Color, HandKind, Piece, Square};

/// What happened on one of these screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesEvent {
    /// The text in the field for a game to take in changed: a game, or the path of a file.
    ImportText(String),
    /// A file was chosen, or dropped on the window.
    ImportFile(PathBuf),
    /// A game is to be deleted, which is asked once more.
    Delete(GameId),
    /// The comment at the open place of a game was written anew.
    Comment(String),
    /// The field of the comment was left.
    CommentLeft,
    /// A line above the moves was written anew.
    Header(HeaderKey, String),
    /// Something is handed out.
    Export(Export, Target),
    /// The window drew the board in pixels, to be written to a file of that path.
    PictureDrawn {
        /// The PNG file.
        bytes: Arc<[u8]>,
        /// Its path; a bare name is one in the folder for such files.
        path: String,
    },
    /// The window put the board in pixels on the clipboard.
    PictureCopied,
    /// It could not.
    PictureNotCopied,
    /// A tool of the editor is taken up; `None` puts it down.
    Tool(Option<EditorTool>),
    /// A piece was put on a square of the editor without being taken up before: dragged there, or typed.
    Put(Piece, Square),
    /// That hand is to hold so many pieces of the kind.
    Held(Color, HandKind, u8),
    /// That side is to move in the drawn position.
    SideToMove(Color),
    /// The position was written in SFEN.
    SetupText(String),
    /// The text in the field for a letter changed.
    LetterText(String),
    /// The name of that player in a new game by mail changed.
    MailName(MailPlayer, String),
}

/// A player of a game by mail, as the learner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MailPlayer {
    /// He himself.
    Own,
    /// The other.
    Opponent,
}

/// What can be handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Export {
    /// The game in a format.
    Game(Format),
    /// The position in SFEN.
    Position,
    /// A picture of the board in SVG.
    Picture,
}

/// Where something is handed out to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The clipboard.
    Clipboard,
    /// A file of that path; a bare name is one in the folder for such files, an empty one a name after the game.
    File(String),
}

/// What a click on a square of the editor does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorTool {
    /// Puts such a piece there.
    Piece(Piece),
    /// Takes away what stands there.
    Remove,
    /// Moves the piece of that square or slot there.
    Carry(Spot),
}

/// A thing asked for on the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamesCommand {
    /// Take in what was typed.
    Import,
    /// Bring the game that was deleted back.
    Restore,
    /// Write the file although one of that name is there.
    Replace,
}

/// A thing asked for of the open game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayCommand {
    /// To the other move before, in place of the one that was played.
    OtherBefore,
    /// To the other move after.
    OtherAfter,
    /// Make the shown variation the main line.
    Promote,
    /// Take this move and all that follows it out.
    Remove,
    /// Bring back what was taken out.
    BringBack,
    /// Play on from here.
    PlayFromHere,
    /// Solve the position as a mate problem.
    SolveFromHere,
    /// Draw another position from this one.
    EditPosition,
}

/// A thing asked for of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditorCommand {
    /// Turn the piece under the cursor over.
    TurnOver,
    /// Give the piece under the cursor to the other side.
    ChangeSide,
    /// Take the piece under the cursor off.
    Remove,
    /// An empty board.
    Clear,
    /// The ordinary start.
    Start,
    /// Play a game from the position.
    PlayFromHere,
    /// Solve it as a mate problem.
    Solve,
    /// Keep it as a game without moves.
    Save,
}

/// A thing asked for of a game by mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MailCommand {
    /// Read the letter that was pasted.
    Read,
    /// Begin a game in which the learner plays first.
    BeginFirst,
    /// Begin one in which the opponent does.
    BeginSecond,
    /// Fix the move that is on the board, and write the letter.
    Write,
    /// Put the letter on the clipboard.
    Copy,
    /// Look at the game with its comments.
    Replay,
}
