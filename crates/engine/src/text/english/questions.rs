//! What players are asked.

use super::{Determiner, Names, a_card, cards_from_hand, number, one_of, place_of, points, stones};
use crate::ask::Question;
use crate::card::Family;
use crate::effect::Filter;
use crate::tile::Source;

pub(in crate::text) fn question(question: Question, name: Names<'_>) -> String {
    let asks = |by: Source, what: String| format!("{}: {what}.", by.name());
    let asks_words = |by: Source, what: &str| asks(by, what.to_owned());
    match question {
        Question::TakeTile => "Take an artifact tile.".to_owned(),
        Question::Hunt => "Mark a card on the display.".to_owned(),
        Question::Act => "Take an action, or end your turn.".to_owned(),
        Question::Resolve => "Use an active effect.".to_owned(),
        Question::KeepStones { limit } => format!("You have too many stones: keep {limit} of them."),
        Question::Choose { by, least, most } => asks(by, choose(least, most)),
        Question::ChooseFamily { by, points: each } => {
            asks(by, format!("choose a family to earn {} per card of it in your area", points(each)))
        }
        Question::DiscardFromHand { by } => asks_words(by, "discard a card from your hand"),
        Question::DiscardUpTo { by, left: Some(1) } => asks_words(by, "discard a card from your hand, or stop"),
        Question::DiscardUpTo { by, left: Some(left) } => {
            asks(by, format!("discard up to {}, one at a time, or stop", cards_from_hand(left)))
        }
        Question::DiscardUpTo { by, left: None } => {
            asks_words(by, "discard any number of cards from your hand, one at a time, or stop")
        }
        Question::HandOntoPile { by } => asks_words(by, "put a card from your hand on top of the draw pile"),
        Question::DiscardFromArea { by, filter } => {
            asks(by, format!("discard {}", one_of(filter, Determiner::One, "from your area")))
        }
        Question::Upgrade { by, left, may_stop } => asks(by, upgrade(left, may_stop)),
        Question::UpgradeReceived { by, stones: received } => {
            asks(by, format!("upgrade one of the stones you receive: {}", stones(received)))
        }
        Question::Pay { by, price } => asks(by, format!("pay stones worth {price}")),
        Question::ActivateOne { by } => asks_words(by, "choose the active effect to activate"),
        Question::ShelterFromHand { by } => asks_words(by, "shelter a card from your hand"),
        Question::ShelterFromDisplay { by } => asks_words(by, "shelter a card from the display"),
        Question::Retrieve { by } => asks_words(by, "retrieve one of your sheltered cards"),
        Question::DiscardSheltered { by } => asks_words(by, "discard one of your sheltered cards"),
        Question::Recover { by, filter } => {
            asks(by, format!("recover {}", one_of(filter, Determiner::One, "in your area")))
        }
        Question::DiscardOthers { by, left: 1 } => asks_words(by, "discard one other card from your area, or stop"),
        Question::DiscardOthers { by, left } => {
            asks(by, format!("discard up to {left} other cards from your area, one at a time, or stop"))
        }
        Question::TakeFromDiscard { by, family } => asks(by, format!("take {} from the discard pile", a_card(family))),
        Question::StealFrom { by, points: stolen } => {
            asks(by, format!("choose an opponent to steal {} from", points(stolen)))
        }
        Question::SummonFree { by, from, filter } => {
            asks(by, format!("summon {} for free", one_of(filter, Determiner::A, place_of(from))))
        }
        Question::ChoosePlayer { by, family } => {
            asks(by, format!("choose a player who must discard {}", a_card(family)))
        }
        Question::ChoosePlayerToSwap { by, family } => {
            asks(by, format!("choose a player who must swap {} with it", a_card(family)))
        }
        Question::SwapAway { by, family, chooser } => {
            format!("{}'s {}: swap {} with it.", name(chooser), by.name(), one_card(family, "in your area"))
        }
        Question::GiveUp { by, family, chooser } => {
            format!("{}'s {}: discard {}.", name(chooser), by.name(), one_card(family, "from your area"))
        }
        Question::CopyInstant { by } => asks_words(by, "choose another card whose instant effect it copies"),
        Question::CopyActive { by } => asks_words(by, "choose another card whose active effect it copies"),
        Question::Activate { by } => asks_words(by, "choose the active effect to activate next"),
    }
}

fn one_card(family: Family, place: &str) -> String {
    one_of(Filter { family: Some(family), ..Filter::ANY }, Determiner::One, place)
}

fn choose(least: u8, most: u8) -> String {
    match (least, most) {
        (1, 1) => "choose one effect".to_owned(),
        (0, 1) => "choose one effect or none".to_owned(),
        (0, _) => format!("choose up to {} different effects, or none", number(most)),
        _ if least == most => format!("choose {} different effects", number(most)),
        _ if least + 1 == most => format!("choose {} or {} different effects", number(least), number(most)),
        _ => format!("choose {} to {} different effects", number(least), number(most)),
    }
}

fn upgrade(left: u8, may_stop: bool) -> String {
    let which =
        if left == 1 { "one of your stones".to_owned() } else { format!("up to {left} of your stones, one at a time") };
    let stop = if may_stop { ", or stop" } else { "" };
    format!("upgrade {which}{stop}")
}
