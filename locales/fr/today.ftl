# L’écran du jour : ce qui est dû, ce qui est neuf, la série, le temps et la cote, les repères en chemin.

today-title = Aujourd’hui
today-summary = { $due } à revoir · { $new } à découvrir · { $done ->
        [one] { $done } fait
       *[other] { $done } faits
    }
today-summary-waiting = { $due } à revoir · { $new } à découvrir · { $done ->
        [one] { $done } fait
       *[other] { $done } faits
    }. { $waiting ->
        [one] Un autre attend son tour
       *[other] { $waiting } autres attendent leur tour
    }, et c’est très bien : environ { $daily } par jour suffisent, en commençant par ce que vous risquez le plus d’oublier.
today-begin = Commencer
today-go-on = Continuer
today-back = Tous les chapitres
today-nothing = Rien à revoir aujourd’hui. Ouvrez une leçon ou un problème : ce qui vous aura résisté reviendra ici.
today-all-done = Tout est fait pour aujourd’hui. Ce que vous avez appris revient juste avant d’être oublié.
today-link = { $due ->
        [0] Aujourd’hui
       *[other] Aujourd’hui : { $due } à revoir
    }
today-due = À revoir
    .help = Ce que vous avez déjà vu, juste avant de l’oublier.
today-new = À découvrir
    .help = Vos propres erreurs, et quelques problèmes du recueil.
today-paused = En pause
    .help = Ceux-ci ne reviennent pas tant que vous ne les reprenez pas.
today-last = { $days ->
        [0] vu aujourd’hui
        [1] vu hier
       *[other] vu il y a { $days } jours
    }
today-date = { $day ->
        [1] 1er { $month }
       *[other] { $day } { $month }
    }
today-step = { $title } – étape { $step }
today-row-due = { $title } – à revoir. { $detail }
today-row-new = { $title } – à découvrir. { $detail }
today-row-paused = { $title } – en pause. { $detail }
today-pause = Mettre en pause : { $title }
today-resume = Reprendre : { $title }
today-delete = Supprimer : { $title }
today-paused-now = En pause : il ne reviendra pas tant que vous ne le reprendrez pas.
today-resumed-now = Il est de nouveau dans la liste.
today-deleted-now = Supprimé : il ne reviendra plus.
today-undo = Le remettre
button-next-today = Suite du jour

## Ce que l’apprenant a manqué

lesson-own-title = Vos propres parties
miss-hung = Ne rien laisser en prise, au lieu de { $move }
miss-illegal = { $move } : pourquoi non, et quoi d’autre
miss-pair = { $one } ou { $two }
miss-from-game = de votre partie, { $date }
miss-from-try = d’un coup illégal, { $date }
miss-from-pair = deux signes confondus, { $date }

own-hung-text = Dans votre partie, vous avez joué { $move }, et une pièce est restée en prise. Trouvez un coup après lequel vous ne perdez rien.
own-hung-hint-1 = Laquelle de vos pièces l’adversaire attaque-t-il, et qui la garde ?
own-hung-hint-2 = Regardez les cases éclairées.
own-hung-done = Tout est gardé maintenant, ou hors d’atteinte.

own-squares-text = Vous avez essayé { $move }, ce que la règle interdit. Touchez toutes les cases où peut aller cette pièce, { $piece } en { $square }.
own-squares-hint-1 = D’abord sa marche ; puis ce qui lui barre la route, et la sûreté de votre Roi.
own-squares-hint-2 = Les cases éclairées en sont.
own-squares-done = Celles-là, et aucune autre.

own-drops-text = Vous avez essayé { $move }, ce que la règle interdit. Touchez toutes les cases où vous pouvez parachuter cette pièce : { $piece }.
own-drops-hint-1 = Seulement les cases libres, et là où elle pourrait encore avancer. Pensez aux colonnes de vos Pions.
own-drops-hint-2 = Les cases éclairées en sont.
own-drops-done = Là, et nulle part ailleurs.

own-answers-text = Vous avez essayé { $move } alors que votre Roi était en échec. Jouez tous les coups qui parent l’échec.
own-answers-hint-1 = Déplacer le Roi, prendre la pièce qui donne échec, ou s’interposer.
own-answers-hint-2 = L’une des parades est éclairée.
own-answers-done = Voilà toutes les parades.

