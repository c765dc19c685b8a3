//! What the engine as a whole promises, apart from the single rules.

mod foresight;
mod golden_deck;
mod ledger;
mod lookahead;
mod perft;
mod playthrough;
mod properties;
mod refused;
