//! What is written reads back the same, as far as the format can say it; what it can't is listed in
//! `docs/records.md`, and proved here.

use std::time::Duration;

use nari::notation::record::{self, End, Format, HeaderKey, NodeId, Record, Step, WriteError};
use nari::notation::usi;
use nari::shogi::{Handicap, Illegality, Move, Position, Setup, Square};

use crate::chance::{Chance, positions_asked};
use crate::random::{self, EVERYTHING, PLAIN, Says, any_move};

#[track_caller]
fn reads_back(record: &Record, format: Format) {
    let written = record::write(std::slice::from_ref(record), format).unwrap();
    let read = record::read(&written);
    let text = String::from_utf8_lossy(&written);
    let read = read.unwrap_or_else(|error| panic!("{format:?}: {error} in\n{text}"));
    assert_eq!(read.len(), 1, "{format:?}\n{text}");
    assert!(read[0] == *record, "{format:?}\n{text}\n{record:?}\n{:?}", read[0]);
}

/// Random records, all of which read back.
fn random_records_read_back(format: Format, says: Says) {
    let mut chance = Chance::new(0x6e61_7269);
    for number in 0..positions_asked(150) {
        let length = if number % 10 == 0 { 200 } else { chance.below(40) };
        reads_back(&random::record(&mut chance, length, says), format);
    }
}

#[test]
fn kifu_says_everything() {
    random_records_read_back(Format::Kifu, EVERYTHING);
}

#[test]
fn kif_says_everything_in_the_signs_of_shift_jis() {
    random_records_read_back(Format::Kif, Says { signs: PLAIN, ..EVERYTHING });
}

#[test]
fn ki2_says_everything_but_times() {
    random_records_read_back(Format::Ki2, Says { times: false, ..EVERYTHING });
}

#[test]
fn csa_says_everything_of_the_main_line() {
    let mut chance = Chance::new(0x0063_7361);
    for _ in 0..positions_asked(150) {
        let length = chance.below(60);
        let record = random::record(&mut chance, length, Says { variations: false, ..EVERYTHING });
        reads_back(&with_first_number(&record), Format::Csa);
    }
}

#[test]
fn usi_says_the_start_and_the_moves() {
    let moves =
        Says { variations: false, comments: false, headers: false, times: false, ends: false, ..EVERYTHING };
    random_records_read_back(Format::Usi, moves);
}

#[test]
fn several_games_share_a_file_of_csa_usi_or_sfen_and_no_other() {
    let mut chance = Chance::new(7);
    let moves =
        Says { variations: false, comments: false, headers: false, times: false, ends: false, ..EVERYTHING };
    let games: Vec<_> = (0..5).map(|_| with_first_number(&random::record(&mut chance, 9, moves))).collect();
    for format in Format::ALL {
        let written = record::write(&games, format);
        match format {
            Format::Csa | Format::Usi => assert_eq!(record::read(&written.unwrap()).unwrap(), games),
            Format::Sfen => {
                let positions: usize = games.iter().map(|game| game.main_line().len() + 1).sum();
                assert_eq!(record::read(&written.unwrap()).unwrap().len(), positions);
            }
            _ => assert_eq!(written, Err(WriteError::SeveralRecords)),
        }
    }
}

#[test]
fn a_list_of_positions_reads_back() {
    let mut chance = Chance::new(8);
    let starts: Vec<_> = (0..50)
        .map(|_| {
            random::record(
                &mut chance,
                0,
                Says { headers: false, comments: false, variations: false, ends: false, ..EVERYTHING },
            )
        })
        .collect();
    let written = record::write(&starts, Format::Sfen).unwrap();
    assert_eq!(record::read(&written).unwrap(), starts);
}

/// CSA has no word for the number of the first move.
fn with_first_number(record: &Record) -> Record {
    let setup = Setup { move_number: 1, ..record.start().to_setup() };
    let start = Position::from_setup(setup, nari::shogi::SetupRule::Drill).unwrap();
    let mut numbered = Record::new(start);
    for (key, value) in record.headers() {
        numbered.add_header(key.clone(), value);
    }
    let mut at = NodeId::ROOT;
    numbered.set_comment(at, record.comment(at));
    for from in record.main_line() {
        at = match record.step(from).unwrap() {
            Step::Move(mv) => numbered.play(at, *mv).unwrap(),
            Step::End(end) => numbered.end(at, end.clone()).unwrap(),
            Step::Foul(_) => unreachable!("random games are legal"),
        };
        numbered.set_comment(at, record.comment(from));
        numbered.set_time(at, record.time(from));
    }
    numbered
}

