//! The phases of a round: what may be done in each, and what follows.

mod act;
mod hunt;
mod resolve;
