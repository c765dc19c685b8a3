//! The schema as a page for people.

use std::fmt::Write;

use serde_json::{Map, Value};

/// One of several forms that a value can have.
pub struct Variant {
    pub name: String,
    /// What the value of its one field looks like, if it is not an object.
    pub about: String,
    pub meaning: String,
    pub fields: Vec<Field>,
}

/// A field of an object.
pub struct Field {
    pub name: String,
    pub form: String,
    pub meaning: String,
}

/// A part of the page: its heading, the type it lists, and what is said about it.
struct Section {
    heading: &'static str,
    of: &'static str,
    about: &'static str,
}

const HEAD: &str = "\
# Reference: every question, event, refusal and command

This page is written by `cargo xtask bless` from the types in the code, the same that are in the web client; do not edit
it here. [schema.json](schema.json) has the same as JSON Schema, for programs that check or generate code.

[The protocol](protocol.md) tells how a server and its clients talk, [the referee](referee.md) how programs run games of
their own, [notation](notation.md) how moves and positions are written.
";

const SECTIONS: [Section; 22] = [
    Section {
        heading: "Questions",
        of: "Question",
        about: "`question` in `asked` says what a player must decide. It is answered with a move; `legal` lists them.",
    },
    Section {
        heading: "Questions of effects",
        of: "Ask",
        about: "The question of an effect also has the fields of `EffectQuestion`. The steps of effects, in `cards` of the referee, have the same form.",
    },
    Section {
        heading: "Questions about a card",
        of: "Fate",
        about: "These questions of effects are answered with a card; they also have the fields of `Pick`.",
    },
    Section {
        heading: "Moves",
        of: "Move",
        about: "`verb` says what a player does, `what` with which card or the like.",
    },
    Section { heading: "Events", of: "Event", about: "`event` says what happened, as everyone sees it." },
    Section { heading: "Secrets", of: "Secret", about: "`event` says what only one seat sees." },
    Section { heading: "Refusals", of: "Refusal", about: "`reason` says why a move is not legal." },
    Section { heading: "Obstacles", of: "Obstacle", about: "`obstacle` says what stands in the way of an effect." },
    Section { heading: "Commands", of: "Request", about: "What a client can ask of a table: `do` of a command." },
    Section { heading: "Messages of the server", of: "ServerMessage", about: "`type` says which message it is." },
    Section {
        heading: "What a viewer of a table is told",
        of: "Happened",
        about: "`what` says what an entry of a table is.",
    },
    Section {
        heading: "What everybody at a table is told",
        of: "PublicFact",
        about: "`what` says what an entry of a table is.",
    },
    Section { heading: "Problems", of: "Code", about: "`code` says what kind of problem it is." },
    Section {
        heading: "Effects",
        of: "Step",
        about: "The steps of instant and active effects and of tiles, in `cards` of the referee. A word that is about something is the name of a field, and its value is what it is about.",
    },
    Section { heading: "Acts", of: "Act", about: "What happens without a question." },
    Section { heading: "Amounts", of: "Amount", about: "How many points." },
    Section { heading: "Counts", of: "Count", about: "What is counted." },
    Section { heading: "Conditions", of: "Condition", about: "What an `if` asks." },
    Section { heading: "Permanent effects", of: "Permanent", about: "The rules that a permanent effect sets." },
    Section { heading: "Triggers", of: "Trigger", about: "What makes a `recover_if` come true." },
    Section { heading: "Payments", of: "Paid", about: "What an `on_summon` looks at." },
    Section { heading: "Seats", of: "Occupant", about: "`is` says who has a seat." },
];

