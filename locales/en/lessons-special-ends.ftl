### Chapter 20: rare endings that one should have seen once.
chapter-special-ends-title = Special ends

## Repeating, or having no move
lesson-repetition-title = Repeating, or having no move
lesson-repetition-summary = Sennichite, perpetual check, illegal moves.

lesson-repetition-four-times-text = Nobody wants to go forward: your Gold on { $mine } and the one on { $theirs } come and go. When the same position appears for the fourth time, with the same player to move and the same pieces in hand, it is sennichite: the game is played again, with Sente and Gote swapped.

lesson-repetition-always-check-text =
    One exception: if the repetition comes from one side giving check with each move, that side loses. This is perpetual check.

    Your { $rook } goes from { $from } to { $to } and turns over, next to the King on { $king }. Does a move like that count as a check?
lesson-repetition-always-check-hint-1 = Does it attack the King?
lesson-repetition-always-check-hint-2 = From { $to } it touches { $king }.
lesson-repetition-always-check-done = Yes. If you give one with each move and the position comes back four times, change: it is up to you to vary.
lesson-repetition-always-check-no = From { $to } the piece strikes the square beside it.

lesson-repetition-vary-and-win-text =
    Your { $rook } on { $at } has given check on { $check1 } three times already, and you are going round in circles. It is up to you to vary, or you lose.

    You have a Gold in hand, and a Pawn on { $pawn }: mate the King on { $king }.
lesson-repetition-vary-and-win-hint-1 = The Pawn guards a square, the { $rook } a rank.
lesson-repetition-vary-and-win-hint-2 = The Gold on { $drop }.
lesson-repetition-vary-and-win-done = Mate! Whoever has something better does not repeat.
lesson-repetition-vary-and-win-again = The same check again: the fourth time, you have lost.
lesson-repetition-vary-and-win-no-check = That is not check.

lesson-repetition-no-move-left-text =
    Whoever has not a single legal move left has lost, check or no check. (In chess that would be a draw.)

    Your King on { $king } is all you have. How many squares are left to it, with the Gold on { $gold } near?
lesson-repetition-no-move-left-hint-1 = The enemy Gold strikes ahead of itself, downwards, and sideways.
lesson-repetition-no-move-left-hint-2 = { $free } is left.
lesson-repetition-no-move-left-done = Just one: it can still move. But were that gone, the game would be over.
lesson-repetition-no-move-left-none = Look beside the King, on its own rank: the Gold does not strike that far.
lesson-repetition-no-move-left-two = The Gold strikes two of the three squares around.

lesson-repetition-which-loses-text =
    In an official game an illegal move loses at once. Three ideas: drop a Pawn on { $drop }, or on { $nifu }, or step from { $gold } to { $step } with the pinned Gold.

    Which one would lose the game?
lesson-repetition-which-loses-hint-1 = The most frequent fault of all, even among professionals.
lesson-repetition-which-loses-hint-2 = The file of { $nifu } has your Pawn on { $pawn } already.
lesson-repetition-which-loses-done = Nifu! Before you drop a Pawn, look along the whole file.
lesson-repetition-which-loses-drop = No Pawn of yours on that file: it is legal.
lesson-repetition-which-loses-pinned = It stays on the file of the pin: that is legal.

lesson-repetition-another-that-loses-text =
    Your King on { $king } is in check from the Rook on { $rook }. Carried away by the attack, you put a Pawn on { $drop }…

    For what reason is it illegal, before any other?
lesson-repetition-another-that-loses-hint-1 = What had to be done before anything else?
lesson-repetition-another-that-loses-hint-2 = The Rook on { $rook } aims at { $king }.
lesson-repetition-another-that-loses-done = The check comes first: forget it and you lose, even in the middle of a triumph.
lesson-repetition-another-that-loses-mate = You are in check: that counts first.
lesson-repetition-another-that-loses-dead = From there a Pawn still has a square ahead.

## The entering King
lesson-entering-king-title = The entering King
lesson-entering-king-summary = When both Kings have crossed, points are counted.

lesson-entering-king-in-their-camp-text =
    Nearly all pieces strike forwards: a { $king } that has entered the enemy camp, here on { $at }, can hardly be mated any more.

    If both Kings have entered, it is an impasse (jishōgi): points are counted. Rook and Bishop, promoted or not, are 5; all others 1; the King nothing. What counts are your pieces in the { $n } squares of the zone, and your hand.

lesson-entering-king-walk-in-text = Go in: bring your { $king } from { $at } to the star on { $star }, between your Pawns on { $one } and { $two }.
lesson-entering-king-walk-in-hint-1 = Straight on.
lesson-entering-king-walk-in-hint-2 = Two steps, up to { $star }.
lesson-entering-king-walk-in-done = The third rank is the zone already: you are in.
lesson-entering-king-walk-in-far = One step at a time.

