//! Who is asked what.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Family};
use crate::effect::Filter;
use crate::seat::Seat;

/// The phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
pub struct Asked {
    /// Who must answer.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub question: Question,
}

/// What a player can be asked. `by` is the card whose effect asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "question", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Question {
    /// Mark a card on the display.
    Hunt,
    /// Take an action of the Action Phase.
    Act,
    /// Use an active effect in the Resolution Phase.
    Resolve,
    /// Keep this many stones, discard the rest.
    KeepStones { limit: u8 },
    /// Choose this many of what the card offers.
    Choose { by: Card, count: u8 },
    /// Discard a card from your hand.
    DiscardFromHand { by: Card },
    /// Recover a card from your area.
    Recover { by: Card, filter: Filter },
    /// Discard a card from your area, up to `left` more, or stop.
    DiscardOthers { by: Card, left: u8 },
    /// Take a card of this family from the discard pile.
    TakeFromDiscard { by: Card, family: Family },
    /// Choose an opponent to steal points from.
    StealFrom { by: Card, points: u8 },
    /// Summon a card from your hand for free.
    SummonFree { by: Card, filter: Filter },
    /// Choose a player who must discard a card of this family.
    ChoosePlayer { by: Card, family: Family },
    /// Discard a card of this family from your area, because `chooser` chose you.
    GiveUp { by: Card, family: Family, chooser: Seat },
    /// Choose a card whose instant effect is copied.
    CopyInstant { by: Card },
    /// Choose a card whose active effect is copied.
    CopyActive { by: Card },
    /// Choose the next active effect to activate.
    Activate { by: Card },
}
