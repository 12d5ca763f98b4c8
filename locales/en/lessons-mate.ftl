### Chapter 9: mate in one, and why it is mate.
chapter-mate-title = Mate

## Is it mate?
lesson-is-it-mate-title = Is it mate?
lesson-is-it-mate-summary = Three questions before you say the word.

lesson-is-it-mate-three-questions-text =
    Your { $gold } is dropped on { $drop }, right before the King on { $king }. Can the King run? The { $gold } holds every square around it. Can it take? No, the { $bishop } on { $bishopat } guards the { $gold }. Can anything come between? No, they touch.

    Three times no: mate.

lesson-is-it-mate-open-squares-text =
    Before you attack, count the exits. Your { $gold } on { $goldat } already covers some of them. If it were your opponent’s turn, where could the enemy { $king } on { $at } step?

    Touch every such square.
lesson-is-it-mate-open-squares-hint-1 = Go round the King and ask of each square: does the { $gold } strike it?
lesson-is-it-mate-open-squares-hint-2 = The { $gold } holds the three squares before it, { $front } and its neighbours. What is left beside the King?
lesson-is-it-mate-open-squares-done = Only { $n } exits: { $one } and { $two }. A mate is a check that closes what is still open.
lesson-is-it-mate-open-squares-covered = The { $gold } strikes this square: the King may not go there.

lesson-is-it-mate-who-guards-it-text =
    Seen from the other side: your own King on { $king } is mated by the { $gold } on { $at }. It would love to take that { $gold }, but it is guarded.

    Touch the { $n } pieces that guard it.
lesson-is-it-mate-who-guards-it-hint-1 = Which enemy pieces would take back on { $at }?
lesson-is-it-mate-who-guards-it-hint-2 = One looks straight down the file of { $at }, the other jumps.
lesson-is-it-mate-who-guards-it-done = The Lance on { $lance } and the Knight on { $knight }: one would have been enough. A guard is what makes a Gold deadly.
lesson-is-it-mate-who-guards-it-bishop = The diagonal of the Bishop on { $bishop } passes beside { $at }.
lesson-is-it-mate-who-guards-it-pawn = The Pawn on { $pawn } strikes the square before it, on the next file.

lesson-is-it-mate-beside-a-silver-text =
    The King on { $king } has a { $silver } near it, on { $silverat }. You consider dropping your { $gold } on { $drop }, guarded by the Pawn on { $pawn }.

    Would it be mate?
lesson-is-it-mate-beside-a-silver-hint-1 = Can the { $silver } take the { $gold }? Remember what a { $silver } cannot do.
lesson-is-it-mate-beside-a-silver-hint-2 = From { $silverat } to { $drop } is a step sideways.
lesson-is-it-mate-beside-a-silver-done = Yes, mate: a { $silver } does not strike sideways. Knowing what a defender cannot do is half of mating.
lesson-is-it-mate-beside-a-silver-cannot = Who could answer? The { $silver } stands beside { $drop } and does not strike sideways; the King may not take.

lesson-is-it-mate-beside-a-gold-text =
    Nearly the same: but now a { $guard } stands beside the King on { $king }, on { $guardat }. You drop yours on { $drop }, guarded by the Pawn on { $pawn }.

    Mate?
lesson-is-it-mate-beside-a-gold-hint-1 = The King may not take. May somebody else?
lesson-is-it-mate-beside-a-gold-hint-2 = From { $guardat }, { $drop } is diagonally in front of that { $guard }.
lesson-is-it-mate-beside-a-gold-done = No: the { $guard } takes. Always ask all the defenders, not only the King.
lesson-is-it-mate-beside-a-gold-it-takes = The { $guard } on { $guardat } takes yours: diagonally forward, and its forward is down the board.

lesson-is-it-mate-the-helpless-guard-text =
    Your King on { $king } is mated, although your { $mine } on { $from } stands right there to take on { $at }.

    Why may it not?
