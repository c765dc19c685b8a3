//! The creatures, a file per family, each a table that reads like the printed cards.
//!
//! Below the tables: what the hot paths of the engine need to know of all cards at once, worked out by the compiler.

mod dragon;
mod earth;
mod fire;
mod water;
mod wind;

use crate::card::{Card, CardSet, Creature, Family, Set};
use crate::effect::{Permanent, all_certain};

/// The tables in the order that numbers the cards. A set that is added goes to the end, so that cards keep their numbers.
const TABLES: [&[Creature]; 10] = [
    fire::BASE,
    water::BASE,
    earth::BASE,
    wind::BASE,
    dragon::BASE,
    fire::ARTIFACTS,
    water::ARTIFACTS,
    earth::ARTIFACTS,
    wind::ARTIFACTS,
    dragon::ARTIFACTS,
];

const fn count_rows() -> usize {
    let mut count = 0;
    let mut table = 0;
    while table < TABLES.len() {
        count += TABLES[table].len();
        table += 1;
    }
    count
}

/// A card of the base game without effects, for the tables to fill in.
const fn base(family: Family, cost: u8, id: &'static str, name: &'static str) -> Creature {
    Creature { id, name, family, cost, set: Set::Base, instant: &[], permanent: &[], active: &[] }
}

/// A card of the Artifacts expansion without effects, for the tables to fill in.
const fn artifacts(family: Family, cost: u8, id: &'static str, name: &'static str) -> Creature {
    Creature { set: Set::Artifacts, ..base(family, cost, id, name) }
}

/// All creatures, one table after the other.
pub(crate) static CREATURES: [Creature; count_rows()] = ROWS;

const ROWS: [Creature; count_rows()] = {
    let mut rows = [base(Family::Fire, 0, "", ""); count_rows()];
    let mut next = 0;
    let mut table = 0;
    while table < TABLES.len() {
        let mut row = 0;
        while row < TABLES[table].len() {
            rows[next] = TABLES[table][row];
            next += 1;
            row += 1;
        }
        table += 1;
    }
    rows
};

/// The written cost of every card.
pub(crate) static COSTS: [u8; ROWS.len()] = {
    let mut costs = [0; ROWS.len()];
    let mut index = 0;
    while index < ROWS.len() {
        costs[index] = ROWS[index].cost;
        index += 1;
    }
    costs
};

/// The family of every card.
pub(crate) static FAMILIES: [Family; ROWS.len()] = {
    let mut families = [Family::Fire; ROWS.len()];
    let mut index = 0;
    while index < ROWS.len() {
        families[index] = ROWS[index].family;
        index += 1;
    }
    families
};

/// `cards_where!(row => condition)`: the constant set of all cards whose row fulfils the condition.
macro_rules! cards_where {
    ($row:ident => $condition:expr) => {{
        let mut cards = CardSet::EMPTY;
        let mut index = 0;
        while index < ROWS.len() {
            let $row = &ROWS[index];
            if $condition && let Some(card) = Card::new(index) {
                cards = cards.with(card);
            }
            index += 1;
        }
        cards
    }};
}

/// The cards of each family.
pub(crate) static OF_FAMILY: [CardSet; 5] = [
    cards_where!(row => row.family as u8 == Family::Fire as u8),
    cards_where!(row => row.family as u8 == Family::Water as u8),
    cards_where!(row => row.family as u8 == Family::Earth as u8),
    cards_where!(row => row.family as u8 == Family::Wind as u8),
    cards_where!(row => row.family as u8 == Family::Dragon as u8),
];

/// The cards of the base game.
pub(crate) const BASE: CardSet = cards_where!(row => matches!(row.set, Set::Base));
/// The cards of the Artifacts expansion.
pub(crate) const ARTIFACTS: CardSet = cards_where!(row => matches!(row.set, Set::Artifacts));
/// The cards with an instant effect.
pub(crate) const WITH_INSTANT: CardSet = cards_where!(row => !row.instant.is_empty());
/// The cards with an active effect.
pub(crate) const WITH_ACTIVE: CardSet = cards_where!(row => !row.active.is_empty());
/// The cards whose instant effect, if any, can always be resolved: no need to look ahead.
pub(crate) const CERTAIN_INSTANT: CardSet = cards_where!(row => all_certain(row.instant));
/// The cards whose active effect, if any, can always be used.
pub(crate) const CERTAIN_ACTIVE: CardSet = cards_where!(row => all_certain(row.active));
/// The cards that change what stones are worth.
pub(crate) const CHANGES_WORTH: CardSet =
    cards_where!(row => has!(row, Permanent::WorthMore(..) | Permanent::SwapWorth));
/// The cards that change the stone limit.
pub(crate) const CHANGES_LIMIT: CardSet = cards_where!(row => has!(row, Permanent::StoneLimit(_)));
/// The cards that change costs.
pub(crate) const CHANGES_COST: CardSet =
    cards_where!(row => has!(row, Permanent::CostLess(..) | Permanent::CostExactly(..)));
/// The cards that do something when another card is summoned.
pub(crate) const ON_SUMMON: CardSet = cards_where!(row => has!(row, Permanent::OnSummon(..)));
/// The cards with a permanent effect.
pub(crate) const WITH_PERMANENT: CardSet = cards_where!(row => !row.permanent.is_empty());
/// The cards that are recovered when they would be discarded.
pub(crate) const RECOVERS_INSTEAD: CardSet = cards_where!(row => has!(row, Permanent::RecoverInstead));
/// The cards that do something when another card is discarded from the area.
pub(crate) const ON_DISCARD: CardSet = cards_where!(row => has!(row, Permanent::OnDiscard(_)));
/// The cards that do something when a card is sold.
pub(crate) const ON_SELL: CardSet = cards_where!(row => has!(row, Permanent::OnSell(_)));
/// The cards that are recovered when something comes true.
pub(crate) const RECOVERS_IF: CardSet = cards_where!(row => has!(row, Permanent::RecoverIf(_)));
/// The cards that count as any family on their owner's turns.
pub(crate) const ANY_FAMILY: CardSet = cards_where!(row => has!(row, Permanent::AnyFamily));
/// The cards that do something when a card is tamed.
pub(crate) const ON_TAME: CardSet = cards_where!(row => has!(row, Permanent::OnTame(..)));

/// `has!(row, pattern)`: does a permanent effect of the row match the pattern? For constants.
macro_rules! has {
    ($row:ident, $pattern:pat) => {{
        let mut found = false;
        let mut effect = 0;
        while effect < $row.permanent.len() {
            found |= matches!($row.permanent[effect], $pattern);
            effect += 1;
        }
        found
    }};
}
use has;

/// The highest written cost there is.
const HIGHEST_COST: usize = 12;

static COST_UP_TO: [CardSet; HIGHEST_COST + 1] = {
    let mut sets = [CardSet::EMPTY; HIGHEST_COST + 1];
    let mut cost = 0;
    while cost <= HIGHEST_COST {
        sets[cost] = cards_where!(row => row.cost as usize <= cost);
        cost += 1;
    }
    sets
};

/// The cards with at most this written cost.
pub(crate) fn cost_up_to(cost: u8) -> CardSet {
    COST_UP_TO[usize::from(cost).min(HIGHEST_COST)]
}

/// The creatures of a set.
pub(crate) const fn of_set(set: Set) -> CardSet {
    match set {
        Set::Base => BASE,
        Set::Artifacts => ARTIFACTS,
    }
}
