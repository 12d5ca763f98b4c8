//! A game by mail as one short text: who plays, every move so far, and a code over them. `docs/mail.md` describes it.

mod code;
mod error;
mod kept;
mod letter;
mod reader;

pub use error::{MailError, MailFault, Unlike};
pub use kept::MailGame;
pub use letter::{Letter, MailId, write};
pub use reader::{begins, ends, read};
