# Game records: what is wrong in a file, and nari convert.

cli-usage-convert = nari convert IN OUT [--to SUFFIX] [--lang fr|en]
cli-name-source = IN
cli-name-target = OUT
cli-name-suffix = SUFFIX
cli-command-convert = Writes games in another format: .kif .kifu .ki2 .csa .usi .sfen
cli-help-source = The file to read, its format told by its content; - is standard input
cli-help-target = The file to write, its format told by its suffix; - is standard output, in .kifu
cli-help-to = The format to write, whatever the name: kif, kifu, ki2, csa, usi or sfen

convert-error-suffix = { $file }: the suffix says no format; known are { $known }
convert-error-sign = line { $line }, column { $column }: .kif is written in Shift-JIS, which has no “{ $sign }”; .kifu (UTF-8) has every sign
convert-error-several = { $suffix } holds one game, and here are { $count }; .csa, .usi and .sfen hold several
convert-error-foul = { $suffix } has no words for the illegal move { $ply }, { $move }; .usi has
convert-foul = { $file }: { $text }
# $title: "Illegal move: P*5e", $text: why it is illegal
record-foul = move { $ply }. { $title }. { $text } What comes after it is left out.

# What is wrong at a place of a file. $need is a sentence "… goes here."
record-found = “{ $found }”: { $need }
record-line-ends = the line ends: { $need }
record-not-text = this is no text in UTF-8 nor in Shift-JIS.
record-none = there is no game in this file.
record-setup = no game can start from this position: { $text }
# $piece: "a Silver"
record-wrong-piece = { $square } holds { $piece }, which is not the piece named here.
# $piece: "no Gold"
record-no-such-piece = the side to move has { $piece } that this could mean.
record-ambiguous = this may mean several moves: { $moves }.
record-after-end = the line has ended before; nothing more is played in it.
record-move-number = the number of the next move goes here: { $number }.
record-no-such-ply = no line before this one is long enough for a variation from here.

read-record-line = a header line, a comment with * before it, a row of a board or a move goes here.
read-handicap = the name of a handicap goes here, such as 平手, or a board below.
read-board-square = a piece goes here, or the sign of an empty square.
read-board-row = another row goes here: a board has nine.
read-held-pieces = a piece that can be held goes here, no more of a kind than a set holds.
read-number = a whole number goes here.
read-time = a time goes here, minutes and seconds such as 0:12.
read-variation = the number of the move that the variation begins with goes here, then 手.
read-csa-line = a statement of CSA goes here, such as N+, PI, +7776FU or %TORYO.
read-csa-piece = the two letters of the piece that stands there go here, such as FU.
read-end-word = a word for the end of the game goes here.
read-position-word = position, startpos or sfen goes here.
read-moves-word = moves goes here, or nothing more.
