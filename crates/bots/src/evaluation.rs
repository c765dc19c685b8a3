//! What a position is worth to a player, in points at the end of the game.
//!
//! The value is the points there are, and a guess at those to come: what the summoned cards still bring over the rounds
//! left, what the cards in hand would bring for their cost, and what the stones can buy. The guess reads the effects
//! themselves, word by word, so every card and tile has a value without a table of its own.

mod effects;
mod prospect;

use vale_engine::{Game, LAST_ROUND, Seat};

use crate::weights as weight;
pub(crate) use prospect::Prospect;

/// What this game is worth to this player: the points it will probably have in the end.
pub(crate) fn value(game: &Game, seat: Seat) -> f32 {
    worth(game, seat, place)
}

/// What the nets are told that a game is worth to this player. With three players they have learned it with another turn order
/// than that of the game, and until they are trained again they must be told the same; otherwise it is the value.
pub(crate) fn value_as_learned(game: &Game, seat: Seat) -> f32 {
    worth(game, seat, |game, seat| {
        let players = usize::from(game.options().players);
        (seat.index() + vale_engine::MAX_SEATS - game.first().index()) % players
    })
}

fn worth(game: &Game, seat: Seat, place: impl Fn(&Game, Seat) -> usize) -> f32 {
    let score = f32::from(game.score(seat));
    if game.is_over() {
        return score;
    }
    let prospect = Prospect::in_order(game, seat, place);
    score + prospect.purse() + prospect.area() + prospect.hand(game.hand(seat)) + prospect.shelter() + prospect.tile()
}

/// How many rounds come after this one: at most ten in all, fewer if somebody nears the end score.
fn rounds_to_come(game: &Game) -> f32 {
    let leader = game.seats().map(|seat| game.score(seat)).max().unwrap_or(0);
    let missing = f32::from(game.options().end_score()) - f32::from(leader);
    f32::from(LAST_ROUND - game.round()).min((missing / weight::PACE).ceil().max(0.0))
}

/// The place of a seat in the turn order of this round, from 0.
pub(crate) fn place(game: &Game, seat: Seat) -> usize {
    let players = usize::from(game.options().players);
    (seat.index() + players - game.first().index()) % players
}
