# The screen of the day: what is due and new, the streak, time and rating, the marks along the way.

today-title = Today
today-summary = { $due } due · { $new } new · { $done } done
today-summary-waiting = { $due } due · { $new } new · { $done } done. { $waiting ->
        [one] One more waits its turn
       *[other] { $waiting } more wait their turn
    }, and that is fine: about { $daily } a day are enough, beginning with what you are most likely to forget.
today-begin = Begin
today-go-on = Go on
today-back = All chapters
today-nothing = Nothing is due today. Open a lesson or a puzzle: what gives you trouble will come back here.
today-all-done = All done for today. What you learned comes back when it is about to be forgotten.
today-link = { $due ->
        [0] Today
       *[other] Today: { $due } due
    }
today-due = Due
    .help = What you met before, just before you would forget it.
today-new = New
    .help = What you got wrong yourself, and a few puzzles of the collection.
today-paused = Paused
    .help = These are not asked until you take them up again.
today-last = { $days ->
        [0] last asked today
        [one] last asked yesterday
       *[other] last asked { $days } days ago
    }
today-date = { $day } { $month }
today-step = { $title } – step { $step }
today-row-due = { $title } – due. { $detail }
today-row-new = { $title } – new. { $detail }
today-row-paused = { $title } – paused. { $detail }
today-pause = Pause: { $title }
today-resume = Take up again: { $title }
today-delete = Delete: { $title }
today-paused-now = Paused: it is not asked any more until you take it up again.
today-resumed-now = It is on the list again.
today-deleted-now = Deleted: it is not asked any more.
today-undo = Bring it back
button-next-today = Next of today

## What the learner got wrong

lesson-own-title = From your own play
miss-hung = Nothing left to take, instead of { $move }
miss-illegal = { $move }: why not, and what then
miss-pair = { $one } or { $two }
miss-from-game = from your game, { $date }
miss-from-try = from a move against the rules, { $date }
miss-from-pair = two signs you confused, { $date }

own-hung-text = In your game you played { $move }, and a piece was left to be taken. Find a move after which you lose nothing.
own-hung-hint-1 = Which of your pieces does the opponent attack, and who guards it?
own-hung-hint-2 = Look at the squares that are lit.
own-hung-done = Now everything is guarded, or out of reach.

own-squares-text = You tried { $move }, which is against the rules. Touch every square where the { $piece } on { $square } may go.
own-squares-hint-1 = First how it moves; then what stands in its way, and whether your King stays safe.
own-squares-hint-2 = The squares that are lit are among them.
own-squares-done = Those, and no others.

own-drops-text = You tried { $move }, which is against the rules. Touch every square where you may drop that { $piece }.
own-drops-hint-1 = Only free squares, and only where it could move on. Look at the files for your Pawns.
own-drops-hint-2 = The squares that are lit are among them.
own-drops-done = There, and nowhere else.

own-answers-text = You tried { $move } while your King was in check. Play every move that answers the check.
own-answers-hint-1 = Move the King, take the piece that gives check, or put something in between.
own-answers-hint-2 = One of the answers is lit.
own-answers-done = Those are all the answers.

own-why-text = You tried { $move }. Why is it against the rules?
own-why-hint-1 = Imagine the board after the move.
own-why-hint-2 = The squares that are lit show it.
own-why-done = That is the reason.

own-pair-text = You took one of these faces for the other. Touch every { $piece }.
own-pair-hint-1 = Compare them stroke by stroke: the other face is the { $other }.
own-pair-hint-2 = A { $piece } is lit.
own-pair-done = Those are the { $piece } faces.

own-other-pair-text = And now the other way round: touch every { $piece }.
own-other-pair-hint-1 = What is left, when you leave out the { $other }?
own-other-pair-hint-2 = A { $piece } is lit.
own-other-pair-done = Now you can tell them apart.

## The streak and the calendar

streak-title = Your days
streak-count = { $days ->
        [0] No series yet
        [one] One day of practice in a row
       *[other] { $days } days of practice in a row
    } · longest: { $longest }
streak-text = { $week ->
        [0] No day of practice in the last seven.
        [one] One day of practice in the last seven.
       *[other] { $week } days of practice in the last seven.
    } Only days of practice are counted. A missed day costs nothing: the series goes on as long as you come back within a week.
streak-calendar = The last five weeks
calendar-free = { $date }: a day off
calendar-day = { $minutes ->
        [one] { $date }: one minute of practice
       *[other] { $date }: { $minutes } minutes of practice
    }
weekday-1 = Mo
weekday-2 = Tu
weekday-3 = We
weekday-4 = Th
weekday-5 = Fr
weekday-6 = Sa
weekday-7 = Su
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Rating and time

plot-rating = Puzzle rating: { $rating }
plot-rating-point = { $date }: { $rating }
plot-rating-spoken = { $days ->
        [one] The puzzle rating is { $rating }, over one day.
       *[other] The puzzle rating is { $rating }, over { $days } days.
    }
plot-rating-empty = It begins at your first puzzle. Solving a hard one lifts it, missing an easy one lowers it.
plot-time = { $days } days: { $minutes } min in all
plot-time-point = { $minutes ->
        [one] { $date }: one minute
       *[other] { $date }: { $minutes } minutes
    }
plot-time-empty = No whole minute of practice in these days yet.
plot-minutes = { $minutes } min

## The marks along the way

marks-title = Marks along the way
marks-none = The first mark is 15 kyu (these grades count down).
marks-reached = You have reached { $kyu } kyu.
marks-next = For { $kyu } kyu there is still to do:
marks-all = Nothing is missing: you have reached the last mark of this course.
marks-more = { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
need-lesson = Lesson: { $title }
need-mates = { $length }: solved
need-at-sight = { $length }: solved at once
need-theme = Solved once: { $theme }
need-wins = Games won
need-spoken = { $label }, { $done } of { $of }

## The table

table-title = Day by day
table-day = Day
# The date in the first column, which is narrow.
table-date = { $day }/{ $month }
table-minutes = Min
table-steps = Steps
table-solved = Puzzles
table-reviews = Reviews
table-games = Games
table-rating = Rating
table-none = –
table-empty = The first day you practise makes the first row.
table-row = { $date }: { $minutes } min, steps { $steps }, puzzles { $solved }, reviews { $reviews }, games { $games }

text-word-today = today
text-word-pause = pause
text-word-resume = resume
text-today-how = Type a number to open something of the list, next for the first one; pause, resume or delete and a number to put it away; undo to bring it back.
text-today-which = Type the number of a line of the list after it: pause 2.
