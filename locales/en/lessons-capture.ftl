### Chapter 4: taking, safely, and keeping what is yours.
chapter-capture-title = Capture

## Taking
lesson-taking-title = Taking
lesson-taking-summary = A captured piece changes sides; but look who stands behind it.

lesson-taking-it-changes-side-text =
    To take a piece, go to its square. Your { $rook } goes from { $from } to { $at } and takes the { $silver }, which is written { $move }.

    Nothing is lost in shogi: the captured piece joins your hand, beside the board. It is yours now, and a later chapter shows how it comes back into play on your side.

lesson-taking-look-behind-text =
    The same capture, but a { $gold } stands on { $behind }, right behind the { $silver }. Your { $rook } takes on { $at }; the { $gold } takes back.

    A { $rook } for a { $silver }: a bad bargain. Before each capture, ask: who takes back?

lesson-taking-what-can-i-take-text = Of your opponent’s pieces, { $n } could be taken by one of yours right now. Touch them.
lesson-taking-what-can-i-take-hint-1 = Ask each of your four pieces in turn: what do you see?
lesson-taking-what-can-i-take-hint-2 = The Pawn on { $first } is one. The Bishop on { $bishop } and the Knight on { $knight } both look at the same square.
lesson-taking-what-can-i-take-done = Looking for every capture before each move: a habit that wins games.
lesson-taking-what-can-i-take-rook = The Rook on { $rook } stands straight above your Bishop: not on its diagonals; and your Pawn stands beside it, not below.
lesson-taking-what-can-i-take-silver = Your Knight on { $knight } jumps to either side of { $silver }, never straight.
lesson-taking-what-can-i-take-corner = Your Gold on { $gold } does not step back diagonally.

lesson-taking-the-biggest-prize-text =
    Three prizes within reach of your { $silver } on { $at }: a { $pawn }, a { $knight } and a { $rook }.

    Take the best one.
lesson-taking-the-biggest-prize-hint-1 = Which of the three crosses the whole board in one move?
lesson-taking-the-biggest-prize-hint-2 = The { $rook } on { $rookat }, diagonally ahead.
lesson-taking-the-biggest-prize-done = The { $rook } was the strongest piece of the other side, and now it is in your hand: strength changes sides too.
lesson-taking-the-biggest-prize-pawn = A { $pawn }, with a { $rook } standing beside it? Take the bigger one.
lesson-taking-the-biggest-prize-knight = A { $knight } is welcome, but there is better.
lesson-taking-the-biggest-prize-nothing = This move takes nothing at all.

## Take them all
lesson-capture-them-all-title = Take them all
lesson-capture-them-all-summary = Plan the whole path, then stay out of reach.

lesson-capture-them-all-bishop-alone-text = Your { $bishop } on { $at } against { $n } pieces that do not move. Take them all in as few moves as you can.
lesson-capture-them-all-bishop-alone-hint-1 = One capture a move, if each one sees the next.
lesson-capture-them-all-bishop-alone-hint-2 = Begin on { $first }; from there, go up to { $then }, for instance, and round.
lesson-capture-them-all-bishop-alone-done = Not a step wasted: each capture prepared the next.
lesson-capture-them-all-bishop-alone-diagonals = The { $bishop } keeps to its diagonals.

lesson-capture-them-all-who-takes-what-text =
    Your { $knight } on { $knightat } and your { $lance } on { $lanceat } never turn back: every move counts.

    Take all three pieces.
lesson-capture-them-all-who-takes-what-hint-1 = Share the work. Which piece can only one of yours reach?
lesson-capture-them-all-who-takes-what-hint-2 = The { $knight } takes on { $first }, then on { $only }; the { $lance } sees to { $shared }.
lesson-capture-them-all-who-takes-what-done = Before moving, decide who takes what: it is called a plan.
lesson-capture-them-all-who-takes-what-wrong-way = The { $knight } jumps two squares ahead and one aside; the { $lance } runs straight ahead.

lesson-capture-them-all-its-blind-corner-text =
    From now on, safely: never leave a piece where your opponent could take it.

    With your { $silver } on { $at }, take the { $gold } on { $goldat }.
lesson-capture-them-all-its-blind-corner-hint-1 = Where does a { $gold } not strike? Come from there.
lesson-capture-them-all-its-blind-corner-hint-2 = Through { $via }, diagonally behind it; a { $silver } strikes backwards from there.
lesson-capture-them-all-its-blind-corner-done = Two squares behind a { $gold } are blind, and a { $silver } lives on diagonals: they were made for each other.
lesson-capture-them-all-its-blind-corner-in-front = On { $front }, diagonally before it, the { $gold } takes you. Remember which way it faces.

