### Chapter 19: in the endgame it is speed that counts.
chapter-endgame-title = Endgame speed

## The threat of mate
lesson-threats-title = The threat of mate
lesson-threats-summary = Tsumero: “if you do nothing, it is mate.”

lesson-threats-what-is-a-threat-text =
    If your opponent passed, could you mate? Then you threaten mate: that is a tsumero. Here the Pawn on { $pawn } and the Gold in hand threaten { $drop }.

    A tsumero forces your opponent to answer; a move that threatens nothing gives away a tempo, that is, a free move.

lesson-threats-is-it-a-threat-text =
    A { $silver } in hand instead of a Gold; your Pawn is on { $pawn }, the King on { $king }.

    Do you threaten mate next move?
lesson-threats-is-it-a-threat-hint-1 = Try it in your mind, on the head.
lesson-threats-is-it-a-threat-hint-2 = On { $head } a { $silver } leaves { $way } free, beside itself.
lesson-threats-is-it-a-threat-done = No: without a Gold one square is missing. Count it before you claim a threat.
lesson-threats-is-it-a-threat-yes = On { $head } it is check, but the King slips out by { $way }.

lesson-threats-make-one-text =
    The King is on { $king }, your { $pawn } on { $at }, a { $gold } in hand.

    With one move, threaten mate.
lesson-threats-make-one-hint-1 = Keep the { $gold } for the mate itself.
lesson-threats-make-one-hint-2 = The { $pawn } to { $to }.
lesson-threats-make-one-done = One step of a Pawn, and your opponent has to answer.
lesson-threats-make-one-spent = With the { $gold } dropped, nothing is left to mate with.
lesson-threats-make-one-slow = That threatens nothing.

lesson-threats-which-threatens-text = King on { $king }, a Gold and a Silver in hand. Only one of these moves threatens mate at once.
lesson-threats-which-threatens-hint-1 = After the move, where would the Gold fall?
lesson-threats-which-threatens-hint-2 = The Pawn to { $one }, before the King.
lesson-threats-which-threatens-done = The right move prepares the square on the head.
lesson-threats-which-threatens-tokin = On { $two } a Tokin is a fine thing, but too far: no mate next move.
lesson-threats-which-threatens-silver = On { $three } the Silver is on the other side: the King has the whole edge.

lesson-threats-parry-it-text =
    The other way round: the { $pawn } on { $pawnat } and a Gold in hand threaten your { $king } on { $at }.

    Parry.
lesson-threats-parry-it-hint-1 = Run, take the square of the mate, or take the Pawn?
lesson-threats-parry-it-hint-2 = The Gold on { $head }, for instance, where your opponent wanted to put one.
lesson-threats-parry-it-done = A simple tsumero can be parried; the best parry makes a threat in its turn.
lesson-threats-parry-it-ignores = The Gold is spent elsewhere, and the threat remains: you are mated.

lesson-threats-parry-with-check-text =
    The same threat, but you have a { $rook } on { $at }.

    Parry it while giving check: the threat is gone, and your opponent has to answer again.
lesson-threats-parry-with-check-hint-1 = Remove the guard of the square of the mate.
lesson-threats-parry-with-check-hint-2 = Take on { $target }.
lesson-threats-parry-with-check-done = To parry with check is to win a whole move.
lesson-threats-parry-with-check-check-only = Check, but the threat is still there afterwards.
lesson-threats-parry-with-check-ignores = You are mated next move.

## Who is faster?
lesson-faster-title = Who is faster?
lesson-faster-summary = Mate, threat, and the threat without a parry.

lesson-faster-mate-first-text =
    Your opponent threatens mate, and your King has no time left. But it is your move, and the enemy King is on { $king }, your { $dragon } on { $at }, a Tokin on { $tokin }.

    Mate first: five moves of both players, each of yours with check.
lesson-faster-mate-first-hint-1 = Before you parry, always look for your own mate.
lesson-faster-mate-first-hint-2 = Take the Gold on { $first }: it will serve at the end, on { $last }.
lesson-faster-mate-first-done = You were the faster one, by a single move.
lesson-faster-mate-first-no-check = Without a check, you are mated.
lesson-faster-mate-first-wrong = Check, but the King gets away, and then you are mated.

lesson-faster-without-a-parry-text =
    A threat that nothing parries is called hisshi.

    Here there is no mate yet against the King on { $king }. The Silver on { $drop }, with the Tokin on { $tokin }, threatens from all sides: whatever your opponent plays, the Gold falls and it is mate. No check needed.

lesson-faster-tie-the-knot-text =
    Your turn: the King is in the corner, { $king }, your { $pawn } on { $at }, a { $gold } and a { $silver } in hand.

    Play a hisshi.
