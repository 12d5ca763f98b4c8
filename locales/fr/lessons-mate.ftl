### Chapitre 9 : le mat en un coup, et pourquoi c'est mat.
chapter-mate-title = Le mat

## Est-ce mat ?
lesson-is-it-mate-title = Est-ce mat ?
lesson-is-it-mate-summary = Trois questions avant de prononcer le mot.

lesson-is-it-mate-three-questions-text =
    Vous parachutez votre { $gold } en { $drop }, juste devant le Roi en { $king }. Le Roi peut-il fuir ? L’{ $gold } tient toutes les cases qui lui restent. Peut-il prendre ? Non, le { $bishop } de { $bishopat } garde l’{ $gold }. Peut-on s’interposer ? Non, ils se touchent.

    Trois fois non : mat.

lesson-is-it-mate-open-squares-text =
    Avant d’attaquer, comptez les issues. Votre { $gold } en { $goldat } en couvre déjà une partie.

    Si c’était à lui, où le { $king } adverse en { $at } pourrait-il aller ? Touchez toutes ces cases.
lesson-is-it-mate-open-squares-hint-1 = Faites le tour du Roi, et demandez à chaque case : l’{ $gold } la frappe-t-il ?
lesson-is-it-mate-open-squares-hint-2 = L’{ $gold } tient les trois cases devant lui, { $front } et ses voisines. Que reste-t-il à côté du Roi ?
lesson-is-it-mate-open-squares-done = Seulement { $n } issues : { $one } et { $two }. Un mat est un échec qui ferme ce qui est encore ouvert.
lesson-is-it-mate-open-squares-covered = L’{ $gold } frappe cette case : le Roi n’a pas le droit d’y aller.

lesson-is-it-mate-who-guards-it-text =
    Vu de l’autre côté : votre propre Roi en { $king } est mat, par l’{ $gold } en { $at }. Il prendrait volontiers cet { $gold }, mais il est gardé.

    Touchez les { $n } pièces qui le gardent.
lesson-is-it-mate-who-guards-it-hint-1 = Quelles pièces adverses reprendraient en { $at } ?
lesson-is-it-mate-who-guards-it-hint-2 = L’une regarde droit le long de la colonne de { $at }, l’autre saute.
lesson-is-it-mate-who-guards-it-done = La Lance en { $lance } et le Cavalier en { $knight } : l’un des deux aurait suffi. C’est le gardien qui rend un Or mortel.
lesson-is-it-mate-who-guards-it-bishop = La diagonale du Fou de { $bishop } passe à côté de { $at }.
lesson-is-it-mate-who-guards-it-pawn = Le Pion de { $pawn } frappe la case devant lui, sur la colonne voisine.

lesson-is-it-mate-beside-a-silver-text =
    Le Roi en { $king } a un { $silver } près de lui, en { $silverat }. Vous pensez à parachuter votre { $gold } en { $drop }, gardé par le Pion de { $pawn }.

    Serait-ce mat ?
lesson-is-it-mate-beside-a-silver-hint-1 = L’{ $silver } peut-il prendre l’{ $gold } ? Rappelez-vous ce qu’un { $silver } ne sait pas faire.
lesson-is-it-mate-beside-a-silver-hint-2 = De { $silverat } à { $drop }, c’est un pas de côté.
lesson-is-it-mate-beside-a-silver-done = Oui, c’est mat : un { $silver } ne frappe pas de côté. Savoir ce qu’un défenseur ne peut pas faire, c’est la moitié du mat.
lesson-is-it-mate-beside-a-silver-cannot = Qui pourrait répondre ? L’{ $silver } est à côté de { $drop } et ne frappe pas de côté ; le Roi n’a pas le droit de prendre.

lesson-is-it-mate-beside-a-gold-text =
    Presque pareil : mais c’est un { $guard } qui se tient près du Roi en { $king }, en { $guardat }. Vous parachutez le vôtre en { $drop }, gardé par le Pion de { $pawn }.

    Mat ?
lesson-is-it-mate-beside-a-gold-hint-1 = Le Roi n’a pas le droit de prendre. Et quelqu’un d’autre ?
lesson-is-it-mate-beside-a-gold-hint-2 = De { $guardat }, { $drop } est en diagonale, devant cet { $guard }.
lesson-is-it-mate-beside-a-gold-done = Non : l’{ $guard } prend. Interrogez toujours tous les défenseurs, pas seulement le Roi.
lesson-is-it-mate-beside-a-gold-it-takes = L’{ $guard } de { $guardat } prend le vôtre : en diagonale devant lui, et pour lui, devant, c’est vers le bas.

