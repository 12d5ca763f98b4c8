### Chapitre 8 : répondre à l'échec, voir les clouages, donner le premier mat.
chapter-checks-title = Échec et clouage

## Échec !
lesson-in-check-title = Échec !
lesson-in-check-summary = Le Roi attaqué : le voir, et voir où il peut aller.

lesson-in-check-what-is-check-text =
    Un Roi attaqué est en échec. Il faut parer l’échec, c’est-à-dire y mettre fin, tout de suite : aucun coup n’est permis, sauf une parade.

    La { $rook } en { $from } attaque votre { $king } en { $at }. Ici, le { $king } s’écarte en { $to }.

lesson-in-check-who-gives-check-text =
    Votre Roi en { $king } est en échec. L’adversaire a une Tour en { $rook }, une Lance en { $lance }, un Pion en { $pawn }, un Cavalier en { $knight } et un Fou en { $bishop }.

    Touchez la pièce qui donne échec.
lesson-in-check-who-gives-check-hint-1 = Partez du Roi et suivez chaque ligne jusqu’à la première pièce.
lesson-in-check-who-gives-check-hint-2 = Une seule ligne est libre : la diagonale du Fou en { $bishop }.
lesson-in-check-who-gives-check-done = Le Fou ! Les échecs qui viennent de loin sont les plus faciles à manquer.
lesson-in-check-who-gives-check-rook = Votre Or en { $gold } arrête la Tour.
lesson-in-check-who-gives-check-lance = Le Pion en { $pawn } barre la voie à sa propre Lance.
lesson-in-check-who-gives-check-pawn = Ce Pion est encore loin : il n’attaque que la case devant lui.
lesson-in-check-who-gives-check-knight = De { $knight }, ses sauts finissent une rangée au-dessus de votre Roi.

lesson-in-check-is-it-check-text =
    L’adversaire a une Tour en { $rook } et un Fou en { $bishop } ; votre { $gold } est en { $wall }.

    Votre Roi en { $king } est-il en échec ?
lesson-in-check-is-it-check-hint-1 = Suivez la colonne, puis la diagonale.
lesson-in-check-is-it-check-hint-2 = En { $wall }, votre { $gold } ferme la colonne. La diagonale de { $bishop } passe-t-elle par { $king } ?
lesson-in-check-is-it-check-done = Non : la Tour est arrêtée et le Fou regarde ailleurs. Mais sans cet { $gold }, ce serait échec.
lesson-in-check-is-it-check-blocked = Regardez { $wall } : votre { $gold } arrête la Tour. Et le Fou passe à côté.

lesson-in-check-where-to-run-text =
    La { $rook } en { $rookat } donne échec à votre { $king } en { $at }. Un Argent adverse guette en { $silver }.

    Touchez toutes les cases où le { $king } peut fuir.
lesson-in-check-where-to-run-hint-1 = Quittez la colonne, mais pas pour une case que l’Argent attaque.
lesson-in-check-where-to-run-hint-2 = { $behind } est sur la colonne de { $rookat }, et l’Argent attaque { $trap }. Hors de la colonne, les autres cases voisines sont sûres.
lesson-in-check-where-to-run-done = { $n } issues. Le Roi ne se met jamais lui-même en échec.
lesson-in-check-where-to-run-same-line = Reculer en { $behind } ne sert à rien : la ligne de la { $rook } continue à travers la case quittée.
lesson-in-check-where-to-run-still-checked = Toujours sur la colonne de la { $rook }.
lesson-in-check-where-to-run-silver = L’Argent en { $silver } attaque cette case : les pièces adverses avancent vers le bas.

lesson-in-check-give-check-text =
    À vous d’attaquer : le Roi adverse est en { $king }, son Or en { $gold }.

    Donnez échec avec votre { $rook } de { $at }, sans qu’on puisse la prendre.
