//! The closed language of effects: what a creature card or an artifact tile can say.
//!
//! An effect is a list of [`Step`]s. The engine runs the steps, looks ahead through them, and the crate of words says them
//! in any language; no card has code of its own. Steps that [`Ask`] something are apart from the [`Act`]s that just happen,
//! so an effect can only stop between two steps.

pub use crate::ask::{Ask, Fate, Pick, Zone};
use crate::card::{Card, CardSet, Family};
use crate::cards::{OF_FAMILY, WITH_INSTANT, cost_up_to};
use crate::stones::{Colour, Stones};

/// When an effect works (F1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Timing {
    /// When the card is summoned, and only then.
    Instant,
    /// While the card is in the area.
    Permanent,
    /// Once a round, in the Resolution Phase.
    Active,
}

/// One step of an instant or active effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Step {
    /// Something that just happens.
    Do(Act),
    /// If the condition holds, the first list happens, otherwise the second.
    If(Condition, &'static [Act], &'static [Act]),
    /// What comes before is the triggering part; what follows happens as far as it can (F4).
    Then,
    /// Something that a player is asked.
    Ask(Ask),
}

/// Something that happens without a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Act {
    /// Earn stones.
    Earn(Stones),
    /// Earn stones for each card that the step before was about.
    EarnEach(Stones),
    /// Earn points.
    Points(Amount),
    /// Lose points as the price of what follows: only who has that many can (W4).
    Lose(u8),
    /// Lose points as a consequence: stops at 0 (W4).
    LoseUpTo(u8),
    /// Discard stones of your own as the price of what follows.
    Spend(Stones),
    /// Give the first stones to the supply for the second. Not earning (W6).
    Exchange(Stones, Stones),
    /// Exchange each of your stones for one of this colour.
    ExchangeAll(Colour),
    /// Discard all your stones and earn their worth in points.
    CashIn,
    /// Draw a card.
    Draw,
    /// This card returns to the hand of its owner (F8).
    RecoverThis,
    /// This card goes to the discard pile.
    DiscardThis,
    /// This card goes on top of the draw pile.
    ThisOntoPile,
    /// Show your hand to everyone.
    RevealHand,
    /// Reveal one more card to the display, if there is one.
    RevealToDisplay,
    /// Shelter the top cards of the draw pile: this many, or as many as there are (Y4).
    ShelterTop(u8),
    /// Retrieve all your sheltered cards.
    RetrieveAll,
    /// Have one more area for the rest of the game (X6).
    TakeArea,
    /// The card just sold goes from the discard pile to your hand (Y3).
    TakeSold,
}

/// How many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Amount {
    /// This many.
    Exactly(u8),
    /// This many for each.
    Each(u8, Count),
    /// What your stones of this colour are worth.
    WorthOf(Colour),
    /// The written cost of the card that the step before was about.
    CostOfPicked,
}

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Count {
    /// Cards in your hand.
    Hand,
    /// Cards in your area.
    Area,
    /// Cards of a family in your area.
    Of(Family),
    /// Different families in your area.
    Families,
    /// Cards in your area with at most this written cost.
    CostUpTo(u8),
    /// Cards in your area with an active effect.
    WithActive,
    /// Cards in your area with a permanent effect.
    WithPermanent,
    /// Pairs of cards of a family in your area, rounded down.
    PairsOf(Family),
    /// Different families in your hand.
    HandFamilies,
    /// Cards that the step before was about.
    Picked,
    /// Stones of a colour that you have.
    StonesOf(Colour),
}

/// What an `If` asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Condition {
    /// Your area has no card of this family.
    NoneOf(Family),
    /// Your area has a card of each of these written costs.
    AllCosts(&'static [u8]),
    /// Some opponent has more points than you.
    OpponentAhead,
    /// You have at least one stone of this colour.
    HasStone(Colour),
    /// You have as many cards in hand as in your area.
    HandEqualsArea,
    /// You have fewer cards than this in hand.
    HandBelow(u8),
    /// You have at least this many stones.
    StonesAtLeast(u8),
    /// The card that the step before was about is of this family.
    PickedOf(Family),
}

/// One of the things a `Choose` offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct Choice {
    /// How the notation names it.
    pub key: &'static str,
    /// What is asked first if it is chosen.
    pub asks: Option<Ask>,
    /// What happens then. The choice is on offer if all of it can be done.
    pub acts: &'static [Act],
}

/// A choice that asks nothing more.
pub(crate) const fn choice(key: &'static str, acts: &'static [Act]) -> Choice {
    Choice { key, asks: None, acts }
}

/// Which cards a step accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Filter {
    /// Only cards of this family.
    pub family: Option<Family>,
    /// Only cards with an instant effect.
    pub instant: bool,
    /// Only cards with at most this written cost.
    pub cost_up_to: Option<u8>,
    /// Not the card whose effect it is.
    pub other: bool,
}

impl Filter {
    /// Any card.
    pub const ANY: Self = Self { family: None, instant: false, cost_up_to: None, other: false };
    /// Any card but the one whose effect it is.
    pub const OTHER: Self = Self { other: true, ..Self::ANY };

