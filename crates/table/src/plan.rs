//! What a new table is made from, and who sits there at first.

use std::collections::HashMap;

use vale_engine::{RULES_VERSION, Seed};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Code, PlayerColour, PlayerId, Problem, Settings, TableId};

use crate::chair::{Sitter, level_of};
use crate::results::listing_of;
use crate::row::{Listing, TableRow};
use crate::state::TableState;

/// Can the seats of a new table be taken like this? Names are checked by the host program.
pub fn check_seats(new: &NewTable) -> Result<(), String> {
    let players = usize::from(new.settings.options.players);
    if new.seats.len() > players {
        return Err(format!("seats: {} for {players} players", new.seats.len()));
    }
    if new.seats.iter().filter(|seat| **seat == SeatPlan::Me).count() > 1 {
        return Err("seats: you can take only one seat".to_owned());
    }
    let unknown = |seat: &SeatPlan| match seat {
        SeatPlan::Bot(level) if level_of(*level).is_none() => Some(*level),
        _ => None,
    };
    match new.seats.iter().find_map(unknown) {
        Some(level) => Err(format!("seats: there is no bot level {level}; the levels are 0 to 5")),
        None => Ok(()),
    }
}

/// Who sits where at a new table, in the order of the colours. Whoever makes it may have chosen one; then the seat that
/// would have had it gets theirs.
pub fn plan(host: &PlayerId, seats: &[SeatPlan], chosen: Option<PlayerColour>) -> Vec<Sitter> {
    let mut colours = PlayerColour::ALL;
    let own = seats.iter().position(|seat| *seat == SeatPlan::Me);
    let other = colours.iter().position(|colour| Some(*colour) == chosen);
    if let (Some(own), Some(other)) = (own, other) {
        colours.swap(own, other);
    }
    let planned = seats.iter().zip(colours).map(|(seat, colour)| match seat {
        SeatPlan::Open => Sitter::Nobody,
        SeatPlan::Me => Sitter::Person { player: host.clone(), colour },
        SeatPlan::Bot(level) => Sitter::Bot { level: *level, colour },
        SeatPlan::Beside(name) => Sitter::Beside { player: host.clone(), name: name.clone(), colour },
    });
    planned.collect()
}

/// What a new table is made from.
#[derive(Clone, Debug)]
pub struct Blueprint<'a> {
    /// Whoever makes it.
    pub host: &'a PlayerId,
    /// How it is played.
    pub settings: &'a Settings,
    /// Who sits where.
    pub plan: Vec<Sitter>,
    /// What decides all shuffles.
    pub seed: Seed,
    /// Where the game begins, if it is not dealt.
    pub position: Option<String>,
    /// The day whose deal it plays, if it plays one.
    pub daily: Option<String>,
}

impl Blueprint<'_> {
    /// The rows of the table with this id, made at this time, with these names of the people.
    pub fn rows(
        self,
        id: TableId,
        made_at: u64,
        names: &HashMap<PlayerId, String>,
    ) -> Result<(TableRow, Listing), Problem> {
        let internal = |error: serde_json::Error| Problem::new(Code::Internal, error.to_string());
        let Self { host, settings, plan, seed, position, daily } = self;
        let row = TableRow {
            id,
            made_at,
            host: host.clone(),
            rules: RULES_VERSION,
            settings: serde_json::to_string(settings).map_err(internal)?,
            plan: serde_json::to_string(&plan).map_err(internal)?,
            seed: seed.to_string(),
            position,
            daily,
        };
        let state = TableState::new(host.clone(), settings.clone(), seed, None, plan);
        Ok((row, listing_of(&state, names)))
    }
}
