//! The tests of the server.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod http;
mod play;
mod store;
