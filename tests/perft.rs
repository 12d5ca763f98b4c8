//! The legal moves of known positions, counted to a depth: `perft.txt` holds the rows, the bench runs the slow ones.

mod support;

use nari::shogi::perft;

#[test]
fn every_position_has_the_known_number_of_lines() {
    let mut counted = 0;
    for row in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let [name, sfen, depth, nodes, note] = row.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("five fields in {row}")
        };
        if note == "slow" {
            continue;
        }
        let nodes: u64 = nodes.parse().unwrap();
        assert_eq!(perft(&support::position(sfen), depth.parse().unwrap()), nodes, "{name} at depth {depth}");
        counted += 1;
    }
    assert!(counted >= 50, "only {counted} rows were counted");
}
