# Le texte simple : les mots à taper, et ce qui s’affiche.

text-greeting = Nari en texte simple. Tapez aide pour les commandes, quitter pour partir. Sur le plateau, v précède les pièces de l’adversaire, pointe en bas, et + une pièce promue, rouge en vrai.
text-not-understood = « { $text } » n’est pas une commande. Tapez aide pour les voir.
text-no-square = « { $text } » n’est pas une case. Une case, c’est une colonne de 1 à 9 et une rangée de a à i, comme 7g.
text-no-move = « { $text } » n’est pas un coup : { $why }
text-no-board = Il n’y a pas de plateau sur cet écran. Ouvrez d’abord une leçon.
text-legal = { $move } est légal.
text-go-on = Tapez suivant pour continuer.
text-try-over = Votre coup est repris. Tapez-en un autre, ou plateau pour revoir la position de départ.
text-lit = En lumière : { $squares }.
text-no-choice = Il n’y a pas de réponse { $text } : tapez un nombre de 1 à { $last }.
text-walls = # hors du petit plateau
text-marks = + trouvé, - pas celle-ci, * étoile
text-resume = { $label } : { $title } – { $text } Tapez suivant pour l’ouvrir.
text-game-left = { $label } : { $title }. { $text } Tapez ouvrir play:on pour continuer.
text-open-how = Tapez ouvrir et le nom d’une leçon pour l’ouvrir, chercher et un mot pour en trouver une.
text-begin-how = Tapez régler, le numéro d’une question et celui de votre réponse ; puis commencer.
text-set-how = Tapez régler, le numéro d’un réglage et celui d’un choix : régler 2 3. Pour un interrupteur, son numéro suffit.

text-word-hint = indice i
text-word-show-me = montrer réponse
text-word-undo = annuler u
text-word-redo = rétablir retablir
text-word-restart = recommencer
text-word-next = suivant suivante s passer
text-word-previous = précédent precedent précédente retour
text-word-show-why = montrer-pourquoi
text-word-why = pourquoi
text-word-say = dire
text-word-moves = coups
text-word-read = lire
text-word-board = plateau
text-word-text = texte encore
text-word-retry = réessayer reessayer reprendre non
text-word-turn = tourner
text-word-help = aide
text-word-about = apropos à-propos
text-word-back = remonter
text-word-open = ouvrir
text-word-lang = langue
text-word-set = régler regler
text-word-search = chercher
text-word-touch = toucher
text-word-begin = commencer
text-word-learn = apprendre leçons lecons
text-word-settings = réglages reglages
text-word-solve = résoudre resoudre
text-word-stop = stop arrêter arreter
text-word-solution = solution
text-word-defend = défendre defendre
text-word-play-on = continuer
text-word-why-mate = pourquoi-mat
text-word-puzzles = problèmes problemes problème
text-word-compose = composer
text-word-filter = filtrer
text-puzzles-how = Tapez ouvrir et le nom d’un problème pour l’ouvrir, filtrer et deux numéros pour choisir dans les rangées ci-dessus, résoudre et une position en SFEN pour la faire résoudre, composer 1, composer 3 ou composer 5 pour un nouveau problème.
text-compose-how = Tapez composer et une longueur : composer 1, composer 3 ou composer 5.
text-filter-how = Dans la liste des problèmes, tapez filtrer, le numéro d’une rangée et celui d’un choix : filtrer 1 2.
text-set-where = Il n’y a rien à régler sur cet écran. Tapez d’abord réglages.
text-word-play = jouer
text-word-against = contre
text-test-how = Tapez test pour deux minutes de questions qui trouvent votre chapitre.
text-word-test = test placement
text-word-take-rung = échelon rung
text-word-new-game = nouvelle nouvelle-partie
text-word-declare = déclarer declarer
text-word-resign = abandonner
text-word-confirm = oui confirmer
text-word-see-again = revoir
text-word-review = relire
text-word-first = début debut
text-word-harder = difficile plus-difficile
text-word-easier = facile plus-facile
text-word-clock = chrono chronomètre chronometre
text-word-last = dernier dernière
text-word-ply = position
text-word-make-puzzles = mes-problèmes mes-problemes
text-play-how = Tapez contre et un numéro pour choisir votre adversaire, régler et deux numéros pour choisir dans les rangées ci-dessus, commencer pour lancer la partie. Pour partir d’une position, tapez ouvrir play:SFEN, avec la position à la place de SFEN.
text-against-how = Tapez contre et le numéro d’un adversaire, de 1 à { $count } : contre 4.
text-game-over = La partie est finie. Tapez annuler pour reprendre, relire pour la relire, nouvelle pour une autre partie.
text-decide = Tapez reprendre pour reprendre votre coup, continuer pour le garder.
text-review-how = Tapez un numéro de la liste pour le voir sur le plateau, position 12 pour une position, suivant et précédent pour avancer et reculer, mes-problèmes pour faire des mats manqués vos problèmes, relire pour revenir à la fin.
text-word-quit = quitter fin

