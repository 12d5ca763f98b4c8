# Les problèmes de mat.

cli-usage-solve = nari solve SFEN|FICHIER [--json] [--hash MIO] [--nodes N] [--time S] [--all] [--threads N] [--lang fr|en]
cli-name-problem = SFEN|FICHIER
cli-name-mib = MIO
cli-command-solve = Prouve le mat d’une position, ou qu’il n’y en a pas
cli-help-problem = Une position en SFEN, le camp au trait attaque ; ou un fichier qui en contient une par ligne
cli-help-hash = La taille de la table en mébioctets ; à défaut, 256
cli-help-nodes = Le nombre de positions à explorer au plus
cli-help-time = Le temps à passer au plus, en secondes
cli-help-all = Cherche aussi la longueur où chaque interposition compte
cli-help-threads = Le nombre de problèmes résolus en même temps

solve-mate = { $moves ->
    [one] Mat en { $moves } coup.
   *[other] Mat en { $moves } coups.
}
solve-mate-at-most = { $moves ->
    [one] Mat en { $moves } coup.
   *[other] Mat en { $moves } coups au plus : qu’il n’y en ait pas de plus court n’est pas prouvé.
}
solve-all-counted = { $moves ->
    [one] En comptant chaque interposition : { $moves } coup.
   *[other] En comptant chaque interposition : { $moves } coups.
}
solve-line = Solution : { $line }
solve-cooks = Matent aussi : { $moves }
solve-leftover = Restent dans la réserve : { $pieces }
solve-no-mate = Il n’y a pas de mat.
solve-unknown = { $limit ->
    [time] Rien n’est prouvé : le temps est écoulé.
    [memory] Rien n’est prouvé : la table est pleine.
   *[nodes] Rien n’est prouvé : le nombre de positions est atteint.
}
solve-effort = Positions explorées : { $nodes }, secondes : { $seconds }.

solve-error-empty = { $file } : aucun problème dans ce fichier
solve-error-line = { $place } : { $text }
solve-error-no-king = Le défenseur n’a pas de Roi.
solve-error-number = { $option } : { $value } n’est pas un nombre de { $least } à { $most }
