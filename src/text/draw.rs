//! The screens as lines: what the window lays out, in the order in which it is read.

use super::{drills, games, playing, problems};
use crate::app::{
    App, BoardView, ChoiceState, ChoiceView, Control, HandView, LearnView, LessonView, Overlay, ResumeCard,
    Screen, SettingRow, SquareView, Touched, View,
};
use crate::locale::{Message, Words};
use crate::notation::japanese;
use crate::progress::PieceSet;

/// The whole screen.
pub(super) fn screen(app: &App) -> String {
    let (view, words) = (app.view(), app.words());
    match &view.screen {
        Screen::FirstStart(first) => {
            let lines = [
                first.title.clone(),
                first.text.clone(),
                listed(&first.rows, words),
                words.text("text-begin-how"),
            ];
            lines.join("\n\n")
        }
        Screen::Learn(learn) => chapters(learn, words),
        Screen::Lesson(lesson) => step(lesson, words),
        Screen::Drill(drill) => drills::open(drill, words),
        Screen::Puzzles(puzzles) => problems::list(puzzles, words),
        Screen::Puzzle(puzzle) => problems::open(puzzle, words),
        Screen::Sitting(sitting) => playing::sitting(sitting, words),
        Screen::Play(play) => playing::game(play, words),
        Screen::Review(review) => playing::review(review, words),
        Screen::Games(view) => games::list(view, words),
        Screen::Replay(view) => games::replay(view, words),
        Screen::Editor(view) => games::editor(view, words),
        Screen::Today(today) => super::today::screen(today, words),
        Screen::Mail(view) => games::mail(view, words),
        Screen::MailGame(view) => games::mail_game(view, words),
        Screen::Settings(settings) => {
            let folder = format!("{}\n{}", settings.data_folder.0, settings.data_folder.1);
            let rows: Vec<SettingRow> = rows(&view.screen);
            let notices = settings.notices.iter().cloned();
            let data = settings.data.as_ref().map(|data| {
                [&data.learners, &data.file]
                    .map(|tool| format!("{}\n{}", tool.title, tool.field.help))
                    .into_iter()
                    .chain([words.text("text-learner-how"), words.text("text-progress-how")])
                    .collect::<Vec<_>>()
                    .join("\n\n")
            });
            let said = settings.data.iter().flat_map(|data| data.question.iter().chain(&data.told));
            let said = said.map(|said| format!("{} {}", said.title, said.text).trim().to_owned());
            let lines = std::iter::once(settings.title.clone())
                .chain(notices)
                .chain([listed(&rows, words), words.text("text-test-how")])
                .chain(data)
                .chain([folder, words.text("text-set-how")])
                .chain(said);
            lines.collect::<Vec<_>>().join("\n\n")
        }
    }
}

/// The rows of settings of a screen, in the order in which they are numbered.
pub(super) fn rows(screen: &Screen) -> Vec<SettingRow> {
    match screen {
        Screen::FirstStart(first) => first.rows.clone(),
        Screen::Settings(settings) => settings.groups.iter().flat_map(|group| group.rows.clone()).collect(),
        Screen::Sitting(sitting) => playing::rows(sitting),
        Screen::Learn(_)
        | Screen::Lesson(_)
        | Screen::Drill(_)
        | Screen::Puzzles(_)
        | Screen::Puzzle(_)
        | Screen::Play(_)
        | Screen::Review(_)
        | Screen::Games(_)
        | Screen::Replay(_)
        | Screen::Editor(_)
        | Screen::Mail(_)
        | Screen::Today(_)
        | Screen::MailGame(_) => Vec::new(),
    }
}

/// The rows that are not as they were.
pub(super) fn changed_rows(before: &Screen, now: &Screen, words: &Words) -> String {
    let (old, new) = (rows(before), rows(now));
    let changed = new.iter().enumerate().filter(|&(index, row)| old.get(index).is_some_and(|old| old != row));
    changed.map(|(index, row)| one(index + 1, row, words)).collect::<Vec<_>>().join("\n")
}

pub(super) fn listed(rows: &[SettingRow], words: &Words) -> String {
    let rows = rows.iter().enumerate().map(|(index, row)| one(index + 1, row, words));
    rows.collect::<Vec<_>>().join("\n")
}

