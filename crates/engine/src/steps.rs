//! The questions of cards and tiles, by the names that the tables of cards use for them.

use crate::card::Family;
use crate::effect::{Ask, Choice, Fate, Filter, Pick, Step, Zone};

const fn pick(from: Zone, filter: Filter, to: Fate) -> Step {
    Step::Ask(Ask::Pick(Pick::one(from, filter, to)))
}

const fn pick_up_to(most: u8, from: Zone, filter: Filter, to: Fate) -> Step {
    Step::Ask(Ask::Pick(Pick { to, from, filter, least: 0, most }))
}

/// Choose at least and at most this many different ones of the choices.
pub(crate) const fn choose(least: u8, most: u8, choices: &'static [Choice]) -> Step {
    Step::Ask(Ask::Choose { least, most, choices })
}

/// Choose a family; earn this many points per card of it in your area.
pub(crate) const fn points_per_family(points: u8) -> Step {
    Step::Ask(Ask::ChooseFamily { points })
}

/// Discard a card from your hand.
pub(crate) const fn discard_from_hand() -> Step {
    pick(Zone::Hand, Filter::ANY, Fate::Discard)
}

/// Discard up to this many cards from your hand; 255 is any number.
pub(crate) const fn discard_up_to(most: u8) -> Step {
    pick_up_to(most, Zone::Hand, Filter::ANY, Fate::Discard)
}

/// Put a card from your hand on top of the draw pile.
pub(crate) const fn hand_onto_pile() -> Step {
    pick(Zone::Hand, Filter::ANY, Fate::OntoPile)
}

/// Recover one such card in your area.
pub(crate) const fn recover_one(filter: Filter) -> Step {
    pick(Zone::Area, filter, Fate::Take)
}

/// Discard one such card from your area.
pub(crate) const fn discard_one(filter: Filter) -> Step {
    pick(Zone::Area, filter, Fate::Discard)
}

/// Discard up to this many other cards from your area.
pub(crate) const fn discard_others(most: u8) -> Step {
    pick_up_to(most, Zone::Area, Filter::OTHER, Fate::Discard)
}

/// Take a card of this family from the discard pile.
pub(crate) const fn take_from_discard(family: Family) -> Step {
    pick(Zone::Discard, Filter::of(family), Fate::Take)
}

/// Steal this many points from an opponent you choose.
pub(crate) const fn steal(points: u8) -> Step {
    Step::Ask(Ask::StealFrom { points })
}

/// Summon such a card without paying.
pub(crate) const fn summon_free(from: Zone, filter: Filter) -> Step {
    pick(from, filter, Fate::Summon)
}

/// A player you choose discards one card of this family from their area.
pub(crate) const fn player_discards(family: Family) -> Step {
    Step::Ask(Ask::ChoosePlayer { family, to: Fate::Discard })
}

/// A player you choose swaps one card of this family in their area with this card (W2).
pub(crate) const fn player_swaps(family: Family) -> Step {
    Step::Ask(Ask::ChoosePlayer { family, to: Fate::Swap })
}

/// Upgrade at least and at most this many of your stones, each by one step (X7).
pub(crate) const fn upgrade(least: u8, most: u8) -> Step {
    Step::Ask(Ask::Upgrade { least, most })
}

/// Upgrade one of the stones that a sale brings (Y6).
pub(crate) const fn upgrade_received() -> Step {
    Step::Ask(Ask::UpgradeReceived)
}

/// Resolve the instant effect of another card in your area as this card's own.
pub(crate) const fn copy_instant() -> Step {
    pick(Zone::Area, Filter::OTHER, Fate::CopyInstant)
}

/// Activate the active effect of another card in your area as this card's own.
pub(crate) const fn copy_active() -> Step {
    pick(Zone::Area, Filter::OTHER, Fate::CopyActive)
}

/// Activate every usable active effect in your area, in the order you choose.
pub(crate) const fn activate_all() -> Step {
    Step::Ask(Ask::Activate { all: true })
}

/// Activate one active effect in your area.
pub(crate) const fn activate_one() -> Step {
    Step::Ask(Ask::Activate { all: false })
}

/// Shelter a card from your hand (X5).
pub(crate) const fn shelter_from_hand() -> Step {
    pick(Zone::Hand, Filter::ANY, Fate::Shelter)
}

/// Shelter a card from the display.
pub(crate) const fn shelter_from_display() -> Step {
    pick(Zone::Display, Filter::ANY, Fate::Shelter)
}

/// A choice that asks to retrieve one of your sheltered cards.
pub(crate) const RETRIEVE: Ask = Ask::Pick(Pick::one(Zone::Shelter, Filter::ANY, Fate::Take));

/// A choice that asks to discard one of your sheltered cards.
pub(crate) const DISCARD_SHELTERED: Ask = Ask::Pick(Pick::one(Zone::Shelter, Filter::ANY, Fate::Discard));
