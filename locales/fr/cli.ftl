# La ligne de commande.

cli-about = Nari enseigne le shogi (les échecs japonais) en français et en anglais : règles, coups, parachutages, promotion, mats.
cli-heading-usage = Emploi :
cli-heading-commands = Commandes :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-after-help = Sans commande, Nari ouvre sa fenêtre. Code de retour : 0 fait, 1 la réponse est non ou des fautes ont été trouvées, 2 l’appel ou l’entrée est illisible.

cli-usage-nari = nari [--lang fr|en] [--theme light|dark|system] [--data-dir DOSSIER] [--profile NOM] [--open ENDROIT]
cli-usage-text = nari text [--lang fr|en] [--data-dir DOSSIER] [--profile NOM] [--open ENDROIT]
cli-usage-check = nari check [DOSSIER] [--json] [--without-puzzles]
cli-usage-why = nari why SFEN COUP [--lang fr|en] [--json]
cli-usage-perft = nari perft PROFONDEUR [--sfen SFEN] [--divide]
cli-usage-usi = nari usi [--lang fr|en]
cli-usage-render = nari render --open ENDROIT [--data-dir DOSSIER] [--lang fr|en] [--theme light|dark|system] [--size LxH] [--scale S] IMAGE.png

cli-name-dir = DOSSIER
cli-name-sfen = SFEN
cli-name-move = COUP
cli-name-depth = PROFONDEUR
cli-name-out = IMAGE.png
cli-name-place = ENDROIT
cli-name-size = LxH

cli-command-text = Les leçons en simples lignes dans un terminal, pour un lecteur d’écran, une connexion distante ou un script
cli-command-check = Prouve les leçons, les problèmes de mat et les textes, ceux du programme ou d’un dossier, et énumère chaque faute
cli-command-why = Dit si un coup est légal, et sinon pourquoi
cli-command-perft = Compte les suites de coups légaux d’une longueur donnée
cli-command-usi = L’adversaire en moteur USI, pour tout programme de shogi
cli-command-render = Dessine un écran dans une image, sans affichage

cli-help-lang = La langue : fr ou en ; à défaut, celle du système
cli-help-theme = Les couleurs : light (clair), dark (sombre) ou system (celles du système)
cli-help-data-dir = Le dossier des réglages et des progrès, au lieu de NARI_DATA_DIR ou de celui du système
cli-help-open = Où commencer : learn, puzzles, play, games, editor, mail, settings, lesson:ID ou lesson:ID:ÉTAPE
cli-help-help = Affiche ce texte
cli-help-version = Affiche la version
cli-help-json = Répond en JSON
cli-help-without-puzzles = Lit les problèmes de mat sans les prouver, ce qui prend le plus de temps
cli-help-dir = Un dossier de leçons et de textes ; à défaut, ceux du programme
cli-help-sfen = La position, en SFEN
cli-help-move = Le coup, en USI : 7g7f, 8h2b+, P*5e
cli-help-depth = Le nombre de coups, les deux camps comptés
cli-help-perft-sfen = La position de départ ; à défaut, le début d’une partie
cli-help-divide = Affiche le nombre sous chaque premier coup
cli-help-size = Largeur et hauteur, par exemple 1280x800
cli-help-scale = Le nombre de pixels par unité de taille, par exemple 2
cli-help-out = L’image à écrire

cli-line = nari : { $text }
cli-error-unknown-argument = { $argument } est inconnu ; { $command } --help montre ce qui existe
cli-error-unknown-command = il n’y a pas de commande { $argument } ; nari --help les montre
cli-error-missing = il manque { $argument } ; { $command } --help montre comment l’appeler
cli-error-no-value = { $argument } demande une valeur
cli-error-value = { $value } n’est pas une valeur de { $argument } ; les valeurs sont : { $values }
cli-error-twice = { $argument } est donné deux fois
cli-error-not-text = un argument n’est pas du texte en UTF-8
cli-error-call = cet appel est illisible ; { $command } --help montre comment l’écrire
cli-error-misplaced = { $argument } se place après { $command }, si cette commande l’accepte
cli-error-depth = PROFONDEUR : { $value } n’est pas un nombre entier de 0 à 100
cli-error-too-deep = PROFONDEUR : { $value }, c’est trop profond ici ; il y aurait plus de 10^{ $power } suites, et l’on peut en compter 10^12 environ
cli-error-size = --size : { $value } n’est pas LARGEURxHAUTEUR en pixels, de 1 à 16384, par exemple 1280x800
cli-error-scale = --scale : { $value } n’est pas un nombre de 0.25 à 8, par exemple 2
cli-error-sfen = SFEN : { $text }
cli-error-move = COUP : { $text }
cli-error-course = les leçons de ce programme ont des fautes ; nari check les énumère
cli-error-file = { $file } : { $why }
cli-error-no-window = ce Nari ne dessine pas de fenêtre : il a été construit sans « desktop »
cli-error-output = la sortie standard ne peut pas être écrite : { $why }
cli-error-render = { $file } : l’image ne peut pas être dessinée : { $text }
cli-note-no-display = il n’y a pas d’affichage ici, la suite est en texte simple (comme nari text)
cli-note-display-lost = l’affichage a disparu ; ce que vous avez fait est gardé
cli-note-no-window = ce programme ne dessine pas de fenêtre, la suite est en texte simple (comme nari text)


why-legal = { $move } est légal.
why-blocker = en travers : { $squares }
why-wall = le mur : { $squares }
why-pawn = le Pion de la colonne : { $squares }
why-checkers = donnent échec : { $squares }
why-pinner = cloue : { $squares }
why-ray = ligne du clouage : { $squares }
why-attackers = attaquent : { $squares }
why-covers = couvrent { $flight } : { $squares }

check-line = { $file }:{ $line }:{ $column }: { $text }
check-done = chapitres : { $chapters }, étapes : { $steps }, indices : { $hints }, problèmes de mat : { $puzzles }, classiques : { $classics }, exercices d’entraînement : { $drills }, énoncés prouvés : { $predicates }, messages : { $languages }.
check-language = { $language } { $count }
check-no-fault = Aucune faute.
check-faults = { $count ->
    [one] { $count } faute.
   *[other] { $count } fautes.
}

cli-usage-progress = nari progress export|import FICHIER [--replace] [--data-dir DOSSIER] [--profile NOM] [--lang fr|en]
cli-command-progress = Écrit tout le parcours d’un élève dans un fichier, ou reprend un tel fichier
cli-help-action = Que faire : export (écrire) ou import (reprendre)
cli-name-action = export|import
cli-help-progress-file = Le fichier de tout le parcours
cli-name-file = FICHIER
cli-help-replace = Reprend le fichier à la place de ce qui est là, écrit d’abord dans un autre fichier
cli-help-profile = L’élève, par son nom, quand plusieurs apprennent sur un ordinateur
cli-name-profile = NOM
cli-error-profile = personne ne s’appelle « { $name } » ici : il y a { $names }
cli-error-progress = { $text }
