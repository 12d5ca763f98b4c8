### Chapitre 7 : rejouer les pièces prises.
chapter-drops-title = Les parachutages

## La réserve
lesson-hand-title = La réserve
lesson-hand-summary = Une pièce prise change de camp et attend son heure.

lesson-hand-taken-and-dropped-text =
    Voici ce qui rend le shogi unique : une pièce prise n’est pas perdue, elle passe dans votre réserve. À votre tour, au lieu de jouer sur le plateau, vous pouvez la parachuter sur une case vide.

    Le { $pawn } prend l’{ $silver } en { $at }. L’adversaire joue, et au coup suivant cet { $silver } est parachuté en { $drop } pour protéger le Roi en { $king }.

lesson-hand-take-then-drop-text =
    À vous, en deux coups : avec le { $pawn } de { $from }, prenez l’{ $silver } en { $at }, puis parachutez-le où vous voulez.

    L’adversaire vous laisse faire.
lesson-hand-take-then-drop-hint-1 = D’abord remplir la réserve, ensuite y puiser.
lesson-hand-take-then-drop-hint-2 = De { $from }, prenez en { $at }. Puis choisissez l’{ $silver } dans votre réserve et une case vide.
lesson-hand-take-then-drop-done = Prendre, c’est gagner une pièce de plus, et pas seulement en ôter une à l’adversaire.
lesson-hand-take-then-drop-take-first = Deux coups suffisent : prenez d’abord l’{ $silver } en { $at }, puis parachutez-le.

lesson-hand-an-empty-square-text =
    Vous avez un { $gold } en réserve. On vous propose de le parachuter en { $home } (cela s’écrit { $move }), en { $away } ou en { $taken }, où se trouve un { $pawn } adverse.

    Quel parachutage est illégal ?
lesson-hand-an-empty-square-hint-1 = Un parachutage ne prend jamais de pièce.
lesson-hand-an-empty-square-hint-2 = { $taken } n’est pas vide.
lesson-hand-an-empty-square-done = On parachute sur n’importe quelle case, pourvu qu’elle soit vide : seules les pièces du plateau prennent.
lesson-hand-an-empty-square-home = { $home } est libre, près de votre Roi : c’est permis.
lesson-hand-an-empty-square-away = { $away } est libre : on peut parachuter jusque dans le camp adverse !

lesson-hand-dragon-comes-plain-text =
    Une pièce prise perd sa promotion. Votre { $gold } prend le { $dragon } en { $at } : c’est une simple { $rook } qui arrive en réserve.

    On parachute toujours la face ordinaire, même dans la zone de promotion, comme ici en { $drop }.

lesson-hand-drop-then-promote-text =
    Vous avez une { $rook } en réserve ; le Roi adverse est en { $king }.

    En deux coups, obtenez un { $dragon } : parachutez d’abord la { $rook } sans donner échec, puis promouvez-la.
lesson-hand-drop-then-promote-hint-1 = Un coup qui commence dans la zone peut promouvoir. Où faut-il parachuter ?
lesson-hand-drop-then-promote-hint-2 = Parachutez-la par exemple en { $good }, puis jouez-la à nouveau en choisissant la face promue.
lesson-hand-drop-then-promote-done = Jamais promue au parachutage, mais dès le coup suivant : une pièce parachutée dans la zone est déjà une menace.
lesson-hand-drop-then-promote-king-walks = Les deux coups sont pour la { $rook } : l’un pour la parachuter, l’autre pour la promouvoir.
lesson-hand-drop-then-promote-stays-plain = La { $rook } a bougé sans se retourner : c’est toujours une { $rook }. Un coup qui commence ou finit dans la zone peut promouvoir ; choisissez la face promue.

## Pas de pièce morte
lesson-dead-ends-title = Pas de pièce morte
lesson-dead-ends-summary = On ne parachute pas une pièce là où elle ne pourrait jamais bouger.

