//! Level 1: the most points now, then the most stones.

use vale_engine::{Card, Game, Seat};

use crate::bot::{Bot, Budget, Decision, Plan, Sight};
use crate::dice::Dice;
use crate::evaluation::Prospect;
use crate::sample::sample_with;

/// How much of what a card would do counts while it is in hand.
const IN_HAND: f32 = 0.4;
/// Points that a unit of stone worth counts for.
const STONE: f32 = 0.42;

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
                Plan { moves: vec![m], value: wealth(&after, seat) }
            })
            .collect();
        plans.sort_by(|one, other| other.value.total_cmp(&one.value));
        Decision { chosen: plans[0].moves[0], plans }
    }
}

/// What a player has now: points, then what the cards do for it at once, then what the stones are worth.
fn wealth(game: &Game, seat: Seat) -> f32 {
    let score = f32::from(game.score(seat));
    if game.is_over() {
        return score;
    }
    let prospect = Prospect::new(game, seat);
    let worth = f32::from(game.worth(seat).of(game.stones(seat)));
    let area: f32 = game.area(seat).iter().map(|card| lasting(&prospect, card)).sum();
    let within_reach = |card: Card| f32::from(game.cost(seat, card)) <= worth + 2.0;
    let hand: f32 = game.hand(seat).iter().filter(|&card| within_reach(card)).map(|card| whole(&prospect, card)).sum();
    score + area + IN_HAND * hand + STONE * worth + hunted(game, seat, &prospect)
}

/// What a summoned card does in the next rounds.
fn lasting(prospect: &Prospect<'_>, card: Card) -> f32 {
    0.5 + prospect.uses().min(3.0) * prospect.active(card).max(0.0)
}

/// What summoning a card does.
fn whole(prospect: &Prospect<'_>, card: Card) -> f32 {
    prospect.instant(card).max(0.0) + lasting(prospect, card)
}

/// What the hunted cards of a player promise: the stones they sell for, or what they would do.
fn hunted(game: &Game, seat: Seat, prospect: &Prospect<'_>) -> f32 {
    let worth = game.worth(seat);
    let promise = |card: Card| {
        let sold = STONE * f32::from(worth.of(game.options().sell.reward(card.family())));
        let cost = f32::from(game.cost(seat, card));
        let reach = f32::from(worth.of(game.stones(seat))) + 5.0;
        if cost <= reach { sold.max(IN_HAND * whole(prospect, card)) } else { sold }
    };
    0.9 * game.display().marked_by(seat).map(promise).sum::<f32>()
}
