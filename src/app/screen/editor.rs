//! A position drawn: any pieces anywhere, faults and all, until it is used.

use crate::app::cursor::Cursor;
use crate::app::heard::Heard;
use crate::app::screen::games::Told;
use crate::app::{Direction, EditorCommand, EditorTool, Jump, Spot};
use crate::notation::{ReadError, sfen};
use crate::shogi::{Color, HandKind, Piece, Setup, SetupFault, SetupRule, Square};

/// The editor.
pub struct EditorScreen {
    /// What is drawn.
    setup: Setup,
    /// The drawings before, the latest last.
    before: Vec<Setup>,
    /// Those that were taken back, the next to come again last.
    after: Vec<Setup>,
    /// What a click does.
    pub tool: Option<EditorTool>,
    /// Where the keyboard is.
    pub cursor: Cursor,
    /// Whether White sits at the bottom.
    pub turned: bool,
    /// What stands in the field for a SFEN while it can't be read, and why.
    pub typed: Option<(String, ReadError)>,
    /// What came of an export.
    pub told: Option<Told>,
}

impl EditorScreen {
    /// An editor with a first drawing.
    #[must_use]
    pub fn new(setup: Setup) -> EditorScreen {
        EditorScreen {
            setup,
            before: Vec::new(),
            after: Vec::new(),
            tool: None,
            cursor: Cursor::new(Square::SQ_5E),
            turned: false,
            typed: None,
            told: None,
        }
    }

    /// What is drawn.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits at the bottom.
    #[must_use]
    pub const fn viewer(&self) -> Color {
        if self.turned { Color::White } else { Color::Black }
    }

    /// What stands against playing a game from here.
    #[must_use]
    pub fn game_faults(&self) -> Vec<SetupFault> {
        self.setup.faults(SetupRule::Game)
    }

    /// What stands against solving it as a mate problem.
    #[must_use]
    pub fn problem_faults(&self) -> Vec<SetupFault> {
        self.setup.faults(SetupRule::Tsume)
    }

