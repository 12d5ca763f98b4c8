//! How well each face of a piece is known, and what is drawn on it in the set that fades: the marks of its moves, its
//! letter, its kanji. What is known is thinned out one face at a time; a mistake brings it back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::lesson::kind_name;
use crate::shogi::PieceKind;

use super::puzzles::add_missing;
use super::schema::Switch;

/// So many right namings in a row begin to thin the letter out, and so many take it away.
const LETTER: Steps = Steps { thin: 3, gone: 6 };
/// The same for the marks, in moves that were played as the piece moves.
const MARKS: Steps = Steps { thin: 12, gone: 30 };
/// So many mistakes in a row, and the kanji steps back behind the letter.
const TROUBLE: u32 = 2;

struct Steps {
    thin: u32,
    gone: u32,
}

/// How strongly a layer of a face is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ink {
    /// As strongly as the others.
    #[default]
    Full,
    /// Pale.
    Thin,
    /// Not at all.
    Gone,
}

/// What is drawn on a face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layers {
    /// The marks of its moves.
    pub marks: Ink,
    /// The letter in the corner.
    pub letter: Ink,
    /// The kanji.
    pub kanji: Ink,
}

/// What the learner wants on a face, whatever the record says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaceLook {
    /// What the record says.
    #[default]
    ByRecord,
    /// Marks, letter and kanji.
    All,
    /// Letter and kanji.
    KanjiLetter,
    /// The kanji alone.
    Kanji,
    /// The letter alone.
    Letter,
}

/// How well every face is known.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Faces {
    /// By the name of the kind, as lesson files write it.
    faces: BTreeMap<String, FaceRecord>,
}

/// How well one face is known.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct FaceRecord {
    /// How often it was named rightly, and how often taken for another.
    pub named: u32,
    /// How often it was taken for another.
    pub misnamed: u32,
    /// Which it was taken for, and how often.
    pub taken_for: BTreeMap<String, u32>,
    /// How often it was moved as it moves.
    pub moved: u32,
    /// How often it was to go where it does not.
    pub mismoved: u32,
    /// Right namings since the last mistake.
    pub named_in_a_row: u32,
    /// Mistakes in naming since the last right one.
    pub misnamed_in_a_row: u32,
    /// Right moves since the last mistake.
    pub moved_in_a_row: u32,
    /// How its letter is drawn.
    pub letter: Ink,
    /// How its marks are drawn.
    pub marks: Ink,
    /// How its kanji is drawn.
    pub kanji: Ink,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// What the learner showed to know of a face, or not to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// It was named rightly.
    Named(PieceKind),
    /// The first was taken for the second.
    TakenFor(PieceKind, PieceKind),
    /// It was moved as it moves.
    Moved(PieceKind),
    /// It was to go where it does not.
    Mismoved(PieceKind),
}

impl Faces {
    /// What is known of a face; `None` before it was ever seen.
    #[must_use]
    pub fn of(&self, kind: PieceKind) -> Option<&FaceRecord> {
        self.faces.get(kind_name(kind))
    }

    /// What is drawn on a face by this record.
    #[must_use]
    pub fn layers(&self, kind: PieceKind) -> Layers {
        self.of(kind).map_or_else(Layers::default, |face| Layers {
            marks: face.marks,
            letter: face.letter,
            kanji: face.kanji,
        })
    }

    /// Takes in what the learner showed. What is drawn changes by one face at a time; with `fading` off nothing more fades.
    pub fn see(&mut self, seen: Seen, fading: Switch) {
        match seen {
            Seen::Named(kind) => {
                let face = self.face(kind);
                face.named = face.named.saturating_add(1);
                face.named_in_a_row = face.named_in_a_row.saturating_add(1);
                face.misnamed_in_a_row = 0;
                face.kanji = Ink::Full;
            }
            Seen::TakenFor(kind, other) => {
                let face = self.face(kind);
                face.misnamed = face.misnamed.saturating_add(1);
                face.misnamed_in_a_row = face.misnamed_in_a_row.saturating_add(1);
                face.named_in_a_row = 0;
                face.letter = Ink::Full;
                if face.misnamed_in_a_row >= TROUBLE {
                    face.kanji = Ink::Thin;
                }
                let count = face.taken_for.entry(kind_name(other).to_owned()).or_default();
                *count = count.saturating_add(1);
            }
            Seen::Moved(kind) => {
                let face = self.face(kind);
                face.moved = face.moved.saturating_add(1);
                face.moved_in_a_row = face.moved_in_a_row.saturating_add(1);
            }
            Seen::Mismoved(kind) => {
                let face = self.face(kind);
                face.mismoved = face.mismoved.saturating_add(1);
                face.moved_in_a_row = 0;
                face.marks = Ink::Full;
            }
        }
        if !fading.is_on() {
            return;
        }
        self.thin_out(&LETTER, |face| face.named_in_a_row, |face| &mut face.letter);
        self.thin_out(&MARKS, |face| face.moved_in_a_row, |face| &mut face.marks);
    }

