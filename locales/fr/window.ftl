# Les mots du balisage de la fenêtre ; tous les autres viennent avec ce dont ils parlent.

# Nom de la colonne de gauche avec les lieux du programme, seulement prononcé.
window-rail = Lieux
# Dans le champ de recherche vide.
window-search = Chercher une leçon
# Au-dessus des marques et de leur sens.
window-legend = Repères
window-steps = Étapes
# À côté de la liste des parties : deux façons d’en ajouter une.
window-games-paste = Coller une partie
window-games-choose = Choisir un fichier…
# Par-dessus la fenêtre tant qu’un fichier est tenu au-dessus d’elle.
window-drop = Lâchez pour ajouter la partie
# Ce qu’on exporte : un format de plus, le champ du nom de fichier, trois boutons.
window-export-pixels = Image (PNG)
window-export-path = Nom ou chemin du fichier
window-export-copy = Copier
window-export-save = Enregistrer
window-export-choose = Enregistrer sous…
# Noms des pièces à poser et du choix du trait, seulement prononcés.
window-editor-pieces = Pièces à poser sur le plateau
window-editor-side = Trait
# Au-dessus de la lettre à envoyer.
window-mail-letter = Votre lettre