lesson-in-check-give-check-hint-1 = La { $rook } attaque par la colonne ou par la rangée du Roi. Sur l’une des deux, on peut la prendre.
lesson-in-check-give-check-hint-2 = De { $good }, toute la colonne est libre.
lesson-in-check-give-check-done = Échec de loin, sans danger : le Roi doit répondre.
lesson-in-check-give-check-taken = En { $bad }, c’est échec, mais l’Or de { $gold } prend votre Tour.
lesson-in-check-give-check-quiet = Ce coup ne donne pas échec.

## Parer l'échec
lesson-three-answers-title = Parer l’échec
lesson-three-answers-summary = Fuir, prendre ou s’interposer, et même s’interposer en parachutant.

lesson-three-answers-step-away-text =
    Première réponse : fuir. La Tour en { $rook } donne échec.

    Jouez votre { $king } de { $at } sur une case sûre.
lesson-three-answers-step-away-hint-1 = Sortez de la colonne.
lesson-three-answers-step-away-hint-2 = { $side }, par exemple.
lesson-three-answers-step-away-done = Fuir pare tous les échecs, pourvu qu’il reste une case que rien n’attaque.
lesson-three-answers-step-away-still-attacked = Le { $king } y serait encore attaqué.
lesson-three-answers-step-away-not-an-answer = Ce coup laisse le { $king } en échec.
lesson-three-answers-step-away-that-is-blocking = L’{ $gold } pourrait se mettre entre les deux. Mais cette fois, fuyez avec le Roi.

lesson-three-answers-take-the-checker-text =
    Deuxième réponse : prendre la pièce qui attaque. Un { $knight } en { $at } donne échec à votre Roi en { $king } ; une pièce qui saute, on ne peut pas lui barrer la route.

    Prenez-le.
lesson-three-answers-take-the-checker-hint-1 = Laquelle de vos pièces atteint { $at } ?
lesson-three-answers-take-the-checker-hint-2 = L’{ $silver } de { $from }, en diagonale.
lesson-three-answers-take-the-checker-done = Plus d’échec, et un { $knight } dans votre réserve : quand on peut prendre, c’est souvent la meilleure réponse.
lesson-three-answers-take-the-checker-not-an-answer = Le { $knight } attaque toujours le Roi.
lesson-three-answers-take-the-checker-that-is-running = Inutile de fuir : ici, vous pouvez prendre le { $knight }.

lesson-three-answers-block-with-a-piece-text =
    Troisième réponse : s’interposer. La { $rook } en { $rookat } attaque de loin votre Roi en { $king }.

    Placez votre { $silver } de { $from } entre les deux.
lesson-three-answers-block-with-a-piece-hint-1 = Quelle case de cette colonne l’{ $silver } atteint-il ?
lesson-three-answers-block-with-a-piece-hint-2 = En diagonale, { $to }.
lesson-three-answers-block-with-a-piece-done = La ligne est coupée. Contre une Tour, un Fou ou une Lance, pensez toujours à vous interposer.
lesson-three-answers-block-with-a-piece-not-between = L’{ $silver } n’est pas sur la ligne : votre Roi reste en échec.
lesson-three-answers-block-with-a-piece-that-is-running = Laissez le Roi en place : cette fois, l’exercice demande de s’interposer.

lesson-three-answers-block-with-a-drop-text =
    Au shogi, on peut s’interposer en parachutant. La Tour en { $rook } donne échec à votre { $king } en { $at }.

    Parachutez votre { $gold } entre les deux, là où il est protégé.
lesson-three-answers-block-with-a-drop-hint-1 = Le { $king } lui-même protège les cases qui le touchent.
lesson-three-answers-block-with-a-drop-hint-2 = En { $best }, juste devant lui.
lesson-three-answers-block-with-a-drop-done = Une pièce en réserve est aussi un bouclier, à poser là où elle est protégée.
lesson-three-answers-block-with-a-drop-not-between = Cette case n’est pas entre la Tour et le { $king } : il reste en échec.
lesson-three-answers-block-with-a-drop-loose = L’échec est paré, mais la Tour prend l’{ $gold } sans que personne ne reprenne.
lesson-three-answers-block-with-a-drop-that-is-running = Laissez le { $king } en place : cette fois, servez-vous de votre réserve.

