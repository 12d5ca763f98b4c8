//! The window around the screens: its rail, its theme, its words and what is announced.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use super::board::Board;
use super::coach::Coach;
use super::convert::{index, int, sync};
use super::editor::Editor;
use super::exports::Exports;
use super::gallery::Gallery;
use super::games::Games;
use super::learn::Learn;
use super::mail::Mail;
use super::overlay::Pages;
use super::panel::Panel;
use super::play::Play;
use super::puzzles::Puzzles;
use super::replay::Replay;
use super::settings::Settings;
use super::shown::{Report, Shown};
use super::today::Today;
use super::wishes::Wish;
use crate::app::{Command, Event, Place, RailItem, RailTarget, Screen, View};
use crate::locale::Words;
use crate::progress::Theme;
use nari_markup::{
    AppAdapter, AppWindow, RailAdapter, RailInfo, RailTarget as RailKind, ScreenKind, Theme as ThemeGlobal,
    ThemeChoice, Tr,
};

/// The window with everything that stands behind its markup. It shows views and reports events; what they mean is
/// not its business.
pub struct Frame {
    window: AppWindow,
    gallery: Rc<Gallery>,
    shown: Rc<Shown>,
    words: Rc<RefCell<Option<Words>>>,
    rail: Rc<VecModel<RailInfo>>,
    board: Board,
    coach: Coach,
    learn: Rc<Learn>,
    puzzles: Rc<Puzzles>,
    play: Play,
    games: Games,
    replay: Replay,
    editor: Editor,
    mail: Mail,
    exports: Exports,
    settings: Settings,
    today: Today,
    pages: Pages,
    announced: Cell<Option<u64>>,
}

impl Frame {
    /// Makes the window, not yet visible.
    ///
    /// # Errors
    ///
    /// When the platform has no window to give, as without a display.
    pub fn new() -> Result<Frame, slint::PlatformError> {
        let window = AppWindow::new()?;
        let gallery = Rc::new(Gallery::default());
        let shown = Rc::new(Shown::default());
        gallery.connect(&window);
        let words = Rc::new(RefCell::new(None::<Words>));
        let known = Rc::clone(&words);
        window.global::<Tr>().on_lookup(move |id| {
            known.borrow().as_ref().map(|words| words.text(&id)).unwrap_or_default().into()
        });
        let rail = Rc::new(VecModel::default());
        window.global::<RailAdapter>().set_items(ModelRc::from(Rc::clone(&rail)));
        listen(&window, &shown);
        Ok(Frame {
            board: Board::connect(&window, &shown),
            coach: Coach::connect(&window, &shown),
            learn: Learn::connect(&window, &shown, &gallery),
            puzzles: Puzzles::connect(&window, &shown),
            play: Play::connect(&window, &shown),
            games: Games::connect(&window, &shown),
            replay: Replay::connect(&window, &shown),
            editor: Editor::connect(&window, &shown),
            mail: Mail::connect(&window, &shown),
            exports: Exports::connect(&window, &shown),
            settings: Settings::connect(&window, &shown),
            today: Today::connect(&window, &shown),
            pages: Pages::connect(&window, &shown),
            announced: Cell::new(None),
            window,
            gallery,
            shown,
            words,
            rail,
        })
    }

    /// Slint's window.
    pub fn window(&self) -> &AppWindow {
        &self.window
    }

    /// The pictures drawn so far.
    pub fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    /// Who hears of events from now on.
    pub fn on_event(&self, report: Report) {
        self.shown.set_report(report);
    }

    /// Who does what only a window can do.
    pub fn on_wish(&self, grant: impl Fn(Wish) + 'static) {
        self.shown.set_grant(Rc::new(grant));
    }

