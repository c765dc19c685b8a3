//! What happened, as everyone at the table sees it, and the few things that only one seat sees.

use crate::ask::Phase;
use crate::card::{Card, CardSet, Family};
use crate::seat::Seat;
use crate::stones::{Colour, Stones};
use crate::tile::{Source, Tile};

/// Something that everyone at the table sees. There is no variant that could hold a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "event", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
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
    SummonedFree { seat: Seat, card: Card, by: Source },
    /// A player removed a card for these stones.
    Removed { seat: Seat, card: Card, paid: Stones },
    /// A player ended the turn of the Action Phase.
    TurnEnded { seat: Seat },
    /// A player activated an active effect.
    Used { seat: Seat, card: Card },
    /// A card takes the effect of another as its own.
    Copied { seat: Seat, card: Source, from: Card },
    /// A player took an artifact tile.
    TookTile { seat: Seat, tile: Tile },
    /// The effect of a tile that was taken cannot be used, so it does not happen (Y2).
    TileIdle { seat: Seat, tile: Tile },
    /// A player used an artifact tile.
    UsedTile { seat: Seat, tile: Tile },
    /// A tile went back to the display with the player's square marker.
    ReturnedTile { seat: Seat, tile: Tile },
    /// A player chose a family.
    FamilyChosen { seat: Seat, family: Family, by: Source },
    /// A player paid stones for an effect.
    StonesPaid { seat: Seat, stones: Stones, by: Source },
    /// A player upgraded a stone of this colour.
    StoneUpgraded { seat: Seat, from: Colour, to: Colour, by: Source },
    /// A player chose a player for an effect.
    PlayerChosen { seat: Seat, chosen: Seat, by: Source },
    /// A player earned stones.
    StonesEarned { seat: Seat, stones: Stones, by: Source },
    /// A player discarded stones for an effect.
    StonesSpent { seat: Seat, stones: Stones, by: Source },
    /// A player exchanged stones.
    StonesExchanged { seat: Seat, gave: Stones, took: Stones, by: Source },
    /// A player had too many stones, kept some and lost the rest.
    StonesKept { seat: Seat, kept: Stones, lost: Stones },
    /// A player earned points.
    PointsEarned { seat: Seat, points: u16, by: Source },
    /// A player lost points.
    PointsLost { seat: Seat, points: u16, by: Source },
    /// A player drew a card.
    Drew { seat: Seat, by: Source },
    /// A summoned card returned to the hand.
    Recovered { seat: Seat, card: Card, by: Source },
    /// A card was discarded from the hand.
    DiscardedFromHand { seat: Seat, card: Card, by: Source },
    /// A summoned card was discarded by an effect.
    DiscardedFromArea { seat: Seat, card: Card, by: Source },
    /// A player took a card from the discard pile.
    TookFromDiscard { seat: Seat, card: Card, by: Source },
    /// A summoned card went on top of the draw pile.
    PutOnPile { seat: Seat, card: Card },
    /// A card went from the hand to the top of the draw pile; the others do not see which.
    PutHandCardOnPile { seat: Seat, by: Source },
    /// A player showed the hand to everyone.
    HandRevealed { seat: Seat, cards: CardSet, by: Source },
    /// Two summoned cards changed areas.
    Swapped { seat: Seat, card: Card, with: Seat, other: Card, by: Source },
    /// A player sheltered a card; was it hidden until now?
    Sheltered { seat: Seat, card: Card, hidden: bool, by: Source },
    /// A sheltered card returned to the hand.
    Retrieved { seat: Seat, card: Card, by: Source },
    /// A sheltered card was discarded.
    DiscardedFromShelter { seat: Seat, card: Card, by: Source },
    /// A player has one more area.
    AreaTaken { seat: Seat, areas: u8, by: Source },
    /// The game ended.
    GameEnded,
}

impl Event {
    /// Tests whether this turned up something that nobody could know. Taking back a move stops there.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Revealed { .. }
                | Self::Reshuffled { .. }
                | Self::Drew { .. }
                | Self::HandRevealed { .. }
                | Self::Sheltered { hidden: true, .. }
        )
    }
}

/// Something that only one seat sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "event", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Secret {
    /// The card that the seat drew.
    DrewCard { card: Card },
    /// The card that the seat put on top of the draw pile.
    PutCardOnPile { card: Card },
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

/// Notices whether something hidden turns up, and passes everything on.
#[derive(Debug)]
pub struct RevealWitness<'a, W> {
    witness: &'a mut W,
    /// Has something turned up that nobody could know?
    pub revealed: bool,
}

impl<'a, W: Witness> RevealWitness<'a, W> {
    /// Returns one that passes everything on to this witness.
    pub const fn new(witness: &'a mut W) -> Self {
        Self { witness, revealed: false }
    }
}

impl<W: Witness> Witness for RevealWitness<'_, W> {
    fn event(&mut self, event: Event) {
        self.revealed |= event.reveals();
        self.witness.event(event);
    }

    fn secret(&mut self, seat: Seat, secret: Secret) {
        self.witness.secret(seat, secret);
    }
}
