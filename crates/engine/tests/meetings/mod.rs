//! Awkward meetings: of cards with each other, with the limits of the table, and with the end of the game. What they
//! assert is what the rules say, worked out by hand.

mod activating;
mod endings;
mod piles;
mod stones;
mod summoning;
