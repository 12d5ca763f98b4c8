//! A drawn position, put into a board, tools, faults and buttons.

use super::board_shape::{BoardView, HandView, Mark, SlotView, SquareView, Touched};
use super::games_shape::{EditorView, Field, HeldRow, SetupCheck, SideChoice, ToolView};
use super::shape::Button;
use super::{Enabled, board, button, games, replay};
use crate::app::cursor::in_screen_order;
use crate::app::screen::EditorScreen;
use crate::app::state::App;
use crate::app::{Command, EditorCommand, EditorTool, Export, Spot, gaming};
use crate::locale::{self, Hearer, Message};
use crate::notation::sfen;
use crate::shogi::{Color, Piece, PieceKind, SetupFault, Square, SquareSet};

pub(super) fn editor(app: &App, screen: &EditorScreen) -> EditorView {
    let words = &app.words;
    EditorView {
        title: words.text("editor-title"),
        text: words.text("editor-text"),
        status: tool(app, screen),
        feedback: games::told(app, screen.told.as_ref()),
        palette: palette(app, screen),
        held: held(app, screen),
        sides: Color::ALL
            .into_iter()
            .map(|color| SideChoice {
                color,
                label: words.say(&Message::new("editor-to-move").with("side", locale::side(words, color))),
                selected: screen.setup().side_to_move == color,
            })
            .collect(),
        sfen: sfen_field(app, screen),
        checks: vec![
            check(app, "editor-game", &screen.game_faults()),
            check(app, "editor-problem", &screen.problem_faults()),
        ],
        piece: piece(app, screen),
        actions: actions(app, screen),
        uses: uses(app, screen),
        exports: replay::exports(app, &[Export::Position, Export::Picture]),
        board: of_editor(app, screen),
    }
}

fn sfen_field(app: &App, screen: &EditorScreen) -> Field {
    let field = games::field(app, "editor-sfen");
    match &screen.typed {
        Some((text, error)) => {
            let why = locale::read_error(&app.words, error);
            let error = app.words.say(&Message::new("own-unreadable").with("why", why));
            Field { text: text.clone(), error: Some(error), ..field }
        }
        None => Field { text: sfen::write(screen.setup()), ..field },
    }
}

fn check(app: &App, id: &str, faults: &[SetupFault]) -> SetupCheck {
    let verdict = if faults.is_empty() { "good" } else { "faulty" };
    SetupCheck {
        title: app.words.text(id),
        verdict: app.words.text(&format!("{id}.{verdict}")),
        faults: faults.iter().map(|fault| locale::setup_fault(&app.words, fault)).collect(),
    }
}

fn palette(app: &App, screen: &EditorScreen) -> Vec<ToolView> {
    let kinds = [
        PieceKind::King,
        PieceKind::Rook,
        PieceKind::Bishop,
        PieceKind::Gold,
        PieceKind::Silver,
        PieceKind::Knight,
        PieceKind::Lance,
        PieceKind::Pawn,
    ];
    let of = |color: Color| kinds.into_iter().map(move |kind| EditorTool::Piece(Piece::new(color, kind)));
    let tools = Color::ALL.into_iter().flat_map(of).chain(std::iter::once(EditorTool::Remove));
    tools.map(|tool| tool_view(app, screen, tool)).collect()
}

fn tool_view(app: &App, screen: &EditorScreen, tool: EditorTool) -> ToolView {
    let words = &app.words;
    let (face, label) = match tool {
        EditorTool::Piece(piece) => (Some(board::face(app, piece, screen.viewer())), of_side(app, piece)),
        EditorTool::Remove | EditorTool::Carry(_) => (None, words.text("editor-remove")),
    };
    let chosen = screen.tool == Some(tool);
    let spoken = if chosen {
        words.say(&Message::new("editor-tool-chosen").with("tool", label.as_str()))
    } else {
        label.clone()
    };
    ToolView { tool, face, label, chosen, spoken }
}

/// "Sente’s Gold".
fn of_side(app: &App, piece: Piece) -> String {
    locale::owned(&app.words, piece, Hearer::Onlooker)
}

fn held(app: &App, screen: &EditorScreen) -> Vec<HeldRow> {
    let row = |color: Color, kind: crate::shogi::HandKind| {
        let count = screen.setup().hands[color].count(kind);
        HeldRow {
            color,
            kind,
            count,
            limit: kind.in_a_set(),
            face: board::face(app, Piece::new(color, kind.kind()), screen.viewer()),
            spoken: locale::hand_slot(&app.words, kind, count, color, Hearer::Onlooker),
        }
    };
    Color::ALL.into_iter().flat_map(|color| gaming::hand_kinds().map(move |kind| row(color, kind))).collect()
}

/// Which tool is taken up, in words.
pub(super) fn tool(app: &App, screen: &EditorScreen) -> String {
    let words = &app.words;
    match screen.tool {
        None => words.text("editor-no-tool"),
        Some(EditorTool::Remove) => words.text("editor-tool-remove"),
        Some(EditorTool::Piece(piece)) => {
            words.say(&Message::new("editor-tool-piece").with("piece", of_side(app, piece)))
        }
        Some(EditorTool::Carry(spot)) => match carried(screen, spot) {
            Some(piece) => words.say(&Message::new("editor-tool-carry").with("piece", of_side(app, piece))),
            None => words.text("editor-no-tool"),
        },
    }
}

