//! What comes of a game: the results that are kept, and the statistics that are shown.

use std::collections::HashMap;

use vale_engine::{Account, Ledger};
use vale_protocol::PlayerId;
use vale_protocol::http::{GameStatistics, SeatStatistics, SourcePoints};

use super::book::Book;
use super::scene::{Scene, Sitter};
use crate::store::{Finish, Listing, ResultRow};

/// How a table looks in lists, with these names of the people.
pub fn listing_of(scene: &Scene, names: &HashMap<PlayerId, String>) -> Listing {
    Listing {
        stage: scene.stage(),
        public: scene.settings.public,
        occupants: serde_json::to_string(&scene.occupants(names)).unwrap_or_else(|_| "[]".to_owned()),
        people: scene.people().map(|(seat, player)| (seat.number() as u8, player.clone())).collect(),
    }
}

fn sources(account: &Account) -> Vec<SourcePoints> {
    account.sources().into_iter().map(|(source, points)| SourcePoints { source, points }).collect()
}

/// The results of a game that is over. A game that began from a position counts for nobody.
pub fn finish_of(scene: &Scene, at: u64) -> Option<Finish> {
    let play = scene.play.as_ref()?;
    let game = play.game.game();
    if !game.is_over() || scene.position.is_some() {
        return None;
    }
    let ledger = Ledger::of(&play.game);
    let result = |standing: &vale_engine::Standing| {
        let chair = scene.chair(standing.seat)?;
        let account = ledger.accounts().get(standing.seat.index())?;
        Some(ResultRow {
            seat: standing.seat.number() as u8,
            players: game.options().players,
            // Whoever shares a device plays in nobody's name.
            player: match &chair.sitter {
                Sitter::Person(player) => Some(player.clone()),
                _ => None,
            },
            place: standing.place,
            points: standing.score,
            sources: serde_json::to_string(&sources(account)).unwrap_or_else(|_| "[]".to_owned()),
        })
    };
    Some(Finish { at, results: game.ranking().iter().filter_map(result).collect() })
}

/// How a finished game went; nothing if it is not over.
pub fn statistics(book: &Book) -> Option<GameStatistics> {
    let play = book.scene.play.as_ref()?;
    let game = play.game.game();
    if !game.is_over() {
        return None;
    }
    let seat = |(account, chair): (&Account, &super::scene::Chair)| SeatStatistics {
        seat: account.seat(),
        occupant: chair.occupant(&book.names),
        colour: chair.colour,
        by_round: account.by_round().to_vec(),
        sources: sources(account),
        at_start: account.at_start(),
    };
    let ledger = Ledger::of(&play.game);
    let seats = ledger.accounts().iter().zip(&book.scene.chairs).map(seat).collect();
    Some(GameStatistics { table: book.id.clone(), ranking: game.ranking(), seats })
}
