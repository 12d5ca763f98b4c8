//! Where positions stand in the table, and what is believed of other ways of searching.

use super::frame::{Frame, Node, Rule};
use super::holding::Holding;
use super::search::{Care, Search, stir};
use super::table::{Believed, Known, Numbers, Plies};
use crate::shogi::{Color, Move, Position};

impl Search<'_> {
    /// What the table knows.
    pub(super) fn look(&self, node: &Node, key: u64, holding: Holding, bound: Plies) -> Known {
        self.table.look(key, holding, bound, self.believed(node))
    }

    /// What is believed of other ways of searching. Each keeps its own numbers, since what is hard within a bound may be
    /// easy without. No mate at all is none by any way; a mate is no longer by the rule than when every drop counts, and
    /// no longer when each is judged than when some are taken to count.
    fn believed(&self, node: &Node) -> Believed {
        const OWN: u8 = 1;
        const OTHER_CARE: u8 = 1 << ROUGHLY;
        const OTHER_RULE: u8 = 1 << SET_ASIDE;
        const OTHERS: u8 = 1 << (ROUGHLY | SET_ASIDE);
        const ALL: u8 = OWN | OTHER_CARE | OTHER_RULE | OTHERS;
        let (mates, no_mates, never) = match (node.rule, self.care) {
            // Pieces are out of the game: only this rule knows of such positions.
            (Rule::SetAside, Care::Exact) if node.out != Holding::EMPTY => {
                (OWN | OTHER_CARE, OWN, OWN | OTHER_CARE)
            }
            (Rule::SetAside, Care::Rough) if node.out != Holding::EMPTY => {
                (OWN | OTHER_CARE, OWN | OTHER_CARE, OWN | OTHER_CARE)
            }
            (Rule::SetAside, Care::Exact) => (ALL, OWN, ALL),
            (Rule::SetAside, Care::Rough) => (ALL, OWN | OTHER_CARE, ALL),
            (Rule::Counted, Care::Exact) => (OWN | OTHER_CARE, OWN | OTHER_CARE | OTHER_RULE, ALL),
            (Rule::Counted, Care::Rough) => (OWN | OTHER_CARE, OWN | OTHER_CARE | OTHERS, ALL),
        };
        // Where the length is asked for, numbers were found for other bounds too, and tell less.
        let numbers = match self.care {
            Care::Exact => Numbers::OwnHand,
            Care::Rough => Numbers::OtherHands,
        };
        Believed { mates, no_mates, never, numbers }
    }

    /// The plies of a mate within `bound`, if the table knows one.
    pub(super) fn known_mate(&self, node: &Node, bound: Plies) -> Option<Plies> {
        let (key, holding) = (self.key_of(node, &node.position), self.holding_of(&node.position));
        match self.look(node, key, holding, bound) {
            Known::Mate { len, .. } => Some(len),
            _ => None,
        }
    }

    /// Whether the table knows that there is no mate within `bound` plies.
    pub(super) fn known_no_mate(&self, node: &Node, bound: Plies) -> bool {
        let (key, holding) = (self.key_of(node, &node.position), self.holding_of(&node.position));
        matches!(self.look(node, key, holding, bound), Known::NoMate { .. })
    }

    /// The key of a position that is reached from `node`, or of its own.
    pub(super) fn key_of(&self, node: &Node, position: &Position) -> u64 {
        self.key(node, position.board_key(), position.side_to_move())
    }

    /// The key of the position after a move in the frame's.
    pub(super) fn key_after(&self, frame: &Frame, mv: Move) -> u64 {
        let position = &frame.node.position;
        self.key(&frame.node, position.board_key_after(mv), position.side_to_move().other())
    }

    fn key(&self, node: &Node, board: u64, side: Color) -> u64 {
        // The lowest two bits tell the ways of searching apart.
        let mut key = board & !(ROUGHLY | SET_ASIDE);
        if side == self.attacker {
            key ^= ATTACKS;
        }
        if self.care == Care::Rough {
            key ^= ROUGHLY;
        }
        if node.rule == Rule::SetAside {
            key ^= SET_ASIDE;
            if node.out != Holding::EMPTY {
                key ^= stir(u64::from(node.out.bits())) & !(ROUGHLY | SET_ASIDE);
            }
        }
        key
    }
}

const ATTACKS: u64 = 0x8f14_e45f_ceea_1678;
/// Low bits, so that what is known of one position in all ways of searching stands side by side in the table.
const ROUGHLY: u64 = 1;
const SET_ASIDE: u64 = 2;
