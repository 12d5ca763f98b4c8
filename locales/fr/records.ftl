# Les parties notées : ce qui ne va pas dans un fichier, et nari convert.

cli-usage-convert = nari convert SOURCE CIBLE [--to SUFFIXE] [--lang fr|en]
cli-name-source = SOURCE
cli-name-target = CIBLE
cli-name-suffix = SUFFIXE
cli-command-convert = Écrit des parties dans un autre format : .kif .kifu .ki2 .csa .usi .sfen
cli-help-source = Le fichier à lire, son format se voit à son contenu ; - est l’entrée standard
cli-help-target = Le fichier à écrire, son suffixe dit le format ; - est la sortie standard, en .kifu
cli-help-to = Le format à écrire, quel que soit le nom : kif, kifu, ki2, csa, usi ou sfen

convert-error-suffix = { $file } : ce suffixe n’est celui d’aucun format ; on connaît { $known }
convert-error-sign = ligne { $line }, colonne { $column } : .kif s’écrit en Shift-JIS, qui n’a pas « { $sign } » ; .kifu (UTF-8) a tous les signes
convert-error-several = { $suffix } contient une seule partie, et il y en a { $count } ; .csa, .usi et .sfen en contiennent plusieurs
convert-error-foul = { $suffix } ne sait pas noter le coup illégal { $ply }, { $move } ; .usi le peut
convert-foul = { $file } : { $text }
record-foul = coup { $ply }. { $title }. { $text } La suite est laissée de côté.

record-found = « { $found } » : { $need }
record-line-ends = la ligne s’arrête : { $need }
record-not-text = ce n’est du texte ni en UTF-8 ni en Shift-JIS.
record-none = il n’y a pas de partie dans ce fichier.
record-setup = aucune partie ne peut partir de cette position : { $text }
record-wrong-piece = il y a { $piece } en { $square } : ce n’est pas la pièce nommée ici.
record-no-such-piece = le camp au trait n’a { $piece } que ce nom puisse désigner.
record-ambiguous = cela peut désigner plusieurs coups : { $moves }.
record-after-end = cette suite de coups est déjà finie ; on n’y joue plus rien.
record-move-number = il faut ici le numéro du coup suivant : { $number }.
record-no-such-ply = aucune suite de coups qui précède n’est assez longue pour qu’une variante parte d’ici.

read-record-line = il faut ici une ligne d’en-tête, un commentaire précédé de *, une rangée de plateau ou un coup.
read-handicap = il faut ici le nom d’un handicap, comme 平手, ou un plateau plus bas.
read-board-square = il faut ici une pièce, ou le signe d’une case vide.
read-board-row = il faut ici une autre rangée : un plateau en a neuf.
read-held-pieces = il faut ici une pièce qui va en réserve, et pas plus d’une sorte qu’un jeu n’en compte.
read-number = il faut ici un nombre entier.
read-time = il faut ici une durée, en minutes et secondes, comme 0:12.
read-variation = il faut ici le numéro du premier coup de la variante, puis 手.
read-csa-line = il faut ici une instruction de CSA, comme N+, PI, +7776FU ou %TORYO.
read-csa-piece = il faut ici les deux lettres de la pièce qui s’y trouve, comme FU.
read-end-word = il faut ici un mot pour la fin de la partie.
read-position-word = il faut ici position, startpos ou sfen.
read-moves-word = il faut ici moves, ou rien de plus.
