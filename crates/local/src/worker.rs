//! What the web worker calls. All that goes in and out is JSON; an error is a problem as JSON, too.

use serde::Serialize;
use serde::de::DeserializeOwned;
use vale_bots::{net, random_game};
use vale_engine::{Seat, Seed, Setup};
use vale_protocol::{Code, Problem, read_json};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::{import, make};
use crate::host::{Host, Outcome, Spare, Time};
use crate::review::LocalReview;
use crate::saved::Saved;

fn text(value: &impl Serialize) -> String {
    // Every type that leaves this crate can be written.
    serde_json::to_string(value).unwrap_or_default()
}

fn problem(problem: &Problem) -> String {
    text(problem)
}

fn read<T: DeserializeOwned>(what: &str, json: &str) -> Result<T, String> {
    read_json(json.as_bytes()).map_err(|reason| problem(&Problem::new(Code::BadRequest, format!("{what}: {reason}"))))
}

/// A number of JavaScript as one that counts something.
#[expect(clippy::cast_sign_loss, reason = "what is below zero becomes zero")]
fn whole(number: f64) -> u64 {
    number as u64
}

fn time(wall_ms: f64, steady_ms: f64) -> Time {
    Time { wall_ms: whole(wall_ms), steady_ms: whole(steady_ms) }
}

/// A table on this device.
#[wasm_bindgen]
pub struct LocalTable(Host);

#[wasm_bindgen]
impl LocalTable {
    /// Opens a table that was kept.
    pub fn open(saved: &str, wall_ms: f64, steady_ms: f64) -> Result<LocalTable, String> {
        let saved: Saved = read("table", saved)?;
        Host::open(saved, time(wall_ms, steady_ms)).map(Self).map_err(|error| problem(&error))
    }

    /// Somebody connects, from a seat if they chose one, who has seen everything up to a number.
    pub fn connect(&mut self, id: u32, seat: Option<u8>, after: f64, wall_ms: f64, steady_ms: f64) -> String {
        let seat = seat.and_then(|number| Seat::from_number(usize::from(number)));
        text(&self.0.connect(id, seat, Some(whole(after)), time(wall_ms, steady_ms)))
    }

    /// A connection is gone.
    pub fn disconnect(&mut self, id: u32, wall_ms: f64, steady_ms: f64) -> String {
        text(&self.0.disconnect(id, time(wall_ms, steady_ms)))
    }

    /// A connection sent this text. A table that this may make has the spare id and seed.
    pub fn hear(
        &mut self,
        id: u32,
        message: &str,
        spare: &str,
        wall_ms: f64,
        steady_ms: f64,
    ) -> Result<String, String> {
        let spare: Spare = read("spare", spare)?;
        Ok(text(&self.0.hear(id, message, &spare, time(wall_ms, steady_ms))))
    }

    /// Notes that whoever plays here is told what the strongest bot would do.
    #[wasm_bindgen(js_name = noteHint)]
    pub fn note_hint(&mut self, id: &str, spare: &str, wall_ms: f64, steady_ms: f64) -> Result<String, String> {
        let outcome = self.0.note_hint(id, &read("spare", spare)?, time(wall_ms, steady_ms));
        outcome.map(|outcome| text(&outcome)).map_err(|error| problem(&error))
    }

    /// What the strongest bot would do, which was noted with this number.
    pub fn hint(&self, seq: f64) -> Result<String, String> {
        self.0.hint(whole(seq)).map(|hint| text(&hint)).map_err(|error| problem(&error))
    }

    /// Thinks for the bot that is asked.
    pub fn think(&mut self) {
        self.0.think();
    }

    /// Lets the bot make its move.
    #[wasm_bindgen(js_name = moveBot)]
    pub fn move_bot(&mut self, wall_ms: f64, steady_ms: f64) -> String {
        let outcome: Outcome = self.0.move_bot(time(wall_ms, steady_ms));
        text(&outcome)
    }

    /// Somebody's time may be over.
    pub fn wake(&mut self, wall_ms: f64, steady_ms: f64) -> String {
        text(&self.0.wake(time(wall_ms, steady_ms)))
    }

    /// The table as lists show it.
    pub fn summary(&self, changed_at: f64) -> String {
        text(&self.0.summary(whole(changed_at)))
    }

    /// The game as a record.
    pub fn record(&self) -> Option<String> {
        self.0.record_text()
    }

    /// Some steps of a finished game.
    pub fn replay(&self, from: usize, count: usize) -> Result<String, String> {
        self.0.replay(from, count).map(|replay| text(&replay)).map_err(|error| problem(&error))
    }

    /// How a finished game went.
    pub fn statistics(&self) -> Result<String, String> {
        self.0.statistics().map(|shown| text(&shown)).map_err(|error| problem(&error))
    }
}

/// The review of a finished game, made a turn at a time.
#[wasm_bindgen]
pub struct GameReviewer(LocalReview);

#[wasm_bindgen]
impl GameReviewer {
    /// Begins the review of the game at a table that was kept.
    pub fn begin(saved: &str) -> Result<GameReviewer, String> {
        LocalReview::begin(&read("table", saved)?).map(Self).map_err(|error| problem(&error))
    }

    /// Does a part of the work. False if there is nothing left to do.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// How much of the work is done, in percent.
    pub fn percent(&self) -> u8 {
        self.0.percent()
    }

    /// The review.
    pub fn finish(self) -> String {
        text(&self.0.finish())
    }
}

/// Makes a table.
#[wasm_bindgen(js_name = makeTable)]
pub fn make_table(game: &str, table: &str) -> Result<String, String> {
    make(read("game", game)?, read("table", table)?).map(|saved| text(&saved)).map_err(|error| problem(&error))
}

/// Makes a table from the record of a game.
#[wasm_bindgen(js_name = importTable)]
pub fn import_table(game: &str, record: &str, pace_ms: u32) -> Result<String, String> {
    import(read("game", game)?, record, pace_ms).map(|saved| text(&saved)).map_err(|error| problem(&error))
}

/// Takes a file with a net, for the bots that need one.
#[wasm_bindgen(js_name = supplyNet)]
pub fn supply_net(bytes: &[u8]) -> Result<(), String> {
    net::supply(bytes).map_err(|error| error.to_string())
}

/// Plays so many games with random moves, and tells how many decisions there were: a measure of the engine.
#[wasm_bindgen(js_name = randomGames)]
pub fn random_games(players: u8, games: u32) -> u32 {
    let played =
        (0..u64::from(games)).filter_map(|number| random_game(&Setup::new(players, Seed::from_number(number))).ok());
    played.map(|game| game.decisions).sum()
}
