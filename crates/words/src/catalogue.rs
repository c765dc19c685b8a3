//! What the browser must know of cards and tiles: the facts, and the texts in each language.

use std::collections::BTreeMap;

use serde::Serialize;
use vale_engine::effect::{Step, Timing};
use vale_engine::{Card, Colour, Family, LAST_ROUND, Options, SellTable, Set, Stones, Supply, Tile, TileKind, Worth};

use crate::language::Language;
use crate::words::{Style, Words};

/// Everything about cards and tiles that is the same in all languages.
#[derive(Debug, Serialize)]
pub struct Facts {
    cards: Vec<CardFacts>,
    tiles: Vec<TileFacts>,
    sell: Sell,
    /// What a stone is upgraded to, by its letter.
    upgrades: BTreeMap<char, char>,
    /// What a stone is worth before any effect, by its letter.
    worth: BTreeMap<char, u16>,
    /// The points with which a round is the last.
    end_score: EndScore,
    /// The last round there can be.
    last_round: u8,
}

/// The points that end a game, without and with artifact tiles.
#[derive(Debug, Serialize)]
pub struct EndScore {
    plain: u16,
    tiles: u16,
}

/// A creature.
#[derive(Debug, Serialize)]
pub struct CardFacts {
    id: &'static str,
    family: Family,
    cost: u8,
    set: Set,
    timings: Vec<Timing>,
}

/// An artifact tile.
#[derive(Debug, Serialize)]
pub struct TileFacts {
    id: &'static str,
    kind: TileKind,
    /// In which games it is.
    when: Supply,
}

/// What selling earns, by table and family.
#[derive(Debug, Serialize)]
pub struct Sell {
    printed: BTreeMap<Family, Stones>,
    manual: BTreeMap<Family, Stones>,
}

impl Facts {
    /// Returns all of them.
    pub fn new() -> Self {
        let table = |table: SellTable| Family::ALL.into_iter().map(|family| (family, table.reward(family))).collect();
        let better = |colour: Colour| Some((colour.letter(), colour.upgraded()?.letter()));
        let worth = |colour: Colour| (colour.letter(), Worth::PRINTED.of(Stones::of(colour, 1)));
        Self {
            cards: Card::all().map(CardFacts::new).collect(),
            tiles: Tile::all().map(TileFacts::new).collect(),
            sell: Sell { printed: table(SellTable::Printed), manual: table(SellTable::Manual) },
            upgrades: Colour::ALL.into_iter().filter_map(better).collect(),
            worth: Colour::ALL.into_iter().map(worth).collect(),
            end_score: EndScore {
                plain: Options::new(2).end_score(),
                tiles: Options { artifact_tiles: true, ..Options::new(2) }.end_score(),
            },
            last_round: LAST_ROUND,
        }
    }
}

impl Default for Facts {
    fn default() -> Self {
        Self::new()
    }
}

impl CardFacts {
    fn new(card: Card) -> Self {
        let row = card.creature();
        let instant = (!row.instant.is_empty()).then_some(Timing::Instant);
        let permanent = (!row.permanent.is_empty()).then_some(Timing::Permanent);
        let active = (!row.active.is_empty()).then_some(Timing::Active);
        Self {
            id: card.id(),
            family: card.family(),
            cost: card.cost(),
            set: row.set,
            timings: [instant, permanent, active].into_iter().flatten().collect(),
        }
    }
}

impl TileFacts {
    fn new(tile: Tile) -> Self {
        let row = tile.artifact();
        Self { id: row.id, kind: row.kind, when: row.supply }
    }
}

/// What each of the effects of a card offers, if it does.
fn by_timing<T>(card: Card, offers: impl Fn(&[Step]) -> Vec<T>) -> BTreeMap<Timing, Vec<T>> {
    let row = card.creature();
    let offers = [(Timing::Instant, offers(row.instant)), (Timing::Active, offers(row.active))];
    offers.into_iter().filter(|(_, offered)| !offered.is_empty()).collect()
}

/// The names and texts of all cards and tiles in one language, with marks for stones and points.
#[derive(Debug, Serialize)]
pub struct Texts {
    cards: BTreeMap<&'static str, CardText>,
    tiles: BTreeMap<&'static str, TileText>,
}

/// A creature in words.
#[derive(Debug, Serialize)]
pub struct CardText {
    name: String,
    effects: Vec<ShownEffect>,
    /// What an effect offers, in the order of its choices.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    choices: BTreeMap<Timing, Vec<String>>,
}

/// One effect in words.
#[derive(Debug, Serialize)]
pub struct EffectText {
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub text: String,
}

/// An effect with marks, and as it is read aloud.
#[derive(Debug, Serialize)]
pub struct ShownEffect {
    #[serde(flatten)]
    effect: EffectText,
    #[serde(skip_serializing_if = "Option::is_none")]
    spoken: Option<String>,
}

/// An artifact tile in words.
#[derive(Debug, Serialize)]
pub struct TileText {
    name: String,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    spoken: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<String>,
}

impl Texts {
    /// Returns those of this language.
    pub fn new(language: Language) -> Self {
        let [words, aloud] = [Style::Marked, Style::Spoken].map(|style| Words::new(language, style));
        // Without marks it is the same; then once is enough.
        let other_than = |text: &str, spoken: String| (spoken != text).then_some(spoken);
        let card = |card: Card| {
            let effects = words.effects(card).zip(aloud.effects(card)).map(|((timing, text), (_, spoken))| {
                let spoken = other_than(&text, spoken);
                ShownEffect { effect: EffectText { timing, text }, spoken }
            });
            let effects = effects.collect();
            let choices = by_timing(card, |steps| words.offered(steps));
            (card.id(), CardText { name: words.card(card), effects, choices })
        };
        let tile = |tile: Tile| {
            let choices = words.offered(tile.artifact().steps);
            let text = words.tile_text(tile);
            let spoken = other_than(&text, aloud.tile_text(tile));
            (tile.id(), TileText { name: words.tile(tile), text, spoken, choices })
        };
        Self { cards: Card::all().map(card).collect(), tiles: Tile::all().map(tile).collect() }
    }
}
