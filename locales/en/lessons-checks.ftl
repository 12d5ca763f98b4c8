### Chapter 8: answering check, seeing pins, giving a first mate.
chapter-checks-title = Check and pins

## Check!
lesson-in-check-title = Check!
lesson-in-check-summary = The King attacked: see it, and see where it can go.

lesson-in-check-what-is-check-text =
    A King under attack is in check. The check must be answered at once: no other move is allowed.

    The { $rook } on { $from } attacks your { $king } on { $at }. Here the { $king } steps aside to { $to }.

lesson-in-check-who-gives-check-text =
    Your King on { $king } is in check. The enemy has a Rook on { $rook }, a Lance on { $lance }, a Pawn on { $pawn }, a Knight on { $knight } and a Bishop on { $bishop }.

    Touch the piece that gives check.
lesson-in-check-who-gives-check-hint-1 = Start from the King and follow each line to the first piece.
lesson-in-check-who-gives-check-hint-2 = Only one line is free: the diagonal of the Bishop on { $bishop }.
lesson-in-check-who-gives-check-done = The Bishop! Checks from afar are the easiest to miss.
lesson-in-check-who-gives-check-rook = Your Gold on { $gold } stops the Rook.
lesson-in-check-who-gives-check-lance = The Pawn on { $pawn } is in its own Lance’s way.
lesson-in-check-who-gives-check-pawn = This Pawn is still far away: it attacks only the square ahead.
lesson-in-check-who-gives-check-knight = From { $knight } its jumps end one rank above your King.

lesson-in-check-is-it-check-text =
    Your opponent has a Rook on { $rook } and a Bishop on { $bishop }; your { $gold } is on { $wall }.

    Is your King on { $king } in check?
lesson-in-check-is-it-check-hint-1 = Follow the file, then the diagonal.
lesson-in-check-is-it-check-hint-2 = On { $wall } your { $gold } closes the file. Does the diagonal from { $bishop } pass through { $king }?
lesson-in-check-is-it-check-done = No: the Rook is stopped and the Bishop looks elsewhere. But without that { $gold } it would be check.
lesson-in-check-is-it-check-blocked = Look at { $wall }: your { $gold } stops the Rook. And the Bishop passes by.

lesson-in-check-where-to-run-text =
    The { $rook } on { $rookat } gives check to your { $king } on { $at }. An enemy Silver lurks on { $silver }.

    Touch every square the { $king } can run to.
lesson-in-check-where-to-run-hint-1 = Leave the file, but not for a square the Silver attacks.
lesson-in-check-where-to-run-hint-2 = { $behind } is on the file of { $rookat }, and the Silver attacks { $trap }. Off the file, the other squares beside the King are safe.
lesson-in-check-where-to-run-done = { $n } ways out. The King never steps into check.
lesson-in-check-where-to-run-same-line = Backing away to { $behind } is no use: the { $rook }’s line runs on through the square it leaves.
lesson-in-check-where-to-run-still-checked = Still on the { $rook }’s file.
lesson-in-check-where-to-run-silver = The Silver on { $silver } attacks this square: enemy pieces move down the board.

lesson-in-check-give-check-text =
    Your turn to attack: the enemy King is on { $king }, its Gold on { $gold }.

    Give check with your { $rook } on { $at }, where it cannot be taken.
lesson-in-check-give-check-hint-1 = The { $rook } attacks along the King’s file or along its rank. On one of them it can be taken.
lesson-in-check-give-check-hint-2 = From { $good } the whole file is free.
lesson-in-check-give-check-done = Check from afar, in safety: the King must answer.
lesson-in-check-give-check-taken = On { $bad } it is check, but the Gold on { $gold } takes your Rook.
lesson-in-check-give-check-quiet = This move does not give check.

## Answering check
lesson-three-answers-title = Answering check
lesson-three-answers-summary = Run, take or block, and even block with a drop.

lesson-three-answers-step-away-text =
    First answer: run. The Rook on { $rook } gives check.

    Move your { $king } on { $at } to a safe square.
lesson-three-answers-step-away-hint-1 = Leave the file.
lesson-three-answers-step-away-hint-2 = { $side }, for instance.
lesson-three-answers-step-away-done = Running answers any check, as long as there is a square that nothing attacks.
lesson-three-answers-step-away-still-attacked = The { $king } would still be attacked there.
lesson-three-answers-step-away-not-an-answer = This move leaves the { $king } in check.
lesson-three-answers-step-away-that-is-blocking = The { $gold } could block, too. But this time, run with the King.

