# Les fichiers de l’élève : ce qui n’a pas marché, dit une fois.

notice-elsewhere = Nari est déjà ouvert sur ces fichiers. Ici tout fonctionne, mais rien n’est conservé tant que l’autre n’est pas fermé ; ensuite, tout le sera.
notice-kept-again = Tout est de nouveau enregistré, y compris ce qui ne l’était pas.
notice-folder-unusable = Le dossier { $folder } est inutilisable ({ $why }). Tout fonctionne, mais rien ne sera conservé.
notice-damaged = { $file } est abîmé (ligne { $line }, colonne { $column }). Il a été renommé { $aside }, et un nouveau commence.
notice-damaged-in-place = { $file } est abîmé (ligne { $line }, colonne { $column }) et ne peut pas être renommé. Il reste tel quel, et les changements ne sont pas conservés.
notice-newer = { $file } vient d’une version plus récente de Nari (format { $format }). Il reste tel quel, et les changements ne sont pas conservés.
notice-unreadable = { $file } est illisible ({ $why }). Il reste tel quel, et les changements ne sont pas conservés.
notice-not-saved = { $file } n’a pas pu être enregistré ({ $why }). Ce qui l’était auparavant est toujours là.

why-not-allowed = accès refusé
why-not-a-folder = un fichier porte déjà ce nom
why-a-folder = un dossier porte déjà ce nom
why-no-space = le disque est plein
why-read-only = le disque est en lecture seule
why-not-found = introuvable
why-not-text = ce n’est pas du texte en UTF-8
why-other = refus du système

grade-name-again = À revoir
grade-name-hard = Difficile
grade-name-good = Su
grade-name-easy = Facile
grade-not-found = Ce n’était pas encore trouvé : cela viendra.
grade-tries = { $count ->
        [one] Trouvé après un essai manqué.
       *[other] Trouvé après { $count } essais manqués.
    }
grade-hints = { $count ->
        [one] Trouvé avec un indice.
       *[other] Trouvé avec { $count } indices.
    }
grade-slow = { $minutes ->
        [one] Trouvé sans aide, après une minute de réflexion.
       *[other] Trouvé sans aide, après { $minutes } minutes de réflexion.
    }
grade-alone = Trouvé sans aide et sans erreur.
grade-at-once = Trouvé tout de suite et sans erreur.
asked-again-today = À revoir aujourd’hui.
asked-again-tomorrow = À revoir demain.
asked-again-in = { $days ->
        [one] À revoir dans un jour.
       *[other] À revoir dans { $days } jours.
    }

settings-group-learners = Qui apprend
settings-learner = Élève
data-learner-number = Élève { $number }
data-learners = Élèves de cet ordinateur
    .field = Nom
    .help = Chaque élève a ses réglages, ses leçons, ses parties et ses révisions. Écrivez un nom pour ajouter quelqu’un, ou pour renommer l’élève qui apprend.
data-file = Tout votre parcours en un fichier
    .field = Fichier
    .help = Pour le garder en lieu sûr ou l’emporter sur un autre ordinateur. Un simple nom désigne un fichier du dossier « exports ».
button-learner-add = Ajouter un élève
button-learner-rename = Renommer
button-learner-remove = Retirer cet élève…
button-learner-remove-yes = Retirer
button-data-export = Écrire le fichier
button-data-merge = Ajouter un fichier à ce qui est ici
button-data-replace = Remplacer ce qui est ici par un fichier…
button-data-replace-yes = Remplacer
button-data-no = Ne rien changer
data-remove-question = Retirer { $name } de cet ordinateur ?
data-remove-text = Tout ce qui est à cet élève est rangé dans le dossier « removed » : rien n’est effacé.
data-replace-question = Remplacer votre parcours par le fichier ?
data-replace-text = Ce qui est ici est d’abord écrit dans un fichier, et pourra donc revenir.
data-learner-now = C’est maintenant { $name } qui apprend.
data-renamed = L’élève s’appelle maintenant { $name }.
data-removed = L’élève a été retiré. Tout ce qui était à lui est rangé dans { $file }.
data-exported = Tout votre parcours est écrit dans { $file }.
data-merged = Le fichier a été ajouté à ce qui était ici. En toute chose, le meilleur résultat compte.
data-replaced = Le fichier a été repris. Ce qui était ici auparavant est dans { $file }.
data-no-file = Écrivez d’abord le nom du fichier.
data-no-folder = Rien n’est conservé ici : il n’y a rien à écrire ni à remplacer.
data-elsewhere = Nari est déjà ouvert sur ces fichiers. Fermez d’abord l’autre.
data-exists = { $file } existe déjà. Rien n’a été écrit : choisissez un autre nom.
data-disk = { $file } : { $why }. Rien n’a changé.
data-damaged = { $file }:{ $line }:{ $column } : ce n’est pas lisible comme parcours d’un élève. Rien n’a changé.
data-damaged-in = { $file }:{ $line }:{ $column } : ce n’est pas lisible comme { $inner }. Rien n’a changé.
data-newer = { $file } vient d’une version plus récente de Nari. Rien n’a changé.
learner-no-name = Écrivez d’abord un nom.
learner-name-too-long = Un nom a 40 signes au plus, tous visibles.
learner-taken = Un autre élève porte ce nom.
learner-gone = Cet élève n’est plus sur la liste.
learner-only = C’est le seul élève : il ne peut pas être retiré.
learner-open = Une autre fenêtre est ouverte sur les fichiers de cet élève. Fermez-la d’abord.
learner-disk = La liste des élèves ne peut pas être changée ({ $why }).
