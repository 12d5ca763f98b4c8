### Chapter 12: the handicap game, against somebody stronger.
chapter-first-games-title = The first games

## The first opponents
lesson-below-zero-title = The first opponents
lesson-below-zero-summary = Four games with the whole board: from a stone that never moves to a thieving magpie.

lesson-below-zero-pebble-text =
    Your first game with all forty pieces. The Pebble lets every turn go by, and gives up at the first check: there is no hurry.

    Open the roads of your big pieces: the Pawn on { $pawn } for the Bishop on { $bishop }, the Pawns before the Rook on { $rook }. Then give check to the King on { $king }.
lesson-below-zero-pebble-hint-1 = What stands in the way of your Bishop and your Rook? Open a road, enter the other camp, turn over.
lesson-below-zero-pebble-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-below-zero-pebble-done = Won! Every game begins like this: open the roads, then go in.

lesson-below-zero-hedgehog-text =
    The Hedgehog lets its turns go by too, but it answers every check. Only a King and nine Pawns are left to it; the King is on { $king }.

    Mate it. One piece alone will not do: bring two or three.
lesson-below-zero-hedgehog-hint-1 = Before you give check, look where the King could go, and cover those squares with another piece.
lesson-below-zero-hedgehog-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-below-zero-hedgehog-done = Mate! One piece strikes, the others shut the exits.

lesson-below-zero-butterfly-text =
    The Butterfly plays any move at all, but takes back what you take. Now somebody else moves too.

    Open with the Pawn on { $pawn } and that on { $rook }, take what stands unguarded, and mate.
lesson-below-zero-butterfly-hint-1 = Before each capture ask: who takes back? And after each of its moves: what is unguarded now?
lesson-below-zero-butterfly-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-below-zero-butterfly-done = Won! You took what was free and left the rest.

lesson-below-zero-magpie-text = The Magpie takes the best piece it can reach, guarded or not. Guard your pieces: each of its thefts must cost it something. Then mate.
lesson-below-zero-magpie-hint-1 = What does it attack right now? Guard it, move it, or let it be taken where you take back something better.
lesson-below-zero-magpie-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-below-zero-magpie-done = Won! A thief can be led where you like: offer a Pawn, take a big piece back.

## Ten pieces
lesson-ten-pieces-title = Ten pieces
lesson-ten-pieces-summary = A King and nine Pawns against you: open the roads and go in.

lesson-ten-pieces-what-is-missing-text =
    In a handicap game the stronger player, called uwate, begins with fewer pieces; those left out belong to nobody. The other player is called shitate. Here ten pieces are left out: only { $n } remain, against { $mine } of yours.

    Uwate always moves first. You answer, for instance from { $from } to { $to }.

lesson-ten-pieces-open-the-road-text =
    Your { $bishop } on { $at } is shut in behind your Pawns.

    With a single Pawn move, open its diagonal as far as { $target }.
lesson-ten-pieces-open-the-road-hint-1 = Which piece stands on the diagonal, right next to the { $bishop }?
lesson-ten-pieces-open-the-road-hint-2 = The { $pawn } on { $from }, to { $to }.
lesson-ten-pieces-open-the-road-done = Most games begin like this: open the Bishop’s road.
lesson-ten-pieces-open-the-road-wrong-pawn = This Pawn is not on the { $bishop }’s diagonal.
lesson-ten-pieces-open-the-road-other = The diagonal is still closed.

lesson-ten-pieces-rook-pawn-march-text =
    Your { $pawn } on { $from } faces the one on { $theirs }, and your { $rook } waits behind.

    Offer the Pawn, then take back with the { $rook }.
lesson-ten-pieces-rook-pawn-march-hint-1 = A Pawn exchanged opens the file for the piece behind it.
lesson-ten-pieces-rook-pawn-march-hint-2 = Push to { $at }; the enemy Pawn takes; the { $rook } takes back from { $rookat }.
lesson-ten-pieces-rook-pawn-march-done = A Pawn in hand and the file open: this is the exchange of the Rook’s Pawn.
lesson-ten-pieces-rook-pawn-march-slow = The { $rook } is still behind its own Pawn: push that first.
lesson-ten-pieces-rook-pawn-march-elsewhere = The Bishop is well placed. Open the Rook’s file.

