# Pourquoi un coup est illégal : des phrases entières, qui apprennent quelque chose. $Piece et les autres sont des formes de board.ftl.

illegal-title = Coup illégal : { $move }

illegal-game-over = La partie est finie : on ne joue plus. Annulez un coup ou recommencez.
illegal-not-your-turn = C’est à votre adversaire de jouer. Vous jouerez après sa réponse.
illegal-empty-origin = Il n’y a rien en { $from }. Un coup part toujours d’une de vos pièces.
illegal-not-your-piece = { $Piece } en { $from } appartient à votre adversaire : sa pointe est tournée vers vous. Vous jouez les pièces qui pointent vers le camp adverse.
illegal-not-in-hand = Vous n’avez { $piece } en réserve. On ne parachute que les pièces que l’on a prises.
illegal-own-piece-there = { $Piece } ne peut pas aller en { $to } : { $other } s’y trouve déjà. On ne prend que les pièces de l’adversaire.
illegal-square-taken = { $Other } occupe déjà la case { $to }. On ne parachute que sur une case vide : un parachutage ne prend jamais de pièce.

illegal-how-pawn = Un Pion avance d’une case, tout droit, et prend de la même façon. Il ne peut pas aller de { $from } en { $to }.
illegal-how-lance = Une Lance avance tout droit, tant que la voie est libre ; jamais de côté, jamais en arrière. Elle ne peut pas aller de { $from } en { $to }.
illegal-how-knight = Un Cavalier saute de deux cases en avant et d’une case de côté, et ne recule jamais. Il ne peut pas aller de { $from } en { $to }.
illegal-how-silver = Un Argent se déplace d’une case, tout droit en avant ou sur une diagonale ; jamais de côté, jamais tout droit en arrière. Il ne peut pas aller de { $from } en { $to }.
illegal-how-gold = Un Or se déplace d’une case dans toutes les directions, sauf en diagonale vers l’arrière. Il ne peut pas aller de { $from } en { $to }.
illegal-how-bishop = Un Fou se déplace sur les diagonales, tant que la voie est libre. Il ne peut pas aller de { $from } en { $to }.
illegal-how-rook = Une Tour se déplace sur sa colonne ou sur sa rangée, tant que la voie est libre. Elle ne peut pas aller de { $from } en { $to }.
illegal-how-king = Un Roi se déplace d’une case, dans toutes les directions. Il ne peut pas aller de { $from } en { $to }.
illegal-how-tokin = Un Tokin, c’est-à-dire un Pion promu, se déplace comme un Or : d’une case, dans toutes les directions sauf en diagonale vers l’arrière. Il ne peut pas aller de { $from } en { $to }.
illegal-how-promoted-lance = Une Lance promue se déplace comme un Or : d’une case, dans toutes les directions sauf en diagonale vers l’arrière. Elle ne peut pas aller de { $from } en { $to }.
illegal-how-promoted-knight = Un Cavalier promu se déplace comme un Or et ne saute plus : d’une case, dans toutes les directions sauf en diagonale vers l’arrière. Il ne peut pas aller de { $from } en { $to }.
illegal-how-promoted-silver = Un Argent promu se déplace comme un Or : d’une case, dans toutes les directions sauf en diagonale vers l’arrière. Il ne peut pas aller de { $from } en { $to }.
illegal-how-horse = Un Cheval-dragon, c’est-à-dire un Fou promu, se déplace sur les diagonales, ou d’une case en avant, en arrière ou de côté. Il ne peut pas aller de { $from } en { $to }.
illegal-how-dragon = Un Dragon, c’est-à-dire une Tour promue, se déplace sur sa colonne ou sur sa rangée, ou d’une case en diagonale. Il ne peut pas aller de { $from } en { $to }.

illegal-path-blocked = { $Piece } ne peut pas sauter par-dessus { $other } en { $blocker }. Seul le Cavalier saute.

# Les petits plateaux, entourés de murs.
illegal-outside-the-walls = { $Piece } ne peut pas quitter le petit plateau : la case { $to } est derrière le mur. Dans cette partie, seules comptent les cases à l’intérieur, pour vous comme pour l’adversaire.
illegal-dropped-outside = On ne parachute rien hors du petit plateau : la case { $to } est derrière le mur. Choisissez une case vide à l’intérieur.

