//! The table in words, as the person's seat sees it, or somebody who watches.

use std::io;

use vale_engine::{CardSet, Hunted, PlayerView, Seat, SeatView, TableView, Tile, TileKind};
use vale_words::{Message, Words, message, say};

use super::voice::Voice;
use crate::cards::card_line;

/// The cards that are known to be in hands of others.
pub type Known = [(Seat, CardSet)];

/// Those in one hand.
pub fn in_hand(known: &Known, seat: Seat) -> CardSet {
    known.iter().filter(|(other, _)| *other == seat).fold(CardSet::EMPTY, |cards, (_, more)| cards | *more)
}

/// Says the whole table, with what only the person's seat sees; whoever watches has none.
pub fn say_table(
    table: &TableView,
    own: Option<&SeatView>,
    known: &Known,
    names: &[String],
    voice: &mut Voice<'_>,
) -> io::Result<()> {
    let words = &voice.words;
    let me = own.map(|view| view.seat);
    let first = match table.first {
        seat if Some(seat) == me => say!(words, "table-you"),
        seat => names[seat.index()].clone(),
    };
    let phase = words.phase(table.phase);
    let mut lines = vec![say!(words, "table-round", round = table.round, phase = phase, first = first)];
    for hunted in table.display.iter() {
        lines.push(say!(
            words,
            "table-display",
            card = words.card(hunted.card),
            family = words.family(hunted.card.family()),
            cost = hunted.card.cost(),
            marker = marker(hunted, me, names, words)
        ));
    }
    for tile in table.tiles {
        let (kind, markers) = (words.kind(tile.kind()), square_markers(table, me, names, tile, words));
        lines.push(say!(words, "table-tile", tile = words.tile(tile), kind = kind, markers = markers));
    }
    lines.extend(player_lines(table, own, known, names, words));
    let known_to_all = (message!("table-everyone-knows", card, count), &table.draw_known);
    let known_to_me = own.map(|view| (message!("table-you-know", card, count), &view.draw_known_to_me));
    for (message, places) in [Some(known_to_all), known_to_me].into_iter().flatten() {
        for known in places {
            lines.push(say!(words, message, card = words.card(known.card), count = known.depth));
        }
    }
    lines.push(say!(words, "table-draw-pile", count = table.draw_count));
    lines.push(if table.discard.is_empty() {
        say!(words, "table-discard-empty")
    } else {
        say!(words, "table-discard", cards = words.cards(table.discard))
    });
    lines.iter().try_for_each(|line| voice.say(line))
}

/// Says what a person must know to choose an artifact tile: the cards to be hunted, and the tile that they had before.
pub fn say_before_taking(view: &SeatView, voice: &mut Voice<'_>) -> io::Result<()> {
    let words = &voice.words;
    let cards = view.table.display.iter().map(|Hunted { card, .. }| {
        let family = words.family(card.family());
        say!(words, "table-card-to-mark", card = words.card(card), family = family, cost = card.cost())
    });
    let cards: Vec<_> = cards.collect();
    let mine = view.table.players.iter().find(|player| player.seat == view.seat).and_then(|me| me.marked_tile);
    let mine = mine.filter(|&tile| view.table.tiles.contains(tile));
    let to_be_marked = (!cards.is_empty()).then(|| say!(words, "table-to-be-marked", cards = words.list(&cards)));
    let blocked = mine.map(|tile| say!(words, "table-tile-blocked", tile = words.tile(tile)));
    to_be_marked.into_iter().chain(blocked).try_for_each(|line| voice.say(line))
}

/// Says what the players have, and the person's hand.
pub fn say_players(view: &SeatView, known: &Known, names: &[String], voice: &mut Voice<'_>) -> io::Result<()> {
    player_lines(&view.table, Some(view), known, names, &voice.words).iter().try_for_each(|line| voice.say(line))
}

fn player_lines(
    table: &TableView,
    own: Option<&SeatView>,
    known: &Known,
    names: &[String],
    words: &Words,
) -> Vec<String> {
    let me = own.map(|view| view.seat);
    let players = table.players.iter().flat_map(|player| player_has(player, me, known, names, words));
    players.chain(own.into_iter().flat_map(|view| hand_lines(view, words))).collect()
}