lesson-entering-king-count-your-points-text = How many points do you have on the board? Your hand is empty.
lesson-entering-king-count-your-points-hint-1 = Five for a big piece, one for a small one, nothing for the King, and nothing outside the zone.
lesson-entering-king-count-your-points-hint-2 = The Dragon on { $rook } is 5; the Pawn on { $out } does not count.
lesson-entering-king-count-your-points-done = { $n }: five and three.
lesson-entering-king-count-your-points-flat = The Dragon counts five, not one.
lesson-entering-king-count-your-points-all = The Pawn on { $out } is outside the zone.

lesson-entering-king-with-your-hand-text = The same position, with a Bishop, a Gold and a Pawn in hand. How many points?
lesson-entering-king-with-your-hand-hint-1 = The hand counts in full.
lesson-entering-king-with-your-hand-hint-2 = Add five, one and one; { $out } still does not count.
lesson-entering-king-with-your-hand-done = { $n }. The hand is nowhere, and counts everywhere.
lesson-entering-king-with-your-hand-one-each = The Bishop counts five, in hand as on the board.
lesson-entering-king-with-your-hand-half = Some are missing: count every piece in hand.

lesson-entering-king-take-the-right-one-text =
    You count { $silver } and { $gold }: two points. A { $bishop } is lying about on { $target }, a { $knight } near the { $gold }.

    Take what brings most.
lesson-entering-king-take-the-right-one-hint-1 = Who can take by going back diagonally?
lesson-entering-king-take-the-right-one-hint-2 = The { $silver } on { $at } takes on { $target }.
lesson-entering-king-take-the-right-one-done = Five points at one stroke: in a race for points the big pieces decide.
lesson-entering-king-take-the-right-one-nothing = There were five points to take.

lesson-entering-king-is-it-enough-text =
    Among professionals each needs 24 points, or loses. In amateur tournaments one may declare: Sente needs 28 points, Gote 27, ten pieces in the zone, and no check.

    How many have you?
lesson-entering-king-is-it-enough-hint-1 = Four big pieces, and the small ones.
lesson-entering-king-is-it-enough-hint-2 = The Dragons on { $one } and { $two }, the two Bishops in hand: twenty already.
lesson-entering-king-is-it-enough-done = { $n }: enough for Gote; Sente is a point short, and there are only nine pieces in the zone. Count before you declare!
lesson-entering-king-is-it-enough-big = The Bishops in hand count five each.
lesson-entering-king-is-it-enough-short = Count the small ones again, one by one.

lesson-entering-king-his-points-text = Now it is your opponent’s King that has come in, on { $king }, into your camp. How many points does your opponent have there? The hand is empty.
lesson-entering-king-his-points-hint-1 = The same count for both: five for a big piece, one for a small one, nothing for the King.
lesson-entering-king-his-points-hint-2 = The { $dragon } on { $one } and the { $horse } on { $two } make ten; add the small ones.
lesson-entering-king-his-points-done = { $n }. Count your opponent’s points as well as yours before you race.
lesson-entering-king-his-points-king = The King itself counts nothing.
lesson-entering-king-his-points-flat = That is the number of pieces: the big ones count five each.

lesson-entering-king-just-outside-text = Your { $dragon } is on { $out }, and you have a Bishop in hand. How many points are yours right now?
lesson-entering-king-just-outside-hint-1 = On the board, only what stands in the zone counts; in hand, everything.
lesson-entering-king-just-outside-hint-2 = { $out } is on the fourth rank: outside. The Bishop in hand counts five.
lesson-entering-king-just-outside-done = { $n }: one step forward would bring the { $dragon } in, and five points with it.
lesson-entering-king-just-outside-outside = The { $dragon } on { $out } is still outside the zone.
lesson-entering-king-just-outside-hand = The Bishop in hand counts five.

lesson-entering-king-enough-to-declare-text = The { $horse } is on { $at }, two Rooks and four Pawns are in your hand. You are Sente. How many points?
lesson-entering-king-enough-to-declare-hint-1 = Three big pieces, and all the small ones, in the zone and in hand.
lesson-entering-king-enough-to-declare-hint-2 = Fifteen for the { $horse } on { $at } and the two Rooks; then one for each small piece.
lesson-entering-king-enough-to-declare-done = { $n }: exactly what Sente needs, with ten pieces in the zone. Now you may declare.
lesson-entering-king-enough-to-declare-king = You counted the King: it is worth nothing here.
lesson-entering-king-enough-to-declare-rooks = The Rooks in hand count five each.
