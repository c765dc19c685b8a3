//! What a person can type.

use vale_words::{Message, Words, message};

/// One line of input, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Input {
    /// The empty line.
    Nothing,
    /// A move by its number in the list.
    Number(usize),
    /// A move by its text.
    Move(String),
    /// `?` and a card, a tile or a move
    Explain(String),
    /// `record` and a file
    Record(String),
    /// A command that stands alone.
    Alone(Command),
}

/// The commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// `help` alone, or with a subject
    Help,
    Table,
    Hand,
    Moves,
    Hint,
    Points,
    Words,
    Log,
    Undo,
    /// `record` and a file
    Record,
    New,
    Quit,
}

impl Command {
    /// All of them with their English words and the message with those of the language.
    const ALL: [(Self, &'static [&'static str], Message); 12] = [
        (Self::Help, &["help", "why", "explain"], message!("command-help")),
        (Self::Table, &["table"], message!("command-table")),
        (Self::Hand, &["hand"], message!("command-hand")),
        (Self::Moves, &["moves"], message!("command-moves")),
        (Self::Hint, &["hint"], message!("command-hint")),
        (Self::Points, &["points"], message!("command-points")),
        (Self::Words, &["words"], message!("command-words")),
        (Self::Log, &["log"], message!("command-log")),
        (Self::Undo, &["undo"], message!("command-undo")),
        (Self::Record, &["record", "save"], message!("command-record")),
        (Self::New, &["new"], message!("command-new")),
        (Self::Quit, &["quit", "exit"], message!("command-quit")),
    ];

    /// The command of this name, in English or in the language.
    fn named(name: &str, words: &Words) -> Option<Self> {
        let name = name.to_lowercase();
        let is_named = |english: &[&str], message| {
            english.contains(&name.as_str()) || words.say(message, &[]).split_whitespace().any(|word| word == name)
        };
        Self::ALL.into_iter().find(|&(_, english, message)| is_named(english, message)).map(|(command, ..)| command)
    }

    /// The names of all commands in the language, as the Tab key offers them.
    pub fn names(words: &Words) -> Vec<String> {
        let first = |message| words.say(message, &[]).split_whitespace().next().unwrap_or_default().to_owned();
        Self::ALL.into_iter().map(|(.., message)| first(message)).collect()
    }
}

/// The messages that `?` says after [`HELP`] in a game with artifact tiles.
pub const TILE_HELP: &[Message] = &[message!("play-help-tile-moves"), message!("play-help-tile")];

/// The messages that `?` says, a fact per line.
pub const HELP: &[Message] = &[
    message!("play-help-moves"),
    message!("play-help-table"),
    message!("play-help-hand"),
    message!("play-help-again"),
    message!("play-help-hint"),
    message!("play-help-points"),
    message!("play-help-card"),
    message!("play-help-move"),
    message!("play-help-words"),
    message!("play-help-log"),
    message!("play-help-undo"),
    message!("play-help-record"),
    message!("play-help-new"),
    message!("play-help-quit"),
];

/// The messages that `?` says at the table of a server.
pub const HELP_AT_TABLE: &[Message] = &[
    message!("play-help-moves"),
    message!("play-help-table"),
    message!("play-help-hand"),
    message!("play-help-again"),
    message!("remote-help-say"),
    message!("remote-help-hint"),
    message!("play-help-words"),
    message!("play-help-log"),
    message!("play-help-undo"),
    message!("remote-help-record"),
    message!("remote-help-rematch"),
    message!("remote-help-leave"),
];

impl Input {
    /// Understands a line.
    pub fn read(line: &str, words: &Words) -> Self {
        let line = line.trim();
        let explain = |subject: &str| match subject.trim() {
            "" => Self::Alone(Command::Help),
            subject => Self::Explain(subject.to_owned()),
        };
        if let Some(subject) = line.strip_prefix('?') {
            return explain(subject);
        }
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (Command::named(first, words), rest.trim()) {
            _ if line.is_empty() => Self::Nothing,
            (Some(Command::Help), subject) => explain(subject),
            (Some(Command::Record), file) => Self::Record(file.to_owned()),
            (Some(command), "") => Self::Alone(command),
            _ => Self::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use vale_words::{Language, Style, Words};

    use super::{Command, HELP, Input};

    #[test]
    fn lines_are_understood() {
        let read = |line| Input::read(line, &Words::english());
        assert_eq!(read("  "), Input::Nothing);
        assert_eq!(read(" 12 "), Input::Number(12));
        assert_eq!(read("?"), Input::Alone(Command::Help));
        assert_eq!(read("?hydra"), Input::Explain("hydra".to_owned()));
        assert_eq!(read("why summon hydra"), Input::Explain("summon hydra".to_owned()));
        assert_eq!(read("Record my game.vale"), Input::Record("my game.vale".to_owned()));
        assert_eq!(read("hunt hydra"), Input::Move("hunt hydra".to_owned()));
        assert_eq!(read("undo it"), Input::Move("undo it".to_owned()));
    }

    #[test]
    fn commands_have_names_in_every_language_beside_the_english_ones_and_the_help_says_them() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Plain);
            let help: String = HELP.iter().map(|&message| words.say(message, &[]) + "\n").collect();
            for ((command, english, _), name) in Command::ALL.into_iter().zip(Command::names(&words)) {
                for name in english.iter().copied().chain([name.as_str()]) {
                    let expected = match command {
                        Command::Record => Input::Record("a".to_owned()),
                        Command::Help => Input::Explain("a".to_owned()),
                        other => Input::Alone(other),
                    };
                    let line = if matches!(command, Command::Record | Command::Help) {
                        format!("{name} a")
                    } else {
                        name.to_owned()
                    };
                    assert_eq!(Input::read(&line, &words), expected, "{}: {line}", language.tag());
                }
                let told = help.lines().any(|line| line.starts_with(&name));
                assert!(told || command == Command::Help, "{}: {name} is not in the help:\n{help}", language.tag());
            }
        }
        let french = Words::new(Language::French, Style::Plain);
        assert_eq!(Input::read("Annuler", &french), Input::Alone(Command::Undo));
        assert_eq!(Input::read("Annuler", &Words::english()), Input::Move("Annuler".to_owned()));
    }
}
