//! Plain text: the same program as lines on a terminal, for a screen reader, a braille line, a remote shell, a script.
//!
//! One command a line, in either language; what can be done in the window can be done here. Timers do not wait:
//! a board that plays itself prints its moves one after the other. Only the clock of a drill runs, between two lines.

mod data_line;
mod draw;
mod drills;
mod games;
mod games_line;
mod line;
mod playing;
mod problems;
mod rows;
mod today;

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::time::Instant;

use crate::app::{App, BoardView, Command, DrillCommand, Effect, Event, FileJob, Screen, View};
use crate::locale::Message;
use crate::notation::mail;
use crate::worker;

use line::{Asked, Dictionary};

/// Runs the program over lines until `quit` or the end of the input. `keep` writes settings and progress, reads files,
/// and gives back what is to be told of it.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn run(
    mut app: App,
    start: Vec<Effect>,
    input: impl BufRead,
    mut output: impl Write,
    mut keep: impl FnMut(&Effect) -> Vec<Event>,
) -> io::Result<()> {
    let dictionary = Dictionary::new();
    let mut desk = Desk { app: &mut app, output: &mut output, keep: &mut keep, clock: None, goes_on: false };
    desk.greet()?;
    desk.carry_out(start)?;
    let mut lines = input.lines();
    while let Some(line) = lines.next() {
        let line = match line {
            Ok(line) => line,
            // What is no text is no command: it is refused, and the next line is read.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => "\u{fffd}".to_owned(),
            Err(error) => return Err(error),
        };
        if line.trim().is_empty() {
            continue;
        }
        if mail::begins(&line) {
            let letter = letter(line, &mut lines)?;
            desk.happen(games_line::letter(desk.app, letter))?;
            desk.output.flush()?;
            continue;
        }
        desk.let_time_pass()?;
        if !dictionary.means(&line.trim().to_lowercase(), line::name(Command::WhyNot)) {
            desk.take_back();
        }
        match line::read(&dictionary, desk.app, line.trim()) {
            Ok(Asked::Quit) => break,
            Ok(asked) => desk.answer(asked)?,
            Err(message) => {
                let words = desk.app.words().say(&message);
                desk.line(&words)?;
            }
        }
        desk.output.flush()?;
    }
    desk.output.flush()
}

/// A letter that is pasted: its lines as far as its last one.
fn letter(first: String, lines: &mut impl Iterator<Item = io::Result<String>>) -> io::Result<String> {
    let mut text = first;
    while !mail::ends(&text) {
        let Some(line) = lines.next() else { break };
        text.push('\n');
        text.push_str(&line?);
    }
    Ok(text)
}

/// The program, and where its lines go.
struct Desk<'a, W: Write, K: FnMut(&Effect) -> Vec<Event>> {
    app: &'a mut App,
    output: &'a mut W,
    keep: &'a mut K,
    /// The clock of a drill that is to be told when that instant has come.
    clock: Option<(u64, Instant)>,
    /// Whether how to go on is to be said, once all that comes of a line is told.
    goes_on: bool,
}

