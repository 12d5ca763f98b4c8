### Chapitre 1 : les huit noms et les six dos.
chapter-faces-title = Reconnaître les pièces

## Huit noms
lesson-eight-names-title = Huit noms
lesson-eight-names-summary = Le signe de chaque pièce, et une image pour le retenir.

lesson-eight-names-read-the-sign-text =
    Il n’y a que huit sortes de pièces, du { $king } en { $at } jusqu’au { $pawn }, et chacune porte son nom. Ce chapitre parle des signes japonais.

    Vous jouez avec des lettres ? Dans les Réglages, sous « Pièces », vous pouvez faire venir les signes ; ou gardez vos lettres, toutes les questions marchent aussi. Si l’on vous lit le plateau, vous entendez les noms : écoutez l’histoire de chaque signe.

lesson-eight-names-back-rank-text =
    Votre rangée du bas, du coin gauche au milieu : { $lance } 香 en { $l }, { $knight } 桂 en { $n }, { $silver } 銀 en { $s }, { $gold } 金 en { $g }, et le { $king } en { $k }. La moitié droite est son reflet.

    香 veut dire l’encens, 桂 le laurier, et deux pièces portent le nom d’un métal : 銀, l’argent, commence par 金, l’or.

lesson-eight-names-the-corner-text = Qui monte la garde dans le coin, en { $at } ?
lesson-eight-names-the-corner-hint-1 = Son signe, 香, c’est le parfum de l’encens, qui monte tout droit.
lesson-eight-names-the-corner-hint-2 = À côté de { $at }, on trouve le { $knight } en { $next }, puis l’{ $silver } en { $third }. Ce n’est ni l’un ni l’autre.
lesson-eight-names-the-corner-done = La { $lance } : il y en a une dans chaque coin du plateau.
lesson-eight-names-the-corner-knight = Le { $knight } est une case plus loin, en { $next }.
lesson-eight-names-the-corner-silver = L’{ $silver } est en { $third }, à deux cases du coin.

lesson-eight-names-my-knights-text = Le laurier, 桂, est le signe du { $knight }. Touchez les vôtres : il y en a { $n }.
lesson-eight-names-my-knights-hint-1 = Ils se tiennent entre les coins et les Argents.
lesson-eight-names-my-knights-hint-2 = { $one } et { $two }, un de chaque côté.
lesson-eight-names-my-knights-done = 桂 est un laurier : sa moitié gauche, 木, est le signe de l’arbre. Gardez cet arbre en tête.
lesson-eight-names-my-knights-lance = C’est une { $lance }, l’encens du coin.
lesson-eight-names-my-knights-silver = C’est un { $silver } : il a 金 à gauche, pas un arbre.
lesson-eight-names-my-knights-theirs = C’est bien un { $knight }, mais celui de l’adversaire.

lesson-eight-names-it-flies-text =
    飛 veut dire voler, 角 une corne, ou un angle. Chaque joueur a l’un et l’autre.

    À l’envers, en { $at }, que lisez-vous ?
lesson-eight-names-it-flies-hint-1 = Comparez avec les deux vôtres, entre votre rangée du bas et vos Pions : votre 飛 est en { $mine }.
lesson-eight-names-it-flies-hint-2 = En { $at }, c’est 飛, le signe qui a des ailes.
lesson-eight-names-it-flies-done = 飛, celle qui vole, est la { $rook } ; 角, la corne, est le { $bishop }.
lesson-eight-names-it-flies-bishop = La corne, 角, est en { $other } : on dirait une petite maison au toit pointu.
lesson-eight-names-it-flies-gold = Les Ors sont à côté du Roi, tout au bord du plateau.

