### Chapitre 18 : commencer une partie avec un plan.
chapter-openings-title = Les ouvertures

## La tour fixe
lesson-static-rook-title = La tour fixe
lesson-static-rook-summary = Ouvrir, garder, échanger, monter l’Argent.

lesson-static-rook-three-principles-text =
    Trois principes suffisent pour commencer : ouvrir la route du Fou, en { $bishop } ; avancer le Pion devant la Tour, en { $rook } ; mettre le Roi à l’abri avant d’attaquer.

    L’adversaire fait de même, en { $his }. Qui laisse sa Tour chez elle joue la tour fixe (ibisha) ; qui la déplace joue la tour mobile (furibisha).

lesson-static-rook-punish-a-loose-bishop-text =
    Les Fous se font face sur la grande diagonale. L’adversaire vient de jouer son Argent de { $home } en { $silver }.

    Punissez-le.
lesson-static-rook-punish-a-loose-bishop-hint-1 = Qui gardait son Fou ?
lesson-static-rook-punish-a-loose-bishop-hint-2 = Prenez en { $target }.
lesson-static-rook-punish-a-loose-bishop-done = Un Fou gratuit : avant de bouger une pièce, demandez ce qu’elle gardait.
lesson-static-rook-punish-a-loose-bishop-quiet = Il y avait un Fou en prise.

lesson-static-rook-guard-the-head-text =
    Son Pion de { $his } va attaquer la tête de votre Fou. La case { $at } n’est gardée par personne.

    Gardez-la avant qu’il n’arrive.
lesson-static-rook-guard-the-head-hint-1 = Un Or ou un Argent à côté du Fou.
lesson-static-rook-guard-the-head-hint-2 = L’{ $gold } de { $goldat } en { $to }, par exemple.
lesson-static-rook-guard-the-head-done = Le coup le plus utile de la tour fixe : garder la tête du Fou de { $bishop } avant tout échange.
lesson-static-rook-guard-the-head-push = Les Pions attendront : { $at } n’est toujours pas gardée.
lesson-static-rook-guard-the-head-other = De là, il ne garde pas { $at }.

lesson-static-rook-exchange-the-pawn-text =
    Les têtes des Fous sont gardées des deux côtés, chez lui par l’Or de { $gold }.

    Échangez le { $pawn } de { $from } : ouvrez la colonne à votre { $rook }.
lesson-static-rook-exchange-the-pawn-hint-1 = La Tour ne voit rien tant que son propre Pion est devant elle.
lesson-static-rook-exchange-the-pawn-hint-2 = En { $to }, deux fois.
lesson-static-rook-exchange-the-pawn-done = Un Pion en main et la { $rook } libre.
lesson-static-rook-exchange-the-pawn-slow = D’abord le Pion.
lesson-static-rook-exchange-the-pawn-quiet = Bien gardé, mais l’échange attend.

lesson-static-rook-step-back-text =
    L’échange fait, une { $rook } au milieu du plateau se fait chasser.

    Ramenez-la de { $at } : tout en bas en { $low }, ou un peu plus haut en { $high }.
lesson-static-rook-step-back-hint-1 = En arrière, sur sa propre colonne.
lesson-static-rook-step-back-hint-2 = { $high } garde la quatrième rangée, { $low } la deuxième.
lesson-static-rook-step-back-done = « Haute » ou « basse », elle reste sur sa colonne ouverte.
lesson-static-rook-step-back-forward = Vers l’avant, les Pions et l’Or l’attendent.
lesson-static-rook-step-back-sideways = Hors de sa colonne, elle ne menace plus rien.
lesson-static-rook-step-back-other = C’est la { $rook } qu’on chassera : ramenez-la.

lesson-static-rook-climb-text = L’Argent qui grimpe (bōgin) : menez l’Argent de { $from } derrière le Pion de { $pawn }, en { $to }.
lesson-static-rook-climb-hint-1 = Droit ou en biais, toujours vers l’avant.
lesson-static-rook-climb-hint-2 = { $one }, { $two }, { $to }.
lesson-static-rook-climb-done = Tour, Argent et Pion sur la même colonne : trois pièces contre la garde d’un Or.
lesson-static-rook-climb-blocked = Une de vos pièces occupe déjà cette case.