/// The whole page.
pub fn reference(definitions: &Map<String, Value>) -> String {
    let mut page = HEAD.to_owned();
    for Section { heading, of, about } in SECTIONS {
        write!(page, "\n## {heading}\n\n{about}\n").unwrap();
        let all = variants(&definitions[of]);
        let column = match &all[..] {
            all if all.iter().any(|variant| !variant.fields.is_empty()) => Some("Fields"),
            all if all.iter().any(|variant| !variant.about.is_empty()) => Some("About"),
            _ => None,
        };
        let (title, line) = column.map_or_else(Default::default, |title| (format!(" {title} |"), "---|"));
        writeln!(page, "\n| Name |{title} Meaning |\n|---|{line}---|").unwrap();
        for variant in &all {
            let names: Vec<_> = variant.fields.iter().map(|field| format!("`{}`", field.name)).collect();
            let middle = column.map_or_else(String::new, |_| format!(" {}{} |", names.join(", "), variant.about));
            writeln!(page, "| `{}` |{middle} {} |", variant.name, variant.meaning).unwrap();
        }
        write_fields(&mut page, all.iter().flat_map(|variant| &variant.fields));
    }
    page.push_str("\n## Objects\n");
    let listed = |name: &str| SECTIONS.iter().any(|section| section.of == name);
    for (name, definition) in definitions.iter().filter(|(name, _)| !listed(name)) {
        let about = definition["description"].as_str().unwrap_or_default();
        write!(page, "\n### {name}\n\n{}\n", one_line(about)).unwrap();
        let all = fields(definition);
        let choices = variants(definition);
        // The forms of an object that has the fields of another among its own are told where that one is.
        if !choices.is_empty() && all.is_empty() && choices.iter().all(|choice| choice.fields.is_empty()) {
            page.push_str("\n| Value | Meaning |\n|---|---|\n");
            for Variant { name, meaning, .. } in &choices {
                writeln!(page, "| `{name}` | {meaning} |").unwrap();
            }
        }
        write_fields(&mut page, all.iter());
    }
    page
}

/// A table of fields, each form and meaning once.
fn write_fields<'a>(page: &mut String, fields: impl Iterator<Item = &'a Field>) {
    let mut rows: Vec<String> = Vec::new();
    for Field { name, form, meaning } in fields {
        let row = format!("| `{name}` | {form} | {meaning} |\n");
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    if !rows.is_empty() {
        page.push_str("\n| Field | Form | Meaning |\n|---|---|---|\n");
        page.push_str(&rows.concat());
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// The forms that a type can have, if it has several.
pub fn variants(definition: &Value) -> Vec<Variant> {
    let forms = definition["oneOf"].as_array().or_else(|| definition["anyOf"].as_array());
    forms.into_iter().flatten().flat_map(variants_of).collect()
}

fn variants_of(form: &Value) -> Vec<Variant> {
    let meaning = one_line(form["description"].as_str().unwrap_or_default());
    let named = |name: &str, fields: Vec<Field>| Variant {
        name: name.to_owned(),
        about: String::new(),
        meaning: meaning.clone(),
        fields,
    };
    if let Some(name) = form["const"].as_str() {
        return vec![named(name, vec![])];
    }
    let Some(properties) = form["properties"].as_object() else { return vec![] };
    let tag = properties.values().find_map(|field| field["const"].as_str());
    if let Some(tag) = tag {
        return vec![named(tag, fields(form))];
    }
    // The name of the form is the name of its one field, and its value is what the form is about.
    let Some((name, inner)) = properties.iter().next().filter(|_| properties.len() == 1) else { return vec![] };
    if inner["properties"].is_object() || inner["type"] == "object" {
        return vec![named(name, fields(inner))];
    }
    let what = inner["description"].as_str().map_or_else(String::new, |what| format!(": {}", one_line(what)));
    vec![Variant { about: format!("{}{what}", form_of(inner)), ..named(name, vec![]) }]
}

/// The fields of an object, without the one that tells its forms apart.
pub fn fields(definition: &Value) -> Vec<Field> {
    let properties = definition["properties"].as_object();
    let own = properties.into_iter().flatten().filter(|(_, field)| !field["const"].is_string());
    own.map(|(name, field)| Field {
        name: name.clone(),
        form: form_of(field),
        meaning: one_line(field["description"].as_str().unwrap_or_default()),
    })
    .collect()
}

/// What a value looks like, in a few words.
fn form_of(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    if let Some(items) = schema["prefixItems"].as_array() {
        return format!("list of {}", items.iter().map(form_of).collect::<Vec<_>>().join(", "));
    }
    if let Some(any) = schema["anyOf"].as_array().or_else(|| schema["oneOf"].as_array()) {
        return any.iter().map(form_of).collect::<Vec<_>>().join(" or ");
    }
    if let Some(all) = schema["allOf"].as_array() {
        return all.iter().map(form_of).collect::<Vec<_>>().join(" and ");
    }
    let types: Vec<_> = match &schema["type"] {
        Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
        Value::String(one) => vec![one.as_str()],
        _ => return "anything".to_owned(),
    };
    let words = types.into_iter().map(|word| match word {
        "integer" => "whole number".to_owned(),
        "boolean" => "true or false".to_owned(),
        "string" => "text".to_owned(),
        "array" => format!("list of {}", form_of(&schema["items"])),
        other => other.to_owned(),
    });
    words.collect::<Vec<_>>().join(" or ")
}
