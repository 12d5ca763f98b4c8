### Chapitre 2 : les trois pièces qui n'avancent que d'une case.
chapter-near-title = Roi, Or, Argent

## Le Roi
lesson-king-title = Le Roi
lesson-king-summary = Une case, dans toutes les directions.

lesson-king-one-square-text =
    Le { $king } va partout, mais à petits pas : une case à la fois, droit ou en diagonale (en biais, par un coin), comme aux échecs.

    Regardez : de { $from } en { $a }, puis en { $b }, puis en { $c }.

lesson-king-all-around-text =
    Votre { $king } est en { $at }, au centre du plateau.

    Touchez toutes les cases où il peut aller.
lesson-king-all-around-hint-1 = Faites le tour : il peut aller sur toutes les cases qui le touchent, même par un coin.
lesson-king-all-around-hint-2 = Commencez par { $first }, juste devant lui, puis tournez.
lesson-king-all-around-done = { $n } cases, { $n } directions : retenez ce cercle, l’Or et l’Argent s’en déduisent.
lesson-king-all-around-too-far = C’est à deux pas. Le { $king } n’en fait qu’un à la fois.

lesson-king-in-the-corner-text =
    Le voici acculé dans le coin, en { $at }. Le plateau s’arrête là.

    Où peut aller votre { $king } ?
lesson-king-in-the-corner-hint-1 = Le même cercle, moins ce qui tombe hors du plateau.
lesson-king-in-the-corner-hint-2 = { $up } en est une ; les autres touchent elles aussi la case du coin.
lesson-king-in-the-corner-done = Il ne lui reste que { $n } cases : au bord, un { $king } respire mal.
lesson-king-in-the-corner-no-wrap = On ne passe pas d’un bord à l’autre : le plateau n’est pas un ballon.

lesson-king-behind-friends-text =
    Une case occupée par une de vos pièces est fermée. Un { $gold } se tient en { $right }, un autre en { $left }.

    Touchez les cases où votre { $king } peut aller.
lesson-king-behind-friends-hint-1 = Le bord ferme le bas, les deux Ors ferment les côtés. Que reste-t-il ?
lesson-king-behind-friends-hint-2 = Les cases libres sont sur la rangée du dessus, autour de { $up }.
lesson-king-behind-friends-done = { $n } cases : on ne prend jamais ses propres pièces.
lesson-king-behind-friends-friends = Votre { $gold } occupe cette case : deux pièces n’y tiennent pas.
lesson-king-behind-friends-pawn = C’est votre Pion, et il est à deux pas du { $king }.

lesson-king-kings-walk-text = Promenade : de { $at }, menez votre { $king } sur les étoiles { $one }, { $two } et { $three }, en aussi peu de coups que possible.
lesson-king-kings-walk-hint-1 = Un pas en diagonale monte d’une rangée et change de colonne : c’est le raccourci du { $king }.
lesson-king-kings-walk-hint-2 = Prenez les étoiles dans l’ordre : { $one }, { $two }, puis { $three }.
lesson-king-kings-walk-done = En diagonale, le { $king } ne perd pas de temps.
lesson-king-kings-walk-one-step = Trop loin d’un coup : le { $king } avance d’une seule case.

## L'Or
lesson-gold-title = L’Or
lesson-gold-summary = Un Roi à qui il manque deux cases.

lesson-gold-king-minus-two-text =
    L’{ $gold } (général d’or) marche comme le Roi, moins deux cases : les deux diagonales arrière. Il recule, mais tout droit.

    De { $from }, il va en { $a } en diagonale, en { $b } de côté, puis recule en { $c }.

lesson-gold-six-squares-text =
    Votre { $gold } est en { $at }.

    Touchez toutes les cases où il peut aller.
lesson-gold-six-squares-hint-1 = Le cercle du Roi, moins les deux diagonales arrière.
lesson-gold-six-squares-hint-2 = Trois cases devant, deux à côté, et derrière une seule : { $back }.
lesson-gold-six-squares-done = { $n } cases : fort devant et sur les côtés, faible dans son dos.
lesson-gold-six-squares-back-corner = C’est l’une des deux diagonales arrière, celles qui manquent à l’{ $gold }.
lesson-gold-six-squares-too-far = L’{ $gold } n’avance que d’une case.

lesson-gold-gold-at-the-edge-text =
    Le même { $gold }, cette fois contre le bord, en { $at }.

    Où peut-il aller ?
lesson-gold-gold-at-the-edge-hint-1 = Repassez ses directions une à une ; celles de gauche sont hors du plateau.
lesson-gold-gold-at-the-edge-hint-2 = Il recule en { $back }, mais ne va pas en { $corner }.
lesson-gold-gold-at-the-edge-done = { $n } cases au bord : les mêmes directions, moins celles qui sortent.
lesson-gold-gold-at-the-edge-back-corner = { $corner } est en diagonale derrière lui : interdit à l’{ $gold }.