lesson-eight-names-upside-down-text = La moitié de ce qu’on lit dans une partie est à l’envers. Touchez les { $n } Argents de l’adversaire.
lesson-eight-names-upside-down-hint-1 = Le camp adverse est le vôtre, tourné d’un demi-tour.
lesson-eight-names-upside-down-hint-2 = { $one } et { $two }, juste à l’extérieur des Ors.
lesson-eight-names-upside-down-done = Des deux métaux, 銀 est le signe le plus long, 金 le plus court : cela se voit même à l’envers.
lesson-eight-names-upside-down-gold = C’est un { $gold }, le métal tout seul. L’{ $silver } est la pièce suivante, vers le coin.
lesson-eight-names-upside-down-knight = C’est un { $knight }, le laurier.
lesson-eight-names-upside-down-mine = Celui-là est à vous. Regardez en haut du plateau.

lesson-eight-names-foot-soldiers-text =
    歩, un pas : c’est le { $pawn }, qui va à pied. Vous en voyez un en { $at }.

    Combien en avez-vous ?
lesson-eight-names-foot-soldiers-hint-1 = Toute une rangée se tient devant votre camp.
lesson-eight-names-foot-soldiers-hint-2 = Comptez sur la rangée de { $at } : un par colonne.
lesson-eight-names-foot-soldiers-done = Il y en a { $n }, un par colonne. Vous connaissez maintenant les huit noms.
lesson-eight-names-foot-soldiers-chess = Huit, c’est aux échecs ; ce plateau-ci est plus large.
lesson-eight-names-foot-soldiers-both = C’est le compte des deux camps ensemble.

## L’autre face
lesson-the-backs-title = L’autre face
lesson-the-backs-summary = Six pièces portent un second nom au dos.

lesson-the-backs-turned-over-text =
    Au cours de la partie, une pièce peut être retournée : on la dit alors promue, et vous verrez plus tard comment cela se gagne. Voici six pièces, de { $first } à { $last }, et au-dessus de chacune son dos, de { $back1 } à { $back2 }.

    と { $tokin }, 杏 { $lance }, 圭 { $knight }, 全 { $silver }, 馬 { $horse }, 龍 { $dragon }. Le Roi et l’Or ont le dos vierge.

lesson-the-backs-the-flyer-turned-text =
    龍 : la pièce qui vole est redescendue en monstre. Le dos de la { $rook } se trouve en { $at }.

    Comment s’appelle-t-il ?
lesson-the-backs-the-flyer-turned-hint-1 = Il crache le feu, et c’est la plus forte pièce du plateau.
lesson-the-backs-the-flyer-turned-hint-2 = En { $at }, on lit 龍, ryū : un dragon.
lesson-the-backs-the-flyer-turned-done = Le { $dragon }, ryū : c’est le dos de la { $rook }.
lesson-the-backs-the-flyer-turned-horse = 馬, le Cheval-dragon, est le dos du { $bishop }.
lesson-the-backs-the-flyer-turned-tokin = と est le dos du { $pawn } : deux traits, pas plus.

lesson-the-backs-the-horn-turned-text =
    En { $at }, tourné vers vous, voici le dos du { $bishop } adverse : 馬, uma.

    Comment s’appelle-t-il ?
lesson-the-backs-the-horn-turned-hint-1 = Le signe a quatre petits traits en bas, comme quatre sabots au galop.
lesson-the-backs-the-horn-turned-hint-2 = La pièce en { $at } porte le nom d’un animal à sabots.
lesson-the-backs-the-horn-turned-done = Le { $horse }. Joueurs d’échecs, attention : ce n’est pas le Cavalier, dont le signe, 桂, est un arbre.
lesson-the-backs-the-horn-turned-laurel = Le Cavalier, c’est le laurier, 桂. Ici, ce n’est pas lui le cheval, quoi qu’en disent les échecs.
lesson-the-backs-the-horn-turned-its-back = Le Cavalier promu s’écrit 圭 : deux petites croix l’une sur l’autre, pas de sabots.

