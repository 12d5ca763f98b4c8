### Chapter 0: telling the sides apart and naming squares.
chapter-sides-title = Whose piece is it?

## Choose your pieces
lesson-piece-look-title = Choose your pieces
lesson-piece-look-summary = Japanese characters, letters or both: take what speaks to you.

lesson-piece-look-pick-a-set-text =
    A shogi piece is a small wedge of wood with its name on it. This program, Nari, can write that name in Japanese characters (kanji) or as a letter, and show with small marks where the piece may go.

    You sit at the bottom of the board, on the side that plays first: Sente. The side across from you is Gote. How would you like to see your { $total } pieces? You can change your mind at any time.
lesson-piece-look-pick-a-set-hint-1 = Every answer is right. Take the set you can read without effort.
lesson-piece-look-pick-a-set-hint-2 = If in doubt, take kanji and letter: the letter will teach you the kanji.
lesson-piece-look-pick-a-set-done = You can change the set whenever you like, in Settings.

lesson-piece-look-two-kings-text =
    The whole game is about one piece: the { $king }. Trap your opponent’s, and you have won.

    Each side has one, written 王 or 玉, or with a K. Touch them both.
lesson-piece-look-two-kings-hint-1 = In a real wooden set, the { $king } is the biggest piece. On your side and on the other, a { $gold } keeps it company.
lesson-piece-look-two-kings-hint-2 = Yours is at the bottom right, on { $mine }; the other at the top left, on { $theirs }.
lesson-piece-look-two-kings-done = You can spot both Kings. They are written almost alike: 王 for the stronger player, 玉 for the other.
lesson-piece-look-two-kings-gold = That is a { $gold }, the bodyguard. The { $king } is not far off, in the same row.
lesson-piece-look-two-kings-pawn = That is a Pawn, the smallest piece. Look for the most important one.

## Whose piece is it?
lesson-whose-piece-title = Whose piece is it?
lesson-whose-piece-summary = Both sides have the same colour: the point tells you.

lesson-whose-piece-look-at-the-point-text =
    Two armies of { $n } pieces, and no colour to tell them apart: every piece points at the enemy. So yours point away from you.

    Players take turns, one piece at a time: that is a move. You push a Pawn from { $from } to { $to } (the next lesson explains these names of squares); your opponent answers on { $reply }. Each Pawn marches towards the other camp.

lesson-whose-piece-all-mine-text =
    Touch all your pieces: there are { $n }.

    Never mind where they stand, only where they point.
lesson-whose-piece-all-mine-hint-1 = Yours point to the top of the board, away from you.
lesson-whose-piece-all-mine-hint-2 = Start with your { $king } on { $at }, then go up row by row.
lesson-whose-piece-all-mine-done = A piece belongs to the player it points away from.
lesson-whose-piece-all-mine-close-by = The piece on { $near } is close to you, but it points at you: an enemy Silver paying a visit.
lesson-whose-piece-all-mine-points-down = This one points at you: it belongs to the other player.

lesson-whose-piece-deep-in-their-camp-text =
    A { $piece } has come to { $at }, two steps away from the King on { $king }.

    Whose is it?
lesson-whose-piece-deep-in-their-camp-hint-1 = Never mind where it stands: which way does it point?
lesson-whose-piece-deep-in-their-camp-hint-2 = The piece on { $at } points up the board: away from you.
lesson-whose-piece-deep-in-their-camp-done = Yours! A piece keeps its side wherever it goes, as long as nobody takes it.
lesson-whose-piece-deep-in-their-camp-place-is-nothing = It is in the enemy camp, but it points away from you: the place does not count, only the point does.

lesson-whose-piece-all-theirs-text =
    Now the other way round: touch the { $n } pieces of your opponent.

    One of them has crept right into your camp.
lesson-whose-piece-all-theirs-hint-1 = Your opponent’s pieces point at you, down the board.
lesson-whose-piece-all-theirs-hint-2 = Do not forget the { $rook } on { $at }: it points at you.
lesson-whose-piece-all-theirs-done = You can see both armies at a glance.
lesson-whose-piece-all-theirs-my-scout = The Pawn on { $pawn } is yours, out scouting: it points up.
lesson-whose-piece-all-theirs-mine = That one is yours: it points away from you.

lesson-whose-piece-my-golds-text =
    Two questions at once: which piece, and whose?

    There are only Golds (金, or G) and Silvers (銀, or S) here. Touch your { $n } Golds.
