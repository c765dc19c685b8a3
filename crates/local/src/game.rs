//! Making a table on a device: for a new game, or for one that somebody has as a file.

use std::collections::HashMap;

use serde::Deserialize;
use vale_engine::Record;
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Code, PlayerId, Problem, TableId};
use vale_table::{Blueprint, Import, check_seats, guide, plan, seats_of};

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
    let seats = seats_of(record.names());
    let own = seats.iter().position(|seat| *seat == SeatPlan::Me).and_then(|own| record.names().get(own));
    let name = own.cloned().unwrap_or(game.name);
    let (id, host) = (TableId(game.id), PlayerId(game.player));
    let brought = Import { id, host: &host, name: &name, seats: &seats, pace_ms, at: game.at }.table(&record)?;
    Ok(Saved { row: brought.row, name, secret: game.secret, facts: brought.facts })
}
