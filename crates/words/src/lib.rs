//! The words of Vale in English, French and Italian: names, what cards say, what is asked, what can be done, what
//! happened and why not.
//!
//! The words themselves are Fluent messages in the folder `locales`, which the browser reads as well. [`Words`] has those
//! of one language. No card has a text of its own: the layout of its sentences follows from the steps of its effect, in
//! any language, and so does the choice of messages.
//!
//! ```
//! use vale_engine::Card;
//! use vale_words::{Language, Style, Words};
//!
//! let words = Words::new(Language::French, Style::Plain);
//! let hydra = Card::by_id("hydra").ok_or("there is no such card")?;
//! assert_eq!(words.card(hydra), "Hydre");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs, clippy::missing_errors_doc)]

mod args;
mod catalogue;
mod effects;
mod fill;
mod language;
mod layout;
mod letters;
mod message;
mod moves;
mod reading;
mod things;
mod words;

pub use args::field_kinds;
pub use catalogue::{CardFacts, CardText, EffectText, Facts, Sell, ShownEffect, Texts, TileFacts, TileText};
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use message::Message;
pub use moves::Situation;
pub use reading::Reading;
pub use words::{Style, Words};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