lesson-dead-ends-last-rank-pawn-text =
    Un { $pawn } attend dans votre réserve.

    Parmi ces trois parachutages, lequel est illégal : { $mine }, { $low } ou { $top } ?
lesson-dead-ends-last-rank-pawn-hint-1 = Une fois posé, pourra-t-il encore avancer ?
lesson-dead-ends-last-rank-pawn-hint-2 = { $top } est sur la dernière rangée.
lesson-dead-ends-last-rank-pawn-done = Ni { $pawn } ni Lance sur la dernière rangée : ils n’y bougeraient jamais.
lesson-dead-ends-last-rank-pawn-own-side = Devant votre Roi, c’est permis : le Pion a toute la colonne devant lui.
lesson-dead-ends-last-rank-pawn-one-step-left = De { $low }, il lui reste un pas : c’est permis.

lesson-dead-ends-knight-squares-text =
    Un { $knight } en réserve. Regardez la colonne qui va de { $low } tout en bas à { $one } tout en haut.

    Touchez les cases de cette colonne où le parachuter est interdit.
lesson-dead-ends-knight-squares-hint-1 = Il saute deux rangées plus loin. Sur quelles rangées n’a-t-il plus la place de sauter ?
lesson-dead-ends-knight-squares-hint-2 = { $one } et { $two }.
lesson-dead-ends-knight-squares-done = Les deux dernières rangées sont interdites au { $knight } parachuté.
lesson-dead-ends-knight-squares-still-jumps = De { $ok }, il peut encore sauter sur la dernière rangée : c’est permis.
lesson-dead-ends-knight-squares-plenty-of-room = Ici, il a de la place devant lui : c’est permis.

lesson-dead-ends-reason-lance-text =
    Parachuter votre { $lance } en { $at }, tout en haut de la colonne ?

    C’est illégal. Pour quelle raison ?
lesson-dead-ends-reason-lance-hint-1 = Pensez à son coup suivant.
lesson-dead-ends-reason-lance-hint-2 = Au-delà de { $at }, il n’y a plus de plateau.
lesson-dead-ends-reason-lance-done = Un cul-de-sac : la { $lance } n’y aurait jamais un seul coup à jouer.
lesson-dead-ends-reason-lance-not-a-pawn = Votre Pion en { $pawn } ne gêne pas : cette règle-là ne concerne que les Pions.
lesson-dead-ends-reason-lance-it-is-empty = { $at } est vide ; le Pion adverse est en { $enemy }.

lesson-dead-ends-gold-in-the-corner-text = Et un { $gold } ? Peut-on le parachuter dans le coin, en { $at } ?
lesson-dead-ends-gold-in-the-corner-hint-1 = Un { $gold } n’avance plus, depuis la dernière rangée. Mais ne sait-il qu’avancer ?
lesson-dead-ends-gold-in-the-corner-hint-2 = De { $at }, il peut aller de côté ou reculer.
lesson-dead-ends-gold-in-the-corner-done = Oui. Seuls le Pion, la Lance et le Cavalier craignent le bord : eux ne savent qu’avancer.
lesson-dead-ends-gold-in-the-corner-it-can-leave = Si : il peut en repartir de côté ou en arrière.

## Le double pion
lesson-two-pawns-title = Le double pion
lesson-two-pawns-summary = Nifu : jamais deux de vos Pions sur la même colonne.

lesson-two-pawns-one-a-file-text =
    Une règle propre aux Pions, celle du double pion (nifu) : il est interdit de parachuter un { $pawn } sur une colonne où vous en avez déjà un.

    Vos Pions sont en { $one } et { $two } : ces deux colonnes sont fermées. Entre elles, la colonne est ouverte : le { $pawn } est parachuté en { $drop }.

