//! Making tables, and what chance has to do with it.

use std::collections::HashMap;

use vale_engine::Seed;
use vale_protocol::{Code, PlayerColour, Problem, Settings, TableId};
use vale_table::{Blueprint, Sitter, daily, plan};

use super::tables::{Tables, busy};
use crate::clock::wall_ms;
use crate::store::{Person, Store, fresh_id};

impl Tables {
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
        let (row, listing) = blueprint.rows(TableId(fresh_id()?), wall_ms(), &names)?;
        store.create_table(&row, &listing).await?;
        Ok((row.id, seed))
    }

    /// What decides the deal of a day. It is drawn when somebody first asks for it.
    pub async fn daily_seed(store: &Store, day: &str) -> Result<Seed, Problem> {
        let seed = store.daily_seed(day, &fresh_seed()?.to_string()).await?;
        seed.parse().map_err(|_| Problem::new(Code::Internal, "the seed of the daily deal is invalid"))
    }

    /// The table at which somebody plays the deal of a day, which is made if there is none. Tells whether it is new.
    pub async fn daily_table(
        store: &Store,
        host: &Person,
        day: &str,
        colour: Option<PlayerColour>,
        pace_ms: u32,
    ) -> Result<(TableId, Seed, bool), Problem> {
        let seed = Self::daily_seed(store, day).await?;
        let (settings, plan) = (daily::settings(pace_ms), plan(&host.player, &daily::seats(), colour));
        let names = HashMap::from([(host.player.clone(), host.name.clone())]);
        let daily = Some(day.to_owned());
        let blueprint = Blueprint { host: &host.player, settings: &settings, plan, seed, position: None, daily };
        let (row, listing) = blueprint.rows(TableId(fresh_id()?), wall_ms(), &names)?;
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

/// A seed from the operating system.
pub fn fresh_seed() -> Result<Seed, Problem> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| {
        tracing::error!(%error, "no randomness");
        busy("the server cannot get random numbers for a shuffle: try again in a moment")
    })?;
    Ok(Seed::new(seed))
}