    /// Returns any card of this family.
    pub const fn of(family: Family) -> Self {
        Self { family: Some(family), ..Self::ANY }
    }

    /// Returns those of these cards that fit, for an effect of `this`. The `wild` ones count as any family (V2).
    pub(crate) fn among(self, cards: CardSet, wild: CardSet, this: Option<Card>) -> CardSet {
        let mut fitting = cards;
        if let Some(family) = self.family {
            fitting = fitting & (OF_FAMILY[family as usize] | wild);
        }
        if self.instant {
            fitting = fitting & WITH_INSTANT;
        }
        if let Some(cost) = self.cost_up_to {
            fitting = fitting & cost_up_to(cost);
        }
        if self.other
            && let Some(this) = this
        {
            fitting.remove(this);
        }
        fitting
    }
}

/// What holds while a card is in its owner's area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Permanent {
    /// Each stone of this colour is worth this much more (V1).
    WorthMore(Colour, u8),
    /// Blue and purple stones swap their worth (V1).
    SwapWorth,
    /// The stone limit is this much higher.
    StoneLimit(u8),
    /// Cards of this family, or all cards, cost this much less to summon (A6).
    CostLess(Option<Family>, u8),
    /// Whenever you summon another card, earn points by what you paid for it.
    OnSummon(Paid, u8),
    /// Whenever you tame a card of this family, earn these stones.
    OnTame(Family, Stones),
    /// Cards of this family cost exactly this to summon, whatever else changes costs (U7).
    CostExactly(Family, u8),
    /// When this would be discarded from the area, it is recovered instead and earns points equal to the round (L1).
    RecoverInstead,
    /// Whenever another card is discarded from your area, earn these stones (L2).
    OnDiscard(Stones),
    /// Whenever you sell a card, this happens with what it brings.
    OnSell(&'static [Step]),
    /// When this comes true, recover this card (T4).
    RecoverIf(Trigger),
    /// On your turns this counts as any one family (V2).
    AnyFamily,
}

/// What makes a [`Permanent::RecoverIf`] come true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Trigger {
    /// You earn a stone of this colour (W6).
    Earned(Colour),
    /// You draw a card (W7).
    Drew,
    /// You lose a point or more (W5).
    LostPoints,
    /// You have this many stones or more.
    StonesAtLeast(u8),
}

/// What an [`Permanent::OnSummon`] looks at in the payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Paid {
    /// Nothing: every summoning counts once.
    Anything,
    /// Every stone of this colour counts (U8).
    Each(Colour),
    /// Counts once if at least one stone of this colour is in it (U8).
    Some(Colour),
}

impl Act {
    /// Can this always be done, whatever the situation (U2)?
    const fn is_certain(self) -> bool {
        match self {
            Self::Lose(_)
            | Self::Spend(_)
            | Self::Exchange(..)
            | Self::Draw
            | Self::RevealToDisplay
            | Self::ShelterTop(_) => false,
            Self::Earn(_)
            | Self::EarnEach(_)
            | Self::Points(_)
            | Self::LoseUpTo(_)
            | Self::ExchangeAll(_)
            | Self::CashIn
            | Self::RecoverThis
            | Self::DiscardThis
            | Self::ThisOntoPile
            | Self::RevealHand
            | Self::RetrieveAll
            | Self::TakeArea
            | Self::TakeSold => true,
        }
    }
}

impl Step {
    /// Can this step always be resolved, whatever the situation (U2)? If not, [`crate::lookahead`] has to find out.
    pub(crate) const fn is_certain(&self) -> bool {
        match self {
            Self::Do(act) => act.is_certain(),
            Self::If(..) | Self::Then => true,
            Self::Ask(ask) => ask.is_certain(),
        }
    }

    /// Returns what this step offers to choose from; nothing if it does not.
    pub const fn choices(&self) -> &'static [Choice] {
        if let Self::Ask(Ask::Choose { choices, .. }) = self { choices } else { &[] }
    }
}

pub(crate) const fn all_certain_acts(acts: &[Act]) -> bool {
    let mut index = 0;
    while index < acts.len() {
        if !acts[index].is_certain() {
            return false;
        }
        index += 1;
    }
    true
}

/// Can all of these steps always be resolved, whatever the situation?
pub(crate) const fn all_certain(steps: &[Step]) -> bool {
    let mut index = 0;
    while index < steps.len() {
        if !steps[index].is_certain() {
            return false;
        }
        index += 1;
    }
    true
}

/// The stones that these letters name: `bag("RRB")`. For the card tables, which are constants.
///
/// # Panics
/// At compile time, if a letter is not R, B or P.
#[expect(clippy::panic, reason = "only evaluated by the compiler")]
pub(crate) const fn bag(letters: &str) -> Stones {
    let letters = letters.as_bytes();
    let mut stones = Stones::NONE;
    let mut index = 0;
    while index < letters.len() {
        match letters[index] {
            b'R' => stones.red += 1,
            b'B' => stones.blue += 1,
            b'P' => stones.purple += 1,
            _ => panic!("a stone is R, B or P"),
        }
        index += 1;
    }
    stones
}
