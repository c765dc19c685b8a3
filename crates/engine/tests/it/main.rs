//! The tests of the rules, in one binary. `cards` mirrors `src/cards`; `rules` has a test for every rule by its id.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod artifacts;
mod cards;
mod heap;
mod meetings;
mod promises;
mod records;
mod rules;
mod support;
mod termination;
