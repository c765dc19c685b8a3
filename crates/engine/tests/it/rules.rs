//! At least one test for every rule and ruling. The name of a test begins with the id that it is about;
//! `docs/rules-trace.md` lists them all, and `trace` checks that list.

mod actions;
mod active;
mod artifacts;
mod choosing;
mod components;
mod effects;
mod hidden;
mod hunting;
mod leaving;
mod options;
mod resolution;
mod running_out;
mod setup;
mod summoning;
mod tiles;
mod timing;
mod trace;
mod values;

use vale_engine::{Deal, FirstPlayer, Game, Options, Seed, Setup};

use crate::support::scenario::{Table, card, seat};

/// A new game in which this seat goes first and these cards lie on top of the draw pile.
fn new_game(players: u8, first: usize, top: &[&str]) -> Table {
    let mut deck: Vec<_> = top.iter().map(|id| card(id)).collect();
    deck.extend(Options::new(players).deck().iter().filter(|card| !top.contains(&card.id())));
    let setup = Setup {
        first: FirstPlayer::Chosen(seat(first)),
        deal: Deal::Stacked(deck),
        ..Setup::new(players, Seed::from_number(1))
    };
    let mut events = vec![];
    let game = Game::begin(&setup, &mut events).unwrap();
    Table { game, events }
}

/// The legal moves that begin with this verb, in the order of the alphabet.
fn legal_with(table: &Table, verb: &str) -> Vec<String> {
    let mut moves: Vec<_> = table.legal().into_iter().filter(|m| m.split(' ').next() == Some(verb)).collect();
    moves.sort();
    moves
}
