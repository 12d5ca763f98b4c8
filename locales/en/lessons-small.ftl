### Chapter 5: a few pieces in a corner of the board, and the other player answers.
chapter-small-title = Small games

## The Pawn race
lesson-pawn-race-title = The Pawn race
lesson-pawn-race-summary = Turn and turn about: who gets there first?

lesson-pawn-race-turn-about-text =
    So far your opponent has waited. In this chapter you take turns: you move, then your opponent moves. The three ranks farthest from you are the enemy camp; a Pawn that reaches them may turn over.

    Two Pawns in a race: the { $pawn } on { $from } reaches the camp on { $to } and turns over; your opponent’s arrives on { $his }, one move too late.

lesson-pawn-race-who-is-first-text =
    Count before you run. It is your move; your { $pawn } is on { $at }, your opponent’s on { $his }.

    Will your opponent’s Pawn turn over before yours?
lesson-pawn-race-who-is-first-hint-1 = How many steps do you need to the third rank? And your opponent’s Pawn, to the seventh?
lesson-pawn-race-who-is-first-hint-2 = You need three, to { $mine }. Your opponent needs only two, to { $end }.
lesson-pawn-race-who-is-first-done = Yes: three steps against two, and moving first is worth only one. In a race, count first.
lesson-pawn-race-who-is-first-no = Play the race in your mind: you, your opponent, you, and your opponent turns over.

lesson-pawn-race-stop-it-text =
    The same race, lost beforehand… if you run. But this time you have a { $gold } on { $goldat }.

    Take the { $pawn } on { $at } with your second move: it will step forward in between.
lesson-pawn-race-stop-it-hint-1 = Do not go where it is: go where it will be.
lesson-pawn-race-stop-it-hint-2 = It comes to { $next }. Wait for it, for instance on { $step }.
lesson-pawn-race-stop-it-done = Caught! A lost race can still be won by barring the road.
lesson-pawn-race-stop-it-race = You lose that race by a step. See to the other Pawn instead.

lesson-pawn-race-give-way-text = Your own { $silver } on { $silverat } blocks the way of your { $pawn } on { $at }. You have three moves of your own to turn the Pawn over: not one to spare.
lesson-pawn-race-give-way-hint-1 = Let the { $silver } step aside, and not straight in front of the { $pawn }.
lesson-pawn-race-give-way-hint-2 = The { $silver } diagonally, then the { $pawn } as far as { $to }.
lesson-pawn-race-give-way-done = Your own pieces can be as much in the way as your opponent’s: think of clearing their road.
lesson-pawn-race-give-way-full = The square is taken: by your own { $silver }.
lesson-pawn-race-give-way-straight = On { $to } the { $silver } is still in the { $pawn }’s way.
lesson-pawn-race-give-way-stays-plain = The { $pawn } has reached { $to }, but you left it as it was. Play the move again, and this time turn it over.

lesson-pawn-race-the-race-text =
    A whole game now, inside walls that nothing crosses. Each side has two Pawns and a Gold; yours are on { $one } and { $two }.

    Whoever first turns a Pawn over wins: you on the rank of { $line }, your opponent on the rank of { $his }. A piece that is taken goes into the hand of the one who took it, and may come back on an empty square.
lesson-pawn-race-the-race-hint-1 = Which of your Pawns has nothing ahead of it? Count the steps, your opponent’s and yours.
lesson-pawn-race-the-race-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-pawn-race-the-race-done = First! The free Pawn ran, and you had counted.
lesson-pawn-race-the-race-taken = There it gets taken.

lesson-pawn-race-against-a-runner-text = The same race against somebody who runs too. The way is free for the enemy Pawn on { $his }, and for yours on { $free }; and each side’s { $gold } can bar a road.
lesson-pawn-race-against-a-runner-hint-1 = Four steps for you, four for your opponent, and you move first: does a move that does not run cost you the race?
lesson-pawn-race-against-a-runner-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-pawn-race-against-a-runner-done = First! In a race, each move that does not run has to be worth it.
lesson-pawn-race-against-a-runner-taken = There it gets taken.

## Two Golds against a King
lesson-two-golds-title = Two Golds against a King
lesson-two-golds-summary = One Gold pushes, the other guards.

lesson-two-golds-hand-in-hand-text =
    A little game that teaches a lot: two Golds, on { $one } and { $two }, against a King all alone, on { $king }.

    The first gives check on { $step }, guarded by the second: it attacks the King, which must save itself at once. The King goes to the corner, { $corner }; then the second strikes on { $last }, guarded by the first. Mate: the King is attacked, and nothing can save it. Never one Gold without the other.

lesson-two-golds-the-last-step-text =
    The end first. The King is in the corner, on { $king }; your Golds on { $one } and { $two }.

    Give mate in one move.
