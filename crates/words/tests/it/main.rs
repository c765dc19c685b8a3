//! The tests of the words.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod catalogue;
mod complete;
mod english;
mod facts;
mod languages;
#[path = "../../build/needs.rs"]
mod needs;
#[path = "../../../engine/tests/it/support/scenario.rs"]
#[allow(dead_code, reason = "the tests of the engine use the rest")]
mod scenario;
mod texts;
mod typed;
