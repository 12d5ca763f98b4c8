# Entraînements : des exercices sans fin, tirés au hasard. { $piece } et { $other } sont des noms de pièces, { $at } et
# { $pinner } des cases, { $n } un nombre.

drills-title = Entraînements
drills-overline = S’exercer
drills-spoken = Entraînements, des exercices sans fin : { $begun } commencés sur { $total }

drill-overline = Entraînement · niveau { $level } sur { $of }
drill-opened = { $title } – niveau { $level }. { $text }
drill-never-begun = Pas encore commencé
drill-stands = Niveau { $level } · meilleure série { $row }
drill-row-spoken = { $title } – { $summary } { $note }
drill-again = Repartir de zéro
drill-next = Le suivant
drill-skip = Passer celui-ci
drill-easier = Plus facile
drill-harder = Plus difficile
drill-clock-start = 30 secondes
drill-clock-stop = Sans chronomètre
drill-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
drill-tally = Cette fois
drill-right = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
}, { $missed ->
    [one] { $missed } manqué
   *[other] { $missed } manqués
}
drill-in-a-row = { $row } d’affilée
drill-best = Votre meilleure série : { $row }
drill-best-round = Votre record en 30 secondes, à ce niveau : { $right }
drill-grew-harder = Cela va bien : vous passez au niveau { $level }.
drill-grew-easier = Retour au niveau { $level }, le temps de souffler.
drill-round-over = C’est l’heure !
drill-round-found = { $right ->
    [one] { $right } case en { $seconds } secondes.
   *[other] { $right } cases en { $seconds } secondes.
}
drill-round-first = C’est votre premier essai à ce niveau.
drill-round-better = Mieux que jamais : votre record était de { $best }.
drill-round-best = Votre record à ce niveau : { $best }.

drill-pairs-title = Les signes qui se ressemblent
drill-pairs-summary = Distinguer les signes que tout le monde confond au début.
drill-pairs-mine-text = Parmi vos pièces, touchez toutes celles-ci : { $piece }. Seul le signe vous les montre.
drill-pairs-mine-hint-1 = { $piece } et { $other } se ressemblent : cherchez le trait que l’un a et que l’autre n’a pas.
drill-pairs-mine-hint-2 = Une des pièces cherchées est éclairée : { $piece }.
drill-pairs-mine-done = { $n ->
    [one] Une seule pièce ({ $piece }), et vous ne la confondez plus avec l’autre ({ $other }).
   *[other] Les { $n } sont trouvées : vous ne confondez plus { $piece } et { $other }.
}
drill-pairs-mine-alike = C’est l’autre des deux : { $other }.
drill-pairs-mine-another = Ce signe est celui d’une tout autre pièce.
drill-pairs-mine-across = Le signe est à l’envers : cette pièce est à l’adversaire.
drill-pairs-mine-empty = Il n’y a rien sur cette case.
drill-pairs-theirs-text = Parmi les pièces adverses, touchez toutes celles-ci : { $piece }. Vus d’ici, les signes sont à l’envers.
drill-pairs-theirs-hint-1 = Tournez le plateau si vous voulez. { $piece } et { $other } se ressemblent : cherchez le trait qui les sépare.
drill-pairs-theirs-hint-2 = Une des pièces cherchées est éclairée : { $piece }.
drill-pairs-theirs-done = { $n ->
    [one] Une seule pièce ({ $piece }), lue à l’envers, sans la confondre avec l’autre ({ $other }).
   *[other] Les { $n } sont trouvées, et lues à l’envers : vous ne confondez plus { $piece } et { $other }.
}
drill-pairs-theirs-alike = C’est l’autre des deux : { $other }.
drill-pairs-theirs-another = Ce signe est celui d’une tout autre pièce.
drill-pairs-theirs-across = Cette pièce vous tourne le dos : elle est à vous.
drill-pairs-theirs-empty = Il n’y a rien sur cette case.
drill-pairs-jewel-text = Deux Rois, deux signes : 王 est un roi, 玉 un joyau. Touchez le joyau, celui qui a un point.
drill-pairs-jewel-hint-1 = Regardez sous le trait du milieu, à droite : 玉 y porte un petit point, 王 n’y a rien. Et ni l’un ni l’autre n’a de toit.
drill-pairs-jewel-hint-2 = 玉 est éclairé.
drill-pairs-jewel-done = 玉, le joyau : un Roi avec un point.
drill-pairs-jewel-alike = C’est 王, sans point : l’autre Roi.
drill-pairs-jewel-roof = Un roi sous un toit : 全, le dos d’un { $silver }.
drill-pairs-jewel-another = Ce signe est celui d’une tout autre pièce : ce n’est pas un Roi.
drill-pairs-jewel-empty = Il n’y a rien sur cette case.
drill-pairs-king-text = Deux Rois, deux signes : 王 est un roi, 玉 un joyau. Touchez le roi, celui qui n’a pas de point.
drill-pairs-king-hint-1 = Vu d’ici, il est à l’envers : trois traits et celui qui les relie, sans point ni toit.
drill-pairs-king-hint-2 = 王 est éclairé.
drill-pairs-king-done = 王, le roi : trois traits et celui qui les relie.
drill-pairs-king-alike = C’est 玉, il a un point : l’autre Roi.
drill-pairs-king-roof = Un roi sous un toit : 全, le dos d’un { $silver }.
drill-pairs-king-another = Ce signe est celui d’une tout autre pièce : ce n’est pas un Roi.
drill-pairs-king-empty = Il n’y a rien sur cette case.

