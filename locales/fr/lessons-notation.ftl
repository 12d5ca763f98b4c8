### Chapitre 11 : lire les cases et les coups, à la japonaise et à l’occidentale.
chapter-notation-title = La notation

## Lire une case
lesson-read-a-square-title = Lire une case
lesson-read-a-square-summary = Deux signes, toujours la colonne d’abord.

lesson-read-a-square-three-ways-text =
    Votre Pion va de { $from } en { $to }. Cette case a trois noms dans les livres : { $kanji } en japonais, { $figures } ou { $letters } ailleurs.

    Toujours la colonne d’abord, comptée de la droite ; puis la rangée, comptée du haut : 一 二 三 四 五 六 七 八 九, ou 1 à 9, ou a à i.

lesson-read-a-square-in-figures-text = Touchez la case { $asked }.
lesson-read-a-square-in-figures-hint-1 = Le premier chiffre compte les colonnes depuis la droite.
lesson-read-a-square-in-figures-hint-2 = Colonne 3, rangée 4 : { $at }.
lesson-read-a-square-in-figures-done = Colonne, puis rangée.
lesson-read-a-square-in-figures-swapped = C’est { $other }, { $swapped } : vous avez lu la rangée d’abord.
lesson-read-a-square-in-figures-left = Vous avez compté les colonnes depuis la gauche.

lesson-read-a-square-in-letters-text = Les cases de départ des deux Tours : touchez { $near } et { $far }.
lesson-read-a-square-in-letters-hint-1 = a est la rangée du haut, i celle du bas.
lesson-read-a-square-in-letters-hint-2 = { $one } est près de vous, à droite ; { $two } en face.
lesson-read-a-square-in-letters-done = Les lettres vont de haut en bas : h, c’est votre deuxième rangée.
lesson-read-a-square-in-letters-mirrored = C’est une case des Fous : { $mirrored }, par exemple.

lesson-read-a-square-in-kanji-text = En japonais : touchez { $first }, { $second } et { $third }.
lesson-read-a-square-in-kanji-hint-1 = 一 二 三 sont un, deux, trois traits ; 五 est au milieu ; 八 s’ouvre comme un toit sans faîte.
lesson-read-a-square-in-kanji-hint-2 = { $one }, { $two } et { $three }.
lesson-read-a-square-in-kanji-done = Le chiffre est la colonne, le kanji la rangée.
lesson-read-a-square-in-kanji-swapped = Le chiffre d’abord : c’est la colonne.

lesson-read-a-square-more-kanji-text = Quatre d’un coup : { $first }, { $second }, { $third } et { $fourth }.
lesson-read-a-square-more-kanji-hint-1 = 六 est la sixième rangée, 四 la quatrième, 九 la dernière.
lesson-read-a-square-more-kanji-hint-2 = { $one } et { $two } au milieu ; { $three } et { $four } sont deux coins.
lesson-read-a-square-more-kanji-done = Vous lisez les cases dans toutes les écritures.
lesson-read-a-square-more-kanji-corner = Un coin, mais pas celui-là : 一 est en haut, 九 en bas.
lesson-read-a-square-more-kanji-swapped = Colonne et rangée sont inversées.

## Lire un coup
lesson-read-a-move-title = Lire un coup
lesson-read-a-move-summary = Qui, où, et comment.

lesson-read-a-move-a-plain-move-text =
    ▲ est Sente, △ Gote. Ensuite la case d’arrivée, puis la pièce : { $asked }, un Pion de Sente va en { $kanji }.

    Jouez ce coup.
lesson-read-a-move-a-plain-move-hint-1 = La case de départ n’est pas écrite : un seul Pion peut y aller.
lesson-read-a-move-a-plain-move-hint-2 = De { $from } en { $to } : chez nous, { $mv }.
lesson-read-a-move-a-plain-move-done = Case et pièce suffisent, tant qu’une seule peut y aller.
lesson-read-a-move-a-plain-move-mirrored = C’est { $mirrored } : vous avez compté depuis la gauche.
lesson-read-a-move-a-plain-move-other = Un Pion, oui, mais un autre.
lesson-read-a-move-a-plain-move-piece = 歩 est le Pion.

