//! What is said at the table: questions, moves, and what happened.

use super::{Determiner, a_card, capital, counted, number, one_of, points, sentence, stones};
use crate::ask::{Phase, Question};
use crate::card::Card;
use crate::effect::Filter;
use crate::event::{Event, Secret};
use crate::game::Game;
use crate::moves::Move;
use crate::seat::Seat;
use crate::stones::Stones;
use crate::text::english::effects::chosen;

/// Says who sits where.
type Names<'a> = &'a dyn Fn(Seat) -> String;

pub(in crate::text) fn question(question: Question, name: Names<'_>) -> String {
    let asks = |by: Card, what: String| format!("{}: {what}.", by.name());
    match question {
        Question::Hunt => "Mark a card on the display.".to_owned(),
        Question::Act => "Sell, tame, summon or remove a card, or end your turn.".to_owned(),
        Question::Resolve => "Use an active effect.".to_owned(),
        Question::KeepStones { limit } => format!("You have too many stones: keep {limit} of them."),
        Question::Choose { by, count: 1 } => asks(by, "choose one effect".to_owned()),
        Question::Choose { by, count } => asks(by, format!("choose {} different effects", number(count))),
        Question::DiscardFromHand { by } => asks(by, "discard a card from your hand".to_owned()),
        Question::Recover { by, filter } => {
            asks(by, format!("recover {}", one_of(filter, Determiner::One, "in your area")))
        }
        Question::DiscardOthers { by, left: 1 } => {
            asks(by, "discard one other card from your area, or stop".to_owned())
        }
        Question::DiscardOthers { by, left } => {
            asks(by, format!("discard up to {left} other cards from your area, one at a time, or stop"))
        }
        Question::TakeFromDiscard { by, family } => asks(by, format!("take {} from the discard pile", a_card(family))),
        Question::StealFrom { by, points: stolen } => {
            asks(by, format!("choose an opponent to steal {} from", points(stolen)))
        }
        Question::SummonFree { by, filter } => {
            asks(by, format!("summon {} for free", one_of(filter, Determiner::A, "from your hand")))
        }
        Question::ChoosePlayer { by, family } => {
            asks(by, format!("choose a player who must discard {}", a_card(family)))
        }
        Question::GiveUp { by, family, chooser } => {
            let filter = Filter { family: Some(family), ..Filter::ANY };
            let card = one_of(filter, Determiner::One, "from your area");
            format!("{}'s {}: discard {card}.", name(chooser), by.name())
        }
        Question::CopyInstant { by } => asks(by, "choose another card whose instant effect it copies".to_owned()),
        Question::CopyActive { by } => asks(by, "choose another card whose active effect it copies".to_owned()),
        Question::Activate { by } => asks(by, "choose the active effect to activate next".to_owned()),
    }
}

pub(in crate::text) fn move_text(game: &Game, m: Move, name: Names<'_>) -> String {
    match m {
        Move::Hunt(card) => format!("Mark {}", card.name()),
        Move::Sell(card) => format!("Sell {}{}", card.name(), for_stones(game.options().sell.reward(card.family()))),
        Move::Tame(card) => format!("Tame {}", card.name()),
        Move::Summon { card, pay } => format!("Summon {}{}", card.name(), for_stones(pay)),
        Move::Remove { card, pay } => format!("Remove {}{}", card.name(), for_stones(pay)),
        Move::End => "End the turn".to_owned(),
        Move::Use(card) => format!("Use {}", card.name()),
        Move::Keep(kept) => format!("Keep {}", bag(kept)),
        Move::Choose(places) => {
            let offered = game.choices().iter().enumerate();
            chosen(offered.filter(|&(place, _)| places.contains(place)).map(|(_, choice)| choice))
        }
        Move::Pick(card) => pick(game.asked().map(|asked| asked.question), card),
        Move::Player(seat) => player(game.asked().map(|asked| asked.question), &name(seat)),
        Move::Done => "Discard no more".to_owned(),
    }
}

/// What picking a card means depends on what is asked.
fn pick(question: Option<Question>, card: Card) -> String {
    let card = card.name();
    match question {
        Some(Question::DiscardFromHand { .. } | Question::DiscardOthers { .. } | Question::GiveUp { .. }) => {
            format!("Discard {card}")
        }
        Some(Question::Recover { .. }) => format!("Recover {card}"),
        Some(Question::TakeFromDiscard { .. }) => format!("Take {card}"),
        Some(Question::SummonFree { .. }) => format!("Summon {card} for free"),
        Some(Question::CopyInstant { .. } | Question::CopyActive { .. }) => format!("Copy {card}"),
        None
        | Some(
            Question::Hunt
            | Question::Act
            | Question::Resolve
            | Question::KeepStones { .. }
            | Question::Choose { .. }
            | Question::StealFrom { .. }
            | Question::ChoosePlayer { .. }
            | Question::Activate { .. },
        ) => format!("Choose {card}"),
    }
}