lesson-two-golds-the-last-step-hint-1 = Put one { $gold } where the other guards it.
lesson-two-golds-the-last-step-hint-2 = On { $last }, diagonally next to the King.
lesson-two-golds-the-last-step-done = Mate! The two Golds hold hands.
lesson-two-golds-the-last-step-alone = On { $alone } neither Gold guards this one: the King takes it.
lesson-two-golds-the-last-step-no-check = That is not check: the King walks away.

lesson-two-golds-drive-it-in-text =
    Three moves now, counting both sides: you, your opponent, you. The King is on { $king }, your Golds on { $one } and { $two }.

    Each of your moves must give check.
lesson-two-golds-drive-it-in-hint-1 = First bring your two Golds next to each other, with check.
lesson-two-golds-drive-it-in-hint-2 = The Gold on { $two } comes to { $step }; the King steps back, and the mate is on { $last }.
lesson-two-golds-drive-it-in-done = Mate! Together first, the last blow after.
lesson-two-golds-drive-it-in-face = Face to face with the King and no guard: it gets taken.
lesson-two-golds-drive-it-in-no-check = That is not check: the King gets away.

lesson-two-golds-along-the-edge-text = Three moves again, without help. The King is against the edge, on { $king }; your Golds on { $one } and { $two }.
lesson-two-golds-along-the-edge-hint-1 = The one before the King is the guard. The other has to come.
lesson-two-golds-along-the-edge-hint-2 = First { $step }, then { $last }.
lesson-two-golds-along-the-edge-done = Mate! You can mate with two Golds: a lone King will not escape you again.
lesson-two-golds-along-the-edge-too-soon = Too soon: nobody guards it there, the King takes it.
lesson-two-golds-along-the-edge-no-check = Without a check, the King walks off along the edge.

lesson-two-golds-the-chase-text =
    Now the whole game. A wall stands round a corner of the board, and nothing crosses it: your two Golds on { $one } and { $two }, and the King on { $king }. It answers each of your moves.

    Drive it against the wall and mate it.
lesson-two-golds-the-chase-hint-1 = Bring the Golds forward side by side, so that one always guards the other. Then push the King to the wall.
lesson-two-golds-the-chase-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-two-golds-the-chase-done = Mate, and a whole game won! Two Golds that keep together leave a King no way out.
lesson-two-golds-the-chase-alone = Nobody guards the Gold there: the King takes it, and one Gold alone cannot mate.

lesson-two-golds-a-nimble-king-text = The same game against a King on { $king } that looks where it steps. Your Golds start far apart: bring them together first.
lesson-two-golds-a-nimble-king-hint-1 = Do not hurry to give check. First take squares away from it, one rank after the other.
lesson-two-golds-a-nimble-king-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-two-golds-a-nimble-king-done = Caught! Taking its squares away was worth more than any check.
lesson-two-golds-a-nimble-king-alone = Nobody guards the Gold there: the King takes it.

## A Gold and a Silver
lesson-gold-and-silver-hunt-title = A Gold and a Silver
lesson-gold-and-silver-hunt-summary = The Silver comes in, turns over, and does as the Gold does.

lesson-gold-and-silver-hunt-beside-it-text =
    The King is on { $king }. Your { $silver } is right beside it, on { $silverat }; your { $gold } is on { $goldat }.

    Mate in one move.
lesson-gold-and-silver-hunt-beside-it-hint-1 = A { $silver } guards diagonally behind itself.
lesson-gold-and-silver-hunt-beside-it-hint-2 = The { $gold } right in front of the King, on { $last }.
lesson-gold-and-silver-hunt-beside-it-done = Mate! The { $silver } guarded the square diagonally behind it, and held the corner as well.
lesson-gold-and-silver-hunt-beside-it-other = The { $silver } stands well: let it guard.
lesson-gold-and-silver-hunt-beside-it-no-check = From there the { $gold } does not strike the King.

lesson-gold-and-silver-hunt-comes-in-turned-text =
    Your { $silver } is deep in the enemy camp, on { $silverat }, your { $gold } on { $goldat }. A { $silver } that moves there may turn over, and then moves just like a Gold. The King is on { $king }.

    Mate in three moves: you, your opponent, you.
lesson-gold-and-silver-hunt-comes-in-turned-hint-1 = The { $silver } can come near the King. With which face will it guard the square of the last blow?
lesson-gold-and-silver-hunt-comes-in-turned-hint-2 = The { $silver } to { $step }, turned over; then the { $gold } to { $last }.
lesson-gold-and-silver-hunt-comes-in-turned-done = Mate! Turned over, the { $silver } was as good as a second Gold.
lesson-gold-and-silver-hunt-comes-in-turned-plain = It is check, but a { $silver } that is not turned over does not strike sideways: it will not guard { $last } for the last blow.
lesson-gold-and-silver-hunt-comes-in-turned-gold-first = The { $gold } alone gets taken: bring a guard first.
lesson-gold-and-silver-hunt-comes-in-turned-no-check = That is not check.

