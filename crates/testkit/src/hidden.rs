//! Does a seat see anything of what is hidden from it?
//!
//! The hidden cards are dealt again in another way: what the seat does not know of the draw pile, the other
//! hands, and the seed. Whatever the seat sees must stay the same.

use vale_engine::{Card, CardSet, Event, Game, Move, MoveList, Position, Seat, Seed};

use crate::dice::Dice;
use crate::error::{PromiseError, ensure};

/// Checks the views of every seat and of a bystander.
pub(crate) fn check_views(game: &Game, dice: &mut Dice) -> Result<(), PromiseError> {
    for seat in game.seats() {
        let view = game.seat_view(seat);
        let referee = game.referee_view();
        ensure(view.table == game.table_view() && view.table == referee.table, || "the views differ".to_owned())?;
        ensure(Some(&view.hand) == referee.hands.get(seat.index()), || format!("{seat:?} sees another hand"))?;
        if let Some(other) = otherwise(game, seat, dice)? {
            compare(game, &other, seat)?;
        }
    }
    Ok(())
}

/// This game with everything dealt again that the seat cannot see; none if there is no position.
pub(crate) fn otherwise(game: &Game, seat: Seat, dice: &mut Dice) -> Result<Option<Game>, PromiseError> {
    let Some(mut position) = game.position() else { return Ok(None) };
    redeal(&mut position, seat, dice);
    let other = Game::from_position(&position);
    other.map(Some).map_err(|error| PromiseError(format!("with other hidden cards, the position is refused: {error}")))
}

/// A game that looks to the seat exactly like this one, with everything dealt again that the seat cannot see; none where
/// a game cannot be written down as a position.
pub fn look_alike(game: &Game, seat: Seat, dice: &mut Dice) -> Option<Game> {
    otherwise(game, seat, dice).ok().flatten()
}

fn redeal(position: &mut Position, seat: Seat, dice: &mut Dice) {
    let own = position.players[seat.index()].draw_known.iter();
    let known: CardSet = position.draw_known.iter().chain(own).copied().collect();
    let secrets = places_known_to_others(position, seat);
    let draw = position.draw.iter_mut().flatten().filter(|card| !known.contains(**card));
    let others = position.players.iter_mut().enumerate().filter(|(index, _)| *index != seat.index());
    let mut places: Vec<_> = draw.chain(others.flat_map(|(_, player)| player.hand.iter_mut())).collect();
    let mut cards: Vec<_> = places.iter().map(|card| **card).collect();
    dice.shuffle(&mut cards);
    for (place, card) in places.iter_mut().zip(cards) {
        **place = card;
    }
    // The others know other cards now, but in the same places.
    for (player, places) in position.players.iter_mut().zip(secrets) {
        let Some(places) = places else { continue };
        player.draw_known = places.iter().filter_map(|&place| position.draw.as_ref()?.get(place).copied()).collect();
    }
    position.seed = Seed::from_number(dice.number());
    position.seed_used = dice.number() >> 32;
}

/// Where in the draw pile the cards lie that only one of the others knows; none for the seat itself.
fn places_known_to_others(position: &Position, seat: Seat) -> Vec<Option<Vec<usize>>> {
    let draw = position.draw.as_deref().unwrap_or(&[]);
    let places = |known: &[Card]| known.iter().filter_map(|card| draw.iter().position(|there| there == card)).collect();
    let players = position.players.iter().enumerate();
    players.map(|(index, player)| (index != seat.index()).then(|| places(&player.draw_known))).collect()
}

/// Checks that the seat cannot tell the two games apart.
pub(crate) fn compare(game: &Game, other: &Game, seat: Seat) -> Result<(), PromiseError> {
    let (one, two) = (game.seat_view(seat), other.seat_view(seat));
    ensure(one == two, || format!("{seat:?} sees what is hidden from it: {one:?}, and otherwise {two:?}"))?;
    if game.asked_seat() == Some(seat) {
        let (mut moves, mut other_moves) = (MoveList::new(), MoveList::new());
        game.legal_moves_into(&mut moves);
        other.legal_moves_into(&mut other_moves);
        ensure(*moves == *other_moves, || {
            format!("the legal moves tell {seat:?} what is hidden: {moves:?}, and otherwise {other_moves:?}")
        })?;
    }
    Ok(())
}

/// Checks that a move of the seat has the same visible consequences in both games, up to the first thing that turns up
/// something unknown. Plays the move in the other game too. True if nothing unknown turned up.
pub(crate) fn play_both(events: &[Event], other: &mut Game, m: Move) -> Result<bool, PromiseError> {
    let mut others = Vec::<Event>::new();
    other
        .play(m, &mut others)
        .map_err(|refusal| PromiseError(format!("{m:?} depends on what is hidden: {refusal}")))?;
    let known = |event: &&Event| !event.reveals();
    let same = events.iter().take_while(known).eq(others.iter().take_while(known));
    ensure(same, || format!("the events show what is hidden: {events:?}, and otherwise {others:?}"))?;
    Ok(!events.iter().any(Event::reveals))
}
