//! Runs the real `vale` binary.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod arena;
mod commands;
mod documents;
mod hint;
mod join;
mod join_help;
mod join_tls;
mod keeping;
mod languages;
mod layout;
mod play;
#[cfg(target_os = "linux")]
mod pty;
mod referee;
mod review;
#[cfg(target_os = "linux")]
mod screen;
mod serve;
mod support;
mod typing;
mod verify;
