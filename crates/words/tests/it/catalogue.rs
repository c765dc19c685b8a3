//! The facts and texts for the web client: written by `cargo xtask bless`, and held to what the engine has.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde::Serialize;
use vale_engine::effect::{Permanent, Step};
use vale_engine::{Card, Tile};
use vale_words::{Facts, Language, Texts, field_kinds};

use crate::complete::messages;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated")
}

#[track_caller]
fn assert_golden(name: &str, data: &impl Serialize) {
    assert_golden_file(&folder().join(name), &(serde_json::to_string_pretty(data).unwrap() + "\n"));
}

#[track_caller]
pub fn assert_golden_file(file: &Path, now: &str) {
    if env::var_os("VALE_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, now).unwrap();
    }
    let written = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (line, (written, now)) in (1..).zip(written.lines().zip(now.lines())) {
        assert_eq!(written, now, "{}:{line} is stale; run `cargo xtask bless`", file.display());
    }
    assert_eq!(written, now, "{} is stale; run `cargo xtask bless`", file.display());
}

#[test]
fn golden_facts_for_the_web_client() {
    assert_golden("facts.json", &Facts::new());
}

#[test]
fn golden_texts_for_the_web_client() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        assert_golden(&format!("texts.{}.json", language.tag()), &texts);
    }
}

#[test]
fn golden_kinds_of_fields_for_the_web_client() {
    assert_golden("fields.json", &field_kinds());
}

#[test]
fn golden_ids_of_messages_for_the_web_client() {
    let messages = messages(Language::English);
    let mut text = "// This file is written by `cargo xtask bless`.\n\n\
        /** The messages that the browser can say, each with the variables that it needs. */\n\
        export interface Messages {\n"
        .to_owned();
    // It has the names of cards and tiles among their texts, and offers moves in words of its own.
    let names = Card::all().map(|card| format!("card-{}", card.id()));
    let names = names.chain(Tile::all().map(|tile| format!("tile-{}", tile.id()))).map(|name| name.replace('_', "-"));
    let names: BTreeSet<_> = names.collect();
    for (id, needs) in &messages.0 {
        let is_for_others = names.contains(id) || id.starts_with("move-");
        if ["names", "game", "web"].contains(&needs.file.as_str()) && !is_for_others {
            let needed: Vec<_> = messages.needed(id).into_iter().map(|name| format!("'{name}'")).collect();
            let needed = if needed.is_empty() { "never".to_owned() } else { needed.join(" | ") };
            writeln!(text, "  '{id}': {needed};").unwrap();
        }
    }
    assert_golden_file(&folder().join("messages.ts"), &(text + "}\n"));
}

/// A question names the text that it reads, not a place in it.
#[test]
fn no_effect_lets_choose_twice_and_no_permanent_one_at_all() {
    let choices = |steps: &[Step]| steps.iter().filter(|step| !step.choices().is_empty()).count();
    for card in Card::all() {
        let row = card.creature();
        assert!(choices(row.instant) <= 1 && choices(row.active) <= 1, "{card}");
        for permanent in row.permanent {
            assert!(!matches!(permanent, Permanent::OnSell(steps) if choices(steps) > 0), "{card}");
        }
    }
    assert!(Tile::all().all(|tile| choices(tile.artifact().steps) <= 1));
}
