//! The promise: whatever is said is said in both languages, in whole right sentences, and numbers choose their plural.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use nari::locale::{self, Language, Message, Naming, Words};
use nari::notation::western::{self, Letters};
use nari::notation::{SquareStyle, sfen, usi};
use nari::progress::Notice;
use nari::shogi::{
    Color, DeclarationCondition, DeclarationRefusal, DrawReason, HandKind, Illegality, NoPromotion, Outcome,
    PieceKind, Position, SetupFault, SetupRule, Square, Tally, WinReason,
};

fn words(language: Language) -> Words {
    Words::new(language)
}

fn position(text: &str) -> Position {
    Position::from_setup(sfen::read(text).unwrap(), SetupRule::Drill).unwrap()
}

#[test]
fn a_systems_code_finds_its_language() {
    let rows = [
        ("fr", Some(Language::French)),
        ("fr-CA", Some(Language::French)),
        ("fr_FR.UTF-8", Some(Language::French)),
        ("FR", Some(Language::French)),
        ("en_GB@euro", Some(Language::English)),
        ("frr-DE", None),
        ("C", None),
        ("POSIX", None),
        ("", None),
    ];
    for (code, expected) in rows {
        assert_eq!(Language::from_code(code), expected, "{code}");
    }
}

#[test]
fn french_counts_nought_and_one_as_one_and_english_only_one() {
    let say = |language, count: usize| locale::pieces(&words(language), PieceKind::Gold, count);
    assert_eq!([0, 1, 2].map(|count| say(Language::French, count)), ["0 Or", "1 Or", "2 Ors"]);
    assert_eq!([0, 1, 2].map(|count| say(Language::English, count)), ["0 Golds", "1 Gold", "2 Golds"]);
    // What comes as a text has no plural of its own: this is why counts are passed as numbers.
    let text = Message::new("piece-gold.count").with("count", "1");
    assert_eq!(words(Language::English).say(&text), "1 Golds");
}

#[test]
fn nothing_is_put_around_what_stands_for_a_placeable() {
    let text = words(Language::French).say(&Message::new("place-empty").with("square", "7e"));
    assert_eq!(text, "7e, vide");
}

#[test]
fn a_message_that_is_missing_is_its_own_name_and_is_reported() {
    let words = words(Language::French);
    let (text, faults) = words.say_with_faults(&Message::new("no-such-message"));
    assert_eq!(text, "no-such-message");
    assert_eq!(faults, ["no language has no-such-message"]);
    assert!(!words.has("no-such-message"));
    assert!(words.has("piece-gold") && words.has("piece-gold.the") && !words.has("piece-gold.whose"));
    let (_, faults) = words.say_with_faults(&Message::new("place-empty"));
    assert_eq!(faults.len(), 1, "an argument that was not given: {faults:?}");
}

#[test]
fn a_square_is_read_out_with_what_holds_its_piece() {
    let board = position("4k4/4r4/9/9/4p4/9/9/4G4/4K4 b 2PG3p 1");
    let rows = [
        (Square::SQ_5H, "5h, your Gold", "5h, votre Or"),
        (Square::SQ_5B, "5b, the opponent’s Rook", "5b, la Tour adverse"),
        (Square::SQ_7E, "7e, empty", "7e, vide"),
    ];
    for (at, english, french) in rows {
        let place = |language| locale::place(&words(language), &Naming::default(), &board, at, Color::Black);
        assert_eq!([place(Language::English), place(Language::French)], [english, french]);
    }
    let pinned = position("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1");
    let place = |language, learner| {
        locale::place(&words(language), &Naming::default(), &pinned, Square::SQ_5H, learner)
    };
    assert_eq!(place(Language::English, Color::Black), "5h, your Gold, pinned by the Rook on 5b");
    assert_eq!(place(Language::French, Color::Black), "5h, votre Or, cloué par la Tour en 5b");
    assert_eq!(place(Language::French, Color::White), "5h, l’Or adverse, cloué par la Tour en 5b");
    let plain = locale::plain_place(
        &words(Language::French),
        &Naming::default(),
        &pinned,
        Square::SQ_5H,
        Color::Black,
    );
    assert_eq!(plain, "5h, votre Or");
    let rook = position("4k4/9/9/9/4b4/9/9/1R7/K8 b - 1");
    let place =
        locale::place(&words(Language::French), &Naming::default(), &rook, Square::SQ_8H, Color::Black);
    assert_eq!(place, "8h, votre Tour, clouée par le Fou en 5e");
    let check = position("4k4/9/9/9/9/9/9/4r4/4K4 b - 1");
    let place =
        locale::place(&words(Language::English), &Naming::default(), &check, Square::SQ_5I, Color::Black);
    assert_eq!(place, "5i, your King, in check");
}

