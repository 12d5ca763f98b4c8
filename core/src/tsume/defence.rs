//! What the defender does best.

use super::frame::{Node, Rule};
use super::futile::Judgement;
use super::holding::Holding;
use super::search::{ANY_LENGTH, Halt, Search, Settled};
use super::solver::Limits;
use super::table::Plies;
use crate::shogi::{Move, Position};

/// The best reply to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defence {
    /// There is none: mate.
    Mated,
    /// Only futile drops are left; this is one.
    Futile(Move),
    /// The longest: mate follows within `moves` plies, this reply counted and futile drops not.
    Longest {
        /// The reply.
        reply: Move,
        /// The plies to the mate.
        moves: usize,
    },
    /// The check does not mate after this reply.
    Refutes(Move),
    /// The check does not mate within the plies that were asked about: this reply outlasts them. Whether mate follows
    /// later was not found out before a limit was met. Only [`best_defence_within`] says so.
    Outlasts(Move),
    /// A limit was met; this reply stood longest so far.
    Unsure(Move),
}

/// The best reply in a position whose side to move is in check by an attacker who mates by checks alone.
///
/// Made for answers at once: give it few nodes.
#[must_use]
pub fn best_defence(position: &Position, limits: &Limits<'_>) -> Defence {
    best(position, None, limits)
}

/// The same, when it matters most whether mate follows within so many plies, the reply counted: that is found out
/// first, and told if no more can be.
#[must_use]
pub fn best_defence_within(position: &Position, within: usize, limits: &Limits<'_>) -> Defence {
    best(position, Some(within), limits)
}

fn best(position: &Position, within: Option<usize>, limits: &Limits<'_>) -> Defence {
    let replies = position.legal_moves();
    let Some(some) = replies.first() else { return Defence::Mated };
    let attacker = position.side_to_move().other();
    let nodes = limits.nodes.unwrap_or(u64::MAX);
    let mut search = Search::new(attacker, limits.memory, nodes, limits.stop);
    let node = Node { position: position.clone(), out: Holding::EMPTY, rule: Rule::SetAside };
    // Replies on the board come first: of two as good, a drop between is shown last.
    let mut replies = replies.to_vec();
    replies.sort_by_key(|mv| mv.from().is_none());
    let within = within.and_then(|within| Plies::try_from(within).ok());
    let mut standing = Standing { reply: some, outlasts: 0 };
    match longest(&mut search, &node, &replies, within, &mut standing) {
        Ok(defence) => defence,
        Err(_) if within.is_some_and(|within| standing.outlasts >= within) => {
            Defence::Outlasts(standing.reply)
        }
        Err(_) => Defence::Unsure(standing.reply),
    }
}

/// A reply that stands so far, and the plies, itself counted, within which no mate follows.
struct Standing {
    reply: Move,
    outlasts: Plies,
}

/// Lengths up to this one are tried in turn before any refutation is looked for; longer ones that are asked about, too,
/// if they are no longer than `IN_TURN`.
const AT_FIRST: Plies = 5;
const IN_TURN: Plies = 13;

fn longest(
    search: &mut Search<'_>,
    node: &Node,
    replies: &[Move],
    within: Option<Plies>,
    standing: &mut Standing,
) -> Result<Defence, Halt> {
    let after = |mv, rule| {
        let mut next = Node { rule, ..node.clone() };
        next.position.play_legal(mv);
        next
    };
    let in_turn = within.filter(|&within| within <= IN_TURN).map_or(AT_FIRST, |within| within.max(AT_FIRST));
    // Whatever stands is tried with a longer bound, until one reply or none is left.
    let mut open = replies.to_vec();
    let mut bound: Plies = 1;
    let mut refuted_from = Vec::new();
    while let Some(&first) = open.first() {
        standing.reply = first;
        if bound > in_turn && refuted_from.is_empty() {
            // None of the short mates: is there any?
            for &mv in &open {
                standing.reply = mv;
                if let Settled::NoMate { .. } = search.settle(&after(mv, Rule::Counted), ANY_LENGTH)? {
                    return Ok(Defence::Refutes(mv));
                }
                refuted_from.push(mv);
            }
            standing.reply = first;
        }
        let mut still = Vec::new();
        for &mv in &open {
            if let Settled::NoMate { len, .. } = search.settle(&after(mv, Rule::SetAside), bound)? {
                if len == super::table::FOREVER {
                    return Ok(Defence::Refutes(mv));
                }
                if mv.from().is_some() || !is_futile(search, node, mv, replies, bound)? {
                    still.push(mv);
                }
            }
        }
        if still.is_empty() {
            let moves = usize::try_from(bound + 1).unwrap_or(0);
            let counted = open.iter().copied().find(|mv| mv.from().is_some());
            return Ok(match counted {
                Some(reply) => Defence::Longest { reply, moves },
                None if is_futile(search, node, first, replies, bound + 1)? => Defence::Futile(first),
                None => Defence::Longest { reply: first, moves },
            });
        }
        open = still;
        standing.outlasts = bound + 1;
        bound += 2;
    }
    Ok(Defence::Mated)
}

/// Whether a drop that is not mated within `bound` is set aside, given the replies on the board.
fn is_futile(
    search: &mut Search<'_>,
    node: &Node,
    drop: Move,
    replies: &[Move],
    bound: Plies,
) -> Result<bool, Halt> {
    let on_board: Vec<Move> = replies.iter().copied().filter(|mv| mv.from().is_some()).collect();
    if let Judgement::Futile(..) = search.judge_at_sight(node, drop, !on_board.is_empty(), bound + 1)? {
        return Ok(true);
    }
    // While a reply on the board stands, the drop cannot be judged yet: it stays.
    for &mv in &on_board {
        let mut next = node.clone();
        next.position.play_legal(mv);
        if let Settled::NoMate { .. } = search.settle(&next, bound)? {
            return Ok(false);
        }
    }
    Ok(matches!(search.judge_closely(node, drop, &on_board, bound + 1)?, Judgement::Futile(..)))
}