lesson-three-answers-take-the-checker-text =
    Second answer: take the attacker. A { $knight } on { $at } gives check to your King on { $king }; a piece that jumps cannot be blocked.

    Take it.
lesson-three-answers-take-the-checker-hint-1 = Which of your pieces reaches { $at }?
lesson-three-answers-take-the-checker-hint-2 = The { $silver } on { $from }, diagonally.
lesson-three-answers-take-the-checker-done = No more check, and a { $knight } in your hand: when you can take, that is often the best answer.
lesson-three-answers-take-the-checker-not-an-answer = The { $knight } still attacks the King.
lesson-three-answers-take-the-checker-that-is-running = No need to run: here you can take the { $knight }.

lesson-three-answers-block-with-a-piece-text =
    Third answer: block. The { $rook } on { $rookat } attacks your King on { $king } from afar.

    Put your { $silver } on { $from } between the two.
lesson-three-answers-block-with-a-piece-hint-1 = Which square of that file can the { $silver } reach?
lesson-three-answers-block-with-a-piece-hint-2 = Diagonally, { $to }.
lesson-three-answers-block-with-a-piece-done = The line is cut. Against a Rook, a Bishop or a Lance, always think of blocking.
lesson-three-answers-block-with-a-piece-not-between = The { $silver } is not on the line: your King is still in check.
lesson-three-answers-block-with-a-piece-that-is-running = Leave the King where it is: this time the exercise asks you to block.

lesson-three-answers-block-with-a-drop-text =
    In shogi you can also block with a drop. The Rook on { $rook } gives check to your { $king } on { $at }.

    Drop your { $gold } between the two, where it is protected.
lesson-three-answers-block-with-a-drop-hint-1 = The { $king } itself protects the squares that touch it.
lesson-three-answers-block-with-a-drop-hint-2 = On { $best }, right in front of it.
lesson-three-answers-block-with-a-drop-done = A piece in hand is a shield, too: put it where it is protected.
lesson-three-answers-block-with-a-drop-not-between = That square is not between the Rook and the { $king }, which is still in check.
lesson-three-answers-block-with-a-drop-loose = The check is answered, but the Rook takes the { $gold } for free.
lesson-three-answers-block-with-a-drop-that-is-running = Leave the { $king } where it is: this time use your hand.

lesson-three-answers-against-the-knight-text =
    The { $knight } on { $at } gives check to your King on { $king }.

    Play every legal answer, one after the other.
lesson-three-answers-against-the-knight-hint-1 = A { $knight } cannot be blocked, not even with the { $pawn } in hand. What is left is to run or to take.
lesson-three-answers-against-the-knight-hint-2 = See who reaches { $at }, then the free squares around { $king }.
lesson-three-answers-against-the-knight-done = Against a { $knight }, run or take: blocking is no use.
lesson-three-answers-against-the-knight-no-screen = Your King is still in check: the { $knight } jumps over whatever is put in front of it.

lesson-three-answers-every-answer-text =
    The { $rook } on { $at } gives check along the rank. You have a { $silver } and a Pawn in hand.

    Play every legal answer to the check.
lesson-three-answers-every-answer-hint-1 = Run? Take? Block, perhaps with a drop? Go through all three.
lesson-three-answers-every-answer-hint-2 = The { $silver } can be dropped on { $far } or { $near }, and the { $bishop } on { $bishopat } sees far.
lesson-three-answers-every-answer-done = Run, take, block: ask yourself all three questions at every check.
lesson-three-answers-every-answer-nifu = Nifu: your Pawns on { $pawn } and { $other } already close those two files.
lesson-three-answers-every-answer-still-on-the-rank = The { $rook } attacks the whole rank, up to your King on { $king } and beyond.
lesson-three-answers-every-answer-not-an-answer = That move does not answer the check.

lesson-three-answers-not-an-answer-text =
    The Rook on { $rook } gives check to your King on { $king }. Four ideas: drop a Pawn on { $drop }, run to { $away }, play the Gold from { $gold } to { $screen }, or the Silver from { $silver } to { $wrong }.

    Which is illegal?
lesson-three-answers-not-an-answer-hint-1 = Which one neither runs, nor takes, nor blocks the file?
lesson-three-answers-not-an-answer-hint-2 = { $wrong } is not between { $rook } and { $king }.
lesson-three-answers-not-an-answer-done = A move that forgets the check is not a bad move: it is an illegal one.
lesson-three-answers-not-an-answer-far-screen = Legal: you may block anywhere on the line, even far from the King. (The Rook will take the Pawn, but that is another matter.)
lesson-three-answers-not-an-answer-run = Legal: { $away } is off the file.
lesson-three-answers-not-an-answer-near-screen = Legal: on { $screen } the Gold blocks the file.

