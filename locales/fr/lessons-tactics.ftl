### Chapitre 14 : gagner une pièce en attaquant deux choses à la fois.
chapter-tactics-title = La tactique

## Fourchettes
lesson-forks-title = Fourchettes
lesson-forks-summary = Une pièce, deux cibles, un seul coup pour répondre.

lesson-forks-two-at-once-text =
    Une fourchette attaque deux pièces d’un seul coup. Votre { $knight } saute de { $from } en { $to } : il vise l’{ $silver } de { $silverat } et l’{ $gold } de { $goldat }.

    L’adversaire n’a qu’un coup : il en sauve un, vous prenez l’autre.

lesson-forks-the-knight-chooses-text = Votre { $knight } de { $at } peut sauter de deux côtés. D’un seul, il vise à la fois { $gold } et { $rook }.
lesson-forks-the-knight-chooses-hint-1 = Comptez le saut à l’envers : de quelle case un { $knight } voit-il à la fois { $gold } et { $rook } ?
lesson-forks-the-knight-chooses-hint-2 = En { $to }.
lesson-forks-the-knight-chooses-done = Une grande pièce et un Or : quoi qu’il sauve, vous gagnez.
lesson-forks-the-knight-chooses-pawn = En { $other }, le Pion de { $pawn } le prend ; et il ne vise qu’une cible.
lesson-forks-the-knight-chooses-quiet = C’est le { $knight } qui doit faire la fourchette.

lesson-forks-king-and-rook-text = Le rêve de tout { $bishop } : échec au Roi et attaque de la { $rook } d’un même coup (ōte-bisha). Roi en { $king }, { $rook } en { $rookat }.
lesson-forks-king-and-rook-hint-1 = Tracez les diagonales des deux cibles : où se croisent-elles ?
lesson-forks-king-and-rook-hint-2 = En { $to }.
lesson-forks-king-and-rook-done = Le Roi doit bouger, la { $rook } est à vous.
lesson-forks-king-and-rook-only-rook = La { $rook } est attaquée, mais sans échec elle s’en va.
lesson-forks-king-and-rook-neither = De là, pas les deux à la fois.

lesson-forks-cash-in-text = Prenez la { $rook } de { $rookat } en deux coups, quoi que fasse l’adversaire. Le Roi est en { $king }, votre { $knight } en { $at }.
lesson-forks-cash-in-hint-1 = Forcez-le à s’occuper de son Roi.
lesson-forks-cash-in-hint-2 = Échec en { $to }, puis prenez.
lesson-forks-cash-in-done = Une fourchette avec échec ne laisse pas le choix.
lesson-forks-cash-in-wrong-leg = De { $other }, c’est échec, mais la { $rook } n’est pas visée.
lesson-forks-cash-in-king = La { $rook } s’en ira avant.

lesson-forks-split-them-text = Deux Ors côte à côte, en { $one } et en { $two }. Parachutez votre { $silver } pour les attaquer tous les deux, sans risque (wariuchi).
lesson-forks-split-them-hint-1 = Un { $silver } frappe aussi en arrière, un Or n’y voit rien.
lesson-forks-split-them-hint-2 = Entre eux, dans leur dos : { $to }.
lesson-forks-split-them-done = L’Argent qui fend : l’un des deux Ors tombera.
lesson-forks-split-them-front = En { $front }, les deux Ors le voient et le prennent.
lesson-forks-split-them-elsewhere = De là, pas les deux.

## Enfilade, clouage, découverte
lesson-lines-title = Enfilade, clouage, découverte
lesson-lines-summary = Les pièces à longue portée gagnent en ligne.

lesson-lines-skewer-text =
    Le { $bishop } de { $at } a l’{ $gold } de { $behind } derrière lui, sur la même colonne.

    Embrochez-les avec votre { $lance } (dengaku-zashi).
lesson-lines-skewer-hint-1 = Sur la colonne, par en dessous : il ne voit pas droit devant lui.
lesson-lines-skewer-hint-2 = En { $to }, par exemple.
lesson-lines-skewer-done = S’il s’en va, vous prenez l’{ $gold }. C’est l’enfilade.
lesson-lines-skewer-other-file = De là, la { $lance } ne vise pas le { $bishop }.
lesson-lines-skewer-waits = La { $lance } est en réserve : parachutez-la.

lesson-lines-hit-the-pinned-piece-text =
    L’{ $gold } de { $at } est cloué devant son Roi en { $king } par votre Fou de { $bishop }.

    Attaquez-le avec moins cher que lui.
