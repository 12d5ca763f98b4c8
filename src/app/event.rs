//! What can happen: a click, a key, a line typed, a timer that rings.

use super::{
    CourseRead, DataCommand, DataEvent, EditorCommand, FileFound, Found, GamesCommand, GamesEvent,
    MailCommand, ReplayCommand,
};
use crate::engine::Level;
use crate::lesson::drill::DrillKind;
use crate::locale::Language;
use crate::progress::{
    self, CardId, FaceLook, GameId, Moment, MoveNames, PieceSet, Points, Seat, Speed, SquareNames, Switch,
};
use crate::shogi::{Color, HandKind, Handicap, Move, PieceKind, Position, Setup, Square};
use crate::tsume::Problem;
use crate::tsume::compose::Theme;

/// A screen, as the rail, the command line and the typed `open` name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Language, looks and experience, before anything else.
    FirstStart,
    /// The list of chapters.
    Learn,
    /// The test that finds the chapter to begin at.
    Placement,
    /// A step of a lesson.
    Lesson {
        /// The lesson's id.
        id: String,
        /// Which step, from 0; `None` for the first that is not done.
        step: Option<usize>,
    },
    /// Exercises of one kind, without an end.
    Drill(DrillKind),
    /// The list of problems.
    Puzzles,
    /// A problem of the collection or of the museum.
    Puzzle {
        /// Its id.
        id: String,
    },
    /// What is due and new today, the streak, the marks.
    Today,
    /// An exercise made of something the learner got wrong, by its number.
    Miss(u32),
    /// A position of the learner's own, to be solved.
    Position(Box<Problem>),
    /// The game that goes on, if one does; else the choices before a game.
    Play,
    /// The choices before a game that starts from a position.
    PlayFrom(Box<Position>),
    /// The game that was left, also by an earlier run.
    GoOn,
    /// The saved games.
    Games,
    /// A saved game, replayed.
    Game(GameId),
    /// A position to draw; `None` for the ordinary start.
    Editor(Option<Box<Setup>>),
    /// The games by mail.
    Mail,
    /// A game by mail.
    MailGame(GameId),
    /// Language, looks, highlights, movement.
    Settings,
}

/// Where a piece can be taken up: a square, or a slot of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// All held pieces of one kind.
    Hand(Color, HandKind),
}

/// One of the two ways to end a move that may promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// The piece turns over.
    Promote,
    /// It stays as it is.
    Keep,
}

/// A way of the arrow keys, as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the top of the window.
    Up,
    /// Towards its bottom.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// A jump of the cursor, as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// First square of the row (Home).
    RowStart,
    /// Last square of the row (End).
    RowEnd,
    /// Top square of the column (`PageUp`).
    ColumnTop,
    /// Bottom square of the column (`PageDown`).
    ColumnBottom,
}

/// A thing asked for by a button, a single key or a typed word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// The next grade of hint.
    Hint,
    /// Play the answer on the board, after both hints.
    ShowMe,
    /// Take the last move back.
    Undo,
    /// Play it again.
    Redo,
    /// Begin the step anew.
    Restart,
    /// The next step, or the end of the lesson; a step left undone is skipped.
    Next,
    /// The step before.
    Previous,
    /// Put a refusal or a remark away.
    Retry,
    /// Show on the board why a move was refused; asked again, put it away.
    WhyNot,
    /// Say the square under the cursor.
    SaySquare,
    /// Say where the piece under the cursor may go.
    SayMoves,
    /// Say the whole board.
    SayBoard,
    /// Turn the board by half a turn.
    TurnBoard,
    /// Open or close the list of keys.
    Help,
    /// Open or close the page about the program.
    About,
    /// Close what is open, or go back to the list.
    Back,
    /// Solve the position that was typed.
    Solve,
    /// Stop the search that is going on.
    Stop,
    /// Walk the solution of the open problem; asked again, go back to the problem.
    Solution,
    /// Hold the King against the solver; asked again, go back to the problem.
    Defend,
    /// Let the reply to a check that does not mate in time stand, and go on from there.
    PlayOn,
    /// After a mate: show the squares next to the King, to be touched; asked again, put that away.
    WhyMate,
    /// Begin the game that was chosen.
    BeginGame,
    /// Leave the board for the choices before another game.
    NewGame,
    /// Take the placement test.
    TakeTest,
    /// Take up the proposed rung of the ladder of handicaps, and begin a game there.
    TakeRung,
    /// Declare the entering King, or hear which condition fails.
    Declare,
    /// Resign, which is asked once more.
    Resign,
    /// What was asked once more is meant.
    Confirm,
    /// Show how a repetition came about.
    SeeAgain,
    /// Look through the game that ended; asked again, go back to its end.
    Review,
    /// To the first position of the game that is looked through.
    First,
    /// To its last.
    Last,
    /// Make the mates that were missed the learner's own puzzles.
    MakePuzzles,
    /// Something of a drill.
    Drill(DrillCommand),
    /// Something of the list of saved games.
    Games(GamesCommand),
    /// Something of the open game.
    Replay(ReplayCommand),
    /// Something of the position that is drawn.
    Editor(EditorCommand),
    /// Something of the games by mail.
    Mail(MailCommand),
    /// Something of the learners, or of everything as one file.
    Data(DataCommand),
}

/// What becomes of a card that would come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardAction {
    /// It is not asked until it is taken up again.
    Pause,
    /// It is asked again.
    Resume,
    /// It is not asked any more.
    Delete,
}

/// What can be asked for in a drill, beside what every board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrillCommand {
    /// Harder exercises.
    Harder,
    /// Easier ones.
    Easier,
    /// A round against the clock; asked again, none.
    Clock,
}

