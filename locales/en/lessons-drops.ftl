### Chapter 7: playing captured pieces again.
chapter-drops-title = Drops

## The hand
lesson-hand-title = The hand
lesson-hand-summary = A captured piece changes sides and bides its time.

lesson-hand-taken-and-dropped-text =
    This is what makes shogi unique: a captured piece is not out of the game, it joins your hand. On your turn, instead of moving on the board, you may drop it on an empty square.

    The { $pawn } takes the { $silver } on { $at }. The opponent plays, and on the next move that { $silver } is dropped on { $drop } to protect the King on { $king }.

lesson-hand-take-then-drop-text =
    Your turn, in two moves: with the { $pawn } on { $from }, take the { $silver } on { $at }, then drop it wherever you like.

    Your opponent lets you.
lesson-hand-take-then-drop-hint-1 = First fill your hand, then use it.
lesson-hand-take-then-drop-hint-2 = From { $from }, take on { $at }. Then choose the { $silver } in your hand, and an empty square.
lesson-hand-take-then-drop-done = A capture wins you a piece: it does not just take one from your opponent.
lesson-hand-take-then-drop-take-first = Two moves are enough: first take the { $silver } on { $at }, then drop it.

lesson-hand-an-empty-square-text =
    You have a { $gold } in hand. Three ideas: drop it on { $home } (which is written { $move }), on { $away }, or on { $taken }, where an enemy { $pawn } stands.

    Which drop is illegal?
lesson-hand-an-empty-square-hint-1 = A drop never captures.
lesson-hand-an-empty-square-hint-2 = { $taken } is not empty.
lesson-hand-an-empty-square-done = You may drop on any square, as long as it is empty: only pieces on the board capture.
lesson-hand-an-empty-square-home = { $home } is free, next to your King: that is allowed.
lesson-hand-an-empty-square-away = { $away } is free: you may drop even inside the enemy camp!

lesson-hand-dragon-comes-plain-text =
    A captured piece loses its promotion. Your { $gold } takes the { $dragon } on { $at }: what arrives in your hand is a plain { $rook }.

    A drop always shows the plain face, even inside the promotion zone, as here on { $drop }.

lesson-hand-drop-then-promote-text =
    You have a { $rook } in hand; the enemy King is on { $king }.

    In two moves, get a { $dragon }: first drop the { $rook } without giving check, then promote it.
lesson-hand-drop-then-promote-hint-1 = A move that begins in the zone may promote. Where should you drop?
lesson-hand-drop-then-promote-hint-2 = Drop it on { $good }, for instance, then play it again and choose the promoted face.
lesson-hand-drop-then-promote-done = Never promoted when dropped, but from the very next move on: a piece dropped in the zone is already a threat.
lesson-hand-drop-then-promote-king-walks = Both moves are for the { $rook }: one to drop it, one to promote it.
lesson-hand-drop-then-promote-stays-plain = The { $rook } moved, but did not turn over: it is still a { $rook }. A move that begins or ends in the zone may promote; choose the promoted face.

## No dead pieces
lesson-dead-ends-title = No dead pieces
lesson-dead-ends-summary = You may not drop a piece where it could never move.

lesson-dead-ends-last-rank-pawn-text =
    A { $pawn } is waiting in your hand.

    Of these three drops, which is illegal: { $mine }, { $low } or { $top }?
lesson-dead-ends-last-rank-pawn-hint-1 = Once there, could it still advance?
lesson-dead-ends-last-rank-pawn-hint-2 = { $top } is on the last rank.
lesson-dead-ends-last-rank-pawn-done = No { $pawn } and no Lance on the last rank: they could never move.
lesson-dead-ends-last-rank-pawn-own-side = In front of your King it is allowed: the Pawn has the whole file ahead.
lesson-dead-ends-last-rank-pawn-one-step-left = From { $low } it has one step left: that is allowed.

lesson-dead-ends-knight-squares-text =
    A { $knight } in hand. Look at the file that runs from { $low } at the bottom to { $one } at the top.

    Touch the squares of that file where dropping it is forbidden.
