# Why a move is illegal: whole sentences that teach. $Piece and the like are forms of board.ftl.

# $move is the name of the move.
illegal-title = Illegal move: { $move }

illegal-game-over = The game is over, so nothing more is played. Take back a move, or start anew.
illegal-not-your-turn = It is your opponent’s turn. You play again after the reply.
illegal-empty-origin = Nothing stands on { $from }. A move starts from one of your own pieces.
# "The Gold on 4b …"
illegal-not-your-piece = { $Piece } on { $from } belongs to your opponent: it points towards you. You move the pieces that point away from you.
# "You have no Gold in hand."
illegal-not-in-hand = You have { $piece } in hand. Only a piece that you have captured can be dropped.
# "Your Gold can’t go to 5d: your Silver stands there."
illegal-own-piece-there = { $Piece } can’t go to { $to }: { $other } already stands there. You take only your opponent’s pieces.
# "Your Silver already stands on 5d."
illegal-square-taken = { $Other } already stands on { $to }. You may drop only on an empty square: a drop never captures.

# How each piece moves, and that it does not get there like that.
illegal-how-pawn = A Pawn moves one square straight forward, and takes in the same way. It can’t go from { $from } to { $to }.
illegal-how-lance = A Lance moves straight forward, as long as the way is free; never sideways, never back. It can’t go from { $from } to { $to }.
illegal-how-knight = A Knight jumps two squares forward and one to the side, and never goes back. It can’t go from { $from } to { $to }.
illegal-how-silver = A Silver moves one square, straight forward or along any diagonal; never sideways, never straight back. It can’t go from { $from } to { $to }.
illegal-how-gold = A Gold moves one square in any direction but diagonally back. It can’t go from { $from } to { $to }.
illegal-how-bishop = A Bishop moves along the diagonals, as long as the way is free. It can’t go from { $from } to { $to }.
illegal-how-rook = A Rook moves along its file or its rank, as long as the way is free. It can’t go from { $from } to { $to }.
illegal-how-king = A King moves one square in any direction. It can’t go from { $from } to { $to }.
illegal-how-tokin = A Tokin, the promoted Pawn, moves as a Gold: one square in any direction but diagonally back. It can’t go from { $from } to { $to }.
illegal-how-promoted-lance = A promoted Lance moves as a Gold: one square in any direction but diagonally back. It can’t go from { $from } to { $to }.
illegal-how-promoted-knight = A promoted Knight moves as a Gold and no longer jumps: one square in any direction but diagonally back. It can’t go from { $from } to { $to }.
illegal-how-promoted-silver = A promoted Silver moves as a Gold: one square in any direction but diagonally back. It can’t go from { $from } to { $to }.
illegal-how-horse = A Horse, the promoted Bishop, moves along the diagonals, or one square forward, back or sideways. It can’t go from { $from } to { $to }.
illegal-how-dragon = A Dragon, the promoted Rook, moves along its file or its rank, or one square diagonally. It can’t go from { $from } to { $to }.

# "Your Rook can’t jump over the opponent’s Pawn on 5d."
illegal-path-blocked = { $Piece } can’t jump over { $other } on { $blocker }. Only the Knight jumps.

# Small boards, with walls round them. "Your King can’t leave the small board: 6a is outside."
illegal-outside-the-walls = { $Piece } can’t leave the small board: { $to } is beyond the wall. In this game, only the squares inside count, for you and for your opponent.
illegal-dropped-outside = Nothing is dropped outside the small board: { $to } is beyond the wall. Choose an empty square inside.

# "A Gold never promotes."
illegal-never-promotes = { $Piece } never promotes: only the King and the Gold have no promoted face.
illegal-promoted-already = { $Piece } on { $from } is promoted already. A piece promotes once, and stays promoted until it is captured.
illegal-outside-zone = A piece promotes only when its move starts or ends in the promotion zone, the three far ranks. The move from { $from } to { $to } stays outside it.
illegal-must-promote = { $Piece } must promote on { $to }. Unpromoted, it could never move again.
# "A Lance dropped on 5a …"
illegal-dead-end-line = { $Piece } dropped on { $to } could never move: it only goes forward, and this is the last rank. Drop it lower down.
illegal-dead-end-knight = { $Piece } dropped on { $to } could never move: its jump needs two ranks in front of it. Drop it lower down.
illegal-two-pawns = One of your Pawns already stands on this file, on { $pawn }. Two unpromoted Pawns of the same side on a file are forbidden (nifu, 二歩); a Tokin does not count.

# The checker gives check from afar: something can be put between.
illegal-check-far = Your King is in check from { $checker } on { $from }, and this move does not answer it. Move the King, take { $checker }, or put a piece between them.
# The checker stands next to the King, or jumps.
illegal-check-near = Your King is in check from { $checker } on { $from }, and this move does not answer it. Move the King, or take { $checker }: nothing can be put between them.
# $checkers: "the Rook on 5b and the Bishop on 2b"
illegal-check-double = Double check: your King is attacked by { $checkers }. No other piece can answer both checks at once, so the King must move.
illegal-pinned = { $Piece } on { $from } is pinned: without it, { $pinner } on { $by } would take your King. It may only stay on the line between the two, or take { $pinner }.
illegal-king-into-check = On { $to }, your King could be taken by { $attackers }. A King never moves to an attacked square.
illegal-drop-pawn-mate = A dropped Pawn may not give mate (uchifuzume, 打ち歩詰め). Here nothing answers the check by the Pawn on { $to }: { $count ->
    [one] the only square that the King could go to, { $flights }, is covered.
   *[other] the squares that the King could go to, { $flights }, are all covered.
} Any other dropped piece may give mate; so may a Pawn that moves.

# The reasons in a few words, to choose from.
reason-game-over = The game is over
reason-not-your-turn = It is the other side’s turn
reason-empty-origin = No piece stands there
reason-not-your-piece = The piece is the opponent’s
reason-not-in-hand = No such piece is in hand
reason-own-piece-there = One of your own pieces stands there
reason-square-taken = The square is not empty
reason-not-how-it-moves = The piece does not move like that
reason-path-blocked = Another piece is in the way
reason-outside-the-walls = The square is outside the small board
reason-may-not-promote = The piece may not promote
reason-must-promote = The piece must promote
reason-dead-end = The dropped piece could never move
reason-two-pawns = There would be two Pawns on the file
reason-check-not-answered = The King would stay in check
reason-pinned = The piece is pinned
reason-king-into-check = The King would move into check
reason-drop-pawn-mate = It would be mate by a dropped Pawn
