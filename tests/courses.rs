//! The promise: a teacher's own course stands beside ours, is read again when a file of it changes, and is told what is
//! wrong with it as `nari check` tells it, while its last good version goes on.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use nari::app::{App, Effect, Event, LearnView, LessonView, Place, Screen, Start};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::{Lessons, Settings};
use nari::shogi::Square;
use nari::worker::{Courses, Watch};

/// How long something may take that happens within a second or two.
const WAIT: Duration = Duration::from_mins(1);

const CURRICULUM: &str =
    "format = 1\n\n[[chapter]]\nnumber = 1\nid = \"checks\"\nface = \"king\"\nlessons = [\"pins\"]\n";
const LESSON: &str = r#"format = 1
id = "pins"

[[step]]
id = "stuck"
kind = "paint"
setup = "4k4/9/9/9/9/9/9/4G4/4K4 b - 1"
find = "moves 5h"
names = { at = "5h" }

[[step]]
id = "why"
kind = "why-not"
setup = "4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1"
move = "5h4h"
choices = ["not-how-it-moves", "pinned", "own-piece-there"]
names = { tried = "move 5h4h" }
"#;
const PUZZLES: &str = "format = 1\n\n[[puzzle]]\nid = \"head\"\nsetup = \"4k4/9/4P4/9/9/9/9/9/9 b G 1\"\nmoves = 1\n\
    theme = \"gold-head\"\ngrade = 2\n";

fn texts(touch: &str) -> String {
    let step = |id: &str, text: &str| {
        format!(
            "lesson-pins-{id}-text = {text}\nlesson-pins-{id}-hint-1 = One.\nlesson-pins-{id}-hint-2 = Two.\n\
             lesson-pins-{id}-done = Done.\n"
        )
    };
    format!(
        "chapter-checks-title = Checks\nlesson-pins-title = Pins of the club\nlesson-pins-summary = All.\n{}{}",
        step("stuck", touch),
        step("why", "Why not { $tried }?"),
    )
}

/// A data folder with a course named `club`, in the languages of these codes.
struct Club {
    folder: tempfile::TempDir,
    courses: Courses,
}

