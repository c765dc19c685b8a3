//! Where the points of a game came from.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use crate::event::{Event, Witness};
use crate::game::Game;
use crate::history::Match;
use crate::seat::{MAX_SEATS, Seat};
use crate::tile::Source;

/// The points of every player, by what they came from. A witness of a game, from any moment on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    first_round: u8,
    accounts: ArrayVec<Account, MAX_SEATS>,
}

/// The points of one player. What they began with and what all sources brought add up to the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    seat: Seat,
    at_start: u16,
    sources: BTreeMap<Source, i32>,
    by_round: Vec<u16>,
}

impl Ledger {
    /// Returns a ledger that begins with the points of the players now.
    pub fn new(game: &Game) -> Self {
        let open = |seat| Account { seat, at_start: game.score(seat), sources: BTreeMap::new(), by_round: vec![] };
        Self { first_round: game.round(), accounts: game.seats().map(open).collect() }
    }

    /// Returns the ledger of a whole game so far, from its start on.
    pub fn of(played: &Match) -> Self {
        // The start began a game before, so it does now.
        let Ok(mut game) = played.start().begin(&mut ()) else { return Self::new(played.game()) };
        let mut ledger = Self::new(&game);
        for m in played.moves() {
            game.play_unchecked(m, &mut ledger);
        }
        ledger
    }

    /// Returns the round in which the ledger begins: 1, unless the game started from a position.
    pub const fn first_round(&self) -> u8 {
        self.first_round
    }

    /// Returns the accounts, by seat.
    pub fn accounts(&self) -> &[Account] {
        &self.accounts
    }

    fn book(&mut self, seat: Seat, by: Source, points: i32) {
        if let Some(account) = self.accounts.get_mut(seat.index()) {
            *account.sources.entry(by).or_default() += points;
        }
    }

    fn close_round(&mut self) {
        for account in &mut self.accounts {
            account.by_round.push(account.score());
        }
    }
}

impl Account {
    /// Returns whose it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the points that it began with.
    pub const fn at_start(&self) -> u16 {
        self.at_start
    }

    /// Returns the points after each round that is over, from the first round of the ledger on.
    pub fn by_round(&self) -> &[u16] {
        &self.by_round
    }

    /// Returns the points now.
    pub fn score(&self) -> u16 {
        let score = i32::from(self.at_start) + self.sources.values().sum::<i32>();
        u16::try_from(score).unwrap_or_default()
    }

    /// Returns what each source brought, less what it cost, the most first.
    pub fn sources(&self) -> Vec<(Source, i32)> {
        let mut sources: Vec<_> = self.sources.iter().map(|(&source, &points)| (source, points)).collect();
        sources.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
        sources
    }
}

impl Witness for Ledger {
    fn event(&mut self, event: Event) {
        match event {
            Event::PointsEarned { seat, points, by } => self.book(seat, by, i32::from(points)),
            Event::PointsLost { seat, points, by } => self.book(seat, by, -i32::from(points)),
            Event::RoundBegan { .. } | Event::GameEnded => self.close_round(),
            _ => {}
        }
    }
}
