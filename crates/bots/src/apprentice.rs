//! Level 2: plans whole turns, and drafts with an eye on the others.

use vale_engine::{CardSet, Game, Move, Seat, Stones};

use crate::bot::{Bot, Budget, Decision, Plan, Sight};
use crate::dice::Dice;
use crate::evaluation::{Prospect, value};
use crate::plan::{Beam, plans};
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
        decide(sight, seed, Beam::USUAL, budget)
    }
}

/// Level 2 with a narrow search, whose plans can be followed to the end: quick, for the games from which nets learn.
#[derive(Clone, Copy, Debug, Default)]
pub struct NarrowApprentice;

impl NarrowApprentice {
    const BEAM: Beam = Beam { width: 6, kept: 5, open: true };
}

impl Bot for NarrowApprentice {
    fn decide(&self, sight: Sight<'_>, seed: u64, budget: Budget) -> Decision {
        decide(sight, seed, Self::BEAM, budget)
    }
}

fn decide(sight: Sight<'_>, seed: u64, beam: Beam, budget: Budget) -> Decision {
    if let [only] = sight.legal {
        return Decision::plain(*only);
    }
    let seat = sight.view.seat;
    let Ok(game) = sample_with(sight.view, sight.memory, &mut Dice::new(seed)) else {
        return Decision::plain(sight.legal[0]);
    };
    let plans = if let Move::Hunt(_) = sight.legal[0] {
        hunts(&game, seat, sight.legal)
    } else {
        let rivals = Rivals::new(&game, seat);
        plans(&game, seat, beam, budget, |game| value(game, seat) - RIVALRY * rivals.strongest(game))
    };
    let chosen = plans.first().and_then(|plan| plan.moves.first()).copied();
    Decision { chosen: chosen.unwrap_or(sight.legal[0]), plans }
}

/// The opponents, and what the game was worth to them before the plans began. Most plans touch none of them, so their
/// worth is looked up and only worked out again for those whose points, stones or cards have changed.
struct Rivals(Vec<Rival>);

struct Rival {
    seat: Seat,
    visible: (u16, Stones, CardSet),
    worth: f32,
}

impl Rivals {
    fn new(game: &Game, seat: Seat) -> Self {
        let others = game.seats().filter(|&other| other != seat);
        Self(others.map(|seat| Rival { seat, visible: visible(game, seat), worth: value(game, seat) }).collect())
    }

    /// What the game is worth to the strongest of them.
    fn strongest(&self, game: &Game) -> f32 {
        let worth = |rival: &Rival| {
            if visible(game, rival.seat) == rival.visible { rival.worth } else { value(game, rival.seat) }
        };
        self.0.iter().map(worth).fold(0.0, f32::max)
    }
}

/// What a player has on the table.
fn visible(game: &Game, seat: Seat) -> (u16, Stones, CardSet) {
    (game.score(seat), game.stones(seat), game.area(seat).set())
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
    plans.sort_by(|one, other| other.value.total_cmp(&one.value));
    plans
}
