### Chapter 3: the smallest piece, the long rangers and the jump.
chapter-far-title = Pawn, Lance, Rook, Bishop, Knight

## The Pawn
lesson-pawn-title = The Pawn
lesson-pawn-summary = One step straight ahead, and it takes the way it moves.

lesson-pawn-one-step-text =
    The { $pawn } goes one square straight ahead and never more: no double step at the start. It does not go back.

    From { $from } it takes two moves to pass { $a } and reach { $b }.

lesson-pawn-only-ahead-text =
    Three enemy Pawns face yours: on { $left }, { $ahead } and { $right }.

    Where can your { $pawn } on { $at } go?
lesson-pawn-only-ahead-hint-1 = It takes exactly the way it moves.
lesson-pawn-only-ahead-hint-2 = Straight ahead: { $ahead }.
lesson-pawn-only-ahead-done = In shogi a { $pawn } takes what stands in front of it. So two Pawns nose to nose can take each other.
lesson-pawn-only-ahead-not-like-chess = In chess, yes! In shogi a { $pawn } does not take diagonally.
lesson-pawn-only-ahead-no-double = A single step, even on its first move.
lesson-pawn-only-ahead-no-retreat = A { $pawn } never goes back.

lesson-pawn-blocked-text =
    Your { $silver } is on { $ahead }, right in front of your { $pawn } on { $at }.

    How many moves does this { $pawn } have?
lesson-pawn-blocked-hint-1 = It has only one direction. Is it free?
lesson-pawn-blocked-hint-2 = The only possible square, { $ahead }, is occupied by one of your pieces.
lesson-pawn-blocked-done = None: a { $pawn } blocked by its own side waits for the square to be cleared.
lesson-pawn-blocked-own-silver = Your { $silver } stands on { $ahead }: you do not take your own pieces.
lesson-pawn-blocked-no-way-round = It does not go round anything: one direction only, straight ahead.

lesson-pawn-pawn-takes-text =
    Only one of your three Pawns can take a piece.

    Find it, and play the capture.
lesson-pawn-pawn-takes-hint-1 = Look at the square right in front of each Pawn, not at those beside it.
lesson-pawn-pawn-takes-hint-2 = The Pawn on { $from } has a piece in front of it, on { $at }.
lesson-pawn-pawn-takes-done = The Pawn took the { $target } straight ahead. A small piece wins a big one!
lesson-pawn-pawn-takes-not-like-chess = Not diagonally: the piece on { $decoy } has nothing to fear from your Pawns.
lesson-pawn-pawn-takes-no-capture = That move is allowed, but it takes nothing.

## The Lance
lesson-lance-title = The Lance
lesson-lance-summary = Straight ahead, as long as the way is free.

lesson-lance-straight-ahead-text =
    The { $lance } runs straight ahead, as far as you like, as long as the way is free. It never goes back and never goes sideways: think before you send it.

    Here it goes from { $from } to { $to } in one move.

lesson-lance-stops-at-friends-text =
    Your { $lance } is on { $at }, and your own { $pawn } on { $stop } bars its way.

    Touch the squares it can go to.
lesson-lance-stops-at-friends-hint-1 = It can stop on any free square before the obstacle.
lesson-lance-stops-at-friends-hint-2 = From { $first }, go up square by square and stop before { $stop }.
lesson-lance-stops-at-friends-done = A friendly piece stops the { $lance } one square short.
lesson-lance-stops-at-friends-own-pawn = Your { $pawn } is there: you do not take your own pieces.
lesson-lance-stops-at-friends-no-jump = The { $lance } does not jump over your { $pawn }.

lesson-lance-takes-the-first-text =
    This time the obstacle is an enemy: a { $pawn } on { $first }, with a { $gold } behind it on { $second }.

    Touch every square your { $lance } on { $at } can go to.
