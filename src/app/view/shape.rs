//! What is seen and heard, with every word in place: the window and the plain text only lay it out.

use super::board_shape::{BoardView, Face};
use super::drill_shape::{DrillRow, DrillView};
use super::games_shape::{EditorView, GamesView, Link, MailGameView, MailView, ReplayView};
use super::play_shape::{PlayView, ReviewView, SittingView};
use super::puzzle_shape::{PuzzleView, PuzzlesView};
use super::today_shape::TodayView;
use crate::app::{Command, Place, Setting};
use crate::locale::Language;
use crate::progress::Theme;

/// The whole program at one instant.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The language of all words here.
    pub language: Language,
    /// Light, dark, or as the system says.
    pub theme: Theme,
    /// Title of the window.
    pub title: String,
    /// The places of the left rail.
    pub rail: Vec<RailItem>,
    /// The screen.
    pub screen: Screen,
    /// A page that lies over the screen.
    pub overlay: Option<Overlay>,
    /// What a screen reader is told: a new serial means a new announcement, also of the same words.
    pub announcement: Announcement,
}

/// Something to be spoken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// Grows with every announcement.
    pub serial: u64,
    /// The words.
    pub text: String,
}

/// An entry of the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct RailItem {
    /// Where it leads.
    pub target: RailTarget,
    /// Its name.
    pub label: String,
    /// Whether that is where one is.
    pub current: bool,
}

/// Where an entry of the rail leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RailTarget {
    /// The list of chapters.
    Learn,
    /// The list of problems.
    Puzzles,
    /// A game, or the choices before one.
    Play,
    /// The saved games.
    Games,
    /// The settings.
    Settings,
    /// The list of keys.
    Help,
    /// About the program.
    About,
}

/// One of the screens.
#[derive(Clone, Debug, PartialEq)]
pub enum Screen {
    /// Three choices before the first lesson.
    FirstStart(FirstStartView),
    /// The chapters.
    Learn(Box<LearnView>),
    /// A step of a lesson.
    Lesson(Box<LessonView>),
    /// An exercise of a drill.
    Drill(Box<DrillView>),
    /// The problems.
    Puzzles(Box<PuzzlesView>),
    /// A problem.
    Puzzle(Box<PuzzleView>),
    /// The choices before a game.
    Sitting(Box<SittingView>),
    /// A game.
    Play(Box<PlayView>),
    /// A game looked through after its end.
    Review(Box<ReviewView>),
    /// The saved games.
    Games(Box<GamesView>),
    /// One of them, replayed.
    Replay(Box<ReplayView>),
    /// A position to draw.
    Editor(Box<EditorView>),
    /// The games by mail.
    Mail(Box<MailView>),
    /// One of them.
    MailGame(Box<MailGameView>),
    /// What is due and new today.
    Today(Box<TodayView>),
    /// The settings.
    Settings(SettingsView),
}

/// Three choices, one screen, skippable.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstStartView {
    /// Welcome.
    pub title: String,
    /// A sentence below it.
    pub text: String,
    /// Language, looks, experience.
    pub rows: Vec<SettingRow>,
    /// Label of the button that begins.
    pub start: String,
    /// Label of the one that goes on without choosing.
    pub skip: String,
}

/// The list of chapters.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnView {
    /// Its title.
    pub title: String,
    /// "55 steps · 20 done".
    pub summary: String,
    /// What was typed in the search field.
    pub search: String,
    /// Where to go on.
    pub resume: Option<ResumeCard>,
    /// To what is due and new today.
    pub today: Link,
    /// The practice game that was left.
    pub game: Option<ResumeCard>,
    /// The chapters that match the search.
    pub chapters: Vec<ChapterCard>,
    /// Said when none does.
    pub empty: Option<String>,
    /// Take the placement test.
    pub placement: Button,
    /// What is said once, at the top: which chapter the test found, what went wrong with the learner's files.
    pub notices: Vec<String>,
}

/// The step to go on with.
#[derive(Clone, Debug, PartialEq)]
pub struct ResumeCard {
    /// "Continue", or "Begin".
    pub overline: String,
    /// "Chapter 8 · The pinned piece".
    pub title: String,
    /// One sentence on the lesson.
    pub text: String,
    /// The lesson's steps.
    pub steps: Vec<StepMark>,
    /// A small picture of the step.
    pub board: BoardView,
    /// The button's label.
    pub button: String,
    /// Where the button leads.
    pub place: Place,
}

/// A chapter with its lessons, or all drills.
#[derive(Clone, Debug, PartialEq)]
pub struct ChapterCard {
    /// Its place in the course's list, for [`Event::Chapter`](crate::app::Event::Chapter).
    pub index: usize,
    /// "Chapter 8".
    pub overline: String,
    /// Its title.
    pub title: String,
    /// The piece drawn beside it.
    pub face: Face,
    /// Steps done.
    pub done: usize,
    /// Steps in all.
    pub total: usize,
    /// Its lessons, shown when it is open.
    pub lessons: Vec<LessonRow>,
    /// Its drills, shown after them.
    pub drills: Vec<DrillRow>,
    /// Whether they are shown.
    pub open: bool,
    /// The card as spoken.
    pub spoken: String,
}

