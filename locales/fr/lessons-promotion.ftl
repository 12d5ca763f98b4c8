### Chapitre 6 : entrer dans le camp adverse et retourner ses pièces.
chapter-promotion-title = La promotion

## La zone de promotion
lesson-zone-title = La zone de promotion
lesson-zone-summary = Entrer, s’y déplacer, en sortir : trois occasions de promouvoir.

lesson-zone-three-ranks-text =
    Les trois rangées les plus lointaines, { $n } cases, forment votre zone de promotion. Une pièce qui y entre, y joue ou en sort peut être promue (nari) : on la retourne.

    Le { $pawn } de { $from } entre en { $to } et devient un { $tokin }, qui marche comme un Or. Cela s’écrit { $move }.

lesson-zone-where-it-may-text =
    Votre { $silver } est en { $at }, juste au bord de la zone.

    Touchez les cases où il pourrait être promu dès ce coup.
lesson-zone-where-it-may-hint-1 = Pour promouvoir, le coup doit commencer ou finir dans la zone.
lesson-zone-where-it-may-hint-2 = { $ahead }, et ses deux voisines sur la même rangée.
lesson-zone-where-it-may-done = { $n } cases : il suffit d’un pas dans la zone, et le choix est à vous.
lesson-zone-where-it-may-outside = En { $back } comme de l’autre côté, l’{ $silver } reste hors de la zone : pas de promotion.
lesson-zone-where-it-may-too-far = C’est bien dans la zone, mais trop loin pour un seul coup.

lesson-zone-enter-text =
    Première occasion : entrer.

    Faites entrer votre { $rook } de { $at } dans la zone, et promouvez-la.
lesson-zone-enter-hint-1 = La zone commence à la troisième rangée en partant du haut.
lesson-zone-enter-hint-2 = { $edge } suffit, ou plus haut sur la colonne. Puis choisissez la face promue.
lesson-zone-enter-done = La { $rook } devient un { $dragon } : une Tour, plus un pas en diagonale.
lesson-zone-enter-entered-plain = Elle est entrée sans être promue. C’est permis, mais cette fois choisissez l’autre face.
lesson-zone-enter-outside = Pour entrer dans la zone, montez tout droit, jusqu’aux trois rangées du haut.

lesson-zone-move-inside-text =
    Deuxième occasion : votre { $rook } est déjà dans la zone, en { $at }, mais elle n’a pas été promue en entrant.

    Tout coup joué à l’intérieur lui donne une nouvelle chance. Promouvez-la.
lesson-zone-move-inside-hint-1 = Le coup commence dans la zone : toute case convient, hors de portée du Roi.
lesson-zone-move-inside-hint-2 = Par exemple { $beside }, en choisissant la face promue.
lesson-zone-move-inside-done = On n’est jamais obligé de promouvoir en entrant : l’occasion revient à chaque coup dans la zone.
lesson-zone-move-inside-plain = Pour la promouvoir, jouez-la le long d’une rangée ou d’une colonne, et choisissez la face promue.
lesson-zone-move-inside-given-away = Elle est promue, mais à portée du Roi, qui la prend. Choisissez une case plus éloignée.
lesson-zone-move-inside-the-pawn = C’est la { $rook } qu’il s’agit de promouvoir, pas le { $pawn }.

lesson-zone-move-out-text =
    Troisième occasion : sortir. Un coup qui part de la zone peut promouvoir, même s’il finit dehors.

    Sortez votre { $bishop } de { $at } hors de la zone en le promouvant.
lesson-zone-move-out-hint-1 = Une seule diagonale conduit hors des trois rangées.
lesson-zone-move-out-hint-2 = { $out }, ou plus loin sur la même diagonale.
lesson-zone-move-out-done = Le { $bishop } rentre chez lui en { $horse } : on peut promouvoir en repartant.
lesson-zone-move-out-plain = Pour le promouvoir, jouez-le en diagonale, et choisissez la face promue.
lesson-zone-move-out-still-inside = Il est encore dans la zone. Faites-le sortir.

lesson-zone-too-early-text =
    Trois coups avec promotion : de { $one } en { $oneto }, de { $two } en { $twoto }, de { $three } en { $threeto }.

    L’un d’eux est illégal. Lequel ?
