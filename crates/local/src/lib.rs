//! Tables without a server: the host program of a browser.
//!
//! It takes the same commands as the socket of a server and gives the same messages, byte for byte, so that the client does
//! not know the difference. It has no clock, no chance and no place to keep anything: the web worker around it brings time
//! and random numbers, writes the facts, and only then passes the messages on.

#![warn(missing_docs)]

mod game;
mod host;
mod review;
mod saved;
mod worker;

pub use game::{NewGame, import, make};
pub use host::{Host, Outcome, Spare, Time};
pub use review::LocalReview;
pub use saved::Saved;
