//! Runs the real `vale` binary.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod arena;
mod commands;
mod documents;
mod hint;
mod keeping;
mod languages;
mod layout;
mod play;
mod referee;
mod review;
mod serve;
mod support;
mod typing;
mod verify;
