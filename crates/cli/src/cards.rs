//! `vale cards`: the creatures.

use std::io::Write;

use anstyle::Style;
use serde::Serialize;
use vale_engine::effect::Timing;
use vale_engine::{Card, Family, SellTable, Set};

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
    effects: Vec<EffectText>,
}

/// One effect in words.
#[derive(Debug, Serialize)]
struct EffectText {
    timing: Timing,
    text: String,
}

impl CardRow {
    /// Everything printed on this card.
    pub fn new(card: Card) -> Self {
        let creature = card.creature();
        Self {
            id: card.id(),
            name: card.name(),
            family: card.family(),
            cost: card.cost(),
            set: creature.set,
            effects: card.effects().map(|(timing, text)| EffectText { timing, text }).collect(),
        }
    }
}

/// When an effect works, in one word.
pub const fn timing_name(timing: Timing) -> &'static str {
    match timing {
        Timing::Instant => "Instant",
        Timing::Permanent => "Permanent",
        Timing::Active => "Active",
    }
}

/// All effects of a card on one line.
pub fn effects_line(card: Card) -> String {
    let effects: Vec<_> = card.effects().map(|(timing, text)| format!("{}: {text}", timing_name(timing))).collect();
    effects.join(" ")
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
    writeln!(out, "{HEADING}{}{HEADING:#}", card.name())?;
    writeln!(out, "Family: {}", card.family())?;
    writeln!(out, "Cost: {}", card.cost())?;
    for (timing, text) in card.effects() {
        writeln!(out, "{}: {text}", timing_name(timing))?;
    }
    let [printed, manual] = [SellTable::Printed, SellTable::Manual].map(|table| table.reward(card.family()));
    writeln!(out, "Sells for: {printed} (with the table of the manual {manual})")?;
    writeln!(out, "In the notation: {card}")?;
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
        let (id, family, cost) = (card.id(), card.family().name(), card.cost());
        writeln!(out, "{id:<22}{family:<8}{cost:>4}  {}", effects_line(card))?;
    }
    Ok(())
}
