//! The list of chapters. The markup cannot add up heights, so the cards are laid out in rows here.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use super::convert::{index, int, sync};
use super::gallery::Gallery;
use super::resume::Resume;
use super::shown::Shown;
use crate::app::{ChapterCard, Command, DrillRow, Event, LearnView, LessonRow, Place};
use nari_markup::{AppWindow, ChapterInfo, LearnAdapter, LearnExtent, LessonLine};

/// The models behind the adapter of the list of chapters.
#[derive(Default)]
pub struct Learn {
    resume: Resume,
    game: Resume,
    chapters: Rc<VecModel<ChapterInfo>>,
    lessons: RefCell<Vec<Rc<VecModel<LessonLine>>>>,
}

impl Learn {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>, gallery: &Rc<Gallery>) -> Rc<Learn> {
        let learn = Rc::new(Learn::default());
        let adapter = window.global::<LearnAdapter>();
        adapter.set_chapters(ModelRc::from(Rc::clone(&learn.chapters)));
        listen(&adapter, shown);
        let (weak, to, again, gallery) =
            (window.as_weak(), Rc::clone(shown), Rc::downgrade(&learn), Rc::clone(gallery));
        adapter.on_columns_changed(move || {
            if let (Some(window), Some(learn)) = (weak.upgrade(), again.upgrade()) {
                let chapters = to.learn(|view| Some(view.chapters.clone()));
                learn.lay_out(&window, &chapters.unwrap_or_default(), &gallery);
            }
        });
        learn
    }

    /// Shows the list.
    pub fn show(&self, window: &AppWindow, view: &LearnView, gallery: &Gallery) {
        let adapter = window.global::<LearnAdapter>();
        adapter.set_title((&view.title).into());
        adapter.set_summary((&view.summary).into());
        if adapter.get_search() != view.search.as_str() {
            adapter.set_search((&view.search).into());
        }
        adapter.set_today((&view.today.label).into());
        adapter.set_empty(view.empty.as_deref().unwrap_or_default().into());
        adapter.set_test((&view.placement.label).into());
        adapter.set_notice(view.notices.join("\n").into());
        adapter.set_resume(self.resume.info(view.resume.as_ref(), gallery));
        adapter.set_game(self.game.info(view.game.as_ref(), gallery));
        self.lay_out(window, &view.chapters, gallery);
    }

    /// Gives each card its row and column, and each lesson of an open chapter its line below that row.
    fn lay_out(&self, window: &AppWindow, chapters: &[ChapterCard], gallery: &Gallery) {
        let adapter = window.global::<LearnAdapter>();
        let columns = index(adapter.get_columns()).unwrap_or(1).max(1);
        let mut cards = Vec::new();
        let (mut lines, mut blocks) = (0, 0);
        for (band, row) in chapters.chunks(columns).enumerate() {
            let (lines_above, blocks_above) = (lines, blocks);
            for (column, chapter) in row.iter().enumerate() {
                let rows = self.rows_of(cards.len());
                let open = if chapter.open { chapter.lessons.as_slice() } else { &[] };
                let drills = if chapter.open { chapter.drills.as_slice() } else { &[] };
                let place =
                    |at: usize| Line { band: int(band + 1), lines: lines + int(at), blocks: blocks_above };
                let practised = |(at, row)| drill(row, &place(open.len() + at));
                let learned = open.iter().enumerate().map(|(at, lesson)| line(lesson, &place(at)));
                sync(&rows, learned.chain(drills.iter().enumerate().map(practised)).collect());
                lines += int(open.len() + drills.len());
                cards.push(ChapterInfo {
                    overline: (&chapter.overline).into(),
                    title: (&chapter.title).into(),
                    face: gallery.number(&chapter.face),
                    done: int(chapter.done),
                    total: int(chapter.total),
                    open: chapter.open,
                    spoken: (&chapter.spoken).into(),
                    column: int(column),
                    band: int(band),
                    lines: lines_above,
                    blocks: blocks_above,
                    lessons: ModelRc::from(rows),
                });
            }
            blocks += i32::from(lines > lines_above);
        }
        adapter.set_extent(LearnExtent { bands: int(chapters.len().div_ceil(columns)), lines, blocks });
        sync(&self.chapters, cards);
    }

    /// The model of a chapter's lessons: the same every time, so that its rows keep the keyboard's focus.
    fn rows_of(&self, chapter: usize) -> Rc<VecModel<LessonLine>> {
        let mut all = self.lessons.borrow_mut();
        while all.len() <= chapter {
            all.push(Rc::default());
        }
        all.get(chapter).map(Rc::clone).unwrap_or_default()
    }
}

/// Where a lesson's row stands: rows of cards, lines and blocks of lessons above it.
struct Line {
    band: i32,
    lines: i32,
    blocks: i32,
}

fn line(lesson: &LessonRow, place: &Line) -> LessonLine {
    LessonLine {
        title: (&lesson.title).into(),
        done: int(lesson.done),
        total: int(lesson.total),
        stars: int(lesson.stars),
        stars_total: int(lesson.stars_total),
        note: slint::SharedString::new(),
        spoken: (&lesson.spoken).into(),
        band: place.band,
        lines: place.lines,
        blocks: place.blocks,
    }
}

fn drill(drill: &DrillRow, place: &Line) -> LessonLine {
    LessonLine {
        title: (&drill.title).into(),
        note: (&drill.note).into(),
        spoken: (&drill.spoken).into(),
        band: place.band,
        lines: place.lines,
        blocks: place.blocks,
        ..LessonLine::default()
    }
}

fn listen(adapter: &LearnAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_resumed(move || {
        if let Some(place) = to.learn(|view| Some(view.resume.as_ref()?.place.clone())) {
            to.report(Event::Open(place));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_test_asked(move || to.report(Event::Command(Command::TakeTest)));
    let to = Rc::clone(shown);
    adapter.on_today_asked(move || to.report(Event::Open(Place::Today)));
    let to = Rc::clone(shown);
    adapter.on_game_resumed(move || {
        if let Some(place) = to.learn(|view| Some(view.game.as_ref()?.place.clone())) {
            to.report(Event::Open(place));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_chapter(move |chapter| {
        if let Some(chapter) = to.learn(|view| Some(view.chapters.get(index(chapter)?)?.index)) {
            to.report(Event::Chapter(chapter));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_lesson(move |chapter, row| {
        let place = to.learn(|view| {
            let (chapter, row) = (view.chapters.get(index(chapter)?)?, index(row)?);
            let lesson = chapter.lessons.get(row);
            let drill = || chapter.drills.get(row.checked_sub(chapter.lessons.len())?);
            lesson
                .map(|lesson| Place::Lesson { id: lesson.id.clone(), step: None })
                .or_else(|| Some(drill()?.place.clone()))
        });
        if let Some(place) = place {
            to.report(Event::Open(place));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_searched(move |text| to.report(Event::Search(text.into())));
}
