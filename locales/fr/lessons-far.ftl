### Chapitre 3 : la plus petite pièce, les longues portées et le saut.
chapter-far-title = Pion, Lance, Tour, Fou, Cavalier

## Le Pion
lesson-pawn-title = Le Pion
lesson-pawn-summary = Un pas tout droit, et il prend comme il marche.

lesson-pawn-one-step-text =
    Le { $pawn } avance d’une case, tout droit, et jamais plus : pas de double pas au départ. Il ne recule pas.

    De { $from }, il lui faut deux coups pour passer par { $a } et arriver en { $b }.

lesson-pawn-only-ahead-text =
    Trois Pions adverses font face au vôtre : en { $left }, { $ahead } et { $right }.

    Où votre { $pawn } de { $at } peut-il aller ?
lesson-pawn-only-ahead-hint-1 = Il prend exactement comme il marche.
lesson-pawn-only-ahead-hint-2 = Droit devant : { $ahead }.
lesson-pawn-only-ahead-done = Au shogi, le { $pawn } prend ce qu’il a devant lui. Deux Pions nez à nez peuvent donc se prendre.
lesson-pawn-only-ahead-not-like-chess = Aux échecs, oui ! Au shogi, le { $pawn } ne prend pas en diagonale.
lesson-pawn-only-ahead-no-double = Un seul pas, même au premier coup.
lesson-pawn-only-ahead-no-retreat = Le { $pawn } ne recule jamais.

lesson-pawn-blocked-text =
    Votre { $silver } est en { $ahead }, juste devant votre { $pawn } de { $at }.

    Combien de coups ce { $pawn } peut-il jouer ?
lesson-pawn-blocked-hint-1 = Il n’a qu’une direction. Est-elle libre ?
lesson-pawn-blocked-hint-2 = La seule case possible, { $ahead }, est occupée par une de vos pièces.
lesson-pawn-blocked-done = Aucun : un { $pawn } bloqué par les siens attend qu’on libère la case.
lesson-pawn-blocked-own-silver = La case { $ahead } est occupée par votre { $silver } : on ne prend pas ses propres pièces.
lesson-pawn-blocked-no-way-round = Il ne contourne rien : une seule direction, tout droit.

lesson-pawn-pawn-takes-text =
    Un seul de vos trois Pions peut prendre une pièce.

    Trouvez lequel, et jouez la prise.
lesson-pawn-pawn-takes-hint-1 = Regardez la case juste devant chaque Pion, pas celles de côté.
lesson-pawn-pawn-takes-hint-2 = Le Pion en { $from } a une pièce devant lui, en { $at }.
lesson-pawn-pawn-takes-done = Le Pion a pris l’{ $target } tout droit. Une petite pièce en gagne une grande !
lesson-pawn-pawn-takes-not-like-chess = Pas en diagonale : la pièce en { $decoy } ne craint rien de vos Pions.
lesson-pawn-pawn-takes-no-capture = Ce coup est permis, mais il ne prend rien.

## La Lance
lesson-lance-title = La Lance
lesson-lance-summary = Toujours tout droit, tant que la voie est libre.

lesson-lance-straight-ahead-text =
    La { $lance } file tout droit, aussi loin que l’on veut, tant que la voie est libre. Elle ne recule jamais et ne va jamais de côté : réfléchissez avant de la lancer.

    La voici qui va de { $from } en { $to } d’un trait.

lesson-lance-stops-at-friends-text =
    Votre { $lance } est en { $at }, et votre propre { $pawn } en { $stop } lui barre la voie.

    Touchez les cases où elle peut aller.
lesson-lance-stops-at-friends-hint-1 = Elle peut s’arrêter sur n’importe quelle case libre avant l’obstacle.
lesson-lance-stops-at-friends-hint-2 = Depuis { $first }, montez case par case et arrêtez-vous avant { $stop }.
lesson-lance-stops-at-friends-done = Une pièce amie arrête la { $lance } une case plus tôt.
lesson-lance-stops-at-friends-own-pawn = Votre { $pawn } est là : on ne prend pas ses propres pièces.
lesson-lance-stops-at-friends-no-jump = La { $lance } ne saute pas par-dessus votre { $pawn }.

lesson-lance-takes-the-first-text =
    Cette fois, l’obstacle est adverse : un { $pawn } en { $first }, et un { $gold } derrière lui en { $second }.

    Touchez toutes les cases où votre { $lance } de { $at } peut aller.
