//! A learner with a data folder: what the program wants of the disk is done at once.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use nari::app::{
    App, Command, EditorView, Effect, Event, GamesEvent, GamesView, MailGameView, MailView, Place,
    ReplayView, Screen, Start,
};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::notation::record::{self, Record};
use nari::notation::usi;
use nari::progress::{GameId, Settings, Store};
use nari::worker;

pub struct Learner {
    pub app: App,
    pub store: Store,
    pub folder: tempfile::TempDir,
    pub copied: Vec<String>,
}

pub fn course() -> Arc<Catalog> {
    static COURSE: OnceLock<Arc<Catalog>> = OnceLock::new();
    Arc::clone(COURSE.get_or_init(|| Arc::new(Catalog::embedded().unwrap())))
}

/// The program at its start; two with the same seed would give their games by mail the same names.
pub fn app(seed: u64, folder: &Path) -> App {
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        seed,
        data_folder: folder.to_string_lossy().into_owned(),
        ..Start::new(course(), Language::English)
    });
    assert!(effects.is_empty());
    app
}

impl Learner {
    pub fn new(seed: u64) -> Learner {
        let folder = tempfile::tempdir().unwrap();
        let (store, notices) = Store::open(folder.path());
        assert_eq!(notices, []);
        Learner { app: app(seed, folder.path()), store, folder, copied: Vec::new() }
    }

    /// The program is started again over the same folder.
    pub fn starts_again(&mut self) -> &mut Learner {
        self.store = Store::open(self.folder.path()).0;
        self.app = app(99, self.folder.path());
        self
    }

    /// Lets something happen, and everything that follows.
    pub fn does(&mut self, event: Event) -> &mut Learner {
        let mut waiting = vec![event];
        while let Some(event) = waiting.pop() {
            for effect in self.app.update(event) {
                match effect {
                    Effect::Files(job) => {
                        waiting.extend(worker::files(&mut self.store, &job).map(Event::Files));
                    }
                    Effect::Copy(text) => self.copied.push(text),
                    _ => {}
                }
            }
        }
        self
    }

    pub fn opens(&mut self, place: Place) -> &mut Learner {
        self.does(Event::Open(place))
    }

    pub fn game(&mut self, event: GamesEvent) -> &mut Learner {
        self.does(Event::Games(event))
    }

    pub fn asks(&mut self, command: Command) -> &mut Learner {
        self.does(Event::Command(command))
    }

    pub fn plays(&mut self, mv: &str) -> &mut Learner {
        self.does(Event::Move(usi::read_move(mv).unwrap()))
    }

    pub fn hears(&self) -> String {
        self.app.view().announcement.text
    }

    pub fn list(&self) -> GamesView {
        match self.app.view().screen {
            Screen::Games(view) => *view,
            other => panic!("no list: {other:?}"),
        }
    }

    pub fn replay(&self) -> ReplayView {
        match self.app.view().screen {
            Screen::Replay(view) => *view,
            other => panic!("no game is open: {other:?}"),
        }
    }

    pub fn editor(&self) -> EditorView {
        match self.app.view().screen {
            Screen::Editor(view) => *view,
            other => panic!("nothing is drawn: {other:?}"),
        }
    }

    pub fn mail(&self) -> MailView {
        match self.app.view().screen {
            Screen::Mail(view) => *view,
            other => panic!("no list of games by mail: {other:?}"),
        }
    }

    pub fn mail_game(&self) -> MailGameView {
        match self.app.view().screen {
            Screen::MailGame(view) => *view,
            other => panic!("no game by mail is open: {other:?}"),
        }
    }

    /// The file of a saved game.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join("games").join(format!("{name}.kifu"))
    }

    /// A saved game as its file tells it.
    pub fn kept(&self, name: &str) -> Record {
        let records = record::read(&fs::read(self.file(name)).unwrap()).unwrap();
        let [record] = <[Record; 1]>::try_from(records).unwrap();
        record
    }

    /// Brings a game in as pasted text.
    pub fn pastes(&mut self, text: &str) -> &mut Learner {
        self.opens(Place::Games).game(GamesEvent::ImportText(text.to_owned()));
        self.asks(Command::Games(nari::app::GamesCommand::Import))
    }
}

pub fn id(name: &str) -> GameId {
    GameId::new(name).unwrap()
}
