//! The tests of the messages.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

#[cfg(feature = "ts")]
mod typescript;