lesson-lance-takes-the-first-hint-1 = On peut prendre la première pièce adverse rencontrée, et l’on s’arrête là.
lesson-lance-takes-the-first-hint-2 = La dernière case permise est { $first }, celle du { $pawn }.
lesson-lance-takes-the-first-done = Une pièce adverse se prend, une pièce amie bloque ; dans les deux cas, le voyage s’arrête.
lesson-lance-takes-the-first-one-at-a-time = L’{ $gold } est à l’abri derrière le { $pawn } : la { $lance } s’arrête sur la première pièce.
lesson-lance-takes-the-first-no-retreat = La { $lance } ne recule jamais, pas même d’une case.

lesson-lance-why-not-further-text =
    Votre { $lance } de { $at } aimerait prendre l’{ $gold } en { $target }.

    Le coup est illégal. Pour quelle raison ?
lesson-lance-why-not-further-hint-1 = Suivez sa voie du doigt, case par case.
lesson-lance-why-not-further-hint-2 = Regardez { $wall }.
lesson-lance-why-not-further-done = L’{ $silver } en { $wall } ferme la voie : seul le Cavalier passe par-dessus les pièces.
lesson-lance-why-not-further-direction-is-fine = La direction est bonne : { $target } est droit devant.
lesson-lance-why-not-further-enemy-there = En { $target }, c’est un { $gold } adverse : on pourrait le prendre, si seulement on arrivait jusque-là.

## La Tour
lesson-rook-title = La Tour
lesson-rook-summary = Rangées et colonnes, sans sauter.

lesson-rook-the-cross-text =
    La { $rook } va aussi loin qu’elle veut, en avant, en arrière ou de côté. Tant que rien n’est retourné, c’est la plus forte des pièces ; chaque camp n’en a qu’une au départ.

    De { $from }, elle glisse en { $a }, puis monte en { $b }.

lesson-rook-rook-among-pieces-text =
    Votre { $rook } est en { $at }. Votre { $pawn } en { $friend } est au-dessus d’elle, un { $silver } adverse en { $under } au-dessous.

    Touchez toutes ses cases.
lesson-rook-rook-among-pieces-hint-1 = Quatre voies : suivez chacune jusqu’à la première pièce ou jusqu’au bord.
lesson-rook-rook-among-pieces-hint-2 = { $first } à droite, toute la rangée à gauche, deux cases vers le haut, et la prise en { $under }.
lesson-rook-rook-among-pieces-done = Quatre voies, et chacune s’arrête à la première pièce.
lesson-rook-rook-among-pieces-own-pawn = C’est votre { $pawn } : la { $rook } s’arrête juste avant lui.
lesson-rook-rook-among-pieces-behind = L’{ $silver } adverse ferme la voie : on peut le prendre, pas passer derrière.
lesson-rook-rook-among-pieces-corner = Ce Pion n’est sur aucune des voies de la { $rook }.

lesson-rook-rook-tour-text =
    De { $at }, menez votre { $rook } sur { $one }, { $two } et { $three }. Votre { $pawn } en { $wall } gêne le passage.

    Choisissez bien l’ordre.
lesson-rook-rook-tour-hint-1 = De { $one } à { $two }, la voie directe est fermée : il faudra revenir sur vos pas. Après quelle étoile ?
lesson-rook-rook-tour-hint-2 = { $one }, retour en { $at }, puis { $three } et { $two }.
lesson-rook-rook-tour-done = La { $rook } revient aussi vite qu’elle part.
lesson-rook-rook-tour-no-diagonal = La { $rook } ne va que le long d’une rangée ou d’une colonne.

lesson-rook-rook-hunt-text =
    Avec votre { $rook } de { $at }, prenez les { $n } pièces adverses en aussi peu de coups que possible.

    Elles ne bougeront pas.
lesson-rook-rook-hunt-hint-1 = Chaque prise doit préparer la suivante : cherchez les pièces qui sont sur une même ligne.
lesson-rook-rook-hunt-hint-2 = Deux d’entre elles sont sur la même rangée, { $first } et { $second } ; { $third } demande un détour.
lesson-rook-rook-hunt-done = La { $rook } ramasse tout ce qui traîne sur une même ligne.
lesson-rook-rook-hunt-no-diagonal = Pas en diagonale : c’est l’affaire du Fou.

## Le Fou
lesson-bishop-title = Le Fou
lesson-bishop-summary = Toutes les diagonales, sans sauter.

lesson-bishop-the-diagonals-text =
    Le { $bishop } traverse le plateau en diagonale, tant que la voie est libre. Chaque camp n’en a qu’un au départ.

    De { $from } en { $a }, puis en { $b }, puis en { $c } : trois coups, trois diagonales.

lesson-bishop-bishop-among-pieces-text =
    Votre { $bishop } rayonne depuis { $at }. Un Pion adverse se trouve en { $enemy }, un Pion à vous en { $friend }.

    Touchez toutes ses cases.
