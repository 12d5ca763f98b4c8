### Chapter 1: the eight names and the six backs.
chapter-faces-title = Know the pieces

## Eight names
lesson-eight-names-title = Eight names
lesson-eight-names-summary = The sign on each piece, and a picture to remember it by.

lesson-eight-names-read-the-sign-text =
    There are only eight kinds of pieces, from the { $king } on { $at } to the { $pawn }, and each wears its name. This chapter is about the Japanese signs.

    Do you play with letters? In Settings, under “Pieces”, you can bring the signs out; or keep your letters, and every question still works. If the board is read out to you, you hear the names: listen for the stories behind the signs.

lesson-eight-names-back-rank-text =
    Your back rank, from the left corner to the middle: { $lance } 香 on { $l }, { $knight } 桂 on { $n }, { $silver } 銀 on { $s }, { $gold } 金 on { $g }, and the { $king } on { $k }. The right half is its mirror image.

    香 means incense, 桂 the laurel, and the other two are metals: 銀, silver, begins with 金, gold.

lesson-eight-names-the-corner-text = Who stands guard in the corner, on { $at }?
lesson-eight-names-the-corner-hint-1 = Its sign, 香, is the smell of incense rising straight up.
lesson-eight-names-the-corner-hint-2 = Next to { $at } you find the { $knight } on { $next }, then the { $silver } on { $third }. This is neither.
lesson-eight-names-the-corner-done = The { $lance }: one in each corner of the board.
lesson-eight-names-the-corner-knight = The { $knight } is one square further in, on { $next }.
lesson-eight-names-the-corner-silver = The { $silver } is on { $third }, two squares from the corner.

lesson-eight-names-my-knights-text = The laurel, 桂, is the sign of the { $knight }. Touch yours: there are { $n }.
lesson-eight-names-my-knights-hint-1 = They stand between the corners and the Silvers.
lesson-eight-names-my-knights-hint-2 = { $one } and { $two }, one on each side.
lesson-eight-names-my-knights-done = 桂 is a laurel tree: its left half, 木, is the sign for a tree. Keep that tree in mind.
lesson-eight-names-my-knights-lance = That is a { $lance }, the incense in the corner.
lesson-eight-names-my-knights-silver = That is a { $silver }: it has 金 on its left, not a tree.
lesson-eight-names-my-knights-theirs = A { $knight } indeed, but your opponent’s.

lesson-eight-names-it-flies-text =
    飛 means to fly, 角 means a horn, or an angle. Each player has one of each.

    Upside down on { $at }, what do you read?
lesson-eight-names-it-flies-hint-1 = Compare it with your own two, between your back rank and your Pawns: your 飛 is on { $mine }. You have read that square before.
lesson-eight-names-it-flies-hint-2 = { $at } is 飛, the sign with the wings: the piece that stands on the right, seen from its owner’s seat.
lesson-eight-names-it-flies-done = 飛, the flying one, is the { $rook }; 角, the horn, is the { $bishop }.
lesson-eight-names-it-flies-bishop = The horn, 角, is on { $other }: it looks like a little house with a pointed roof.
lesson-eight-names-it-flies-gold = The Golds stand beside the King, on the back rank.

lesson-eight-names-upside-down-text = Half of what you read in a game is upside down. Touch your opponent’s { $n } Silvers.
lesson-eight-names-upside-down-hint-1 = The opponent’s camp is yours, turned half-way round.
lesson-eight-names-upside-down-hint-2 = { $one } and { $two }, just outside the Golds.
lesson-eight-names-upside-down-done = 銀 is the longer sign, 金 the shorter: it shows even upside down.
lesson-eight-names-upside-down-gold = That is a { $gold }, the metal alone. The { $silver } is the next piece towards the corner.
lesson-eight-names-upside-down-knight = That is a { $knight }, the laurel.
lesson-eight-names-upside-down-mine = That is one of yours. Look at the top of the board.

lesson-eight-names-foot-soldiers-text =
    歩, a step: this is the { $pawn }, who goes on foot. You see one on { $at }.

    How many do you have?