#[test]
fn a_hand_is_read_out_with_its_plurals() {
    let board = position("4k4/9/9/9/9/9/9/9/4K4 b 2PG 1");
    let rows = [
        (Language::English, Color::Black, "your hand: 1 Gold and 2 Pawns"),
        (Language::French, Color::Black, "votre réserve\u{a0}: 1 Or et 2 Pions"),
        (Language::English, Color::White, "the opponent’s hand: empty"),
        (Language::French, Color::White, "réserve de l’adversaire\u{a0}: vide"),
    ];
    for (language, owner, expected) in rows {
        assert_eq!(locale::hand(&words(language), board.hand(owner), owner, Color::Black), expected);
    }
    let slot = locale::hand_slot(&words(Language::English), HandKind::Pawn, 2, Color::Black, Color::Black);
    assert_eq!(slot, "your hand: 2 Pawns");
}

#[test]
fn lists_are_written_with_commas_and_one_and() {
    let names =
        |count: usize| ["5b", "4c", "3d"].into_iter().take(count).map(str::to_owned).collect::<Vec<_>>();
    let list = |language, count| locale::list(&words(language), &names(count));
    assert_eq!(
        [0, 1, 2, 3].map(|count| list(Language::English, count)),
        ["", "5b", "5b and 4c", "5b, 4c and 3d"]
    );
    assert_eq!(list(Language::French, 3), "5b, 4c et 3d");
}

/// The refusal of a move, and the start of its sentences in both languages.
#[track_caller]
fn refuses(sfen: &str, mv: &str, name: &str, english: &str, french: &str) {
    let position = position(sfen);
    let mv = usi::read_move(mv).unwrap();
    let reason = position.check_move(mv).unwrap_err();
    assert_eq!(reason.name(), name);
    for (language, expected) in [(Language::English, english), (Language::French, french)] {
        let refusal = locale::illegality(&words(language), &Naming::default(), &position, mv, &reason);
        let expected = expected.replace(" :", "\u{a0}:").replace(" ;", "\u{202f};");
        assert!(refusal.text.starts_with(&expected), "{}\nis not\n{expected}", refusal.text);
    }
}

#[test]
fn every_refusal_names_the_pieces_and_squares_that_show_it() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    refuses(start, "5e5d", "empty-origin", "Nothing stands on 5e.", "Il n’y a rien en 5e.");
    refuses(
        start,
        "3c3d",
        "not-your-piece",
        "The Pawn on 3c belongs to your opponent",
        "Le Pion en 3c appartient à votre adversaire",
    );
    refuses(
        start,
        "L*5e",
        "not-in-hand",
        "You have no Lance in hand.",
        "Vous n’avez aucune Lance en réserve.",
    );
    refuses(
        start,
        "4i3i",
        "own-piece-there",
        "Your Gold can’t go to 3i: your Silver already stands there.",
        "Votre Or ne peut pas aller en 3i : votre Argent s’y trouve déjà.",
    );
    refuses(
        "4k4/9/9/9/4p4/9/9/9/4K4 b P 1",
        "P*5e",
        "square-taken",
        "The opponent’s Pawn already stands on 5e.",
        "Le Pion adverse occupe déjà la case 5e.",
    );
    refuses(start, "7g6f", "not-how-it-moves", "A Pawn moves one square", "Un Pion avance d’une case");
    refuses(
        start,
        "2h2d",
        "path-blocked",
        "Your Rook can’t jump over your Pawn on 2g.",
        "Votre Tour ne peut pas sauter par-dessus votre Pion en 2g.",
    );
    refuses(
        start,
        "7g7f+",
        "may-not-promote",
        "A piece promotes only when its move starts or ends in the promotion zone",
        "Une pièce n’est promue que si son coup commence ou finit dans la zone de promotion",
    );
    refuses(
        "4k4/9/G8/9/9/9/9/9/4K4 b - 1",
        "9c9b+",
        "may-not-promote",
        "A Gold never promotes",
        "Un Or n’est jamais promu",
    );
    refuses(
        "4k4/9/+R8/9/9/9/9/9/4K4 b - 1",
        "9c9b+",
        "may-not-promote",
        "Your Dragon on 9c is promoted already.",
        "Votre Dragon en 9c est déjà une pièce promue.",
    );
    refuses(
        "4k4/P8/9/9/9/9/9/9/4K4 b - 1",
        "9b9a",
        "must-promote",
        "Your Pawn must promote on 9a.",
        "Votre Pion doit promouvoir en 9a.",
    );
    refuses(
        "4k4/9/9/9/9/9/9/9/4K4 b L 1",
        "L*9a",
        "dead-end",
        "A Lance dropped on 9a could never move: it only goes forward",
        "Une Lance en 9a ne pourrait jamais bouger : cette pièce ne fait qu’avancer",
    );
    refuses(
        "4k4/9/9/9/9/9/9/9/4K4 b N 1",
        "N*9b",
        "dead-end",
        "A Knight dropped on 9b could never move: its jump",
        "Un Cavalier en 9b ne pourrait jamais bouger : son saut demande deux rangées",
    );
    refuses(
        "4k4/9/9/9/9/9/4P4/9/3K5 b P 1",
        "P*5e",
        "two-pawns",
        "One of your Pawns already stands on this file, on 5g.",
        "Un de vos Pions se trouve déjà sur cette colonne, en 5g.",
    );
}

