//! Bots that play The Vale of Eternity.
//!
//! A [`Bot`] decides from what a seat sees: a [`SeatView`](vale_engine::SeatView), the [`Memory`] of what the seat saw
//! before, and the legal moves. It never gets a [`Game`](vale_engine::Game), so it cannot cheat; to search, it
//! [samples](sample) full games that look the same to its seat. A bot keeps nothing between decisions: the same sight,
//! seed and budget give the same move.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod apprentice;
#[cfg(feature = "arena")]
pub mod arena;
#[cfg(feature = "arena")]
mod bootstrap;
mod bot;
mod dice;
mod evaluation;
mod followed;
mod greedy;
mod ismcts;
mod learned;
mod master;
mod memory;
pub mod net;
mod plan;
mod playout;
pub mod puzzle;
mod random;
pub mod review;
pub mod sample;
mod seen;
mod stopwatch;
#[cfg(feature = "arena")]
pub mod table;
mod weights;
#[cfg(feature = "arena")]
pub mod wire;

pub use apprentice::{Apprentice, NarrowApprentice};
#[cfg(feature = "arena")]
pub use bootstrap::Estimate;
pub use bot::{Bot, Budget, Decision, Level, LevelError, Plan, Sight};
pub use dice::{Dice, decision_seed};
pub use followed::Followed;
pub use greedy::Greedy;
pub use ismcts::Reference;
pub use learned::{Learned, Thoroughness};
pub use master::Master;
pub use memory::{Memories, Memory, recall};
pub use random::{RandomBot, RandomGame, random_game};
pub use seen::Seen;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
