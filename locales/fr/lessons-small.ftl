### Chapitre 5 : quelques pièces dans un coin du plateau, et l’autre joueur répond.
chapter-small-title = Petites parties

## La course des Pions
lesson-pawn-race-title = La course des Pions
lesson-pawn-race-summary = Chacun son tour : qui arrive le premier ?

lesson-pawn-race-turn-about-text =
    Jusqu’ici, l’autre joueur attendait. Dans ce chapitre, il joue aussi : un coup vous, un coup lui.

    Deux Pions en course. Les trois rangées d’en face sont le camp adverse : un Pion qui y entre peut être retourné. Le { $pawn } de { $from } y entre en { $to } et se retourne ; le sien arrive dans votre camp en { $his }, un coup trop tard.

lesson-pawn-race-who-is-first-text =
    Comptez avant de courir. C’est à vous de jouer ; votre { $pawn } est en { $at }, le sien en { $his }.

    Son Pion arrivera-t-il dans votre camp avant que le vôtre n’entre dans le sien ?
lesson-pawn-race-who-is-first-hint-1 = Combien de pas vous faut-il jusqu’à la troisième rangée ? Et à lui, jusqu’à la septième ?
lesson-pawn-race-who-is-first-hint-2 = Il vous en faut trois, jusqu’en { $mine }. Il ne lui en faut que deux, jusqu’en { $end }.
lesson-pawn-race-who-is-first-done = Oui : trois pas contre deux, et commencer n’en vaut qu’un. Dans une course, on compte d’abord.
lesson-pawn-race-who-is-first-no = Jouez la course en pensée : vous, lui, vous, et lui se retourne.

lesson-pawn-race-stop-it-text =
    La même course, perdue d’avance… si vous courez. Mais cette fois, vous avez un { $gold } en { $goldat }.

    Prenez le { $pawn } de { $at } en deux coups : il avancera entre-temps.
lesson-pawn-race-stop-it-hint-1 = N’allez pas où il est : allez où il sera.
lesson-pawn-race-stop-it-hint-2 = Il vient en { $next }. Attendez-le, par exemple en { $step }.
lesson-pawn-race-stop-it-done = Pris ! Une course perdue peut encore se gagner en barrant la route.
lesson-pawn-race-stop-it-race = Vous perdez la course d’un pas. Occupez-vous plutôt de son Pion.

lesson-pawn-race-give-way-text = Votre propre { $silver } en { $silverat } bouche la route de votre { $pawn } de { $at }. Vous avez trois coups à vous pour promouvoir le Pion : pas un de trop.
lesson-pawn-race-give-way-hint-1 = Que l’{ $silver } s’écarte, et surtout pas droit devant le { $pawn }.
lesson-pawn-race-give-way-hint-2 = L’{ $silver } en diagonale, puis le { $pawn } jusqu’en { $to }.
lesson-pawn-race-give-way-done = Vos pièces peuvent se gêner autant que celles d’en face : pensez à leur ouvrir la route.
lesson-pawn-race-give-way-full = La case est occupée, et par votre propre { $silver }.
lesson-pawn-race-give-way-straight = En { $to }, l’{ $silver } reste sur la route du { $pawn }.
lesson-pawn-race-give-way-stays-plain = Le { $pawn } est arrivé en { $to }, mais vous ne l’avez pas retourné. Rejouez ce coup, et cette fois choisissez l’autre face.

lesson-pawn-race-the-race-text =
    Une partie entière maintenant, dans des murs que rien ne franchit. Chacun a deux Pions et un Or ; vos Pions sont en { $one } et en { $two }.

    Le premier qui retourne un Pion gagne : vous sur la rangée de { $line }, lui sur celle de { $his }. Une pièce prise passe dans la réserve de celui qui l’a prise, et peut revenir sur une case vide.
lesson-pawn-race-the-race-hint-1 = Lequel de vos Pions n’a rien devant lui ? Comptez les pas, les siens et les vôtres.
lesson-pawn-race-the-race-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-pawn-race-the-race-done = Premier ! Un Pion sans rien devant lui n’a qu’à courir, quand on a bien compté.
lesson-pawn-race-the-race-taken = Là, on vous prend cette pièce.

