### Chapter 6: entering the enemy camp and turning pieces over.
chapter-promotion-title = Promotion

## The promotion zone
lesson-zone-title = The promotion zone
lesson-zone-summary = Entering, moving inside, leaving: three chances to promote.

lesson-zone-three-ranks-text =
    The three farthest ranks, { $n } squares, are your promotion zone. A piece that enters it, moves in it or leaves it may promote (nari): it is turned over.

    The { $pawn } on { $from } enters on { $to } and becomes a { $tokin }, which moves like a Gold. This is written { $move }.

lesson-zone-where-it-may-text =
    Your { $silver } is on { $at }, right at the edge of the zone.

    Touch the squares where it could promote with this very move.
lesson-zone-where-it-may-hint-1 = To promote, the move must begin or end in the zone.
lesson-zone-where-it-may-hint-2 = { $ahead }, and its two neighbours on the same rank.
lesson-zone-where-it-may-done = { $n } squares: one step into the zone, and the choice is yours.
lesson-zone-where-it-may-outside = On { $back }, as on the other side, the { $silver } stays outside the zone: no promotion.
lesson-zone-where-it-may-too-far = That is inside the zone, but too far for one move.

lesson-zone-enter-text =
    First chance: entering.

    Bring your { $rook } from { $at } into the zone and promote it.
lesson-zone-enter-hint-1 = The zone begins at the third rank from the top.
lesson-zone-enter-hint-2 = { $edge } is enough, or further up the file. Then choose the promoted face.
lesson-zone-enter-done = The { $rook } becomes a { $dragon }: a Rook plus one diagonal step.
lesson-zone-enter-entered-plain = It entered without promoting. That is allowed, but this time choose the other face.
lesson-zone-enter-outside = To enter the zone, go straight up to one of the three top ranks.

lesson-zone-move-inside-text =
    Second chance: your { $rook } is already in the zone, on { $at }, but was not promoted on the way in.

    Any move inside the zone gives it another chance. Promote it.
lesson-zone-move-inside-hint-1 = The move begins in the zone: any square out of the King’s reach will do.
lesson-zone-move-inside-hint-2 = For instance { $beside }, choosing the promoted face.
lesson-zone-move-inside-done = You need not promote on the way in: the chance returns with every move in the zone.
lesson-zone-move-inside-plain = The move was a chance to promote, and it went by. Play it again, and choose the promoted face.
lesson-zone-move-inside-given-away = It has promoted, but within the King’s reach: the King takes it. Choose a square farther away.
lesson-zone-move-inside-the-pawn = It is the { $rook } that should promote, not the { $pawn }.

lesson-zone-move-out-text =
    Third chance: leaving. A move that starts in the zone may promote even if it ends outside.

    Take your { $bishop } from { $at } out of the zone and promote it.
lesson-zone-move-out-hint-1 = Only one diagonal leads out of the three ranks.
lesson-zone-move-out-hint-2 = { $out }, or further along the same diagonal.
lesson-zone-move-out-done = The { $bishop } comes home as a { $horse }: you can promote on your way out.
lesson-zone-move-out-plain = The move was a chance to promote, and it went by. Play it again, and choose the promoted face.
lesson-zone-move-out-still-inside = It is still in the zone. Take it out.

lesson-zone-too-early-text =
    Three moves with promotion: from { $one } to { $oneto }, from { $two } to { $twoto }, from { $three } to { $threeto }.

    One of them is illegal. Which?
lesson-zone-too-early-hint-1 = Look for the move that neither begins nor ends in the zone.
lesson-zone-too-early-hint-2 = { $threeto } is in the middle of the board.
lesson-zone-too-early-done = Before the zone, a piece keeps its plain face.
lesson-zone-too-early-entering = { $oneto } is in the zone: entering is enough.
lesson-zone-too-early-leaving = { $two } is in the zone: a move from there may promote.

lesson-zone-gold-never-text =
    Your { $gold } would like to go from { $at } to { $to } and promote.

    That is illegal. Why?
lesson-zone-gold-never-hint-1 = The step itself is fine. The trouble is the promotion.
lesson-zone-gold-never-hint-2 = The back of this piece, on { $at }, is blank.
lesson-zone-gold-never-done = The Gold and the King have only one face: they never promote.
lesson-zone-gold-never-the-step-is-fine = That is straight ahead: the { $gold } may very well go to { $to }.
lesson-zone-gold-never-never-forced = On the contrary: a { $gold } has no promoted face.

## Promoted pieces
lesson-promoted-pieces-title = Promoted pieces
lesson-promoted-pieces-summary = Four pieces then move like a Gold; Rook and Bishop gain one more step.

lesson-promoted-pieces-pawn-to-tokin-text =
    Promoted, the Pawn, Lance, Knight and Silver all move like a Gold and lose their old moves. The promoted { $pawn } is called a { $tokin }.

    Having entered on { $to }, it goes sideways to { $side } and back to { $back }: a plain { $pawn } can only dream of that.

