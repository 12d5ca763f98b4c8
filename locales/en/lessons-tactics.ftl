### Chapter 14: winning a piece by attacking two things at once.
chapter-tactics-title = Tactics

## Forks
lesson-forks-title = Forks
lesson-forks-summary = One piece, two targets, a single move to answer.

lesson-forks-two-at-once-text =
    A fork attacks two pieces with one move. Your { $knight } jumps from { $from } to { $to }: it aims at the { $silver } on { $silverat } and the { $gold } on { $goldat }.

    Your opponent has one move: whichever piece is saved, you take the other.

lesson-forks-the-knight-chooses-text = Your { $knight } on { $at } can jump two ways. From one of them it aims at both { $gold } and { $rook }.
lesson-forks-the-knight-chooses-hint-1 = Count the jump backwards: from which square does a { $knight } see both { $gold } and { $rook }?
lesson-forks-the-knight-chooses-hint-2 = On { $to }.
lesson-forks-the-knight-chooses-done = A big piece and a Gold: whichever is saved, you gain.
lesson-forks-the-knight-chooses-pawn = On { $other } the Pawn on { $pawn } takes it; and it aims at one target only.
lesson-forks-the-knight-chooses-quiet = It is the { $knight } that forks.

lesson-forks-king-and-rook-text = Every { $bishop }’s dream: check to the King and an attack on the { $rook } in one move (ōte-bisha). King on { $king }, { $rook } on { $rookat }.
lesson-forks-king-and-rook-hint-1 = Draw the diagonals of both targets: where do they cross?
lesson-forks-king-and-rook-hint-2 = On { $to }.
lesson-forks-king-and-rook-done = The King has to move, the { $rook } is yours.
lesson-forks-king-and-rook-only-rook = The { $rook } is attacked, but without a check it walks away.
lesson-forks-king-and-rook-neither = From there, not both at once.

lesson-forks-cash-in-text = Take the { $rook } on { $rookat } within two moves, whatever your opponent does. The King is on { $king }, your { $knight } on { $at }.
lesson-forks-cash-in-hint-1 = Force your opponent to see to the King.
lesson-forks-cash-in-hint-2 = Check on { $to }, then take.
lesson-forks-cash-in-done = A fork with check leaves no choice.
lesson-forks-cash-in-wrong-leg = From { $other } it is check, but the { $rook } is not aimed at.
lesson-forks-cash-in-king = The { $rook } will be gone first.

lesson-forks-split-them-text = Two Golds abreast, on { $one } and { $two }. Drop your { $silver } to attack both of them, safely (wariuchi).
lesson-forks-split-them-hint-1 = A { $silver } strikes backwards too, where a Gold is blind.
lesson-forks-split-them-hint-2 = Between them, from behind: { $to }.
lesson-forks-split-them-done = The splitting Silver: one of the two Golds will fall.
lesson-forks-split-them-front = On { $front } both Golds see it and take it.
lesson-forks-split-them-elsewhere = From there, not both.

## Skewer, pin, discovery
lesson-lines-title = Skewer, pin, discovery
lesson-lines-summary = The far-reaching pieces win along lines.

lesson-lines-skewer-text =
    The { $bishop } on { $at } has the { $gold } on { $behind } behind it, on the same file.

    Put both on the spit with your { $lance } (dengaku-zashi).
lesson-lines-skewer-hint-1 = On the file, from below: it does not see straight ahead.
lesson-lines-skewer-hint-2 = On { $to }, for instance.
lesson-lines-skewer-done = If it leaves, you take the { $gold }. That is a skewer.
lesson-lines-skewer-other-file = From there the { $lance } does not aim at the { $bishop }.
lesson-lines-skewer-waits = The { $lance } is in your hand: drop it.

lesson-lines-hit-the-pinned-piece-text =
    The { $gold } on { $at } is pinned before its King on { $king } by your Bishop on { $bishop }.

    Attack it with something cheaper.
