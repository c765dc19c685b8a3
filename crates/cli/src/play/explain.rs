//! What `?` says about a card or a move.

use vale_engine::{
    Card, Event, Game, Missing, Move, NotationError, Phase, Question, Refusal, SeatView, Source, Tile, TileKind,
};
use vale_words::{Reading, Words, message, say};

use super::ME;
use super::offers::Offers;
use super::table::{Known, in_hand, square_markers};
use crate::cards::{card_line, tile_line};

/// Sentences about a card, a tile or a move, or that there is no such thing.
pub fn explain(
    game: &Game,
    known: &Known,
    offers: &Offers,
    names: &[String],
    subject: &str,
    words: &Words,
) -> Vec<String> {
    let about = |source: Source| match source {
        Source::Card(card) => about_card(game, known, names, card, words),
        Source::Tile(tile) => about_tile(game, names, tile, words),
    };
    if let Some(source) = words.find(subject) {
        return about(source);
    }
    let error = match offers.read(game, names, subject, words) {
        Reading::Move(m) | Reading::NotLegal(m) => return vec![about_move(game, names, m, words)],
        Reading::Several(moves) => {
            return vec![say!(words, "explain-which", moves = offers.among(&moves, game, names, words))];
        }
        Reading::Unreadable(error) => error,
    };
    let here = |source: &Source| match *source {
        Source::Card(card) => game.options().deck().contains(card),
        Source::Tile(_) => game.options().artifact_tiles,
    };
    let similar: Vec<_> = words.similar(subject).into_iter().filter(here).collect();
    if let [only] = similar[..]
        && is_part(subject, only, words)
    {
        return about(only);
    }
    let meant = what_was_meant(game, offers, names, subject, &error, words);
    let mut lines = vec![match error {
        NotationError::Verb(_) if game.options().artifact_tiles => {
            say!(words, "explain-unknown-with-tiles", text = subject)
        }
        NotationError::Verb(_) => say!(words, "explain-unknown", text = subject),
        error => unreadable(subject, error, words),
    }];
    if similar.is_empty() {
        lines.extend(meant);
    } else {
        lines.push(did_you_mean_one_of(&similar, words));
    }
    lines
}

/// Is this a part of the name?
pub fn is_part(text: &str, of: Source, words: &Words) -> bool {
    let name = words.source(of).to_lowercase();
    [name.as_str(), of.id()].iter().any(|name| name.contains(&text.trim().to_lowercase()))
}

/// The question whether one of these names was meant.
pub fn did_you_mean_one_of(sources: &[Source], words: &Words) -> String {
    let names = sources.iter().map(|&source| words.source(source));
    let names = names.reduce(|before, after| say!(words, "explain-or", before = before, after = after));
    say!(words, "did-you-mean", what = names.unwrap_or_default())
}

/// The question whether something else was meant by a text that is no move: another card, if it names one that does not
/// exist, and else another move.
pub fn what_was_meant(
    game: &Game,
    offers: &Offers,
    names: &[String],
    text: &str,
    error: &NotationError,
    words: &Words,
) -> Option<String> {
    let mut moves = words.similar_moves(game, offers.moves(), names, text);
    if let NotationError::Card(card) = error {
        let cards = words.similar(card);
        moves.retain(|m| cards.iter().any(|card| game.write_move(*m).contains(card.id())));
        if moves.is_empty() && !cards.is_empty() {
            return Some(did_you_mean_one_of(&cards, words));
        }
    }
    let what = offers.among(&moves, game, names, words);
    (!moves.is_empty()).then(|| say!(words, "did-you-mean", what = what))
}

/// Why a text is not a move, as a sentence.
pub fn unreadable(text: &str, error: NotationError, words: &Words) -> String {
    match error {
        NotationError::Empty => say!(words, "notation-empty"),
        NotationError::Verb(_) => say!(words, "play-not-understood", text = text),
        NotationError::Missing(missing) => say!(
            words,
            match missing {
                Missing::Card => message!("notation-missing-card"),
                Missing::Tile => message!("notation-missing-tile"),
                Missing::StonesToPay => message!("notation-missing-stones-to-pay"),
                Missing::StonesToKeep => message!("notation-missing-stones-to-keep"),
                Missing::Choice => message!("notation-missing-choice"),
                Missing::Seat => message!("notation-missing-seat"),
            }
        ),
        NotationError::TooMuch(text) => say!(words, "notation-too-much", text = text),
        NotationError::Card(text) => say!(words, "notation-card", text = text),
        NotationError::Tile(text) => say!(words, "notation-tile", text = text),
        NotationError::Family(text) => say!(words, "notation-family", text = text),
        NotationError::Colour(text) => say!(words, "notation-colour", text = text),
        NotationError::Stones(text) => say!(words, "notation-stones", text = text),
        NotationError::Seat(text) => say!(words, "notation-seat", text = text),
        NotationError::Choice(text, offered) => say!(words, "notation-choice", text = text, offered = offered),
        NotationError::WhichStones(payments) => say!(words, "notation-which-stones", payments = payments),
    }
}

