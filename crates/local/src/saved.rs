//! What a device keeps of a table: enough to go on after a crash of the tab.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use vale_protocol::{PlayerId, Problem};
use vale_table::{FactRow, TableLog, TableRow};

/// A table as it is kept on a device.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The table, as it was made.
    pub row: TableRow,
    /// The name of whoever plays on the device.
    pub name: String,
    /// What decides the chance of bots, together with the table.
    pub secret: String,
    /// What happened since.
    #[serde(default)]
    pub facts: Vec<FactRow>,
}

impl Saved {
    /// Whoever plays on the device.
    pub const fn player(&self) -> &PlayerId {
        &self.row.host
    }

    /// The table with its past.
    pub(crate) fn log(&self) -> Result<TableLog, Problem> {
        let mut log = TableLog::open(&self.row)?;
        for fact in &self.facts {
            log.replay(fact.clone())?;
        }
        log.names = HashMap::from([(self.player().clone(), self.name.clone())]);
        Ok(log)
    }
}
