//! Everything that goes over the wire as JSON Schema, and the page that lists it: written by `cargo xtask bless` from the
//! same types as the TypeScript of the web client.

mod glossary;
mod page;

use std::path::{Path, PathBuf};
use std::{env, fs};

use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use vale_engine::effect::{Permanent, Step};
use vale_engine::{Event, Position, Question, Refusal, SeatView, Secret};
use vale_protocol::{Command, Happened, Problem, ServerMessage};

use self::glossary::meaning;

const DESCRIPTION: &str = "What Vale and other programs say to each other. Written by `cargo xtask bless` from the Rust \
                           types; do not edit it here.";

/// All types by name.
fn definitions() -> Map<String, Value> {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<ServerMessage>();
    generator.subschema_for::<Command>();
    generator.subschema_for::<Problem>();
    generator.subschema_for::<Happened>();
    generator.subschema_for::<Question>();
    generator.subschema_for::<Event>();
    generator.subschema_for::<Secret>();
    generator.subschema_for::<Refusal>();
    generator.subschema_for::<SeatView>();
    generator.subschema_for::<Position>();
    generator.subschema_for::<Step>();
    generator.subschema_for::<Permanent>();
    let mut definitions = generator.take_definitions(true);
    for (name, definition) in &mut definitions {
        describe_fields(name, definition);
    }
    definitions
}

/// Says what fields mean that have no comment of their own.
fn describe_fields(name: &str, schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            let fields = object.get_mut("properties").and_then(Value::as_object_mut);
            for (field, about) in fields.into_iter().flatten() {
                let about = about.as_object_mut();
                if let Some(about) =
                    about.filter(|about| !about.contains_key("description") && !about.contains_key("const"))
                    && let Some(meaning) = meaning(name, field)
                {
                    about.insert("description".to_owned(), meaning.into());
                }
            }
            if let Some(Value::String(description)) = object.get_mut("description") {
                *description = without_links(description);
            }
            object.values_mut().for_each(|inner| describe_fields(name, inner));
        }
        Value::Array(items) => items.iter_mut().for_each(|inner| describe_fields(name, inner)),
        _ => {}
    }
}

/// A comment without its links into the code, which lead nowhere outside of it.
fn without_links(comment: &str) -> String {
    let mut text = comment.to_owned();
    let path = |text: &str| ["](crate::", "](super::"].into_iter().find_map(|path| text.find(path));
    while let Some((before, after)) = path(&text).map(|place| text.split_at(place))
        && let Some((_, rest)) = after.split_once(')')
        && let Some((start, linked)) = before.rsplit_once('[')
    {
        text = format!("{start}{linked}{rest}");
    }
    text.replace("[`", "`").replace("`]", "`")
}

fn schema() -> String {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Vale",
        "description": DESCRIPTION,
        "$defs": definitions(),
    });
    serde_json::to_string_pretty(&schema).unwrap() + "\n"
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// Compares a file with what it should be, after writing it if that is asked for.
#[track_caller]
fn assert_golden(name: &str, generated: &str) {
    let file = docs().join(name);
    if env::var_os("VALE_BLESS").is_some_and(|value| value == "1") {
        fs::write(&file, generated).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (number, (written, now)) in written.lines().zip(generated.lines()).enumerate() {
        assert_eq!(written, now, "{}:{} is stale; run `cargo xtask bless`", file.display(), number + 1);
    }
    assert_eq!(written, generated, "{} is stale; run `cargo xtask bless`", file.display());
}

#[test]
fn golden_schema() {
    assert_golden("schema.json", &schema());
}

#[test]
fn golden_reference() {
    assert_golden("reference.md", &page::reference(&definitions()));
}

#[test]
fn everything_has_a_meaning() {
    let definitions = definitions();
    let mut without = vec![];
    for (name, definition) in &definitions {
        if !definition["description"].is_string() {
            without.push(name.clone());
        }
        let variants = page::variants(definition);
        without.extend(variants.iter().filter(|it| it.meaning.is_empty()).map(|it| format!("{name} {}", it.name)));
        let fields = page::fields(definition);
        let fields = fields.iter().chain(variants.iter().flat_map(|variant| &variant.fields));
        without.extend(fields.filter(|field| field.meaning.is_empty()).map(|field| format!("{name}.{}", field.name)));
    }
    assert_eq!(without, Vec::<String>::new(), "give them a comment, or a line in the glossary");
    glossary::assert_used(&definitions);
    let counts = ["Question", "Ask", "Fate", "Event", "Secret"].map(|name| page::variants(&definitions[name]).len());
    assert_eq!(counts, [5, 8, 8, 42, 2]);
}
