### Chapitre 10 : mettre en place, saluer, tirer le trait.
chapter-setup-title = La mise en place et les usages

## Placer les pièces
lesson-place-the-pieces-title = Placer les pièces
lesson-place-the-pieces-summary = Vingt pièces de chaque côté, dans un ordre ancien.

lesson-place-the-pieces-from-the-king-outwards-text =
    On place le { $king } d’abord, au milieu, en { $at } ; puis par paires, vers l’extérieur : les Ors, les Argents, les Cavaliers, les Lances. Enfin le Fou en { $bishop }, la Tour en { $rook }, et les neuf Pions.

    Cet ordre est celui de l’école Ōhashi. L’école Itō, elle, posait les Pions avant les Lances, le Fou et la Tour.

lesson-place-the-pieces-the-back-rank-text = À vous : complétez votre rangée du bas autour du { $king } de { $at }, de l’intérieur vers les coins.
lesson-place-the-pieces-the-back-rank-hint-1 = Deux pièces de chaque sorte, une de chaque côté : Or, Argent, Cavalier, Lance.
lesson-place-the-pieces-the-back-rank-hint-2 = Les Ors touchent le Roi, les Lances vont au coin, comme en { $corner }.
lesson-place-the-pieces-the-back-rank-done = La rangée est un miroir, avec le Roi au milieu.
lesson-place-the-pieces-the-back-rank-taken = Il y a déjà une pièce sur cette case.

lesson-place-the-pieces-the-rook-text =
    Sur votre deuxième rangée, deux grandes pièces seulement.

    Posez la { $rook } à sa place.
lesson-place-the-pieces-the-rook-hint-1 = À droite, devant un { $knight }.
lesson-place-the-pieces-the-rook-hint-2 = En { $to }.
lesson-place-the-pieces-the-rook-done = À droite la Tour : pour vous comme pour l’adversaire, chacun de sa place.
lesson-place-the-pieces-the-rook-mirror = À gauche, en { $left }, c’est la place du Fou.
lesson-place-the-pieces-the-rook-elsewhere = Pas là : deuxième rangée, colonne 2.
lesson-place-the-pieces-the-rook-moved = La rangée est en ordre : posez la { $rook }.

lesson-place-the-pieces-the-bishop-text = La Tour est en { $rook }. Où va le { $bishop } ?
lesson-place-the-pieces-the-bishop-hint-1 = Le reflet de la Tour.
lesson-place-the-pieces-the-bishop-hint-2 = En { $to }.
lesson-place-the-pieces-the-bishop-done = Le Fou à gauche, la Tour à droite.
lesson-place-the-pieces-the-bishop-beside = Presque : une case à côté. Ni { $edge }, ni de l’autre côté.
lesson-place-the-pieces-the-bishop-elsewhere = Pas là : deuxième rangée, devant le Cavalier de gauche.
lesson-place-the-pieces-the-bishop-moved = Tout est en place, sauf le { $bishop }.

lesson-place-the-pieces-the-pawns-text = Les neuf Pions se tiennent sur la troisième rangée de votre camp. Le premier est déjà en { $middle } : posez les huit autres.
lesson-place-the-pieces-the-pawns-hint-1 = Un par colonne, tous sur une même rangée.
lesson-place-the-pieces-the-pawns-hint-2 = De { $left } à { $right }, de part et d’autre de { $middle }.
lesson-place-the-pieces-the-pawns-done = Vingt pièces : la partie peut commencer.
lesson-place-the-pieces-the-pawns-two = Un seul { $pawn } par colonne.

lesson-place-the-pieces-two-changed-places-text = L’adversaire a confondu deux de ses pièces en les plaçant. Touchez-les toutes deux.
lesson-place-the-pieces-two-changed-places-hint-1 = Vue de son côté, sa Tour doit être à sa droite à lui.
lesson-place-the-pieces-two-changed-places-hint-2 = Regardez sa deuxième rangée : { $one } et { $two }.
lesson-place-the-pieces-two-changed-places-done = Sa droite est votre gauche : la Tour adverse commence en face de votre Fou.
lesson-place-the-pieces-two-changed-places-mine = Votre camp est juste : la Tour en { $mine }, le Fou en { $bishop }.
lesson-place-the-pieces-two-changed-places-back = Sa rangée du fond est en ordre.

