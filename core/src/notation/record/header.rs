//! What stands above the moves: names, event, dates.

use std::borrow::Cow;

/// The key of a header line, by its name in KIF: 先手, 棋戦, 開始日時.
///
/// Black's and White's names have one key each; files of handicap games write 下手 and 上手 for them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HeaderKey(Cow<'static, str>);

impl HeaderKey {
    /// 先手, in handicap games 下手: Black's name.
    pub const BLACK: HeaderKey = HeaderKey(Cow::Borrowed("先手"));
    /// 後手, in handicap games 上手: White's name.
    pub const WHITE: HeaderKey = HeaderKey(Cow::Borrowed("後手"));
    /// 棋戦: the event.
    pub const EVENT: HeaderKey = HeaderKey(Cow::Borrowed("棋戦"));
    /// 場所: where it was played.
    pub const SITE: HeaderKey = HeaderKey(Cow::Borrowed("場所"));
    /// 開始日時: when it began, `2026/11/30 10:30:00`.
    pub const START_TIME: HeaderKey = HeaderKey(Cow::Borrowed("開始日時"));
    /// 終了日時: when it ended.
    pub const END_TIME: HeaderKey = HeaderKey(Cow::Borrowed("終了日時"));
    /// 持ち時間: the time for each player.
    pub const TIME_LIMIT: HeaderKey = HeaderKey(Cow::Borrowed("持ち時間"));
    /// 戦型: the opening.
    pub const OPENING: HeaderKey = HeaderKey(Cow::Borrowed("戦型"));

    /// The key of a name, any other than the two players' included; `None` if no file could tell it from something else.
    ///
    /// # Examples
    /// ```
    /// use nari_core::notation::record::HeaderKey;
    ///
    /// assert_eq!(HeaderKey::new("下手"), Some(HeaderKey::BLACK));
    /// assert_eq!(HeaderKey::new("備考").unwrap().name(), "備考");
    /// assert_eq!(HeaderKey::new("手合割"), None);
    /// ```
    #[must_use]
    pub fn new(name: &str) -> Option<HeaderKey> {
        let name = name.trim();
        match name {
            "下手" => return Some(HeaderKey::BLACK),
            "上手" => return Some(HeaderKey::WHITE),
            "持時間" => return Some(HeaderKey::TIME_LIMIT),
            _ => {}
        }
        let starts_otherwise = |sign: char| "*#&|+-'%$/▲△▼▽☗☖".contains(sign) || sign.is_numeric();
        let is_free = !name.is_empty()
            && !name.starts_with(starts_otherwise)
            && !name.contains([':', '：', '='])
            && !name.chars().any(char::is_control)
            && !["手合割", "変化", "手数", "まで"].iter().any(|word| name.starts_with(word))
            && !["の持駒", "手番"].iter().any(|word| name.ends_with(word));
        is_free.then(|| HeaderKey(Cow::Owned(name.to_owned())))
    }

    /// The name in KIF.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }

    /// The key of a name in CSA.
    pub(in crate::notation) fn of_csa_name(name: &str) -> Option<HeaderKey> {
        match CSA_NAMES.iter().find(|(_, csa)| *csa == name) {
            Some((key, _)) => Some(key.clone()),
            None => HeaderKey::new(name),
        }
    }

    /// The name in CSA, after `$`; the names of players stand otherwise there.
    pub(in crate::notation) fn csa_name(&self) -> &str {
        CSA_NAMES.iter().find(|(key, _)| key == self).map_or(self.name(), |(_, csa)| csa)
    }
}

const CSA_NAMES: [(HeaderKey, &str); 6] = [
    (HeaderKey::EVENT, "EVENT"),
    (HeaderKey::SITE, "SITE"),
    (HeaderKey::START_TIME, "START_TIME"),
    (HeaderKey::END_TIME, "END_TIME"),
    (HeaderKey::TIME_LIMIT, "TIME_LIMIT"),
    (HeaderKey::OPENING, "OPENING"),
];

/// A value as it may stand in one line.
pub(super) fn one_line(value: &str) -> String {
    let spaced: String = value.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    spaced.trim().to_owned()
}
