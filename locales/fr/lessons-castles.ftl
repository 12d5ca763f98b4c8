### Chapitre 17 : mettre son Roi à l’abri avant de se battre.
chapter-castles-title = Les châteaux

## Le bateau et le Mino
lesson-mino-title = Le bateau et le Mino
lesson-mino-summary = Trois ou quatre coups, et le Roi respire.

lesson-mino-why-a-castle-text =
    Au début, le { $king } est en { $at }, au beau milieu de la bataille. Un château (kakoi) l’éloigne des Tours et l’entoure d’Ors et d’Argents.

    Le plus simple est le bateau : le Roi en { $to }, un Or en { $gold }, loin de votre Tour de { $rook }. Trois coups.

lesson-mino-the-boat-text = À vous : le { $king } de { $at } en { $to }, l’Or de { $gold } en { $goldto }, en aussi peu de coups que possible.
lesson-mino-the-boat-hint-1 = Le Roi va en biais, puis de côté.
lesson-mino-the-boat-hint-2 = Par { $via }, puis { $to }.
lesson-mino-the-boat-done = Le bateau flotte : trois coups, et vous pouvez attaquer à droite.
lesson-mino-the-boat-blocked = Une de vos pièces est sur cette case.

lesson-mino-the-mino-text =
    Quand la Tour part à gauche, ici en { $rook }, le Roi va à droite : c’est le Mino.

    Le { $king } en { $to }, un Argent en { $silver }, un Or en { $gold } ; celui de { $still } ne bouge pas.
lesson-mino-the-mino-hint-1 = Le Roi passe avant que l’Argent ne ferme la porte.
lesson-mino-the-mino-hint-2 = Trois pas jusqu’en { $to }, puis l’Argent monte en { $silver }, et l’Or vient en { $gold }.
lesson-mino-the-mino-done = Cinq coups : le château préféré de ceux qui changent leur Tour de côté.
lesson-mino-the-mino-blocked = Attention à l’ordre : la case est déjà occupée par l’une des vôtres.

lesson-mino-touch-the-walls-text = Un Mino autour du Roi de { $king }, avec une pièce de trop venue en visite. Touchez les { $n } pièces du château : un Argent et deux Ors.
lesson-mino-touch-the-walls-hint-1 = L’Argent est collé au Roi.
lesson-mino-touch-the-walls-hint-2 = { $silver }, { $one } et { $two }.
lesson-mino-touch-the-walls-done = Chacun garde son voisin : l’Or de { $one } garde l’Argent, l’autre garde la rangée.
lesson-mino-touch-the-walls-extra = L’Argent de { $extra } n’est qu’un visiteur.
lesson-mino-touch-the-walls-others = Utile, mais ce n’est pas un mur du Mino.

lesson-mino-who-guards-the-silver-text = Combien de vos pièces gardent l’Argent de { $at } ?
lesson-mino-who-guards-the-silver-hint-1 = N’oubliez pas le Roi.
lesson-mino-who-guards-the-silver-hint-2 = Le Roi de { $king } et l’Or de { $gold }.
lesson-mino-who-guards-the-silver-done = { $n } : le côté est solide. Le Mino craint surtout l’attaque par le bord et par le haut.
lesson-mino-who-guards-the-silver-one = Le Roi garde aussi.
lesson-mino-who-guards-the-silver-three = L’Or de { $far } est trop loin : une case les sépare.

lesson-mino-do-not-sit-in-the-middle-text =
    Pourquoi un château ? Voici un Roi resté au milieu, en { $king }, sans Or ni Argent ; les Lances de { $one } et de { $two } ne font que le gêner.

    Matez avec l’{ $gold }.
lesson-mino-do-not-sit-in-the-middle-hint-1 = Votre Pion de { $pawn } garde une case.
lesson-mino-do-not-sit-in-the-middle-hint-2 = En { $drop }.
lesson-mino-do-not-sit-in-the-middle-done = Un seul Pion avancé suffit contre un Roi sans murs.
lesson-mino-do-not-sit-in-the-middle-no-check = Ce n’est pas échec.
lesson-mino-do-not-sit-in-the-middle-other = Échec, mais le Roi prend ou s’enfuit.

## Yagura et anaguma
lesson-yagura-title = Yagura et anaguma
lesson-yagura-summary = Contre une Tour restée chez elle, ou tout au fond du terrier.