lesson-ten-pieces-go-in-text = The file is open before your { $rook } on { $at }. Enter the camp, and safely.
lesson-ten-pieces-go-in-hint-1 = To enter is to be allowed to turn over.
lesson-ten-pieces-go-in-hint-2 = As far as { $one }, for instance, turning it over.
lesson-ten-pieces-go-in-done = A { $dragon } in the enemy camp: at this handicap the game is nearly won.
lesson-ten-pieces-go-in-plain = Turn it over: a { $dragon } is far better.
lesson-ten-pieces-go-in-outside = Further: the zone begins on { $edge }.
lesson-ten-pieces-go-in-waits = The door is open: go in before uwate shuts it with a Pawn.

lesson-ten-pieces-a-friend-for-the-dragon-text =
    Your { $dragon } on { $at } holds a whole rank before the King on { $king }. You have nothing in hand.

    Can it mate alone, in three moves?
lesson-ten-pieces-a-friend-for-the-dragon-hint-1 = A mate needs one to strike and one to shut the exits. How many pieces have you?
lesson-ten-pieces-a-friend-for-the-dragon-hint-2 = Let the { $dragon } leave { $at }, and the rank opens.
lesson-ten-pieces-a-friend-for-the-dragon-done = No: one big piece alone chases the King and never catches it. Bring a friend.
lesson-ten-pieces-a-friend-for-the-dragon-alone = Each check by the { $dragon } opens a door again. It needs help.

lesson-ten-pieces-with-a-friend-text = The same position, with a { $gold } in hand. Mate the King on { $king }.
lesson-ten-pieces-with-a-friend-hint-1 = The { $dragon } guards its whole rank.
lesson-ten-pieces-with-a-friend-hint-2 = On the head, { $drop }.
lesson-ten-pieces-with-a-friend-done = Mate! Two pieces together, always: one holds, the other strikes.
lesson-ten-pieces-with-a-friend-dragon = The { $dragon } holds the rank: let it stay on { $at }.
lesson-ten-pieces-with-a-friend-aside = Check, but the King slips to the other side.
lesson-ten-pieces-with-a-friend-no-check = That is not check.

lesson-ten-pieces-the-game-text =
    And now the game. Uwate has { $n } pieces and has moved the King to { $king }; it is your turn.

    The plan: open the Bishop’s road, march the Rook’s Pawn, enter and turn over, bring a friend, mate.
lesson-ten-pieces-the-game-hint-1 = Which point of the plan are you at? Nothing but Pawns stands in your way.
lesson-ten-pieces-the-game-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-ten-pieces-the-game-done = Ten pieces: won! At the next rung uwate keeps two Golds more.

## Eight and six pieces
lesson-eight-and-six-title = Eight and six pieces
lesson-eight-and-six-summary = Guards around the King; but the edges are bare.

lesson-eight-and-six-two-golds-more-text =
    At eight pieces uwate keeps two Golds, on { $one } and { $two }.

    How many pieces is that in all?
lesson-eight-and-six-two-golds-more-hint-1 = Nine Pawns, a King, and…?
lesson-eight-and-six-two-golds-more-hint-2 = { $one } and { $two } come on top of the ten from before.
lesson-eight-and-six-two-golds-more-done = { $n } pieces. There is no Lance and no Knight: nothing guards the Pawns on the edges.
lesson-eight-and-six-two-golds-more-old = That was at ten pieces: add the two Golds.
lesson-eight-and-six-two-golds-more-both = Count again: nine, one, and two.

lesson-eight-and-six-the-bare-edge-text = At six pieces uwate has two Silvers too. Touch the { $n } Pawns of the wings, two on each side, that nothing guards, and behind which no Lance or Knight is left.
lesson-eight-and-six-the-bare-edge-hint-1 = Go towards the edges.
lesson-eight-and-six-the-bare-edge-hint-2 = { $one } and { $inner } on one side, { $two } and its neighbour on the other.
lesson-eight-and-six-the-bare-edge-done = Where nobody guards is where to attack: the edges first.
lesson-eight-and-six-the-bare-edge-centre = The King guards the centre.
lesson-eight-and-six-the-bare-edge-near = The Silver on { $silver } and the Gold on { $gold } are close to this side, ready to come up; likewise across.

