//! What a Vale server and its clients say to each other.
//!
//! A client opens a socket to a table and is told [`ServerMessage`]s; it sends [`Command`]s. Everything else, such as
//! names, accounts, new tables and finished games, goes over HTTP, with the bodies in [`http`]. All of it is JSON.

#![warn(missing_docs)]

mod command;
mod fairness;
pub mod http;
mod json;
mod message;
mod problem;
mod settings;

pub use command::{Command, MAX_CHAT, MAX_COMMAND_ID, Reaction, Request};
pub use fairness::Commitment;
pub use json::{from_value, read_json, read_value};
pub use message::{
    Away, Entry, Happened, Hello, KnownHand, Occupant, Offer, Presence, PublicFact, RefusedMove, SeatState,
    ServerMessage, Stage, Substitution, Turn, Update, View,
};
pub use problem::{Code, Problem};
pub use settings::{Clock, First, PlayerColour, PlayerId, Settings, TableId};

/// The version of the messages. A client that speaks another one is told so and turned away.
pub const PROTOCOL_VERSION: u32 = 2;

/// The most bytes of a message over a socket.
pub const MAX_MESSAGE: usize = 8 << 10;

/// The most bytes of the body of an HTTP request.
pub const MAX_BODY: usize = 16 << 10;
