### Chapter 10: setting up, greeting, drawing for the first move.
chapter-setup-title = Set-up and manners

## Placing the pieces
lesson-place-the-pieces-title = Placing the pieces
lesson-place-the-pieces-summary = Twenty pieces a side, in an order that is old.

lesson-place-the-pieces-from-the-king-outwards-text =
    Place the { $king } first, in the middle, on { $at }; then by pairs, outwards: Golds, Silvers, Knights, Lances. Last the Bishop on { $bishop }, the Rook on { $rook }, and the nine Pawns.

    This is the order of the Ōhashi school. The Itō school put the Pawns down before the Lances, the Bishop and the Rook.

lesson-place-the-pieces-the-back-rank-text = Your turn: complete the back rank around the { $king } on { $at }, from the inside to the corners.
lesson-place-the-pieces-the-back-rank-hint-1 = Two of each kind, one on each side: Gold, Silver, Knight, Lance.
lesson-place-the-pieces-the-back-rank-hint-2 = The Golds touch the King, the Lances go to the corners, such as { $corner }.
lesson-place-the-pieces-the-back-rank-done = The rank is a mirror, with the King in the middle.
lesson-place-the-pieces-the-back-rank-taken = There is a piece on this square already.

lesson-place-the-pieces-the-rook-text =
    On the second rank stand two big pieces only.

    Put the { $rook } in its place.
lesson-place-the-pieces-the-rook-hint-1 = On the right, in front of a { $knight }.
lesson-place-the-pieces-the-rook-hint-2 = On { $to }.
lesson-place-the-pieces-the-rook-done = The Rook on the right: for you and for your opponent, each from their own seat.
lesson-place-the-pieces-the-rook-mirror = On the left, { $left }, is the Bishop’s place.
lesson-place-the-pieces-the-rook-elsewhere = Not there: second rank, file 2.
lesson-place-the-pieces-the-rook-moved = The rank is in order: put the { $rook } down.

lesson-place-the-pieces-the-bishop-text = The Rook is on { $rook }. Where does the { $bishop } go?
lesson-place-the-pieces-the-bishop-hint-1 = The Rook’s reflection.
lesson-place-the-pieces-the-bishop-hint-2 = On { $to }.
lesson-place-the-pieces-the-bishop-done = The Bishop on the left, the Rook on the right.
lesson-place-the-pieces-the-bishop-beside = Nearly: one square off. The Rook stands one square from its edge; so does the Bishop, beside { $edge }.
lesson-place-the-pieces-the-bishop-elsewhere = Not there: second rank, before the left Knight.
lesson-place-the-pieces-the-bishop-moved = Everything is in place but the { $bishop }.

lesson-place-the-pieces-the-pawns-text = The nine Pawns stand on the third rank of your camp. The first is on { $middle } already: put down the other eight.
lesson-place-the-pieces-the-pawns-hint-1 = One a file, all on the same rank.
lesson-place-the-pieces-the-pawns-hint-2 = From { $left } to { $right }, on both sides of { $middle }.
lesson-place-the-pieces-the-pawns-done = Twenty pieces: the game can begin.
lesson-place-the-pieces-the-pawns-two = One { $pawn } a file.

lesson-place-the-pieces-two-changed-places-text = Your opponent mixed up two pieces while placing them. Touch both.
lesson-place-the-pieces-two-changed-places-hint-1 = Seen from the other side, the Rook has to be on that player’s own right.
lesson-place-the-pieces-two-changed-places-hint-2 = Look at the second rank over there: { $one } and { $two }.
lesson-place-the-pieces-two-changed-places-done = Their right is your left: the enemy Rook begins opposite your Bishop.
lesson-place-the-pieces-two-changed-places-mine = Your camp is right: the Rook on { $mine }, the Bishop on { $bishop }.
lesson-place-the-pieces-two-changed-places-back = The back rank over there is in order.

lesson-place-the-pieces-two-more-text = This time the mistake is yours. Touch the two pieces that have swapped places.
lesson-place-the-pieces-two-more-hint-1 = Compare the two halves of your back rank.
lesson-place-the-pieces-two-more-hint-2 = On the left, { $one } and { $two }.
lesson-place-the-pieces-two-more-done = A { $knight } on { $two } and a { $silver } on { $one }: the other way round is right. The { $silver } touches the Gold.
lesson-place-the-pieces-two-more-right = This side is right: the Silver is on { $ok }, next to the Gold.
lesson-place-the-pieces-two-more-gold = The Golds do stand at the King’s sides.

lesson-place-the-pieces-how-many-text =
    Before you begin, make sure nothing is missing.

    How many pieces have you?
lesson-place-the-pieces-how-many-hint-1 = Count rank by rank.
lesson-place-the-pieces-how-many-hint-2 = { $pawns } Pawns, two big pieces, and a full rank from { $back } on.
lesson-place-the-pieces-how-many-done = { $n } each. At the end they are counted again, back into their box.
lesson-place-the-pieces-how-many-pawns = Nine Pawns and nine pieces at the back… and the two on the second rank.
lesson-place-the-pieces-how-many-both = That counts both camps.

## Manners
lesson-manners-title = Manners
lesson-manners-summary = Greet, draw lots for who begins, resign.

lesson-manners-the-greeting-text =
    The stronger player, or the elder, opens the box and takes the { $king } marked 王; the other takes 玉, here yours, on { $mine }.

    Both bow and say onegai shimasu, “if you please”. Captured pieces stay in full view, to the right of the board: your opponent may always see them.

lesson-manners-five-pawns-text =
    Who begins? The stronger player throws five of their own Pawns: this is furigoma.

    Here { $walking } show 歩 and { $turned } show と. More 歩: the thrower moves first and is Sente. More と: the other one is.

lesson-manners-count-the-throw-text = You have thrown. How many Pawns show と?
lesson-manners-count-the-throw-hint-1 = と has two strokes, 歩 many more.
lesson-manners-count-the-throw-hint-2 = Only one shows 歩: the one on { $pawn }.
lesson-manners-count-the-throw-done = { $n } to one: the other begins, you are Gote.
lesson-manners-count-the-throw-the-pawn = That is the number of 歩. Count the と.
lesson-manners-count-the-throw-short = One more: count those with two strokes only.

lesson-manners-who-begins-text =
    Another throw, by your hand. Four 歩 or more, and you begin for sure.

    Are there four 歩?
lesson-manners-who-begins-hint-1 = Look for the と first.
lesson-manners-who-begins-hint-2 = Only { $one } shows と.
lesson-manners-who-begins-done = Yes, { $n } 歩: you begin, you are Sente. A Pawn that lands on its edge or off the board does not count.
lesson-manners-who-begins-other = There is only one と, on { $one }; the others are 歩.

lesson-manners-to-resign-text =
    Nobody plays on until the King is taken: when mate is there, one bows and says makemashita, “I have lost”. But not too soon!

    Your King on { $king } is checked by the { $gold } on { $at }. Is it lost?
lesson-manners-to-resign-hint-1 = Who guards this { $gold }?
lesson-manners-to-resign-hint-2 = Nobody guards { $at }: take.
lesson-manners-to-resign-done = No! Always look one last time. When the game is over, both say thank you: arigatō gozaimashita, and look through the game together.
lesson-manners-to-resign-no-way = Nobody guards the { $gold }: your King simply takes it.