impl<W: Write, K: FnMut(&Effect) -> Vec<Event>> Desk<'_, W, K> {
    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn say(&mut self, id: &'static str) -> io::Result<()> {
        let text = self.app.words().text(id);
        self.line(&text)
    }

    fn greet(&mut self) -> io::Result<()> {
        self.say("text-greeting")?;
        self.screen()?;
        self.output.flush()
    }

    /// Prints the whole screen.
    fn screen(&mut self) -> io::Result<()> {
        let text = draw::screen(self.app);
        self.line(&text)
    }

    fn answer(&mut self, asked: Asked) -> io::Result<()> {
        match asked {
            Asked::Quit => Ok(()),
            Asked::Say(text) => self.line(&text),
            Asked::Screen => self.screen(),
            Asked::Board => {
                let text = draw::board_of(&self.app.view(), self.app.words());
                self.line(&text)
            }
            Asked::Help => {
                let text = draw::help(self.app);
                self.line(&text)
            }
            Asked::Do(events) => self.happen(events),
        }
    }

    /// Tells the clock that runs, if one does, how much time has passed since the line before.
    fn let_time_pass(&mut self) -> io::Result<()> {
        while let Some((token, due)) = self.clock.take() {
            if due > Instant::now() {
                self.clock = Some((token, due));
                break;
            }
            let before = self.app.view();
            let mut effects = self.app.update(Event::Woke(token));
            effects.retain(|effect| match effect {
                Effect::Tick { token, after } => {
                    self.clock = Some((*token, due + *after));
                    false
                }
                _ => true,
            });
            let text = self.told(&before);
            self.print(&text)?;
            self.carry_out(effects)?;
        }
        Ok(())
    }

    /// Takes in what a line asks for, and prints what came of it: the whole screen when another one opened, the rows
    /// that changed where settings are, else what is announced.
    fn happen(&mut self, events: Vec<Event>) -> io::Result<()> {
        let clock = (self.keep)(&Effect::ReadClock);
        let before = self.app.view();
        let courses = (self.keep)(&Effect::ReadCourses);
        let events = clock.into_iter().chain(courses).chain(events);
        let effects: Vec<_> = events.flat_map(|event| self.app.update(event)).collect();
        let text = self.told(&before);
        let waits = |effect: &Effect| {
            matches!(
                effect,
                Effect::Wake { .. }
                    | Effect::Work { .. }
                    | Effect::Files(_)
                    | Effect::Data(_)
                    | Effect::Copy(_)
            )
        };
        let is_kept = |effect: &Effect| matches!(effect, Effect::Files(FileJob::SaveGame { .. }));
        // A line is never left without an answer.
        if text.is_empty() && effects.iter().any(is_kept) {
            self.say("text-kept")?;
        } else if text.is_empty() && !effects.iter().any(waits) {
            self.say("heard-nothing")?;
        }
        self.print(&text)?;
        self.carry_out(effects)
    }

    /// What there is to tell since the view before.
    fn told(&mut self, before: &View) -> Vec<String> {
        let (now, words) = (self.app.view(), self.app.words());
        if draw::is_other_screen(before, &now) {
            return vec![draw::screen(self.app)];
        }
        let changed = draw::changed_rows(&before.screen, &now.screen, words);
        if !changed.is_empty() {
            return vec![changed];
        }
        let mut text = Vec::new();
        if now.announcement.serial != before.announcement.serial {
            text.push(now.announcement.text.clone());
        }
        if let (Some((old, was_done)), Some((new, is_done))) = (board(before), board(&now)) {
            text.extend(draw::newly_lit(old, new, words));
            if !draw::same_board(old, new) {
                text.push(draw::board_of(&now, words));
            }
            self.goes_on |= is_done && !was_done;
        }
        if let (Screen::Today(old), Screen::Today(new)) = (&before.screen, &now.screen) {
            text.extend(today::changed(old, new, words));
        }
        if asks_to_confirm(&now) && !asks_to_confirm(before) {
            text.push(words.text("text-confirm-how"));
        }
        if let (Screen::Play(old), Screen::Play(new)) = (&before.screen, &now.screen)
            && playing::asks(new)
            && !playing::asks(old)
        {
            text.push(words.text("text-decide"));
        }
        if let (Screen::Play(old), Screen::Play(new)) = (&before.screen, &now.screen)
            && new.done
            && !old.done
        {
            text.push(words.text("text-game-over"));
        }
        if let (Screen::Review(old), Screen::Review(new)) = (&before.screen, &now.screen)
            && old.busy.is_some()
            && new.busy.is_none()
        {
            return vec![draw::screen(self.app)];
        }
        text.extend(games::changed(&before.screen, &now.screen));
        if let (Screen::Puzzle(old), Screen::Puzzle(new)) = (&before.screen, &now.screen)
            && old.tree != new.tree
        {
            text.extend(problems::tree(new));
        }
        text
    }

    fn print(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> io::Result<()> {
        let mut waiting: VecDeque<Effect> = effects.into();
        while let Some(effect) = waiting.pop_front() {
            let mut events = (self.keep)(&effect);
            match effect {
                Effect::Wake { token, .. } => events.push(Event::Woke(token)),
                // Nobody waits at a window: what is to be searched is searched at once.
                Effect::Work { token, job } => {
                    events.push(Event::Answered { token, found: worker::run_here(&job) });
                }
                Effect::Tick { token, after } => self.clock = Some((token, Instant::now() + after)),
                Effect::Copy(text) => self.line(&text)?,
                _ => {}
            }
            for event in events {
                if let Event::Notice(text) = event {
                    self.line(&text)?;
                    continue;
                }
                if let Event::KeptAgain(text) = &event {
                    self.line(text)?;
                }
                let before = self.app.view();
                waiting.extend(self.app.update(event));
                let text = self.told(&before);
                self.print(&text)?;
            }
        }
        if std::mem::take(&mut self.goes_on) {
            return self.say("text-go-on");
        }
        if self.app.shows_a_try() { self.say("text-try-over") } else { Ok(()) }
    }

    /// A move that was not the one asked for is put away before the next line, which is about the position to play from.
    fn take_back(&mut self) {
        if self.app.shows_a_try() {
            // Nothing comes of it but the board as it was.
            let _effects = self.app.update(Event::Command(Command::Retry));
        }
    }
}

