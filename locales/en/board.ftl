# Pieces, squares and hands: what stands on the board and how it is read out.
#
# A piece has a form for each place in a sentence: .the (the Rook), .your (your Rook), .their (the opponent's Rook), .a (a Rook),
# .no (no Rook), .of (of the Rook), .count (2 Rooks). Kinds are written with a capital, as proper names.
# A placeable written with a capital, such as { $Piece }, is the same text with a capital at the head of a sentence.
# $gender is there for languages that need it ("feminine" or "masculine", from .gender); English does not.

piece-pawn = Pawn
    .the = the Pawn
    .your = your Pawn
    .their = the opponent’s Pawn
    .a = a Pawn
    .no = no Pawn
    .of = of the Pawn
    .gender = masculine
    .count = { $count ->
        [one] { $count } Pawn
       *[other] { $count } Pawns
    }
piece-lance = Lance
    .the = the Lance
    .your = your Lance
    .their = the opponent’s Lance
    .a = a Lance
    .no = no Lance
    .of = of the Lance
    .gender = masculine
    .count = { $count ->
        [one] { $count } Lance
       *[other] { $count } Lances
    }
piece-knight = Knight
    .the = the Knight
    .your = your Knight
    .their = the opponent’s Knight
    .a = a Knight
    .no = no Knight
    .of = of the Knight
    .gender = masculine
    .count = { $count ->
        [one] { $count } Knight
       *[other] { $count } Knights
    }
piece-silver = Silver
    .the = the Silver
    .your = your Silver
    .their = the opponent’s Silver
    .a = a Silver
    .no = no Silver
    .of = of the Silver
    .gender = masculine
    .count = { $count ->
        [one] { $count } Silver
       *[other] { $count } Silvers
    }
piece-gold = Gold
    .the = the Gold
    .your = your Gold
    .their = the opponent’s Gold
    .a = a Gold
    .no = no Gold
    .of = of the Gold
    .gender = masculine
    .count = { $count ->
        [one] { $count } Gold
       *[other] { $count } Golds
    }
piece-bishop = Bishop
    .the = the Bishop
    .your = your Bishop
    .their = the opponent’s Bishop
    .a = a Bishop
    .no = no Bishop
    .of = of the Bishop
    .gender = masculine
    .count = { $count ->
        [one] { $count } Bishop
       *[other] { $count } Bishops
    }
piece-rook = Rook
    .the = the Rook
    .your = your Rook
    .their = the opponent’s Rook
    .a = a Rook
    .no = no Rook
    .of = of the Rook
    .gender = masculine
    .count = { $count ->
        [one] { $count } Rook
       *[other] { $count } Rooks
    }
piece-king = King
    .the = the King
    .your = your King
    .their = the opponent’s King
    .a = a King
    .no = no King
    .of = of the King
    .gender = masculine
    .count = { $count ->
        [one] { $count } King
       *[other] { $count } Kings
    }
piece-tokin = Tokin
    .the = the Tokin
    .your = your Tokin
    .their = the opponent’s Tokin
    .a = a Tokin
    .no = no Tokin
    .of = of the Tokin
    .gender = masculine
    .count = { $count ->
        [one] { $count } Tokin
       *[other] { $count } Tokins
    }
piece-promoted-lance = promoted Lance
    .the = the promoted Lance
    .your = your promoted Lance
    .their = the opponent’s promoted Lance
    .a = a promoted Lance
    .no = no promoted Lance
    .of = of the promoted Lance
    .gender = masculine
    .count = { $count ->
        [one] { $count } promoted Lance
       *[other] { $count } promoted Lances
    }
piece-promoted-knight = promoted Knight
    .the = the promoted Knight
    .your = your promoted Knight
    .their = the opponent’s promoted Knight
    .a = a promoted Knight
    .no = no promoted Knight
    .of = of the promoted Knight
    .gender = masculine
    .count = { $count ->
        [one] { $count } promoted Knight
       *[other] { $count } promoted Knights
    }
piece-promoted-silver = promoted Silver
    .the = the promoted Silver
    .your = your promoted Silver
    .their = the opponent’s promoted Silver
    .a = a promoted Silver
    .no = no promoted Silver
    .of = of the promoted Silver
    .gender = masculine
    .count = { $count ->
        [one] { $count } promoted Silver
       *[other] { $count } promoted Silvers
    }
piece-horse = Horse
    .the = the Horse
    .your = your Horse
    .their = the opponent’s Horse
    .a = a Horse
    .no = no Horse
    .of = of the Horse
    .gender = masculine
    .count = { $count ->
        [one] { $count } Horse
       *[other] { $count } Horses
    }
piece-dragon = Dragon
    .the = the Dragon
    .your = your Dragon
    .their = the opponent’s Dragon
    .a = a Dragon
    .no = no Dragon
    .of = of the Dragon
    .gender = masculine
    .count = { $count ->
        [one] { $count } Dragon
       *[other] { $count } Dragons
    }

# Who plays.
side-black = Sente
side-white = Gote

# A square read out: what stands there, whose it is, what holds it.
place-empty = { $square }, empty
place-outside = { $square }, outside the small board
place-piece = { $square }, { $piece }
place-pinned = { $square }, { $piece }, pinned by { $pinner } on { $from }
place-in-check = { $square }, { $piece }, in check

# A hand read out.
hand-yours = your hand: { $pieces }
hand-theirs = the opponent’s hand: { $pieces }
hand-yours-empty = your hand: empty
hand-theirs-empty = the opponent’s hand: empty

# Lists: "5b", "5b and 4c", "5b, 4c and 3d" (built from the end).
list-last = { $first } and { $last }
list-more = { $first }, { $rest }

# A piece with its square, in a list.
piece-on = { $piece } on { $square }

# A move that has no name of its own, because nothing stands where it starts.
move-bare = { $from } to { $to }
