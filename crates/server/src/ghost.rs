//! The ghost of the daily deal: what the strongest bot reaches in the place of a person. It plays once for each day, when
//! somebody first looks, and thinks only when no table waits for a bot.

use std::sync::{Arc, Mutex, PoisonError};

use vale_bots::{Level, Memories};
use vale_engine::{Match, Seat, Seed, StartError};
use vale_protocol::{PlayerId, TableId};
use vale_table::{BotRequest, chance, daily};

use crate::app::App;
use crate::bots::{BotPool, Waiting};
use crate::store::GhostRow;

/// The day whose deal is being played by this server, or was.
#[derive(Debug, Default)]
pub struct Ghosts(Mutex<Option<String>>);

impl Ghosts {
    /// Is it for the caller to let the deal of this day be played? Only once, however many ask.
    fn begins(&self, day: &str) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if last.as_deref() == Some(day) {
            return false;
        }
        *last = Some(day.to_owned());
        true
    }
}

/// Lets the strongest bot play the deal of a day beside everything else, unless this server has begun with that already.
pub fn play_in_background(app: &Arc<App>, day: &str, seed: Seed) {
    if !app.ghosts.begins(day) {
        return;
    }
    let (app, day) = (Arc::clone(app), day.to_owned());
    tokio::spawn(async move {
        match play(&app.tables.bots, app.store.bot_secret(), &day, seed, daily::GHOST).await {
            Ok(ghost) => {
                if let Err(error) = app.store.keep_ghost(&day, ghost).await {
                    tracing::warn!(%error, "the result of the bot with the daily deal is lost");
                }
            }
            Err(error) => tracing::error!(%error, "no game can start from the daily deal"),
        }
    });
}

/// Plays the deal. All servers of one store come to the same result.
async fn play(bots: &BotPool, secret: &str, day: &str, seed: Seed, level: Level) -> Result<GhostRow, StartError> {
    let name = format!("ghost of {day}");
    let waiting = Waiting::Watching(PlayerId(name.clone()));
    let table = TableId(name);
    let mut memories = Memories::new(2);
    let mut played = Match::begin(daily::start(seed), &mut memories)?;
    while let Some(seat) = played.game().asked_seat() {
        let game = played.game();
        let request = BotRequest {
            level: if seat == Seat::FIRST { level } else { daily::OPPONENT },
            view: game.seat_view(seat),
            memory: memories.of(seat).clone(),
            legal: game.legal_moves(),
            seed: chance(secret, &table, played.played().len() as u64),
        };
        let Some(m) = bots.decide(&waiting, request).await else { break };
        played.play_unchecked(m, &mut memories);
    }
    let score = |index| Seat::new(index).map_or(0, |seat| played.game().score(seat));
    Ok(GhostRow { points: score(0), opponent: score(1) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_played_once_however_many_ask() {
        let ghosts = Ghosts::default();
        assert!(ghosts.begins("2026-11-16"));
        assert!(!ghosts.begins("2026-11-16"));
        assert!(ghosts.begins("2026-11-17"));
        assert!(!ghosts.begins("2026-11-17"));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn every_server_of_a_store_comes_to_the_same_result() {
        let (one, other) = (BotPool::new(1), BotPool::new(2));
        let seed = Seed::from_number(16);
        // Level 5 would take a while, twice.
        let [first, second] = [
            play(&one, "secret", "2026-11-16", seed, Level::Learned).await.unwrap(),
            play(&other, "secret", "2026-11-16", seed, Level::Learned).await.unwrap(),
        ];
        assert_eq!(first, second);
        assert!(first.points > 20, "{first:?}: somebody played");
    }
}