lesson-gold-find-the-false-move-text =
    L’{ $gold } en { $at } voudrait aller en { $forward }, en { $side }, en { $back } ou en { $wrong }.

    Un seul de ces coups est illégal, c’est-à-dire interdit par les règles : lequel ?
lesson-gold-find-the-false-move-hint-1 = Cherchez le coup qui va à la fois en arrière et de côté.
lesson-gold-find-the-false-move-hint-2 = De { $at } à { $wrong }, on recule en diagonale.
lesson-gold-find-the-false-move-done = L’{ $gold } ne recule jamais en diagonale.
lesson-gold-find-the-false-move-straight-back = { $back } est juste derrière : reculer tout droit est permis.
lesson-gold-find-the-false-move-forward = { $forward } est en diagonale, mais devant : c’est permis.
lesson-gold-find-the-false-move-sideways = { $side } est juste à côté : c’est permis.

lesson-gold-gold-walk-text =
    Deux étoiles brillent dans le dos de votre { $gold }, en { $one } et { $two }, et une devant, en { $three }.

    De { $at }, ramassez-les toutes en aussi peu de coups que possible.
lesson-gold-gold-walk-hint-1 = Reculer coûte cher à l’{ $gold } : tracez d’abord un seul chemin qui passe par les trois.
lesson-gold-gold-walk-hint-2 = D’abord { $three }, puis tout droit en arrière jusqu’à { $two }, et de côté jusqu’à { $one }.
lesson-gold-gold-walk-done = Un { $gold } parti trop loin met du temps à revenir : on le garde près de son Roi.
lesson-gold-gold-walk-detour = Pas d’un seul coup : pour aller là, l’{ $gold } doit faire un détour.

lesson-gold-their-gold-text =
    Cet { $gold } est à l’adversaire : il est tourné vers vous, et ses coups aussi.

    Touchez les { $n } cases qu’il peut atteindre depuis { $at }.
lesson-gold-their-gold-hint-1 = Son « devant » est de votre côté. Ses deux diagonales interdites sont en haut.
lesson-gold-their-gold-hint-2 = Vers le haut, il ne recule qu’en { $back }.
lesson-gold-their-gold-done = Vous savez lire les coups de l’autre camp : ce sont les mêmes, vus d’en face.
lesson-gold-their-gold-its-back = C’est derrière lui, en diagonale : cet { $gold } a le haut du plateau dans son dos.

## L'Argent
lesson-silver-title = L’Argent
lesson-silver-summary = Un Roi à qui il manque trois cases.

lesson-silver-king-minus-three-text =
    L’{ $silver } (général d’argent), c’est le Roi moins trois cases : ni à gauche, ni à droite, ni tout droit en arrière.

    De { $from }, il avance en { $a }, recule en diagonale en { $b }, puis encore en { $c }.

lesson-silver-five-squares-text =
    Votre { $silver } est en { $at }.

    Touchez toutes les cases où il peut aller.
lesson-silver-five-squares-hint-1 = Les quatre diagonales, et un seul pas tout droit.
lesson-silver-five-squares-hint-2 = Tout droit, c’est { $one }, devant lui ; les autres cases forment une croix en diagonale.
lesson-silver-five-squares-done = { $n } cases : l’{ $silver } attaque devant et sait se replier en diagonale.
lesson-silver-five-squares-sideways = Jamais de côté ! C’est l’Or qui marche ainsi, pas l’{ $silver }.
lesson-silver-five-squares-straight-back = Pas tout droit en arrière : l’{ $silver } ne recule qu’en diagonale.

lesson-silver-silver-or-gold-move-text =
    L’{ $silver } en { $at } propose quatre coups : { $back }, { $ahead }, { $side }, { $corner }.

    L’un est un coup d’Or, illégal pour lui. Lequel ?
lesson-silver-silver-or-gold-move-hint-1 = Que sait faire l’Or que l’{ $silver } ne sait pas faire ?
lesson-silver-silver-or-gold-move-hint-2 = { $side } est sur la même rangée que { $at }.
lesson-silver-silver-or-gold-move-done = De côté, c’est l’Or ; en diagonale arrière, c’est l’{ $silver }.
lesson-silver-silver-or-gold-move-back-corner = { $back } est en diagonale derrière lui : l’{ $silver } y va très bien. C’est l’Or qui ne le peut pas.
lesson-silver-silver-or-gold-move-ahead = Tout droit devant, c’est permis.
lesson-silver-silver-or-gold-move-corner = En diagonale devant, c’est permis.

lesson-silver-the-square-beside-text =
    L’étoile est juste à côté, en { $star }, mais votre { $silver } en { $at } ne marche pas de côté.

    Trouvez le détour le plus court.
