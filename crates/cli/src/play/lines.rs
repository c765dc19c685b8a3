//! Where typed lines come from: an editor with history and the Tab key, or plain input.

use std::io::BufRead;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::voice::Voice;
use crate::error::CliError;

/// What is typed after the prompt.
const PROMPT: &str = "> ";

/// What came of asking for a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    Line(String),
    /// The input has ended, or Ctrl-D was pressed.
    End,
    Interrupted,
}

/// Where lines come from.
pub enum Lines<'a> {
    /// A pipe, a file, or a terminal that only sends whole lines.
    Plain(&'a mut dyn BufRead),
    /// A terminal whose keys are read one by one.
    Editor(Box<Editor<Completions, MemHistory>>),
}

impl<'a> Lines<'a> {
    /// Lines from a terminal that can be edited; plain ones if that terminal cannot do it.
    pub fn edited(plain: &'a mut dyn BufRead) -> Self {
        let config = Config::builder().auto_add_history(true).completion_type(CompletionType::List).build();
        match Editor::with_history(config, MemHistory::new()) {
            Ok(mut editor) => {
                editor.set_helper(Some(Completions::default()));
                Self::Editor(Box::new(editor))
            }
            Err(_) => Self::Plain(plain),
        }
    }

    /// Asks for a line. The Tab key offers these texts, and those for questions after `?`.
    pub fn read(
        &mut self,
        voice: &mut Voice<'_>,
        completions: impl FnOnce() -> Completions,
    ) -> Result<Typed, CliError> {
        let problem = |error: &dyn std::fmt::Display| CliError::BadInput(format!("cannot read the input: {error}"));
        match self {
            Self::Plain(input) => {
                voice.prompt(PROMPT)?;
                let mut line = Vec::new();
                if input.read_until(b'\n', &mut line).map_err(|error| problem(&error))? == 0 {
                    voice.say("")?;
                    return Ok(Typed::End);
                }
                // Keys that a terminal turns into control characters must not come back out of an answer.
                Ok(Typed::Line(String::from_utf8_lossy(&line).replace(char::is_control, " ")))
            }
            Self::Editor(editor) => {
                voice.prompt("")?;
                if let Some(helper) = editor.helper_mut() {
                    *helper = completions();
                }
                match editor.readline(PROMPT) {
                    Ok(line) => Ok(Typed::Line(line)),
                    Err(ReadlineError::Eof) => Ok(Typed::End),
                    Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
                    Err(error) => Err(problem(&error)),
                }
            }
        }
    }
}

/// What the Tab key offers.
#[derive(Debug, Default)]
pub struct Completions {
    /// At the beginning of a line: moves and commands.
    pub lines: Vec<String>,
    /// After `?`: cards and tiles.
    pub subjects: Vec<String>,
}

impl Completions {
    /// Those that go on from what is typed, whole lines each.
    fn of(&self, typed: &str) -> Vec<String> {
        let begins = |whole: &String| whole.to_lowercase().starts_with(&typed.to_lowercase());
        let asked = self.subjects.iter().map(|subject| format!("? {subject}"));
        if typed.starts_with('?') {
            asked.filter(begins).collect()
        } else {
            self.lines.iter().filter(|line| begins(line)).cloned().collect()
        }
    }
}

impl Completer for Completions {
    type Candidate = String;

    fn complete(&self, line: &str, position: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, self.of(line.get(..position).unwrap_or(line))))
    }
}

impl Hinter for Completions {
    type Hint = String;
}

impl Highlighter for Completions {}
impl Validator for Completions {}
impl Helper for Completions {}

#[cfg(test)]
mod tests {
    use super::Completions;

    #[test]
    fn the_tab_key_goes_on_from_what_is_typed() {
        let all = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let completions =
            Completions { lines: all(&["Mark Imp", "Mark Hydra", "table"]), subjects: all(&["Hydra", "Imp"]) };
        assert_eq!(completions.of("mark"), ["Mark Imp", "Mark Hydra"]);
        assert_eq!(completions.of("mark h"), ["Mark Hydra"]);
        assert_eq!(completions.of("t"), ["table"]);
        assert_eq!(completions.of("? h"), ["? Hydra"]);
        assert_eq!(completions.of("x"), [""; 0]);
    }
}
