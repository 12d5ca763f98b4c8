# La fin d’une partie, dite à l’élève.

outcome-win-mate = Mat ! Vous gagnez.
outcome-loss-mate = Mat : votre adversaire gagne.
outcome-win-no-legal-move = Votre adversaire n’a plus aucun coup légal : vous gagnez.
outcome-loss-no-legal-move = Vous n’avez plus aucun coup légal : votre adversaire gagne.
outcome-win-resignation = Votre adversaire abandonne : vous gagnez.
outcome-loss-resignation = Vous abandonnez : votre adversaire gagne.
outcome-win-perpetual-check = Votre adversaire a répété la position en donnant échec à chaque coup (échec perpétuel) : vous gagnez.
outcome-loss-perpetual-check = Vous avez répété la position en donnant échec à chaque coup (échec perpétuel) : votre adversaire gagne.
outcome-win-declaration = Votre Roi est entré, et votre déclaration gagne.
outcome-loss-declaration = Le Roi de votre adversaire est entré, et sa déclaration gagne.
outcome-repetition = La même position s’est présentée quatre fois (sennichite) : la partie est à rejouer.
outcome-impasse = Les deux Rois sont à l’abri et aucun camp n’a assez de points (impasse, jishōgi) : la partie est à rejouer.
outcome-ply-limit = 500 coups ont été joués : la partie est à rejouer.

declaration-game-over = La partie est finie : il n’y a plus rien à déclarer.
declaration-not-your-turn = Vous ne pouvez déclarer que quand c’est à vous de jouer.
declaration-ply-limit = 500 coups ont été joués : on ne peut plus déclarer.
declaration-king-outside = Votre Roi doit se trouver dans les trois rangées du fond. Vous avez pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
declaration-in-check = Votre Roi est en échec : parez-le d’abord. Vous avez pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
declaration-too-few-pieces = Dix autres de vos pièces doivent se trouver dans les trois rangées du fond ; il y en a { $pieces }, et vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
declaration-too-few-points = Il vous faut { $needed } points et vous en avez { $points }. Une Tour ou un Fou compte 5, pièce promue ou non, toute autre pièce 1, le Roi rien.
