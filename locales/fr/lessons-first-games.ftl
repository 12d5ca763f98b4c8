### Les premiers adversaires
lesson-below-zero-title = Les premiers adversaires
lesson-below-zero-summary = Quatre parties sur tout le plateau : du caillou qui ne bouge pas à la pie voleuse.

lesson-below-zero-pebble-text =
    Votre première partie avec les quarante pièces. Le Caillou passe tous ses tours, et abandonne au premier échec : rien ne presse.

    Ouvrez la route de vos grandes pièces : le Pion en { $pawn } pour le Fou en { $bishop }, les Pions devant la Tour en { $rook }. Puis donnez échec au Roi en { $king }.
lesson-below-zero-pebble-hint-1 = Qu’est-ce qui barre la route de votre Fou et de votre Tour ? Ouvrez un chemin, entrez dans le camp d’en face, retournez la pièce.
lesson-below-zero-pebble-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-below-zero-pebble-done = Gagné ! Toute partie commence ainsi : ouvrir les routes, puis entrer.

lesson-below-zero-hedgehog-text =
    Le Hérisson passe ses tours lui aussi, mais il pare chaque échec. Il ne lui reste qu’un Roi, en { $king }, et neuf Pions.

    Matez-le. Une pièce seule n’y suffit pas : amenez-en deux ou trois.
lesson-below-zero-hedgehog-hint-1 = Avant de donner échec, regardez où le Roi pourrait aller, et tenez ces cases avec une autre pièce.
lesson-below-zero-hedgehog-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-below-zero-hedgehog-done = Mat ! Une pièce frappe, les autres ferment les issues.

lesson-below-zero-butterfly-text =
    Le Papillon joue n’importe quel coup, mais reprend ce que vous prenez. Cette fois, l’autre joueur bouge aussi.

    Commencez par le Pion en { $pawn } et celui en { $rook }, prenez ce qui n’est pas gardé, et matez.
lesson-below-zero-butterfly-hint-1 = Avant chaque prise : qui reprend ? Et après chacun de ses coups : qu’est-ce qui n’est plus gardé ?
lesson-below-zero-butterfly-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-below-zero-butterfly-done = Gagné ! Vous avez pris ce qui était libre, et laissé le reste.

lesson-below-zero-magpie-text = La Pie prend la meilleure pièce à sa portée, gardée ou non. Gardez vos pièces : chacun de ses vols doit lui coûter quelque chose. Puis matez.
lesson-below-zero-magpie-hint-1 = Qu’attaque-t-elle en ce moment ? Gardez la pièce, éloignez-la, ou laissez-la prendre là où vous reprenez mieux.
lesson-below-zero-magpie-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-below-zero-magpie-done = Gagné ! Une voleuse va où l’on veut : offrez un Pion, reprenez une grande pièce.

## Chapitre 12 : la partie à handicap, contre plus fort que soi.
chapter-first-games-title = Les premières parties

## À dix pièces
lesson-ten-pieces-title = À dix pièces
lesson-ten-pieces-summary = Un Roi et neuf Pions en face : ouvrir les routes et entrer.

lesson-ten-pieces-what-is-missing-text =
    Quand l’un est plus fort, il retire de ses pièces, qui ne sont alors à personne : c’est une partie à handicap. Le plus fort s’appelle uwate, l’autre shitate. À dix pièces de handicap, il ne lui reste que { $n } pièces contre { $mine }.

    Uwate joue toujours le premier. Vous répondez, par exemple de { $from } en { $to }.

lesson-ten-pieces-open-the-road-text =
    Votre { $bishop } en { $at } est enfermé derrière vos Pions.

    D’un seul coup de Pion, ouvrez-lui la diagonale jusqu’en { $target }.
lesson-ten-pieces-open-the-road-hint-1 = Quelle pièce se tient sur la diagonale, tout près du { $bishop } ?
lesson-ten-pieces-open-the-road-hint-2 = Le { $pawn } de { $from }, en { $to }.
lesson-ten-pieces-open-the-road-done = La plupart des parties commencent ainsi : ouvrir la route du Fou.
lesson-ten-pieces-open-the-road-wrong-pawn = Ce Pion n’est pas sur la diagonale du { $bishop }.
lesson-ten-pieces-open-the-road-other = La diagonale est toujours fermée.

lesson-ten-pieces-rook-pawn-march-text =
    Votre { $pawn } en { $from } est face à celui de { $theirs }, et votre { $rook } attend derrière.

    Offrez le Pion, puis reprenez avec la { $rook }.
lesson-ten-pieces-rook-pawn-march-hint-1 = Un Pion échangé ouvre la colonne à la pièce qui est derrière.
lesson-ten-pieces-rook-pawn-march-hint-2 = Poussez en { $at } ; il prend ; la { $rook } reprend de { $rookat }.
lesson-ten-pieces-rook-pawn-march-done = Un Pion en réserve et la colonne ouverte : c’est l’échange du Pion de Tour.
lesson-ten-pieces-rook-pawn-march-slow = La { $rook } est encore derrière son propre Pion : poussez-le d’abord.
lesson-ten-pieces-rook-pawn-march-elsewhere = Le Fou est bien là. Ouvrez la colonne de la Tour.