lesson-read-a-move-turned-over-text =
    成 veut dire : en se retournant. 不成 : sans se retourner. En Occident, on écrit + et =.

    Jouez { $asked }.
lesson-read-a-move-turned-over-hint-1 = 角 est le Fou. Où est { $kanji } ?
lesson-read-a-move-turned-over-hint-2 = Le Fou prend en { $to } et se retourne : { $mv }.
lesson-read-a-move-turned-over-done = Un { $horse } en { $to }. Écrit à l’occidentale, une prise porte un x.
lesson-read-a-move-turned-over-plain = Il manque 成 : le Fou devait se retourner.
lesson-read-a-move-turned-over-other = Ce n’est pas le coup écrit.

lesson-read-a-move-dropped-text =
    打 veut dire : parachuté. On ne l’écrit que s’il y a un doute ; en Occident, une étoile ou une apostrophe le marque toujours.

    Jouez { $asked }.
lesson-read-a-move-dropped-hint-1 = Deux Fous peuvent aller en { $kanji }. Lequel est demandé ?
lesson-read-a-move-dropped-hint-2 = Celui de la réserve, en { $to }.
lesson-read-a-move-dropped-done = Sans 打, c’est la pièce du plateau qui bouge.
lesson-read-a-move-dropped-moved = C’est { $slid }, sans 打 : le Fou de { $from } a bougé.
lesson-read-a-move-dropped-elsewhere = La case est { $kanji }, au centre.
lesson-read-a-move-dropped-other = C’est un Fou qui doit venir.

lesson-read-a-move-right-or-left-text =
    Deux Ors peuvent aller sur la même case. 右 est celui de droite, 左 celui de gauche.

    Jouez { $asked }.
lesson-read-a-move-right-or-left-hint-1 = 金 est l’Or ; 右 et 左 se voient de la place du joueur.
lesson-read-a-move-right-or-left-hint-2 = Celui de { $right } va en { $to }.
lesson-read-a-move-right-or-left-done = 右 à droite, 左 à gauche, vus par celui qui joue.
lesson-read-a-move-right-or-left-left = C’est l’Or de gauche, de { $left } : 左.
lesson-read-a-move-right-or-left-other = L’Or, en { $kanji }.

lesson-read-a-move-straight-up-text =
    直 veut dire : tout droit, vers l’avant.

    Jouez { $asked }.
lesson-read-a-move-straight-up-hint-1 = Lequel des deux n’a pas besoin d’aller en biais ?
lesson-read-a-move-straight-up-hint-2 = Celui de { $under }, droit vers { $to }.
lesson-read-a-move-straight-up-done = 直 lève le doute quand l’autre viendrait en biais.
lesson-read-a-move-straight-up-aslant = Celui de { $aside } vient en biais : ce serait 右.
lesson-read-a-move-straight-up-other = L’Or, en { $kanji }.

lesson-read-a-move-up-back-or-across-text =
    Trois autres mots : 上 en montant, 引 en reculant, 寄 de côté.

    Jouez { $asked }.
lesson-read-a-move-up-back-or-across-hint-1 = 銀 est l’Argent. Lequel des deux recule pour aller en { $kanji } ?
lesson-read-a-move-up-back-or-across-hint-2 = Celui de { $upper } recule en { $to }.
lesson-read-a-move-up-back-or-across-done = 引, en reculant. Pour l’autre, on aurait écrit 上.
lesson-read-a-move-up-back-or-across-up = Celui de { $lower } monte : on demandait 引.
lesson-read-a-move-up-back-or-across-other = L’Argent, en { $kanji }.

lesson-read-a-move-the-same-square-text =
    Vous êtes Gote, △. 同 veut dire : sur la même case que le coup d’avant. ▲{ $kanji }歩 vient d’être joué.

    Répondez △同歩.
lesson-read-a-move-the-same-square-hint-1 = La même case que le dernier coup, et une pièce s’y trouve : c’est une prise.
lesson-read-a-move-the-same-square-hint-2 = Votre { $pawn } de { $from } prend en { $at }.
lesson-read-a-move-the-same-square-done = 同 annonce une prise. Vous savez lire une partie entière.
lesson-read-a-move-the-same-square-other = 同 : sur la case du dernier coup.