lesson-is-it-mate-the-helpless-guard-hint-1 = What would happen on the back rank if your { $mine } left it?
lesson-is-it-mate-the-helpless-guard-hint-2 = Look along the rank, as far as { $rook }.
lesson-is-it-mate-the-helpless-guard-done = Pinned by the Rook: a guard that may not move guards nothing. When you attack, look for guards as helpless as this one.
lesson-is-it-mate-the-helpless-guard-it-reaches = Diagonally forward: a { $mine } can well go to { $at }.
lesson-is-it-mate-the-helpless-guard-theirs = The piece on { $at } is your opponent’s.

lesson-is-it-mate-not-quite-mate-text =
    Do not give up too soon! The { $gold } on { $goldat } checks your { $king } on { $at }, guarded by the Pawn on { $pawn }. It looks like mate.

    Find every legal answer.
lesson-is-it-mate-not-quite-mate-hint-1 = The { $king } cannot run and may not take. Who else could take?
lesson-is-it-mate-not-quite-mate-hint-2 = The { $silver } on { $silverat } has the { $gold } diagonally in front of it.
lesson-is-it-mate-not-quite-mate-done = One answer is enough: the attacker forgot the { $silver }.
lesson-is-it-mate-not-quite-mate-covered = The { $king } would still be in check there.
lesson-is-it-mate-not-quite-mate-not-that = This does not answer the check: the { $gold } is still there.

## The four Gold mates
lesson-gold-mates-title = The four Gold mates
lesson-gold-mates-summary = Head, belly, tail, shoulder: the Gold is made for this.

lesson-gold-mates-four-places-text =
    The enemy King on { $king } faces you. Its head is { $head }; its belly is either side, here { $belly }; its tail is { $tail }, behind it; a shoulder is diagonally in front, here { $shoulder }.

    The { $gold } can mate from all four places, and no small piece in your hand covers as much. Keep one for the end.

lesson-gold-mates-head-text =
    Head. The King on { $king } stands against the edge, and only a { $knight } helps you, from { $at }.

    Mate with the { $gold } in your hand.
lesson-gold-mates-head-hint-1 = Where does the { $knight } land? A piece on that square is guarded.
lesson-gold-mates-head-hint-2 = On the head, { $drop }.
lesson-gold-mates-head-done = Mate! Any guard will do, even one that jumps. This is atamakin, the Gold on the head.
lesson-gold-mates-head-knight-alone = The { $knight } by itself mates nobody: leave it as a guard.
lesson-gold-mates-head-shoulder = Unguarded, and the King has other ways out. The guarded square is another one.
lesson-gold-mates-head-no-check = That is not check.

lesson-gold-mates-belly-text =
    Belly. The King on { $king } leans on the edge, and its own Pawn on { $pawn } stands on its head. Your { $bishop } on { $at } looks along a diagonal.

    Mate.
lesson-gold-mates-belly-hint-1 = Follow the diagonal: which square beside the King does it guard?
lesson-gold-mates-belly-hint-2 = At the belly, on { $drop }.
lesson-gold-mates-belly-done = Mate! The belly, harakin, works best when the King leans on an edge.
lesson-gold-mates-belly-bishop-alone = The { $bishop } is the guard: without it, the King takes or runs.
lesson-gold-mates-belly-slips-out = Check, but a way out remains. From the right square, the { $gold } closes them all.
lesson-gold-mates-belly-no-check = That is not check.

lesson-gold-mates-tail-text =
    Tail. The King on { $king } has come out a little. Your Pawn on { $pawn } and your Gold on { $mine } hold the front; your { $silver } on { $silverat } is already behind it.

    Mate with the { $gold } in hand.
lesson-gold-mates-tail-hint-1 = The front is well held. Which square behind the King does the { $silver } guard?
lesson-gold-mates-tail-hint-2 = On the tail, { $drop }: a { $silver } guards diagonally behind itself.
lesson-gold-mates-tail-done = Mate! The tail, shirikin: the Gold at the King’s back drives it into what waits in front.
lesson-gold-mates-tail-head = On the head it is check, but the King slips back to { $way }.
lesson-gold-mates-tail-silver-leaves = The { $silver } must stay: it guards the square that you need.
lesson-gold-mates-tail-gold-leaves = This Gold holds the front: leave it there.
lesson-gold-mates-tail-no-check = That is not check.