lesson-three-answers-against-the-knight-text =
    Le { $knight } en { $at } donne échec à votre Roi en { $king }.

    Jouez toutes les réponses légales, l’une après l’autre.
lesson-three-answers-against-the-knight-hint-1 = On ne s’interpose pas contre un { $knight }, même avec le { $pawn } de la réserve. Il reste à fuir ou à prendre.
lesson-three-answers-against-the-knight-hint-2 = Regardez qui atteint { $at }, puis les cases libres autour de { $king }.
lesson-three-answers-against-the-knight-done = Contre un { $knight }, on fuit ou on prend : s’interposer ne sert à rien.
lesson-three-answers-against-the-knight-no-screen = Votre Roi reste en échec : le { $knight } saute par-dessus ce qu’on met devant lui.

lesson-three-answers-every-answer-text =
    La { $rook } en { $at } donne échec le long de la rangée. Vous avez un { $silver } et un Pion en réserve.

    Jouez toutes les réponses légales à l’échec.
lesson-three-answers-every-answer-hint-1 = Fuir ? Prendre ? S’interposer, peut-être en parachutant ? Passez les trois en revue.
lesson-three-answers-every-answer-hint-2 = On peut parachuter l’{ $silver } en { $far } ou en { $near }, et le { $bishop } de { $bishopat } voit loin.
lesson-three-answers-every-answer-done = Fuir, prendre, s’interposer : posez-vous les trois questions à chaque échec.
lesson-three-answers-every-answer-nifu = Double pion : vos Pions de { $pawn } et de { $other } ferment déjà ces deux colonnes.
lesson-three-answers-every-answer-still-on-the-rank = La { $rook } attaque toute la rangée, jusqu’à votre Roi en { $king } et au-delà.
lesson-three-answers-every-answer-not-an-answer = Ce coup ne pare pas l’échec.

lesson-three-answers-not-an-answer-text =
    La Tour en { $rook } donne échec à votre Roi en { $king }. Quatre idées : parachuter un Pion en { $drop }, fuir en { $away }, jouer l’Or de { $gold } en { $screen } ou l’Argent de { $silver } en { $wrong }.

    Laquelle est illégale ?
lesson-three-answers-not-an-answer-hint-1 = Laquelle ne fuit pas, ne prend pas et ne barre pas la colonne ?
lesson-three-answers-not-an-answer-hint-2 = { $wrong } n’est pas entre { $rook } et { $king }.
lesson-three-answers-not-an-answer-done = Un coup qui oublie l’échec n’est pas un mauvais coup : c’est un coup illégal.
lesson-three-answers-not-an-answer-far-screen = Légal : on peut s’interposer n’importe où sur la ligne, même loin du Roi. (La Tour prendra le Pion, mais c’est une autre question.)
lesson-three-answers-not-an-answer-run = Légal : { $away } est hors de la colonne.
lesson-three-answers-not-an-answer-near-screen = Légal : en { $screen }, l’Or barre la colonne.

## L'échec double
lesson-double-check-title = L’échec double
lesson-double-check-summary = Deux pièces attaquent le Roi : lui seul peut répondre.

lesson-double-check-two-at-once-text =
    L’{ $silver } en { $from } se tenait entre votre { $rook } de { $rookat } et le Roi en { $king }. Il va en { $to } : il donne échec, et la { $rook } derrière lui donne échec aussi.

    Prendre une des deux pièces laisse l’autre. Seul le Roi peut répondre, ici en { $run }.

lesson-double-check-give-double-check-text =
    Votre { $silver } en { $at } se tient entre votre { $rook } de { $rookat } et le Roi en { $king }.

    Donnez un échec double : deux pièces attaquent le Roi après un seul coup.
