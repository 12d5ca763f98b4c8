### Chapitre 4 : prendre, sans risque, et garder ce qui est à soi.
chapter-capture-title = La prise

## Prendre
lesson-taking-title = Prendre
lesson-taking-summary = La pièce prise change de camp ; mais regardez qui se tient derrière.

lesson-taking-it-changes-side-text =
    Prendre, c’est aller sur la case de l’autre pièce. Votre { $rook } va de { $from } en { $at } et prend l’{ $silver }, ce qui s’écrit { $move }.

    Rien ne se perd au shogi : la pièce prise rejoint votre réserve, à côté du plateau. Elle est à vous, et un prochain chapitre montre comment elle revient sur le plateau, pour vous.

lesson-taking-look-behind-text =
    La même prise, mais un { $gold } se tient en { $behind }, juste derrière l’{ $silver }. Votre { $rook } prend en { $at } ; l’{ $gold } reprend.

    Une { $rook } contre un { $silver } : mauvaise affaire. Avant chaque prise, demandez-vous : qui reprend ?

lesson-taking-what-can-i-take-text = Parmi les pièces adverses, { $n } pourraient être prises dès maintenant par l’une des vôtres. Touchez-les.
lesson-taking-what-can-i-take-hint-1 = Demandez à chacune de vos quatre pièces : que vois-tu ?
lesson-taking-what-can-i-take-hint-2 = Le Pion en { $first } en est une. Le Fou de { $bishop } et le Cavalier de { $knight } regardent tous deux la même case.
lesson-taking-what-can-i-take-done = Chercher toutes les prises avant chaque coup : une habitude qui fait gagner.
lesson-taking-what-can-i-take-rook = La Tour en { $rook } est droit au-dessus de votre Fou : pas sur ses diagonales ; et votre Pion est à côté d’elle, pas dessous.
lesson-taking-what-can-i-take-silver = Votre Cavalier de { $knight } saute d’un côté ou de l’autre de { $silver }, jamais tout droit.
lesson-taking-what-can-i-take-corner = Votre Or de { $gold } ne recule pas en diagonale.

lesson-taking-the-biggest-prize-text =
    Trois prises à portée de votre { $silver } en { $at } : un { $pawn }, un { $knight } et une { $rook }.

    Prenez la plus belle.
lesson-taking-the-biggest-prize-hint-1 = Laquelle des trois traverse tout le plateau en un coup ?
lesson-taking-the-biggest-prize-hint-2 = La { $rook } en { $rookat }, devant, en diagonale.
lesson-taking-the-biggest-prize-done = La { $rook } était la plus forte pièce d’en face, et la voici dans votre réserve : la force aussi change de camp.
lesson-taking-the-biggest-prize-pawn = Un { $pawn }, avec une { $rook } juste à côté ? Prenez la plus grande.
lesson-taking-the-biggest-prize-knight = Un { $knight } est bon à prendre, mais il y a mieux.
lesson-taking-the-biggest-prize-nothing = Ce coup ne prend rien du tout.

## Tout prendre
lesson-capture-them-all-title = Tout prendre
lesson-capture-them-all-summary = Prévoir tout le chemin, puis rester hors de portée.

lesson-capture-them-all-bishop-alone-text = Votre { $bishop } en { $at } contre { $n } pièces qui ne bougent pas. Prenez-les toutes en aussi peu de coups que possible.
lesson-capture-them-all-bishop-alone-hint-1 = Une prise par coup, si chacune voit la suivante.
lesson-capture-them-all-bishop-alone-hint-2 = Commencez en { $first } ; de là, montez par exemple en { $then }, et faites le tour.
lesson-capture-them-all-bishop-alone-done = Pas un pas de perdu : chaque prise préparait la suivante.
lesson-capture-them-all-bishop-alone-diagonals = Le { $bishop } reste sur ses diagonales.

lesson-capture-them-all-who-takes-what-text =
    Votre { $knight } en { $knightat } et votre { $lance } en { $lanceat } ne reviennent jamais en arrière : chaque coup compte.

    Prenez les trois pièces.
