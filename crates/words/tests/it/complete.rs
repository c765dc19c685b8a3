//! No message is missing, says other things than the English one, or is used by nobody.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use vale_words::Language;

use crate::needs::Messages;

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All messages of a language, those of the web client too.
pub fn messages(language: Language) -> Messages {
    Messages::read(&root().join("crates/words/locales").join(language.tag())).unwrap()
}

#[test]
fn every_message_is_there_in_every_language_and_tells_the_same() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        let keys = |messages: &Messages| {
            messages.0.iter().map(|(id, needs)| format!("{} {id}", needs.file)).collect::<BTreeSet<_>>()
        };
        let shown = |messages: &Messages, id: &str| messages.variables(id, &|needs| needs.shown.clone());
        let missing: Vec<_> = keys(&english).difference(&keys(&other)).cloned().collect();
        let unknown: Vec<_> = keys(&other).difference(&keys(&english)).cloned().collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{language:?} lacks {missing:?}, only it has {unknown:?}");
        for (id, needs) in &other.0 {
            let file = &needs.file;
            for inner in &needs.messages {
                assert!(other.0.contains_key(inner), "{language:?} {file}: {id} is made of {inner}, which is missing");
            }
            assert_eq!(shown(&other, id), shown(&english, id), "{language:?} {file}: {id} shows other variables");
            let (needs, given) = (other.needed(id), english.needed(id));
            assert!(needs.is_subset(&given), "{language:?} {file}: {id} needs {needs:?}, but gets {given:?}");
        }
    }
}

/// The text of all sources below a folder with one of these endings.
fn sources(folder: &Path, endings: &[&str], text: &mut String) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, endings, text);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            text.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// The beginnings of the ids that Rust makes from the ids of things; that those exist is what the other tests see to.
const COMPOSED: [&str; 13] = [
    "card-",
    "tile-",
    "family-word-",
    "level-",
    "question-",
    "event-",
    "secret-",
    "refusal-",
    "obstacle-",
    "you-",
    "to-you-",
    "yourself-",
    "your-",
];

#[test]
fn every_message_is_used() {
    let mut text = String::new();
    for folder in ["crates/words/src", "crates/cli/src"] {
        sources(&root().join(folder), &["rs"], &mut text);
    }
    sources(&root().join("web/src"), &["ts", "svelte"], &mut text);
    let messages = messages(Language::English);
    let inner: BTreeSet<_> = messages.0.values().flat_map(|needs| &needs.messages).collect();
    // The web client composes ids with `${...}`: what stands before it must be the beginning of the id, and what stands
    // after it the end of an id whose beginning is written elsewhere.
    let part_of_id = |part: &&str| part.contains('-') && part.chars().all(|c| c == '-' || c.is_ascii_alphanumeric());
    let templates = || text.split('`').filter(|code| code.contains("${"));
    let beginnings = templates().filter_map(|code| code.split("${").next()).filter(|part| part.ends_with('-'));
    let beginnings: BTreeSet<_> = beginnings.filter(part_of_id).chain(COMPOSED).collect();
    let endings = templates().filter_map(|code| code.rsplit('}').next()).filter(|part| part.starts_with('-'));
    let endings: BTreeSet<_> = endings.filter(part_of_id).collect();
    let is_quoted = |id: &str| ['"', '\'', '`'].iter().any(|quote| text.contains(&format!("{quote}{id}{quote}")));
    let is_used = |id: &str| {
        let begun = beginnings.iter().any(|beginning| id.starts_with(beginning));
        let ended = endings.iter().filter_map(|ending| id.strip_suffix(ending)).any(is_quoted);
        is_quoted(id) || begun || ended || inner.contains(&id.to_owned())
    };
    let unused: Vec<_> =
        messages.0.iter().filter(|(id, _)| !is_used(id)).map(|(id, needs)| (&needs.file, id)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
}

/// What the browser is told of the kinds of questions, events and refusals must have a message, and nothing else may.
#[test]
fn every_tag_has_a_message_and_every_such_message_a_tag() {
    let types = fs::read_to_string(root().join("web/src/protocol/index.ts")).unwrap();
    let messages = messages(Language::English);
    for (kind, tag, of) in [
        ("question", "question", "Question"),
        ("event", "event", "Event"),
        ("secret", "event", "Secret"),
        ("refusal", "reason", "Refusal"),
        ("obstacle", "obstacle", "Obstacle"),
    ] {
        let declared = |of: &str| {
            let (_, rest) = types.split_once(&format!("\nexport type {of} = ")).unwrap();
            rest.split_once(";\n").unwrap().0
        };
        let before_tag = format!("\"{tag}\": \"");
        let tags = |of: &str| {
            let parts = declared(of).split(&before_tag).skip(1);
            parts.map(|rest| rest.split('"').next().unwrap()).collect::<Vec<_>>()
        };
        let mut tags_of_kind = tags(of);
        if of == "Question" {
            // What effects ask; and a question for a card has what becomes of the card as its tag.
            tags_of_kind.extend(tags("EffectQuestion"));
            tags_of_kind.extend(declared("Fate").split('"').skip(1).step_by(2));
        }
        let tagged: BTreeSet<_> = tags_of_kind.iter().map(|tag| format!("{kind}-{}", tag.replace('_', "-"))).collect();
        let beginning = format!("{kind}-");
        let worded: BTreeSet<_> = messages.0.keys().filter(|id| id.starts_with(&beginning)).cloned().collect();
        assert_eq!(worded, tagged);
    }
}

#[test]
fn apostrophes_and_spaces_are_those_of_the_language() {
    for language in [Language::French, Language::Italian] {
        for entry in fs::read_dir(root().join("crates/words/locales").join(language.tag())).unwrap() {
            let file = entry.unwrap().path();
            let text = fs::read_to_string(&file).unwrap();
            for (number, line) in (1..).zip(text.lines().filter(|line| !line.starts_with('#'))) {
                let place = format!("{}, message line {number}: {line}", file.display());
                assert!(!line.contains('\''), "a straight apostrophe in {place}");
                if language == Language::French {
                    let value = line.split_once(" = ").map_or(line, |(_, value)| value);
                    for sign in [" :", " ;", " !", " ?", "« ", " »"] {
                        assert!(!value.contains(sign), "a breaking space in {place}");
                    }
                    // A message may begin with a sign that is typed as a command.
                    for (index, _) in value.match_indices([':', ';', '!', '?']).filter(|&(index, _)| index > 0) {
                        assert!(value[..index].ends_with('\u{a0}'), "no space before a sign in {place}");
                    }
                }
            }
        }
    }
}
