//! Making a table on a device: for a new game, or for one that somebody has as a file.

use std::collections::HashMap;

use serde::Deserialize;
use vale_engine::{Deal, FirstPlayer, Game, Match, Record, Seat, Setup, Start};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Code, First, PlayerId, Problem, PublicFact, Settings, TableId};
use vale_table::{Blueprint, Fact, NewFact, TableLog, check_seats, guide, level_of, plan};

use crate::saved::Saved;

/// What the worker brings for a new table: who plays, and all that chance decides.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The id of the table.
    pub id: String,
    /// What decides all shuffles, 64 hexadecimal digits.
    pub seed: String,
    /// What decides the chance of bots, together with the table.
    pub secret: String,
    /// The id of whoever plays on the device.
    pub player: String,
    /// The name.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

fn bad(message: impl Into<String>) -> Problem {
    Problem::new(Code::BadRequest, message)
}

/// Makes a table.
pub fn make(game: NewGame, mut new: NewTable) -> Result<Saved, Problem> {
    if let Some(problem) = new.settings.problem() {
        return Err(bad(format!("settings.{problem}")));
    }
    if new.daily {
        return Err(bad("daily: the daily deal is the same for everybody, and only a server knows it"));
    }
    if new.position.is_some() {
        return Err(bad("position: a game on this device begins with a deal, or from a record"));
    }
    let mut position = None;
    if new.guided {
        new.settings = guide::settings(new.settings.pace_ms);
        new.seats = guide::seats().to_vec();
        position = Some(guide::POSITION.to_owned());
    }
    check_seats(&new).map_err(bad)?;
    if new.seats.len() < usize::from(new.settings.options.players) || new.seats.contains(&SeatPlan::Open) {
        return Err(bad("seats: nobody can come to a table on this device: let bots take the free seats"));
    }
    let host = PlayerId(game.player.clone());
    let sitters = plan(&host, &new.seats, new.colour);
    let seed = game.seed.parse().map_err(|_| bad("seed: 64 hexadecimal digits"))?;
    let names = HashMap::from([(host.clone(), game.name.clone())]);
    let blueprint = Blueprint { host: &host, settings: &new.settings, plan: sitters, seed, position, daily: None };
    let (row, _) = blueprint.rows(TableId(game.id), game.at, &names)?;
    Ok(Saved { row, name: game.name, secret: game.secret, facts: Vec::new() })
}

/// Makes a table from the record of a game, finished or not. People of the record play on this device, bots go on.
pub fn import(game: NewGame, record: &str, pace_ms: u32) -> Result<Saved, Problem> {
    let record: Record = record.parse().map_err(|error: vale_engine::RecordError| bad(error.to_string()))?;
    let (first, saw_reptile, position, seed) = beginning(record.start())?;
    let played = record.replay();
    let options = played.game().options();
    let settings =
        Settings { first, pace_ms: pace_ms.min(Settings::SLOWEST_PACE_MS), hints: false, ..Settings::new(options) };
    let seats = seats_of(record.names());
    let own = seats.iter().position(|seat| *seat == SeatPlan::Me).and_then(|own| record.names().get(own));
    let host = PlayerId(game.player.clone());
    let name = own.cloned().unwrap_or_else(|| game.name.clone());
    let names = HashMap::from([(host.clone(), name.clone())]);
    let sitters = plan(&host, &seats, None);
    let blueprint = Blueprint { host: &host, settings: &settings, plan: sitters, seed, position, daily: None };
    let (row, _) = blueprint.rows(TableId(game.id), game.at, &names)?;
    let mut log = TableLog::open(&row)?;
    let reptile = saw_reptile.map(|seat| Fact::Public(PublicFact::SawReptile { seat }));
    let moves =
        played.played().iter().map(|made| Fact::Played { seat: made.seat, m: made.m, spent_ms: 0, substituted: false });
    let all = reptile.into_iter().chain([PublicFact::Started.into()]).chain(moves);
    let mut facts = Vec::new();
    for fact in all {
        let command = log.next_id("import");
        let new = NewFact { fact, command, player: None, at: game.at, thought_ms: 0 };
        facts.push(log.append(new).map_err(|error| bad(error.to_string()))?);
    }
    let same = log.state.play.as_ref().is_some_and(|play| play.game.game() == played.game());
    if !same {
        return Err(bad("this game cannot be continued here: its beginning cannot be set up at a table"));
    }
    Ok(Saved { row, name, secret: game.secret, facts })
}

type Beginning = (First, Option<Seat>, Option<String>, vale_engine::Seed);

/// How a table is to be made so that its game begins like this.
fn beginning(start: &Start) -> Result<Beginning, Problem> {
    let position = match start {
        Start::Setup(Setup { first, deal: Deal::Shuffled, seed, .. }) => {
            let (first, reptile) = match first {
                FirstPlayer::Random => (First::Random, None),
                FirstPlayer::Chosen(seat) => (First::Seat(*seat), None),
                FirstPlayer::Reptile(seat) => (First::Reptile, Some(*seat)),
            };
            return Ok((first, reptile, None, *seed));
        }
        Start::Setup(setup) => {
            let begun = Match::new(Start::Setup(setup.clone())).map_err(|error| bad(error.to_string()))?;
            Game::position(begun.game()).ok_or_else(|| bad("a stacked deal in the middle of an effect"))?
        }
        Start::Position(position) => position.clone(),
    };
    Ok((First::Random, None, Some(position.to_json_line()), position.seed))
}

/// Who sits where, by the names in a record: the first person is whoever has the device.
fn seats_of(names: &[String]) -> Vec<SeatPlan> {
    let mut me = Some(SeatPlan::Me);
    let seat = |name: &String| match bot_level(name) {
        Some(level) => SeatPlan::Bot(level),
        None => me.take().unwrap_or_else(|| SeatPlan::Beside(name.clone())),
    };
    names.iter().map(seat).collect()
}

/// The level of a bot with such a name as records give it.
fn bot_level(name: &str) -> Option<u8> {
    let number = name.strip_prefix("Bot (level ")?.strip_suffix(')')?.parse().ok()?;
    level_of(number).map(|_| number)
}
