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
grade-not-found = Ce n’était pas encore trouvé : un nouvel essai aujourd’hui, puis cela viendra.
grade-tries = { $count ->
        [one] Trouvé après un essai manqué : cela reviendra bientôt.
       *[other] Trouvé après { $count } essais manqués : un nouvel essai aujourd’hui.
    }
grade-hints = { $count ->
        [one] Trouvé avec un indice : cela reviendra bientôt.
       *[other] Trouvé avec { $count } indices : un nouvel essai aujourd’hui.
    }
grade-slow = { $minutes ->
        [one] Trouvé sans aide, en une minute : cela reviendra un peu plus tôt.
       *[other] Trouvé sans aide, en { $minutes } minutes : cela reviendra un peu plus tôt.
    }
grade-alone = Trouvé sans aide : cela reviendra plus tard.
grade-at-once = Trouvé tout de suite : cela ne reviendra pas de sitôt.
asked-again-today = À revoir aujourd’hui.
asked-again-tomorrow = À revoir demain.
asked-again-in = { $days ->
        [one] À revoir dans un jour.
       *[other] À revoir dans { $days } jours.
    }
