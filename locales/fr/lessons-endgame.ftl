### Chapitre 19 : en fin de partie, c’est la vitesse qui compte.
chapter-endgame-title = La vitesse en fin de partie

## La menace de mat
lesson-threats-title = La menace de mat
lesson-threats-summary = Tsumero : « si vous ne faites rien, c’est mat ».

lesson-threats-what-is-a-threat-text =
    Si l’adversaire passait son tour, pourriez-vous mater ? Alors vous menacez mat : c’est un tsumero. Ici, le Pion de { $pawn } et l’Or en réserve menacent { $drop }.

    Un tsumero oblige l’adversaire à répondre ; un coup qui ne menace rien lui en offre un, qu’il joue comme il veut.

lesson-threats-is-it-a-threat-text =
    Un { $silver } en réserve au lieu d’un Or ; votre Pion est en { $pawn }, le Roi en { $king }.

    Menacez-vous mat au prochain coup ?
lesson-threats-is-it-a-threat-hint-1 = Essayez-le en pensée, sur la tête.
lesson-threats-is-it-a-threat-hint-2 = En { $head }, un { $silver } laisse libre { $way }, à côté de lui.
lesson-threats-is-it-a-threat-done = Non : sans Or, il manque une case. Comptez-la avant d’annoncer la menace.
lesson-threats-is-it-a-threat-yes = Sur { $head }, c’est échec, mais le Roi passe par { $way }.

lesson-threats-make-one-text =
    Le Roi est en { $king }, votre { $pawn } en { $at }, un { $gold } en réserve.

    D’un coup, menacez mat.
lesson-threats-make-one-hint-1 = Gardez l’{ $gold } pour le mat lui-même.
lesson-threats-make-one-hint-2 = Le { $pawn } en { $to }.
lesson-threats-make-one-done = Un pas de Pion, et l’adversaire doit répondre.
lesson-threats-make-one-spent = L’{ $gold } parachuté, il ne vous reste rien pour mater.
lesson-threats-make-one-slow = Cela ne menace rien.

lesson-threats-which-threatens-text = Roi en { $king }, un Or et un Argent en réserve. Un seul de ces coups menace mat aussitôt.
lesson-threats-which-threatens-hint-1 = Après ce coup, où tomberait l’Or ?
lesson-threats-which-threatens-hint-2 = Le Pion en { $one }, devant le Roi.
lesson-threats-which-threatens-done = Le bon coup prépare la case de la tête.
lesson-threats-which-threatens-tokin = En { $two }, un Tokin est beau, mais trop loin : pas de mat au coup suivant.
lesson-threats-which-threatens-silver = En { $three }, l’Argent est de l’autre côté : le Roi a tout le bord de libre.

lesson-threats-parry-it-text =
    L’inverse : le { $pawn } de { $pawnat } et un Or en réserve menacent votre { $king } de { $at }.

    Parez.
lesson-threats-parry-it-hint-1 = Fuir, occuper la case du mat, ou prendre le Pion ?
lesson-threats-parry-it-hint-2 = L’Or en { $head }, par exemple, là où il voulait poser le sien.
lesson-threats-parry-it-done = Un simple tsumero se pare ; la meilleure parade est celle qui menace à son tour.
lesson-threats-parry-it-ignores = L’Or tombe, et la menace reste : il mate.

lesson-threats-parry-with-check-text =
    La même menace, mais vous avez une { $rook } en { $at }.

    Parez-la en donnant échec : la menace disparaît, et c’est encore à lui de répondre.
lesson-threats-parry-with-check-hint-1 = Supprimez le gardien de la case du mat.
lesson-threats-parry-with-check-hint-2 = Prenez en { $target }.
lesson-threats-parry-with-check-done = Parer avec échec, c’est gagner un coup entier.
lesson-threats-parry-with-check-check-only = Échec, mais ensuite sa menace est toujours là.
lesson-threats-parry-with-check-ignores = Il mate au coup suivant.

## Qui est le plus rapide ?
lesson-faster-title = Qui est le plus rapide ?
lesson-faster-summary = Le mat, la menace, la menace sans parade.

lesson-faster-mate-first-text =
    Il menace mat, et votre Roi n’a plus le temps. Mais c’est à vous, et son Roi est en { $king }, votre { $dragon } en { $at }, un Tokin en { $tokin }.

    Matez d’abord : cinq coups des deux joueurs, chacun des vôtres avec échec.
lesson-faster-mate-first-hint-1 = Avant de parer, cherchez toujours votre propre mat.
lesson-faster-mate-first-hint-2 = Prenez l’Or en { $first } : il servira à la fin, en { $last }.
lesson-faster-mate-first-done = Le plus rapide a gagné d’un coup.
lesson-faster-mate-first-no-check = Sans échec, il vous mate.
lesson-faster-mate-first-wrong = Échec, mais il s’en sort, et vous mate ensuite.

lesson-faster-without-a-parry-text =
    Une menace que rien ne pare s’appelle hisshi.

    Ici, pas encore de mat contre le Roi de { $king }. L’Argent en { $drop }, avec le Tokin de { $tokin }, menace de tous les côtés : quoi que joue l’adversaire, l’Or tombe et c’est mat. Pas besoin d’échec.

lesson-faster-tie-the-knot-text =
    À vous : le Roi est au coin, en { $king }, votre { $pawn } en { $at }, un { $gold } et un { $silver } en réserve.

    Jouez un hisshi.