illegal-never-promotes = { $Piece } n’est jamais promu : seuls le Roi et l’Or n’ont pas de face promue.
illegal-promoted-already = { $Piece } en { $from } est déjà une pièce promue. Une pièce n’est promue qu’une fois, et le reste jusqu’à ce qu’on la prenne.
illegal-outside-zone = Une pièce n’est promue que si son coup commence ou finit dans la zone de promotion, les trois rangées du fond. Le coup de { $from } en { $to } reste en dehors.
illegal-must-promote = { $Piece } doit promouvoir en { $to }. Sans promotion, cette pièce ne pourrait plus jamais bouger.
illegal-dead-end-line = { $Piece } en { $to } ne pourrait jamais bouger : cette pièce ne fait qu’avancer, et c’est la dernière rangée. Parachutez-la plus bas.
illegal-dead-end-knight = { $Piece } en { $to } ne pourrait jamais bouger : son saut demande deux rangées devant lui. Parachutez-le plus bas.
illegal-two-pawns = Un de vos Pions se trouve déjà sur cette colonne, en { $pawn }. Deux Pions non promus du même camp sur une colonne sont interdits (nifu, 二歩) ; un Tokin ne compte pas.

illegal-check-far = Votre Roi est attaqué par { $checker } en { $from }, et ce coup ne pare pas l’échec. Déplacez le Roi, prenez { $checker } ou interposez une pièce.
illegal-check-near = Votre Roi est attaqué par { $checker } en { $from }, et ce coup ne pare pas l’échec. Déplacez le Roi ou prenez { $checker } : on ne peut rien interposer.
illegal-check-double = Échec double : votre Roi est attaqué par { $checkers }. Aucune autre pièce ne peut parer les deux échecs à la fois : c’est au Roi de bouger.
illegal-pinned = { $gender ->
    [feminine] { $Piece } en { $from } est clouée : sans elle, { $pinner } en { $by } prendrait votre Roi. Elle peut seulement rester sur la ligne entre les deux, ou prendre { $pinner }.
   *[masculine] { $Piece } en { $from } est cloué : sans lui, { $pinner } en { $by } prendrait votre Roi. Il peut seulement rester sur la ligne entre les deux, ou prendre { $pinner }.
}
illegal-king-into-check = En { $to }, votre Roi pourrait être pris par { $attackers }. Un Roi ne va jamais sur une case attaquée.
illegal-drop-pawn-mate = Un Pion parachuté n’a pas le droit de faire mat (uchifuzume, 打ち歩詰め). Ici, rien ne pare l’échec du Pion en { $to } : { $count ->
    [one] la seule case où le Roi pourrait aller, { $flights }, est contrôlée.
   *[other] les cases où le Roi pourrait aller, { $flights }, sont toutes contrôlées.
} Toute autre pièce parachutée peut faire mat ; un Pion qui avance aussi.

# Les raisons en quelques mots, pour choisir.
reason-game-over = La partie est finie
reason-not-your-turn = C’est à l’autre camp de jouer
reason-empty-origin = Il n’y a pas de pièce à cet endroit
reason-not-your-piece = La pièce est à l’adversaire
reason-not-in-hand = Cette pièce n’est pas en réserve
reason-own-piece-there = Une de vos pièces s’y trouve déjà
reason-square-taken = La case n’est pas vide
reason-not-how-it-moves = La pièce ne se déplace pas ainsi
reason-path-blocked = Une autre pièce barre la voie
reason-outside-the-walls = La case est hors du petit plateau
reason-may-not-promote = La pièce ne peut pas être promue
reason-must-promote = La promotion est obligatoire
reason-dead-end = La pièce parachutée ne pourrait jamais bouger
reason-two-pawns = Il y aurait deux Pions sur la colonne
reason-check-not-answered = Le Roi resterait en échec
reason-pinned = La pièce est clouée
reason-king-into-check = Le Roi se mettrait en échec
reason-drop-pawn-mate = Ce serait mat par un Pion parachuté
