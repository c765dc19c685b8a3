//! What the engine as a whole promises, apart from the single rules.

mod foresight;
mod golden_deck;
mod lookahead;
mod perft;
mod playthrough;
mod properties;
mod refused;
