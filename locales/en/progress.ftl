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
grade-not-found = Not found yet: you get another try today, and it will come.
grade-tries = { $count ->
        [one] Found after one wrong try: it comes back soon.
       *[other] Found after { $count } wrong tries: you get another try today.
    }
grade-hints = { $count ->
        [one] Found with one hint: it comes back soon.
       *[other] Found with { $count } hints: you get another try today.
    }
grade-slow = { $minutes ->
        [one] Found alone, in one minute: it comes back a little earlier.
       *[other] Found alone, in { $minutes } minutes: it comes back a little earlier.
    }
grade-alone = Found alone: it comes back later.
grade-at-once = Found at once: it won’t come back for a good while.
asked-again-today = It is asked again today.
asked-again-tomorrow = It is asked again tomorrow.
asked-again-in = { $days ->
        [one] It is asked again in one day.
       *[other] It is asked again in { $days } days.
    }