lesson-yagura-the-yagura-walls-text =
    Si les deux Tours restent chez elles, le Roi va à gauche, dans un Yagura.

    D’abord les murs : un Argent en { $silver }, un Or en { $one }, l’autre en { $two }.
lesson-yagura-the-yagura-walls-hint-1 = L’Argent de { $from } passe en biais, avant que l’Or ne le gêne.
lesson-yagura-the-yagura-walls-hint-2 = L’Argent par { $via } ; l’Or de { $gold } fait deux pas.
lesson-yagura-the-yagura-walls-done = Trois murs qui se gardent l’un l’autre.
lesson-yagura-the-yagura-walls-blocked = La case est occupée par l’une des vôtres.

lesson-yagura-move-in-text = Les murs sont debout et le Fou, en { $bishop }, a libéré la place. Menez votre { $king } de { $at } en { $to }.
lesson-yagura-move-in-hint-1 = Le long de la rangée du bas, puis en biais.
lesson-yagura-move-in-hint-2 = { $one }, { $two }, puis { $to }.
lesson-yagura-move-in-done = Dans le Yagura, le Roi est fort de face ; il craint les côtés et le bord.
lesson-yagura-move-in-blocked = Une de vos pièces occupe déjà cette case.

lesson-yagura-guards-of-the-front-text =
    Le Yagura est fait pour tenir de face.

    Combien de vos pièces gardent l’Argent de { $at } ?
lesson-yagura-guards-of-the-front-hint-1 = Le Roi, les Ors… et qui saute ?
lesson-yagura-guards-of-the-front-hint-2 = { $king }, { $below }, { $side }, et le Cavalier de { $knight }.
lesson-yagura-guards-of-the-front-done = { $n } gardiens : on n’attaque pas un Yagura par là sans y mettre le prix.
lesson-yagura-guards-of-the-front-two = Il y en a d’autres : le Roi compte, et l’un d’eux saute.
lesson-yagura-guards-of-the-front-three = Et le Cavalier ?

lesson-yagura-the-burrow-text = L’anaguma, « l’ours dans son trou » : le { $king } de { $at } se glisse dans le coin, en { $corner } ; la Lance monte en { $lance }, l’Argent ferme en { $silver }.
lesson-yagura-the-burrow-hint-1 = Faites d’abord de la place dans le coin.
lesson-yagura-the-burrow-hint-2 = La Lance en { $lance }, le Roi en { $corner }, puis l’Argent de { $from } en { $silver }.
lesson-yagura-the-burrow-done = Le plus solide des châteaux, et le plus étouffant : mat ou pas, le Roi n’en sortira plus.
lesson-yagura-the-burrow-blocked = Le coin est encore occupé : à qui de partir d’abord ?

lesson-yagura-no-way-out-text =
    Votre Roi est dans son trou, en { $king }, entre la Lance de { $lance }, l’Argent de { $silver } et le Cavalier de { $knight }.

    Sur combien de cases peut-il bouger ?
lesson-yagura-no-way-out-hint-1 = Ses propres pièces ferment les cases.
lesson-yagura-no-way-out-hint-2 = Faites le tour de { $king } : trois cases, trois pièces à vous.
lesson-yagura-no-way-out-done = Aucune. C’est ce qu’un anaguma doit craindre : un échec que l’on ne peut ni prendre ni arrêter est aussitôt mat.
lesson-yagura-no-way-out-one = Chacune de ces cases porte l’une de vos pièces.

lesson-yagura-smothered-text =
    À vous d’attaquer un terrier : le Roi adverse en { $king } n’a aucune case, et l’{ $guard } de { $guardat } en est la porte. Votre Fou est en { $bishop }.

    Matez.
lesson-yagura-smothered-hint-1 = Une pièce saute par-dessus les murs. La porte peut-elle la prendre ?
lesson-yagura-smothered-hint-2 = Le { $knight } en { $drop } : l’{ $guard } est cloué.
lesson-yagura-smothered-done = Mat étouffé. Chaque château a sa faiblesse ; connaissez celle du vôtre.
lesson-yagura-smothered-takes = Le Roi reprend, et votre Fou n’est plus là.
lesson-yagura-smothered-no-check = Ce n’est pas échec.