## Double check
lesson-double-check-title = Double check
lesson-double-check-summary = Two attackers at once: only the King can answer.

lesson-double-check-two-at-once-text =
    The { $silver } on { $from } stood between your { $rook } on { $rookat } and the King on { $king }. It goes to { $to }: it gives check, and the { $rook } behind it gives check too.

    Taking one of the two leaves the other. Only the King can answer, here on { $run }.

lesson-double-check-give-double-check-text =
    Your { $silver } on { $at } stands between your { $rook } on { $rookat } and the King on { $king }.

    Give double check: two pieces attack the King after one move.
lesson-double-check-give-double-check-hint-1 = The { $silver } must leave the rank and attack the King itself, from the front or from behind.
lesson-double-check-give-double-check-hint-2 = On { $two }, facing the King; or on { $one }, behind it, unpromoted.
lesson-double-check-give-double-check-done = Two checks with one move: no other piece can help the King. It must move itself, taking a piece if it can.
lesson-double-check-give-double-check-single = The { $silver } has opened the { $rook }’s rank: a check uncovered by a piece that moves away is called a discovered check. But it does not attack the King itself, so that is only one.
lesson-double-check-give-double-check-no-check = That is not check: the { $silver } still blocks the rank.

lesson-double-check-only-the-king-text =
    Double check! The Rook on { $rook } and the { $knight } on { $knightat } attack your { $king } on { $at }.

    Find every legal answer.
lesson-double-check-only-the-king-hint-1 = No other piece can answer both checks: only the { $king } moves.
lesson-double-check-only-the-king-hint-2 = Try the squares around { $at } that are off the file.
lesson-double-check-only-the-king-done = Against a double check the King must move. If it cannot, it is mate.
lesson-double-check-only-the-king-the-other-one = That answers only one of the two checks; the other piece would take the { $king }. Even the Gold on { $gold } cannot help.
lesson-double-check-only-the-king-still-attacked = The { $king } would still be attacked.

lesson-double-check-why-not-take-text =
    The same position. The { $gold } on { $from } would gladly take the { $knight } on { $to }, but the move is illegal.

    For what reason?
lesson-double-check-why-not-take-hint-1 = Suppose the { $knight } is taken. Who still attacks the King?
lesson-double-check-why-not-take-hint-2 = The { $rook } on { $rookat } is still there.
lesson-double-check-why-not-take-done = Taking one of the two pieces answers only one of the two checks.
lesson-double-check-why-not-take-it-moves-so = That is just how a { $gold } moves: straight ahead, from { $from } to { $to }. Something else forbids it.
lesson-double-check-why-not-take-king-stays = It is not the King that moves here: it stays in check.

## The pinned piece
lesson-pins-title = The pinned piece
lesson-pins-summary = It shields its King and may not step aside.

lesson-pins-gold-on-the-file-text =
    Your { $gold } on { $at } shields your { $king } from the { $rook } on { $rookat }. If it steps aside, the { $king } is in check: the { $gold } is pinned.

    It has only one legal move. Play it.
lesson-pins-gold-on-the-file-hint-1 = The { $gold } may move as long as it stays between Rook and King.
lesson-pins-gold-on-the-file-hint-2 = Straight ahead, to { $to }.
lesson-pins-gold-on-the-file-done = A pinned piece may still move along the line of the pin.
lesson-pins-gold-on-the-file-leaves-the-file = The { $gold } would leave the file, and the { $rook } would take your { $king }.
lesson-pins-gold-on-the-file-king-moved = Leave the { $king } where it is: it is the { $gold } you should play.

lesson-pins-which-are-pinned-text =
    Two Rooks and a Bishop aim at your King. Of your pieces, { $n } are pinned.

    Touch them.
lesson-pins-which-are-pinned-hint-1 = On each line between an attacker and the King, count your pieces: if there is just one, it is pinned.
lesson-pins-which-are-pinned-hint-2 = Follow the line from { $rook2 }, then from { $bishop }.
lesson-pins-which-are-pinned-done = On { $silver } and { $gold }, your piece stands alone between the attacker and the King: it is pinned.
lesson-pins-which-are-pinned-two-screens = Two pieces stand on the rank, on { $knight } and { $other }, in front of the Rook on { $rook }: if one leaves, the other still protects.
lesson-pins-which-are-pinned-not-on-a-line = This piece is not between an attacker and the King.

lesson-pins-along-the-diagonal-text =
    Your { $silver } on { $at } is pinned by the { $bishop } on { $bishopat }.

    Touch the squares it may still go to.
