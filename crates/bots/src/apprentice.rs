//! Level 2: plans whole turns, and drafts with an eye on the others.

use vale_engine::{Game, Move, Phase, Seat};

use crate::bot::{Bot, Budget, Decision, Plan, Sight};
use crate::dice::Dice;
use crate::evaluation::{Prospect, value};
use crate::plan::plans;
use crate::sample::sample_with;

/// How much of what a card is worth to the others counts for taking it away from them.
const DENIAL: f32 = 0.3;
/// How much the standing of the strongest opponent counts against a position.
const RIVALRY: f32 = 0.35;

/// Plans whole turns by beam search with a hand-made evaluation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Apprentice;

impl Bot for Apprentice {
    fn decide(&self, sight: Sight<'_>, seed: u64, budget: Budget) -> Decision {
        if let [only] = sight.legal {
            return Decision::plain(*only);
        }
        let seat = sight.view.seat;
        let Ok(game) = sample_with(sight.view, sight.memory, &mut Dice::new(seed)) else {
            return Decision::plain(sight.legal[0]);
        };
        let plans = match sight.legal[0] {
            Move::Hunt(_) => hunts(&game, seat, sight.legal),
            _ => plans(&game, seat, budget, |game| standing(game, seat)),
        };
        let chosen = plans.first().and_then(|plan| plan.moves.first()).copied();
        Decision { chosen: chosen.unwrap_or(sight.legal[0]), plans }
    }
}

/// What a position is worth to a player, the strongest rival counted against it.
fn standing(game: &Game, seat: Seat) -> f32 {
    let rival = game.seats().filter(|&other| other != seat).map(|other| value(game, other)).fold(0.0, f32::max);
    value(game, seat) - RIVALRY * rival
}

/// The cards that can be hunted, by what they are worth to me and to those who pick next.
fn hunts(game: &Game, seat: Seat, legal: &[Move]) -> Vec<Plan> {
    let mine = Prospect::new(game, seat);
    let others: Vec<_> = game.seats().filter(|&other| other != seat).map(|other| Prospect::new(game, other)).collect();
    let mut plans: Vec<_> = legal
        .iter()
        .filter_map(|&m| match m {
            Move::Hunt(card) => {
                let denied = others.iter().map(|other| other.prize(card)).fold(0.0, f32::max);
                Some(Plan { moves: vec![m], value: mine.prize(card) + DENIAL * denied })
            }
            _ => None,
        })
        .collect();
    debug_assert_eq!(game.phase(), Phase::Hunting);
    plans.sort_by(|one, other| other.value.total_cmp(&one.value));
    plans
}
