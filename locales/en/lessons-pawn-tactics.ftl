### Chapter 15: the smallest piece, and all that it can do.
chapter-pawn-tactics-title = Pawn tactics

## Strike, dangle
lesson-strike-and-dangle-title = Strike, dangle
lesson-strike-and-dangle-summary = A Pawn given is often worth two.

lesson-strike-and-dangle-a-word-for-each-text =
    “Without Pawns, no shogi,” says the proverb. Striking: putting a Pawn on a piece’s head. Dangling: putting it where it will promote next move.

    Here a Pawn dangling on { $drop } threatens to become a Tokin on { $next }. The { $gold } on { $goldat } has to leave its post to take it.

lesson-strike-and-dangle-strike-the-gold-text =
    The { $gold } on { $at } shields its King. Your Rook on { $rook } looks at it.

    Strike it on the head (tataki).
lesson-strike-and-dangle-strike-the-gold-hint-1 = Right before it: whether it takes or retreats, it leaves its place.
lesson-strike-and-dangle-strike-the-gold-hint-2 = On { $to }.
lesson-strike-and-dangle-strike-the-gold-done = If it takes, the Rook takes a Gold for a { $pawn }.
lesson-strike-and-dangle-strike-the-gold-takes = The King takes back: a Rook for a Gold.
lesson-strike-and-dangle-strike-the-gold-elsewhere = From there the { $pawn } does not strike the { $gold }.

lesson-strike-and-dangle-strike-the-soft-head-text =
    The { $bishop }’s head is soft: it does not strike straight ahead.

    The one on { $at } has your Lance on { $lance } in front of it. Strike it with a Pawn that the Lance guards.
lesson-strike-and-dangle-strike-the-soft-head-hint-1 = Straight ahead it sees nothing.
lesson-strike-and-dangle-strike-the-soft-head-hint-2 = On { $to }, guarded by the Lance.
lesson-strike-and-dangle-strike-the-soft-head-done = A big piece chased by the smallest: the Pawn at its best.
lesson-strike-and-dangle-strike-the-soft-head-lance = The Lance is the guard: strike with the Pawn in hand.
lesson-strike-and-dangle-strike-the-soft-head-elsewhere = From there it does not strike the { $bishop }.

lesson-strike-and-dangle-dangle-text = Dangle a { $pawn } on file 3 (tarefu): just outside the zone, so that next move it goes in and turns over, on { $next }.
lesson-strike-and-dangle-dangle-hint-1 = The zone is three ranks deep. A Pawn dropped inside would still have to move to turn over.
lesson-strike-and-dangle-dangle-hint-2 = On { $to }.
lesson-strike-and-dangle-dangle-done = And the Tokin on { $next } will be far from the Gold on { $gold }. A dangling Pawn demands an answer.
lesson-strike-and-dangle-dangle-too-deep = On { $deep }, for one, it would promote as well, but closer to the guards: the square just outside the zone is asked for.
lesson-strike-and-dangle-dangle-too-far = Too far, or on another file: it would not go in at the right place.

lesson-strike-and-dangle-the-tokin-attack-text =
    A Tokin moves as a Gold does, but when it is taken it gives back a mere Pawn. Yours is on { $at }.

    Which move gains something?
lesson-strike-and-dangle-the-tokin-attack-hint-1 = It strikes beside itself too.
lesson-strike-and-dangle-the-tokin-attack-hint-2 = The { $gold } on { $goldat }.
lesson-strike-and-dangle-the-tokin-attack-done = A Gold for nothing; and even guarded it would have cost a mere Pawn.
lesson-strike-and-dangle-the-tokin-attack-near = On { $near } it gets taken.
lesson-strike-and-dangle-the-tokin-attack-quiet = Nothing to take over there.

lesson-strike-and-dangle-join-text =
    Joining (awase): putting a Pawn nose to nose with an enemy Pawn, backed from behind. The enemy Pawn is on { $at }, your Rook on { $rook }.

    Join.
lesson-strike-and-dangle-join-hint-1 = Nose to nose: right below.
lesson-strike-and-dangle-join-hint-2 = On { $to }.
lesson-strike-and-dangle-join-done = If it is taken, the Rook takes back and is well posted; if not, you take.
lesson-strike-and-dangle-join-takes = Good too, but join with the Pawn in hand.
lesson-strike-and-dangle-join-elsewhere = Not nose to nose, or too far.

