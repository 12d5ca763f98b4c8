# Les problèmes de mat : la liste, un problème ouvert, le Roi défendu, la solution parcourue.
# Une longueur compte les coups des deux camps, comme toujours en tsume : mat en 3, c’est vous, lui, vous.

rail-puzzles = Problèmes

## La liste

puzzles-title = Problèmes
puzzles-summary = { $total ->
        [one] { $total } problème
       *[other] { $total } problèmes
    } · { $done ->
        [one] { $done } résolu
       *[other] { $done } résolus
    }
puzzles-mate-in = Mat en { $moves }
puzzles-resume-title = { $length } · problème { $number }
puzzles-by-length = Longueur
puzzles-any-length = Toutes
puzzles-by-theme = Thème
puzzles-any-theme = Tous
puzzles-by-record = Avancement
puzzles-any-record = Tout
puzzles-unsolved = Pas encore résolus
puzzles-missed = Mes ratés
puzzles-today = Aujourd’hui
puzzles-own-misses = De mes parties
puzzles-chip = { $label }, { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
puzzles-chip-selected = { $label }, { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }, choisi
puzzles-group = { $title } : { $done ->
        [one] { $done } résolu
       *[other] { $done } résolus
    } sur { $total }
puzzles-card-new = Problème { $number }, { $theme }, difficulté { $grade } sur 9
puzzles-card-tried = Problème { $number }, { $theme }, difficulté { $grade } sur 9, essayé, pas encore résolu
puzzles-card-solved = Problème { $number }, { $theme }, difficulté { $grade } sur 9, résolu : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
puzzles-none-left = Aucun problème ne répond à ces choix. Élargissez l’un d’eux.

puzzles-own = Votre position
    .help = Collez une position en SFEN : le camp au trait attaque. Si la réserve du défenseur est omise, il tient toutes les pièces qui ne sont nulle part ailleurs.
    .placeholder = 7nl/7k1/5+Pppp/9/9/9/9/9/9 b BG 1
button-solve = Résoudre
own-empty = Tapez ou collez d’abord une position.
own-unreadable = Cette position est illisible : { $why }
own-no-king = { $side } défend et n’a pas de Roi à mater.

puzzles-endless = Un nouveau problème, composé pour vous
    .help = Il est inventé pendant que vous attendez, et prouvé avant de vous être montré. Il y en a toujours un autre.
puzzles-composing = Composition d’un mat en { $moves } · positions essayées : { $tried }

puzzles-museum = Musée
    .text = Des chefs-d’œuvre du dix-huitième siècle, à admirer plus qu’à résoudre. Parcourez leurs solutions.
puzzles-credit = { $author }, { $work } { $number }, { $year } · mat en { $moves }
puzzles-classic-new = { $title } : { $credit }
puzzles-classic-seen = { $title } : { $credit }, déjà vu

# Ce qui sépare les chiffres d’un grand nombre par groupes de trois : une espace fine insécable.
number-gap = {" "}

## Un problème ouvert

puzzle-title = Problème { $number } sur { $total }
puzzle-title-composed = Un nouveau problème
puzzle-title-own = Votre position
puzzle-solving = Trouvez le mat
puzzle-defending = Vous défendez le Roi
puzzle-walking = La solution, coup par coup

puzzle-asked = { $moves ->
        [1] Mat en 1 coup : trouvez l’échec auquel votre adversaire ne peut pas répondre.
        [3] Mat en 3 coups : vous, lui, vous. Chacun de vos coups doit faire échec.
        [5] Mat en 5 coups : vous, lui, vous, lui, vous. Chacun de vos coups doit faire échec.
       *[other] Mat en { $moves } coups, les siens comptés. Chacun de vos coups doit faire échec.
    }
puzzle-own-text = Matez le Roi. Chacun de vos coups doit faire échec ; votre adversaire répond de son mieux.
puzzle-defend-text = { $moves ->
        [one] Cette fois, c’est vous que l’on attaque, et le mat vient au coup suivant.
       *[other] Cette fois, c’est vous que l’on attaque. Tenez aussi longtemps que possible : le mat vient au plus tard au bout de { $moves } coups, ceux des deux camps comptés.
    }
puzzle-walk-text = Suivez la solution sur le plateau. À chaque coup du défenseur, choisissez sa réponse et voyez comment cela finit.

puzzle-your-move = À vous de jouer
puzzle-left = { $moves ->
        [one] À vous : mat tout de suite
       *[other] À vous : encore { $moves } coups, les siens comptés
    }
puzzle-lost = À vous, mais il n’y a plus de mat à partir d’ici
puzzle-thinking = Votre adversaire réfléchit…
puzzle-mated = Mat
puzzle-your-defence = Votre Roi est en échec : répondez
puzzle-attack-next = À l’attaquant de jouer
puzzle-defences = { $count ->
        [one] Le défenseur a { $count } réponse
       *[other] Le défenseur a { $count } réponses
    }
puzzle-step-todo = Coup { $number } sur { $total }, à trouver
puzzle-step-current = Coup { $number } sur { $total }, à trouver maintenant
puzzle-step-done = Coup { $number } sur { $total }, trouvé
puzzle-searching = Recherche · positions vues : { $nodes }

puzzle-section-line = Votre suite
puzzle-section-path = La suite jusqu’ici
puzzle-section-about = Ce problème
puzzle-ply = { $number }. { $move }
puzzle-tries = Premiers essais : { $moves }
puzzle-try-longer = { $move } (mat, mais plus long)
puzzle-try-no-mate = { $move } (pas de mat)
puzzle-try-slow = { $move } (trop lent)
puzzle-one-solution = Une seule solution, prouvée par le solveur.
puzzle-nothing-over = Toutes vos pièces servent, et aucune ne reste en réserve.
puzzle-one-first-move = Aucun autre premier coup ne mate.
puzzle-grade = Difficulté { $grade } sur 9 : { $name }
grade-1 = très facile
grade-2 = facile
grade-3 = assez facile
grade-4 = moyen
grade-5 = exigeant
grade-6 = difficile
grade-7 = très difficile
grade-8 = pour joueurs forts
grade-9 = pour maîtres

puzzle-tree-attack = L’attaquant joue
puzzle-tree-defences = Le défenseur peut jouer
puzzle-tree-mate = Mat : plus rien ne peut être joué
puzzle-branch = { $number }, { $move } : { $note }
puzzle-branch-mate = mat
puzzle-branch-left = { $moves ->
        [one] mat dans { $moves } coup
       *[other] mat dans { $moves } coups
    }
puzzle-branch-futile = parachutage inutile : la pièce est simplement prise

button-stop = Arrêter
button-solution = Solution
button-defend = Défendre
button-to-problem = Revenir au problème
button-next-problem = Problème suivant
button-new-problem = Encore un nouveau
button-to-list = Revenir à la liste
button-take-back = Reprendre
button-play-on = Continuer
button-show-refutation = Revoir la réponse
button-why-mate = Pourquoi est-ce mat ?
button-solve-again = Chercher encore

## La boîte

puzzle-no-check = Pas d’échec : { $move }
puzzle-no-check-text = Dans un problème de mat, chacun de vos coups fait échec. Celui-ci laisse à votre adversaire un coup libre. Cherchez un échec.
puzzle-no-mate = Échec, mais pas de mat : { $move }
puzzle-no-mate-text = Votre adversaire répond { $reply }, et plus aucun échec ne le mate ensuite. Sa réponse est sur le plateau.
puzzle-longer = Mat, mais plus long : { $move }
puzzle-longer-text = Après { $reply }, le mat prend { $moves } coups en tout, et { $asked } suffisent. Cela ne vous coûte rien : reprenez pour chercher le plus court, ou jouez jusqu’au bout.
puzzle-slow = Trop lent : { $move }
puzzle-slow-text = Votre adversaire répond { $reply } et tient plus longtemps que le problème ne le permet.
puzzle-unsure = Échec : { $move }
puzzle-unsure-text = Votre adversaire répond { $reply }. Si un mat suit, le temps d’une réponse n’a pas suffi à le savoir.
puzzle-done-shown = Mat
puzzle-solved = { $moves ->
        [1] Mat en un seul coup.
       *[other] Mat en { $moves } coups, et aucune défense ne tient plus longtemps.
    }
puzzle-solved-shown = { $moves ->
        [1] Mat en un seul coup. Vous aviez vu la solution : il ne rapporte pas d’étoile.
       *[other] Mat en { $moves } coups. Vous aviez vu la solution : il ne rapporte pas d’étoile.
    }
puzzle-mate-late = Mat, mais pas le plus court
puzzle-mate-late-text = Vous avez maté en { $moves } coups. On peut le faire en { $asked } : recommencez et cherchez-le.
puzzle-futile = Il pourrait encore parachuter une pièce, par exemple { $move }, mais elle serait simplement prise : un parachutage inutile ne compte pas, c’est mat.

puzzle-hint-piece = Jouez { $piece }.
puzzle-hint-drop = Parachutez { $piece } de votre réserve.
puzzle-hint-move = Le coup est { $move }.
puzzle-hint-lost = Pas de mat à partir d’ici
puzzle-hint-lost-text = Le mat a été manqué plus tôt dans cette suite. Annulez des coups, ou recommencez.

puzzle-over = Mat
puzzle-why-mate = Pourquoi est-ce mat ?
puzzle-why-mate-how = Touchez le Roi, une case voisine ou la pièce qui fait échec : on vous dit ce qui l’interdit.
puzzle-why = Pourquoi pas { $square } ?
puzzle-why-king = Le Roi est en échec, attaqué par { $pieces }.
puzzle-why-covered = Le Roi ne peut pas aller en { $square } : il y serait pris par { $pieces }.
puzzle-why-own = Le Roi ne peut pas aller en { $square } : il y a là { $piece } de son camp.
puzzle-why-checker = Rien ne peut prendre { $piece }.
puzzle-why-checker-but = Il voudrait prendre { $piece }, mais ne le peut pas.
puzzle-why-between = Rien ne peut être mis en { $square } pour parer l’échec.
puzzle-why-between-futile = Une pièce parachutée en { $square } serait simplement prise, et ce serait encore mat : ce parachutage est inutile.
puzzle-why-pinned = Avec { $piece }, impossible : { $by } cloue cette pièce au Roi.
puzzle-why-guarded = Le Roi lui-même y serait pris par { $by }.
puzzle-why-double = Avec { $piece }, il ne parerait qu’un des deux échecs.
puzzle-why-not-legal = Avec { $piece }, ce coup n’est pas légal.
puzzle-why-not-dropped = { $move } n’est pas légal.

puzzle-held-well = Une défense des plus longues
puzzle-held-longest = Aucune autre réponse ne tient plus longtemps.
puzzle-held-badly = Il y avait mieux
puzzle-held-shorter = { $moves ->
        [one] Une autre réponse tient { $moves } coup de plus.
       *[other] Une autre réponse tient { $moves } coups de plus.
    }
puzzle-held-for-nothing = Un parachutage inutile
puzzle-held-futile = La pièce a simplement été prise ; un tel parachutage ne compte pas.
puzzle-held-to-the-end = Tenu jusqu’au bout
puzzle-held-out = { $plies ->
        [one] Vous êtes mat après { $plies } coup, et le Roi ne peut pas tenir plus de { $of } : une défense parfaite.
       *[other] Vous êtes mat après { $plies } coups, et le Roi ne peut pas tenir plus de { $of } : une défense parfaite.
    }
puzzle-held-mated = Mat
puzzle-held-out-less = { $plies ->
        [one] Vous êtes mat après { $plies } coup ; avec les meilleures réponses, le Roi en tient { $of }.
       *[other] Vous êtes mat après { $plies } coups ; avec les meilleures réponses, le Roi en tient { $of }.
    }

puzzle-found = Essayez d’abord vous-même, ou parcourez la solution, ou défendez le Roi contre elle.
puzzle-found-line = La preuve est trop grande pour être parcourue partout ; on peut suivre sa ligne principale.
puzzle-found-no-mate = C’est prouvé : par des échecs seuls, le Roi ne peut pas être maté à partir d’ici.
puzzle-nothing-found = Rien n’est prouvé
puzzle-gave-up = La recherche s’est achevée sans trouver de mat et sans pouvoir l’exclure.
puzzle-gave-up-memory = La recherche a rempli sa mémoire sans trouver de mat et sans pouvoir l’exclure.
puzzle-stopped = Recherche arrêtée
puzzle-stopped-text = Rien n’a été trouvé jusqu’ici. Vous pouvez jouer, ou chercher encore.

## Annonces et lieux

heard-problem = { $title }. { $text }
heard-attacker-played = L’attaquant joue { $move }.
heard-defender-played = Le défenseur répond { $move }.
heard-filtered = { $count ->
        [one] { $count } problème affiché.
       *[other] { $count } problèmes affichés.
    }
heard-busy = Recherche en cours.
heard-stopped = Arrêté.
heard-nothing-composed = Aucun nouveau problème n’a été trouvé. Essayez encore.
place-no-drill = Il n’y a pas d’entraînement « { $drill } ». Il y a { $drills }.
place-no-puzzle = Il n’y a pas de problème « { $puzzle } ».
place-no-position = Ce n’est pas une position à résoudre. { $why }

command-solution = Parcourir la solution, ou revenir au problème
command-defend = Défendre le Roi, ou revenir au problème
key-solution = L
key-defend = F