impl Club {
    fn new(languages: &[&str]) -> Club {
        let folder = tempfile::tempdir().unwrap();
        let courses = Courses::of(folder.path());
        let club = Club { folder, courses };
        club.write("lessons/curriculum.toml", CURRICULUM);
        club.write("lessons/checks/pins.toml", LESSON);
        club.write("lessons/tsume/club.toml", PUZZLES);
        for language in languages {
            club.write(&format!("locales/{language}/lessons-checks.ftl"), &texts(&said(language)));
        }
        club
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join("courses/club").join(file)
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.path(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Tells the program what a look at the folder finds.
    #[track_caller]
    fn tell(&mut self, app: &mut App) -> Vec<Effect> {
        let read = self.courses.look().unwrap_or_else(|| panic!("nothing changed"));
        app.update(Event::Courses(read))
    }
}

fn said(language: &str) -> String {
    format!("Touch {} in {language}.", "{ $at }")
}

fn app(language: Language) -> App {
    let catalog = Catalog::embedded().unwrap().into();
    let settings = Settings { first_start_done: true, ..Settings::default() };
    App::new(Start { settings, ..Start::new(catalog, language) }).0
}

fn learn(app: &mut App) -> LearnView {
    app.update(Event::Open(Place::Learn));
    match app.view().screen {
        Screen::Learn(view) => *view,
        _ => panic!("another screen is open"),
    }
}

fn open(app: &mut App, id: &str, step: usize) {
    app.update(Event::Open(Place::Lesson { id: id.to_owned(), step: Some(step) }));
}

#[track_caller]
fn lesson(app: &App) -> LessonView {
    match app.view().screen {
        Screen::Lesson(view) => *view,
        _ => panic!("another screen is open"),
    }
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn a_course_stands_beside_ours_and_is_never_taken_for_one_of_them() {
    let mut club = Club::new(&["en", "fr"]);
    for (language, code) in [(Language::English, "en"), (Language::French, "fr")] {
        let mut app = app(language);
        let ours = learn(&mut app);
        club.courses = Courses::of(club.folder.path());
        club.tell(&mut app);
        let view = learn(&mut app);
        assert_eq!(view.chapters.len(), ours.chapters.len() + 1);
        assert_eq!(view.summary, ours.summary, "what is ours is counted as before");
        let card = view.chapters.last().unwrap();
        assert!(card.overline.starts_with("club · "), "{}", card.overline);
        assert!(!card.overline.contains("only") && !card.overline.contains("seulement"));
        assert_eq!((card.title.as_str(), card.lessons.len()), ("Checks", 1));
        assert_eq!(card.lessons.first().unwrap().id, "club/pins");
        assert_eq!(view.notices, Vec::<String>::new());

        open(&mut app, "pins", 0);
        let own = lesson(&app);
        open(&mut app, "club/pins", 0);
        let theirs = lesson(&app);
        assert_eq!(theirs.title, "Pins of the club");
        assert!(theirs.overline.starts_with("club · "), "{}", theirs.overline);
        assert_eq!(theirs.text, format!("Touch 5h in {code}."));
        assert_ne!(own.title, theirs.title);
    }
}

#[test]
fn progress_is_kept_apart_and_the_next_lesson_is_one_of_the_same_course() {
    let mut club = Club::new(&["en"]);
    let mut app = app(Language::English);
    club.tell(&mut app);
    open(&mut app, "club/pins", 1);
    let effects = app.update(Event::Choice(1));
    let saved = effects.iter().rev().find_map(|effect| match effect {
        Effect::SaveLessons(lessons) => Some(lessons.clone()),
        _ => None,
    });
    let saved: Lessons = saved.unwrap();
    assert!(saved.step("club/pins", "why").unwrap().done);
    assert!(saved.step("pins", "why").is_none());
    // The course has no other lesson: after its last step comes the list, not a lesson of ours.
    app.update(Event::Command(nari::app::Command::Next));
    assert!(matches!(app.view().screen, Screen::Learn(_)));
}

#[test]
fn what_changes_while_a_lesson_is_open_is_seen_at_once_and_nothing_done_is_lost() {
    let mut club = Club::new(&["en", "fr"]);
    let mut app = app(Language::English);
    club.tell(&mut app);
    open(&mut app, "club/pins", 0);
    app.update(Event::Square(square("5g")));
    let touched = lesson(&app).status;
    club.write("locales/en/lessons-checks.ftl", &texts("Now touch the squares of { $at }."));
    club.tell(&mut app);
    assert_eq!(lesson(&app).text, "Now touch the squares of 5h.");
    assert_eq!(lesson(&app).status, touched);
    // Another board: the step begins anew.
    club.write("lessons/checks/pins.toml", &LESSON.replacen("4G4/4K4", "4G4/3K5", 1));
    club.tell(&mut app);
    assert_eq!(lesson(&app).text, "Now touch the squares of 5h.");
    assert_ne!(lesson(&app).status, touched);
    // The step is gone: the lesson goes on with the first that is not done.
    let second = LESSON.find("[[step]]\nid = \"why\"").unwrap();
    let first = LESSON.find("[[step]]").unwrap();
    let only = format!("{}{}", &LESSON[..first], &LESSON[second..]);
    let text = texts("x");
    let kept: Vec<_> = text.lines().filter(|line| !line.contains("-stuck-")).collect();
    club.write("lessons/checks/pins.toml", &only);
    club.write("locales/en/lessons-checks.ftl", &kept.join("\n"));
    club.write("locales/fr/lessons-checks.ftl", &kept.join("\n"));
    club.tell(&mut app);
    assert_eq!((lesson(&app).steps.len(), lesson(&app).text.as_str()), (1, "Why not G-4h?"));
    // The course is gone.
    fs::remove_dir_all(club.folder.path().join("courses")).unwrap();
    club.tell(&mut app);
    assert!(matches!(app.view().screen, Screen::Learn(_)));
    assert_eq!(learn(&mut app).chapters.iter().filter(|card| card.overline.starts_with("club")).count(), 0);
}

/// What `nari check` says of the course, its paths as the window names them.
fn checked(club: &Club, language: &str) -> Vec<String> {
    let course = club.folder.path().join("courses/club");
    let output = Command::new(env!("CARGO_BIN_EXE_nari"))
        .args(["check", course.to_str().unwrap(), "--lang", language])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap().replace(course.to_str().unwrap(), "courses/club");
    text.lines().filter(|line| line.starts_with("courses/")).map(str::to_owned).collect()
}

#[test]
fn faults_are_told_as_check_tells_them_and_the_last_good_version_goes_on_until_they_are_mended() {
    let broken: [(&str, String); 4] = [
        ("lessons/checks/pins.toml", LESSON.replacen("kind = \"paint\"", "kind = \"pant\"", 1)),
        ("lessons/checks/pins.toml", LESSON.replacen("4k4/4r4", "4k4/4r5", 1)),
        // Readable, and refused by the proof: nothing pins the Gold.
        ("lessons/checks/pins.toml", LESSON.replacen("4k4/4r4", "4k4/9", 1)),
        ("locales/fr/lessons-checks.ftl", texts("Touchez { $").replacen("lesson-pins-summary", "autre", 1)),
    ];
    for language in Language::ALL {
        for (file, text) in &broken {
            let mut club = Club::new(&["en", "fr"]);
            let good = fs::read_to_string(club.path(file)).unwrap();
            let mut app = app(language);
            club.tell(&mut app);
            open(&mut app, "club/pins", 0);
            let before = lesson(&app);
            club.write(file, text);
            club.tell(&mut app);
            assert_eq!(lesson(&app), before, "{file}");
            assert!(app.view().announcement.text.contains("club"), "{}", app.view().announcement.text);
            let notices = learn(&mut app).notices.join("\n");
            let told: Vec<_> = notices.lines().skip(1).map(str::to_owned).collect();
            let mut told = told;
            told.sort();
            let mut checked = checked(&club, language.code());
            checked.sort();
            assert_eq!(told, checked);
            assert!(!checked.is_empty());
            open(&mut app, "club/pins", 1);
            assert_eq!(lesson(&app).steps.len(), 2, "the version before stays");
            club.write(file, &good);
            club.tell(&mut app);
            assert_eq!(learn(&mut app).notices, Vec::<String>::new());
        }
    }
}

#[test]
fn a_course_that_was_never_good_shows_its_faults_only() {
    let mut club = Club::new(&["en"]);
    club.write("lessons/curriculum.toml", "format = 1\n");
    let mut app = app(Language::English);
    club.tell(&mut app);
    let view = learn(&mut app);
    assert!(view.chapters.iter().all(|card| !card.overline.starts_with("club")));
    assert_eq!(view.notices.len(), 1);
    assert!(
        view.notices.concat().contains("courses/club/lessons/curriculum.toml:1:1: "),
        "{:?}",
        view.notices
    );
}

/// A second lesson beside the first, which the course needs texts for.
fn second(text: &str) -> (String, String, String) {
    let curriculum = CURRICULUM.replacen("[\"pins\"]", "[\"pins\", \"more\"]", 1);
    let toml = LESSON.replacen("\"pins\"", "\"more\"", 1);
    let texts = text.replace("lesson-pins-", "lesson-more-");
    let texts = texts.lines().filter(|line| !line.starts_with("chapter-")).collect::<Vec<_>>().join("\n");
    (curriculum, toml, texts)
}

#[test]
fn what_is_sound_of_a_course_is_shown_beside_the_faults_of_the_rest() {
    // The file that is wrong, what stands in it, the only place that is told, and which lessons are shown.
    let (curriculum, more, said_of_more) = second(&texts("Touch { $at }."));
    let both: &[&str] = &["club/pins", "club/more"];
    let latin = b"lesson-more-title = \xc9toiles\n".to_vec();
    let rows: [(&str, Vec<u8>, &str, &[&str]); 7] = [
        (
            "lessons/checks/more.toml",
            more.replacen("paint", "pant", 1).into(),
            "more.toml:6:8: ",
            &["club/pins"],
        ),
        // Readable, and refused by the proof: nothing pins the Gold.
        (
            "lessons/checks/more.toml",
            more.replacen("4k4/4r4", "4k4/9", 1).into(),
            "more.toml:",
            &["club/pins"],
        ),
        (
            "lessons/checks/pins.toml",
            LESSON.replacen("format = 1", "format = 2", 1).into(),
            "pins.toml:1:10: ",
            &["club/more"],
        ),
        (
            "locales/en/more.ftl",
            said_of_more.replacen("-stuck-text =", "-stuck-text = { $nobody }", 1).into(),
            "more.ftl:",
            &["club/pins"],
        ),
        ("locales/en/more.ftl", latin, "more.ftl:1:1: ", &["club/pins"]),
        ("locales/en/more.ftl", said_of_more.replacen("One.", "{ $", 1).into(), "more.ftl:", &["club/pins"]),
        // A message too many harms no lesson.
        ("locales/en/other.ftl", b"lesson-other-title = x\n".to_vec(), "other.ftl:1:1: ", both),
    ];
    for (file, wrong, place, shown) in rows {
        for language in Language::ALL {
            let mut club = Club::new(&["en"]);
            club.write("lessons/curriculum.toml", &curriculum);
            club.write("lessons/checks/more.toml", &more);
            club.write("locales/en/more.ftl", &said_of_more);
            fs::write(club.path(file), &wrong).unwrap();
            let mut app = app(language);
            club.tell(&mut app);
            let view = learn(&mut app);
            let lessons =
                view.chapters.iter().flat_map(|card| card.lessons.iter().map(|row| row.id.as_str()));
            let theirs: Vec<_> = lessons.filter(|id| id.starts_with("club/")).collect();
            assert_eq!(theirs, shown, "{file}: {:?}", view.notices);
            let told: Vec<_> = view.notices.iter().flat_map(|notice| notice.lines()).collect();
            assert!(
                told[1].starts_with(&format!("courses/club/{}", file.rsplit_once('/').unwrap().0)),
                "{told:?}"
            );
            assert!(told[1].contains(place), "{told:?}");
            // The real cause, once: what is missing because of it is not told.
            let is_text = Path::new(file).extension().is_some_and(|ending| ending == "ftl");
            assert!(!is_text || told.len() == 2, "{told:?}");
            open(&mut app, shown[0], 0);
            assert_eq!(lesson(&app).steps.len(), 2);
        }
    }
}

#[test]
fn files_of_messages_may_have_any_name_and_begin_with_the_mark_of_an_editor() {
    for name in ["checks.ftl", "Échecs et mats.ftl", "app-texts.ftl"] {
        let mut club = Club::new(&[]);
        for (language, code) in [(Language::English, "en"), (Language::French, "fr")] {
            club.write(&format!("locales/{code}/{name}"), &format!("\u{feff}{}", texts(&said(code))));
            club.write("lessons/checks/pins.toml", &format!("\u{feff}{LESSON}"));
            club.courses = Courses::of(club.folder.path());
            let mut app = app(language);
            club.tell(&mut app);
            assert_eq!(learn(&mut app).notices, Vec::<String>::new(), "{name}");
            open(&mut app, "club/pins", 0);
            assert_eq!(lesson(&app).text, format!("Touch 5h in {code}."));
        }
    }
}

#[test]
fn a_folder_of_messages_of_a_wrong_name_is_one_fault() {
    for folder in ["locale/en", "locales/english"] {
        let mut club = Club::new(&[]);
        club.write(&format!("{folder}/lessons-checks.ftl"), &texts(&said("en")));
        let mut app = app(Language::English);
        club.tell(&mut app);
        let notices = learn(&mut app).notices;
        let told: Vec<_> = notices.iter().flat_map(|notice| notice.lines()).collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told.iter().any(|line| line.starts_with("courses/club/locales:1:1: no text of")), "{told:?}");
    }
}

#[test]
fn a_course_in_one_language_is_shown_in_it_and_says_so() {
    for (written, shown, word, gold) in [
        ("en", Language::French, "en anglais seulement", "Gold"),
        ("fr", Language::English, "in French only", "Or"),
    ] {
        let mut club = Club::new(&[written]);
        // Its sentences call the pieces as their own language does.
        let named = "names = { at = \"5h\", gold = \"piece 5h\" }";
        club.write("lessons/checks/pins.toml", &LESSON.replace("names = { at = \"5h\" }", named));
        let file = format!("locales/{written}/lessons-checks.ftl");
        club.write(&file, &texts(&format!("{} {{ $gold }}.", said(written))));
        let mut app = app(shown);
        club.tell(&mut app);
        let view = learn(&mut app);
        assert_eq!(view.notices, Vec::<String>::new());
        assert!(view.chapters.last().unwrap().overline.ends_with(word), "{:?}", view.chapters.last());
        open(&mut app, "club/pins", 0);
        assert_eq!(lesson(&app).text, format!("Touch 5h in {written}. {gold}."));
        let course = club.folder.path().join("courses/club");
        let check = Command::new(env!("CARGO_BIN_EXE_nari"))
            .args(["check", course.to_str().unwrap(), "--lang", "en"])
            .output()
            .unwrap();
        let said = String::from_utf8(check.stdout).unwrap();
        assert_eq!(check.status.code(), Some(0), "{said}");
        assert!(said.contains("There is no text in"), "{said}");
    }
}

#[test]
fn its_problems_are_on_the_list_under_its_name() {
    let mut club = Club::new(&["en"]);
    let english = format!("course-title = Rouen Club\n{}", texts("Touch { $at }."));
    club.write("locales/en/lessons-checks.ftl", &english);
    let mut app = app(Language::English);
    club.tell(&mut app);
    assert_eq!(learn(&mut app).notices, Vec::<String>::new());
    app.update(Event::Open(Place::Puzzles));
    let Screen::Puzzles(view) = app.view().screen else { panic!("no list") };
    let group = view.groups.iter().find(|group| group.title == "Rouen Club").unwrap();
    assert_eq!(group.cards.first().unwrap().id, "club/head");
    app.update(Event::Open(Place::Puzzle { id: "club/head".to_owned() }));
    assert!(matches!(app.view().screen, Screen::Puzzle(_)));
    app.update(Event::Command(nari::app::Command::Next));
    assert!(matches!(app.view().screen, Screen::Puzzles(_)), "the next one is not one of ours");
}

#[test]
fn a_change_is_noticed_within_seconds_while_the_window_is_open() {
    let club = Club::new(&["en"]);
    let (tell, heard) = mpsc::channel();
    let watch = Watch::begin(club.folder.path(), move |event| tell.send(event).unwrap_or_default()).unwrap();
    let mut app = app(Language::English);
    app.update(heard.recv_timeout(WAIT).unwrap());
    assert!(learn(&mut app).notices.is_empty());
    club.write("lessons/checks/pins.toml", "format = 1\n");
    app.update(heard.recv_timeout(WAIT).unwrap());
    assert!(!learn(&mut app).notices.is_empty());
    drop(watch);
}

#[test]
fn plain_text_reads_a_course_again_before_each_line() {
    let club = Club::new(&["en"]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_nari"))
        .args(["text", "--lang", "en", "--open", "lesson:club/pins:1", "--data-dir"])
        .arg(club.folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (tell, lines) = mpsc::channel();
    std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    // Neither a program that says nothing more nor one that says other things for ever is waited for.
    let until = |text: &str| {
        let end = Instant::now() + WAIT;
        let left = || end.saturating_duration_since(Instant::now());
        while !lines.recv_timeout(left()).unwrap_or_else(|_| panic!("no {text:?}")).contains(text) {}
    };
    until("Touch 5h in en.");
    club.write("locales/en/lessons-checks.ftl", &texts("A new text for { $at }."));
    writeln!(input, "5g").unwrap();
    writeln!(input, "open lesson:club/pins:1").unwrap();
    until("A new text for 5h.");
    club.write("lessons/checks/pins.toml", "format = 1\nid = \"pins\"\n");
    writeln!(input, "open learn").unwrap();
    until("courses/club/lessons/checks/pins.toml:1:1: ");
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_lesson_of_a_course_is_printed_too() {
    let club = Club::new(&["en"]);
    let out = |lesson: &str, folder: &Path| {
        Command::new(env!("CARGO_BIN_EXE_nari"))
            .args(["sheet", lesson, "-", "--lang", "en", "--data-dir"])
            .arg(folder)
            .output()
            .unwrap()
    };
    let printed = out("club/pins", club.folder.path());
    assert!(printed.status.success());
    assert!(String::from_utf8(printed.stdout).unwrap().contains("aria-label=\"Pins of the club\""));
    let refused = out("club/none", club.folder.path());
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(String::from_utf8(refused.stderr).unwrap(), "nari: There is no lesson “club/none”.\n");
}