lesson-gold-mates-shoulder-text =
    Shoulder. Your { $rook } on { $rookat } closes the whole file beside the King on { $king }; your { $knight } is on { $knightat }.

    Mate with the { $gold }.
lesson-gold-mates-shoulder-hint-1 = The { $rook } holds one side. Close the other side, on a guarded square.
lesson-gold-mates-shoulder-hint-2 = On the shoulder, { $drop }, where the { $knight } lands.
lesson-gold-mates-shoulder-done = Mate! The shoulder, katakin, closes one side when another piece already holds the other.
lesson-gold-mates-shoulder-rook-leaves = The { $rook } holds its file: leave it there.
lesson-gold-mates-shoulder-knight-leaves = The { $knight } guards the square that you need.
lesson-gold-mates-shoulder-head = Nobody guards { $head }: the King takes the { $gold }.
lesson-gold-mates-shoulder-wrong-shoulder = The { $rook } already holds that side: the King runs to { $way }.

lesson-gold-mates-take-on-the-head-text =
    No piece in hand this time: your { $gold } on { $goldat } faces the { $guard } on { $guardat }, and your { $lance } on { $lanceat } backs it up. The King is on { $king }.

    Mate.
lesson-gold-mates-take-on-the-head-hint-1 = An enemy piece stands on the head. Is that a problem?
lesson-gold-mates-take-on-the-head-hint-2 = Take on { $guardat }.
lesson-gold-mates-take-on-the-head-done = Mate! Taking the guard put your { $gold } on the head, and the { $lance } guards it from afar.
lesson-gold-mates-take-on-the-head-walked-past = The enemy { $guard } is still alive, and the King can run.
lesson-gold-mates-take-on-the-head-lance = The { $lance } is doing its work from where it stands.

lesson-gold-mates-two-ways-text =
    Your { $silver } on { $silverat } and your { $gold } on { $goldat } stand on either side of the King on { $king }.

    There are two ways to mate: find one.
lesson-gold-mates-two-ways-hint-1 = One of the two takes the head; the other guards it.
lesson-gold-mates-two-ways-hint-2 = To { $head }: the { $gold } as it is, or the { $silver } turned over.
lesson-gold-mates-two-ways-done = Mate! Promoted, a { $silver } mates like a { $gold }: two pieces, one pattern.
lesson-gold-mates-two-ways-plain-silver = As it is, the { $silver } leaves { $way } open: it does not strike sideways. Turn it over.
lesson-gold-mates-two-ways-not-the-head = The King takes or runs. The square that both your pieces strike is in the middle.

lesson-gold-mates-backed-by-the-rook-text =
    Two defenders, on { $guard } and { $silver }, watch over the King on { $king }. Your { $gold } on { $goldat } has your { $rook } on { $rookat } at its back.

    Mate.
lesson-gold-mates-backed-by-the-rook-hint-1 = Can either defender reach the King’s head?
lesson-gold-mates-backed-by-the-rook-hint-2 = One step: from { $goldat } to { $head }.
lesson-gold-mates-backed-by-the-rook-done = Mate! The defenders were one step too far. A { $gold } with a { $rook } behind it is a battering ram.
lesson-gold-mates-backed-by-the-rook-unmasked = Check, but off its file the { $gold } is not guarded any more, and the King finds a way.
lesson-gold-mates-backed-by-the-rook-rook = The { $rook } backs the { $gold } from where it stands: play the { $gold }.

## Lance, Knight, Dragon
lesson-other-mates-title = Lance, Knight, Dragon
lesson-other-mates-summary = Mates from afar, over the wall, and with the strongest piece.

lesson-other-mates-lance-at-a-distance-text =
    The King on { $king } is walled in by its own Lances, and your { $knight } on { $at } holds the squares diagonally in front.

    Mate with the { $lance } in your hand.
lesson-other-mates-lance-at-a-distance-hint-1 = The { $lance } strikes the whole file. It need not touch the King.
lesson-other-mates-lance-at-a-distance-hint-2 = From { $drop }, one square away, the King cannot reach it.
lesson-other-mates-lance-at-a-distance-done = Mate! Nobody could come between: their Lances only look down. From a distance, a { $lance } needs no guard.
lesson-other-mates-lance-at-a-distance-too-close = On { $near } the King simply takes it: nobody guards that square.
lesson-other-mates-lance-at-a-distance-knight-leaves = The { $knight } holds two exits: leave it there.
lesson-other-mates-lance-at-a-distance-no-check = From there it does not see the King: something stands between, or it is on another file.

