//! The promise: anything can be drawn, every fault is named at once, and what is sound can be used.

use nari::app::{
    Command, Direction, EditorCommand, EditorTool, Event, Export, GamesEvent, Place, Screen, Spot, Target,
};
use nari::shogi::{Color, HandKind, Piece, PieceKind, Square};

use super::learner::{Learner, id};

const BARE: &str = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

fn drawing(sfen: &str) -> Learner {
    let mut learner = Learner::new(1);
    learner.opens(Place::Editor(None)).game(GamesEvent::SetupText(sfen.to_owned()));
    assert_eq!(learner.editor().sfen.text, sfen);
    learner
}

fn sfen(learner: &Learner) -> String {
    learner.editor().sfen.text
}

#[test]
fn pieces_are_put_carried_turned_and_taken_off() {
    let mut learner = drawing(BARE);
    let pawn = EditorTool::Piece(Piece::new(Color::Black, PieceKind::Pawn));
    learner.game(GamesEvent::Tool(Some(pawn)));
    learner.does(Event::Square(Square::SQ_5C)).does(Event::Square(Square::SQ_4C));
    assert_eq!(sfen(&learner), "4k4/9/4PP3/9/9/9/9/9/4K4 b - 1");
    learner.does(Event::Cancel).does(Event::Square(Square::SQ_4C)).does(Event::Square(Square::SQ_3C));
    assert_eq!(sfen(&learner), "4k4/9/4P1P2/9/9/9/9/9/4K4 b - 1");
    learner.asks(Command::Editor(EditorCommand::TurnOver));
    assert_eq!(sfen(&learner), "4k4/9/4P1+P2/9/9/9/9/9/4K4 b - 1");
    learner.asks(Command::Editor(EditorCommand::ChangeSide));
    assert_eq!(sfen(&learner), "4k4/9/4P1+p2/9/9/9/9/9/4K4 b - 1");
    learner.does(Event::Drag { from: Spot::Square(Square::SQ_3C), to: Square::SQ_1A });
    assert_eq!(sfen(&learner), "4k3+p/9/4P4/9/9/9/9/9/4K4 b - 1");
    learner.asks(Command::Editor(EditorCommand::Remove));
    learner.asks(Command::Undo).asks(Command::Undo).asks(Command::Redo);
    assert_eq!(sfen(&learner), "4k3+p/9/4P4/9/9/9/9/9/4K4 b - 1");
    // A promoted piece that goes to a hand lies there unpromoted; a King can't be held.
    learner.does(Event::Square(Square::SQ_1A)).does(Event::Hand(Color::White, HandKind::Gold));
    assert_eq!(sfen(&learner), "4k4/9/4P4/9/9/9/9/9/4K4 b p 1");
    learner.does(Event::Square(Square::SQ_5A)).does(Event::Hand(Color::White, HandKind::Pawn));
    assert_eq!(sfen(&learner), "4k4/9/4P4/9/9/9/9/9/4K4 b p 1");
    learner.does(Event::Drag { from: Spot::Hand(Color::White, HandKind::Pawn), to: Square::SQ_5B });
    assert_eq!(sfen(&learner), "4k4/4p4/4P4/9/9/9/9/9/4K4 b - 1");
    learner.game(GamesEvent::Put(Piece::new(Color::Black, PieceKind::Gold), Square::SQ_5B));
    assert_eq!(learner.hears(), "5b, Sente’s Gold");
    learner.asks(Command::Undo).game(GamesEvent::SideToMove(Color::White));
    learner.game(GamesEvent::Held(Color::Black, HandKind::Pawn, 99));
    assert_eq!(sfen(&learner), "4k4/4p4/4P4/9/9/9/9/9/4K4 w 18P 1");
}

#[test]
fn the_keyboard_does_what_the_mouse_does() {
    let mut learner = drawing(BARE);
    let gold = EditorTool::Piece(Piece::new(Color::White, PieceKind::Gold));
    learner.game(GamesEvent::Tool(Some(gold))).does(Event::Focus(Square::SQ_5E));
    learner.does(Event::Arrow(Direction::Up)).does(Event::Arrow(Direction::Left)).does(Event::Activate);
    assert_eq!(sfen(&learner), "4k4/9/9/3g5/9/9/9/9/4K4 b - 1");
    assert_eq!(learner.hears(), "6d, Gote’s Gold");
    learner.asks(Command::TurnBoard).does(Event::Arrow(Direction::Up)).does(Event::Activate);
    assert_eq!(sfen(&learner), "4k4/9/9/3g5/3g5/9/9/9/4K4 b - 1");
}

