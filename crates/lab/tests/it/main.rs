//! Games as files: the same for any number of threads, after a kill, and from records.
#![allow(clippy::unwrap_used, clippy::panic, reason = "that is how tests stop")]

mod folders;
mod program;
mod rows;
mod support;
