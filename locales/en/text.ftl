# Plain text: words to type, and what is printed.

text-greeting = Nari in plain text. Type help for the commands, quit to leave. On the board, v stands before your opponent’s pieces, which point down, and + before a promoted piece, red on a real one.
text-not-understood = “{ $text }” is not a command. Type help to see them.
text-no-square = “{ $text }” is not a square. A square is a file from 1 to 9 and a rank from a to i, as in 7g.
text-no-move = “{ $text }” is not a move: { $why }
text-no-board = There is no board on this screen. Open a lesson first.
text-legal = { $move } is legal.
text-go-on = Type next to go on.
text-try-over = Your move is taken back. Type another, or board to see where you play from.
text-lit = Lit: { $squares }.
text-no-choice = There is no answer { $text }: type a number from 1 to { $last }.
text-walls = # outside the small board
text-marks = + found, - not this one, * star
text-resume = { $label }: { $title } – { $text } Type next to open it.
text-game-left = { $label }: { $title }. { $text } Type open play:on to go on.
text-open-how = Type open and the name of a lesson to open it, search and a word to look for one.
text-begin-how = Type set, the number of a question and the number of your answer; then begin.
text-set-how = Type set, the number of a setting and the number of an option: set 2 3. A switch needs its own number only.

text-word-hint = hint h
text-word-show-me = show answer
text-word-undo = undo u
text-word-redo = redo
text-word-restart = restart
text-word-next = next n skip
text-word-previous = previous back
text-word-show-why = show-why
text-word-why = why
text-word-say = say
text-word-moves = moves
text-word-read = read
text-word-board = board
text-word-text = text again
text-word-retry = retry take-back no
text-word-turn = turn
text-word-help = help ?
text-word-about = about
text-word-back = up
text-word-open = open
text-word-lang = lang language
text-word-set = set
text-word-search = search
text-word-touch = touch
text-word-begin = begin start
text-word-learn = learn lessons
text-word-settings = settings
text-word-solve = solve
text-word-stop = stop
text-word-solution = solution
text-word-defend = defend
text-word-play-on = go-on play-on
text-word-why-mate = why-mate
text-word-puzzles = puzzles problems
text-word-compose = compose
text-word-filter = filter
text-puzzles-how = Type open and the name of a puzzle to open it, filter and two numbers to choose from the rows above, solve and a position in SFEN to have it solved, compose 1, compose 3 or compose 5 for a new puzzle.
text-compose-how = Type compose and a length: compose 1, compose 3 or compose 5.
text-filter-how = On the list of puzzles, type filter, the number of a row and the number of a value: filter 1 2.
text-set-where = There is nothing to set on this screen. Type settings first.
text-word-play = play
text-word-against = against
text-test-how = Type test for two minutes of questions that find your chapter.
text-word-test = test placement
text-word-take-rung = rung
text-word-new-game = new-game new
text-word-declare = declare
text-word-resign = resign
text-word-confirm = yes confirm
text-word-see-again = see-again
text-word-review = review
text-word-first = first
text-word-harder = harder
text-word-easier = easier
text-word-clock = clock
text-word-last = last
text-word-ply = ply
text-word-make-puzzles = make-puzzles mine
text-play-how = Type against and a number to choose your opponent, set and two numbers to choose from the rows above, begin to begin. To start from a position, type open play:SFEN with the position in place of SFEN.
text-against-how = Type against and the number of an opponent, from 1 to { $count }: against 4.
text-game-over = The game is over. Type undo to take back, review to look through it, new for another game.
text-decide = Type take-back to take your move back, go-on to let it stand.
text-review-how = Type a number from the list to see it on the board, ply 12 for a position, next and previous to go on and back, mine to make the missed mates your puzzles, review to go back to the end.
text-word-quit = quit exit q

text-help =
    Moves
      7g7f, P*5e, 8h2b+   always: from and to, a drop, a promotion
      P-7f, G4h, Bx2b+    with the letters of your language (K R B G S N L P)
      ７六歩               Japanese
    In a lesson
      5e                  touch or choose a square
      1, 2, 3             pick one of the choices
      hint                a hint; after two of them, show plays the answer
      undo, redo, restart
      next, previous      go on, go back; a step left undone is skipped
      why 5g4g            is the move legal, and if not, why
      moves 5h            where the piece on 5h may go
      say 5h              what stands on 5h
      read                say every piece; board prints the board, text the whole step
      turn                turn the board
    In a drill
      next                the next exercise; restart counts anew
      harder, easier      harder exercises, easier ones
      clock               thirty seconds, where they are offered; clock again stops them
    In a puzzle
      hint                the idea, then the piece, then the move
      take-back, go-on    after a check that does not mate in time
      solution            walk the solution; 1, 2, 3 choose a reply, undo goes back, redo goes on
      defend              hold the King yourself
      why-mate            after a mate; then touch 2b says why the King can’t go to 2b
      solve SFEN          solve a position; compose 3 makes a new puzzle; filter 1 2 on the list
    In a game
      play                who plays: against 4, set 1 2, begin
      hint                the idea, then the piece, then the move
      undo, redo          back to your last decision, and on again
      take-back, go-on    when the coach asks whether a move stands
      resign, yes         resign; declare declares the entering King
      review              after the end: evaluation, turning points, missed mates
      see-again           after a repetition: how it came about
      new                 another game
    With your games
      games, import PATH  the saved games; a number opens one
      editor, mail        draw a position; play by mail, a letter is pasted as it came
    Every day
      today               what is due and new; a number opens it, pause 2 or delete 2 puts it away
    Everywhere
      learn, puzzles, play, games, settings, open NAME, search WORD, set 2 3, lang fr, lang en
      about, help, quit

# Learners, and everything as one file
text-word-learner = learner
text-word-add = add
text-word-rename = rename
text-word-remove = remove
text-word-instead = replace
text-word-progress = progress
text-learner-how = Learners: “learner NAME” lets somebody else learn; “learner add NAME”, “learner rename NAME”, “learner remove”.
text-progress-how = Progress: “progress export FILE”, “progress import FILE” (beside what is here), “progress replace FILE” (instead of it).
text-question-how = Type the answer: its number, a square or a move. Type next if you don’t know, up to leave.
text-confirm-how = Type yes to do it, no to leave everything as it is.
text-lacks = Something is missing after “{ $word }”: type { $word } { $example }, for instance.
text-set-no-row = There is no row { $row } here: the rows go from 1 to { $last }.
text-set-no-option = Row { $row } has no option { $option }: its options go from 1 to { $last }.
text-today-again = Type text to hear the whole list again.