lesson-pawn-race-against-a-runner-text = La même course contre quelqu’un qui court aussi. Son Pion en { $his } est libre, le vôtre en { $free } aussi ; et de chaque côté, un { $gold } peut barrer une route.
lesson-pawn-race-against-a-runner-hint-1 = Quatre pas pour vous, quatre pour lui, et c’est vous qui commencez : un coup qui ne court pas vous coûte-t-il la course ?
lesson-pawn-race-against-a-runner-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-pawn-race-against-a-runner-done = Premier ! Dans une course, chaque coup qui ne court pas doit en valoir la peine.
lesson-pawn-race-against-a-runner-taken = Là, on vous prend cette pièce.

## Deux Ors contre un Roi
lesson-two-golds-title = Deux Ors contre un Roi
lesson-two-golds-summary = Un Or pousse, l’autre garde.

lesson-two-golds-hand-in-hand-text =
    Un petit jeu qui apprend beaucoup : deux Ors, en { $one } et en { $two }, contre un Roi tout seul, en { $king }.

    Le premier donne échec en { $step }, gardé par le second : il attaque le Roi, qui doit se sauver aussitôt. Le Roi va au coin, en { $corner } ; alors le second frappe en { $last }, gardé par le premier. Mat : le Roi est attaqué et plus rien ne le sauve. Jamais un Or sans l’autre.

lesson-two-golds-the-last-step-text =
    La fin d’abord. Le Roi est au coin, en { $king } ; vos Ors en { $one } et { $two }.

    Matez.
lesson-two-golds-the-last-step-hint-1 = Amenez un { $gold } là où l’autre le garde.
lesson-two-golds-the-last-step-hint-2 = En { $last }, juste en biais du Roi.
lesson-two-golds-the-last-step-done = Mat ! Les deux Ors se tiennent par la main.
lesson-two-golds-the-last-step-alone = En { $alone }, aucun de vos Ors ne garde celui-ci : le Roi le prend.
lesson-two-golds-the-last-step-no-check = Ce n’est pas échec : le Roi file.

lesson-two-golds-drive-it-in-text =
    Trois coups maintenant : vous, lui, vous. Le Roi est en { $king }, vos Ors en { $one } et { $two }.

    Chacun de vos coups doit donner échec.
lesson-two-golds-drive-it-in-hint-1 = Rapprochez d’abord vos deux Ors l’un de l’autre, avec échec.
lesson-two-golds-drive-it-in-hint-2 = L’Or de { $two } vient en { $step } ; le Roi recule, et le mat est en { $last }.
lesson-two-golds-drive-it-in-done = Mat ! Ensemble d’abord, le coup final ensuite.
lesson-two-golds-drive-it-in-face = En face du Roi sans gardien : il le prend.
lesson-two-golds-drive-it-in-no-check = Sans échec, le Roi s’échappe de son coin.

lesson-two-golds-along-the-edge-text = Encore trois coups, sans aide. Le Roi est contre le bord, en { $king } ; vos Ors en { $one } et { $two }.
lesson-two-golds-along-the-edge-hint-1 = Celui qui est devant le Roi garde. C’est l’autre qui doit venir.
lesson-two-golds-along-the-edge-hint-2 = D’abord { $step }, puis { $last }.
lesson-two-golds-along-the-edge-done = Mat ! Vous savez mater avec deux Ors : un Roi seul ne vous échappera plus.
lesson-two-golds-along-the-edge-too-soon = Trop tôt : personne ne le garde là, le Roi le prend.
lesson-two-golds-along-the-edge-no-check = Sans échec, le Roi s’en va le long du bord.

lesson-two-golds-the-chase-text =
    Et maintenant, la partie entière. Un mur entoure un coin du plateau, et rien ne le franchit : vos deux Ors en { $one } et en { $two }, et le Roi en { $king }. Il répond à chacun de vos coups.

    Poussez-le contre le mur, et matez-le.
lesson-two-golds-the-chase-hint-1 = Avancez les deux Ors côte à côte, pour que l’un garde toujours l’autre. Puis poussez le Roi contre le mur.
lesson-two-golds-the-chase-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-two-golds-the-chase-done = Mat, et c’est une partie entière de gagnée ! Deux Ors qui restent ensemble ne laissent aucune issue à un Roi.
lesson-two-golds-the-chase-alone = Là, personne ne garde l’Or : le Roi le prend, et un Or tout seul ne mate pas.