lesson-is-it-mate-the-helpless-guard-text =
    Votre Roi en { $king } est mat, alors que votre { $mine } de { $from } est là, tout près, pour prendre en { $at }.

    Pourquoi n’en a-t-il pas le droit ?
lesson-is-it-mate-the-helpless-guard-hint-1 = Que se passerait-il sur votre rangée du bas si votre { $mine } la quittait ?
lesson-is-it-mate-the-helpless-guard-hint-2 = Regardez le long de la rangée, jusqu’en { $rook }.
lesson-is-it-mate-the-helpless-guard-done = Cloué par la Tour : un gardien qui ne peut pas bouger ne garde rien. Quand vous attaquez, cherchez des gardiens aussi démunis.
lesson-is-it-mate-the-helpless-guard-it-reaches = En diagonale devant lui : un { $mine } sait aller en { $at }.
lesson-is-it-mate-the-helpless-guard-theirs = La pièce en { $at } est à l’adversaire.

lesson-is-it-mate-not-quite-mate-text =
    N’abandonnez pas trop vite ! L’{ $gold } en { $goldat } donne échec à votre { $king } en { $at }, gardé par le Pion de { $pawn }. On dirait un mat.

    Trouvez toutes les réponses légales.
lesson-is-it-mate-not-quite-mate-hint-1 = Le { $king } ne peut ni fuir, ni prendre. Qui d’autre pourrait prendre ?
lesson-is-it-mate-not-quite-mate-hint-2 = L’{ $silver } de { $silverat } a l’{ $gold } devant lui, en diagonale.
lesson-is-it-mate-not-quite-mate-done = Une seule réponse suffit : l’attaquant avait oublié l’{ $silver }.
lesson-is-it-mate-not-quite-mate-covered = Le { $king } y serait encore en échec.
lesson-is-it-mate-not-quite-mate-not-that = Cela ne répond pas à l’échec : l’{ $gold } est toujours là.

## Les quatre mats de l’Or
lesson-gold-mates-title = Les quatre mats de l’Or
lesson-gold-mates-summary = Tête, ventre, queue, épaule : l’Or est fait pour cela.

lesson-gold-mates-four-places-text =
    Le Roi adverse en { $king } vous fait face. Sa tête est en { $head } ; son ventre est d’un côté ou de l’autre, ici en { $belly } ; sa queue est en { $tail }, derrière lui ; une épaule est en biais devant lui, ici en { $shoulder }.

    L’{ $gold } peut mater de ces quatre places, et aucune petite pièce de la réserve ne couvre autant : gardez un Or pour la fin.

lesson-gold-mates-head-text =
    La tête. Le Roi en { $king } est contre le bord, et seul un { $knight } vous aide, depuis { $at }.

    Matez avec l’{ $gold } de votre réserve.
lesson-gold-mates-head-hint-1 = Où le { $knight } retombe-t-il ? Une pièce sur cette case est gardée.
lesson-gold-mates-head-hint-2 = Sur la tête, en { $drop }.
lesson-gold-mates-head-done = Mat ! Tout gardien convient, même une pièce qui saute. C’est atamakin, l’Or sur la tête.
lesson-gold-mates-head-knight-alone = Le { $knight } ne mate personne à lui seul : laissez-le monter la garde.
lesson-gold-mates-head-shoulder = Sans gardien, et le Roi a d’autres issues. La case gardée est ailleurs.
lesson-gold-mates-head-no-check = Ce n’est pas échec.

lesson-gold-mates-belly-text =
    Le ventre. Le Roi en { $king } est adossé au bord, et son propre Pion en { $pawn } lui pèse sur la tête. Votre { $bishop } en { $at } regarde le long d’une diagonale.

    Matez.
