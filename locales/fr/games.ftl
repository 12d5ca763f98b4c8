# Les parties gardées : la liste, une partie rejouée, une position dessinée, les parties par courrier.

## Ce qui empêche de lire ou d’écrire une partie. $why n’a pas de point final.

games-not-saved = La partie « { $name } » n’a pas pu être enregistrée ({ $why }). Ce qui l’était auparavant est toujours là.
record-at = ligne { $line }, colonne { $column } : { $text }
game-fault-name = Nari ne saurait pas écrire un fichier de ce nom
game-fault-too-large = trop grand pour une partie
game-fault-several = { $count } parties dans un seul fichier
game-fault-left-alone = le fichier qui s’y trouve est illisible, il est laissé tel quel

## La liste

rail-games = Parties
games-title = Parties
games-summary = { $total ->
        [0] Aucune partie gardée
        [one] { $total } partie
       *[other] { $total } parties
    }
games-found = { $found } sur { $total ->
        [one] { $total } partie
       *[other] { $total } parties
    }
games-search = Chercher
    .help = N’importe quel mot des noms, du tournoi, des dates et des commentaires.
    .placeholder = Chercher une partie
games-none = Les parties que vous jouez ou que vous importez sont gardées ici.
games-nothing-found = Aucune partie ne parle de « { $search } ».
games-import = Importer une partie
    .help = Collez une partie en KIF, KI2, CSA, USI ou SFEN, ou le chemin d’un tel fichier.
    .placeholder = Une partie, ou le chemin d’un fichier
games-import-empty = Collez d’abord une partie, ou tapez le chemin d’un fichier.
games-import-text = Ce n’est pas une partie : { $why }
games-import-file = Impossible d’importer { $file } : { $why }
button-import = Importer
games-editor = Dessiner une position
    .help = Posez les pièces où vous voulez, puis jouez à partir de là ou faites résoudre la position.
games-mail = Par courrier
    .help = Jouez avec quelqu’un de loin : chaque coup est un court texte, envoyé par le moyen que vous utilisez tous deux.
games-card = { $title }. { $details }. { $result }
games-card-open = { $title }. { $details }.
games-delete = Supprimer { $title }
games-delete-question = Supprimer { $title } ?
games-delete-text = Vous pourrez la récupérer tant que vous n’aurez pas quitté Nari.
button-delete = Supprimer
button-keep-game = La garder
games-broken = { $name } : { $why }
games-unread = Les parties gardées sont illisibles ({ $why }).
games-no-such = Il n’y a pas de partie gardée « { $name } ».
games-deleted = « { $name } » est supprimée.
games-not-deleted = « { $name } » n’a pas pu être supprimée ({ $why }).
button-restore-game = La récupérer
games-restored = « { $name } » est de retour.
games-not-restored = La partie n’a pas pu être récupérée ({ $why }).
games-imported = { $count ->
        [one] { $count } partie importée.
       *[other] { $count } parties importées.
    }
games-not-added = La partie n’a pas pu être gardée ({ $why }).

games-by-mail = Cette partie se joue par courrier : ses coups et ses noms restent tels qu’ils ont été envoyés. On peut y écrire des commentaires.
told-done = C’est fait !
told-question = Une question
told-refused = Ce n’est pas fait

## Ce qu’on dit d’une partie

game-players = { $black } – { $white }
game-joined = { $before } · { $after }
game-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
game-handicap = handicap : { $handicap }
game-from-position = depuis une position
game-won = { $winner } a gagné
game-drawn = nulle

