### Chapitre 15 : la plus petite pièce, et tout ce qu’elle sait faire.
chapter-pawn-tactics-title = La tactique du Pion

## Frapper, suspendre
lesson-strike-and-dangle-title = Frapper, suspendre
lesson-strike-and-dangle-summary = Un Pion donné en vaut souvent deux.

lesson-strike-and-dangle-a-word-for-each-text =
    « Sans Pion, pas de shogi », dit le proverbe. Frapper : poser un Pion sur la tête d’une pièce. Suspendre : le poser là où il promouvra au coup suivant.

    Ici, un Pion suspendu en { $drop } menace de devenir Tokin en { $next }. L’{ $gold } de { $goldat } doit quitter son poste pour le prendre.

lesson-strike-and-dangle-strike-the-gold-text =
    L’{ $gold } de { $at } protège son Roi. Votre Tour de { $rook } le regarde.

    Frappez-le sur la tête (tataki).
lesson-strike-and-dangle-strike-the-gold-hint-1 = Juste devant lui : qu’il prenne ou qu’il recule, il quitte sa place.
lesson-strike-and-dangle-strike-the-gold-hint-2 = En { $to }.
lesson-strike-and-dangle-strike-the-gold-done = S’il prend, la Tour reprend un Or pour un { $pawn }.
lesson-strike-and-dangle-strike-the-gold-takes = Le Roi reprend : une Tour pour un Or.
lesson-strike-and-dangle-strike-the-gold-elsewhere = De là, le { $pawn } ne frappe pas l’{ $gold }.

lesson-strike-and-dangle-strike-the-soft-head-text =
    La tête du { $bishop } est tendre : droit devant lui, il ne frappe pas.

    Celui de { $at } a votre Lance de { $lance } devant lui. Frappez-le d’un Pion, gardé par elle.
lesson-strike-and-dangle-strike-the-soft-head-hint-1 = Droit devant lui, il ne voit rien.
lesson-strike-and-dangle-strike-the-soft-head-hint-2 = En { $to }, gardé par la Lance.
lesson-strike-and-dangle-strike-the-soft-head-done = Une grande pièce chassée par la plus petite : voilà de quoi un Pion est capable.
lesson-strike-and-dangle-strike-the-soft-head-lance = La Lance garde : frappez avec le Pion de la réserve.
lesson-strike-and-dangle-strike-the-soft-head-elsewhere = De là, il ne frappe pas le { $bishop }.

lesson-strike-and-dangle-dangle-text = Suspendez un { $pawn } sur la colonne 3 (tarefu) : juste hors de la zone, pour qu’au coup suivant il y entre et se retourne, en { $next }.
lesson-strike-and-dangle-dangle-hint-1 = La zone fait trois rangées. Un Pion parachuté dedans devrait encore avancer pour se retourner.
lesson-strike-and-dangle-dangle-hint-2 = En { $to }.
lesson-strike-and-dangle-dangle-done = Et le Tokin de { $next } sera loin de l’Or de { $gold }. Un Pion suspendu demande une réponse.
lesson-strike-and-dangle-dangle-too-deep = En { $deep }, par exemple, il promouvrait aussi, mais plus près de ses gardes : on demande la case juste hors de la zone.
lesson-strike-and-dangle-dangle-too-far = Trop loin, ou sur une autre colonne : il n’entrerait pas au bon endroit.

lesson-strike-and-dangle-the-tokin-attack-text =
    Un Tokin va comme un Or, mais repris, il ne rend qu’un Pion. Le vôtre est en { $at }.

    Quel coup gagne quelque chose ?
lesson-strike-and-dangle-the-tokin-attack-hint-1 = Il frappe aussi à côté de lui.
lesson-strike-and-dangle-the-tokin-attack-hint-2 = L’{ $gold } de { $goldat }.
lesson-strike-and-dangle-the-tokin-attack-done = Un Or gratuit ; et même gardé, il n’aurait coûté qu’un Pion.
lesson-strike-and-dangle-the-tokin-attack-near = En { $near }, il se fait prendre.
lesson-strike-and-dangle-the-tokin-attack-quiet = Rien à prendre par là.

lesson-strike-and-dangle-join-text =
    Joindre (awase) : poser un Pion nez à nez avec le sien, avec un soutien dans le dos. Son Pion est en { $at }, votre Tour en { $rook }.

    Joignez.
lesson-strike-and-dangle-join-hint-1 = Nez à nez : juste dessous.
lesson-strike-and-dangle-join-hint-2 = En { $to }.
lesson-strike-and-dangle-join-done = S’il prend, la Tour reprend et se trouve bien postée ; sinon, c’est vous qui prenez.
lesson-strike-and-dangle-join-takes = Bon aussi, mais on demande de joindre avec le Pion de la réserve.
lesson-strike-and-dangle-join-elsewhere = Pas nez à nez, ou trop loin.

