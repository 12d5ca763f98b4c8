### Chapter 13: what the pieces are worth, and who wins an exchange.
chapter-exchange-title = Values and exchanges

## What a piece is worth
lesson-values-title = What a piece is worth
lesson-values-summary = Numbers to compare with, not to obey.

lesson-values-in-pawns-text =
    Let us count in Pawns: { $pawn } { $p }, { $lance } { $l }, { $knight } { $n }, { $silver } { $s }, { $gold } { $g }, { $bishop } { $b }, { $rook } { $r }.

    Each book has its own numbers; the order is the same everywhere. At the end of a game, speed counts for more.

lesson-values-add-up-text = An enemy { $rook }, { $gold } and { $pawn }: what are they worth together?
lesson-values-add-up-hint-1 = Ten, six and one.
lesson-values-add-up-hint-2 = Begin with the { $rook } on { $one }, ten by itself.
lesson-values-add-up-done = { $n } Pawns: far more than their number suggests.
lesson-values-add-up-pieces = That is the number of pieces: what are they worth?
lesson-values-add-up-short = You left out the { $gold }.

lesson-values-two-for-one-text =
    A { $gold } and a { $silver } of yours, against a { $rook } worth { $r }.

    What are your two pieces worth together?
lesson-values-two-for-one-hint-1 = Six and five.
lesson-values-two-for-one-hint-2 = The { $gold } is worth one more than the { $silver }.
lesson-values-two-for-one-done = { $n }, roughly a { $rook }. Two middling pieces for a big one: an exchange to think about.
lesson-values-two-for-one-rook = That is what the { $rook } is worth.
lesson-values-two-for-one-golds = That would be two Golds.

## Count before you take
lesson-count-first-title = Count before you take
lesson-count-first-summary = So many attackers, so many defenders.

lesson-count-first-big-takes-small-text =
    Your { $bishop } on { $from } can take the { $silver } on { $at }. The Pawn on { $pawn } guards it.

    Do you gain by it?
lesson-count-first-big-takes-small-hint-1 = What you take, less what you lose.
lesson-count-first-big-takes-small-hint-2 = Five for the { $silver }, eight for the { $bishop } taken back on { $at }.
lesson-count-first-big-takes-small-done = No: five for eight, you lose three Pawns.
lesson-count-first-big-takes-small-yes = The Pawn takes back: you give eight for five.

lesson-count-first-small-takes-big-text =
    This time your { $pawn } on { $from } can take the { $silver } on { $at }, guarded by the Gold on { $gold }.

    Do you gain by it?
lesson-count-first-small-takes-big-hint-1 = You will be taken back. At what price?
lesson-count-first-small-takes-big-hint-2 = A Pawn for a { $silver }, on { $at }.
lesson-count-first-small-takes-big-done = Yes: five for one. What counts is not being taken back, but what you pay with.
lesson-count-first-small-takes-big-no = The Gold will take back, true, but only a Pawn.

lesson-count-first-two-against-one-text =
    The Pawn on { $at } is attacked { $n } times, by the { $silver } on { $silverat } and the { $lance } on { $lanceat }, and guarded once, by the Gold on { $gold }.

    The { $silver } takes: do you gain in the end?
lesson-count-first-two-against-one-hint-1 = Play out the whole exchange: you, your opponent, you.
lesson-count-first-two-against-one-hint-2 = On { $at }: a Pawn, then your { $silver }, then the enemy Gold.
lesson-count-first-two-against-one-done = Yes: one and six for five. More attackers than defenders: the square is yours.
lesson-count-first-two-against-one-no = After the Gold, your { $lance } takes again.

lesson-count-first-two-against-two-text =
    Nearly the same position, but a Silver on { $second } guards { $at } too: { $n } defenders.

    Should your { $silver } still take?
lesson-count-first-two-against-two-hint-1 = Who takes last?
lesson-count-first-two-against-two-hint-2 = The Silver on { $second } takes back first; the Gold on { $gold } stays behind.
lesson-count-first-two-against-two-done = No: as many defenders as attackers, and your opponent takes last.
lesson-count-first-two-against-two-yes = Count the defenders: one is left at the end.

lesson-count-first-which-capture-pays-text =
    Three captures are possible, and a Pawn guards each piece.

    Play the only one that pays.
lesson-count-first-which-capture-pays-hint-1 = Compare the taker and the taken.
lesson-count-first-which-capture-pays-hint-2 = A { $knight } for a { $gold }: from { $at } to { $goldat }.
lesson-count-first-which-capture-pays-done = Four for six: that is all one asks of a { $knight }.
lesson-count-first-which-capture-pays-bishop = A Bishop for a { $lance }: eight for three.
lesson-count-first-which-capture-pays-even = A { $silver } for a { $silver }: you gain nothing.
lesson-count-first-which-capture-pays-quiet = This move takes nothing.

lesson-count-first-bring-one-more-text =
    One against one on { $at }: taking with the { $silver } on { $silverat } gains nothing.

    Bring help first.
lesson-count-first-bring-one-more-hint-1 = Who can come and look at { $at } in one move?
lesson-count-first-bring-one-more-hint-2 = The { $rook } on { $rookat }, to { $to }.
lesson-count-first-bring-one-more-done = Two against one: next move you win the square.
lesson-count-first-bring-one-more-too-early = One against one: the Gold takes back and you lose by it.
lesson-count-first-bring-one-more-elsewhere = From there nobody more looks at { $at }.

