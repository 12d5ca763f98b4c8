# A teacher’s own courses.

# $course: the course’s title, or the name of its folder.
course-chapter = { $course } · chapter { $number }
# A course that is not written in the language in force.
course-chapter-elsewhere = { $language ->
    [fr] { $course } · chapter { $number } · in French only
   *[en] { $course } · chapter { $number } · in English only
}
course-chapter-spoken = { $overline }, { $title } – { $done } of { $total } steps done
course-overline = { $course } · chapter { $number } · { $title }
# The lines that follow name the faults.
course-faulty = { $count ->
    [one] The course “{ $course }” has a fault and can’t be shown yet:
   *[other] The course “{ $course }” has { $count } faults and can’t be shown yet:
}
course-faulty-since = { $count ->
    [one] The course “{ $course }” has a fault now; its version before stays in use:
   *[other] The course “{ $course }” has { $count } faults now; its version before stays in use:
}
course-faulty-partly = { $count ->
    [one] The course “{ $course }” has a fault. What is sound of it is shown, the rest is not yet:
   *[other] The course “{ $course }” has { $count } faults. What is sound of it is shown, the rest is not yet:
}
course-more-faults = { $count ->
    [one] … and one more: nari check lists it.
   *[other] … and { $count } more: nari check lists them.
}
course-bad-name = The name of this folder can’t be that of a course: no colon, quotation mark or backslash.
heard-course = { $count ->
    [0] The course “{ $course }” was read anew.
    [one] The course “{ $course }” has a fault.
   *[other] The course “{ $course }” has { $count } faults.
}
# nari check: a language in which a course says nothing.
check-silent = { $language ->
    [fr] There is no text in French: the course is shown in the other language.
   *[en] There is no text in English: the course is shown in the other language.
}
