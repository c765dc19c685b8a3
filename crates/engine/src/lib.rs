//! The rules of The Vale of Eternity: the base game and the Artifacts expansion, complete and exact.
//!
//! A game is a [`Setup`] and a list of [`Move`]s. A [`Game`] is the state in between: it says [who is asked
//! what](Game::asked), [lists all legal moves](Game::legal_moves), says [why a move is refused](Game::check), [plays
//! it](Game::play) and tells a [`Witness`] what happened. What a seat may know is a [`SeatView`], a type without room for
//! the cards of others.
//!
//! ```
//! use vale_engine::{Game, Seed, Setup};
//!
//! let mut game = Game::new(&Setup::new(3, Seed::from_number(42)))?;
//! while !game.is_over() {
//!     let moves = game.legal_moves();
//!     game.play(moves[0], &mut ())?;
//! }
//! let winner = game.ranking()[0];
//! assert_eq!(winner.place, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A bot searches in games that it makes up: [`SeatView::guess`] deals what its seat does not see, and
//! [`SeatView::determinize`] makes a full game of that. The folder `examples` has that, a game from deal to ranking, and a
//! record that is read.
//!
//! # Features
//!
//! - `serde`, on unless you turn it off: records, positions as JSON, and `Serialize` for all that is seen, asked and told.
//!   Without it there are only games, and three small dependencies.
//! - `ts`: the types of what is seen, asked and told as TypeScript and JSON Schema.
//!
//! The engine does no input or output, has no clock, no threads and no randomness but the [`Seed`] of the setup, and does
//! not panic, whatever it is given. Creatures and artifact tiles are rows of data in a small closed [language of
//! effects](effect).

#![warn(missing_docs, clippy::missing_errors_doc)]

mod answer;
mod artifacts;
mod ask;
mod card;
mod cards;
mod determinize;
mod display;
pub mod effect;
#[rustfmt::skip]
mod english;
mod event;
mod game;
mod handle;
mod history;
mod invariants;
mod ledger;
mod lookahead;
mod modifiers;
mod moves;
mod notation;
mod perform;
mod perft;
mod phase;
mod pile;
mod position;
mod preview;
mod ranking;
#[cfg(feature = "serde")]
mod record;
mod refusal;
mod rng;
mod run;
mod seat;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
mod stack;
mod steps;
mod stone_limit;
mod stones;
mod tile;
#[cfg(feature = "ts")]
mod typescript;
mod view;

pub use ask::{Asked, EffectQuestion, Phase, Question};
pub use card::{CARD_COUNT, Card, CardSet, CardSetIter, Creature, Family, Set};
pub use determinize::{DeterminizeError, Hidden};
pub use display::{Display, Hunted};
pub use event::{Event, Happening, RevealWitness, Secret, Witness};
pub use game::{Game, LAST_ROUND};
pub use handle::IdError;
pub use history::{Match, Played, Start, StartError, UndoRefusal};
pub use ledger::{Account, Ledger};
pub use moves::{Choices, MAX_MOVES, Move, MoveList};
pub use notation::{Missing, NotationError};
pub use perft::perft;
#[cfg(feature = "serde")]
pub use position::in_plain_words;
pub use position::{PlayerPosition, Position, PositionError, RunningEffect, RunningEffects};
pub use preview::Preview;
pub use ranking::{Ranking, Standing};
#[cfg(feature = "serde")]
pub use record::{MAX_NAME, MAX_RECORD, Record, RecordError, RecordErrorKind};
pub use refusal::{Obstacle, Refusal};
pub use rng::{Seed, SeedError};
pub use seat::{Area, BySeat, MAX_AREA, MAX_SEATS, PendingTriggers, Seat};
pub use setup::{Deal, FirstPlayer, Options, RULES_VERSION, SellTable, Setup, SetupError};
pub use stones::{Colour, PaymentRule, Stones, StonesError, Worth};
pub use tile::{Artifact, Source, Supply, TILE_COUNT, Tile, TileKind, TileSet, TileSetIter};
pub use view::{KnownCard, PlayerView, RefereeView, SeatView, TableView};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
