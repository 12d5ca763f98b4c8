# Ce qui ne va pas dans une position, un texte ou un fichier de leçon : pour qui les écrit.

setup-missing-king = { $side } n’a pas de Roi.
setup-two-kings = { $side } a { $count } Rois, en { $squares } ; la règle est d’un Roi par camp.
setup-too-many-pieces = Il y a { $pieces }, pièces promues et réserves comprises ; un jeu n’en compte que { $limit }.
setup-two-pawns = { $side } a plus d’un Pion non promu sur la colonne { $file } : { $squares }.
setup-dead-piece = La pièce en { $square } ne pourrait plus jamais bouger : il n’y a ni Pion ni Lance sur leur dernière rangée, ni Cavalier sur ses deux dernières.
setup-opponent-in-check = Le Roi en { $king } est en échec depuis { $squares }, mais c’est à l’autre camp de jouer : le Roi pourrait être pris.

read-at = colonne { $column }, « { $found } » : { $need }
read-at-end = colonne { $column }, à la fin : { $need }
read-squares = il manque encore { $count ->
    [one] une case à la rangée { $rank } ; il faut ici une lettre de pièce, + ou un nombre de cases vides.
   *[other] { $count } cases à la rangée { $rank } ; il faut ici une lettre de pièce, + ou un nombre de cases vides.
}
read-rank-end = la rangée { $rank } a ses neuf cases ; il faut ici /.
read-promotable-piece = il faut ici une pièce qui se promeut.
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
