//! A game looked through after its end: what each position is worth, what was overlooked, mates that were missed.

use std::collections::VecDeque;

use super::came::Came;
use super::play::PlayScreen;
use super::puzzle::Search;
use crate::app::heard::Heard;
use crate::app::{Effect, Found, Job, Judgement, Solved};
use crate::engine::{Score, Warning};
use crate::notation::sfen;
use crate::progress::{Missed, OwnPuzzle};
use crate::shogi::{Color, Game, Illegality, Move, Outcome, Position, Square, Turn, WinReason};
use crate::tsume::{Problem, Wanted};

/// A game that is looked through.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// What the positions are worth, from the start on, as far as they were looked at.
    pub judged: Vec<Judgement>,
    /// Which position is shown: how many turns led to it.
    pub at: usize,
    /// Which of the findings was chosen last.
    pub chosen: Option<usize>,
    /// What came of making the missed mates puzzles.
    pub made: Made,
    search: Option<Search>,
    /// Missed mates that are still to be proved.
    to_prove: VecDeque<Position>,
    proving: Option<Search>,
}

/// What came of making the missed mates puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Made {
    /// It was not asked for.
    #[default]
    NotAsked,
    /// So many were proved, so far.
    Proved(usize),
}

/// Something that was found in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// How many turns led to the position it is about.
    pub turns: usize,
    /// The move that was played there, or tried.
    pub mv: Move,
    /// What it is.
    pub kind: FindingKind,
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub enum FindingKind {
    /// The move changed the game against its player.
    Turning {
        /// Who played it.
        by: Color,
        /// His chances before it, in hundredths.
        before: i64,
        /// And after it.
        after: i64,
        /// The move that was better, where one was found.
        better: Option<Move>,
    },
    /// There was a mate, and the move left it.
    MissedMate {
        /// Its length in plies.
        moves: usize,
        /// How it goes.
        line: Vec<Move>,
    },
    /// The move left a piece to be taken.
    Hung(Square),
    /// The move was against the rules.
    Illegal(Illegality),
}

/// A change of the chances by so much, in hundredths, is a turning point.
const TURN: i64 = 18;
/// How many turning points are told.
const TURNS_TOLD: usize = 6;
/// So many centipawns make three chances out of four.
const HALF_WAY: i64 = 700;

/// The chances of the side that a score is for, in hundredths.
fn chances(score: Score) -> i64 {
    match score {
        Score::Mates(_) => 100,
        Score::Mated(_) => 0,
        Score::Points(points) => {
            let points = i64::from(points);
            50 + 48 * points / (points.abs() + HALF_WAY)
        }
    }
}

impl Review {
    /// The searches that are waited for.
    #[must_use]
    pub fn running(&self) -> Option<Search> {
        self.search.or(self.proving)
    }

    /// Whether positions are being looked at.
    #[must_use]
    pub const fn is_looking(&self) -> bool {
        self.search.is_some()
    }

    /// Whether all of a game was looked at.
    #[must_use]
    pub fn has_seen(&self, game: &Game) -> bool {
        let is_mate = !game.position().has_legal_move();
        self.judged.len() >= game.positions().len() - usize::from(is_mate)
    }

    /// Whether mates are being proved.
    #[must_use]
    pub const fn is_proving(&self) -> bool {
        self.proving.is_some()
    }

    pub(super) fn stop(&mut self) {
        self.search = None;
        self.proving = None;
        self.to_prove.clear();
    }

    /// Black's chances after so many turns, in hundredths; `None` while they are not known.
    #[must_use]
    pub fn black_chances(&self, game: &Game, turns: usize) -> Option<i64> {
        let last = turns == game.turns().len();
        if let (true, Some(Outcome::Win { winner, reason })) = (last, game.outcome())
            && reason != WinReason::Resignation
        {
            return Some(if winner == Color::Black { 100 } else { 0 });
        }
        // Where one move alone is legal nothing is searched: the game stands as it did.
        let mut looked_at = self.judged.get(..=turns)?.iter().zip(game.positions()).rev();
        let (score, position) = looked_at.find_map(|(judged, at)| Some((judged.score?, at)))?;
        let own = chances(score);
        Some(if position.side_to_move() == Color::Black { own } else { 100 - own })
    }

