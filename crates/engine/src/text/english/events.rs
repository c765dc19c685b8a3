//! What happened.

use super::{Names, bag, capital, counted, for_stones, list, points, sentence};
use crate::ask::Phase;
use crate::card::{Card, CardSet};
use crate::event::{Event, Secret};
use crate::tile::Source;

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
        Event::TookTile { seat, tile } => format!("{} takes {}.", name(seat), tile.name()),
        Event::TileIdle { seat, tile } => format!("{} does nothing for {}.", tile.name(), name(seat)),
        Event::UsedTile { seat, tile } => format!("{} uses {}.", name(seat), tile.name()),
        Event::ReturnedTile { seat, tile } => {
            format!("{} returns to the display with the marker of {}.", tile.name(), name(seat))
        }
        Event::FamilyChosen { seat, family, by } => because(by, &format!("{} chooses {family}", name(seat))),
        Event::StonesPaid { seat, stones, by } => because(by, &format!("{} pays {}", name(seat), bag(stones))),
        Event::StoneUpgraded { seat, from, to, by } => {
            because(by, &format!("{} upgrades {} to {}", name(seat), from.letter(), to.letter()))
        }
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
        Event::PutHandCardOnPile { seat, by } => {
            because(by, &format!("{} puts a card from the hand on top of the draw pile", name(seat)))
        }
        Event::HandRevealed { seat, cards, by } => because(by, &revealed(&name(seat), cards)),
        Event::Swapped { seat, card, with, other, by } if seat == with => {
            about(card, by, &format!("{}'s {} and {} stay where they are", name(seat), card.name(), other.name()))
        }
        Event::Swapped { seat, card, with, other, by } => {
            let (one, two) = (name(seat), name(with));
            about(card, by, &format!("{one}'s {} and {two}'s {} change areas", card.name(), other.name()))
        }
        Event::Sheltered { seat, card, by, .. } => because(by, &format!("{} shelters {}", name(seat), card.name())),
        Event::Retrieved { seat, card, by } => because(by, &format!("{} retrieves {}", name(seat), card.name())),
        Event::DiscardedFromShelter { seat, card, by } => {
            because(by, &format!("{} discards {} from the shelter", name(seat), card.name()))
        }
        Event::AreaTaken { seat, areas, by } => {
            because(by, &format!("{} takes one more area and has {areas}", name(seat)))
        }
        Event::GameEnded => "The game is over.".to_owned(),
    }
}

pub(in crate::text) fn secret(secret: Secret) -> String {
    match secret {
        Secret::DrewCard { card } => format!("You draw {}.", card.name()),
        Secret::PutCardOnPile { card } => format!("You put {} on top of the draw pile.", card.name()),
    }
}

fn revealed(name: &str, cards: CardSet) -> String {
    let cards: Vec<_> = cards.iter().map(|card| card.name().to_owned()).collect();
    if cards.is_empty() { format!("{name} reveals an empty hand") } else { format!("{name} reveals {}", list(&cards)) }
}

fn phase_began(phase: Phase) -> String {
    match phase {
        Phase::Hunting => "The Hunting Phase begins.".to_owned(),
        Phase::Action => "The Action Phase begins.".to_owned(),
        Phase::Resolution => "The Resolution Phase begins.".to_owned(),
        Phase::Over => "No phase is left.".to_owned(),
    }
}

/// A sentence with the card or tile that is the reason.
fn because(by: Source, words: &str) -> String {
    format!("{} ({}).", capital(words), by.name())
}

/// A sentence about a card, with the reason if that is not the card itself.
fn about(card: Card, by: Source, words: &str) -> String {
    if by.card() == Some(card) { sentence(words) } else { because(by, words) }
}
