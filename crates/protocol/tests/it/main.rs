//! The tests of the messages and of the document that describes them.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod document;
mod examples;
mod reading;
#[cfg(feature = "ts")]
mod schema;
mod shuffle;
#[cfg(feature = "ts")]
mod typescript;
