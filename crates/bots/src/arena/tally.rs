//! What has been counted. All sums are whole numbers, so they do not depend on the order of adding.

use std::time::Duration;

use vale_engine::MAX_SEATS;

use super::report::Forfeited;
use super::times::Times;
use crate::bootstrap::Share;
use crate::table::{Outcome, Thought};

/// A win is counted in twelfths, so that two, three or four winners share it without a rest.
pub(super) const WIN: u64 = 12;

/// All deals that have been played to the end, and all that is not needed for each deal.
pub(super) struct Ledger {
    pub(super) deals: Vec<DealTally>,
    pub(super) bots: Vec<BotLedger>,
    pub(super) games: u64,
    pub(super) forfeits: Vec<Forfeited>,
}

/// What one deal adds to the results.
pub(super) struct DealTally {
    pub(super) deal: u64,
    pub(super) rounds: Share,
    pub(super) bots: Vec<BotTally>,
}

/// What one bot, or the bot at one seat, has reached. A count is a seat at a table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BotTally {
    /// Twelfths of wins.
    pub(super) wins: Share,
    /// Points, of games that were not forfeited.
    pub(super) score: Share,
    pub(super) places: Share,
}

/// What is counted for a bot over all deals.
pub(super) struct BotLedger {
    pub(super) by_seat: [BotTally; MAX_SEATS],
    pub(super) forfeits: u64,
    pub(super) decisions: Times,
    pub(super) picks: Times,
    pub(super) turns: Times,
}

/// How one seat did.
#[derive(Clone, Copy)]
struct SeatScore {
    wins: u64,
    score: Option<u64>,
    place: u64,
}

impl BotTally {
    fn enter(&mut self, seat: &SeatScore) {
        self.wins.add(seat.wins, 1);
        self.places.add(seat.place, 1);
        if let Some(score) = seat.score {
            self.score.add(score, 1);
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.wins.add(other.wins.sum, other.wins.count);
        self.score.add(other.score.sum, other.score.count);
        self.places.add(other.places.sum, other.places.count);
    }
}

/// How each seat did. After a forfeit, the one who forfeits is last and the others share the victory; the points of such
/// a game mean nothing.
fn seat_scores(outcome: &Outcome) -> Vec<SeatScore> {
    let game = outcome.played.game();
    let players = u64::from(game.options().players);
    if let Some(forfeit) = &outcome.forfeit {
        let loser = SeatScore { wins: 0, score: None, place: players };
        let winner = SeatScore { wins: WIN / (players - 1), score: None, place: 1 };
        return game.seats().map(|seat| if seat == forfeit.seat { loser } else { winner }).collect();
    }
    let mut ranking = game.ranking();
    ranking.sort_by_key(|standing| standing.seat);
    let winners = ranking.iter().filter(|standing| standing.place == 1).count() as u64;
    let scores = ranking.iter().map(|standing| SeatScore {
        wins: if standing.place == 1 { WIN / winners } else { 0 },
        score: Some(u64::from(standing.score)),
        place: u64::from(standing.place),
    });
    scores.collect()
}

impl Ledger {
    pub(super) fn new(bots: usize) -> Self {
        let bot = || BotLedger {
            by_seat: [BotTally::default(); MAX_SEATS],
            forfeits: 0,
            decisions: Times::new(),
            picks: Times::new(),
            turns: Times::new(),
        };
        Self { deals: Vec::new(), bots: (0..bots).map(|_| bot()).collect(), games: 0, forfeits: Vec::new() }
    }

    /// Enters a deal: a game for each seating.
    pub(super) fn enter(&mut self, deal: u64, seatings: &[Vec<usize>], outcomes: &[Outcome]) {
        let mut tally = DealTally { deal, rounds: Share::default(), bots: vec![BotTally::default(); self.bots.len()] };
        for (index, (seating, outcome)) in seatings.iter().zip(outcomes).enumerate() {
            self.games += 1;
            for (seat, (&bot, score)) in seating.iter().zip(seat_scores(outcome)).enumerate() {
                tally.bots[bot].enter(&score);
                self.bots[bot].by_seat[seat].enter(&score);
            }
            if let Some(forfeit) = &outcome.forfeit {
                let bot = seating[forfeit.seat.index()];
                self.bots[bot].forfeits += 1;
                self.forfeits.push(Forfeited {
                    deal: deal + 1,
                    seating: index as u64 + 1,
                    seat: forfeit.seat,
                    reason: forfeit.fault.to_string(),
                });
            } else {
                tally.rounds.add(u64::from(outcome.played.game().round()), 1);
            }
            self.enter_times(seating, &outcome.thoughts);
        }
        self.deals.push(tally);
    }

    fn enter_times(&mut self, seating: &[usize], thoughts: &[Thought]) {
        for thought in thoughts {
            let bot = &mut self.bots[seating[thought.seat.index()]];
            bot.decisions.add(thought.time);
            if thought.hunt {
                bot.picks.add(thought.time);
            }
        }
        let mut turns: Vec<((u8, usize), Duration)> = Vec::new();
        for thought in thoughts.iter().filter(|thought| thought.own_turn) {
            let turn = (thought.round, thought.seat.index());
            match turns.last_mut() {
                Some((last, time)) if *last == turn => *time += thought.time,
                _ => turns.push((turn, thought.time)),
            }
        }
        for ((_, seat), time) in turns {
            self.bots[seating[seat]].turns.add(time);
        }
    }
}