lesson-whose-piece-my-golds-hint-1 = First set aside whatever points at you, then read what is left.
lesson-whose-piece-my-golds-hint-2 = They are on { $one } and { $two }.
lesson-whose-piece-my-golds-done = First the side, then the name: that is how to read a board.
lesson-whose-piece-my-golds-their-gold = A { $gold } indeed, but it points at you.
lesson-whose-piece-my-golds-silver = This piece is yours indeed, but it is a { $silver }.
lesson-whose-piece-my-golds-their-silver = Wrong piece and wrong side: it is your opponent’s { $silver }.

lesson-whose-piece-in-the-crowd-text =
    A real scuffle: your { $n } pieces are scattered.

    Some pieces have been turned over and bear a new name; their point still tells the truth. Touch all of yours.
lesson-whose-piece-in-the-crowd-hint-1 = A piece that has been turned over (often written in red) points like any other.
lesson-whose-piece-in-the-crowd-hint-2 = One of yours that has been turned over is on { $at }.
lesson-whose-piece-in-the-crowd-done = Nothing fools you any more, neither the place nor the colour of the ink.
lesson-whose-piece-in-the-crowd-horse = The piece on { $deep } stands at the very back of your camp, but it points at you: it is your opponent’s.
lesson-whose-piece-in-the-crowd-theirs = This one points at you: it belongs to the other player.

lesson-whose-piece-the-board-turned-text = This time you play Gote, and the board has turned with you: your side is still at the bottom. The rule is the same: touch your { $n } pieces.
lesson-whose-piece-the-board-turned-hint-1 = Your pieces always point away from you.
lesson-whose-piece-the-board-turned-hint-2 = Your { $king } is on { $at }, on the edge nearest to you.
lesson-whose-piece-the-board-turned-done = From either side of the board, you know your own.
lesson-whose-piece-the-board-turned-theirs = This piece points at you: it belongs to Sente, your opponent this time.

## The names of squares
lesson-square-names-title = The names of squares
lesson-square-names-summary = First the column, then the row.

lesson-square-names-file-then-rank-text =
    The board has nine columns, called files, and nine rows, called ranks. A square’s name gives first the file, counted from 1 to 9 starting at your right, then the rank, counted from the top: the corner at the top right is { $first }.

    Your { $king } leaves { $from } and goes up one rank, to { $to }: this move is written { $move }.

    A sign may be added: x when the piece takes another, + when it is turned over, = when it could be and is not, * when it comes back from among the pieces taken. Each has its lesson later.

lesson-square-names-the-centre-text =
    The two Kings are on { $mine } and { $theirs }, on the same file.

    Touch the square { $centre }.
lesson-square-names-the-centre-hint-1 = Stay on the Kings’ file and count the ranks from the top.
lesson-square-names-the-centre-hint-2 = { $centre } is the fifth square from the top: the centre of the board.
lesson-square-names-the-centre-done = { $centre } is the exact middle: four squares on every side.
lesson-square-names-the-centre-wrong-rank = Right file, wrong rank: { $centre } is as far from one King as from the other.

lesson-square-names-two-corners-text =
    Two opposite corners: touch { $near } and { $far }.

    Careful: files are counted from the right, the way a Japanese page is read.
lesson-square-names-two-corners-hint-1 = File 1 is on your right, file 9 on your left.
lesson-square-names-two-corners-hint-2 = { $near } is at the bottom right, { $far } at the top left.
lesson-square-names-two-corners-done = File 1 is on the right, the first rank at the top: now you can find every square.
lesson-square-names-two-corners-from-the-right = A corner, but not this one: files are counted from the right, ranks from the top. The bottom left corner, for one, is called { $other }.

lesson-square-names-rook-on-the-right-text =
    This is the starting position. Between your bottom row and your Pawns stand only two pieces, the most powerful ones: the Rook on the right, the Bishop on the left.

    Which one is on { $at }?
lesson-square-names-rook-on-the-right-hint-1 = File 2: is that on the right or on the left?
lesson-square-names-rook-on-the-right-hint-2 = { $at } is on the right, and the piece on the left, on { $other }, is the { $bishop }.
lesson-square-names-rook-on-the-right-done = Rook on the right, Bishop on the left: that is true for both players, each from their own seat.
lesson-square-names-rook-on-the-right-bishop = The { $bishop } is on the other side, on { $other }.
lesson-square-names-rook-on-the-right-gold = The Golds stand on the back rank, on either side of the King.
