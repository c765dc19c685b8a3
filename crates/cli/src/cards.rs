//! `vale cards`: the creatures and the artifact tiles.

use std::io::Write;

use anstyle::Style;
use serde::Serialize;
use vale_engine::effect::{Permanent, Step, Timing};
use vale_engine::{Card, Family, SellTable, Set, Source, Stones, Supply, Tile, TileKind};
use vale_words::{Language, Words, say};

use crate::args::CardsArgs;
use crate::error::CliError;
use crate::play::{did_you_mean_one_of, is_part};

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
        Self::of(Card::all(), Tile::all(), words)
    }

    /// These creatures and tiles.
    fn of(cards: impl IntoIterator<Item = Card>, tiles: impl IntoIterator<Item = Tile>, words: &Words) -> Self {
        let cards = cards.into_iter().map(|card| CardRow::new(card, words)).collect();
        Self { cards, tiles: tiles.into_iter().map(|tile| TileRow::new(tile, words)).collect() }
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
    sells: Sells,
    effects: Vec<EffectRow>,
}

/// What selling a card earns, by the table that is played with (G1).
#[derive(Debug, Serialize)]
struct Sells {
    printed: Stones,
    manual: Stones,
}

/// One effect of a card, in words and as the engine has it.
#[derive(Debug, Serialize)]
struct EffectRow {
    timing: Timing,
    text: String,
    #[serde(flatten)]
    data: EffectData,
}

/// An effect as the engine has it: the steps of an instant or active one, or the rules that a permanent one sets.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum EffectData {
    Steps(&'static [Step]),
    Rules(&'static [Permanent]),
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
            sells: Sells {
                printed: SellTable::Printed.reward(card.family()),
                manual: SellTable::Manual.reward(card.family()),
            },
            effects: words.effects(card).map(|(timing, text)| EffectRow::new(card, timing, text)).collect(),
        }
    }
}

impl EffectRow {
    fn new(card: Card, timing: Timing, text: String) -> Self {
        let row = card.creature();
        let data = match timing {
            Timing::Instant => EffectData::Steps(row.instant),
            Timing::Active => EffectData::Steps(row.active),
            Timing::Permanent => EffectData::Rules(row.permanent),
        };
        Self { timing, text, data }
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
    steps: &'static [Step],
}

impl TileRow {
    /// Everything printed on this tile.
    fn new(tile: Tile, words: &Words) -> Self {
        let row = tile.artifact();
        Self {
            id: row.id,
            name: words.tile(tile),
            kind: row.kind,
            supply: row.supply,
            set: Set::Artifacts,
            text: words.tile_text(tile),
            steps: row.steps,
        }
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

/// "Hydra, water, cost 6. Instant: …", without the last full stop.
pub fn card_line(card: Card, words: &Words) -> String {
    let (family, effects) = (words.family(card.family()), effects_line(card, words));
    let line =
        say!(words, "line-card", card = words.card(card), family = family, cost = card.cost(), effects = effects);
    line.trim_end().trim_end_matches('.').to_owned()
}

/// "Book of Thoth, action. Upgrade …", without the last full stop.
pub fn tile_line(tile: Tile, words: &Words) -> String {
    let (kind, text) = (words.kind(tile.kind()), words.tile_text(tile));
    let line = say!(words, "line-tile", tile = words.tile(tile), kind = kind, text = text);
    line.trim_end_matches('.').to_owned()
}

/// All effects of a card on one line.
fn effects_line(card: Card, words: &Words) -> String {
    let effects = words.effects(card);
    let effects: Vec<_> =
        effects.map(|(timing, text)| say!(words, "line-effect", when = words.timing(timing), text = text)).collect();
    effects.join(" ")
}

/// Which cards and tiles are wanted.
struct Filter<'a> {
    family: Option<Family>,
    args: &'a CardsArgs,
    words: &'a Words,
}

impl<'a> Filter<'a> {
    fn new(args: &'a CardsArgs, words: &'a Words) -> Result<Self, CliError> {
        let named = |text: &String| {
            let is_it = |family: &Family| {
                let text = text.to_lowercase();
                family.name() == text || words.family(*family).to_lowercase() == text
            };
            let families: Vec<_> = Family::ALL.map(|family| words.family(family)).to_vec();
            let none =
                || CliError::BadInput(say!(words, "cards-no-family", text = text, families = families.join(", ")));
            Family::ALL.into_iter().find(is_it).ok_or_else(none)
        };
        Ok(Self { family: args.family.as_ref().map(named).transpose()?, args, words })
    }

    fn has_words(&self, name: &str, text: &str) -> bool {
        let wanted = self.args.find.as_deref().unwrap_or_default().to_lowercase();
        [name, text].iter().any(|text| text.to_lowercase().contains(&wanted))
    }