#[test]
fn every_refusal_about_the_king_says_from_where_he_would_be_taken() {
    refuses(
        "4k4/4r4/9/9/9/9/9/9/3GK4 b - 1",
        "6i6h",
        "check-not-answered",
        "Your King is in check from the Rook on 5b, and this move does not answer it. Move the King, take the Rook, or put a piece between them.",
        "Votre Roi est attaqué par la Tour en 5b, et ce coup ne pare pas l’échec. Déplacez le Roi, prenez la Tour ou interposez une pièce.",
    );
    refuses(
        "4k4/9/9/9/9/9/9/4g4/3GK4 b - 1",
        "6i7i",
        "check-not-answered",
        "Your King is in check from the Gold on 5h, and this move does not answer it. Move the King, or take the Gold: nothing can be put between them.",
        "Votre Roi est attaqué par l’Or en 5h, et ce coup ne pare pas l’échec. Déplacez le Roi ou prenez l’Or : on ne peut rien interposer.",
    );
    refuses(
        "4k4/4r4/9/9/9/7b1/9/9/G3K4 b - 1",
        "9i9h",
        "check-not-answered",
        "Double check: your King is attacked by the Bishop on 2f and the Rook on 5b.",
        "Échec double : votre Roi est attaqué par le Fou en 2f et la Tour en 5b.",
    );
    refuses(
        "4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1",
        "5h4g",
        "pinned",
        "Your Gold on 5h is pinned: without it, the Rook on 5b would take your King.",
        "Votre Or en 5h est cloué : sans lui, la Tour en 5b prendrait votre Roi. Il peut",
    );
    refuses(
        "4k4/4l4/9/9/9/9/9/4R4/4K4 b - 1",
        "5h4h",
        "pinned",
        "Your Rook on 5h is pinned: without it, the Lance on 5b would take your King.",
        "Votre Tour en 5h est clouée : sans elle, la Lance en 5b prendrait votre Roi. Elle peut",
    );
    refuses(
        "4k4/9/9/9/9/9/3g5/9/4K4 b - 1",
        "5i6h",
        "king-into-check",
        "On 6h, your King could be taken by the Gold on 6g.",
        "En 6h, votre Roi pourrait être pris par l’Or en 6g.",
    );
}

#[test]
fn a_mate_by_a_dropped_pawn_names_the_squares_that_are_covered() {
    let position = position("8k/6S2/7G1/9/9/9/9/9/4K4 b P 1");
    let mv = usi::read_move("P*1b").unwrap();
    let reason = position.check_move(mv).unwrap_err();
    let text =
        |language| locale::illegality(&words(language), &Naming::default(), &position, mv, &reason).text;
    assert!(text(Language::English).contains("Here nothing answers the check by the Pawn on 1b: the squares that the King could go to, 1b, 2a and 2b, are all covered. Any other"), "{}", text(Language::English));
    assert!(
        text(Language::French).contains("1b, 2a et 2b, sont toutes contrôlées. Toute autre"),
        "{}",
        text(Language::French)
    );
}

