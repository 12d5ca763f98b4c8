### Chapitre 13 : ce que valent les pièces, et qui gagne un échange.
chapter-exchange-title = Valeurs et échanges

## Ce que vaut une pièce
lesson-values-title = Ce que vaut une pièce
lesson-values-summary = Des nombres pour comparer, pas pour obéir.

lesson-values-in-pawns-text =
    Comptons en Pions : { $pawn } { $p }, { $lance } { $l }, { $knight } { $n }, { $silver } { $s }, { $gold } { $g }, { $bishop } { $b }, { $rook } { $r }.

    Chaque livre a ses nombres ; l’ordre, lui, est le même partout. En fin de partie, la vitesse compte davantage.

lesson-values-add-up-text = Une { $rook }, un { $gold } et un { $pawn } adverses : combien valent-ils ensemble ?
lesson-values-add-up-hint-1 = Dix, six et un.
lesson-values-add-up-hint-2 = Commencez par la { $rook } de { $one }, dix à elle seule.
lesson-values-add-up-done = { $n } Pions : bien plus que leur nombre ne le laisse croire.
lesson-values-add-up-pieces = C’est le nombre de pièces : on demande leur valeur.
lesson-values-add-up-short = Vous avez oublié l’{ $gold }.

lesson-values-two-for-one-text =
    Un { $gold } et un { $silver } à vous, contre une { $rook } qui en vaut { $r }.

    Que valent vos deux pièces ensemble ?
lesson-values-two-for-one-hint-1 = Six et cinq.
lesson-values-two-for-one-hint-2 = L’{ $gold } vaut un de plus que l’{ $silver }.
lesson-values-two-for-one-done = { $n }, à peu près une { $rook }. Deux pièces moyennes pour une grande : un échange qui se discute.
lesson-values-two-for-one-rook = C’est la valeur de la { $rook }.
lesson-values-two-for-one-golds = Ce seraient deux Ors.

## Compter avant de prendre
lesson-count-first-title = Compter avant de prendre
lesson-count-first-summary = Tant d’attaquants, tant de défenseurs.

lesson-count-first-big-takes-small-text =
    Votre { $bishop } de { $from } peut prendre l’{ $silver } en { $at }. Le Pion de { $pawn } le garde.

    Y gagnez-vous ?
lesson-count-first-big-takes-small-hint-1 = Ce que vous prenez, moins ce que vous perdez.
lesson-count-first-big-takes-small-hint-2 = Cinq pour l’{ $silver }, huit pour le { $bishop } repris en { $at }.
lesson-count-first-big-takes-small-done = Non : cinq pour huit, vous perdez trois Pions.
lesson-count-first-big-takes-small-yes = Le Pion reprend : vous donnez huit pour cinq.

lesson-count-first-small-takes-big-text =
    Cette fois, c’est votre { $pawn } de { $from } qui peut prendre l’{ $silver } en { $at }, gardé par l’Or de { $gold }.

    Y gagnez-vous ?
lesson-count-first-small-takes-big-hint-1 = Vous serez repris. À quel prix ?
lesson-count-first-small-takes-big-hint-2 = Un Pion contre un { $silver }, en { $at }.
lesson-count-first-small-takes-big-done = Oui : cinq pour un. Ce qui compte n’est pas d’être repris, mais par quoi l’on paie.
lesson-count-first-small-takes-big-no = L’Or reprendra, c’est vrai, mais seulement un Pion.

lesson-count-first-two-against-one-text =
    Le Pion en { $at } est attaqué { $n } fois, par l’{ $silver } de { $silverat } et la { $lance } de { $lanceat }, et gardé une fois, par l’Or de { $gold }.

    L’{ $silver } prend : y gagnez-vous, tout compté ?
lesson-count-first-two-against-one-hint-1 = Jouez tout l’échange : vous, lui, vous.
lesson-count-first-two-against-one-hint-2 = Sur { $at } : un Pion, puis votre { $silver }, puis son Or.
lesson-count-first-two-against-one-done = Oui : un et six pour cinq. Plus d’attaquants que de défenseurs : la case est à vous.
lesson-count-first-two-against-one-no = Après l’Or, votre { $lance } prend encore.

