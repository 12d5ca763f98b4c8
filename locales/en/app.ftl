# The window and plain text: screens, buttons, marks, announcements.

app-title = Nari: learn shogi

## Rail and pages

rail-learn = Learn
rail-settings = Settings
rail-help = Keys
rail-about = About
page-close = Close

help-title = Keys
help-tab = Go to the next part of the window; the board is one part
    .key = Tab
help-arrows = Walk over the board; off its upper or lower edge, into a hand
    .key = Arrows
help-jumps = Jump to the end of a rank or a file
    .key = Home, End, Page Up, Page Down
help-enter = Choose a piece, then play it
    .key = Enter, Space
help-escape = Put the piece down, close what is open
    .key = Esc
help-question = Show or hide these keys
    .key = ?

about-title = About Nari
about-text = Nari { $version } teaches shogi, Japanese chess, without a network and without an account. Its name, 成り, is the word for promotion: what a piece does on the far side of the board, and a learner here.
about-licence-nari = Nari is free software under the MIT licence or the Apache licence 2.0, as you choose.
about-licence-slint = The window is made with Slint, under its royalty-free licence.
about-licence-fonts = The text is set in Nari Text, drawn from Inter and Noto Sans CJK; the kanji on the pieces are drawn from Noto Serif CJK. All three are under the SIL Open Font Licence 1.1.
about-licence-crates = The Rust libraries that Nari is built from are under the MIT, Apache 2.0 and similar licences.

## First start

first-start-title = Welcome to shogi
first-start-text = Three questions, and you can begin. You can change everything later in Settings.
first-start-experience = Have you played before?
    .help = The course opens at the right chapter; all the others stay open too.
first-start-new = No, never
first-start-chess = I play chess
first-start-moves = I know the moves
first-start-begin = Begin
first-start-skip = Skip

## Settings

settings-title = Settings
settings-group-looks = Language and looks
settings-group-notation = Notation
settings-group-board = On the board
settings-group-keys = Keyboard
settings-language = Language
language-french = Français
language-english = English
settings-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-pieces = Pieces
    .help = A letter helps while the kanji, the Japanese characters, are new. Real pieces carry the kanji alone.
pieces-kanji-letter = Kanji and letter
pieces-kanji = Kanji
pieces-letters = Letter
pieces-moves = Kanji and moves
settings-squares = Squares
    .help = Files are counted from the right, ranks from the top.
squares-letter = 7f
squares-digits = 76
squares-kanji = ７六
settings-moves = Moves
moves-western = P-7f
moves-japanese = ▲７六歩
settings-targets = Where the chosen piece may go
settings-pins = Padlock on pinned pieces
settings-last-move = Last move
settings-check = Ring round a King in check
settings-speed = Movement of the pieces
speed-none = None
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-letter-keys = Single-letter keys
    .help = They work while the board or the panel is active. Press ? to see them.
settings-placement = Two minutes of questions find the chapter that suits you now. What you have done stays done.
settings-data-folder = Your progress is kept in
settings-no-data-folder = Nowhere: nothing will be kept when you leave.

## Learn

learn-title = Learn shogi
learn-summary = { $total ->
        [one] { $total } step
       *[other] { $total } steps
    } · { $done } done
learn-begin = Begin here
learn-begin-button = Begin
learn-continue = Continue
learn-continue-button = Continue
learn-resume-title = Chapter { $number } · { $title }
learn-chapter = Chapter { $number }
learn-chapter-spoken = Chapter { $number }, { $title } – { $done } of { $total } steps done
learn-lesson-spoken = { $title } – { $done } of { $total } steps done, { $stars } of { $stars-total } stars
learn-nothing-found = No lesson speaks of “{ $search }”. Try the name of a piece, or a word such as check.

## Lesson

lesson-overline = Chapter { $number } · { $title }
step-todo = Step { $number } of { $total }, to do
step-current = Step { $number } of { $total }, open now
step-done = Step { $number } of { $total }, done
step-shown = Step { $number } of { $total }, shown

button-hint = Hint
button-show-me = Show me
button-undo = Undo
button-redo = Redo
button-restart = Restart
button-again = Again
button-previous = Back
button-next = Next step
button-next-lesson = Next lesson
button-next-chapter = Next chapter
button-skip = Skip this step
button-retry = Try again
button-show-why = Show why
button-hide-why = Hide it

command-hint = Hint
command-show-me = Show me the answer, after both hints
command-undo = Take the last move back
command-redo = Play it again
command-restart = Begin the step anew
command-next = Next step
command-previous = Step before
command-why-not = Show why a move was refused
command-say-square = Say this square
command-say-moves = Say where this piece may go
command-say-board = Say the whole board
command-turn-board = Turn the board