fn one(number: usize, row: &SettingRow, words: &Words) -> String {
    let mut lines = vec![match &row.control {
        Control::Options(_) => format!("{number}  {}", row.label),
        Control::Switch { on, .. } => {
            let said = if *on { "heard-on" } else { "heard-off" };
            format!("{number}  {}", words.say(&Message::new(said).with("setting", row.label.as_str())))
        }
    }];
    if !row.help.is_empty() {
        lines.push(format!("   {}", row.help));
    }
    if let Control::Options(options) = &row.control {
        lines.extend(options.iter().enumerate().map(|(option, choice)| {
            let mark = if choice.selected { '*' } else { ' ' };
            format!("   {mark} {number} {}  {}", option + 1, choice.label)
        }));
    }
    lines.join("\n")
}

/// The head of a list: its title, what is done, what went wrong, where to go on.
pub(super) fn head(
    title: &str,
    summary: &str,
    notices: &[String],
    resume: Option<&ResumeCard>,
    words: &Words,
) -> Vec<String> {
    let mut lines = vec![title.to_owned(), summary.to_owned()];
    lines.extend_from_slice(notices);
    if let Some(card) = resume {
        let message = Message::new("text-resume").with("label", card.overline.as_str());
        lines.push(String::new());
        lines.push(words.say(&message.with("title", card.title.as_str()).with("text", card.text.as_str())));
    }
    lines
}

fn chapters(learn: &LearnView, words: &Words) -> String {
    let mut lines = head(&learn.title, &learn.summary, &learn.notices, learn.resume.as_ref(), words);
    lines.push(learn.today.label.clone());
    if let Some(game) = &learn.game {
        let message = Message::new("text-game-left").with("label", game.overline.as_str());
        lines.push(words.say(&message.with("title", game.title.as_str()).with("text", game.text.as_str())));
    }
    for chapter in &learn.chapters {
        lines.push(String::new());
        lines.push(chapter.spoken.clone());
        lines.extend(chapter.lessons.iter().map(|lesson| format!("  {}  –  {}", lesson.id, lesson.spoken)));
        lines.extend(chapter.drills.iter().map(|drill| format!("  {}  –  {}", drill.name, drill.spoken)));
    }
    lines.extend(learn.empty.clone());
    lines.push(String::new());
    lines.push(words.text("text-open-how"));
    lines.push(words.text("text-test-how"));
    lines.join("\n")
}

fn step(lesson: &LessonView, words: &Words) -> String {
    let mut blocks = vec![lesson.overline.clone(), lesson.title.clone()];
    let current = lesson.steps.iter().find(|step| step.state == crate::app::StepState::Current);
    blocks.extend(current.map(|step| step.spoken.clone()));
    blocks.push(String::new());
    blocks.push(lesson.text.clone());
    blocks.extend(choices(&lesson.choices));
    blocks.push(String::new());
    blocks.push(board(&lesson.board, words));
    if !lesson.status.is_empty() {
        blocks.push(lesson.status.clone());
    }
    // A question of the placement test stands alone.
    if lesson.steps.is_empty() && !lesson.done {
        blocks.push(words.text("text-question-how"));
    }
    blocks.join("\n")
}

/// What can be picked, a number before each, after an empty line.
pub(super) fn choices(choices: &[ChoiceView]) -> Vec<String> {
    let rows = choices.iter().enumerate().map(|(index, choice)| {
        let mark = match choice.state {
            ChoiceState::Open => ' ',
            ChoiceState::Right => '+',
            ChoiceState::Wrong => '-',
        };
        format!("{mark} {}  {}", index + 1, choice.label)
    });
    (!choices.is_empty()).then(String::new).into_iter().chain(rows).collect()
}

/// The board of a view; empty where there is none.
pub(super) fn board_of(view: &View, words: &Words) -> String {
    match &view.screen {
        Screen::Lesson(lesson) => board(&lesson.board, words),
        Screen::Drill(drill) => board(&drill.board, words),
        Screen::Puzzle(puzzle) => board(&puzzle.board, words),
        Screen::Play(play) => board(&play.board, words),
        Screen::Review(review) => board(&review.board, words),
        Screen::Replay(view) => board(&view.board, words),
        Screen::Editor(view) => board(&view.board, words),
        Screen::MailGame(view) => board(&view.board, words),
        _ => words.text("text-no-board"),
    }
}

