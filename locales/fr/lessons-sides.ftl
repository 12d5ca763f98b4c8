### Chapitre 0 : reconnaître ses pièces et nommer les cases.
chapter-sides-title = À qui est cette pièce ?

## Choisir ses pièces
lesson-piece-look-title = Choisir ses pièces
lesson-piece-look-summary = Des caractères japonais, des lettres ou les deux : choisissez ce qui vous parle.

lesson-piece-look-pick-a-set-text =
    Une pièce de shogi est une petite plaquette de bois pointue, qui porte son nom. Nari peut écrire ce nom en caractères japonais (kanjis) ou par une lettre, et montrer où la pièce peut aller.

    Vous êtes en bas du plateau, dans le camp qui joue le premier : Sente. En face, c’est Gote. Comment voulez-vous voir vos { $total } pièces ? Rien n’est définitif.
lesson-piece-look-pick-a-set-hint-1 = Toutes les réponses sont bonnes. Prenez le jeu que vous lisez sans effort.
lesson-piece-look-pick-a-set-hint-2 = Si vous hésitez, prenez « Kanji et lettre » : la lettre vous apprendra le kanji.
lesson-piece-look-pick-a-set-done = C’est choisi. Vous pourrez changer à tout moment dans les Réglages.

lesson-piece-look-two-kings-text =
    Tout se joue autour d’une seule pièce : le { $king }. Prenez au piège celui de l’adversaire, et vous avez gagné.

    Chaque camp en a un, écrit 王 ou 玉, ou par un R. Touchez les deux.
lesson-piece-look-two-kings-hint-1 = Dans un vrai jeu de bois, le { $king } est la plus grande pièce. Chez vous comme en face, un { $gold } se tient près de lui.
lesson-piece-look-two-kings-hint-2 = Le vôtre est en bas à droite, en { $mine } ; l’autre en haut à gauche, en { $theirs }.
lesson-piece-look-two-kings-done = Vous savez reconnaître les deux Rois. Ils s’écrivent presque pareil : 王 pour le joueur le plus fort, 玉 pour l’autre.
lesson-piece-look-two-kings-gold = C’est un { $gold }, le garde du corps. Le { $king } n’est pas loin, sur la même ligne.
lesson-piece-look-two-kings-pawn = C’est un Pion, la plus petite pièce. Cherchez la plus importante.

## À qui est cette pièce ?
lesson-whose-piece-title = À qui est cette pièce ?
lesson-whose-piece-summary = Les deux camps ont la même couleur : c’est la pointe qui parle.

lesson-whose-piece-look-at-the-point-text =
    Deux armées de { $n } pièces, et pas de couleur pour les distinguer : chaque pièce pointe vers l’adversaire. Les vôtres vous tournent donc le dos.

    On joue chacun son tour, une pièce à la fois : c’est un coup. Vous avancez un Pion de { $from } en { $to } (le nom des cases vient à la leçon suivante) ; l’adversaire répond en { $reply }. Chaque Pion marche vers l’autre camp.

lesson-whose-piece-all-mine-text =
    Touchez toutes vos pièces : il y en a { $n }.

    Ne vous fiez pas à l’endroit où elles se trouvent, seulement à leur pointe.
lesson-whose-piece-all-mine-hint-1 = Les vôtres ont la pointe vers le haut du plateau : elles vous tournent le dos.
lesson-whose-piece-all-mine-hint-2 = Commencez par votre { $king } en { $at }, puis remontez ligne par ligne.
lesson-whose-piece-all-mine-done = Une pièce appartient au joueur à qui elle tourne le dos.
lesson-whose-piece-all-mine-close-by = La pièce en { $near } est proche de vous, mais elle pointe vers vous : c’est un Argent adverse en visite.
lesson-whose-piece-all-mine-points-down = Celle-ci pointe vers vous : elle est à l’adversaire.

lesson-whose-piece-deep-in-their-camp-text =
    Un { $piece } est arrivé en { $at }, à deux pas du Roi en { $king }.

    À qui est-il ?
lesson-whose-piece-deep-in-their-camp-hint-1 = Ne regardez pas où il se trouve, mais vers où il pointe.
lesson-whose-piece-deep-in-their-camp-hint-2 = La pièce en { $at } pointe vers le haut : elle vous tourne le dos.
lesson-whose-piece-deep-in-their-camp-done = À vous ! Une pièce garde son camp où qu’elle aille, tant que personne ne la prend.
lesson-whose-piece-deep-in-their-camp-place-is-nothing = Elle est dans le camp adverse, mais elle vous tourne le dos : l’endroit ne compte pas, seule la pointe compte.

lesson-whose-piece-all-theirs-text =
    L’inverse, maintenant : touchez les { $n } pièces de l’adversaire.

    L’une d’elles s’est glissée jusque dans votre camp.
lesson-whose-piece-all-theirs-hint-1 = Celles de l’adversaire pointent vers vous, vers le bas du plateau.
lesson-whose-piece-all-theirs-hint-2 = N’oubliez pas la { $rook } en { $at } : elle vous vise.
lesson-whose-piece-all-theirs-done = Vous voyez les deux armées d’un coup d’œil.
lesson-whose-piece-all-theirs-my-scout = Le Pion en { $pawn } est l’un des vôtres, parti en éclaireur : il pointe vers le haut.
lesson-whose-piece-all-theirs-mine = Celle-là est à vous : elle vous tourne le dos.

lesson-whose-piece-my-golds-text =
    Deux questions à la fois : quelle pièce, et à qui ?

    Il n’y a ici que des Ors (金, ou O) et des Argents (銀, ou A). Touchez vos { $n } Ors.
