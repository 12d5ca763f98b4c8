# Le jeu de pièces qui s’efface.

pieces-fading = Qui s’efface
settings-group-fading = Pièces qui s’effacent
settings-fade = Continuer d’effacer
    .help = Une face que vous connaissez perd ses déplacements, puis sa lettre, une pièce à la fois. Après une erreur, ils reviennent.
face-by-record = Selon mes progrès
face-all = Tout
face-unseen = Pas encore demandée.
face-known = Bien nommée : { $named }, confondue : { $misnamed } · bien jouée : { $moved }, mal jouée : { $mismoved }
