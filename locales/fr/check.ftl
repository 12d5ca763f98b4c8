# Ce qui ne va pas dans une position, un texte ou un fichier de leçon : pour qui les écrit.

setup-missing-king = { $side } n’a pas de Roi.
setup-two-kings = { $side } a { $count } Rois, en { $squares } ; la règle est d’un Roi par camp.
setup-too-many-pieces = Il y a { $pieces }, pièces promues et réserves comprises ; un jeu n’en compte que { $limit }.
setup-two-pawns = { $side } a plus d’un Pion non promu sur la colonne { $file } : { $squares }.
setup-dead-piece = La pièce en { $square } ne pourrait plus jamais bouger : il n’y a ni Pion ni Lance sur leur dernière rangée, ni Cavalier sur ses deux dernières.
setup-opponent-in-check = Le Roi en { $king } est en échec depuis { $squares }, mais c’est à l’autre camp de jouer : le Roi pourrait être pris.

read-at = caractère { $column }, « { $found } » : { $need }
read-at-end = caractère { $column }, à la fin : { $need }
read-squares = il manque encore { $count ->
    [one] une case à la rangée { $rank } ; il faut ici une lettre de pièce, + ou un nombre de cases vides.
   *[other] { $count } cases à la rangée { $rank } ; il faut ici une lettre de pièce, + ou un nombre de cases vides.
}
read-rank-end = la rangée { $rank } a ses neuf cases ; il faut ici /.
read-promotable-piece = il faut ici une pièce qui peut être promue.
read-space = il faut ici une espace.
read-side-to-move = il faut ici le camp qui a le trait : b ou w.
read-hands = il faut ici les réserves, ou - s’il n’y en a pas.
read-hand-piece = il faut ici la lettre d’une pièce en réserve, précédée d’un nombre à partir de 2 s’il y en a plusieurs.
read-hand-count = un jeu ne compte que { $pieces }.
read-move-number = il faut ici un nombre entier, sans zéro devant.
read-move = il faut ici la case de départ d’un coup, ou la lettre d’une pièce parachutée.
read-sign = il faut ici { $sign }.
read-file = il faut ici une colonne, de 1 à 9.
read-rank = il faut ici une rangée, de a à i.
read-piece = il faut ici une pièce.
read-side-sign = il faut ici le signe du camp qui a le trait, ▲ ou △.
read-square-not-same = il faut ici une case : aucun coup ne précède, auquel 同 pourrait renvoyer.
read-promotion-or-end = il faut ici +, ou rien de plus.
read-end = il ne faut rien de plus ici.

name-no-such-piece = Vous n’avez { $piece } que ce nom puisse désigner.
name-ambiguous = Plusieurs coups portent ce nom : { $moves }. Précisez lequel.