    /// Whether a drawing can be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether one that was taken back can come again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// The piece under the cursor.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        self.setup.board.piece_at(self.cursor.square)
    }

    /// Draws something else; nothing happens when it is the same.
    fn draw(&mut self, setup: Setup) -> Heard {
        self.typed = None;
        self.told = None;
        if setup == self.setup {
            return Heard::Nothing;
        }
        self.before.push(std::mem::replace(&mut self.setup, setup));
        self.after.clear();
        Heard::Drawn
    }

    /// Takes the last change back.
    pub fn undo(&mut self) -> Heard {
        let Some(setup) = self.before.pop() else { return Heard::Nothing };
        self.after.push(std::mem::replace(&mut self.setup, setup));
        self.typed = None;
        Heard::Drawn
    }

    /// Makes it again.
    pub fn redo(&mut self) -> Heard {
        let Some(setup) = self.after.pop() else { return Heard::Nothing };
        self.before.push(std::mem::replace(&mut self.setup, setup));
        self.typed = None;
        Heard::Drawn
    }

    /// Takes a tool up; the one that is up is put down.
    pub fn take(&mut self, tool: Option<EditorTool>) -> Heard {
        self.tool = if self.tool == tool { None } else { tool };
        Heard::Tool
    }

    /// A square was clicked.
    pub fn square(&mut self, square: Square) -> Heard {
        self.cursor = Cursor::new(square);
        match self.tool {
            None => match self.setup.board.piece_at(square) {
                Some(_) => {
                    self.tool = Some(EditorTool::Carry(Spot::Square(square)));
                    Heard::Tool
                }
                None => Heard::Drawn,
            },
            Some(EditorTool::Carry(from)) => {
                self.tool = None;
                if from == Spot::Square(square) { Heard::Tool } else { self.carry(from, square) }
            }
            Some(EditorTool::Remove) => self.put(square, None),
            Some(EditorTool::Piece(piece)) => self.put(square, Some(piece)),
        }
    }

    /// A slot of a hand was clicked: the carried piece goes there, or one of the slot's is taken up.
    pub fn hand(&mut self, color: Color, kind: HandKind) -> Heard {
        match self.tool {
            Some(EditorTool::Carry(from)) => {
                self.tool = None;
                self.carry_to_hand(from, color)
            }
            _ => self.take(Some(EditorTool::Carry(Spot::Hand(color, kind)))),
        }
    }

    /// A piece was carried to a square.
    pub fn carry(&mut self, from: Spot, to: Square) -> Heard {
        let mut setup = self.setup.clone();
        let Some(piece) = taken(&mut setup, from) else { return Heard::Nothing };
        setup.board.set(to, Some(piece));
        self.cursor = Cursor::new(to);
        self.draw(setup)
    }

    /// A piece was carried to a hand; a King can't be held and stays.
    pub fn carry_to_hand(&mut self, from: Spot, color: Color) -> Heard {
        let mut setup = self.setup.clone();
        let Some(kind) = taken(&mut setup, from).and_then(|piece| piece.kind.in_hand()) else {
            return Heard::Nothing;
        };
        if setup.hands[color].count(kind) < kind.in_a_set() {
            setup.hands[color].add(kind);
        }
        self.draw(setup)
    }

    /// A piece comes to a square, from nowhere on the board.
    pub fn put_new(&mut self, piece: Piece, square: Square) -> Heard {
        self.cursor = Cursor::new(square);
        self.put(square, Some(piece))
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) -> Heard {
        let mut setup = self.setup.clone();
        setup.board.set(square, piece);
        self.draw(setup)
    }

    /// A hand is to hold so many pieces of a kind; no more than a set has.
    pub fn held(&mut self, color: Color, kind: HandKind, count: u8) -> Heard {
        let mut setup = self.setup.clone();
        setup.hands[color].set(kind, count.min(kind.in_a_set()));
        self.draw(setup)
    }

    /// That side is to move.
    pub fn side_to_move(&mut self, color: Color) -> Heard {
        self.draw(Setup { side_to_move: color, ..self.setup.clone() })
    }

    /// The position was written in SFEN: it is drawn as soon as it can be read.
    pub fn write(&mut self, text: String) -> Option<Heard> {
        match sfen::read(text.trim()) {
            Ok(setup) => Some(self.draw(setup)),
            Err(error) => {
                self.typed = Some((text, error));
                None
            }
        }
    }

    /// What acts on the drawing, or on the piece under the cursor.
    pub fn run(&mut self, command: EditorCommand) -> Heard {
        let square = self.cursor.square;
        let piece = self.piece();
        match (command, piece) {
            (EditorCommand::Clear, _) => {
                let side_to_move = self.setup.side_to_move;
                self.draw(Setup { side_to_move, ..Setup::EMPTY })
            }
            (EditorCommand::Start, _) => self.draw(Setup::start_position()),
            (EditorCommand::Remove, Some(_)) => self.put(square, None),
            (EditorCommand::TurnOver, Some(Piece { color, kind })) => {
                let other = if kind.is_promoted() { Some(kind.unpromoted()) } else { kind.promoted() };
                match other {
                    Some(other) => self.put(square, Some(Piece::new(color, other))),
                    None => Heard::Nothing,
                }
            }
            (EditorCommand::ChangeSide, Some(Piece { color, kind })) => {
                self.put(square, Some(Piece::new(color.other(), kind)))
            }
            _ => Heard::Nothing,
        }
    }

    /// Nothing is taken up any more.
    pub fn cancel(&mut self) -> Option<Heard> {
        self.tool.take().map(|_| Heard::Tool)
    }

    /// An arrow key.
    pub fn arrow(&mut self, direction: Direction) -> Heard {
        self.cursor = self.cursor.on_board(direction, self.viewer()).unwrap_or(self.cursor);
        Heard::Drawn
    }

    /// A jump key.
    pub fn jump(&mut self, jump: Jump) -> Heard {
        self.cursor = self.cursor.jumped(jump, self.viewer());
        Heard::Drawn
    }
}

/// Takes a piece from where it is; `None` if there is none.
fn taken(setup: &mut Setup, from: Spot) -> Option<Piece> {
    match from {
        Spot::Square(square) => {
            let piece = setup.board.piece_at(square);
            setup.board.set(square, None);
            piece
        }
        Spot::Hand(color, kind) => setup.hands[color].take(kind).then(|| Piece::new(color, kind.kind())),
    }
}
