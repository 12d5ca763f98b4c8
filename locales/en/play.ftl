# Practice games: the choices before one, the game, its end, the look through it.

rail-play = Play

## Before a game

play-title = Play a game
play-text = Choose who you play against. There is no clock, and moves can be taken back.
play-opponents = Your opponent
play-opponent = { $number } of { $total }, { $name }: { $text }
play-opponent-selected = { $number } of { $total }, { $name }, chosen: { $text }
play-results = { $won } won, { $lost } lost
play-suggested = Your next one: you have won twice in a row.
play-left = The game you left
play-left-at = { $moves ->
        [one] { $moves } move has been played.
       *[other] { $moves } moves have been played.
    }
play-seat = You play
seat-black = Sente: you begin
seat-white = Gote: your opponent begins
seat-receives = Sente: your opponent gives the pieces and begins
seat-gives = Gote: you give the pieces and begin
seat-both = Two people at this board
play-handicap = Handicap
    .help = The stronger player, Gote, leaves these pieces off the board and moves first.
handicap-even = None
handicap-lance = Lance
handicap-bishop = Bishop
handicap-rook = Rook
handicap-rook-lance = Rook and Lance
handicap-two-pieces = 2 pieces: Rook and Bishop
handicap-four-pieces = 4 pieces: and both Lances
handicap-six-pieces = 6 pieces: and both Knights
handicap-eight-pieces = 8 pieces: and both Silvers
handicap-ten-pieces = 10 pieces: and both Golds
handicap-naked-king = The King alone
play-start = Position to start from
    .help = Empty for the usual one. Paste a position as SFEN to play from it; the handicap then does not count.
    .placeholder = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
play-resigns = Your opponent resigns a lost game
    .help = Off: it plays on to the mate.
play-declaration = Declaration of the entering King
    .help = When your King has reached the far side, you may declare and have the pieces counted.
declaration-rule-24 = 24 points: 31 win, 24 to 30 are replayed
declaration-rule-27 = 27 points: Sente wins with 28, Gote with 27
play-strict = Strict game
    .help = Nothing can be taken back, and neither hints nor warnings are given, as over the board.
play-coach = The coach warns you
coach-hanging = When a piece of yours can be taken for nothing
coach-fork = When a move would attack two of your pieces
coach-mate-threat = When mate is threatened
coach-missed-mate = When your move misses a mate
coach-better-recapture = When there is a better way to take back
settings-group-play = Games
settings-group-coach = The coach warns you

button-begin-game = Begin the game

## The game

play-against = Practice game against { $opponent }
play-two = Two people at one board
play-given = Handicap: { $handicap }.
play-is-strict = A strict game: nothing is taken back.
play-move = Move { $number }
play-over = The game is over
play-moves = Moves
play-pass = passes
play-your-move = Your move
play-your-move-check = Your move: your King is in check
play-side-to-move = { $side } to move
play-thinks = { $opponent } is thinking…
play-coach-looks = The coach looks at your move…
play-decide = Take your move back, or let it stand
play-hand = { $name } ({ $side })
play-hand-thinks = Thinking…

button-move-now = Move now
button-let-stand = Let it stand
button-declare = Declare
button-resign = Resign…
button-resign-yes = Resign
button-new-game = New game
button-see-again = See it again
button-review = Look through the game
button-to-game = Back to the end
button-first = First position
button-move-before = One move back
button-move-after = One move on
button-last = Last position
button-make-puzzles = Make these my exercises

play-resign-title = Resign?
play-resign-text = The game would end here, and your opponent would win.
play-not-declared = Not yet
play-stand = Let this move stand?
play-danger = Watch out

# $piece: "your Gold on 3b", $takers: "the Rook on 3h and the Knight on 4d"
coach-says-hanging = Your opponent could take { $piece } with { $takers }, and nothing makes up for it.
# $targets: "your King on 5i and your Rook on 2h"
coach-says-fork = { $move } would attack { $targets } at once: a fork.
coach-says-mate-threat = { $moves ->
        [1] Your opponent threatens mate at once: { $move }.
       *[other] Your opponent threatens mate in { $moves }, beginning with { $move }.
    }
coach-says-missed-mate = { $moves ->
        [1] There was mate in a single move. Take yours back and look for it.
       *[other] There was mate in { $moves }. Take your move back and look for it.
    }
coach-says-better-recapture = There is a better way to take back on { $square }.

play-idea-mate = { $moves ->
        [1] You can mate in one move.
       *[other] You can mate: give check after check.
    }
play-idea-answer = Your King is in check: look at every way to answer, and which of them loses least.
play-idea-capture = Look at what you can take.
play-idea-check = A check is strong here.
play-idea-promote = One of your pieces can promote.
play-idea-save = A piece of yours is in danger: take it to safety.
play-idea-drop = A piece in your hand has a good square.
play-idea-king = Think of your King’s safety.
play-idea-improve = Nothing urgent: bring a piece to a better square.

