//! The types of all messages as TypeScript: written by `cargo xtask bless`, and held to what is really sent.

mod real;
mod values;

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};
use vale_engine::{Hunted, Question};
use vale_protocol::{
    Command, Happened, MAX_CHAT, MAX_COMMAND_ID, MAX_MESSAGE, PROTOCOL_VERSION, Problem, ServerMessage, http,
};

use self::values::Types;

const HEADER: &str = "// What a server and a client say to each other. Written by `cargo xtask bless` from the Rust types; \
                      do not edit it here.\n";

/// The types by name, as declarations.
struct Collector {
    config: Config,
    seen: Vec<TypeId>,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Numbers, lists and the like have names of TypeScript's own.
        if T::output_path().is_some() {
            let text = tidy(&format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config)));
            let before = self.found.insert(T::ident(&self.config), text.clone());
            assert!(before.is_none_or(|before| before == text), "two types have one name: {text}");
        }
    }
}

/// A declaration with a line for each variant and each documented field.
fn tidy(declaration: &str) -> String {
    let variants = declaration.replace(" | {", "\n| {");
    let mut tidy = String::new();
    let mut depth = 0_usize;
    for line in variants.lines() {
        // What was opened in a line before is closed in a line of its own.
        let (field, end) = match line.split_once(", }") {
            Some((field, end)) if !field.contains('{') => (format!("{field},"), Some(format!("}}{end}"))),
            _ => (line.trim_end().to_owned(), None),
        };
        for line in std::iter::once(field).chain(end) {
            let indent = if line.starts_with('|') { 1 } else { depth - usize::from(line.starts_with('}')) };
            writeln!(tidy, "{}{line}", "  ".repeat(indent)).unwrap();
            depth = depth + line.matches('{').count() - line.matches('}').count();
        }
    }
    tidy
}

/// All types that go over the wire, in one file.
fn generated() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Collector { config, seen: vec![], found: BTreeMap::new() };
    all.visit::<ServerMessage>();
    // These are parts of others, which do not name them.
    all.visit::<Happened>();
    all.visit::<Hunted>();
    all.visit::<Question>();
    all.visit::<Command>();
    all.visit::<Problem>();
    all.visit::<http::NewGuest>();
    all.visit::<http::Credentials>();
    all.visit::<http::NewPassword>();
    all.visit::<http::Password>();
    all.visit::<http::Me>();
    all.visit::<http::NewTable>();
    all.visit::<http::Daily>();
    all.visit::<http::AlbumEntry>();
    all.visit::<http::TableMade>();
    all.visit::<http::TableSummary>();
    all.visit::<http::SentRecord>();
    all.visit::<http::NewInvitation>();
    all.visit::<http::Invitation>();
    all.visit::<http::InvitationToken>();
    all.visit::<http::InvitedTo>();
    all.visit::<http::Accept>();
    all.visit::<http::Accepted>();
    all.visit::<http::Replay>();
    all.visit::<http::ReviewState>();
    all.visit::<http::Hint>();
    all.visit::<http::PuzzleMoves>();
    all.visit::<http::PuzzleState>();
    all.visit::<http::PuzzleSolution>();
    all.visit::<http::GameStatistics>();
    all.visit::<http::PlayerStatistics>();
    let constants = [
        ("The version of the messages.", "PROTOCOL_VERSION", PROTOCOL_VERSION as usize),
        ("The most bytes of a message over a socket.", "MAX_MESSAGE", MAX_MESSAGE),
        ("The most bytes of the id of a command.", "MAX_COMMAND_ID", MAX_COMMAND_ID),
        ("The most characters of something said.", "MAX_CHAT", MAX_CHAT),
    ];
    let constants = constants.map(|(docs, name, value)| format!("/** {docs} */\nexport const {name} = {value};\n"));
    let parts = [HEADER.to_owned()].into_iter().chain(constants).chain(all.found.into_values());
    parts.collect::<Vec<_>>().join("\n")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol")
}

#[test]
fn golden_types_for_the_web_client() {
    let file = folder().join("index.ts");
    if env::var_os("VALE_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(folder()).unwrap();
        fs::write(&file, generated()).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let (generated, mut line) = (generated(), 1);
    for (written, now) in written.lines().zip(generated.lines()) {
        assert_eq!(written, now, "{}:{line} is stale; run `cargo xtask bless`", file.display());
        line += 1;
    }
    assert_eq!(written, generated, "{} is stale; run `cargo xtask bless`", file.display());
    let files: Vec<_> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(files, ["index.ts"], "{} has files that nothing writes", folder().display());
}

/// The names of all public types in this folder and those in it that can be serialised.
fn wire_types(folder: &Path) -> Vec<String> {
    let mut names = vec![];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            names.extend(wire_types(&path));
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        let mut serialised = false;
        for line in text.lines() {
            if line.starts_with("#[derive(") {
                serialised = line.contains("Serialize");
            }
            let rest = line.strip_prefix("pub struct ").or_else(|| line.strip_prefix("pub enum "));
            if let Some(rest) = rest.filter(|_| std::mem::take(&mut serialised)) {
                names.extend(rest.split(|letter: char| !letter.is_alphanumeric()).next().map(str::to_owned));
            }
        }
    }
    names
}

#[test]
fn no_message_is_forgotten() {
    let names = wire_types(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(names.len() > 30, "{names:?}");
    let generated = generated();
    for name in names {
        assert!(generated.contains(&format!("\nexport type {name} = ")), "{name} is not exported to TypeScript");
    }
}

/// Holds a value, as it is sent, to a type.
#[track_caller]
fn assert_fits(types: &Types, name: &str, value: &impl Serialize) {
    let value = serde_json::to_value(value).unwrap();
    if let Err(problem) = types.check(name, &value) {
        panic!("{problem}\nin {value:#}");
    }
}