# Les fautes des fichiers de leçons, que nari check énumère.
check-in-step = étape { $step } : { $text }
check-broken-toml = ce n’est pas du TOML : { $detail }
check-not-text = le fichier n’est pas du texte en UTF-8.
check-no-curriculum = le dossier lessons n’a pas de curriculum.toml.
check-unknown-format = le format { $format } est inconnu ; ce Nari lit le format 1.
check-unknown-key = la clé { $key } n’a pas de sens ici ; on connaît : { $known }.
check-missing-key = il manque la clé { $key }.
check-unreadable = « { $found } » est illisible ; { $need }
check-duplicate-id = { $id } est là deux fois.
check-id-is-not-file-name = l’id { $id } n’est pas le nom du fichier.
check-no-such-lesson = il manque le fichier { $path }.
check-unlisted-lesson = aucun chapitre de curriculum.toml ne nomme cette leçon.
check-empty = la liste { $key } est vide.
check-setup-unreadable = la position est illisible : { $text }
check-setup-fault = la position est impossible : { $text }
check-no-move-at-the-start = l’élève n’a aucun coup légal dans cette position.
check-nothing-there = il n’y a rien en { $square }.
check-fact-is-false = ce n’est pas vrai : { $fact }.
check-fact-is-false-found = ce n’est pas vrai : { $fact }. On trouve : { $found }.
check-script-illegal = le coup prévu { $move } est illégal. { $reason }.
check-solved-at-the-start = l’étape est réussie avant qu’on ait rien fait.
check-no-solution = rien de ce que l’élève peut faire ne réussit l’étape.
check-out-of-reach = aucune solution trouvée parmi { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} ; il faut plus petit.
check-star-out-of-reach = aucune pièce ne peut atteindre l’étoile en { $square }.
check-not-a-target = { $square } ne peut être ni une étoile ni une cible.
check-nothing-to-find = il n’y a aucune case à trouver.
check-no-mate = il n’y a pas de mat en { $moves }.
check-shorter-mate = il y a déjà un mat en { $moves }.
check-nothing-to-defend = toutes les réponses défendent aussi bien : il n’y a rien à choisir.
check-not-in-check = le Roi de l’élève n’est pas en échec : il n’y a rien à parer.
check-already-mated = l’élève est mat : il n’y a pas de réponse à trouver.
check-choice-illegal = le choix { $move } est illégal. { $reason }.
check-choice-twice = le choix { $choice } en répète un autre.
check-no-right-choice = aucun des choix n’est juste.
check-several-right-choices = plusieurs choix sont justes : { $choices }. Il en faudrait un.
check-no-wrong-choice = tous les choix sont justes.
check-move-is-legal = le coup { $move } est légal.
check-mistake-impossible = personne ne peut commettre l’erreur « { $say } ».
check-mistake-is-right = l’erreur « { $say } » n’en est pas une : c’est une bonne réponse.
check-mistake-is-right-move = l’erreur « { $say } » comprend { $move }, qui est juste.
check-mistake-hidden = l’erreur « { $say } » n’est jamais dite : les précédentes prennent tous ses cas.
check-never-mate = il n’y a pas de mat.
check-other-length = { $proved ->
    [one] le mat le plus court prend { $proved } coup, et non { $stated }.
   *[other] le mat le plus court prend { $proved } coups, et non { $stated }.
}
check-second-solution = { $move } mate aussi au coup { $ply } : il ne faut qu’une solution.
check-left-over = il reste des pièces en réserve à la fin : { $pieces }.
check-piece-to-spare = cette pièce de l’attaquant ne sert à rien : { $piece } ; sans elle, la solution est la même.
check-idle-pieces = trop de pièces du défenseur ne font rien : { $squares }. Quatre au plus.
check-unnatural = le Roi en { $square } est loin de tous les bords.
check-unnatural-crowded = il y a { $count } pièces sur le plateau ; pour un mat de cette longueur, { $limit } suffisent.
check-other-theme = le thème est { $found }.
check-other-grade = la difficulté est { $found }.
check-alike = c’est le même problème que { $id }, peut-être en miroir ou décalé.
check-no-such-question = le chapitre n’a pas d’étape { $question } que le test de niveau puisse poser : écrivez leçon/étape, et ni explain ni play.
check-outside-the-walls = ces pièces sont hors des murs : { $squares }.
# $moves compte les coups de l’élève.
check-not-won = { $moves ->
    [one] aucune façon de gagner cette partie n’a été trouvée en { $moves } coup, pas même pour un joueur fort.
   *[other] aucune façon de gagner cette partie n’a été trouvée en { $moves } coups, pas même pour un joueur fort.
}
check-no-message = { $language ->
    [fr] le message { $id } manque en français.
    [en] le message { $id } manque en anglais.
   *[other] le message { $id } manque dans la langue « { $language } ».
}
check-message-without-step = le message { $id } ({ $language }) n’appartient à aucune étape.
check-message-twice = { $language ->
    [fr] le message { $id } est là deux fois en français.
    [en] le message { $id } est là deux fois en anglais.
   *[other] le message { $id } est là deux fois dans la langue « { $language } ».
}
check-unknown-placeable = le message { $id } ({ $language }) emploie ${ $name }, que l’étape ne nomme pas.
check-placeable-missing = il manque au message { $id } ({ $language }) ${ $name }, qu’une autre langue emploie.
check-square-written = le message { $id } ({ $language }) écrit { $square } en toutes lettres : c’est à un nom de l’étape de le dire.
check-piece-elsewhere = le message { $id } ({ $language }) place en { $square } une pièce qui n’y est pas et n’y vient pas : { $kind }.
check-piece-written = le message { $id } ({ $language }) écrit le nom de la pièce, alors que l’étape a ${ $name } pour cela.
check-name-of-other-kind = le nom { $name } est celui d’une autre pièce que celle du plateau : { $kind }.
check-name-unused = aucun message n’emploie le nom { $name }.
check-broken-message = ce n’est pas du Fluent : { $detail }
check-no-texts = aucun texte de ce cours n’est trouvé : ses messages se rangent ici, dans les dossiers « fr » et « en » (un seul suffit), en fichiers dont le nom finit par .ftl.