    fn card(&self, card: Card) -> bool {
        self.family.is_none_or(|family| card.family() == family)
            && self.args.cost.as_ref().is_none_or(|costs| costs.contains(&card.cost()))
            && self.has_words(&self.words.card(card), &effects_line(card, self.words))
    }

    /// Tiles have no family and no cost.
    fn tile(&self, tile: Tile) -> bool {
        self.family.is_none()
            && self.args.cost.is_none()
            && self.has_words(&self.words.tile(tile), &self.words.tile_text(tile))
    }
}

/// Runs the command.
pub fn run(args: &CardsArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    if args.name.is_empty() {
        let filter = Filter::new(args, words)?;
        let cards: Vec<_> = Card::all().filter(|&card| filter.card(card)).collect();
        let tiles: Vec<_> = Tile::all().filter(|&tile| filter.tile(tile)).collect();
        if args.json {
            return json(&Catalogue::of(cards, tiles, words), out);
        }
        if cards.is_empty() && tiles.is_empty() {
            return Err(CliError::Failed(say!(words, "cards-none-found")));
        }
        return list(&cards, &tiles, words, out);
    }
    let name = args.name.join(" ");
    match find(&name, words)? {
        Source::Card(card) if args.json => json(&CardRow::new(card, words), out),
        Source::Tile(tile) if args.json => json(&TileRow::new(tile, words), out),
        Source::Card(card) => tell_card(card, words, out),
        Source::Tile(tile) => tell_tile(tile, words, out),
    }
}

/// The card or tile of this name, or the only one whose name has this in it.
fn find(name: &str, words: &Words) -> Result<Source, CliError> {
    if let Some(source) = words.find(name) {
        return Ok(source);
    }
    let similar = words.similar(name);
    if let [only] = similar[..]
        && is_part(name, only, words)
    {
        return Ok(only);
    }
    let mut problem = say!(words, "cards-none", text = name);
    if !similar.is_empty() {
        problem = format!("{problem}. {}", did_you_mean_one_of(&similar, words));
    }
    Err(CliError::BadInput(problem))
}

fn tell_card(card: Card, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
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

fn tell_tile(tile: Tile, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "{HEADING}{}{HEADING:#}", words.tile(tile))?;
    writeln!(out, "{}", say!(words, "cards-tile", kind = words.kind(tile.kind())))?;
    writeln!(out, "{}", say!(words, "cards-tile-effect", text = words.tile_text(tile)))?;
    writeln!(out, "{}", say!(words, "cards-tile-games", supply = supply_text(tile.artifact().supply, words)))?;
    writeln!(out, "{}", say!(words, "cards-set", set = words.set(Set::Artifacts)))?;
    writeln!(out, "{}", say!(words, "cards-notation", id = tile.id()))?;
    Ok(())
}

fn json(data: &impl Serialize, out: &mut dyn Write) -> Result<(), CliError> {
    serde_json::to_writer_pretty(&mut *out, data)?;
    writeln!(out)?;
    Ok(())
}

/// What a list calls a card or tile: in English by its name in the notation, which reads like English.
fn list_name(source: Source, words: &Words) -> String {
    if words.language() == Language::English { source.id().to_owned() } else { words.source(source) }
}

/// These cards and tiles, each on a line.
fn list(cards: &[Card], tiles: &[Tile], words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let (creature, family) = (say!(words, "cards-head-creature"), say!(words, "cards-head-family"));
    let (cost, set) = (say!(words, "cards-head-cost"), say!(words, "cards-head-set"));
    let effect = say!(words, "cards-head-effect");
    if !cards.is_empty() {
        writeln!(out, "{HEADING}{creature:<22}{family:<8}{cost:>4}  {set:<11}{effect}{HEADING:#}")?;
    }
    for &card in cards {
        let (name, family, cost) = (list_name(card.into(), words), words.family(card.family()), card.cost());
        let set = words.set(card.creature().set);
        writeln!(out, "{name:<22}{family:<8}{cost:>4}  {set:<11}{}", effects_line(card, words))?;
    }
    if !cards.is_empty() && !tiles.is_empty() {
        writeln!(out)?;
    }
    if !tiles.is_empty() {
        let (tile, kind) = (say!(words, "cards-head-tile"), say!(words, "cards-head-kind"));
        let games = say!(words, "cards-head-games");
        writeln!(out, "{HEADING}{tile:<22}{kind:<11}{games:<16}{effect}{HEADING:#}")?;
    }
    for &tile in tiles {
        let (name, kind) = (list_name(tile.into(), words), words.kind(tile.kind()));
        let supply = supply_text(tile.artifact().supply, words);
        writeln!(out, "{name:<22}{kind:<11}{supply:<16}{}", words.tile_text(tile))?;
    }
    Ok(())
}
