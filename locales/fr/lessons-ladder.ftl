### Chapitre 21 : gravir l’échelle des handicaps, un plan à chaque échelon.
chapter-ladder-title = L’échelle des handicaps

## Les échelons
lesson-the-rungs-title = Les échelons
lesson-the-rungs-summary = Quelles pièces manquent, et ce que cela laisse sans garde.

lesson-the-rungs-up-and-down-text =
    À chaque progrès, on monte d’un échelon : dix pièces, huit, six, quatre, deux, puis Tour et Lance, Tour, Fou, Lance. Ici, quatre pièces : uwate joue sans Tour, sans Fou et sans Lances, avec { $n } pièces contre { $mine }.

    Une règle répandue : plusieurs victoires de suite, et l’on retire une pièce de moins ; plusieurs défaites, et l’on en retire une de plus.

lesson-the-rungs-four-pieces-text = À quatre pièces, touchez les { $n } cases de départ vides chez l’adversaire.
lesson-the-rungs-four-pieces-hint-1 = Deux grandes pièces et deux Lances sont restées dans la boîte.
lesson-the-rungs-four-pieces-hint-2 = { $one } et { $two } sur la deuxième rangée ; { $corner } et { $other } dans les coins.
lesson-the-rungs-four-pieces-done = Les coins sont vides : les bords ne sont gardés que par un Cavalier.
lesson-the-rungs-four-pieces-rank = Cette case est vide au départ dans toutes les parties.
lesson-the-rungs-four-pieces-pieces = Une pièce s’y trouve.

lesson-the-rungs-guards-of-the-edge-text = Combien de pièces d’uwate gardent son Pion de { $at } ?
lesson-the-rungs-guards-of-the-edge-hint-1 = Qui saute vers le bord ?
lesson-the-rungs-guards-of-the-edge-hint-2 = Le Cavalier de { $knight }.
lesson-the-rungs-guards-of-the-edge-done = { $n } seule. À quatre pièces, le plan est l’attaque du bord, Lance et Tour réunies.
lesson-the-rungs-guards-of-the-edge-none = Le Cavalier saute.
lesson-the-rungs-guards-of-the-edge-two = L’Argent de { $silver } est trop loin.

lesson-the-rungs-bring-two-text = Votre Pion du bord a avancé. Amenez votre { $rook } de { $at } sur la colonne du bord, devant la Lance de { $lance }.
lesson-the-rungs-bring-two-hint-1 = Derrière quel Pion la Tour doit-elle se mettre ?
lesson-the-rungs-bring-two-hint-2 = En { $to }.
lesson-the-rungs-bring-two-done = Deux pièces derrière le Pion, contre un seul gardien.
lesson-the-rungs-bring-two-blocked = Une de vos pièces est là.

lesson-the-rungs-the-edge-falls-text = Percez : le Pion de { $from }, puis la { $rook } de { $rookat }.
lesson-the-rungs-the-edge-falls-hint-1 = Le même échange, une fois de plus.
lesson-the-rungs-the-edge-falls-hint-2 = Poussez en { $to }, reprenez en { $to }.
lesson-the-rungs-the-edge-falls-done = Son Cavalier peut encore boucher le bord, mais votre Lance pousse derrière : la percée passera.
lesson-the-rungs-the-edge-falls-slow = Le Pion d’abord.
lesson-the-rungs-the-edge-falls-other = Le bord d’abord.

lesson-the-rungs-two-pieces-text =
    À deux pièces, il ne manque à uwate que la Tour et le Fou. Vos pièces valent { $mine } Pions.

    Que valent les siennes ?
lesson-the-rungs-two-pieces-hint-1 = Dix et huit de moins.
lesson-the-rungs-two-pieces-hint-2 = { $one } et { $two } sont vides : retirez leurs valeurs.
lesson-the-rungs-two-pieces-done = { $n } : presque un tiers de moins. Mais tous ses gardes sont là.
lesson-the-rungs-two-pieces-pieces = C’est le nombre de ses pièces.
lesson-the-rungs-two-pieces-full = C’est la valeur d’un camp complet.

lesson-the-rungs-four-pieces-game-text =
    La partie à quatre pièces. Le plan : un Pion du bord, avec la Tour et la Lance derrière lui. En { $edge }, seul le Cavalier en { $knight } garde.
lesson-the-rungs-four-pieces-game-hint-1 = Avancez le Pion du bord, amenez la Tour derrière, échangez, entrez.
lesson-the-rungs-four-pieces-game-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-the-rungs-four-pieces-game-done = Quatre pièces : gagné ! Sur l’écran Jouer, deux victoires de suite au même handicap vous mènent à l’échelon suivant.