fn carried(screen: &EditorScreen, spot: Spot) -> Option<Piece> {
    match spot {
        Spot::Square(square) => screen.setup().board.piece_at(square),
        Spot::Hand(color, kind) => Some(Piece::new(color, kind.kind())),
    }
}

fn piece(app: &App, screen: &EditorScreen) -> Vec<Button> {
    let there = screen.piece();
    let turns = there.is_some_and(|piece| piece.kind.is_promoted() || piece.kind.promoted().is_some());
    let can = |command, id, can: bool| button(app, Command::Editor(command), id, Enabled::from(can));
    vec![
        can(EditorCommand::TurnOver, "button-turn-over", turns),
        can(EditorCommand::ChangeSide, "button-change-side", there.is_some()),
        can(EditorCommand::Remove, "button-remove-piece", there.is_some()),
    ]
}

fn actions(app: &App, screen: &EditorScreen) -> Vec<Button> {
    vec![
        button(app, Command::Undo, "button-undo", Enabled::from(screen.can_undo())),
        button(app, Command::Redo, "button-redo", Enabled::from(screen.can_redo())),
        button(app, Command::Editor(EditorCommand::Clear), "button-clear-board", Enabled::Yes),
        button(app, Command::Editor(EditorCommand::Start), "button-start-board", Enabled::Yes),
        button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
    ]
}

fn uses(app: &App, screen: &EditorScreen) -> Vec<Button> {
    let (game, problem) = (screen.game_faults().is_empty(), screen.problem_faults().is_empty());
    let can = |command, id, can: bool| button(app, Command::Editor(command), id, Enabled::from(can));
    vec![
        can(EditorCommand::PlayFromHere, "button-play-from-here", game),
        can(EditorCommand::Solve, "button-solve-from-here", problem),
        can(EditorCommand::Save, "button-save-position", game || problem),
    ]
}

/// The squares that the faults speak of.
fn faulty(faults: &[SetupFault]) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for fault in faults {
        squares |= match *fault {
            SetupFault::MissingKing(_) | SetupFault::TooManyPieces { .. } => SquareSet::EMPTY,
            SetupFault::TwoKings { squares, .. } => squares,
            SetupFault::TwoPawns { pawns, .. } => pawns,
            SetupFault::DeadPiece { square } => SquareSet::from(square),
            SetupFault::OpponentInCheck { king, checkers } => checkers | SquareSet::from(king),
        };
    }
    squares
}

pub(super) fn of_editor(app: &App, screen: &EditorScreen) -> BoardView {
    let viewer = screen.viewer();
    let faulty = faulty(&screen.game_faults());
    let (files, ranks) = board::coordinates(app.naming().squares, viewer);
    BoardView {
        squares: in_screen_order(viewer).map(|square| square_view(app, screen, square, faulty)).collect(),
        files,
        ranks,
        top: hand(app, screen, viewer.other()),
        bottom: hand(app, screen, viewer),
        arrows: Vec::new(),
        promotion: None,
        motion: None,
        walls: None,
        spoken: app.words.text("board-name"),
    }
}

fn square_view(app: &App, screen: &EditorScreen, square: Square, faulty: SquareSet) -> SquareView {
    let chosen = screen.tool == Some(EditorTool::Carry(Spot::Square(square)));
    SquareView {
        square,
        face: screen.setup().board.piece_at(square).map(|piece| board::face(app, piece, screen.viewer())),
        mark: Mark::None,
        chosen,
        last_move: false,
        check: false,
        pinned: false,
        star: false,
        touched: Touched::No,
        hint: false,
        witness: faulty.contains(square),
        lit: false,
        cursor: screen.cursor.square == square,
        spoken: spoken(app, screen, square),
    }
}

/// "5h, Sente’s Gold".
pub(super) fn spoken(app: &App, screen: &EditorScreen, square: Square) -> String {
    let message = match screen.setup().board.piece_at(square) {
        Some(piece) => Message::new("place-piece").with("piece", of_side(app, piece)),
        None => Message::new("place-empty"),
    };
    app.words.say(&message.with("square", locale::square(square, &app.naming())))
}

fn hand(app: &App, screen: &EditorScreen, color: Color) -> HandView {
    let words = &app.words;
    let hand = screen.setup().hands[color];
    let side = locale::side(words, color);
    let slots: Vec<SlotView> = hand
        .iter()
        .rev()
        .map(|(kind, count)| SlotView {
            kind,
            count,
            face: board::face(app, Piece::new(color, kind.kind()), screen.viewer()),
            chosen: screen.tool == Some(EditorTool::Carry(Spot::Hand(color, kind))),
            hint: false,
            cursor: false,
            spoken: locale::hand_slot(words, kind, count, color, Hearer::Onlooker),
        })
        .collect();
    let active = screen.setup().side_to_move == color;
    let spoken = locale::hand(words, hand, color, Hearer::Onlooker);
    let mut view = HandView { color, title: String::new(), subtitle: String::new(), active, slots, spoken };
    replay::name_hand(app, &mut view, &side);
    view
}
