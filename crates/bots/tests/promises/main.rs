//! The promises of the bots, in one binary.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod honesty;
mod ismcts;
mod learned;
mod memory;
mod puzzles;
mod robustness;
mod support;
