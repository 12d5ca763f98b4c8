//! The board put into faces, marks, lines and spoken names.

use std::time::Duration;

use super::board_shape::{
    Arrow, ArrowKind, BoardView, Face, HandView, Mark, Motion, PromotionView, SlotView, SquareView, Touched,
    WallsView,
};
use super::spoken;
use crate::app::Spot;
use crate::app::board::{Targets, piece_on, targets};
use crate::app::cursor::{held, in_screen_order, screen_index};
use crate::app::screen::Placing;
use crate::app::state::App;
use crate::lesson::{Hint, kind_name};
use crate::locale::{self, Hearer, Message};
use crate::notation::{SquareStyle, file_name, rank_name, western};
use crate::progress::{Layers, PieceSet, Speed};
use crate::shogi::{Color, File, Move, Piece, PieceKind, Position, Rank, Square, SquareSet};

/// The face of a piece in the set and the letters in force, for who sits at the bottom.
pub(super) fn face(app: &App, piece: Piece, viewer: Color) -> Face {
    Face {
        piece,
        set: app.settings.piece_set,
        layers: layers(app, piece.kind),
        letter: western::letter(piece.kind, app.words.letters()).to_owned(),
        upside_down: piece.color != viewer,
    }
}

/// What is drawn on a face in the set that fades.
pub(super) fn layers(app: &App, kind: PieceKind) -> Layers {
    let look = app.settings.face_looks.get(kind_name(kind)).copied().unwrap_or_default();
    look.layers(app.notebook.faces.layers(kind))
}

/// A board that is only looked at: the picture on the Continue card.
pub(super) fn picture(app: &App, position: &Position) -> BoardView {
    picture_for(app, position, position.side_to_move())
}

/// The same with that side at the bottom.
pub(super) fn picture_for(app: &App, position: &Position, viewer: Color) -> BoardView {
    let plain =
        Shown { position, viewer, learner: viewer, hearer: viewer.into(), ..Shown::default_for(position) };
    let mut picture = board(app, &plain);
    // A letter in the corner would be too small to read there.
    let faces = picture.squares.iter_mut().filter_map(|square| square.face.as_mut());
    let small = |face: &&mut Face| matches!(face.set, PieceSet::KanjiLetter | PieceSet::Fading);
    faces.filter(small).for_each(|face| face.set = CARD_SET);
    picture
}

/// What every screen with a board shows of it: position, sides, what is chosen and where that may go.
pub(super) fn placed<'a>(app: &App, screen: &'a dyn Placing) -> Shown<'a> {
    let position = screen.shown();
    let hold = &screen.table().hold;
    let chosen = hold.chosen.filter(|_| screen.table().stage.is_none());
    Shown {
        viewer: screen.viewer(),
        learner: screen.learner(),
        hearer: screen.hearer(),
        chosen,
        targets: match chosen {
            Some(spot) if app.settings.highlights.targets.is_on() => targets(position, spot),
            _ => Targets::default(),
        },
        cursor: hold.asked.is_none().then(|| hold.cursor.spot()),
        last: screen.shown_last(),
        question: screen.is_question(),
        ..Shown::default_for(position)
    }
}

/// The board with the choice of a promotion and the piece on its way.
pub(super) fn moving(app: &App, screen: &dyn Placing, shown: &Shown<'_>) -> BoardView {
    BoardView { promotion: promotion(app, screen), motion: motion(app, screen), ..board(app, shown) }
}

/// What a board shows beside its pieces.
pub(super) struct Shown<'a> {
    pub(super) position: &'a Position,
    pub(super) viewer: Color,
    pub(super) learner: Color,
    pub(super) hearer: Hearer,
    pub(super) chosen: Option<Spot>,
    pub(super) targets: Targets,
    pub(super) cursor: Option<Spot>,
    pub(super) last: Option<Move>,
    pub(super) stars: SquareSet,
    pub(super) touched: SquareSet,
    pub(super) found: SquareSet,
    pub(super) missed: Option<Square>,
    pub(super) hint: Option<Hint>,
    pub(super) answered: bool,
    pub(super) witness: SquareSet,
    pub(super) lit: SquareSet,
    /// Whether nobody is to move any more.
    pub(super) over: bool,
    /// Whether the step asks what the rules' marks would tell.
    pub(super) question: bool,
    pub(super) arrows: Vec<(Square, Square, ArrowKind)>,
}

