//! Text ⇄ shogi: what is read is written back the same, and what is wrong is refused where it is wrong.

#![expect(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a helper fails its test")]

use nari::notation::western::{Letters, Style};
use nari::notation::{Expected, NameError, ReadError, SquareStyle, japanese, sfen, usi, western};
use nari::shogi::{
    Board, ByColor, Color, Hand, HandKind, Move, Piece, PieceKind, Position, Setup, SetupRule, Square,
};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const ENGLISH: Style = Style { letters: Letters::English, squares: SquareStyle::Letter };
const FRENCH: Style = Style { letters: Letters::French, squares: SquareStyle::Letter };

#[test]
fn a_sfen_is_accepted_or_refused_where_it_is_wrong() {
    for row in rows(include_str!("notation/sfen.txt")) {
        let &[text, verdict] = &row[..] else { panic!("{row:?}") };
        let read = sfen::read(text);
        if let Some(canonical) = verdict.strip_prefix("= ") {
            assert_eq!(read.map(|setup| sfen::write(&setup)).as_deref(), Ok(canonical), "{text}");
        } else if let Some(fault) = verdict.strip_prefix("game ") {
            let faults = Position::from_setup(read.unwrap(), SetupRule::Game).unwrap_err();
            assert!(format!("{faults:?}").contains(fault), "{text}: {faults:?}");
        } else {
            assert_eq!(refusal(read), verdict, "{text}");
        }
    }
}

#[test]
fn a_usi_move_is_accepted_or_refused_where_it_is_wrong() {
    for row in rows(include_str!("notation/usi.txt")) {
        let &[text, verdict] = &row[..] else { panic!("{row:?}") };
        match usi::read_move(text) {
            Ok(mv) => assert_eq!((usi::write_move(mv).as_str(), "move"), (text, verdict)),
            error => assert_eq!(refusal(error), verdict, "{text}"),
        }
    }
    assert_eq!(usi::read_square("7g"), Ok(Square::SQ_7G));
    assert_eq!(refusal(usi::read_square("7gg")), "3 end");
}

#[test]
fn a_western_name_is_the_one_a_player_writes() {
    for row in rows(include_str!("notation/western.txt")) {
        let (position, mv) = (drill(row[0]), usi::read_move(row[1]).unwrap());
        assert_eq!(western::write(&position, mv, ENGLISH), row[2], "{row:?}");
        assert_eq!(western::write(&position, mv, FRENCH), row[3], "{row:?}");
        if row.len() == 4 {
            assert_eq!(western::read(&position, row[2], Letters::English), Ok(mv), "{row:?}");
            assert_eq!(western::read(&position, row[3], Letters::French), Ok(mv), "{row:?}");
        } else {
            assert!(!position.is_legal(mv), "{row:?}");
        }
    }
}

#[test]
fn a_japanese_name_has_the_marks_the_association_asks_for() {
    let rows: Vec<_> = rows(include_str!("notation/japanese.txt")).collect();
    for row in &rows {
        let (position, mv) = (drill(row[0]), usi::read_move(row[1]).unwrap());
        let previous = row.get(3).map(|square| usi::read_square(square).unwrap());
        assert_eq!(japanese::write(&position, mv, previous), row[2], "{row:?}");
        assert_eq!(japanese::read(&position, row[2], previous), Ok(mv), "{row:?}");
    }
    assert!(rows.len() > 100, "{} rows", rows.len());
}

#[track_caller]
fn reads_western(sfen: &str, name: &str, mv: &str) {
    let expected = usi::read_move(mv).unwrap();
    assert_eq!(western::read(&drill(sfen), name, Letters::English), Ok(expected), "{name} in {sfen}");
}

#[test]
fn a_western_name_is_read_however_it_is_typed() {
    for name in
        ["P-7f", "P7f", "p-7F", "P76", "P-７六", "P7g-7f", "P7g7f", "P77-76", "P7776", "Px7f", "P-7f="]
    {
        reads_western(START, name, "7g7f");
    }
    for name in ["P*5e", "P'5e", "P’5e", "p*55", "P5e"] {
        reads_western("4k4/9/9/9/9/9/9/9/4K4 b P 1", name, "P*5e");
    }
    // Where both are legal, only the sign of the drop drops.
    let both = "4k4/9/9/9/9/9/9/4G4/4K4 b G 1";
    reads_western(both, "G4h", "5h4h");
    reads_western(both, "G*4h", "G*4h");
    // The choice is none: the Lance must promote.
    reads_western("4k4/9/9/9/9/9/9/9/L3K4 b - 1", "L-9a", "9i9a+");
}

