# La composition de problèmes de mat.

cli-usage-compose = nari compose --moves N [--count K] [--seed S] [--theme T]
cli-command-compose = Compose de nouveaux problèmes de mat, chacun prouvé, et les affiche comme un fichier de problèmes
cli-help-moves = Le nombre de coups jusqu’au mat, les deux camps comptés : 1, 3, 5 et ainsi de suite jusqu’à 15
cli-help-count = Le nombre de problèmes ; à défaut, 1
cli-help-seed = Le nombre d’où vient le hasard : le même donne les mêmes problèmes ; à défaut, 1
cli-help-puzzle-theme = Seulement les problèmes de ce thème
compose-error-even = --moves : { $value } est pair ; l’attaquant joue le premier et le dernier coup, le nombre de coups est donc impair
