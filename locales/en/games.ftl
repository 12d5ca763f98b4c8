# Saved games: the list, replaying one, drawing a position, games by mail.

## What keeps a game from being read or written. $why has no full stop.

games-not-saved = The game “{ $name }” could not be saved ({ $why }). What was saved before is still there.
record-at = line { $line }, column { $column }: { $text }
game-fault-name = Nari could not write a file of that name
game-fault-too-large = larger than any game
game-fault-several = { $count } games in one file
game-fault-left-alone = the file there can’t be read, and is left alone
