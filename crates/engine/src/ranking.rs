//! Who won (E2).

use arrayvec::ArrayVec;

use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat};

/// How one player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// The place, from 1. Players who share a place have the same number.
    pub place: u8,
    /// The points.
    pub score: u16,
    /// How many summoned cards, which decides among equal points.
    pub summoned: u8,
}

/// The players from the first place to the last.
pub type Ranking = ArrayVec<Standing, MAX_SEATS>;

impl Game {
    /// Returns how the players stand now; the final ranking if the game is over.
    pub fn ranking(&self) -> Ranking {
        let mut ranking: Ranking = self
            .seats()
            .map(|seat| {
                let player = self.player(seat);
                Standing { seat, place: 0, score: player.score, summoned: player.area.len() }
            })
            .collect();
        let key = |standing: &Standing| std::cmp::Reverse((standing.score, standing.summoned));
        ranking.sort_by_key(|standing| (key(standing), standing.seat));
        for index in 0..ranking.len() {
            let place = match index.checked_sub(1) {
                Some(before) if key(&ranking[before]) == key(&ranking[index]) => ranking[before].place,
                _ => index as u8 + 1,
            };
            ranking[index].place = place;
        }
        ranking
    }

    /// Returns the players who share the first place now; the winners if the game is over.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        self.ranking().into_iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
    }
}
