//! KI2's marks 右 左 直 上 引 寄 打: the rows of `ki2.txt`, each the only name of its move.

use nari::notation::{japanese, sfen, usi};
use nari::shogi::{Position, SetupRule};

#[test]
fn each_move_has_the_name_that_the_rows_give_and_is_found_by_it() {
    let mut marks = std::collections::BTreeMap::new();
    let mut count = 0;
    for row in include_str!("ki2.txt").lines().filter(|row| !row.starts_with('#')) {
        let &[sfen, mv, name] = &row.split(" | ").collect::<Vec<_>>()[..] else { panic!("{row}") };
        let position = Position::from_setup(sfen::read(sfen).unwrap(), SetupRule::Drill).unwrap();
        let mv = usi::read_move(mv).unwrap();
        assert_eq!(japanese::write(&position, mv, None), name, "{row}");
        assert_eq!(japanese::read(&position, name, None), Ok(mv), "{row}");
        count += 1;
        for mark in name.chars().filter(|sign| "右左直上引寄打".contains(*sign)) {
            *marks.entry(mark).or_insert(0) += 1;
        }
    }
    assert!(count >= 100, "{count} rows");
    assert!(marks.len() == 7 && marks.values().all(|&count| count >= 8), "{marks:?}");
}