lesson-gold-and-silver-hunt-from-below-text =
    One more like it: the King is on { $king }, your { $silver } on { $silverat }, your { $gold } on { $goldat }.

    Mate in three moves.
lesson-gold-and-silver-hunt-from-below-hint-1 = Next to the { $gold }, the { $silver } is guarded. But with which face?
lesson-gold-and-silver-hunt-from-below-hint-2 = The { $silver } to { $step }, turned over; the mate falls on { $last }.
lesson-gold-and-silver-hunt-from-below-done = Mate! Two pieces are enough against a lone King, as long as they guard each other.
lesson-gold-and-silver-hunt-from-below-plain = Not turned over, it leaves { $front } open: the King escapes forwards.
lesson-gold-and-silver-hunt-from-below-head = On { $front } nobody guards it.
lesson-gold-and-silver-hunt-from-below-no-check = That is not check.

lesson-gold-and-silver-hunt-the-hunt-text =
    The game inside the walls: your { $gold } and your { $silver } against the King on { $king }. Here nothing is near enough to the other camp to turn over.

    Mate it.
lesson-gold-and-silver-hunt-the-hunt-hint-1 = The { $silver } guards the diagonals, before and behind; the { $gold } strikes. Bring them up together, and drive the King to the wall.
lesson-gold-and-silver-hunt-the-hunt-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-gold-and-silver-hunt-the-hunt-done = Mate! The { $silver } held the squares, the { $gold } gave the blow.
lesson-gold-and-silver-hunt-the-hunt-alone = Nobody guards it there: the King takes it, and a piece alone cannot mate.

## A game of tag
lesson-tag-title = A game of tag
lesson-tag-summary = Attack without being taken, and run in time.

lesson-tag-bishop-tags-rook-text =
    Tag! Your { $bishop } on { $at } chases the { $rook } on { $rookat }.

    Play it where it attacks the { $rook } and cannot be taken by it.
lesson-tag-bishop-tags-rook-hint-1 = The { $rook } sees its rank and its file. Come at it diagonally.
lesson-tag-bishop-tags-rook-hint-2 = From { $one } or { $two } you see it, and it does not see you.
lesson-tag-bishop-tags-rook-done = Tagged! Each big piece has its blind angles: attack from there.
lesson-tag-bishop-tags-rook-into-it = It takes you instead: { $file }, for one, is on its file.
lesson-tag-bishop-tags-rook-no-threat = Safe, but from there you do not attack the { $rook }.

lesson-tag-rook-tags-two-text = Now your { $rook } on { $at }: tag two pieces at once, the { $silver } on { $silverat } and the { $bishop } on { $bishopat }, without being taken.
lesson-tag-rook-tags-two-hint-1 = The { $rook } sees a file and a rank. Where do those of the two pieces cross?
lesson-tag-rook-tags-two-hint-2 = On { $to }: the file of the one, the rank of the other.
lesson-tag-rook-tags-two-done = Two at once: your opponent has one move to save them. That is called a fork.
lesson-tag-rook-tags-two-near = On { $near } the { $silver } takes you: it strikes straight ahead.
lesson-tag-rook-tags-two-only-one = From there you see the { $bishop } only.
lesson-tag-rook-tags-two-not-both = From there you do not attack both.

lesson-tag-run-from-the-hunters-text =
    And if you were the hunted King? You are on { $at }; two Golds are coming, on { $one } and { $two }, and threaten mate on { $blow } with the very next move.

    Find the step that saves your { $king }.
lesson-tag-run-from-the-hunters-hint-1 = Only two squares are left to you. Which one still leaves air afterwards?
lesson-tag-run-from-the-hunters-hint-2 = To { $good }, away from the corner.
lesson-tag-run-from-the-hunters-done = Saved! A King in danger heads for the open, never for the corner.
lesson-tag-run-from-the-hunters-corner = In the corner there is no air left: the Gold steps up to you, and it is mate.

lesson-tag-catch-them-both-text =
    A game of tag inside the walls: your { $bishop } and your { $rook } against two Golds, on { $one } and { $two }. To tag a Gold, take it; but the Golds take whatever they can reach.

    Take both Golds in fifteen moves.
lesson-tag-catch-them-both-hint-1 = Stay out of the Golds’ reach: strike from afar, or diagonally from behind them, where a Gold does not see.
lesson-tag-catch-them-both-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-tag-catch-them-both-done = Both touched! From afar, a big piece is strong; up close, it has to look out.
lesson-tag-catch-them-both-taken = There a Gold takes it. Keep your distance.

lesson-tag-they-look-round-text =
    The same game of tag against two Golds that see what you are up to and run. Your { $bishop } and your { $rook } will have to work together.

    Take both in thirty moves.
lesson-tag-they-look-round-hint-1 = Attack both at once, or attack one that the wall keeps from running.
lesson-tag-they-look-round-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-tag-they-look-round-done = Caught, even when they run: a wall and two attackers are enough.
lesson-tag-they-look-round-taken = There a Gold takes it.
