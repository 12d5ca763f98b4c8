//! Games by mail: the letter to send, the answer that is pasted, a game to begin.

use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use nari_markup::{AppWindow, ButtonInfo, MailAdapter};

use super::coach;
use super::convert::{index, sync};
use super::fields;
use super::shown::Shown;
use crate::app::{Button, Event, Field, GamesEvent, MailGameView, MailPlayer, MailView, Screen};

/// The model behind the adapter of the games by mail.
#[derive(Default)]
pub struct Mail {
    begin: Rc<VecModel<ButtonInfo>>,
}

impl Mail {
    /// Puts an empty model under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Mail {
        let mail = Mail::default();
        let adapter = window.global::<MailAdapter>();
        adapter.set_begin(ModelRc::from(Rc::clone(&mail.begin)));
        listen(&adapter, shown);
        mail
    }

    /// Shows what stands beside the list.
    pub fn show(&self, window: &AppWindow, view: &MailView) {
        let adapter = window.global::<MailAdapter>();
        show_answer(&adapter, &view.letter, &view.read);
        adapter.set_own_name(fields::info(&view.own_name));
        fields::write(&adapter.get_own_name_text(), &view.own_name.text, |text| {
            adapter.set_own_name_text(text);
        });
        adapter.set_their_name(fields::info(&view.their_name));
        fields::write(&adapter.get_their_name_text(), &view.their_name.text, |text| {
            adapter.set_their_name_text(text);
        });
        sync(&self.begin, view.begin.iter().map(coach::plain).collect());
    }

    /// Shows what belongs to an open game.
    pub fn show_game(window: &AppWindow, view: &MailGameView) {
        let adapter = window.global::<MailAdapter>();
        show_answer(&adapter, &view.answer, &view.read);
        adapter.set_letter_help((&view.letter_help).into());
        fields::write(&adapter.get_letter(), &view.letter, |text| adapter.set_letter(text));
        adapter.set_moves(view.moves.join("\n").into());
    }
}

fn show_answer(adapter: &MailAdapter, answer: &Field, read: &Button) {
    adapter.set_answer(fields::info(answer));
    fields::write(&adapter.get_answer_text(), &answer.text, |text| adapter.set_answer_text(text));
    adapter.set_read(coach::plain(read));
}

fn listen(adapter: &MailAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_answered(move |text| to.report(Event::Games(GamesEvent::LetterText(text.into()))));
    let to = Rc::clone(shown);
    adapter.on_read_pressed(move || {
        let command = to.screen(|screen| match screen {
            Screen::Mail(mail) => Some(mail.read.command),
            Screen::MailGame(game) => Some(game.read.command),
            _ => None,
        });
        if let Some(command) = command {
            to.report(Event::Command(command));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_named(move |own, name| {
        let player = if own { MailPlayer::Own } else { MailPlayer::Opponent };
        to.report(Event::Games(GamesEvent::MailName(player, name.into())));
    });
    let to = Rc::clone(shown);
    adapter.on_begin_pressed(move |button| {
        let command = to.screen(|screen| match screen {
            Screen::Mail(mail) => Some(mail.begin.get(index(button)?)?.command),
            _ => None,
        });
        if let Some(command) = command {
            to.report(Event::Command(command));
        }
    });
}
