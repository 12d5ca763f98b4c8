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
read-promotable-piece = a piece that can promote goes here.
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

# Faults of lesson files, named by nari check. Squares and moves are written as in the files.
check-in-step = step { $step }: { $text }
check-broken-toml = this is not TOML: { $detail }
check-not-text = the file is not a text in UTF-8.
check-no-curriculum = the folder lessons has no curriculum.toml.
check-unknown-format = format { $format } is not known; this Nari reads format 1.
check-unknown-key = the key { $key } means nothing here; known are: { $known }.
check-missing-key = the key { $key } is missing.
# $need is one of the sentences below.
check-unreadable = “{ $found }” can’t be read; { $need }
check-duplicate-id = { $id } is there twice.
check-id-is-not-file-name = the id { $id } is not the name of the file.
check-no-such-lesson = the file { $path } is missing.
check-unlisted-lesson = no chapter of curriculum.toml names this lesson.
check-empty = the list { $key } is empty.
check-setup-unreadable = the setup can’t be read: { $text }
check-setup-fault = the setup is no position: { $text }
check-no-move-at-the-start = the learner has no legal move in this setup.
check-nothing-there = nothing stands on { $square }.
check-fact-is-false = this is not true: { $fact }.
check-fact-is-false-found = this is not true: { $fact }. What is found: { $found }.
check-script-illegal = the scripted move { $move } is illegal. { $reason }.
check-solved-at-the-start = the step is solved before anything is done.
check-no-solution = nothing that the learner can do solves the step.
check-out-of-reach = no solution was found among { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}; make it smaller.
check-star-out-of-reach = no piece can reach the star on { $square }.
check-not-a-target = { $square } can’t be a star or a target.
check-nothing-to-find = there is no square to find.
check-no-mate = there is no mate in { $moves }.
check-shorter-mate = there is a mate in { $moves } already.
check-nothing-to-defend = every reply defends as well as any other: there is nothing to choose.
check-not-in-check = the learner’s King is not in check: there is nothing to answer.
check-already-mated = the learner is mated: there is no answer to find.
check-choice-illegal = the choice { $move } is illegal. { $reason }.
check-choice-twice = choice { $choice } repeats another.
check-no-right-choice = none of the choices is right.
check-several-right-choices = several choices are right: { $choices }. There should be one.
check-no-wrong-choice = all the choices are right.
check-move-is-legal = the move { $move } is legal.
check-mistake-impossible = nobody can make the mistake “{ $say }”.
check-mistake-is-right = the mistake “{ $say }” is none: it is a right answer.
check-mistake-is-right-move = the mistake “{ $say }” takes in { $move }, which is right.
check-mistake-hidden = the mistake “{ $say }” is never told: those before it take all its cases.
# Mate problems. Squares, moves and letters are written as in the files.
check-never-mate = there is no mate.
# $stated and $proved are numbers of moves, both sides’ counted.
check-other-length = { $proved ->
    [one] the shortest mate takes { $proved } move, not { $stated }.
   *[other] the shortest mate takes { $proved } moves, not { $stated }.
}
# $ply counts the moves of both sides.
check-second-solution = { $move } mates too at move { $ply }: there should be one solution.
check-left-over = pieces are left in hand at the end: { $pieces }.
# $piece: a square, or a letter for one in hand.
check-piece-to-spare = this piece of the attacker’s is not needed: { $piece }; without it the solution is the same.
check-idle-pieces = too many of the defender’s pieces do nothing: { $squares }. Four may.
check-unnatural = the King on { $square } is far from every edge.
check-unnatural-crowded = { $count } pieces stand on the board; for a mate of this length { $limit } are enough.
check-other-theme = the theme is { $found }.
check-other-grade = the grade is { $found }.
check-alike = this is the same problem as { $id }, perhaps mirrored or moved along.
check-no-such-question = the chapter has no step { $question } that the placement test could ask: write lesson/step, and no explain or play.
check-outside-the-walls = these pieces stand outside the walls: { $squares }.
# $moves counts the learner’s moves.
check-not-won = { $moves ->
    [one] no way was found to win this game within { $moves } move, not even for a strong player.
   *[other] no way was found to win this game within { $moves } moves, not even for a strong player.
}
check-no-message = the message { $id } is missing in { $language }.
check-message-without-step = the message { $id } ({ $language }) belongs to no step.
check-message-twice = the message { $id } is there twice in { $language }.
check-unknown-placeable = the message { $id } ({ $language }) uses ${ $name }, which the step does not name.
check-placeable-missing = the message { $id } ({ $language }) lacks ${ $name }, which another language has.
check-square-written = the message { $id } ({ $language }) writes out { $square }: let a name of the step say it.
check-piece-elsewhere = the message { $id } ({ $language }) puts a piece on { $square } that does not stand there and cannot come there: { $kind }.
check-piece-written = the message { $id } ({ $language }) writes the piece’s name out: the step has ${ $name } for it.
check-name-of-other-kind = the name { $name } is that of another piece than the one on the board: { $kind }.
check-name-unused = no message uses the name { $name }.
# $detail is in English, from the reader of Fluent files.
check-broken-message = this is not Fluent: { $detail }
check-no-texts = no text of this course is found: its messages belong here, in the folders “en” and “fr” (one of them is enough), in files whose names end in .ftl.

check-need-text = a text between quotes goes here.
check-need-number = a whole number from 0 goes here.
check-need-yes-or-no = true or false goes here.
check-need-list = a list between [ and ] goes here.
check-need-table = a table between {"{"} and {"}"} goes here.
check-need-id = an id goes here: lower-case letters, digits and hyphens, beginning with a letter.
check-need-name-id = a name goes here: lower-case letters, digits and hyphens, beginning with a letter.
check-need-square = a square such as 5e goes here.
check-need-piece-kind = a kind of piece goes here, such as gold or promoted-silver.
check-need-hand-kind = a kind that can be held goes here, such as pawn.
check-need-move = a move such as 7g7f, 8h2b+ or P*5e goes here.
check-need-side = mine or theirs goes here.
check-need-by = the word by goes here.
check-need-find = a find such as moves 5e or mine gold goes here.
check-need-fact = a fact such as check or legal 7g7f goes here.
check-need-relation = =, count, has or lacks goes here.
check-need-reason = the name of a reason goes here, such as pinned.
check-need-name = a name goes here: piece 5e, a square, move 7g7f, kind gold or count with a find.
check-need-question = a question goes here: kind, side, count, true or piece-set.
check-need-answer = an answer that fits the question goes here.
check-need-step-kind = a kind of step goes here: explain, paint, collect, capture, move, choose, why-not, answers, build, mate, defend, count, quiz or play.
check-need-opponent = still, best or a list of moves goes here.
check-need-goal = a condition goes here, such as {"{"} to = "5g" {"}"}.
check-need-file = a file from 1 to 9 goes here.
check-need-show = a find goes here, or arrow 5e 5d.
check-need-small-number = a whole number from 1 to 9 goes here.
check-need-mate-length = 1, 3, 5, 7 or 9 goes here.
check-need-odd-number = an odd number goes here: both sides’ moves count.
check-need-theme = the name of a theme goes here, such as gold-head or sacrifice.
check-need-level = the id of an opponent of the ladder goes here, like greedy (docs/ladder.md has them all).
check-need-walls = two corners of a part of the board go here, like 1a-5e.
check-need-game-length = a whole number from 1 to 200 goes here.
check-need-drill = the id of a drill goes here, such as pins or mate-in-1.
check-drill = the item of level { $level } and seed { $seed } could not be made, or is wrong.
check-need-end = nothing more goes here.
