# Pieces, squares, hands: what stands on the board and how it is read out.

# The names of the pieces, as every sentence needs them. Kinds are proper names here: a capital letter.
# .the .your .their: inside a sentence. .The .Your .Their: at its head. .a: one of many. .your-in-hand: with a count.
piece-pawn = Pawn