fn about_move(game: &Game, names: &[String], m: Move, words: &Words) -> String {
    let text = words.move_text(game, m, names);
    match refusal(game, m) {
        None => say!(words, "explain-possible", move = text),
        Some(Refusal::NotTheQuestion) if let Some(asked) = game.asked() => {
            let question = words.question_to(ME, &asked.question, names);
            say!(words, "explain-not-now", move = text, question = question)
        }
        Some(refusal) => say!(words, "explain-not-possible", move = text, reason = reason(refusal, names, words)),
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
pub fn reason(refusal: Refusal, names: &[String], words: &Words) -> String {
    match refusal {
        Refusal::Marked { card, seat: ME } => say!(words, "explain-your-marker", card = words.card(card)),
        other => words.refusal(&other, names),
    }
}

fn about_card(game: &Game, known: &Known, names: &[String], card: Card, words: &Words) -> Vec<String> {
    let view = game.seat_view(ME);
    let sold = words.bag(game.options().sell.reward(card.family()));
    let mut lines = vec![
        format!("{}.", card_line(card, words)),
        say!(words, "explain-sells", stones = sold),
        where_is(&view, known, names, card, words),
    ];
    if view.hand.contains(card) {
        lines.push(about_summoning(game, &view, names, card, words));
    }
    let mine = view.table.players.iter().any(|player| player.seat == ME && player.area.set().contains(card));
    if mine && game.phase() == Phase::Resolution && game.asked_seat() == Some(ME) {
        lines.push(about_using(game, names, Move::Use(card), words));
    }
    lines
}

/// Can this be used now?
fn about_using(game: &Game, names: &[String], m: Move, words: &Words) -> String {
    match game.check(m) {
        Ok(()) => say!(words, "explain-can-use"),
        Err(refusal) => say!(words, "explain-cannot-use", reason = reason(refusal, names, words)),
    }
}

fn about_tile(game: &Game, names: &[String], tile: Tile, words: &Words) -> Vec<String> {
    let view = game.seat_view(ME);
    let table = &view.table;
    let what = format!("{}.", tile_line(tile, words));
    let holder = table.players.iter().find(|player| player.tile == Some(tile));
    let place = match holder.map(|player| player.seat) {
        Some(ME) => say!(words, "explain-before-you"),
        Some(seat) => say!(words, "explain-before", name = names[seat.index()].as_str()),
        None if table.tiles.contains(tile) => {
            say!(
                words,
                "explain-tile-on-display",
                markers = square_markers(&view.table, Some(view.seat), names, tile, words)
            )
        }
        None if game.options().artifact_tiles => return vec![what, say!(words, "explain-tile-not-here")],
        None => return vec![what, say!(words, "explain-no-tiles")],
    };
    let mut lines = vec![what, place];
    let mine = holder.is_some_and(|player| player.seat == ME);
    match game.asked().filter(|asked| asked.seat == ME).map(|asked| asked.question) {
        Some(Question::TakeTile) => lines.push(match game.check(Move::Take(tile)) {
            Ok(()) if comes_to_nothing(game, tile) => say!(words, "explain-can-take-for-nothing"),
            Ok(()) => say!(words, "explain-can-take"),
            Err(refusal) => say!(words, "explain-cannot-take", reason = reason(refusal, names, words)),
        }),
        Some(Question::Act) if mine => lines.push(about_using(game, names, Move::UseTile(tile), words)),
        _ if mine && tile.kind() == TileKind::Action => lines.push(say!(words, "explain-use-once")),
        _ => {}
    }
    lines
}

/// Would taking this tile now do nothing (Y2)?
pub fn comes_to_nothing(game: &Game, tile: Tile) -> bool {
    let mut events: Vec<Event> = Vec::new();
    game.clone().play(Move::Take(tile), &mut events).is_ok()
        && events.iter().any(|event| matches!(event, Event::TileIdle { .. }))
}

pub fn where_is(view: &SeatView, known: &Known, names: &[String], card: Card, words: &Words) -> String {
    let table = &view.table;
    if !table.options.deck().contains(card) {
        return say!(words, "explain-card-not-here");
    }
    if view.hand.contains(card) {
        return say!(words, "explain-in-your-hand");
    }
    if let Some(hunted) = table.display.get(card) {
        return match hunted.marker {
            None => say!(words, "explain-on-display"),
            Some(seat) if seat == view.seat => say!(words, "explain-on-display-yours"),
            Some(seat) => say!(words, "explain-on-display-of", name = names[seat.index()].as_str()),
        };
    }
    for player in &table.players {
        if in_hand(known, player.seat).contains(card) {
            return say!(words, "explain-in-hand-of", name = names[player.seat.index()].as_str());
        }
        let (mine, name) = (player.seat == view.seat, names[player.seat.index()].as_str());
        if player.area.set().contains(card) {
            return if mine {
                say!(words, "explain-in-your-area")
            } else {
                say!(words, "explain-in-area", name = name)
            };
        }
        if player.shelter.contains(card) {
            return if mine {
                say!(words, "explain-in-your-shelter")
            } else {
                say!(words, "explain-in-shelter", name = name)
            };
        }
    }
    if table.discard.contains(card) {
        return say!(words, "explain-in-discard");
    }
    match table.draw_known.iter().chain(&view.draw_known_to_me).find(|known| known.card == card) {
        Some(known) => say!(words, "explain-in-pile", count = known.depth),
        None => say!(words, "explain-hidden"),
    }
}

fn about_summoning(game: &Game, view: &SeatView, names: &[String], card: Card, words: &Words) -> String {
    if game.phase() != Phase::Action || view.table.turn != ME || game.asked_seat() != Some(ME) {
        return say!(words, "explain-summon-later");
    }
    let payments = game.legal_moves().into_iter().filter_map(|m| match m {
        Move::Summon { card: summoned, pay } if summoned == card => Some(words.bag(pay)),
        _ => None,
    });
    let payments = payments.reduce(|before, after| say!(words, "explain-or", before = before, after = after));
    match (payments, game.cannot_summon(card)) {
        (Some(payments), _) => say!(words, "explain-can-summon", payments = payments),
        (None, Some(refusal)) => say!(words, "explain-cannot-summon", reason = reason(refusal, names, words)),
        (None, None) => say!(words, "explain-cannot-summon-now"),
    }
}
