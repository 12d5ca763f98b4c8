//! All that the program knows at one instant.

use std::sync::Arc;

use super::carrying::DataDesk;
use super::courses::Course;
use super::reviewing::Going;
use super::screen::{
    DrillScreen, EditorScreen, FirstStart, GamesList, Learn, LessonScreen, MailDesk, MailScreen, Mine,
    Placed, Placement, Placing, PlayScreen, PuzzleList, PuzzleScreen, ReplayScreen, Sitting,
};
use super::today::Today;
use super::{CourseRead, Effect, Event, Place, ProblemSet, SheetView, View, update, view};
use crate::lesson::Catalog;
use crate::locale::{Language, Naming, Words};
use crate::progress::{Drills, Lessons, Moment, Notebook, Play, Profile, Puzzles, Reviews, Settings, Theme};
use crate::shogi::{Move, Position};

/// The program: everything that can be done in the window and in plain text.
pub struct App {
    pub(super) catalog: Arc<Catalog>,
    pub(super) settings: Settings,
    pub(super) lessons: Lessons,
    pub(super) puzzles: Puzzles,
    pub(super) drills: Drills,
    pub(super) play: Play,
    /// Everything that was asked again, and when it is asked next.
    pub(super) reviews: Reviews,
    /// What the clock showed last.
    pub(super) now: Moment,
    pub(super) notebook: Notebook,
    /// What is being chosen before a game.
    pub(super) sitting: Sitting,
    /// The board of the game that goes on, while another screen is open.
    pub(super) left: Option<Box<PlayScreen>>,
    /// The saved games, and what is typed on their list.
    pub(super) games: GamesList,
    /// What is typed on the list of games by mail.
    pub(super) mail: MailDesk,
    /// What the list of problems shows.
    pub(super) list: PuzzleList,
    /// A teacher's own courses.
    pub(super) courses: Vec<Course>,
    /// Whether they were looked at.
    pub(super) courses_known: bool,
    /// The placement test that goes on.
    pub(super) placement: Option<Placement>,
    /// The timer of the last test.
    pub(super) placement_timer: u64,
    /// What came of the last test, while the list of chapters says so.
    pub(super) placed: Option<Placed>,
    /// Where chance begins at the next problem that is composed.
    pub(super) seed: u64,
    pub(super) words: Words,
    pub(super) screen: Screen,
    pub(super) page: Option<Page>,
    pub(super) heard: super::Announcement,
    pub(super) data_folder: String,
    pub(super) profiles: Vec<Profile>,
    pub(super) profile: u32,
    /// What is typed and told of them, and of everything as one file.
    pub(super) data: DataDesk,
    pub(super) notices: Vec<String>,
    pub(super) for_now: ForNow,
    /// What is being done of the card that is open.
    pub(super) going: Going,
    /// Whether what is open is one of the things of the day, and the next one follows.
    pub(super) round: Round,
    /// Seconds of practice that are not noted yet.
    pub(super) unspent: u32,
    /// The refusal that was noted last: it is noted once, however often it is read.
    pub(super) refused: Option<(Position, Move)>,
    /// Why the learner's files can't be written, once that was tried.
    pub(super) unsaved: Option<String>,
    pub(super) serial: u64,
}

/// What the program begins with.
pub struct Start {
    /// The course.
    pub catalog: Arc<Catalog>,
    /// What the learner chose before.
    pub settings: Settings,
    /// What he did in the lessons before.
    pub lessons: Lessons,
    /// What he did of the problems before.
    pub puzzles: Puzzles,
    /// What he reached in the drills.
    pub drills: Drills,
    /// The games before, and the one that was left.
    pub play: Play,
    /// Everything that was asked again.
    pub reviews: Reviews,
    /// What the clock shows.
    pub now: Moment,
    /// How well he knows the faces, what he got wrong, when he practised.
    pub notebook: Notebook,
    /// A teacher's own courses; `None`: nobody looked yet, and an event will tell.
    pub courses: Option<Vec<CourseRead>>,
    /// Where chance begins: new problems are composed from it, and opponents play by it.
    pub seed: u64,
    /// The language to speak while none was chosen.
    pub language: Language,
    /// The screen asked for; `None`: the first start, or the list of chapters.
    pub place: Option<Place>,
    /// All learners of the computer; empty when nothing is kept.
    pub profiles: Vec<Profile>,
    /// Which of them learns.
    pub profile: u32,
    /// Path of the data folder, as shown in the settings; empty when nothing is kept.
    pub data_folder: String,
    /// What went wrong with the learner's files, in words.
    pub notices: Vec<String>,
    /// What holds for this run only.
    pub for_now: ForNow,
}

