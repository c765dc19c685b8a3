//! The protocol as its document tells it.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod document;
mod examples;