lesson-count-first-two-against-two-text =
    Presque la même position, mais un Argent en { $second } garde aussi { $at } : { $n } défenseurs.

    Votre { $silver } doit-il encore prendre ?
lesson-count-first-two-against-two-hint-1 = Qui prend le dernier ?
lesson-count-first-two-against-two-hint-2 = L’Argent de { $second } reprend le premier ; l’Or de { $gold } reste derrière.
lesson-count-first-two-against-two-done = Non : autant de défenseurs que d’attaquants, et c’est lui qui prend le dernier.
lesson-count-first-two-against-two-yes = Comptez les défenseurs : il en reste un à la fin.

lesson-count-first-which-capture-pays-text =
    Trois prises possibles, et chaque pièce est gardée par un Pion.

    Jouez la seule qui rapporte.
lesson-count-first-which-capture-pays-hint-1 = Comparez celui qui prend et celui qui est pris.
lesson-count-first-which-capture-pays-hint-2 = Un { $knight } pour un { $gold } : de { $at } en { $goldat }.
lesson-count-first-which-capture-pays-done = Quatre contre six : c’est tout ce qu’on demande à un { $knight }.
lesson-count-first-which-capture-pays-bishop = Un Fou pour une { $lance } : huit pour trois.
lesson-count-first-which-capture-pays-even = Un { $silver } pour un { $silver } : vous ne gagnez rien.
lesson-count-first-which-capture-pays-quiet = Ce coup ne prend rien.

lesson-count-first-bring-one-more-text =
    Un contre un sur { $at } : prendre avec l’{ $silver } de { $silverat } ne rapporte rien.

    Amenez du renfort d’abord.
lesson-count-first-bring-one-more-hint-1 = Qui peut venir voir { $at } en un coup ?
lesson-count-first-bring-one-more-hint-2 = La { $rook } de { $rookat }, en { $to }.
lesson-count-first-bring-one-more-done = Deux contre un : au coup suivant, vous gagnez la case.
lesson-count-first-bring-one-more-too-early = Un contre un : l’Or reprend et vous y perdez.
lesson-count-first-bring-one-more-elsewhere = De là, personne de plus ne regarde { $at }.

lesson-count-first-guard-it-text =
    La { $rook } de { $rookat } peut prendre votre { $silver } en { $at }, et elle y gagne.

    Sans bouger l’{ $silver }, faites qu’elle n’y gagne plus.
lesson-count-first-guard-it-hint-1 = Il suffit qu’on puisse reprendre : une { $rook } coûte cher.
lesson-count-first-guard-it-hint-2 = L’{ $gold } de { $goldat } en { $to }.
lesson-count-first-guard-it-done = Cinq pour dix : elle ne prendra pas. Un seul gardien suffit contre une grande pièce.
lesson-count-first-guard-it-run = On demandait de le garder, pas de fuir.
lesson-count-first-guard-it-away = De là, l’{ $gold } ne garde pas { $at }.

lesson-count-first-enough-guards-text = Avant de prendre le Pion de { $at } : touchez celles de vos pièces qui l’attaquent dès maintenant.
lesson-count-first-enough-guards-hint-1 = Celles qui voient la case sans rien entre les deux.
lesson-count-first-enough-guards-hint-2 = Le Pion de { $pawn } et l’Argent de { $silver }.
lesson-count-first-enough-guards-done = { $n } contre { $d } : son Cavalier de { $jumper }. Et la Lance attend derrière le Pion : elle compterait en troisième.
lesson-count-first-enough-guards-lance = La Lance de { $lance } est derrière le Pion : elle viendra ensuite.
lesson-count-first-enough-guards-bishop = L’Argent de { $silver } barre la diagonale du Fou de { $bishop }.
lesson-count-first-enough-guards-theirs = Celle-là est à l’adversaire.

lesson-count-first-the-cheapest-first-text =
    L’{ $silver } en { $at } est attaqué par votre { $gold } de { $goldat } et votre { $lance } de { $lanceat }, et gardé par l’Or de { $guard }. Vous y gagnez de toute façon.

    Mais qui doit prendre en premier ?