lesson-other-mates-lance-takes-text =
    In the corner, on { $king }, the King is hemmed in by its own pieces. Your { $lance } on { $at } aims up the edge file.

    Mate, and mind the face you choose.
lesson-other-mates-lance-takes-hint-1 = Take, but ask yourself which face still looks at the King.
lesson-other-mates-lance-takes-hint-2 = Take the { $pawn } on { $target }, and keep the { $lance } as it is.
lesson-other-mates-lance-takes-done = Mate! A promoted { $lance } would strike only next to itself: here the plain one is stronger.
lesson-other-mates-lance-takes-turned-over = Promoted, it moves like a Gold and no longer reaches the King: not even check.
lesson-other-mates-lance-takes-short = The { $pawn } still stands in the way: take it.

lesson-other-mates-over-the-wall-mate-text =
    The King on { $king } is well sheltered: a piece of its own on every square around it. Too well.

    Mate with the { $knight } in your hand.
lesson-other-mates-over-the-wall-mate-hint-1 = Who cares about walls? From which square does a { $knight } jump to { $king }?
lesson-other-mates-over-the-wall-mate-hint-2 = Two ranks below and one file aside: { $drop }.
lesson-other-mates-over-the-wall-mate-done = Mate! Walls do not stop a { $knight }, and a King without air has nowhere to go.
lesson-other-mates-over-the-wall-mate-no-check = From there the { $knight } does not strike { $king }. Count two ranks, one file.

lesson-other-mates-the-right-leg-text =
    Your { $gold } on { $goldat } holds everything in front of the King on { $king }. Two squares give check with the { $knight }; only one of them is mate.

    Which?
lesson-other-mates-the-right-leg-hint-1 = A check that can be taken is no mate. Look at what stands on { $pawn }.
lesson-other-mates-the-right-leg-hint-2 = On { $drop }, far from the Pawn.
lesson-other-mates-the-right-leg-done = Mate! A { $knight } cannot be blocked: only taking it would have helped.
lesson-other-mates-the-right-leg-pawn-takes = On { $wrong } the Pawn on { $pawn } takes it, straight ahead.
lesson-other-mates-the-right-leg-gold-leaves = The { $gold } closes the front: let the { $knight } strike.
lesson-other-mates-the-right-leg-no-check = That is not check.

lesson-other-mates-dragon-on-the-last-rank-text =
    Your { $gold } on { $goldat } holds the second rank before the King on { $king }. Your opponent has nothing in hand.

    Mate with the { $dragon } on { $at }.
lesson-other-mates-dragon-on-the-last-rank-hint-1 = One rank is still open to the King: its own.
lesson-other-mates-dragon-on-the-last-rank-hint-2 = Straight up, to { $to }.
lesson-other-mates-dragon-on-the-last-rank-done = Mate! The same net as with two Rooks: one piece holds a rank, the other sweeps the next.
lesson-other-mates-dragon-on-the-last-rank-gold-leaves = The { $gold } holds the second rank: without it, the King walks out.
lesson-other-mates-dragon-on-the-last-rank-no-check = That is not check.

lesson-other-mates-dragon-aslant-text =
    The King on { $king } is at the edge, a Gold behind it on { $guard }. Your { $dragon } is on { $at }, your { $knight } on { $knightat }.

    Mate: remember that a { $dragon } also strikes one step diagonally.
lesson-other-mates-dragon-aslant-hint-1 = Come close, where the { $knight } guards you.
lesson-other-mates-dragon-aslant-hint-2 = One step sideways, to { $to }.
lesson-other-mates-dragon-aslant-done = Mate! At close quarters a { $dragon } strikes all eight squares: give it a guard and it finishes the game.
lesson-other-mates-dragon-aslant-not-mate = Check, but the King or its Gold has an answer. Look for the guarded square.
lesson-other-mates-dragon-aslant-no-check = That is not check.
lesson-other-mates-dragon-aslant-knight-leaves = The { $knight } is the guard: leave it there.

