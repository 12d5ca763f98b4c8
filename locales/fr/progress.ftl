# Les fichiers de l’élève : ce qui n’a pas marché, dit une fois.

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