    /// What was found so far, in the order of the game. `own` is the learner; `None` for two people.
    #[must_use]
    pub fn findings(&self, screen: &PlayScreen) -> Vec<Finding> {
        let mut found = self.turning_points(&screen.game);
        for (turns, judged) in self.judged.iter().enumerate() {
            let Some(mv) = screen.game.turns().get(turns).and_then(|turn| turn.mv()) else { continue };
            found.extend(judged.warnings.iter().filter_map(|warning| {
                let kind = match warning {
                    Warning::MissedMate { moves, line } => {
                        FindingKind::MissedMate { moves: *moves, line: line.clone() }
                    }
                    Warning::Hanging { piece, .. } => FindingKind::Hung(*piece),
                    _ => return None,
                };
                Some(Finding { turns, mv, kind })
            }));
        }
        let illegal = |tried: &super::play::Try| Finding {
            turns: tried.turns,
            mv: tried.mv,
            kind: FindingKind::Illegal(tried.reason.clone()),
        };
        let played = screen.game.turns().len();
        found.extend(screen.tries.iter().filter(|tried| tried.turns <= played).map(illegal));
        found.sort_by_key(|finding| finding.turns);
        found
    }

    fn turning_points(&self, game: &Game) -> Vec<Finding> {
        let mut found: Vec<(i64, Finding)> = Vec::new();
        for (turns, turn) in game.turns().iter().enumerate() {
            let Turn::Move(mv) = *turn else { continue };
            let chances = (self.black_chances(game, turns), self.black_chances(game, turns + 1));
            let (Some(before), Some(after), Some(position)) =
                (chances.0, chances.1, game.positions().get(turns))
            else {
                continue;
            };
            let by = position.side_to_move();
            let of = |chances: i64| if by == Color::Black { chances } else { 100 - chances };
            let (before, after) = (of(before), of(after));
            if before - after >= TURN {
                let best = self.judged.get(turns).and_then(|judged| judged.line.first().copied());
                let better = best.filter(|&best| best != mv);
                let kind = FindingKind::Turning { by, before, after, better };
                found.push((before - after, Finding { turns, mv, kind }));
            }
        }
        found.sort_by_key(|(change, _)| -change);
        found.truncate(TURNS_TOLD);
        found.into_iter().map(|(_, finding)| finding).collect()
    }
}

impl PlayScreen {
    /// Looks through the game that ended, or goes back to its end.
    pub fn review_or_back(&mut self, serial: u64) -> Came {
        if let Some(review) = &self.review {
            let mut came = Came::default();
            came.effects.extend(review.running().map(|search| Effect::Stop { token: search.token }));
            self.review = None;
            self.settle();
            came.heard.push(Heard::Screen);
            return came;
        }
        if self.game.outcome().is_none() {
            return Came::heard(Heard::Nothing);
        }
        self.calm();
        self.review = Some(Review { at: self.game.turns().len(), ..Review::default() });
        self.settle();
        let mut came = Came::heard(Heard::Screen);
        self.look_on(serial, &mut came);
        came
    }

    /// Looks at the next position that was not looked at, until all were.
    fn look_on(&mut self, serial: u64, came: &mut Came) {
        let learners =
            |position: &Position| self.rival.is_none() || position.side_to_move() == self.seat_color();
        let Some(review) = &self.review else { return };
        let turns = review.judged.len();
        let mut game = self.game.clone();
        if review.has_seen(&game) {
            if let Some(review) = &mut self.review {
                review.search = None;
            }
            came.heard.push(Heard::Looked);
            return;
        }
        while game.turns().len() > turns && game.undo().is_some() {}
        let mine = learners(game.position());
        let played = self.game.turns().get(turns).and_then(|turn| turn.mv()).filter(|_| mine);
        // A word that ended the game is no part of the position.
        let game = Box::new(if game.outcome().is_some() { Game::new(game.position().clone()) } else { game });
        came.effects.push(Effect::Work { token: serial, job: Job::Judge { game, played } });
        if let Some(review) = &mut self.review {
            review.search = Some(Search { token: serial, nodes: 0 });
        }
    }

    /// The side the learner plays; Black where two people play.
    #[must_use]
    pub fn seat_color(&self) -> Color {
        if self.seat == crate::progress::Seat::White { Color::White } else { Color::Black }
    }

    /// A search of the review came to its end.
    pub(super) fn looked(&mut self, token: u64, found: Found, serial: u64) -> Came {
        let mut came = Came::default();
        let Some(review) = &mut self.review else { return came };
        match found {
            Found::Judged(judged) if review.search.is_some_and(|search| search.token == token) => {
                review.judged.push(judged);
                self.look_on(serial, &mut came);
            }
            Found::Solved(solved) if review.proving.is_some_and(|search| search.token == token) => {
                review.proving = None;
                let position = review.to_prove.pop_front();
                if let (Solved::Mate(solution), Some(position), Made::Proved(count)) =
                    (solved, position, review.made)
                    && solution.proved_shortest
                {
                    review.made = Made::Proved(count + 1);
                    let sfen = sfen::write(&position.to_setup());
                    came.proved = Some(OwnPuzzle { sfen, moves: solution.moves, ..OwnPuzzle::default() });
                }
                self.prove_next(serial, &mut came);
            }
            _ => {}
        }
        came
    }

