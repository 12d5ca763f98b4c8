# La fenêtre et le texte simple : écrans, boutons, repères, annonces.

app-title = Nari : apprendre le shogi

## Menu et pages

rail-learn = Apprendre
rail-settings = Réglages
rail-help = Touches
rail-about = À propos
page-close = Fermer

help-title = Les touches
help-tab = Aller à la partie suivante de la fenêtre ; le plateau en est une seule
    .key = Tab
help-arrows = Parcourir le plateau ; par le bord du haut ou du bas, entrer dans une réserve
    .key = Flèches
help-jumps = Aller au bout d’une rangée ou d’une colonne
    .key = Début, Fin, Page préc., Page suiv.
help-enter = Choisir une pièce, puis la jouer
    .key = Entrée, Espace
help-escape = Reposer la pièce, fermer ce qui est ouvert
    .key = Échap
help-question = Montrer ou cacher ces touches
    .key = ?

about-title = À propos de Nari
about-text = Nari { $version } enseigne le shogi, les échecs japonais, sans réseau et sans compte. Son nom, 成り, veut dire « promotion » : ce que devient une pièce de l’autre côté du plateau, et ici, celle ou celui qui apprend.
about-licence-nari = Nari est un logiciel libre sous licence MIT ou Apache 2.0, à votre choix.
about-licence-slint = La fenêtre est faite avec Slint, sous sa licence sans redevance.
about-licence-fonts = Le texte est composé en Nari Text, tiré d’Inter et de Noto Sans CJK ; les kanjis des pièces sont tirés de Noto Serif CJK. Tous trois sont sous licence SIL Open Font 1.1.
about-licence-crates = Les bibliothèques Rust dont Nari se sert sont sous licence MIT, Apache 2.0 ou semblables.

## Premier démarrage

first-start-title = Bienvenue au shogi
first-start-text = Trois questions, et vous pouvez commencer. Vous pourrez tout changer ensuite dans les Réglages.
first-start-experience = Avez-vous déjà joué ?
    .help = Le cours s’ouvre au bon chapitre ; tous les autres restent accessibles.
first-start-new = Non, jamais
first-start-chess = Je joue aux échecs
first-start-moves = Je connais les pièces
first-start-begin = Commencer
first-start-skip = Passer

## Réglages

settings-title = Réglages
settings-group-looks = Langue et aspect
settings-group-notation = Notation
settings-group-board = Sur le plateau
settings-group-keys = Clavier
settings-language = Langue
language-french = Français
language-english = English
settings-theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
settings-pieces = Pièces
    .help = Une lettre aide tant que les kanjis, les caractères japonais, sont nouveaux. Un vrai jeu ne porte que les kanjis.
pieces-kanji-letter = Kanji et lettre
pieces-kanji = Kanji
pieces-letters = Lettre
pieces-moves = Kanji et coups
settings-squares = Cases
    .help = Les colonnes se comptent depuis la droite, les rangées depuis le haut.
squares-letter = 7f
squares-digits = 76
squares-kanji = ７六
settings-moves = Coups
moves-western = P-7f
moves-japanese = ▲７六歩
settings-targets = Où peut aller la pièce choisie
settings-pins = Cadenas sur les pièces clouées
settings-last-move = Dernier coup
settings-check = Cercle autour d’un Roi en échec
settings-speed = Mouvement des pièces
speed-none = Aucun
speed-fast = Rapide
speed-normal = Normal
speed-slow = Lent
settings-letter-keys = Touches d’une lettre
    .help = Elles agissent quand le plateau ou le panneau est actif. La touche « ? » les montre.
settings-placement = Deux minutes de questions trouvent le chapitre qui vous convient aujourd’hui. Ce que vous avez fait reste fait.
settings-data-folder = Vos progrès sont gardés dans
settings-no-data-folder = Nulle part : rien ne sera gardé après votre départ.

## Apprendre

learn-title = Apprendre le shogi
learn-summary = { $total ->
        [one] { $total } étape
       *[other] { $total } étapes
    } · { $done ->
        [one] { $done } terminée
       *[other] { $done } terminées
    }
learn-begin = Commencez ici
learn-begin-button = Commencer
learn-continue = Continuer
learn-continue-button = Reprendre
learn-resume-title = Chapitre { $number } · { $title }
learn-chapter = Chapitre { $number }
learn-chapter-spoken = Chapitre { $number }, { $title } – { $done ->
        [one] { $done } étape terminée
       *[other] { $done } étapes terminées
    } sur { $total }
