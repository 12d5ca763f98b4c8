//! What a value or a word of a lesson file has to be.

/// What has to stand where something else was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text between quotes.
    Text,
    /// A whole number from 0.
    Number,
    /// `true` or `false`.
    YesOrNo,
    /// A list between `[` and `]`.
    List,
    /// A table between `{` and `}`.
    Table,
    /// Lower-case letters, digits and hyphens, beginning with a letter.
    Id,
    /// A name for a message: as an id.
    NameId,
    /// A file 1 to 9 and a rank a to i: `5e`.
    Square,
    /// The name of one of the fourteen kinds of pieces.
    PieceKind,
    /// The name of a kind that can be held in hand.
    HandKind,
    /// A move in USI: `7g7f`, `8h2b+`, `P*5e`.
    Move,
    /// `mine` or `theirs`.
    Side,
    /// The word `by`.
    By,
    /// A find: `moves 5e`, `mine gold`…
    Find,
    /// A fact: `check`, `legal 7g7f`…
    Fact,
    /// `=`, `count`, `has` or `lacks`.
    Relation,
    /// The name of a reason why a move is illegal.
    Reason,
    /// A name: `piece 5e`, a square, `move 7g7f`, `kind gold`, `count …`.
    Name,
    /// A question of a quiz.
    Question,
    /// An answer that fits the question.
    Answer,
    /// The kind of a step.
    StepKind,
    /// `still`, `best` or a list of moves.
    Opponent,
    /// A condition.
    Goal,
    /// A file 1 to 9.
    File,
    /// A mark: a find, or `arrow 5e 5d`.
    Show,
    /// A whole number from 1 to 9.
    SmallNumber,
    /// 1, 3, 5, 7 or 9.
    MateLength,
    /// An odd whole number.
    OddNumber,
    /// The name of a theme of mate problems.
    Theme,
    /// The id of an opponent of the ladder.
    Level,
    /// Two corners of a part of the board: `1a-5e`.
    Walls,
    /// A whole number from 1 to 200.
    GameLength,
    /// The id of a kind of drill.
    Drill,
    /// The end of the text.
    End,
}

impl Expected {
    /// The name, in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Expected::Text => "text",
            Expected::Number => "number",
            Expected::YesOrNo => "yes-or-no",
            Expected::List => "list",
            Expected::Table => "table",
            Expected::Id => "id",
            Expected::NameId => "name-id",
            Expected::Square => "square",
            Expected::PieceKind => "piece-kind",
            Expected::HandKind => "hand-kind",
            Expected::Move => "move",
            Expected::Side => "side",
            Expected::By => "by",
            Expected::Find => "find",
            Expected::Fact => "fact",
            Expected::Relation => "relation",
            Expected::Reason => "reason",
            Expected::Name => "name",
            Expected::Question => "question",
            Expected::Answer => "answer",
            Expected::StepKind => "step-kind",
            Expected::Opponent => "opponent",
            Expected::Goal => "goal",
            Expected::File => "file",
            Expected::Show => "show",
            Expected::SmallNumber => "small-number",
            Expected::MateLength => "mate-length",
            Expected::OddNumber => "odd-number",
            Expected::Theme => "theme",
            Expected::Level => "level",
            Expected::Walls => "walls",
            Expected::GameLength => "game-length",
            Expected::Drill => "drill",
            Expected::End => "end",
        }
    }
}