lesson-other-mates-dragon-takes-text =
    A { $silver } on { $target } and a Gold on { $gold } guard the King on { $king }. Your { $dragon } on { $at } has your { $lance } on { $lanceat } behind it.

    Mate.
lesson-other-mates-dragon-takes-hint-1 = Remove one of the guards, and check with the same move.
lesson-other-mates-dragon-takes-hint-2 = Take the { $silver } on { $target }.
lesson-other-mates-dragon-takes-done = Mate! Taking a guard, checking and being guarded, all at once: that is the perfect move.
lesson-other-mates-dragon-takes-still-guarded = Check, but the guards still do their work. Take one of them.
lesson-other-mates-dragon-takes-no-check = That is not check.

## The Pawn and mate
lesson-pawn-and-mate-title = The Pawn and mate
lesson-pawn-and-mate-summary = Which Pawns may finish the King, and which may only knock.

lesson-pawn-and-mate-somebody-takes-text =
    You know the ban on mating with a dropped Pawn (uchifuzume). The King on { $king } cannot move, your Gold on { $gold } guards { $drop }, and an enemy { $silver } stands on { $silverat }.

    May you drop a Pawn on { $drop }?
lesson-pawn-and-mate-somebody-takes-hint-1 = The King is stuck. But the ban needs a mate: has every other defender been asked?
lesson-pawn-and-mate-somebody-takes-hint-2 = Can the { $silver } on { $silverat } take on { $drop }?
lesson-pawn-and-mate-somebody-takes-done = Yes: the { $silver } can take, so it is check, not mate, and the drop is legal.
lesson-pawn-and-mate-somebody-takes-look-again = The { $silver } can take the Pawn: no mate, no ban.

lesson-pawn-and-mate-lure-the-silver-text =
    The same position, with a { $gold } in your hand as well. A legal Pawn can still be a deadly one.

    Mate the King on { $king } in three moves: you, your opponent, you.
lesson-pawn-and-mate-lure-the-silver-hint-1 = As long as the { $silver } stays on { $silverat }, every { $gold } gets taken. Lure it away.
lesson-pawn-and-mate-lure-the-silver-hint-2 = Pawn on { $drop }, the { $silver } has to take, and the { $gold } lands on { $last }.
lesson-pawn-and-mate-lure-the-silver-done = Mate! The Pawn did not mate: it only knocked at the door. The cheapest piece first, the { $gold } last.
lesson-pawn-and-mate-lure-the-silver-gold-first = The { $silver } takes the { $gold }, and nothing is left to mate with. Spend something cheaper first.
lesson-pawn-and-mate-lure-the-silver-guard-leaves = The Gold on { $mine } guards the squares that you need.
lesson-pawn-and-mate-lure-the-silver-no-check = Each of your moves must give check.

lesson-pawn-and-mate-three-on-the-head-text =
    The King on { $king } has its own Knights at its sides; your Gold on { $gold } holds the rest. You have a Gold, a Pawn and a Lance, and all three would be mate on { $drop }.

    Which drop is illegal?
lesson-pawn-and-mate-three-on-the-head-hint-1 = The ban is about one kind of piece only.
lesson-pawn-and-mate-three-on-the-head-hint-2 = The smallest of the three may not fall from the sky to finish the King.
lesson-pawn-and-mate-three-on-the-head-done = Only the dropped Pawn is forbidden to mate; Gold and Lance are welcome.
lesson-pawn-and-mate-three-on-the-head-a-gold = A Gold may well be dropped to mate: it is its favourite job.
lesson-pawn-and-mate-three-on-the-head-a-lance = A Lance may, though it strikes straight ahead just like the Pawn. The ban is about the Pawn alone.

lesson-pawn-and-mate-a-pawn-that-walks-text =
    One { $pawn } of yours is on { $at }, another is in your hand; your Gold on { $gold } keeps watch.

    Mate the King on { $king } with a { $pawn }.