lesson-gold-mates-belly-hint-1 = Suivez la diagonale : quelle case à côté du Roi garde-t-elle ?
lesson-gold-mates-belly-hint-2 = Au ventre, en { $drop }.
lesson-gold-mates-belly-done = Mat ! Le ventre, harakin, réussit surtout quand le Roi est adossé à un bord.
lesson-gold-mates-belly-bishop-alone = Le { $bishop } est le gardien : sans lui, le Roi prend ou s’enfuit.
lesson-gold-mates-belly-slips-out = Échec, mais il reste une issue. De la bonne case, l’{ $gold } les ferme toutes.
lesson-gold-mates-belly-no-check = Ce n’est pas échec.

lesson-gold-mates-tail-text =
    La queue. Le Roi en { $king } est un peu sorti. Votre Pion en { $pawn } et votre Or en { $mine } tiennent le devant ; votre { $silver } en { $silverat } est déjà derrière lui.

    Matez avec l’{ $gold } de la réserve.
lesson-gold-mates-tail-hint-1 = Le devant est bien tenu. Quelle case, derrière le Roi, l’{ $silver } garde-t-il ?
lesson-gold-mates-tail-hint-2 = Sur la queue, en { $drop } : un { $silver } garde aussi derrière lui, en diagonale.
lesson-gold-mates-tail-done = Mat ! La queue, shirikin : l’Or dans le dos pousse le Roi vers ce qui l’attend devant.
lesson-gold-mates-tail-head = Sur la tête, c’est échec, mais le Roi recule en { $way }.
lesson-gold-mates-tail-silver-leaves = L’{ $silver } doit rester : il garde la case dont vous avez besoin.
lesson-gold-mates-tail-gold-leaves = Cet Or tient le devant : laissez-le à sa place.
lesson-gold-mates-tail-no-check = Ce n’est pas échec.

lesson-gold-mates-shoulder-text =
    L’épaule. Votre { $rook } en { $rookat } ferme toute la colonne voisine du Roi en { $king } ; votre { $knight } est en { $knightat }.

    Matez avec l’{ $gold }.
lesson-gold-mates-shoulder-hint-1 = La { $rook } tient un côté. Fermez l’autre, sur une case gardée.
lesson-gold-mates-shoulder-hint-2 = Sur l’épaule, en { $drop }, là où le { $knight } retombe.
lesson-gold-mates-shoulder-done = Mat ! L’épaule, katakin, ferme un côté quand une autre pièce tient déjà l’autre.
lesson-gold-mates-shoulder-rook-leaves = La { $rook } tient sa colonne : laissez-la là.
lesson-gold-mates-shoulder-knight-leaves = Le { $knight } garde la case dont vous avez besoin.
lesson-gold-mates-shoulder-head = Personne ne garde { $head } : le Roi prend l’{ $gold }.
lesson-gold-mates-shoulder-wrong-shoulder = La { $rook } tient déjà ce côté : le Roi s’enfuit en { $way }.

lesson-gold-mates-take-on-the-head-text =
    Rien en réserve cette fois : votre { $gold } en { $goldat } fait face à l’{ $guard } de { $guardat }, et votre { $lance } de { $lanceat } le soutient. Le Roi est en { $king }.

    Matez.
lesson-gold-mates-take-on-the-head-hint-1 = La tête est occupée par une pièce adverse. Est-ce un problème ?
lesson-gold-mates-take-on-the-head-hint-2 = Prenez en { $guardat }.
lesson-gold-mates-take-on-the-head-done = Mat ! En prenant le gardien, votre { $gold } s’est posé sur la tête, et la { $lance } le garde de loin.
lesson-gold-mates-take-on-the-head-walked-past = L’{ $guard } adverse est toujours là, et le Roi peut fuir.
lesson-gold-mates-take-on-the-head-lance = La { $lance } fait son travail de là où elle est.

lesson-gold-mates-two-ways-text =
    Votre { $silver } en { $silverat } et votre { $gold } en { $goldat } encadrent le Roi en { $king }.

    Il y a deux façons de mater : trouvez-en une.
lesson-gold-mates-two-ways-hint-1 = L’un des deux prend la tête, l’autre la garde.
lesson-gold-mates-two-ways-hint-2 = En { $head } : l’{ $gold } tel quel, ou l’{ $silver } promu.
lesson-gold-mates-two-ways-done = Mat ! Promu, un { $silver } mate comme un { $gold } : deux pièces, un seul et même mat.
lesson-gold-mates-two-ways-plain-silver = Tel quel, l’{ $silver } laisse { $way } ouverte : il ne frappe pas de côté. Retournez-le.
lesson-gold-mates-two-ways-not-the-head = Le Roi prend ou s’enfuit. La case que vos deux pièces frappent est au milieu.