lesson-bishop-bishop-among-pieces-hint-1 = Quatre diagonales : deux vont jusqu’au bord, deux s’arrêtent sur une pièce.
lesson-bishop-bishop-among-pieces-hint-2 = Vers { $enemy }, prenez le Pion et arrêtez-vous ; vers { $friend }, arrêtez-vous une case avant.
lesson-bishop-bishop-among-pieces-done = Comme pour la Tour : on prend l’ennemi, on s’arrête avant l’ami.
lesson-bishop-bishop-among-pieces-own-pawn = Votre propre Pion est là : le { $bishop } s’arrête une case avant.
lesson-bishop-bishop-among-pieces-behind = Une pièce ferme la diagonale : { $far }, par exemple, est derrière le Pion.
lesson-bishop-bishop-among-pieces-straight = Aller tout droit, comme en { $beside }, c’est l’affaire de la Tour.

lesson-bishop-bishop-two-steps-text = Menez votre { $bishop } de { $at } sur les étoiles { $one }, { $two } et { $three }, en aussi peu de coups que possible.
lesson-bishop-bishop-two-steps-hint-1 = Deux étoiles sur la même diagonale ne coûtent qu’un coup chacune.
lesson-bishop-bishop-two-steps-hint-2 = { $one } et { $two } partagent une diagonale, { $two } et { $three } aussi : entrez par { $one }.
lesson-bishop-bishop-two-steps-done = Une case hors de sa diagonale lui coûte un coup de plus, mais deux coups lui suffisent pour toute case qu’il peut atteindre.
lesson-bishop-bishop-two-steps-only-diagonals = Le { $bishop } ne va qu’en diagonale.

lesson-bishop-never-reached-text =
    Une pièce attaque une case quand elle pourrait y prendre ; on dit aussi qu’elle la voit, la vise ou la frappe.

    Un Pion adverse pourrait venir en { $ahead }, sous le nez de votre { $bishop } en { $at }. Combien de vos pièces attaquent cette case ?
lesson-bishop-never-reached-hint-1 = Le { $bishop } voit loin en diagonale, mais voit-il devant lui ?
lesson-bishop-never-reached-hint-2 = { $ahead } touche { $at } par un côté, pas par un coin.
lesson-bishop-never-reached-done = Aucune : la tête du { $bishop } est son point faible. Un simple Pion devant lui peut le chasser.
lesson-bishop-never-reached-head-is-soft = { $ahead } est droit devant : le { $bishop } ne prend qu’en diagonale.

## Le Cavalier
lesson-knight-title = Le Cavalier
lesson-knight-summary = La seule pièce qui saute, et seulement vers l’avant.

lesson-knight-the-jump-text =
    Le { $knight } avance de deux cases et va d’une case de côté, en sautant par-dessus tout. À la différence des échecs, il n’a que deux coups, tous deux vers l’avant.

    Une fois { $a } libérée, il y saute de { $from }, puis en { $b } par-dessus ses propres pièces.

lesson-knight-two-squares-text =
    Votre { $knight } en { $at } est entouré de huit pièces adverses. Pris au piège ?

    Touchez les cases où il peut aller.
lesson-knight-two-squares-hint-1 = Deux devant, une de côté, par-dessus tout le monde.
lesson-knight-two-squares-hint-2 = { $left } et { $right }.
lesson-knight-two-squares-done = Rien n’arrête le { $knight } en chemin, mais il n’a que { $n } coups.
lesson-knight-two-squares-not-like-chess = Aux échecs, un cavalier pourrait y aller ; au shogi, le { $knight } ne saute que vers l’avant.
lesson-knight-two-squares-straight = Il ne va jamais tout droit : il finit toujours sur une colonne voisine.

lesson-knight-over-the-wall-text = De { $at }, sautez sur { $one }, puis sur { $two } : un mur de Pions n’arrête pas un { $knight }.
lesson-knight-over-the-wall-hint-1 = Un saut à gauche, un saut à droite.
lesson-knight-over-the-wall-hint-2 = D’abord { $one }. De là, { $two } est deux rangées plus haut.
lesson-knight-over-the-wall-done = Deux sauts, quatre rangées : le { $knight } est vite loin, et il ne reviendra pas.
lesson-knight-over-the-wall-two-and-one = Ce n’est pas un saut de { $knight } : deux cases devant, une de côté.

lesson-knight-no-way-back-text =
    Votre { $knight } est en { $at }. On lui propose { $right }, { $left } ou { $back }.

    Quel coup est illégal ?
