//! What is wrong with a lesson file, in words for the teacher who wrote it.

use super::{Message, Words, read_error, setup_fault};
use crate::lesson::{Argument, Fault, FaultKind};
use crate::tsume::compose::Flaw;

/// One fault of a course as a line, without its place: "step 3: nothing stands on 5e."
#[must_use]
pub fn lesson_fault(words: &Words, fault: &Fault) -> String {
    let text = words.say(&message(words, &fault.kind));
    match fault.step {
        Some(step) => words.say(&Message::new("check-in-step").with("step", step).with("text", text)),
        None => text,
    }
}

fn message(words: &Words, kind: &FaultKind) -> Message {
    let message = match kind {
        FaultKind::FactIsFalse { found: Some(_), .. } => Message::new("check-fact-is-false-found"),
        FaultKind::MistakeIsRight { mv: Some(_), .. } => Message::new("check-mistake-is-right-move"),
        FaultKind::Flawed(Flaw::Crowded { .. }) => Message::new("check-unnatural-crowded"),
        _ => Message::new(kind.message()),
    };
    let message = match kind {
        FaultKind::SetupUnreadable(error) => message.with("text", read_error(words, error)),
        FaultKind::SetupFault(fault) => message.with("text", setup_fault(words, fault)),
        FaultKind::Unreadable { expected, .. } => {
            message.with("need", words.text(&format!("check-need-{}", expected.name())))
        }
        _ => message,
    };
    kind.arguments().into_iter().fold(message, |message, (name, argument)| match argument {
        Argument::Text(text) if name == "reason" => message.with(name, words.text(&format!("reason-{text}"))),
        Argument::Text(text) => message.with(name, text),
        Argument::Number(number) => message.with(name, number),
    })
}
