//! The table in words, as the person's seat sees it.

use std::io;

use vale_engine::{Card, CardSet, Family, Hunted, Phase, PlayerView, SeatView, TableView, Tile, TileKind};

use super::ME;
use super::voice::{Voice, counted_things, join, stones_text};
use crate::cards::{effects_line, kind_name};

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
    for tile in table.tiles.iter() {
        let markers = square_markers(table, names, tile);
        voice.say(format!("Artifact tile on the display: {}, {}, {markers}.", tile.name(), kind_name(tile.kind())))?;
    }
    say_players(view, names, voice)?;
    for (who, places) in [("Everyone knows", &table.draw_known), ("You know", &view.draw_known_to_me)] {
        for known in places {
            let above = counted_things(known.depth, "card");
            voice.say(format!("{who} that {} is in the draw pile, under {above}.", known.card.name()))?;
        }
    }
    voice.say(format!("Draw pile: {}.", counted_things(table.draw_count, "card")))?;
    if table.discard.is_empty() {
        voice.say("The discard pile is empty.")
    } else {
        voice.say(format!("Discard pile: {}.", names_of(table.discard)))
    }
}

/// Says what a person must know to choose an artifact tile: the cards to be hunted, and the tile that they had before.
pub fn say_before_taking(view: &SeatView, voice: &mut Voice<'_>) -> io::Result<()> {
    let cards = view.table.display.iter().map(|Hunted { card, .. }| {
        let (name, family, cost) = (card.name(), card.family(), card.cost());
        format!("{name} ({family}, cost {cost})")
    });
    let cards: Vec<_> = cards.collect();
    if !cards.is_empty() {
        voice.say(format!("On the display, to be marked later: {}.", join(&cards)))?;
    }
    let mine = view.table.players.iter().find(|player| player.seat == ME).and_then(|me| me.marked_tile);
    match mine.filter(|&tile| view.table.tiles.contains(tile)) {
        Some(tile) => voice.say(format!("Your square marker is on {}, so you cannot take it now.", tile.name())),
        None => Ok(()),
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
    if !player.area.is_empty() {
        let summoned = player.area.iter().map(|card| card.name().to_owned()).collect::<Vec<_>>();
        voice.say(format!("{name} has summoned {}.", join(&summoned)))?;
    }
    if !player.shelter.is_empty() {
        voice.say(format!("{name} has sheltered {}.", names_of(player.shelter)))?;
    }
    match player.tile {
        Some(tile) => voice.say(format!("{name} has the tile {}, {}.", tile.name(), kind_name(tile.kind()))),
        None => Ok(()),
    }
}

/// "Imp, Hydra and Troll".
fn names_of(cards: CardSet) -> String {
    join(&cards.iter().map(|card| card.name().to_owned()).collect::<Vec<_>>())
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
    let mut line = format!("You have {}, {}, {}, {hand}", points(me.score), purse(me), areas(me));
    if !me.shelter.is_empty() {
        line.extend([", in the shelter ", &names_of(me.shelter)]);
    }
    // An instant tile has done its work.
    if let Some(tile) = me.tile.filter(|tile| tile.kind() != TileKind::Instant) {
        line.extend([", and the tile ", tile.name()]);
    }
    voice.say(line + ".")
}

/// "Book of Thoth, action. Upgrade …", without the last full stop.
pub fn tile_line(tile: Tile) -> String {
    let line = format!("{}, {}. {}", tile.name(), kind_name(tile.kind()), tile.text());
    line.trim_end_matches('.').to_owned()
}

/// Whose square markers lie on a tile.
pub fn square_markers(table: &TableView, names: &[String], tile: Tile) -> String {
    let marked = table.players.iter().filter(|player| player.marked_tile == Some(tile));
    let markers = marked.map(|player| match player.seat {
        ME => "your square marker".to_owned(),
        seat => format!("square marker of {}", names[seat.index()]),
    });
    let markers: Vec<_> = markers.collect();
    if markers.is_empty() { "no square marker".to_owned() } else { join(&markers) }
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
