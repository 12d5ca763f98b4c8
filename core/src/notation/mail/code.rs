//! The code that tells whether a letter is as it was written: short enough to be read out, no guard against a forger.

use std::fmt::Write;

/// Digits and letters that are not taken for one another.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many signs a code has.
const LENGTH: usize = 5;

/// The code of words that follow each other: five signs.
pub(super) fn of(words: &[&str]) -> String {
    // FNV-1a, its halves folded; each word ends with a byte that no text has.
    let mut state: u64 = 0xcbf2_9ce4_8422_2325;
    for word in words {
        for byte in word.bytes().chain([0xff]) {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    in_signs(state ^ (state >> 32))
}

/// A number's last bits as five signs.
pub(super) fn in_signs(mut number: u64) -> String {
    let mut text = String::new();
    for _ in 0..LENGTH {
        let place = usize::try_from(number % 32).unwrap_or(0);
        let _ = write!(text, "{}", char::from(SIGNS.get(place).copied().unwrap_or(b'0')));
        number /= 32;
    }
    text
}

/// The code as it is compared: capitals, and the signs that are easily taken for others put right.
pub(super) fn read(text: &str) -> Option<String> {
    let sign = |sign: char| match sign.to_ascii_uppercase() {
        'O' => Some('0'),
        'I' | 'L' => Some('1'),
        sign if sign.is_ascii() && SIGNS.iter().any(|&known| char::from(known) == sign) => Some(sign),
        _ => None,
    };
    let code: String = text.chars().map(sign).collect::<Option<_>>()?;
    (code.len() == LENGTH).then_some(code)
}
