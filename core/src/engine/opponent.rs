//! Who sits on the other side: answers in a game, at a level.

use super::chance::Chance;
use super::correction::Corrections;
use super::evaluate::material;
use super::level::{Level, Style, Thinking};
use super::limit::{Limit, Limits};
use super::opening;
use super::ordering::History;
use super::score::{MOST_POINTS, Score};
use super::search::{Answer, Root};
use super::table::{Found, Table};
use super::tuning::Recalled;
use crate::shogi::{DeclarationRule, Game, Move, Outcome, PieceKind, Position};

/// What an opponent does at its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Plays a move.
    Play(Move),
    /// Lets the turn go by; only the announced teaching opponents do.
    Pass,
    /// Resigns.
    Resign,
    /// Declares the entering King, and wins.
    Declare,
}

/// What a reply came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What is done.
    pub reply: Reply,
    /// What the position is worth to the opponent; `None` when nothing was searched.
    pub score: Option<Score>,
    /// The best moves of both sides, the opponent's first; empty when nothing was searched.
    pub line: Vec<Move>,
    /// The depth searched, in plies.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
}

/// Whether openings are played from the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Book {
    /// As far as it goes.
    #[default]
    Open,
    /// Every move is searched.
    Closed,
}

/// What the opponent does in a lost position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhenLost {
    /// Plays on to the mate.
    #[default]
    PlaysOn,
    /// Resigns when the mate is seen or nothing is left to hope for.
    Resigns,
}

/// What is asked of an opponent.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// Who answers.
    pub level: Level,
    /// Settles what is left to chance: the same seed gives the same answer, unless time is the limit.
    pub seed: u64,
    /// How long to think at most; a level's own limit may end it sooner.
    pub limits: Limits<'a>,
    /// Whether the book is used.
    pub book: Book,
    /// What is done in a lost position.
    pub when_lost: WhenLost,
    /// The rule for declaring an entering King.
    pub declaration: DeclarationRule,
    /// A search looks among these moves only, when any of them is legal; book moves aside.
    pub among: &'a [Move],
}

impl<'a> Asked<'a> {
    /// A level within limits, all else as usual.
    #[must_use]
    pub fn new(level: Level, seed: u64, limits: Limits<'a>) -> Asked<'a> {
        Asked {
            level,
            seed,
            limits,
            book: Book::default(),
            when_lost: WhenLost::default(),
            declaration: DeclarationRule::default(),
            among: &[],
        }
    }
}

/// Worse than this, and nothing is left to hope for.
const HOPELESS: i32 = -3_000;
/// The table that a node takes up, in entries.
const ENTRIES_A_NODE: u64 = 2;

/// An opponent and what it remembers between its moves.
///
/// # Examples
///
/// ```
/// use nari_core::engine::{Asked, Level, Limit, Limits, Opponent, Reply};
/// use nari_core::shogi::{Game, Handicap};
///
/// let game = Game::from_handicap(Handicap::TenPieces);
/// let asked = Asked::new(Level::FULL_STRENGTH, 1, Limits::unwatched(Limit::Depth(2)));
/// let thought = Opponent::new(1 << 20).answer(&game, &asked);
/// assert!(matches!(thought.reply, Reply::Play(mv) if game.position().is_legal(mv)));
/// ```
pub struct Opponent {
    table: Table,
    history: History,
    corrections: Corrections,
}

impl Opponent {
    /// An opponent whose memory takes at most so many bytes, and a few megabytes beside.
    #[must_use]
    pub fn new(bytes: usize) -> Opponent {
        Opponent { table: Table::new(bytes), history: History::new(), corrections: Corrections::new() }
    }

    /// Forgets everything: a new game begins.
    pub fn forget(&mut self) {
        self.table.clear(usize::MAX);
        self.history.clear();
        self.corrections.clear();
    }

    /// How full the memory is, in thousandths.
    #[must_use]
    pub fn fullness(&self) -> usize {
        self.table.fullness()
    }

    /// What the latest search found about a position that it met, unless that was a mate.
    #[must_use]
    pub fn recall(&self, position: &Position) -> Option<Recalled> {
        let Found { value, depth, bound, .. } = self.table.look(position.key().bits(), 0)?;
        (value.abs() <= MOST_POINTS).then_some(Recalled { points: value, bound, depth })
    }

    /// The opponent's turn. A game that is over, or in which no move is legal, is resigned.
    ///
    /// The passing opponents pass as the game allows it, see [`Level::passes`]; where it does not, they resign.
    pub fn answer(&mut self, game: &Game, asked: &Asked<'_>) -> Thought {
        let position = game.position();
        let mut chance = Chance::new(asked.seed ^ position.key().bits());
        if game.outcome().is_some() || !position.has_legal_move() {
            return Thought::unsearched(Reply::Resign);
        }
        let play = |mv: Option<Move>| Thought::unsearched(mv.map_or(Reply::Resign, Reply::Play));
        match asked.level.style() {
            Style::PassesButAnswersCheck if position.is_check() => play(meek_answer(position, &mut chance)),
            Style::Passes | Style::PassesButAnswersCheck => pass(game),
            Style::Random => play(random_but_takes_back(game, &mut chance)),
            Style::Greedy => play(greedy(position, &mut chance)),
            Style::Thinks(thinking) => self.think(game, asked, thinking),
        }
    }