/// A game of USI that ends with a move of any kind.
fn with_last_move(position: &Position, mv: Move) -> Option<Record> {
    let sfen = nari::notation::sfen::write(&position.to_setup());
    let text = format!("position sfen {sfen} moves {}", usi::write_move(mv));
    record::read_text(&text).unwrap().pop()
}

#[test]
fn an_illegal_move_is_kept_with_its_reason_in_every_format_that_can_say_it() {
    let mut chance = Chance::new(0xf0f0);
    let (mut fouls, mut unsaid) = (0, [0; 3]);
    let mut reasons = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let position = random::walk(&mut chance, Handicap::Even.position(), 60);
        if !position.has_legal_move() {
            continue;
        }
        let mv = any_move(&mut chance);
        let record = with_first_number_of(&with_last_move(&position, mv).unwrap());
        let Some((at, foul)) = record.foul() else { continue };
        fouls += 1;
        reasons.insert(foul.reason.name());
        assert_eq!(position.check_move(mv), Err(foul.reason.clone()));
        assert_eq!((foul.mv, record.main_line().last()), (mv, Some(&at)));
        reads_back(&record, Format::Usi);
        for (place, format) in [Format::Kifu, Format::Csa, Format::Ki2].into_iter().enumerate() {
            match record::write(std::slice::from_ref(&record), format) {
                Ok(_) => reads_back(&record, format),
                Err(error) => {
                    assert_eq!(error, WriteError::Foul { ply: 1, mv });
                    unsaid[place] += 1;
                    // KIF and CSA lack words only for a piece that isn't known, and CSA for a promotion that isn't there.
                    let is_unknown = foul.reason == Illegality::EmptyOrigin;
                    assert!(is_unknown || mv.promotes() || format == Format::Ki2, "{format:?} {mv:?}");
                }
            }
        }
    }
    assert!(fouls > 300 && reasons.len() > 6, "{fouls} {reasons:?}");
    assert!(unsaid[0] < fouls && unsaid[1] < fouls && unsaid[2] < fouls, "{unsaid:?} of {fouls}");
}

fn with_first_number_of(record: &Record) -> Record {
    let setup = Setup { move_number: 1, ..record.start().to_setup() };
    let start = Position::from_setup(setup, nari::shogi::SetupRule::Drill).unwrap();
    let mv = record.main_line().last().and_then(|&at| record.step(at)?.mv()).unwrap();
    with_last_move(&start, mv).unwrap()
}

#[test]
fn a_record_goes_on_to_its_first_illegal_move_and_ends_with_it() {
    let text = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二飛成(28)\n*comment of the foul\n   4 反則勝ち\n\n変化：2手\n   2 ８四歩(83)\n";
    let [record] = record::read_text(text).unwrap().try_into().unwrap();
    let (at, foul) = record.foul().unwrap();
    assert_eq!(foul.reason, Illegality::PathBlocked { blocker: Square::SQ_2G });
    assert_eq!(record.comment(at), "comment of the foul");
    let end = record.children(at)[0];
    assert_eq!(record.step(end), Some(&Step::End(End::FoulWin)));
    assert_eq!(record.result(), Some(nari::notation::record::RecordResult::Win(nari::shogi::Color::White)));
    assert_eq!(record.lines().count(), 2);
    reads_back(&record, Format::Kifu);
    reads_back(&record, Format::Ki2);
}

#[test]
fn what_comes_after_an_illegal_move_is_left_out() {
    let kif = "手合割：平手\n   1 ７六歩(77)\n   2 ３三角(22)\n   3 ２六歩(27)\n*lost\n   4 投了\n\n変化：4手\n   4 ８四歩(83)\n\n変化：1手\n   1 ２六歩(27)\n";
    let ki2 = "手合割：平手\n\n▲７六歩 △３三角 ▲２六歩\nまで3手で先手の勝ち\n";
    let csa = "PI\n+\n+7776FU\n-2233KA\n+2726FU\nT3\n%TORYO\n";
    let usi = "startpos moves 7g7f 2b3c 2g2f";
    for (text, lines) in [(kif, 2), (ki2, 1), (csa, 1), (usi, 1)] {
        let [record] = record::read_text(text).unwrap().try_into().unwrap();
        let (at, foul) = record.foul().unwrap();
        assert_eq!(foul.reason, Illegality::OwnPieceThere, "{text}");
        assert_eq!((record.main_line().len(), record.children(at).len()), (2, 0), "{text}");
        assert_eq!(record.lines().count(), lines, "{text}");
    }
}

