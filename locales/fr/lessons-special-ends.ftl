### Chapitre 20 : les fins rares, qu’il faut avoir vues une fois.
chapter-special-ends-title = Les fins particulières

## Répéter, ou ne plus pouvoir jouer
lesson-repetition-title = Répéter, ou ne plus pouvoir jouer
lesson-repetition-summary = Sennichite, échec perpétuel, coup illégal.

lesson-repetition-four-times-text = Personne ne veut avancer : votre Or de { $mine } et celui de { $theirs } vont et viennent. Quand la même position revient pour la quatrième fois, avec le même joueur au trait (c’est à lui de jouer) et les mêmes pièces en main, c’est la répétition (sennichite) : la partie est à rejouer, Sente et Gote échangés.

lesson-repetition-always-check-text =
    Une exception : si la répétition vient de ce que l’un donne échec à chaque coup, c’est lui qui perd. C’est l’échec perpétuel.

    Votre { $rook } va de { $from } en { $to } et se retourne, près du Roi de { $king }. Un coup de ce genre compte-t-il comme échec ?
lesson-repetition-always-check-hint-1 = Attaque-t-elle le Roi ?
lesson-repetition-always-check-hint-2 = De { $to }, elle touche { $king }.
lesson-repetition-always-check-done = Oui. Si vous en donnez un à chaque coup et que la position revient quatre fois, changez : c’est à vous de varier.
lesson-repetition-always-check-no = De { $to }, la pièce retournée frappe la case d’à côté.

lesson-repetition-vary-and-win-text =
    Votre { $rook } de { $at } a déjà donné échec trois fois en { $check1 }, et l’on tourne en rond. C’est à vous de varier, sinon vous perdez.

    Vous avez un Or en réserve, et un Pion en { $pawn } : matez le Roi de { $king }.
lesson-repetition-vary-and-win-hint-1 = Le Pion garde une case, la { $rook } une rangée.
lesson-repetition-vary-and-win-hint-2 = L’Or en { $drop }.
lesson-repetition-vary-and-win-done = Mat ! Qui a mieux à faire ne répète pas.
lesson-repetition-vary-and-win-again = Encore le même échec : la quatrième fois, vous avez perdu.
lesson-repetition-vary-and-win-no-check = Ce n’est pas échec.

lesson-repetition-no-move-left-text =
    Qui n’a plus un seul coup légal a perdu, échec ou pas. Le pat des échecs, qui rend la partie nulle, n’existe pas au shogi.

    Vous n’avez plus que votre Roi, en { $king }. Sur combien de cases peut-il aller, face à l’Or de { $gold } ?
lesson-repetition-no-move-left-hint-1 = L’Or adverse frappe devant lui, vers le bas, et de côté.
lesson-repetition-no-move-left-hint-2 = Reste { $free }.
lesson-repetition-no-move-left-done = Une seule : il peut encore jouer. Mais s’il la perdait, la partie serait finie.
lesson-repetition-no-move-left-none = Regardez à côté du Roi, sur sa rangée : l’Or ne frappe pas si loin.
lesson-repetition-no-move-left-two = L’Or frappe deux des trois cases voisines.

lesson-repetition-which-loses-text =
    En partie officielle, un coup illégal perd aussitôt. Trois idées : parachuter un Pion en { $drop }, un autre en { $nifu }, avancer l’Or cloué de { $gold } en { $step }.

    Laquelle vous ferait perdre ?
lesson-repetition-which-loses-hint-1 = La faute la plus fréquente de toutes, même chez les professionnels.
lesson-repetition-which-loses-hint-2 = La colonne de { $nifu } a déjà votre Pion de { $pawn }.
lesson-repetition-which-loses-done = Nifu ! Avant de parachuter un Pion, regardez toute la colonne.
lesson-repetition-which-loses-drop = Aucun Pion à vous sur cette colonne : c’est légal.
lesson-repetition-which-loses-pinned = Il reste sur la colonne du clouage : c’est légal.

lesson-repetition-another-that-loses-text =
    Votre Roi en { $king } est en échec de la Tour de { $rook }. Emporté par l’attaque, vous posez un Pion en { $drop }…

    Pour quelle raison est-ce d’abord illégal ?
lesson-repetition-another-that-loses-hint-1 = Que fallait-il faire avant toute autre chose ?
lesson-repetition-another-that-loses-hint-2 = La Tour de { $rook } vise { $king }.
lesson-repetition-another-that-loses-done = L’échec passe avant tout : l’oublier, c’est perdre, même en plein triomphe.
lesson-repetition-another-that-loses-mate = Vous êtes en échec : cela compte d’abord.
lesson-repetition-another-that-loses-dead = De là, un Pion a encore une case devant lui.

## Le Roi qui entre
lesson-entering-king-title = Le Roi qui entre
lesson-entering-king-summary = Quand les deux Rois ont traversé, on compte les points.

lesson-entering-king-in-their-camp-text =
    Presque toutes les pièces frappent vers l’avant : un { $king } entré dans le camp adverse, ici en { $at }, ne se mate presque plus.

    Si les deux Rois sont entrés, c’est l’impasse (jishōgi) : on compte. Tour et Fou, promus ou non, valent 5 ; toutes les autres 1 ; le Roi rien. Comptent vos pièces dans les { $n } cases de la zone, et votre réserve.

