//! What a move would bring, as far as the one who makes it can know beforehand.

use crate::effect::Ask;
use crate::event::{Event, Witness};
use crate::game::{Game, Pending};
use crate::moves::{Move, MoveList};
use crate::rng::Seed;
use crate::seat::Seat;
use crate::stones::Stones;

/// What a move would bring to whoever makes it, up to the next question. Having to choose which stones to keep does not
/// count as one, as long as what follows is the same for every choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Preview {
    /// Points earned less points lost.
    pub points: i32,
    /// Stones that a sale or an effect gives, before any are lost because they are too many.
    pub stones: Stones,
    /// Stones that an effect takes. Those that the move itself pays are not among them.
    pub spends: Stones,
    /// Does it turn up something hidden? Then it cannot be taken back.
    pub reveals: bool,
    /// Does it lead to another question before it is over?
    pub asks: bool,
    /// What must be paid for the move itself, after all discounts.
    pub price: u16,
    /// What the stones that pay it are worth beyond the price: there is no change.
    pub wastes: u16,
}

impl Preview {
    /// What this and then the other would bring.
    const fn then(self, other: Self) -> Self {
        Self {
            points: self.points + other.points,
            stones: self.stones.plus(other.stones),
            spends: self.spends.plus(other.spends),
            reveals: self.reveals || other.reveals,
            asks: self.asks || other.asks,
            price: self.price,
            wastes: self.wastes,
        }
    }
}

/// Adds up what comes to a seat.
struct Watch {
    seat: Seat,
    seen: Preview,
}

impl Watch {
    fn trade(&mut self, seat: Seat, gave: Stones, took: Stones) {
        if seat == self.seat {
            self.seen.spends = self.seen.spends.plus(gave);
            self.seen.stones = self.seen.stones.plus(took);
        }
    }
}

impl Witness for Watch {
    fn event(&mut self, event: Event) {
        self.seen.reveals |= event.reveals();
        match event {
            Event::PointsEarned { seat, points, .. } if seat == self.seat => self.seen.points += i32::from(points),
            Event::PointsLost { seat, points, .. } if seat == self.seat => self.seen.points -= i32::from(points),
            Event::StonesEarned { seat, stones, .. } | Event::Sold { seat, stones, .. } => {
                self.trade(seat, Stones::NONE, stones);
            }
            Event::StonesSpent { seat, stones, .. } => self.trade(seat, stones, Stones::NONE),
            Event::StonesExchanged { seat, gave, took, .. } => self.trade(seat, gave, took),
            Event::StoneUpgraded { seat, from, to, .. } => self.trade(seat, Stones::of(from, 1), Stones::of(to, 1)),
            _ => {}
        }
    }
}

impl Game {
    /// Returns all legal moves of whoever is asked, with what each would bring. It follows from what they see and
    /// nothing else.
    pub fn offers(&self) -> Vec<(Move, Preview)> {
        let guess = self.guess_of_asked_seat();
        self.legal_moves().into_iter().map(|m| (m, guess.map_or(Preview::default(), |guess| guess.brings(m)))).collect()
    }

    /// Returns what a legal move would bring to whoever is asked; nothing if it is not legal. It follows from what they
    /// see and nothing else.
    pub fn preview(&self, m: Move) -> Preview {
        self.guess_of_asked_seat().map_or(Preview::default(), |guess| guess.brings(m))
    }

    /// A game that looks to whoever is asked like this one, and in which nothing of what is hidden from them is left.
    fn guess_of_asked_seat(&self) -> Option<Self> {
        let view = self.seat_view(self.asked_seat()?);
        view.determinize(&view.guess(Seed::default(), |_| {})).ok()
    }

    fn brings(&self, m: Move) -> Preview {
        let seat = self.asked;
        let mut watch = Watch { seat, seen: Preview::default() };
        let mut after = *self;
        if after.play(m, &mut watch).is_err() {
            return Preview::default();
        }
        watch.seen.asks = !after.position_is_plain();
        if let Some((price, pay)) = self.price_and_payment(m) {
            watch.seen.price = price;
            watch.seen.wastes = self.worth(seat).of(pay).saturating_sub(price);
        }
        if after.pending == Pending::Keep && after.asked == seat {
            return watch.seen.then(after.preview_of_every_keep());
        }
        watch.seen
    }

    /// What a move costs, and the stones that it pays with.
    fn price_and_payment(&self, m: Move) -> Option<(u16, Stones)> {
        match m {
            Move::Summon { card, pay } => Some((self.cost(self.asked, card), pay)),
            Move::Remove { pay, .. } => Some((self.removal_price(), pay)),
            Move::Pay(pay) => {
                let Some((_, Ask::Pay { price })) = self.top_question() else { return None };
                Some((u16::from(price), pay))
            }
            _ => None,
        }
    }

    /// What follows the choice of the stones to keep; nothing if that depends on the choice.
    fn preview_of_every_keep(&self) -> Preview {
        let mut keeps = MoveList::new();
        self.list_keeps(&mut keeps);
        let mut follows = keeps.iter().map(|&keep| self.brings(keep));
        let first = follows.next().unwrap_or_default();
        if follows.all(|other| other == first) { first } else { Preview::default() }
    }
}