game-end-resignation = { $mover } abandonne : { $other } gagne.
game-end-mate = Mat : { $other } gagne.
game-end-no-mate = Pas de mat.
game-end-repetition = La même position s’est présentée quatre fois (sennichite) : personne ne gagne.
game-end-impasse = Aucun Roi ne peut être pris et les points sont égaux (jishōgi) : personne ne gagne.
game-end-draw = Partie nulle.
game-end-move-limit = Le nombre de coups permis est atteint : personne ne gagne.
game-end-interrupted = La partie s’est interrompue ici.
game-end-time-up = { $mover } n’a plus de temps : { $other } gagne.
game-end-declaration = { $mover } déclare l’entrée de son Roi et gagne.
game-end-foul-loss = { $mover } a enfreint une règle : { $other } gagne.
game-end-foul-win = { $other } a enfreint une règle : { $mover } gagne.
game-end-default-loss = { $mover } n’est pas venu : { $other } gagne.
game-end-default-win = { $other } n’est pas venu : { $mover } gagne.
game-end-other = La partie notée se termine par « { $word } ».

## Une partie rejouée

replay-start-row = Début
replay-start = Début · { $total ->
        [one] { $total } coup
       *[other] { $total } coups
    }
replay-move = Coup { $number } sur { $total } : { $move }
replay-timed = { $move } ({ $seconds } s)
replay-foul = { $move } (illégal)
replay-row = { $number }. { $move }
replay-row-commented = { $number }. { $move }, avec un commentaire
replay-row-others = { $number }. { $move }, avec { $others ->
        [one] { $others } autre coup
       *[other] { $others } autres coups
    } à sa place
replay-row-both = { $number }. { $move }, avec un commentaire et { $others ->
        [one] { $others } autre coup
       *[other] { $others } autres coups
    } à sa place
replay-branches = Ce qui peut suivre
replay-main = suite principale
replay-variation = variante
replay-branch = { $move }, { $note }
replay-comment = Commentaire
    .help = Gardé à mesure que vous écrivez.
    .placeholder = Rien d’écrit ici pour l’instant
header-black = Sente
header-white = Gote
header-event = Tournoi
header-site = Lieu
header-start = Date
header-end = Fin
header-time-limit = Temps
header-opening = Ouverture
hand-named = { $name } ({ $side })
hand-to-move = Au trait
button-other-before = Autre coup, avant
button-other-after = Autre coup, après
button-promote-line = En faire la suite principale
button-remove-moves = Supprimer à partir d’ici
button-bring-back = Récupérer les coups
button-play-from-here = Jouer à partir d’ici
button-solve-from-here = Résoudre cette position
button-edit-position = Dessiner à partir d’ici
heard-replayed = { $number }. { $move }, { $player }.
heard-comment = Commentaire : « { $text } ».
heard-turned-side = { $side } est maintenant en bas.
heard-branches = { $count } coups peuvent suivre ici.

## Donner une partie

export-title = Exporter
export-help = Un simple nom devient un fichier du dossier « exports » de vos données ; un chemin entier, un fichier à cet endroit.
export-kifu = KIF, UTF-8 (.kifu)
export-kif = KIF, Shift-JIS (.kif)
export-ki2 = KI2 (.ki2)
export-csa = CSA (.csa)
export-usi = USI (.usi)
export-sfen = Toutes les positions, SFEN (.sfen)
export-position = Cette position, SFEN
export-picture = Image du plateau, SVG
export-copied = C’est dans le presse-papiers.
export-not-copied = Le presse-papiers du système ne l’a pas accepté.
export-written = Écrit dans { $file }.
export-in-the-way = { $file } existe déjà. L’écraser ?
export-not-written = { $file } n’a pas pu être écrit ({ $why }).
export-refused = Ce format ne peut pas contenir la partie : { $why }.
button-replace-file = L’écraser

## Une position dessinée

