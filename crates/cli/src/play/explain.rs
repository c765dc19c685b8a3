//! What `?` says about a card or a move.

use vale_engine::{
    Card, Event, Game, Move, MoveList, NotationError, Phase, Question, Refusal, SeatView, Source, Tile, TileKind,
};

use super::ME;
use super::table::{card_line, square_markers, tile_line};
use super::voice::{counted_things, stones_text};
use crate::args;

/// Sentences about a card, a tile or a move, or that there is no such thing.
pub fn explain(game: &Game, names: &[String], subject: &str) -> Vec<String> {
    match args::card_or_tile(subject) {
        Some(Source::Card(card)) => return about_card(game, names, card),
        Some(Source::Tile(tile)) => return about_tile(game, names, tile),
        None => {}
    }
    match game.read_move(subject) {
        Ok(m) => vec![about_move(game, names, m)],
        Err(NotationError::WhichStones(payments)) => vec![format!("Possible. Say which stones: {payments}.")],
        Err(NotationError::Verb(_)) => {
            let tile = if game.options().artifact_tiles { ", no artifact tile" } else { "" };
            vec![format!("There is no card{tile} and no move `{subject}`. Type ? alone for help.")]
        }
        Err(error) => vec![format!("{}.", capital(&error.to_string()))],
    }
}

fn about_move(game: &Game, names: &[String], m: Move) -> String {
    let text = game.move_text(m, names);
    match refusal(game, m) {
        None => format!("{text}: possible now."),
        Some(refusal) => format!("{text}: not possible, {}.", in_words(refusal)),
    }
}

/// Why a move is refused. For a summoning that names no stones, the reason that no choice of stones could remove.
pub fn refusal(game: &Game, m: Move) -> Option<Refusal> {
    match (game.check(m), m) {
        (Err(Refusal::PaysTooLittle { .. }), Move::Summon { card, pay }) if pay.is_empty() => game.cannot_summon(card),
        (result, _) => result.err(),
    }
}

/// A refusal as the person hears it.
pub fn in_words(refusal: Refusal) -> String {
    match refusal {
        Refusal::Marked { card, seat: ME } => format!("{} already has your marker", card.name()),
        other => other.to_string(),
    }
}

fn about_card(game: &Game, names: &[String], card: Card) -> Vec<String> {
    let view = game.seat_view(ME);
    let mut lines = vec![
        format!("{}.", card_line(card)),
        format!("It sells for {}.", stones_text(game.options().sell.reward(card.family()))),
        where_is(game, &view, names, card),
    ];
    if view.hand.contains(card) {
        lines.push(about_summoning(game, &view, card));
    }
    let mine = view.table.players.iter().any(|player| player.seat == ME && player.area.set().contains(card));
    if mine && game.phase() == Phase::Resolution && game.asked_seat() == Some(ME) {
        lines.push(match game.check(Move::Use(card)) {
            Ok(()) => "You can use it now.".to_owned(),
            Err(refusal) => format!("You cannot use it now: {refusal}."),
        });
    }
    lines
}

fn about_tile(game: &Game, names: &[String], tile: Tile) -> Vec<String> {
    let table = game.table_view();
    let what = format!("{}.", tile_line(tile));
    let holder = table.players.iter().find(|player| player.tile == Some(tile));
    let place = match holder.map(|player| player.seat) {
        Some(ME) => "It lies in front of you.".to_owned(),
        Some(seat) => format!("It lies in front of {}.", names[seat.index()]),
        None if table.tiles.contains(tile) => {
            format!("It is on the display, with {}.", square_markers(&table, names, tile))
        }
        None if game.options().artifact_tiles => {
            return vec![what, "It is not among the tiles of this game.".to_owned()];
        }
        None => return vec![what, "This game is played without artifact tiles.".to_owned()],
    };
    let mut lines = vec![what, place];
    let mine = holder.is_some_and(|player| player.seat == ME);
    match game.asked().filter(|asked| asked.seat == ME).map(|asked| asked.question) {
        Some(Question::TakeTile) => lines.push(match game.check(Move::Take(tile)) {
            Ok(()) if comes_to_nothing(game, tile) => format!("You can take it now, but {NO_EFFECT}."),
            Ok(()) => "You can take it now.".to_owned(),
            Err(refusal) => format!("You cannot take it now: {}.", in_words(refusal)),
        }),
        Some(Question::Act) if mine => lines.push(match game.check(Move::UseTile(tile)) {
            Ok(()) => "You can use it now.".to_owned(),
            Err(refusal) => format!("You cannot use it now: {refusal}."),
        }),
        _ if mine && tile.kind() == TileKind::Action => {
            lines.push("You can use it once, in your turn of the Action Phase.".to_owned());
        }
        _ => {}
    }
    lines
}

/// What is said of a tile that [comes to nothing](comes_to_nothing).
pub const NO_EFFECT: &str = "its effect cannot happen now";

/// Would taking this tile now do nothing (Y2)?
pub fn comes_to_nothing(game: &Game, tile: Tile) -> bool {
    let mut events: Vec<Event> = Vec::new();
    game.clone().play(Move::Take(tile), &mut events).is_ok()
        && events.iter().any(|event| matches!(event, Event::TileIdle { .. }))
}

fn where_is(game: &Game, view: &SeatView, names: &[String], card: Card) -> String {
    let table = &view.table;
    if !game.options().deck().contains(card) {
        return "It is not in this game, which is played without the artifact creatures.".to_owned();
    }
    if view.hand.contains(card) {
        return "It is in your hand.".to_owned();
    }
    if let Some(hunted) = table.display.get(card) {
        return match hunted.marker {
            None => "It is on the display, without a marker.".to_owned(),
            Some(ME) => "It is on the display with your marker.".to_owned(),
            Some(seat) => format!("It is on the display with a marker of {}.", names[seat.index()]),
        };
    }
    for player in &table.players {
        let owner = if player.seat == ME { "your".to_owned() } else { format!("{}'s", names[player.seat.index()]) };
        if player.area.set().contains(card) {
            return format!("It is in {owner} area.");
        }
        if player.shelter.contains(card) {
            return format!("It is in {owner} shelter.");
        }
    }
    if table.discard.contains(card) {
        return "It is in the discard pile.".to_owned();
    }
    match table.draw_known.iter().chain(&view.draw_known_to_me).find(|known| known.card == card) {
        Some(known) => format!("It is in the draw pile, under {}.", counted_things(known.depth, "card")),
        None => "It is in the draw pile or in another player's hand.".to_owned(),
    }
}

fn about_summoning(game: &Game, view: &SeatView, card: Card) -> String {
    if game.phase() != Phase::Action || view.table.turn != ME || game.asked_seat() != Some(ME) {
        return "You can summon cards in your turn of the Action Phase.".to_owned();
    }
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    let payments = moves.iter().filter_map(|&m| match m {
        Move::Summon { card: summoned, pay } if summoned == card => Some(stones_text(pay)),
        _ => None,
    });
    let payments: Vec<_> = payments.collect();
    if payments.is_empty() {
        return match game.cannot_summon(card) {
            Some(refusal) => format!("You cannot summon it now: {refusal}."),
            None => "You cannot summon it now.".to_owned(),
        };
    }
    format!("You can summon it now for {}.", payments.join(", or "))
}

/// The text with a capital at the start.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
