//! `vale cards`: the creatures.

use std::io::Write;

use anstyle::Style;
use serde::Serialize;
use vale_engine::{Card, Family, Set};

use crate::args::{self, CardsArgs};
use crate::failure::Failure;

const HEADING: Style = Style::new().bold();

/// A card as `--json` prints it.
#[derive(Debug, Serialize)]
pub struct CardRow {
    id: &'static str,
    name: &'static str,
    family: Family,
    cost: u8,
    set: Set,
}

impl CardRow {
    /// Everything printed on this card.
    pub fn new(card: Card) -> Self {
        let creature = card.creature();
        Self { id: card.id(), name: card.name(), family: card.family(), cost: card.cost(), set: creature.set }
    }
}

/// Runs the command.
pub fn run(args: &CardsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if args.card.is_empty() {
        return list(args.json, out);
    }
    let words = args.card.join(" ");
    let card = args::card(&words)
        .ok_or_else(|| Failure::BadInput(format!("there is no card `{words}`; `vale cards` lists them all")))?;
    if args.json {
        return json(&CardRow::new(card), out);
    }
    Ok(())
}

fn json(data: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, data)?;
    writeln!(out)?;
    Ok(())
}

fn list(as_json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if as_json {
        return json(&Card::all().map(CardRow::new).collect::<Vec<_>>(), out);
    }
    writeln!(out, "{HEADING}{:<22}{:<8}{:>4}  effect{HEADING:#}", "id", "family", "cost")?;
    for card in Card::all() {
        writeln!(out, "{:<22}{:<8}{:>4}", card.id(), card.family().name(), card.cost())?;
    }
    Ok(())
}