lesson-eight-names-foot-soldiers-hint-1 = A whole rank of them stands in front of your camp.
lesson-eight-names-foot-soldiers-hint-2 = Count along the rank of { $at }: one on each file.
lesson-eight-names-foot-soldiers-done = { $n } of them, one on each file. You now know all eight names.
lesson-eight-names-foot-soldiers-chess = Eight in chess; but this board is wider.
lesson-eight-names-foot-soldiers-both = That is both camps together.

## The other face
lesson-the-backs-title = The other face
lesson-the-backs-summary = Six pieces bear a second name on their back.

lesson-the-backs-turned-over-text =
    During a game a piece may be turned over: it is then called promoted, and you will learn later how it is earned. The two ranks show six pieces from { $first } to { $last }, and above each its back, from { $back1 } to { $back2 }.

    と { $tokin }, 杏 { $lance }, 圭 { $knight }, 全 { $silver }, 馬 { $horse }, 龍 { $dragon }. The King and the Gold have a blank back.

lesson-the-backs-the-flyer-turned-text =
    龍: a piece that flies has come down as a monster. The back of the { $rook } lies on { $at }.

    What is it called?
lesson-the-backs-the-flyer-turned-hint-1 = It breathes fire, and it is the strongest piece on the board.
lesson-the-backs-the-flyer-turned-hint-2 = On { $at } you read 龍, ryū: a dragon.
lesson-the-backs-the-flyer-turned-done = The { $dragon }, ryū: the back of the { $rook }.
lesson-the-backs-the-flyer-turned-horse = 馬, the Horse, is the back of the { $bishop }.
lesson-the-backs-the-flyer-turned-tokin = と is the back of the { $pawn }: two strokes, no more.

lesson-the-backs-the-horn-turned-text =
    On { $at }, pointing at you, lies the back of your opponent’s { $bishop }: 馬, uma.

    What is it called?
lesson-the-backs-the-horn-turned-hint-1 = The sign has four short strokes below, like four hooves at a gallop.
lesson-the-backs-the-horn-turned-hint-2 = The piece on { $at } is named after an animal with hooves.
lesson-the-backs-the-horn-turned-done = The { $horse }. Chess players, beware: this is not the Knight, whose sign 桂 is a tree.
lesson-the-backs-the-horn-turned-laurel = The Knight is the laurel, 桂. It is not a horse here, whatever chess may say.
lesson-the-backs-the-horn-turned-its-back = The promoted Knight is written 圭: two small towers, no hooves.

lesson-the-backs-turned-or-not-text = All these pieces are yours, and { $n } of them have been turned over. Touch those.
lesson-the-backs-turned-or-not-hint-1 = Go through the six backs in your mind: と 杏 圭 全 馬 龍.
lesson-the-backs-turned-or-not-hint-2 = The { $silver } on { $one } is one, the { $tokin } on { $tokinat } another.
lesson-the-backs-turned-or-not-done = Front or back: you can tell them apart.
lesson-the-backs-turned-or-not-pawn = That is the front of a { $pawn }, 歩. Its back is と.
lesson-the-backs-turned-or-not-gold = A { $gold } is never turned over: its back is blank.
lesson-the-backs-turned-or-not-front = This one lies on its back and shows its front.

lesson-the-backs-match-the-knight-text =
    On { $at } you see a back: 圭.

    What does its front look like? Touch the piece that is the same, not yet turned over.
lesson-the-backs-match-the-knight-hint-1 = 圭 is half of another sign. Which one, if you plant a tree to its left?
lesson-the-backs-match-the-knight-hint-2 = 木 and 圭 make 桂: the piece on { $front }.
lesson-the-backs-match-the-knight-done = Of course: 圭 is the right half of 桂, so this is the { $whole } turned over.
lesson-the-backs-match-the-knight-silver = The back of a { $silver } is 全.
lesson-the-backs-match-the-knight-lance = The back of a { $lance } is 杏.
lesson-the-backs-match-the-knight-pawn = The back of a { $pawn } is と.

lesson-the-backs-match-the-horse-text =
    A Horse gallops on { $at }.

    Touch the piece that wears this name on its back.
lesson-the-backs-match-the-horse-hint-1 = Only two pieces have an animal on their back, 飛 and 角. Which is whose?
lesson-the-backs-match-the-horse-hint-2 = The one with the horn, on { $front }.
lesson-the-backs-match-the-horse-done = The { $bishop } becomes the Horse. The flyer becomes the Dragon.
lesson-the-backs-match-the-horse-rook = The flyer, the { $rook }, has the Dragon on its back.
lesson-the-backs-match-the-horse-knight = The trap! The { $knight } has 圭 on its back: in shogi, the Horse is somebody else.
lesson-the-backs-match-the-horse-silver = The { $silver } has 全 on its back.

