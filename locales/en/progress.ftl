# The learner's files: what went wrong, told once.

notice-elsewhere = Nari is already open on these files. Here you can do everything, but nothing is kept until the other one is closed; then all of it is.
notice-kept-again = Everything is saved again, also what could not be before.
notice-folder-unusable = The folder { $folder } can’t be used ({ $why }). Everything works, but nothing is kept when you leave.
notice-damaged = { $file } is damaged (line { $line }, column { $column }). It was renamed { $aside }, and a new one was begun.
notice-damaged-in-place = { $file } is damaged (line { $line }, column { $column }) and can’t be renamed. It stays as it is, and changes are not kept.
notice-newer = { $file } was written by a newer Nari (format { $format }). It stays as it is, and changes are not kept.
notice-unreadable = { $file } can’t be read ({ $why }). It stays as it is, and changes are not kept.
notice-not-saved = { $file } could not be saved ({ $why }). What was saved before is still there.

why-not-allowed = not allowed
why-not-a-folder = a file is in the way
why-a-folder = a folder is in the way
why-no-space = the disk is full
why-read-only = the disk is read-only
why-not-found = not found
why-not-text = not a text in UTF-8
why-other = the system refuses

grade-name-again = Again
grade-name-hard = Hard
grade-name-good = Known
grade-name-easy = Easy
grade-not-found = Not found yet: it will come.
grade-tries = { $count ->
        [one] Found after one wrong try.
       *[other] Found after { $count } wrong tries.
    }
grade-hints = { $count ->
        [one] Found with one hint.
       *[other] Found with { $count } hints.
    }
grade-slow = { $minutes ->
        [one] Found alone, after one minute of thought.
       *[other] Found alone, after { $minutes } minutes of thought.
    }
grade-alone = Found alone, without a mistake.
grade-at-once = Found at once, without a mistake.
asked-again-today = It is asked again today.
asked-again-tomorrow = It is asked again tomorrow.
asked-again-in = { $days ->
        [one] It is asked again in one day.
       *[other] It is asked again in { $days } days.
    }

settings-group-learners = Who is learning
settings-learner = Learner
data-learner-number = Learner { $number }
data-learners = Learners on this computer
    .field = Name
    .help = Each learner has settings, lessons, games and reviews of their own. Type a name to add somebody, or to rename who is learning now.
data-file = All your progress as one file
    .field = File
    .help = To keep it in a safe place, or to carry it to another computer. A bare name is a file of the folder “exports”.
button-learner-add = Add a learner
button-learner-rename = Rename
button-learner-remove = Remove this learner…
button-learner-remove-yes = Remove
button-data-export = Write the file
button-data-merge = Take a file in, beside what is here
button-data-replace = Replace what is here by a file…
button-data-replace-yes = Replace
button-data-no = Leave it as it is
data-remove-question = Remove { $name } from this computer?
data-remove-text = Everything of this learner is put away in the folder “removed”: nothing is deleted.
data-replace-question = Replace your progress by the file?
data-replace-text = What is here now is written into a file first, so that you can bring it back.
data-learner-now = { $name } is learning now.
data-renamed = The learner is now called { $name }.
data-removed = The learner was removed. Everything of theirs was put away in { $file }.
data-exported = All your progress was written into { $file }.
data-merged = The file was taken in, beside what was here. Of each thing the better result counts.
data-replaced = The file was taken in. What was here before is in { $file }.
data-no-file = Type the name of the file first.
data-no-folder = Nothing is kept here, so there is nothing to write or to replace.
data-elsewhere = Nari is already open on these files. Close the other one first.
data-exists = { $file } is there already. Nothing was written: choose another name.
data-disk = { $file }: { $why }. Nothing was changed.
data-damaged = { $file }:{ $line }:{ $column }: this can’t be read as a learner’s progress. Nothing was changed.
data-damaged-in = { $file }:{ $line }:{ $column }: this can’t be read as { $inner }. Nothing was changed.
data-newer = { $file } was written by a newer Nari. Nothing was changed.
learner-no-name = Type a name first.
learner-name-too-long = A name has 40 signs at most, all of which can be seen.
learner-taken = Another learner has that name.
learner-gone = That learner is not on the list any more.
learner-only = This is the only learner, who can’t be removed.
learner-open = Another window is open on this learner’s files. Close it first.
learner-disk = The list of learners can’t be changed ({ $why }).
