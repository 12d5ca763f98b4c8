//! What an open problem asks of the solver, and what it does with the answers.

use std::sync::Arc;

use super::came::{Came, Noted};
use super::placing::{Placing as _, Travel};
use super::puzzle::{Doing, Known, PuzzleRemark, PuzzleScreen, Search, Source, Then};
use crate::app::heard::Heard;
use crate::app::{Effect, Found, Job, Solved};
use crate::lesson::puzzle::{Hold, Question, Walked};
use crate::progress::Go;
use crate::tsume::{Problem, Solution, Wanted};

impl PuzzleScreen {
    /// The searches that are waited for.
    pub fn running(&self) -> impl Iterator<Item = Search> {
        self.asking.into_iter().chain(self.solving.map(|(search, _)| search))
    }

    /// Asks for the best defence against the check on the board.
    pub(super) fn ask(&mut self, question: Question, serial: u64, came: &mut Came) {
        self.asking = Some(Search { token: serial, nodes: 0 });
        came.effects.push(Effect::Work { token: serial, job: Job::Ask(Box::new(question)) });
    }

    /// Asks for the solution of the whole problem.
    pub(super) fn search(&mut self, then: Then, serial: u64, came: &mut Came) {
        self.begin(self.source.problem().clone(), then, serial, came);
    }

    /// Asks for the solution from where the learner stands.
    pub(super) fn search_for_hint(&mut self, problem: Problem, serial: u64, came: &mut Came) {
        self.begin(problem, Then::Hint, serial, came);
    }

    fn begin(&mut self, problem: Problem, then: Then, serial: u64, came: &mut Came) {
        self.stop_solving(came);
        self.solving = Some((Search { token: serial, nodes: 0 }, then));
        // Whether other first moves mate is told of an own position only: the others have one solution.
        let cooks = then != Then::Hint && matches!(self.source, Source::Typed(_));
        let wanted = Wanted { moves_all: false, cooks, proof: then != Then::Hint };
        let job = Job::Solve { problem: Box::new(problem), wanted };
        came.effects.push(Effect::Work { token: serial, job });
    }

    fn stop_solving(&mut self, came: &mut Came) -> bool {
        let stopped = self.solving.take();
        came.effects.extend(stopped.map(|(search, _)| Effect::Stop { token: search.token }));
        stopped.is_some()
    }

    /// The check whose answer is waited for was taken back.
    pub(super) fn drop_question(&mut self, came: &mut Came) {
        came.effects.extend(self.asking.take().map(|search| Effect::Stop { token: search.token }));
    }

    /// The learner wants no more of it.
    pub fn stop(&mut self) -> Came {
        let mut came = Came::default();
        let asked = self.asking.is_some();
        self.drop_question(&mut came);
        if asked {
            // Without an answer the check can't stand.
            self.attempt.undo();
            self.settle();
            came.heard.push(Heard::TakenBack);
        } else if self.stop_solving(&mut came) {
            self.remark = Some(PuzzleRemark::Stopped);
            came.heard.push(Heard::Remark);
        } else {
            came.heard.push(Heard::Nothing);
        }
        came
    }

    /// A search goes on.
    pub fn worked(&mut self, token: u64, nodes: u64) -> Came {
        let solving = self.solving.as_mut().map(|(search, _)| search);
        let running = self.asking.as_mut().into_iter().chain(solving);
        let mut came = Came::default();
        for search in running.filter(|search| search.token == token) {
            if search.nodes == 0 {
                came.heard.push(Heard::Busy);
            }
            search.nodes = nodes.max(1);
        }
        came
    }

    /// A search came to its end.
    pub fn answered(&mut self, token: u64, found: Found, serial: u64) -> Came {
        match found {
            Found::Defence(answer) if self.asking.is_some_and(|search| search.token == token) => {
                self.asking = None;
                let last = self.attempt.line().last().copied();
                // Who walks the solution meanwhile sees nothing of it.
                let seen = last.filter(|_| matches!(self.doing, Doing::Solving));
                let check = seen.map(|mv| (self.attempt.position().clone(), mv));
                let mut came = Came::default();
                let reaction = self.attempt.answered(answer);
                self.react(reaction, check, &mut came);
                came
            }
            Found::Solved(solved) => match self.solving {
                Some((search, then)) if search.token == token => {
                    self.solving = None;
                    self.found(solved, then, serial)
                }
                _ => Came::default(),
            },
            _ => Came::default(),
        }
    }

    fn found(&mut self, solved: Solved, then: Then, serial: u64) -> Came {
        if then == Then::Hint {
            return self.found_for_hint(solved, serial);
        }
        if let Solved::Mate(solution) = &solved {
            self.attempt.know(self.source.problem(), Arc::clone(solution));
        }
        self.known = Known::Searched(solved);
        match (self.solution(), then) {
            (Some(solution), Then::Walk) => self.walk(solution),
            (Some(solution), Then::Defend) => self.hold(solution, serial),
            _ => self.say_solved(),
        }
    }

