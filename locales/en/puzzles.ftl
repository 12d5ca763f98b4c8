# Mate puzzles: the list, an open puzzle, the King held, the solution walked.
# A length counts the moves of both sides, as everywhere in tsume: mate in 3 is you, your opponent, you.

rail-puzzles = Puzzles

## The list

puzzles-title = Puzzles
puzzles-summary = { $total ->
        [one] { $total } puzzle
       *[other] { $total } puzzles
    } · { $done } solved
puzzles-mate-in = Mate in { $moves }
puzzles-resume-title = { $length } · puzzle { $number }
puzzles-by-length = Length
puzzles-any-length = All lengths
puzzles-by-theme = Theme
puzzles-any-theme = All themes
puzzles-by-record = Done
puzzles-any-record = All
puzzles-unsolved = Not yet solved
puzzles-missed = My misses
puzzles-today = Today
puzzles-own-misses = From my own play
puzzles-chip = { $label }, { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzles-chip-selected = { $label }, { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }, chosen
puzzles-group = { $title }: { $done } of { $total } solved
puzzles-card-new = Puzzle { $number }, { $theme }, difficulty { $grade } of 9
puzzles-card-tried = Puzzle { $number }, { $theme }, difficulty { $grade } of 9, tried and not yet solved
puzzles-card-solved = Puzzle { $number }, { $theme }, difficulty { $grade } of 9, solved: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
puzzles-none-left = No puzzle is like that. Choose “All” again in one of the filters.

puzzles-own = Your own position
    .help = Paste a position as SFEN: the side to move attacks. If the defender’s hand is left out, it holds every piece that is nowhere else.
    .placeholder = 7nl/7k1/5+Pppp/9/9/9/9/9/9 b BG 1
button-solve = Solve
own-empty = Type or paste a position first.
own-unreadable = This position can’t be read: { $why }
own-no-king = { $side } defends and has no King to be mated.

puzzles-endless = A new puzzle, composed for you
    .help = It is made up as you wait, and proved before you see it. There is always another one.
puzzles-composing = Composing a mate in { $moves }: { $tried } positions tried

puzzles-museum = Museum
    .text = Masterpieces of the eighteenth century, to be admired more than solved. Walk their solutions.
puzzles-credit = { $author }, { $work } { $number }, { $year } · mate in { $moves }
puzzles-classic-new = { $title }: { $credit }
puzzles-classic-seen = { $title }: { $credit }, seen

# What parts the digits of a large number in groups of three.
number-gap = ,

## An open puzzle

puzzle-title = Puzzle { $number } of { $total }
puzzle-title-composed = A new puzzle
puzzle-title-own = Your own position
puzzle-solving = Find the mate
puzzle-defending = You hold the King
puzzle-walking = The solution, step by step

puzzle-asked = { $moves ->
        [1] Mate in 1 move: find the check that your opponent can’t answer.
        [3] Mate in 3 moves: you, your opponent, you. Each of your moves must give check.
        [5] Mate in 5 moves: you, your opponent, you, your opponent, you. Each of your moves must give check.
       *[other] Mate in { $moves } moves, those of your opponent counted too. Each of your moves must give check.
    }
puzzle-own-text = Mate the King. Each of your moves must give check; your opponent answers as well as possible.
puzzle-defend-text = { $moves ->
        [one] Now you are the one who is attacked, and mate comes with the next move.
       *[other] Now you are the one who is attacked. Hold out as long as you can: mate comes after { $moves } moves at the latest, both sides counted.
    }
puzzle-walk-text = Follow the solution on the board. At each move of the defender, choose a reply and see how it ends.

puzzle-your-move = Your move
puzzle-left = { $moves ->
        [one] Your move: mate now
       *[other] Your move: { $moves } moves left, your opponent’s counted
    }
puzzle-lost = Your move, but there is no mate from here any more
puzzle-thinking = Your opponent is thinking…
puzzle-mated = Mate
puzzle-your-defence = Your King is in check: answer it
puzzle-attack-next = The attacker is to move
puzzle-defences = { $count ->
        [one] The defender has { $count } reply
       *[other] The defender has { $count } replies
    }
puzzle-step-todo = Move { $number } of { $total }, to find
puzzle-step-current = Move { $number } of { $total }, to find now
puzzle-step-done = Move { $number } of { $total }, found
puzzle-searching = Searching: { $nodes } positions

puzzle-section-line = Your line
puzzle-section-path = The line so far
puzzle-section-about = This puzzle
puzzle-ply = { $number }. { $move }
puzzle-tries = Tried first: { $moves }
puzzle-try-longer = { $move } (mate, but longer)
puzzle-try-no-mate = { $move } (no mate)
puzzle-try-slow = { $move } (not in time)
puzzle-one-solution = One solution, proved by the solver.
puzzle-nothing-over = Every piece you have is needed, and none is left in hand.
puzzle-one-first-move = No other first move mates.
puzzle-grade = Difficulty { $grade } of 9: { $name }
grade-1 = very easy
grade-2 = easy
grade-3 = quite easy
grade-4 = medium
grade-5 = demanding
grade-6 = hard
grade-7 = very hard
grade-8 = for strong players
grade-9 = for masters

puzzle-tree-attack = The attacker plays
puzzle-tree-defences = The defender may play
puzzle-tree-mate = Mate: nothing more can be played
puzzle-branch = { $number }, { $move }: { $note }
puzzle-branch-mate = mate
puzzle-branch-left = { $moves ->
        [one] mate in { $moves } more
       *[other] mate in { $moves } more
    }
puzzle-branch-futile = a futile drop: it is simply taken

button-stop = Stop
button-solution = Solution
button-defend = Defend
button-to-problem = Back to the puzzle
button-next-problem = Next puzzle
button-new-problem = Another new puzzle
button-to-list = Back to the list
button-take-back = Take back
button-play-on = Play on
button-show-refutation = Show the reply again
button-why-mate = Why is it mate?
button-solve-again = Search again

## The box

puzzle-no-check = No check: { $move }
puzzle-no-check-text = In a mate puzzle each of your moves gives check. This one leaves your opponent a free move. Look for a check.
puzzle-no-mate = Check, but no mate: { $move }
puzzle-no-mate-text = Your opponent answers { $reply }, and after that no check gives mate any more. The reply is on the board.
puzzle-longer = Mate, but longer: { $move }
puzzle-longer-text = After { $reply } the mate takes { $moves } moves in all, and { $asked } are enough. This costs you nothing: take it back and look for the shorter way, or play it out.
puzzle-slow = Not in time: { $move }
puzzle-slow-text = Your opponent answers { $reply } and holds out longer than the puzzle allows.
puzzle-unsure = Check: { $move }
puzzle-unsure-text = Your opponent answers { $reply }. Whether mate follows was not found in the time for a reply.
puzzle-done-shown = Mate
puzzle-solved = { $moves ->
        [1] Mate with a single move.
       *[other] Mate in { $moves } moves, and no defence lasts longer.
    }
puzzle-solved-shown = { $moves ->
        [1] Mate with a single move. You had seen the solution, so this one earns no star.
       *[other] Mate in { $moves } moves. You had seen the solution, so this one earns no star.
    }
puzzle-mate-late = Mate, but not the shortest
puzzle-mate-late-text = You mated in { $moves } moves. It can be done in { $asked }: begin again and look for it.
puzzle-futile = A piece could still be dropped, as with { $move }, but it would simply be taken: such futile drops do not count, and it is mate.

puzzle-hint-piece = Play { $piece }.
puzzle-hint-drop = Drop { $piece } from your hand.
puzzle-hint-move = The move is { $move }.
puzzle-hint-lost = No mate from here
puzzle-hint-lost-text = The mate was missed earlier in this line. Take moves back, or begin again.

puzzle-over = Mate
puzzle-why-mate = Why is it mate?
puzzle-why-mate-how = Touch the King, a square next to it or the piece that gives check: you are told what forbids it.
puzzle-why = Why not { $square }?
puzzle-why-king = The King is in check from { $pieces }.
puzzle-why-covered = The King can’t go to { $square }: { $pieces } would take it there.
puzzle-why-own = The King can’t go to { $square }: { $piece } of its own side stands there.
puzzle-why-checker = Nothing can take { $piece }.
puzzle-why-checker-but = Taking { $piece } would save the King, but it can’t be done.
puzzle-why-between = Nothing can be put on { $square } to stop the check.
puzzle-why-between-futile = A piece dropped on { $square } would simply be taken, and it would still be mate: such a drop is futile.
puzzle-why-pinned = Not with { $piece }: { $by } pins it to the King.
puzzle-why-guarded = The King itself would be taken by { $by }.
puzzle-why-double = With { $piece }, only one of the two checks would be answered.
puzzle-why-not-legal = With { $piece } that move is not legal.
puzzle-why-not-dropped = { $move } is not legal.

puzzle-held-well = A longest defence
puzzle-held-longest = No other reply holds out longer.
puzzle-held-badly = A longer defence was there
puzzle-held-shorter = { $moves ->
        [one] Another reply holds out { $moves } move longer.
       *[other] Another reply holds out { $moves } moves longer.
    }
puzzle-held-for-nothing = A futile drop
puzzle-held-futile = The piece was simply taken; such a drop does not count.
puzzle-held-to-the-end = Held to the very end
puzzle-held-out = { $plies ->
        [one] You were mated after { $plies } move, and the King can’t last longer than { $of }: a perfect defence.
       *[other] You were mated after { $plies } moves, and the King can’t last longer than { $of }: a perfect defence.
    }
puzzle-held-mated = Mated
puzzle-held-out-less = { $plies ->
        [one] You were mated after { $plies } move; with the best replies the King lasts { $of }.
       *[other] You were mated after { $plies } moves; with the best replies the King lasts { $of }.
    }

puzzle-found = Try it yourself first, or walk the solution, or hold the King against it.
puzzle-found-line = The proof is too large to be walked everywhere; its main line can be followed.
puzzle-found-no-mate = Proved: with checks alone, the King can’t be mated from here.
puzzle-nothing-found = Nothing is proved
puzzle-gave-up = The search ended before it found a mate or could rule one out.
puzzle-gave-up-memory = The search has filled its memory before it found a mate or could rule one out.
puzzle-stopped = Search stopped
puzzle-stopped-text = Nothing was found so far. You can play on, or search again.

## Spoken, and places

heard-problem = { $title }. { $text }
heard-attacker-played = The attacker plays { $move }.
heard-defender-played = The defender answers { $move }.
heard-filtered = { $count ->
        [one] { $count } puzzle shown.
       *[other] { $count } puzzles shown.
    }
heard-busy = Searching.
heard-stopped = Stopped.
heard-nothing-composed = No new puzzle was found. Try again.
place-no-drill = There is no drill “{ $drill }”. There are { $drills }.
place-no-puzzle = There is no puzzle “{ $puzzle }”.
place-no-position = This is no position to solve. { $why }

command-solution = Walk the solution, or go back to the puzzle
command-defend = Hold the King, or go back to the puzzle
key-solution = O
key-defend = D
