//! What belongs to a replayed game: the comment, the tree, what stands above the moves.

use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use nari_markup::{AppWindow, ButtonInfo, HeaderInfo, ReplayAdapter};

use super::coach;
use super::convert::{index, sync};
use super::fields;
use super::shown::Shown;
use crate::app::{Event, GamesEvent, HeaderRow, ReplayView, Screen};

/// The models behind the adapter of a replayed game.
#[derive(Default)]
pub struct Replay {
    tree: Rc<VecModel<ButtonInfo>>,
    headers: Rc<VecModel<HeaderInfo>>,
}

impl Replay {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Replay {
        let replay = Replay::default();
        let adapter = window.global::<ReplayAdapter>();
        adapter.set_tree(ModelRc::from(Rc::clone(&replay.tree)));
        adapter.set_headers(ModelRc::from(Rc::clone(&replay.headers)));
        listen(&adapter, shown);
        replay
    }

    /// Shows what belongs to the game beside its moves.
    pub fn show(&self, window: &AppWindow, view: &ReplayView) {
        let adapter = window.global::<ReplayAdapter>();
        adapter.set_comment(fields::info(&view.comment));
        fields::write(&adapter.get_comment_text(), &view.comment.text, |text| adapter.set_comment_text(text));
        sync(&self.tree, view.tree.iter().map(coach::plain).collect());
        let header = |row: &HeaderRow| HeaderInfo { label: (&row.label).into(), value: (&row.value).into() };
        sync(&self.headers, view.headers.iter().map(header).collect());
    }
}

/// Looks something up in the replayed game, if one is open.
fn replay<T>(shown: &Shown, look: impl FnOnce(&ReplayView) -> Option<T>) -> Option<T> {
    shown.screen(|screen| match screen {
        Screen::Replay(replay) => look(replay),
        _ => None,
    })
}

fn listen(adapter: &ReplayAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_commented(move |text| to.report(Event::Games(GamesEvent::Comment(text.into()))));
    let to = Rc::clone(shown);
    adapter.on_comment_left(move || to.report(Event::Games(GamesEvent::CommentLeft)));
    let to = Rc::clone(shown);
    adapter.on_tree_pressed(move |button| {
        if let Some(command) = replay(&to, |view| Some(view.tree.get(index(button)?)?.command)) {
            to.report(Event::Command(command));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_header_written(move |row, text| {
        if let Some(key) = replay(&to, |view| Some(view.headers.get(index(row)?)?.key.clone())) {
            to.report(Event::Games(GamesEvent::Header(key, text.into())));
        }
    });
}