/// The board with both hands.
pub(super) fn board(board: &BoardView, words: &Words) -> String {
    let wide = board.squares.iter().filter_map(|square| square.face.as_ref()).any(|face| kanji(face.set));
    let mut lines = Vec::new();
    lines.extend(held(&board.top));
    let files: Vec<_> = board.files.iter().map(|file| format!("{file:>3}")).collect();
    lines.push(files.join(" "));
    let outside = |index| board.walls.is_some_and(|walls| walls.is_outside(index));
    for (row, (squares, rank)) in board.squares.chunks(9).zip(&board.ranks).enumerate() {
        let cells = squares.iter().enumerate();
        let cells: String = cells
            .map(
                |(column, square)| {
                    if outside(row * 9 + column) { "  # ".to_owned() } else { cell(square, wide) }
                },
            )
            .collect();
        lines.push(format!("{cells} {rank}"));
    }
    lines.extend(held(&board.bottom));
    if board.walls.is_some() {
        lines.push(words.text("text-walls"));
    }
    if board.squares.iter().any(|square| square.star || square.touched == Touched::Right) {
        lines.push(words.text("text-marks"));
    }
    lines.join("\n")
}

/// The squares that a hint has just lit, by their spoken names.
pub(super) fn newly_lit(old: &BoardView, new: &BoardView, words: &Words) -> Option<String> {
    let pairs = old.squares.iter().zip(&new.squares);
    let lit: Vec<_> =
        pairs.filter(|(old, new)| new.hint && !old.hint).map(|(_, new)| new.spoken.as_str()).collect();
    (!lit.is_empty()).then(|| words.say(&Message::new("text-lit").with("squares", lit.join(". "))))
}

const fn kanji(set: PieceSet) -> bool {
    !matches!(set, PieceSet::Letters | PieceSet::KanjiLetter)
}

/// Four columns: a `v` for the far side, the piece, a mark.
fn cell(square: &SquareView, wide: bool) -> String {
    let mark = match square.touched {
        Touched::Right | Touched::Shown => '+',
        Touched::Wrong => '-',
        Touched::No if square.star => '*',
        Touched::No => ' ',
    };
    let Some(face) = &square.face else { return format!("  .{mark}") };
    let side = if face.upside_down { "v" } else { "" };
    if wide {
        let sign = japanese::kanji(face.piece.kind, face.piece.color);
        // A kanji is two columns wide.
        return format!("{side:>1}{sign}{mark}");
    }
    format!("{:>3}{mark}", format!("{side}{}", face.letter))
}

fn held(hand: &HandView) -> Option<String> {
    (!hand.slots.is_empty()).then(|| format!("{}  {}", hand.title, hand.spoken))
}

/// Whether another screen, lesson or step opened.
pub(super) fn is_other_screen(before: &View, now: &View) -> bool {
    match (&before.screen, &now.screen) {
        (Screen::Lesson(old), Screen::Lesson(new)) => {
            let current = |lesson: &LessonView| {
                lesson.steps.iter().position(|step| step.state == crate::app::StepState::Current)
            };
            before.language != now.language
                || old.title != new.title
                || current(old) != current(new)
                || old.text != new.text
        }
        (Screen::Drill(old), Screen::Drill(new)) => {
            before.language != now.language
                || (old.number, &old.overline, &old.clock) != (new.number, &new.overline, &new.clock)
        }
        (Screen::Settings(_), Screen::Settings(_))
        | (Screen::FirstStart(_), Screen::FirstStart(_))
        | (Screen::Sitting(_), Screen::Sitting(_))
        | (Screen::Play(_), Screen::Play(_))
        | (Screen::Today(_), Screen::Today(_))
        | (Screen::Review(_), Screen::Review(_)) => before.language != now.language,
        (
            Screen::Games(_) | Screen::Replay(_) | Screen::Editor(_) | Screen::Mail(_) | Screen::MailGame(_),
            _,
        ) => games::is_other(before, now),
        (Screen::Learn(old), Screen::Learn(new)) => old != new,
        (Screen::Puzzles(old), Screen::Puzzles(new)) => {
            old.title != new.title || old.filters != new.filters || old.groups != new.groups
        }
        (Screen::Puzzle(old), Screen::Puzzle(new)) => {
            old.title != new.title || old.overline != new.overline || old.text != new.text
        }
        _ => true,
    }
}

/// Whether two boards print the same.
pub(super) fn same_board(old: &BoardView, new: &BoardView) -> bool {
    let prints = |board: &BoardView| -> Vec<String> {
        let squares = board.squares.iter().map(|square| cell(square, true));
        squares
            .chain(held(&board.top))
            .chain(held(&board.bottom))
            .chain(board.files.iter().cloned())
            .collect()
    };
    prints(old) == prints(new)
}

/// The commands, in the language in force.
pub(super) fn help(app: &App) -> String {
    app.words().text("text-help")
}

/// The page about the program.
pub(super) fn about(app: &App) -> String {
    match app.about() {
        Overlay::About { title, text, licences, .. } => [vec![title, text], licences].concat().join("\n\n"),
        Overlay::Help { title, .. } => title,
    }
}
