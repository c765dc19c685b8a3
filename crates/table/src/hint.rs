//! What the strongest bot would do in the place of somebody who plays against bots. Only that player's view and memory go
//! into it, so a hint cannot tell what is hidden.

use vale_bots::sample::sample;
use vale_bots::{Level, Memory, Plan, Sight};
use vale_engine::{Event, Game, Move, Seat, SeatView};
use vale_protocol::http::{Hint, HintedWay};
use vale_protocol::{Code, Problem};

use crate::bot_request::chance;
use crate::log::TableLog;

/// How many ways to go on are told.
const WAYS: usize = 3;

/// The bot that is asked.
const LEVEL: Level = Level::Master;

/// A hint that is to be worked out.
#[derive(Clone, Debug)]
pub struct HintRequest {
    seq: u64,
    view: SeatView,
    memory: Memory,
    legal: Vec<Move>,
    seed: u64,
}

impl TableLog {
    /// What a hint for a seat is worked out from, which was noted with this number.
    ///
    /// # Errors
    /// The seat is not asked, or not any more.
    pub fn hint_request(&self, seat: Option<Seat>, seq: u64, secret: &str) -> Result<HintRequest, Problem> {
        let gone = || Problem::new(Code::Conflict, "the game has gone on: ask again");
        let (seat, play) = seat.zip(self.state.play.as_ref()).ok_or_else(gone)?;
        let game = play.game.game();
        if game.asked_seat() != Some(seat) {
            return Err(gone());
        }
        Ok(HintRequest {
            seq,
            view: game.seat_view(seat),
            memory: play.memories.of(seat).clone(),
            legal: game.legal_moves(),
            seed: chance(secret, &self.id, seq),
        })
    }
}

impl HintRequest {
    /// Asks the bot. This takes as long as it thinks.
    pub fn solve(&self) -> Hint {
        let Self { seq, view, memory, legal, seed } = self;
        let decision = LEVEL.bot().decide(Sight { view, memory, legal }, *seed, LEVEL.default_budget());
        let only = Plan { moves: vec![decision.chosen], value: 0.0 };
        let plans = if decision.plans.is_empty() { vec![only] } else { decision.plans };
        Hint { level: LEVEL.number(), seq: *seq, ways: self.ways(&plans) }
    }

    /// The best plans that begin with different moves.
    fn ways(&self, plans: &[Plan]) -> Vec<HintedWay> {
        let mut ways: Vec<HintedWay> = Vec::new();
        for plan in plans {
            let Some(&m) = plan.moves.first() else { continue };
            if ways.len() < WAYS && ways.iter().all(|way| way.m != m) {
                let world = sample(&self.view, &self.memory, self.seed);
                let events = world.map_or_else(|_| Vec::new(), |game| told(&game, &self.view, &plan.moves));
                ways.push(HintedWay { share: (1_000.0 * plan.value).round() / 10.0, m, events });
            }
        }
        ways
    }
}

/// What a plan leads to, in a game that only looks like the real one: nothing of what it makes up is told.
fn told(game: &Game, view: &SeatView, moves: &[Move]) -> Vec<Event> {
    let (mut game, mut told) = (*game, Vec::new());
    for &m in moves {
        if game.asked_seat() != Some(view.seat) || game.check(m).is_err() {
            break;
        }
        let mut events: Vec<Event> = Vec::new();
        game.play_unchecked(m, &mut events);
        // Other players, and what turns up, are made up from here on.
        let known =
            |event: &&Event| !event.reveals() && !matches!(event, Event::TurnEnded { .. } | Event::PhaseBegan { .. });
        let count = events.iter().take_while(known).count();
        let cut = count < events.len();
        events.truncate(count);
        told.append(&mut events);
        if cut {
            break;
        }
    }
    told
}
