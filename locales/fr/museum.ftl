# Le musée : des problèmes de mat d’anciens maîtres. Un titre, et ce qui en fait la beauté ; aucune case n’est nommée, le plateau les montre.
museum-author-ito-kanju = Itō Kanju
museum-work-shogi-zuko = Shōgi Zukō

museum-zuko-36-title = Deux Ors pour un seul Fou
museum-zuko-36-text =
    Vous avez trois Ors, et les deux premiers sont offerts au même Fou, sur la même case. Puis c’est la Tour qu’on donne, et un Cavalier : qui prend quitte le poste où il était utile.

    Quand le Roi finit par monter, votre propre Fou, qui regardait du bord depuis le début, conclut. Comptez ce qui reste de votre armée : presque rien.
museum-zuko-29-title = Trois Cavaliers
museum-zuko-29-text =
    Trois Cavaliers en réserve, et chacun a sa tâche. Le premier attire la Tour, le deuxième saute dans le camp adverse, le troisième attend la fin.

    Avant de le parachuter, il faut donner le Dragon et le Fou, puis un Pion pousse le Roi là où le dernier Cavalier le veut. Rien ne s’interpose devant un Cavalier : voilà pourquoi il a le dernier mot.
museum-zuko-30-title = Le Cheval-dragon égaré
museum-zuko-30-text =
    Le Cheval-dragon du défenseur garde tout : alors on le nourrit. Un Or l’éloigne d’un pas, un second Or d’un pas encore. Votre Tour, votre Dragon et votre Cheval-dragon partent à leur tour dans la gueule du Roi.

    Et l’Or qui mate ? Un coup avant la fin, il était encore à l’adversaire.
museum-zuko-34-title = Le Cavalier qui attend
museum-zuko-34-text =
    Très tôt, vous parachutez un Cavalier au bord, loin sous le Roi, et il ne semble servir à rien. Un Argent s’en va, un Pion est offert, le Dragon se jette dans la mêlée.

    Alors le Cavalier saute, et c’est mat : la Tour qui a pris votre Pion occupe justement la case où son Roi aurait fui.
museum-zuko-2-title = Quatre fois la même case
museum-zuko-2-text =
    Un Or et trois Pions, l’un après l’autre, viennent sur une seule et même case, et chacun y est pris. Chaque visite dérange un peu le Roi ou un Tokin.

    Regardez aussi les Fous : tous deux sont sacrifiés sans un mot. Il ne reste qu’un Dragon pour dire mat.
museum-zuko-94-title = L’écharpe
museum-zuko-94-text =
    On l’appelle l’écharpe (tasuki, le cordon qui retient les manches). Le Roi est au bord du haut, et vous l’attirez à travers tout le plateau : Argents, Or, Lance et les deux Fous servent d’appâts.

    Vos deux Dragons attendent, loin l’un de l’autre. Aux derniers coups, ils se referment des deux côtés, comme les bouts d’un cordon que l’on noue.

    Itō Kanju venait d’une des familles qui détenaient le titre de Meijin. Ses cent problèmes restent la mesure de cet art.
