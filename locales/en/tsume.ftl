# Mate problems.

cli-usage-solve = nari solve SFEN|FILE [--json] [--hash MIB] [--nodes N] [--time S] [--all] [--threads N] [--lang fr|en]
cli-name-problem = SFEN|FILE
cli-name-mib = MIB
cli-command-solve = Proves the mate of a position, or that there is none
cli-help-problem = A position in SFEN, the side to move attacks; or a file with one a line
cli-help-hash = The size of the table in mebibytes; 256 by default
cli-help-nodes = How many positions to search at most
cli-help-time = How much time to take at most, in seconds
cli-help-all = Also finds the length when every interposition counts
cli-help-threads = How many problems are solved at the same time

solve-mate = { $moves ->
    [one] Mate in { $moves } move.
   *[other] Mate in { $moves } moves.
}
solve-mate-at-most = { $moves ->
    [one] Mate in { $moves } move.
   *[other] Mate in { $moves } moves at most: that there is no shorter one is not proved.
}
solve-all-counted = { $moves ->
    [one] Every interposition counted: { $moves } move.
   *[other] Every interposition counted: { $moves } moves.
}
solve-line = Solution: { $line }
solve-cooks = These mate too: { $moves }
solve-leftover = Left in hand: { $pieces }
solve-no-mate = There is no mate.
solve-unknown = { $limit ->
    [time] Nothing is proved: the time is up.
    [memory] Nothing is proved: the table is full.
   *[nodes] Nothing is proved: the number of positions is reached.
}
solve-effort = Positions searched: { $nodes }, seconds: { $seconds }.

solve-error-empty = { $file }: no problem in this file
solve-error-line = { $place }: { $text }
solve-error-no-king = The defender has no King.
solve-error-number = { $option }: { $value } is not a number from { $least } to { $most }
