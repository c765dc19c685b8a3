//! `vale cards`: the creatures and the artifact tiles.

use std::io::Write;

use anstyle::Style;
use serde::Serialize;
use vale_engine::{Card, Family, SellTable, Set, Source, Supply, Tile, TileKind};
use vale_words::{EffectText, Language, Words, say};

use crate::args::CardsArgs;
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
    pub fn new(words: &Words) -> Self {
        let cards = Card::all().map(|card| CardRow::new(card, words)).collect();
        Self { cards, tiles: Tile::all().map(|tile| TileRow::new(tile, words)).collect() }
    }
}

/// A card as `--json` prints it.
#[derive(Debug, Serialize)]
struct CardRow {
    id: &'static str,
    name: String,
    family: Family,
    cost: u8,
    set: Set,
    effects: Vec<EffectText>,
}

impl CardRow {
    /// Everything printed on this card.
    fn new(card: Card, words: &Words) -> Self {
        Self {
            id: card.id(),
            name: words.card(card),
            family: card.family(),
            cost: card.cost(),
            set: card.creature().set,
            effects: words.effects(card).map(|(timing, text)| EffectText { timing, text }).collect(),
        }
    }
}

/// A tile as `--json` prints it.
#[derive(Debug, Serialize)]
struct TileRow {
    id: &'static str,
    name: String,
    kind: TileKind,
    supply: Supply,
    set: Set,
    text: String,
}

impl TileRow {
    /// Everything printed on this tile.
    fn new(tile: Tile, words: &Words) -> Self {
        let (kind, supply) = (tile.kind(), tile.artifact().supply);
        Self { id: tile.id(), name: words.tile(tile), kind, supply, set: Set::Artifacts, text: words.tile_text(tile) }
    }
}

/// In which games with tiles a tile is.
fn supply_text(supply: Supply, words: &Words) -> String {
    match supply {
        Supply::From(0..=2) => say!(words, "supply-all"),
        Supply::From(3) => say!(words, "supply-three"),
        Supply::From(4..) => say!(words, "supply-four"),
        Supply::Drawn => say!(words, "supply-drawn"),
    }
}

/// All effects of a card on one line.
pub fn effects_line(card: Card, words: &Words) -> String {
    let effects = words.effects(card);
    let effects: Vec<_> =
        effects.map(|(timing, text)| say!(words, "line-effect", when = words.timing(timing), text = text)).collect();
    effects.join(" ")
}

/// Runs the command.
pub fn run(args: &CardsArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    if args.name.is_empty() {
        return if args.json { json(&Catalogue::new(words), out) } else { list(words, out) };
    }
    let name = args.name.join(" ");
    match words.find(&name) {
        Some(Source::Card(card)) if args.json => json(&CardRow::new(card, words), out),
        Some(Source::Tile(tile)) if args.json => json(&TileRow::new(tile, words), out),
        Some(Source::Card(card)) => tell_card(card, words, out),
        Some(Source::Tile(tile)) => tell_tile(tile, words, out),
        None => Err(Failure::BadInput(say!(words, "cards-none", text = name))),
    }
}

fn tell_card(card: Card, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{HEADING}{}{HEADING:#}", words.card(card))?;
    writeln!(out, "{}", say!(words, "cards-family", family = words.family(card.family())))?;
    writeln!(out, "{}", say!(words, "cards-cost", cost = card.cost()))?;
    for (timing, text) in words.effects(card) {
        writeln!(out, "{}", say!(words, "line-effect", when = words.timing(timing), text = text))?;
    }
    let [printed, manual] =
        [SellTable::Printed, SellTable::Manual].map(|table| table.reward(card.family()).to_string());
    writeln!(out, "{}", say!(words, "cards-sells", printed = printed, manual = manual))?;
    writeln!(out, "{}", say!(words, "cards-set", set = words.set(card.creature().set)))?;
    writeln!(out, "{}", say!(words, "cards-notation", id = card.id()))?;
    Ok(())
}

fn tell_tile(tile: Tile, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{HEADING}{}{HEADING:#}", words.tile(tile))?;
    writeln!(out, "{}", say!(words, "cards-tile", kind = words.kind(tile.kind())))?;
    writeln!(out, "{}", say!(words, "cards-tile-effect", text = words.tile_text(tile)))?;
    writeln!(out, "{}", say!(words, "cards-tile-games", supply = supply_text(tile.artifact().supply, words)))?;
    writeln!(out, "{}", say!(words, "cards-set", set = words.set(Set::Artifacts)))?;
    writeln!(out, "{}", say!(words, "cards-notation", id = tile.id()))?;
    Ok(())
}

fn json(data: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, data)?;
    writeln!(out)?;
    Ok(())
}

/// What a list calls a card or tile: in English by its name in the notation, which reads like English.
fn list_name(source: Source, words: &Words) -> String {
    if words.language() == Language::English { source.id().to_owned() } else { words.source(source) }
}

/// All cards and tiles, each on a line.
fn list(words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let [creature, family, cost, set] =
        ["cards-head-creature", "cards-head-family", "cards-head-cost", "cards-head-set"].map(|id| words.say(id, &[]));
    let effect = say!(words, "cards-head-effect");
    writeln!(out, "{HEADING}{creature:<22}{family:<8}{cost:>4}  {set:<11}{effect}{HEADING:#}")?;
    for card in Card::all() {
        let (name, family, cost) = (list_name(card.into(), words), words.family(card.family()), card.cost());
        let set = words.set(card.creature().set);
        writeln!(out, "{name:<22}{family:<8}{cost:>4}  {set:<11}{}", effects_line(card, words))?;
    }
    writeln!(out)?;
    let [tile, kind, games] = ["cards-head-tile", "cards-head-kind", "cards-head-games"].map(|id| words.say(id, &[]));
    writeln!(out, "{HEADING}{tile:<22}{kind:<11}{games:<16}{effect}{HEADING:#}")?;
    for tile in Tile::all() {
        let (name, kind) = (list_name(tile.into(), words), words.kind(tile.kind()));
        let supply = supply_text(tile.artifact().supply, words);
        writeln!(out, "{name:<22}{kind:<11}{supply:<16}{}", words.tile_text(tile))?;
    }
    Ok(())
}
