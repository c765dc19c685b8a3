//! What happened, as programs are told.

use std::collections::BTreeMap;

use serde::Serialize;
use vale_engine::{Event, Happening, Secret};

/// What happened: for everyone, and for single seats only.
#[derive(Debug, Serialize)]
pub struct Told {
    events: Vec<Event>,
    secrets: BTreeMap<usize, Vec<Secret>>,
}

impl From<Vec<Happening>> for Told {
    fn from(happenings: Vec<Happening>) -> Self {
        let mut told = Self { events: Vec::new(), secrets: BTreeMap::new() };
        for happening in happenings {
            match happening {
                Happening::Public(event) => told.events.push(event),
                Happening::Private(seat, secret) => told.secrets.entry(seat.number()).or_default().push(secret),
            }
        }
        told
    }
}