editor-title = Dessiner une position
editor-text = Prenez une pièce ci-dessous et posez-la sur autant de cases que vous voulez ; ou touchez une pièce du plateau, puis la case où elle va.
editor-no-tool = Rien n’est pris en main.
editor-tool-piece = En main : { $piece }. Touchez les cases où la poser.
editor-tool-carry = Vous portez : { $piece }. Touchez la case où la poser.
editor-tool-remove = Touchez les pièces à enlever.
editor-tool-chosen = { $tool }, en main
editor-remove = Enlever
piece-of-side = { $piece } de { $side }
hand-of-side = réserve de { $side } : { $pieces }
hand-of-side-empty = réserve de { $side } : vide
heard-board-of-sides = Sente : { $black } ; { $black-hand }. Gote : { $white } ; { $white-hand }.
editor-to-move = { $side } au trait
editor-sfen = SFEN
    .help = La position en une ligne de texte ; ce que vous écrivez ici est aussitôt dessiné.
    .placeholder = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
editor-game = Comme partie
    .good = Une partie peut continuer d’ici.
    .faulty = Aucune partie ne peut continuer d’ici :
editor-problem = Comme problème de mat
    .good = On peut le résoudre : le camp au trait attaque.
    .faulty = Ce n’est pas un problème de mat :
button-turn-over = La retourner
button-change-side = La donner à l’autre camp
button-remove-piece = L’enlever
button-clear-board = Plateau vide
button-start-board = Début de partie
button-save-position = Garder comme partie

## Par courrier

