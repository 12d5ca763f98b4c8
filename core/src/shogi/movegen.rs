//! The legal moves of a position, written straight into a list: pins and checks are masks, no move is tried out.
#![expect(
    clippy::inline_always,
    reason = "the parts of one function, cut for reading; the pen must stay in registers"
)]

use super::attacks::{self, between};
use super::board::{Board, Group};
use super::move_list::{BLOCK, MoveList, Pen};
use super::moves::PackedMove;
use super::{Color, HandKind, Position, Square, SquareSet};

/// Everything that depends on whose turn it is, settled when compiling.
trait Side {
    const US: Color;
    const THEM: Color = Self::US.other();
    const ZONE: SquareSet = SquareSet::promotion_zone(Self::US);
    /// The last rank, where a Pawn, Lance or Knight is dead.
    const LAST: SquareSet = last_ranks(Self::US, 1);
    /// Our first rank, the enemy's last.
    const FIRST: SquareSet = last_ranks(Self::THEM, 1);
    /// The last two ranks, where a Knight is dead.
    const LAST_TWO: SquareSet = last_ranks(Self::US, 2);
}

struct BlackToMove;
struct WhiteToMove;

impl Side for BlackToMove {
    const US: Color = Color::Black;
}

impl Side for WhiteToMove {
    const US: Color = Color::White;
}

const RANK_A: u128 = SquareSet::FULL.bits() / 0x1ff;

const fn last_ranks(color: Color, count: u32) -> SquareSet {
    let ranks = RANK_A * ((1 << count) - 1);
    match color {
        Color::Black => SquareSet::from_bits(ranks),
        Color::White => SquareSet::from_bits(ranks << (9 - count)),
    }
}

/// Writes the legal moves of the side to move into the list.
#[inline]
pub(super) fn legal_moves(position: &Position, list: &mut MoveList) {
    match position.side_to_move() {
        Color::Black => generate::<BlackToMove>(position, list),
        Color::White => generate::<WhiteToMove>(position, list),
    }
}

fn generate<S: Side>(position: &Position, list: &mut MoveList) {
    let board = position.board();
    let own = board.of(S::US);
    let mut pen = list.pen();
    // Where a piece other than the King may go: anywhere, or where it answers the check.
    let mut answers = SquareSet::FULL;
    let mut pinned = SquareSet::EMPTY;
    if let Some(king) = position.king(S::US) {
        let mut checkers = close_checkers::<S>(board, king);
        let snipers = position.snipers(king, S::US);
        for sniper in snipers {
            let shields = between(king, sniper) & board.occupied();
            if shields.is_empty() {
                checkers.insert(sniper);
            } else if !shields.is_several() {
                pinned |= shields & own;
            }
        }
        king_moves::<S>(board, king, &mut pen);
        if checkers.is_empty() {
            if !pinned.is_empty() {
                pinned_moves::<S>(board, king, snipers, &mut pen);
            }
        } else {
            let Some(checker) = checkers.only() else {
                let len = pen.len;
                list.finish(len);
                return;
            };
            answers = between(king, checker) | checker.into();
        }
    }
    board_moves::<S>(board, own - pinned, answers - own, &mut pen);
    if !position.hand(S::US).is_empty() {
        drops::<S>(position, answers - board.occupied(), &mut pen);
    }
    let len = pen.len;
    list.finish(len);
}

/// Checkers that stand next to the King or a Knight's jump away. A Horse or Dragon at arm's length is one of them.
#[inline(always)]
fn close_checkers<S: Side>(board: &Board, king: Square) -> SquareSet {
    let checkers = attacks::pawn(S::US, king) & board.group(Group::Pawn)
        | attacks::knight(S::US, king) & board.group(Group::Knight)
        | attacks::silver(S::US, king) & board.group(Group::Silver)
        | attacks::gold(S::US, king) & board.group(Group::Gold)
        | attacks::king(king) & board.promoted() & (board.group(Group::Bishop) | board.group(Group::Rook));
    checkers & board.of(S::THEM)
}