learn-lesson-spoken = { $title } – { $done ->
        [one] { $done } étape terminée
       *[other] { $done } étapes terminées
    } sur { $total }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur { $stars-total }
learn-nothing-found = Aucune leçon ne parle de « { $search } ». Essayez le nom d’une pièce, ou un mot comme « échec ».

## Leçon

lesson-overline = Chapitre { $number } · { $title }
step-todo = Étape { $number } sur { $total }, à faire
step-current = Étape { $number } sur { $total }, en cours
step-done = Étape { $number } sur { $total }, terminée
step-shown = Étape { $number } sur { $total }, montrée

button-hint = Indice
button-show-me = Montrer
button-undo = Annuler
button-redo = Rétablir
button-again = Rejouer
button-restart = Recommencer
button-previous = Retour
button-next = Étape suivante
button-next-lesson = Leçon suivante
button-next-chapter = Chapitre suivant
button-skip = Passer cette étape
button-retry = Réessayer
button-show-why = Montrer pourquoi
button-hide-why = Cacher

command-hint = Indice
command-show-me = Montrer la réponse, après les deux indices
command-undo = Annuler le dernier coup
command-redo = Le rejouer
command-restart = Recommencer l’étape
command-next = Étape suivante
command-previous = Étape précédente
command-why-not = Montrer pourquoi un coup est refusé
command-say-square = Dire cette case
command-say-moves = Dire où cette pièce peut aller
command-say-board = Dire tout le plateau
command-turn-board = Tourner le plateau

key-hint = I
key-show-me = M
key-undo = U
key-redo = R
key-restart = C
key-next = S
key-previous = P
key-why-not = Q
key-say-square = D
key-say-moves = O
key-say-board = E
key-turn-board = T

status-touched = { $found ->
        [one] { $found } trouvée
       *[other] { $found } trouvées
    }, encore { $left }
status-answers = { $found ->
        [one] { $found } parade trouvée
       *[other] { $found } parades trouvées
    }, encore { $left }
status-stars = { $left ->
        [one] Encore { $left } étoile
       *[other] Encore { $left } étoiles
    } · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
# Une étape qui est une partie.
status-game-left = { $left ->
    [one] Votre dernier coup.
   *[other] Encore { $left } coups.
}
status-game-against = Vous jouez contre { $opponent }.
game-good-move = Un bon coup : { $move }.
game-not-won = Pas encore gagné
game-lost-mated = Votre Roi est mat. Reprenez votre dernier coup, ou rejouez la partie.
game-lost-no-move = Vous n’avez plus aucun coup légal. Reprenez votre dernier coup, ou rejouez la partie.
game-lost-overtaken = Votre adversaire est arrivé le premier. Reprenez votre dernier coup, ou rejouez la partie.
game-lost-moves-used = Vos coups sont épuisés. Reprenez le dernier, ou rejouez en cherchant un chemin plus court.
game-lost-drawn = Personne ne gagne : la partie tourne en rond. Reprenez votre dernier coup, ou rejouez la partie.
game-lost-perpetual-check = La même position pour la quatrième fois, par vos échecs : qui répète les échecs sans fin a perdu. Reprenez votre dernier coup, ou rejouez la partie.
game-lost-declared = Le Roi adverse est entré dans votre camp, et il le déclare. Reprenez votre dernier coup, ou rejouez la partie.
game-missed-at = { $move } à votre coup { $number }
game-missed-mates = { $count ->
    [one] Un mat en un seul coup vous a échappé : { $moves }.
   *[other] { $count } fois, un mat en un seul coup vous a échappé : { $moves }.
}
status-build = { $left ->
        [one] Encore { $left } pièce à mettre en place
       *[other] Encore { $left } pièces à mettre en place
    } · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
status-captures = { $left ->
        [one] Encore { $left } pièce à prendre
       *[other] Encore { $left } pièces à prendre
    } · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

feedback-done = { $stars ->
        [3] Parfait !
        [2] Bien joué !
       *[other] C’est fait !
    }
