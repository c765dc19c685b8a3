//! The tests of the messages. Those of the document that describes them are with the tables, which tell them.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod reading;
#[cfg(feature = "ts")]
mod schema;
mod shuffle;
#[cfg(feature = "ts")]
mod typescript;