lesson-dead-ends-knight-squares-hint-1 = It jumps two ranks ahead. On which ranks has it no room left to jump?
lesson-dead-ends-knight-squares-hint-2 = { $one } and { $two }.
lesson-dead-ends-knight-squares-done = The last two ranks are closed to a dropped { $knight }.
lesson-dead-ends-knight-squares-still-jumps = From { $ok } it can still jump to the last rank: that is allowed.
lesson-dead-ends-knight-squares-plenty-of-room = Here it has room ahead: that is allowed.

lesson-dead-ends-reason-lance-text =
    Dropping your { $lance } on { $at }, at the very top of the file?

    That is illegal. For what reason?
lesson-dead-ends-reason-lance-hint-1 = Think of its next move.
lesson-dead-ends-reason-lance-hint-2 = Beyond { $at } there is no board left.
lesson-dead-ends-reason-lance-done = A dead end: the { $lance } would never have a move.
lesson-dead-ends-reason-lance-not-a-pawn = Your Pawn on { $pawn } is no hindrance: a Lance may share a file with a Pawn of yours. Only a second Pawn may not be dropped there: the next lesson is about that.
lesson-dead-ends-reason-lance-it-is-empty = { $at } is empty; the enemy Pawn is on { $enemy }.

lesson-dead-ends-gold-in-the-corner-text = What about a { $gold }? May it be dropped in the corner, on { $at }?
lesson-dead-ends-gold-in-the-corner-hint-1 = From the last rank a { $gold } cannot advance. But does it only move forwards?
lesson-dead-ends-gold-in-the-corner-hint-2 = From { $at } it can go sideways or back.
lesson-dead-ends-gold-in-the-corner-done = Yes. Only Pawn, Lance and Knight fear the last rank: they can only go forward.
lesson-dead-ends-gold-in-the-corner-it-can-leave = It may: it can leave the corner sideways or straight back.

## Two Pawns
lesson-two-pawns-title = Two Pawns on one file
lesson-two-pawns-summary = Nifu: never two of your Pawns on one file.

lesson-two-pawns-one-a-file-text =
    A rule for Pawns alone, called nifu (two Pawns): you may not drop a { $pawn } on a file where you already have one.

    Your Pawns stand on { $one } and { $two }: those two files are closed. Between them the file is open: the { $pawn } is dropped on { $drop }.

lesson-two-pawns-the-free-file-text =
    Eight of your Pawns are still at home; the file of { $gap } has none, and a Pawn waits in your hand.

    Touch every square where you may drop it.
lesson-two-pawns-the-free-file-hint-1 = Only one file has no Pawn of yours. Mind the occupied squares and the last rank too.
lesson-two-pawns-the-free-file-hint-2 = The file of { $gap }, except { $top } and the occupied squares.
lesson-two-pawns-the-free-file-done = { $n } squares on the whole board: a { $pawn } in hand needs an open file.
lesson-two-pawns-the-free-file-already-one = You already have a Pawn on this file: nifu.
lesson-two-pawns-the-free-file-dead-end = On { $top } it could never move.
lesson-two-pawns-the-free-file-taken = This square is occupied: drops need an empty one.

lesson-two-pawns-tokin-does-not-count-text =
    You have a { $tokin } on { $tokinat } and a Pawn on { $pawnat }; there is an enemy Pawn on { $enemy }.

    A drop on { $tokindrop }, { $enemydrop } or { $pawndrop }: which is illegal?
lesson-two-pawns-tokin-does-not-count-hint-1 = Only your own unpromoted Pawns count.
lesson-two-pawns-tokin-does-not-count-hint-2 = Look at the file of { $pawnat }.
lesson-two-pawns-tokin-does-not-count-done = Neither a { $tokin } nor an enemy Pawn closes a file.
lesson-two-pawns-tokin-does-not-count-tokin = A { $tokin } is no longer a Pawn: the file is open.
lesson-two-pawns-tokin-does-not-count-enemy = That is your opponent’s Pawn: it does not count for you.

lesson-two-pawns-why-this-drop-text =
    How tempting: to drop a Pawn on { $drop }, on the { $bishop }’s head!

    And yet the move is illegal. For what reason?