## Look-alikes
lesson-look-alikes-title = Look-alikes
lesson-look-alikes-summary = The pairs that everyone mixes up, and how to stop.

lesson-look-alikes-dragon-or-horse-text = 龍 and 馬, the two big backs. Touch the { $n } Dragons.
lesson-look-alikes-dragon-or-horse-hint-1 = 龍 is the crowded sign, with a left and a right half. 馬 stands on four hooves.
lesson-look-alikes-dragon-or-horse-hint-2 = They are on { $one } and { $two }.
lesson-look-alikes-dragon-or-horse-done = Dragon: two halves, full of scales. Horse: four hooves below.
lesson-look-alikes-dragon-or-horse-horse = Look at the bottom: four small hooves. It is a { $horse }.

lesson-look-alikes-knight-or-horse-text = 桂 and 馬, the laurel and the hooves. Touch your opponent’s { $n } Knights.
lesson-look-alikes-knight-or-horse-hint-1 = The Knight has a tree, 木, on one side. Upside down, the tree is on the right.
lesson-look-alikes-knight-or-horse-hint-2 = They are on { $one } and { $two }.
lesson-look-alikes-knight-or-horse-done = A tree for the { $knight }, hooves for the { $horse }: chess habits will not fool you here.
lesson-look-alikes-knight-or-horse-horse = Hooves: this is a { $horse }, the back of a Bishop. The { $knight } is the laurel.
lesson-look-alikes-knight-or-horse-mine = A { $knight }, but it points away from you: it is yours.

lesson-look-alikes-gold-or-turned-silver-text = 金 and 全: under the same roof, the gold and the back of the { $silver }. Touch your { $n } Golds.
lesson-look-alikes-gold-or-turned-silver-hint-1 = Under its roof, 金 has two small strokes, like two grains of gold.
lesson-look-alikes-gold-or-turned-silver-hint-2 = They are on { $one } and { $two }.
lesson-look-alikes-gold-or-turned-silver-done = Two grains under the roof: 金. Without the grains: 全.
lesson-look-alikes-gold-or-turned-silver-turned-silver = No grain under the roof: 全, the back of a { $silver }.

lesson-look-alikes-tree-or-no-tree-text = 桂 and 圭: the { $knight } and its back. Touch the { $n } pieces that have been turned over and were a { $knight }.
lesson-look-alikes-tree-or-no-tree-hint-1 = Turned over, the { $knight } loses its tree.
lesson-look-alikes-tree-or-no-tree-hint-2 = They are on { $one } and { $two }.
lesson-look-alikes-tree-or-no-tree-done = The tree falls, 圭 remains: the same little figure twice, one on top of the other.
lesson-look-alikes-tree-or-no-tree-tree = The tree is still there: a { $knight } that has not been turned over.
lesson-look-alikes-tree-or-no-tree-lance = This one was turned over too, but it used to be a { $lance }.

lesson-look-alikes-incense-or-apricot-text = 香 and 杏, incense and apricot: the { $lance } and its back. Touch the { $n } of your opponent’s that have been turned over.
lesson-look-alikes-incense-or-apricot-hint-1 = 杏 is short: a tree, 木, over a small square mouth, 口. 香 has one more stroke on top and another in its box.
lesson-look-alikes-incense-or-apricot-hint-2 = They are on { $one } and { $two }.
lesson-look-alikes-incense-or-apricot-done = The apricot, 杏, is the back of the { $lance }.
lesson-look-alikes-incense-or-apricot-incense = On { $front } you read 香: it still shows its front.
lesson-look-alikes-incense-or-apricot-mine = That { $lance } is yours, and it shows its front.

