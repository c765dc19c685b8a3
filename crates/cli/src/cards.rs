//! `vale cards`: the creatures and the artifact tiles.

use std::io::Write;

use anstyle::Style;
use serde::Serialize;
use vale_engine::effect::Timing;
use vale_engine::{Card, Family, SellTable, Set, Source, Supply, Tile, TileKind};

use crate::args::{self, CardsArgs};
use crate::failure::Failure;

const HEADING: Style = Style::new().bold();

/// Everything there is, as `--json` prints it.
#[derive(Debug, Serialize)]
pub struct Catalogue {
    cards: Vec<CardRow>,
    tiles: Vec<TileRow>,
}

impl Catalogue {
    /// All creatures and all tiles.
    pub fn new() -> Self {
        Self { cards: Card::all().map(CardRow::new).collect(), tiles: Tile::all().map(TileRow::new).collect() }
    }
}

/// A card as `--json` prints it.
#[derive(Debug, Serialize)]
struct CardRow {
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
    fn new(card: Card) -> Self {
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

/// A tile as `--json` prints it.
#[derive(Debug, Serialize)]
struct TileRow {
    id: &'static str,
    name: &'static str,
    kind: TileKind,
    supply: Supply,
    set: Set,
    text: String,
}

impl TileRow {
    /// Everything printed on this tile.
    fn new(tile: Tile) -> Self {
        let (kind, supply) = (tile.kind(), tile.artifact().supply);
        Self { id: tile.id(), name: tile.name(), kind, supply, set: Set::Artifacts, text: tile.text() }
    }
}

/// When an effect works, in one word.
const fn timing_name(timing: Timing) -> &'static str {
    match timing {
        Timing::Instant => "Instant",
        Timing::Permanent => "Permanent",
        Timing::Active => "Active",
    }
}

/// How a tile works, in one word.
pub const fn kind_name(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Instant => "instant",
        TileKind::Permanent => "permanent",
        TileKind::Action => "action",
    }
}

/// The word for a set of cards.
const fn set_name(set: Set) -> &'static str {
    match set {
        Set::Base => "base",
        Set::Artifacts => "artifacts",
    }
}

/// In which games with tiles a tile is.
const fn supply_text(supply: Supply) -> &'static str {
    match supply {
        Supply::From(0..=2) => "all",
        Supply::From(3) => "3 or 4 players",
        Supply::From(4..) => "4 players",
        Supply::Drawn => "if drawn",
    }
}

/// All effects of a card on one line.
pub fn effects_line(card: Card) -> String {
    let effects: Vec<_> = card.effects().map(|(timing, text)| format!("{}: {text}", timing_name(timing))).collect();
    effects.join(" ")
}

/// Runs the command.
pub fn run(args: &CardsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if args.name.is_empty() {
        return if args.json { json(&Catalogue::new(), out) } else { list(out) };
    }
    let words = args.name.join(" ");
    match args::card_or_tile(&words) {
        Some(Source::Card(card)) if args.json => json(&CardRow::new(card), out),
        Some(Source::Tile(tile)) if args.json => json(&TileRow::new(tile), out),
        Some(Source::Card(card)) => tell_card(card, out),
        Some(Source::Tile(tile)) => tell_tile(tile, out),
        None => {
            let message = format!("there is no card or artifact tile `{words}`; `vale cards` lists them all");
            Err(Failure::BadInput(message))
        }
    }
}

fn tell_card(card: Card, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{HEADING}{}{HEADING:#}", card.name())?;
    writeln!(out, "Family: {}", card.family())?;
    writeln!(out, "Cost: {}", card.cost())?;
    for (timing, text) in card.effects() {
        writeln!(out, "{}: {text}", timing_name(timing))?;
    }
    let [printed, manual] = [SellTable::Printed, SellTable::Manual].map(|table| table.reward(card.family()));
    writeln!(out, "Sells for: {printed} (with the table of the manual {manual})")?;
    writeln!(out, "Set: {}", set_name(card.creature().set))?;
    writeln!(out, "In the notation: {card}")?;
    Ok(())
}

fn tell_tile(tile: Tile, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{HEADING}{}{HEADING:#}", tile.name())?;
    writeln!(out, "Artifact tile: {}", kind_name(tile.kind()))?;
    writeln!(out, "Effect: {}", tile.text())?;
    writeln!(out, "In games: {}", supply_text(tile.artifact().supply))?;
    writeln!(out, "Set: {}", set_name(Set::Artifacts))?;
    writeln!(out, "In the notation: {tile}")?;
    Ok(())
}

fn json(data: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, data)?;
    writeln!(out)?;
    Ok(())
}

fn list(out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{HEADING}{:<22}{:<8}{:>4}  {:<11}effect{HEADING:#}", "creature", "family", "cost", "set")?;
    for card in Card::all() {
        let (id, family, cost) = (card.id(), card.family().name(), card.cost());
        let set = set_name(card.creature().set);
        writeln!(out, "{id:<22}{family:<8}{cost:>4}  {set:<11}{}", effects_line(card))?;
    }
    writeln!(out)?;
    writeln!(out, "{HEADING}{:<22}{:<11}{:<16}effect{HEADING:#}", "artifact tile", "kind", "in games")?;
    for tile in Tile::all() {
        let (id, kind, supply) = (tile.id(), kind_name(tile.kind()), supply_text(tile.artifact().supply));
        writeln!(out, "{id:<22}{kind:<11}{supply:<16}{}", tile.text())?;
    }
    Ok(())
}