lesson-zone-too-early-hint-1 = Cherchez le coup qui ne commence ni ne finit dans la zone.
lesson-zone-too-early-hint-2 = { $threeto } est au milieu du plateau.
lesson-zone-too-early-done = Avant la zone, une pièce garde sa face ordinaire.
lesson-zone-too-early-entering = { $oneto } est dans la zone : entrer suffit.
lesson-zone-too-early-leaving = { $two } est dans la zone : un coup qui en part peut promouvoir.

lesson-zone-gold-never-text =
    Votre { $gold } voudrait aller de { $at } en { $to } et y être promu.

    C’est illégal. Pourquoi ?
lesson-zone-gold-never-hint-1 = Le pas lui-même est bon. Le problème, c’est la promotion.
lesson-zone-gold-never-hint-2 = Le dos de cette pièce, en { $at }, est vierge.
lesson-zone-gold-never-done = L’Or et le Roi n’ont qu’une face : ils ne sont jamais promus.
lesson-zone-gold-never-the-step-is-fine = Tout droit devant lui : l’{ $gold } peut très bien aller en { $to }.
lesson-zone-gold-never-never-forced = Au contraire : l’{ $gold } n’a pas de face promue.

## Les pièces promues
lesson-promoted-pieces-title = Les pièces promues
lesson-promoted-pieces-summary = Quatre pièces marchent alors comme l’Or ; la Tour et le Fou gagnent un pas de plus.

lesson-promoted-pieces-pawn-to-tokin-text =
    Pion, Lance, Cavalier et Argent promus marchent tous comme l’Or et perdent leurs anciens coups. Le { $pawn } promu s’appelle { $tokin }.

    Entré en { $to }, il va de côté en { $side } et recule en { $back } : un simple { $pawn } ne peut qu’en rêver.

lesson-promoted-pieces-silver-turned-gold-text =
    Cet { $silver } est en { $at }. Il marche désormais comme un Or.

    Touchez toutes les cases où il peut aller.
lesson-promoted-pieces-silver-turned-gold-hint-1 = Oubliez l’Argent : pensez à l’Or, qui va de côté mais pas en diagonale vers l’arrière.
lesson-promoted-pieces-silver-turned-gold-hint-2 = { $beside } en est une ; { $left } et { $right } n’en sont plus.
lesson-promoted-pieces-silver-turned-gold-done = { $n } cases, comme l’Or. Il a gagné les pas de côté et perdu la retraite en diagonale.
lesson-promoted-pieces-silver-turned-gold-old-habit = C’était un coup d’Argent. Promu, il ne recule plus en diagonale.

lesson-promoted-pieces-tokin-count-text =
    Votre { $tokin } s’est installé en { $at }, face au Roi.

    Combien de cases peut-il atteindre ?
lesson-promoted-pieces-tokin-count-hint-1 = Il marche comme l’Or.
lesson-promoted-pieces-tokin-count-hint-2 = Autour de { $at } : trois devant, deux à côté, une derrière.
lesson-promoted-pieces-tokin-count-done = { $n } cases. Et l’adversaire qui le prend ne gagne qu’un Pion : c’est la meilleure affaire du shogi.
lesson-promoted-pieces-tokin-count-pawn = Un seul coup, c’était le Pion. Le { $tokin } en a bien plus.
lesson-promoted-pieces-tokin-count-silver = Cinq, c’est l’Argent. Le { $tokin } marche comme l’Or.
lesson-promoted-pieces-tokin-count-king = Huit, c’est le Roi. Le { $tokin } ne recule pas en diagonale.

lesson-promoted-pieces-dragon-text =
    La Tour promue s’appelle { $dragon } (ryū) : elle garde tous les coups de la Tour et y ajoute un pas en diagonale.

    Touchez toutes les cases où votre { $dragon } de { $at } peut aller.
lesson-promoted-pieces-dragon-hint-1 = Suivez d’abord les quatre voies de la Tour, puis ajoutez les quatre coins.
lesson-promoted-pieces-dragon-hint-2 = La prise en { $pawn } compte, et { $one } est l’un des coins.
lesson-promoted-pieces-dragon-done = Une Tour sans angle mort : elle attaque aussi les quatre coins qui la touchent.
lesson-promoted-pieces-dragon-one-diagonal-step = En diagonale, un seul pas : une case comme { $far } est trop loin.
lesson-promoted-pieces-dragon-own-piece = Une de vos pièces occupe cette case.
lesson-promoted-pieces-dragon-behind-the-pawn = Le Pion adverse en { $pawn } ferme la voie.