    /// The mates that were missed.
    #[must_use]
    pub fn missed_mates(&self) -> Vec<Position> {
        let Some(review) = &self.review else { return Vec::new() };
        let missed = review.findings(self).into_iter().filter_map(|finding| match finding.kind {
            FindingKind::MissedMate { .. } => self.game.positions().get(finding.turns).cloned(),
            _ => None,
        });
        missed.collect()
    }

    /// What else the learner got wrong and can be proved: pieces left to be taken, moves against the rules.
    #[must_use]
    pub fn other_misses(&self) -> Vec<Missed> {
        let Some(review) = &self.review else { return Vec::new() };
        let missed = |finding: Finding| {
            let position = self.game.positions().get(finding.turns)?;
            match finding.kind {
                FindingKind::Hung(_) => Some(Missed::hung(position, finding.mv)),
                FindingKind::Illegal(_) => Some(Missed::illegal(position, finding.mv)),
                FindingKind::Turning { .. } | FindingKind::MissedMate { .. } => None,
            }
        };
        let all = review.findings(self).into_iter().filter_map(missed);
        all.filter(|missed| missed.exercise().is_some()).collect()
    }

    /// Proves the mates that were missed, to make puzzles of them; the other misses become exercises.
    pub fn make_puzzles(&mut self, serial: u64) -> Came {
        let (missed, others) = (self.missed_mates(), self.other_misses());
        match &mut self.review {
            Some(review)
                if !(missed.is_empty() && others.is_empty())
                    && review.made == Made::NotAsked
                    && !review.is_looking() =>
            {
                review.to_prove = missed.into();
                review.made = Made::Proved(others.len());
                let mut came = Came { missed: others, ..Came::default() };
                self.prove_next(serial, &mut came);
                came
            }
            _ => Came::heard(Heard::Nothing),
        }
    }

    fn prove_next(&mut self, serial: u64, came: &mut Came) {
        let Some(review) = &mut self.review else { return };
        while let Some(position) = review.to_prove.front() {
            if let Ok(problem) = Problem::new(position.clone()) {
                let job = Job::Solve { problem: Box::new(problem), wanted: Wanted::default() };
                came.effects.push(Effect::Work { token: serial, job });
                review.proving = Some(Search { token: serial, nodes: 0 });
                return;
            }
            review.to_prove.pop_front();
        }
        came.heard.push(Heard::Remark);
    }

    /// Shows the position after so many turns; a game that ended is looked through for it.
    pub fn look_at(&mut self, turns: usize, serial: u64) -> Came {
        if self.review.is_some() {
            return self.go_to(turns);
        }
        let mut came = self.review_or_back(serial);
        if self.review.is_some() {
            came.heard.extend(self.go_to(turns).heard);
        }
        came
    }

    /// Shows the position after so many turns of the game that is looked through.
    pub fn go_to(&mut self, turns: usize) -> Came {
        let last = self.game.turns().len();
        let Some(review) = &mut self.review else { return Came::heard(Heard::Nothing) };
        review.at = turns.min(last);
        review.chosen = None;
        self.settle();
        Came::heard(Heard::Status)
    }

    /// A position before or after the one that is shown.
    pub fn step(&mut self, way: super::puzzles::Way) -> Came {
        let Some(review) = &self.review else { return Came::heard(Heard::Nothing) };
        let last = self.game.turns().len();
        let to = match way {
            super::puzzles::Way::On => review.at + 1,
            super::puzzles::Way::Back => match review.at.checked_sub(1) {
                Some(to) => to,
                None => return Came::heard(Heard::Nothing),
            },
        };
        if to > last { Came::heard(Heard::Nothing) } else { self.go_to(to) }
    }

    /// Shows what one of the findings is about.
    pub fn show_finding(&mut self, index: usize) -> Came {
        let Some(review) = &self.review else { return Came::heard(Heard::Nothing) };
        let Some(finding) = review.findings(self).into_iter().nth(index) else {
            return Came::heard(Heard::Nothing);
        };
        self.go_to(finding.turns);
        if let Some(review) = &mut self.review {
            review.chosen = Some(index);
        }
        Came::heard(Heard::Remark)
    }
}
