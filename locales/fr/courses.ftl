# Les cours d’un professeur.

# $course : le titre du cours, ou le nom de son dossier.
course-chapter = { $course } · chapitre { $number }
# Un cours qui n’est pas écrit dans la langue en vigueur.
course-chapter-elsewhere = { $language ->
    [fr] { $course } · chapitre { $number } · en français seulement
   *[en] { $course } · chapitre { $number } · en anglais seulement
}
course-chapter-spoken = { $overline }, { $title } – { $done ->
    [one] { $done } étape terminée
   *[other] { $done } étapes terminées
} sur { $total }
course-overline = { $course } · chapitre { $number } · { $title }
# Les lignes qui suivent nomment les fautes.
course-faulty = { $count ->
    [one] Le cours « { $course } » a une faute et ne peut pas encore être montré :
   *[other] Le cours « { $course } » a { $count } fautes et ne peut pas encore être montré :
}
course-faulty-since = { $count ->
    [one] Le cours « { $course } » a maintenant une faute ; sa version précédente reste en service :
   *[other] Le cours « { $course } » a maintenant { $count } fautes ; sa version précédente reste en service :
}
course-faulty-partly = { $count ->
    [one] Le cours « { $course } » a une faute. Ce qui est juste est montré, le reste pas encore :
   *[other] Le cours « { $course } » a { $count } fautes. Ce qui est juste est montré, le reste pas encore :
}
course-more-faults = { $count ->
    [one] … et encore une : nari check la donne.
   *[other] … et { $count } autres : nari check les donne.
}
course-bad-name = Le nom de ce dossier ne peut pas être celui d’un cours : ni deux-points, ni guillemet, ni barre oblique inverse.
heard-course = { $count ->
    [0] Le cours « { $course } » a été relu.
    [one] Le cours « { $course } » a une faute.
   *[other] Le cours « { $course } » a { $count } fautes.
}
# nari check : une langue dans laquelle un cours ne dit rien.
check-silent = { $language ->
    [fr] Il n’y a pas de texte en français : le cours est montré dans l’autre langue.
   *[en] Il n’y a pas de texte en anglais : le cours est montré dans l’autre langue.
}