impl Start {
    /// The course and a language to speak, all else as at the first start, nothing being kept.
    #[must_use]
    pub fn new(catalog: Arc<Catalog>, language: Language) -> Start {
        Start {
            catalog,
            settings: Settings::default(),
            lessons: Lessons::default(),
            puzzles: Puzzles::default(),
            drills: Drills::default(),
            play: Play::default(),
            reviews: Reviews::default(),
            now: Moment::default(),
            notebook: Notebook::default(),
            courses: None,
            seed: 0,
            language,
            place: None,
            profiles: Vec::new(),
            profile: 0,
            data_folder: String::new(),
            notices: Vec::new(),
            for_now: ForNow::default(),
        }
    }
}

/// What a call asks for this run only: it is in force and is not kept, until the learner chooses for himself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ForNow {
    /// The language.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Option<Theme>,
}

/// The screen that is open, with its state.
pub(super) enum Screen {
    FirstStart(FirstStart),
    Learn(Learn),
    Lesson(Box<LessonScreen>),
    Drill(Box<DrillScreen>),
    Puzzles,
    Puzzle(Box<PuzzleScreen>),
    /// The choices before a game.
    Sitting,
    Play(Box<PlayScreen>),
    /// The list of saved games.
    Games,
    Replay(Box<ReplayScreen>),
    Editor(Box<EditorScreen>),
    /// The list of games by mail.
    Mail,
    MailGame(Box<MailScreen>),
    /// What is due and new today.
    Today(Today),
    Settings,
}

impl Screen {
    /// The screen's board, if it has one.
    pub(super) fn board(&self) -> Option<&dyn Placing> {
        match self {
            Screen::Lesson(screen) => Some(screen.as_ref()),
            Screen::Drill(screen) => Some(&screen.open),
            Screen::Puzzle(screen) => Some(screen.as_ref()),
            Screen::Play(screen) => Some(screen.as_ref()),
            Screen::Replay(screen) => Some(screen.as_ref()),
            Screen::MailGame(screen) => Some(screen.as_ref()),
            Screen::FirstStart(_)
            | Screen::Learn(_)
            | Screen::Puzzles
            | Screen::Sitting
            | Screen::Games
            | Screen::Editor(_)
            | Screen::Mail
            | Screen::Today(_)
            | Screen::Settings => None,
        }
    }

    /// The same, to be played on.
    pub(super) fn board_mut(&mut self) -> Option<&mut dyn Placing> {
        match self {
            Screen::Lesson(screen) => Some(screen.as_mut()),
            Screen::Drill(screen) => Some(&mut screen.open),
            Screen::Puzzle(screen) => Some(screen.as_mut()),
            Screen::Play(screen) => Some(screen.as_mut()),
            Screen::Replay(screen) => Some(screen.as_mut()),
            Screen::MailGame(screen) => Some(screen.as_mut()),
            Screen::FirstStart(_)
            | Screen::Learn(_)
            | Screen::Puzzles
            | Screen::Sitting
            | Screen::Games
            | Screen::Editor(_)
            | Screen::Mail
            | Screen::Today(_)
            | Screen::Settings => None,
        }
    }
}

/// What follows on what is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Round {
    /// What follows in its lesson or list.
    #[default]
    InOrder,
    /// The next thing of the day.
    OfToday,
}

/// A page over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Help,
    About,
}