lesson-lines-hit-the-pinned-piece-hint-1 = A pinned piece can neither run nor take off its line.
lesson-lines-hit-the-pinned-piece-hint-2 = A { $pawn } on its head, { $to }.
lesson-lines-hit-the-pinned-piece-done = It cannot move any more: a Pawn will win a Gold.
lesson-lines-hit-the-pinned-piece-takes = The King takes back: a Bishop for a Gold. Pinned, it goes nowhere; take your time.
lesson-lines-hit-the-pinned-piece-elsewhere = From there the { $pawn } does not attack it.

lesson-lines-pin-to-win-text =
    The { $silver } on { $at } stands before its King on { $king }. Three drops attack it.

    Which one pins it?
lesson-lines-pin-to-win-hint-1 = Attacker, piece and King on one line.
lesson-lines-pin-to-win-hint-2 = The Rook on { $file }.
lesson-lines-pin-to-win-done = It will not leave the file any more.
lesson-lines-pin-to-win-bishop = From { $far } the diagonal does not lead to the King: the { $silver } leaves.
lesson-lines-pin-to-win-rank = From { $side } it is attacked along the rank, but the King is not behind it.

lesson-lines-uncover-text =
    Your { $silver } on { $at } hides the Rook on { $rook } from your Bishop on { $bishop }.

    Play it: uncover the attack, and aim at the Lance on { $lance } with the same move.
lesson-lines-uncover-hint-1 = Off the diagonal, and threatening something else.
lesson-lines-uncover-hint-2 = Straight ahead, to { $to }.
lesson-lines-uncover-done = Two threats in one move, by two pieces: a discovered attack.
lesson-lines-uncover-one-threat = The diagonal is open, but the { $silver } aims at nothing.
lesson-lines-uncover-shut = The { $silver } is still on the diagonal.
lesson-lines-uncover-other = It is the { $silver } that has to step aside.

lesson-lines-uncover-a-check-text =
    Behind your { $silver } on { $at } your Rook on { $rook } looks at the King on { $king }.

    Make use of it.
lesson-lines-uncover-a-check-hint-1 = The { $silver } may go anywhere off the file: your opponent will have to answer the check first.
lesson-lines-uncover-a-check-hint-2 = Take the { $bishop } on { $target }.
lesson-lines-uncover-a-check-done = A { $bishop } for nothing, and check: a discovered check.
lesson-lines-uncover-a-check-missed = A discovered check, yes, but there was a { $bishop } to take.
lesson-lines-uncover-a-check-stays = That is not check: the file is shut, or the { $silver } has not moved.

lesson-lines-is-it-a-fork-text =
    Your { $knight } on { $at } forks the Golds on { $one } and { $two }; it is your move.

    Does taking on { $one } and turning over pay?
lesson-lines-is-it-a-fork-hint-1 = Can anybody take back on { $one }?
lesson-lines-is-it-a-fork-hint-2 = Neither the King on { $king } nor the other Gold sees { $one }.
lesson-lines-is-it-a-fork-done = Yes, a Gold for nothing. A fork is only worth the capture that follows.
lesson-lines-is-it-a-fork-no = Count the guards of { $one }: there are none.

lesson-lines-save-both-text =
    The enemy { $knight } on { $at } forks your { $rook } on { $rookat } and your Gold on { $gold }. It will take the { $rook } if you leave it there.

    Play so that you can take the { $knight } with your second move.
lesson-lines-save-both-hint-1 = The { $rook } can get away and attack the Knight at once.
lesson-lines-save-both-hint-2 = To { $to }, beside it.
lesson-lines-save-both-done = Against a fork, look for the move that escapes with an attack.
lesson-lines-save-both-gold-runs = The Knight takes the { $rook }: save the dearer piece first.
lesson-lines-save-both-rook-runs = The { $rook } escapes, but from there does not attack the Knight.
