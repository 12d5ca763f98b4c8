# nari usi: what is said of a line that can’t be read, after “info string”.
usi-error-command = { $word } is not a command of USI
usi-error-option-name = setoption needs: name, the option’s name, value, its value
usi-error-option = there is no option { $name }; usi lists them
usi-error-option-value = { $value } is not a value of the option { $name }; usi lists them
usi-error-position = position needs startpos, or sfen and the four fields of a position
usi-error-moves = after the position comes moves, not { $word }
usi-error-move = move { $number }, { $move }: { $text }
usi-error-go = { $word } is not a word of go
usi-error-number = { $name } needs a number, not “{ $value }”
usi-error-busy = { $command } has to wait: a search is under way; stop ends it
usi-error-thread = the system gives no thread to search on