/// What a player has, and which cards of the hand the person has seen.
fn player_has(player: &PlayerView, me: Option<Seat>, known: &Known, names: &[String], words: &Words) -> Vec<String> {
    let name = names[player.seat.index()].as_str();
    let mine = Some(player.seat) == me;
    let message = |of_mine: Message, of_others: Message| if mine { of_mine } else { of_others };
    let mut lines = vec![say!(
        words,
        message(
            message!("table-player-you", points, purse, count, areas),
            message!("table-player", name, points, purse, count, areas)
        ),
        name = name,
        points = words.points(player.score),
        purse = purse(player, words),
        count = player.hand_size,
        areas = areas(player, words)
    )];
    let known = in_hand(known, player.seat);
    if !known.is_empty() {
        lines.push(say!(words, "table-known-hand", name = name, cards = words.cards(known)));
    }
    if !player.area.is_empty() {
        let message = message(message!("table-you-summoned", cards), message!("table-summoned", name, cards));
        lines.push(say!(words, message, name = name, cards = words.cards(player.area.iter())));
    }
    if !player.shelter.is_empty() {
        let message = message(message!("table-you-sheltered", cards), message!("table-sheltered", name, cards));
        lines.push(say!(words, message, name = name, cards = words.cards(player.shelter)));
    }
    if let Some(tile) = player.tile {
        let kind = words.kind(tile.kind());
        let message =
            message(message!("table-you-have-tile", tile, kind), message!("table-has-tile", name, tile, kind));
        lines.push(say!(words, message, name = name, tile = words.tile(tile), kind = kind));
    }
    lines
}

/// "2 of 3 areas used".
fn areas(player: &PlayerView, words: &Words) -> String {
    say!(words, "table-areas", used = player.area.len(), areas = player.areas)
}

/// "R R B worth 5", or that there are none.
fn purse(player: &PlayerView, words: &Words) -> String {
    let stones = words.bag(player.stones);
    if player.stones.is_empty() {
        return stones;
    }
    say!(words, "table-purse", stones = stones, worth = player.worth.of(player.stones))
}

/// Says the cards in the person's hand with what they do.
pub fn say_hand(view: &SeatView, voice: &mut Voice<'_>) -> io::Result<()> {
    if view.hand.is_empty() {
        return voice.tell(message!("table-hand-empty"));
    }
    hand_lines(view, &voice.words).iter().try_for_each(|line| voice.say(line))
}

fn hand_lines(view: &SeatView, words: &Words) -> Vec<String> {
    view.hand.iter().map(|card| say!(words, "table-in-hand", card = card_line(card, words))).collect()
}

/// Says shortly what the person has, before a question.
pub fn say_own(view: &SeatView, voice: &mut Voice<'_>) -> io::Result<()> {
    let Some(me) = view.table.players.iter().find(|player| player.seat == view.seat) else { return Ok(()) };
    let words = &voice.words;
    let hand = view.hand.iter().map(|card| say!(words, "table-own-card", card = words.card(card), cost = card.cost()));
    let hand: Vec<_> = hand.collect();
    let hand = if hand.is_empty() {
        say!(words, "table-own-no-cards")
    } else {
        say!(words, "table-own-hand", cards = words.list(&hand))
    };
    let shelter = if me.shelter.is_empty() { "none".to_owned() } else { words.cards(me.shelter) };
    // An instant tile has done its work.
    let tile = me.tile.filter(|tile| tile.kind() != TileKind::Instant);
    let line = say!(
        words,
        "table-own",
        points = words.points(me.score),
        purse = purse(me, words),
        areas = areas(me, words),
        hand = hand,
        shelter = shelter,
        tile = tile.map_or_else(|| "none".to_owned(), |tile| words.tile(tile))
    );
    voice.say(line)
}

/// Whose square markers lie on a tile.
pub fn square_markers(table: &TableView, me: Option<Seat>, names: &[String], tile: Tile, words: &Words) -> String {
    let marked = table.players.iter().filter(|player| player.marked_tile == Some(tile));
    let markers = marked.map(|player| match player.seat {
        seat if Some(seat) == me => say!(words, "table-your-square"),
        seat => say!(words, "table-square-of", name = names[seat.index()].as_str()),
    });
    let markers: Vec<_> = markers.collect();
    if markers.is_empty() { say!(words, "table-no-square") } else { words.list(&markers) }
}

fn marker(hunted: Hunted, me: Option<Seat>, names: &[String], words: &Words) -> String {
    match hunted.marker {
        None => say!(words, "table-no-marker"),
        Some(seat) if Some(seat) == me => say!(words, "table-your-marker"),
        Some(seat) => say!(words, "table-marker-of", name = names[seat.index()].as_str()),
    }
}
