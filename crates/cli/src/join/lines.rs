//! Where lines come from while a server may say something at any time: a full screen, or plain input.

use std::io::{BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, sync_channel};
use std::time::Duration;

use super::link::News;
use crate::error::CliError;
use crate::play::voice::Voice;
use crate::screen::{Completions, Screen, TerminalConsole, Typed};

/// How often lines are looked for while the server is silent.
const GLANCE: Duration = Duration::from_millis(40);

/// The person's end.
pub enum LineSource {
    /// Lines from a pipe, a file, or a terminal that only sends whole lines.
    Plain {
        lines: Receiver<String>,
        /// A person says something at any time; what a program has written waits until it is asked for.
        person: bool,
    },
    /// A screen, on which keys become lines.
    Screen(Box<Screen>),
}

/// What happens next.
pub enum Incoming {
    News(News),
    Typed(Typed),
    /// Nothing for a moment.
    Moment,
}

impl LineSource {
    /// Plain input, which a thread of its own reads.
    pub fn plain() -> Self {
        let (sender, lines) = sync_channel(1);
        std::thread::spawn(move || {
            let mut input = std::io::stdin().lock();
            let mut line = Vec::new();
            while input.read_until(b'\n', &mut line).is_ok_and(|count| count > 0) {
                // Keys that a terminal turns into control characters must not come back out of an answer.
                let text = String::from_utf8_lossy(&line).replace(char::is_control, " ");
                if sender.send(text).is_err() {
                    return;
                }
                line.clear();
            }
        });
        Self::Plain { lines, person: std::io::stdin().is_terminal() }
    }

    /// A screen in this terminal. What is said from now on is shown on it.
    pub fn on_screen(voice: &mut Voice<'_>) -> Result<Self, CliError> {
        let console = TerminalConsole::open()
            .map_err(|error| CliError::Failed(format!("cannot use this terminal: {error}; try `--plain`")))?;
        voice.hold();
        let mut screen = Screen::new(Box::new(console));
        screen.be_remote();
        Ok(Self::Screen(Box::new(screen)))
    }

    /// The screen, if there is one.
    pub fn screen(&mut self) -> Option<&mut Screen> {
        match self {
            Self::Screen(screen) => Some(screen),
            Self::Plain { .. } => None,
        }
    }

    /// Waits a moment for the server or the person. Is a line wanted now?
    pub fn next(
        &mut self,
        news: &Receiver<News>,
        wanted: bool,
        voice: &Voice<'_>,
        completions: impl FnOnce() -> Completions,
    ) -> Result<Incoming, CliError> {
        let timeout = if matches!(self, Self::Plain { .. }) { GLANCE } else { Duration::ZERO };
        match news.recv_timeout(timeout) {
            Ok(news) => return Ok(Incoming::News(news)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                return Err(CliError::Failed("the connection has ended without a reason".to_owned()));
            }
        }
        let typed = match self {
            Self::Plain { lines, person } if wanted || *person => match lines.try_recv() {
                Ok(line) => Some(Typed::Line(line)),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => Some(Typed::End),
            },
            Self::Plain { .. } => None,
            Self::Screen(screen) => screen.look(&voice.words, &completions())?,
        };
        Ok(typed.map_or(Incoming::Moment, Incoming::Typed))
    }
}