#[test]
fn a_refusal_follows_the_notation_of_the_settings() {
    let position = position("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1");
    let mv = usi::read_move("5h4g").unwrap();
    let reason = position.check_move(mv).unwrap_err();
    let mut naming = Naming::default();
    let say =
        |language, naming: &Naming| locale::illegality(&words(language), naming, &position, mv, &reason);
    assert_eq!(say(Language::English, &naming).title, "Illegal move: G-4g");
    assert_eq!(say(Language::French, &naming).title, "Coup illégal\u{a0}: O-4g");
    naming.squares = SquareStyle::Kanji;
    naming.moves = locale::MoveStyle::Japanese;
    assert_eq!(say(Language::English, &naming).title, "Illegal move: ▲４七金");
    assert!(say(Language::English, &naming).text.contains("on ５八 is pinned"));
    let empty = usi::read_move("5e5d").unwrap();
    let bare = locale::illegality(
        &words(Language::English),
        &Naming::default(),
        &position,
        empty,
        &Illegality::EmptyOrigin,
    );
    assert_eq!(bare.title, "Illegal move: 5e to 5d");
}

/// Every message that code can choose, with every argument it gives: no fault in either language.
#[test]
fn no_refusal_lacks_an_argument() {
    let position = position("4k4/4r4/9/9/9/9/9/4G4/4K4 b P 1");
    let rook = Square::SQ_5B;
    let mut reasons = vec![
        Illegality::GameOver,
        Illegality::NotYourTurn,
        Illegality::EmptyOrigin,
        Illegality::NotYourPiece,
        Illegality::NotInHand,
        Illegality::OwnPieceThere,
        Illegality::SquareTaken,
        Illegality::PathBlocked { blocker: rook },
        Illegality::OutsideTheWalls { wall: rook.into() },
        Illegality::MayNotPromote(NoPromotion::Kind),
        Illegality::MayNotPromote(NoPromotion::OutsideZone),
        Illegality::MustPromote,
        Illegality::DeadEnd,
        Illegality::TwoPawns { pawn: rook },
        Illegality::CheckNotAnswered { checkers: rook.into() },
        Illegality::CheckNotAnswered { checkers: Square::SQ_5H.into() },
        Illegality::CheckNotAnswered { checkers: [rook, Square::SQ_5A].into_iter().collect() },
        Illegality::Pinned { pinner: rook, ray: rook.into() },
        Illegality::KingIntoCheck { attackers: rook.into() },
        Illegality::DropPawnMate { checker: rook, flights: [(rook, rook.into())].into_iter().collect() },
    ];
    reasons.push(Illegality::NotHowItMoves);
    for language in Language::ALL {
        for reason in &reasons {
            let mv = usi::read_move("5h5b").unwrap();
            let text = locale::illegality(&words(language), &Naming::default(), &position, mv, reason).text;
            assert!(!text.contains('{') && !text.contains("illegal-"), "{text}");
        }
        for kind in PieceKind::ALL {
            assert!(words(language).has(&format!("illegal-how-{}", nari::lesson::kind_name(kind))));
        }
    }
}

#[test]
fn a_setup_is_told_what_is_wrong_with_it() {
    let rows = [
        (SetupFault::MissingKing(Color::Black), "Sente has no King.", "Sente n’a pas de Roi."),
        (
            SetupFault::TooManyPieces { kind: HandKind::Pawn, count: 19, limit: 18 },
            "There are 19 Pawns, promoted ones and hands included; a set holds 18.",
            "Il y a 19 Pions, pièces promues et réserves comprises\u{202f}; un jeu n’en compte que 18.",
        ),
    ];
    for (fault, english, french) in rows {
        let say = |language| locale::setup_fault(&words(language), &fault);
        assert_eq!([say(Language::English), say(Language::French)], [english, french]);
    }
}

#[test]
fn a_text_that_cannot_be_read_is_told_its_column() {
    let error = sfen::read("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL x - 1").unwrap_err();
    let say = |language| locale::read_error(&words(language), &error);
    assert_eq!(say(Language::English), "column 59, “x”: the side to move goes here: b or w.");
    assert!(say(Language::French).starts_with("caractère 59, «\u{a0}x\u{a0}»\u{a0}: il faut ici"));
    let error = usi::read_move("7g").unwrap_err();
    assert_eq!(
        locale::read_error(&words(Language::English), &error),
        "column 3, at the end: a file goes here, 1 to 9."
    );
}