## The end

play-end-won = You win!
play-end-lost = You lose this one
play-end-draw = To be replayed
play-end-two = Game over
play-not-kept = A game with passes is not kept among your games: a pass is no move of shogi.
play-you = You
ended-mate = Mate: { $winner } wins.
ended-no-legal-move = { $loser } has no legal move left: { $winner } wins.
ended-resignation = { $loser } resigns: { $winner } wins.
ended-perpetual-check = { $loser } repeated the position by giving check with every move (perpetual check): { $winner } wins.
ended-declaration = The King of { $winner } has entered, and the declaration wins.

## The look through a game

review-title = The game, move by move
review-at = Position after { $number } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }
review-graph = Your chances
review-you-win = You win
review-they-win = Your opponent wins
review-side-wins = { $side } wins
review-percent = { $chances }%
review-point-start = Start: { $value }
review-point = { $move }: { $value }
review-graph-spoken = After { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }, your chances: { $value }
review-looking = Looking at the game: { $done } of { $total } positions
review-findings = What stood out
review-nothing = Nothing stood out: no turning point, no missed mate, nothing left to be taken.
review-finding = Move { $number } · { $kind }
review-turning = turning point
review-missed-mate = missed mate
review-hanging = piece left to be taken
review-illegal = against the rules
review-turned-you = With { $move } your chances fell from { $before }% to { $after }%.
review-turned-they = With { $move } your opponent’s chances fell from { $before }% to { $after }%.
review-turned-side = With { $move } the chances of { $side } fell from { $before }% to { $after }%.
review-better = { $move } was better.
review-missed = { $moves ->
        [1] You played { $move }; { $mate } was mate.
       *[other] You played { $move }; { $mate } began a mate in { $moves }.
    }
review-hung = { $move } left { $piece } to be taken for nothing.
review-illegal-text = You tried { $move }. { $reason }.
review-proving = The mates you missed are being proved…
review-made = { $count ->
        [0] None of this could be proved to be an exercise: no mate shown to be the shortest, no piece that could have been kept.
        [one] One proved exercise is now among your own. It comes back on the screen of the day.
       *[other] { $count } proved exercises are now among your own. They come back on the screen of the day.
    }
puzzles-mine = From your own games
puzzles-mine-title = A puzzle from your games, number { $number }
puzzles-mine-about = You missed this mate in a game; the solver has proved it.

## Said aloud

heard-game = { $title }. { $text } { $status }.
heard-chose = Against { $opponent }. { $seat }. Handicap: { $handicap }.
heard-chose-two = { $seat }. Handicap: { $handicap }.
heard-side-played = { $side } plays { $move }.
heard-passed = Your opponent passes.
heard-occurrence = { $times ->
        [1] The position for the first time.
        [2] The same position for the second time.
        [3] The same position for the third time.
       *[other] The same position for the fourth time.
    }
heard-looked = The whole game has been looked at.
place-no-start = No game can start from this position. { $why }

command-declare = Declare the entering King
command-review = Look through the game that ended
command-new-game = New game
key-declare = K
key-review = V
key-new-game = G

## The ladder of handicaps: $count is the number of games in a row.
ladder-rule = The ladder: { $count } wins in a row, and one rung up, with fewer pieces given; { $count } losses in a row, and one rung down. You are asked, never made to.
ladder-up = You have won { $count } in a row here. Time for the next rung: { $handicap }?
ladder-down = { $count } losses in a row. No shame in one rung down: { $handicap }?
button-take-rung = To that rung
ladder-plan-naked-king = The plan: take your time, promote a Rook and a Bishop, and bring two or three pieces before you give check.
ladder-plan-ten-pieces = The plan: open the Bishop’s road, march the Rook’s Pawn, enter and turn over, bring a friend, mate.
ladder-plan-eight-pieces = The plan: the same, but go in where the two Golds are not, and keep the piece that got in.
ladder-plan-six-pieces = The plan: the edges are bare. Push an edge Pawn with the Rook behind it, exchange, make a Dragon.
ladder-plan-four-pieces = The plan: an edge Pawn, with Rook and Lance behind it, against a single Knight.
ladder-plan-two-pieces = The plan: take space first, unite Rook and Bishop on one corner, then break in with a Silver.
ladder-plan-rook-lance = The plan: no Rook, and no Lance on uwate’s left: your King is safe there, so attack on the other side with all you have.
ladder-plan-rook = The plan: without a Rook uwate has no counter-attack. Castle in peace, exchange whenever you are ahead, break in where your Rook stands.
ladder-plan-bishop = The plan: no Bishop threatens your long diagonal: bring a Silver out along it, and keep your Rook on its file.
ladder-plan-lance = The plan: play as in an even game, and remember the corner without a Lance when you look for a place to break in.
play-nothing-left = No game was left unfinished: choose one to play.
