//! The table in words, as the person's seat sees it.

use std::io;

use vale_engine::{Card, Family, Hunted, Phase, PlayerView, SeatView};

use super::ME;
use super::voice::{Voice, counted_things, join, stones_text};
use crate::cards::effects_line;

/// Says the whole table.
pub fn say_table(view: &SeatView, names: &[String], voice: &mut Voice<'_>) -> io::Result<()> {
    let table = &view.table;
    let phase = match table.phase {
        Phase::Hunting => "Hunting Phase",
        Phase::Action => "Action Phase",
        Phase::Resolution => "Resolution Phase",
        Phase::Over => "the game is over",
    };
    voice.say(format!("Round {} of 10, {phase}. First player: {}.", table.round, names[table.first.index()]))?;
    for family in Family::ALL {
        for hunted in table.display.iter().filter(|hunted| hunted.card.family() == family) {
            let marker = marker(hunted, names);
            voice.say(format!("Display: {}, {family}, cost {}, {marker}.", hunted.card.name(), hunted.card.cost()))?;
        }
    }
    say_players(view, names, voice)?;
    for known in &table.draw_known {
        let above = counted_things(known.depth, "card");
        voice.say(format!("Everyone knows that {} is in the draw pile, under {above}.", known.card.name()))?;
    }
    let discarded = table.discard.iter().map(|card| card.name().to_owned()).collect::<Vec<_>>();
    voice.say(format!("Draw pile: {}.", counted_things(table.draw_count, "card")))?;
    if discarded.is_empty() {
        voice.say("The discard pile is empty.")
    } else {
        voice.say(format!("Discard pile: {}.", join(&discarded)))
    }
}

/// Says what the players have, and the person's hand.
pub fn say_players(view: &SeatView, names: &[String], voice: &mut Voice<'_>) -> io::Result<()> {
    for player in &view.table.players {
        say_player(player, names, voice)?;
    }
    if view.hand.is_empty() { Ok(()) } else { say_hand(view, voice) }
}

/// Says what a player has.
fn say_player(player: &PlayerView, names: &[String], voice: &mut Voice<'_>) -> io::Result<()> {
    let name = &names[player.seat.index()];
    let you = if player.seat == ME { ", that is you" } else { "" };
    let hand = counted_things(player.hand_size, "card");
    voice.say(format!(
        "{name}{you}: {}, {}, {hand} in hand, {}.",
        points(player.score),
        purse(player),
        areas(player)
    ))?;
    if player.area.is_empty() {
        return Ok(());
    }
    let summoned = player.area.iter().map(|card| card.name().to_owned()).collect::<Vec<_>>();
    voice.say(format!("{name} has summoned {}.", join(&summoned)))
}

/// "2 of 3 areas used".
fn areas(player: &PlayerView) -> String {
    format!("{} of {} used", player.area.len(), counted_things(player.areas, "area"))
}

/// "12 points".
pub fn points(score: u16) -> String {
    counted_things(score, "point")
}

/// "R R B, worth 5 together".
fn purse(player: &PlayerView) -> String {
    let stones = stones_text(player.stones);
    if player.stones.is_empty() { stones } else { format!("{stones} worth {}", player.worth.of(player.stones)) }
}

/// Says the cards in the person's hand with what they do.
pub fn say_hand(view: &SeatView, voice: &mut Voice<'_>) -> io::Result<()> {
    if view.hand.is_empty() {
        return voice.say("Your hand is empty.");
    }
    for card in view.hand {
        voice.say(format!("In your hand: {}.", card_line(card)))?;
    }
    Ok(())
}

/// Says shortly what the person has, before a question.
pub fn say_own(view: &SeatView, voice: &mut Voice<'_>) -> io::Result<()> {
    let Some(me) = view.table.players.iter().find(|player| player.seat == ME) else { return Ok(()) };
    let hand = view.hand.iter().map(|card| format!("{} (cost {})", card.name(), card.cost())).collect::<Vec<_>>();
    let hand = if hand.is_empty() { "no cards in hand".to_owned() } else { format!("in hand {}", join(&hand)) };
    voice.say(format!("You have {}, {}, {}, {hand}.", points(me.score), purse(me), areas(me)))
}

/// "Hydra, water, cost 6. Instant: …", without the last full stop.
pub fn card_line(card: Card) -> String {
    let line = format!("{}, {}, cost {}. {}", card.name(), card.family(), card.cost(), effects_line(card));
    line.trim_end().trim_end_matches('.').to_owned()
}

fn marker(hunted: Hunted, names: &[String]) -> String {
    match hunted.marker {
        None => "no marker".to_owned(),
        Some(ME) => "your marker".to_owned(),
        Some(seat) => format!("marker of {}", names[seat.index()]),
    }
}