lesson-capture-them-all-who-takes-what-hint-1 = Partagez le travail. Quelle pièce n’est accessible qu’à un seul des deux ?
lesson-capture-them-all-who-takes-what-hint-2 = Le { $knight } prend en { $first }, puis en { $only } ; la { $lance } se charge de { $shared }.
lesson-capture-them-all-who-takes-what-done = Avant de jouer, décider qui prend quoi : cela s’appelle un plan.
lesson-capture-them-all-who-takes-what-wrong-way = Le { $knight } saute deux cases en avant et une de côté ; la { $lance } file tout droit.

lesson-capture-them-all-its-blind-corner-text =
    Désormais, sans risque : ne laissez jamais une pièce là où l’adversaire pourrait la prendre.

    Avec votre { $silver } de { $at }, prenez l’{ $gold } en { $goldat }.
lesson-capture-them-all-its-blind-corner-hint-1 = Où un { $gold } ne frappe-t-il pas ? Venez de là.
lesson-capture-them-all-its-blind-corner-hint-2 = Par { $via }, derrière lui en diagonale ; de là, un { $silver } frappe vers l’arrière.
lesson-capture-them-all-its-blind-corner-done = Un { $gold } ne voit pas les deux cases en diagonale derrière lui, et l’{ $silver } frappe justement en diagonale : c’est de là qu’il faut venir.
lesson-capture-them-all-its-blind-corner-in-front = En { $front }, devant lui en diagonale, l’{ $gold } vous prend. Rappelez-vous de quel côté il regarde.

lesson-capture-them-all-the-soft-head-text = Un { $bishop } adverse est en { $bishopat }, votre { $gold } en { $at }. Prenez ce { $bishop }, toujours sans vous mettre là où il pourrait vous prendre.
lesson-capture-them-all-the-soft-head-hint-1 = Un { $bishop } voit toutes ses diagonales, et rien droit devant lui.
lesson-capture-them-all-the-soft-head-hint-2 = Avancez en { $via }, juste sous son nez.
lesson-capture-them-all-the-soft-head-done = Nez à nez avec un { $bishop }, un { $gold } ne craint rien.
lesson-capture-them-all-the-soft-head-on-the-diagonal = { $trap } est sur sa diagonale : il vous y prend.

lesson-capture-them-all-the-guard-first-text =
    Le { $pawn } en { $pawnat } semble offert à votre { $rook } de { $at }. Mais l’{ $silver } de { $silverat } le garde : si vous prenez, il reprend.

    Prenez-les tous les deux, sans risque.
lesson-capture-them-all-the-guard-first-hint-1 = Qui garde le gardien ? Personne : commencez par lui.
lesson-capture-them-all-the-guard-first-hint-2 = Écartez-vous en { $side } : la colonne est ouverte jusqu’en { $silverat }.
lesson-capture-them-all-the-guard-first-done = D’abord le gardien, ensuite ce qu’il gardait.
lesson-capture-them-all-the-guard-first-guarded = L’{ $silver } prend votre { $rook } : un { $pawn } ne valait pas cela.
lesson-capture-them-all-the-guard-first-before-the-pawn = Juste devant un { $pawn } : même un { $pawn } prend une { $rook }.

lesson-capture-them-all-clean-sweep-text =
    Le grand ménage : votre { $rook } en { $rookat }, votre { $silver } en { $silverat }, et { $n } pièces adverses.

    Prenez tout, sans jamais être en danger.
lesson-capture-them-all-clean-sweep-hint-1 = L’{ $gold } garde le { $pawn } ; personne ne garde l’{ $gold } ni la { $lance }. La { $rook } peut tout faire seule.
lesson-capture-them-all-clean-sweep-hint-2 = Prenez l’{ $gold } en { $goldat } de côté, le long de sa rangée, mais pas en vous collant à lui. La { $lance } de { $lanceat } est aussi sur cette rangée.
lesson-capture-them-all-clean-sweep-done = D’abord les pièces sans garde, et plus rien ne gêne : place nette.
lesson-capture-them-all-clean-sweep-rook-in-danger = Votre { $rook } pourrait être prise là. Regardez qui frappe cette case.
lesson-capture-them-all-clean-sweep-silver-in-danger = Votre { $silver } pourrait être pris là : la { $lance } voit toute sa colonne vers le bas.

