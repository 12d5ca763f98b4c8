//! A day asks for no more than a learner gets through.

use std::sync::Arc;

use nari::app::{App, Event, Place, Screen, Start, TodayView};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::reviews::Go;
use nari::progress::{CardId, DAILY, Ended, Entry, Moment, Reviews, Settings, What};

const FIRST: i64 = 20_787;

fn noon(day: i64) -> Moment {
    Moment::new((FIRST + day) * 86_400 + 11 * 3600, 60)
}

fn go(card: &CardId, day: i64, ended: Ended) -> Entry {
    Entry { at: noon(day), card: card.clone(), what: What::Go(Go::graded(ended, 0, 1, 30)) }
}

/// The first steps of the course that are cards.
fn cards(catalog: &Catalog, count: usize) -> Vec<CardId> {
    let steps = catalog.lessons().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)));
    let cards = steps.filter_map(|(lesson, step)| CardId::step(&lesson.id, &step.id));
    cards.take(count).collect()
}

/// A first sitting at so many cards, each found with a hint.
fn sitting(cards: &[CardId]) -> Reviews {
    cards.iter().map(|card| go(card, 0, Ended::Found)).collect()
}

#[test]
fn a_long_first_sitting_does_not_all_come_back_on_one_day() {
    let catalog = Catalog::embedded().unwrap();
    let cards = cards(&catalog, 50);
    let mut reviews = sitting(&cards);
    let later = noon(5);
    assert_eq!(reviews.due(later).len(), 50);
    let counts = |reviews: &Reviews, at| {
        let portion = reviews.portion(at);
        (portion.asked.len(), portion.waiting)
    };
    assert_eq!(counts(&reviews, later), (DAILY, 50 - DAILY));
    // Of cards alike, those that were met first come first.
    let order: Vec<_> = reviews.portion(later).asked.iter().map(|asked| asked.card.clone()).collect();
    assert_eq!(order, cards.iter().take(DAILY).cloned().collect::<Vec<_>>());
    // What is answered leaves its place free until the next day; what goes wrong is asked again, after the others.
    let asked: Vec<_> = reviews.portion(later).asked.iter().map(|asked| asked.card.clone()).collect();
    let (first, second) = (asked.first().unwrap(), asked.get(1).unwrap());
    reviews.add(go(first, 5, Ended::Found));
    assert_eq!(counts(&reviews, later), (DAILY - 1, 50 - DAILY));
    reviews.add(go(second, 5, Ended::NotFound));
    assert_eq!(counts(&reviews, later), (DAILY - 1, 50 - DAILY));
    assert_eq!(reviews.portion(later).asked.last().unwrap().card, second);
    asked.iter().skip(1).for_each(|card| reviews.add(go(card, 5, Ended::Found)));
    assert_eq!(counts(&reviews, later), (0, 50 - DAILY));
    // The next day goes on, and brings back what went wrong.
    assert_eq!(counts(&reviews, noon(6)), (DAILY, 50 - 2 * DAILY + 1));
    // What was met for the first time on the day takes no place.
    assert_eq!(counts(&sitting(&cards), noon(0)), (0, 0));
}

#[test]
fn today_says_in_a_sentence_that_the_others_may_wait() {
    let catalog = Arc::new(Catalog::embedded().unwrap());
    for (language, count, said) in [
        (Language::English, 50, "20 due · 5 new · 0 done. 30 more wait their turn"),
        (Language::English, 21, "20 due · 5 new · 0 done. One more waits its turn"),
        (Language::French, 50, "20 à revoir · 5 à découvrir · 0 fait. 30 autres attendent leur tour"),
    ] {
        let today = seen(&catalog, language, count);
        assert!(today.summary.starts_with(said), "{}", today.summary);
        assert_eq!(today.groups.first().unwrap().rows.len(), DAILY);
    }
    assert_eq!(seen(&catalog, Language::English, 20).summary, "20 due · 5 new · 0 done");
}

fn seen(catalog: &Arc<Catalog>, language: Language, count: usize) -> TodayView {
    let (mut app, _) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        now: noon(5),
        reviews: sitting(&cards(catalog, count)),
        ..Start::new(Arc::clone(catalog), language)
    });
    app.update(Event::Open(Place::Today));
    match app.view().screen {
        Screen::Today(today) => *today,
        other => panic!("another screen: {other:?}"),
    }
}