key-hint = H
key-show-me = A
key-undo = U
key-redo = R
key-restart = B
key-next = N
key-previous = P
key-why-not = W
key-say-square = S
key-say-moves = M
key-say-board = E
key-turn-board = T

status-touched = { $found } found, { $left } to go
status-answers = { $found ->
        [one] { $found } answer found
       *[other] { $found } answers found
    }, { $left } to go
status-stars = { $left ->
        [one] { $left } star left
       *[other] { $left } stars left
    } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# A step that is a game.
status-game-left = { $left ->
    [one] Your last move.
   *[other] { $left } moves left.
}
status-game-against = You play against { $opponent }.
game-good-move = A good move: { $move }.
game-not-won = Not won
game-lost-mated = Your King is mated. Take your last move back, or play again.
game-lost-no-move = You have no legal move left. Take your last move back, or play again.
game-lost-overtaken = Your opponent got there first. Take your last move back, or play again.
game-lost-moves-used = Your moves are used up. Take the last one back, or play again and look for a shorter way.
game-lost-drawn = Nobody wins: the game turned in circles. Take your last move back, or play again.
game-lost-perpetual-check = The same position for the fourth time, by checks of yours: whoever repeats checks without end loses. Take your last move back, or play again.
game-lost-declared = Your opponent’s King has entered your camp, and wins by declaring it. Take your last move back, or play again.
game-missed-at = { $move } at your move { $number }
game-missed-mates = { $count ->
    [one] You missed a mate in a single move: { $moves }.
   *[other] { $count } times you missed a mate in a single move: { $moves }.
}
status-build = { $left ->
        [one] { $left } piece to bring into place
       *[other] { $left } pieces to bring into place
    } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
status-captures = { $left ->
        [one] { $left } piece left to take
       *[other] { $left } pieces left to take
    } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

feedback-done = { $stars ->
        [3] Perfect!
        [2] Well done!
       *[other] Done!
    }
feedback-shown = This is the answer
feedback-not-yours = Not yours
feedback-not-yours-text = On { $square } stands { $piece }: it points towards you. Choose one of yours.
feedback-again = Already found
feedback-hint = Hint { $grade }
feedback-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; the fewest possible: { $least }.
feedback-wrong-move = Not this move
feedback-wrong-square = Not { $square }
feedback-wrong-choice = Not this one
feedback-price = Your opponent would answer { $move }: see it on the board.

chapter-end-all-alone = Chapter { $number } is finished: “{ $title }”. You solved everything without a mistake and without a hint: what it teaches is yours.
chapter-end-alone = Chapter { $number } is finished: “{ $title }”. You solved { $alone } of its { $total } exercises without a mistake and without a hint. The others will come with practice.
chapter-end-helped = Chapter { $number } is finished: “{ $title }”. You have been through all of its exercises. Do some of them once more in a few days: you will need less help.
chapter-end-open = You have reached the end of chapter { $number }, “{ $title }”. { $left ->
        [one] One step is still open: go back to it whenever you like.
       *[other] { $left } steps are still open: go back to them whenever you like.
    }
chapter-end-drill = “{ $title }”
chapter-end-drills = { $count ->
        [one] To practise it, open the drill { $drills }, below its lessons on the list of chapters.
       *[other] To practise it, open the drills { $drills }, below its lessons on the list of chapters.
    }
chapter-end-puzzles = { $count ->
        [one] To carry it on, one puzzle waits for you on the page “Puzzles”: “{ $length }”.
       *[other] To carry it on, { $count } puzzles wait for you on the page “Puzzles”: “{ $length }”.
    }
chapter-end-next = Next comes chapter { $number }, “{ $title }”.
chapter-end-last = That was the last chapter. From here on you learn by playing games, by solving puzzles, and by what comes back each day.

wrong-not-asked = The move is legal, but it does not do what is asked.
wrong-not-that-square = That is not one of the squares asked for.
wrong-can-be-taken = Legal, but your piece could be taken there.
wrong-gives-check = That gives check. Here your opponent does not move, so no check is allowed. Find another way.
wrong-no-check = That does not give check. A mate begins with a check.
wrong-not-mate = Check, but the King can still be saved.
wrong-no-way-left = After that move, the exercise can no longer be solved.
wrong-only-the-board = Here you play only pieces on the board; what you take stays in your hand.
wrong-not-a-choice = Pick one of the moves on offer.
wrong-is-legal = That move is legal. Look for the one that is not.
wrong-other-reason = That is not the right reason. Look at the board again.
wrong-other-answer = No. Look at the board again.
wrong-too-many = That is too many. Count again, one piece at a time.
wrong-too-few = That is too few: look again, from every side.
wrong-lets-mate = The move is legal, but your opponent mates after it. There is a better defence.
wrong-mate-sooner = The mate can’t be avoided, but after this move it comes sooner than it must.
wrong-futile-drop = A drop that is simply taken only puts the mate off; it does not count as a defence.

