### Chapitre 16 : mater en trois coups, et défendre.
chapter-tsume-three-title = Le tsume en trois coups

## Trois coups : vous, lui, vous
lesson-three-moves-title = Trois coups : vous, lui, vous
lesson-three-moves-summary = Sacrifier, pousser, garder l’Or pour la fin.

lesson-three-moves-the-rules-text =
    Un tsume est un problème de mat : chacun de vos coups donne échec, la défense répond au mieux, et peut parachuter tout ce qui n’est pas sur le plateau. Un parachutage de la défense qui ne fait que retarder le mat ne compte pas.

    Ici, votre Fou prend un Or en { $first } et se donne ; le Roi de { $king } prend, et l’Or gagné mate en { $last }, le Cheval-dragon de { $horse } derrière lui.

lesson-three-moves-give-it-up-text = Votre { $pawn } en { $at } encombre la case dont vous avez besoin ; votre Fou de { $bishop } la garde. Le Roi est au coin, en { $king }.
lesson-three-moves-give-it-up-hint-1 = Donnez ce qui gêne.
lesson-three-moves-give-it-up-hint-2 = Le { $pawn } se retourne en { $first } et se donne ; puis l’Or en { $last }.
lesson-three-moves-give-it-up-done = Mat ! Un sacrifice, c’est-à-dire une pièce donnée exprès, débarrasse la case du coup final.
lesson-three-moves-give-it-up-gold = L’Or pour la fin : donné trop tôt, il ne reste rien pour mater.
lesson-three-moves-give-it-up-no-check = Dans un tsume, chaque coup donne échec.

lesson-three-moves-leave-the-knight-text = Un Argent et un Cavalier en réserve, votre { $tokin } en { $at }. Matez le Roi de { $king }.
lesson-three-moves-leave-the-knight-hint-1 = Lequel des deux est gardé tout de suite ?
lesson-three-moves-leave-the-knight-hint-2 = L’Argent en { $first } ; selon sa fuite, le Cavalier finit, par exemple en { $last }.
lesson-three-moves-leave-the-knight-done = Mat ! Les petites pièces suffisent, dans le bon ordre.
lesson-three-moves-leave-the-knight-knight = Le Cavalier d’abord, et le Roi s’écarte : l’Argent n’a plus de prise.
lesson-three-moves-leave-the-knight-no-check = Dans un tsume, chaque coup donne échec.

lesson-three-moves-jump-then-close-text = Le Roi en { $king } est enfermé parmi les siens. Votre { $horse } est en { $at }, un Cavalier en réserve.
lesson-three-moves-jump-then-close-hint-1 = Sortez-le de sa cachette, du côté où votre { $horse } l’attend.
lesson-three-moves-jump-then-close-hint-2 = Le Cavalier en { $first }, puis le { $horse } en { $last }.
lesson-three-moves-jump-then-close-done = Mat ! D’abord pousser le Roi, puis fermer.
lesson-three-moves-jump-then-close-horse = Trop tôt : le Roi tient bon, ou s’échappe.
lesson-three-moves-jump-then-close-no-check = Dans un tsume, chaque coup donne échec.

lesson-three-moves-let-the-rook-go-text = Votre { $rook } en { $at } touche le Roi de { $king }, qui peut la prendre. Deux Argents en réserve.
lesson-three-moves-let-the-rook-go-hint-1 = Et si on le laissait prendre ?
lesson-three-moves-let-the-rook-go-hint-2 = Un Argent en { $first } ; il prend la { $rook } ; l’autre Argent en { $last }.
lesson-three-moves-let-the-rook-go-done = Mat ! La plus chère de vos pièces n’était qu’un appât.
lesson-three-moves-let-the-rook-go-rook = La { $rook } sert là où elle est.
lesson-three-moves-let-the-rook-go-no-check = Dans un tsume, chaque coup donne échec.

