//! The list of problems: filters, cards, a position of one's own, new problems, the museum.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, SharedString, VecModel};

use super::coach;
use super::convert::{index, int, sync};
use super::gallery::Gallery;
use super::panel::stoppable;
use super::puzzle_cards::{Card, Head, Layout, Seen, Step};
use super::resume::Resume;
use super::shown::Shown;
use crate::app::{Chip, Command, Event, FilterRow, PuzzleGroup, PuzzleState, PuzzlesView};
use nari_markup::{
    AppWindow, CardInfo, ClassicInfo, EndlessInfo, FilterInfo, GroupInfo, MuseumInfo, OptionInfo, OwnInfo,
    PuzzleKind, PuzzlesAdapter, PuzzlesExtent, Way,
};

/// Labels up to this many letters stand several to a row.
const SHORT: usize = 12;

/// The models behind the adapter of the list of problems.
#[derive(Default)]
pub struct Puzzles {
    resume: Resume,
    filters: Rc<VecModel<FilterInfo>>,
    chips: RefCell<Vec<Rc<VecModel<OptionInfo>>>>,
    endless: Rc<VecModel<SharedString>>,
    classics: Rc<VecModel<ClassicInfo>>,
    cards: Rc<VecModel<CardInfo>>,
    groups: Rc<VecModel<GroupInfo>>,
}

impl Puzzles {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Rc<Puzzles> {
        let puzzles = Rc::new(Puzzles::default());
        let adapter = window.global::<PuzzlesAdapter>();
        adapter.set_filters(ModelRc::from(Rc::clone(&puzzles.filters)));
        adapter.set_classics(ModelRc::from(Rc::clone(&puzzles.classics)));
        adapter.set_cards(ModelRc::from(Rc::clone(&puzzles.cards)));
        adapter.set_groups(ModelRc::from(Rc::clone(&puzzles.groups)));
        listen(&adapter, shown);
        walk(window, &adapter, shown);
        let (weak, to, again) = (window.as_weak(), Rc::clone(shown), Rc::downgrade(&puzzles));
        adapter.on_laid_out(move || {
            if let (Some(window), Some(puzzles)) = (weak.upgrade(), again.upgrade()) {
                to.puzzles(|view| {
                    puzzles.lay_out(&window, &view.groups);
                    Some(())
                });
            }
        });
        puzzles
    }

    /// Shows the list.
    pub fn show(&self, window: &AppWindow, view: &PuzzlesView, gallery: &Gallery) {
        let adapter = window.global::<PuzzlesAdapter>();
        adapter.set_title((&view.title).into());
        adapter.set_summary((&view.summary).into());
        adapter.set_notice(view.notices.join("\n").into());
        adapter.set_empty(view.empty.as_deref().unwrap_or_default().into());
        adapter.set_resume(self.resume.info(view.resume.as_ref(), gallery));
        adapter.set_busy(coach::busy(view.busy.as_ref().map(stoppable)));
        let filters = view.filters.iter().enumerate().map(|(at, row)| self.filter(at, row)).collect();
        sync(&self.filters, filters);
        let own = &view.own;
        adapter.set_own(OwnInfo {
            label: (&own.label).into(),
            help: (&own.help).into(),
            placeholder: (&own.placeholder).into(),
            error: own.error.as_deref().unwrap_or_default().into(),
            button: (&own.solve.label).into(),
            enabled: own.solve.enabled,
        });
        if adapter.get_own_text() != own.text.as_str() {
            adapter.set_own_text((&own.text).into());
        }
        sync(&self.endless, view.endless.choices.iter().map(|choice| (&choice.label).into()).collect());
        adapter.set_endless(EndlessInfo {
            label: (&view.endless.label).into(),
            help: (&view.endless.help).into(),
            choices: ModelRc::from(Rc::clone(&self.endless)),
        });
        adapter.set_museum(view.museum.as_ref().map_or_else(MuseumInfo::default, |museum| MuseumInfo {
            shown: true,
            title: (&museum.title).into(),
            text: (&museum.text).into(),
        }));
        let classic = |card: &crate::app::ClassicCard| ClassicInfo {
            title: (&card.title).into(),
            subtitle: (&card.subtitle).into(),
            seen: card.seen,
            spoken: (&card.spoken).into(),
        };
        let classics = view.museum.iter().flat_map(|museum| &museum.cards).map(classic).collect();
        sync(&self.classics, classics);
        self.lay_out(window, &view.groups);
    }

    fn filter(&self, at: usize, row: &FilterRow) -> FilterInfo {
        let chip = |chip: &Chip| OptionInfo {
            label: (&chip.label).into(),
            note: slint::format!("{}", chip.count),
            spoken: (&chip.spoken).into(),
            faces: ModelRc::default(),
            selected: chip.selected,
        };
        let chips = self.chips_of(at);
        sync(&chips, row.chips.iter().map(chip).collect());
        FilterInfo {
            label: (&row.label).into(),
            options: ModelRc::from(chips),
            selected: row.chips.iter().position(|chip| chip.selected).map_or(-1, int),
            short: row.chips.iter().all(|chip| chip.label.chars().count() <= SHORT),
        }
    }

    /// The model of a filter's values: the same every time, so that they stay where they are.
    fn chips_of(&self, row: usize) -> Rc<VecModel<OptionInfo>> {
        let mut all = self.chips.borrow_mut();
        while all.len() <= row {
            all.push(Rc::default());
        }
        all.get(row).map(Rc::clone).unwrap_or_default()
    }

