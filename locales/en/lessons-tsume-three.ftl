### Chapter 16: mate in three moves, and how to defend.
chapter-tsume-three-title = Tsume in three

## Three moves: yours, theirs, yours
lesson-three-moves-title = Three moves: yours, theirs, yours
lesson-three-moves-summary = Sacrifice, drive, keep the Gold for the end.

lesson-three-moves-the-rules-text =
    A tsume is a mate problem: each of your moves gives check, the defence answers as well as it can, and may drop whatever is not on the board. A piece dropped in between only to be taken, which changes nothing, is a futile drop, and does not count.

    Here your Bishop gives itself up on { $first }, taking the Gold there; the King on { $king } takes, and the Gold that was won mates on { $last }, with the Horse on { $horse } behind it.

lesson-three-moves-give-it-up-text = Your { $pawn } on { $at } stands on the square that you need; your Bishop on { $bishop } guards it. The King is in the corner, { $king }.
lesson-three-moves-give-it-up-hint-1 = Give up what is in the way.
lesson-three-moves-give-it-up-hint-2 = The { $pawn } turns over on { $first } and gives itself; then the Gold on { $last }.
lesson-three-moves-give-it-up-done = Mate! A sacrifice, a piece given up on purpose, clears the square of the last blow.
lesson-three-moves-give-it-up-gold = The Gold for the end: spent too soon, nothing is left to mate with.
lesson-three-moves-give-it-up-no-check = In a tsume each move gives check.

lesson-three-moves-leave-the-knight-text = A Silver and a Knight in hand, your { $tokin } on { $at }. Mate the King on { $king }.
lesson-three-moves-leave-the-knight-hint-1 = Which of the two is guarded at once?
lesson-three-moves-leave-the-knight-hint-2 = The Silver on { $first }; depending on where the King runs, the Knight ends it, for instance from { $last }.
lesson-three-moves-leave-the-knight-done = Mate! Small pieces are enough, in the right order.
lesson-three-moves-leave-the-knight-knight = The Knight first, and the King steps aside: the Silver has no hold any more.
lesson-three-moves-leave-the-knight-no-check = In a tsume each move gives check.

lesson-three-moves-jump-then-close-text = The King on { $king } is shut in among its own pieces. Your { $horse } is on { $at }, a Knight in hand.
lesson-three-moves-jump-then-close-hint-1 = Get it out of its hiding place, to the side where your { $horse } is waiting.
lesson-three-moves-jump-then-close-hint-2 = The Knight on { $first }, then the { $horse } to { $last }.
lesson-three-moves-jump-then-close-done = Mate! First push the King, then shut the door.
lesson-three-moves-jump-then-close-horse = Too soon: the King holds out, or escapes.
lesson-three-moves-jump-then-close-no-check = In a tsume each move gives check.

lesson-three-moves-let-the-rook-go-text = Your { $rook } on { $at } touches the King on { $king }, which can take it. Two Silvers in hand.
lesson-three-moves-let-the-rook-go-hint-1 = What if it were allowed to take?
lesson-three-moves-let-the-rook-go-hint-2 = One Silver on { $first }; it takes the { $rook }; the other Silver on { $last }.
lesson-three-moves-let-the-rook-go-done = Mate! Your dearest piece was a mere bait.
lesson-three-moves-let-the-rook-go-rook = The { $rook } is useful where it stands.
lesson-three-moves-let-the-rook-go-no-check = In a tsume each move gives check.

lesson-three-moves-push-under-the-edge-text = Your { $bishop } on { $at } looks along a diagonal. A Gold in hand, the King on { $king }.
lesson-three-moves-push-under-the-edge-hint-1 = Twice on the same diagonal.
lesson-three-moves-push-under-the-edge-hint-2 = The Gold on { $first }, then from there to { $last }.
lesson-three-moves-push-under-the-edge-done = Mate! The same Gold pushes, then strikes: as long as the diagonal guards it.
lesson-three-moves-push-under-the-edge-elsewhere = Unguarded, or the King runs.
lesson-three-moves-push-under-the-edge-no-check = In a tsume each move gives check.

lesson-three-moves-pull-it-forward-text = The King is on the edge, { $king }. Your { $rook } holds the next file from { $at }. A Lance and a Gold in hand.
lesson-three-moves-pull-it-forward-hint-1 = Pull it forward, to where the { $rook } guards the Gold.
lesson-three-moves-pull-it-forward-hint-2 = The Lance on { $first }, which it must take; the Gold on { $last }.
lesson-three-moves-pull-it-forward-done = Mate! The Lance lures, the Gold ends it.
lesson-three-moves-pull-it-forward-gold = The Gold for the end.
lesson-three-moves-pull-it-forward-no-check = In a tsume each move gives check.

lesson-three-moves-at-its-back-text = Two Golds in hand, a third on { $at }. The King is on { $king }, with reinforcements below.
lesson-three-moves-at-its-back-hint-1 = Push it towards its own pieces, then strike from behind.
lesson-three-moves-at-its-back-hint-2 = One Gold on { $first }; it goes down; the other on { $last }.
lesson-three-moves-at-its-back-done = Mate! The Gold on the tail: its own pieces bar its way.
lesson-three-moves-at-its-back-waste = A Gold misplaced, and only one is left.
lesson-three-moves-at-its-back-no-check = In a tsume each move gives check.

