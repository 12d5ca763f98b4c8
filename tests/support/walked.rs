//! What the rules and the solver find out about a step: its solution, its mistakes made, some other wrong answer.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a helper of tests")]

use std::collections::VecDeque;
use std::sync::Arc;

use nari::lesson::{Mode, Session, Step, Task, Verdict};
use nari::shogi::{HandKind, Move, Position, Square};

use super::walker::{self, Try};
use super::winner::{is_answered, winning_line};

/// A small generator of numbers (xorshift), so that a failure can be repeated.
pub struct Numbers(pub u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(limit.max(1)).unwrap()).unwrap()
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}

/// A wrong try, and the right ones that lead to its board.
pub struct Wrong {
    pub before: Vec<Try>,
    pub attempt: Try,
    pub position: Position,
    pub verdict: Verdict,
}

impl Wrong {
    fn say(&self) -> Option<&String> {
        match &self.verdict {
            Verdict::Illegal { say, .. } => say.as_ref(),
            Verdict::Wrong(wrong) => wrong.say.as_ref(),
            _ => None,
        }
    }
}

/// What the rules and the solver find out about a step; the same in every language.
pub struct Found {
    pub step: Arc<Step>,
    /// What finishes it, try by try.
    pub solution: Vec<Try>,
    /// Each listed mistake, made.
    pub mistakes: Vec<(String, Wrong)>,
    /// Some other wrong answer.
    pub other: Option<Wrong>,
}

fn try_in(session: &mut Session, attempt: Try) -> Verdict {
    match attempt {
        Try::Touch(square) => session.touch(square),
        Try::Play(mv) => session.play(mv),
        Try::Pick(index) => session.pick(index),
    }
}

/// The answer, taken apart into what a learner does.
fn solution(step: &Arc<Step>, chance: u64) -> Vec<Try> {
    if let Task::Play(_) = step.task {
        return winning_line(step, chance).into_iter().map(Try::Play).collect();
    }
    let mut shown = Session::new(Arc::clone(step));
    shown.hint();
    shown.hint();
    let Some(answer) = shown.show_me() else { return Vec::new() };
    let mut session = Session::new(Arc::clone(step));
    match session.mode() {
        Mode::Watch => Vec::new(),
        Mode::Touch => answer.squares.iter().map(Try::Touch).collect(),
        Mode::Pick => answer.pick.into_iter().map(Try::Pick).collect(),
        Mode::Play => {
            let mut own = Vec::new();
            for mv in answer.moves {
                if session.reply() == Some(mv) && own.len() == session.moves_played() {
                    continue;
                }
                session.play(mv);
                own.push(Try::Play(mv));
            }
            own
        }
    }
}

/// Whatever a learner can do on the board where the session stands.
fn tries(session: &Session) -> Vec<Try> {
    let position = session.position();
    let learner = session.learner();
    let normal = |from| {
        let ways = move |to| [false, true].map(|promote| Try::Play(Move::Normal { from, to, promote }));
        Square::all().flat_map(ways)
    };
    match session.mode() {
        Mode::Watch => Vec::new(),
        Mode::Touch => Square::all().map(Try::Touch).collect(),
        Mode::Pick => (0..session.choices().len()).map(Try::Pick).collect(),
        Mode::Play => {
            let held = HandKind::ALL.into_iter().filter(|&kind| position.hand(learner).count(kind) > 0);
            let drops = held.flat_map(|kind| Square::all().map(move |to| Try::Play(Move::Drop { kind, to })));
            position.board().of(learner).into_iter().flat_map(normal).chain(drops).collect()
        }
    }
}

/// Whether the try is wrong by the rules, whatever the session thinks of it.
fn is_wrong(session: &Session, attempt: Try, next: Option<&Try>, solution: &[Try]) -> bool {
    match (attempt, &session.step().task) {
        (Try::Touch(_) | Try::Pick(_), _) => !solution.contains(&attempt),
        (Try::Play(mv), task) => {
            let position = session.position();
            match position.after(mv) {
                Err(_) => true,
                Ok(after) if matches!(task, Task::Mate { .. }) => !after.is_mate(),
                Ok(_) => next != Some(&attempt),
            }
        }
    }
}

