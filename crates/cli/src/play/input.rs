//! What a person can type.

/// One line of input, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Input {
    /// The empty line.
    Nothing,
    /// A move by its number in the list.
    Number(usize),
    /// A move by its text.
    Move(String),
    /// `?`
    Help,
    /// `? CARD`, `? TILE` or `? MOVE`
    Explain(String),
    /// `table`
    Table,
    /// `hand`
    Hand,
    /// `moves`
    Moves,
    /// `words`
    Words,
    /// `log`
    Log,
    /// `undo`
    Undo,
    /// `record FILE`
    Record(String),
    /// `quit`
    Quit,
}

/// The messages that `?` says after [`HELP`] in a game with artifact tiles.
pub const TILE_HELP: &[&str] = &["play-help-tile-moves", "play-help-tile"];

/// The messages that `?` says, a fact per line.
pub const HELP: &[&str] = &[
    "play-help-moves",
    "play-help-table",
    "play-help-hand",
    "play-help-again",
    "play-help-card",
    "play-help-move",
    "play-help-words",
    "play-help-log",
    "play-help-undo",
    "play-help-record",
    "play-help-quit",
];

impl Input {
    /// Understands a line.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        if let Some(subject) = line.strip_prefix('?') {
            let subject = subject.trim();
            return if subject.is_empty() { Self::Help } else { Self::Explain(subject.to_owned()) };
        }
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (first.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Self::Nothing,
            ("help", "") => Self::Help,
            ("help" | "why" | "explain", subject) if !subject.is_empty() => Self::Explain(subject.to_owned()),
            ("table", "") => Self::Table,
            ("hand", "") => Self::Hand,
            ("moves", "") => Self::Moves,
            ("words", "") => Self::Words,
            ("log", "") => Self::Log,
            ("undo", "") => Self::Undo,
            ("record" | "save", file) => Self::Record(file.to_owned()),
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Input;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Input::read("  "), Input::Nothing);
        assert_eq!(Input::read(" 12 "), Input::Number(12));
        assert_eq!(Input::read("?"), Input::Help);
        assert_eq!(Input::read("?hydra"), Input::Explain("hydra".to_owned()));
        assert_eq!(Input::read("why summon hydra"), Input::Explain("summon hydra".to_owned()));
        assert_eq!(Input::read("Record my game.vale"), Input::Record("my game.vale".to_owned()));
        assert_eq!(Input::read("hunt hydra"), Input::Move("hunt hydra".to_owned()));
        assert_eq!(Input::read("undo it"), Input::Move("undo it".to_owned()));
    }
}