#[inline(always)]
fn king_moves<S: Side>(board: &Board, king: Square, pen: &mut Pen<'_>) {
    let steps = attacks::king(king) - board.of(S::US);
    let occupied = board.occupied() - king.into();
    let safe = steps - attacked_near::<S>(board, king, occupied);
    write_plain(PackedMove::from_bits_of(king), safe, pen);
}

/// Squares that the enemy attacks: right for those next to our King, not promised for any other.
#[inline(always)]
fn attacked_near<S: Side>(board: &Board, king: Square, occupied: SquareSet) -> SquareSet {
    let them = board.of(S::THEM);
    let of = |group| board.group(group) & them;
    let (bishops, rooks) = (of(Group::Bishop), of(Group::Rook));
    let mut attacked = attacked_by_steppers::<S>(
        of(Group::Pawn),
        of(Group::Knight),
        of(Group::Silver),
        of(Group::Gold),
        of(Group::King) | (bishops | rooks) & board.promoted(),
    );
    for from in of(Group::Lance) & attacks::lances_near(S::US, king) {
        attacked |= attacks::lance(S::THEM, from, occupied);
    }
    for from in bishops & attacks::bishops_near(king) {
        attacked |= attacks::bishop(from, occupied);
    }
    for from in rooks & attacks::rooks_near(king) {
        attacked |= attacks::rook(from, occupied);
    }
    attacked
}

/// What whole sets of the enemy's pieces attack by one step or a jump, shifted all at once. `rounds` step all ways.
#[inline(always)]
fn attacked_by_steppers<S: Side>(
    pawns: SquareSet,
    knights: SquareSet,
    silvers: SquareSet,
    golds: SquareSet,
    rounds: SquareSet,
) -> SquareSet {
    let straight = silvers | golds | rounds;
    let ahead = their_ahead::<S>(straight - S::FIRST).bits();
    let back_wide = their_back::<S>((silvers | rounds) - S::LAST).bits();
    let back = their_back::<S>((golds | rounds) - S::LAST).bits();
    let jumps = their_ahead::<S>(their_ahead::<S>(knights)).bits();
    let wide = ahead | back_wide | jumps | (golds | rounds).bits();
    SquareSet::from_bits(ahead | back | their_ahead::<S>(pawns).bits() | wide >> 9 | wide << 9)
}

/// One rank ahead as the enemy sees it; squares of his last rank, our first, must be left out.
#[inline(always)]
fn their_ahead<S: Side>(set: SquareSet) -> SquareSet {
    match S::THEM {
        Color::Black => SquareSet::from_bits(set.bits() >> 1),
        Color::White => SquareSet::from_bits(set.bits() << 1),
    }
}

/// One rank back as the enemy sees it; squares of his first rank, our last, must be left out.
#[inline(always)]
fn their_back<S: Side>(set: SquareSet) -> SquareSet {
    match S::THEM {
        Color::Black => SquareSet::from_bits(set.bits() << 1),
        Color::White => SquareSet::from_bits(set.bits() >> 1),
    }
}

/// The moves of the pieces that shield the King, along the line they shield; no check is to be answered.
#[cold]
fn pinned_moves<S: Side>(board: &Board, king: Square, snipers: SquareSet, pen: &mut Pen<'_>) {
    for sniper in snipers {
        let ray = between(king, sniper);
        if let Some(shield) = (ray & board.occupied()).only()
            && board.of(S::US).contains(shield)
        {
            moves_along::<S>(board, shield, ray | sniper.into(), pen);
        }
    }
}

/// The moves of one piece along a line.
fn moves_along<S: Side>(board: &Board, from: Square, line: SquareSet, pen: &mut Pen<'_>) {
    let Some(piece) = board.piece_at(from) else { return };
    let targets = attacks::attacks(piece.kind, S::US, from, board.occupied()) & line;
    let dead = match piece.kind {
        super::PieceKind::Pawn | super::PieceKind::Lance => S::LAST,
        super::PieceKind::Knight => S::LAST_TWO,
        _ => SquareSet::EMPTY,
    };
    if piece.kind.promoted().is_some() {
        write_promotable::<S>(from, targets, dead, pen);
    } else {
        write_plain(PackedMove::from_bits_of(from), targets, pen);
    }
}

