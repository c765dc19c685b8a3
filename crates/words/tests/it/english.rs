//! The English refusals stand in `locales/en/game.ftl` and nowhere else: what the engine says is made from them by
//! `cargo xtask bless`, as Rust code, because the engine reads no files and knows no other languages.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use vale_words::{Language, field_kinds};

use crate::catalogue::assert_golden_file;
use crate::complete::{messages, root};

type Elements = Vec<PatternElement<String>>;

/// Writes Rust code for the messages of one kind.
struct Writer {
    patterns: BTreeMap<String, Pattern<String>>,
    kinds: BTreeMap<String, &'static str>,
}

impl Writer {
    /// `Display` for the type whose messages begin with this word.
    fn implementation(&self, of: &str, beginning: &str) -> String {
        let all = messages(Language::English);
        let mut code = format!(
            "\nimpl fmt::Display for {of} {{\n    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {{\n        \
             match *self {{\n"
        );
        for (id, pattern) in &self.patterns {
            let Some(name) = id.strip_prefix(beginning) else { continue };
            let fields = Vec::from_iter(all.needed(id)).join(", ");
            let fields = if fields.is_empty() { fields } else { format!(" {{ {fields} }}") };
            let say = self.say(name, &self.inline(pattern), 3);
            writeln!(code, "            Self::{}{fields} => {say},", variant(name)).unwrap();
        }
        code + "        }\n    }\n}\n"
    }

    /// The elements of a message, with those of the messages that it refers to.
    fn inline(&self, pattern: &Pattern<String>) -> Elements {
        let elements = pattern.elements.iter().flat_map(|element| match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::MessageReference { id, .. }),
            } => self.inline(&self.patterns[&id.name]),
            other => vec![other.clone()],
        });
        elements.collect()
    }

    /// The code that says this: one `write!`, or one for each case of what a message distinguishes.
    fn say(&self, name: &str, elements: &[PatternElement<String>], depth: usize) -> String {
        let cases = elements.iter().enumerate().find_map(|(place, element)| match element {
            PatternElement::Placeable {
                expression: Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
            } => Some((place, &id.name, variants)),
            _ => None,
        });
        let Some((place, field, variants)) = cases else { return self.write(name, elements) };
        let is_stones = self.kind(name, field) == "stones";
        let total = if is_stones { ".total()" } else { "" };
        let mut code = format!("match {field}{total} {{\n");
        for variant in variants {
            let case = match &variant.key {
                _ if variant.default => "_",
                VariantKey::Identifier { name } if name == "one" => "1",
                VariantKey::Identifier { name } if name == "none" && is_stones => "0",
                VariantKey::NumberLiteral { value } => value,
                VariantKey::Identifier { name } => panic!("what is {name}?"),
            };
            let whole = [&elements[..place], &self.inline(&variant.value), &elements[place + 1..]].concat();
            let say = self.say(name, &whole, depth + 1);
            writeln!(code, "{}{case} => {say},", "    ".repeat(depth + 1)).unwrap();
        }
        code + &"    ".repeat(depth) + "}"
    }

    fn write(&self, name: &str, elements: &[PatternElement<String>]) -> String {
        let (mut text, mut arguments) = (String::new(), String::new());
        for element in elements {
            match element {
                PatternElement::TextElement { value } => text += &value.replace('{', "{{").replace('}', "}}"),
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => {
                    let field = &id.name;
                    let (shown, argument) = match self.kind(name, field) {
                        "source" => ("{}".to_owned(), format!(", {field}.name()")),
                        "colour" => ("{}".to_owned(), format!(", {field}.letter()")),
                        "seat" => (format!("seat {{{field}}}"), String::new()),
                        _ => (format!("{{{field}}}"), String::new()),
                    };
                    text += &shown;
                    arguments += &argument;
                }
                PatternElement::Placeable { expression } => panic!("{name}: {expression:?}"),
            }
        }
        format!("write!(f, {text:?}{arguments})")
    }

    fn kind(&self, name: &str, field: &str) -> &'static str {
        let found = self.kinds.get(&format!("{name}.{field}")).or_else(|| self.kinds.get(field));
        found.copied().unwrap_or_default()
    }
}

/// `not-in-hand` is `NotInHand`.
fn variant(name: &str) -> String {
    name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

#[test]
fn golden_english_refusals_of_the_engine() {
    let text = fs::read_to_string(root().join("crates/words/locales/en/game.ftl")).unwrap();
    let patterns = parse(text).unwrap().body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    });
    let writer = Writer { patterns: patterns.collect(), kinds: field_kinds() };
    let head = "//! The refusals in English. This file is written by `cargo xtask bless` from `game.ftl` of the words.\n\n\
        use std::fmt;\n\nuse crate::refusal::{Obstacle, Refusal};\n";
    let code =
        [head, &writer.implementation("Refusal", "refusal-"), &writer.implementation("Obstacle", "obstacle-")].concat();
    assert_golden_file(&root().join("crates/engine/src/english.rs"), &code);
}
