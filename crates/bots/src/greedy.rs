//! Level 1: the most points now, then the most stones.

use vale_engine::{Game, Move, Seat};

use crate::bot::{Bot, Budget, Decision, Plan, Sight};
use crate::dice::Dice;
use crate::sample::sample_with;

/// Looks one move ahead: points count most, then cards on the table and in hand, then stones.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot for Greedy {
    fn decide(&self, sight: Sight<'_>, seed: u64, _budget: Budget) -> Decision {
        let seat = sight.view.seat;
        if let [only] = sight.legal {
            return Decision::plain(*only);
        }
        let Ok(game) = sample_with(sight.view, sight.memory, &mut Dice::new(seed)) else {
            return Decision::plain(sight.legal[0]);
        };
        let mut plans: Vec<_> = sight
            .legal
            .iter()
            .map(|&m| {
                let mut after = game;
                after.play_unchecked(m, &mut ());
                Plan { moves: vec![m], value: wealth(&after, seat) + taste(m) }
            })
            .collect();
        plans.sort_by(|one, other| other.value.total_cmp(&one.value));
        Decision { chosen: plans[0].moves[0], plans }
    }
}

/// What a player has now, in points.
fn wealth(game: &Game, seat: Seat) -> f32 {
    let stones = game.stones(seat);
    let worth = f32::from(game.worth(seat).of(stones));
    let affordable = |cost: u16| if f32::from(cost) <= worth + 4.0 { 1.4 } else { 0.4 };
    let hand: f32 = game.hand(seat).iter().map(|card| affordable(game.cost(seat, card))).sum();
    f32::from(game.score(seat)) + 2.5 * f32::from(game.area(seat).len()) + hand + 0.45 * worth
}

/// Among cards to hunt, the one that sells for most.
fn taste(m: Move) -> f32 {
    match m {
        Move::Hunt(card) => 0.1 * f32::from(card.cost()),
        _ => 0.0,
    }
}
