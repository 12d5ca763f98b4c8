//! The card of what to go on with, at the top of the lessons and of the problems.

use std::rc::Rc;

use slint::{ModelRc, VecModel};

use super::coach;
use super::convert::sync;
use super::gallery::Gallery;
use crate::app::{ResumeCard, SquareView};
use nari_markup::{ResumeInfo, Step};

/// The models behind such a card.
#[derive(Default)]
pub struct Resume {
    steps: Rc<VecModel<Step>>,
    faces: Rc<VecModel<i32>>,
}

impl Resume {
    /// The card for slint; without one, nothing is shown.
    pub fn info(&self, card: Option<&ResumeCard>, gallery: &Gallery) -> ResumeInfo {
        let Some(card) = card else { return ResumeInfo::default() };
        sync(&self.steps, coach::steps(&card.steps));
        let face = |square: &SquareView| gallery.number_of(square.face.as_ref());
        sync(&self.faces, card.board.squares.iter().map(face).collect());
        ResumeInfo {
            shown: true,
            overline: (&card.overline).into(),
            title: (&card.title).into(),
            text: (&card.text).into(),
            button: (&card.button).into(),
            steps: ModelRc::from(Rc::clone(&self.steps)),
            faces: ModelRc::from(Rc::clone(&self.faces)),
        }
    }
}