lesson-promoted-pieces-horse-text =
    Le Fou promu s’appelle { $horse } (uma) : il garde tous les coups du Fou et y ajoute un pas tout droit, dans les quatre sens.

    Touchez toutes les cases où votre { $horse } de { $at } peut aller.
lesson-promoted-pieces-horse-hint-1 = Les quatre diagonales jusqu’au premier obstacle, puis les quatre cases qui le touchent par un côté.
lesson-promoted-pieces-horse-hint-2 = { $one } est l’un des quatre pas ; sur une diagonale, on prend en { $enemy }.
lesson-promoted-pieces-horse-done = Le Fou avait la tête pour point faible : le { $horse } n’a plus ce défaut.
lesson-promoted-pieces-horse-one-straight-step = Tout droit, un seul pas : une case comme { $far } est trop loin.
lesson-promoted-pieces-horse-own-piece = Une de vos pièces occupe cette case.

lesson-promoted-pieces-horse-walk-text =
    Un Fou n’atteindrait jamais ces étoiles toutes les trois. Le { $horse } de { $at }, si.

    Ramassez { $one }, { $two } et { $three } en aussi peu de coups que possible.
lesson-promoted-pieces-horse-walk-hint-1 = Un pas tout droit le fait changer de diagonales : commencez par là.
lesson-promoted-pieces-horse-walk-hint-2 = { $one }, puis d’un trait { $two }, puis un pas jusqu’à { $three }.
lesson-promoted-pieces-horse-walk-done = Un pas tout droit, et toutes les cases lui sont ouvertes.
lesson-promoted-pieces-horse-walk-too-far = Pas en un coup : il glisse en diagonale, ou fait un seul pas tout droit.

## La promotion obligatoire
lesson-compulsory-title = La promotion obligatoire
lesson-compulsory-summary = Une pièce qui ne pourrait plus jamais bouger doit être promue.

lesson-compulsory-no-way-out-text =
    Arrivé sur la dernière rangée, celle tout en haut, un { $pawn } n’aurait plus de case devant lui. Les règles ne laissent pas de pièce morte : la promotion est obligatoire.

    De { $from } en { $to }, ce { $pawn } devient donc un { $tokin }, sans avoir le choix.

lesson-compulsory-which-must-text =
    Trois coups joués sans promouvoir : la Lance de { $lance } en { $lanceto } (cela s’écrit { $move }), le Cavalier de { $knight } en { $knightto }, le Pion de { $pawn } en { $pawnto }.

    Lequel est illégal ?
lesson-compulsory-which-must-hint-1 = Demandez-vous, pour chacun : pourra-t-il encore bouger ensuite ?
lesson-compulsory-which-must-hint-2 = Au-delà de { $pawnto }, il n’y a plus de plateau.
lesson-compulsory-which-must-done = Le Pion et la Lance doivent être promus sur la dernière rangée.
lesson-compulsory-which-must-lance = De { $lanceto }, la Lance a encore une case devant elle.
lesson-compulsory-which-must-knight = De { $knightto }, le Cavalier peut encore sauter sur la dernière rangée.

lesson-compulsory-knights-two-ranks-text =
    Votre { $knight } saute de { $at } en { $to } et veut rester un { $knight }.

    Le coup est illégal. Pour quelle raison ?
lesson-compulsory-knights-two-ranks-hint-1 = Où irait-il ensuite ?
lesson-compulsory-knights-two-ranks-hint-2 = De { $to }, il lui faudrait deux rangées de plus : il n’en reste qu’une.
lesson-compulsory-knights-two-ranks-done = Pour le { $knight }, les deux dernières rangées obligent à promouvoir.
lesson-compulsory-knights-two-ranks-it-jumps = Le Pion en { $pawn } ne gêne pas : le { $knight } saute.
lesson-compulsory-knights-two-ranks-right-jump = Deux cases devant, une de côté : le saut est bon.

lesson-compulsory-not-yet-forced-text =
    Votre { $pawn } de { $at } entre dans la zone en { $to }.

    A-t-il le droit de rester un { $pawn } ?
lesson-compulsory-not-yet-forced-hint-1 = La promotion n’est obligatoire que si, sans elle, la pièce ne peut plus jamais bouger.
lesson-compulsory-not-yet-forced-hint-2 = Y a-t-il encore une case devant { $to } ?
lesson-compulsory-not-yet-forced-done = Oui : entrer dans la zone donne un droit, pas un devoir.
lesson-compulsory-not-yet-forced-free = En { $to }, il a encore deux rangées devant lui : rien ne l’oblige.

