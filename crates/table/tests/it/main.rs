//! Tables without a server: what they decide, what they tell, and what is read again.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

mod clocks;
mod company;
mod decisions;
mod desk;
mod document;
mod examples;
mod guide;
mod leaks;
mod local;
mod purity;
mod stored;