lesson-two-golds-a-nimble-king-text = La même partie contre un Roi, en { $king }, qui regarde où il met les pieds. Vos Ors partent loin l’un de l’autre : réunissez-les d’abord.
lesson-two-golds-a-nimble-king-hint-1 = Ne vous pressez pas de donner échec. Prenez-lui d’abord des cases, une rangée après l’autre.
lesson-two-golds-a-nimble-king-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-two-golds-a-nimble-king-done = Attrapé ! Lui prendre ses cases valait mieux que tous les échecs.
lesson-two-golds-a-nimble-king-alone = Là, personne ne garde l’Or : le Roi le prend.

## Un Or et un Argent
lesson-gold-and-silver-hunt-title = Un Or et un Argent
lesson-gold-and-silver-hunt-summary = L’Argent entre, se retourne, et fait comme l’Or.

lesson-gold-and-silver-hunt-beside-it-text =
    Votre { $silver } est tout contre le Roi, en { $silverat } ; votre { $gold } est en { $goldat }. Le Roi est en { $king }.

    Matez en un coup.
lesson-gold-and-silver-hunt-beside-it-hint-1 = Un { $silver } garde derrière lui, en biais.
lesson-gold-and-silver-hunt-beside-it-hint-2 = L’{ $gold } sur la tête, en { $last }.
lesson-gold-and-silver-hunt-beside-it-done = Mat ! L’{ $silver } gardait une case derrière lui, et tenait celle du coin.
lesson-gold-and-silver-hunt-beside-it-other = L’{ $silver } est bien placé : laissez-le garder.
lesson-gold-and-silver-hunt-beside-it-no-check = De là, l’{ $gold } ne frappe pas le Roi.

lesson-gold-and-silver-hunt-comes-in-turned-text =
    Dans les trois rangées du haut, votre { $silver } peut être retourné à la fin de son coup : il marche alors comme un Or.

    Il est au fond du camp adverse, en { $silverat }, votre { $gold } en { $goldat }. Le Roi est en { $king }. Matez en trois coups : vous, lui, vous.
lesson-gold-and-silver-hunt-comes-in-turned-hint-1 = L’{ $silver } peut venir près du Roi. Avec quelle face gardera-t-il la case du coup final ?
lesson-gold-and-silver-hunt-comes-in-turned-hint-2 = L’{ $silver } en { $step }, retourné ; puis l’{ $gold } en { $last }.
lesson-gold-and-silver-hunt-comes-in-turned-done = Mat ! Retourné, l’{ $silver } valait un second Or.
lesson-gold-and-silver-hunt-comes-in-turned-plain = C’est échec, mais un { $silver } non promu ne frappe pas de côté : il ne gardera pas { $last } pour le coup final.
lesson-gold-and-silver-hunt-comes-in-turned-gold-first = L’{ $gold } seul se fait prendre : amenez d’abord un gardien.
lesson-gold-and-silver-hunt-comes-in-turned-no-check = Ce n’est pas échec.

lesson-gold-and-silver-hunt-from-below-text = Le dernier de ce petit jeu : le Roi en { $king }, votre { $silver } en { $silverat }, votre { $gold } en { $goldat }. Trois coups.
lesson-gold-and-silver-hunt-from-below-hint-1 = À côté de l’{ $gold }, l’{ $silver } est gardé. Mais avec quelle face ?
lesson-gold-and-silver-hunt-from-below-hint-2 = L’{ $silver } en { $step }, retourné ; le mat tombe en { $last }.
lesson-gold-and-silver-hunt-from-below-done = Mat ! Deux pièces suffisent contre un Roi seul, pourvu qu’elles se gardent.
lesson-gold-and-silver-hunt-from-below-plain = Non promu, il laisse ouverte { $front } : le Roi s’échappe par l’avant.
lesson-gold-and-silver-hunt-from-below-head = En { $front }, personne ne le garde.
lesson-gold-and-silver-hunt-from-below-no-check = Ce n’est pas échec.

lesson-gold-and-silver-hunt-the-hunt-text =
    La partie dans les murs : votre { $gold } et votre { $silver } contre le Roi en { $king }. Ici, rien n’est assez près du camp d’en face pour se retourner.

    Matez-le.
lesson-gold-and-silver-hunt-the-hunt-hint-1 = L’{ $silver } garde en biais, devant et derrière ; l’{ $gold } frappe. Avancez-les ensemble, et poussez le Roi contre le mur.
lesson-gold-and-silver-hunt-the-hunt-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-gold-and-silver-hunt-the-hunt-done = Mat ! L’{ $silver } tenait les cases, l’{ $gold } a porté le coup.
lesson-gold-and-silver-hunt-the-hunt-alone = Là, personne ne garde cette pièce : le Roi la prend, et une pièce seule ne mate pas.

