### Chapter 2: the three pieces that move one square at a time.
chapter-near-title = King, Gold, Silver

## The King
lesson-king-title = The King
lesson-king-summary = One square, in every direction.

lesson-king-one-square-text =
    The { $king } goes anywhere, but in small steps: one square at a time, straight, or diagonally from corner to corner, as in chess.

    Watch: from { $from } to { $a }, then { $b }, then { $c }.

lesson-king-all-around-text =
    Your { $king } is on { $at }, in the middle of the board.

    Touch every square it can go to.
lesson-king-all-around-hint-1 = Go all the way round: it can reach every square that touches it, even at a corner.
lesson-king-all-around-hint-2 = Start with { $first }, just in front of it, and go round.
lesson-king-all-around-done = { $n } squares, { $n } directions. Remember this ring: the Gold’s and the Silver’s moves are made from it.
lesson-king-all-around-too-far = That is two steps away. The { $king } takes only one at a time.

lesson-king-in-the-corner-text =
    Here it is in the corner, on { $at }. The board ends there.

    Where can your { $king } go?
lesson-king-in-the-corner-hint-1 = The same ring, minus whatever falls off the board.
lesson-king-in-the-corner-hint-2 = { $up } is one; the others touch the corner square too.
lesson-king-in-the-corner-done = Only { $n } squares are left: a { $king } at the edge is short of air.
lesson-king-in-the-corner-no-wrap = You cannot step from one edge to the opposite one: the board is not a ball.

lesson-king-behind-friends-text =
    A square occupied by a piece of yours is closed. One { $gold } stands on { $right }, another on { $left }.

    Touch the squares your { $king } can go to.
lesson-king-behind-friends-hint-1 = The edge closes the bottom, the two Golds close the sides. What is left?
lesson-king-behind-friends-hint-2 = The free squares are on the rank above, around { $up }.
lesson-king-behind-friends-done = { $n } squares: you never move onto a piece of your own.
lesson-king-behind-friends-friends = Your { $gold } is on this square: there is no room for two.
lesson-king-behind-friends-pawn = That is your Pawn, and it is two steps away from the { $king }.

lesson-king-kings-walk-text = A walk: from { $at }, bring your { $king } to the stars on { $one }, { $two } and { $three }, in as few moves as you can.
lesson-king-kings-walk-hint-1 = A diagonal step goes up a rank and changes files at once: it is the { $king }’s short cut.
lesson-king-kings-walk-hint-2 = Take the stars in order: { $one }, { $two }, then { $three }.
lesson-king-kings-walk-done = Along the diagonals, the { $king } wastes no time.
lesson-king-kings-walk-one-step = Too far for one move: the { $king } goes a single square.

## The Gold
lesson-gold-title = The Gold
lesson-gold-summary = A King with two squares missing.

lesson-gold-king-minus-two-text =
    The { $gold } (Gold General) moves like the King, minus two squares: the two diagonals behind it. It can step back, but only straight back.

    From { $from } it goes to { $a } diagonally, to { $b } sideways, then straight back to { $c }.

lesson-gold-six-squares-text =
    Your { $gold } is on { $at }.

    Touch every square it can go to.
lesson-gold-six-squares-hint-1 = The King’s ring, minus the two diagonals behind.
lesson-gold-six-squares-hint-2 = Three squares in front, two beside, and only one behind: { $back }.
lesson-gold-six-squares-done = { $n } squares: strong in front and at the sides, weak behind.
lesson-gold-six-squares-back-corner = That is one of the two diagonals behind, which a { $gold } lacks.
lesson-gold-six-squares-too-far = The { $gold } moves only one square.

lesson-gold-gold-at-the-edge-text =
    The same { $gold }, now against the edge, on { $at }.

    Where can it go?
lesson-gold-gold-at-the-edge-hint-1 = Go through its directions one by one; those to the left are off the board.
lesson-gold-gold-at-the-edge-hint-2 = It steps back to { $back }, but does not go to { $corner }.
lesson-gold-gold-at-the-edge-done = { $n } squares at the edge: the same directions, less those that leave the board.
lesson-gold-gold-at-the-edge-back-corner = { $corner } is diagonally behind it: out of bounds for a { $gold }.

