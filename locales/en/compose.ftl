# Composing mate problems.

cli-usage-compose = nari compose --moves N [--count K] [--seed S] [--theme T]
cli-command-compose = Composes new mate problems, each proved, and prints them as a file of problems
cli-help-moves = The moves to the mate, both players’ counted: 1, 3, 5 and so on up to 15
cli-help-count = How many problems; 1 by default
cli-help-seed = The number that chance follows from: the same seed gives the same problems; 1 by default
cli-help-puzzle-theme = Only problems of that theme
compose-error-even = --moves: { $value } is even; the attacker plays first and last, so the number of moves is odd