impl App {
    /// The program at its start, and what it wants done at once.
    #[must_use]
    pub fn new(start: Start) -> (App, Vec<Effect>) {
        let chosen = start.settings.language.as_deref().and_then(Language::from_code);
        let language = start.for_now.language.or(chosen).unwrap_or(start.language);
        let first = if start.settings.first_start_done {
            Screen::Learn(Learn::default())
        } else {
            Screen::FirstStart(FirstStart::default())
        };
        let mut app = App {
            catalog: start.catalog,
            settings: start.settings,
            lessons: start.lessons,
            puzzles: start.puzzles,
            drills: start.drills,
            play: start.play,
            reviews: start.reviews,
            now: start.now,
            notebook: start.notebook,
            sitting: Sitting::default(),
            left: None,
            games: GamesList::default(),
            mail: MailDesk::default(),
            list: PuzzleList::default(),
            courses: Vec::new(),
            courses_known: false,
            placement: None,
            placement_timer: 0,
            placed: None,
            seed: start.seed,
            words: Words::new(language),
            screen: first,
            page: None,
            heard: super::Announcement::default(),
            data_folder: start.data_folder,
            profiles: start.profiles,
            profile: start.profile,
            data: DataDesk::default(),
            notices: start.notices,
            for_now: start.for_now,
            going: Going::default(),
            round: Round::default(),
            unspent: 0,
            refused: None,
            unsaved: None,
            serial: 0,
        };
        // Before the place is opened, which may be one of theirs.
        let mut effects = start.courses.map_or_else(Vec::new, |read| app.update(Event::Courses(read)));
        effects.extend(
            start.place.into_iter().flat_map(|place| app.update(Event::Open(place))).collect::<Vec<_>>(),
        );
        (app, effects)
    }

    /// Takes in what happened; gives back what is to be done outside.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        update::update(self, event)
    }

    /// What is seen now.
    #[must_use]
    pub fn view(&self) -> View {
        view::view(self)
    }

    /// Whether the board shows a move that is not the one asked for, and not the position to play from.
    #[must_use]
    pub fn shows_a_try(&self) -> bool {
        matches!(&self.screen, Screen::Lesson(screen) if screen.shows_a_try())
    }

    /// The board of the open screen as a picture in SVG; `None` where there is none.
    #[must_use]
    pub fn board_picture(&self) -> Option<String> {
        view::board_picture(self)
    }

    /// A lesson, or one of its steps from 0, on a sheet to print, the answers found; `None` where there is no such lesson.
    #[must_use]
    pub fn sheet(&self, lesson: &str, step: Option<usize>) -> Option<SheetView> {
        view::sheet_of(self, lesson, step)
    }

    /// Mate problems on a sheet to print, the solutions found; `None` where there are no such problems.
    #[must_use]
    pub fn sheet_of_problems(&self, set: &ProblemSet) -> Option<SheetView> {
        view::sheet_of_problems(self, set)
    }

    /// The pages of a sheet, one above the other, in SVG.
    #[must_use]
    pub fn sheet_picture(&self, sheet: &SheetView) -> String {
        view::sheet_picture(self, sheet)
    }

    /// Says in the window what went wrong with the learner's files.
    pub fn notice(&mut self, text: String) {
        self.unsaved = Some(text.clone());
        if !self.notices.contains(&text) {
            self.notices.push(text);
        }
    }

    /// Says that all of them are written again.
    pub(super) fn kept_again(&mut self, text: String) {
        self.unsaved = None;
        self.notices = vec![text];
    }

    /// Light, dark, or as the system says: what is in force.
    pub(super) fn theme(&self) -> Theme {
        self.for_now.theme.unwrap_or(self.settings.theme)
    }

    /// The words of the language in force.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// How squares and moves are written.
    #[must_use]
    pub fn naming(&self) -> Naming {
        Naming::of(&self.settings)
    }

    /// The course.
    #[must_use]
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The position of the step that is open; `None` on a screen without a board.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.screen.board().map(Placing::position)
    }

    /// The position of the step that is open, the learner to move; `None` without a board, or while it can't be his turn.
    #[must_use]
    pub fn learners_turn(&self) -> Option<Position> {
        self.screen.board()?.learners_turn()
    }

    /// Whether one of the learner's own problems has that id.
    #[must_use]
    pub fn is_own_puzzle(&self, id: &str) -> bool {
        Mine::find(&self.puzzles, id).is_some()
    }

    /// The lengths in which new problems are composed, in plies.
    #[must_use]
    pub fn lengths_composed(&self) -> &'static [usize] {
        view::COMPOSED
    }

    /// The page about the program, open or not.
    #[must_use]
    pub fn about(&self) -> super::Overlay {
        view::about(self)
    }

    /// All learners of the computer; empty when nothing is kept.
    #[must_use]
    pub fn profiles(&self) -> &[Profile] {
        &self.profiles
    }

    /// Everything that was asked again.
    #[must_use]
    pub fn reviews(&self) -> &Reviews {
        &self.reviews
    }

    /// What the clock showed last.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.now
    }

    /// A number that was not given out before.
    pub(super) fn fresh(&mut self) -> u64 {
        self.serial += 1;
        self.serial
    }
}