lesson-silver-the-square-beside-hint-1 = De quelle case toute proche un { $silver } peut-il arriver en { $star } ?
lesson-silver-the-square-beside-hint-2 = Passez par { $via }, puis repliez-vous ; ou par { $under }, puis remontez.
lesson-silver-the-square-beside-done = Deux coups pour la case d’à côté : le flanc de l’{ $silver } est son point faible.
lesson-silver-the-square-beside-no-step = L’{ $silver } ne va pas là d’un seul coup : devant lui ou en diagonale seulement.

lesson-silver-silver-walk-text =
    De { $at }, ramassez les étoiles { $one }, { $two } et { $three } avec votre { $silver }.

    Avancez, repliez-vous, repartez.
lesson-silver-silver-walk-hint-1 = Montez tout droit, puis zigzaguez en diagonale.
lesson-silver-silver-walk-hint-2 = Commencez par { $one } ; { $two } est en diagonale derrière elle.
lesson-silver-silver-walk-done = Avancer, se replier, repartir : l’{ $silver } est la pièce de l’attaque.
lesson-silver-silver-walk-no-step = L’{ $silver } ne va pas là d’un seul coup : devant lui ou en diagonale seulement.

## Or ou Argent ?
lesson-gold-and-silver-title = Or ou Argent ?
lesson-gold-and-silver-summary = Les deux ensemble, pour ne plus jamais les confondre.

lesson-gold-and-silver-who-reaches-text =
    Un { $pawn } adverse est cerné en { $at }. Prendre, c’est aller sur la case d’une pièce adverse et l’ôter du plateau.

    Touchez toutes celles de vos pièces qui peuvent le prendre.
lesson-gold-and-silver-who-reaches-hint-1 = Interrogez chaque pièce à tour de rôle : Or ou Argent, et { $at } est-elle devant, à côté ou derrière elle ?
lesson-gold-and-silver-who-reaches-hint-2 = Une seule n’y arrive pas : celle qui devrait reculer tout droit, en { $ahead }.
lesson-gold-and-silver-who-reaches-done = { $n } de vos pièces visent { $at }. Vous voyez les coups avant de toucher une pièce.
lesson-gold-and-silver-who-reaches-silver-ahead = L’Argent en { $ahead } devrait reculer tout droit pour prendre : il ne sait pas le faire. Les pièces d’en bas, comme celles de { $behind } et de { $goldcorner }, n’ont qu’à avancer.

lesson-gold-and-silver-retreat-text =
    Il faut quelqu’un en { $at }, devant le Roi, pour lui servir d’abri. L’{ $gold } est en { $goldat }, l’{ $silver } en { $silverat }.

    Un seul des deux peut s’y replier : jouez le bon coup.
lesson-gold-and-silver-retreat-hint-1 = Pour tous les deux, { $at } est en diagonale, derrière.
lesson-gold-and-silver-retreat-hint-2 = Jouez la pièce de { $silverat } en { $at }.
lesson-gold-and-silver-retreat-done = En diagonale arrière, c’est l’{ $silver } qui revient.
lesson-gold-and-silver-retreat-gold = Pas l’{ $gold } : { $at } est en diagonale derrière lui.
lesson-gold-and-silver-retreat-king = Le Roi reste à l’abri : envoyez un de ses généraux en { $at }.

lesson-gold-and-silver-sidestep-text =
    Le { $pawn } en { $pawnat } va avancer. Barrez-lui la voie en { $at }, sans le prendre cette fois.

    Qui peut y aller : l’{ $gold } de { $goldat } ou l’{ $silver } de { $silverat } ?
lesson-gold-and-silver-sidestep-hint-1 = { $at } est sur la même rangée que les deux : c’est un pas de côté.
lesson-gold-and-silver-sidestep-hint-2 = De { $goldat } à { $at }.
lesson-gold-and-silver-sidestep-done = Un pas de côté, c’est l’affaire de l’{ $gold }.
lesson-gold-and-silver-sidestep-silver = L’{ $silver } ne peut pas aller en { $at } : il ne marche pas de côté.
lesson-gold-and-silver-sidestep-capture = Belle prise, mais l’exercice demande un pas de côté, en { $at }.

lesson-gold-and-silver-clear-the-pawns-text =
    Au ménage ! Votre Or en { $gold } et votre Argent en { $silver } font équipe.

    Prenez les { $n } Pions en aussi peu de coups que possible. L’adversaire vous regarde faire.
lesson-gold-and-silver-clear-the-pawns-hint-1 = Prendre, c’est aller sur la case de l’autre pièce. Pour chaque Pion, cherchez la pièce qui peut enchaîner les prises sans faire un pas de trop.
lesson-gold-and-silver-clear-the-pawns-hint-2 = L’Argent commence en { $first } et continue en zigzag.
lesson-gold-and-silver-clear-the-pawns-done = Une pièce prise quitte le plateau et rejoint votre réserve. Vous verrez bientôt ce qu’on en fait.
lesson-gold-and-silver-clear-the-pawns-not-its-move = Cette pièce ne va pas là : l’Or ne recule pas en diagonale, l’Argent ne va ni de côté ni tout droit en arrière.
