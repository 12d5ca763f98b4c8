# Les parties gardées : la liste, une partie rejouée, une position dessinée, les parties par courrier.

## Ce qui empêche de lire ou d’écrire une partie. $why n’a pas de point final.

games-not-saved = La partie « { $name } » n’a pas pu être enregistrée ({ $why }). Ce qui l’était auparavant est toujours là.
record-at = ligne { $line }, colonne { $column } : { $text }
game-fault-name = Nari ne saurait pas écrire un fichier de ce nom
game-fault-too-large = trop grand pour une partie
game-fault-several = { $count } parties dans un seul fichier
game-fault-left-alone = le fichier qui s’y trouve est illisible, il est laissé tel quel