text-help =
    Les coups
      7g7f, P*5e, 8h2b+   toujours : départ et arrivée, parachutage, promotion
      P-7f, O4h, Fx2b+    avec les lettres de votre langue (R T F O A C L P)
      ７六歩               en japonais
    Dans une leçon
      5e                  toucher ou choisir une case
      1, 2, 3             prendre une des réponses proposées
      indice              un indice ; après deux indices, montrer joue la réponse
      annuler, rétablir, recommencer
      suivant, précédent  avancer, revenir ; une étape non faite est passée
      pourquoi 5g4g       le coup est-il légal, et sinon, pourquoi
      coups 5h            où peut aller la pièce en 5h
      dire 5h             ce qui se trouve en 5h
      lire                dire toutes les pièces ; plateau l’affiche, texte affiche l’étape
      tourner             tourner le plateau
    Dans un entraînement
      suivant             l’exercice d’après ; recommencer remet les comptes à zéro
      difficile, facile   des exercices plus difficiles, plus faciles
      chrono              trente secondes, là où c’est proposé ; encore chrono l’arrête
    Dans un problème
      indice              l’idée, puis la pièce, puis le coup
      reprendre, continuer  après un échec qui ne mate pas à temps
      solution            parcourir la solution ; 1, 2, 3 choisissent une réponse, annuler recule, rétablir avance
      défendre            défendre le Roi vous-même
      pourquoi-mat        après un mat ; puis toucher 2b dit pourquoi le Roi ne peut pas aller en 2b
      résoudre SFEN       résoudre une position ; composer 3 invente un problème ; filtrer 1 2 dans la liste
    Dans une partie
      jouer               qui joue : contre 4, régler 1 2, commencer
      indice              l’idée, puis la pièce, puis le coup
      annuler, rétablir   revenir à votre dernière décision, et la rejouer
      reprendre, continuer  quand l’entraîneur demande si un coup est gardé
      abandonner, oui     abandonner ; déclarer déclare le Roi entré
      relire              après la fin : évaluation, tournants, mats manqués
      revoir              après une répétition : comment elle est venue
      nouvelle            une autre partie
    Vos parties
      parties, importer CHEMIN  les parties gardées ; un numéro en ouvre une
      éditeur, courrier   dessiner une position ; jouer par courrier, une lettre se colle telle quelle
    Chaque jour
      aujourd’hui         ce qui est à revoir et à découvrir ; un numéro l’ouvre, pause 2 ou supprimer 2 l’écarte
    Partout
      apprendre, problèmes, jouer, parties, réglages, ouvrir NOM, chercher MOT, régler 2 3, langue fr, langue en
      apropos, aide, quitter

# Les élèves, et tout en un fichier
text-word-learner = élève eleve
text-word-add = ajouter
text-word-rename = renommer
text-word-remove = retirer
text-word-instead = remplacer
text-word-progress = parcours
text-learner-how = Élèves : « élève NOM » passe à un autre élève ; « élève ajouter NOM », « élève renommer NOM », « élève retirer ».
text-progress-how = Parcours : « parcours exporter FICHIER », « parcours importer FICHIER » (ajouté à ce qui est ici), « parcours remplacer FICHIER » (à la place).
text-question-how = Tapez la réponse : son numéro, une case ou un coup. Tapez suivant si vous ne savez pas, remonter pour partir.
text-confirm-how = Tapez oui pour le faire, non pour tout laisser en l’état.
text-lacks = Il manque quelque chose après « { $word } » : tapez par exemple { $word } { $example }.
text-set-no-row = Il n’y a pas de rangée { $row } ici : elles vont de 1 à { $last }.
text-set-no-option = La rangée { $row } n’a pas de choix { $option } : ils vont de 1 à { $last }.
text-today-again = Tapez texte pour entendre de nouveau toute la liste.