#[test]
fn an_unknown_end_word_is_kept() {
    let text = "手合割：平手\n   1 ７六歩(77)\n   2 封じ手   ( 0:03/00:00:03)\n*sealed\n";
    let [record] = record::read_text(text).unwrap().try_into().unwrap();
    let last = *record.main_line().last().unwrap();
    assert_eq!(record.step(last), Some(&Step::End(End::of_word("封じ手").unwrap())));
    assert_eq!((record.time(last), record.comment(last)), (Some(Duration::from_secs(3)), "sealed"));
    for format in [Format::Kif, Format::Kifu, Format::Csa] {
        reads_back(&record, format);
    }
}

#[test]
fn the_sentence_at_the_end_of_ki2_is_read_as_people_write_it() {
    let rows = [
        ("まで1手で先手の勝ち", End::Resignation),
        ("まで1手で中断", End::Interrupted),
        ("まで1手で詰み", End::Mate),
        ("まで1手で千日手", End::Repetition),
        ("まで1手で持将棋", End::Impasse),
        ("まで1手で時間切れにより先手の勝ち", End::TimeUp),
        ("まで1手で後手の切れ負け", End::TimeUp),
        ("まで1手で後手の反則負け", End::FoulLoss),
        ("まで1手で先手の反則負け", End::FoulWin),
        ("まで1手で後手の反則勝ち", End::FoulWin),
        ("まで1手で後手の入玉勝ち", End::Declaration),
        ("まで１手で後手の勝ち", End::of_word("後手の勝ち").unwrap()),
    ];
    for (sentence, end) in rows {
        let text = format!("手合割：平手\n\n▲７六歩\n{sentence}\n");
        let [record] = record::read_text(&text).unwrap().try_into().unwrap();
        let last = *record.main_line().last().unwrap();
        assert_eq!(record.step(last), Some(&Step::End(end)), "{sentence}");
        reads_back(&record, Format::Ki2);
    }
}

#[test]
fn what_a_format_cannot_say_is_left_out_and_nothing_else() {
    let mut chance = Chance::new(99);
    let record = random::record(&mut chance, 30, EVERYTHING);
    let without =
        |format| record::read(&record::write(std::slice::from_ref(&record), format).unwrap()).unwrap();
    let line = |record: &Record| -> Vec<_> {
        record.main_line().into_iter().filter_map(|at| record.step(at)?.mv()).collect()
    };
    for format in Format::ALL.into_iter().filter(|format| *format != Format::Sfen && *format != Format::Kif) {
        let [read] = without(format).try_into().unwrap();
        assert_eq!(line(&read), line(&record), "{format:?}");
        assert!(read.start().is_same_as(record.start()), "{format:?}");
        if matches!(format, Format::Usi | Format::Csa) {
            assert_eq!(read.lines().count(), 1, "{format:?} has no variations");
        }
        if matches!(format, Format::Usi) {
            assert_eq!((read.headers().count(), read.comment(NodeId::ROOT)), (0, ""));
        }
        if matches!(format, Format::Usi | Format::Ki2) {
            assert!(read.main_line().iter().all(|&at| read.time(at).is_none()), "{format:?} has no times");
        }
    }
    // KIF has whole seconds, CSA thousandths.
    let mut record = Record::new(Position::start_position());
    let at = record.play(NodeId::ROOT, usi::read_move("7g7f").unwrap()).unwrap();
    record.set_time(at, Some(Duration::from_millis(12_345)));
    reads_back(&record, Format::Csa);
    let [read] = record::read(&record::write(&[record], Format::Kifu).unwrap()).unwrap().try_into().unwrap();
    assert_eq!(read.time(read.main_line()[0]), Some(Duration::from_secs(12)));
}

#[test]
fn a_sign_that_shift_jis_lacks_is_refused_with_its_place() {
    let mut record = Record::new(Position::start_position());
    record.set_header(&HeaderKey::BLACK, "Zoé");
    let error = record::write(std::slice::from_ref(&record), Format::Kif).unwrap_err();
    let WriteError::NoSuchSign(place) = error else { panic!("{error}") };
    assert_eq!((place.sign, place.line, place.column), ('é', 2, 6));
    reads_back(&record, Format::Kifu);
}

#[test]
fn variations_nest_as_deeply_as_they_like() {
    // Each move but the first is a variation's: the deepest tree a line can have.
    let mut record = Record::new(Position::start_position());
    let mut at = NodeId::ROOT;
    let cycle = ["2h3h", "8b7b", "3h2h", "7b8b"].map(|mv| usi::read_move(mv).unwrap());
    for mv in cycle.into_iter().cycle().take(3000) {
        record.end(at, End::Interrupted).unwrap();
        at = record.play(at, mv).unwrap();
    }
    assert_eq!(record.lines().count(), 3001);
    reads_back(&record, Format::Kifu);
    reads_back(&record, Format::Ki2);
}
