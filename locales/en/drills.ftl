# Drills: endless exercises by chance. { $piece } and { $other } are names of pieces, { $at } and { $pinner } squares, { $n } a
# number.

drills-title = Drills
drills-overline = Practice
drills-spoken = Drills, exercises without an end: { $begun } of { $total } begun

drill-overline = Drill · level { $level } of { $of }
drill-opened = { $title } – level { $level }. { $text }
drill-never-begun = Not begun yet
drill-stands = Level { $level } · best run { $row }
drill-row-spoken = { $title } – { $summary } { $note }
drill-again = Count anew
drill-next = Next one
drill-skip = Skip this one
drill-easier = Easier
drill-harder = Harder
drill-clock-start = 30 seconds
drill-clock-stop = Without the clock
drill-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
drill-tally = This time
drill-right = { $right } right, { $missed } missed
drill-in-a-row = { $row } in a row
drill-best = Your best run: { $row } in a row
drill-best-round = Your best in 30 seconds, at this level: { $right }
drill-grew-harder = That goes well: on to level { $level }.
drill-grew-easier = Back to level { $level } for a while.
drill-round-over = Time is up!
drill-round-found = { $right ->
    [one] { $right } square in { $seconds } seconds.
   *[other] { $right } squares in { $seconds } seconds.
}
drill-round-first = Your first round at this level.
drill-round-better = Better than ever: your best was { $best }.
drill-round-best = Your best at this level: { $best }.

drill-pairs-title = Faces that look alike
drill-pairs-summary = Tell the signs apart that everybody mixes up at first.
drill-pairs-mine-text = Touch every { $piece } of yours. Only the signs tell you which ones they are.
drill-pairs-mine-hint-1 = { $piece } and { $other } look alike: look for the stroke that one has and the other has not.
drill-pairs-mine-hint-2 = One { $piece } is lit.
drill-pairs-mine-done = { $n ->
    [one] One { $piece }: you know it from the { $other } now.
   *[other] All { $n } found: you know { $piece } from { $other }.
}
drill-pairs-mine-alike = That is the other one of the two: { $other }.
drill-pairs-mine-another = That sign is another piece altogether.
drill-pairs-mine-across = The sign stands on its head there: that piece is your opponent’s.
drill-pairs-mine-empty = Nothing stands there.
drill-pairs-theirs-text = Touch every { $piece } of your opponent’s. Seen from here the signs stand on their heads.
drill-pairs-theirs-hint-1 = Turn the board if you like. { $piece } and { $other } look alike: look for the stroke that tells them apart.
drill-pairs-theirs-hint-2 = One { $piece } is lit.
drill-pairs-theirs-done = { $n ->
    [one] One { $piece }, read upside down, and not the { $other }.
   *[other] All { $n } found, read upside down: you know { $piece } from { $other }.
}
drill-pairs-theirs-alike = That is the other one of the two: { $other }.
drill-pairs-theirs-another = That sign is another piece altogether.
drill-pairs-theirs-across = That piece points away from you: it is yours.
drill-pairs-theirs-empty = Nothing stands there.
drill-pairs-jewel-text = Two Kings, two signs: 王 is a king, 玉 a jewel. Touch the jewel, the one with the dot.
drill-pairs-jewel-hint-1 = Look below the middle stroke, on the right: 玉 has a small dot there, 王 has nothing. And neither of them wears a roof.
drill-pairs-jewel-hint-2 = 玉 is lit.
drill-pairs-jewel-done = 玉, the jewel: a King with a dot.
drill-pairs-jewel-alike = That is 王, without a dot: the other King.
drill-pairs-jewel-roof = A king under a roof: 全, the back of a { $silver }.
drill-pairs-jewel-another = That sign is another piece altogether: no King.
drill-pairs-jewel-empty = Nothing stands there.
drill-pairs-king-text = Two Kings, two signs: 王 is a king, 玉 a jewel. Touch the king, the one without a dot.
drill-pairs-king-hint-1 = It stands on its head, seen from here: three strokes and the one that joins them, no dot, no roof.
drill-pairs-king-hint-2 = 王 is lit.
drill-pairs-king-done = 王, the king: three strokes and the one that joins them.
drill-pairs-king-alike = That is 玉: it has a dot. The other King.
drill-pairs-king-roof = A king under a roof: 全, the back of a { $silver }.
drill-pairs-king-another = That sign is another piece altogether: no King.
drill-pairs-king-empty = Nothing stands there.

drill-squares-title = Squares by name
drill-squares-summary = Find the square that is named; in 30 seconds, if you like.
drill-squares-text = Touch { $at }.
drill-squares-hint-1 = Files are counted from Sente’s right, ranks from Gote’s side of the board. The marks at the edge say so.
drill-squares-hint-2 = { $at } is lit.
drill-squares-done = That is { $at }.
drill-squares-other-rank = The file is right, the rank is not. Look for { $at }.
drill-squares-other-file = The rank is right, the file is not. Look for { $at }.
drill-squares-elsewhere = Neither the file nor the rank is right. Look for { $at }.

drill-paint-title = Where may it go?
drill-paint-summary = Every square that a piece can go to.
drill-paint-text = Your { $piece } is on { $at }. Touch every square it may go to.
drill-paint-hint-1 = Think of how the { $piece } moves, then of what stops it: your own pieces, the first piece on a line, and the safety of your King.
drill-paint-hint-2 = One of its squares is lit.
drill-paint-done = { $n ->
    [one] One square, and that was it.
   *[other] { $n } squares, all found.
}

