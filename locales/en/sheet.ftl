# A lesson to print.

cli-usage-sheet = nari sheet LESSON OUT.svg [--lang fr|en] [--data-dir FOLDER]
cli-name-lesson = LESSON
cli-name-sheet = OUT.svg
cli-command-sheet = Draws a lesson to print: boards and questions, then the answers on a page of their own
cli-help-lesson = The lesson’s name, such as pins; lesson:pins:2 for one step of it; mate-in-3 for problems, mate-in-3:13-24 for others of them
cli-help-sheet-out = The file to write; - for standard output
cli-error-sheet-kind = { $file }: a sheet is written as SVG; end its name in .svg.
sheet-help = The pages stand one above the other in one SVG, each of exactly A4 (210 × 297 mm). To print them, open the file in a browser and print it on A4, at 100% and without margins: each page comes out on a sheet of its own. Pieces and notation are those of the settings; the answers are found by the rules and the solver.

sheet-answers = Answers
sheet-name = Name:
sheet-date = Date:
# $title: of the lesson.
sheet-page = Nari · { $title } · page { $page } of { $pages }
# Moves that an explanation plays.
sheet-played = Moves: { $moves }
sheet-partner = Play it against a partner, or in Nari.
sheet-any-choice = Every choice is right: it is yours to make.
# An answer, and other right ones of which $more are not named.
sheet-also = { $more ->
    [0] { $move } (also { $others })
    [one] { $move } (also { $others } and one more)
   *[other] { $move } (also { $others } and { $more } more)
}
# The shortest way; $count is at least 2.
sheet-fewest = { $moves } (at least { $count } moves)
# Of one length, from number to number.
sheet-problems = Problems { $first } to { $last }
cli-error-no-problems = There are no problems “{ $set }”. Sets are named mate-in-1, mate-in-3, mate-in-5 and so on, their numbers after a colon: mate-in-3:13-24.
