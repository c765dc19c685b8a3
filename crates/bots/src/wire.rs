//! Bots that are programs of their own: they are asked with a line of JSON on stdin and answer with one on stdout.
//!
//! Nothing that a program does may stop the one who asks. Its pipes are read and written by threads of their own, every
//! wait has an end, and a program that fails is killed. A program says that it is ready before its first game, with a
//! time limit of its own, so that loading a model is not taken for thinking.

mod message;
mod process;

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use vale_engine::{Preview, Ranking, Seat};

use crate::bot::Sight;
pub(crate) use message::ForfeitNotice;
use message::Message;
use process::Process;

/// How long a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// To start, until it says that it is ready.
    pub start: Duration,
    /// For each decision.
    pub decision: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self { start: Duration::from_mins(1), decision: Duration::from_secs(10) }
    }
}

/// Why a seat loses its game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// The program cannot be started.
    #[error("cannot be started: {0}")]
    NotStarted(String),
    /// The program did not say that it is ready in this time.
    #[error("did not answer {{\"do\":\"hello\"}} with {{\"ready\":true}} within {ms} ms", ms = .0.as_millis())]
    NotReady(Duration),
    /// The answer cannot be understood.
    #[error("answered nonsense: {0}")]
    Nonsense(String),
    /// The move is not legal.
    #[error("played the illegal move `{text}`: {reason}")]
    Illegal {
        /// The move, as it was given.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// There was no answer in this time.
    #[error("did not answer within {ms} ms", ms = .0.as_millis())]
    TooLate(Duration),
    /// The program ended or closed its output.
    #[error("is gone: {0}")]
    Gone(String),
    /// A bot of the house panicked.
    #[error("panicked: {0}")]
    Panicked(String),
}

/// A program that can take seats. It runs as often as seats ask at the same time, and a game takes over the process that
/// another has left.
#[derive(Debug)]
pub struct Program {
    words: Vec<String>,
    timeouts: Timeouts,
    idle: Mutex<Vec<Process>>,
}

impl Program {
    /// Returns the program that this command line names, its words parted as a shell does it. It is started once, so
    /// that one that does not exist or never gets ready is found out now.
    ///
    /// # Errors
    /// The command cannot be read, or the program does not start or does not get ready in time.
    pub fn start(command: &str, timeouts: Timeouts) -> Result<Self, BotError> {
        let words = shlex::split(command).ok_or_else(|| {
            BotError::NotStarted("a quotation mark is not closed, or nothing follows the last backslash".to_owned())
        })?;
        let program = Self { words, timeouts, idle: Mutex::default() };
        let process = program.process(&AtomicBool::new(false))?;
        program.leave(process);
        Ok(program)
    }

    /// A process that nobody uses, or a new one.
    fn process(&self, stop: &AtomicBool) -> Result<Process, BotError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| Process::start(&self.words, self.timeouts.start, stop), Ok)
    }

    fn leave(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }

    /// Returns somebody of this program for one seat of one game.
    pub fn hire(&self) -> Hired<'_> {
        Hired { program: self, process: None }
    }
}

/// A process at a seat. No two seats share one, so that none sees the hand of another.
#[derive(Debug)]
pub struct Hired<'a> {
    program: &'a Program,
    process: Option<Process>,
}

/// One decision of a program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a> {
    /// The name of the game.
    pub(crate) game: &'a str,
    /// What the seat sees and remembers.
    pub(crate) sight: Sight<'a>,
    /// The texts of the legal moves.
    pub(crate) legal: &'a [String],
    /// The seed of this decision.
    pub(crate) seed: u64,
}

impl Hired<'_> {
    /// Sees to it that there is a process, and that it is ready.
    pub(crate) fn get_ready(&mut self, stop: &AtomicBool) -> Result<(), BotError> {
        if self.process.is_none() {
            self.process = Some(self.program.process(stop)?);
        }
        Ok(())
    }

    /// Asks for a move and gives its text. What the moves would bring is worked out only if the program wants it. After a
    /// fault the process is killed.
    pub(crate) fn decide(
        &mut self,
        task: Task<'_>,
        brings: impl FnOnce() -> Vec<Preview>,
        stop: &AtomicBool,
    ) -> Result<String, BotError> {
        self.get_ready(stop)?;
        let Some(mut process) = self.process.take() else { return Err(BotError::Gone("it was dismissed".to_owned())) };
        let Task { game, sight, legal, seed } = task;
        let view = sight.view;
        let others = view.table.players.iter().map(|player| player.seat).filter(|&seat| seat != view.seat);
        let timeout = self.program.timeouts.decision;
        let message = Message::Decide {
            game,
            seat: view.seat,
            timeout_ms: timeout.as_millis(),
            // Numbers up to 2^53 mean the same in all languages.
            seed: seed >> 11,
            legal,
            brings: process.wishes.brings.then(brings),
            remembered: others.map(|seat| (seat.number(), sight.memory.in_hand(seat))).collect(),
            running: view.table.running(),
            view,
        };
        let text = process.decide(&message, timeout, stop)?;
        self.process = Some(process);
        Ok(text)
    }

    /// Kills the process; the next game gets a new one.
    pub(crate) fn dismiss(&mut self) {
        self.process = None;
    }

    /// Tells how the game ended.
    pub(crate) fn game_over(
        &mut self,
        game: &str,
        seat: Seat,
        ranking: Option<Ranking>,
        forfeit: Option<ForfeitNotice>,
    ) {
        if let Some(process) = &self.process
            && process.tell(&Message::GameOver { game, seat, ranking, forfeit }).is_err()
        {
            self.dismiss();
        }
    }
}

impl Drop for Hired<'_> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.program.leave(process);
        }
    }
}
