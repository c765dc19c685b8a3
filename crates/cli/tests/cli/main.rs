//! Runs the real `vale` binary.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod commands;
mod documents;
mod play;
mod referee;
mod support;