lesson-gold-mates-backed-by-the-rook-text =
    Deux défenseurs, en { $guard } et en { $silver }, veillent sur le Roi en { $king }. Votre { $gold } de { $goldat } a votre { $rook } de { $rookat } dans le dos.

    Matez.
lesson-gold-mates-backed-by-the-rook-hint-1 = L’un des défenseurs peut-il atteindre la tête du Roi ?
lesson-gold-mates-backed-by-the-rook-hint-2 = Un pas : de { $goldat } à { $head }.
lesson-gold-mates-backed-by-the-rook-done = Mat ! Les défenseurs étaient un pas trop loin. Un { $gold } suivi d’une { $rook }, c’est un bélier.
lesson-gold-mates-backed-by-the-rook-unmasked = Échec, mais hors de sa colonne l’{ $gold } n’est plus gardé, et le Roi trouve un chemin.
lesson-gold-mates-backed-by-the-rook-rook = La { $rook } soutient l’{ $gold } de là où elle est : jouez l’{ $gold }.

## Lance, Cavalier, Dragon
lesson-other-mates-title = Lance, Cavalier, Dragon
lesson-other-mates-summary = Mater de loin, par-dessus le mur, et avec la plus forte pièce.

lesson-other-mates-lance-at-a-distance-text =
    Le Roi en { $king } est muré par ses propres Lances, et votre { $knight } en { $at } tient les cases en biais devant lui.

    Matez avec la { $lance } de votre réserve.
lesson-other-mates-lance-at-a-distance-hint-1 = La { $lance } frappe toute la colonne. Elle n’a pas besoin de toucher le Roi.
lesson-other-mates-lance-at-a-distance-hint-2 = En { $drop }, à une case de distance, le Roi ne peut pas l’atteindre.
lesson-other-mates-lance-at-a-distance-done = Mat ! Personne ne pouvait s’interposer : ses Lances ne regardent que vers le bas. À distance, une { $lance } se passe de gardien.
lesson-other-mates-lance-at-a-distance-too-close = En { $near }, le Roi la prend, tout simplement : personne ne garde cette case.
lesson-other-mates-lance-at-a-distance-knight-leaves = Le { $knight } tient deux issues : laissez-le là.
lesson-other-mates-lance-at-a-distance-no-check = De là, elle ne voit pas le Roi : quelque chose est entre eux, ou c’est une autre colonne.

lesson-other-mates-lance-takes-text =
    Dans le coin, en { $king }, le Roi est serré par ses propres pièces. Votre { $lance } en { $at } vise tout le long du bord.

    Matez, et choisissez bien la face.
lesson-other-mates-lance-takes-hint-1 = Prenez, mais demandez-vous quelle face voit encore le Roi.
lesson-other-mates-lance-takes-hint-2 = Prenez le { $pawn } en { $target }, et gardez la { $lance } telle quelle.
lesson-other-mates-lance-takes-done = Mat ! Une { $lance } promue ne frapperait qu’à côté d’elle : telle quelle, elle est ici plus forte.
lesson-other-mates-lance-takes-turned-over = Promue, elle marche comme un Or et n’atteint plus le Roi : pas même échec.
lesson-other-mates-lance-takes-short = Le { $pawn } barre toujours la route : prenez-le.

lesson-other-mates-over-the-wall-mate-text =
    Le Roi en { $king } est bien abrité : une pièce à lui sur chaque case alentour. Trop bien.

    Matez avec le { $knight } de votre réserve.
lesson-other-mates-over-the-wall-mate-hint-1 = Qui se soucie des murs ? De quelle case un { $knight } saute-t-il en { $king } ?
lesson-other-mates-over-the-wall-mate-hint-2 = Deux rangées plus bas, une colonne à côté : { $drop }.
lesson-other-mates-over-the-wall-mate-done = Mat ! Les murs n’arrêtent pas un { $knight }, et un Roi sans air n’a nulle part où aller.
lesson-other-mates-over-the-wall-mate-no-check = De là, le { $knight } ne frappe pas { $king }. Comptez deux rangées, une colonne.

lesson-other-mates-the-right-leg-text =
    Votre { $gold } en { $goldat } tient tout le devant du Roi en { $king }. Deux cases donnent échec avec le { $knight } ; une seule est mat.

    Laquelle ?