impl Shown<'_> {
    /// A board on which nothing is marked.
    pub(super) fn default_for(position: &Position) -> Shown<'_> {
        Shown {
            position,
            viewer: Color::Black,
            learner: Color::Black,
            hearer: Hearer::Player(Color::Black),
            chosen: None,
            targets: Targets::default(),
            cursor: None,
            last: None,
            stars: SquareSet::EMPTY,
            touched: SquareSet::EMPTY,
            found: SquareSet::EMPTY,
            missed: None,
            hint: None,
            answered: false,
            witness: SquareSet::EMPTY,
            lit: SquareSet::EMPTY,
            over: false,
            question: false,
            arrows: Vec::new(),
        }
    }
}

fn board(app: &App, shown: &Shown<'_>) -> BoardView {
    let (files, ranks) = coordinates(app.naming().squares, shown.viewer);
    BoardView {
        squares: in_screen_order(shown.viewer).map(|square| square_view(app, shown, square)).collect(),
        files,
        ranks,
        top: hand(app, shown, shown.viewer.other()),
        bottom: hand(app, shown, shown.viewer),
        arrows: shown
            .arrows
            .iter()
            .map(|&(from, to, kind)| Arrow {
                from: screen_index(from, shown.viewer),
                to: screen_index(to, shown.viewer),
                kind,
            })
            .collect(),
        promotion: None,
        motion: None,
        walls: walls(shown),
        spoken: name(app, shown.position),
    }
}

/// The walls as they lie on the screen.
fn walls(shown: &Shown<'_>) -> Option<WallsView> {
    let walls = shown.position.walls();
    let places = || walls.inside().iter().map(|square| screen_index(square, shown.viewer));
    let (first, last) = (places().min()?, places().max()?);
    let (columns, rows) = (last % 9 - first % 9 + 1, last / 9 - first / 9 + 1);
    (!walls.are_none()).then_some(WallsView { column: first % 9, row: first / 9, columns, rows })
}

/// The board as spoken; a small one with its corners.
fn name(app: &App, position: &Position) -> String {
    let walls = position.walls();
    let (first, last) = walls.corners();
    if walls.are_none() {
        return app.words.text("board-name");
    }
    let (files, ranks) = walls.size();
    let message = Message::new("board-name-small").with("files", files).with("ranks", ranks);
    let message = message.with("first", locale::square(first, &app.naming()));
    app.words.say(&message.with("last", locale::square(last, &app.naming())))
}

fn square_view(app: &App, shown: &Shown<'_>, square: Square) -> SquareView {
    let highlights = &app.settings.highlights;
    let piece = shown.position.piece_at(square);
    let checked = !shown.position.checkers().is_empty()
        && shown.position.king(shown.position.side_to_move()) == Some(square);
    let mark = mark(shown, square, piece);
    let touched = touched(shown, square);
    let star = shown.stars.contains(square);
    SquareView {
        square,
        face: piece.map(|piece| face(app, piece, shown.viewer)),
        mark,
        chosen: shown.chosen == Some(Spot::Square(square)),
        last_move: highlights.last_move.is_on()
            && shown.last.is_some_and(|mv| mv.to() == square || mv.from() == Some(square)),
        check: highlights.check.is_on() && checked,
        pinned: highlights.pins.is_on() && !shown.question && shown.position.pin(square).is_some(),
        star,
        touched,
        hint: shown.hint.is_some_and(|hint| hint.squares.contains(square)),
        witness: shown.witness.contains(square),
        lit: shown.lit.contains(square),
        cursor: shown.cursor == Some(Spot::Square(square)),
        spoken: spoken::square(
            app,
            shown.position,
            square,
            shown.hearer,
            &spoken::Beside {
                mark,
                touched,
                star,
                chosen: shown.chosen == Some(Spot::Square(square)),
                question: shown.question,
            },
        ),
    }
}

