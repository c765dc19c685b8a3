//! A table where people and bots play a game: what happened at it, who may do what, and what each of them is told.
//!
//! A table is a [`TableRow`] (settings, seed, who sat there at first) and a list of numbered [`Fact`]s. All else follows
//! from them. The host program (a server, `vale play`) has the clock, the network and a place for the facts; this crate has
//! none of these. The program hands [`TableLog`] a command and the time, and is told what becomes of it:
//!
//! 1. [`TableLog::decide`] makes a [`PendingCommand`] a fact, or refuses it, and changes nothing.
//! 2. [`TableLog::draft`] works out what the fact would change. What does not fit is never written.
//! 3. The program writes the fact, and only then lets it happen with [`TableLog::commit`]. If it has nothing to write to,
//!    [`TableLog::append`] does both.
//! 4. [`TableLog::update`] is what a viewer is told of it, with everything left out that is hidden from them.
//!
//! [`LocalTable`] does all of that for a program at which one person plays with bots.
//!
//! ```
//! use vale_engine::{Options, Seed};
//! use vale_protocol::{PlayerColour, PlayerId, Request, Settings};
//! use vale_table::{Actor, Decision, DecisionContext, NewFact, PendingCommand, Sitter, TableLog, TableState};
//!
//! let ada = PlayerId("ada".to_owned());
//! let plan = vec![
//!     Sitter::Person { player: ada.clone(), colour: PlayerColour::Yellow },
//!     Sitter::Bot { level: 1, colour: PlayerColour::Green },
//! ];
//! let state = TableState::new(ada.clone(), Settings::new(Options::new(2)), Seed::from_number(7), None, plan);
//! let mut log = TableLog::in_memory(state);
//! let actor = Actor::Person { player: &ada, chosen: None, invited_to: None };
//! let command = PendingCommand { actor, id: "ada:1", expects: None, request: &Request::Start {} };
//! let Ok(Decision::Append(fact)) = log.decide(&command, DecisionContext::default()) else { panic!("refused") };
//! let fact = NewFact { fact, command: "ada:1".to_owned(), player: Some(ada), at: 0, thought_ms: 0 };
//! log.append(fact).unwrap();
//! assert!(log.state.game().is_some());
//! ```

mod allowance;
mod bot_request;
mod chair;
mod checksum;
mod command;
pub mod daily;
mod decide;
mod fact;
pub mod guide;
mod hint;
mod import;
mod local;
mod log;
mod plan;
mod replay;
mod results;
mod review;
mod row;
mod state;
mod told;

pub use bot_request::{BotRequest, chance};
pub use chair::{Chair, Reservation, Sitter, level_of};
pub use command::{Actor, Decision, DecisionContext, Invited, PendingCommand};
pub use fact::{Fact, FactError};
pub use hint::HintRequest;
pub use import::{Import, Imported, seats_of};
pub use local::LocalTable;
pub use log::{Draft, LogError, NewFact, TableLog};
pub use plan::{Blueprint, check_seats, plan};
pub use replay::{names_of, replay, replay_step};
pub use results::{finish_of, listing_of, progress_of, record_text, statistics};
pub use review::{company_of, game_review};
pub use row::{FactRow, Finish, Listing, ResultRow, TableRow};
pub use state::{Place, Play, TableState};
pub use told::{Now, Outline, Viewer, turn_of};