lesson-faster-tie-the-knot-hint-1 = Gardez l’{ $gold } pour la fin : c’est l’{ $silver } qui tend le filet.
lesson-faster-tie-the-knot-hint-2 = L’{ $silver } en { $drop }, à deux pas du coin.
lesson-faster-tie-the-knot-done = Hisshi ! S’il ne peut pas vous mater tout de suite, la partie est gagnée.
lesson-faster-tie-the-knot-gold = L’{ $gold } devait rester en main : le Roi a une parade.
lesson-faster-tie-the-knot-check = Un échec pousse le Roi dehors. Un hisshi ne presse pas.
lesson-faster-tie-the-knot-other = Il reste une parade.

lesson-faster-a-threat-or-a-knot-text =
    Votre Pion va de { $from } en { $to } et menace mat contre le Roi de { $king }.

    Est-ce un hisshi, une menace sans parade ?
lesson-faster-a-threat-or-a-knot-hint-1 = Le Roi a-t-il de l’air autour de lui ?
lesson-faster-a-threat-or-a-knot-hint-2 = De { $king }, le Roi a de la place des deux côtés.
lesson-faster-a-threat-or-a-knot-done = Non : une menace, mais le Roi s’en va le long du bord. Une menace se pare, un hisshi non.
lesson-faster-a-threat-or-a-knot-yes = Laissez jouer le Roi : il s’écarte, et il n’y a plus de mat.

lesson-faster-five-moves-bishop-text = Un tsume en cinq coups : Roi en { $king }, votre { $horse } tout là-bas en { $at }, un Or en réserve.
lesson-faster-five-moves-bishop-hint-1 = Une grande pièce peut se donner pour gagner un Or.
lesson-faster-five-moves-bishop-hint-2 = Le { $horse } prend en { $first }. Ensuite, vous connaissez la fin : { $next }, puis { $last }.
lesson-faster-five-moves-bishop-done = Mat en cinq ! Un mat en trois que vous connaissez s’y cachait.
lesson-faster-five-moves-bishop-gold = Il vous faut un Or de plus : allez d’abord le chercher.
lesson-faster-five-moves-bishop-no-check = Chaque coup donne échec.

lesson-faster-five-moves-two-horses-text = Le dernier : le Roi en { $king }, votre { $horse } en { $at }, votre Fou en { $bishop }, rien en réserve. Mat en cinq coups.
lesson-faster-five-moves-two-horses-hint-1 = Repoussez d’abord le Roi, puis gagnez l’Or.
lesson-faster-five-moves-two-horses-hint-2 = Le { $horse } en { $first } ; le Fou se donne en { $give } ; l’Or en { $last }.
lesson-faster-five-moves-two-horses-done = Mat ! Vous lisez cinq coups. En fin de partie, personne ne vous rattrapera si facilement.
lesson-faster-five-moves-two-horses-no-check = Chaque coup donne échec.
lesson-faster-five-moves-two-horses-other = Échec, mais pas de mat en cinq par là.

## La seule défense
lesson-only-defence-title = La seule défense
lesson-only-defence-summary = Il menace mat : trouvez ce qui l’arrête.

lesson-only-defence-step-aside-text =
    Votre { $king } en { $at } n’a rien en réserve. Avec le { $pawn } de { $pawnat }, un Or parachuté en { $drop } vous materait.

    Trouvez un coup après lequel il n’y a plus de mat.
lesson-only-defence-step-aside-hint-1 = Si l’on ne peut pas garder la case du mat, on ne reste pas devant.
lesson-only-defence-step-aside-hint-2 = Bougez le Roi de { $at }.
lesson-only-defence-step-aside-done = Le Roi est lui-même un défenseur : il pare en s’en allant.
lesson-only-defence-step-aside-silver = De là, l’{ $silver } de { $silverat } ne garde pas { $drop } : l’Or mate.

lesson-only-defence-shut-the-door-text =
    Le { $tokin } en { $tokinat } et un Or dans sa réserve : il menace mat en { $mate }. Vous avez un { $silver } en réserve.

    Trouvez une défense qui tienne encore au coup suivant.
lesson-only-defence-shut-the-door-hint-1 = Fuir n’est bon que si l’on peut fuir encore.
lesson-only-defence-shut-the-door-hint-2 = Posez l’{ $silver } sur la case qu’il convoite : { $mate }.
lesson-only-defence-shut-the-door-done = Près du Roi, l’{ $silver } tient ; la fuite aurait perdu un coup plus tard.
lesson-only-defence-shut-the-door-run = En { $run }, vous n’échappez que pour un coup : le mat suit en trois.
lesson-only-defence-shut-the-door-under = En { $wrong }, l’Or mate aussitôt : le Tokin le garde.
lesson-only-defence-shut-the-door-far = Trop loin : de là, l’{ $silver } ne garde aucune des cases qui comptent autour de votre { $king }.

lesson-only-defence-four-ways-text =
    Le { $tokin } en { $tokinat } attend du renfort en { $mate } : un Argent parachuté là ferait mat. Vous avez un Pion en réserve.

    Plusieurs défenses tiennent. Trouvez-en une.
lesson-only-defence-four-ways-hint-1 = Boucher la case, la garder, ou s’en aller.
lesson-only-defence-four-ways-hint-2 = L’{ $gold } de { $goldat } en { $guard }, ou votre Pion en { $mate }.
lesson-only-defence-four-ways-done = Boucher, garder, partir : trois façons de parer, et souvent l’une d’elles ne coûte rien.
lesson-only-defence-four-ways-knight = Le { $knight } s’en va sauter ailleurs : il ne garde rien près du Roi.
lesson-only-defence-four-ways-gold = De là, l’{ $gold } ne garde pas { $mate }.
lesson-only-defence-four-ways-pawn = Là, le Pion ne gêne personne.
