# Une leçon à imprimer.

cli-usage-sheet = nari sheet LEÇON SORTIE.svg [--lang fr|en] [--data-dir DOSSIER]
cli-name-lesson = LEÇON
cli-name-sheet = SORTIE.svg
cli-command-sheet = Dessine une leçon à imprimer : les plateaux et les questions, puis les réponses sur une page à part
cli-help-lesson = Le nom de la leçon, par exemple pins ; lesson:pins:2 pour une seule étape ; mate-in-3 pour des problèmes, mate-in-3:13-24 pour en choisir d’autres
cli-help-sheet-out = Le fichier à écrire ; - pour la sortie standard
cli-error-sheet-kind = { $file } : une feuille s’écrit en SVG ; terminez son nom par .svg.
sheet-help = Les pages se suivent de haut en bas dans un seul SVG, chacune exactement au format A4 (210 × 297 mm). Pour les imprimer, ouvrez le fichier dans un navigateur et imprimez-le en A4, à 100 % et sans marges : chaque page sort sur sa feuille. Les pièces et la notation sont celles des réglages ; les réponses sont trouvées par les règles et le solveur.

sheet-answers = Réponses
sheet-name = Nom :
sheet-date = Date :
# $title : celui de la leçon.
sheet-page = Nari · { $title } · page { $page } sur { $pages }
# Les coups que joue une explication.
sheet-played = Coups : { $moves }
sheet-partner = Jouez-la contre un partenaire, ou dans Nari.
sheet-any-choice = Toutes les réponses sont bonnes : le choix est le vôtre.
# Une réponse, et d’autres qui sont justes, dont $more ne sont pas nommées.
sheet-also = { $more ->
    [0] { $move } (ou bien { $others })
    [one] { $move } (ou bien { $others }, et encore une autre)
   *[other] { $move } (ou bien { $others }, et { $more } autres encore)
}
# Le plus court chemin ; $count vaut au moins 2.
sheet-fewest = { $moves } ({ $count } coups au moins)
# Of one length, from number to number.
sheet-problems = Problèmes { $first } à { $last }
cli-error-no-problems = Il n’y a pas de problèmes « { $set } ». Les séries s’appellent mate-in-1, mate-in-3, mate-in-5 et ainsi de suite, les numéros après deux-points : mate-in-3:13-24.
