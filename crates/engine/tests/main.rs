//! The tests of the engine, in one binary. `cards` mirrors `src/cards`; `rules` has a test for every rule and ruling.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod cards;
mod rules;
mod support;