lesson-double-check-give-double-check-hint-1 = L’{ $silver } doit quitter la rangée et attaquer le Roi lui-même, de face ou dans son dos.
lesson-double-check-give-double-check-hint-2 = En { $two }, face au Roi ; ou en { $one }, dans son dos, sans promouvoir.
lesson-double-check-give-double-check-done = Deux échecs d’un seul coup : aucune autre pièce ne peut aider le Roi. Il doit bouger, ou prendre lui-même.
lesson-double-check-give-double-check-single = L’{ $silver } a ouvert la rangée de la { $rook } : c’est un échec à la découverte. Mais il n’attaque pas le Roi lui-même : cela n’en fait qu’un.
lesson-double-check-give-double-check-no-check = Ce n’est pas échec : l’{ $silver } barre encore la rangée.

lesson-double-check-only-the-king-text =
    Échec double ! La Tour en { $rook } et le { $knight } en { $knightat } attaquent votre { $king } en { $at }.

    Trouvez toutes les réponses légales.
lesson-double-check-only-the-king-hint-1 = Aucune autre pièce ne peut parer les deux échecs : seul le { $king } bouge.
lesson-double-check-only-the-king-hint-2 = Essayez les cases autour de { $at } qui sont hors de la colonne.
lesson-double-check-only-the-king-done = Contre un échec double, le Roi doit bouger. S’il ne peut pas, il est mat.
lesson-double-check-only-the-king-the-other-one = Ce coup ne pare qu’un des deux échecs ; l’autre pièce prendrait le { $king }. Même l’Or de { $gold } n’y peut rien.
lesson-double-check-only-the-king-still-attacked = Le { $king } serait encore attaqué.

lesson-double-check-why-not-take-text =
    La même position. L’{ $gold } de { $from } prendrait volontiers le { $knight } en { $to }, mais le coup est illégal.

    Pour quelle raison ?
lesson-double-check-why-not-take-hint-1 = Supposez le { $knight } pris. Qui attaque encore le Roi ?
lesson-double-check-why-not-take-hint-2 = La { $rook } en { $rookat } est toujours là.
lesson-double-check-why-not-take-done = Prendre l’une des deux pièces ne pare qu’un des deux échecs.
lesson-double-check-why-not-take-it-moves-so = L’{ $gold } marche bien ainsi : tout droit, de { $from } en { $to }. C’est autre chose qui l’interdit.
lesson-double-check-why-not-take-king-stays = Ce n’est pas le Roi qui bouge ici : il reste en échec.

## La pièce clouée
lesson-pins-title = La pièce clouée
lesson-pins-summary = Elle protège son Roi et n’a plus le droit de s’écarter.

lesson-pins-gold-on-the-file-text =
    Votre { $gold } en { $at } protège votre { $king } de la { $rook } en { $rookat }. S’il s’écarte, le { $king } est en échec : l’{ $gold } est cloué.

    Un seul de ses coups est légal. Jouez-le.
lesson-pins-gold-on-the-file-hint-1 = L’{ $gold } peut bouger tant qu’il reste entre la Tour et le Roi.
lesson-pins-gold-on-the-file-hint-2 = Tout droit, en { $to }.
lesson-pins-gold-on-the-file-done = Une pièce clouée peut encore bouger sur la ligne du clouage.
lesson-pins-gold-on-the-file-leaves-the-file = L’{ $gold } quitterait la colonne, et la { $rook } prendrait votre { $king }.
lesson-pins-gold-on-the-file-king-moved = Laissez le { $king } en place : c’est l’{ $gold } qu’il faut jouer.

lesson-pins-which-are-pinned-text =
    Deux Tours et un Fou visent votre Roi. Parmi vos pièces, { $n } sont clouées.

    Touchez-les.