lesson-gold-find-the-false-move-text =
    The { $gold } on { $at } would like to go to { $forward }, { $side }, { $back } or { $wrong }.

    Only one of these moves is illegal, that is, against the rules: which one?
lesson-gold-find-the-false-move-hint-1 = Look for the move that goes both back and sideways.
lesson-gold-find-the-false-move-hint-2 = From { $at } to { $wrong } is a diagonal step backwards.
lesson-gold-find-the-false-move-done = A { $gold } never steps back diagonally.
lesson-gold-find-the-false-move-straight-back = { $back } is right behind: stepping straight back is allowed.
lesson-gold-find-the-false-move-forward = { $forward } is diagonal, but in front: that is allowed.
lesson-gold-find-the-false-move-sideways = { $side } is right beside it: that is allowed.

lesson-gold-gold-walk-text =
    Two stars shine behind your { $gold }, on { $one } and { $two }, and one in front, on { $three }.

    From { $at }, collect them all in as few moves as you can.
lesson-gold-gold-walk-hint-1 = Going back is slow for a { $gold }: first draw a single path through all three.
lesson-gold-gold-walk-hint-2 = First { $three }, then straight back to { $two }, and sideways to { $one }.
lesson-gold-gold-walk-done = A { $gold } that has gone too far is slow to come back: keep it near your King.
lesson-gold-gold-walk-detour = Not in one move: the { $gold } has to go round to get there.

lesson-gold-their-gold-text =
    This { $gold } is your opponent’s: it faces you, and so do its moves.

    Touch the { $n } squares it can reach from { $at }.
lesson-gold-their-gold-hint-1 = Its front is on your side. Its two forbidden diagonals are at the top.
lesson-gold-their-gold-hint-2 = Upwards, it can only step back to { $back }.
lesson-gold-their-gold-done = You can read the other side’s moves: they are the same, seen from across the board.
lesson-gold-their-gold-its-back = That is diagonally behind it: this { $gold } has the top of the board at its back.

## The Silver
lesson-silver-title = The Silver
lesson-silver-summary = A King with three squares missing.

lesson-silver-king-minus-three-text =
    The { $silver } (Silver General) is the King minus three squares: not left, not right, not straight back.

    From { $from } it goes forward to { $a }, back diagonally to { $b }, and again to { $c }.

lesson-silver-five-squares-text =
    Your { $silver } is on { $at }.

    Touch every square it can go to.
lesson-silver-five-squares-hint-1 = All four diagonals, and a single step straight.
lesson-silver-five-squares-hint-2 = The straight one is { $one }, in front; the others form a diagonal cross.
lesson-silver-five-squares-done = { $n } squares: the { $silver } goes ahead to three of them, and can fall back to two.
lesson-silver-five-squares-sideways = Not sideways! The Gold walks like that, not the { $silver }.
lesson-silver-five-squares-straight-back = Not straight back: the { $silver } falls back only diagonally.

lesson-silver-silver-or-gold-move-text =
    The { $silver } on { $at } offers four moves: { $back }, { $ahead }, { $side }, { $corner }.

    One of them is a Gold’s move, illegal for a Silver. Which?
lesson-silver-silver-or-gold-move-hint-1 = What can a Gold do that a { $silver } cannot?
lesson-silver-silver-or-gold-move-hint-2 = { $side } is on the same rank as { $at }.
lesson-silver-silver-or-gold-move-done = Sideways is for the Gold; diagonally back is for the { $silver }.
lesson-silver-silver-or-gold-move-back-corner = { $back } is diagonally behind: fine for a { $silver }. It is the Gold that cannot.
lesson-silver-silver-or-gold-move-ahead = Straight ahead is allowed.
lesson-silver-silver-or-gold-move-corner = Diagonally forward is allowed.

lesson-silver-the-square-beside-text =
    The star is right beside you, on { $star }, but your { $silver } on { $at } does not step sideways.

    Find the shortest way round.
