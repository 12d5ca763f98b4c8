# Les pièces, les cases et les réserves : ce qui se trouve sur le plateau et comment on le lit.
#
# Chaque pièce a une forme par place dans la phrase : .the (la Tour), .your (votre Tour), .their (la Tour adverse), .a (une Tour),
# .no (aucune Tour), .of (de la Tour), .count (2 Tours). Les noms de pièces prennent la majuscule.
# Une variable à majuscule, comme { $Piece }, est le même texte avec la majuscule de début de phrase.
# $gender vaut "feminine" ou "masculine", pour l’accord (voir .gender).

piece-pawn = Pion
    .the = le Pion
    .your = votre Pion
    .their = le Pion adverse
    .a = un Pion
    .no = aucun Pion
    .of = du Pion
    .gender = masculine
    .count = { $count ->
        [one] { $count } Pion
       *[other] { $count } Pions
    }
piece-lance = Lance
    .the = la Lance
    .your = votre Lance
    .their = la Lance adverse
    .a = une Lance
    .no = aucune Lance
    .of = de la Lance
    .gender = feminine
    .count = { $count ->
        [one] { $count } Lance
       *[other] { $count } Lances
    }
piece-knight = Cavalier
    .the = le Cavalier
    .your = votre Cavalier
    .their = le Cavalier adverse
    .a = un Cavalier
    .no = aucun Cavalier
    .of = du Cavalier
    .gender = masculine
    .count = { $count ->
        [one] { $count } Cavalier
       *[other] { $count } Cavaliers
    }
piece-silver = Argent
    .the = l’Argent
    .your = votre Argent
    .their = l’Argent adverse
    .a = un Argent
    .no = aucun Argent
    .of = de l’Argent
    .gender = masculine
    .count = { $count ->
        [one] { $count } Argent
       *[other] { $count } Argents
    }
piece-gold = Or
    .the = l’Or
    .your = votre Or
    .their = l’Or adverse
    .a = un Or
    .no = aucun Or
    .of = de l’Or
    .gender = masculine
    .count = { $count ->
        [one] { $count } Or
       *[other] { $count } Ors
    }
piece-bishop = Fou
    .the = le Fou
    .your = votre Fou
    .their = le Fou adverse
    .a = un Fou
    .no = aucun Fou
    .of = du Fou
    .gender = masculine
    .count = { $count ->
        [one] { $count } Fou
       *[other] { $count } Fous
    }
piece-rook = Tour
    .the = la Tour
    .your = votre Tour
    .their = la Tour adverse
    .a = une Tour
    .no = aucune Tour
    .of = de la Tour
    .gender = feminine
    .count = { $count ->
        [one] { $count } Tour
       *[other] { $count } Tours
    }
piece-king = Roi
    .the = le Roi
    .your = votre Roi
    .their = le Roi adverse
    .a = un Roi
    .no = aucun Roi
    .of = du Roi
    .gender = masculine
    .count = { $count ->
        [one] { $count } Roi
       *[other] { $count } Rois
    }
piece-tokin = Tokin
    .the = le Tokin
    .your = votre Tokin
    .their = le Tokin adverse
    .a = un Tokin
    .no = aucun Tokin
    .of = du Tokin
    .gender = masculine
    .count = { $count ->
        [one] { $count } Tokin
       *[other] { $count } Tokins
    }
piece-promoted-lance = Lance promue
    .the = la Lance promue
    .your = votre Lance promue
    .their = la Lance promue adverse
    .a = une Lance promue
    .no = aucune Lance promue
    .of = de la Lance promue
    .gender = feminine
    .count = { $count ->
        [one] { $count } Lance promue
       *[other] { $count } Lances promues
    }
piece-promoted-knight = Cavalier promu
    .the = le Cavalier promu
    .your = votre Cavalier promu
    .their = le Cavalier promu adverse
    .a = un Cavalier promu
    .no = aucun Cavalier promu
    .of = du Cavalier promu
    .gender = masculine
    .count = { $count ->
        [one] { $count } Cavalier promu
       *[other] { $count } Cavaliers promus
    }
piece-promoted-silver = Argent promu
    .the = l’Argent promu
    .your = votre Argent promu
    .their = l’Argent promu adverse
    .a = un Argent promu
    .no = aucun Argent promu
    .of = de l’Argent promu
    .gender = masculine
    .count = { $count ->
        [one] { $count } Argent promu
       *[other] { $count } Argents promus
    }
piece-horse = Cheval-dragon
    .the = le Cheval-dragon
    .your = votre Cheval-dragon
    .their = le Cheval-dragon adverse
    .a = un Cheval-dragon
    .no = aucun Cheval-dragon
    .of = du Cheval-dragon
    .gender = masculine
    .count = { $count ->
        [one] { $count } Cheval-dragon
       *[other] { $count } Chevaux-dragons
    }
piece-dragon = Dragon
    .the = le Dragon
    .your = votre Dragon
    .their = le Dragon adverse
    .a = un Dragon
    .no = aucun Dragon
    .of = du Dragon
    .gender = masculine
    .count = { $count ->
        [one] { $count } Dragon
       *[other] { $count } Dragons
    }

# Qui joue.
side-black = Sente
side-white = Gote

# Une case lue à voix haute.
place-empty = { $square }, vide
place-outside = { $square }, hors du petit plateau
place-piece = { $square }, { $piece }
place-pinned = { $gender ->
    [feminine] { $square }, { $piece }, clouée par { $pinner } en { $from }
   *[masculine] { $square }, { $piece }, cloué par { $pinner } en { $from }
}
place-in-check = { $square }, { $piece }, en échec

# Une réserve lue à voix haute.
hand-yours = votre réserve : { $pieces }
hand-theirs = réserve de l’adversaire : { $pieces }
hand-yours-empty = votre réserve : vide
hand-theirs-empty = réserve de l’adversaire : vide

# Listes : « 5b », « 5b et 4c », « 5b, 4c et 3d » (construites par la fin).
list-last = { $first } et { $last }
list-more = { $first }, { $rest }

# Une pièce et sa case, dans une liste.
piece-on = { $piece } en { $square }

# Un coup sans nom, parce que rien ne se trouve sur sa case de départ.
move-bare = de { $from } à { $to }
