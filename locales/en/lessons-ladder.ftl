### Chapter 21: climb the ladder of handicaps, with a plan for each rung.
chapter-ladder-title = The handicap ladder

## The rungs
lesson-the-rungs-title = The rungs
lesson-the-rungs-summary = Which pieces are missing, and what that leaves unguarded.

lesson-the-rungs-up-and-down-text =
    Each time you improve, you climb a rung: ten pieces left out, then eight, six, four, two, then Rook and Lance, Rook, Bishop, Lance. Here it is four pieces: uwate plays without Rook, Bishop and Lances, with { $n } pieces against { $mine }.

    A common rule: several wins in a row, and fewer pieces are removed; several losses, and more are.

lesson-the-rungs-four-pieces-text = At four pieces, touch the { $n } empty starting squares in your opponent’s camp.
lesson-the-rungs-four-pieces-hint-1 = Two big pieces and two Lances stayed in the box.
lesson-the-rungs-four-pieces-hint-2 = { $one } and { $two } on the second rank; { $corner } and { $other } in the corners.
lesson-the-rungs-four-pieces-done = The corners are empty: the edges are guarded by a Knight only.
lesson-the-rungs-four-pieces-rank = That square is empty at the start of every game.
lesson-the-rungs-four-pieces-pieces = A piece stands there.

lesson-the-rungs-guards-of-the-edge-text = How many of uwate’s pieces guard the Pawn on { $at }?
lesson-the-rungs-guards-of-the-edge-hint-1 = Who jumps to the edge?
lesson-the-rungs-guards-of-the-edge-hint-2 = The Knight on { $knight }.
lesson-the-rungs-guards-of-the-edge-done = { $n } only. At four pieces the plan is the edge attack, Lance and Rook together.
lesson-the-rungs-guards-of-the-edge-none = The Knight jumps.
lesson-the-rungs-guards-of-the-edge-two = The Silver on { $silver } is too far.

lesson-the-rungs-bring-two-text = Your edge Pawn has advanced. Bring your { $rook } from { $at } to the edge file, in front of the Lance on { $lance }.
lesson-the-rungs-bring-two-hint-1 = One square to the right.
lesson-the-rungs-bring-two-hint-2 = On { $to }.
lesson-the-rungs-bring-two-done = Two pieces behind the Pawn, against a single guard.
lesson-the-rungs-bring-two-blocked = One of your own is there.

lesson-the-rungs-the-edge-falls-text = Break through: the Pawn on { $from }, then the { $rook } on { $rookat }.
lesson-the-rungs-the-edge-falls-hint-1 = The same exchange once more.
lesson-the-rungs-the-edge-falls-hint-2 = Push to { $to }, take back on { $to }.
lesson-the-rungs-the-edge-falls-done = The Knight can still plug the edge, but your Lance pushes from behind: the break will get through.
lesson-the-rungs-the-edge-falls-slow = The Pawn first.
lesson-the-rungs-the-edge-falls-other = The edge first.

lesson-the-rungs-two-pieces-text =
    At two pieces uwate lacks only the Rook and the Bishop. Your pieces are worth { $mine } Pawns.

    What are uwate’s worth?
lesson-the-rungs-two-pieces-hint-1 = Ten and eight less.
lesson-the-rungs-two-pieces-hint-2 = { $one } and { $two } are empty: take their values off.
lesson-the-rungs-two-pieces-done = { $n }: nearly a third less. But all the guards are there.
lesson-the-rungs-two-pieces-pieces = That is the number of uwate’s pieces.
lesson-the-rungs-two-pieces-full = That is a full camp.

lesson-the-rungs-four-pieces-game-text =
    The game at four pieces. The plan: an edge Pawn with Rook and Lance behind it. On { $edge }, only the Knight on { $knight } guards.
lesson-the-rungs-four-pieces-game-hint-1 = Advance the edge Pawn, bring the Rook behind it, exchange, enter.
lesson-the-rungs-four-pieces-game-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-the-rungs-four-pieces-game-done = Four pieces: won! On the Play screen, two wins in a row at a handicap bring you to the next rung.