lesson-pins-along-the-diagonal-hint-1 = It has to stay on the diagonal that leads to the King.
lesson-pins-along-the-diagonal-hint-2 = Towards the { $bishop }: { $to }.
lesson-pins-along-the-diagonal-done = A single step, towards the piece that pins it. From there it attacks that piece in turn!
lesson-pins-along-the-diagonal-off-the-line = On { $ahead }, or anywhere off the diagonal, the King would be in check.
lesson-pins-along-the-diagonal-too-far = Taking the { $bishop } is a good idea, but the { $silver } moves only one square.

lesson-pins-rook-on-the-line-text =
    Is your { $rook } on { $at } pinned? Yes: the enemy Rook on { $pinner } aims at your King on { $king }. But a long line leaves some room.

    Touch its legal moves.
lesson-pins-rook-on-the-line-hint-1 = Everything between the King and the attacker, and the attacker itself.
lesson-pins-rook-on-the-line-hint-2 = From { $back } up to { $pinner }, capture included.
lesson-pins-rook-on-the-line-done = { $n } moves, and the best is to take the piece that pins.
lesson-pins-rook-on-the-line-sideways = Sideways, the { $rook } would expose the King.
lesson-pins-rook-on-the-line-too-far = The line ends at the piece on { $pinner }.

lesson-pins-pinned-knight-text =
    The { $lance } on { $lanceat } pins your { $knight } on { $at } in front of the King on { $king }.

    How many legal moves does this { $knight } have left?
lesson-pins-pinned-knight-hint-1 = Can it move without changing files?
lesson-pins-pinned-knight-hint-2 = Both jumps from { $at } end on another file.
lesson-pins-pinned-knight-done = None: a pinned { $knight } can never move.
lesson-pins-pinned-knight-forgot-the-pin = Its two jumps exist, but each would expose the King.
lesson-pins-pinned-knight-both-leave = Neither of them stays on the file.

lesson-pins-why-it-stays-text =
    There is a { $pawn } for the taking on { $to }, within reach of your { $silver } on { $at }.

    The move is illegal. For what reason?
lesson-pins-why-it-stays-hint-1 = Who is waiting further up the file?
lesson-pins-why-it-stays-hint-2 = Look at the Lance on { $lance }, and your King at the bottom.
lesson-pins-why-it-stays-done = Pinned! Before you take, see what your piece protects.
lesson-pins-why-it-stays-it-can-reach = Diagonally forward: a { $silver } can go to { $to }.
lesson-pins-why-it-stays-not-yet = Your King is not in check now; it would be afterwards.

lesson-pins-pinned-but-biting-text =
    The enemy { $gold } on { $goldat } is pinned by your Rook on { $rook }. So your { $king } could defy it on { $to }?

    No, that is illegal. For what reason?
lesson-pins-pinned-but-biting-hint-1 = If each side took the other’s King, whose would be taken first?
lesson-pins-pinned-but-biting-hint-2 = The { $gold } on { $goldat } attacks { $to }, pinned or not.
lesson-pins-pinned-but-biting-done = A pinned piece attacks and gives check like any other: it would take your King before you took its own.
lesson-pins-pinned-but-biting-that-is-the-gold = It is the { $gold } that is pinned, not your { $king }.
lesson-pins-pinned-but-biting-one-step = It is a perfectly ordinary step for a King.

lesson-pins-safe-steps-text = The same position. Touch every square where your { $king } on { $at } can go without stepping into check.
lesson-pins-safe-steps-hint-1 = Count the Gold on { $gold } as if it were not pinned.
lesson-pins-safe-steps-hint-2 = { $trap } and its left neighbour are closed; { $line }, in front of your Rook on { $rook }, is free.
lesson-pins-safe-steps-done = { $n } safe squares. A pinned piece still attacks.
lesson-pins-safe-steps-pinned-gold = The Gold attacks this square even though pinned: the King may not go there.

lesson-pins-make-a-pin-text =
    Your turn to pin! The enemy { $silver } on { $at } stands in front of its King on { $king }.

    Drop your { $lance } to pin it, where it cannot be taken.
lesson-pins-make-a-pin-hint-1 = On the same file, below, but not nose to nose.
lesson-pins-make-a-pin-hint-2 = { $good }, for instance; { $close } is within the { $silver }’s reach.
lesson-pins-make-a-pin-done = The { $silver } can no longer leave the file: your { $lance } threatens to take it.
lesson-pins-make-a-pin-too-close = It is pinned, but it takes the { $lance } on { $close }: it may still advance along the line.
lesson-pins-make-a-pin-no-pin = From that square the { $lance } would not aim at the King through the { $silver }.