    /// Shows a view.
    pub fn show(&self, view: View) {
        self.show_words(&view);
        self.window.global::<ThemeGlobal>().set_choice(match view.theme {
            Theme::System => ThemeChoice::System,
            Theme::Light => ThemeChoice::Light,
            Theme::Dark => ThemeChoice::Dark,
        });
        let app = self.window.global::<AppAdapter>();
        app.set_title((&view.title).into());
        self.show_rail(&view.rail);
        let kind = match &view.screen {
            Screen::FirstStart(first) => {
                self.settings.show_first_start(&self.window, first, &self.gallery);
                ScreenKind::FirstStart
            }
            Screen::Learn(learn) => {
                self.learn.show(&self.window, learn, &self.gallery);
                ScreenKind::Learn
            }
            Screen::Lesson(_)
            | Screen::Drill(_)
            | Screen::Puzzle(_)
            | Screen::Play(_)
            | Screen::Review(_)
            | Screen::Replay(_)
            | Screen::Editor(_)
            | Screen::MailGame(_) => {
                self.show_part(&view.screen);
                if let Some(panel) = Panel::of(&view.screen) {
                    self.coach.show(&self.window, &panel, &self.gallery);
                    self.board.show(&self.window, panel.board, &self.gallery);
                }
                ScreenKind::Coach
            }
            Screen::Puzzles(puzzles) => {
                self.puzzles.show(&self.window, puzzles, &self.gallery);
                ScreenKind::Puzzles
            }
            Screen::Today(today) => {
                self.today.show(&self.window, today);
                ScreenKind::Today
            }
            Screen::Sitting(sitting) => {
                self.play.show(&self.window, sitting, &self.gallery);
                ScreenKind::Play
            }
            Screen::Games(games) => {
                self.games.show(&self.window, games);
                ScreenKind::Games
            }
            Screen::Mail(mail) => {
                self.games.show_mail(&self.window, mail);
                self.mail.show(&self.window, mail);
                ScreenKind::Games
            }
            Screen::Settings(settings) => {
                self.settings.show(&self.window, settings, &self.gallery);
                ScreenKind::Settings
            }
        };
        app.set_screen(kind);
        self.pages.show(&self.window, view.overlay.as_ref());
        self.announce(&view);
        self.shown.set(view);
    }

    /// Shows what stands in a panel beside what every panel has.
    fn show_part(&self, screen: &Screen) {
        match screen {
            Screen::Replay(replay) => {
                self.replay.show(&self.window, replay);
                self.exports.show(&self.window, &replay.exports);
            }
            Screen::Editor(editor) => {
                self.editor.show(&self.window, editor, &self.gallery);
                self.exports.show(&self.window, &editor.exports);
            }
            Screen::MailGame(game) => Mail::show_game(&self.window, game),
            _ => {}
        }
    }

    /// Reads the words of the markup anew when the language changed.
    fn show_words(&self, view: &View) {
        let same = self.words.borrow().as_ref().is_some_and(|words| words.language() == view.language);
        if !same {
            self.words.replace(Some(Words::new(view.language)));
            let tr = self.window.global::<Tr>();
            tr.set_revision(tr.get_revision().wrapping_add(1).max(0));
        }
    }

    fn show_rail(&self, items: &[RailItem]) {
        let item = |item: &RailItem| RailInfo {
            target: match item.target {
                RailTarget::Learn => RailKind::Learn,
                RailTarget::Puzzles => RailKind::Puzzles,
                RailTarget::Play => RailKind::Play,
                RailTarget::Games => RailKind::Games,
                RailTarget::Settings => RailKind::Settings,
                RailTarget::Help => RailKind::Help,
                RailTarget::About => RailKind::About,
            },
            label: (&item.label).into(),
            current: item.current,
        };
        let above = |item: &&RailItem| {
            matches!(
                item.target,
                RailTarget::Learn | RailTarget::Puzzles | RailTarget::Play | RailTarget::Games
            )
        };
        let upper = items.iter().take_while(above).count();
        self.window.global::<RailAdapter>().set_upper(int(upper));
        sync(&self.rail, items.iter().map(item).collect());
    }

    /// Says something new: in the other of two regions, so that the same words are heard twice.
    fn announce(&self, view: &View) {
        let serial = view.announcement.serial;
        if self.announced.replace(Some(serial)) == Some(serial) {
            return;
        }
        let text = view.announcement.text.as_str();
        let app = self.window.global::<AppAdapter>();
        let (even, odd) = if app.get_announcement_even().is_empty() { (text, "") } else { ("", text) };
        app.set_announcement_even(even.into());
        app.set_announcement_odd(odd.into());
    }
}

fn listen(window: &AppWindow, shown: &Rc<Shown>) {
    let app = window.global::<AppAdapter>();
    let to = Rc::clone(shown);
    app.on_help_asked(move || to.report(Event::Command(Command::Help)));
    let to = Rc::clone(shown);
    app.on_escaped(move || to.report(Event::Command(Command::Back)));
    let to = Rc::clone(shown);
    window.global::<RailAdapter>().on_opened(move |item| {
        let target = to.view(|view| Some(view.rail.get(index(item)?)?.target));
        match target {
            Some(RailTarget::Learn) => to.report(Event::Open(Place::Learn)),
            Some(RailTarget::Puzzles) => to.report(Event::Open(Place::Puzzles)),
            Some(RailTarget::Play) => to.report(Event::Open(Place::Play)),
            Some(RailTarget::Games) => to.report(Event::Open(Place::Games)),
            Some(RailTarget::Settings) => to.report(Event::Open(Place::Settings)),
            Some(RailTarget::Help) => to.report(Event::Command(Command::Help)),
            Some(RailTarget::About) => to.report(Event::Command(Command::About)),
            None => {}
        }
    });
}
