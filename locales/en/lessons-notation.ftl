### Chapter 11: reading squares and moves, in Japanese and in Western style.
chapter-notation-title = Notation

## Reading a square
lesson-read-a-square-title = Reading a square
lesson-read-a-square-summary = Two signs, always the file first.

lesson-read-a-square-three-ways-text =
    Your Pawn goes from { $from } to { $to }. That square has three names in books: { $kanji } in Japanese, { $figures } or { $letters } elsewhere.

    The file always comes first, counted from the right; then the rank, counted from the top: 一 二 三 四 五 六 七 八 九, or 1 to 9, or a to i.

lesson-read-a-square-in-figures-text = Touch the square { $asked }.
lesson-read-a-square-in-figures-hint-1 = The first figure counts the files from the right.
lesson-read-a-square-in-figures-hint-2 = File 3, rank 4: { $at }.
lesson-read-a-square-in-figures-done = File, then rank.
lesson-read-a-square-in-figures-swapped = That is { $other }, { $swapped }: you read the rank first.
lesson-read-a-square-in-figures-left = You counted the files from the left.

lesson-read-a-square-in-letters-text = The squares where the two Rooks begin: touch { $near } and { $far }.
lesson-read-a-square-in-letters-hint-1 = a is the top rank, i the bottom one.
lesson-read-a-square-in-letters-hint-2 = { $one } is near you, on the right; { $two } across the board.
lesson-read-a-square-in-letters-done = Letters run from top to bottom: h is your second rank.
lesson-read-a-square-in-letters-mirrored = That is a Bishop’s square: { $mirrored }, for one.

lesson-read-a-square-in-kanji-text = In Japanese: touch { $first }, { $second } and { $third }.
lesson-read-a-square-in-kanji-hint-1 = 一 二 三 are one, two, three strokes; 五 is the middle; 八 opens like a roof without its ridge.
lesson-read-a-square-in-kanji-hint-2 = { $one }, { $two } and { $three }.
lesson-read-a-square-in-kanji-done = The figure is the file, the kanji the rank.
lesson-read-a-square-in-kanji-swapped = The figure first: that is the file.

lesson-read-a-square-more-kanji-text = Four at once: { $first }, { $second }, { $third } and { $fourth }.
lesson-read-a-square-more-kanji-hint-1 = 六 is the sixth rank, 四 the fourth, 九 the last.
lesson-read-a-square-more-kanji-hint-2 = { $one } and { $two } in the middle; { $three } and { $four } are two corners.
lesson-read-a-square-more-kanji-done = You read squares in every script.
lesson-read-a-square-more-kanji-corner = A corner, but not that one: 一 is at the top, 九 at the bottom.
lesson-read-a-square-more-kanji-swapped = File and rank are the wrong way round.

## Reading a move
lesson-read-a-move-title = Reading a move
lesson-read-a-move-summary = Who, where to, and how.

lesson-read-a-move-a-plain-move-text =
    ▲ is Sente, △ Gote. Then the square of arrival, then the piece: { $asked }, a Pawn of Sente’s goes to { $kanji }.

    Play this move.
lesson-read-a-move-a-plain-move-hint-1 = The square of departure is not written: only one Pawn can get there.
lesson-read-a-move-a-plain-move-hint-2 = From { $from } to { $to }: here, { $mv }.
lesson-read-a-move-a-plain-move-done = Square and piece are enough, as long as only one can get there.
lesson-read-a-move-a-plain-move-mirrored = That is { $mirrored }: you counted from the left.
lesson-read-a-move-a-plain-move-other = A Pawn, yes, but another one.
lesson-read-a-move-a-plain-move-piece = 歩 is the Pawn.

lesson-read-a-move-turned-over-text =
    成 means: turning over. 不成: without turning over. In the West one writes + and =.

    Play { $asked }.
lesson-read-a-move-turned-over-hint-1 = 角 is the Bishop. Where is { $kanji }?
lesson-read-a-move-turned-over-hint-2 = The Bishop takes on { $to } and turns over: { $mv }.
lesson-read-a-move-turned-over-done = A { $horse } on { $to }. In Western writing a capture bears an x.
lesson-read-a-move-turned-over-plain = 成 was left out: the Bishop had to turn over.
lesson-read-a-move-turned-over-other = That is not the move that is written.

lesson-read-a-move-dropped-text =
    打 means: dropped. It is written only where there is a doubt; in the West a star or an apostrophe always marks it.

    Play { $asked }.
lesson-read-a-move-dropped-hint-1 = Two Bishops can come to { $kanji }. Which one is meant?
lesson-read-a-move-dropped-hint-2 = The one in hand, on { $to }.
lesson-read-a-move-dropped-done = Without 打, it is the piece on the board that moves.
lesson-read-a-move-dropped-moved = That is { $slid }, without 打: the Bishop on { $from } moved.
lesson-read-a-move-dropped-elsewhere = The square is { $kanji }, the centre.
lesson-read-a-move-dropped-other = It is a Bishop that has to come.

lesson-read-a-move-right-or-left-text =
    Two Golds can go to the same square. 右 is the one on the right, 左 the one on the left.

    Play { $asked }.
lesson-read-a-move-right-or-left-hint-1 = 金 is the Gold; 右 and 左 are seen from the player’s seat.
lesson-read-a-move-right-or-left-hint-2 = The one on { $right } goes to { $to }.
lesson-read-a-move-right-or-left-done = 右 on the right, 左 on the left, as seen by the one who plays.
lesson-read-a-move-right-or-left-left = That is the left Gold, from { $left }: 左.
lesson-read-a-move-right-or-left-other = A Gold, to { $kanji }.

lesson-read-a-move-straight-up-text =
    直 means: straight up.

    Play { $asked }.
lesson-read-a-move-straight-up-hint-1 = Which of the two need not go diagonally?
lesson-read-a-move-straight-up-hint-2 = The one on { $under }, straight to { $to }.
lesson-read-a-move-straight-up-done = 直 settles the doubt when the other would come diagonally.
lesson-read-a-move-straight-up-aslant = The one on { $aside } comes diagonally: that would be 右.
lesson-read-a-move-straight-up-other = A Gold, to { $kanji }.

lesson-read-a-move-up-back-or-across-text =
    Three more words: 上 going up, 引 going back, 寄 going sideways.

    Play { $asked }.
lesson-read-a-move-up-back-or-across-hint-1 = 銀 is the Silver. Which of the two goes back to reach { $kanji }?
lesson-read-a-move-up-back-or-across-hint-2 = The one on { $upper } goes back to { $to }.
lesson-read-a-move-up-back-or-across-done = 引, going back. For the other one 上 would have been written.
lesson-read-a-move-up-back-or-across-up = The one on { $lower } goes up: 引 was asked for.
lesson-read-a-move-up-back-or-across-other = A Silver, to { $kanji }.

lesson-read-a-move-the-same-square-text =
    You are Gote, △. 同 means: on the same square as the move before. ▲{ $kanji }歩 has just been played.

    Answer △同歩.
lesson-read-a-move-the-same-square-hint-1 = The same square as the last move, and a piece stands there: it is a capture.
lesson-read-a-move-the-same-square-hint-2 = Your { $pawn } on { $from } takes on { $at }.
lesson-read-a-move-the-same-square-done = 同 announces a capture. You can read a whole game.
lesson-read-a-move-the-same-square-other = 同: on the square of the last move.
