# Words that stand in the window's markup; all others come with what they belong to.

# Name of the column at the left with the places of the program, spoken only.
window-rail = Places
# Inside the empty search field.
window-search = Search a lesson
# Above the marks and their meanings.
window-legend = Marks
# Name of the row of small bars, one a step, spoken only.
window-steps = Steps
# Beside the list of saved games: two ways to take one in.
window-games-paste = Paste a game
window-games-choose = Choose a file…
# Over the window while a file is held over it.
window-drop = Let go to take in the game
# What is handed out: one more format, the field for a file's name, three buttons.
window-export-pixels = Picture (PNG)
window-export-path = Name or path of the file
window-export-copy = Copy
window-export-save = Save
window-export-choose = Save as…
# Names of the pieces to put on the board and of the choice of who is to move, spoken only.
window-editor-pieces = Pieces to put on the board
window-editor-side = Side to move
# Over the letter to send.
window-mail-letter = Your letter