lesson-two-pawns-why-this-drop-hint-1 = Follow the file down to your own camp.
lesson-two-pawns-why-this-drop-hint-2 = What stands on { $own }?
lesson-two-pawns-why-this-drop-done = Your forgotten Pawn on { $own } closed the file. Even champions have been caught by this.
lesson-two-pawns-why-this-drop-it-is-empty = { $drop } is empty; the { $bishop } is one square further on.
lesson-two-pawns-why-this-drop-room-ahead = From { $drop } a Pawn could still advance.

lesson-two-pawns-all-the-drops-text =
    The test: touch every square where you may drop your { $pawn }.

    You have a { $tokin } on { $tokinat }, and there are enemy Pawns too.
lesson-two-pawns-all-the-drops-hint-1 = Look for the files where you have no unpromoted Pawn: there are two.
lesson-two-pawns-all-the-drops-hint-2 = They are the files of { $free } and { $other }.
lesson-two-pawns-all-the-drops-done = { $n } squares, all found: nifu will not trap you any more.
lesson-two-pawns-all-the-drops-already-one = You already have a Pawn on this file: nifu.
lesson-two-pawns-all-the-drops-dead-end = Not on the last rank: it could never move there.

## The best drop
lesson-best-drop-title = The best drop
lesson-best-drop-summary = Attack two pieces at once, or mate.

lesson-best-drop-pawn-on-the-head-text =
    The enemy { $bishop } is on { $at }. It does not attack the square right in front of it.

    Attack it with the Pawn in your hand.
lesson-best-drop-pawn-on-the-head-hint-1 = A Pawn attacks the square ahead. Where should it stand to aim at { $at }?
lesson-best-drop-pawn-on-the-head-hint-2 = On { $drop }, guarded by your Silver on { $silver }.
lesson-best-drop-pawn-on-the-head-done = The Bishop must run, or you take it: the smallest piece chases one of the strongest.
lesson-best-drop-pawn-on-the-head-no-threat = From that square the Pawn would not attack the { $bishop }.
lesson-best-drop-pawn-on-the-head-slow = The exercise asks for a dropped Pawn: it attacks at once, and your other pieces stay where they are.

lesson-best-drop-split-silver-text =
    A fork attacks two pieces at once: your opponent can save only one.

    The enemy { $gold } is on { $goldat }, the enemy { $rook } on { $rookat }. Drop your { $silver } where it aims at both and cannot be taken.
lesson-best-drop-split-silver-hint-1 = A { $silver } attacks diagonally behind itself, too.
lesson-best-drop-split-silver-hint-2 = Drop it behind them, on { $drop }.
lesson-best-drop-split-silver-done = This is the splitting silver (wariuchi). If one of the two gets away, you take the other.
lesson-best-drop-split-silver-in-front = On { $front } it does aim at both, but it gets taken.
lesson-best-drop-split-silver-not-both = From that square the { $silver } would not attack both at once.

lesson-best-drop-knight-fork-text =
    Just one file separates the { $silver } on { $one } from the { $gold } on { $two }.

    Where should your { $knight } be dropped to attack both?
lesson-best-drop-knight-fork-hint-1 = A { $knight } aims at two squares of one rank, two ranks up.
lesson-best-drop-knight-fork-hint-2 = Two ranks down, on the file between: { $drop }.
lesson-best-drop-knight-fork-done = A { $knight } fork! Think of it whenever two enemy pieces stand on one rank with one square between them.
lesson-best-drop-knight-fork-not-both = From that square the { $knight } would not attack both at once.

lesson-best-drop-bishop-fork-text =
    The enemy King is on { $king }, its { $rook } on { $rookat }.

    Drop your { $bishop } where it gives check and attacks the { $rook } at the same time.
lesson-best-drop-bishop-fork-hint-1 = Follow the diagonals of both pieces and look for a square where they cross.
lesson-best-drop-bishop-fork-hint-2 = They cross on { $drop }.
lesson-best-drop-bishop-fork-done = Your opponent must answer the check first; then you take the { $rook }.
lesson-best-drop-bishop-fork-only-check = That is check, but the { $rook } is not attacked, or the { $bishop } gets taken. Aim at both at once.
lesson-best-drop-bishop-fork-no-check = That is not check: your opponent has time to save the { $rook }.