/// A lesson of an open chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonRow {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Steps done.
    pub done: usize,
    /// Steps in all.
    pub total: usize,
    /// Stars earned.
    pub stars: usize,
    /// Stars that can be earned.
    pub stars_total: usize,
    /// The row as spoken.
    pub spoken: String,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonView {
    /// "Chapter 8 · Check and pins".
    pub overline: String,
    /// The lesson's title.
    pub title: String,
    /// Its steps.
    pub steps: Vec<StepMark>,
    /// What is to be done; paragraphs are parted by an empty line.
    pub text: String,
    /// How far one is: "2 of 5 found".
    pub status: String,
    /// The answer to what was just done.
    pub feedback: Option<Feedback>,
    /// What can be picked in the panel.
    pub choices: Vec<ChoiceView>,
    /// The marks now on the board, explained.
    pub legend: Vec<LegendRow>,
    /// Hint.
    pub hint: Button,
    /// Show me.
    pub show_me: Button,
    /// Take back.
    pub undo: Button,
    /// Play again.
    pub redo: Button,
    /// Begin anew.
    pub restart: Button,
    /// Turn the board.
    pub turn: Button,
    /// Back one step.
    pub previous: Button,
    /// On to the next.
    pub next: Button,
    /// Whether the step is done: the next button then calls.
    pub done: bool,
    /// Stars earned at this step, 0 to 3, once it is done.
    pub stars: u8,
    /// The board and its hands.
    pub board: BoardView,
}

/// One step of a lesson as a mark, and a button that opens it.
#[derive(Clone, Debug, PartialEq)]
pub struct StepMark {
    /// How it stands.
    pub state: StepState,
    /// Its spoken name.
    pub spoken: String,
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// Not yet done.
    Todo,
    /// Being done.
    Current,
    /// Done by the learner.
    Done,
    /// Shown to the learner.
    Shown,
}

/// A box in the panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Feedback {
    /// Its colour and shape.
    pub tone: Tone,
    /// A few words.
    pub title: String,
    /// Whole sentences.
    pub text: String,
    /// Buttons in it.
    pub actions: Vec<Button>,
}

/// The tone of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Well done.
    Good,
    /// Refused: illegal.
    Refused,
    /// Legal, but not it.
    Wrong,
    /// A hint or a remark.
    Hint,
}

/// A button of the panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// What it asks for.
    pub command: Command,
    /// Its label.
    pub label: String,
    /// The key that does the same, empty when letter keys are off or there is none.
    pub key: String,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// One of the things to pick.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceView {
    /// Its words.
    pub label: String,
    /// A piece drawn on it.
    pub face: Option<Face>,
    /// How it stands.
    pub state: ChoiceState,
    /// Its spoken name.
    pub spoken: String,
}

/// How a choice stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceState {
    /// Can be picked.
    Open,
    /// Was picked, and is right.
    Right,
    /// Was picked, and is wrong.
    Wrong,
}

/// A mark with its meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct LegendRow {
    /// The mark.
    pub mark: LegendMark,
    /// What it means.
    pub text: String,
}

/// A mark that the legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegendMark {
    /// A dot.
    Target,
    /// A ring.
    Capture,
    /// A dashed ring with a cross.
    Barred,
    /// A padlock.
    Pinned,
    /// A red ring.
    Check,
    /// A star.
    Star,
    /// A tick.
    Found,
}

/// The settings.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsView {
    /// Title of the screen.
    pub title: String,
    /// Groups of settings.
    pub groups: Vec<SettingGroup>,
    /// The placement test, which can be taken again: title, what it does, its button.
    pub placement: (String, String, Button),
    /// The learners, and everything as one file; `None` when nothing is kept.
    pub data: Option<Box<DataView>>,
    /// Label and path of the data folder.
    pub data_folder: (String, String),
    /// What went wrong with the learner's files, if anything.
    pub notices: Vec<String>,
}

/// The learners, and everything as one file.
#[derive(Clone, Debug, PartialEq)]
pub struct DataView {
    /// Adds, renames, removes learners; a change of its field is a [`DataEvent::Name`](crate::app::DataEvent::Name).
    pub learners: DataTool,
    /// Writes and takes in files; a change of its field is a [`DataEvent::File`](crate::app::DataEvent::File).
    pub file: DataTool,
    /// What came of the last thing.
    pub told: Option<Feedback>,
    /// What is asked once more, with its two answers.
    pub question: Option<Feedback>,
}

/// A field, and what can be done with what is typed in it.
#[derive(Clone, Debug, PartialEq)]
pub struct DataTool {
    /// What it is for.
    pub title: String,
    /// The field.
    pub field: super::Field,
    /// The buttons below it.
    pub buttons: Vec<Button>,
}

/// Settings under one title.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingGroup {
    /// The title.
    pub title: String,
    /// The settings.
    pub rows: Vec<SettingRow>,
}

/// One setting: some options of which one is in force, or a switch.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingRow {
    /// Its name.
    pub label: String,
    /// A sentence on it, may be empty.
    pub help: String,
    /// Its options.
    pub control: Control,
}

/// How a setting is changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Control {
    /// One of several.
    Options(Vec<SettingOption>),
    /// On or off.
    Switch {
        /// Whether it is on.
        on: bool,
        /// What a press sets.
        press: Setting,
    },
}

/// An option of a setting.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingOption {
    /// Its words.
    pub label: String,
    /// Drawn beside them.
    pub faces: Vec<Face>,
    /// Whether it is in force.
    pub selected: bool,
    /// What picking it sets.
    pub setting: Setting,
}

/// A page over the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlay {
    /// The keys.
    Help {
        /// Its title.
        title: String,
        /// Key, and what it does.
        rows: Vec<(String, String)>,
        /// Label of the button that closes it.
        close: String,
    },
    /// About the program.
    About {
        /// Its title.
        title: String,
        /// What Nari is, its version.
        text: String,
        /// Licences, a paragraph each.
        licences: Vec<String>,
        /// Label of the button that closes it.
        close: String,
    },
}