#[track_caller]
fn western_fails(sfen: &str, name: &str, expected: NameError) {
    assert_eq!(western::read(&drill(sfen), name, Letters::English), Err(expected), "{name} in {sfen}");
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|mv| usi::read_move(mv).unwrap()).collect()
}

fn unreadable(column: usize, expected: Expected, found: Option<char>) -> NameError {
    NameError::Unreadable(ReadError { column, expected, found })
}

#[test]
fn a_western_name_that_means_no_single_move_says_why() {
    western_fails(START, "G-5h", NameError::Ambiguous(moves("4i5h 6i5h")));
    let open = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    western_fails(open, "Bx2b", NameError::Ambiguous(moves("8h2b 8h2b+")));
    western_fails(START, "P-7e", NameError::Illegal(moves("1g7e 2g7e 3g7e 4g7e 5g7e 6g7e 7g7e 8g7e 9g7e")));
    western_fails(START, "G*5e", NameError::Illegal(moves("G*5e")));
    western_fails(START, "B-2b", NameError::Illegal(moves("8h2b")));
    western_fails("4r4/9/9/9/9/9/4G4/9/4K4 b - 1", "G-4g", NameError::Illegal(moves("5g4g")));
    western_fails(START, "P3c-3d", NameError::Illegal(moves("3c3d")));
    western_fails(START, "+R-5e", NameError::NoSuchPiece(PieceKind::Dragon));
    western_fails(START, "G5e-5d", NameError::NoSuchPiece(PieceKind::Gold));
    western_fails(START, "", unreadable(1, Expected::Piece, None));
    western_fails(START, "T-5h", unreadable(1, Expected::Piece, Some('T')));
    western_fails(START, "+G-5h", unreadable(2, Expected::PromotablePiece, Some('G')));
    western_fails(START, "K*5h", unreadable(2, Expected::File, Some('*')));
    western_fails(START, "+P*5h", unreadable(3, Expected::File, Some('*')));
    western_fails(START, "P*5e+", unreadable(5, Expected::End, Some('+')));
    western_fails(START, "P-", unreadable(3, Expected::File, None));
    western_fails(START, "P-7", unreadable(4, Expected::Rank, None));
    western_fails(START, "P-7j", unreadable(4, Expected::Rank, Some('j')));
    western_fails(START, "P-7f歩", unreadable(5, Expected::PromotionOrEnd, Some('歩')));
    western_fails(START, "P-7f++", unreadable(6, Expected::End, Some('+')));
}

#[test]
fn french_letters_are_read_in_french_only() {
    let position = Position::start_position();
    let rook = usi::read_move("2h5h").unwrap();
    let king = usi::read_move("5i5h").unwrap();
    assert_eq!(western::read(&position, "R-5h", Letters::French), Ok(king));
    assert_eq!(western::read(&position, "R-5h", Letters::English), Ok(rook));
    assert_eq!(western::read(&position, "R-5h", Letters::Sfen), Ok(rook));
    let french = PieceKind::ALL.map(|kind| western::letter(kind, Letters::French));
    assert_eq!(french, ["P", "L", "C", "A", "O", "F", "T", "R", "+P", "+L", "+C", "+A", "+F", "+T"]);
    let english = PieceKind::ALL.map(|kind| western::letter(kind, Letters::English));
    assert_eq!(english, ["P", "L", "N", "S", "G", "B", "R", "K", "+P", "+L", "+N", "+S", "+B", "+R"]);
}

#[track_caller]
fn reads_japanese(sfen: &str, name: &str, mv: &str) {
    let expected = usi::read_move(mv).unwrap();
    let previous = Some(Square::SQ_2B);
    assert_eq!(japanese::read(&drill(sfen), name, previous), Ok(expected), "{name} in {sfen}");
}

#[test]
fn a_japanese_name_is_read_however_it_is_written() {
    for name in
        ["▲７六歩", "☗７六歩", "７六歩", "76歩", "7六歩", "７六歩(77)", "▲７六歩上", "７六歩行", "７六歩直"]
    {
        reads_japanese(START, name, "7g7f");
    }
    let taken = "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4";
    for name in ["△同銀", "同　銀", "☖同 銀上", "△同　銀(31)"] {
        reads_japanese(taken, name, "3a2b");
    }
    let dragons = "+R8/9/9/1+R7/9/9/9/9/9 b - 1";
    for name in ["▲８二龍上", "８二竜行", "▲８二龍入", "８二龍右", "８２竜(84)"] {
        reads_japanese(dragons, name, "8d8b");
    }
    reads_japanese(START, "▲５八王", "5i5h");
    reads_japanese("9/9/4S4/9/9/9/9/9/9 b - 1", "４四銀生", "5c4d");
    reads_japanese("9/9/4S4/9/9/9/9/9/9 b - 1", "４四銀(53)", "5c4d");
    reads_japanese("9/9/4+S4/9/9/9/9/9/9 b - 1", "５二全", "5c5b");
    // The Gold on the board is pinned: only the drop is left.
    reads_japanese("4r4/9/9/9/9/9/9/4G4/4K4 b G 1", "４八金", "G*4h");
}