    /// Gives the window the cards and titles near the part of the list that is seen.
    fn lay_out(&self, window: &AppWindow, groups: &[PuzzleGroup]) {
        let adapter = window.global::<PuzzlesAdapter>();
        let layout = layout(&adapter, groups);
        let seen = Seen {
            from: adapter.get_seen_from(),
            to: adapter.get_seen_to(),
            head: adapter.get_head_height(),
        };
        adapter.set_extent(PuzzlesExtent {
            bands: int(layout.bands),
            heads: int(layout.heads.len()),
            cards: int(layout.cards.len()),
        });
        let near = layout.cards_in(seen);
        adapter.set_first(int(near.start));
        sync(&self.cards, layout.cards.get(near).unwrap_or_default().iter().map(card).collect());
        sync(&self.groups, layout.heads_in(seen).map(head).collect());
        let cursor = index(adapter.get_cursor()).unwrap_or(0);
        put_cursor(&adapter, &layout, cursor.min(layout.cards.len().saturating_sub(1)));
    }
}

fn layout<'a>(adapter: &PuzzlesAdapter, groups: &'a [PuzzleGroup]) -> Layout<'a> {
    Layout::new(groups, index(adapter.get_columns()).unwrap_or(1))
}

fn put_cursor(adapter: &PuzzlesAdapter, layout: &Layout, cursor: usize) {
    let at = layout.cards.get(cursor).map(|card| card.at).unwrap_or_default();
    adapter.set_cursor(int(cursor));
    adapter.set_cursor_band(int(at.band));
    adapter.set_cursor_heads(int(at.heads));
}

fn card(card: &Card) -> CardInfo {
    CardInfo {
        label: (&card.shown.label).into(),
        theme: (&card.shown.theme).into(),
        grade: i32::from(card.shown.grade),
        kind: match card.shown.state {
            PuzzleState::New => PuzzleKind::Fresh,
            PuzzleState::Tried => PuzzleKind::Tried,
            PuzzleState::Solved => PuzzleKind::Solved,
        },
        stars: i32::from(card.shown.stars),
        index: int(card.index),
        spoken: (&card.shown.spoken).into(),
        column: int(card.at.column),
        band: int(card.at.band),
        heads: int(card.at.heads),
    }
}

fn head(head: &Head) -> GroupInfo {
    GroupInfo {
        title: (&head.group.title).into(),
        done: int(head.group.done),
        total: int(head.group.total),
        spoken: (&head.group.spoken).into(),
        band: int(head.at.band),
        heads: int(head.at.heads),
    }
}

fn listen(adapter: &PuzzlesAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_resumed(move || {
        if let Some(place) = to.puzzles(|view| Some(view.resume.as_ref()?.place.clone())) {
            to.report(Event::Open(place));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_stopped(move || to.report(Event::Command(Command::Stop)));
    let to = Rc::clone(shown);
    adapter.on_filtered(move |row, chip| {
        let filter = to.puzzles(|view| {
            let row = view.filters.get(index(row)?)?;
            Some(row.chips.get(index(chip)?)?.filter)
        });
        if let Some(filter) = filter {
            to.report(Event::Filter(filter));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_typed(move |text| to.report(Event::OwnPosition(text.into())));
    let to = Rc::clone(shown);
    adapter.on_solved(move || {
        let solve =
            to.puzzles(|view| Some(&view.own.solve).filter(|solve| solve.enabled).map(|solve| solve.command));
        if let Some(command) = solve {
            to.report(Event::Command(command));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_composed(move |choice| {
        if let Some(moves) = to.puzzles(|view| Some(view.endless.choices.get(index(choice)?)?.moves)) {
            to.report(Event::Compose(moves));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_classic(move |card| {
        let place = to.puzzles(|view| Some(view.museum.as_ref()?.cards.get(index(card)?)?.place.clone()));
        if let Some(place) = place {
            to.report(Event::Open(place));
        }
    });
}

/// Leads the keyboard from card to card, and opens one.
fn walk(window: &AppWindow, adapter: &PuzzlesAdapter, shown: &Rc<Shown>) {
    let (weak, to) = (window.as_weak(), Rc::clone(shown));
    adapter.on_card(move |card| {
        let place = to.puzzles(|view| {
            let mut cards = view.groups.iter().flat_map(|group| &group.cards);
            Some(cards.nth(index(card)?)?.place.clone())
        });
        if let (Some(window), Some(place)) = (weak.upgrade(), place) {
            // Back in the list, the keyboard stands where it went away.
            window.global::<PuzzlesAdapter>().set_cursor(card);
            to.report(Event::Open(place));
        }
    });
    let (weak, to) = (window.as_weak(), Rc::clone(shown));
    adapter.on_stepped(move |way| {
        let step = match way {
            Way::Up => Step::Up,
            Way::Down => Step::Down,
            Way::Left => Step::Left,
            Way::Right => Step::Right,
        };
        move_cursor(weak.upgrade(), &to, |layout, cursor| layout.step(cursor, step));
    });
    let (weak, to) = (window.as_weak(), Rc::clone(shown));
    adapter.on_jumped(move |last| {
        let to_last = |layout: &Layout| if last { layout.cards.len().saturating_sub(1) } else { 0 };
        move_cursor(weak.upgrade(), &to, |layout, _| to_last(layout));
    });
}

fn move_cursor(window: Option<AppWindow>, shown: &Shown, to: impl FnOnce(&Layout, usize) -> usize) {
    let Some(window) = window else { return };
    let adapter = window.global::<PuzzlesAdapter>();
    shown.puzzles(|view| {
        let layout = layout(&adapter, &view.groups);
        let cursor = index(adapter.get_cursor()).unwrap_or(0);
        put_cursor(&adapter, &layout, to(&layout, cursor));
        Some(())
    });
}