lesson-place-the-pieces-two-more-text = Cette fois, l’erreur est chez vous. Touchez les deux pièces qui ont échangé leurs places.
lesson-place-the-pieces-two-more-hint-1 = Comparez les deux moitiés de votre rangée du bas.
lesson-place-the-pieces-two-more-hint-2 = À gauche, en { $one } et en { $two }.
lesson-place-the-pieces-two-more-done = Un { $knight } en { $two } et un { $silver } en { $one } : l’inverse aurait été juste. L’{ $silver } touche l’Or.
lesson-place-the-pieces-two-more-right = Ce côté est juste : l’Argent est en { $ok }, près de l’Or.
lesson-place-the-pieces-two-more-gold = Les Ors encadrent bien le Roi.

lesson-place-the-pieces-how-many-text =
    Avant de commencer, on vérifie qu’il ne manque rien.

    Combien de pièces avez-vous ?
lesson-place-the-pieces-how-many-hint-1 = Comptez par rangées.
lesson-place-the-pieces-how-many-hint-2 = { $pawns } Pions, deux grandes pièces, et une rangée pleine à partir de { $back }.
lesson-place-the-pieces-how-many-done = { $n } chacun. À la fin, on les recompte en les rangeant dans leur boîte.
lesson-place-the-pieces-how-many-pawns = Neuf Pions et neuf pièces derrière… plus les deux de la deuxième rangée.
lesson-place-the-pieces-how-many-both = C’est le compte des deux camps.

## Les usages
lesson-manners-title = Les usages
lesson-manners-summary = Saluer, tirer au sort qui commence, abandonner.

lesson-manners-the-greeting-text =
    Le plus fort des deux, ou l’aîné, ouvre la boîte et prend le { $king } marqué 王 ; l’autre prend 玉, ici le vôtre, en { $mine }.

    On s’incline et l’on dit onegai shimasu, « s’il vous plaît ». Les pièces prises restent bien en vue, à droite du plateau : l’adversaire a le droit de les voir.

lesson-manners-five-pawns-text =
    Qui commence ? Le plus fort prend cinq de ses Pions et les lance : c’est le furigoma.

    Ici, { $walking } montrent 歩 et { $turned } montrent と. Plus de 歩 : celui qui a lancé joue le premier, il est Sente. Plus de と : c’est l’autre.

lesson-manners-count-the-throw-text = Vous avez lancé. Combien de Pions montrent と ?
lesson-manners-count-the-throw-hint-1 = と a deux traits, 歩 en a beaucoup plus.
lesson-manners-count-the-throw-hint-2 = Un seul montre 歩 : celui de { $pawn }.
lesson-manners-count-the-throw-done = { $n } contre un : l’autre commence, vous êtes Gote.
lesson-manners-count-the-throw-the-pawn = C’est le nombre de 歩. On demande les と.
lesson-manners-count-the-throw-short = Un de plus : comptez ceux qui n’ont que deux traits.

lesson-manners-who-begins-text =
    Nouveau lancer, de votre main. Quatre 歩 au moins, et vous commencez à coup sûr.

    Y a-t-il quatre 歩 ?
lesson-manners-who-begins-hint-1 = Cherchez d’abord le と.
lesson-manners-who-begins-hint-2 = Seul { $one } montre と.
lesson-manners-who-begins-done = Oui, { $n } 歩 : vous commencez, vous êtes Sente. Et si un Pion tombe debout ou du plateau, il ne compte pas.
lesson-manners-who-begins-other = Il n’y a qu’un と, en { $one } ; les autres sont des 歩.

lesson-manners-to-resign-text =
    On ne joue pas jusqu’à la prise du Roi : quand le mat est là, on s’incline et l’on dit makemashita, « j’ai perdu ». Mais pas trop tôt !

    Votre Roi en { $king } est en échec de l’{ $gold } de { $at }. Est-ce perdu ?
lesson-manners-to-resign-hint-1 = Qui garde cet { $gold } ?
lesson-manners-to-resign-hint-2 = Personne ne garde { $at } : prenez.
lesson-manners-to-resign-done = Non ! Regardez toujours une dernière fois. La partie finie, on se remercie : arigatō gozaimashita, et l’on revoit la partie ensemble.
lesson-manners-to-resign-no-way = L’{ $gold } n’est gardé par personne : votre Roi le prend, tout simplement.
