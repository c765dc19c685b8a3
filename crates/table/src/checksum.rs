//! Checksums that chain the facts of a table, so that damage is found when the table is loaded.
//!
//! Each fact is stored with a hash of itself and of everything before it, down to the settings and the seed of the table.
//! What people may have taken out later does not count: chat, and the names of those who share a device.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::chair::Sitter;
use crate::fact::Fact;
use crate::row::{FactRow, TableRow};

/// The checksum of a table up to one of its facts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checksum([u8; 16]);

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl Checksum {
    /// The checksum of a table at which nothing has happened yet.
    pub fn of_table(row: &TableRow, plan: &[Sitter]) -> Self {
        let plan: Vec<_> = plan.iter().map(without_name).collect();
        // The plan was read from JSON, so it can be written as JSON.
        let plan = serde_json::to_string(&plan).unwrap_or_default();
        let mut hash = Sha256::new();
        add(&mut hash, row.id.0.as_bytes());
        add(&mut hash, &row.made_at.to_le_bytes());
        add(&mut hash, row.host.0.as_bytes());
        add(&mut hash, &row.rules.to_le_bytes());
        for text in [&row.settings, &plan, &row.seed] {
            add(&mut hash, text.as_bytes());
        }
        for text in [&row.position, &row.daily] {
            add(&mut hash, text.as_deref().unwrap_or_default().as_bytes());
        }
        Self::from(hash)
    }

    /// The checksum after one more fact. The checksum in the row itself does not matter.
    pub fn after(self, row: &FactRow, fact: &Fact) -> Self {
        let mut hash = Sha256::new();
        add(&mut hash, &self.0);
        for number in [row.seq, row.at, row.thought_ms] {
            add(&mut hash, &number.to_le_bytes());
        }
        add(&mut hash, row.command.as_bytes());
        add(&mut hash, row.player.as_ref().map_or(&[][..], |player| player.0.as_bytes()));
        match fact {
            Fact::Said { seat, player, .. } => {
                add(&mut hash, &[seat.number() as u8]);
                add(&mut hash, player.0.as_bytes());
            }
            _ => add(&mut hash, row.body.as_bytes()),
        }
        Self::from(hash)
    }

    fn from(hash: Sha256) -> Self {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash.finalize()[..16]);
        Self(bytes)
    }
}

/// Adds a field with its length, so that no two lists of fields look the same.
fn add(hash: &mut Sha256, field: &[u8]) {
    hash.update((field.len() as u64).to_le_bytes());
    hash.update(field);
}

fn without_name(sitter: &Sitter) -> Sitter {
    match sitter {
        Sitter::Beside { player, colour, .. } => {
            Sitter::Beside { player: player.clone(), name: String::new(), colour: *colour }
        }
        other => other.clone(),
    }
}
