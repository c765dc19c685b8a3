//! Awkward meetings: of cards with each other, with the limits of the table, and with the end of the game. What they
//! assert is what the rules say, worked out by hand.

mod activating;
mod artifacts_knowing;
mod artifacts_leaving;
mod artifacts_loki;
mod artifacts_recovering;
mod artifacts_summoning;
mod artifacts_swapping;
mod artifacts_tiles;
mod endings;
mod piles;
mod stones;
mod summoning;