/// Whether the squares of the board offer the try: an own piece that is touched is chosen, and what must promote does.
fn is_offered(position: &Position, attempt: Try) -> bool {
    match attempt {
        Try::Play(mv) => walker::board_plays(position, mv),
        Try::Touch(_) | Try::Pick(_) => true,
    }
}

/// How many boards of a step with several moves are looked at for its mistakes.
const BOARDS: usize = 60;

/// The boards on the way of the solution; then those that other right moves lead to.
struct Boards {
    waiting: VecDeque<(Vec<Try>, Session)>,
    looked_at: usize,
}

impl Boards {
    fn of(step: &Arc<Step>, solution: &[Try], chance: u64) -> Boards {
        let mut session = Session::new(Arc::clone(step));
        let mut waiting = VecDeque::from([(Vec::new(), session.clone())]);
        if session.mode() == Mode::Play {
            for (index, &attempt) in solution.iter().enumerate() {
                let verdict = try_in(&mut session, attempt);
                is_answered(&mut session, chance);
                if verdict == Verdict::Good {
                    waiting.push_back((solution[..=index].to_vec(), session.clone()));
                }
            }
        }
        Boards { waiting, looked_at: 0 }
    }

    /// The next board, where it is the learner's turn: an opponent has answered.
    fn next(&mut self, chance: u64) -> Option<(Vec<Try>, Session)> {
        self.looked_at += 1;
        let (before, mut session) = self.waiting.pop_front().filter(|_| self.looked_at <= BOARDS)?;
        is_answered(&mut session, chance);
        Some((before, session))
    }
}

/// Finds it out. `chance` is where the opponent's begins in a game that leaves it open.
pub fn find_out(step: &Arc<Step>, numbers: &mut Numbers, chance: u64) -> Found {
    let solution = solution(step, chance);
    let mut missing: Vec<String> = step.mistakes.iter().map(|mistake| step.message(&mistake.say)).collect();
    let mut boards = Boards::of(step, &solution, chance);
    let strays = solution.len() > 1;
    let mut found = Found { step: Arc::clone(step), solution, mistakes: Vec::new(), other: None };
    while let Some((before, session)) = boards.next(chance) {
        let mut attempts = tries(&session);
        numbers.shuffle(&mut attempts);
        attempts.sort_by_key(|&attempt| !is_offered(session.position(), attempt));
        for attempt in attempts {
            if missing.is_empty() && found.other.is_some() {
                return found;
            }
            let mut tried = session.clone();
            let verdict = try_in(&mut tried, attempt);
            if verdict == Verdict::Good && session.mode() == Mode::Play && strays {
                boards.waiting.push_back(([before.as_slice(), &[attempt]].concat(), tried));
                continue;
            }
            if !matches!(verdict, Verdict::Wrong(_) | Verdict::Illegal { .. }) {
                continue;
            }
            let name = format!("{}/{} {attempt:?}", step.lesson, step.id);
            let next = found.solution.get(before.len()).filter(|_| found.solution.starts_with(&before));
            assert!(is_wrong(&session, attempt, next, &found.solution), "{name} is right");
            let wrong =
                Wrong { before: before.clone(), attempt, position: session.position().clone(), verdict };
            match wrong.say().cloned() {
                Some(say) => {
                    if let Some(index) = missing.iter().position(|id| *id == say) {
                        missing.remove(index);
                        found.mistakes.push((say, wrong));
                    }
                }
                None if found.other.is_none() && is_offered(&wrong.position, attempt) => {
                    found.other = Some(wrong);
                }
                None => {}
            }
        }
        if missing.is_empty() {
            break;
        }
    }
    assert!(missing.is_empty(), "{}/{}: nothing tried is {missing:?}", step.lesson, step.id);
    found
}
