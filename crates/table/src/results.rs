//! What comes of a game: the results that are kept, and the statistics that are shown.

use std::collections::HashMap;

use vale_engine::{Account, CardSet, Event, Ledger, MAX_SEATS, Match, RULES_VERSION, Seat, Seed, Witness};
use vale_protocol::http::{GameStatistics, Progress, SeatStatistics, SourcePoints};
use vale_protocol::{Commitment, Occupant, PlayerColour, PlayerId, TableId};

use crate::chair::Sitter;
use crate::row::{Finish, Listing, ResultRow};
use crate::state::{Play, TableState};

/// How a table looks in lists, with these names of the people.
#[expect(clippy::implicit_hasher, reason = "the names of a table are in such a map")]
pub fn listing_of(state: &TableState, names: &HashMap<PlayerId, String>) -> Listing {
    Listing {
        stage: state.stage(),
        public: state.settings.public,
        occupants: serde_json::to_string(&state.occupants(names)).unwrap_or_else(|_| "[]".to_owned()),
        people: state.people().map(|(seat, player)| (seat.number() as u8, player.clone())).collect(),
    }
}

/// How far the game is; nothing before it begins.
pub fn progress_of(state: &TableState) -> Option<Progress> {
    let game = state.game()?;
    let scores = state.seats().map(|seat| game.score(seat)).collect();
    let mut places = Vec::new();
    if game.is_over() {
        let mut ranking = game.ranking().to_vec();
        ranking.sort_by_key(|standing| standing.seat);
        places = ranking.iter().map(|standing| standing.place).collect();
    }
    Some(Progress { round: game.round(), asked: game.asked_seat(), scores, places })
}

fn sources(account: &Account) -> Vec<SourcePoints> {
    account.sources().into_iter().map(|(source, points)| SourcePoints { source, points }).collect()
}

/// Whose result it is that a seat reached. Whoever let a bot make more than three quarters of their moves did not play
/// that game: it is neither in their statistics nor rated. The deal of a day is for those who play it all themselves.
fn credited<'a>(state: &'a TableState, play: &Play, seat: Seat, daily: bool) -> Option<&'a PlayerId> {
    // Whoever shares a device plays in nobody's name.
    let Sitter::Person { player, .. } = &state.chair(seat)?.sitter else { return None };
    let moves = play.game.played().iter().zip(&play.substituted).filter(|(played, _)| played.seat == seat);
    let (all, by_bots) =
        moves.fold((0_usize, 0_usize), |(all, by_bots), (_, by_bot)| (all + 1, by_bots + usize::from(*by_bot)));
    let own = all - by_bots;
    let enough = if daily { by_bots == 0 } else { own > 0 && own * 4 >= all };
    enough.then_some(player)
}

/// The end of a game that is over. One that began from a position has no results, for it counts for nobody.
pub fn finish_of(state: &TableState, daily: bool, at: u64) -> Option<Finish> {
    let play = state.play.as_ref()?;
    let game = play.game.game();
    if !game.is_over() {
        return None;
    }
    let ledger = Ledger::of(&play.game);
    let result = |standing: &vale_engine::Standing| {
        let account = ledger.accounts().get(standing.seat.index())?;
        Some(ResultRow {
            seat: standing.seat.number() as u8,
            players: game.options().players,
            player: credited(state, play, standing.seat, daily).cloned(),
            place: standing.place,
            points: standing.score,
            sources: serde_json::to_string(&sources(account)).unwrap_or_else(|_| "[]".to_owned()),
        })
    };
    let counts = state.given.is_none();
    let results: Vec<_> = game.ranking().iter().filter(|_| counts).filter_map(result).collect();
    let summoned = summoned_in(&play.game);
    let of = |row: &ResultRow| Some((row.player.clone()?, *summoned.get(usize::from(row.seat).checked_sub(1)?)?));
    Some(Finish {
        at,
        summoned: results.iter().filter_map(of).collect(),
        results,
        record: record_text(&play.game, state.seed, &[], &play.hints),
        rules: RULES_VERSION,
    })
}

/// The creatures that each seat summoned in a game, by seat.
fn summoned_in(played: &Match) -> [CardSet; MAX_SEATS] {
    struct Summoned([CardSet; MAX_SEATS]);
    impl Witness for Summoned {
        fn event(&mut self, event: Event) {
            if let Event::Summoned { seat, card, .. } | Event::SummonedFree { seat, card, .. } = event
                && let Some(cards) = self.0.get_mut(seat.index())
            {
                cards.insert(card);
            }
        }
    }
    let mut summoned = Summoned([CardSet::EMPTY; MAX_SEATS]);
    // The start began a game before, so it does now.
    if let Ok(mut game) = played.start().begin(&mut ()) {
        played.moves().for_each(|m| game.play_unchecked(m, &mut summoned));
    }
    summoned.0
}

/// The record of a game, with the promise about the shuffle and the hints as comments. A hint was given to a seat after so many
/// moves.
pub fn record_text(game: &Match, seed: Seed, names: &[String], hints: &[(Seat, usize)]) -> String {
    let hint = |(seat, moves): &(Seat, usize)| format!("# hint for seat {seat} before move {}\n", moves + 1);
    let hints: String = hints.iter().map(hint).collect();
    format!("{}{hints}{}\n", game.record(names), Commitment::to(seed).comment())
}

/// How a finished game went, by what its seats were to others; nothing if it is not over. It may have been played on a device
/// without a server.
pub fn statistics(
    table: &TableId,
    game: &Match,
    seats: impl IntoIterator<Item = (Occupant, Option<PlayerColour>)>,
    on_device: bool,
) -> Option<GameStatistics> {
    if !game.game().is_over() {
        return None;
    }
    let ledger = Ledger::of(game);
    let seat = |(account, (occupant, colour)): (&Account, (Occupant, Option<PlayerColour>))| SeatStatistics {
        seat: account.seat(),
        occupant,
        colour,
        by_round: account.by_round().to_vec(),
        sources: sources(account),
        at_start: account.at_start(),
    };
    let seats = ledger.accounts().iter().zip(seats).map(seat).collect();
    Some(GameStatistics { table: table.clone(), ranking: game.game().ranking(), seats, on_device })
}
