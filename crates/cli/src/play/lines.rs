//! Where typed lines come from: a full screen, or plain input.

use std::io::BufRead;

use super::voice::Voice;
use crate::error::CliError;
use crate::screen::{Completions, Scene, Screen, TerminalConsole, Typed};

/// What is typed after the prompt.
const PROMPT: &str = "> ";

/// Where lines come from.
pub enum Lines<'a> {
    /// A pipe, a file, or a terminal that only sends whole lines.
    Plain(&'a mut dyn BufRead),
    /// A screen, on which keys become lines.
    Screen(Box<Screen>),
}

impl Lines<'_> {
    /// Lines from a screen in this terminal. What is said from now on is shown on it.
    pub fn on_screen(voice: &mut Voice<'_>) -> Result<Self, CliError> {
        let console = TerminalConsole::open()
            .map_err(|error| CliError::Failed(format!("cannot use this terminal: {error}; try `--plain`")))?;
        voice.hold();
        Ok(Self::Screen(Box::new(Screen::new(Box::new(console)))))
    }

    /// The screen, if there is one.
    pub fn screen(&mut self) -> Option<&mut Screen> {
        match self {
            Self::Screen(screen) => Some(screen),
            Self::Plain(_) => None,
        }
    }

    /// Shows the table, if there is a screen for it.
    pub fn show(&mut self, new_question: bool, scene: impl FnOnce() -> Scene) {
        if let Some(screen) = self.screen() {
            screen.show(scene(), new_question);
        }
    }

    /// Asks for a line. The Tab key of a screen offers these texts, and those for questions after `?`.
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
            Self::Screen(screen) => {
                let said = voice.take_held();
                screen.read(said, &voice.words, &completions()).map_err(|error| problem(&error))
            }
        }
    }
}