## Un plan par échelon
lesson-plans-title = Un plan par échelon
lesson-plans-summary = Prendre de la place, unir Tour et Fou, échanger.

lesson-plans-take-space-text = À deux pièces, on prend de la place avant d’attaquer : un Pion en { $pawn }, l’Argent de { $from } derrière lui, en { $silver }.
lesson-plans-take-space-hint-1 = Le Pion d’abord : il libère la case de l’Argent.
lesson-plans-take-space-hint-2 = L’Argent passe par { $via }, ou de l’autre côté.
lesson-plans-take-space-done = Avec la Tour et le Fou derrière, ce Pion et cet Argent avancent ensemble.
lesson-plans-take-space-blocked = Une de vos pièces occupe déjà cette case.

lesson-plans-rook-and-bishop-together-text = Laquelle de vos pièces garde votre Pion de { $at } ? Touchez-la.
lesson-plans-rook-and-bishop-together-hint-1 = Regardez en arrière, sur la colonne.
lesson-plans-rook-and-bishop-together-hint-2 = La Tour de { $rook }.
lesson-plans-rook-and-bishop-together-done = La Tour pousse sur sa colonne, le Fou de { $bishop } vise { $target } : les deux regardent le même coin du camp d’en face.
lesson-plans-rook-and-bishop-together-bishop = Le Fou vise { $target }, pas { $at }.
lesson-plans-rook-and-bishop-together-others = De là, rien ne frappe { $at }.

lesson-plans-no-rook-no-counter-text = Au handicap de la Tour, { $empty } est vide. Combien de pièces d’uwate attaquent { $at }, sur cette colonne ?
lesson-plans-no-rook-no-counter-hint-1 = Le Pion n’a personne derrière lui.
lesson-plans-no-rook-no-counter-hint-2 = Le Pion de { $pawn }, et c’est tout.
lesson-plans-no-rook-no-counter-done = { $n } : sans Tour derrière, son Pion ne menace pas de percer. Un Roi y est bien, de ce côté.
lesson-plans-no-rook-no-counter-none = Le Pion frappe devant lui.
lesson-plans-no-rook-no-counter-two = Personne n’est derrière le Pion.

lesson-plans-exchange-when-ahead-text =
    Avec une Tour de plus, { $n } contre { $his }, chaque échange à égalité vous rapproche du but.

    Échangez les Fous.
lesson-plans-exchange-when-ahead-hint-1 = La grande diagonale est ouverte.
lesson-plans-exchange-when-ahead-hint-2 = De { $at }, prenez en { $target }.
lesson-plans-exchange-when-ahead-done = Moins il reste de pièces, plus votre Tour compte.
lesson-plans-exchange-when-ahead-quiet = L’échange attend sur la diagonale.

lesson-plans-the-missing-lance-text =
    Le dernier échelon : une seule Lance manque, en { $corner }.

    Avancez là où elle manque.
lesson-plans-the-missing-lance-hint-1 = De quel côté son bord est-il nu ?
lesson-plans-the-missing-lance-hint-2 = Le Pion de { $from } en { $to }.
lesson-plans-the-missing-lance-done = Le Cavalier de { $guard } est seul à garder ce bord. Même un petit avantage donne un plan.
lesson-plans-the-missing-lance-other = Sur quelle colonne n’a-t-il pas de Lance ?

lesson-plans-win-it-text =
    La dernière marche : le Roi en { $king }, un { $guard } en { $at } pour seul gardien ; votre { $pawn } en { $from }, la Lance derrière en { $lance }.

    Matez.
lesson-plans-win-it-hint-1 = Prenez le gardien, avec la bonne face.
lesson-plans-win-it-hint-2 = Le { $pawn } prend en { $at } et se retourne.
lesson-plans-win-it-done = Mat ! Vous avez gravi l’échelle ; à égalité, le plan sera le même : ouvrir, garder, unir, finir.
lesson-plans-win-it-drop = L’Or peut attendre : le gardien est encore là.
lesson-plans-win-it-plain = Non promu, il laisse les côtés ouverts.

lesson-plans-two-pieces-game-text =
    La partie à deux pièces : { $rook } et { $bishop } sont vides, tous les défenseurs sont là. Le plan : prendre de l’espace, unir Tour et Fou sur un même coin, puis percer.
lesson-plans-two-pieces-game-hint-1 = N’attaquez pas avec une seule pièce. Combien des vôtres regardent la case où vous voulez percer ?
lesson-plans-two-pieces-game-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-plans-two-pieces-game-done = Deux pièces : gagné ! D’ici à la partie à égalité, le plan reste le même.