lesson-the-backs-turned-or-not-text = Toutes ces pièces sont à vous, et { $n } d’entre elles ont été retournées. Touchez celles-là.
lesson-the-backs-turned-or-not-hint-1 = Passez les six dos en revue : と 杏 圭 全 馬 龍.
lesson-the-backs-turned-or-not-hint-2 = Il y a un { $silver } en { $one }, un { $tokin } en { $tokinat }.
lesson-the-backs-turned-or-not-done = Face ou dos : vous savez les distinguer.
lesson-the-backs-turned-or-not-pawn = C’est la face d’un { $pawn }, 歩. Son dos est と.
lesson-the-backs-turned-or-not-gold = Un { $gold } ne se retourne jamais : son dos est vierge.
lesson-the-backs-turned-or-not-front = Celle-ci montre encore sa face.

lesson-the-backs-match-the-knight-text =
    En { $at }, vous voyez un dos : 圭.

    À quoi ressemble sa face ? Touchez la même pièce, pas encore retournée.
lesson-the-backs-match-the-knight-hint-1 = 圭 est la moitié d’un autre signe. Lequel, si l’on plante un arbre à sa gauche ?
lesson-the-backs-match-the-knight-hint-2 = 木 et 圭 font 桂 : la pièce en { $front }.
lesson-the-backs-match-the-knight-done = Bien sûr : 圭 est la moitié droite de 桂, c’est donc le { $whole } retourné.
lesson-the-backs-match-the-knight-silver = Le dos de l’{ $silver } est 全.
lesson-the-backs-match-the-knight-lance = Le dos de la { $lance } est 杏.
lesson-the-backs-match-the-knight-pawn = Le dos du { $pawn } est と.

lesson-the-backs-match-the-horse-text =
    Un Cheval-dragon galope en { $at }.

    Touchez la pièce qui porte ce nom au dos.
lesson-the-backs-match-the-horse-hint-1 = Deux pièces seulement ont un animal au dos, 飛 et 角. Laquelle a lequel ?
lesson-the-backs-match-the-horse-hint-2 = Celle de la corne, en { $front }.
lesson-the-backs-match-the-horse-done = Le { $bishop } devient Cheval-dragon ; la Tour, celle qui vole, devient Dragon.
lesson-the-backs-match-the-horse-rook = Celle qui vole, la { $rook }, a le Dragon au dos.
lesson-the-backs-match-the-horse-knight = Le piège ! Le { $knight } a 圭 au dos : au shogi, ce n’est pas lui le cheval.
lesson-the-backs-match-the-horse-silver = L’{ $silver } a 全 au dos.

## Les sosies
lesson-look-alikes-title = Les sosies
lesson-look-alikes-summary = Les paires que tout le monde confond, et comment en sortir.

lesson-look-alikes-dragon-or-horse-text = 龍 et 馬, les deux grands dos. Touchez les { $n } Dragons.
lesson-look-alikes-dragon-or-horse-hint-1 = 龍 est le signe touffu, avec une moitié gauche et une moitié droite. 馬 a quatre sabots.
lesson-look-alikes-dragon-or-horse-hint-2 = Ils sont en { $one } et en { $two }.
lesson-look-alikes-dragon-or-horse-done = Dragon : deux moitiés, pleines d’écailles. Cheval-dragon : quatre sabots en bas.
lesson-look-alikes-dragon-or-horse-horse = Regardez en bas : quatre petits sabots. C’est un { $horse }.

lesson-look-alikes-knight-or-horse-text = 桂 et 馬, le laurier et les sabots. Touchez les { $n } Cavaliers de l’adversaire.
lesson-look-alikes-knight-or-horse-hint-1 = Le Cavalier a un arbre, 木, d’un côté. À l’envers, l’arbre est à droite.
lesson-look-alikes-knight-or-horse-hint-2 = Ils sont en { $one } et en { $two }.
lesson-look-alikes-knight-or-horse-done = L’arbre pour le { $knight }, les sabots pour le { $horse } : les habitudes des échecs ne vous tromperont pas.
lesson-look-alikes-knight-or-horse-horse = Des sabots : c’est un { $horse }, le dos d’un Fou. Le { $knight }, c’est le laurier.
lesson-look-alikes-knight-or-horse-mine = Un { $knight }, oui, mais sa pointe s’éloigne de vous : il est à vous.

