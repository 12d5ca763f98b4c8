//! Nari teaches shogi in French and English: lessons, drops, promotion, pins and mates, on a board that says why.
//!
//! # Bird's eye
//!
//! Data flows one way. Whatever happens (a click, a key, a typed line, a timer) is an [`app::Event`];
//! [`app::App::update`] takes it in and gives back [`app::Effect`]s; [`app::App::view`] says what is then seen, with
//! every word in place. The window and the plain text lay that [`app::View`] out, and decide nothing.
//!
//! ```text
//! Event → app::update → the new state, Effects → app::view → window | lines of text | picture
//! ```
//!
//! # The rooms
//!
//! | room | what lives there |
//! |---|---|
//! | [`shogi`] | the rules: setup, legal moves, every reason for a refusal with its squares, games and their ends |
//! | [`notation`] | texts ⇄ `shogi`: SFEN, USI, western and Japanese names of moves, game records |
//! | [`tsume`] | mate problems: the shortest mate with its proof, or that there is none |
//! | [`engine`] | the practice opponent: a search, and a ladder of opponents that see less than all of it |
//! | [`lesson`] | lesson files read whole, a learner's session judged by the rules, the proof of every step (a game by playing it) |
//! | [`progress`] | what the learner chose and did, its files, and when a card is asked again |
//! | [`locale`] | words for people: Fluent messages, names of pieces and squares, reasons in whole sentences |
//! | [`picture`] | pieces, boards and sheets to print as SVG images |
//! | [`app`] | what the program does, knowing neither a window nor a terminal |
//! | [`worker`] | searches on threads of their own, and their answers as events |
//! | [`text`] | the program as lines: for a screen reader, a remote shell, a script |
//! | `ui` | the program in a window, and as pictures: the only room that names slint |
//! | [`cli`] | the command line, one file a command |
//!
//! The first four are the package `nari-core` in `core/`, which is built beside the crates of the window and is always
//! optimised; they are handed on here, and every other room names them as its neighbours. What slint makes of the markup in
//! `ui/` is a package too, `nari_markup`, so that its lints and its cost stay there.
//!
//! Outside these, `lessons/` holds the course (its `README.md` is for teachers), `locales/` every text in both languages,
//! `tests/` one file a promise with its cases as rows of data.
//!
//! # Who may name whom
//!
//! Imports point down. A test (`tests/house.rs`) reads this table and keeps it true.
//!
//! | room | may name | crates it may use |
//! |---|---|---|
//! | shogi | – | – |
//! | notation | shogi | `encoding_rs` |
//! | tsume | shogi | – |
//! | engine | shogi, notation, tsume | – |
//! | lesson | shogi, notation, tsume, engine | serde, toml, `include_dir` |
//! | progress | shogi, notation, tsume, lesson | serde, toml, `rs_fsrs` |
//! | locale | shogi, notation, tsume, lesson, progress | fluent, `fluent_syntax`, `unic_langid`, `include_dir` |
//! | picture | shogi, progress | `ttf_parser` |
//! | app | all above | – |
//! | worker | app, locale, progress, shogi, engine, lesson, tsume | – |
//! | text | all above | – |
//! | ui | app, worker, picture, shogi, locale, progress | slint, `nari_markup`, png, arboard, rfd |
//! | cli | all above | chrono, clap, directories, serde, `serde_json`, `sys_locale` |
//!
//! # What must never happen
//!
//! * A rule of the game in the markup or in `app`. A [`app::View`] hands over squares already decided.
//! * A text shown to people that does not come from `locales/`, or exists in one language only.
//! * A stored answer where the rules can judge: a lesson file says what is asked, never what is right.
//! * A lesson, setting, progress file or command line that panics, or that is half accepted: each is read whole, or
//!   refused with its place and the reason.
//! * Progress lost: it is written at the instant of success, beside the old file, then renamed.
//! * A clock or chance below `app`. The disk is touched in [`progress`] and [`lesson::Files`] only, which are
//!   handed a folder or a path.
//!
//! # Five lines
//!
//! ```
//! use nari::shogi::{Illegality, Position, SetupRule, Square};
//! use nari::notation::{sfen, usi};
//!
//! let setup = sfen::read("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1")?;
//! let position = Position::from_setup(setup, SetupRule::Game)?;
//! let refused = position.check_move(usi::read_move("5h4g")?);
//! assert!(matches!(refused, Err(Illegality::Pinned { pinner: Square::SQ_5B, .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use nari_core::{engine, notation, shogi, tsume};

pub mod app;
pub mod cli;
pub mod lesson;
pub mod locale;
pub mod picture;
pub mod progress;
pub mod text;
#[cfg(feature = "desktop")]
pub mod ui;
pub mod worker;