lesson-static-rook-count-the-climb-text = L’Argent a grimpé en { $silver }. Combien de vos pièces attaquent { $at }, en ce moment même ?
lesson-static-rook-count-the-climb-hint-1 = La Tour est derrière le Pion.
lesson-static-rook-count-the-climb-hint-2 = { $pawn } et { $silver }.
lesson-static-rook-count-the-climb-done = { $n } contre { $d }, et la Tour de { $rook } attend. La percée est prête.
lesson-static-rook-count-the-climb-one = L’Argent frappe aussi en biais.
lesson-static-rook-count-the-climb-three = La Tour de { $rook } compte dans l’échange, mais pas encore : le Pion est devant elle.

lesson-static-rook-break-through-text = Percez en { $to } : le Pion de { $pawn } d’abord, puis reprenez avec l’{ $silver } de { $silverat }, la Tour derrière.
lesson-static-rook-break-through-hint-1 = La moins chère en avant.
lesson-static-rook-break-through-hint-2 = Poussez en { $to } ; il prend ; l’{ $silver } reprend.
lesson-static-rook-break-through-done = L’Argent est à la porte, la Tour de { $rook } le soutient : c’est toute l’idée du bōgin.
lesson-static-rook-break-through-with-the-rook = Que l’{ $silver } aille devant : la Tour vaut deux fois plus.
lesson-static-rook-break-through-early = Le Pion d’abord, pour ouvrir.

## La tour mobile
lesson-ranging-rook-title = La tour mobile
lesson-ranging-rook-summary = Fermer la diagonale, changer d’aile, laisser venir.

lesson-ranging-rook-the-idea-text =
    La Tour change d’aile : en { $rook }, sur la quatrième colonne depuis la gauche, c’est la shikenbisha, la plus jouée des tours mobiles. Le Pion en { $pawn } ferme la diagonale des Fous.

    Elle fait face à l’attaque qui vient de { $his }, et le Roi part de l’autre côté.

lesson-ranging-rook-shut-the-diagonal-text = Le Fou adverse de { $his } regarde le vôtre, en { $at }. Pour jouer tranquille, fermez la diagonale d’un Pion.
lesson-ranging-rook-shut-the-diagonal-hint-1 = Quel Pion peut venir se mettre entre les deux ?
lesson-ranging-rook-shut-the-diagonal-hint-2 = De { $from } en { $to }.
lesson-ranging-rook-shut-the-diagonal-done = Plus d’échange de Fous sans votre accord.
lesson-ranging-rook-shut-the-diagonal-wrong-pawn = Ce Pion n’arrive pas sur la diagonale.
lesson-ranging-rook-shut-the-diagonal-exchange = Un échange, oui ; mais ici on veut fermer.
lesson-ranging-rook-shut-the-diagonal-other = La diagonale est toujours ouverte.

lesson-ranging-rook-change-wings-text = Contre l’attaque de { $his } : la Tour en { $rook }, le Fou monté en { $bishop }, l’Argent en { $silver }. Trois coups, dans l’ordre que vous voulez, ou presque.
lesson-ranging-rook-change-wings-hint-1 = Chaque pièce y va d’un seul coup.
lesson-ranging-rook-change-wings-hint-2 = Le Fou de { $from } en { $bishop }, puis les autres.
lesson-ranging-rook-change-wings-done = L’aile est prête : s’il attaque, c’est lui qui aura des faiblesses.
lesson-ranging-rook-change-wings-blocked = Une de vos pièces est déjà là.

lesson-ranging-rook-meet-the-attack-text =
    Son Pion de { $his } peut avancer en { $at }. Vos gardiens de cette case : le Pion de { $pawn } et le Fou de { $bishop }.

    Ce coup lui rapporterait-il quelque chose tout de suite ?
lesson-ranging-rook-meet-the-attack-hint-1 = Il ne prend rien ; et vous, que prendriez-vous ?
lesson-ranging-rook-meet-the-attack-hint-2 = { $n } pièces à vous gardent { $at }.
lesson-ranging-rook-meet-the-attack-done = Non : vous prenez, et l’aile tient. Une ouverture réussie, c’est une attaque qui ne donne rien.
lesson-ranging-rook-meet-the-attack-yes = Il avance sans rien prendre, et vous pouvez le prendre.
