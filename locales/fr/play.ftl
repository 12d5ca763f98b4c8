# Les parties d’entraînement : les choix avant une partie, la partie, sa fin, sa relecture.

rail-play = Jouer

## Avant une partie

play-title = Jouer une partie
play-text = Choisissez votre adversaire. Il n’y a pas de pendule, et l’on peut reprendre ses coups.
play-opponents = Votre adversaire
play-opponent = { $number } sur { $total }, { $name } : { $text }
play-opponent-selected = { $number } sur { $total }, { $name }, choisi : { $text }
play-results = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
play-suggested = Le prochain pour vous : vous avez gagné deux fois de suite.
play-left = La partie en cours
play-left-at = { $moves ->
        [one] { $moves } coup a été joué.
       *[other] { $moves } coups ont été joués.
    }
play-seat = Vous jouez
seat-black = Sente : vous commencez
seat-white = Gote : votre adversaire commence
seat-receives = Sente : votre adversaire retire ses pièces et commence
seat-gives = Gote : vous retirez vos pièces et commencez
seat-both = À deux sur ce plateau
play-handicap = Handicap
    .help = Le joueur le plus fort, Gote, retire ces pièces du plateau et joue le premier coup.
handicap-even = Aucun
handicap-lance = Lance
handicap-bishop = Fou
handicap-rook = Tour
handicap-rook-lance = Tour et Lance
handicap-two-pieces = 2 pièces : Tour et Fou
handicap-four-pieces = 4 pièces : et les deux Lances
handicap-six-pieces = 6 pièces : et les deux Cavaliers
handicap-eight-pieces = 8 pièces : et les deux Argents
handicap-ten-pieces = 10 pièces : et les deux Ors
handicap-naked-king = Le Roi seul
play-start = Position de départ
    .help = Vide pour la position habituelle. Collez une position en SFEN pour jouer à partir d’elle ; le handicap ne compte alors pas.
    .placeholder = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
play-resigns = Votre adversaire abandonne une partie perdue
    .help = Sinon, il joue jusqu’au mat.
play-declaration = Déclaration du Roi entré
    .help = Quand votre Roi a atteint l’autre côté, vous pouvez déclarer et faire compter les pièces.
declaration-rule-24 = 24 points : 31 gagnent, de 24 à 30 on rejoue
declaration-rule-27 = 27 points : Sente gagne avec 28, Gote avec 27
play-strict = Partie stricte
    .help = On ne reprend rien, et il n’y a ni indice ni avertissement, comme devant un vrai plateau.
play-coach = L’entraîneur vous avertit
coach-hanging = Quand une de vos pièces peut être prise gratuitement
coach-fork = Quand un coup attaquerait deux de vos pièces
coach-mate-threat = Quand un mat menace
coach-missed-mate = Quand votre coup manque un mat
coach-better-recapture = Quand il y a mieux pour reprendre
settings-group-play = Parties
settings-group-coach = L’entraîneur vous avertit

button-begin-game = Commencer la partie

## La partie

play-against = Partie d’entraînement contre { $opponent }
play-two = À deux sur un plateau
play-given = Handicap : { $handicap }.
play-is-strict = Partie stricte : on ne reprend rien.
play-move = Coup { $number }
play-over = La partie est finie
play-moves = Coups
play-pass = passe
play-your-move = À vous de jouer
play-your-move-check = À vous de jouer : votre Roi est en échec
play-side-to-move = Au tour de { $side }
play-thinks = { $opponent } réfléchit…
play-coach-looks = L’entraîneur regarde votre coup…
play-decide = Reprenez votre coup, ou gardez-le
play-hand = { $name } ({ $side })
play-hand-thinks = Réfléchit…

button-move-now = Jouez maintenant
button-let-stand = Garder ce coup
button-declare = Déclarer
button-resign = Abandonner…
button-resign-yes = Abandonner
button-new-game = Nouvelle partie
button-see-again = Revoir
button-review = Relire la partie
button-to-game = Revenir à la fin
button-first = Première position
button-move-before = Un coup en arrière
button-move-after = Un coup en avant
button-last = Dernière position
button-make-puzzles = En faire mes exercices