lesson-promoted-pieces-silver-turned-gold-text =
    This { $silver } is on { $at }. From now on it moves like a Gold.

    Touch every square it can go to.
lesson-promoted-pieces-silver-turned-gold-hint-1 = Forget the Silver: think of the Gold, which goes sideways but not diagonally back.
lesson-promoted-pieces-silver-turned-gold-hint-2 = { $beside } is one; { $left } and { $right } no longer are.
lesson-promoted-pieces-silver-turned-gold-done = { $n } squares, like a Gold. It has gained the sideways steps and lost the diagonal retreat.
lesson-promoted-pieces-silver-turned-gold-old-habit = That was a Silver’s move. Promoted, it no longer steps back diagonally.

lesson-promoted-pieces-tokin-count-text =
    Your { $tokin } has settled on { $at }, facing the King.

    How many squares can it reach?
lesson-promoted-pieces-tokin-count-hint-1 = It moves like a Gold.
lesson-promoted-pieces-tokin-count-hint-2 = Around { $at }: three in front, two beside, one behind.
lesson-promoted-pieces-tokin-count-done = { $n } squares. And an opponent who takes it gets a mere Pawn: the best bargain in shogi.
lesson-promoted-pieces-tokin-count-pawn = One is for the Pawn. The { $tokin } has many more.
lesson-promoted-pieces-tokin-count-silver = Five is for the Silver. The { $tokin } moves like a Gold.
lesson-promoted-pieces-tokin-count-king = Eight is for the King. The { $tokin } does not step back diagonally.

lesson-promoted-pieces-dragon-text =
    The promoted Rook is called a { $dragon } (ryū): it keeps all the Rook’s moves and adds one diagonal step.

    Touch every square your { $dragon } on { $at } can go to.
lesson-promoted-pieces-dragon-hint-1 = First follow the Rook’s four ways, then add the four corners.
lesson-promoted-pieces-dragon-hint-2 = The capture on { $pawn } counts, and { $one } is one of the corners.
lesson-promoted-pieces-dragon-done = A Rook without a blind spot: it attacks the four corners that touch it, too.
lesson-promoted-pieces-dragon-one-diagonal-step = Only one step diagonally: a square such as { $far } is too far.
lesson-promoted-pieces-dragon-own-piece = A piece of yours is on that square.
lesson-promoted-pieces-dragon-behind-the-pawn = The enemy Pawn on { $pawn } closes the way.

lesson-promoted-pieces-horse-text =
    The promoted Bishop is called a { $horse } (uma): it keeps all the Bishop’s moves and adds one straight step, in four directions.

    Touch every square your { $horse } on { $at } can go to.
lesson-promoted-pieces-horse-hint-1 = The four diagonals to the first obstacle, then the four squares that touch it along a side.
lesson-promoted-pieces-horse-hint-2 = { $one } is one of the four steps; on one diagonal you can take on { $enemy }.
lesson-promoted-pieces-horse-done = The Bishop’s weak point was its head: the { $horse } no longer has that flaw.
lesson-promoted-pieces-horse-one-straight-step = Only one straight step: a square such as { $far } is too far.
lesson-promoted-pieces-horse-own-piece = A piece of yours is on that square.

lesson-promoted-pieces-horse-walk-text =
    A Bishop could never have reached all three stars. The { $horse } on { $at } can.

    Collect { $one }, { $two } and { $three } in as few moves as you can.
lesson-promoted-pieces-horse-walk-hint-1 = One straight step switches it to other diagonals: begin with that.
lesson-promoted-pieces-horse-walk-hint-2 = { $one }, then straight along to { $two }, then one step to { $three }.
lesson-promoted-pieces-horse-walk-done = One straight step, and every square is open to it.
lesson-promoted-pieces-horse-walk-too-far = Not in one move: it slides diagonally, or takes a single straight step.

## Compulsory promotion
lesson-compulsory-title = Compulsory promotion
lesson-compulsory-summary = A piece that could never move again must promote.

lesson-compulsory-no-way-out-text =
    On the last rank a { $pawn } would have no square left in front of it. The rules allow no dead piece: promotion is compulsory.

    From { $from } to { $to }, this { $pawn } becomes a { $tokin }: it has no choice.

lesson-compulsory-which-must-text =
    Three moves without promotion: the Lance from { $lance } to { $lanceto } (which is written { $move }), the Knight from { $knight } to { $knightto }, the Pawn from { $pawn } to { $pawnto }.

    Which one is illegal?
lesson-compulsory-which-must-hint-1 = Ask of each: will it be able to move again afterwards?
lesson-compulsory-which-must-hint-2 = Beyond { $pawnto } there is no board left.
lesson-compulsory-which-must-done = Pawn and Lance must promote on the last rank.
lesson-compulsory-which-must-lance = From { $lanceto } the Lance still has one square ahead.
lesson-compulsory-which-must-knight = From { $knightto } the Knight can still jump to the last rank.