drill-drops-title = Where may it be dropped?
drill-drops-summary = Every square on which a held piece may be put.
drill-drops-text = Touch every square on which you may drop your { $piece }.
drill-drops-hint-1 = Free squares only. And for a Pawn: no file with a Pawn of yours, not the last rank, and no mate by the drop.
drill-drops-hint-2 = One square for the { $piece } is lit.
drill-drops-done = { $n ->
    [one] One square, and no other.
   *[other] { $n } squares, all found.
}
drill-drops-check-text = You are in check. Touch every square on which you may drop your { $piece }.
drill-drops-check-hint-1 = In check a drop has to come between the attacker and your King; and a piece that could never move again there may not be dropped.
drill-drops-check-hint-2 = One square for the { $piece } is lit.
drill-drops-check-done = { $n ->
    [one] One square stops this check.
   *[other] { $n } squares stop this check.
}

drill-answers-title = Every answer to a check
drill-answers-summary = Take, step away, come between: find them all.
drill-answers-text = You are in check. Play every move that answers it, one after the other; each is taken back for you.
drill-answers-hint-1 = Three questions: who can take the piece that gives check? Where can the King go? What can come between, from the board or from your hand?
drill-answers-hint-2 = One more answer is lit.
drill-answers-done = There is no other answer.

drill-pins-title = Which piece is pinned?
drill-pins-summary = See the pin before you touch the piece.
drill-pins-mine-text = Touch every piece of yours that is pinned to your King.
drill-pins-mine-hint-1 = Go out from your King along each line: a piece of yours, and behind it, with nothing between, a Rook, a Bishop or a Lance that aims at the King.
drill-pins-mine-hint-2 = A pinned piece is lit.
drill-pins-mine-done = { $n ->
    [one] One piece is pinned: if it left its line, your King would stand in check.
   *[other] { $n } pieces are pinned: if one left its line, your King would stand in check.
}
drill-pins-mine-king = The King itself is never pinned.
drill-pins-mine-no-line = That piece stands on no line with your King: it may leave.
drill-pins-mine-crowded = An attacker stands behind it, but another piece as well: when one goes, the other still shields the King.
drill-pins-mine-no-attacker = It stands on a line with your King, but nothing behind it attacks along that line.
drill-pins-mine-other-side = That piece is your opponent’s.
drill-pins-mine-empty = Nothing stands there.
drill-pins-theirs-text = Touch every piece of your opponent’s that is pinned to the enemy King.
drill-pins-theirs-hint-1 = Go out from the enemy King along each line: one of its pieces, and behind it, with nothing between, your Rook, Bishop or Lance.
drill-pins-theirs-hint-2 = A pinned piece is lit.
drill-pins-theirs-done = { $n ->
    [one] One piece is pinned: it can’t leave its line, and often it defends nothing.
   *[other] { $n } pieces are pinned: they can’t leave their lines, and often they defend nothing.
}
drill-pins-theirs-king = The King itself is never pinned.
drill-pins-theirs-no-line = That piece stands on no line with its King: it may leave.
drill-pins-theirs-crowded = You attack along that line, but another piece stands there as well: when one goes, the other still shields the King.
drill-pins-theirs-no-attacker = It stands on a line with its King, but no piece of yours attacks along that line.
drill-pins-theirs-other-side = That piece is yours.
drill-pins-theirs-empty = Nothing stands there.
drill-pins-moves-text = Your { $piece } on { $at } is pinned. Touch every square it may still go to.
drill-pins-moves-hint-1 = It may go along the line between your King and { $pinner }, and it may take what pins it; nothing else.
drill-pins-moves-hint-2 = One square for the { $piece } is lit.
drill-pins-moves-done = { $n ->
    [one] One square: along the line to { $pinner }.
   *[other] { $n } squares, all on the line to { $pinner }.
}

drill-pawn-mate-title = Dropped-Pawn mate or not?
drill-pawn-mate-summary = A dropped Pawn may give check, but not mate.
drill-pawn-mate-text = May you drop your Pawn on { $at }?
drill-pawn-mate-hint-1 = It would be check. Can the Pawn be taken? Is there a square left for the King?
drill-pawn-mate-hint-2 = Look round { $at }: every square beside the King.
drill-pawn-mate-done = It would be mate, and a dropped Pawn may not give mate: the drop on { $at } is forbidden.
drill-pawn-check-text = May you drop your Pawn on { $at }?
drill-pawn-check-hint-1 = It would be check. Can the Pawn be taken? Is there a square left for the King?
drill-pawn-check-hint-2 = Look round { $at }: every square beside the King.
drill-pawn-check-done = Check, but no mate: the drop on { $at } is allowed.
drill-pawn-check-no-mate = It is check, but no mate: there is an answer, so the drop is allowed.

drill-mate-in-1-title = Mate with one move
drill-mate-in-1-summary = See at a glance what mates.
drill-mate-in-1-text = Give mate with one move.
drill-mate-in-1-hint-1 = Look at each check: can your piece be taken, and where can the King go?
drill-mate-in-1-hint-2 = The move that mates is lit.
drill-mate-in-1-done = Mate: no square for the King, nothing that takes, nothing to come between.