## A plan for each rung
lesson-plans-title = A plan for each rung
lesson-plans-summary = Take space, unite Rook and Bishop, exchange.

lesson-plans-take-space-text = At two pieces, take space before you attack: a Pawn on { $pawn }, the Silver from { $from } behind it, on { $silver }.
lesson-plans-take-space-hint-1 = The Pawn first: it makes room for the Silver.
lesson-plans-take-space-hint-2 = The Silver goes by { $via }, or the other way.
lesson-plans-take-space-done = With Rook and Bishop behind, this Pawn and this Silver advance together.
lesson-plans-take-space-blocked = The square is taken.

lesson-plans-rook-and-bishop-together-text = Which of your pieces guards your Pawn on { $at }? Touch it.
lesson-plans-rook-and-bishop-together-hint-1 = Look back along the file.
lesson-plans-rook-and-bishop-together-hint-2 = The Rook on { $rook }.
lesson-plans-rook-and-bishop-together-done = The Rook pushes on its file, the Bishop on { $bishop } aims at { $target }: both look at the same corner of the other camp.
lesson-plans-rook-and-bishop-together-bishop = The Bishop aims at { $target }, not { $at }.
lesson-plans-rook-and-bishop-together-others = From there nothing strikes { $at }.

lesson-plans-no-rook-no-counter-text = At a Rook’s handicap { $empty } is empty. How many of uwate’s pieces attack { $at }, on that file?
lesson-plans-no-rook-no-counter-hint-1 = The Pawn has nobody behind it.
lesson-plans-no-rook-no-counter-hint-2 = The Pawn on { $pawn }, and that is all.
lesson-plans-no-rook-no-counter-done = { $n }: without a Rook behind it, the Pawn does not threaten to break through. Your King is well off on this side.
lesson-plans-no-rook-no-counter-none = The Pawn strikes ahead of itself.
lesson-plans-no-rook-no-counter-two = Nobody is behind the Pawn.

lesson-plans-exchange-when-ahead-text =
    A Rook ahead, { $n } against { $his }, every even exchange brings you nearer.

    Exchange the Bishops.
lesson-plans-exchange-when-ahead-hint-1 = The long diagonal is open.
lesson-plans-exchange-when-ahead-hint-2 = From { $at }, take on { $target }.
lesson-plans-exchange-when-ahead-done = The fewer pieces are left, the more your Rook counts.
lesson-plans-exchange-when-ahead-quiet = The exchange is waiting on the diagonal.

lesson-plans-the-missing-lance-text =
    The last rung: a single Lance is missing, on { $corner }.

    Advance where it is missing.
lesson-plans-the-missing-lance-hint-1 = The left edge.
lesson-plans-the-missing-lance-hint-2 = The Pawn on { $from } to { $to }.
lesson-plans-the-missing-lance-done = The Knight on { $guard } guards this edge alone. Even a small advantage gives you a plan.
lesson-plans-the-missing-lance-other = On which file is the Lance missing?

lesson-plans-win-it-text =
    The last step: the King on { $king }, a { $guard } on { $at } for its only guard; your { $pawn } on { $from }, the Lance behind it on { $lance }.

    Mate.
lesson-plans-win-it-hint-1 = Take the guard, with the right face.
lesson-plans-win-it-hint-2 = The { $pawn } takes on { $at } and turns over.
lesson-plans-win-it-done = Mate! You have climbed the ladder; in an even game the plan will be the same: open, guard, unite, finish.
lesson-plans-win-it-drop = The Gold can wait: the guard is still there.
lesson-plans-win-it-plain = Unpromoted, it leaves the sides open.

lesson-plans-two-pieces-game-text =
    The game at two pieces: { $rook } and { $bishop } are empty, every guard is there. The plan: take space first, unite Rook and Bishop on one corner, then break in.
lesson-plans-two-pieces-game-hint-1 = Do not attack with one piece. How many of yours look at the square you want to break?
lesson-plans-two-pieces-game-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-plans-two-pieces-game-done = Two pieces: won! From here to an even game, the plan stays the same.
