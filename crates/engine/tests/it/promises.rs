//! What the engine as a whole promises, apart from the single rules.

mod golden_deck;
mod ledger;
mod lookahead;
mod perft;
mod playthrough;
mod preview;
mod properties;
mod refused;