## Jouer à chat
lesson-tag-title = Jouer à chat
lesson-tag-summary = Attaquer sans se faire prendre, et se sauver à temps.

lesson-tag-bishop-tags-rook-text =
    Chat ! Votre { $bishop } en { $at } court après la { $rook } de { $rookat }.

    Jouez-le là où il attaque la { $rook } sans qu’elle puisse le prendre.
lesson-tag-bishop-tags-rook-hint-1 = La { $rook } voit sa rangée et sa colonne. Approchez-vous en biais.
lesson-tag-bishop-tags-rook-hint-2 = De { $one } ou de { $two }, vous la voyez, et elle ne vous voit pas.
lesson-tag-bishop-tags-rook-done = Touchée ! Chaque grande pièce a ses angles morts : attaquez par là.
lesson-tag-bishop-tags-rook-into-it = C’est elle qui vous prend : { $file }, par exemple, est sur sa colonne.
lesson-tag-bishop-tags-rook-no-threat = À l’abri, mais de là vous n’attaquez pas la { $rook }.

lesson-tag-rook-tags-two-text = Et maintenant votre { $rook } de { $at } : d’un seul coup, attaquez à la fois l’{ $silver } de { $silverat } et le { $bishop } de { $bishopat }, sans pouvoir être prise.
lesson-tag-rook-tags-two-hint-1 = La { $rook } voit une colonne et une rangée. Où se croisent celles des deux pièces ?
lesson-tag-rook-tags-two-hint-2 = En { $to } : la colonne de l’un, la rangée de l’autre.
lesson-tag-rook-tags-two-done = Deux d’un coup : l’adversaire n’a qu’un coup pour se sauver. Cela s’appelle une fourchette.
lesson-tag-rook-tags-two-near = En { $near }, l’{ $silver } vous prend : il frappe droit devant lui.
lesson-tag-rook-tags-two-only-one = De là, vous ne voyez que le { $bishop }.
lesson-tag-rook-tags-two-not-both = De là, vous n’attaquez pas les deux.

lesson-tag-run-from-the-hunters-text =
    Et si c’était vous, le Roi ? Vous êtes en { $at } ; deux Ors arrivent, en { $one } et { $two }, et menacent de mater en { $blow } dès le prochain coup.

    Trouvez le pas qui sauve votre { $king }.
lesson-tag-run-from-the-hunters-hint-1 = Deux cases seulement vous restent. Laquelle laisse encore de l’air après ?
lesson-tag-run-from-the-hunters-hint-2 = Vers { $good }, loin du coin.
lesson-tag-run-from-the-hunters-done = Sauvé ! Un Roi en danger va vers le large, jamais vers le coin.
lesson-tag-run-from-the-hunters-corner = Au coin, il n’y a plus d’air : un Or descend d’un pas, et c’est mat.

lesson-tag-catch-them-both-text =
    Jouez à chat dans les murs : votre { $bishop } et votre { $rook } contre deux Ors, en { $one } et en { $two }. Cette fois, il faut prendre ; et ce que les Ors peuvent atteindre, ils le prennent.

    Prenez les deux Ors en quinze coups.
lesson-tag-catch-them-both-hint-1 = Restez hors d’atteinte des Ors : frappez de loin, ou en biais dans leur dos, là où un Or ne voit rien.
lesson-tag-catch-them-both-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-tag-catch-them-both-done = Touchés tous les deux ! De loin, une grande pièce est forte ; de près, elle doit se méfier.
lesson-tag-catch-them-both-taken = Là, un Or prend votre pièce. Gardez vos distances.

lesson-tag-they-look-round-text =
    Le même jeu contre deux Ors qui voient venir le coup et se sauvent. Votre { $bishop } et votre { $rook } devront s’entraider.

    Prenez les deux en trente coups.
lesson-tag-they-look-round-hint-1 = Attaquez les deux à la fois, ou celui que le mur empêche de fuir.
lesson-tag-they-look-round-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-tag-they-look-round-done = Attrapés, même en fuite : un mur et deux attaquants suffisent.
lesson-tag-they-look-round-taken = Là, un Or prend votre pièce.