lesson-lance-takes-the-first-hint-1 = You may take the first enemy piece you meet, and there you stop.
lesson-lance-takes-the-first-hint-2 = The last square allowed is { $first }, where the { $pawn } is.
lesson-lance-takes-the-first-done = An enemy piece is taken, a friendly one blocks; either way the journey ends.
lesson-lance-takes-the-first-one-at-a-time = The { $gold } is sheltered behind the { $pawn }: the { $lance } stops at the first piece.
lesson-lance-takes-the-first-no-retreat = The { $lance } never goes back, not even one square.

lesson-lance-why-not-further-text =
    Your { $lance } on { $at } would love to take the { $gold } on { $target }.

    The move is illegal. For what reason?
lesson-lance-why-not-further-hint-1 = Follow its way square by square.
lesson-lance-why-not-further-hint-2 = Look at { $wall }.
lesson-lance-why-not-further-done = The { $silver } on { $wall } closes the way: only the Knight jumps over pieces.
lesson-lance-why-not-further-direction-is-fine = The direction is right: { $target } is straight ahead.
lesson-lance-why-not-further-enemy-there = On { $target } there is an enemy { $gold }: you could take it, if only you got there.

## The Rook
lesson-rook-title = The Rook
lesson-rook-summary = Files and ranks, without jumping.

lesson-rook-the-cross-text =
    The { $rook } goes as far as it likes, forward, back or sideways. Of the eight pieces it is the strongest, and each side starts with just one.

    From { $from } it slides to { $a }, then climbs to { $b }.

lesson-rook-rook-among-pieces-text =
    Your { $rook } is on { $at }. Your { $pawn } on { $friend } is above it, an enemy { $silver } on { $under } below.

    Touch all its squares.
lesson-rook-rook-among-pieces-hint-1 = Four ways: follow each one to the first piece or to the edge.
lesson-rook-rook-among-pieces-hint-2 = { $first } to the right, the whole rank to the left, two squares upwards, and the capture on { $under }.
lesson-rook-rook-among-pieces-done = Four ways, and each ends at the first piece.
lesson-rook-rook-among-pieces-own-pawn = That is your { $pawn }: the { $rook } stops just before it.
lesson-rook-rook-among-pieces-behind = The enemy { $silver } closes the way: you can take it, but not go past it.
lesson-rook-rook-among-pieces-corner = That Pawn is on none of the { $rook }’s ways.

lesson-rook-rook-tour-text =
    From { $at }, bring your { $rook } to { $one }, { $two } and { $three }. Your { $pawn } on { $wall } is in the way.

    Choose the order well.
lesson-rook-rook-tour-hint-1 = From { $one } to { $two } the direct way is closed. One of the stars lies apart from the other two: begin with that one.
lesson-rook-rook-tour-hint-2 = { $one }, back to { $at }, then { $three } and { $two }.
lesson-rook-rook-tour-done = The { $rook } comes back as fast as it goes.
lesson-rook-rook-tour-no-diagonal = The { $rook } goes only along a rank or a file.

lesson-rook-rook-hunt-text =
    With your { $rook } on { $at }, take the { $n } enemy pieces in as few moves as you can.

    They will not move.
lesson-rook-rook-hunt-hint-1 = Each capture should prepare the next: look for pieces on one line.
lesson-rook-rook-hunt-hint-2 = Two of them share a rank, { $first } and { $second }; { $third } needs a detour.
lesson-rook-rook-hunt-done = A { $rook } sweeps up whatever is left on one line.
lesson-rook-rook-hunt-no-diagonal = Not diagonally: that is the Bishop’s way.

## The Bishop
lesson-bishop-title = The Bishop
lesson-bishop-summary = Every diagonal, without jumping.

lesson-bishop-the-diagonals-text =
    The { $bishop } crosses the board diagonally, as long as the way is free. Each side starts with just one.

    From { $from } to { $a }, then { $b }, then { $c }: three moves, three diagonals.

lesson-bishop-bishop-among-pieces-text =
    Your { $bishop } on { $at } looks four ways. An enemy Pawn stands on { $enemy }, a Pawn of yours on { $friend }.

    Touch all its squares.