lesson-look-alikes-tokin-or-pawn-text = と and 歩. The back of the { $pawn } is the simplest of all: two strokes, read “to”, hence { $tokin }. Touch yours: there are { $n }.
lesson-look-alikes-tokin-or-pawn-hint-1 = Look for the piece with almost nothing written on it, pointing away from you.
lesson-look-alikes-tokin-or-pawn-hint-2 = They are on { $one } and { $two }.
lesson-look-alikes-tokin-or-pawn-done = と: the smallest sign, and a piece that makes everybody nervous.
lesson-look-alikes-tokin-or-pawn-pawn = That is still a { $pawn }, 歩: a step.
lesson-look-alikes-tokin-or-pawn-theirs = A { $tokin }, but it points at you.

lesson-look-alikes-jewel-or-king-text =
    王 is a king, 玉 a jewel: the same piece, but the jewel, worn by Sente on this board, has one dot more.

    Put a roof on 王 and it becomes 全. Touch both Kings.
lesson-look-alikes-jewel-or-king-hint-1 = No roof over their heads.
lesson-look-alikes-jewel-or-king-hint-2 = They are on { $mine } and { $theirs }.
lesson-look-alikes-jewel-or-king-done = 王 or 玉, dot or no dot: it is the { $king }.
lesson-look-alikes-jewel-or-king-gold = A roof with two grains under it: a { $gold }.
lesson-look-alikes-jewel-or-king-roof = A king with a roof on: 全, the back of a { $silver }.

## All fourteen faces
lesson-all-fourteen-title = All fourteen faces
lesson-all-fourteen-summary = Eight fronts, six backs, all mixed.

lesson-all-fourteen-the-roof-text =
    Between two of your opponent’s Golds, something stands on { $at }.

    What is it?
lesson-all-fourteen-the-roof-hint-1 = A roof, but are there any grains of gold under it?
lesson-all-fourteen-the-roof-hint-2 = On { $at } you read 全.
lesson-all-fourteen-the-roof-done = 全, the back of the { $silver }. No grain of gold, and yet it will behave like gold: you will see.
lesson-all-fourteen-the-roof-gold = Compare it with the { $gold } on { $other }: two grains are missing.
lesson-all-fourteen-the-roof-front = Close: the { $silver } shows 銀. This is its back.
lesson-all-fourteen-the-roof-king = The { $king } has no roof.

lesson-all-fourteen-count-the-golds-text =
    A heap of metal, all of it yours.

    How many Golds, 金, are there?
lesson-all-fourteen-count-the-golds-hint-1 = Two grains under a roof, and nothing beside it: 銀 does not count, nor does 全.
lesson-all-fourteen-count-the-golds-hint-2 = Look at { $one }, { $two } and { $three }.
lesson-all-fourteen-count-the-golds-done = { $n }, and not one more. Your eye for metal is sharp.
lesson-all-fourteen-count-the-golds-silver = One too many: 銀, the Silver, has 金 in it but is not gold.
lesson-all-fourteen-count-the-golds-roofs = Roofs alone are not enough: 全 is the back of a Silver.

lesson-all-fourteen-their-backs-text = Danger comes from what has been turned over. Touch the { $n } pieces of your opponent’s that show their back.
lesson-all-fourteen-their-backs-hint-1 = Side first, then the name: leave out yours, then leave out the fronts.
lesson-all-fourteen-their-backs-hint-2 = The { $dragon } on { $dragonat } is one; { $one } is another.
lesson-all-fourteen-their-backs-done = You see at a glance what is dangerous, even upside down.
lesson-all-fourteen-their-backs-my-tokin = The { $tokin } on { $mine } is yours: it points away from you.
lesson-all-fourteen-their-backs-front = Your opponent’s, yes, but it shows its front.
lesson-all-fourteen-their-backs-mine = That one is yours.

lesson-all-fourteen-the-last-face-text =
    The four small backs, upside down and all together: the hardest reading in all of shogi.

    Which is the one on { $at }?
lesson-all-fourteen-the-last-face-hint-1 = A tree, and a little box.
lesson-all-fourteen-the-last-face-hint-2 = On { $at } it is the apricot, 杏.
lesson-all-fourteen-the-last-face-done = You read all fourteen faces, from both sides of the board. Everything else is knowing how they move.
lesson-all-fourteen-the-last-face-knight = The promoted Knight, 圭, is on { $knight }.
lesson-all-fourteen-the-last-face-silver = The promoted Silver, 全, with its roof, is on { $silver }.
lesson-all-fourteen-the-last-face-tokin = The Tokin, と, with its two strokes, is on { $tokin }.
