# Saved games: the list, replaying one, drawing a position, games by mail.

## What keeps a game from being read or written. $why has no full stop.

games-not-saved = The game “{ $name }” could not be saved ({ $why }). What was saved before is still there.
record-at = line { $line }, column { $column }: { $text }
game-fault-name = Nari could not write a file of that name
game-fault-too-large = larger than any game
game-fault-several = { $count } games in one file
game-fault-left-alone = the file there can’t be read, and is left alone

## The list

rail-games = Games
games-title = Games
games-summary = { $total ->
        [0] No game saved yet
        [one] { $total } game
       *[other] { $total } games
    }
games-found = { $found } of { $total ->
        [one] { $total } game
       *[other] { $total } games
    }
games-search = Search
    .help = Any word of names, event, dates and comments.
    .placeholder = Search games
games-none = Games that you play or bring in are kept here.
games-nothing-found = No game speaks of “{ $search }”.
games-import = Bring a game in
    .help = Paste a game in KIF, KI2, CSA, USI or SFEN, or the path of such a file.
    .placeholder = A game, or the path of a file
games-import-empty = Paste a game first, or type the path of a file.
games-import-text = This is no game: { $why }
games-import-file = { $file } can’t be brought in: { $why }
button-import = Bring it in
games-editor = Draw a position
    .help = Put any pieces anywhere, then play from there or have it solved.
games-mail = By mail
    .help = Play with somebody far away: each move is one short text, sent with whatever you both use.
games-card = { $title }. { $details }. { $result }
games-card-open = { $title }. { $details }.
games-delete = Delete { $title }
games-delete-question = Delete { $title }?
games-delete-text = It can be brought back until you leave Nari.
button-delete = Delete
button-keep-game = Keep it
games-broken = { $name }: { $why }
games-unread = The saved games can’t be read ({ $why }).
games-no-such = There is no saved game “{ $name }”.
games-deleted = “{ $name }” is deleted.
games-not-deleted = “{ $name }” could not be deleted ({ $why }).
button-restore-game = Bring it back
games-restored = “{ $name }” is back.
games-not-restored = The game could not be brought back ({ $why }).
games-imported = { $count ->
        [one] { $count } game was brought in.
       *[other] { $count } games were brought in.
    }
games-not-added = The game could not be kept ({ $why }).

games-by-mail = This game is played by mail: its moves and names stay as they were sent. Comments can be written.
told-done = Done!
told-question = One question
told-refused = Not done

## What is said of a game

game-players = { $black } – { $white }
game-joined = { $before } · { $after }
game-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
game-handicap = handicap: { $handicap }
game-from-position = from a position
game-won = { $winner } won
game-drawn = drawn

# $mover is the player who would have moved next, $other the one who moved last.
game-end-resignation = { $mover } resigns: { $other } wins.
game-end-mate = Mate: { $other } wins.
game-end-no-mate = No mate.
game-end-repetition = The same position came up four times (sennichite): nobody wins.
game-end-impasse = Neither King can be caught, and the points are even (jishōgi): nobody wins.
game-end-draw = Drawn.
game-end-move-limit = As many moves were played as were allowed: nobody wins.
game-end-interrupted = The game was broken off here.
game-end-time-up = { $mover } has no time left: { $other } wins.
game-end-declaration = { $mover } declares the entering King and wins.
game-end-foul-loss = { $mover } broke a rule: { $other } wins.
game-end-foul-win = { $other } broke a rule: { $mover } wins.
game-end-default-loss = { $mover } did not come: { $other } wins.
game-end-default-win = { $other } did not come: { $mover } wins.
game-end-other = The record ends with “{ $word }”.

## A game replayed

replay-start-row = Start
replay-start = Start · { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }
replay-move = Move { $number } of { $total }: { $move }
replay-timed = { $move } ({ $seconds } s)
replay-foul = { $move } (illegal)
replay-row = { $number }. { $move }
replay-row-commented = { $number }. { $move }, with a comment
replay-row-others = { $number }. { $move }, with { $others ->
        [one] { $others } other move
       *[other] { $others } other moves
    } in its place
replay-row-both = { $number }. { $move }, with a comment and { $others ->
        [one] { $others } other move
       *[other] { $others } other moves
    } in its place