lesson-best-drop-gold-on-the-head-text =
    The most famous of all mates: the King is on the edge, on { $king }, and your Pawn on { $pawn } keeps watch.

    Drop the { $gold } from your hand and give mate.
lesson-best-drop-gold-on-the-head-hint-1 = Put it on the King’s head, that is, right in front of it, where it is guarded.
lesson-best-drop-gold-on-the-head-hint-2 = { $drop }, between your Pawn and the King.
lesson-best-drop-gold-on-the-head-done = Mate! The { $gold } on the head (atamakin) covers every escape, and the Pawn protects it.
lesson-best-drop-gold-on-the-head-unguarded = Check, but the King takes the { $gold } or slips away. Drop it where your Pawn guards it.
lesson-best-drop-gold-on-the-head-no-check = That is not check: the King has time to run.

## No mate by a dropped Pawn
lesson-pawn-mate-title = No mate by a dropped Pawn
lesson-pawn-mate-summary = Uchifuzume: the oddest ban in shogi.

lesson-pawn-mate-the-ban-text =
    The King on { $king } has no way out. A Pawn dropped on { $drop }, guarded by your Gold on { $gold }, would be mate.

    The move is illegal: for what reason?
lesson-pawn-mate-the-ban-hint-1 = The square is fine, and so is the file. What would become of the King?
lesson-pawn-mate-the-ban-hint-2 = On { $drop } it would be mate at once.
lesson-pawn-mate-the-ban-done = Mate by a dropped Pawn (uchifuzume) is forbidden: a Pawn that comes from the hand may not strike the last blow.
lesson-pawn-mate-the-ban-no-other-pawn = You have no other Pawn on the board.
lesson-pawn-mate-the-ban-one-square-left = { $drop } is not on the last rank: a Pawn could still move on.

lesson-pawn-mate-push-it-text =
    Nearly the same mate, but your { $pawn } is already on the board, on { $from }.

    The ban is only about a Pawn that comes from the hand. Mate the King on { $king }.
lesson-pawn-mate-push-it-hint-1 = The ban says nothing of pieces that already stand on the board. Which of them attacks straight ahead?
lesson-pawn-mate-push-it-hint-2 = From { $from } to { $to }.
lesson-pawn-mate-push-it-done = A Pawn that is pushed may give mate; a dropped one may not.
lesson-pawn-mate-push-it-gold-leaves = If the Gold leaves, nothing guards the escapes.
lesson-pawn-mate-push-it-too-slow = Leave your King alone: there is a mate in one move.

lesson-pawn-mate-another-piece-text =
    You have a Pawn and a { $lance } in hand. The King is still cornered on { $king }.

    Mate it within the rules.
lesson-pawn-mate-another-piece-hint-1 = The ban concerns only the Pawn.
lesson-pawn-mate-another-piece-hint-2 = The { $lance } attacks straight ahead, too: drop it on { $drop }, for instance.
lesson-pawn-mate-another-piece-done = Any other piece may be dropped to give mate.
lesson-pawn-mate-another-piece-the-pawn = That would be mate by a dropped Pawn, the only one forbidden. Use your other piece.
lesson-pawn-mate-another-piece-gold-leaves = If the Gold moves, it no longer guards the escape squares.

lesson-pawn-mate-only-check-text =
    The same corner, the same Gold on { $gold }, but the King on { $king } has no Knight beside it any more.

    May a Pawn be dropped on { $drop }?
lesson-pawn-mate-only-check-hint-1 = The ban is about mate. Is it mate?
lesson-pawn-mate-only-check-hint-2 = Look at { $exit }: can the King go there?
lesson-pawn-mate-only-check-done = Yes: a dropped Pawn may give check, as long as there is an answer.
lesson-pawn-mate-only-check-he-escapes = It is check, not mate: the King has an answer, so the move is allowed.
