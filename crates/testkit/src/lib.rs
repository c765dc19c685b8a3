//! Holds the engine to its promises.
//!
//! [`conformance`] checks one state, [`Playthrough`] a whole game, [`sweep()`] a great many games. They are used by the
//! tests of the engine and by `cargo xtask sweep`, so they report a [`ConformanceError`] instead of stopping the program.

pub mod conformance;
mod demands;
mod dice;
mod error;
mod hidden;
mod mirror;
mod playthrough;
pub mod prompts;
mod sweep;
mod universe;

pub use dice::{Dice, Style};
pub use error::{ConformanceError, PromiseError};
pub use hidden::look_alike;
pub use playthrough::{Effort, Played, Playthrough};
pub use sweep::{Stats, all_options, sweep, sweep_one};
pub use universe::all_moves;