lesson-pawn-and-mate-a-pawn-that-walks-hint-1 = Dropped, it may not. But what of the one that is already there?
lesson-pawn-and-mate-a-pawn-that-walks-hint-2 = From { $at } to { $to }, promoted or not.
lesson-pawn-and-mate-a-pawn-that-walks-done = Mate! A { $pawn } that walks may mate: only the one that falls may not.
lesson-pawn-and-mate-a-pawn-that-walks-already-one = Nifu: your { $pawn } on { $at } already stands on this file.
lesson-pawn-and-mate-a-pawn-that-walks-gold = The Gold may have its own ideas, but here it is the { $pawn } that should mate.
lesson-pawn-and-mate-a-pawn-that-walks-dropped = No need for a drop: the work is done by the one on { $at }.

## Mate at sight
lesson-mate-at-sight-title = Mate at sight
lesson-mate-at-sight-summary = One move each: take your time, then strike.

lesson-mate-at-sight-two-rooks-close-text =
    Your { $rook } on { $at } stands in reach of the King on { $king }, and nobody guards it. Another { $rook } waits in your hand.

    Mate.
lesson-mate-at-sight-two-rooks-close-hint-1 = The two can guard each other, if they touch.
lesson-mate-at-sight-two-rooks-close-hint-2 = Drop on { $drop }.
lesson-mate-at-sight-two-rooks-close-done = Mate! Two Rooks back to back: each guards the other, and together they hold two ranks.
lesson-mate-at-sight-two-rooks-close-far-away = From afar it is check, but the King takes the { $rook } on { $at }.
lesson-mate-at-sight-two-rooks-close-a-way-out = Check, but the King has a way out, or the Gold on { $gold } helps.
lesson-mate-at-sight-two-rooks-close-rook-leaves = Leave the { $rook } where it holds the second rank, and use your hand.

lesson-mate-at-sight-the-pawn-grows-text =
    Your { $silver } on { $silverat } is at the belly of the King on { $king }; your { $pawn } on { $at } is one step from its head.

    Mate.
lesson-mate-at-sight-the-pawn-grows-hint-1 = A step forward, and which face?
lesson-mate-at-sight-the-pawn-grows-hint-2 = To { $to }, turned over.
lesson-mate-at-sight-the-pawn-grows-done = Mate! A Tokin on the head is a Gold on the head.
lesson-mate-at-sight-the-pawn-grows-stays-small = Unpromoted it only strikes straight ahead: the King takes your { $silver } and runs.
lesson-mate-at-sight-the-pawn-grows-silver-leaves = The { $silver } guards the square the { $pawn } goes to, diagonally behind itself: leave it there.

lesson-mate-at-sight-from-across-the-board-text =
    An enemy { $guard } on { $target } protects the King on { $king }. Your { $bishop } on { $at } sees it from across the board; your Gold on { $gold } is on the other side.

    Mate.
lesson-mate-at-sight-from-across-the-board-hint-1 = Which of the two should take, and with which face?
lesson-mate-at-sight-from-across-the-board-hint-2 = The { $bishop } takes on { $target } and turns over.
lesson-mate-at-sight-from-across-the-board-done = Mate! A Horse at the belly, guarded by the Gold behind it.
lesson-mate-at-sight-from-across-the-board-plain = Unpromoted, the { $bishop } does not strike the square beside it.
lesson-mate-at-sight-from-across-the-board-gold-takes = Check perhaps, but the King finds a way out, such as { $way }. Let the Gold be the guard.

lesson-mate-at-sight-nobody-may-take-text =
    The { $guard } on { $guardat } protects the King on { $king }, and your { $dragon } on { $dragonat } stares it in the face.

    Mate with the help of the { $knight } on { $at }.
lesson-mate-at-sight-nobody-may-take-hint-1 = The { $guard } shields its King from the { $dragon }. Can it take anything off that line?
lesson-mate-at-sight-nobody-may-take-hint-2 = The { $knight } jumps to { $to } and turns over.
lesson-mate-at-sight-nobody-may-take-done = Mate! The { $guard } was pinned and could only watch.
lesson-mate-at-sight-nobody-may-take-dragon-takes = The { $dragon } holds the pin: if it moves, the { $guard } is free, or the King takes.
lesson-mate-at-sight-nobody-may-take-wrong-side = Too far from the King: not even check.