    fn found_for_hint(&mut self, solved: Solved, serial: u64) -> Came {
        let here = Problem::new(self.attempt.position().clone());
        match (solved, here) {
            (Solved::Mate(solution), Ok(problem)) => {
                self.attempt.know(&problem, solution);
                self.hint(serial)
            }
            (Solved::NoMate, _) => {
                self.remark = Some(PuzzleRemark::HintLost);
                Came::heard(Heard::Remark)
            }
            _ => self.say_solved(),
        }
    }

    fn say_solved(&mut self) -> Came {
        self.remark = Some(PuzzleRemark::Solved);
        Came::heard(Heard::Remark)
    }

    /// The solution of the whole problem, if it is known.
    #[must_use]
    pub fn solution(&self) -> Option<Arc<Solution>> {
        match &self.known {
            Known::Searched(Solved::Mate(solution)) => Some(Arc::clone(solution)),
            _ => None,
        }
    }

    /// Solves the whole problem, or says what was found.
    pub fn solve(&mut self, serial: u64) -> Came {
        self.cancel();
        match self.known {
            Known::Searched(Solved::Mate(_) | Solved::NoMate) => self.say_solved(),
            Known::Nothing | Known::Searched(Solved::GaveUp(_)) => self.searched(Then::Say, serial),
        }
    }

    fn searched(&mut self, then: Then, serial: u64) -> Came {
        let mut came = Came::default();
        match &mut self.solving {
            // It is being searched already: what for, is said anew.
            Some((_, wanted)) if *wanted != Then::Hint => {
                *wanted = then;
                came.heard.push(Heard::Busy);
            }
            _ => self.search(then, serial, &mut came),
        }
        came
    }

    /// Walks the solution, or goes back to the problem.
    pub fn walk_or_back(&mut self, serial: u64) -> Came {
        self.cancel();
        if matches!(self.doing, Doing::Walking(_)) {
            return self.back_to_solving();
        }
        match (self.solution(), &self.known) {
            (Some(solution), _) => self.walk(solution),
            (None, Known::Searched(Solved::NoMate)) => self.say_solved(),
            (None, _) => self.searched(Then::Walk, serial),
        }
    }

    /// Holds the King, or goes back to the problem.
    pub fn defend_or_back(&mut self, serial: u64) -> Came {
        self.cancel();
        if matches!(self.doing, Doing::Defending(_)) {
            return self.back_to_solving();
        }
        match (self.solution(), &self.known) {
            (Some(solution), _) => self.hold(solution, serial),
            (None, Known::Searched(Solved::NoMate)) => self.say_solved(),
            (None, _) => self.searched(Then::Defend, serial),
        }
    }

    fn back_to_solving(&mut self) -> Came {
        self.doing = Doing::Solving;
        self.settle();
        Came::heard(Heard::Screen)
    }

    fn walk(&mut self, solution: Arc<Solution>) -> Came {
        let mut came = Came::default();
        self.show_it(&mut came);
        self.doing = Doing::Walking(Box::new(Walked::new(self.source.problem(), solution)));
        self.settle();
        came.heard.push(Heard::Screen);
        came
    }

    fn hold(&mut self, solution: Arc<Solution>, serial: u64) -> Came {
        let Some(hold) = Hold::new(self.source.problem(), solution) else { return self.say_solved() };
        let mut came = Came::default();
        self.show_it(&mut came);
        let first = hold.line().first().copied();
        self.doing = Doing::Defending(Box::new(hold));
        self.settle();
        came.heard.push(Heard::Screen);
        if let Some(mv) = first {
            let before = self.source.problem().position().clone();
            self.show_played(before, mv, Travel::Seen, serial, &mut came);
        }
        came
    }

    /// Whoever sees the solution before he found it has it shown.
    fn show_it(&mut self, came: &mut Came) {
        if !self.attempt.is_solved() && !self.attempt.is_shown() {
            self.attempt.show_solution();
            came.noted = Some(Noted::Went(Go::Shown, 0));
        }
    }

    /// One of the ways that the walked solution can go.
    pub fn branch(&mut self, index: usize) -> Came {
        let before = self.line().len();
        let Doing::Walking(walked) = &mut self.doing else { return Came::default() };
        let Some(branch) = walked.branches().get(index).copied() else { return Came::default() };
        walked.step(branch.mv);
        self.settle();
        let mut came = Came::default();
        came.heard.extend(self.moves_from(before));
        came.heard.push(Heard::Status);
        came
    }

    /// Lets the reply stand, and goes on from there.
    pub fn play_on(&mut self) -> Came {
        if self.setback().is_none() || !self.attempt.play_on() {
            return Came::heard(Heard::Nothing);
        }
        self.settle();
        Came::heard(Heard::Status)
    }

    /// Shows which squares tell why it is mate, or puts that away.
    pub fn why_mate(&mut self) -> Came {
        if !self.is_over() {
            return Came::heard(Heard::Nothing);
        }
        let shown = matches!(self.remark, Some(PuzzleRemark::WhyMate(..) | PuzzleRemark::WhyMateAsked));
        self.cancel();
        if !shown {
            self.remark = Some(PuzzleRemark::WhyMateAsked);
        }
        Came::heard(Heard::Remark)
    }
}
