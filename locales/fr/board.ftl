piece-pawn = Pion
