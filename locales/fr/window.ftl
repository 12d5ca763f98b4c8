# Les mots du balisage de la fenêtre ; tous les autres viennent avec ce dont ils parlent.

# Nom de la colonne de gauche avec les lieux du programme, seulement prononcé.
window-rail = Lieux
# Dans le champ de recherche vide.
window-search = Chercher une leçon
# Au-dessus des marques et de leur sens.
window-legend = Repères
window-steps = Étapes