/// Which problems the list shows: one filter with its new value, `None` letting all pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleFilter {
    /// Those of that length, in plies.
    Length(Option<usize>),
    /// Those of that theme.
    Theme(Option<Theme>),
    /// Those that stand so.
    Record(Option<PuzzleRecordFilter>),
}

/// What was done of a problem, as the list filters by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleRecordFilter {
    /// Not yet solved.
    Unsolved,
    /// Solved only after a wrong first move or a hint, or tried in vain.
    Missed,
    /// Due or new today.
    Today,
    /// What the learner got wrong in games and problems of his own.
    Own,
}

/// A setting with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language of every text.
    Language(Language),
    /// Light, dark, or as the system says.
    Theme(progress::Theme),
    /// How pieces look.
    PieceSet(PieceSet),
    /// What the set that fades shows on a face.
    FaceLook(PieceKind, FaceLook),
    /// How squares are written.
    Squares(SquareNames),
    /// How moves are written.
    Moves(MoveNames),
    /// How fast pieces move.
    Speed(Speed),
    /// Who plays against the learner.
    Opponent(Level),
    /// Who sits where.
    Seat(Seat),
    /// What the stronger player gives.
    Handicap(Handicap),
    /// Which declaration holds.
    Declaration(Points),
    /// One of the switches.
    Toggle(Toggle, Switch),
    /// Who learns, by his number.
    Learner(u32),
    /// Whether the learner knows the game already (first start only).
    Experience(Experience),
}

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toggle {
    /// Dots and rings where the chosen piece may go, crosses where it may not.
    Targets,
    /// The padlock on a pinned piece.
    Pins,
    /// The tint of the last move.
    LastMove,
    /// The ring round a King in check.
    Check,
    /// Single-letter keys.
    LetterKeys,
    /// The set that fades goes on fading.
    Fade,
    /// Nothing is taken back, and nothing is told.
    Strict,
    /// The opponent resigns a lost game.
    Resigns,
    /// The coach: a piece that hangs.
    Hanging,
    /// The coach: a fork.
    Fork,
    /// The coach: a mate that is threatened.
    MateThreat,
    /// The coach: a mate that is missed.
    MissedMate,
    /// The coach: a better way to take back.
    BetterRecapture,
}

/// What the learner says of himself at the first start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Experience {
    /// Never saw a shogi piece: the course opens at its first chapter.
    #[default]
    New,
    /// Plays chess: the course opens at the pieces.
    Chess,
    /// Knows how the pieces move: it opens at promotion.
    Moves,
    /// Has played before: a test finds the chapter.
    Played,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// The clock stands there: told before whatever else happens.
    Clock(Moment),
    /// A screen is asked for.
    Open(Place),
    /// A chapter's card is opened or closed, by its place in the list.
    Chapter(usize),
    /// The text in the search field changed.
    Search(String),
    /// A square was clicked.
    Square(Square),
    /// A slot of a hand was clicked.
    Hand(Color, HandKind),
    /// A drag passed its threshold: the piece is up.
    Grab(Spot),
    /// A piece was dragged and let go over a square.
    Drag {
        /// Where it was taken up.
        from: Spot,
        /// Where it was let go.
        to: Square,
    },
    /// A whole move was typed.
    Move(Move),
    /// Promote, or not.
    Promotion(Promotion),
    /// Escape, or a click outside: nothing is chosen any more.
    Cancel,
    /// An arrow key on the board.
    Arrow(Direction),
    /// A jump key on the board.
    Jump(Jump),
    /// Enter or Space on the board: what a click under the cursor would do.
    Activate,
    /// The cursor is put on a square without a click (a screen reader does so).
    Focus(Square),
    /// The cursor is put on a slot of a hand (Tab does so).
    FocusHand(Color, HandKind),
    /// Another step of the open lesson is asked for, from 0.
    Step(usize),
    /// A single-letter key, read in the language in force.
    Key(char),
    /// A button, a key or a word.
    Command(Command),
    /// One of the choices in the panel, from 0.
    Choice(usize),
    /// The list of problems is filtered.
    Filter(PuzzleFilter),
    /// The text in the field for an own position changed.
    OwnPosition(String),
    /// A new problem of that length in plies is to be composed.
    Compose(usize),
    /// One of the moves that the walked solution can take, from 0.
    Branch(usize),
    /// The text in the field for the position that a game is to start from changed.
    StartPosition(String),
    /// The position after that many turns of the game that is looked through.
    Ply(usize),
    /// One of the things found in it, from 0.
    Finding(usize),
    /// Something is to become of a card.
    Card(CardId, CardAction),
    /// A setting was changed.
    Setting(Setting),
    /// The first start is over.
    Begin,
    /// Something on one of the screens of the saved games.
    Games(GamesEvent),
    /// Something of the learners, or of everything as one file; also what came of
    /// [`Effect::Data`](super::Effect::Data).
    Data(DataEvent),
    /// What came of [`Effect::Files`](super::Effect::Files).
    Files(FileFound),
    /// A teacher's own courses as they stand now, all of them.
    Courses(Vec<CourseRead>),
    /// The program is about to end.
    Closing,
    /// Something went wrong outside, in words.
    Notice(String),
    /// What could not be written before is written now, in words.
    KeptAgain(String),
    /// A timer of [`Effect::Wake`](super::Effect::Wake) rang.
    Woke(u64),
    /// A search of [`Effect::Work`](super::Effect::Work) goes on.
    Worked {
        /// Which one; a stale one is dropped.
        token: u64,
        /// The nodes searched so far.
        nodes: u64,
        /// The bytes of its table.
        bytes: usize,
    },
    /// A search of [`Effect::Work`](super::Effect::Work) came to its end.
    Answered {
        /// Which one; a stale one is dropped.
        token: u64,
        /// What was found.
        found: Found,
    },
}