lesson-pins-which-are-pinned-hint-1 = Sur chaque ligne entre un attaquant et le Roi, comptez vos pièces : s’il n’y en a qu’une, elle est clouée.
lesson-pins-which-are-pinned-hint-2 = Suivez la ligne depuis { $rook2 }, puis depuis { $bishop }.
lesson-pins-which-are-pinned-done = En { $silver } et en { $gold }, votre pièce est seule entre l’attaquant et le Roi : elle est clouée.
lesson-pins-which-are-pinned-two-screens = Deux pièces sont sur la rangée, en { $knight } et { $other }, devant la Tour en { $rook } : si l’une part, l’autre protège encore.
lesson-pins-which-are-pinned-not-on-a-line = Cette pièce n’est pas entre un attaquant et le Roi.

lesson-pins-along-the-diagonal-text =
    Votre { $silver } en { $at } est cloué par le { $bishop } de { $bishopat }.

    Touchez les cases où il a encore le droit d’aller.
lesson-pins-along-the-diagonal-hint-1 = Il doit rester sur la diagonale qui mène au Roi.
lesson-pins-along-the-diagonal-hint-2 = Vers le { $bishop } : { $to }.
lesson-pins-along-the-diagonal-done = Un seul pas, vers la pièce qui le cloue. De là, il l’attaque à son tour !
lesson-pins-along-the-diagonal-off-the-line = En { $ahead } ou ailleurs hors de la diagonale, le Roi serait en échec.
lesson-pins-along-the-diagonal-too-far = Bonne idée de prendre le { $bishop }, mais l’{ $silver } n’avance que d’une case.

lesson-pins-rook-on-the-line-text =
    Votre { $rook } en { $at } est-elle clouée ? Oui : la Tour adverse en { $pinner } vise votre Roi en { $king }. Mais sur une longue ligne, il reste de la place.

    Touchez ses coups légaux.
lesson-pins-rook-on-the-line-hint-1 = Tout ce qui reste entre le Roi et l’attaquant, et l’attaquant lui-même.
lesson-pins-rook-on-the-line-hint-2 = De { $back } jusqu’à { $pinner }, prise comprise.
lesson-pins-rook-on-the-line-done = { $n } coups, et le meilleur est de prendre la pièce qui cloue.
lesson-pins-rook-on-the-line-sideways = De côté, la { $rook } découvrirait le Roi.
lesson-pins-rook-on-the-line-too-far = La ligne s’arrête à la pièce en { $pinner }.

lesson-pins-pinned-knight-text =
    La { $lance } en { $lanceat } cloue votre { $knight } de { $at } devant le Roi en { $king }.

    Combien de coups légaux reste-t-il à ce { $knight } ?
lesson-pins-pinned-knight-hint-1 = Peut-il bouger sans changer de colonne ?
lesson-pins-pinned-knight-hint-2 = Les deux sauts possibles depuis { $at } finissent sur une autre colonne.
lesson-pins-pinned-knight-done = Aucun : un { $knight } cloué est toujours immobile.
lesson-pins-pinned-knight-forgot-the-pin = Ses deux sauts existent, mais chacun découvrirait le Roi.
lesson-pins-pinned-knight-both-leave = Ni l’un ni l’autre ne reste sur la colonne.

lesson-pins-why-it-stays-text =
    Un { $pawn } est à prendre en { $to }, à portée de votre { $silver } de { $at }.

    Le coup est illégal. Pour quelle raison ?
lesson-pins-why-it-stays-hint-1 = Qui attend, plus haut sur la colonne ?
lesson-pins-why-it-stays-hint-2 = Regardez la Lance en { $lance }, et votre Roi tout en bas.
lesson-pins-why-it-stays-done = Cloué ! Avant de prendre, voyez ce que votre pièce protège.
lesson-pins-why-it-stays-it-can-reach = En diagonale devant lui : l’{ $silver } sait aller en { $to }.
lesson-pins-why-it-stays-not-yet = Votre Roi n’est pas en échec maintenant ; il le serait après.

lesson-pins-pinned-but-biting-text =
    L’{ $gold } adverse en { $goldat } est cloué par votre Tour de { $rook }. Votre { $king } pourrait donc le braver en { $to } ?

    Non, c’est illégal. Pour quelle raison ?
