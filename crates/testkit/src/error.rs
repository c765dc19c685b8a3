//! A promise that was not kept, and how to see it happen again.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use vale_engine::{Game, Move, Setup};

/// Which promise is broken, in words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct PromiseError(pub String);

/// Breaks the promise unless it holds.
pub(crate) fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), PromiseError> {
    if holds { Ok(()) } else { Err(PromiseError(broken())) }
}

/// Runs something that may panic, although it must not: the message, if it does.
pub(crate) fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let message = panic.downcast_ref::<String>().cloned();
        message.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default()
    })
}

/// A broken promise with the game in which it broke.
#[derive(Clone, Debug)]
pub struct ConformanceError {
    pub broken: PromiseError,
    /// How the game was set up.
    pub setup: Setup,
    /// The moves up to there.
    pub moves: Vec<Move>,
}

impl fmt::Display for ConformanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.broken)?;
        writeln!(f, "after {} moves of the game {:?}", self.moves.len(), self.setup)?;
        let Ok(mut game) = Game::new(&self.setup) else { return writeln!(f, "which cannot be set up") };
        for &m in &self.moves {
            let asked = game.asked_seat().map_or(0, vale_engine::Seat::number);
            writeln!(f, "  {asked}: {}", game.write_move(m))?;
            match catch(|| game.play(m, &mut ())) {
                Ok(Ok(())) => {}
                Ok(Err(refusal)) => return writeln!(f, "  which is refused: {refusal}"),
                Err(_) => return writeln!(f, "  where the engine stops the program"),
            }
        }
        writeln!(f, "  the question now: {:?}", game.asked())
    }
}

impl std::error::Error for ConformanceError {}