drill-squares-title = Le nom des cases
drill-squares-summary = Trouver la case nommée ; en 30 secondes, si vous voulez.
drill-squares-text = Touchez { $at }.
drill-squares-hint-1 = Les colonnes se comptent à partir de la droite de Sente, les rangées à partir du côté de Gote. Les repères du bord le disent.
drill-squares-hint-2 = { $at } est éclairée.
drill-squares-done = Voilà { $at }.
drill-squares-other-rank = La colonne est bonne, pas la rangée. Cherchez { $at }.
drill-squares-other-file = La rangée est bonne, pas la colonne. Cherchez { $at }.
drill-squares-elsewhere = Ni la colonne ni la rangée ne sont bonnes. Cherchez { $at }.

drill-paint-title = Où peut aller cette pièce ?
drill-paint-summary = Toutes les cases où une pièce peut aller.
drill-paint-text = Voici votre { $piece } en { $at }. Touchez toutes les cases où cette pièce peut aller.
drill-paint-hint-1 = Rappelez-vous la marche de cette pièce ({ $piece }), puis cherchez ce qui l’arrête : vos propres pièces, la première pièce d’une ligne, et votre Roi, qui ne doit jamais pouvoir être pris.
drill-paint-hint-2 = L’une de ces cases est éclairée.
drill-paint-done = { $n ->
    [one] Une seule case, et c’était elle.
   *[other] { $n } cases, toutes trouvées.
}

drill-drops-title = Où la parachuter ?
drill-drops-summary = Toutes les cases où l’on peut poser une pièce de la réserve.
drill-drops-text = Touchez toutes les cases où vous pouvez parachuter votre { $piece }.
drill-drops-hint-1 = Seulement des cases libres. Et pour un Pion : aucune colonne où vous avez déjà un Pion, pas la dernière rangée, et pas de mat.
drill-drops-hint-2 = Une case possible pour votre { $piece } est éclairée.
drill-drops-done = { $n ->
    [one] Une seule case, et pas une de plus.
   *[other] { $n } cases, toutes trouvées.
}
drill-drops-check-text = Vous êtes en échec. Touchez toutes les cases où vous pouvez parachuter votre { $piece }.
drill-drops-check-hint-1 = En échec, la pièce parachutée doit se mettre entre l’attaquant et votre Roi ; et là où elle ne pourrait plus jamais bouger, on ne la parachute pas.
drill-drops-check-hint-2 = Une case possible pour votre { $piece } est éclairée.
drill-drops-check-done = { $n ->
    [one] Une seule case pare cet échec.
   *[other] { $n } cases parent cet échec.
}

drill-answers-title = Toutes les parades
drill-answers-summary = Prendre, s’écarter, s’interposer : trouvez-les toutes.
drill-answers-text = Vous êtes en échec. Jouez l’un après l’autre tous les coups qui le parent ; chacun est repris aussitôt.
drill-answers-hint-1 = Trois questions : qui peut prendre la pièce qui donne échec ? Où le Roi peut-il aller ? Qu’est-ce qui peut s’interposer, du plateau ou de la réserve ?
drill-answers-hint-2 = Une parade de plus est éclairée.
drill-answers-done = Il n’y a pas d’autre parade.