#[track_caller]
fn japanese_fails(sfen: &str, name: &str, expected: NameError) {
    assert_eq!(japanese::read(&drill(sfen), name, None), Err(expected), "{name} in {sfen}");
}

#[test]
fn a_japanese_name_that_means_no_single_move_says_why() {
    japanese_fails(START, "▲５八金", NameError::Ambiguous(moves("4i5h 6i5h")));
    japanese_fails(START, "▲５八金上", NameError::Ambiguous(moves("4i5h 6i5h")));
    japanese_fails("4r4/9/9/9/9/9/4G4/9/4K4 b - 1", "４七金", NameError::Illegal(moves("5g4g")));
    japanese_fails("9/8P/9/9/9/9/9/9/9 b - 1", "１一歩", NameError::Illegal(moves("1b1a")));
    japanese_fails(START, "▲５五金打", NameError::Illegal(moves("G*5e")));
    japanese_fails(START, "▲５五馬", NameError::NoSuchPiece(PieceKind::Horse));
    japanese_fails(START, "▲５八金直", NameError::NoSuchPiece(PieceKind::Gold));
    japanese_fails(START, "△７六歩", unreadable(1, Expected::SideSign, Some('△')));
    japanese_fails(START, "▲同歩", unreadable(2, Expected::SquareNotSame, Some('同')));
    japanese_fails(START, "▲７", unreadable(3, Expected::Rank, None));
    japanese_fails(START, "▲７六", unreadable(4, Expected::Piece, None));
    japanese_fails(START, "▲７六P", unreadable(4, Expected::Piece, Some('P')));
    japanese_fails(START, "▲７六成金", unreadable(5, Expected::PromotablePiece, Some('金')));
    japanese_fails(START, "▲７六歩不", unreadable(6, Expected::Sign('成'), None));
    japanese_fails(START, "▲７六歩成成", unreadable(6, Expected::End, Some('成')));
    japanese_fails(START, "▲７六と打", unreadable(5, Expected::End, Some('打')));
    japanese_fails(START, "▲７六歩(77", unreadable(8, Expected::Sign(')'), None));
}

#[test]
fn every_setup_reads_back_from_its_sfen() {
    let mut random = Random(1);
    for _ in 0..2_000 {
        let setup = random.setup();
        let text = sfen::write(&setup);
        assert_eq!(sfen::read(&text).as_ref(), Ok(&setup), "{text}");
    }
}

#[test]
fn every_position_of_a_game_reads_back_from_its_sfen() {
    Random(2).games(40, |position, _, _| {
        let setup = position.to_setup();
        assert_eq!(sfen::read(&sfen::write(&setup)), Ok(setup));
    });
}

