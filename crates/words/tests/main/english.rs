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

/// Writes Rust code for the messages of one kind.
struct Writer {
    patterns: BTreeMap<String, Pattern<String>>,
    kinds: BTreeMap<String, &'static str>,
    code: String,
    depth: usize,
}

impl Writer {
    fn line(&mut self, code: &str) {
        writeln!(self.code, "{}{code}", "    ".repeat(self.depth)).unwrap();
    }

    /// `Display` for the type whose messages begin with this word.
    fn implementation(&mut self, of: &str, beginning: &str) {
        self.line(&format!("impl fmt::Display for {of} {{"));
        self.line("    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {");
        self.line("        match *self {");
        self.depth = 3;
        let all = messages(Language::English);
        for (id, pattern) in self.patterns.clone() {
            if let Some(name) = id.strip_prefix(beginning) {
                let fields = Vec::from_iter(all.needed(&id)).join(", ");
                let fields = if fields.is_empty() { fields } else { format!(" {{ {fields} }}") };
                self.line(&format!("Self::{}{fields} => {{", variant(name)));
                self.depth += 1;
                self.pattern(name, &pattern);
                self.depth -= 1;
                self.line("}");
            }
        }
        self.depth = 0;
        self.line("        }\n        Ok(())\n    }\n}\n");
    }

    fn pattern(&mut self, name: &str, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.line(&format!("f.write_str({value:?})?;")),
                PatternElement::Placeable { expression } => self.expression(name, expression),
            }
        }
    }

    fn expression(&mut self, name: &str, expression: &Expression<String>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                let field = &id.name;
                self.line(&match self.kind(name, field) {
                    "source" => format!("f.write_str({field}.name())?;"),
                    "seat" => format!("write!(f, \"seat {{{field}}}\")?;"),
                    "colour" => format!("write!(f, \"{{}}\", {field}.letter())?;"),
                    _ => format!("write!(f, \"{{{field}}}\")?;"),
                });
            }
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                let pattern = self.patterns.get(&id.name).cloned().unwrap();
                self.pattern(name, &pattern);
            }
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                let is_stones = self.kind(name, &id.name) == "stones";
                let subject = if is_stones { format!("{}.total()", id.name) } else { id.name.clone() };
                self.line(&format!("match {subject} {{"));
                self.depth += 1;
                for variant in variants {
                    let case = match &variant.key {
                        _ if variant.default => "_".to_owned(),
                        VariantKey::Identifier { name } if name == "one" => "1".to_owned(),
                        VariantKey::Identifier { name } if name == "none" && is_stones => "0".to_owned(),
                        VariantKey::NumberLiteral { value } => value.clone(),
                        VariantKey::Identifier { name } => panic!("what is {name}?"),
                    };
                    self.line(&format!("{case} => {{"));
                    self.depth += 1;
                    self.pattern(name, &variant.value);
                    self.depth -= 1;
                    self.line("}");
                }
                self.depth -= 1;
                self.line("}");
            }
            other => panic!("{name}: {other:?}"),
        }
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
    let code =
        "//! The refusals in English. This file is written by `cargo xtask bless` from `locales/en/game.ftl`.\n\n\
        use std::fmt;\n\nuse super::{Obstacle, Refusal};\n\n"
            .to_owned();
    let mut writer = Writer { patterns: patterns.collect(), kinds: field_kinds(), code, depth: 0 };
    writer.implementation("Refusal", "refusal-");
    writer.implementation("Obstacle", "obstacle-");
    let code = format!("{}\n", writer.code.trim_end());
    assert_golden_file(&root().join("crates/engine/src/refusal/english.rs"), &code);
}
