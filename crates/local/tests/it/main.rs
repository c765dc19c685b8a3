//! The host program of a browser, tested as a program of this machine.
#![allow(clippy::unwrap_used, reason = "that is how tests stop")]

mod equality;
mod games;
mod server;
