//! What happened, as everyone at the table sees it, and the few things that only one seat sees.

use serde::Serialize;

use crate::ask::Phase;
use crate::card::Card;
use crate::seat::Seat;
use crate::stones::Stones;

/// Something that everyone at the table sees. There is no variant that could hold a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Event {
    /// A new round began.
    RoundBegan { round: u8, first: Seat },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// A card was revealed to the display.
    Revealed { card: Card },
    /// The discard pile became the draw pile.
    Reshuffled { cards: u8 },
    /// A player marked a card.
    Hunted { seat: Seat, card: Card },
    /// A player found no unmarked card (Z1).
    Passed { seat: Seat },
    /// A player sold a card for these stones.
    Sold { seat: Seat, card: Card, stones: Stones },
    /// A player tamed a card.
    Tamed { seat: Seat, card: Card },
    /// A player summoned a card for these stones.
    Summoned { seat: Seat, card: Card, paid: Stones },
    /// A player summoned a card for free.
    SummonedFree { seat: Seat, card: Card, by: Card },
    /// A player removed a card for these stones.
    Removed { seat: Seat, card: Card, paid: Stones },
    /// A player ended the turn of the Action Phase.
    TurnEnded { seat: Seat },
    /// A player activated an active effect.
    Used { seat: Seat, card: Card },
    /// A card takes the effect of another as its own.
    Copied { seat: Seat, card: Card, from: Card },
    /// A player chose a player for an effect.
    PlayerChosen { seat: Seat, chosen: Seat, by: Card },
    /// A player earned stones.
    StonesEarned { seat: Seat, stones: Stones, by: Card },
    /// A player discarded stones for an effect.
    StonesSpent { seat: Seat, stones: Stones, by: Card },
    /// A player exchanged stones.
    StonesExchanged { seat: Seat, gave: Stones, took: Stones, by: Card },
    /// A player had too many stones, kept some and lost the rest.
    StonesKept { seat: Seat, kept: Stones, lost: Stones },
    /// A player earned points.
    PointsEarned { seat: Seat, points: u16, by: Card },
    /// A player lost points.
    PointsLost { seat: Seat, points: u16, by: Card },
    /// A player drew a card.
    Drew { seat: Seat, by: Card },
    /// A summoned card returned to the hand.
    Recovered { seat: Seat, card: Card, by: Card },
    /// A card was discarded from the hand.
    DiscardedFromHand { seat: Seat, card: Card, by: Card },
    /// A summoned card was discarded by an effect.
    DiscardedFromArea { seat: Seat, card: Card, by: Card },
    /// A player took a card from the discard pile.
    TookFromDiscard { seat: Seat, card: Card, by: Card },
    /// A summoned card went on top of the draw pile.
    PutOnPile { seat: Seat, card: Card },
    /// The game ended.
    GameEnded,
}

impl Event {
    /// Did this turn up something that nobody could know? Taking back a move stops there.
    pub const fn reveals(&self) -> bool {
        matches!(self, Self::Revealed { .. } | Self::Reshuffled { .. } | Self::Drew { .. })
    }
}

/// Something that only one seat sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Secret {
    /// The card that the seat drew.
    DrewCard { card: Card },
}

/// Whoever is told what happens while a move is played. All methods do nothing unless they are written, so the witness
/// `()` costs nothing.
pub trait Witness {
    /// Everyone sees this.
    fn event(&mut self, event: Event) {
        let _ = event;
    }

    /// Only this seat sees this.
    fn secret(&mut self, seat: Seat, secret: Secret) {
        let _ = (seat, secret);
    }
}

impl Witness for () {}

/// One thing that happened, with who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    /// For everyone.
    Public(Event),
    /// For one seat.
    Private(Seat, Secret),
}

/// A witness that writes everything down.
impl Witness for Vec<Happening> {
    fn event(&mut self, event: Event) {
        self.push(Happening::Public(event));
    }

    fn secret(&mut self, seat: Seat, secret: Secret) {
        self.push(Happening::Private(seat, secret));
    }
}

/// A witness that writes down what everyone sees.
impl Witness for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