## Continuer, tenir, barrer
lesson-more-pawns-title = Continuer, tenir, barrer
lesson-more-pawns-summary = Un Pion après l’autre, et un Pion qui garde.

lesson-more-pawns-give-then-strike-text =
    Continuer (tsugifu) : un Pion donné, puis un autre par-dessus.

    Donnez celui de { $from } au Pion de { $theirs }, puis frappez l’{ $gold } de { $goldat }.
lesson-more-pawns-give-then-strike-hint-1 = Un seul Pion par colonne : il faut d’abord se défaire du premier.
lesson-more-pawns-give-then-strike-hint-2 = Poussez en { $push } ; il prend ; parachutez en { $to }.
lesson-more-pawns-give-then-strike-done = Le premier Pion a ouvert la colonne, le second frappe.
lesson-more-pawns-give-then-strike-nifu = Double pion : votre Pion de { $from } occupe encore la colonne.
lesson-more-pawns-give-then-strike-rook = Les Pions d’abord, la Tour ensuite.

lesson-more-pawns-rock-bottom-text =
    La { $rook } de { $at } balaie votre rangée du bas et attaque l’Argent de { $silver }.

    Barrez-la d’un Pion parachuté tout en bas (sokofu).
lesson-more-pawns-rock-bottom-hint-1 = Sur votre rangée du bas, là où quelqu’un le garde.
lesson-more-pawns-rock-bottom-hint-2 = En { $to }, sous l’Or de { $gold }.
lesson-more-pawns-rock-bottom-done = Le Pion du fond sous un Or est « plus dur que le roc », dit le proverbe : l’Or le garde.
lesson-more-pawns-rock-bottom-in-front = Il ne barre pas la rangée.
lesson-more-pawns-rock-bottom-other = La rangée est toujours ouverte.

lesson-more-pawns-stop-the-lance-text =
    La { $lance } de { $at } donne échec. Trois façons de s’interposer.

    Laquelle coûte le moins, tout compté ?
lesson-more-pawns-stop-the-lance-hint-1 = Posez un Pion là où vous pouvez reprendre.
lesson-more-pawns-stop-the-lance-hint-2 = En { $near }, gardé par l’Or de { $gold }.
lesson-more-pawns-stop-the-lance-done = Si elle prend, vous reprenez une { $lance } pour un Pion.
lesson-more-pawns-stop-the-lance-far = En { $far }, personne ne le garde : elle le prend gratuitement, et c’est encore échec.
lesson-more-pawns-stop-the-lance-gold = Un Or s’expose là où un Pion suffit.

lesson-more-pawns-shut-the-bishop-text =
    Un { $bishop } adverse s’est installé en { $at }, droit au-dessus de votre Or de { $gold }.

    Frappez-le par en dessous.
lesson-more-pawns-shut-the-bishop-hint-1 = Vos Pions vont vers le haut : lequel l’attaque ?
lesson-more-pawns-shut-the-bishop-hint-2 = En { $to }.
lesson-more-pawns-shut-the-bishop-done = Gardé par l’Or, le Pion le chasse : la tête de son { $bishop } regarde vers vous.
lesson-more-pawns-shut-the-bishop-elsewhere = De là, le Pion ne l’attaque pas.
lesson-more-pawns-shut-the-bishop-other = Le { $bishop } reste où il est.

lesson-more-pawns-lure-with-a-pawn-text =
    Revoici un mat que vous connaissez : le Roi en { $king }, son { $silver } en { $at }. Un Pion posé au bon endroit.

    Matez en trois coups, sans aide.
lesson-more-pawns-lure-with-a-pawn-hint-1 = La moins chère d’abord.
lesson-more-pawns-lure-with-a-pawn-hint-2 = Le Pion en { $drop }, puis l’{ $gold } en { $last }.
lesson-more-pawns-lure-with-a-pawn-done = Frapper, c’est aussi attirer.
lesson-more-pawns-lure-with-a-pawn-gold-first = L’{ $silver } prend l’{ $gold } : un Pion aurait suffi pour l’attirer.
lesson-more-pawns-lure-with-a-pawn-no-check = Ce n’est pas échec.

lesson-more-pawns-which-pawn-text =
    Le Roi n’est gardé que d’un côté. Trois Pions possibles : frapper l’Or en { $strike }, donner échec en { $head }, suspendre en { $dangle }.

    Lequel promouvra sans que rien ne puisse le prendre d’abord ?
lesson-more-pawns-which-pawn-hint-1 = Loin des gardes.
lesson-more-pawns-which-pawn-hint-2 = En { $dangle }, vers { $next }.
lesson-more-pawns-which-pawn-done = Le côté nu, toujours : là où l’on ne peut pas prendre, un Pion fait peur.
lesson-more-pawns-which-pawn-strike = L’Or de { $gold } le prend.
lesson-more-pawns-which-pawn-head = Le Roi ou l’Or le prend.