lesson-ten-pieces-go-in-text = La colonne est ouverte devant votre { $rook } de { $at }. Entrez dans son camp, et sans risque.
lesson-ten-pieces-go-in-hint-1 = Entrer, c’est pouvoir se retourner.
lesson-ten-pieces-go-in-hint-2 = Jusqu’en { $one }, par exemple, en retournant la pièce.
lesson-ten-pieces-go-in-done = Un { $dragon } dans son camp : à ce handicap, la partie est presque gagnée.
lesson-ten-pieces-go-in-plain = Retournez-la : un { $dragon } vaut bien mieux.
lesson-ten-pieces-go-in-outside = Plus loin : la zone commence en { $edge }.
lesson-ten-pieces-go-in-waits = La porte est ouverte : entrez avant qu’il ne la ferme d’un Pion.

lesson-ten-pieces-a-friend-for-the-dragon-text =
    Votre { $dragon } de { $at } tient toute une rangée devant le Roi en { $king }. Vous n’avez rien en réserve.

    Peut-il mater seul, en trois coups ?
lesson-ten-pieces-a-friend-for-the-dragon-hint-1 = Un mat demande qu’on frappe, et qu’on ferme les issues. Combien de pièces avez-vous ?
lesson-ten-pieces-a-friend-for-the-dragon-hint-2 = Que le { $dragon } quitte { $at }, et la rangée s’ouvre.
lesson-ten-pieces-a-friend-for-the-dragon-done = Non : une grande pièce seule court après le Roi et ne l’attrape pas. Amenez une amie.
lesson-ten-pieces-a-friend-for-the-dragon-alone = Chaque échec du { $dragon } rouvre une porte. Il lui faut de l’aide.

lesson-ten-pieces-with-a-friend-text = La même position, avec un { $gold } en réserve. Matez le Roi en { $king }.
lesson-ten-pieces-with-a-friend-hint-1 = Le { $dragon } garde toute sa rangée.
lesson-ten-pieces-with-a-friend-hint-2 = Sur la tête, en { $drop }.
lesson-ten-pieces-with-a-friend-done = Mat ! Deux pièces ensemble, toujours : une tient, l’autre frappe.
lesson-ten-pieces-with-a-friend-dragon = Le { $dragon } tient la rangée : qu’il reste en { $at }.
lesson-ten-pieces-with-a-friend-aside = Échec, mais le Roi passe de l’autre côté.
lesson-ten-pieces-with-a-friend-no-check = Ce n’est pas échec.

lesson-ten-pieces-the-game-text =
    Et maintenant, la partie. Uwate a { $n } pièces et a joué son Roi en { $king } ; à vous.

    Le plan : ouvrir la route du Fou, avancer le Pion de la Tour, entrer et se retourner, amener du renfort, mater.
lesson-ten-pieces-the-game-hint-1 = À quel point du plan en êtes-vous ? Seuls des Pions vous barrent la route.
lesson-ten-pieces-the-game-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-ten-pieces-the-game-done = Dix pièces : gagné ! À l’échelon suivant, uwate garde deux Ors de plus.

## À huit et à six pièces
lesson-eight-and-six-title = À huit et à six pièces
lesson-eight-and-six-summary = Des gardes autour du Roi ; mais les bords sont nus.

lesson-eight-and-six-two-golds-more-text =
    À huit pièces, uwate garde deux Ors, en { $one } et { $two }.

    Combien de pièces lui restent, en tout ?
lesson-eight-and-six-two-golds-more-hint-1 = Neuf Pions, un Roi, et… ?
lesson-eight-and-six-two-golds-more-hint-2 = { $one } et { $two } s’ajoutent aux dix d’avant.
lesson-eight-and-six-two-golds-more-done = { $n } pièces. Il n’a ni Lance ni Cavalier : ses bords ne sont gardés que par un Pion.
lesson-eight-and-six-two-golds-more-old = C’était à dix pièces : ajoutez les deux Ors.
lesson-eight-and-six-two-golds-more-both = Comptez encore : neuf, un, et deux.

lesson-eight-and-six-the-bare-edge-text = À six pièces, uwate a aussi ses Argents. Touchez les { $n } Pions des ailes, deux de chaque côté, que rien ne garde, et derrière lesquels il ne reste ni Lance ni Cavalier.
lesson-eight-and-six-the-bare-edge-hint-1 = Allez vers les bords.
lesson-eight-and-six-the-bare-edge-hint-2 = { $one } et { $inner } d’un côté, { $two } et sa voisine de l’autre.
lesson-eight-and-six-the-bare-edge-done = Là où personne ne garde, il faut attaquer : les bords d’abord.
lesson-eight-and-six-the-bare-edge-centre = Le Roi garde le centre.
lesson-eight-and-six-the-bare-edge-near = L’Argent de { $silver } et l’Or de { $gold } sont tout près de ce côté, prêts à venir ; pareil de l’autre.

