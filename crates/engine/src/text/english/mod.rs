//! The English words. A new word of the rules does not compile without its wording: each is matched without a wildcard.

mod effects;
mod table;

pub(super) use effects::{permanents, steps};
pub(super) use table::{event, move_text, question, secret};

use crate::card::Family;
use crate::effect::Filter;
use crate::stones::{Colour, Stones};

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