fn player(question: Option<Question>, name: &str) -> String {
    match question {
        Some(Question::StealFrom { points: stolen, .. }) => format!("Steal {} from {name}", points(stolen)),
        _ => format!("Choose {name}"),
    }
}

pub(in crate::text) fn event(event: Event, name: Names<'_>) -> String {
    match event {
        Event::RoundBegan { round, first } => format!("Round {round} begins; {} goes first.", name(first)),
        Event::PhaseBegan { phase } => phase_began(phase),
        Event::Revealed { card } => format!("{} is revealed.", card.name()),
        Event::Reshuffled { cards } => {
            format!("The discard pile is shuffled into a new draw pile of {}.", counted(cards.into(), "card"))
        }
        Event::Hunted { seat, card } => format!("{} marks {}.", name(seat), card.name()),
        Event::Passed { seat } => format!("{} finds no card to mark and passes.", name(seat)),
        Event::Sold { seat, card, stones } => format!("{} sells {}{}.", name(seat), card.name(), for_stones(stones)),
        Event::Tamed { seat, card } => format!("{} tames {}.", name(seat), card.name()),
        Event::Summoned { seat, card, paid } => {
            format!("{} summons {}{}.", name(seat), card.name(), for_stones(paid))
        }
        Event::SummonedFree { seat, card, by } => {
            because(by, &format!("{} summons {} for free", name(seat), card.name()))
        }
        Event::Removed { seat, card, paid } => format!("{} removes {}{}.", name(seat), card.name(), for_stones(paid)),
        Event::TurnEnded { seat } => format!("{} ends the turn.", name(seat)),
        Event::Used { seat, card } => format!("{} uses {}.", name(seat), card.name()),
        Event::Copied { seat, card, from } => format!("{}'s {} copies {}.", name(seat), card.name(), from.name()),
        Event::PlayerChosen { seat, chosen, by } => because(by, &format!("{} chooses {}", name(seat), name(chosen))),
        Event::StonesEarned { seat, stones, by } => because(by, &format!("{} earns {}", name(seat), bag(stones))),
        Event::StonesSpent { seat, stones, by } => because(by, &format!("{} discards {}", name(seat), bag(stones))),
        Event::StonesExchanged { seat, gave, took, by } => {
            because(by, &format!("{} exchanges {} for {}", name(seat), bag(gave), bag(took)))
        }
        Event::StonesKept { seat, kept, lost } => {
            format!("{} has too many stones, keeps {} and discards {}.", name(seat), bag(kept), bag(lost))
        }
        Event::PointsEarned { seat, points: earned, by } => {
            because(by, &format!("{} earns {}", name(seat), points(earned)))
        }
        Event::PointsLost { seat, points: lost, by } => because(by, &format!("{} loses {}", name(seat), points(lost))),
        Event::Drew { seat, by } => because(by, &format!("{} draws a card", name(seat))),
        Event::Recovered { seat, card, by } => about(card, by, &format!("{} recovers {}", name(seat), card.name())),
        Event::DiscardedFromHand { seat, card, by } => {
            because(by, &format!("{} discards {} from the hand", name(seat), card.name()))
        }
        Event::DiscardedFromArea { seat, card, by } => {
            about(card, by, &format!("{} discards {} from the area", name(seat), card.name()))
        }
        Event::TookFromDiscard { seat, card, by } => {
            because(by, &format!("{} takes {} from the discard pile", name(seat), card.name()))
        }
        Event::PutOnPile { seat, card } => format!("{} puts {} on top of the draw pile.", name(seat), card.name()),
        Event::GameEnded => "The game is over.".to_owned(),
    }
}

pub(in crate::text) fn secret(secret: Secret) -> String {
    match secret {
        Secret::DrewCard { card } => format!("You draw {}.", card.name()),
    }
}

fn phase_began(phase: Phase) -> String {
    match phase {
        Phase::Hunting => "The Hunting Phase begins.".to_owned(),
        Phase::Action => "The Action Phase begins.".to_owned(),
        Phase::Resolution => "The Resolution Phase begins.".to_owned(),
        Phase::Over => "No phase is left.".to_owned(),
    }
}

/// A sentence with the card that is the reason.
fn because(by: Card, words: &str) -> String {
    format!("{} ({}).", capital(words), by.name())
}

/// A sentence about a card, with the card that is the reason if it is another one.
fn about(card: Card, by: Card, words: &str) -> String {
    if card == by { sentence(words) } else { because(by, words) }
}

/// " for R B", or nothing if no stones change hands.
fn for_stones(paid: Stones) -> String {
    if paid.is_empty() { String::new() } else { format!(" for {}", stones(paid)) }
}

/// Stones, or that there are none.
fn bag(held: Stones) -> String {
    if held.is_empty() { "no stones".to_owned() } else { stones(held) }
}