play-resign-title = Abandonner ?
play-resign-text = La partie s’arrêterait ici, et votre adversaire gagnerait.
play-not-declared = Pas encore
play-stand = Garder ce coup ?
play-danger = Attention

# $piece : « votre Or en 3b », $takers : « la Tour en 3h et le Cavalier en 4d »
coach-says-hanging = Votre adversaire pourrait prendre { $piece } avec { $takers }, et rien ne compenserait cette perte.
# $targets : « votre Roi en 5i et votre Tour en 2h »
coach-says-fork = { $move } attaquerait à la fois { $targets } : une fourchette.
coach-says-mate-threat = { $moves ->
        [1] Votre adversaire menace de vous mater tout de suite : { $move }.
       *[other] Votre adversaire menace un mat en { $moves } coups, qui commence par { $move }.
    }
coach-says-missed-mate = { $moves ->
        [1] Il y avait mat en un seul coup. Reprenez le vôtre et cherchez-le.
       *[other] Il y avait mat en { $moves } coups. Reprenez le vôtre et cherchez-le.
    }
coach-says-better-recapture = Il y a mieux pour reprendre en { $square }.

play-idea-mate = { $moves ->
        [1] Vous pouvez mater en un coup.
       *[other] Vous pouvez mater : enchaînez les échecs.
    }
play-idea-answer = Votre Roi est en échec : regardez toutes les parades, et laquelle coûte le moins.
play-idea-capture = Regardez ce que vous pouvez prendre.
play-idea-check = Un échec est fort ici.
play-idea-promote = Une de vos pièces peut être promue.
play-idea-save = Une de vos pièces est en danger : mettez-la à l’abri.
play-idea-drop = Une pièce de votre réserve a une bonne case.
play-idea-king = Pensez à la sécurité de votre Roi.
play-idea-improve = Rien ne presse : placez mieux une de vos pièces.

## La fin

play-end-won = Vous gagnez !
play-end-lost = Cette fois, c’est perdu
play-end-draw = À rejouer
play-end-two = Partie finie
play-not-kept = Une partie où l’on passe n’est pas gardée parmi vos parties : passer n’est pas un coup du shogi.
play-you = Vous
ended-mate = Mat : { $winner } gagne.
ended-no-legal-move = { $loser } n’a plus aucun coup légal : { $winner } gagne.
ended-resignation = { $loser } abandonne : { $winner } gagne.
ended-perpetual-check = { $loser } a répété la position en donnant échec à chaque coup (échec perpétuel) : { $winner } gagne.
ended-declaration = Le Roi de { $winner } est entré, et la déclaration gagne.

## La relecture

review-title = La partie, coup par coup
review-at = Position après { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } sur { $total }
review-graph = Vos chances
review-you-win = Vous gagnez
review-they-win = L’adversaire gagne
review-side-wins = { $side } gagne
review-percent = { $chances } %
review-point-start = Début : { $value }
review-point = { $move } : { $value }
review-graph-spoken = Après { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }, vos chances : { $value }
review-looking = Relecture de la partie : position { $done } sur { $total }
review-findings = Ce qui a compté
review-nothing = Rien de marquant : pas de tournant, pas de mat manqué, aucune pièce laissée en prise.
review-finding = Coup { $number } · { $kind }
review-turning = tournant
review-missed-mate = mat manqué
review-hanging = pièce laissée en prise
review-illegal = contre les règles
review-turned-you = Avec { $move }, vos chances sont tombées de { $before } à { $after } %.
review-turned-they = Avec { $move }, les chances de votre adversaire sont tombées de { $before } à { $after } %.
review-turned-side = Avec { $move }, les chances de { $side } sont tombées de { $before } à { $after } %.
review-better = { $move } était meilleur.
review-missed = { $moves ->
        [1] Vous avez joué { $move } ; { $mate } était mat.
       *[other] Vous avez joué { $move } ; { $mate } commençait un mat en { $moves } coups.
    }