## Follow up, hold, bar
lesson-more-pawns-title = Follow up, hold, bar
lesson-more-pawns-summary = One Pawn after another, and a Pawn that guards.

lesson-more-pawns-give-then-strike-text =
    Following up (tsugifu): one Pawn given, then another over it.

    Give the one on { $from } to the Pawn on { $theirs }, then strike the { $gold } on { $goldat }.
lesson-more-pawns-give-then-strike-hint-1 = One Pawn a file: get rid of the first one beforehand.
lesson-more-pawns-give-then-strike-hint-2 = Push to { $push }; the enemy Pawn takes; drop on { $to }.
lesson-more-pawns-give-then-strike-done = The first Pawn opened the file, the second strikes.
lesson-more-pawns-give-then-strike-nifu = Two Pawns: yours on { $from } is still on the file.
lesson-more-pawns-give-then-strike-rook = Pawns first, the Rook later.

lesson-more-pawns-rock-bottom-text =
    The { $rook } on { $at } sweeps your last rank and attacks the Silver on { $silver }.

    Bar its way with a Pawn dropped at the very bottom (sokofu).
lesson-more-pawns-rock-bottom-hint-1 = On your last rank, where somebody guards it.
lesson-more-pawns-rock-bottom-hint-2 = On { $to }, under the Gold on { $gold }.
lesson-more-pawns-rock-bottom-done = A bottom Pawn under a Gold is “harder than rock”, the proverb says: the Gold guards it.
lesson-more-pawns-rock-bottom-in-front = It does not bar the rank.
lesson-more-pawns-rock-bottom-other = The rank is still open.

lesson-more-pawns-stop-the-lance-text =
    The { $lance } on { $at } gives check. Three ways to come between.

    Which costs least in the end?
lesson-more-pawns-stop-the-lance-hint-1 = Put a Pawn where you can take back.
lesson-more-pawns-stop-the-lance-hint-2 = On { $near }, guarded by the Gold on { $gold }.
lesson-more-pawns-stop-the-lance-done = If it takes, you take back a { $lance } for a Pawn.
lesson-more-pawns-stop-the-lance-far = On { $far } nobody guards it: it takes for nothing, and checks again.
lesson-more-pawns-stop-the-lance-gold = A Gold is put at risk where a Pawn will do.

lesson-more-pawns-shut-the-bishop-text =
    An enemy { $bishop } has settled on { $at }, straight above your Gold on { $gold }.

    Strike it from below.
lesson-more-pawns-shut-the-bishop-hint-1 = Your Pawns go up: from where do they attack it?
lesson-more-pawns-shut-the-bishop-hint-2 = On { $to }.
lesson-more-pawns-shut-the-bishop-done = Guarded by the Gold, the Pawn chases it: the enemy { $bishop }’s soft head faces you.
lesson-more-pawns-shut-the-bishop-elsewhere = From there the Pawn does not attack it.
lesson-more-pawns-shut-the-bishop-other = The { $bishop } stays where it is.

lesson-more-pawns-lure-with-a-pawn-text =
    A mate you know: the King on { $king }, its { $silver } on { $at }. A Pawn dropped in the right place.

    Mate in three, without help.
lesson-more-pawns-lure-with-a-pawn-hint-1 = The cheapest first.
lesson-more-pawns-lure-with-a-pawn-hint-2 = The Pawn on { $drop }, then the { $gold } on { $last }.
lesson-more-pawns-lure-with-a-pawn-done = To strike is also to lure.
lesson-more-pawns-lure-with-a-pawn-gold-first = The { $silver } takes the { $gold }: a Pawn would have lured it.
lesson-more-pawns-lure-with-a-pawn-no-check = That is not check.

lesson-more-pawns-which-pawn-text =
    The King is guarded on one side only. Three Pawns to choose from: strike the Gold on { $strike }, check on { $head }, dangle on { $dangle }.

    Which one will promote before anything can take it?
lesson-more-pawns-which-pawn-hint-1 = Far from the guards.
lesson-more-pawns-which-pawn-hint-2 = On { $dangle }, towards { $next }.
lesson-more-pawns-which-pawn-done = The bare side, always: where it cannot be taken, a Pawn is frightening.
lesson-more-pawns-which-pawn-strike = The Gold on { $gold } takes it.
lesson-more-pawns-which-pawn-head = The King or the Gold takes it.
