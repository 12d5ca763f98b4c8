# How a game ends, told to the learner.

outcome-win-mate = Mate! You win.
outcome-loss-mate = Mate: your opponent wins.
outcome-win-no-legal-move = Your opponent has no legal move left: you win.
outcome-loss-no-legal-move = You have no legal move left: your opponent wins.
outcome-win-resignation = Your opponent resigns: you win.
outcome-loss-resignation = You resign: your opponent wins.
outcome-win-perpetual-check = Your opponent repeated the position by giving check with every move (perpetual check): you win.
outcome-loss-perpetual-check = You repeated the position by giving check with every move (perpetual check): your opponent wins.
outcome-win-declaration = Your King has entered, and your declaration wins.
outcome-loss-declaration = Your opponent’s King has entered, and their declaration wins.
outcome-repetition = The same position came up four times (sennichite): the game is to be replayed.
outcome-impasse = Both Kings are safe and neither side has enough points (impasse, jishōgi): the game is to be replayed.
outcome-ply-limit = 500 moves have been played: the game is to be replayed.

# Why a declaration of the entering King is refused: the first condition that fails, and the count.
declaration-game-over = The game is over: nothing is left to declare.
declaration-not-your-turn = You can declare only when it is your turn.
declaration-ply-limit = 500 moves have been played: no declaration is possible any more.
declaration-king-outside = Your King must stand in the three far ranks. You have { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
declaration-in-check = Your King is in check: answer it first. You have { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
declaration-too-few-pieces = Ten other pieces of yours must stand in the three far ranks; there { $pieces ->
    [one] is { $pieces }
   *[other] are { $pieces }
}, and you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
declaration-too-few-points = You need { $needed } points and have { $points }. A Rook or a Bishop counts 5, promoted or not, any other piece 1, the King nothing.
