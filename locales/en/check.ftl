# What is wrong with a board, a text or a lesson file: for whoever writes them.

# A setup that can't be a position. $side is Sente or Gote, squares are written as in files (5e).
setup-missing-king = { $side } has no King.
setup-two-kings = { $side } has { $count } Kings, on { $squares }; one each is the rule.
# $pieces: "19 Pawns"
setup-too-many-pieces = There are { $pieces }, promoted ones and hands included; a set holds { $limit }.
setup-two-pawns = { $side } has more than one unpromoted Pawn on file { $file }: { $squares }.
setup-dead-piece = The piece on { $square } could never move again: no Pawn or Lance stands on its last rank, no Knight on its last two.
setup-opponent-in-check = The King on { $king } is in check from { $squares }, but it is the other side’s turn: the King could be taken.

# A text that can't be read. $need is one of the sentences below.
read-at = column { $column }, “{ $found }”: { $need }
read-at-end = column { $column }, at the end: { $need }
read-squares = rank { $rank } still lacks { $count ->
    [one] one square; a piece letter, + or a number of empty squares goes here.
   *[other] { $count } squares; a piece letter, + or a number of empty squares goes here.
}
read-rank-end = rank { $rank } has its nine squares; / goes here.
read-promotable-piece = a piece that promotes goes here.
read-space = one space goes here.
read-side-to-move = the side to move goes here: b or w.
read-hands = the pieces in hand go here, or - for none.
read-hand-piece = the letter of a piece in hand goes here, with a number of 2 or more in front if there are several.
# $pieces: "18 Pawns"
read-hand-count = a set holds only { $pieces }.
read-move-number = a whole number goes here, without a zero in front.
read-move = the square where a move starts goes here, or the letter of a dropped piece.
read-sign = { $sign } goes here.
read-file = a file goes here, 1 to 9.
read-rank = a rank goes here, a to i.
read-piece = a piece goes here.
read-side-sign = the sign of the side to move goes here, ▲ or △.
read-square-not-same = a square goes here: there is no move before that 同 could stand for.
read-promotion-or-end = + goes here, or nothing more.
read-end = nothing more goes here.

# The name of a move that says no move. "You have no Gold that this could mean."
name-no-such-piece = You have { $piece } that this could mean.
# $moves: "G4i-5h and G6i-5h"
name-ambiguous = Several moves are called that: { $moves }. Say which one.