    fn think(&mut self, game: &Game, asked: &Asked<'_>, thinking: Thinking) -> Thought {
        let side = game.position().side_to_move();
        if matches!(game.declaration(side, asked.declaration), Ok(Outcome::Win { .. })) {
            return Thought::unsearched(Reply::Declare);
        }
        if asked.book == Book::Open
            && let Some(mv) = opening::book_move(game, asked.seed)
        {
            return Thought { line: vec![mv], ..Thought::unsearched(Reply::Play(mv)) };
        }
        match self.search(game, asked, thinking) {
            None => Thought::unsearched(Reply::Resign),
            Some(answer) => {
                let score = Score::of(answer.value);
                let is_lost = matches!(score, Score::Mated(_)) || answer.value < HOPELESS;
                let resigns = asked.when_lost == WhenLost::Resigns && is_lost && answer.depth > 0;
                Thought {
                    reply: if resigns { Reply::Resign } else { Reply::Play(answer.mv) },
                    score: (answer.depth > 0).then_some(score),
                    line: answer.line,
                    depth: answer.depth,
                    nodes: answer.nodes,
                }
            }
        }
    }

    fn search(&mut self, game: &Game, asked: &Asked<'_>, thinking: Thinking) -> Option<Answer> {
        let limit = match (asked.limits.limit, thinking.nodes) {
            (Limit::Nodes(asked), Some(own)) => Limit::Nodes(asked.min(own)),
            (Limit::Time, Some(own)) => Limit::Nodes(own),
            (limit, _) => limit,
        };
        // What is limited by a count is the same each time, so nothing may be left over from before.
        match limit {
            Limit::Nodes(nodes) => {
                let entries = nodes.saturating_mul(ENTRIES_A_NODE).max(1 << 10);
                self.table.clear(usize::try_from(entries).unwrap_or(usize::MAX));
                self.history.clear();
                self.corrections.clear();
            }
            Limit::Depth(_) => {
                self.table.clear(1 << 18);
                self.history.clear();
                self.corrections.clear();
            }
            Limit::Time => {
                self.table.grow_older();
                self.history.fade();
            }
        }
        let root = Root {
            table: &mut self.table,
            history: &mut self.history,
            corrections: &mut self.corrections,
            limits: Limits { limit, ..asked.limits },
            sight: thinking.sight,
            seed: asked.seed,
            depth: thinking.depth,
            among: asked.among,
        };
        root.search(game)
    }
}

impl Thought {
    const fn unsearched(reply: Reply) -> Thought {
        Thought { reply, score: None, line: Vec::new(), depth: 0, nodes: 0 }
    }
}

fn pass(game: &Game) -> Thought {
    let position = game.position();
    let may_pass = game.passing() == Some(position.side_to_move()) && !position.is_check();
    Thought::unsearched(if may_pass { Reply::Pass } else { Reply::Resign })
}

/// An answer to a check that takes nothing and checks nobody, as long as there is one.
fn meek_answer(position: &Position, chance: &mut Chance) -> Option<Move> {
    let legal = position.legal_moves().to_vec();
    let takes = |mv: Move| position.piece_at(mv.to()).is_some();
    let checks = |mv: Move| position.after(mv).is_ok_and(|after| after.is_check());
    let of = |keep: &dyn Fn(Move) -> bool| legal.iter().copied().filter(|&mv| keep(mv)).collect::<Vec<_>>();
    let meek = of(&|mv| !takes(mv) && !checks(mv));
    let quiet = of(&|mv| !checks(mv));
    chance.pick(&meek).or_else(|| chance.pick(&quiet)).or_else(|| chance.pick(&legal))
}

/// Takes the piece that just took one, with the least piece that can; else plays any move.
fn random_but_takes_back(game: &Game, chance: &mut Chance) -> Option<Move> {
    let position = game.position();
    let legal = position.legal_moves().to_vec();
    let taken_on = game.last_move().map(Move::to).filter(|_| {
        let count = |position: &Position| position.board().occupied().len();
        let before = game.positions().iter().rev().nth(1);
        before.is_some_and(|before| count(before) > count(position))
    });
    let taker = |mv: Move| {
        let kind = mv.from().and_then(|from| position.piece_at(from))?.kind;
        Some(if kind == PieceKind::King { i32::MAX } else { material::on_board(kind) })
    };
    let takers = legal.iter().copied().filter(|mv| Some(mv.to()) == taken_on);
    takers
        .filter_map(|mv| Some((mv, taker(mv)?)))
        .min_by_key(|&(_, worth)| worth)
        .map(|(mv, _)| mv)
        .or_else(|| chance.pick(&legal))
}

/// The capture that takes most; among equals, and without a capture, any.
fn greedy(position: &Position, chance: &mut Chance) -> Option<Move> {
    let legal = position.legal_moves().to_vec();
    let takes = |mv: &Move| position.piece_at(mv.to()).map_or(0, |taken| material::of_capture(taken.kind));
    let most = legal.iter().map(takes).max()?;
    let best: Vec<Move> = legal.into_iter().filter(|mv| takes(mv) == most).collect();
    chance.pick(&best)
}