lesson-bishop-bishop-among-pieces-hint-1 = Four diagonals: two run to the edge, two end at a piece.
lesson-bishop-bishop-among-pieces-hint-2 = Towards { $enemy }, take the Pawn and stop; towards { $friend }, stop one square before.
lesson-bishop-bishop-among-pieces-done = As with the Rook: take the enemy, stop before the friend.
lesson-bishop-bishop-among-pieces-own-pawn = Your own Pawn is there: the { $bishop } stops one square before.
lesson-bishop-bishop-among-pieces-behind = A piece closes the diagonal: { $far }, for one, is behind the Pawn.
lesson-bishop-bishop-among-pieces-straight = Going straight, as to { $beside }, is the Rook’s way.

lesson-bishop-bishop-two-steps-text = Bring your { $bishop } from { $at } to the stars on { $one }, { $two } and { $three }, in as few moves as you can.
lesson-bishop-bishop-two-steps-hint-1 = From one star to another on the same diagonal, a single move is enough.
lesson-bishop-bishop-two-steps-hint-2 = { $one } and { $two } share a diagonal, and so do { $two } and { $three }: come in through { $one }.
lesson-bishop-bishop-two-steps-done = A square off its diagonal costs one more move; but on an open board two moves are enough for any square it can ever reach.
lesson-bishop-bishop-two-steps-only-diagonals = The { $bishop } moves only diagonally.

lesson-bishop-never-reached-text =
    A piece attacks a square when it could take an enemy piece there. An enemy Pawn could come to { $ahead }, under the nose of your { $bishop } on { $at }.

    How many of your pieces attack that square?
lesson-bishop-never-reached-hint-1 = The { $bishop } goes far along diagonals, but does it ever go straight ahead?
lesson-bishop-never-reached-hint-2 = { $ahead } touches { $at } along a side, not at a corner.
lesson-bishop-never-reached-done = None: the { $bishop }’s head is its weak point. A mere Pawn in front of it can drive it away.
lesson-bishop-never-reached-head-is-soft = { $ahead } is straight ahead: the { $bishop } takes only diagonally.

## The Knight
lesson-knight-title = The Knight
lesson-knight-summary = The only piece that jumps, and only forwards.

lesson-knight-the-jump-text =
    The { $knight } goes two squares ahead and one to the side, jumping over anything. Unlike in chess, it has just two moves, both forwards.

    Once { $a } is cleared, it jumps there from { $from }, then to { $b } over its own pieces.

lesson-knight-two-squares-text =
    Your { $knight } on { $at } is surrounded by eight enemy pieces. Trapped?

    Touch the squares it can go to.
lesson-knight-two-squares-hint-1 = Two ahead, one to the side, over everybody’s head.
lesson-knight-two-squares-hint-2 = { $left } and { $right }.
lesson-knight-two-squares-done = Nothing stops the { $knight } on its way, but it has only { $n } moves.
lesson-knight-two-squares-not-like-chess = A chess knight could go there; a shogi { $knight } only jumps forwards.
lesson-knight-two-squares-straight = It never goes straight: it always lands on the next file.

lesson-knight-over-the-wall-text = From { $at }, jump to { $one }, then to { $two }: a wall of Pawns does not stop a { $knight }.
lesson-knight-over-the-wall-hint-1 = One jump to the left, one to the right.
lesson-knight-over-the-wall-hint-2 = First { $one }. From there { $two } is two ranks up.
lesson-knight-over-the-wall-done = Two jumps, four ranks: the { $knight } is soon far away, and it will not come back.
lesson-knight-over-the-wall-two-and-one = That is no { $knight }’s jump: two squares ahead, one to the side.

lesson-knight-no-way-back-text =
    Your { $knight } is on { $at }. It is offered { $right }, { $left } or { $back }.

    Which move is illegal?
