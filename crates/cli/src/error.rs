//! How a command fails: what it says and the exit code.

use std::io;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};

const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Why a command ends without success.
#[derive(Debug)]
pub enum CliError {
    /// It was used wrongly or its input is bad: exit code 2.
    BadInput(String),
    /// It did its work, and the answer is no: exit code 1.
    Failed(String),
    /// Its output could not be written: exit code 1, or 0 if the reader has just gone away.
    Output(io::Error),
    /// The person pressed Ctrl-C: the exit code of programs that end by it, and nothing is said.
    Interrupted,
}

impl CliError {
    /// The exit code of programs that Ctrl-C ends.
    pub const INTERRUPTED: u8 = 130;

    /// Bad input, in words for people.
    pub fn bad_input(message: &(impl ToString + ?Sized)) -> Self {
        Self::BadInput(message.to_string())
    }

    /// Tells the failure on stderr and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::BadInput(message) => (message, 2),
            Self::Failed(message) => (message, 1),
            Self::Interrupted => return ExitCode::from(Self::INTERRUPTED),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Output(error) => (format!("cannot write the output: {error}"), 1),
        };
        anstream::eprintln!("{ERROR}error:{ERROR:#} {message}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for CliError {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}