lesson-other-mates-the-right-leg-hint-1 = Un échec que l’on peut prendre n’est pas un mat. Regardez ce qui est en { $pawn }.
lesson-other-mates-the-right-leg-hint-2 = En { $drop }, loin du Pion.
lesson-other-mates-the-right-leg-done = Mat ! On ne s’interpose pas contre un { $knight } : il aurait fallu le prendre.
lesson-other-mates-the-right-leg-pawn-takes = En { $wrong }, le Pion de { $pawn } le prend, tout droit.
lesson-other-mates-the-right-leg-gold-leaves = L’{ $gold } ferme le devant : laissez frapper le { $knight }.
lesson-other-mates-the-right-leg-no-check = Ce n’est pas échec.

lesson-other-mates-dragon-on-the-last-rank-text =
    Votre { $gold } en { $goldat } tient la deuxième rangée devant le Roi en { $king }. L’adversaire n’a rien en réserve.

    Matez avec le { $dragon } de { $at }.
lesson-other-mates-dragon-on-the-last-rank-hint-1 = Une seule rangée reste au Roi : la sienne.
lesson-other-mates-dragon-on-the-last-rank-hint-2 = Tout droit vers le haut, en { $to }.
lesson-other-mates-dragon-on-the-last-rank-done = Mat ! Le même filet qu’avec deux Tours : l’une tient une rangée, l’autre balaie la suivante.
lesson-other-mates-dragon-on-the-last-rank-gold-leaves = L’{ $gold } tient la deuxième rangée : sans lui, le Roi sort.
lesson-other-mates-dragon-on-the-last-rank-no-check = Ce n’est pas échec.

lesson-other-mates-dragon-aslant-text =
    Le Roi en { $king } est au bord, un Or derrière lui en { $guard }. Votre { $dragon } est en { $at }, votre { $knight } en { $knightat }.

    Matez : rappelez-vous qu’un { $dragon } frappe aussi d’un pas en diagonale.
lesson-other-mates-dragon-aslant-hint-1 = Approchez-vous, là où le { $knight } vous garde.
lesson-other-mates-dragon-aslant-hint-2 = Un pas de côté, en { $to }.
lesson-other-mates-dragon-aslant-done = Mat ! De près, un { $dragon } frappe les huit cases : donnez-lui un gardien, il finit la partie.
lesson-other-mates-dragon-aslant-not-mate = Échec, mais le Roi ou son Or a une réponse. Cherchez la case gardée.
lesson-other-mates-dragon-aslant-no-check = Ce n’est pas échec.
lesson-other-mates-dragon-aslant-knight-leaves = Le { $knight } est le gardien : laissez-le là.

lesson-other-mates-dragon-takes-text =
    Un { $silver } en { $target } et un Or en { $gold } gardent le Roi en { $king }. Votre { $dragon } de { $at } a votre { $lance } de { $lanceat } derrière lui.

    Matez.
lesson-other-mates-dragon-takes-hint-1 = Supprimez l’un des gardiens, et donnez échec du même coup.
lesson-other-mates-dragon-takes-hint-2 = Prenez l’{ $silver } en { $target }.
lesson-other-mates-dragon-takes-done = Mat ! Prendre un gardien, donner échec et être gardé, tout à la fois : c’est le coup parfait.
lesson-other-mates-dragon-takes-still-guarded = Échec, mais les gardiens font encore leur travail. Prenez l’un d’eux.
lesson-other-mates-dragon-takes-no-check = Ce n’est pas échec.

## Le Pion et le mat
lesson-pawn-and-mate-title = Le Pion et le mat
lesson-pawn-and-mate-summary = Quels Pions peuvent achever le Roi, et lesquels ne peuvent que frapper à la porte.

lesson-pawn-and-mate-somebody-takes-text =
    Vous connaissez l’interdiction de mater d’un Pion parachuté (uchifuzume). Le Roi en { $king } ne peut pas bouger, votre Or en { $gold } garde { $drop }, un { $silver } se tient en { $silverat }.

    Avez-vous le droit de parachuter un Pion en { $drop } ?
