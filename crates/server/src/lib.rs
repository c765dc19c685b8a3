//! The table server: play with friends and bots over the network, and lose nothing.
//!
//! A table is a row and a list of numbered facts. One task owns a table: it decides commands, writes the fact, and only
//! then tells anybody. Everything else follows from the facts, so a crash loses nothing that was told.

pub mod admin;
pub mod app;
mod bot_queue;
pub mod bots;
pub mod clock;
pub mod config;
mod files;
mod ghost;
pub mod http;
mod lookalike;
pub mod pressure;
mod rarely;
mod reviews;
mod run;
pub mod site;
pub mod store;
pub mod table;
pub mod telemetry;
pub mod upkeep;

pub use run::{RunError, run};