/// The board of a screen, and whether what it asks is done.
fn board(view: &View) -> Option<(&BoardView, bool)> {
    match &view.screen {
        Screen::Lesson(lesson) => Some((&lesson.board, lesson.done)),
        Screen::Drill(drill) => Some((&drill.board, drill.done)),
        Screen::Puzzle(puzzle) => Some((&puzzle.board, puzzle.done)),
        Screen::Play(play) => Some((&play.board, false)),
        Screen::Review(review) => Some((&review.board, false)),
        Screen::Replay(view) => Some((&view.board, false)),
        Screen::Editor(view) => Some((&view.board, false)),
        Screen::MailGame(view) => Some((&view.board, false)),
        _ => None,
    }
}

/// Whether something is asked that is done only when it is confirmed.
fn asks_to_confirm(view: &View) -> bool {
    let asked = match &view.screen {
        Screen::Play(play) => play.feedback.as_ref(),
        Screen::Games(games) => games.question.as_ref(),
        Screen::MailGame(game) => game.feedback.as_ref(),
        Screen::Settings(settings) => settings.data.as_ref().and_then(|data| data.question.as_ref()),
        _ => None,
    };
    asked.is_some_and(|asked| asked.actions.iter().any(|button| button.command == Command::Confirm))
}

/// The message for a command that is not understood.
fn not_understood(text: &str) -> Message {
    Message::new("text-not-understood").with("text", text)
}

/// Commands without words of their own on a line.
const PLAIN: [Command; 32] = [
    Command::Hint,
    Command::ShowMe,
    Command::Undo,
    Command::Redo,
    Command::Restart,
    Command::Next,
    Command::Previous,
    Command::WhyNot,
    Command::SaySquare,
    Command::Retry,
    Command::TurnBoard,
    Command::Back,
    Command::Solve,
    Command::Stop,
    Command::Solution,
    Command::Defend,
    Command::PlayOn,
    Command::WhyMate,
    Command::NewGame,
    Command::TakeRung,
    Command::TakeTest,
    Command::Declare,
    Command::Resign,
    Command::Confirm,
    Command::SeeAgain,
    Command::Review,
    Command::First,
    Command::Last,
    Command::MakePuzzles,
    Command::Drill(DrillCommand::Harder),
    Command::Drill(DrillCommand::Easier),
    Command::Drill(DrillCommand::Clock),
];