lesson-eight-and-six-count-on-the-edge-text =
    Your Pawn on { $pawn } has walked along the edge, your Rook on { $rook } behind it.

    How many of your pieces attack { $at } right now?
lesson-eight-and-six-count-on-the-edge-hint-1 = Who sees this square with nothing in between?
lesson-eight-and-six-count-on-the-edge-hint-2 = The Pawn on { $pawn } only.
lesson-eight-and-six-count-on-the-edge-done = One only, but the Rook waits behind: once the Pawn is gone, it sees as far as { $at }. That counts in an exchange.
lesson-eight-and-six-count-on-the-edge-behind = The Rook on { $rook } is behind the Pawn: it does not see { $at } yet.
lesson-eight-and-six-count-on-the-edge-all = The Lance is behind the Rook, further still.

lesson-eight-and-six-break-the-edge-text = Break through on the edge: offer the { $pawn } on { $from }, then take back with the { $rook } on { $rookat }.
lesson-eight-and-six-break-the-edge-hint-1 = The same exchange as on the Rook’s file.
lesson-eight-and-six-break-the-edge-hint-2 = Push to { $at }; the { $rook } takes back.
lesson-eight-and-six-break-the-edge-done = Nothing holds the { $rook } back any more: next move it goes in and turns over.
lesson-eight-and-six-break-the-edge-slow = The { $rook } is behind its Pawn: push that.
lesson-eight-and-six-break-the-edge-bishop = The other wing can wait.

lesson-eight-and-six-do-not-lose-it-text =
    Your { $dragon } on { $at } has ventured near the { $silver } on { $silverat } and the Golds.

    Bring it to safety: no square where it could be taken.
lesson-eight-and-six-do-not-lose-it-hint-1 = A big piece ahead, do not give it back: look who guards each square.
lesson-eight-and-six-do-not-lose-it-hint-2 = Not { $trap }. On { $home }, for instance, nothing reaches it.
lesson-eight-and-six-do-not-lose-it-done = With a handicap you win by keeping what you have, then bringing help.
lesson-eight-and-six-do-not-lose-it-taken = There it gets taken.
lesson-eight-and-six-do-not-lose-it-stays = And the { $dragon }? Move it to a safe square.

lesson-eight-and-six-the-end-of-it-text =
    The end of such a game. Your { $rook } on { $at }, your { $tokin } on { $tokinat } and your { $knight } on { $knightat } close in on the King on { $king }.

    Mate in three moves.
lesson-eight-and-six-the-end-of-it-hint-1 = Who can give check while being guarded, and drive the King towards the { $knight }?
lesson-eight-and-six-the-end-of-it-hint-2 = The { $rook } turns over on { $first }, guarded by the { $tokin }; then the { $knight } to { $last }.
lesson-eight-and-six-the-end-of-it-done = Mate! You have beaten uwate. Next time uwate will keep two pieces more.
lesson-eight-and-six-the-end-of-it-no-check = Each move must give check.
lesson-eight-and-six-the-end-of-it-wasted = Check, but three moves are not enough that way: the King gets away.

lesson-eight-and-six-eight-pieces-game-text =
    The game at eight pieces. The King is on { $king }, the Golds still on { $one } and { $two }: they will come to meet you.

    The plan stays the same; do not let yourself be taken for nothing.
lesson-eight-and-six-eight-pieces-game-hint-1 = Go in where the Golds are not, and keep the piece that got in.
lesson-eight-and-six-eight-pieces-game-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-eight-and-six-eight-pieces-game-done = Eight pieces: won! Two Golds are not enough against a plan.

lesson-eight-and-six-six-pieces-game-text =
    The game at six pieces. Golds and Silvers surround the King; but the Pawns on { $left } and { $right } are guarded by nobody.

    The plan: break through on an edge, make a Dragon, bring help.
lesson-eight-and-six-six-pieces-game-hint-1 = Advance an edge Pawn, the Rook behind it; exchange; enter.
lesson-eight-and-six-six-pieces-game-hint-2 = The lit squares show a good move. Ask again at your next move, or have it played for you.
lesson-eight-and-six-six-pieces-game-done = Six pieces: won! The edge was bare, and you went there.