lesson-whose-piece-my-golds-hint-1 = Écartez d’abord tout ce qui pointe vers vous, puis lisez ce qui reste.
lesson-whose-piece-my-golds-hint-2 = Ils sont en { $one } et en { $two }.
lesson-whose-piece-my-golds-done = Le camp d’abord, le nom ensuite : c’est ainsi qu’on lit un plateau.
lesson-whose-piece-my-golds-their-gold = C’est bien un { $gold }, mais il pointe vers vous.
lesson-whose-piece-my-golds-silver = Cette pièce est bien à vous, mais c’est un { $silver }.
lesson-whose-piece-my-golds-their-silver = Ni la bonne pièce, ni le bon camp : c’est un { $silver } adverse.

lesson-whose-piece-in-the-crowd-text =
    Une vraie mêlée : vos { $n } pièces sont éparpillées.

    Certaines, retournées, ont changé de nom ; leur pointe dit toujours la vérité. Touchez toutes les vôtres.
lesson-whose-piece-in-the-crowd-hint-1 = Une pièce retournée (souvent écrite en rouge) pointe comme les autres.
lesson-whose-piece-in-the-crowd-hint-2 = L’une des vôtres, retournée, est en { $at }.
lesson-whose-piece-in-the-crowd-done = Rien ne vous trompe plus : ni l’endroit, ni la couleur de l’encre.
lesson-whose-piece-in-the-crowd-horse = La pièce en { $deep } est tout au fond de votre camp, mais elle pointe vers vous : elle est à l’adversaire.
lesson-whose-piece-in-the-crowd-theirs = Celle-ci pointe vers vous : elle est à l’adversaire.

lesson-whose-piece-the-board-turned-text =
    Cette fois, vous êtes Gote, et le plateau a tourné avec vous : votre camp est encore en bas.

    La règle est la même : touchez vos { $n } pièces.
lesson-whose-piece-the-board-turned-hint-1 = Vos pièces vous tournent toujours le dos.
lesson-whose-piece-the-board-turned-hint-2 = Votre { $king } est en { $at }, au bord le plus proche de vous.
lesson-whose-piece-the-board-turned-done = De chaque côté du plateau, vous reconnaissez les vôtres.
lesson-whose-piece-the-board-turned-theirs = Cette pièce pointe vers vous : elle est à Sente, votre adversaire cette fois.

## Le nom des cases
lesson-square-names-title = Le nom des cases
lesson-square-names-summary = Un signe pour la colonne, un pour la rangée.

lesson-square-names-file-then-rank-text =
    Le plateau a neuf colonnes, de haut en bas, et neuf rangées, de gauche à droite. Le nom d’une case donne d’abord la colonne, comptée de 1 à 9 depuis votre droite, puis la rangée, comptée depuis le haut : le coin en haut à droite s’appelle { $first }.

    Votre { $king } quitte { $from } et monte d’une rangée, en { $to } : ce coup s’écrit { $move }.

    Un signe peut s’y ajouter : x quand la pièce en prend une autre, + quand on la retourne, = quand on pourrait la retourner sans le faire, * quand elle revient après avoir été prise. Chacun aura sa leçon.

lesson-square-names-the-centre-text =
    Les deux Rois sont en { $mine } et en { $theirs }, sur la même colonne.

    Touchez la case { $centre }.
lesson-square-names-the-centre-hint-1 = Restez sur la colonne des Rois et comptez les rangées depuis le haut.
lesson-square-names-the-centre-hint-2 = { $centre } est la cinquième case en partant du haut : le centre du plateau.
lesson-square-names-the-centre-done = { $centre } est le milieu exact : quatre cases de chaque côté.
lesson-square-names-the-centre-wrong-rank = La colonne est bonne, pas la rangée : { $centre } est à égale distance des deux Rois.

lesson-square-names-two-corners-text =
    Deux coins opposés : touchez { $near } et { $far }.

    Attention, les colonnes se comptent depuis la droite, comme on lit une page japonaise.
lesson-square-names-two-corners-hint-1 = La colonne 1 est à votre droite, la colonne 9 à votre gauche.
lesson-square-names-two-corners-hint-2 = { $near } est en bas à droite, { $far } en haut à gauche.
lesson-square-names-two-corners-done = La colonne 1 est à droite, la première rangée en haut : vous pouvez maintenant trouver toutes les cases.
lesson-square-names-two-corners-from-the-right = C’est un coin, mais pas le bon : on compte les colonnes depuis la droite, les rangées depuis le haut. Le coin en bas à gauche, par exemple, s’appelle { $other }.

lesson-square-names-rook-on-the-right-text =
    Voici la position de départ. Entre votre rangée du bas et vos Pions, il n’y a que deux pièces, les plus puissantes : la Tour à droite, le Fou à gauche.

    Laquelle est en { $at } ?
lesson-square-names-rook-on-the-right-hint-1 = Colonne 2 : est-ce à droite ou à gauche ?
lesson-square-names-rook-on-the-right-hint-2 = { $at } est à droite, et la pièce de gauche, en { $other }, est le { $bishop }.
lesson-square-names-rook-on-the-right-done = La Tour à droite, le Fou à gauche : c’est vrai pour chaque joueur, vu de sa place.
lesson-square-names-rook-on-the-right-bishop = Le { $bishop } est de l’autre côté, en { $other }.
lesson-square-names-rook-on-the-right-gold = Les Ors sont sur la rangée du bas, de part et d’autre du Roi.
