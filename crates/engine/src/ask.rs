//! Who is asked what.

use serde::{Deserialize, Serialize};

use crate::card::Family;
use crate::effect::{Filter, From, Timing};
use crate::seat::Seat;
use crate::stones::Stones;
use crate::tile::Source;

/// The phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The players mark cards.
    Hunting,
    /// The players act.
    Action,
    /// The players use active effects.
    Resolution,
    /// The game is over.
    Over,
}

/// A question and the seat that must answer it. Not always the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Asked {
    /// Who must answer.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub question: Question,
}

/// What a player can be asked. `by` is the card whose effect asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "question", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Question {
    /// Take an artifact tile.
    TakeTile,
    /// Mark a card on the display.
    Hunt,
    /// Take an action of the Action Phase.
    Act,
    /// Use an active effect in the Resolution Phase.
    Resolve,
    /// Keep this many stones, discard the rest.
    KeepStones { limit: u8 },
    /// Choose at least and at most this many of what the text of `reads` offers. That is another card if `by` copies its
    /// effect. `timing` says which of its effects; a tile has only one.
    Choose { by: Source, least: u8, most: u8, reads: Source, timing: Option<Timing> },
    /// Choose a family.
    ChooseFamily { by: Source, points: u8 },
    /// Discard a card from your hand.
    DiscardFromHand { by: Source },
    /// Discard a card from your hand, up to `left` more if that is not any number, or stop.
    DiscardUpTo { by: Source, left: Option<u8> },
    /// Put a card from your hand on top of the draw pile.
    HandOntoPile { by: Source },
    /// Discard a card from your area.
    DiscardFromArea { by: Source, filter: Filter },
    /// Upgrade a stone, up to `left` more; stopping is allowed if `may_stop`.
    Upgrade { by: Source, left: u8, may_stop: bool },
    /// Upgrade one of the stones that a sale brings.
    UpgradeReceived { by: Source, stones: Stones },
    /// Pay stones of this worth.
    Pay { by: Source, price: u8 },
    /// Activate one active effect.
    ActivateOne { by: Source },
    /// Shelter a card from your hand.
    ShelterFromHand { by: Source },
    /// Shelter a card from the display.
    ShelterFromDisplay { by: Source },
    /// Retrieve a sheltered card.
    Retrieve { by: Source },
    /// Discard a sheltered card.
    DiscardSheltered { by: Source },
    /// Recover a card from your area.
    Recover { by: Source, filter: Filter },
    /// Discard a card from your area, up to `left` more, or stop.
    DiscardOthers { by: Source, left: u8 },
    /// Take a card of this family from the discard pile.
    TakeFromDiscard { by: Source, family: Family },
    /// Choose an opponent to steal points from.
    StealFrom { by: Source, points: u8 },
    /// Summon a card for free.
    SummonFree { by: Source, from: From, filter: Filter },
    /// Choose a player who must discard a card of this family.
    ChoosePlayer { by: Source, family: Family },
    /// Choose a player who must swap a card of this family.
    ChoosePlayerToSwap { by: Source, family: Family },
    /// Choose a card of this family in your area to swap with `by`, because `chooser` chose you.
    SwapAway { by: Source, family: Family, chooser: Seat },
    /// Discard a card of this family from your area, because `chooser` chose you.
    GiveUp { by: Source, family: Family, chooser: Seat },
    /// Choose a card whose instant effect is copied.
    CopyInstant { by: Source },
    /// Choose a card whose active effect is copied.
    CopyActive { by: Source },
    /// Choose the next active effect to activate.
    Activate { by: Source },
}