lesson-pins-pin-on-the-diagonal-text =
    The same idea diagonally: the enemy { $gold } is on { $at }, its King on { $king }.

    Pin the { $gold } with the { $bishop } in your hand, from a safe square.
lesson-pins-pin-on-the-diagonal-hint-1 = Extend the diagonal from the King through the { $gold }.
lesson-pins-pin-on-the-diagonal-hint-2 = { $good } or further; not { $close }.
lesson-pins-pin-on-the-diagonal-done = Rook, Bishop, Lance: these are the pieces that pin, and from afar they run no risk.
lesson-pins-pin-on-the-diagonal-too-close = On { $close } the pinned { $gold } takes your Bishop without leaving the diagonal.
lesson-pins-pin-on-the-diagonal-no-pin = King, { $gold } and { $bishop } must be on one diagonal, in that order.

## First mates
lesson-first-mates-title = First mates
lesson-first-mates-summary = Check, and no answer left.

lesson-first-mates-gold-and-silver-text =
    Mate is a check with no answer: the King cannot run, and nothing can take or block.

    The King is on { $king }, your { $silver } on { $at }, and you have a { $gold } in hand. Mate in one move.
lesson-first-mates-gold-and-silver-hint-1 = Which square touches the King, is guarded by the { $silver }, and closes everything else?
lesson-first-mates-gold-and-silver-hint-2 = The King’s head: { $drop }.
lesson-first-mates-gold-and-silver-done = Mate! The { $gold } on the King’s head, and a piece to guard it: you will meet this mate a thousand times.
lesson-first-mates-gold-and-silver-slips-away = Check, but the King slips away on the other side: a square such as { $corner } does not close everything.
lesson-first-mates-gold-and-silver-no-check = That is not check: the King has time to run.

lesson-first-mates-gold-at-the-belly-text =
    The King is at the edge, on { $king }, blocked in front by its own Pawn. Your { $silver } is on { $at }.

    Mate with the { $gold } in hand.
lesson-first-mates-gold-at-the-belly-hint-1 = Not the head this time: the belly, that is, beside the King.
lesson-first-mates-gold-at-the-belly-hint-2 = On { $drop }, guarded by the { $silver }.
lesson-first-mates-gold-at-the-belly-done = Mate! The { $gold } at the belly (harakin) squeezes the King against the edge.
lesson-first-mates-gold-at-the-belly-escape = Check, but an answer remains: an escape, or taking the { $gold }.
lesson-first-mates-gold-at-the-belly-no-check = That is not check. Mate is always a check.

lesson-first-mates-two-rooks-text =
    Two Rooks mate together: your Rook on { $wall } closes the whole second rank.

    With the { $rook } on { $from }, mate the King on { $king }.
lesson-first-mates-two-rooks-hint-1 = The second rank is closed to it. Attack the King on the first.
lesson-first-mates-two-rooks-hint-2 = Go up from { $from } to { $to }.
lesson-first-mates-two-rooks-done = Mate! One piece closes, the other strikes. And there was nothing in hand to block with.
lesson-first-mates-two-rooks-the-wall = This Rook closes the second rank: leave it at its post.
lesson-first-mates-two-rooks-no-check = That is not check: attack the King on its own rank.

lesson-first-mates-the-pinned-guard-text =
    The King on { $king } looks well protected by the { $guard } on { $guardat }. But look at your { $rook } on { $rookat }.

    Mate in one move.
lesson-first-mates-the-pinned-guard-hint-1 = A pinned piece cannot take off its line.
lesson-first-mates-the-pinned-guard-hint-2 = Drop your { $gold } on { $drop }.
lesson-first-mates-the-pinned-guard-done = Mate! The pinned { $guard } could not take: a pin often prepares a mate.
lesson-first-mates-the-pinned-guard-not-the-rook = Check, but the King has an answer. Let your Rook go on pinning the { $guard }.
lesson-first-mates-the-pinned-guard-no-check = That is not check. Drop your Gold next to the King.

lesson-first-mates-you-him-you-text =
    A mate in three moves, with two Rooks: you, your opponent, you. The King is on { $king }; your Rooks are on { $wall } and { $rook }.

    Each of your moves must give check.
lesson-first-mates-you-him-you-hint-1 = Drive the King to the edge, then check it along the last rank.
lesson-first-mates-you-him-you-hint-2 = First { $step } with the lower Rook, then { $last } with the other.
lesson-first-mates-you-him-you-done = Mate in three! You foresaw your opponent’s answer: that is the heart of shogi.
lesson-first-mates-you-him-you-no-check = That is not check: the King has time to run.