replay-branches = What can follow
replay-main = main line
replay-variation = variation
replay-branch = { $move }, { $note }
replay-comment = Comment
    .help = Kept as you write it.
    .placeholder = Nothing written here yet
header-black = Sente
header-white = Gote
header-event = Event
header-site = Place
header-start = Date
header-end = End
header-time-limit = Time
header-opening = Opening
hand-named = { $name } ({ $side })
hand-to-move = To move
button-other-before = Other move before
button-other-after = Other move after
button-promote-line = Make this the main line
button-remove-moves = Remove from here
button-bring-back = Bring the moves back
button-play-from-here = Play from here
button-solve-from-here = Solve this position
button-edit-position = Draw from this position
heard-replayed = { $number }. { $move }, { $player }.
heard-comment = Comment: “{ $text }”.
heard-turned-side = { $side } is at the bottom now.
heard-branches = { $count } moves can follow here.

## Handing out

export-title = Hand out
export-help = A bare name becomes a file in the folder “exports” of your data folder; a whole path, a file there.
export-kifu = KIF, UTF-8 (.kifu)
export-kif = KIF, Shift-JIS (.kif)
export-ki2 = KI2 (.ki2)
export-csa = CSA (.csa)
export-usi = USI (.usi)
export-sfen = All positions, SFEN (.sfen)
export-position = This position, SFEN
export-picture = Picture of the board, SVG
export-copied = It is on the clipboard.
export-not-copied = The system’s clipboard would not take it.
export-written = Written to { $file }.
export-in-the-way = { $file } is there already. Write over it?
export-not-written = { $file } could not be written ({ $why }).
export-refused = This format can’t hold the game: { $why }.
button-replace-file = Write over it

## A position drawn

editor-title = Draw a position
editor-text = Take a piece from below and put it on as many squares as you like; or touch a piece on the board, then the square that it goes to.
editor-no-tool = Nothing is taken up.
editor-tool-piece = Taken up: { $piece }. Touch the squares where it goes.
editor-tool-carry = You carry { $piece }. Touch the square where it goes.
editor-tool-remove = Touch the pieces to take off.
editor-tool-chosen = { $tool }, taken up
editor-remove = Take off
piece-of-side = { $side }’s { $piece }
hand-of-side = { $side }’s hand: { $pieces }
hand-of-side-empty = { $side }’s hand: empty
heard-board-of-sides = Sente: { $black }; { $black-hand }. Gote: { $white }; { $white-hand }.
editor-to-move = { $side } to move
editor-sfen = SFEN
    .help = The position as one line of text; what you write here is drawn at once.
    .placeholder = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
editor-game = As a game
    .good = A game can go on from here.
    .faulty = No game can go on from here:
editor-problem = As a mate problem
    .good = It can be solved: the side to move attacks.
    .faulty = It is no mate problem:
button-turn-over = Turn it over
button-change-side = Give it to the other side
button-remove-piece = Take it off
button-clear-board = Empty board
button-start-board = Start of a game
button-save-position = Save as a game

## By mail