mail-title = Par courrier
mail-text = Chaque coup est un court texte. Copiez-le dans un courriel ou une discussion ; collez la réponse ici. Nari voit si quelque chose a changé avant le nouveau coup.
mail-none = Pas encore de partie par courrier. Commencez-en une, ou collez la lettre que vous avez reçue.
mail-letter = La lettre reçue
    .help = Collez le message entier si vous voulez : ce qui entoure la lettre ne gêne pas.
    .placeholder = [Nari 1 …
button-read-letter = La lire
mail-own-name = Votre nom
    .help = Tel que votre adversaire le verra.
    .placeholder = Votre nom
mail-their-name = Le nom de votre adversaire
    .help = Tel que vous le verrez tous deux.
    .placeholder = Le nom de votre adversaire
button-begin-first = Commencer avec Sente
button-begin-second = Commencer avec Gote
mail-card = { $title }. { $details }
mail-your-turn = à vous de jouer
mail-their-turn = à votre adversaire de jouer
mail-overline = Par courrier · { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
mail-play-now = À vous : jouez votre coup sur le plateau.
mail-drafted = Votre coup est sur le plateau. Écrivez la lettre, ou annulez le coup.
mail-send-now = Envoyez la lettre à { $opponent }, et collez la réponse ici quand elle vient.
mail-letter-help = La lettre : envoyez-la telle quelle, du premier crochet au dernier.
button-write-letter = Écrire la lettre
button-copy-letter = Copier la lettre
button-mail-resign = Abandonner
button-keep-playing = Continuer à jouer
button-replay = Regarder la partie
mail-written = La lettre est écrite : envoyez-la à votre adversaire.
mail-new = Cette partie par courrier est maintenant gardée parmi vos parties.
mail-came = { $opponent } joue { $move }.
mail-resign-question = Abandonner cette partie ? Votre adversaire la gagne alors.
mail-no-name = Tapez d’abord les deux noms.
mail-refused = Ligne { $line } : { $why }
mail-fault-no-letter = il n’y a pas de lettre dans ce texte. Une lettre commence par [Nari et finit par [check …].
mail-fault-version = cette lettre vient d’une version plus récente de Nari (version { $version }).
mail-fault-head = la première ligne de la lettre est abîmée. Elle ressemble à [Nari 1 K7QF2 move 3].
mail-fault-name = il faut ici le nom de { $side }.
mail-fault-start = la position de départ est impossible : { $why }
mail-fault-move = « { $word } » n’est pas un coup.
mail-fault-illegal = le coup { $number } est illégal. { $title }. { $text }
mail-fault-after-end = la partie était déjà finie.
mail-fault-cut-off = la lettre est coupée : sa dernière ligne, [check …], manque.
mail-fault-count = la première ligne annonce { $said ->
        [one] { $said } coup
       *[other] { $said } coups
    }, et il y en a { $found }.
mail-fault-code = la dernière ligne est abîmée. Elle ressemble à [check 5T3MK-9QXAB].
mail-fault-earlier = quelque chose a changé en route avant le dernier coup : le code ne correspond pas. Redemandez la lettre.
mail-fault-last = le dernier coup a changé en route : le code ne correspond pas. Redemandez la lettre.
mail-unlike-game = Cette lettre appartient à une autre partie. Collez-la dans la liste des parties par courrier.
mail-unlike-head = Les noms ou le départ de cette lettre ne sont pas ceux de votre partie.
mail-unlike-move = Le coup { $number } de cette lettre n’est pas celui qui a été joué. La lettre est refusée, et votre partie reste telle quelle.
mail-unlike-nothing-new = Cette lettre n’apporte aucun coup nouveau.
mail-unlike-yours = Le coup { $number } de cette lettre serait le vôtre, et vous ne l’avez pas joué.

## Texte simple

text-word-games = parties
text-word-mail = courrier
text-word-editor = éditeur editeur dessiner
text-word-import = importer apporter
text-word-delete = supprimer
text-word-restore = récupérer recuperer
text-word-replace = écraser ecraser
text-word-comment = commentaire commenter
text-word-header = en-tête en-tete
text-word-export = exporter donner
text-word-copy = copier
text-word-other-before = autre-avant
text-word-other-after = autre-après autre-apres
text-word-main-line = suite-principale
text-word-remove-moves = supprimer-coups
text-word-bring-back = récupérer-coups recuperer-coups
text-word-play-from = jouer-ici
text-word-solve-from = résoudre-ici resoudre-ici
text-word-draw-from = dessiner-ici
text-word-put = poser
text-word-take-off = enlever
text-word-hold = réserve reserve
text-word-side = trait
text-word-turn-over = retourner
text-word-change-side = changer-camp
text-word-clear = vider
text-word-start-board = début-partie debut-partie
text-word-save-position = garder
text-word-names = noms
text-word-begin-first = commencer-sente
text-word-begin-second = commencer-gote
text-word-send = envoyer
text-word-copy-letter = copier-lettre
text-word-look = regarder
place-no-game = « { $text } » ne peut pas être le nom d’une partie gardée.
text-games-how = Tapez ouvrir game:NOM, ou son numéro ; importer et un chemin ou une partie ; supprimer et un numéro ; chercher et un mot ; éditeur ; courrier.
text-replay-how = Tapez suivant, précédent, début, dernier, position et un numéro, ou un coup ; 1, 2, 3 quand plusieurs peuvent suivre ; commentaire et un texte ; en-tête, un numéro et un texte ; exporter kifu, kif, ki2, csa, usi, sfen, position ou image, et un chemin si vous voulez ; copier au lieu d’exporter ; jouer-ici, résoudre-ici, dessiner-ici.
text-editor-how = Tapez poser et une pièce avec sa case, en capitales pour Sente : poser +R5e, poser k5a ; enlever 5e ; réserve 2P ou réserve 3p ; trait sente ou trait gote ; retourner 5e ; changer-camp 5e ; vider, début-partie, annuler, rétablir ; un SFEN entier ; jouer-ici, résoudre-ici, garder.
text-mail-how = Collez une lettre telle quelle ; ou tapez noms, le vôtre et celui de votre adversaire, séparés par une virgule ; commencer-sente ou commencer-gote ; un numéro ouvre une partie.
text-mail-game-how = Tapez votre coup, puis envoyer ; copier-lettre affiche la lettre ; collez la réponse telle quelle ; abandonner, puis oui ; regarder montre la partie.
text-export-how = Tapez exporter ou copier, quoi, et un chemin si vous voulez : kifu, kif, ki2, csa, usi, sfen, position ou image.
text-kept = C’est gardé.
text-no-such-number = Il n’y a pas de numéro { $number } ici.
text-put-how = Tapez poser et une pièce avec sa case, en capitales pour Sente : poser +R5e, poser k5a.