lesson-lines-hit-the-pinned-piece-hint-1 = Une pièce clouée ne peut ni fuir ni prendre hors de sa ligne.
lesson-lines-hit-the-pinned-piece-hint-2 = Un { $pawn } sur sa tête, en { $to }.
lesson-lines-hit-the-pinned-piece-done = Il ne peut plus bouger : un Pion gagnera un Or.
lesson-lines-hit-the-pinned-piece-takes = Le Roi reprend : un Fou pour un Or. Cloué, il n’ira nulle part ; prenez votre temps.
lesson-lines-hit-the-pinned-piece-elsewhere = De là, le { $pawn } ne l’attaque pas.

lesson-lines-pin-to-win-text =
    L’{ $silver } de { $at } se tient devant son Roi en { $king }. Trois parachutages l’attaquent.

    Lequel le cloue ?
lesson-lines-pin-to-win-hint-1 = L’attaquant, la pièce et le Roi sur une même ligne.
lesson-lines-pin-to-win-hint-2 = La Tour en { $file }.
lesson-lines-pin-to-win-done = Il ne quittera plus la colonne.
lesson-lines-pin-to-win-bishop = De { $far }, la diagonale ne mène pas au Roi : l’{ $silver } s’en va.
lesson-lines-pin-to-win-rank = De { $side }, on l’attaque le long de la rangée, mais le Roi n’est pas derrière.

lesson-lines-uncover-text =
    Votre { $silver } de { $at } cache à votre Fou de { $bishop } la Tour de { $rook }.

    Jouez-le : découvrez l’attaque, et visez la Lance de { $lance } du même coup.
lesson-lines-uncover-hint-1 = Sortir de la diagonale, et menacer autre chose.
lesson-lines-uncover-hint-2 = Droit devant, en { $to }.
lesson-lines-uncover-done = Deux menaces d’un coup, par deux pièces : c’est l’attaque à la découverte.
lesson-lines-uncover-one-threat = La diagonale est ouverte, mais l’{ $silver } ne vise rien.
lesson-lines-uncover-shut = L’{ $silver } est toujours sur la diagonale.
lesson-lines-uncover-other = C’est l’{ $silver } qui doit s’écarter.

lesson-lines-uncover-a-check-text =
    Derrière votre { $silver } de { $at }, votre Tour de { $rook } regarde le Roi en { $king }.

    Servez-vous-en.
lesson-lines-uncover-a-check-hint-1 = L’{ $silver } peut aller n’importe où hors de la colonne : l’adversaire devra d’abord parer l’échec.
lesson-lines-uncover-a-check-hint-2 = Prenez le { $bishop } en { $target }.
lesson-lines-uncover-a-check-done = Un { $bishop } gratuit, et échec : c’est l’échec à la découverte.
lesson-lines-uncover-a-check-missed = Échec à la découverte, oui, mais il y avait un { $bishop } à prendre.
lesson-lines-uncover-a-check-stays = Ce n’est pas échec : la colonne est fermée, ou l’{ $silver } n’a pas bougé.

lesson-lines-is-it-a-fork-text =
    Votre { $knight } de { $at } tient en fourchette les Ors de { $one } et de { $two } ; c’est à vous de jouer.

    Prendre { $one } en vous retournant rapporte-t-il ?
lesson-lines-is-it-a-fork-hint-1 = Quelqu’un peut-il reprendre en { $one } ?
lesson-lines-is-it-a-fork-hint-2 = Ni le Roi de { $king } ni l’autre Or ne voient { $one }.
lesson-lines-is-it-a-fork-done = Oui, un Or gratuit. Une fourchette ne vaut que si la prise qui suit rapporte.
lesson-lines-is-it-a-fork-no = Comptez les gardiens de { $one } : il n’y en a pas.

lesson-lines-save-both-text =
    Le { $knight } adverse en { $at } tient en fourchette votre { $rook } de { $rookat } et votre Or de { $gold }. Il prendra la { $rook } si elle reste.

    Jouez pour le prendre en deux coups.
lesson-lines-save-both-hint-1 = La { $rook } peut s’échapper tout en l’attaquant.
lesson-lines-save-both-hint-2 = En { $to }, à côté de lui.
lesson-lines-save-both-done = Contre une fourchette, cherchez le coup qui se sauve en attaquant.
lesson-lines-save-both-gold-runs = Il prend la { $rook } : sauvez d’abord la plus chère.
lesson-lines-save-both-rook-runs = La { $rook } se sauve, mais d’ici elle ne l’attaque pas.