lesson-two-pawns-the-free-file-text =
    Huit de vos Pions sont encore chez eux ; celui de { $gap } a été pris. En retour, vous avez pris un Pion à l’adversaire : il attend dans votre réserve.

    Touchez toutes les cases où vous pouvez le parachuter.
lesson-two-pawns-the-free-file-hint-1 = Une seule colonne n’a pas de Pion à vous. Pensez aussi aux cases occupées et à la dernière rangée.
lesson-two-pawns-the-free-file-hint-2 = La colonne de { $gap }, sauf { $top } et les cases occupées.
lesson-two-pawns-the-free-file-done = { $n } cases sur tout le plateau : un { $pawn } en réserve a besoin d’une colonne ouverte.
lesson-two-pawns-the-free-file-already-one = Vous avez déjà un Pion sur cette colonne : double pion.
lesson-two-pawns-the-free-file-dead-end = En { $top }, il ne bougerait jamais.
lesson-two-pawns-the-free-file-taken = Cette case est occupée : on ne parachute que sur une case vide.

lesson-two-pawns-tokin-does-not-count-text =
    Vous avez un { $tokin } en { $tokinat } et un Pion en { $pawnat } ; il y a un Pion adverse en { $enemy }.

    Parachuter en { $tokindrop }, { $enemydrop } ou { $pawndrop } : quel coup est illégal ?
lesson-two-pawns-tokin-does-not-count-hint-1 = Seuls comptent vos propres Pions, non promus.
lesson-two-pawns-tokin-does-not-count-hint-2 = Regardez la colonne de { $pawnat }.
lesson-two-pawns-tokin-does-not-count-done = Ni un { $tokin } ni un Pion adverse ne ferment une colonne.
lesson-two-pawns-tokin-does-not-count-tokin = Le { $tokin } n’est plus un Pion : la colonne est ouverte.
lesson-two-pawns-tokin-does-not-count-enemy = C’est le Pion de l’adversaire : il ne compte pas pour vous.

lesson-two-pawns-why-this-drop-text =
    Quelle tentation : parachuter un Pion en { $drop }, sur la tête du { $bishop } !

    Le coup est pourtant illégal. Pour quelle raison ?
lesson-two-pawns-why-this-drop-hint-1 = Descendez la colonne des yeux jusqu’à votre camp.
lesson-two-pawns-why-this-drop-hint-2 = Qu’y a-t-il en { $own } ?
lesson-two-pawns-why-this-drop-done = Votre Pion de { $own }, oublié tout en bas, fermait la colonne. Même les champions s’y laissent prendre.
lesson-two-pawns-why-this-drop-it-is-empty = { $drop } est vide ; le { $bishop } est une case plus loin.
lesson-two-pawns-why-this-drop-room-ahead = De { $drop }, un Pion pourrait encore avancer.

lesson-two-pawns-all-the-drops-text =
    L’examen : touchez toutes les cases où vous pouvez parachuter votre { $pawn }.

    Vous avez un { $tokin } en { $tokinat }, et il y a aussi des Pions adverses.
lesson-two-pawns-all-the-drops-hint-1 = Cherchez les colonnes où vous n’avez pas de Pion non promu : il y en a deux.
lesson-two-pawns-all-the-drops-hint-2 = Ce sont les colonnes de { $free } et de { $other }.
lesson-two-pawns-all-the-drops-done = { $n } cases, toutes trouvées : le double pion ne vous piégera plus.
lesson-two-pawns-all-the-drops-already-one = Vous avez déjà un Pion sur cette colonne : double pion.
lesson-two-pawns-all-the-drops-dead-end = Pas sur la dernière rangée : il n’y bougerait jamais.

## Le bon parachutage
lesson-best-drop-title = Le bon parachutage
lesson-best-drop-summary = Attaquer deux pièces d’un coup, ou mater.

lesson-best-drop-pawn-on-the-head-text =
    Le { $bishop } adverse est en { $at }. Il n’attaque pas la case juste devant lui.

    Attaquez-le avec le Pion de votre réserve.