lesson-count-first-the-cheapest-first-hint-1 = Le premier qui prend sera peut-être repris.
lesson-count-first-the-cheapest-first-hint-2 = La { $lance } de { $lanceat }.
lesson-count-first-the-cheapest-first-done = La moins chère d’abord : s’il reprend, il vous donne un Or pour une { $lance }.
lesson-count-first-the-cheapest-first-gold = Cela rapporte, mais s’il reprend, vous perdez un Or au lieu d’une { $lance }.

## Combien ?
lesson-how-many-title = Combien d’attaquants ?
lesson-how-many-summary = Avant tout échange : compter qui regarde la case.

lesson-how-many-touch-the-attackers-text =
    Votre { $silver } en { $at } est au cœur de la bagarre.

    Touchez toutes les pièces adverses qui l’attaquent dès maintenant.
lesson-how-many-touch-the-attackers-hint-1 = Faites le tour de la case : tout droit, les diagonales, puis les sauts de Cavalier.
lesson-how-many-touch-the-attackers-hint-2 = Le Pion en { $pawn }, le Cavalier en { $knight } et, de loin, { $bishop }.
lesson-how-many-touch-the-attackers-done = { $n } attaquants. La Lance en { $lance } n’entrera en jeu qu’une fois le Pion parti.
lesson-how-many-touch-the-attackers-behind = La Lance en { $lance } est arrêtée par son propre Pion en { $pawn }.
lesson-how-many-touch-the-attackers-beside = L’Argent en { $other } n’avance que d’une case : { $at } est trop loin.

lesson-how-many-count-your-guards-text = Et combien de vos pièces gardent { $at } ? Autrement dit : combien pourraient y reprendre tout de suite ?
lesson-how-many-count-your-guards-hint-1 = Un défenseur de la case, c’est une pièce à vous qui pourrait y aller ; une pièce cachée derrière une autre attend son tour.
lesson-how-many-count-your-guards-hint-2 = Le Pion en { $pawn }, l’Or en { $gold }, le Cavalier en { $knight }, et une pièce qui vient de { $bishop }.
lesson-how-many-count-your-guards-done = { $n }. La Tour en { $rook } s’ajoutera dès que le Pion aura bougé.
lesson-how-many-count-your-guards-rook = La Tour en { $rook } est derrière votre Pion : elle n’atteint pas encore { $at }.
lesson-how-many-count-your-guards-far = L’une d’elles garde de loin, en diagonale.

lesson-how-many-and-his-text = La même bagarre, vue d’en face : combien de pièces adverses attaquent { $at } dès maintenant ?
lesson-how-many-and-his-hint-1 = Seulement celles qui pourraient prendre tout de suite.
lesson-how-many-and-his-hint-2 = Le Pion en { $pawn }, le Cavalier en { $knight } ; et qui regarde le long de la diagonale, depuis { $bishop } ?
lesson-how-many-and-his-done = { $n } contre { $mine } : c’est vous qui prendrez en dernier, il fera mieux de s’abstenir.
lesson-how-many-and-his-lance = La Lance en { $lance } attend derrière son Pion : elle ne compte pas encore.
lesson-how-many-and-his-bishop = Le Fou en { $bishop } voit la case, lui aussi.

lesson-how-many-what-is-on-offer-text =
    Il offre son { $bishop } en { $at } et son { $silver } en { $silverat } contre des pièces à vous qui valent { $mine } Pions.

    Que valent ses deux pièces ensemble ?
lesson-how-many-what-is-on-offer-hint-1 = Un Fou vaut huit.
lesson-how-many-what-is-on-offer-hint-2 = Huit pour { $at }, cinq pour { $silverat }.
lesson-how-many-what-is-on-offer-done = { $n } contre { $mine } : sur le papier, l’échange est bon pour vous. Reste à regarder les Rois.
lesson-how-many-what-is-on-offer-mine = C’est la valeur de vos propres pièces.
lesson-how-many-what-is-on-offer-gold = Ce serait un Fou et un Or.
