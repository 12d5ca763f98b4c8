//! Faces that fade one at a time, by what the learner shows to know.

use nari::progress::{FaceLook, Faces, Ink, Layers, Seen, Switch};
use nari::shogi::PieceKind::{self, Dragon, Gold, Horse, Pawn, Silver};

fn seen(all: &[(Seen, usize)]) -> Faces {
    let mut faces = Faces::default();
    for (seen, times) in all {
        (0..*times).for_each(|_| faces.see(*seen, Switch::On));
    }
    faces
}

#[track_caller]
fn shows(faces: &Faces, kind: PieceKind, marks: Ink, letter: Ink, kanji: Ink) {
    assert_eq!(faces.layers(kind), Layers { marks, letter, kanji }, "{kind:?}");
}

#[test]
fn what_is_named_rightly_loses_its_letter_and_what_is_moved_rightly_its_marks() {
    use Ink::{Full, Gone, Thin};
    for (times, letter) in [(0, Full), (2, Full), (3, Thin), (5, Thin), (6, Gone), (50, Gone)] {
        shows(&seen(&[(Seen::Named(Gold), times)]), Gold, Full, letter, Full);
    }
    for (times, marks) in [(11, Full), (12, Thin), (29, Thin), (30, Gone)] {
        shows(&seen(&[(Seen::Moved(Gold), times)]), Gold, marks, Full, Full);
    }
}

#[test]
fn a_mistake_brings_back_the_layer_it_is_about() {
    use Ink::{Full, Gone, Thin};
    let known = [(Seen::Named(Dragon), 6), (Seen::Moved(Dragon), 30)];
    shows(&seen(&known), Dragon, Gone, Gone, Full);
    shows(&seen(&[&known[..], &[(Seen::TakenFor(Dragon, Horse), 1)]].concat()), Dragon, Gone, Full, Full);
    shows(&seen(&[&known[..], &[(Seen::Mismoved(Dragon), 1)]].concat()), Dragon, Full, Gone, Full);
    // Taken for another twice in a row, the kanji steps back; named rightly, it is there again.
    let troubled = [&known[..], &[(Seen::TakenFor(Dragon, Horse), 2)]].concat();
    shows(&seen(&troubled), Dragon, Gone, Full, Thin);
    shows(&seen(&[&troubled[..], &[(Seen::Named(Dragon), 1)]].concat()), Dragon, Gone, Full, Full);
}

#[test]
fn never_two_faces_are_pale_at_a_time() {
    let mut faces = Faces::default();
    let mut pale_once = 0;
    // Every face is named in turn, over and over, and the Silver is mistaken now and then.
    for round in 0..40 {
        for kind in PieceKind::ALL {
            let wrong = kind == Silver && round % 7 == 3;
            faces.see(if wrong { Seen::TakenFor(Silver, Gold) } else { Seen::Named(kind) }, Switch::On);
            faces.see(Seen::Moved(kind), Switch::On);
            let pale = |layer: fn(Layers) -> Ink| {
                PieceKind::ALL.into_iter().filter(|kind| layer(faces.layers(*kind)) == Ink::Thin).count()
            };
            assert!(pale(|layers| layers.letter) <= 1 && pale(|layers| layers.marks) <= 1);
            pale_once += pale(|layers| layers.letter);
        }
    }
    assert!(pale_once > 0);
    let gone = PieceKind::ALL.into_iter().filter(|kind| faces.layers(*kind).letter == Ink::Gone).count();
    assert!(gone >= 13, "{gone} faces have lost their letter");
}

#[test]
fn turned_off_nothing_more_fades_and_what_was_learned_is_still_counted() {
    let mut faces = Faces::default();
    (0..20).for_each(|_| faces.see(Seen::Named(Pawn), Switch::Off));
    assert_eq!(faces.layers(Pawn), Layers::default());
    assert_eq!(faces.of(Pawn).map(|face| face.named), Some(20));
}

#[test]
fn a_look_of_ones_own_wins_over_the_record() {
    let recorded = Layers { marks: Ink::Thin, letter: Ink::Gone, kanji: Ink::Full };
    for (look, marks, letter, kanji) in [
        (FaceLook::ByRecord, Ink::Thin, Ink::Gone, Ink::Full),
        (FaceLook::All, Ink::Full, Ink::Full, Ink::Full),
        (FaceLook::KanjiLetter, Ink::Gone, Ink::Full, Ink::Full),
        (FaceLook::Kanji, Ink::Gone, Ink::Gone, Ink::Full),
        (FaceLook::Letter, Ink::Gone, Ink::Full, Ink::Gone),
    ] {
        assert_eq!(look.layers(recorded), Layers { marks, letter, kanji }, "{look:?}");
    }
}

#[test]
fn pairs_are_counted_whichever_was_taken_for_the_other() {
    let faces = seen(&[
        (Seen::TakenFor(Dragon, Horse), 2),
        (Seen::TakenFor(Horse, Dragon), 1),
        (Seen::TakenFor(Gold, Silver), 1),
    ]);
    assert_eq!(faces.confused(), [(Dragon, Horse, 3), (Gold, Silver, 1)]);
}
