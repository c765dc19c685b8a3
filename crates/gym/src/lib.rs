//! Games of The Vale of Eternity for those who learn to play it by machine.
//!
//! Every decision is an [`Action`], a number of a frozen table; what a seat sees and remembers is an observation of
//! [`layout::LENGTH`] bytes; a [`Batch`] steps many games at once and writes observations, masks and rewards into
//! buffers of the caller. The Python package `vale` is a thin layer over this.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod action;
mod batch;
mod env;
pub mod layout;
mod legal;
mod observe;

pub use action::{ACTIONS, Action, CARDS, Meaning, Purchase, TILES, VERSION};
pub use batch::{Batch, BatchError, Buffers};
pub use env::{Chair, Reward, Rules, game_seed, rewards};
pub use legal::{ActionSet, Step, legal_actions, legal_among, step, step_among};
pub use observe::observe;
