//! Who is asked what. What an effect asks is a step of the effect and the question that a player sees, in one type: [`Ask`].

use crate::card::Family;
use crate::effect::{Choice, Filter, Timing, all_certain_acts};
use crate::seat::Seat;
use crate::stones::Stones;
use crate::tile::Source;

/// The phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Asked {
    /// Who must answer.
    pub seat: Seat,
    /// What.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub question: Question,
}

/// What a player can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "question", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
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
    KeepStones {
        /// How many.
        limit: u8,
    },
    /// What an effect asks.
    #[cfg_attr(feature = "serde", serde(untagged))]
    Effect(EffectQuestion),
}

impl Question {
    /// Returns what the effect asks, if it is an effect that asks.
    pub const fn ask(self) -> Option<Ask> {
        match self {
            Self::Effect(question) => Some(question.ask),
            Self::TakeTile | Self::Hunt | Self::Act | Self::Resolve | Self::KeepStones { .. } => None,
        }
    }

    /// Returns the choices that the effect offers, whether or not they can be chosen now.
    pub const fn choices(self) -> &'static [Choice] {
        match self.ask() {
            Some(Ask::Choose { choices, .. }) => choices,
            Some(_) | None => &[],
        }
    }
}

/// A question of an effect: what the text of the card or tile asks, and how far it has been answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(remote = "Self"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EffectQuestion {
    /// What is asked, as printed.
    #[cfg_attr(feature = "serde", serde(flatten, serialize_with = "crate::serialize::without_choices"))]
    pub ask: Ask,
    /// The card or tile whose effect asks.
    pub by: Source,
    /// The card or tile whose text it is: another one if `by` copies an effect.
    pub reads: Source,
    /// Which effect of that card; none for a tile, which has only one.
    pub timing: Option<Timing>,
    /// The player whose effect it is, if they chose the player who is asked.
    pub chooser: Option<Seat>,
    /// How many answers the player may still give; none for any number.
    pub left: Option<u8>,
    /// May the player stop here, or decline?
    pub may_stop: bool,
    /// The stones that a sale brings, if the question is which of them to upgrade.
    pub stones: Option<Stones>,
}

/// What an effect asks: the step of an effect that needs an answer, and the question that a player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "question", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Ask {
    /// Choose at least and at most this many different ones of the choices; all of them happen, in printed order.
    Choose {
        least: u8,
        most: u8,
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "<[Choice]>::is_empty", skip_deserializing))]
        #[cfg_attr(feature = "ts", ts(skip))]
        choices: &'static [Choice],
    },
    /// Choose a family; earn this many points per card of it in your area.
    ChooseFamily { points: u8 },
    /// Choose an opponent to steal this many points from.
    StealFrom { points: u8 },
    /// Choose a player, who then picks a card of this family in their area.
    ChoosePlayer { family: Family, to: Fate },
    /// Upgrade at least and at most this many of your stones, each by one step (X7).
    Upgrade { least: u8, most: u8 },
    /// Upgrade one of the stones that a sale brings (Y6).
    UpgradeReceived,
    /// Pay stones of this worth (Y4).
    Pay { price: u8 },
    /// Activate one active effect in your area, or every usable one in the order you choose.
    Activate { all: bool },
    /// Pick a card; the tag says what becomes of it.
    #[cfg_attr(feature = "serde", serde(untagged))]
    Pick(Pick),
}

/// A card that a player picks: from where, which, how many in all, and what becomes of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Pick {
    /// What becomes of it.
    #[cfg_attr(feature = "serde", serde(rename = "question"))]
    pub to: Fate,
    /// Where it lies.
    pub from: Zone,
    /// Which cards can be picked there.
    pub filter: Filter,
    /// How many at least.
    pub least: u8,
    /// How many at most; 255 is any number.
    pub most: u8,
}

/// Where a picked card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Zone {
    /// In your hand.
    Hand,
    /// In your area.
    Area,
    /// On the discard pile.
    Discard,
    /// On the display, without a marker.
    Display,
    /// In your shelter (X5).
    Shelter,
}

/// What becomes of a picked card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Fate {
    /// It goes to your hand: recovered from the area (F8), retrieved from the shelter, or taken from the discard pile.
    Take,
    /// It is discarded.
    Discard,
    /// It goes on top of the draw pile; nobody else sees which it is.
    OntoPile,
    /// It is summoned without paying.
    Summon,
    /// It is sheltered (X5).
    Shelter,
    /// It changes places with the card whose effect it is (W2).
    Swap,
    /// Its instant effect is resolved as an effect of the card that asks (Q4).
    CopyInstant,
    /// Its active effect is resolved as an effect of the card that asks (Q4).
    CopyActive,
}

impl Pick {
    /// Asks for exactly one such card.
    pub const fn one(from: Zone, filter: Filter, to: Fate) -> Self {
        Self { to, from, filter, least: 1, most: 1 }
    }
}

impl Ask {
    /// How many answers it takes, at least and at most.
    pub(crate) const fn counts(self) -> (u8, u8) {
        match self {
            Self::Choose { least: 0, .. } => (0, 1),
            Self::Pick(Pick { least, most, .. }) | Self::Upgrade { least, most } => (least, most),
            Self::Activate { all: true } => (u8::MAX, u8::MAX),
            Self::Choose { .. }
            | Self::ChooseFamily { .. }
            | Self::StealFrom { .. }
            | Self::ChoosePlayer { .. }
            | Self::UpgradeReceived
            | Self::Pay { .. }
            | Self::Activate { all: false } => (1, 1),
        }
    }

    /// Can this always be resolved, whatever the situation (U2)? If not, [`crate::lookahead`] has to find out.
    pub(crate) const fn is_certain(self) -> bool {
        match self {
            Self::Choose { least, choices, .. } => {
                let mut certain = 0;
                let mut index = 0;
                while index < choices.len() {
                    certain += (choices[index].asks.is_none() && all_certain_acts(choices[index].acts)) as u8;
                    index += 1;
                }
                certain >= least
            }
            Self::Pick(Pick { least, .. }) | Self::Upgrade { least, .. } => least == 0,
            Self::ChooseFamily { .. } | Self::UpgradeReceived | Self::Activate { all: true } => true,
            Self::StealFrom { .. } | Self::ChoosePlayer { .. } | Self::Pay { .. } | Self::Activate { all: false } => {
                false
            }
        }
    }

    /// Does its answer begin another effect, for which the steps after this one wait?
    pub(crate) const fn begins_another(self) -> bool {
        match self {
            Self::Pick(Pick { to, .. }) => match to {
                Fate::Summon | Fate::CopyInstant | Fate::CopyActive => true,
                Fate::Take | Fate::Discard | Fate::OntoPile | Fate::Shelter | Fate::Swap => false,
            },
            Self::Activate { all } => !all,
            Self::Choose { .. }
            | Self::ChooseFamily { .. }
            | Self::StealFrom { .. }
            | Self::ChoosePlayer { .. }
            | Self::Upgrade { .. }
            | Self::UpgradeReceived
            | Self::Pay { .. } => false,
        }
    }
}