lesson-three-moves-step-by-step-text = A { $rook } on { $at }, a Gold in hand, and the King on the edge, { $king }. The last one, without help.
lesson-three-moves-step-by-step-hint-1 = A Gold at the belly, and at the belly again.
lesson-three-moves-step-by-step-hint-2 = The Gold on { $first }, then one step to { $last }.
lesson-three-moves-step-by-step-done = Mate! You read three moves ahead: that is about 10 kyu. Kyu are the grades of learners, and they count down.
lesson-three-moves-step-by-step-rook = The { $rook } holds the file: let it stay.
lesson-three-moves-step-by-step-no-check = In a tsume each move gives check.

## Holding out
lesson-hold-out-title = Holding out
lesson-hold-out-summary = You hold the King: find the answer that does not lose.

lesson-hold-out-not-into-the-corner-text =
    This time the { $king } is yours. The { $pawn } on { $pawnat } checks you on { $at }; your opponent has two Golds in hand and a Knight on { $knight }.

    Choose an answer after which there is no mate in three.
lesson-hold-out-not-into-the-corner-hint-1 = Who guards the { $pawn }? And where is there air?
lesson-hold-out-not-into-the-corner-hint-2 = Take it on { $pawnat }, or go up: not back.
lesson-hold-out-not-into-the-corner-done = You hold out! A King that goes up is harder to mate than one in the corner.
lesson-hold-out-not-into-the-corner-corner = Towards { $corner } you lock yourself in: two Golds are enough.

lesson-hold-out-run-the-right-way-text =
    The { $silver } on { $silverat } checks your { $king } on { $at }. An enemy Gold is on { $gold }, another in hand.

    Hold out for three moves.
lesson-hold-out-run-the-right-way-hint-1 = A piece that checks from close by is not always guarded.
lesson-hold-out-run-the-right-way-hint-2 = On { $silverat }, for instance.
lesson-hold-out-run-the-right-way-done = Take, or step away from the attacker: below it, a Gold would have ended it.
lesson-hold-out-run-the-right-way-under = Below the { $silver }, on { $one } or { $two } alike, the dropped Gold mates you.

lesson-hold-out-the-right-guard-text =
    No check yet, but the { $tokin } on { $tokinat } threatens: a Silver dropped on { $drop } would mate you.

    Parry it, by a drop or by running.
lesson-hold-out-the-right-guard-hint-1 = Take the square of the mate, or leave on the right side.
lesson-hold-out-the-right-guard-hint-2 = The Gold on { $drop }, or the King to { $run }.
lesson-hold-out-the-right-guard-done = The square your opponent wants is often yours: put your piece there first.
lesson-hold-out-the-right-guard-corner = On { $corner } there is no air at all.
lesson-hold-out-the-right-guard-beside = On { $run } the Gold blocks your only exit.

## As long as you can
lesson-last-stand-title = As long as you can
lesson-last-stand-summary = Lost, but not at once: choose the longest defence.

lesson-last-stand-not-the-bait-text =
    The { $horse } on { $corner } checks you; your opponent has two Golds in hand. Mate can’t be helped.

    Hold out as long as the rules allow: in a game, many an opponent misses the way.
lesson-last-stand-not-the-bait-hint-1 = A piece that lets itself be taken in the corner is often bait.
lesson-last-stand-not-the-bait-hint-2 = Leave the edge: { $out }.
lesson-last-stand-not-the-bait-done = Two moves later instead of at once. A King away from the corner costs the attacker more.
lesson-last-stand-not-the-bait-bait = You took the bait: a Gold on { $mate }, guarded by the Pawn on { $pawn }, mates at once.

lesson-last-stand-which-way-down-text =
    The { $gold } on { $at } checks. Three squares below are open, and all of them lose.

    Which one holds out longest?
lesson-last-stand-which-way-down-hint-1 = Where can the Gold not follow with mate?
lesson-last-stand-which-way-down-hint-2 = Straight down, to { $down }.
lesson-last-stand-which-way-down-done = Below the Gold it takes two moves more. Straight in front of an attacker one is sometimes safest.
lesson-last-stand-which-way-down-right = On { $right } the Gold comes down beside you, and it is over.
lesson-last-stand-which-way-down-left = In the corner, { $left }, the Pawn is enough.

lesson-last-stand-nothing-between-text =
    The { $dragon } on { $at } checks along the edge; you hold a Pawn, your opponent a Gold.

    Hold out as long as you can.
lesson-last-stand-nothing-between-hint-1 = Would a Pawn in between change anything about the Gold’s square?
lesson-last-stand-nothing-between-hint-2 = Go up, to { $up }.
lesson-last-stand-nothing-between-done = The King that moves gains time; the Pawn in between would have gained none.
lesson-last-stand-nothing-between-between = The Gold on { $mate }, guarded by the Tokin on { $tokin }, mates all the same: you are locked in.

lesson-last-stand-leave-the-silver-text =
    The { $silver } on { $silverat } checks your { $king } on { $at }. It is unguarded…

    Hold out as long as you can.
lesson-last-stand-leave-the-silver-hint-1 = After the capture, which square would a Gold like to have?
lesson-last-stand-leave-the-silver-hint-2 = Turn away, to { $aside }.
lesson-last-stand-leave-the-silver-done = Sacrifices draw the King where they want it: refusing one costs the attacker two moves more.
lesson-last-stand-leave-the-silver-takes = It was a sacrifice: the Gold on { $mate }, backed by the { $horse }, is mate.