lesson-best-drop-pawn-on-the-head-hint-1 = Un Pion attaque la case devant lui. Où le poser pour viser { $at } ?
lesson-best-drop-pawn-on-the-head-hint-2 = En { $drop }, gardé par votre Argent en { $silver }.
lesson-best-drop-pawn-on-the-head-done = Le Fou doit fuir, ou vous le prenez : la plus petite pièce en chasse une des plus fortes.
lesson-best-drop-pawn-on-the-head-no-threat = De cette case, le Pion n’attaquerait pas le { $bishop }.
lesson-best-drop-pawn-on-the-head-slow = L’exercice demande un Pion parachuté : il attaque tout de suite, sans que vos autres pièces bougent.

lesson-best-drop-split-silver-text =
    Une fourchette attaque deux pièces à la fois : l’adversaire n’en sauve qu’une.

    L’{ $gold } adverse est en { $goldat }, la { $rook } adverse en { $rookat }. Parachutez votre { $silver } là où il vise les deux sans pouvoir être pris.
lesson-best-drop-split-silver-hint-1 = L’{ $silver } attaque aussi derrière lui, en diagonale.
lesson-best-drop-split-silver-hint-2 = Parachutez-le derrière eux, en { $drop }.
lesson-best-drop-split-silver-done = Le coup s’appelle l’Argent qui fend (wariuchi). Si l’une des deux pièces se sauve, vous prenez l’autre.
lesson-best-drop-split-silver-in-front = En { $front }, il vise bien les deux, mais il se fait prendre.
lesson-best-drop-split-silver-not-both = De cette case, l’{ $silver } n’attaquerait pas les deux à la fois.

lesson-best-drop-knight-fork-text =
    Une seule colonne sépare l’{ $silver } en { $one } et l’{ $gold } en { $two }.

    Où parachuter votre { $knight } pour les attaquer tous les deux ?
lesson-best-drop-knight-fork-hint-1 = Un { $knight } vise deux cases de la même rangée, deux rangées plus haut.
lesson-best-drop-knight-fork-hint-2 = Deux rangées plus bas, sur la colonne du milieu : { $drop }.
lesson-best-drop-knight-fork-done = Une fourchette de { $knight } ! Pensez-y dès que deux pièces adverses sont sur la même rangée, à une case d’écart.
lesson-best-drop-knight-fork-not-both = De cette case, le { $knight } n’attaquerait pas les deux à la fois.

lesson-best-drop-bishop-fork-text =
    Le Roi adverse est en { $king }, sa { $rook } en { $rookat }.

    Parachutez votre { $bishop } là où il donne échec et attaque la { $rook } en même temps.
lesson-best-drop-bishop-fork-hint-1 = Suivez les diagonales des deux pièces et cherchez une case où elles se croisent.
lesson-best-drop-bishop-fork-hint-2 = Elles se croisent en { $drop }.
lesson-best-drop-bishop-fork-done = L’adversaire doit d’abord répondre à l’échec ; ensuite, vous prenez la { $rook }.
lesson-best-drop-bishop-fork-only-check = C’est échec, mais la { $rook } n’est pas attaquée, ou le { $bishop } se fait prendre. Visez les deux à la fois.
lesson-best-drop-bishop-fork-no-check = Ce n’est pas échec : l’adversaire a le temps de sauver sa { $rook }.

lesson-best-drop-gold-on-the-head-text =
    Le plus célèbre des mats : le Roi est au bord, en { $king }, et votre Pion en { $pawn } monte la garde.

    Parachutez l’{ $gold } de votre réserve et faites mat.