lesson-mate-at-sight-the-long-leap-text =
    Your { $silver } on { $silverat } has crept up beside the King on { $king }. Your { $horse } is still far away, on { $at }.

    Mate.
lesson-mate-at-sight-the-long-leap-hint-1 = A { $horse } that comes close needs a guard. Which square in front of the King does your Silver guard?
lesson-mate-at-sight-the-long-leap-hint-2 = Along the diagonal to { $to }, where the { $silver } guards it.
lesson-mate-at-sight-the-long-leap-done = Mate! Next to the King, a { $horse } strikes every square around itself. And a { $silver } guards behind itself, diagonally.
lesson-mate-at-sight-the-long-leap-from-afar = Check from afar, but the King has a way out. Come closer.
lesson-mate-at-sight-the-long-leap-silver-leaves = The { $silver } is the guard: leave it there.

lesson-mate-at-sight-no-way-around-text =
    The King is in the corner, on { $king }, a Gold beside it on { $gold }. Your { $silver } on { $silverat } shuts the door.

    Mate with what you have in hand.
lesson-mate-at-sight-no-way-around-hint-1 = A check that nothing can block and nobody can take.
lesson-mate-at-sight-no-way-around-hint-2 = On { $drop }, right next to your { $silver }.
lesson-mate-at-sight-no-way-around-done = Mate! The { $silver } held the two exits, the { $knight } did the rest.
lesson-mate-at-sight-no-way-around-silver-leaves = The { $silver } closes the two exits. Let it stand.
lesson-mate-at-sight-no-way-around-no-check = From there the { $knight } does not strike the King.

lesson-mate-at-sight-silver-and-horse-text =
    Your { $horse } on { $at } holds much of the ground before the King on { $king }. A Gold watches from { $gold }.

    Mate with the { $silver } in hand.
lesson-mate-at-sight-silver-and-horse-hint-1 = Which squares does the { $horse } not hold? A { $silver } can.
lesson-mate-at-sight-silver-and-horse-hint-2 = On the head, { $drop }.
lesson-mate-at-sight-silver-and-horse-done = Mate! On the head, a { $silver } holds the last rank, and the { $horse } holds the rest.
lesson-mate-at-sight-silver-and-horse-aside = Check, but there the King slips away, or the Gold takes.
lesson-mate-at-sight-silver-and-horse-horse-leaves = The { $horse } holds the ground: leave it there.

lesson-mate-at-sight-behind-its-back-text =
    The last one. An enemy { $guard } on { $guardat }, your { $silver } on { $at }, your { $lance } on { $lanceat }, and the King in the corner on { $king }.

    Mate.
lesson-mate-at-sight-behind-its-back-hint-1 = What can a { $guard } not do? It faces you, and your { $silver } can go past it.
lesson-mate-at-sight-behind-its-back-hint-2 = To { $to }, turned over, with the { $lance } behind.
lesson-mate-at-sight-behind-its-back-done = Mate! No { $guard } strikes diagonally backwards: it stood there and could do nothing. You see mates at a glance.
lesson-mate-at-sight-behind-its-back-plain = Unpromoted it leaves the square beside it open: turn it over.
lesson-mate-at-sight-behind-its-back-into-the-guard = There the { $guard } or the King takes it.

lesson-mate-at-sight-both-shoulders-text =
    One more, for the pleasure. Silvers everywhere: yours on { $one } and { $two }, and a third in your hand. The King on { $king } hides behind its Pawn on { $pawn }.

    Mate.
lesson-mate-at-sight-both-shoulders-hint-1 = The head is occupied. Where does a { $silver } strike besides straight ahead?
lesson-mate-at-sight-both-shoulders-hint-2 = On the shoulder, { $drop }.
lesson-mate-at-sight-both-shoulders-done = Mate with three Silvers: the Gold on { $gold } cannot reach the other side of its King. Twenty mates and more: real games are waiting for you.
lesson-mate-at-sight-both-shoulders-elsewhere = Check, but an answer remains. Choose a square that one of your Silvers guards, out of the Gold’s reach.
lesson-mate-at-sight-both-shoulders-guards-leave = Your two Silvers stand well where they are. Use your hand.
