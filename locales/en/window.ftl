# Words that stand in the window's markup; all others come with what they belong to.

# Name of the column at the left with the places of the program, spoken only.
window-rail = Places
# Inside the empty search field.
window-search = Search a lesson
# Above the marks and their meanings.
window-legend = Marks
# Name of the row of small bars, one a step, spoken only.
window-steps = Steps
