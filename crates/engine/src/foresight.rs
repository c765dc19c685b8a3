//! What a move would bring, as far as the one who makes it can know beforehand.

use serde::Serialize;

use crate::event::{Event, Witness};
use crate::game::Game;
use crate::moves::Move;
use crate::seat::Seat;
use crate::stones::Stones;

/// What a move would bring to whoever makes it, up to the next question or the first hidden thing that it turns up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Foresight {
    /// Points earned less points lost.
    pub points: i32,
    /// Stones received, from a sale or an effect.
    pub stones: Stones,
    /// Does it turn up something hidden, so that nobody can know the rest?
    pub reveals: bool,
    /// Does it lead to another question before the action is over?
    pub asks: bool,
}

/// Adds up what comes to a seat until something hidden turns up.
struct Watch {
    seat: Seat,
    seen: Foresight,
}

impl Witness for Watch {
    fn event(&mut self, event: Event) {
        self.seen.reveals |= event.reveals();
        if self.seen.reveals {
            return;
        }
        match event {
            Event::PointsEarned { seat, points, .. } if seat == self.seat => self.seen.points += i32::from(points),
            Event::PointsLost { seat, points, .. } if seat == self.seat => self.seen.points -= i32::from(points),
            Event::StonesEarned { seat, stones, .. } | Event::Sold { seat, stones, .. } if seat == self.seat => {
                self.seen.stones = self.seen.stones.plus(stones);
            }
            _ => {}
        }
    }
}

impl Game {
    /// What a legal move would bring to whoever is asked. Nothing in it depends on what is hidden from them.
    pub fn foresee(&self, m: Move) -> Foresight {
        let mut watch = Watch { seat: self.asked, seen: Foresight::default() };
        let mut after = *self;
        after.play_unchecked(m, &mut watch);
        watch.seen.asks = !watch.seen.reveals && !after.position_is_plain();
        watch.seen
    }
}