lesson-look-alikes-gold-or-turned-silver-text = 金 et 全 : sous le même toit, l’or et le dos de l’{ $silver }. Touchez vos { $n } Ors.
lesson-look-alikes-gold-or-turned-silver-hint-1 = Sous son toit, 金 a deux petits traits, comme deux pépites.
lesson-look-alikes-gold-or-turned-silver-hint-2 = Ils sont en { $one } et en { $two }.
lesson-look-alikes-gold-or-turned-silver-done = Deux pépites sous le toit : 金. Sans pépites : 全.
lesson-look-alikes-gold-or-turned-silver-turned-silver = Pas de pépite sous le toit : 全, le dos d’un { $silver }.

lesson-look-alikes-tree-or-no-tree-text = 桂 et 圭 : le { $knight } et son dos. Touchez les { $n } pièces retournées qui étaient des Cavaliers.
lesson-look-alikes-tree-or-no-tree-hint-1 = Retourné, le { $knight } perd son arbre.
lesson-look-alikes-tree-or-no-tree-hint-2 = Elles sont en { $one } et en { $two }.
lesson-look-alikes-tree-or-no-tree-done = L’arbre tombe, 圭 reste : la même petite figure deux fois, l’une sur l’autre.
lesson-look-alikes-tree-or-no-tree-tree = L’arbre est encore là : un { $knight } qui n’a pas été retourné.
lesson-look-alikes-tree-or-no-tree-lance = Celle-ci aussi est retournée, mais c’était une { $lance }.

lesson-look-alikes-incense-or-apricot-text = 香 et 杏, l’encens et l’abricot : la { $lance } et son dos. Touchez les { $n } pièces adverses qui ont été retournées.
lesson-look-alikes-incense-or-apricot-hint-1 = 杏 est court : un arbre, 木, sur une petite bouche carrée, 口. 香 a un trait de plus en haut, et un autre dans sa boîte.
lesson-look-alikes-incense-or-apricot-hint-2 = Elles sont en { $one } et en { $two }.
lesson-look-alikes-incense-or-apricot-done = L’abricot, 杏, est le dos de la { $lance }.
lesson-look-alikes-incense-or-apricot-incense = En { $front }, on lit 香 : elle montre encore sa face.
lesson-look-alikes-incense-or-apricot-mine = Cette { $lance } est à vous, et elle montre sa face.

lesson-look-alikes-tokin-or-pawn-text = と et 歩. Le dos du { $pawn } est le plus simple de tous : deux traits, qui se lisent « to », d’où { $tokin }. Touchez les vôtres : il y en a { $n }.
lesson-look-alikes-tokin-or-pawn-hint-1 = Cherchez la pièce où presque rien n’est écrit, la pointe loin de vous.
lesson-look-alikes-tokin-or-pawn-hint-2 = Ils sont en { $one } et en { $two }.
lesson-look-alikes-tokin-or-pawn-done = と : le plus petit signe, et une pièce qui rend tout le monde nerveux.
lesson-look-alikes-tokin-or-pawn-pawn = C’est encore un { $pawn }, 歩 : un pas.
lesson-look-alikes-tokin-or-pawn-theirs = Un { $tokin }, mais il pointe vers vous.

lesson-look-alikes-jewel-or-king-text =
    王 est un roi, 玉 un joyau : la même pièce, mais le joyau, que porte Sente sur ce plateau, a un point de plus.

    Mettez un toit sur 王, il devient 全. Touchez les deux Rois.