lesson-three-moves-push-under-the-edge-text = Votre { $bishop } en { $at } regarde le long d’une diagonale. Un Or en réserve, le Roi en { $king }.
lesson-three-moves-push-under-the-edge-hint-1 = Deux fois sur la même diagonale.
lesson-three-moves-push-under-the-edge-hint-2 = L’Or en { $first }, puis de là en { $last }.
lesson-three-moves-push-under-the-edge-done = Mat ! Le même Or pousse, puis frappe : pourvu que la diagonale le garde.
lesson-three-moves-push-under-the-edge-elsewhere = Sans garde, ou le Roi s’enfuit.
lesson-three-moves-push-under-the-edge-no-check = Dans un tsume, chaque coup donne échec.

lesson-three-moves-pull-it-forward-text = Le Roi est au bord, en { $king }. Votre { $rook } tient la colonne voisine depuis { $at }. Une Lance et un Or en réserve.
lesson-three-moves-pull-it-forward-hint-1 = Tirez-le vers l’avant, là où la { $rook } garde l’Or.
lesson-three-moves-pull-it-forward-hint-2 = La Lance en { $first }, qu’il doit prendre ; l’Or en { $last }.
lesson-three-moves-pull-it-forward-done = Mat ! La Lance attire, l’Or finit.
lesson-three-moves-pull-it-forward-gold = L’Or pour la fin.
lesson-three-moves-pull-it-forward-no-check = Dans un tsume, chaque coup donne échec.

lesson-three-moves-at-its-back-text = Deux Ors en réserve, un troisième en { $at }. Le Roi est en { $king }, et il a des renforts plus bas.
lesson-three-moves-at-its-back-hint-1 = Poussez-le vers ses propres pièces, puis frappez dans le dos.
lesson-three-moves-at-its-back-hint-2 = Un Or en { $first } ; il descend ; l’autre en { $last }.
lesson-three-moves-at-its-back-done = Mat ! L’Or à la queue : ses propres pièces lui barrent la route.
lesson-three-moves-at-its-back-waste = Un Or mal posé, et il n’en reste qu’un.
lesson-three-moves-at-its-back-no-check = Dans un tsume, chaque coup donne échec.

lesson-three-moves-step-by-step-text = Une { $rook } en { $at }, un Or en réserve, et le Roi au bord, en { $king }. Le dernier, sans aide.
lesson-three-moves-step-by-step-hint-1 = Un Or au ventre, et encore un Or au ventre.
lesson-three-moves-step-by-step-hint-2 = L’Or en { $first }, puis d’un pas en { $last }.
lesson-three-moves-step-by-step-done = Mat ! Vous lisez trois coups d’avance : c’est le niveau du 10e kyu (les grades des débutants se comptent à rebours).
lesson-three-moves-step-by-step-rook = La { $rook } tient la colonne : qu’elle y reste.
lesson-three-moves-step-by-step-no-check = Dans un tsume, chaque coup donne échec.

## Tenir
lesson-hold-out-title = Tenir
lesson-hold-out-summary = Vous avez le Roi : trouvez la réponse qui ne perd pas.

lesson-hold-out-not-into-the-corner-text =
    Cette fois, le { $king } est à vous. Le { $pawn } de { $pawnat } vous donne échec en { $at } ; l’adversaire a deux Ors en réserve et un Cavalier en { $knight }.

    Choisissez une réponse après laquelle il ne mate pas en trois coups.
lesson-hold-out-not-into-the-corner-hint-1 = Qui garde le { $pawn } ? Et où y a-t-il de l’air ?
lesson-hold-out-not-into-the-corner-hint-2 = Prenez-le en { $pawnat }, ou montez : jamais vers le bord.
lesson-hold-out-not-into-the-corner-done = Vous tenez ! Un Roi qui monte est plus difficile à mater qu’un Roi dans le coin.
lesson-hold-out-not-into-the-corner-corner = Vers { $corner }, vous vous enfermez : deux Ors suffisent.

lesson-hold-out-run-the-right-way-text =
    L’{ $silver } de { $silverat } donne échec à votre { $king } en { $at }. Un Or adverse est en { $gold }, un autre en réserve.

    Tenez trois coups.
lesson-hold-out-run-the-right-way-hint-1 = Une pièce qui donne échec de près n’est pas toujours gardée.
lesson-hold-out-run-the-right-way-hint-2 = En { $silverat }, par exemple.
lesson-hold-out-run-the-right-way-done = Prendre, ou s’écarter de l’attaquant : sous lui, un Or aurait fini.
lesson-hold-out-run-the-right-way-under = Sous l’{ $silver }, en { $one } comme en { $two }, l’Or parachuté vous mate.