lesson-pins-pinned-but-biting-hint-1 = Si chacun prenait le Roi de l’autre, lequel serait pris le premier ?
lesson-pins-pinned-but-biting-hint-2 = L’{ $gold } en { $goldat } attaque { $to }, cloué ou non.
lesson-pins-pinned-but-biting-done = Une pièce clouée attaque et donne échec comme les autres : elle prendrait votre Roi avant que vous ne preniez le sien.
lesson-pins-pinned-but-biting-that-is-the-gold = C’est l’{ $gold } qui est cloué, pas votre { $king }.
lesson-pins-pinned-but-biting-one-step = C’est un pas de Roi tout à fait ordinaire.

lesson-pins-safe-steps-text = La même position. Touchez toutes les cases où votre { $king } de { $at } peut aller sans se mettre en échec.
lesson-pins-safe-steps-hint-1 = Comptez l’Or en { $gold } comme s’il n’était pas cloué.
lesson-pins-safe-steps-hint-2 = { $trap } et sa voisine de gauche sont fermées ; { $line }, devant votre Tour de { $rook }, est libre.
lesson-pins-safe-steps-done = { $n } cases sûres. Une pièce clouée attaque toujours.
lesson-pins-safe-steps-pinned-gold = L’Or, même cloué, attaque cette case : le Roi n’y va pas.

lesson-pins-make-a-pin-text =
    À vous de clouer ! L’{ $silver } adverse en { $at } se tient devant son Roi en { $king }.

    Parachutez votre { $lance } pour le clouer, sans qu’il puisse la prendre.
lesson-pins-make-a-pin-hint-1 = Sur la même colonne, en dessous, mais pas nez à nez.
lesson-pins-make-a-pin-hint-2 = { $good }, par exemple ; { $close } est à portée de l’{ $silver }.
lesson-pins-make-a-pin-done = L’{ $silver } ne peut plus quitter la colonne : votre { $lance } menace de le prendre.
lesson-pins-make-a-pin-too-close = Il est cloué, mais en { $close } il prend la { $lance } : avancer sur la ligne lui est permis.
lesson-pins-make-a-pin-no-pin = De cette case, la { $lance } ne viserait pas le Roi à travers l’{ $silver }.

lesson-pins-pin-on-the-diagonal-text =
    Même idée en diagonale : l’{ $gold } adverse est en { $at }, son Roi en { $king }.

    Clouez l’{ $gold } avec le { $bishop } de votre réserve, à l’abri.
lesson-pins-pin-on-the-diagonal-hint-1 = Prolongez la diagonale qui va du Roi à l’{ $gold }.
lesson-pins-pin-on-the-diagonal-hint-2 = { $good }, ou plus loin ; pas { $close }.
lesson-pins-pin-on-the-diagonal-done = Tour, Fou, Lance : ce sont les pièces qui clouent, et de loin, elles ne risquent rien.
lesson-pins-pin-on-the-diagonal-too-close = En { $close }, l’{ $gold } cloué prend votre Fou sans quitter la diagonale.
lesson-pins-pin-on-the-diagonal-no-pin = Le Roi, l’{ $gold } et le { $bishop } doivent être sur une même diagonale, dans cet ordre.

## Les premiers mats
lesson-first-mates-title = Les premiers mats
lesson-first-mates-summary = Échec, et plus aucune réponse.

lesson-first-mates-gold-and-silver-text =
    Le mat, c’est un échec que rien ne pare : le Roi ne peut pas fuir, on ne peut ni prendre ni s’interposer.

    Le Roi est en { $king }, votre { $silver } en { $at }, et vous avez un { $gold } en réserve. Matez en un coup.
