//! What the messages of a language need: read from the Fluent files, for the table of messages and for the tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;

/// What a message needs.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The file that it is in, without `.ftl`.
    pub file: String,
    /// The variables that are shown.
    pub shown: BTreeSet<String>,
    /// The variables that only decide between variants.
    pub selected: BTreeSet<String>,
    /// The messages that it is made of.
    pub messages: BTreeSet<String>,
}

impl Needs {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.selected.insert(id.name.clone());
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.shown.insert(id.name.clone())),
            InlineExpression::MessageReference { id, .. } => drop(self.messages.insert(id.name.clone())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.messages.insert(format!("-{}", id.name));
                self.arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(Some(arguments)),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: Option<&CallArguments<String>>) {
        for argument in arguments.into_iter().flat_map(|arguments| &arguments.positional) {
            self.inline(argument);
        }
    }
}

/// All messages of a language by their ids.
pub struct Messages(pub BTreeMap<String, Needs>);

impl Messages {
    /// Reads all files in the folder of a language.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let unreadable = |error| format!("cannot read {}: {error}", folder.display());
        let mut found = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).map_err(unreadable)?;
            let resource: Resource<String> =
                parse(text).map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
            for entry in resource.body {
                let (id, pattern, attributes) = match entry {
                    Entry::Message(message) => (message.id.name, message.value, message.attributes),
                    Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                    Entry::Junk { content } => return Err(format!("{}: {content}", path.display())),
                };
                let mut needs = Needs { file: file.clone(), ..Needs::default() };
                let patterns = pattern.iter().chain(attributes.iter().map(|attribute| &attribute.value));
                patterns.for_each(|pattern| needs.pattern(pattern));
                if found.insert(id.clone(), needs).is_some() {
                    return Err(format!("{}: the message {id} is there twice", path.display()));
                }
            }
        }
        Ok(Self(found))
    }

    /// The variables that a message shows or selects by, with those of the messages it is made of.
    pub fn needed(&self, id: &str) -> BTreeSet<String> {
        self.variables(id, &|needs| needs.shown.iter().chain(&needs.selected).cloned().collect())
    }

    /// The variables that `of` finds in a message and in those it is made of.
    pub fn variables(&self, id: &str, of: &dyn Fn(&Needs) -> BTreeSet<String>) -> BTreeSet<String> {
        let Some(needs) = self.0.get(id) else { return BTreeSet::new() };
        needs.messages.iter().flat_map(|inner| self.variables(inner, of)).chain(of(needs)).collect()
    }
}
