//! The board and both hands: 81 rows made once, then changed one by one.

use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, SharedString, VecModel};

use super::arrow;
use super::convert::{index, int, sync};
use super::gallery::Gallery;
use super::shown::Shown;
use crate::app::{
    ArrowKind, BoardView, Direction, Event, HandView, Jump, Mark, Motion, Promotion, PromotionView, Spot,
    SquareView, Touched, WallsView,
};
use crate::shogi::Square;
use nari_markup::{
    AppWindow, Area, ArrowShape, BoardAdapter, Cell, HandInfo, Leap, MarkKind, MotionInfo, Place,
    PromotionInfo, Slot, TouchedKind, WallsInfo, Way,
};

/// The models behind the board's adapter.
pub struct Board {
    cells: Rc<VecModel<Cell>>,
    top: Rc<VecModel<Slot>>,
    bottom: Rc<VecModel<Slot>>,
    files: Rc<VecModel<SharedString>>,
    ranks: Rc<VecModel<SharedString>>,
    arrows: Rc<VecModel<ArrowShape>>,
}

impl Board {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Board {
        let empty = Cell { face: -1, ..Cell::default() };
        let board = Board {
            cells: Rc::new(VecModel::from(vec![empty; Square::COUNT])),
            top: Rc::default(),
            bottom: Rc::default(),
            files: Rc::default(),
            ranks: Rc::default(),
            arrows: Rc::default(),
        };
        let adapter = window.global::<BoardAdapter>();
        adapter.set_cells(ModelRc::from(Rc::clone(&board.cells)));
        adapter.set_top_slots(ModelRc::from(Rc::clone(&board.top)));
        adapter.set_bottom_slots(ModelRc::from(Rc::clone(&board.bottom)));
        adapter.set_files(ModelRc::from(Rc::clone(&board.files)));
        adapter.set_ranks(ModelRc::from(Rc::clone(&board.ranks)));
        adapter.set_arrows(ModelRc::from(Rc::clone(&board.arrows)));
        listen(&adapter, shown);
        board
    }

    /// Shows a board.
    pub fn show(&self, window: &AppWindow, view: &BoardView, gallery: &Gallery) {
        let adapter = window.global::<BoardAdapter>();
        sync(&self.cells, view.squares.iter().map(|square| cell(square, gallery)).collect());
        sync(&self.top, slots(&view.top, gallery));
        sync(&self.bottom, slots(&view.bottom, gallery));
        sync(&self.files, view.files.iter().map(SharedString::from).collect());
        sync(&self.ranks, view.ranks.iter().map(SharedString::from).collect());
        sync(
            &self.arrows,
            view.arrows
                .iter()
                .map(|arrow| ArrowShape {
                    outline: arrow::outline(end(view, arrow.from), end(view, arrow.to)).into(),
                    attack: arrow.kind == ArrowKind::Attack,
                })
                .collect(),
        );
        adapter.set_top(hand(&view.top));
        adapter.set_bottom(hand(&view.bottom));
        adapter.set_spoken((&view.spoken).into());
        adapter.set_cursor(cursor(view));
        adapter.set_walls(walls(view.walls));
        adapter.set_promotion(promotion(view.promotion.as_ref(), gallery));
        if let Some(motion) = &view.motion {
            adapter.set_motion(moving(motion, view, gallery));
        }
    }
}