/// A drawing, and every fault of it as a game.
const FAULTS: [(&str, &[&str]); 6] = [
    (BARE, &[]),
    ("9/9/9/9/9/9/9/9/9 b - 1", &["Sente has no King.", "Gote has no King."]),
    ("4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1", &["Sente has more than one unpromoted Pawn on file 5: 5d and 5e."]),
    (
        "4k3P/9/9/9/9/9/9/9/4K4 b - 1",
        &[
            "The piece on 1a could never move again: no Pawn or Lance stands on its last rank, no Knight on its last two.",
        ],
    ),
    (
        "4k4/4R4/9/9/9/9/9/9/4K4 b - 1",
        &["The King on 5a is in check from 5b, but it is the other side’s turn: the King could be taken."],
    ),
    ("4k4/9/9/9/9/9/9/4K4/4K4 b - 1", &["Sente has 2 Kings: on 5h and 5i."]),
];

#[test]
fn every_fault_is_named_and_shown_at_once() {
    for (position, faults) in FAULTS {
        let learner = drawing(position);
        let view = learner.editor();
        let told: Vec<_> = view.checks[0].faults.iter().map(String::as_str).collect();
        assert_eq!(told.len(), faults.len(), "{position}: {told:?}");
        for (told, expected) in told.iter().zip(faults) {
            assert!(told == expected || expected.contains("Kings"), "{position}: {told}");
        }
        let playable = view.uses[0].enabled;
        assert_eq!(playable, faults.is_empty(), "{position}");
    }
    let view = drawing("4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1").editor();
    let lit: Vec<_> =
        view.board.squares.iter().filter(|square| square.witness).map(|square| square.square).collect();
    assert_eq!(lit, [Square::SQ_5D, Square::SQ_5E]);
}

#[test]
fn a_text_that_is_no_position_stays_in_the_field_with_its_fault() {
    let mut learner = drawing(BARE);
    learner.game(GamesEvent::SetupText("4k4/9/9".to_owned()));
    let field = learner.editor().sfen;
    assert_eq!(field.text, "4k4/9/9");
    assert!(field.error.unwrap().contains("column 8"));
    learner.does(Event::Square(Square::SQ_5A)).does(Event::Square(Square::SQ_5B));
    assert_eq!(sfen(&learner), "9/4k4/9/9/9/9/9/9/4K4 b - 1");
}

#[test]
fn a_sound_drawing_is_played_solved_kept_and_handed_out() {
    let mut learner = drawing("4k4/9/4P4/9/9/9/9/9/9 b G 1");
    let uses: Vec<_> = learner.editor().uses.iter().map(|button| button.enabled).collect();
    assert_eq!(uses, [false, true, true], "without a King of his own Sente can only solve it");
    learner.asks(Command::Editor(EditorCommand::PlayFromHere));
    assert_eq!(learner.hears(), "Nothing to do here.");
    learner.game(GamesEvent::Export(Export::Position, Target::Clipboard));
    assert_eq!(learner.copied, ["4k4/9/4P4/9/9/9/9/9/9 b G 1\n"]);
    learner.asks(Command::Editor(EditorCommand::Save));
    assert_eq!(learner.replay().title, "game");
    assert!(learner.file("game").exists());
    learner.opens(Place::Game(id("game"))).asks(Command::Back);
    learner.opens(Place::Editor(None)).asks(Command::Editor(EditorCommand::PlayFromHere));
    assert!(matches!(learner.app.view().screen, Screen::Sitting(_)));
    learner.opens(Place::Editor(None)).asks(Command::Editor(EditorCommand::Clear));
    assert_eq!(sfen(&learner), "9/9/9/9/9/9/9/9/9 b - 1");
    learner.asks(Command::Editor(EditorCommand::Start));
    assert_eq!(sfen(&learner), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
}