    /// Takes a layer that is pale away once the face is known without it; then the best known face that still has it
    /// full gets it pale. Never two at a time.
    fn thin_out(
        &mut self,
        steps: &Steps,
        row: impl Fn(&FaceRecord) -> u32,
        layer: impl Fn(&mut FaceRecord) -> &mut Ink,
    ) {
        for face in self.faces.values_mut() {
            let known = row(face) >= steps.gone;
            let ink = layer(face);
            if *ink == Ink::Thin && known {
                *ink = Ink::Gone;
            }
        }
        let mut next: Option<(u32, &mut Ink)> = None;
        for face in self.faces.values_mut() {
            let known = row(face);
            let ink = layer(face);
            match *ink {
                Ink::Thin => return,
                Ink::Full if known >= steps.thin && next.as_ref().is_none_or(|(best, _)| known > *best) => {
                    next = Some((known, ink));
                }
                Ink::Full | Ink::Gone => {}
            }
        }
        if let Some((_, ink)) = next {
            *ink = Ink::Thin;
        }
    }

    /// The pairs that were confused, the more often confused first.
    #[must_use]
    pub fn confused(&self) -> Vec<(PieceKind, PieceKind, u32)> {
        let kind = |name: &str| PieceKind::ALL.into_iter().find(|kind| kind_name(*kind) == name);
        let mut pairs: Vec<(PieceKind, PieceKind, u32)> = Vec::new();
        for (name, face) in &self.faces {
            for (other, count) in &face.taken_for {
                let (Some(one), Some(two)) = (kind(name), kind(other)) else { continue };
                match pairs.iter_mut().find(|pair| (pair.0, pair.1) == (two, one)) {
                    Some(pair) => pair.2 = pair.2.saturating_add(*count),
                    None => pairs.push((one, two, *count)),
                }
            }
        }
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.2));
        pairs
    }

    /// All three layers again on every face; the counts stay.
    pub fn refresh(&mut self) {
        for face in self.faces.values_mut() {
            (face.letter, face.marks, face.kanji) = (Ink::Full, Ink::Full, Ink::Full);
            (face.named_in_a_row, face.moved_in_a_row, face.misnamed_in_a_row) = (0, 0, 0);
        }
    }

    /// Takes over what another run saw meanwhile.
    pub(super) fn merge(&mut self, meanwhile: Faces) {
        for (name, theirs) in meanwhile.faces {
            let Some(ours) = self.faces.get_mut(&name) else {
                self.faces.insert(name, theirs);
                continue;
            };
            ours.named = ours.named.max(theirs.named);
            ours.misnamed = ours.misnamed.max(theirs.misnamed);
            ours.moved = ours.moved.max(theirs.moved);
            ours.mismoved = ours.mismoved.max(theirs.mismoved);
            for (other, count) in theirs.taken_for {
                let known = ours.taken_for.entry(other).or_default();
                *known = (*known).max(count);
            }
            add_missing(&mut ours.other, theirs.other);
        }
    }

    fn face(&mut self, kind: PieceKind) -> &mut FaceRecord {
        self.faces.entry(kind_name(kind).to_owned()).or_default()
    }
}

impl FaceLook {
    /// Every look, in the order in which they are offered.
    pub const ALL: [FaceLook; 5] =
        [FaceLook::ByRecord, FaceLook::All, FaceLook::KanjiLetter, FaceLook::Kanji, FaceLook::Letter];

    /// What is drawn, when the record says `recorded`.
    #[must_use]
    pub const fn layers(self, recorded: Layers) -> Layers {
        let (marks, letter, kanji) = match self {
            FaceLook::ByRecord => return recorded,
            FaceLook::All => (Ink::Full, Ink::Full, Ink::Full),
            FaceLook::KanjiLetter => (Ink::Gone, Ink::Full, Ink::Full),
            FaceLook::Kanji => (Ink::Gone, Ink::Gone, Ink::Full),
            FaceLook::Letter => (Ink::Gone, Ink::Full, Ink::Gone),
        };
        Layers { marks, letter, kanji }
    }
}