lesson-faster-tie-the-knot-hint-1 = Keep the { $gold } for the end: the { $silver } spreads the net.
lesson-faster-tie-the-knot-hint-2 = The { $silver } on { $drop }, two steps from the corner.
lesson-faster-tie-the-knot-done = Hisshi! Unless your opponent can mate you at once, the game is won.
lesson-faster-tie-the-knot-gold = The { $gold } should have stayed in hand: the King has a parry.
lesson-faster-tie-the-knot-check = A check drives the King out. A hisshi is in no hurry.
lesson-faster-tie-the-knot-other = A parry is left.

lesson-faster-a-threat-or-a-knot-text =
    Your Pawn goes from { $from } to { $to } and threatens mate to the King on { $king }.

    Is it a hisshi, a threat without a parry?
lesson-faster-a-threat-or-a-knot-hint-1 = Has the King any air around it?
lesson-faster-a-threat-or-a-knot-hint-2 = From { $king } the King has room on both sides.
lesson-faster-a-threat-or-a-knot-done = No: a threat, but the King walks off along the edge. A threat can be parried, a hisshi cannot.
lesson-faster-a-threat-or-a-knot-yes = Let the King move: it steps aside, and there is no mate any more.

lesson-faster-five-moves-bishop-text = A tsume in five moves: King on { $king }, your { $horse } far away on { $at }, a Gold in hand.
lesson-faster-five-moves-bishop-hint-1 = A big piece may give itself up to win a Gold.
lesson-faster-five-moves-bishop-hint-2 = The { $horse } takes on { $first }. After that you know the ending: { $next }, then { $last }.
lesson-faster-five-moves-bishop-done = Mate in five! A mate in three that you know was hidden in it.
lesson-faster-five-moves-bishop-gold = You need one Gold more: fetch it first.
lesson-faster-five-moves-bishop-no-check = Each move gives check.

lesson-faster-five-moves-two-horses-text = The last one: the King on { $king }, your { $horse } on { $at }, your Bishop on { $bishop }, nothing in hand. Mate in five.
lesson-faster-five-moves-two-horses-hint-1 = First push the King back, then win the Gold.
lesson-faster-five-moves-two-horses-hint-2 = The { $horse } to { $first }; the Bishop gives itself up on { $give }; the Gold on { $last }.
lesson-faster-five-moves-two-horses-done = Mate! You read five moves. In the endgame nobody will catch you easily.
lesson-faster-five-moves-two-horses-no-check = Each move gives check.
lesson-faster-five-moves-two-horses-other = Check, but no mate in five that way.

## The only defence
lesson-only-defence-title = The only defence
lesson-only-defence-summary = Mate is threatened: find what stops it.

lesson-only-defence-step-aside-text =
    Your { $king } on { $at } has nothing in hand. With the { $pawn } on { $pawnat }, a Gold dropped on { $drop } would mate you.

    Find a move after which there is no mate.
lesson-only-defence-step-aside-hint-1 = If you can’t guard the square of the mate, don’t stay in front of it.
lesson-only-defence-step-aside-hint-2 = Move the King from { $at }.
lesson-only-defence-step-aside-done = The King itself is a defender: it parries by leaving.
lesson-only-defence-step-aside-silver = From there the { $silver } of { $silverat } does not guard { $drop }: the Gold mates.

lesson-only-defence-shut-the-door-text =
    The { $tokin } on { $tokinat } and a Gold in your opponent’s hand threaten mate on { $mate }. You hold a { $silver }.

    Find a defence that also holds next move.
lesson-only-defence-shut-the-door-hint-1 = Running is only good if you can run on.
lesson-only-defence-shut-the-door-hint-2 = Put the { $silver } on the square that your opponent wants: { $mate }.
lesson-only-defence-shut-the-door-done = The { $silver } close to the King holds; running would have lost a move later.
lesson-only-defence-shut-the-door-run = On { $run } you escape for one move only: the mate follows in three.
lesson-only-defence-shut-the-door-under = On { $wrong } the Gold mates at once: the Tokin guards it.
lesson-only-defence-shut-the-door-far = Too far: from there the { $silver } guards none of the squares around your { $king } that matter.

lesson-only-defence-four-ways-text =
    The { $tokin } on { $tokinat } wants company on { $mate }: a Silver dropped there would be mate. You have a Pawn in hand.

    Several defences hold. Find one.
lesson-only-defence-four-ways-hint-1 = Block the square, guard it, or leave.
lesson-only-defence-four-ways-hint-2 = The { $gold } of { $goldat } to { $guard }, or your Pawn on { $mate }.
lesson-only-defence-four-ways-done = Block, guard, leave: three ways to parry, and often one of them is free.
lesson-only-defence-four-ways-knight = The { $knight } jumps away: it guards nothing near the King.
lesson-only-defence-four-ways-gold = From there the { $gold } does not guard { $mate }.
lesson-only-defence-four-ways-pawn = A Pawn there is in nobody’s way.
