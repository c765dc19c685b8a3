//! The English words. A new word of the rules does not compile without its wording: each is matched without a wildcard.

mod effects;
mod events;
mod moves;
mod questions;

pub(super) use effects::{artifact, permanents, steps};
pub(super) use events::{event, secret};
pub(super) use moves::move_text;
pub(super) use questions::question;

use crate::card::Family;
use crate::effect::{Filter, From};
use crate::seat::Seat;
use crate::stones::{Colour, Stones};

/// Says who sits where.
type Names<'a> = &'a dyn Fn(Seat) -> String;

/// What an upgrade can be.
const UPGRADES: &str = "R to B, or B to P";

/// A whole sentence.
fn sentence(words: &str) -> String {
    capital(words) + "."
}

/// The words with a capital at the start.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// "1 point", "2 points".
fn points(count: impl Into<u16>) -> String {
    counted(count.into(), "point")
}

/// "1 card", "2 cards": for things whose plural ends with an s.
fn counted(count: u16, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}

/// A small number as a word.
fn number(count: u8) -> String {
    match count {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        _ => count.to_string(),
    }
}

/// "R R B".
fn stones(stones: Stones) -> String {
    let letters = Colour::ALL.into_iter().flat_map(|colour| {
        let letter = colour.letter().to_string();
        std::iter::repeat_n(letter, usize::from(stones.count(colour)))
    });
    letters.collect::<Vec<_>>().join(" ")
}

/// " for R B", or nothing if no stones change hands.
fn for_stones(paid: Stones) -> String {
    if paid.is_empty() { String::new() } else { format!(" for {}", stones(paid)) }
}

/// Stones, or that there are none.
fn bag(held: Stones) -> String {
    if held.is_empty() { "no stones".to_owned() } else { stones(held) }
}

/// "a card from your hand", "2 cards from your hand".
fn cards_from_hand(count: u8) -> String {
    if count == 1 { "a card from your hand".to_owned() } else { format!("{count} cards from your hand") }
}

/// Where a card for a free summoning comes from.
const fn place_of(from: From) -> &'static str {
    match from {
        From::Hand => "from your hand",
        From::Discard => "from the discard pile",
    }
}

/// "1", "1 and 2", "1, 2 and 3".
fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// "a fire card", "an earth card".
fn a_card(family: Family) -> String {
    format!("{} {family} card", article(family))
}

const fn article(family: Family) -> &'static str {
    match family {
        Family::Earth => "an",
        Family::Fire | Family::Water | Family::Wind | Family::Dragon => "a",
    }
}

/// One card that a filter accepts, from somewhere: "one other card in your area", "a fire card from your hand".
fn one_of(filter: Filter, determiner: Determiner, place: &str) -> String {
    let Filter { family, instant, cost_up_to, other } = filter;
    let determiner = match (determiner, other) {
        (Determiner::One, false) => "one",
        (Determiner::One, true) => "one other",
        (Determiner::A, false) => family.map_or("a", article),
        (Determiner::A, true) => "another",
    };
    let card = family.map_or_else(|| "card".to_owned(), |family| format!("{family} card"));
    let words = format!("{determiner} {card} {place}");
    let instant = instant.then(|| "an instant effect".to_owned());
    let has: Vec<_> = instant.into_iter().chain(cost_up_to.map(cost_or_less)).collect();
    if has.is_empty() { words } else { words + " that has " + &list(&has) }
}

/// How [`one_of`] begins.
#[derive(Clone, Copy)]
enum Determiner {
    One,
    A,
}

fn cost_or_less(cost: u8) -> String {
    format!("a written cost of {cost} or less")
}
