//! The tests of the bots: what they promise, and the arena.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod arena;
mod honesty;
mod ismcts;
mod learned;
mod master;
mod memory;
mod planning;
mod puzzles;
mod review;
mod robustness;
mod seen;
mod support;
mod wire;