fn mark(shown: &Shown<'_>, square: Square, piece: Option<Piece>) -> Mark {
    if shown.targets.legal.contains(square) {
        if piece.is_some() { Mark::Capture } else { Mark::Target }
    } else if shown.targets.barred.contains(square) {
        Mark::Barred
    } else {
        Mark::None
    }
}

fn touched(shown: &Shown<'_>, square: Square) -> Touched {
    if shown.missed == Some(square) {
        Touched::Wrong
    } else if shown.touched.contains(square) || shown.found.contains(square) {
        if shown.answered { Touched::Shown } else { Touched::Right }
    } else {
        Touched::No
    }
}

/// The signs of the columns from left to right, and of the rows from top to bottom.
pub(super) fn coordinates(style: SquareStyle, viewer: Color) -> (Vec<String>, Vec<String>) {
    let files = File::all().map(|file| file_name(file, style).to_string());
    let ranks = Rank::all().map(|rank| rank_name(rank, style).to_string());
    match viewer {
        Color::Black => (files.rev().collect(), ranks.collect()),
        Color::White => (files.collect(), ranks.rev().collect()),
    }
}

fn hand(app: &App, shown: &Shown<'_>, color: Color) -> HandView {
    let words = &app.words;
    let side = match color {
        Color::Black => "sente",
        Color::White => "gote",
    };
    let title = if color == shown.learner { "hand-you" } else { "hand-opponent" };
    let active = shown.position.side_to_move() == color && !shown.over;
    let empty = shown.position.hand(color).is_empty();
    let subtitle = match (active && color == shown.learner, empty) {
        (true, _) => "hand-your-move",
        (false, true) => "hand-empty",
        (false, false) => "hand-held",
    };
    let slots = held(shown.position, color)
        .into_iter()
        .map(|kind| {
            let spot = Spot::Hand(color, kind);
            let count = shown.position.hand(color).count(kind);
            SlotView {
                kind,
                count,
                face: face(app, Piece::new(color, kind.kind()), shown.viewer),
                chosen: shown.chosen == Some(spot),
                hint: color == shown.learner && shown.hint.is_some_and(|hint| hint.held == Some(kind)),
                cursor: shown.cursor == Some(spot),
                spoken: locale::hand_slot(words, kind, count, color, shown.hearer),
            }
        })
        .collect();
    HandView {
        color,
        title: words.say(&Message::new(title).with("side", words.text(side))),
        subtitle: words.text(subtitle),
        active,
        slots,
        spoken: locale::hand(words, shown.position.hand(color), color, shown.hearer),
    }
}

fn promotion(app: &App, screen: &dyn Placing) -> Option<PromotionView> {
    let asked = screen.table().hold.asked?;
    let piece = piece_on(screen.shown(), Spot::Square(asked.from))?;
    let promoted = Piece::new(piece.color, piece.kind.promoted()?);
    Some(PromotionView {
        at: screen_index(asked.to, screen.viewer()),
        promote: face(app, promoted, screen.viewer()),
        keep: face(app, piece, screen.viewer()),
        promote_label: app.words.text("promotion-promote"),
        keep_label: app.words.text("promotion-keep"),
        cursor: asked.cursor,
        spoken: spoken::promotion(app, promoted.kind, piece.kind, asked.cursor),
    })
}

fn motion(app: &App, screen: &dyn Placing) -> Option<Motion> {
    let flight = screen.table().flight?;
    let time = match app.settings.speed {
        Speed::None => return None,
        Speed::Fast => Duration::from_millis(120),
        Speed::Normal => Duration::from_millis(240),
        Speed::Slow => Duration::from_millis(600),
    };
    Some(Motion {
        serial: flight.serial,
        from: flight.from,
        from_index: match flight.from {
            Spot::Square(square) => Some(screen_index(square, screen.viewer())),
            Spot::Hand(..) => None,
        },
        to: screen_index(flight.to, screen.viewer()),
        face: face(app, flight.piece, screen.viewer()),
        time,
    })
}

/// The set of the pieces on the chapters' cards.
pub(super) const CARD_SET: PieceSet = PieceSet::Kanji;