/// The moves of `movers`, all free to go where they like within `targets`; Kings are left out.
#[inline(always)]
fn board_moves<S: Side>(board: &Board, movers: SquareSet, targets: SquareSet, pen: &mut Pen<'_>) {
    let occupied = board.occupied();
    let promoted = board.promoted();
    pawn_moves::<S>(board.group(Group::Pawn) & movers, targets, pen);
    for from in board.group(Group::Lance) & movers {
        write_promotable::<S>(from, attacks::lance(S::US, from, occupied) & targets, S::LAST, pen);
    }
    for from in board.group(Group::Knight) & movers {
        write_promotable::<S>(from, attacks::knight(S::US, from) & targets, S::LAST_TWO, pen);
    }
    for from in board.group(Group::Silver) & movers {
        write_promotable::<S>(from, attacks::silver(S::US, from) & targets, SquareSet::EMPTY, pen);
    }
    for from in board.group(Group::Gold) & movers {
        write_plain(PackedMove::from_bits_of(from), attacks::gold(S::US, from) & targets, pen);
    }
    for from in board.group(Group::Bishop) & movers {
        let reach = attacks::bishop(from, occupied) & targets;
        if promoted.contains(from) {
            write_plain(PackedMove::from_bits_of(from), reach | attacks::king(from) & targets, pen);
        } else {
            write_promotable::<S>(from, reach, SquareSet::EMPTY, pen);
        }
    }
    for from in board.group(Group::Rook) & movers {
        let reach = attacks::rook(from, occupied) & targets;
        if promoted.contains(from) {
            write_plain(PackedMove::from_bits_of(from), reach | attacks::king(from) & targets, pen);
        } else {
            write_promotable::<S>(from, reach, SquareSet::EMPTY, pen);
        }
    }
}

#[inline(always)]
fn pawn_moves<S: Side>(pawns: SquareSet, targets: SquareSet, pen: &mut Pen<'_>) {
    // A pawn's origin is one index behind: its move's bits are the square's own plus those of the square behind.
    let (reach, behind) = match S::US {
        Color::Black => (SquareSet::from_bits(pawns.bits() >> 1), 1 << 7),
        Color::White => (SquareSet::from_bits(pawns.bits() << 1), (1_u16 << 7).wrapping_neg()),
    };
    let reach = reach & targets;
    let plain = |to: u16| to.wrapping_mul(129).wrapping_add(behind);
    (reach & S::ZONE).each_index(|to| pen.write(plain(to) | PackedMove::PROMOTES));
    (reach - S::LAST).each_index(|to| pen.write(plain(to)));
}

#[inline(always)]
fn write_promotable<S: Side>(from: Square, targets: SquareSet, dead: SquareSet, pen: &mut Pen<'_>) {
    let from_bits = PackedMove::from_bits_of(from);
    let promoting = if S::ZONE.contains(from) { targets } else { targets & S::ZONE };
    write_plain(from_bits | PackedMove::PROMOTES, promoting, pen);
    write_plain(from_bits, targets - dead, pen);
}

#[inline(always)]
fn write_plain(origin: u16, targets: SquareSet, pen: &mut Pen<'_>) {
    targets.each_index(|to| pen.write(origin + to));
}

#[inline(always)]
fn drops<S: Side>(position: &Position, targets: SquareSet, pen: &mut Pen<'_>) {
    let hand = position.hand(S::US);
    let pawns =
        if hand.count(HandKind::Pawn) > 0 { pawn_drops::<S>(position, targets) } else { SquareSet::EMPTY };
    let kinds = hand.kinds() >> 1;
    if kinds == 0 {
        write_plain(PackedMove::drop_bits_of(HandKind::Pawn), pawns, pen);
        return;
    }
    drop_blocks(&DROPS_ANYWHERE, kinds, targets - S::LAST_TWO, pawns, pen);
    drop_blocks(&DROPS_BEFORE_LAST, kinds, targets & (S::LAST_TWO - S::LAST), pawns, pen);
    drop_blocks(&DROPS_ON_LAST, kinds, targets & S::LAST, SquareSet::EMPTY, pen);
}