lesson-knight-no-way-back-hint-1 = The { $knight } knows only one way.
lesson-knight-no-way-back-hint-2 = { $back } is behind it.
lesson-knight-no-way-back-done = A { $knight } cannot go back: sent out too early, it ends up as food for Pawns.
lesson-knight-no-way-back-fine = { $right } is ahead of it, two ranks up: this jump is allowed.
lesson-knight-no-way-back-also-fine = { $left } is ahead of it too: this jump is allowed.

## Who attacks this square?
lesson-who-attacks-title = Who attacks this square?
lesson-who-attacks-summary = See where danger comes from, and who defends.

lesson-who-attacks-aim-at-the-centre-text =
    An enemy { $pawn } has advanced to { $at }.

    Touch every piece of yours that can take it.
lesson-who-attacks-aim-at-the-centre-hint-1 = Start from { $at } and follow each line to the first piece; then think of the jumps.
lesson-who-attacks-aim-at-the-centre-hint-2 = The piece on { $lance } can go straight to { $at }; the other two attackers jump.
lesson-who-attacks-aim-at-the-centre-done = { $n } attackers. Asking “who attacks this square?” before each move saves many gifts.
lesson-who-attacks-aim-at-the-centre-rook = From { $rook } the Rook attacks only along its rank and its file: { $at } is on neither.
lesson-who-attacks-aim-at-the-centre-bishop = Follow the diagonal from { $bishop }: that Bishop passes by. So does the other.
lesson-who-attacks-aim-at-the-centre-pawn = This Pawn has gone past { $at }; it only looks ahead.

lesson-who-attacks-blocked-lines-text =
    The enemy { $silver } on { $at } faces your Pawn on { $pawn }, your Bishop on { $bishop } and your Rook on { $rook }.

    How many of these three can take it right now?
lesson-who-attacks-blocked-lines-hint-1 = A line stops at the first piece, even one of yours.
lesson-who-attacks-blocked-lines-hint-2 = Between { $rook } and { $at } there is { $pawn }.
lesson-who-attacks-blocked-lines-done = Two: the Pawn and the Bishop. The Rook waits behind the Pawn; if the Pawn takes, the Rook backs it up.
lesson-who-attacks-blocked-lines-rook-blocked = The Rook does not go through your Pawn on { $pawn }.
lesson-who-attacks-blocked-lines-one-more = There are more than that: look along the diagonals too.

lesson-who-attacks-danger-text =
    Is your { $gold } on { $at } in danger?

    Touch every enemy piece that attacks it.
lesson-who-attacks-danger-hint-1 = Enemy pieces go down the board: the Lance and the Knight too.
lesson-who-attacks-danger-hint-2 = Only one attacks { $at }: it is on the same file, on { $rook }.
lesson-who-attacks-danger-done = It is the Rook. Seeing where the attack comes from is half of the defence.
lesson-who-attacks-danger-knight = This Knight lands two ranks further down, so behind your { $gold }.
lesson-who-attacks-danger-bishop = No diagonal of the Bishop on { $bishop } passes through { $at }.
lesson-who-attacks-danger-lance = The Lance on { $lance } attacks only along its own file.

lesson-who-attacks-find-a-safe-square-text =
    The { $rook } on { $rookat } attacks your { $silver } on { $at }. A { $knight } is lurking too.

    Save the { $silver }: move it to a square that nothing attacks.
lesson-who-attacks-find-a-safe-square-hint-1 = Leave the { $rook }’s file, but see where the { $knight } lands as well.
lesson-who-attacks-find-a-safe-square-hint-2 = { $ok } will do; { $trap } is not safe.
lesson-who-attacks-find-a-safe-square-done = A square is safe when no enemy piece attacks it: you looked at them all.
lesson-who-attacks-find-a-safe-square-knight = On { $trap } the { $knight } jumps on your { $silver }.
lesson-who-attacks-find-a-safe-square-same-file = Still on the { $rook }’s file: it takes you all the same.
lesson-who-attacks-find-a-safe-square-silver-hangs = And the { $silver }? The { $rook } takes it for free.