lesson-compulsory-knights-two-ranks-text =
    Your { $knight } jumps from { $at } to { $to } and wants to stay a { $knight }.

    The move is illegal. For what reason?
lesson-compulsory-knights-two-ranks-hint-1 = Where would it go next?
lesson-compulsory-knights-two-ranks-hint-2 = From { $to } it would need two more ranks: only one is left.
lesson-compulsory-knights-two-ranks-done = For the { $knight }, the last two ranks both force promotion.
lesson-compulsory-knights-two-ranks-it-jumps = The Pawn on { $pawn } is no hindrance: the { $knight } jumps.
lesson-compulsory-knights-two-ranks-right-jump = Two squares ahead, one to the side: the jump is fine.

lesson-compulsory-not-yet-forced-text =
    Your { $pawn } on { $at } enters the zone on { $to }.

    Is it allowed to stay a { $pawn }?
lesson-compulsory-not-yet-forced-hint-1 = Promotion is compulsory only if the piece could never move again.
lesson-compulsory-not-yet-forced-hint-2 = Is there still a square in front of { $to }?
lesson-compulsory-not-yet-forced-done = Yes: entering the zone gives you a right, not a duty.
lesson-compulsory-not-yet-forced-free = On { $to } it still has two ranks ahead: nothing forces it.

## Promote or not?
lesson-better-not-title = Promote or not?
lesson-better-not-summary = Nearly always yes. Here are the exceptions.

lesson-better-not-nearly-always-text =
    Your { $rook } goes to { $to }, right next to the King on { $king }.

    Should it promote? Choose the move that mates, that is, attacks the King and leaves it no way out.
lesson-better-not-nearly-always-hint-1 = Seen from the square you go to, the King is on a diagonal. Which face attacks diagonally?
lesson-better-not-nearly-always-hint-2 = On { $to } you need a { $dragon }.
lesson-better-not-nearly-always-done = Mate! Rook, Bishop and Pawn lose none of their moves by promoting: nearly always say yes.
lesson-better-not-nearly-always-no-check = Unpromoted, the { $rook } does not even attack the King.

lesson-better-not-silver-stays-text =
    Your { $silver } takes the { $knight } on { $to }. The enemy King on { $king } is diagonally behind that square.

    Should it promote, or stay a { $silver }? Look for the mate.
lesson-better-not-silver-stays-hint-1 = Which of the two faces attacks diagonally backwards?
lesson-better-not-silver-stays-hint-2 = From { $to } only a { $silver } aims at { $king }. Your Lance on { $lance } does the rest.
lesson-better-not-silver-stays-done = Mate! The { $silver } keeps its diagonal retreat: it is often better not to promote it.
lesson-better-not-silver-stays-lost-its-back = Promoted, it moves like a Gold and no longer attacks diagonally behind itself: it is not even check.

lesson-better-not-knight-stays-text =
    The King on { $king } is smothered by its own pieces. Your { $knight } can jump to { $to }.

    Should it promote? Look for the mate.
lesson-better-not-knight-stays-hint-1 = Which face, from { $to }, jumps over the wall?
lesson-better-not-knight-stays-hint-2 = Do not promote: from { $to } a { $knight } aims at { $king }.
lesson-better-not-knight-stays-done = Smothered mate! A promoted { $knight } no longer jumps: think before you turn it over.
lesson-better-not-knight-stays-no-jump-left = Promoted, it moves like a Gold: too far from the King to attack it.

lesson-better-not-the-rare-bishop-text =
    A rare case. Your { $bishop } gives check on { $to }; the King on { $king } has only { $flight }. You then put the Pawn from your hand on { $drop }: that is a drop, and the next chapter is about it. But a dropped Pawn may not give mate.

    Which face of the { $bishop } makes the drop legal?
lesson-better-not-the-rare-bishop-hint-1 = You must leave the King one escape, for just one move.
lesson-better-not-the-rare-bishop-hint-2 = A { $horse } on { $to } would cover { $exit } as well: the dropped Pawn would then be mate, which is forbidden.
lesson-better-not-the-rare-bishop-done = The unpromoted { $bishop } leaves { $exit } open, so the Pawn may be dropped. The same trick exists with a Rook or a Pawn.
lesson-better-not-the-rare-bishop-too-strong = Too strong! The { $horse } closes { $exit }: the Pawn on { $drop } would be mate, which is forbidden.

lesson-better-not-the-rare-end-text =
    What comes next: the King is on { $king }, your unpromoted { $bishop } on { $at }, and a Pawn waits in your hand.

    Mate in three moves: you, your opponent, you.
lesson-better-not-the-rare-end-hint-1 = With which piece can you lure the King to where the Gold can finish it?
lesson-better-not-the-rare-end-hint-2 = Drop on { $drop }; the King goes to { $exit }. From { $gold } the Gold goes to { $last }.
lesson-better-not-the-rare-end-done = Not promoting, so as to leave a way out for just one move: a champion’s touch.
lesson-better-not-the-rare-end-gold-too-soon = Too soon: first lure the King with the Pawn.
