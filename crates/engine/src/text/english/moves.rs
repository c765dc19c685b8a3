//! What a move does.

use super::effects::chosen;
use super::{Names, bag, for_stones, points, stones};
use crate::ask::Question;
use crate::card::Card;
use crate::game::Game;
use crate::moves::Move;
use crate::stones::Colour;

pub(in crate::text) fn move_text(game: &Game, m: Move, name: Names<'_>) -> String {
    let question = || game.asked().map(|asked| asked.question);
    match m {
        Move::Take(tile) => format!("Take {}", tile.name()),
        Move::Hunt(card) => format!("Mark {}", card.name()),
        Move::Sell(card) => format!("Sell {}{}", card.name(), for_stones(game.options().sell.reward(card.family()))),
        Move::Tame(card) => format!("Tame {}", card.name()),
        Move::Summon { card, pay } => format!("Summon {}{}", card.name(), for_stones(pay)),
        Move::Remove { card, pay } => format!("Remove {}{}", card.name(), for_stones(pay)),
        Move::UseTile(tile) => format!("Use {}", tile.name()),
        Move::End => "End the turn".to_owned(),
        Move::Use(card) => format!("Use {}", card.name()),
        Move::Keep(kept) => format!("Keep {}", bag(kept)),
        Move::Choose(places) => {
            let offered = game.choices().iter().enumerate();
            chosen(offered.filter(|&(place, _)| places.contains(place)).map(|(_, choice)| choice))
        }
        Move::Pick(card) => pick(question(), card),
        Move::Family(family) => format!("Choose {family}"),
        Move::Upgrade(colour) => upgrade(colour),
        Move::Pay(paid) => format!("Pay {}", stones(paid)),
        Move::Player(seat) => player(question(), &name(seat)),
        Move::Done => done(question()).to_owned(),
    }
}

/// What picking a card means depends on what is asked.
fn pick(question: Option<Question>, card: Card) -> String {
    let card = card.name();
    match question {
        Some(
            Question::DiscardFromHand { .. }
            | Question::DiscardUpTo { .. }
            | Question::DiscardFromArea { .. }
            | Question::DiscardOthers { .. }
            | Question::DiscardSheltered { .. }
            | Question::GiveUp { .. },
        ) => format!("Discard {card}"),
        Some(Question::HandOntoPile { .. }) => format!("Put {card} on top of the draw pile"),
        Some(Question::Recover { .. }) => format!("Recover {card}"),
        Some(Question::TakeFromDiscard { .. }) => format!("Take {card}"),
        Some(Question::SummonFree { .. }) => format!("Summon {card} for free"),
        Some(Question::SwapAway { by, .. }) => format!("Swap {card} with {}", by.name()),
        Some(Question::CopyInstant { .. } | Question::CopyActive { .. }) => format!("Copy {card}"),
        Some(Question::ShelterFromHand { .. } | Question::ShelterFromDisplay { .. }) => format!("Shelter {card}"),
        Some(Question::Retrieve { .. }) => format!("Retrieve {card}"),
        None
        | Some(
            Question::TakeTile
            | Question::Hunt
            | Question::Act
            | Question::Resolve
            | Question::KeepStones { .. }
            | Question::Choose { .. }
            | Question::ChooseFamily { .. }
            | Question::Upgrade { .. }
            | Question::UpgradeReceived { .. }
            | Question::Pay { .. }
            | Question::StealFrom { .. }
            | Question::ChoosePlayer { .. }
            | Question::ChoosePlayerToSwap { .. }
            | Question::Activate { .. }
            | Question::ActivateOne { .. },
        ) => format!("Choose {card}"),
    }
}

fn upgrade(colour: Colour) -> String {
    let to = colour.upgraded().map_or_else(String::new, |better| format!(" to {}", better.letter()));
    format!("Upgrade {}{to}", colour.letter())
}

fn player(question: Option<Question>, name: &str) -> String {
    match question {
        Some(Question::StealFrom { points: stolen, .. }) => format!("Steal {} from {name}", points(stolen)),
        _ => format!("Choose {name}"),
    }
}

/// What stopping means depends on what is asked.
const fn done(question: Option<Question>) -> &'static str {
    match question {
        Some(Question::DiscardOthers { .. } | Question::DiscardUpTo { .. }) => "Discard no more",
        Some(Question::Upgrade { .. }) => "Upgrade no more",
        Some(Question::Choose { .. }) => "Choose none",
        _ => "Stop",
    }
}
