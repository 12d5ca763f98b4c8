//! Bytes ⇄ text: the one place where files are decoded.
//!
//! Which encoding a file has is seen from its bytes, never from its name: UTF-8, with a mark at its start or not, else
//! Shift-JIS as Windows has it.

use encoding_rs::SHIFT_JIS;

/// The sign that some programs put at the start of a text in UTF-8.
const MARK: char = '\u{feff}';

/// Bytes that are no text in UTF-8 nor in Shift-JIS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotText {
    /// The line of the first byte that fits neither, counted from 1.
    pub line: usize,
    /// Its place in that line, counted from 1 in bytes.
    pub column: usize,
}

/// A sign that Shift-JIS lacks, such as é.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchSign {
    /// The sign.
    pub sign: char,
    /// Its line in the text, counted from 1.
    pub line: usize,
    /// Its place in that line, counted from 1 in characters.
    pub column: usize,
}

/// Decodes a file. A mark at its start is left out, line ends stay as they are.
///
/// # Errors
/// The bytes are no text; the place is where UTF-8 or Shift-JIS ends, whichever goes on longer.
///
/// # Examples
/// ```
/// use nari_core::notation::encoding;
///
/// assert_eq!(encoding::decode(b"\x95\xe0").unwrap(), "歩");
/// assert_eq!(encoding::decode("\u{feff}歩".as_bytes()).unwrap(), "歩");
/// assert!(encoding::decode(b"\xff\xff").is_err());
/// ```
pub fn decode(bytes: &[u8]) -> Result<String, NotText> {
    let utf_8 = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(text.strip_prefix(MARK).unwrap_or(text).to_owned()),
        Err(error) => error.valid_up_to(),
    };
    let mut text = String::with_capacity(bytes.len() * 2);
    let mut decoder = SHIFT_JIS.new_decoder_without_bom_handling();
    let mut read = 0;
    loop {
        let rest = bytes.get(read..).unwrap_or_default();
        text.reserve(
            decoder.max_utf8_buffer_length_without_replacement(rest.len()).unwrap_or(rest.len() * 3),
        );
        let (result, taken) = decoder.decode_to_string_without_replacement(rest, &mut text, true);
        read += taken;
        match result {
            encoding_rs::DecoderResult::InputEmpty => return Ok(text),
            encoding_rs::DecoderResult::OutputFull => {}
            encoding_rs::DecoderResult::Malformed(bad, after) => {
                let shift_jis = read.saturating_sub(usize::from(bad) + usize::from(after));
                return Err(place(bytes, utf_8.max(shift_jis)));
            }
        }
    }
}

/// Encodes a text in Shift-JIS, so that it decodes to the same text.
///
/// # Errors
/// The first sign that Shift-JIS lacks.
pub fn encode_shift_jis(text: &str) -> Result<Vec<u8>, NoSuchSign> {
    let (bytes, _, lacking) = SHIFT_JIS.encode(text);
    // Some signs would come back as others: the yen sign as a backslash.
    if !lacking
        && SHIFT_JIS.decode_without_bom_handling_and_without_replacement(&bytes).as_deref() == Some(text)
    {
        return Ok(bytes.into_owned());
    }
    for (number, line) in lines(text) {
        if let Some((at, sign)) = line.chars().enumerate().find(|(_, sign)| !has_sign(*sign)) {
            return Err(NoSuchSign { sign, line: number, column: at + 1 });
        }
    }
    Ok(bytes.into_owned())
}

fn has_sign(sign: char) -> bool {
    let text = sign.to_string();
    let (bytes, _, lacking) = SHIFT_JIS.encode(&text);
    let back = SHIFT_JIS.decode_without_bom_handling_and_without_replacement(&bytes);
    !lacking && back.as_deref() == Some(text.as_str())
}

fn place(bytes: &[u8], at: usize) -> NotText {
    let before = bytes.get(..at).unwrap_or_default();
    let line = before.split(|&byte| byte == b'\n').count();
    let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
    NotText { line, column }
}

/// The lines of a text with their numbers from 1, whichever way each ends: `\n`, `\r\n` or `\r`.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text);
    let lines = std::iter::from_fn(move || {
        let here = rest?;
        if here.is_empty() {
            return None;
        }
        let Some(end) = here.find(['\n', '\r']) else {
            rest = None;
            return Some(here);
        };
        let (line, after) = here.split_at(end);
        rest = after.strip_prefix("\r\n").or_else(|| after.get(1..));
        Some(line)
    });
    (1..).zip(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_every_way() {
        let found: Vec<_> = lines("a\nb\r\nc\rd\n\ne").collect();
        assert_eq!(found, [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, ""), (6, "e")]);
        assert_eq!(lines("").count(), 0);
        assert_eq!(lines("a\r").collect::<Vec<_>>(), [(1, "a")]);
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_place() {
        assert_eq!(decode(b"abc\n\x95\xe0\xff").unwrap_err(), NotText { line: 2, column: 3 });
        assert_eq!(decode(b"\x95").unwrap_err(), NotText { line: 1, column: 1 });
        assert_eq!(decode("é".as_bytes()).unwrap(), "é");
    }

    #[test]
    fn a_sign_that_shift_jis_lacks_is_refused_with_its_place() {
        assert_eq!(encode_shift_jis("歩\n- é").unwrap_err(), NoSuchSign { sign: 'é', line: 2, column: 3 });
        assert_eq!(encode_shift_jis("¥").unwrap_err().sign, '¥');
        assert_eq!(decode(&encode_shift_jis("▲７六歩①").unwrap()).unwrap(), "▲７六歩①");
    }
}