lesson-first-mates-gold-and-silver-hint-1 = Quelle case touche le Roi, est gardée par l’{ $silver }, et ferme tout le reste ?
lesson-first-mates-gold-and-silver-hint-2 = La tête du Roi : { $drop }.
lesson-first-mates-gold-and-silver-done = Mat ! L’{ $gold } sur la tête du Roi, une pièce qui le garde : vous retrouverez ce mat mille fois.
lesson-first-mates-gold-and-silver-slips-away = Échec, mais le Roi s’échappe de l’autre côté : une case comme { $corner } ne ferme pas tout.
lesson-first-mates-gold-and-silver-no-check = Ce n’est pas échec : le Roi a le temps de fuir.

lesson-first-mates-gold-at-the-belly-text =
    Le Roi est au bord, en { $king }, bloqué devant par son propre Pion. Votre { $silver } est en { $at }.

    Matez avec l’{ $gold } de la réserve.
lesson-first-mates-gold-at-the-belly-hint-1 = Cette fois, pas la tête : le ventre, c’est-à-dire à côté du Roi.
lesson-first-mates-gold-at-the-belly-hint-2 = En { $drop }, sous la garde de l’{ $silver }.
lesson-first-mates-gold-at-the-belly-done = Mat ! L’{ $gold } au ventre (harakin) serre le Roi contre le bord.
lesson-first-mates-gold-at-the-belly-escape = Échec, mais il reste une réponse : une fuite, ou la prise de l’{ $gold }.
lesson-first-mates-gold-at-the-belly-no-check = Ce n’est pas échec. Un mat est toujours un échec.

lesson-first-mates-two-rooks-text =
    Deux Tours matent ensemble : votre Tour en { $wall } ferme toute la deuxième rangée.

    Avec la { $rook } de { $from }, matez le Roi en { $king }.
lesson-first-mates-two-rooks-hint-1 = La deuxième rangée lui est fermée. Attaquez le Roi sur la première.
lesson-first-mates-two-rooks-hint-2 = Montez de { $from } jusqu’en { $to }.
lesson-first-mates-two-rooks-done = Mat ! Une pièce ferme, l’autre frappe. Et l’adversaire n’avait rien en réserve pour s’interposer.
lesson-first-mates-two-rooks-the-wall = Cette Tour ferme la deuxième rangée : laissez-la à son poste.
lesson-first-mates-two-rooks-no-check = Ce n’est pas échec : attaquez le Roi sur sa rangée.

lesson-first-mates-the-pinned-guard-text =
    Le Roi en { $king } semble bien protégé par l’{ $guard } de { $guardat }. Mais regardez votre { $rook } en { $rookat }.

    Matez en un coup.
lesson-first-mates-the-pinned-guard-hint-1 = Une pièce clouée ne peut pas prendre hors de sa ligne.
lesson-first-mates-the-pinned-guard-hint-2 = Parachutez votre { $gold } en { $drop }.
lesson-first-mates-the-pinned-guard-done = Mat ! L’{ $guard } cloué ne pouvait pas prendre : un clouage prépare souvent un mat.
lesson-first-mates-the-pinned-guard-not-the-rook = Échec, mais le Roi a une réponse. Laissez votre Tour clouer l’{ $guard }.
lesson-first-mates-the-pinned-guard-no-check = Ce n’est pas échec. Parachutez votre Or près du Roi.

lesson-first-mates-you-him-you-text =
    Un mat en trois coups, avec deux Tours : vous, lui, vous. Le Roi est en { $king } ; vos Tours sont en { $wall } et { $rook }.

    Chacun de vos coups doit donner échec.
lesson-first-mates-you-him-you-hint-1 = Repoussez le Roi vers le bord, puis donnez échec sur la dernière rangée.
lesson-first-mates-you-him-you-hint-2 = D’abord { $step } avec la Tour la plus basse, puis { $last } avec l’autre.
lesson-first-mates-you-him-you-done = Mat en trois ! Vous avez prévu la réponse de l’adversaire : c’est tout l’art du shogi.
lesson-first-mates-you-him-you-no-check = Ce n’est pas échec : le Roi a le temps de fuir.