feedback-shown = Voici la réponse
feedback-not-yours = Pas la vôtre
feedback-not-yours-text = En { $square } se trouve { $piece } : sa pointe est tournée vers vous. Choisissez une des vôtres.
feedback-again = Déjà trouvé
feedback-hint = Indice { $grade }
feedback-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; le minimum : { $least }.
feedback-wrong-move = Ce n’est pas ce coup
feedback-wrong-square = { $square } : non
feedback-wrong-choice = Ce n’est pas cela
feedback-price = L’adversaire répondrait { $move } : voyez ce coup sur le plateau.

chapter-end-all-alone = Le chapitre { $number } est terminé : « { $title } ». Vous avez tout résolu sans une erreur et sans un indice : ce qu’il enseigne est à vous.
chapter-end-alone = Le chapitre { $number } est terminé : « { $title } ». Sur ses { $total } exercices, vous en avez résolu { $alone } sans erreur ni indice. Les autres viendront avec la pratique.
chapter-end-helped = Le chapitre { $number } est terminé : « { $title } ». Vous avez parcouru tous ses exercices. Refaites-en quelques-uns dans quelques jours : il vous faudra moins d’aide.
chapter-end-open = Vous voici au bout du chapitre { $number }, « { $title } ». { $left ->
        [one] Une étape reste à faire : revenez-y quand vous voudrez.
       *[other] { $left } étapes restent à faire : revenez-y quand vous voudrez.
    }
chapter-end-drill = « { $title } »
chapter-end-drills = { $count ->
        [one] Pour vous exercer, ouvrez l’entraînement { $drills }, sous les leçons du chapitre, dans la liste des chapitres.
       *[other] Pour vous exercer, ouvrez les entraînements { $drills }, sous les leçons du chapitre, dans la liste des chapitres.
    }
chapter-end-puzzles = { $count ->
        [one] Sur la page « Problèmes », un problème vous attend pour aller plus loin : « { $length } ».
       *[other] Sur la page « Problèmes », { $count } problèmes vous attendent pour aller plus loin : « { $length } ».
    }
chapter-end-next = Ensuite vient le chapitre { $number }, « { $title } ».
chapter-end-last = C’était le dernier chapitre. Désormais, vous apprendrez en jouant des parties, en résolvant des problèmes et en revoyant ce qui revient chaque jour.

wrong-not-asked = Le coup est légal, mais il ne fait pas ce qui est demandé.
wrong-not-that-square = Ce n’est pas l’une des cases demandées.
wrong-can-be-taken = Légal, mais votre pièce pourrait y être prise.
wrong-gives-check = Ce coup donne échec. Ici, l’adversaire ne joue pas : les échecs sont interdits. Trouvez un autre chemin.
wrong-no-check = Ce coup ne donne pas échec. Un mat commence par un échec.
wrong-not-mate = Échec, mais le Roi peut encore se sauver.
wrong-no-way-left = Après ce coup, l’exercice n’a plus de solution.
wrong-only-the-board = Ici, on ne joue que les pièces du plateau ; ce que vous prenez reste en réserve.
wrong-not-a-choice = Prenez l’un des coups proposés.
wrong-is-legal = Ce coup est légal. Cherchez celui qui ne l’est pas.
wrong-other-reason = Ce n’est pas la bonne raison. Regardez encore le plateau.
wrong-other-answer = Non. Regardez encore le plateau.
wrong-too-many = C’est trop. Recomptez, pièce par pièce.
wrong-too-few = Il en manque : regardez encore, de tous les côtés.
wrong-lets-mate = Le coup est légal, mais votre adversaire mate ensuite. Il y a une meilleure défense.
wrong-mate-sooner = Le mat est inévitable, mais après ce coup il vient plus tôt que nécessaire.
wrong-futile-drop = Un parachutage qui sera simplement repris ne fait que retarder le mat : ce n’est pas une défense.

choice-open = { $choice }
choice-right = { $choice } : juste
choice-wrong = { $choice } : non
choice-mine = À moi
choice-theirs = À mon adversaire
choice-yes = Oui
choice-no = Non
choice-number = { $number }

legend-target = coup possible
legend-capture = prise possible
legend-barred = à sa portée, mais interdit
legend-pinned = pièce clouée
legend-check = Roi en échec
legend-star = étoile à ramasser
legend-found = trouvé

promotion-promote = Promouvoir
promotion-keep = Garder

## Plateau