lesson-capture-them-all-the-soft-head-text = An enemy { $bishop } on { $bishopat }, and your { $gold } on { $at }. Take the Bishop, still without ever standing where it could take you.
lesson-capture-them-all-the-soft-head-hint-1 = A { $bishop } sees all its diagonals and nothing straight ahead.
lesson-capture-them-all-the-soft-head-hint-2 = Step to { $via }, right before its nose.
lesson-capture-them-all-the-soft-head-done = Face to face with a { $bishop }, a { $gold } has nothing to fear.
lesson-capture-them-all-the-soft-head-on-the-diagonal = { $trap } is on its diagonal: there it takes you.

lesson-capture-them-all-the-guard-first-text =
    The { $pawn } on { $pawnat } seems free for your { $rook } on { $at }. But the { $silver } on { $silverat } guards it: it would take back.

    Take them both, safely.
lesson-capture-them-all-the-guard-first-hint-1 = Who guards the guard? Nobody: begin with it.
lesson-capture-them-all-the-guard-first-hint-2 = Go aside to { $side }, and the file up to { $silverat } is open.
lesson-capture-them-all-the-guard-first-done = First the guard, then what it guarded.
lesson-capture-them-all-the-guard-first-guarded = The { $silver } takes your { $rook }: a { $pawn } was not worth that.
lesson-capture-them-all-the-guard-first-before-the-pawn = Right in front of a { $pawn }: even a { $pawn } takes a { $rook }.

lesson-capture-them-all-clean-sweep-text =
    The great clean-up: your { $rook } on { $rookat }, your { $silver } on { $silverat }, and { $n } enemy pieces.

    Take them all without ever being in danger.
lesson-capture-them-all-clean-sweep-hint-1 = The { $gold } guards the { $pawn }; nobody guards the { $gold } or the { $lance }. The { $rook } can do it alone.
lesson-capture-them-all-clean-sweep-hint-2 = Take the { $gold } on { $goldat } from the side, along its rank: but not from right beside it. The { $lance } on { $lanceat } is on that rank too.
lesson-capture-them-all-clean-sweep-done = The unguarded pieces first, and nothing left in the way: a clean sweep.
lesson-capture-them-all-clean-sweep-rook-in-danger = Your { $rook } could be taken there. Look at who strikes that square.
lesson-capture-them-all-clean-sweep-silver-in-danger = Your { $silver } could be taken there: the { $lance } sees down its whole file.

## Hanging or protected
lesson-hanging-title = Hanging or protected
lesson-hanging-summary = Count who attacks and who guards, on both sides.

lesson-hanging-a-friend-behind-text =
    Your { $silver } on { $at } is attacked by the { $bishop } on { $from }, but your { $pawn } on { $pawnat } stands behind it: if the { $bishop } takes, the { $pawn } takes back. The { $silver } is protected, or guarded.

    A piece that is attacked and that nobody protects is hanging.

lesson-hanging-who-protects-text = The Rook on { $rook } attacks your { $silver } on { $at }. Touch all the pieces of yours that protect it, that is, could take back on { $at }.
lesson-hanging-who-protects-hint-1 = Pretend an enemy piece stands on { $at }: which of yours could take it?
lesson-hanging-who-protects-hint-2 = Do not forget the one far away on { $far }, nor the jump from { $knight }.
lesson-hanging-who-protects-done = { $n } protectors against one attacker: this { $silver } sleeps soundly.
lesson-hanging-who-protects-bishop = Your Gold on { $gold } stands in the way of the Bishop on { $bishop }.
lesson-hanging-who-protects-lance = The Lance on { $lance } waits behind the Pawn on { $pawn }: it would only come next.

lesson-hanging-their-loose-pieces-text = Now your opponent’s camp. Touch the { $n } pieces that nobody protects over there.
lesson-hanging-their-loose-pieces-hint-1 = For each piece, look for a friend of its own that could take back on its square.
lesson-hanging-their-loose-pieces-hint-2 = The Knight on { $knight } is alone in its corner. And the two big ones, who guards those?
lesson-hanging-their-loose-pieces-done = Loose pieces are targets: see them, and you know what to aim at.
lesson-hanging-their-loose-pieces-pawn = The Pawn on { $pawn } is guarded by the Rook on { $rook }, along the file.
lesson-hanging-their-loose-pieces-pair = The Gold on { $gold } and the Silver on { $silver } guard each other; the big pieces watch over them too.

