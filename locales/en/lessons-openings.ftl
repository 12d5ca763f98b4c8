### Chapter 18: begin a game with a plan.
chapter-openings-title = Openings

## The static Rook
lesson-static-rook-title = The static Rook
lesson-static-rook-summary = Open, guard, exchange, bring up the Silver.

lesson-static-rook-three-principles-text =
    Three principles are enough to begin with: open the Bishop’s road, on { $bishop }; advance the Pawn before the Rook, on { $rook }; bring the King to safety before you attack.

    Your opponent does the same, on { $his }. If you leave the Rook at home you play static Rook (ibisha); if you move it, ranging Rook (furibisha).

lesson-static-rook-punish-a-loose-bishop-text =
    The Bishops face each other on the long diagonal. Your opponent has just played the Silver from { $home } to { $silver }.

    Punish it.
lesson-static-rook-punish-a-loose-bishop-hint-1 = Who guarded the enemy Bishop?
lesson-static-rook-punish-a-loose-bishop-hint-2 = Take on { $target }.
lesson-static-rook-punish-a-loose-bishop-done = A Bishop for nothing: before you move a piece, ask what it was guarding.
lesson-static-rook-punish-a-loose-bishop-quiet = There was a Bishop hanging.

lesson-static-rook-guard-the-head-text =
    The enemy Pawn on { $his } is about to attack your Bishop’s head. Nobody guards { $at }.

    Guard it before it arrives.
lesson-static-rook-guard-the-head-hint-1 = A Gold or a Silver beside the Bishop.
lesson-static-rook-guard-the-head-hint-2 = The { $gold } on { $goldat } to { $to }, for instance.
lesson-static-rook-guard-the-head-done = The most useful move of the static Rook: guard the head of the Bishop on { $bishop } before any exchange.
lesson-static-rook-guard-the-head-push = The Pawns can wait: { $at } is still unguarded.
lesson-static-rook-guard-the-head-other = From there it does not guard { $at }.

lesson-static-rook-exchange-the-pawn-text =
    The Bishops’ heads are guarded on both sides, your opponent’s by the Gold on { $gold }.

    Exchange the { $pawn } on { $from }: open the file to your { $rook }.
lesson-static-rook-exchange-the-pawn-hint-1 = Push, your opponent takes, you take back.
lesson-static-rook-exchange-the-pawn-hint-2 = On { $to }, twice.
lesson-static-rook-exchange-the-pawn-done = A Pawn in hand and a free { $rook }.
lesson-static-rook-exchange-the-pawn-slow = The Pawn first.
lesson-static-rook-exchange-the-pawn-quiet = Well guarded, but the exchange is waiting.

lesson-static-rook-step-back-text =
    After the exchange, a { $rook } in the middle of the board gets chased.

    Bring it back from { $at }: right down to { $low }, or a little higher, to { $high }.
lesson-static-rook-step-back-hint-1 = Backwards, on its own file.
lesson-static-rook-step-back-hint-2 = { $high } keeps the fourth rank, { $low } the second.
lesson-static-rook-step-back-done = “High” or “low”, it stays on its open file.
lesson-static-rook-step-back-forward = Forwards, the Pawns and the Gold are waiting for it.
lesson-static-rook-step-back-sideways = Off its file it threatens nothing any more.
lesson-static-rook-step-back-other = It is the { $rook } that will be chased: bring it back.

lesson-static-rook-climb-text = The climbing Silver (bōgin): bring the Silver from { $from } behind the Pawn on { $pawn }, to { $to }.
lesson-static-rook-climb-hint-1 = Straight or diagonally, always forwards.
lesson-static-rook-climb-hint-2 = { $one }, { $two }, { $to }.
lesson-static-rook-climb-done = Rook, Silver and Pawn on the same file: three pieces against the guard of one Gold.
lesson-static-rook-climb-blocked = That square is taken.

lesson-static-rook-count-the-climb-text = The Silver has climbed to { $silver }. How many of your pieces attack { $at } at this very moment?
lesson-static-rook-count-the-climb-hint-1 = The Rook is behind the Pawn.
lesson-static-rook-count-the-climb-hint-2 = { $pawn } and { $silver }.
lesson-static-rook-count-the-climb-done = { $n } against { $d }, and the Rook on { $rook } waits. The break is ready.
lesson-static-rook-count-the-climb-one = The Silver strikes diagonally too.
lesson-static-rook-count-the-climb-three = The Rook on { $rook } counts in the exchange, but not yet: the Pawn is before it.

lesson-static-rook-break-through-text = Break through on { $to }: the Pawn on { $pawn } first, then take back with the { $silver } on { $silverat }, the Rook behind.
lesson-static-rook-break-through-hint-1 = The cheapest goes first.
lesson-static-rook-break-through-hint-2 = Push to { $to }; the enemy Pawn takes; the { $silver } takes back.
lesson-static-rook-break-through-done = The Silver is at the gate, the Rook on { $rook } backs it: that is the whole idea of bōgin.
lesson-static-rook-break-through-with-the-rook = Let the { $silver } go in front: the Rook is worth twice as much.
lesson-static-rook-break-through-early = The Pawn first, to open up.

## The ranging Rook
lesson-ranging-rook-title = The ranging Rook
lesson-ranging-rook-summary = Shut the diagonal, change wings, let the attack come.

lesson-ranging-rook-the-idea-text =
    The Rook changes wings: on { $rook }, the fourth file from the left, it is shikenbisha, the most played of the ranging Rooks. The Pawn on { $pawn } shuts the Bishops’ diagonal.

    It faces the attack that comes from { $his }, and the King leaves for the other side.

lesson-ranging-rook-shut-the-diagonal-text = The enemy Bishop on { $his } looks at yours, on { $at }. To play in peace, shut the diagonal with a Pawn.
lesson-ranging-rook-shut-the-diagonal-hint-1 = Which Pawn can come between the two?
lesson-ranging-rook-shut-the-diagonal-hint-2 = From { $from } to { $to }.
lesson-ranging-rook-shut-the-diagonal-done = No exchange of Bishops without your leave.
lesson-ranging-rook-shut-the-diagonal-wrong-pawn = This Pawn does not reach the diagonal.
lesson-ranging-rook-shut-the-diagonal-exchange = An exchange, yes; but here we want it shut.
lesson-ranging-rook-shut-the-diagonal-other = The diagonal is still open.

lesson-ranging-rook-change-wings-text = Against the attack from { $his }: the Rook to { $rook }, the Bishop up to { $bishop }, the Silver to { $silver }. Three moves, in any order, or nearly.
lesson-ranging-rook-change-wings-hint-1 = Each piece gets there in a single move.
lesson-ranging-rook-change-wings-hint-2 = The Bishop from { $from } to { $bishop }, then the others.
lesson-ranging-rook-change-wings-done = The wing is ready: an attack here will cost your opponent more than you.
lesson-ranging-rook-change-wings-blocked = One of your own is there already.

lesson-ranging-rook-meet-the-attack-text =
    The enemy Pawn on { $his } can step to { $at }. Your guards of that square: the Pawn on { $pawn } and the Bishop on { $bishop }.

    Would that move win anything at once?
lesson-ranging-rook-meet-the-attack-hint-1 = It takes nothing; and what would you take?
lesson-ranging-rook-meet-the-attack-hint-2 = { $n } pieces of yours guard { $at }.
lesson-ranging-rook-meet-the-attack-done = No: you take, and the wing holds. An opening has gone well when the attack comes to nothing.
lesson-ranging-rook-meet-the-attack-yes = It steps forward and takes nothing, and you can take it.