choice-open = { $choice }
choice-right = { $choice }: right
choice-wrong = { $choice }: not this one
choice-mine = Mine
choice-theirs = My opponent’s
choice-yes = Yes
choice-no = No
choice-number = { $number }

legend-target = legal move
legend-capture = legal capture
legend-barred = it reaches there, but may not go
legend-pinned = pinned piece
legend-check = King in check
legend-star = star to collect
legend-found = found

promotion-promote = Promote
promotion-keep = Keep

## Board

board-name = Board
board-name-small = Small board, { $files } by { $ranks }, from { $first } to { $last }
hand-you = You ({ $side })
hand-opponent = Opponent ({ $side })
sente = Sente
gote = Gote
hand-your-move = Your move
hand-empty = Nothing in hand
hand-held = In hand
button-turn-board = Turn the board

## Spoken

spoken-marked = { $place }; { $mark }
spoken-chosen = chosen
spoken-target = legal move
spoken-capture = legal capture
spoken-barred = within reach, but not legal
spoken-star = a star
spoken-found = found
spoken-missed = not this one
spoken-shown = shown
spoken-promote = Promote? It becomes { $piece }. Enter promotes, the right arrow keeps it as it is, Escape takes the move back.
spoken-keep = Keep { $piece }? Enter keeps it, the left arrow promotes, Escape takes the move back.

heard-step = { $title } – step { $number } of { $total }. { $text }
heard-chosen = You hold { $piece } on { $square }: { $count ->
        [0] it has no legal move.
        [one] { $count } legal move.
       *[other] { $count } legal moves.
    }
heard-chosen-hand = You hold { $piece }: { $count ->
        [0] it can be dropped nowhere.
        [one] it can be dropped on { $count } square.
       *[other] it can be dropped on { $count } squares.
    }
heard-released = Put down.
heard-you-played = You play { $move }.
heard-they-played = Your opponent plays { $move }.
heard-taken-back = Taken back.
heard-remark = { $title }. { $text }
heard-picked = { $choice }.
heard-shown = The answer: { $move }.
heard-success = { $title } { $text }
heard-nothing-there = { $square } is empty. Choose one of your pieces first.
heard-touched = { $square }: right.
heard-nothing = Nothing to do here.
heard-no-piece = No piece stands there.
heard-not-its-turn = It is your move: { $piece } does not move now.
heard-find-them-yourself = In this step, that is for you to find.
heard-moves = { $count ->
        [0] There is no legal move for { $piece }.
        [one] One legal move for { $piece }: { $squares }.
       *[other] { $count } legal moves for { $piece }: { $squares }.
    }
heard-piece-at = { $piece } { $square }
heard-board = You: { $mine }; { $my-hand }. Your opponent: { $theirs }; { $their-hand }.
heard-turned = The board is turned: your opponent’s side is below.
heard-turned-back = The board is turned back: your side is below.
heard-on = { $setting }: on
heard-off = { $setting }: off
heard-page-closed = Page closed

## Places

place-unknown = “{ $text }” is not a place. Places are learn, today, placement, puzzles, play, play:on, games, editor, mail, settings, lesson:NAME, drill:NAME, puzzle:NAME, game:NAME and sfen:POSITION.
place-no-lesson = There is no lesson “{ $lesson }”.
place-no-step = The lesson “{ $lesson }” has { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and no step “{ $step }”.

## The placement test
placement-title = Where to begin
placement-question = Question { $number }
placement-how = Answer as in a lesson. “I don’t know” is an answer too. Two minutes at most, and you may leave at any time.
placement-go-on = Noted. On to the next question.
placement-right = Right
# $how: what can be done.
placement-heard = Question { $number }. { $text } { $how }
# $known and $opens: "Chapter 7 · Drops"
placement-found = The course opens at “{ $opens }”: you were right as far as “{ $known }”, and your first gap came after it.
placement-begin = The course opens at “{ $opens }”: from the beginning, everything will be explained.
placement-all = You were right everywhere: choose whatever you like, or go and play. The last chapter is open.
placement-time-up = The two minutes are up.
button-placement = Where should I begin?
button-dont-know = I don’t know
button-next-question = Next question
first-start-played = Yes: two-minute test
