# nari usi : ce qui est dit d’une ligne illisible, après « info string ».
usi-error-command = { $word } n’est pas une commande de l’USI
usi-error-option-name = setoption demande name, le nom de l’option, puis value, sa valeur
usi-error-option = il n’y a pas d’option { $name } ; la commande usi les donne toutes
usi-error-option-value = { $value } n’est pas une valeur de l’option { $name } ; la commande usi les donne toutes
usi-error-position = position demande startpos, ou sfen et les quatre champs d’une position
usi-error-moves = après la position vient le mot moves, et non { $word }
usi-error-move = coup { $number }, { $move } : { $text }
usi-error-go = { $word } n’est pas un mot de la commande go
usi-error-number = { $name } demande un nombre, et non « { $value } »
usi-error-busy = { $command } doit attendre : une recherche est en cours ; stop y met fin
usi-error-thread = le système ne donne pas de fil d’exécution pour chercher