drill-pins-title = Quelle pièce est clouée ?
drill-pins-summary = Voir le clouage avant de toucher la pièce.
drill-pins-mine-text = Touchez toutes vos pièces qui sont clouées sur votre Roi.
drill-pins-mine-hint-1 = Partez de votre Roi le long de chaque ligne : une pièce à vous et, derrière elle, sans rien entre les deux, une Tour, un Fou ou une Lance qui vise le Roi.
drill-pins-mine-hint-2 = Une pièce clouée est éclairée.
drill-pins-mine-done = { $n ->
    [one] Une pièce est clouée : si elle quittait sa ligne, votre Roi serait en échec.
   *[other] { $n } pièces sont clouées : si l’une quittait sa ligne, votre Roi serait en échec.
}
drill-pins-mine-king = Le Roi lui-même n’est jamais cloué.
drill-pins-mine-no-line = Cette pièce n’est sur aucune ligne de votre Roi : elle peut partir.
drill-pins-mine-crowded = Un attaquant est bien derrière elle, mais une autre pièce aussi est sur la ligne : quand l’une part, l’autre protège encore le Roi.
drill-pins-mine-no-attacker = Elle est sur une ligne de votre Roi, mais rien ne l’attaque le long de cette ligne.
drill-pins-mine-other-side = Cette pièce est à l’adversaire.
drill-pins-mine-empty = Il n’y a rien sur cette case.
drill-pins-theirs-text = Touchez toutes les pièces adverses qui sont clouées sur le Roi adverse.
drill-pins-theirs-hint-1 = Partez du Roi adverse le long de chaque ligne : une de ses pièces et, derrière elle, sans rien entre les deux, votre Tour, votre Fou ou votre Lance.
drill-pins-theirs-hint-2 = Une pièce clouée est éclairée.
drill-pins-theirs-done = { $n ->
    [one] Une pièce est clouée : elle ne peut pas quitter sa ligne, et souvent elle ne défend plus rien.
   *[other] { $n } pièces sont clouées : elles ne peuvent pas quitter leur ligne, et souvent elles ne défendent plus rien.
}
drill-pins-theirs-king = Le Roi lui-même n’est jamais cloué.
drill-pins-theirs-no-line = Cette pièce n’est sur aucune ligne de son Roi : elle peut partir.
drill-pins-theirs-crowded = Vous attaquez bien le long de cette ligne, mais une autre pièce s’y trouve aussi : quand l’une part, l’autre protège encore le Roi.
drill-pins-theirs-no-attacker = Elle est sur une ligne de son Roi, mais aucune de vos pièces n’attaque le long de cette ligne.
drill-pins-theirs-other-side = Cette pièce est à vous.
drill-pins-theirs-empty = Il n’y a rien sur cette case.
drill-pins-moves-text = Voici votre { $piece } en { $at }, pièce clouée. Touchez toutes les cases où elle peut encore aller.
drill-pins-moves-hint-1 = Elle peut aller le long de la ligne entre votre Roi et { $pinner }, et prendre ce qui la cloue ; rien d’autre.
drill-pins-moves-hint-2 = Une case possible pour votre { $piece } est éclairée.
drill-pins-moves-done = { $n ->
    [one] Une seule case, sur la ligne de { $pinner }.
   *[other] { $n } cases, toutes sur la ligne de { $pinner }.
}

drill-pawn-mate-title = Mat par Pion parachuté, ou non ?
drill-pawn-mate-summary = Un Pion parachuté peut donner échec, mais pas mat.
drill-pawn-mate-text = Pouvez-vous parachuter votre Pion en { $at } ?
drill-pawn-mate-hint-1 = Ce serait échec. Le Pion peut-il être pris ? Reste-t-il une case au Roi ?
drill-pawn-mate-hint-2 = Regardez autour de { $at } : toutes les cases à côté du Roi.
drill-pawn-mate-done = Ce serait mat, et un Pion parachuté ne doit pas donner mat : le parachutage en { $at } est interdit.
drill-pawn-check-text = Pouvez-vous parachuter votre Pion en { $at } ?
drill-pawn-check-hint-1 = Ce serait échec. Le Pion peut-il être pris ? Reste-t-il une case au Roi ?
drill-pawn-check-hint-2 = Regardez autour de { $at } : toutes les cases à côté du Roi.
drill-pawn-check-done = Échec, mais pas mat : le parachutage en { $at } est permis.
drill-pawn-check-no-mate = C’est échec, mais pas mat : il y a une parade, donc le parachutage est permis.

drill-mate-in-1-title = Mat en un coup
drill-mate-in-1-summary = Voir d’un coup d’œil ce qui mate.
drill-mate-in-1-text = Donnez mat en un coup.
drill-mate-in-1-hint-1 = Regardez chaque échec : votre pièce peut-elle être prise, et où le Roi peut-il aller ?
drill-mate-in-1-hint-2 = Le coup qui mate est éclairé.
drill-mate-in-1-done = Mat : le Roi n’a plus de case, rien ne peut prendre, rien ne peut s’interposer.