mail-title = By mail
mail-text = Each move is one short text. Copy it into a mail or a chat; paste the answer here. Nari sees whether anything before the new move was changed.
mail-none = No game by mail yet. Begin one, or paste the letter that you were sent.
mail-letter = The letter that came
    .help = Paste the whole mail if you like: what stands around the letter does no harm.
    .placeholder = [Nari 1 …
button-read-letter = Read it
mail-own-name = Your name
    .help = As your opponent will see it.
    .placeholder = Your name
mail-their-name = Your opponent’s name
    .help = As both of you will see it.
    .placeholder = Your opponent’s name
button-begin-first = Begin as Sente
button-begin-second = Begin as Gote
mail-card = { $title }. { $details }
mail-your-turn = your turn
mail-their-turn = your opponent’s turn
mail-overline = By mail · { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
mail-play-now = Your turn: play your move on the board.
mail-drafted = Your move is on the board. Write the letter, or take the move back.
mail-send-now = Send the letter to { $opponent }, and paste the answer here when it comes.
mail-letter-help = The letter: send it as it is, from its first bracket to its last.
button-write-letter = Write the letter
button-copy-letter = Copy the letter
button-mail-resign = Resign
button-keep-playing = Keep playing
button-replay = Look at the game
mail-written = The letter is written: send it to your opponent.
mail-new = This game by mail is kept among your games now.
mail-came = { $opponent } plays { $move }.
mail-resign-question = Resign this game? Your opponent wins it then.
mail-no-name = Type both names first.
# $why is a sentence.
mail-refused = Line { $line }: { $why }
mail-fault-no-letter = there is no letter in this text. A letter begins with [Nari and ends with [check …].
mail-fault-version = this letter comes from a newer Nari (version { $version }).
mail-fault-head = the first line of the letter is damaged. It reads like [Nari 1 K7QF2 move 3].
mail-fault-name = the name of { $side } goes here.
mail-fault-start = the position at the start is not possible: { $why }
mail-fault-move = “{ $word }” is not a move.
mail-fault-illegal = move { $number } is illegal. { $title }. { $text }
mail-fault-after-end = the game has ended before this.
mail-fault-cut-off = the letter is cut off: its last line, [check …], is missing.
mail-fault-count = the first line says { $said ->
        [one] { $said } move
       *[other] { $said } moves
    }, and there { $found ->
        [one] is { $found }
       *[other] are { $found }
    }.
mail-fault-code = the last line is damaged. It reads like [check 5T3MK-9QXAB].
mail-fault-earlier = something before the last move was changed on the way: the code does not fit. Ask for the letter again.
mail-fault-last = the last move was changed on the way: the code does not fit. Ask for the letter again.
mail-unlike-game = This letter belongs to another game. Paste it on the list of games by mail.
mail-unlike-head = The names or the start in this letter are not those of your game.
mail-unlike-move = Move { $number } in this letter is not the one that was played. The letter is refused, and your game stays as it was.
mail-unlike-nothing-new = This letter holds no new move.
mail-unlike-yours = Move { $number } in this letter would be yours, and you have not played it.

## Plain text

text-word-games = games
text-word-mail = mail
text-word-editor = editor draw
text-word-import = import
text-word-delete = delete
text-word-restore = restore
text-word-replace = overwrite
text-word-comment = comment
text-word-header = header
text-word-export = export
text-word-copy = copy
text-word-other-before = other-before
text-word-other-after = other-after
text-word-main-line = main-line
text-word-remove-moves = remove-moves
text-word-bring-back = bring-back
text-word-play-from = play-from
text-word-solve-from = solve-from
text-word-draw-from = draw-from
text-word-put = put
text-word-take-off = take-off
text-word-hold = hold
text-word-side = side
text-word-turn-over = turn-over
text-word-change-side = change-side
text-word-clear = clear
text-word-start-board = start-board
text-word-save-position = save
text-word-names = names
text-word-begin-first = begin-sente
text-word-begin-second = begin-gote
text-word-send = send
text-word-copy-letter = copy-letter
text-word-look = look
place-no-game = “{ $text }” can’t be the name of a saved game.
text-games-how = Type open game:NAME, or a number; import and a path or a game; delete and a number; search and a word; editor; mail.
text-replay-how = Type next, previous, first, last, ply and a number, or a move; 1, 2, 3 where several can follow; comment and a text; header, a number and a text; export kifu, kif, ki2, csa, usi, sfen, position or picture, and a path if you like; copy in place of export; play-from, solve-from, draw-from.
text-editor-how = Type put and a piece with a square, capitals for Sente: put +R5e, put k5a; take-off 5e; hold 2P or hold 3p; side sente or side gote; turn-over 5e; change-side 5e; clear, start-board, undo, redo; a whole SFEN; play-from, solve-from, save.
text-mail-how = Paste a letter as it came; or type names, yours and your opponent’s, parted by a comma; begin-sente or begin-gote; a number opens a game.
text-mail-game-how = Type your move, then send; copy-letter prints the letter; paste the answer as it came; resign, then yes; look shows the game.
text-export-how = Type export or copy, what, and a path if you like: kifu, kif, ki2, csa, usi, sfen, position or picture.
text-kept = Kept.
text-no-such-number = There is no number { $number } here.
text-put-how = Type put and a piece with its square, capitals for Sente: put +R5e, put k5a.