lesson-pawn-and-mate-somebody-takes-hint-1 = Le Roi est coincé. Mais l’interdiction suppose un mat : a-t-on interrogé tous les autres défenseurs ?
lesson-pawn-and-mate-somebody-takes-hint-2 = L’{ $silver } de { $silverat } peut-il prendre en { $drop } ?
lesson-pawn-and-mate-somebody-takes-done = Oui : l’{ $silver } peut prendre, c’est donc un échec, pas un mat, et le parachutage est légal.
lesson-pawn-and-mate-somebody-takes-look-again = L’{ $silver } peut prendre le Pion : pas de mat, donc pas d’interdiction.

lesson-pawn-and-mate-lure-the-silver-text =
    La même position, avec en plus un { $gold } en réserve. Un Pion légal peut quand même être mortel.

    Matez le Roi en { $king } en trois coups : vous, lui, vous.
lesson-pawn-and-mate-lure-the-silver-hint-1 = Tant que l’{ $silver } reste en { $silverat }, tout { $gold } est pris. Attirez-le ailleurs.
lesson-pawn-and-mate-lure-the-silver-hint-2 = Le Pion en { $drop }, l’{ $silver } doit prendre, et l’{ $gold } tombe en { $last }.
lesson-pawn-and-mate-lure-the-silver-done = Mat ! Le Pion n’a pas maté : il a seulement frappé à la porte. La pièce la moins chère d’abord, l’{ $gold } pour la fin.
lesson-pawn-and-mate-lure-the-silver-gold-first = L’{ $silver } prend l’{ $gold }, et il ne reste plus rien pour mater. Dépensez d’abord la pièce la moins chère.
lesson-pawn-and-mate-lure-the-silver-guard-leaves = L’Or en { $mine } garde les cases dont vous avez besoin.
lesson-pawn-and-mate-lure-the-silver-no-check = Chacun de vos coups doit donner échec.

lesson-pawn-and-mate-three-on-the-head-text =
    Le Roi en { $king } a ses propres Cavaliers à ses côtés ; votre Or en { $gold } tient le reste. Vous avez un Or, un Pion et une Lance, et tous trois feraient mat en { $drop }.

    Quel parachutage est illégal ?
lesson-pawn-and-mate-three-on-the-head-hint-1 = L’interdiction ne vise qu’une seule sorte de pièce.
lesson-pawn-and-mate-three-on-the-head-hint-2 = La plus petite des trois n’a pas le droit de tomber du ciel pour achever le Roi.
lesson-pawn-and-mate-three-on-the-head-done = Seul le Pion parachuté n’a pas le droit de mater ; l’Or et la Lance sont les bienvenus.
lesson-pawn-and-mate-three-on-the-head-a-gold = Un Or a bien le droit de mater en tombant : c’est même son métier.
lesson-pawn-and-mate-three-on-the-head-a-lance = Une Lance en a le droit, bien qu’elle frappe tout droit comme le Pion. L’interdiction ne vise que le Pion.

lesson-pawn-and-mate-a-pawn-that-walks-text =
    Un { $pawn } à vous est en { $at }, un autre dans votre réserve ; votre Or en { $gold } veille.

    Matez le Roi en { $king } avec un { $pawn }.
lesson-pawn-and-mate-a-pawn-that-walks-hint-1 = Parachuté, il n’en a pas le droit. Mais celui qui est déjà là ?
lesson-pawn-and-mate-a-pawn-that-walks-hint-2 = De { $at } en { $to }, promu ou non.
lesson-pawn-and-mate-a-pawn-that-walks-done = Mat ! Un { $pawn } qui marche peut mater : seul celui qui tombe ne le peut pas.
lesson-pawn-and-mate-a-pawn-that-walks-already-one = Double pion : votre { $pawn } de { $at } est déjà sur cette colonne.
lesson-pawn-and-mate-a-pawn-that-walks-gold = L’Or a peut-être ses idées, mais ici c’est au { $pawn } de mater.
lesson-pawn-and-mate-a-pawn-that-walks-dropped = Inutile de parachuter : c’est celui de { $at } qui fait le travail.

## Mater du premier coup d’œil
lesson-mate-at-sight-title = Mater du premier coup d’œil
lesson-mate-at-sight-summary = Un seul coup à chaque fois : prenez votre temps, puis frappez.

lesson-mate-at-sight-two-rooks-close-text =
    Votre { $rook } en { $at } est à portée du Roi en { $king }, et personne ne la garde. Une autre { $rook } attend dans votre réserve.

    Matez.
