//! The lists of saved games and of games by mail, and what stands beside them.

use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use nari_markup::{AppWindow, ButtonInfo, FeedbackInfo, GameInfo, GamesAdapter, LinkInfo};

use super::coach;
use super::convert::{index, sync};
use super::fields;
use super::shown::Shown;
use super::wishes::Wish;
use crate::app::{
    Command, Event, Feedback, GameCard, GamesCommand, GamesEvent, GamesView, Link, MailCard, MailView, Place,
    Screen,
};

/// The models behind the adapter of the lists of games.
#[derive(Default)]
pub struct Games {
    rows: Rc<VecModel<GameInfo>>,
    answers: Rc<VecModel<ButtonInfo>>,
    actions: Rc<VecModel<ButtonInfo>>,
    links: Rc<VecModel<LinkInfo>>,
}

impl Games {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Games {
        let games = Games::default();
        let adapter = window.global::<GamesAdapter>();
        adapter.set_games(ModelRc::from(Rc::clone(&games.rows)));
        adapter.set_answers(ModelRc::from(Rc::clone(&games.answers)));
        adapter.set_actions(ModelRc::from(Rc::clone(&games.actions)));
        adapter.set_links(ModelRc::from(Rc::clone(&games.links)));
        listen(&adapter, shown);
        take_in(window, &adapter, shown);
        games
    }

    /// Shows the saved games.
    pub fn show(&self, window: &AppWindow, view: &GamesView) {
        let adapter = window.global::<GamesAdapter>();
        adapter.set_by_mail(false);
        adapter.set_title((&view.title).into());
        adapter.set_summary((&view.summary).into());
        adapter.set_notice(view.notices.join("\n").into());
        adapter.set_empty(view.empty.as_deref().unwrap_or_default().into());
        adapter.set_search_label((&view.search.placeholder).into());
        fields::write(&adapter.get_search(), &view.search.text, |text| adapter.set_search(text));
        self.show_boxes(&adapter, view.question.as_ref(), view.told.as_ref());
        sync(&self.rows, view.cards.iter().map(card).collect());
        adapter.set_broken(view.broken.join("\n").into());
        adapter.set_import(fields::info(&view.import));
        fields::write(&adapter.get_import_text(), &view.import.text, |text| adapter.set_import_text(text));
        adapter.set_import_button(coach::plain(&view.import_button));
        let link = |link: &Link| LinkInfo { label: (&link.label).into(), help: (&link.help).into() };
        sync(&self.links, [&view.mail, &view.editor].map(link).into());
    }

    /// Shows the games by mail; the letter and a new game are shown by [`Mail`](super::mail::Mail).
    pub fn show_mail(&self, window: &AppWindow, view: &MailView) {
        let adapter = window.global::<GamesAdapter>();
        adapter.set_by_mail(true);
        adapter.set_title((&view.title).into());
        adapter.set_summary((&view.text).into());
        adapter.set_notice("".into());
        adapter.set_empty(view.empty.as_deref().unwrap_or_default().into());
        self.show_boxes(&adapter, None, view.told.as_ref());
        sync(&self.rows, view.cards.iter().map(letter_card).collect());
        adapter.set_broken("".into());
    }

    fn show_boxes(&self, adapter: &GamesAdapter, question: Option<&Feedback>, told: Option<&Feedback>) {
        let buttons = |shown: Option<&Feedback>| {
            shown.map_or_else(Vec::new, |shown| shown.actions.iter().map(coach::plain).collect())
        };
        sync(&self.answers, buttons(question));
        adapter.set_question(question.map_or_else(FeedbackInfo::default, coach::feedback));
        sync(&self.actions, buttons(told));
        adapter.set_told(told.map_or_else(FeedbackInfo::default, coach::feedback));
    }
}

fn card(card: &GameCard) -> GameInfo {
    GameInfo {
        title: (&card.title).into(),
        details: (&card.details).into(),
        result: (&card.result).into(),
        calls: false,
        spoken: (&card.spoken).into(),
        remove: (&card.delete).into(),
    }
}

fn letter_card(card: &MailCard) -> GameInfo {
    GameInfo {
        title: (&card.title).into(),
        details: (&card.details).into(),
        calls: card.calls,
        spoken: (&card.spoken).into(),
        ..GameInfo::default()
    }
}

/// Looks something up in the list of saved games, if it is shown.
fn games<T>(shown: &Shown, look: impl FnOnce(&GamesView) -> Option<T>) -> Option<T> {
    shown.screen(|screen| match screen {
        Screen::Games(games) => look(games),
        _ => None,
    })
}

/// Where a game of the list leads that is shown.
fn place(shown: &Shown, at: i32) -> Option<Place> {
    shown.screen(|screen| match screen {
        Screen::Games(games) => Some(games.cards.get(index(at)?)?.place.clone()),
        Screen::Mail(mail) => Some(mail.cards.get(index(at)?)?.place.clone()),
        _ => None,
    })
}

/// What a button of a box asks for.
fn action(shown: Option<&Feedback>, at: i32) -> Option<Command> {
    Some(shown?.actions.get(index(at)?)?.command)
}

fn listen(adapter: &GamesAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_searched(move |text| to.report(Event::Search(text.into())));
    let to = Rc::clone(shown);
    adapter.on_opened(move |game| {
        if let Some(place) = place(&to, game) {
            to.report(Event::Open(place));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_removed(move |game| {
        if let Some(id) = games(&to, |view| Some(view.cards.get(index(game)?)?.id.clone())) {
            to.report(Event::Games(GamesEvent::Delete(id)));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_answered(move |answer| {
        if let Some(command) = games(&to, |view| action(view.question.as_ref(), answer)) {
            to.report(Event::Command(command));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_action(move |at| {
        let command = to.screen(|screen| match screen {
            Screen::Games(games) => action(games.told.as_ref(), at),
            Screen::Mail(mail) => action(mail.told.as_ref(), at),
            _ => None,
        });
        if let Some(command) = command {
            to.report(Event::Command(command));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_link(move |link| {
        let place = games(&to, |view| Some([&view.mail, &view.editor].get(index(link)?)?.place.clone()));
        if let Some(place) = place {
            to.report(Event::Open(place));
        }
    });
}

/// How games come in: typed, pasted, or from a file.
fn take_in(window: &AppWindow, adapter: &GamesAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_import_typed(move |text| to.report(Event::Games(GamesEvent::ImportText(text.into()))));
    let to = Rc::clone(shown);
    adapter.on_imported(move || {
        let wanted = |view: &GamesView| view.import_button.enabled.then_some(view.import_button.command);
        if let Some(command) = games(&to, wanted) {
            to.report(Event::Command(command));
        }
    });
    let (to, weak) = (Rc::clone(shown), window.as_weak());
    adapter.on_pasted(move || {
        if let Some(window) = weak.upgrade() {
            let text = String::from(window.invoke_pasted());
            to.report(Event::Games(GamesEvent::ImportText(text)));
            to.report(Event::Command(Command::Games(GamesCommand::Import)));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_file_asked(move || to.wish(Wish::ChooseGame));
}
