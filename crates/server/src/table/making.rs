//! Making tables: what they start from, and who sits there at first.

use std::collections::HashMap;

use vale_engine::{RULES_VERSION, Seed};
use vale_protocol::http::SeatPlan;
use vale_protocol::{Code, PlayerColour, PlayerId, Problem, Settings, TableId};

use super::chair::Sitter;
use super::daily;
use super::house::{House, busy};
use super::results::listing_of;
use super::scene::Scene;
use crate::app::now;
use crate::store::{Listing, Person, Store, TableRow, fresh_id};

impl House {
    /// Makes a table.
    pub async fn make_table(
        store: &Store,
        host: &Person,
        settings: &Settings,
        plan: Vec<Sitter>,
        position: Option<String>,
    ) -> Result<(TableId, Seed), Problem> {
        let names = HashMap::from([(host.player.clone(), host.name.clone())]);
        let seed = fresh_seed()?;
        let blueprint = Blueprint { host: &host.player, settings, plan, seed, position, daily: None };
        let (row, listing) = blueprint.rows(&names)?;
        store.create_table(&row, &listing).await?;
        Ok((row.id, seed))
    }

    /// The table at which somebody plays the deal of a day, which is made if there is none. Tells whether it is new.
    pub async fn daily_table(
        store: &Store,
        host: &Person,
        day: &str,
        colour: Option<PlayerColour>,
        pace_ms: u32,
    ) -> Result<(TableId, Seed, bool), Problem> {
        let seed = store.daily_seed(day, &fresh_seed()?.to_string()).await?;
        let seed: Seed =
            seed.parse().map_err(|_| Problem::new(Code::Internal, "the seed of the daily deal is invalid"))?;
        let (settings, plan) = (daily::settings(pace_ms), plan(&host.player, &daily::seats(), colour));
        let names = HashMap::from([(host.player.clone(), host.name.clone())]);
        let daily = Some(day.to_owned());
        let blueprint = Blueprint { host: &host.player, settings: &settings, plan, seed, position: None, daily };
        let (row, listing) = blueprint.rows(&names)?;
        if let Some(table) = store.daily_table(day, &host.player).await? {
            return Ok((table, seed, false));
        }
        if store.create_daily_table(&row, &listing).await? {
            return Ok((row.id, seed, true));
        }
        // Another request of the same player was faster.
        let table = store.daily_table(day, &host.player).await?;
        table.map(|table| (table, seed, false)).ok_or_else(|| busy("today's table is being created: try again"))
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

/// A seed from the operating system.
pub fn fresh_seed() -> Result<Seed, Problem> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| {
        tracing::error!(%error, "no randomness");
        busy("the server cannot get random numbers for a shuffle: try again in a moment")
    })?;
    Ok(Seed::new(seed))
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
    /// The rows of the table, with these names of the people.
    pub fn rows(self, names: &HashMap<PlayerId, String>) -> Result<(TableRow, Listing), Problem> {
        let Self { host, settings, plan, seed, position, daily } = self;
        let internal = |error: serde_json::Error| Problem::new(Code::Internal, error.to_string());
        let row = TableRow {
            id: TableId(fresh_id()?),
            made_at: now(),
            host: host.clone(),
            rules: RULES_VERSION,
            settings: serde_json::to_string(settings).map_err(internal)?,
            plan: serde_json::to_string(&plan).map_err(internal)?,
            seed: seed.to_string(),
            position,
            daily,
        };
        let scene = Scene::new(settings.clone(), seed, None, plan);
        Ok((row, listing_of(&scene, names)))
    }
}