## En prise ou protégée
lesson-hanging-title = En prise ou protégée
lesson-hanging-summary = Compter qui attaque et qui garde, des deux côtés.

lesson-hanging-a-friend-behind-text =
    Votre { $silver } en { $at } est attaqué par le { $bishop } de { $from }, mais votre { $pawn } de { $pawnat } se tient derrière lui : si le { $bishop } prend, le { $pawn } reprend. L’{ $silver } est protégé, ou gardé : c’est la même chose.

    Une pièce attaquée que personne ne protège est en prise.

lesson-hanging-who-protects-text = La Tour en { $rook } attaque votre { $silver } en { $at }. Touchez toutes celles de vos pièces qui le protègent, c’est-à-dire qui pourraient reprendre en { $at }.
lesson-hanging-who-protects-hint-1 = Imaginez une pièce adverse en { $at } : lesquelles des vôtres pourraient la prendre ?
lesson-hanging-who-protects-hint-2 = N’oubliez pas celle qui est loin, en { $far }, ni le saut depuis { $knight }.
lesson-hanging-who-protects-done = { $n } protecteurs contre un seul attaquant : cet { $silver } dort tranquille.
lesson-hanging-who-protects-bishop = Votre Or en { $gold } barre la route au Fou de { $bishop }.
lesson-hanging-who-protects-lance = La Lance en { $lance } attend derrière le Pion de { $pawn } : elle ne viendrait qu’ensuite.

lesson-hanging-their-loose-pieces-text = Le camp adverse, maintenant. Touchez les { $n } pièces que personne ne protège là-bas.
lesson-hanging-their-loose-pieces-hint-1 = Pour chaque pièce, cherchez une amie à elle qui pourrait reprendre sur sa case.
lesson-hanging-their-loose-pieces-hint-2 = Le Cavalier en { $knight } est seul dans son coin. Et les deux grandes pièces, la Tour et le Fou, qui les garde ?
lesson-hanging-their-loose-pieces-done = Une pièce sans garde est une cible : vous savez maintenant où viser.
lesson-hanging-their-loose-pieces-pawn = Le Pion en { $pawn } est gardé par la Tour de { $rook }, le long de la colonne.
lesson-hanging-their-loose-pieces-pair = L’Or en { $gold } et l’Argent en { $silver } se gardent l’un l’autre ; les grandes pièces veillent aussi sur eux.

lesson-hanging-mine-that-hang-text = La Tour en { $rook } et le Fou en { $bishop } rôdent. Touchez les { $n } pièces à vous qui sont en prise : attaquées, et que personne ne protège.
lesson-hanging-mine-that-hang-hint-1 = Cherchez d’abord ce que ces deux-là attaquent ; demandez-vous ensuite qui reprendrait.
lesson-hanging-mine-that-hang-hint-2 = La Tour regarde le long de sa rangée, jusqu’en { $pawn } ; le Fou le long de sa diagonale, jusqu’en { $silver }.
lesson-hanging-mine-that-hang-done = Deux questions pour chaque pièce : attaquée ? protégée ? C’est la ronde à faire avant chaque coup.
lesson-hanging-mine-that-hang-gold = L’Or en { $gold } est attaqué, et même deux fois, mais votre Lance en { $lance } le protège.
lesson-hanging-mine-that-hang-not-attacked = Personne n’attaque cette pièce : seule, mais en paix.

lesson-hanging-take-the-hanging-one-text =
    Votre { $bishop } en { $at } attaque l’{ $silver } en { $silverat } et le { $knight } en { $knightat }. L’un est en prise, l’autre est protégé.

    Prenez le bon.