lesson-best-drop-gold-on-the-head-hint-1 = Posez-le sur la tête du Roi, là où il est gardé.
lesson-best-drop-gold-on-the-head-hint-2 = { $drop }, entre votre Pion et le Roi.
lesson-best-drop-gold-on-the-head-done = Mat ! L’{ $gold } sur la tête (atamakin) couvre toutes les fuites, et le Pion le protège.
lesson-best-drop-gold-on-the-head-unguarded = Échec, mais le Roi prend l’{ $gold } ou s’échappe. Parachutez-le sur une case que votre Pion garde.
lesson-best-drop-gold-on-the-head-no-check = Ce n’est pas échec : le Roi a le temps de fuir.

## Le Pion ne mate pas en tombant
lesson-pawn-mate-title = Pas de mat par Pion parachuté
lesson-pawn-mate-summary = Uchifuzume : l’interdit le plus curieux du shogi.

lesson-pawn-mate-the-ban-text =
    Le Roi en { $king } n’a plus d’issue. Un Pion parachuté en { $drop }, gardé par votre Or en { $gold }, le materait.

    Le coup est illégal : pour quelle raison ?
lesson-pawn-mate-the-ban-hint-1 = La case est bonne, la colonne aussi. Que deviendrait le Roi ?
lesson-pawn-mate-the-ban-hint-2 = En { $drop }, ce serait mat sur-le-champ.
lesson-pawn-mate-the-ban-done = Le mat par pion parachuté (uchifuzume) est interdit : un Pion qui sort de la réserve ne peut pas donner le coup de grâce.
lesson-pawn-mate-the-ban-no-other-pawn = Vous n’avez aucun autre Pion sur le plateau.
lesson-pawn-mate-the-ban-one-square-left = { $drop } n’est pas sur la dernière rangée : un Pion pourrait encore avancer.

lesson-pawn-mate-push-it-text =
    Presque le même mat, mais votre { $pawn } est déjà sur le plateau, en { $from }.

    L’interdit ne vise que le Pion qui sort de la réserve. Matez le Roi en { $king }.
lesson-pawn-mate-push-it-hint-1 = L’interdit ne parle pas des pièces déjà posées. Laquelle attaque tout droit ?
lesson-pawn-mate-push-it-hint-2 = De { $from } à { $to }.
lesson-pawn-mate-push-it-done = Un Pion poussé a le droit de mater ; un Pion parachuté, non.
lesson-pawn-mate-push-it-gold-leaves = Si l’Or s’en va, plus rien ne garde les fuites.
lesson-pawn-mate-push-it-too-slow = Laissez votre Roi tranquille : le mat est là, en un coup.

lesson-pawn-mate-another-piece-text =
    Vous avez en réserve un Pion et une { $lance }. Le Roi est toujours coincé en { $king }.

    Matez-le dans les règles.
lesson-pawn-mate-another-piece-hint-1 = L’interdit ne touche que le Pion.
lesson-pawn-mate-another-piece-hint-2 = La { $lance } aussi attaque tout droit : parachutez-la en { $drop }, par exemple.
lesson-pawn-mate-another-piece-done = Toute autre pièce peut être parachutée pour mater.
lesson-pawn-mate-another-piece-the-pawn = Ce serait le mat par pion parachuté, le seul interdit. Prenez votre autre pièce.
lesson-pawn-mate-another-piece-gold-leaves = Si l’Or bouge, il ne garde plus les cases de fuite.

lesson-pawn-mate-only-check-text =
    Le même coin, le même Or en { $gold }, mais le Roi en { $king } n’a plus de Cavalier à côté de lui.

    Peut-on parachuter un Pion en { $drop } ?
lesson-pawn-mate-only-check-hint-1 = L’interdit parle de mat. Est-ce mat ?
lesson-pawn-mate-only-check-hint-2 = Regardez { $exit } : le Roi peut-il y aller ?
lesson-pawn-mate-only-check-done = Oui : un Pion parachuté peut donner échec, du moment qu’il reste une réponse.
lesson-pawn-mate-only-check-he-escapes = C’est échec, pas mat : le Roi a une réponse, donc le coup est permis.