lesson-knight-no-way-back-hint-1 = Le { $knight } ne connaît qu’un sens.
lesson-knight-no-way-back-hint-2 = { $back } est derrière lui.
lesson-knight-no-way-back-done = Un { $knight } ne recule pas : lancé trop tôt, il finit en pâture pour les Pions.
lesson-knight-no-way-back-fine = { $right } est devant lui, deux rangées plus haut : ce saut est permis.
lesson-knight-no-way-back-also-fine = { $left } est devant lui aussi : ce saut est permis.

## Qui attaque cette case ?
lesson-who-attacks-title = Qui attaque cette case ?
lesson-who-attacks-summary = Voir d’où vient le danger, et qui défend.

lesson-who-attacks-aim-at-the-centre-text =
    Un { $pawn } adverse s’est avancé en { $at }.

    Touchez toutes celles de vos pièces qui peuvent le prendre.
lesson-who-attacks-aim-at-the-centre-hint-1 = Partez de { $at } et suivez chaque ligne jusqu’à la première pièce ; puis pensez aux sauts.
lesson-who-attacks-aim-at-the-centre-hint-2 = La pièce en { $lance } vise { $at } tout droit ; les deux autres attaquants sautent.
lesson-who-attacks-aim-at-the-centre-done = { $n } attaquants. Demander « qui voit cette case ? » avant chaque coup évite bien des cadeaux.
lesson-who-attacks-aim-at-the-centre-rook = De { $rook }, la Tour ne voit que sa rangée et sa colonne : { $at } n’y est pas.
lesson-who-attacks-aim-at-the-centre-bishop = Suivez la diagonale depuis { $bishop } : ce Fou passe à côté. L’autre aussi.
lesson-who-attacks-aim-at-the-centre-pawn = Ce Pion a déjà dépassé { $at } ; il ne regarde que devant lui.

lesson-who-attacks-blocked-lines-text =
    Un { $silver } adverse s’est avancé en { $at }. Vous avez un Pion en { $pawn }, un Fou en { $bishop } et une Tour en { $rook }.

    Combien de ces trois pièces peuvent le prendre tout de suite ?
lesson-who-attacks-blocked-lines-hint-1 = Une ligne s’arrête à la première pièce, même si c’est une des vôtres.
lesson-who-attacks-blocked-lines-hint-2 = Entre { $rook } et { $at }, il y a { $pawn }.
lesson-who-attacks-blocked-lines-done = Deux : le Pion et le Fou. La Tour attend derrière le Pion ; s’il prend, elle le soutient.
lesson-who-attacks-blocked-lines-rook-blocked = La Tour ne traverse pas votre Pion en { $pawn }.
lesson-who-attacks-blocked-lines-one-more = Il y en a davantage : regardez aussi les diagonales.

lesson-who-attacks-danger-text =
    Votre { $gold } en { $at } est-il en danger ?

    Touchez chaque pièce adverse qui l’attaque.
lesson-who-attacks-danger-hint-1 = Les pièces adverses avancent vers le bas : la Lance et le Cavalier aussi.
lesson-who-attacks-danger-hint-2 = Une seule attaque { $at } : elle est sur la même colonne, en { $rook }.
lesson-who-attacks-danger-done = C’est la Tour. Voir d’où vient l’attaque, c’est déjà se défendre à moitié.
lesson-who-attacks-danger-knight = Ce Cavalier saute deux rangées plus bas, donc derrière votre { $gold }.
lesson-who-attacks-danger-bishop = Aucune diagonale du Fou de { $bishop } ne passe par { $at }.
lesson-who-attacks-danger-lance = La Lance en { $lance } ne voit que sa propre colonne.

lesson-who-attacks-find-a-safe-square-text =
    La { $rook } en { $rookat } attaque votre { $silver } en { $at }. Un { $knight } rôde aussi.

    Sauvez l’{ $silver } : jouez-le sur une case que rien n’attaque.
lesson-who-attacks-find-a-safe-square-hint-1 = Quittez la colonne de la { $rook }, mais regardez aussi où saute le { $knight }.
lesson-who-attacks-find-a-safe-square-hint-2 = { $ok } convient ; { $trap } n’est pas sûre.
lesson-who-attacks-find-a-safe-square-done = Une case est sûre quand aucune pièce adverse ne la voit : vous les avez toutes vérifiées.
lesson-who-attacks-find-a-safe-square-knight = En { $trap }, le { $knight } saute sur votre { $silver }.
lesson-who-attacks-find-a-safe-square-same-file = Toujours sur la colonne de la { $rook } : elle vous prend quand même.
lesson-who-attacks-find-a-safe-square-silver-hangs = Et l’{ $silver } ? La { $rook } le prend sans rien donner en échange.