/// The words in both languages; none may be the name of its message, or have a hole.
#[track_caller]
fn is_said(say: impl Fn(&Words) -> String) -> [String; 2] {
    [Language::English, Language::French].map(|language| {
        let text = say(&words(language));
        assert!(text.contains(' ') && !text.contains('{'), "{text}");
        text
    })
}

#[test]
fn every_end_of_a_game_is_told_from_both_sides() {
    let reasons = [
        WinReason::Mate,
        WinReason::NoLegalMove,
        WinReason::Resignation,
        WinReason::PerpetualCheck,
        WinReason::Declaration,
    ];
    for reason in reasons {
        let outcome = Outcome::Win { winner: Color::White, reason };
        let [won, gagne] = is_said(|words| locale::outcome(words, outcome, Color::White));
        let [lost, perdu] = is_said(|words| locale::outcome(words, outcome, Color::Black));
        assert!(won != lost && gagne != perdu, "{won} {gagne}");
    }
    for reason in [DrawReason::Repetition, DrawReason::Impasse, DrawReason::PlyLimit] {
        let [english, french] = is_said(|words| locale::outcome(words, Outcome::Draw(reason), Color::Black));
        assert!(english.ends_with("to be replayed.") && french.ends_with("à rejouer."));
    }
}

#[test]
fn a_refused_declaration_says_what_fails_and_counts() {
    let tally = Tally { pieces: 1, points: 1 };
    let conditions = [
        DeclarationCondition::GameOver,
        DeclarationCondition::NotYourTurn,
        DeclarationCondition::PlyLimit,
        DeclarationCondition::KingOutside,
        DeclarationCondition::InCheck,
        DeclarationCondition::TooFewPieces,
        DeclarationCondition::TooFewPoints { needed: 31 },
    ];
    for condition in conditions {
        is_said(|words| locale::declaration(words, &DeclarationRefusal { condition, tally }));
    }
    let refusal = DeclarationRefusal { condition: DeclarationCondition::TooFewPieces, tally };
    let [english, french] = is_said(|words| locale::declaration(words, &refusal));
    assert!(english.ends_with("there is 1, and you have 1 point."), "{english}");
    assert!(french.ends_with("il y en a 1, et vous avez 1 point."), "{french}");
}

#[test]
fn what_went_wrong_with_the_learners_files_is_told() {
    let file = || "settings.toml".to_owned();
    let why = std::io::ErrorKind::PermissionDenied;
    let notices = [
        Notice::FolderUnusable { folder: "/somewhere".into(), why },
        Notice::Damaged { file: file(), aside: Some("settings.damaged-1.toml".into()), line: 2, column: 3 },
        Notice::Damaged { file: file(), aside: None, line: 2, column: 3 },
        Notice::Newer { file: file(), format: 2 },
        Notice::Unreadable { file: file(), why },
        Notice::NotSaved { file: file(), why },
    ];
    for notice in notices {
        let [english, french] = is_said(|words| locale::notice(words, &notice));
        let name =
            if matches!(notice, Notice::FolderUnusable { .. }) { "/somewhere" } else { "settings.toml" };
        assert!(english.contains(name) && french.contains(name));
    }
}

#[test]
fn the_name_of_a_move_that_says_no_move_is_told_why() {
    let board = position("4k4/9/9/9/9/9/9/4r4/3GKG3 b - 1");
    let told = |name| {
        let error = western::read(&board, name, Letters::English).unwrap_err();
        is_said(|words| locale::name_error(words, &Naming::default(), &board, &error))
    };
    assert_eq!(told("Gx5h")[0], "Several moves are called that: G4ix5h and G6ix5h. Say which one.");
    assert_eq!(told("S-5h")[0], "You have no Silver that this could mean.");
    assert_eq!(told("S-5h")[1], "Vous n’avez aucun Argent que ce nom puisse désigner.");
    assert!(told("G-4h")[0].starts_with("Your King is in check from the Rook on 5h"));
    assert!(told("G?")[0].starts_with("column 2, “?”: "), "{}", told("G?")[0]);
}