lesson-entering-king-walk-in-text = Entrez : menez votre { $king } de { $at } jusqu’à l’étoile en { $star }, entre vos Pions de { $one } et { $two }.
lesson-entering-king-walk-in-hint-1 = Tout droit.
lesson-entering-king-walk-in-hint-2 = Deux pas, jusqu’en { $star }.
lesson-entering-king-walk-in-done = La troisième rangée est déjà la zone : vous êtes entré.
lesson-entering-king-walk-in-far = Un pas à la fois.

lesson-entering-king-count-your-points-text = Combien de points avez-vous sur le plateau ? La réserve est vide.
lesson-entering-king-count-your-points-hint-1 = Cinq pour une grande pièce, un pour une petite, rien pour le Roi, et rien hors de la zone.
lesson-entering-king-count-your-points-hint-2 = Le Dragon de { $rook } vaut 5 ; le Pion de { $out } ne compte pas.
lesson-entering-king-count-your-points-done = { $n } : cinq et trois.
lesson-entering-king-count-your-points-flat = Le Dragon compte cinq, pas un.
lesson-entering-king-count-your-points-all = Le Pion de { $out } est hors de la zone.

lesson-entering-king-with-your-hand-text = La même position, avec un Fou, un Or et un Pion en réserve. Combien de points ?
lesson-entering-king-with-your-hand-hint-1 = La réserve compte tout entière.
lesson-entering-king-with-your-hand-hint-2 = Ajoutez cinq, un et un ; { $out } ne compte toujours pas.
lesson-entering-king-with-your-hand-done = { $n }. La réserve n’est nulle part, et compte partout.
lesson-entering-king-with-your-hand-one-each = Le Fou compte cinq, en main comme sur le plateau.
lesson-entering-king-with-your-hand-half = Il en manque : comptez chaque pièce de la réserve.

lesson-entering-king-take-the-right-one-text =
    Votre { $silver } et votre { $gold } font deux points. Un { $bishop } traîne en { $target }, un { $knight } à côté de l’{ $gold }.

    Prenez ce qui rapporte le plus.
lesson-entering-king-take-the-right-one-hint-1 = Qui peut prendre en reculant en biais ?
lesson-entering-king-take-the-right-one-hint-2 = L’{ $silver } de { $at } prend en { $target }.
lesson-entering-king-take-the-right-one-done = Cinq points d’un coup : dans une course aux points, les grandes pièces décident.
lesson-entering-king-take-the-right-one-nothing = Il y avait cinq points à prendre.

lesson-entering-king-is-it-enough-text =
    Chez les professionnels, chacun doit avoir 24 points, sinon il perd. En tournoi d’amateurs, on peut déclarer qu’on a gagné : il faut 28 points à Sente, 27 à Gote, dix pièces dans la zone, et n’être pas en échec.

    Combien en avez-vous ?
lesson-entering-king-is-it-enough-hint-1 = Quatre grandes pièces, et les petites.
lesson-entering-king-is-it-enough-hint-2 = Les Dragons de { $one } et { $two }, les deux Fous en main : vingt déjà.
lesson-entering-king-is-it-enough-done = { $n } : assez pour Gote ; à Sente, il manque un point, et il n’y a que neuf pièces dans la zone. Comptez avant de déclarer !
lesson-entering-king-is-it-enough-big = Les Fous en réserve comptent cinq chacun.
lesson-entering-king-is-it-enough-short = Recomptez les petites, une à une.

lesson-entering-king-his-points-text = Cette fois, c’est son Roi qui est entré, en { $king }, dans votre camp. Combien de points a-t-il ? Sa réserve est vide.
lesson-entering-king-his-points-hint-1 = Le compte est le même pour les deux : cinq pour une grande pièce, un pour une petite, rien pour le Roi.
lesson-entering-king-his-points-hint-2 = Le { $dragon } en { $one } et le { $horse } en { $two } font dix ; ajoutez les petites.
lesson-entering-king-his-points-done = { $n }. Comptez ses points comme les vôtres avant de faire la course.
lesson-entering-king-his-points-king = Le Roi, lui, ne compte pas.
lesson-entering-king-his-points-flat = C’est le nombre de pièces : les grandes comptent cinq chacune.

lesson-entering-king-just-outside-text = Votre { $dragon } est en { $out }, et vous avez un Fou en réserve. Combien de points avez-vous à cet instant ?
lesson-entering-king-just-outside-hint-1 = Sur le plateau, seul compte ce qui est dans la zone ; en réserve, tout compte.
lesson-entering-king-just-outside-hint-2 = { $out } est sur la quatrième rangée : dehors. Le Fou en réserve vaut cinq.
lesson-entering-king-just-outside-done = { $n } : un pas en avant ferait entrer le { $dragon }, et cinq points avec lui.
lesson-entering-king-just-outside-outside = Le { $dragon } en { $out } est encore hors de la zone.
lesson-entering-king-just-outside-hand = Le Fou en réserve compte cinq.

lesson-entering-king-enough-to-declare-text = Le { $horse } est en { $at } ; deux Tours et quatre Pions sont dans votre réserve. Vous êtes Sente. Combien de points ?
lesson-entering-king-enough-to-declare-hint-1 = Trois grandes pièces, et toutes les petites, dans la zone et en réserve.
lesson-entering-king-enough-to-declare-hint-2 = Quinze pour le { $horse } en { $at } et les deux Tours ; puis un par petite pièce.
lesson-entering-king-enough-to-declare-done = { $n } : exactement ce qu’il faut à Sente, avec dix pièces dans la zone. Vous pouvez déclarer.
lesson-entering-king-enough-to-declare-king = Vous avez compté le Roi : ici, il ne vaut rien.
lesson-entering-king-enough-to-declare-rooks = Les Tours en réserve comptent cinq chacune.
