//! Reads letters out of whatever a mail or chat program made of them: quoted, wrapped, with greetings above and below.

use super::code;
use super::error::{MailError, MailFault};
use super::letter::{GOTE, Letter, MailId, RESIGN, SENTE, START, VERSION, codes, plain, start_text};
use crate::notation::encoding::lines;
use crate::notation::{sfen, usi};
use crate::shogi::{ByColor, Color, Position, SetupRule};

/// How each letter begins and ends.
const HEAD: &str = "[Nari ";
const CODE: &str = "[check ";

/// Reads the letter in a text; of several (older ones quoted in the answer) the one with the most moves.
///
/// # Errors
/// What is wrong with the first letter, when none can be read.
///
/// # Examples
/// ```
/// use nari_core::notation::mail::{self, Letter, MailId};
/// use nari_core::shogi::{ByColor, Position};
///
/// let players = ByColor { black: "Anna".to_owned(), white: "Bob".to_owned() };
/// let letter = Letter::new(MailId::of_number(7), players, Position::start_position());
/// let sent = format!("Hello!\n\n> {}", mail::write(&letter).replace('\n', "\n> "));
/// assert_eq!(mail::read(&sent)?, letter);
/// # Ok::<(), mail::MailError>(())
/// ```
pub fn read(text: &str) -> Result<Letter, MailError> {
    let rows: Vec<Row<'_>> = lines(text).map(|(number, line)| Row { number, text: unquoted(line) }).collect();
    let mut found: Option<Letter> = None;
    let mut first_error = None;
    for (at, _) in rows.iter().enumerate().filter(|(_, row)| row.text.starts_with(HEAD)) {
        match one(rows.get(at..).unwrap_or_default()) {
            Ok(letter) => {
                let longer = found.as_ref().is_none_or(|found| found.game().plies() < letter.game().plies());
                if longer || letter.is_resigned() {
                    found = Some(letter);
                }
            }
            Err(error) => {
                first_error.get_or_insert(error);
            }
        }
    }
    found.ok_or_else(|| first_error.unwrap_or(MailError { line: 1, fault: MailFault::NoLetter }))
}

/// Whether a letter begins with that line.
#[must_use]
pub fn begins(line: &str) -> bool {
    unquoted(line).starts_with(HEAD)
}

/// Whether a letter ends with the last line of that text.
#[must_use]
pub fn ends(text: &str) -> bool {
    lines(text).last().is_some_and(|(_, line)| unquoted(line).starts_with(CODE))
}

/// A line without the signs that mark it as quoted.
struct Row<'a> {
    number: usize,
    text: &'a str,
}

impl Row<'_> {
    fn is<T>(&self, fault: MailFault) -> Result<T, MailError> {
        Err(MailError { line: self.number, fault })
    }
}

fn unquoted(line: &str) -> &str {
    line.trim_start_matches(|sign: char| sign == '>' || sign == '|' || sign.is_whitespace()).trim_end()
}

/// Reads the letter that begins with the first of the rows.
fn one(rows: &[Row<'_>]) -> Result<Letter, MailError> {
    let Some(head) = rows.first() else {
        return Err(MailError { line: 1, fault: MailFault::NoLetter });
    };
    let (id, said) = head_of(head)?;
    let body = rows.get(1..).unwrap_or_default();
    let Some(end) = body.iter().position(|row| row.text.starts_with(CODE)) else {
        return rows.last().unwrap_or(head).is(MailFault::CutOff);
    };
    let (body, last) = (body.get(..end).unwrap_or_default(), body.get(end).unwrap_or(head));
    let mut rest = body.iter().filter(|row| !row.text.is_empty()).peekable();
    let mut name = |key: &str, color| {
        let row = rest.next_if(|row| value(row.text, key).is_some());
        match row.and_then(|row| value(row.text, key)) {
            Some(name) if !name.is_empty() => Ok(plain(name)),
            _ => rest.peek().copied().unwrap_or(last).is(MailFault::Name(color)),
        }
    };
    let black = name(SENTE, Color::Black)?;
    let white = name(GOTE, Color::White)?;
    let start = match rest.next_if(|row| value(row.text, START).is_some()) {
        Some(row) => {
            // It is long enough for a mail program to break it between two of its four fields.
            let mut text = value(row.text, START).unwrap_or_default().to_owned();
            while text.split_whitespace().count() < 4
                && let Some(more) = rest.next()
            {
                text.push(' ');
                text.push_str(more.text);
            }
            start(row, text.trim())?
        }
        None => Position::start_position(),
    };
    let moves: Vec<Word> = rest.flat_map(words).collect();
    let players = ByColor { black, white };
    check_before(&id, &players, &start, &moves, last)?;
    let mut letter = Letter::new(id, players, start);
    for (index, word) in moves.iter().enumerate() {
        play(&mut letter, index + 1, word)?;
    }
    if moves.len() != said {
        return head.is(MailFault::Count { said, found: moves.len() });
    }
    check_all(&letter, &moves, last)?;
    Ok(letter)
}

/// `[Nari 1 K7QF2 move 3]`
fn head_of(row: &Row<'_>) -> Result<(MailId, usize), MailError> {
    let inner = row.text.strip_prefix(HEAD).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    let words: Vec<_> = inner.split_whitespace().collect();
    let version = words.first().and_then(|word| word.parse::<u32>().ok());
    if let Some(version) = version.filter(|&version| version > VERSION) {
        return row.is(MailFault::Version(version));
    }
    if let &[_, id, "move", count] = words.as_slice()
        && version == Some(VERSION)
        && let (Some(id), Ok(count)) = (MailId::read(id), count.parse())
    {
        return Ok((id, count));
    }
    row.is(MailFault::Head)
}

/// What stands after `key:` in a line.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    Some(line.strip_prefix(key)?.trim_start().strip_prefix(':')?.trim())
}