lesson-mate-at-sight-two-rooks-close-hint-1 = Les deux peuvent se garder l’une l’autre, si elles se touchent.
lesson-mate-at-sight-two-rooks-close-hint-2 = Parachutez en { $drop }.
lesson-mate-at-sight-two-rooks-close-done = Mat ! Deux Tours dos à dos : chacune garde l’autre, et à deux elles tiennent deux rangées.
lesson-mate-at-sight-two-rooks-close-far-away = De loin, c’est échec, mais le Roi prend la { $rook } en { $at }.
lesson-mate-at-sight-two-rooks-close-a-way-out = Échec, mais le Roi a une issue, ou l’Or de { $gold } vient l’aider.
lesson-mate-at-sight-two-rooks-close-rook-leaves = Laissez la { $rook } là où elle tient la deuxième rangée, et servez-vous de la réserve.

lesson-mate-at-sight-the-pawn-grows-text =
    Votre { $silver } en { $silverat } est au ventre du Roi en { $king } ; votre { $pawn } en { $at } est à un pas de sa tête.

    Matez.
lesson-mate-at-sight-the-pawn-grows-hint-1 = Un pas en avant, et quelle face ?
lesson-mate-at-sight-the-pawn-grows-hint-2 = En { $to }, en le retournant.
lesson-mate-at-sight-the-pawn-grows-done = Mat ! Un Tokin sur la tête, c’est un Or sur la tête.
lesson-mate-at-sight-the-pawn-grows-stays-small = Non promu, il ne frappe que tout droit : le Roi prend votre { $silver } et s’échappe.
lesson-mate-at-sight-the-pawn-grows-silver-leaves = L’{ $silver } garde derrière lui la case où va le { $pawn } : laissez-le là.

lesson-mate-at-sight-from-across-the-board-text =
    Un { $guard } adverse en { $target } protège le Roi en { $king }. Votre { $bishop } en { $at } le voit de l’autre bout du plateau ; votre Or en { $gold } est de l’autre côté.

    Matez.
lesson-mate-at-sight-from-across-the-board-hint-1 = Lequel des deux doit prendre, et avec quelle face ?
lesson-mate-at-sight-from-across-the-board-hint-2 = Le { $bishop } prend en { $target } et se retourne.
lesson-mate-at-sight-from-across-the-board-done = Mat ! Un Cheval-dragon au ventre, gardé par l’Or derrière lui.
lesson-mate-at-sight-from-across-the-board-plain = Non promu, le { $bishop } ne frappe pas à côté de lui, là où est le Roi : ce n’est même pas échec.
lesson-mate-at-sight-from-across-the-board-gold-takes = Échec peut-être, mais le Roi trouve une issue, comme { $way }. Que l’Or serve de gardien.

lesson-mate-at-sight-nobody-may-take-text =
    L’{ $guard } en { $guardat } protège le Roi en { $king }, et votre { $dragon } en { $dragonat } le regarde en face.

    Matez avec l’aide du { $knight } de { $at }.
lesson-mate-at-sight-nobody-may-take-hint-1 = L’{ $guard } abrite son Roi du { $dragon }. A-t-il le droit de prendre sur le côté ?
lesson-mate-at-sight-nobody-may-take-hint-2 = Le { $knight } saute en { $to } et se retourne.
lesson-mate-at-sight-nobody-may-take-done = Mat ! L’{ $guard } était cloué et n’a pu que regarder.
lesson-mate-at-sight-nobody-may-take-dragon-takes = Le { $dragon } maintient le clouage : s’il bouge, l’{ $guard } est libre, ou le Roi prend.
lesson-mate-at-sight-nobody-may-take-wrong-side = Trop loin du Roi : pas même échec.

lesson-mate-at-sight-the-long-leap-text =
    Votre { $silver } en { $silverat } s’est glissé à côté du Roi en { $king }. Votre { $horse } est encore loin, en { $at }.

    Matez.