#[test]
fn every_legal_move_has_names_of_its_own_that_read_back() {
    let (mut positions, mut moves) = (0, 0);
    Random(3).games(30, |position, previous, legal| {
        let mut names = Vec::new();
        let sfen = sfen::write(&position.to_setup());
        for &mv in legal {
            let kanji = Style { letters: Letters::French, squares: SquareStyle::Kanji };
            let digits = Style { letters: Letters::English, squares: SquareStyle::Digits };
            let french = western::write(position, mv, kanji);
            assert_eq!(western::read(position, &french, Letters::French), Ok(mv), "{french} in {sfen}");
            let english = western::write(position, mv, digits);
            assert_eq!(western::read(position, &english, Letters::English), Ok(mv), "{english} in {sfen}");
            let japanese = japanese::write(position, mv, previous);
            assert_eq!(japanese::read(position, &japanese, previous), Ok(mv), "{japanese} in {sfen}");
            assert_eq!(usi::read_move(&usi::write_move(mv)), Ok(mv));
            names.extend([french, english, japanese]);
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        positions += 1;
        moves += legal.len();
    });
    assert!(positions > 3_000 && moves > 100_000, "{positions} positions, {moves} moves");
}

#[test]
fn no_text_makes_a_reader_panic() {
    let mut random = Random(4);
    let position = Position::start_position();
    let texts =
        [START, "7g7f", "8h2b+", "P*5e", "Bx3c+", "G6a-5b", "▲５八金右", "△同　銀不成", "７六歩(77)", ""];
    for round in 0..60_000 {
        let text = random.mutated(texts[round % texts.len()]);
        let end = text.chars().count() + 1;
        let mut errors = Vec::new();
        match sfen::read(&text) {
            Ok(setup) => assert_eq!(sfen::read(&sfen::write(&setup)), Ok(setup), "{text}"),
            Err(error) => errors.push(error),
        }
        match usi::read_move(&text) {
            Ok(mv) => assert_eq!(usi::write_move(mv), text),
            Err(error) => errors.push(error),
        }
        errors.extend(usi::read_square(&text).err());
        errors.extend(nari::notation::read_square_name(&text).err());
        for name in [
            western::read(&position, &text, Letters::French),
            western::read(&position, &text, Letters::English),
            japanese::read(&position, &text, Some(Square::SQ_7F)),
        ] {
            if let Err(NameError::Unreadable(error)) = name {
                errors.push(error);
            }
        }
        for error in errors {
            assert!((1..=end).contains(&error.column), "{error} in {text:?}");
            assert_eq!(error.found, text.chars().nth(error.column - 1), "{error} in {text:?}");
        }
    }
}

#[test]
fn a_developer_sees_what_is_wrong() {
    assert_eq!(usi::read_move("7x").unwrap_err().to_string(), "column 2: expected a rank, found 'x'");
    assert_eq!(usi::read_move("7g").unwrap_err().to_string(), "column 3: expected a file, found the end");
    let ambiguous = western::read(&Position::start_position(), "G-5h", Letters::English).unwrap_err();
    assert_eq!(ambiguous.to_string(), "ambiguous: 4i5h 6i5h");
}

/// The rows of a case file, their cells trimmed; `#` begins a remark.
fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split(" | ").collect())
}

fn drill(text: &str) -> Position {
    Position::from_setup(sfen::read(text).unwrap(), SetupRule::Drill)
        .unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// A refusal as the case files write it: column and what was expected.
fn refusal<T: std::fmt::Debug>(read: Result<T, ReadError>) -> String {
    let error = read.unwrap_err();
    format!("{} {}", error.column, error.expected.name())
}

/// A small generator of the same numbers each time (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    fn under(&mut self, limit: usize) -> usize {
        usize::try_from(self.next()).unwrap() % limit
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.under(items.len())]
    }

    fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    /// Any board and hands that a set can fill.
    fn setup(&mut self) -> Setup {
        let mut setup = Setup {
            board: Board::EMPTY,
            hands: ByColor { black: Hand::EMPTY, white: Hand::EMPTY },
            side_to_move: self.color(),
            move_number: u32::try_from(self.next() >> 16).unwrap(),
        };
        for kind in HandKind::ALL {
            for _ in 0..kind.in_a_set() {
                match self.under(4) {
                    0 => {}
                    1 => {
                        let color = self.color();
                        setup.hands[color].add(kind);
                    }
                    choice => {
                        let promoted = if choice == 2 { kind.kind().promoted() } else { None };
                        let piece = Piece::new(self.color(), promoted.unwrap_or(kind.kind()));
                        setup.board.set(Square::from_index(self.under(81)).unwrap(), Some(piece));
                    }
                }
            }
        }
        for color in Color::ALL {
            if self.under(4) > 0 {
                let square = Square::from_index(self.under(81)).unwrap();
                setup.board.set(square, Some(Piece::new(color, PieceKind::King)));
            }
        }
        setup
    }

    /// Plays games of legal moves picked at random, up to 120 plies, and shows each position with the square the
    /// move before went to and the legal moves.
    fn games(&mut self, count: usize, mut show: impl FnMut(&Position, Option<Square>, &[Move])) {
        for _ in 0..count {
            let mut position = Position::start_position();
            let mut previous = None;
            for _ in 0..120 {
                let legal: Vec<Move> = position.legal_moves().into_iter().collect();
                show(&position, previous, &legal);
                if legal.is_empty() {
                    break;
                }
                let mv = self.pick(&legal);
                position.play(mv).unwrap();
                previous = Some(mv.to());
            }
        }
    }

    /// The text with a few characters changed, added or left out.
    fn mutated(&mut self, text: &str) -> String {
        let signs: Vec<char> =
            "19aiPkpRb+-*=/ x'0７六歩同成不打左上玉▲(🦀é\u{301}\u{3000}\n".chars().collect();
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=self.under(4) {
            let place = self.under(chars.len() + 1);
            match self.under(3) {
                0 => chars.insert(place, self.pick(&signs)),
                1 if place < chars.len() => chars[place] = self.pick(&signs),
                _ if place < chars.len() => drop(chars.remove(place)),
                _ => {}
            }
        }
        chars.into_iter().collect()
    }
}
