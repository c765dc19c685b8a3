#![allow(clippy::unwrap_used, clippy::panic, reason = "that is how tests stop")]

mod actions;
mod batch;
mod frozen;
mod honesty;
mod observations;
mod support;
