//! The inner search: fail-soft alpha-beta on null windows beside the principal variation.

use super::super::exchange::exchange;
use super::super::ordering::{Arrival, BEST_KNOWN, GOOD_CAPTURE, Hints, Picker, Ranked, gain_at_sight};
use super::super::packed::Packed;
use super::super::score::{FAR_AHEAD, INFINITE, MATE_FOUND, WON_BY_RULE, mated_at};
use super::super::table::{Bound, Found};
use super::early::{Early, Expected, Known, Passing};
use super::quiet::cuts;
use super::repetition::Repeated;
use super::{DEEPEST, Node, Search};
use crate::shogi::Move;

/// What the best known move is beside all others.
enum Beside {
    /// It is to be searched so many plies deeper.
    Deeper(i32),
    /// The others are so good that the node need not be searched.
    Enough(i32),
}

/// The least depth at which the best known move is looked at beside all others.
const BESIDE_AT: i32 = 7;

/// What is looked for: a value between the two, seen by the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The same window for the other side.
    pub(super) const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window that only asks whether a value is above `alpha`, for the other side.
    const fn above(alpha: i32) -> Window {
        Window { alpha: -alpha - 1, beta: -alpha }
    }
}

impl Search<'_> {
    /// What the latest position of the path comes to if it came up before.
    pub(super) fn repetition(&self, ply: usize) -> Option<i32> {
        let closer = i32::try_from(ply).unwrap_or(0);
        self.path.repeated().map(|repeated| match repeated {
            Repeated::Draw => 0,
            Repeated::Wins => WON_BY_RULE - closer,
            Repeated::Loses => closer - WON_BY_RULE,
        })
    }

    /// The value of a position, searched `depth` plies deep.
    pub(super) fn tree(
        &mut self,
        node: &Node,
        mut window: Window,
        depth: i32,
        ply: usize,
        passing: Passing,
        expected: Expected,
    ) -> i32 {
        self.ply(ply).line.clear();
        if depth <= 0 {
            return self.quiet(node, window.alpha, window.beta, 0, ply);
        }
        self.count_node();
        if self.stopped {
            return 0;
        }
        if let Some(value) = self.repetition(ply) {
            return value;
        }
        if ply >= DEEPEST {
            return self.judge(node).value;
        }
        // No line from here can beat a mate found nearer to the root.
        window.alpha = window.alpha.max(mated_at(ply));
        window.beta = window.beta.min(-mated_at(ply + 1));
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let is_pv = !window.is_null();
        let found = self.table.look(node.key, ply);
        if let Some(found) = found
            && !is_pv
            && found.depth >= depth
            && cuts(found, window.beta)
        {
            return found.value;
        }
        let mut depth = depth;
        let mut known = Known { judged: None, found, expected, left_out: Packed::NONE };
        match self.early(node, window, depth, ply, known, passing) {
            Early::Value(value) => return value,
            Early::Judged(judged) => known.judged = Some(judged),
            Early::InCheck => {}
        }
        if self.stopped {
            return 0;
        }
        if found.is_none_or(|found| found.mv == Packed::NONE) && depth >= 5 {
            depth -= 1;
        }
        self.moves(node, window, depth, ply, known)
    }

    /// Searches all moves but the best known one, half as deep: if none comes near it, all hangs on it.
    fn beside(&mut self, node: &Node, mv: Move, beta: i32, depth: i32, ply: usize, known: Known) -> Beside {
        let Some(found) = known.found else { return Beside::Deeper(0) };
        let is_sure =
            found.depth >= depth - 3 && found.bound != Bound::Upper && found.value.abs() < MATE_FOUND;
        let is_asked = known.left_out == Packed::NONE && depth >= BESIDE_AT;
        if !is_sure || !is_asked || ply >= self.farthest_extension() {
            return Beside::Deeper(0);
        }
        let limit = found.value - 2 * depth;
        let window = Window { alpha: limit - 1, beta: limit };
        let value = self.moves(node, window, (depth - 1) / 2, ply, Known { left_out: mv.into(), ..known });
        if value < limit {
            Beside::Deeper(1)
        } else if limit >= beta {
            Beside::Enough(limit)
        } else {
            // Others will do nearly as well: where one is enough, a look at this one can be shorter.
            Beside::Deeper(if found.value >= beta { -1 } else { 0 })
        }
    }

    /// Tries the moves one by one.
    #[expect(clippy::too_many_lines, reason = "one loop, whose steps share all they know")]
    fn moves(&mut self, node: &Node, window: Window, depth: i32, ply: usize, known: Known) -> i32 {
        let Known { judged, found, expected, left_out } = known;
        let value = judged.map_or(-INFINITE, |judged| judged.value);
        let best_known = found.map(|found| found.mv).filter(|&mv| mv != left_out).unwrap_or(Packed::NONE);
        let Window { mut alpha, beta } = window;
        let is_pv = !window.is_null();
        let side = node.position.side_to_move();
        let before = ply.checked_sub(1).and_then(|before| self.plies.get(before)).and_then(|ply| ply.arrival);
        let killers = self.ply(ply).killers;
        // Whether things have got better for this side since its last turn.
        let two_before = ply.checked_sub(2).and_then(|before| self.plies.get(before)).map(|ply| ply.value);
        let improving = !node.in_check && two_before.is_none_or(|before| value > before);
        self.ply(ply + 1).killers = [Packed::NONE; 2];
        // What was best before is tried before any other move is looked for: it often does.
        let mut first = self.known_move(node, ply, best_known);
        let rank = |search: &Search<'_>, mv| {
            let hints = Hints { history: search.history, best_known, killers, before };
            hints.rank(&node.position, mv)
        };
        let mut picker = None;
        if first.is_none() {
            let moves = self.gather(node, ply, rank);
            if moves.is_empty() && !self.sight.sees_all_drops() && node.position.has_legal_move() {
                // All that could be played is overlooked: nothing is known to go wrong.
                self.ply(ply).moves = moves;
                return self.judge(node).value;
            }
            picker = Some(Picker::new(moves));
        }
        let mut quiets = std::mem::take(&mut self.ply(ply).quiets);
        quiets.clear();
        let mut best = mated_at(ply);
        let mut best_move = Packed::NONE;
        let mut best_is_quiet = false;
        let mut tried = 0;
        loop {
            let next = if let Some(mv) = first.take() {
                Some(Ranked { mv, rank: BEST_KNOWN })
            } else {
                if picker.is_none() {
                    let mut moves = self.gather(node, ply, rank);
                    moves.retain(|ranked| ranked.rank != BEST_KNOWN);
                    picker = Some(Picker::new(moves));
                }
                picker.as_mut().and_then(|picker| picker.next(&node.position))
            };
            let Some(Ranked { mv, rank }) = next else { break };
            if left_out != Packed::NONE && left_out == mv.into() {
                continue;
            }
            let is_quiet = if rank == BEST_KNOWN {
                gain_at_sight(&node.position, mv).is_none()
            } else {
                rank.abs() < GOOD_CAPTURE && rank > -GOOD_CAPTURE / 2
            };
            let arrival = Arrival::of(&node.position, mv);
            let prunes = tried > 0 && best > -MATE_FOUND && !node.in_check && !is_pv;
            let reduced = reduction(depth, tried, improving);
            if prunes && is_quiet {
                let enough = 4 + depth * depth;
                let enough = if improving { enough } else { enough / 2 + 1 };
                // What is left ranks lower still.
                if depth <= 6 && tried > enough && quiets.len() > 3 && rank < 6_000 {
                    break;
                }
                let left = (depth - reduced).max(0);
                if left <= 5 && rank < 4_000 && value + 160 + 120 * left <= alpha && !node.gives_check(mv) {
                    continue;
                }
            }
            if prunes && depth <= 6 && rank < 800_000 {
                let least = if is_quiet { -60 * depth } else { -110 * depth };
                if exchange(&node.position, mv) < least {
                    continue;
                }
            }
            let mut left = depth - 1;
            if rank == BEST_KNOWN {
                match self.beside(node, mv, beta, depth, ply, known) {
                    Beside::Deeper(more) => left += more,
                    Beside::Enough(value) if !self.stopped => {
                        self.ply(ply).quiets = quiets;
                        return value;
                    }
                    Beside::Enough(_) => {}
                }
                if self.stopped {
                    break;
                }
            }
            let child = node.after(mv);
            tried += 1;
            self.ply(ply).arrival = Some(arrival);
            self.path.enter(child.key, child.in_check);
            let value = if tried == 1 {
                let expected = if is_pv { Expected::All } else { expected.turned() };
                -self.tree(&child, window.turned_from(alpha), left, ply + 1, Passing::Allowed, expected)
            } else {
                let mut less = 0;
                if depth >= 3 && tried > 2 && rank < GOOD_CAPTURE {
                    less = reduced;
                    if is_quiet {
                        less -= (rank.min(20_000) / 7_000).clamp(-2, 2);
                        less += i32::from(expected == Expected::Cut);
                    }
                    if is_pv {
                        less -= 1;
                    }
                    if child.in_check || node.in_check {
                        less -= 1;
                    }
                    less = less.clamp(0, left - 1);
                }
                let narrow = Window::above(alpha);
                let (allowed, ply) = (Passing::Allowed, ply + 1);
                let full = expected.turned();
                let guess = if less > 0 { Expected::Cut } else { full };
                let mut value = -self.tree(&child, narrow, left - less, ply, allowed, guess);
                if value > alpha && less > 0 {
                    value = -self.tree(&child, narrow, left, ply, allowed, full);
                }
                if value > alpha && value < beta && is_pv {
                    let window = window.turned_from(alpha);
                    value = -self.tree(&child, window, left, ply, allowed, Expected::All);
                }
                value
            };
            self.path.leave();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv.into();
                    best_is_quiet = is_quiet;
                    if is_pv {
                        self.extend_line(mv, ply);
                    }
                    if value >= beta {
                        self.reward(side, mv, arrival, before, &quiets, depth, ply, is_quiet);
                        break;
                    }
                    alpha = value;
                }
            }
            if is_quiet {
                quiets.push((mv, arrival));
            }
        }
        if let Some(picker) = picker {
            self.ply(ply).moves = picker.into_list();
        }
        self.ply(ply).quiets = quiets;
        if self.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if left_out == Packed::NONE {
            let view = judged.map(|judged| judged.view);
            let is_quiet = best_move == Packed::NONE || best_is_quiet;
            if let Some(judged) = judged.filter(|_| is_quiet && best.abs() < FAR_AHEAD) {
                judged.correct(self.corrections, side, depth, best, bound);
            }
            self.table.store(node.key, ply, Found { mv: best_move, value: best, depth, bound, view });
        }
        best
    }

    /// No line grows by extensions beyond twice the depth that is searched.
    fn farthest_extension(&self) -> usize {
        2 * usize::try_from(self.depth_done + 1).unwrap_or(0)
    }

    /// The line of this ply: a move, then the line of the next.
    pub(super) fn extend_line(&mut self, mv: Move, ply: usize) {
        let mut line = std::mem::take(&mut self.ply(ply).line);
        line.clear();
        line.push(mv);
        line.extend_from_slice(&self.ply(ply + 1).line);
        self.ply(ply).line = line;
    }

    /// A move refuted the one before: it is to be tried early elsewhere, those tried before it later.
    #[expect(clippy::too_many_arguments, reason = "all that was known when the move cut")]
    fn reward(
        &mut self,
        side: crate::shogi::Color,
        mv: Move,
        arrival: Arrival,
        before: Option<Arrival>,
        quiets: &[(Move, Arrival)],
        depth: i32,
        ply: usize,
        is_quiet: bool,
    ) {
        let bonus = (depth * depth * 24 + 60 * depth).min(2_400);
        if is_quiet {
            let killers = &mut self.ply(ply).killers;
            if killers.first() != Some(&mv.into()) {
                killers.rotate_right(1);
                if let Some(first) = killers.first_mut() {
                    *first = mv.into();
                }
            }
            self.history.set_counter(side, before, mv);
            self.history.learn(side, mv, arrival, before, bonus);
        }
        for &(quiet, arrival) in quiets {
            self.history.learn(side, quiet, arrival, before, -bonus);
        }
    }
}

impl Window {
    /// The window from a raised `alpha`, for the other side.
    const fn turned_from(self, alpha: i32) -> Window {
        Window { alpha, beta: self.beta }.turned()
    }
}

/// How many plies less a late move is searched: about ln(depth) · ln(moves tried).
pub(super) fn reduction(depth: i32, tried: i32, improving: bool) -> i32 {
    // Hundredths of the natural logarithm, from the highest bit and what follows it.
    let log = |number: i32| {
        let number = number.clamp(1, 255);
        let exponent = i32::try_from(number.ilog2()).unwrap_or(0);
        let fraction = number * 256 / (1 << exponent) - 256;
        exponent * 69 + fraction * 69 / 256
    };
    let product = log(depth) * log(tried) / 190;
    let more = if improving { 20 } else { 60 };
    (product + more) / 100
}