lesson-hanging-mine-that-hang-text = The Rook on { $rook } and the Bishop on { $bishop } are on the prowl. Touch the { $n } pieces of yours that are hanging: attacked, and protected by nobody.
lesson-hanging-mine-that-hang-hint-1 = First find what those two attack; then ask who would take back.
lesson-hanging-mine-that-hang-hint-2 = The Rook looks along its rank, up to { $pawn }; the Bishop along its diagonal, down to { $silver }.
lesson-hanging-mine-that-hang-done = Two questions for each piece: attacked? protected? Ask both before every move.
lesson-hanging-mine-that-hang-gold = The Gold on { $gold } is attacked, twice even, but your Lance on { $lance } protects it.
lesson-hanging-mine-that-hang-not-attacked = Nobody attacks this piece: alone, but in peace.

lesson-hanging-take-the-hanging-one-text =
    Your { $bishop } on { $at } attacks the { $silver } on { $silverat } and the { $knight } on { $knightat }. One of them is hanging, the other is protected.

    Take the right one.
lesson-hanging-take-the-hanging-one-hint-1 = Who stands behind each of them?
lesson-hanging-take-the-hanging-one-hint-2 = Nobody watches over { $knightat }.
lesson-hanging-take-the-hanging-one-done = A { $knight } for free. The { $silver } would have cost you the { $bishop }.
lesson-hanging-take-the-hanging-one-protected = The Pawn on { $guard } takes back: a { $bishop } for a { $silver }, no thanks.
lesson-hanging-take-the-hanging-one-nothing = There is something to be had for free: take it.

lesson-hanging-lend-a-hand-text =
    The { $rook } on { $rookat } attacks your { $silver } on { $at }: it is hanging.

    Leave it where it is, and protect it with the { $gold } on { $goldat }.
lesson-hanging-lend-a-hand-hint-1 = From which squares does a { $gold } strike { $at }?
lesson-hanging-lend-a-hand-hint-2 = From { $under }, just below, for instance.
lesson-hanging-lend-a-hand-done = Protected: if the { $rook } takes, it is lost. It will think twice.
lesson-hanging-lend-a-hand-ran = Running is possible, but here you are to hold the post: protect it.
lesson-hanging-lend-a-hand-elsewhere = And the { $silver }? It is still hanging.
lesson-hanging-lend-a-hand-looks-away = From there the { $gold } does not strike { $at }.

lesson-hanging-take-the-attacker-text =
    Your { $rook } on { $rookat } is under attack from afar, by the { $bishop } on { $at }.

    Run? There is a better answer.
lesson-hanging-take-the-attacker-hint-1 = The best defence: what if the attacker itself could be taken?
lesson-hanging-take-the-attacker-hint-2 = Your { $gold } on { $goldat } has the { $bishop } right in front of it.
lesson-hanging-take-the-attacker-done = The attacker is gone, and you hold a { $bishop }.
lesson-hanging-take-the-attacker-rook-ran = The { $rook } is safe, but you could have won a { $bishop }.
lesson-hanging-take-the-attacker-gold-passed = The { $gold } was standing before the { $bishop }: it had only to take.

lesson-hanging-with-the-least-text =
    The { $rook } on { $at } is protected by the Gold on { $gold }, yet it is worth taking. Your { $pawn }, your { $silver } and your { $bishop } all can.

    Which one should?
lesson-hanging-with-the-least-hint-1 = Whoever takes will be taken back. Whom would you miss least?
lesson-hanging-with-the-least-hint-2 = The { $pawn } on { $from }, straight ahead.
lesson-hanging-with-the-least-done = A { $rook } for a { $pawn }, even if it is taken back! When several can take, the smallest goes first.
lesson-hanging-with-the-least-silver = The Gold takes back, and you lose a { $silver } where a { $pawn } would have done.
lesson-hanging-with-the-least-bishop = The Gold takes back, and your { $bishop } changes sides. A { $pawn } could have gone.
lesson-hanging-with-the-least-nothing = A { $rook } is on offer, even at a price: take it.

lesson-hanging-which-capture-text =
    Your { $rook } on { $at } can take the Silver on { $silver }, the Knight on { $knight } or the Lance on { $lance }.

    Which capture costs you nothing?
lesson-hanging-which-capture-hint-1 = Look for the guard of each; it may be far away.
lesson-hanging-which-capture-hint-2 = Nobody can take back on { $knight }.
lesson-hanging-which-capture-done = You looked before you leapt. That alone puts you ahead of many a beginner.
lesson-hanging-which-capture-pawn-behind = The Pawn on { $pawn } takes back: even a Pawn guards.
lesson-hanging-which-capture-from-afar = The Rook on { $guard } takes back along the file: guards may stand far away.