lesson-hanging-take-the-hanging-one-hint-1 = Qui se tient derrière chacun d’eux ?
lesson-hanging-take-the-hanging-one-hint-2 = Personne ne veille sur { $knightat }.
lesson-hanging-take-the-hanging-one-done = Un { $knight } gratuit. L’{ $silver } vous aurait coûté le { $bishop }.
lesson-hanging-take-the-hanging-one-protected = Le Pion de { $guard } reprend : un { $bishop } pour un { $silver }, non merci.
lesson-hanging-take-the-hanging-one-nothing = Il y a une pièce à prendre gratuitement : prenez-la.

lesson-hanging-lend-a-hand-text =
    La { $rook } en { $rookat } attaque votre { $silver } en { $at } : il est en prise.

    Laissez-le où il est, et protégez-le avec l’{ $gold } de { $goldat }.
lesson-hanging-lend-a-hand-hint-1 = De quelles cases un { $gold } frappe-t-il { $at } ?
lesson-hanging-lend-a-hand-hint-2 = De { $under }, juste dessous, par exemple.
lesson-hanging-lend-a-hand-done = Protégé : si la { $rook } prend, elle est perdue. Elle y réfléchira à deux fois.
lesson-hanging-lend-a-hand-ran = Fuir est possible, mais ici il faut tenir la place : protégez-le.
lesson-hanging-lend-a-hand-elsewhere = Et l’{ $silver } ? Il est toujours en prise.
lesson-hanging-lend-a-hand-looks-away = De là, l’{ $gold } ne frappe pas { $at }.

lesson-hanging-take-the-attacker-text =
    Votre { $rook } en { $rookat } est attaquée de loin, par le { $bishop } de { $at }.

    Fuir ? Il y a mieux à faire.
lesson-hanging-take-the-attacker-hint-1 = La meilleure défense : et si l’attaquant lui-même pouvait être pris ?
lesson-hanging-take-the-attacker-hint-2 = Votre { $gold } de { $goldat } a le { $bishop } juste devant lui.
lesson-hanging-take-the-attacker-done = Prendre l’attaquant vaut mieux que fuir : un { $bishop } de plus dans votre réserve.
lesson-hanging-take-the-attacker-rook-ran = La { $rook } est sauve, mais vous pouviez gagner un { $bishop }.
lesson-hanging-take-the-attacker-gold-passed = L’{ $gold } était face au { $bishop } : il n’avait qu’à prendre.

lesson-hanging-with-the-least-text =
    La { $rook } en { $at } est protégée par l’Or de { $gold }, et pourtant elle est bonne à prendre. Votre { $pawn }, votre { $silver } et votre { $bishop } le peuvent tous.

    Lequel doit le faire ?
lesson-hanging-with-the-least-hint-1 = Celui qui prend sera repris. Lequel vous manquerait le moins ?
lesson-hanging-with-the-least-hint-2 = Le { $pawn } de { $from }, tout droit.
lesson-hanging-with-the-least-done = Une { $rook } pour un { $pawn }, même s’il est repris ! Quand plusieurs peuvent prendre, le plus petit y va d’abord.
lesson-hanging-with-the-least-silver = L’Or reprend, et vous perdez un { $silver } là où un { $pawn } aurait suffi.
lesson-hanging-with-the-least-bishop = L’Or reprend, et votre { $bishop } change de camp. Un { $pawn } pouvait y aller.
lesson-hanging-with-the-least-nothing = Une { $rook } est à prendre, même si elle a un prix : prenez-la.

lesson-hanging-which-capture-text =
    Votre { $rook } en { $at } peut prendre l’Argent en { $silver }, le Cavalier en { $knight } ou la Lance en { $lance }.

    Quelle prise ne vous coûte rien ?
lesson-hanging-which-capture-hint-1 = Cherchez le gardien de chacun ; il peut être loin.
lesson-hanging-which-capture-hint-2 = Personne ne peut reprendre en { $knight }.
lesson-hanging-which-capture-done = Vous avez regardé avant de sauter. Cela seul vous met devant bien des débutants.
lesson-hanging-which-capture-pawn-behind = Le Pion de { $pawn } reprend : même un Pion garde.
lesson-hanging-which-capture-from-afar = La Tour de { $guard } reprend le long de la colonne : un gardien peut être loin.