board-name = Plateau
board-name-small = Petit plateau de { $files } sur { $ranks }, de { $first } à { $last }
hand-you = Vous ({ $side })
hand-opponent = Adversaire ({ $side })
sente = Sente
gote = Gote
hand-your-move = À vous de jouer
hand-empty = Réserve vide
hand-held = En réserve
button-turn-board = Tourner le plateau

## Annonces

spoken-marked = { $place } ; { $mark }
spoken-chosen = pièce choisie
spoken-target = coup possible
spoken-capture = prise possible
spoken-barred = à portée, mais interdit
spoken-star = une étoile
spoken-found = case trouvée
spoken-missed = pas celle-ci
spoken-shown = case montrée
spoken-promote = Promouvoir ? La pièce devient { $piece }. Entrée promeut, la flèche droite la garde telle quelle, Échap annule le coup.
spoken-keep = Garder { $piece } ? Entrée garde la pièce, la flèche gauche la promeut, Échap annule le coup.

heard-step = { $title } – étape { $number } sur { $total }. { $text }
heard-chosen = Vous tenez { $piece } en { $square } : { $count ->
        [0] aucun coup possible.
        [one] { $count } coup possible.
       *[other] { $count } coups possibles.
    }
heard-chosen-hand = Vous tenez { $piece } : { $count ->
        [0] aucune case où parachuter.
        [one] { $count } case où parachuter.
       *[other] { $count } cases où parachuter.
    }
heard-released = Pièce reposée.
heard-you-played = Vous jouez { $move }.
heard-they-played = Votre adversaire joue { $move }.
heard-taken-back = Coup annulé.
heard-remark = { $title }. { $text }
heard-picked = { $choice }.
heard-shown = La réponse : { $move }.
heard-success = { $title } { $text }
heard-nothing-there = { $square } est vide. Choisissez d’abord une de vos pièces.
heard-touched = { $square } : juste.
heard-nothing = Rien à faire ici.
heard-no-piece = Aucune pièce ici.
heard-not-its-turn = C’est à vous de jouer : { $piece } ne bouge pas maintenant.
heard-find-them-yourself = Dans cette étape, c’est à vous de trouver.
heard-moves = { $count ->
        [0] Aucun coup possible pour { $piece }.
        [one] Un seul coup possible pour { $piece } : { $squares }.
       *[other] { $count } coups possibles pour { $piece } : { $squares }.
    }
heard-piece-at = { $piece } { $square }
heard-board = Vous : { $mine } ; { $my-hand }. Votre adversaire : { $theirs } ; { $their-hand }.
heard-turned = Plateau tourné : le côté de votre adversaire est en bas.
heard-turned-back = Plateau remis : votre côté est en bas.
heard-on = { $setting } : activé
heard-off = { $setting } : désactivé
heard-page-closed = Page fermée

## Places

place-unknown = « { $text } » ne désigne aucun écran. Les écrans sont learn, today, placement, puzzles, play, play:on, games, editor, mail, settings, lesson:NOM, drill:NOM, puzzle:NOM, game:NOM et sfen:POSITION.
place-no-lesson = Il n’y a pas de leçon « { $lesson } ».
place-no-step = La leçon « { $lesson } » a { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, et pas d’étape « { $step } ».

## Le test de niveau
placement-title = Par où commencer
placement-question = Question { $number }
placement-how = Répondez comme dans une leçon. « Je ne sais pas » est aussi une réponse. Deux minutes au plus, et vous pouvez partir quand vous voulez.
placement-go-on = C’est noté. Passez à la question suivante.
placement-right = Juste
# $how : ce qu’on peut faire.
placement-heard = Question { $number }. { $text } { $how }
# $known et $opens : « Chapitre 7 · Parachutages »
placement-found = Le cours s’ouvre à « { $opens } » : vos réponses étaient justes jusqu’à « { $known } », et votre première lacune vient ensuite.
placement-begin = Le cours s’ouvre à « { $opens } » : on reprend tout depuis le début, pas à pas.
placement-all = Tout était juste : choisissez ce qui vous plaît, ou allez jouer. Le dernier chapitre est ouvert.
placement-time-up = Les deux minutes sont écoulées.
button-placement = Par où commencer ?
button-dont-know = Je ne sais pas
button-next-question = Question suivante
first-start-played = Oui : test de deux minutes