fn listen(adapter: &BoardAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_clicked(move |place| {
        if let Some(spot) = to.board(|board| spot(board, &place)).flatten() {
            to.report(match spot {
                Spot::Square(square) => Event::Square(square),
                Spot::Hand(color, kind) => Event::Hand(color, kind),
            });
        }
    });
    let to = Rc::clone(shown);
    adapter.on_grabbed(move |place| {
        if let Some(spot) = to.board(|board| spot(board, &place)).flatten() {
            to.report(Event::Grab(spot));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_dropped(move |from, square| {
        let end = Place { area: Area::Squares, index: square };
        let ends = to.board(|board| (spot(board, &from), spot(board, &end)));
        match ends {
            Some((Some(from), Some(Spot::Square(square)))) => to.report(Event::Drag { from, to: square }),
            _ => to.report(Event::Cancel),
        }
    });
    let to = Rc::clone(shown);
    adapter.on_focused(move |place| {
        if let Some(spot) = to.board(|board| spot(board, &place)).flatten() {
            to.report(match spot {
                Spot::Square(square) => Event::Focus(square),
                Spot::Hand(color, kind) => Event::FocusHand(color, kind),
            });
        }
    });
    let to = Rc::clone(shown);
    adapter.on_cancelled(move || to.report(Event::Cancel));
    let to = Rc::clone(shown);
    adapter.on_activated(move || to.report(Event::Activate));
    let to = Rc::clone(shown);
    adapter.on_promoted(move || to.report(Event::Promotion(Promotion::Promote)));
    let to = Rc::clone(shown);
    adapter.on_kept(move || to.report(Event::Promotion(Promotion::Keep)));
    let to = Rc::clone(shown);
    adapter.on_arrow(move |way| {
        to.report(Event::Arrow(match way {
            Way::Up => Direction::Up,
            Way::Down => Direction::Down,
            Way::Left => Direction::Left,
            Way::Right => Direction::Right,
        }));
    });
    let to = Rc::clone(shown);
    adapter.on_jumped(move |leap| {
        to.report(Event::Jump(match leap {
            Leap::RowStart => Jump::RowStart,
            Leap::RowEnd => Jump::RowEnd,
            Leap::ColumnTop => Jump::ColumnTop,
            Leap::ColumnBottom => Jump::ColumnBottom,
        }));
    });
}

/// What lies at a place of the screen.
fn spot(board: &BoardView, place: &Place) -> Option<Spot> {
    let slot = |hand: &HandView| {
        let slot = hand.slots.get(index(place.index)?)?;
        Some(Spot::Hand(hand.color, slot.kind))
    };
    match place.area {
        Area::Squares => board.squares.get(index(place.index)?).map(|square| Spot::Square(square.square)),
        Area::Top => slot(&board.top),
        Area::Bottom => slot(&board.bottom),
        Area::None => None,
    }
}

fn cell(square: &SquareView, gallery: &Gallery) -> Cell {
    Cell {
        face: gallery.number_of(square.face.as_ref()),
        mark: match square.mark {
            Mark::None => MarkKind::None,
            Mark::Target => MarkKind::Target,
            Mark::Capture => MarkKind::Capture,
            Mark::Barred => MarkKind::Barred,
        },
        chosen: square.chosen,
        last_move: square.last_move,
        check: square.check,
        pinned: square.pinned,
        star: square.star,
        touched: match square.touched {
            Touched::No => TouchedKind::No,
            Touched::Right => TouchedKind::Right,
            Touched::Wrong => TouchedKind::Wrong,
            Touched::Shown => TouchedKind::Shown,
        },
        hint: square.hint,
        witness: square.witness,
        lit: square.lit,
        cursor: square.cursor,
        spoken: (&square.spoken).into(),
    }
}

/// An end of an arrow, with what stands there.
fn end(view: &BoardView, index: usize) -> (usize, arrow::End) {
    let held = view.squares.get(index).is_some_and(|square| square.face.is_some());
    (index, if held { arrow::End::Piece } else { arrow::End::Free })
}

fn slots(hand: &HandView, gallery: &Gallery) -> Vec<Slot> {
    let slot = |slot: &crate::app::SlotView| Slot {
        face: gallery.number(&slot.face),
        count: i32::from(slot.count),
        chosen: slot.chosen,
        hint: slot.hint,
        cursor: slot.cursor,
        spoken: (&slot.spoken).into(),
    };
    hand.slots.iter().map(slot).collect()
}

fn hand(hand: &HandView) -> HandInfo {
    HandInfo {
        title: (&hand.title).into(),
        subtitle: (&hand.subtitle).into(),
        active: hand.active,
        spoken: (&hand.spoken).into(),
    }
}

fn cursor(view: &BoardView) -> Place {
    let slot = |hand: &HandView| hand.slots.iter().position(|slot| slot.cursor);
    if let Some(index) = slot(&view.top) {
        Place { area: Area::Top, index: int(index) }
    } else if let Some(index) = slot(&view.bottom) {
        Place { area: Area::Bottom, index: int(index) }
    } else {
        let index = view.squares.iter().position(|square| square.cursor);
        Place { area: Area::Squares, index: index.map_or(0, int) }
    }
}

fn walls(view: Option<WallsView>) -> WallsInfo {
    let Some(view) = view else { return WallsInfo::default() };
    let (column, row) = (int(view.column), int(view.row));
    WallsInfo { shown: true, column, row, columns: int(view.columns), rows: int(view.rows) }
}

fn promotion(view: Option<&PromotionView>, gallery: &Gallery) -> PromotionInfo {
    let Some(view) = view else { return PromotionInfo::default() };
    PromotionInfo {
        open: true,
        at: int(view.at),
        promote: gallery.number(&view.promote),
        keep: gallery.number(&view.keep),
        promote_label: (&view.promote_label).into(),
        keep_label: (&view.keep_label).into(),
        on_keep: view.cursor == Promotion::Keep,
        spoken: (&view.spoken).into(),
    }
}

fn moving(motion: &Motion, view: &BoardView, gallery: &Gallery) -> MotionInfo {
    let from = match (motion.from, motion.from_index) {
        (Spot::Square(_), from) => Place { area: Area::Squares, index: from.map_or(int(motion.to), int) },
        (Spot::Hand(color, _), _) => {
            let area = if view.top.color == color { Area::Top } else { Area::Bottom };
            Place { area, index: 0 }
        }
    };
    MotionInfo {
        // Slint counts in 32 bits; only a change matters.
        serial: int(motion.serial % 1_000_000),
        from,
        to: int(motion.to),
        face: gallery.number(&motion.face),
        time: i64::try_from(motion.time.as_millis()).unwrap_or(0),
    }
}