lesson-count-first-guard-it-text =
    The { $rook } on { $rookat } can take your { $silver } on { $at }, and gains by it.

    Without moving the { $silver }, make that capture a bad one.
lesson-count-first-guard-it-hint-1 = It is enough to be able to take back: a { $rook } is expensive.
lesson-count-first-guard-it-hint-2 = The { $gold } on { $goldat } to { $to }.
lesson-count-first-guard-it-done = Five for ten: it will not take. One guard is enough against a big piece.
lesson-count-first-guard-it-run = Guard it, rather than run.
lesson-count-first-guard-it-away = From there the { $gold } does not guard { $at }.

lesson-count-first-enough-guards-text = Before you take the Pawn on { $at }: touch the pieces of yours that attack it right now.
lesson-count-first-enough-guards-hint-1 = Those that see the square with nothing in between.
lesson-count-first-enough-guards-hint-2 = The Pawn on { $pawn } and the Silver on { $silver }.
lesson-count-first-enough-guards-done = { $n } against { $d }: the enemy Knight on { $jumper }. And the Lance waits behind the Pawn: it would count third.
lesson-count-first-enough-guards-lance = The Lance on { $lance } is behind the Pawn: it comes next.
lesson-count-first-enough-guards-bishop = The Silver on { $silver } blocks the diagonal of the Bishop on { $bishop }.
lesson-count-first-enough-guards-theirs = That one is your opponent’s.

lesson-count-first-the-cheapest-first-text =
    The { $silver } on { $at } is attacked by your { $gold } on { $goldat } and your { $lance } on { $lanceat }, and guarded by the Gold on { $guard }. You gain either way.

    But who should take first?
lesson-count-first-the-cheapest-first-hint-1 = The first to take may be taken back.
lesson-count-first-the-cheapest-first-hint-2 = The { $lance } on { $lanceat }.
lesson-count-first-the-cheapest-first-done = The cheapest first: if your opponent takes back, you win a Gold for a { $lance }.
lesson-count-first-the-cheapest-first-gold = It pays, but if your opponent takes back you lose a Gold instead of a { $lance }.

## How many?
lesson-how-many-title = How many attackers?
lesson-how-many-summary = Before any exchange: count who looks at the square.

lesson-how-many-touch-the-attackers-text =
    Your { $silver } on { $at } stands in the middle of the fight.

    Touch every enemy piece that attacks it right now.
lesson-how-many-touch-the-attackers-hint-1 = Go round the square: straight ahead, the diagonals, then the Knight’s jumps.
lesson-how-many-touch-the-attackers-hint-2 = The Pawn on { $pawn }, the Knight on { $knight }, and from far away { $bishop }.
lesson-how-many-touch-the-attackers-done = { $n } attackers. The Lance on { $lance } only comes into play once the Pawn has gone.
lesson-how-many-touch-the-attackers-behind = The Lance on { $lance } is stopped by its own Pawn on { $pawn }.
lesson-how-many-touch-the-attackers-beside = The Silver on { $other } steps one square, straight ahead or diagonally: { $at } is too far.

lesson-how-many-count-your-guards-text = And how many pieces of yours guard { $at }: how many could take back there right now?
lesson-how-many-count-your-guards-hint-1 = A guard of the square is a piece of yours that could go there; a piece behind another one waits its turn.
lesson-how-many-count-your-guards-hint-2 = The Pawn on { $pawn }, the Gold on { $gold }, the Knight on { $knight }, and one that comes from { $bishop }.
lesson-how-many-count-your-guards-done = { $n }. The Rook on { $rook } would be one more as soon as the Pawn has moved.
lesson-how-many-count-your-guards-rook = The Rook on { $rook } stands behind your Pawn: it does not reach { $at } yet.
lesson-how-many-count-your-guards-far = One guards from far away, along a diagonal.

lesson-how-many-and-his-text = The same fight, seen from the other side: how many enemy pieces attack { $at } right now?
lesson-how-many-and-his-hint-1 = Only those that could take at once.
lesson-how-many-and-his-hint-2 = The Pawn on { $pawn }, the Knight on { $knight }: and what looks along the diagonal from { $bishop }?
lesson-how-many-and-his-done = { $n } against { $mine }: you take last, so your opponent had better stay away.
lesson-how-many-and-his-lance = The Lance on { $lance } waits behind its Pawn: it does not count yet.
lesson-how-many-and-his-bishop = The Bishop on { $bishop } sees the square, too.

lesson-how-many-what-is-on-offer-text =
    Your opponent offers a { $bishop } on { $at } and a { $silver } on { $silverat } for pieces of yours worth { $mine } Pawns.

    What are these two pieces worth together?
lesson-how-many-what-is-on-offer-hint-1 = A Bishop is eight.
lesson-how-many-what-is-on-offer-hint-2 = Eight for { $at }, five for { $silverat }.
lesson-how-many-what-is-on-offer-done = { $n } against { $mine }: on paper the exchange is good for you. Then look at the Kings.
lesson-how-many-what-is-on-offer-mine = That is what your own pieces are worth.
lesson-how-many-what-is-on-offer-gold = That would be a Bishop and a Gold.