lesson-look-alikes-jewel-or-king-hint-1 = Ils n’ont pas de toit sur la tête.
lesson-look-alikes-jewel-or-king-hint-2 = Ils sont en { $mine } et en { $theirs }.
lesson-look-alikes-jewel-or-king-done = 王 ou 玉, avec ou sans point : c’est le { $king }.
lesson-look-alikes-jewel-or-king-gold = Un toit et deux pépites dessous : un { $gold }.
lesson-look-alikes-jewel-or-king-roof = Un roi avec un toit : 全, le dos d’un { $silver }.

## Les quatorze faces
lesson-all-fourteen-title = Les quatorze faces
lesson-all-fourteen-summary = Huit faces, six dos, tous mêlés.

lesson-all-fourteen-the-roof-text =
    Entre deux Ors de l’adversaire, quelque chose se tient en { $at }.

    Qu’est-ce que c’est ?
lesson-all-fourteen-the-roof-hint-1 = Un toit, mais y a-t-il des pépites dessous ?
lesson-all-fourteen-the-roof-hint-2 = En { $at }, on lit 全.
lesson-all-fourteen-the-roof-done = 全, le dos de l’{ $silver }. Pas une pépite, et pourtant il se conduira comme l’or : vous verrez.
lesson-all-fourteen-the-roof-gold = Comparez avec l’{ $gold } en { $other } : il manque deux pépites.
lesson-all-fourteen-the-roof-front = Presque : l’{ $silver } montre 銀. Ceci est son dos.
lesson-all-fourteen-the-roof-king = Le { $king } n’a pas de toit.

lesson-all-fourteen-count-the-golds-text =
    Un tas de métal, tout à vous.

    Combien y a-t-il d’Ors, 金 ?
lesson-all-fourteen-count-the-golds-hint-1 = Deux pépites sous un toit, et rien à côté : 銀 ne compte pas, 全 non plus.
lesson-all-fourteen-count-the-golds-hint-2 = Regardez { $one }, { $two } et { $three }.
lesson-all-fourteen-count-the-golds-done = { $n }, et pas un de plus. Vous avez l’œil pour les métaux.
lesson-all-fourteen-count-the-golds-silver = Un de trop : 銀, l’Argent, contient 金, mais ce n’est pas de l’or.
lesson-all-fourteen-count-the-golds-roofs = Un toit ne suffit pas : 全 est le dos d’un Argent.

lesson-all-fourteen-their-backs-text = Le danger vient de ce qui a été retourné. Touchez les { $n } pièces de l’adversaire qui montrent leur dos.
lesson-all-fourteen-their-backs-hint-1 = Le camp d’abord, le nom ensuite : écartez les vôtres, puis celles qui montrent leur face.
lesson-all-fourteen-their-backs-hint-2 = Le { $dragon } en { $dragonat } en est une ; { $one } en est une autre.
lesson-all-fourteen-their-backs-done = Vous voyez d’un coup d’œil ce qui est dangereux, même à l’envers.
lesson-all-fourteen-their-backs-my-tokin = Le { $tokin } en { $mine } est à vous : sa pointe s’éloigne de vous.
lesson-all-fourteen-their-backs-front = Elle est bien à l’adversaire, mais elle montre sa face.
lesson-all-fourteen-their-backs-mine = Celle-là est à vous.

lesson-all-fourteen-the-last-face-text =
    Les quatre petits dos, à l’envers et tous ensemble : la lecture la plus difficile du shogi.

    Quel est celui de { $at } ?
lesson-all-fourteen-the-last-face-hint-1 = Un arbre et une petite boîte.
lesson-all-fourteen-the-last-face-hint-2 = En { $at }, c’est l’abricot, 杏.
lesson-all-fourteen-the-last-face-done = Vous lisez les quatorze faces, des deux côtés du plateau. Il ne reste qu’à savoir comment elles marchent.
lesson-all-fourteen-the-last-face-knight = Le Cavalier promu, 圭, est en { $knight }.
lesson-all-fourteen-the-last-face-silver = L’Argent promu, 全, avec son toit, est en { $silver }.
lesson-all-fourteen-the-last-face-tokin = Le Tokin, と, avec ses deux traits, est en { $tokin }.