lesson-mate-at-sight-the-long-leap-hint-1 = Un { $horse } qui s’approche a besoin d’un gardien. Quelle case, devant le Roi, votre Argent garde-t-il ?
lesson-mate-at-sight-the-long-leap-hint-2 = Le long de la diagonale, en { $to }, où l’{ $silver } le garde.
lesson-mate-at-sight-the-long-leap-done = Mat ! De près, un { $horse } frappe les huit cases qui le touchent. Et un { $silver } garde derrière lui, en diagonale.
lesson-mate-at-sight-the-long-leap-from-afar = Échec de loin, mais le Roi a une issue. Venez plus près.
lesson-mate-at-sight-the-long-leap-silver-leaves = L’{ $silver } est le gardien : laissez-le là.

lesson-mate-at-sight-no-way-around-text =
    Le Roi est dans le coin, en { $king }, un Or à côté de lui en { $gold }. Votre { $silver } en { $silverat } ferme la porte.

    Matez avec ce que vous avez en réserve.
lesson-mate-at-sight-no-way-around-hint-1 = Un échec contre lequel on ne s’interpose pas, et que personne ne peut prendre.
lesson-mate-at-sight-no-way-around-hint-2 = En { $drop }, juste à côté de votre { $silver }.
lesson-mate-at-sight-no-way-around-done = Mat ! L’{ $silver } tenait les deux issues, le { $knight } a fait le reste.
lesson-mate-at-sight-no-way-around-silver-leaves = L’{ $silver } ferme les deux issues. Laissez-le en place.
lesson-mate-at-sight-no-way-around-no-check = De là, le { $knight } ne frappe pas le Roi.

lesson-mate-at-sight-silver-and-horse-text =
    Votre { $horse } en { $at } tient une bonne part du terrain devant le Roi en { $king }. Un Or surveille depuis { $gold }.

    Matez avec l’{ $silver } de la réserve.
lesson-mate-at-sight-silver-and-horse-hint-1 = Quelles cases le { $horse } ne tient-il pas ? Un { $silver } le peut.
lesson-mate-at-sight-silver-and-horse-hint-2 = Sur la tête, en { $drop }.
lesson-mate-at-sight-silver-and-horse-done = Mat ! Sur la tête, un { $silver } tient la dernière rangée, et le { $horse } tient le reste.
lesson-mate-at-sight-silver-and-horse-aside = Échec, mais le Roi s’esquive, ou l’Or prend.
lesson-mate-at-sight-silver-and-horse-horse-leaves = Le { $horse } tient le terrain : laissez-le là.

lesson-mate-at-sight-behind-its-back-text =
    Le dernier. Un { $guard } adverse en { $guardat }, votre { $silver } en { $at }, votre { $lance } en { $lanceat }, et le Roi dans le coin, en { $king }.

    Matez.
lesson-mate-at-sight-behind-its-back-hint-1 = Que ne sait pas faire un { $guard } ? Il vous fait face, et votre { $silver } peut passer à côté de lui.
lesson-mate-at-sight-behind-its-back-hint-2 = En { $to }, en le retournant, la { $lance } derrière lui.
lesson-mate-at-sight-behind-its-back-done = Mat ! Aucun { $guard } ne frappe en diagonale derrière lui : il était là, et n’a rien pu faire. Vous voyez les mats d’un coup d’œil.
lesson-mate-at-sight-behind-its-back-plain = Non promu, il laisse ouverte la case d’à côté : retournez-le.
lesson-mate-at-sight-behind-its-back-into-the-guard = Là, l’{ $guard } ou le Roi le prend.

lesson-mate-at-sight-both-shoulders-text =
    Encore un, pour le plaisir. Des Argents partout : les vôtres en { $one } et en { $two }, et un troisième dans votre réserve. Le Roi en { $king } se cache derrière son Pion de { $pawn }.

    Matez.
lesson-mate-at-sight-both-shoulders-hint-1 = La tête est occupée. Où un { $silver } frappe-t-il, sinon tout droit ?
lesson-mate-at-sight-both-shoulders-hint-2 = Sur l’épaule, en { $drop }.
lesson-mate-at-sight-both-shoulders-done = Mat avec trois Argents : l’Or de { $gold } ne peut pas atteindre l’autre côté de son Roi. Plus de vingt mats : les vraies parties vous attendent.
lesson-mate-at-sight-both-shoulders-elsewhere = Échec, mais il reste une réponse. Choisissez une case que garde l’un de vos Argents, hors de portée de l’Or.
lesson-mate-at-sight-both-shoulders-guards-leave = Vos deux Argents sont bien où ils sont. Servez-vous de la réserve.
