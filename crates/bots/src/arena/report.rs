//! What came of an arena.

use serde::Serialize;
use vale_engine::{Options, Seat, Seed};

use super::entrant::written;
use super::tally::{BotLedger, BotTally, Ledger, WIN};
use super::times::Timing;
use super::{Arena, Entrant};
use crate::bootstrap::{Estimate, Share, estimate};

/// The results of all deals that were played to the end, with 95 % confidence intervals by bootstrap over the deals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// The options of the table.
    pub options: Options,
    /// The seed of the arena.
    pub seed: Seed,
    /// The number of the first deal, from 1.
    pub first_deal: u64,
    /// How many deals.
    pub deals: u64,
    /// How many games: each deal in every seating.
    pub games: u64,
    /// The rounds of a game. Forfeited games do not count.
    pub rounds: Estimate,
    /// The bots, in the order in which they were named.
    pub bots: Vec<BotResult>,
    /// What the turn order in the first round is worth, over all bots.
    pub turn_order: Vec<ByTurnOrder>,
    /// The games that somebody lost by a fault.
    pub forfeits: Vec<Forfeited>,
}

/// What one bot reached. All means are per seat that the bot took.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotResult {
    /// Its name.
    pub name: String,
    /// How much it may think about a decision, such as `500` (nodes) or `20ms`; none for a program.
    pub budget: Option<String>,
    /// How many seats it took in each game.
    pub seats: u64,
    /// The share of wins of each of its seats; shared wins are split.
    pub win_share: Estimate,
    /// The points. Forfeited games do not count.
    pub score: Estimate,
    /// The place, from 1.
    pub place: Estimate,
    /// How many games it lost by a fault.
    pub forfeits: u64,
    /// What it reached at each place of the turn order.
    pub turn_order: Vec<ByTurnOrder>,
    /// How long it thought.
    pub thinking: Thinking,
}

/// Win share and points at one place of the turn order in the first round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByTurnOrder {
    /// The place in the turn order, from 1.
    pub number: usize,
    /// The share of wins.
    pub win_share: Option<f64>,
    /// The mean points.
    pub score: Option<f64>,
}

/// How long a bot thought. Moves without a choice are not asked for and do not count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Thinking {
    /// About one decision.
    pub decision: Option<Timing>,
    /// About one hunt.
    pub pick: Option<Timing>,
    /// About all decisions of one turn of the Action Phase.
    pub turn: Option<Timing>,
}

/// A game that somebody lost by a fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forfeited {
    /// The number of the deal, from 1.
    pub deal: u64,
    /// The number of the seating, from 1.
    pub seating: u64,
    /// The seat that lost.
    pub seat: Seat,
    /// What it did.
    pub reason: String,
}

impl Results {
    pub(super) fn new(arena: &Arena, mut ledger: Ledger) -> Self {
        ledger.deals.sort_by_key(|tally| tally.deal);
        ledger.forfeits.sort_by_key(|forfeit| (forfeit.deal, forfeit.seating));
        let rounds: Vec<_> = ledger.deals.iter().map(|tally| tally.rounds).collect();
        let bots = arena.entrants.iter().zip(&ledger.bots).enumerate();
        let bots = bots.map(|(index, (entrant, bot))| arena.bot_result(index, entrant, bot, &ledger)).collect();
        let players = usize::from(arena.options.players);
        let turn_order = (0..players).map(|seat| {
            let mut all = BotTally::default();
            ledger.bots.iter().for_each(|bot| all.merge(&bot.by_seat[seat]));
            by_turn_order(seat, &all)
        });
        Self {
            options: arena.options,
            seed: arena.seed,
            first_deal: arena.first_deal + 1,
            deals: ledger.deals.len() as u64,
            games: ledger.games,
            rounds: estimate(&rounds),
            bots,
            turn_order: turn_order.collect(),
            forfeits: ledger.forfeits,
        }
    }
}

impl Arena {
    fn bot_result(&self, index: usize, entrant: &Entrant, bot: &BotLedger, ledger: &Ledger) -> BotResult {
        let over_deals = |what: fn(&BotTally) -> Share| {
            estimate(&ledger.deals.iter().map(|tally| what(&tally.bots[index])).collect::<Vec<_>>())
        };
        let players = usize::from(self.options.players);
        BotResult {
            name: entrant.name.clone(),
            budget: entrant.budget().map(written),
            seats: self.seatings[0].iter().filter(|&&other| other == index).count() as u64,
            win_share: over_deals(|tally| Share { sum: tally.wins.sum, count: tally.wins.count * WIN }),
            score: over_deals(|tally| tally.score),
            place: over_deals(|tally| tally.places),
            forfeits: bot.forfeits,
            turn_order: bot.by_seat[..players]
                .iter()
                .enumerate()
                .map(|(seat, tally)| by_turn_order(seat, tally))
                .collect(),
            thinking: Thinking { decision: bot.decisions.timing(), pick: bot.picks.timing(), turn: bot.turns.timing() },
        }
    }
}

fn by_turn_order(seat: usize, tally: &BotTally) -> ByTurnOrder {
    let wins = Share { sum: tally.wins.sum, count: tally.wins.count * WIN };
    ByTurnOrder { number: seat + 1, win_share: wins.mean(), score: tally.score.mean() }
}
