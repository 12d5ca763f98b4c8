# The command line.

cli-about = Nari teaches shogi (Japanese chess) in French and English: rules, moves, drops, promotion, mates.
cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-after-help = Without a command, Nari opens its window. Exit status: 0 done, 1 the answer is no or faults were found, 2 the call or the input can’t be read.

cli-usage-nari = nari [--lang fr|en] [--theme light|dark|system] [--data-dir FOLDER] [--profile NAME] [--open PLACE]
cli-usage-text = nari text [--lang fr|en] [--data-dir FOLDER] [--profile NAME] [--open PLACE]
cli-usage-check = nari check [FOLDER] [--json] [--without-puzzles]
cli-usage-why = nari why SFEN MOVE [--lang fr|en] [--json]
cli-usage-perft = nari perft DEPTH [--sfen SFEN] [--divide]
cli-usage-usi = nari usi [--lang fr|en]
cli-usage-render = nari render --open PLACE [--data-dir FOLDER] [--lang fr|en] [--theme light|dark|system] [--size WxH] [--scale S] OUT.png

cli-name-dir = FOLDER
cli-name-sfen = SFEN
cli-name-move = MOVE
cli-name-depth = DEPTH
cli-name-out = OUT.png
cli-name-place = PLACE
cli-name-size = WxH

cli-command-text = The lessons as plain lines on a terminal, for a screen reader, a remote shell or a script
cli-command-check = Proves the lessons, the mate problems and the texts, the built-in ones or a folder’s, and lists every fault
cli-command-why = Says whether a move is legal, and if not, why
cli-command-perft = Counts the legal move sequences of a length
cli-command-usi = The opponent as a USI engine, for any shogi program
cli-command-render = Draws a screen into a picture, without a display

cli-help-lang = The language: fr or en; the system’s if not given
cli-help-theme = The colours: light, dark or system
cli-help-data-dir = The folder of settings and progress, instead of NARI_DATA_DIR or the system’s
cli-help-open = Where to begin: learn, puzzles, play, games, editor, mail, settings, lesson:ID or lesson:ID:STEP
cli-help-help = Shows this text
cli-help-version = Shows the version
cli-help-json = Answers as JSON
cli-help-without-puzzles = Reads the mate problems without proving them, which takes longest
cli-help-dir = A folder with lessons and locales; the built-in ones if not given
cli-help-sfen = The position, as SFEN
cli-help-move = The move, as USI: 7g7f, 8h2b+, P*5e
cli-help-depth = How many moves ahead, both sides counted
cli-help-perft-sfen = The position to start from; the start of a game if not given
cli-help-divide = Shows the count below each first move
cli-help-size = Width and height, such as 1280x800
cli-help-scale = How many pixels a unit of size takes, such as 2
cli-help-out = The picture to write

# Errors: one line each, on standard error. $argument is written as in the call.
cli-line = nari: { $text }
cli-error-unknown-argument = { $argument } is not known; { $command } --help shows what is
cli-error-unknown-command = there is no command { $argument }; nari --help shows the commands
cli-error-missing = missing: { $argument }; { $command } --help shows how to call it
cli-error-no-value = { $argument } needs a value
cli-error-value = { $value } is not a value of { $argument }; the values are: { $values }
cli-error-twice = { $argument } is given twice
cli-error-not-text = an argument is not a text in UTF-8
cli-error-call = this call can’t be read; { $command } --help shows how it is written
cli-error-misplaced = { $argument } goes after { $command }, if that command takes it
cli-error-depth = DEPTH: { $value } is not a whole number from 0 to 100
cli-error-too-deep = DEPTH: { $value } is too deep here; there would be more than 10^{ $power } sequences, and about 10^12 is what can be counted
cli-error-size = --size: { $value } is not WIDTHxHEIGHT in pixels, 1 to 16384 each, such as 1280x800
cli-error-scale = --scale: { $value } is not a number from 0.25 to 8, such as 2
cli-error-sfen = SFEN: { $text }
cli-error-move = MOVE: { $text }
cli-error-course = the lessons in this build have faults; nari check lists them
cli-error-file = { $file }: { $why }
cli-error-no-window = this build of Nari draws no window: it was made without “desktop”
cli-error-output = standard output can’t be written: { $why }
cli-error-render = { $file }: the picture can’t be drawn: { $text }
cli-note-no-display = there is no display here, so it goes on in plain text (as nari text)
cli-note-display-lost = the display went away; what you did is kept
cli-note-no-window = this build draws no window, so it goes on in plain text (as nari text)


# nari why
why-legal = { $move } is legal.
# Squares that show the reason.
why-blocker = in the way: { $squares }
why-wall = the wall: { $squares }
why-pawn = the Pawn there: { $squares }
why-checkers = checking: { $squares }
why-pinner = pinning: { $squares }
why-ray = line of the pin: { $squares }
why-attackers = attacking: { $squares }
why-covers = covering { $flight }: { $squares }

# nari check. Each fault: file, line, column, and what is wrong.
check-line = { $file }:{ $line }:{ $column }: { $text }
# $languages: "fr 512, en 512" messages.
check-done = chapters: { $chapters }, steps: { $steps }, hints: { $hints }, mate problems: { $puzzles }, classics: { $classics }, items of drills: { $drills }, statements proved: { $predicates }, messages: { $languages }.
check-language = { $language } { $count }
check-no-fault = No fault.
check-faults = { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
}

cli-usage-progress = nari progress export|import FILE [--replace] [--data-dir FOLDER] [--profile NAME] [--lang fr|en]
cli-command-progress = Writes all of a learner’s progress into one file, or takes such a file in
cli-help-action = What to do: export or import
cli-name-action = export|import
cli-help-progress-file = The file of all progress
cli-name-file = FILE
cli-help-replace = Takes the file in instead of what is there, which is written into another file first
cli-help-profile = The learner, by name, where several learn on one computer
cli-name-profile = NAME
cli-error-profile = nobody called “{ $name }” learns here: there is { $names }
cli-error-progress = { $text }