check-need-text = il faut ici un texte entre guillemets.
check-need-number = il faut ici un nombre entier à partir de 0.
check-need-yes-or-no = il faut ici true ou false.
check-need-list = il faut ici une liste entre [ et ].
check-need-table = il faut ici une table entre {"{"} et {"}"}.
check-need-id = il faut ici un id : lettres minuscules, chiffres et traits d’union, une lettre d’abord.
check-need-name-id = il faut ici un nom : lettres minuscules, chiffres et traits d’union, une lettre d’abord.
check-need-square = il faut ici une case comme 5e.
check-need-piece-kind = il faut ici une sorte de pièce, comme gold ou promoted-silver.
check-need-hand-kind = il faut ici une sorte de pièce qui va en réserve, comme pawn.
check-need-move = il faut ici un coup comme 7g7f, 8h2b+ ou P*5e.
check-need-side = il faut ici mine ou theirs.
check-need-by = il faut ici le mot by.
check-need-find = il faut ici une recherche comme moves 5e ou mine gold.
check-need-fact = il faut ici un fait comme check ou legal 7g7f.
check-need-relation = il faut ici =, count, has ou lacks.
check-need-reason = il faut ici le nom d’une raison, comme pinned.
check-need-name = il faut ici un nom : piece 5e, une case, move 7g7f, kind gold ou count avec une recherche.
check-need-question = il faut ici une question : kind, side, count, true ou piece-set.
check-need-answer = il faut ici une réponse qui convient à la question.
check-need-step-kind = il faut ici une sorte d’étape : explain, paint, collect, capture, move, choose, why-not, answers, build, mate, defend, count, quiz ou play.
check-need-opponent = il faut ici still, best ou une liste de coups.
check-need-goal = il faut ici une condition, comme {"{"} to = "5g" {"}"}.
check-need-file = il faut ici une colonne de 1 à 9.
check-need-show = il faut ici une recherche, ou arrow 5e 5d.
check-need-small-number = il faut ici un nombre entier de 1 à 9.
check-need-mate-length = il faut ici 1, 3, 5, 7 ou 9.
check-need-odd-number = il faut ici un nombre impair : les coups des deux camps comptent.
check-need-theme = il faut ici le nom d’un thème, comme gold-head ou sacrifice.
check-need-level = il faut ici l’id d’un adversaire de l’échelle, comme greedy (ils sont tous dans docs/ladder.md).
check-need-walls = il faut ici deux coins d’une partie du plateau, comme 1a-5e.
check-need-game-length = il faut ici un nombre entier de 1 à 200.
check-need-drill = il faut ici le nom d’un entraînement, comme pins ou mate-in-1.
check-drill = l’exercice de niveau { $level } et de germe { $seed } n’a pas pu être composé, ou il est faux.
check-need-end = il ne faut rien de plus ici.
