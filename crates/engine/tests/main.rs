//! The tests of the rules, in one binary. `cards` mirrors `src/cards`.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod cards;
mod rules;
mod support;