fn start(row: &Row<'_>, text: &str) -> Result<Position, MailError> {
    let setup =
        sfen::read(text).map_err(|error| MailError { line: row.number, fault: MailFault::Start(error) })?;
    Position::from_setup(setup, SetupRule::Game)
        .map_err(|faults| MailError { line: row.number, fault: MailFault::Setup(faults) })
}

/// A move as it was written, with its line.
struct Word {
    line: usize,
    text: String,
}

/// The words of a line; the numbers before the turns say nothing.
fn words(row: &Row<'_>) -> Vec<Word> {
    let is_number = |word: &&str| {
        word.strip_suffix('.').is_some_and(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))
    };
    let word = |text: &str| Word { line: row.number, text: text.replace(['*', '\'', '’'], "/") };
    row.text.split_whitespace().filter(|word| !is_number(word)).map(word).collect()
}

fn play(letter: &mut Letter, number: usize, word: &Word) -> Result<(), MailError> {
    let fault = |fault| Err(MailError { line: word.line, fault });
    if letter.game().outcome().is_some() {
        return fault(MailFault::AfterEnd);
    }
    if word.text == RESIGN {
        let side = letter.game().position().side_to_move();
        letter.game_mut().resign(side);
        return Ok(());
    }
    let Ok(mv) = usi::read_move(&word.text.replace('/', "*")) else {
        return fault(MailFault::Move(word.text.clone()));
    };
    let before = letter.game().position().clone();
    letter.game_mut().play(mv).or_else(|reason| {
        fault(MailFault::Illegal { number, before: Box::new(before), mv, reason: Box::new(reason) })
    })
}

/// The two halves of the code in the last line.
fn code_of(row: &Row<'_>) -> Result<(String, String), MailError> {
    let inner = row.text.strip_prefix(CODE).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    let halves =
        inner.trim().split_once('-').and_then(|(one, two)| Some((code::read(one)?, code::read(two)?)));
    halves.map_or_else(|| row.is(MailFault::Code), Ok)
}

/// What was played before the last move is what was sent. Looked at before the rules are asked, which would speak of a
/// move that nobody played.
fn check_before(
    id: &MailId,
    players: &ByColor<String>,
    start: &Position,
    moves: &[Word],
    last: &Row<'_>,
) -> Result<(), MailError> {
    let words: Vec<String> = moves.iter().map(|word| word.text.clone()).collect();
    let (before, _) = codes(id.as_str(), players, &start_text(start), &words);
    if code_of(last)?.0 == before { Ok(()) } else { last.is(MailFault::EarlierChanged) }
}

/// The last move is what was sent.
fn check_all(letter: &Letter, moves: &[Word], last: &Row<'_>) -> Result<(), MailError> {
    let words: Vec<String> = moves.iter().map(|word| word.text.clone()).collect();
    let start = start_text(letter.game().start());
    let (_, all) = codes(letter.id.as_str(), letter.players(), &start, &words);
    if code_of(last)?.1 == all { Ok(()) } else { last.is(MailFault::LastChanged) }
}