lesson-eight-and-six-count-on-the-edge-text =
    Votre Pion en { $pawn } a marché le long du bord, votre Tour en { $rook } derrière lui.

    Combien de vos pièces attaquent { $at } en ce moment ?
lesson-eight-and-six-count-on-the-edge-hint-1 = Qui voit cette case sans que rien ne soit entre les deux ?
lesson-eight-and-six-count-on-the-edge-hint-2 = Le Pion de { $pawn } seul.
lesson-eight-and-six-count-on-the-edge-done = Un seul, mais la Tour attend derrière : si le Pion part, elle voit jusqu’en { $at }. Cela compte dans un échange.
lesson-eight-and-six-count-on-the-edge-behind = La Tour de { $rook } est derrière le Pion : elle ne voit pas encore { $at }.
lesson-eight-and-six-count-on-the-edge-all = La Lance est derrière la Tour, plus loin encore.

lesson-eight-and-six-break-the-edge-text = Percez le bord : offrez le { $pawn } de { $from }, puis reprenez avec la { $rook } de { $rookat }.
lesson-eight-and-six-break-the-edge-hint-1 = Le même échange que sur la colonne de la Tour.
lesson-eight-and-six-break-the-edge-hint-2 = Poussez en { $at } ; la { $rook } reprend.
lesson-eight-and-six-break-the-edge-done = Plus rien ne retient la { $rook } : au coup suivant, elle entre et se retourne.
lesson-eight-and-six-break-the-edge-slow = La { $rook } est derrière son Pion : poussez-le.
lesson-eight-and-six-break-the-edge-bishop = L’autre aile peut attendre.

lesson-eight-and-six-do-not-lose-it-text =
    Votre { $dragon } en { $at } s’est aventuré près de l’{ $silver } de { $silverat } et des Ors.

    Mettez-le à l’abri, là où rien ne peut le prendre.
lesson-eight-and-six-do-not-lose-it-hint-1 = Avec une grande pièce d’avance, ne la donnez pas : regardez qui garde chaque case.
lesson-eight-and-six-do-not-lose-it-hint-2 = Surtout pas { $trap }. En { $home }, par exemple, rien ne l’atteint.
lesson-eight-and-six-do-not-lose-it-done = À handicap, on gagne en gardant ce qu’on a, puis en amenant du renfort.
lesson-eight-and-six-do-not-lose-it-taken = Là, il se fait prendre.
lesson-eight-and-six-do-not-lose-it-stays = Et le { $dragon } ? Déplacez-le vers une case sûre.

lesson-eight-and-six-the-end-of-it-text =
    La fin d’une telle partie. Votre { $rook } en { $at }, votre { $tokin } en { $tokinat } et votre { $knight } en { $knightat } serrent le Roi de { $king }.

    Matez en trois coups.
lesson-eight-and-six-the-end-of-it-hint-1 = Qui peut donner échec en étant gardé, et chasser le Roi vers le { $knight } ?
lesson-eight-and-six-the-end-of-it-hint-2 = La { $rook } se retourne en { $first }, gardée par le { $tokin } ; puis le { $knight } en { $last }.
lesson-eight-and-six-the-end-of-it-done = Mat ! Vous avez battu uwate. La prochaine fois, il gardera deux pièces de plus.
lesson-eight-and-six-the-end-of-it-no-check = Chaque coup doit donner échec.
lesson-eight-and-six-the-end-of-it-wasted = Échec, mais en trois coups il s’en sort.

lesson-eight-and-six-eight-pieces-game-text =
    La partie à huit pièces. Le Roi est en { $king }, les Ors encore en { $one } et en { $two } : ils viendront à votre rencontre.

    Le plan reste le même ; ne vous laissez rien prendre gratuitement.
lesson-eight-and-six-eight-pieces-game-hint-1 = Entrez là où les Ors ne sont pas, et gardez la pièce qui est entrée.
lesson-eight-and-six-eight-pieces-game-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-eight-and-six-eight-pieces-game-done = Huit pièces : gagné ! Deux Ors ne suffisent pas contre un plan.

lesson-eight-and-six-six-pieces-game-text =
    La partie à six pièces. Ors et Argents entourent le Roi ; mais personne ne garde les Pions en { $left } et en { $right }.

    Le plan : percer sur un bord, faire un Dragon, amener du renfort.
lesson-eight-and-six-six-pieces-game-hint-1 = Avancez un Pion du bord, la Tour derrière lui ; échangez ; entrez.
lesson-eight-and-six-six-pieces-game-hint-2 = Les cases éclairées montrent un bon coup. Redemandez au coup suivant, ou faites-le jouer pour vous.
lesson-eight-and-six-six-pieces-game-done = Six pièces : gagné ! Le bord était nu, et vous y êtes allé.