#[inline(always)]
fn pawn_drops<S: Side>(position: &Position, targets: SquareSet) -> SquareSet {
    let own_pawns = position.board().group(Group::Pawn) & position.board().of(S::US);
    let mut squares = targets - (S::LAST | files_of(own_pawns));
    if let Some(king) = position.king(S::THEM) {
        let front = attacks::pawn(S::THEM, king) & squares;
        if let Some(to) = front.first()
            && pawn_drop_mates(position, to)
        {
            squares.remove(to);
        }
    }
    squares
}

/// Drops of every kind of a block on every square of a set, one stroke a square, with a Pawn on those of `pawns` too.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
fn drop_blocks(blocks: &[Block; 64], kinds: usize, squares: SquareSet, pawns: SquareSet, pen: &mut Pen<'_>) {
    let Block { drops, count } = &blocks[kinds & 63];
    squares.each_index_marked(pawns, |to, pawn| {
        pen.write_block(drops.map(|four| four + u64::from(to) * FOUR), count + pawn);
    });
}

/// Adds a square to four moves at once.
const FOUR: u64 = 0x0001_0001_0001_0001;

/// The drops of the kinds of a hand, four to a number: a `to` is added to each. A Pawn's follows behind the last that
/// counts.
struct Block {
    drops: [u64; BLOCK / 4],
    count: usize,
}

static DROPS_ANYWHERE: [Block; 64] = blocks(0);
static DROPS_BEFORE_LAST: [Block; 64] = blocks(0b10);
static DROPS_ON_LAST: [Block; 64] = blocks(0b11);

/// Blocks for every set of kinds from Lance to Rook, less the kinds of `without`.
#[expect(clippy::indexing_slicing, reason = "loops stay under the lengths; evaluated when compiling")]
const fn blocks(without: usize) -> [Block; 64] {
    let mut table = [const { Block { drops: [0; BLOCK / 4], count: 0 } }; 64];
    let mut kinds = 0;
    while kinds < 64 {
        let mut n = 0;
        while n < 6 {
            if (kinds & !without) >> n & 1 == 1 {
                let block = &mut table[kinds];
                let drop = PackedMove::drop_bits_of(HandKind::ALL[n + 1]) as u64;
                block.drops[block.count / 4] |= drop << (16 * (block.count % 4));
                block.count += 1;
            }
            n += 1;
        }
        let block = &mut table[kinds];
        let pawn = PackedMove::drop_bits_of(HandKind::Pawn) as u64;
        block.drops[block.count / 4] |= pawn << (16 * (block.count % 4));
        kinds += 1;
    }
    table
}

/// All squares of the files where a square is set.
#[inline(always)]
const fn files_of(set: SquareSet) -> SquareSet {
    // Adding 255 to a file's lower eight squares carries into the ninth unless they are empty.
    let ninth = RANK_A << 8;
    let carried = ((set.bits() & !ninth) + RANK_A * 0xff) | set.bits();
    let marked = (carried & ninth) >> 8;
    SquareSet::from_bits(marked * 0x1ff)
}

/// Whether a Pawn of the side to move, dropped on `to`, mates. The drop is otherwise legal.
pub(super) fn pawn_drop_mates(position: &Position, to: Square) -> bool {
    let us = position.side_to_move();
    let them = us.other();
    let Some(king) = position.king(them) else { return false };
    if !attacks::pawn(them, king).contains(to) {
        return false;
    }
    let board = position.board();
    let occupied = board.occupied() | to.into();
    // The King takes the Pawn, or steps away. The Pawn itself attacks no square but the King's.
    let without_king = occupied - king.into();
    let steps = position.walls().keep(attacks::king(king)) - board.of(them);
    if steps.iter().any(|step| board.attackers(step, us, without_king).is_empty()) {
        return false;
    }
    // Another piece takes the Pawn, unless it is pinned off that line.
    let takers = board.attackers(to, them, occupied) - king.into();
    takers.iter().all(|taker| {
        let pinned_off = |sniper: Square| {
            let ray = between(king, sniper);
            (ray & occupied).only() == Some(taker) && !ray.contains(to) && sniper != to
        };
        position.snipers(king, them).iter().any(pinned_off)
    })
}