## Promouvoir ou pas ?
lesson-better-not-title = Promouvoir ou pas ?
lesson-better-not-summary = Presque toujours oui. Voici les exceptions.

lesson-better-not-nearly-always-text =
    Votre { $rook } va en { $to }, tout près du Roi en { $king }.

    Faut-il la promouvoir ? Choisissez le coup qui fait mat, c’est-à-dire qui attaque le Roi sans lui laisser d’issue.
lesson-better-not-nearly-always-hint-1 = De la case d’arrivée, le Roi est en diagonale. Quelle face attaque en diagonale ?
lesson-better-not-nearly-always-hint-2 = En { $to }, il faut un { $dragon }.
lesson-better-not-nearly-always-done = Mat ! La Tour, le Fou et le Pion ont tout à gagner à être promus : dites oui presque toujours.
lesson-better-not-nearly-always-no-check = Sans promotion, la { $rook } n’attaque même pas le Roi.

lesson-better-not-silver-stays-text =
    Votre { $silver } prend le { $knight } en { $to }. Le Roi adverse est en { $king }, en diagonale derrière cette case.

    Faut-il promouvoir, ou rester un { $silver } ? Cherchez le mat.
lesson-better-not-silver-stays-hint-1 = Laquelle des deux faces attaque en diagonale vers l’arrière ?
lesson-better-not-silver-stays-hint-2 = De { $to }, seul un { $silver } vise { $king }. Votre Lance en { $lance } fait le reste.
lesson-better-not-silver-stays-done = Mat ! L’{ $silver } garde sa retraite en diagonale : il est souvent bon de ne pas le promouvoir.
lesson-better-not-silver-stays-lost-its-back = Promu, il marche comme l’Or et n’attaque plus en diagonale derrière lui : ce n’est même pas échec.

lesson-better-not-knight-stays-text =
    Le Roi en { $king } est étouffé par ses propres pièces. Votre { $knight } peut sauter en { $to }.

    Faut-il promouvoir ? Cherchez le mat.
lesson-better-not-knight-stays-hint-1 = Quelle face, depuis { $to }, saute par-dessus le mur ?
lesson-better-not-knight-stays-hint-2 = Ne promouvez pas : de { $to }, un { $knight } vise { $king }.
lesson-better-not-knight-stays-done = Mat étouffé ! Un { $knight } promu ne saute plus : pensez-y avant de le retourner.
lesson-better-not-knight-stays-no-jump-left = Promu, il marche comme l’Or : il est trop loin du Roi pour l’attaquer.

lesson-better-not-the-rare-bishop-text =
    Un cas rare. Votre { $bishop } va donner échec en { $to } ; le Roi en { $king } n’aura que { $flight } pour fuir. Vous poserez alors le Pion de votre réserve en { $drop } : c’est un parachutage, le sujet du chapitre suivant.

    Mais un Pion parachuté n’a pas le droit de mater. Quelle face du { $bishop } rend ce parachutage légal ?
lesson-better-not-the-rare-bishop-hint-1 = Il faut laisser au Roi une fuite, pour un coup seulement.
lesson-better-not-the-rare-bishop-hint-2 = Un { $horse } en { $to } couvrirait aussi { $exit } : ce serait mat, donc interdit.
lesson-better-not-the-rare-bishop-done = Le { $bishop } non promu laisse { $exit } libre, et l’on peut parachuter le Pion. La même ruse existe avec la Tour et le Pion.
lesson-better-not-the-rare-bishop-too-strong = Trop fort ! Le { $horse } ferme { $exit } : le Pion en { $drop } ferait mat, et c’est interdit.

lesson-better-not-the-rare-end-text =
    La suite : le Roi est en { $king }, votre { $bishop } non promu en { $at }, et un Pion attend dans votre réserve.

    Matez en trois coups : vous, lui, vous.
lesson-better-not-the-rare-end-hint-1 = Avec quelle pièce attirer le Roi sur la case où l’Or peut l’achever ?
lesson-better-not-the-rare-end-hint-2 = Parachutez en { $drop } ; le Roi va en { $exit }. De { $gold }, l’Or va en { $last }.
lesson-better-not-the-rare-end-done = Ne pas promouvoir pour laisser une issue le temps d’un coup : voilà une finesse de champion.
lesson-better-not-the-rare-end-gold-too-soon = Trop tôt : il faut d’abord attirer le Roi avec le Pion.