lesson-silver-the-square-beside-hint-1 = From which nearby square can a { $silver } come to { $star }?
lesson-silver-the-square-beside-hint-2 = Go through { $via } and fall back; or through { $under } and come up.
lesson-silver-the-square-beside-done = Two moves for the square next door: the { $silver }’s flank is its weak spot.
lesson-silver-the-square-beside-no-step = The { $silver } cannot go there in one move: only straight ahead or diagonally.

lesson-silver-silver-walk-text =
    From { $at }, collect the stars on { $one }, { $two } and { $three } with your { $silver }.

    Forward, back, and forward again.
lesson-silver-silver-walk-hint-1 = Straight up first, then zigzag along the diagonals.
lesson-silver-silver-walk-hint-2 = Start with { $one }; { $two } is diagonally behind it.
lesson-silver-silver-walk-done = The { $silver } goes ahead and can still fall back: that makes it a fine attacker.
lesson-silver-silver-walk-no-step = The { $silver } cannot go there in one move: only straight ahead or diagonally.

## Gold or Silver?
lesson-gold-and-silver-title = Gold or Silver?
lesson-gold-and-silver-summary = Both together, never to be mixed up again.

lesson-gold-and-silver-who-reaches-text =
    To take an enemy piece is to move onto its square; it then leaves the board. An enemy { $pawn } is surrounded on { $at }.

    Touch every piece of yours that can take it.
lesson-gold-and-silver-who-reaches-hint-1 = Question each piece in turn: Gold or Silver, and is { $at } in front of it, beside it or behind it?
lesson-gold-and-silver-who-reaches-hint-2 = Only one cannot: the one that would have to step straight back, on { $ahead }.
lesson-gold-and-silver-who-reaches-done = { $n } of your pieces can take on { $at }. You can see the moves before you touch a piece.
lesson-gold-and-silver-who-reaches-silver-ahead = The Silver on { $ahead } would have to step straight back to take: it cannot. Those behind, such as { $behind } or { $goldcorner }, can.

lesson-gold-and-silver-retreat-text =
    Somebody is needed on { $at } in front of your King, to shelter it. The { $gold } is on { $goldat }, the { $silver } on { $silverat }.

    Only one of them can fall back there: play the move.
lesson-gold-and-silver-retreat-hint-1 = For both of them, { $at } is diagonally behind.
lesson-gold-and-silver-retreat-hint-2 = Play the piece on { $silverat } to { $at }.
lesson-gold-and-silver-retreat-done = Diagonally back, it is the { $silver } that comes home.
lesson-gold-and-silver-retreat-gold = Not the { $gold }: { $at } is diagonally behind it.
lesson-gold-and-silver-retreat-king = The King stays in safety: send one of the generals to { $at }.

lesson-gold-and-silver-sidestep-text =
    The { $pawn } on { $pawnat } is about to advance. Bar its way on { $at }, without taking it this time.

    Who can go there: the { $gold } on { $goldat } or the { $silver } on { $silverat }?
lesson-gold-and-silver-sidestep-hint-1 = { $at } is on the same rank as both of them: a sideways step.
lesson-gold-and-silver-sidestep-hint-2 = From { $goldat } to { $at }.
lesson-gold-and-silver-sidestep-done = Sideways is the { $gold }’s job.
lesson-gold-and-silver-sidestep-silver = The { $silver } cannot go to { $at }: it does not step sideways.
lesson-gold-and-silver-sidestep-capture = A fine capture, but the exercise asks for a sideways step to { $at }.

lesson-gold-and-silver-clear-the-pawns-text =
    Time to tidy up! Your Gold on { $gold } and your Silver on { $silver } form a team.

    Take the { $n } Pawns in as few moves as you can. Your opponent just watches.
lesson-gold-and-silver-clear-the-pawns-hint-1 = To take is to move onto the other piece’s square. For each Pawn, look for the piece that can go from capture to capture without a wasted step.
lesson-gold-and-silver-clear-the-pawns-hint-2 = The Silver starts on { $first } and goes on in zigzags.
lesson-gold-and-silver-clear-the-pawns-done = A piece you take leaves the board and becomes yours: it waits beside the board, in what is called your hand. You will soon see what it is good for.
lesson-gold-and-silver-clear-the-pawns-not-its-move = This piece does not go there: no diagonal retreat for the Gold, no sideways or straight back step for the Silver.