own-why-text = Vous avez essayé { $move }. Pourquoi la règle l’interdit-elle ?
own-why-hint-1 = Imaginez le plateau après ce coup.
own-why-hint-2 = Les cases éclairées le montrent.
own-why-done = C’est bien la raison.

own-pair-text = Vous avez pris l’une de ces faces pour l’autre. Touchez toutes celles-ci : { $piece }.
own-pair-hint-1 = Comparez trait par trait : l’autre face est { $other }.
own-pair-hint-2 = Une face { $piece } est éclairée.
own-pair-done = Voilà les faces { $piece }.

own-other-pair-text = Et maintenant l’inverse : touchez toutes celles-ci : { $piece }.
own-other-pair-hint-1 = Que reste-t-il, une fois { $other } mis de côté ?
own-other-pair-hint-2 = Une face { $piece } est éclairée.
own-other-pair-done = Vous les distinguez, désormais.

## La série et le calendrier

streak-title = Vos jours
streak-count = { $days ->
        [0] Pas encore de série
        [1] Un jour de pratique d’affilée
       *[other] { $days } jours de pratique d’affilée
    } · record : { $longest }
streak-text = { $week ->
        [0] Aucun jour de pratique sur les sept derniers.
        [1] Un jour de pratique sur les sept derniers.
       *[other] { $week } jours de pratique sur les sept derniers.
    } Seuls comptent les jours de pratique. Un jour manqué ne coûte rien : la série continue tant que vous revenez dans la semaine.
streak-calendar = Les cinq dernières semaines
calendar-free = { $date } : relâche
calendar-day = { $minutes ->
        [1] { $date } : une minute de pratique
       *[other] { $date } : { $minutes } minutes de pratique
    }
weekday-1 = lu
weekday-2 = ma
weekday-3 = me
weekday-4 = je
weekday-5 = ve
weekday-6 = sa
weekday-7 = di
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## La cote et le temps

plot-rating = Cote aux problèmes : { $rating }
plot-rating-point = { $date } : { $rating }
plot-rating-spoken = { $days ->
        [1] La cote aux problèmes est { $rating }, sur un jour.
       *[other] La cote aux problèmes est { $rating }, sur { $days } jours.
    }
plot-rating-empty = Elle commence à votre premier problème. En résoudre un difficile la fait monter, en manquer un facile la fait baisser.
plot-time = { $days } jours : { $minutes } min en tout
plot-time-point = { $minutes ->
        [1] { $date } : une minute
       *[other] { $date } : { $minutes } minutes
    }
plot-time-empty = Pas encore une minute entière de pratique ces jours-ci.
plot-minutes = { $minutes } min

## Les repères en chemin

marks-title = Repères en chemin
marks-none = Le premier repère est le 15e kyu, un grade de débutant.
marks-reached = Vous avez atteint le { $kyu }e kyu.
marks-next = Pour le { $kyu }e kyu, il reste à faire :
marks-all = Il ne manque rien : vous avez atteint le dernier repère du cours.
marks-more = { $count ->
        [1] Et une autre chose.
       *[other] Et { $count } autres.
    }
need-lesson = Leçon « { $title } »
need-mates = { $length } : résolus
need-at-sight = { $length } : résolus du premier coup
need-theme = Résolu une fois : { $theme }
need-wins = Parties gagnées
need-spoken = { $label }, { $done } sur { $of }

## Le tableau

table-title = Jour par jour
table-day = Jour
# La date dans la première colonne, qui est étroite.
table-date = { $day }/{ $month }
table-minutes = Min
table-steps = Étap.
table-solved = Prob.
table-reviews = Rév.
table-games = Part.
table-rating = Cote
table-none = –
table-empty = Votre premier jour de pratique fera la première ligne.
table-row = { $date } : { $minutes } min, étapes { $steps }, problèmes { $solved }, révisions { $reviews }, parties { $games }

text-word-today = aujourdhui aujourd’hui jour
text-word-pause = pause
text-word-resume = reprendre
text-today-how = Tapez un numéro pour ouvrir une ligne de la liste, suivant pour la première ; pause, reprendre ou supprimer et un numéro pour l’écarter ; annuler pour la remettre.
text-today-which = Tapez ensuite le numéro d’une ligne de la liste : pause 2.