review-hung = { $move } a laissé { $piece } en prise, sans rien en échange.
review-illegal-text = Vous avez essayé { $move }. { $reason }.
review-proving = Les mats manqués sont en cours de preuve…
review-made = { $count ->
        [0] Rien de cela n’a pu être prouvé : ni mat le plus court, ni pièce qu’on pouvait garder.
        [1] { $count } exercice prouvé se trouve maintenant parmi les vôtres. Il reviendra sur l’écran du jour.
       *[other] { $count } exercices prouvés se trouvent maintenant parmi les vôtres. Ils reviendront sur l’écran du jour.
    }
puzzles-mine = De vos propres parties
puzzles-mine-title = Problème { $number } de vos parties
puzzles-mine-about = Vous avez manqué ce mat dans une partie ; le solveur l’a prouvé.

## Annonces

heard-game = { $title }. { $text } { $status }.
heard-chose = Contre { $opponent }. { $seat }. Handicap : { $handicap }.
heard-chose-two = { $seat }. Handicap : { $handicap }.
heard-side-played = { $side } joue { $move }.
heard-passed = Votre adversaire passe.
heard-occurrence = { $times ->
        [1] La position pour la première fois.
        [2] La même position pour la deuxième fois.
        [3] La même position pour la troisième fois.
       *[other] La même position pour la quatrième fois.
    }
heard-looked = Toute la partie a été relue.
place-no-start = Aucune partie ne peut commencer par cette position. { $why }

command-declare = Déclarer le Roi entré
command-review = Relire la partie finie
command-new-game = Nouvelle partie
key-declare = K
key-review = V
key-new-game = N

## L’échelle des handicaps : $count est le nombre de parties de suite.
ladder-rule = L’échelle : { $count } victoires de suite, et l’on monte d’un échelon, avec moins de pièces retirées ; { $count } défaites de suite, et l’on en descend un. On vous le propose, sans jamais vous y obliger.
ladder-up = { $count } victoires de suite ici. L’échelon suivant vous attend : { $handicap } ?
ladder-down = { $count } défaites de suite. Aucune honte à descendre d’un échelon : { $handicap } ?
button-take-rung = À cet échelon
ladder-plan-naked-king = Le plan : prenez votre temps, promouvez Tour et Fou, et amenez deux ou trois pièces avant de donner échec.
ladder-plan-ten-pieces = Le plan : ouvrir la route du Fou, avancer le Pion de la Tour, entrer et se retourner, amener du renfort, mater.
ladder-plan-eight-pieces = Le plan : le même, mais entrez là où les deux Ors ne sont pas, et gardez la pièce qui est entrée.
ladder-plan-six-pieces = Le plan : les bords sont nus. Avancez un Pion du bord avec la Tour derrière lui, échangez, faites un Dragon.
ladder-plan-four-pieces = Le plan : un Pion du bord, Tour et Lance derrière lui, contre un seul Cavalier.
ladder-plan-two-pieces = Le plan : prendre d’abord de l’espace, unir Tour et Fou sur un même coin, puis percer avec un Argent.
ladder-plan-rook-lance = Le plan : ni Tour ni Lance sur sa gauche : votre Roi y est tranquille, attaquez donc de l’autre côté avec tout ce que vous avez.
ladder-plan-rook = Le plan : sans Tour, il n’a pas de contre-attaque. Bâtissez votre château en paix, échangez dès que vous êtes en avance, percez du côté de votre Tour.
ladder-plan-bishop = Le plan : aucun Fou ne menace votre grande diagonale : sortez un Argent par là, et laissez la Tour sur sa colonne.
ladder-plan-lance = Le plan : jouez comme à égalité, et pensez au coin sans Lance quand vous cherchez où percer.
play-nothing-left = Aucune partie n’est restée en cours : choisissez celle que vous voulez jouer.
