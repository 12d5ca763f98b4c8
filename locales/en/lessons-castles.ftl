### Chapter 17: bring the King to safety before the fight.
chapter-castles-title = Castles

## The boat and the Mino
lesson-mino-title = The boat and the Mino
lesson-mino-summary = Three or four moves, and the King can breathe.

lesson-mino-why-a-castle-text =
    At the start the { $king } is on { $at }, right in the middle of the battle. A castle (kakoi) takes it away from the Rooks and puts Golds and Silvers around it.

    The simplest is the boat: King on { $to }, a Gold on { $gold }, far from your Rook on { $rook }. Three moves.

lesson-mino-the-boat-text = Your turn: the { $king } from { $at } to { $to }, the Gold from { $gold } to { $goldto }, in as few moves as you can.
lesson-mino-the-boat-hint-1 = The King goes diagonally, then sideways.
lesson-mino-the-boat-hint-2 = Through { $via }, then { $to }.
lesson-mino-the-boat-done = The boat floats: three moves, and you may attack on the right.
lesson-mino-the-boat-blocked = One of your own pieces is on that square.

lesson-mino-the-mino-text =
    When the Rook goes to the left, here { $rook }, the King goes to the right: this is the Mino.

    The { $king } on { $to }, a Silver on { $silver }, a Gold on { $gold }; the one on { $still } does not move.
lesson-mino-the-mino-hint-1 = The King passes before the Silver shuts the door.
lesson-mino-the-mino-hint-2 = Three steps to { $to }, then the Silver goes up to { $silver }, and the Gold comes to { $gold }.
lesson-mino-the-mino-done = Five moves: the favourite castle of players who send their Rook to the left.
lesson-mino-the-mino-blocked = Mind the order: that square is taken by one of your own.

lesson-mino-touch-the-walls-text = A Mino around the King on { $king }, with one visitor too many. Touch the { $n } pieces of the castle: a Silver and two Golds.
lesson-mino-touch-the-walls-hint-1 = The Silver is right beside the King.
lesson-mino-touch-the-walls-hint-2 = { $silver }, { $one } and { $two }.
lesson-mino-touch-the-walls-done = Each guards its neighbour: the Gold on { $one } guards the Silver, the other guards the rank.
lesson-mino-touch-the-walls-extra = The Silver on { $extra } is a mere visitor.
lesson-mino-touch-the-walls-others = Useful, but not a wall of the Mino.

lesson-mino-who-guards-the-silver-text = How many of your pieces guard the Silver on { $at }?
lesson-mino-who-guards-the-silver-hint-1 = Do not forget the King.
lesson-mino-who-guards-the-silver-hint-2 = The King on { $king } and the Gold on { $gold }.
lesson-mino-who-guards-the-silver-done = { $n }: the side is solid. What a Mino fears most is an attack along the edge and from above.
lesson-mino-who-guards-the-silver-one = The King guards as well.
lesson-mino-who-guards-the-silver-three = The Gold on { $far } is too far: a square lies between.

lesson-mino-do-not-sit-in-the-middle-text =
    Why a castle? Here is a King that stayed in the middle, on { $king }, with neither Gold nor Silver; the Lances on { $one } and { $two } are only in its way.

    Mate with the { $gold }.
lesson-mino-do-not-sit-in-the-middle-hint-1 = Your Pawn on { $pawn } guards a square.
lesson-mino-do-not-sit-in-the-middle-hint-2 = On { $drop }.
lesson-mino-do-not-sit-in-the-middle-done = One advanced Pawn is enough against a King without walls.
lesson-mino-do-not-sit-in-the-middle-no-check = That is not check.
lesson-mino-do-not-sit-in-the-middle-other = Check, but the King takes or runs.

## Yagura and anaguma
lesson-yagura-title = Yagura and anaguma
lesson-yagura-summary = Against a Rook that stays at home, or deep in the burrow.

lesson-yagura-the-yagura-walls-text =
    If both Rooks stay at home, the King goes left, into a Yagura.

    First the walls: a Silver on { $silver }, a Gold on { $one }, the other on { $two }.
lesson-yagura-the-yagura-walls-hint-1 = The Silver on { $from } goes diagonally, before the Gold gets in its way.
lesson-yagura-the-yagura-walls-hint-2 = The Silver through { $via }; the Gold on { $gold } takes two steps.
lesson-yagura-the-yagura-walls-done = Three walls that guard each other.
lesson-yagura-the-yagura-walls-blocked = One of your own is on that square.

lesson-yagura-move-in-text = The walls are up and the Bishop, on { $bishop }, has made room. Bring your { $king } from { $at } to { $to }.
lesson-yagura-move-in-hint-1 = Along the back rank, then diagonally.
lesson-yagura-move-in-hint-2 = { $one }, { $two }, then { $to }.
lesson-yagura-move-in-done = In the Yagura the King is strong in front; it fears the sides and the edge.
lesson-yagura-move-in-blocked = The square is taken.

lesson-yagura-guards-of-the-front-text =
    The Yagura is made to hold in front.

    How many of your pieces guard the Silver on { $at }?
lesson-yagura-guards-of-the-front-hint-1 = The King, the Golds… and who jumps?
lesson-yagura-guards-of-the-front-hint-2 = { $king }, { $below }, { $side }, and the Knight on { $knight }.
lesson-yagura-guards-of-the-front-done = { $n } guards: attacking a Yagura there costs dear.
lesson-yagura-guards-of-the-front-two = There are more: the King counts, and one of them jumps.
lesson-yagura-guards-of-the-front-three = And the Knight?

lesson-yagura-the-burrow-text = The anaguma, “the bear in its hole”: the { $king } on { $at } slips into the corner, { $corner }; the Lance goes up to { $lance }, the Silver shuts the door on { $silver }.
lesson-yagura-the-burrow-hint-1 = First make room in the corner.
lesson-yagura-the-burrow-hint-2 = The Lance to { $lance }, the King to { $corner }, then the Silver from { $from } to { $silver }.
lesson-yagura-the-burrow-done = The most solid of castles, and the most stifling: once in, the King will hardly come out again.
lesson-yagura-the-burrow-blocked = The corner is still taken: who has to leave first?

lesson-yagura-no-way-out-text =
    Your King is in its hole, on { $king }, between the Lance on { $lance }, the Silver on { $silver } and the Knight on { $knight }.

    How many squares can it move to?
lesson-yagura-no-way-out-hint-1 = Its own pieces shut the squares.
lesson-yagura-no-way-out-hint-2 = Go round { $king }: three squares, three pieces of yours.
lesson-yagura-no-way-out-done = None. That is what an anaguma has to fear: a check that cannot be taken or stopped is mate at once.
lesson-yagura-no-way-out-one = Each of those squares holds a piece of yours.

lesson-yagura-smothered-text =
    Your turn to attack a burrow: the enemy King on { $king } has no square left, and the { $guard } on { $guardat } is its door. Your Bishop is on { $bishop }.

    Mate.
lesson-yagura-smothered-hint-1 = One piece jumps over walls. Can the door take it?
lesson-yagura-smothered-hint-2 = The { $knight } on { $drop }: the { $guard } is pinned.
lesson-yagura-smothered-done = Smothered mate. Each castle has its weakness; know that of yours.
lesson-yagura-smothered-takes = The King takes back, and your Bishop is gone.
lesson-yagura-smothered-no-check = That is not check.