lesson-hold-out-the-right-guard-text =
    Pas encore échec, mais le { $tokin } de { $tokinat } menace : un Argent parachuté en { $drop } vous materait.

    Parez, par un parachutage ou une fuite.
lesson-hold-out-the-right-guard-hint-1 = Occupez la case du mat, ou quittez les lieux du bon côté.
lesson-hold-out-the-right-guard-hint-2 = L’Or en { $drop }, ou le Roi en { $run }.
lesson-hold-out-the-right-guard-done = La case que veut l’adversaire est souvent la vôtre : posez-y votre pièce le premier.
lesson-hold-out-the-right-guard-corner = En { $corner }, plus d’air du tout.
lesson-hold-out-the-right-guard-beside = En { $run }, l’Or bouche votre seule issue.

## Le plus longtemps possible
lesson-last-stand-title = Le plus longtemps possible
lesson-last-stand-summary = Perdu, mais pas tout de suite : choisir la défense la plus longue.

lesson-last-stand-not-the-bait-text =
    Le { $horse } en { $corner } vous donne échec ; votre adversaire a deux Ors en réserve. Le mat est inévitable.

    Tenez aussi longtemps que les règles le permettent : en partie, plus d’un adversaire manque le chemin.
lesson-last-stand-not-the-bait-hint-1 = Une pièce qui se laisse prendre dans le coin est souvent un appât.
lesson-last-stand-not-the-bait-hint-2 = Quittez le bord : { $out }.
lesson-last-stand-not-the-bait-done = Deux coups plus tard au lieu de tout de suite. Loin du coin, un Roi coûte plus cher à mater.
lesson-last-stand-not-the-bait-bait = Vous avez mordu à l’appât : l’Or parachuté en { $mate }, gardé par le Pion de { $pawn }, mate aussitôt.

lesson-last-stand-which-way-down-text =
    L’{ $gold } en { $at } donne échec. Trois cases sont libres au-dessous, et toutes perdent.

    Laquelle tient le plus longtemps ?
lesson-last-stand-which-way-down-hint-1 = Où l’Or ne peut-il pas vous suivre en matant ?
lesson-last-stand-which-way-down-hint-2 = Tout droit, en { $down }.
lesson-last-stand-which-way-down-done = Sous l’Or, il lui faut deux coups de plus. Juste devant l’attaquant, on est parfois le mieux caché.
lesson-last-stand-which-way-down-right = En { $right }, l’Or descend à côté de vous et c’est fini.
lesson-last-stand-which-way-down-left = Dans le coin, en { $left }, le Pion suffit.

lesson-last-stand-nothing-between-text =
    Le { $dragon } en { $at } donne échec le long du bord ; vous avez un Pion en réserve, lui un Or.

    Tenez le plus longtemps possible.
lesson-last-stand-nothing-between-hint-1 = Un Pion interposé changerait-il quelque chose à la case de l’Or ?
lesson-last-stand-nothing-between-hint-2 = Montez, en { $up }.
lesson-last-stand-nothing-between-done = Le Roi qui bouge gagne du temps ; le Pion interposé n’en aurait gagné aucun.
lesson-last-stand-nothing-between-between = L’Or en { $mate }, gardé par le Tokin de { $tokin }, mate quand même : vous êtes enfermé.

lesson-last-stand-leave-the-silver-text =
    L’{ $silver } en { $silverat } donne échec à votre { $king } en { $at }. Personne ne le garde…

    Tenez le plus longtemps possible.
lesson-last-stand-leave-the-silver-hint-1 = Après la prise, quelle case plairait à un Or ?
lesson-last-stand-leave-the-silver-hint-2 = Écartez-vous, en { $aside }.
lesson-last-stand-leave-the-silver-done = Un sacrifice attire le Roi là où on le veut : le refuser coûte à l’adversaire deux coups de plus.
lesson-last-stand-leave-the-silver-takes = C’était un sacrifice : l’Or en { $mate }, soutenu par le { $horse }, fait mat.
