//! The clock as data: an instant, and the learner's own day that it falls on.
//!
//! Nothing here reads a clock; whoever starts the program does, and hands the moment in.

use std::fmt;
use std::str::FromStr;

const DAY: i64 = 86_400;
/// The offsets that places on earth have, in minutes east of UTC.
const OFFSETS: std::ops::RangeInclusive<i16> = -18 * 60..=18 * 60;
/// The first and the last second that can be written, of the years 1 and 9999.
const SECONDS: std::ops::RangeInclusive<i64> = -62_135_596_800 + DAY..=253_402_300_799 - DAY;

/// An instant, and how far the learner's clock stood from UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moment {
    seconds: i64,
    offset: i16,
}

/// A day of the learner's own calendar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i64);

/// A day by its names in the calendar that most of the world uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The year.
    pub year: i64,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// The text is no moment, or no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMoment;

impl Moment {
    /// An instant in seconds since 1970 in UTC, on a clock that many minutes east of it. What no clock on earth can
    /// show becomes the nearest that one can.
    #[must_use]
    pub fn new(seconds: i64, offset_minutes: i16) -> Moment {
        let seconds = seconds.clamp(*SECONDS.start(), *SECONDS.end());
        Moment { seconds, offset: offset_minutes.clamp(*OFFSETS.start(), *OFFSETS.end()) }
    }

    /// Seconds since 1970 in UTC.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.seconds
    }

    /// How far east of UTC the learner's clock stood, in minutes.
    #[must_use]
    pub const fn offset_minutes(self) -> i16 {
        self.offset
    }

    /// The learner's day.
    #[must_use]
    pub fn day(self) -> Day {
        Day(self.local().div_euclid(DAY))
    }

    /// The same place, that many seconds later.
    #[must_use]
    pub fn after(self, seconds: i64) -> Moment {
        Moment::new(self.seconds.saturating_add(seconds), self.offset)
    }

    /// Writes it at the end of a text, digit by digit: a file has a hundred thousand of them.
    pub(super) fn write(self, text: &mut String) {
        let second = self.local().rem_euclid(DAY);
        let Date { year, month, day } = self.day().date();
        let east = i64::from(self.offset.unsigned_abs());
        digit_pair(text, year / 100);
        digit_pair(text, year % 100);
        let sign = if self.offset < 0 { '-' } else { '+' };
        let parts = [
            ('-', month.into()),
            ('-', day.into()),
            ('T', second / 3600),
            (':', second / 60 % 60),
            (':', second % 60),
            (sign, east / 60),
            (':', east % 60),
        ];
        for (sign, number) in parts {
            text.push(sign);
            digit_pair(text, number);
        }
    }

    fn local(self) -> i64 {
        self.seconds + i64::from(self.offset) * 60
    }
}

impl Day {
    /// The day that many days after 1 January 1970.
    #[must_use]
    pub const fn from_number(number: i64) -> Day {
        Day(number)
    }

    /// How many days after 1 January 1970 it is.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0
    }

    /// The day that many days later.
    #[must_use]
    pub const fn plus(self, days: i64) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// How many days later the other one is; negative if it is earlier.
    #[must_use]
    pub const fn until(self, other: Day) -> i64 {
        other.0.saturating_sub(self.0)
    }

    /// The day of the week, from 0 for Monday.
    #[must_use]
    pub fn weekday(self) -> u8 {
        u8::try_from((self.0 + 3).rem_euclid(7)).unwrap_or_default()
    }

    /// Its names. Counted from 1 March, so that the odd day of a leap year is a year's last.
    #[must_use]
    pub fn date(self) -> Date {
        let days = self.0 + 719_468;
        let era = days.div_euclid(146_097);
        let of_era = days.rem_euclid(146_097);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        let small = |number: i64| u8::try_from(number).unwrap_or_default();
        Date { year, month: small(month), day: small(day) }
    }

    /// The day of a date; `None` where the calendar has none.
    #[must_use]
    pub fn from_date(date: Date) -> Option<Day> {
        if !(1..=9999).contains(&date.year) || !(1..=12).contains(&date.month) {
            return None;
        }
        let (month, day) = (i64::from(date.month), i64::from(date.day));
        let year = date.year - i64::from(month <= 2);
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let from_march = if month > 2 { month - 3 } else { month + 9 };
        let of_year = (153 * from_march + 2) / 5 + day - 1;
        let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
        let found = Day(era * 146_097 + of_era - 719_468);
        (found.date() == date).then_some(found)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// As RFC 3339 writes it: `2026-11-30T18:20:05+01:00`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(25);
        self.write(&mut text);
        f.write_str(&text)
    }
}

impl FromStr for Day {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<Day, NoMoment> {
        let mut parts = text.splitn(3, '-');
        let mut next = |width| digits(parts.next().filter(|part| part.len() == width));
        let (year, month, day) = (next(4)?, next(2)?, next(2)?);
        let small = |number| u8::try_from(number).map_err(|_| NoMoment);
        Day::from_date(Date { year, month: small(month)?, day: small(day)? }).ok_or(NoMoment)
    }
}

impl FromStr for Moment {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<Moment, NoMoment> {
        let part = |from, to| text.get(from..to).ok_or(NoMoment);
        let number = |from, to, below| {
            let number = digits(text.get(from..to))?;
            if number < below { Ok(number) } else { Err(NoMoment) }
        };
        let day: Day = part(0, 10)?.parse()?;
        let signs = [part(10, 11)?, part(13, 14)?, part(16, 17)?, part(22, 23)?];
        if text.len() != 25 || signs != ["T", ":", ":", ":"] {
            return Err(NoMoment);
        }
        let second = number(11, 13, 24)? * 3600 + number(14, 16, 60)? * 60 + number(17, 19, 60)?;
        let east = number(20, 22, 19)? * 60 + number(23, 25, 60)?;
        let east = i16::try_from(east).map_err(|_| NoMoment)?;
        let offset = match part(19, 20)? {
            "+" => east,
            "-" => -east,
            _ => return Err(NoMoment),
        };
        let seconds = day.number() * DAY + second - i64::from(offset) * 60;
        let found = Moment::new(seconds, offset);
        if found.seconds == seconds && found.offset == offset { Ok(found) } else { Err(NoMoment) }
    }
}

/// Writes a number below 100 in two digits.
fn digit_pair(text: &mut String, number: i64) {
    for digit in [number / 10, number % 10] {
        text.push(u32::try_from(digit).ok().and_then(|digit| char::from_digit(digit, 10)).unwrap_or('0'));
    }
}

/// A number of digits alone.
fn digits(text: Option<&str>) -> Result<i64, NoMoment> {
    let text = text.filter(|text| text.bytes().all(|sign| sign.is_ascii_digit())).ok_or(NoMoment)?;
    text.parse().map_err(|_| NoMoment)
}

impl fmt::Display for NoMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no moment")
    }
}

impl std::error::Error for NoMoment {}
