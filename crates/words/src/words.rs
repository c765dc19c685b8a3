//! The messages of one language, and how they are filled.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::message::Message;

/// How stones and points are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Stones are letters, "R R B", and points are words, "2 points".
    Plain,
    /// Stones are words too: "2 red and 1 blue stones".
    Spoken,
    /// Both are marks that are drawn as symbols: `[R] [R] [B]`, `[2*]`.
    Marked,
}

/// The words of one language.
pub struct Words {
    language: Language,
    /// How stones and points are written.
    pub style: Style,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Words {
    /// Returns the words of this language.
    pub fn new(language: Language, style: Style) -> Self {
        // The tags are those of real languages, so this is always one.
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Names stand in sentences of the same direction, so they need no invisible marks around them.
        bundle.set_use_isolating(false);
        for text in language.files() {
            let file = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(file, errors)| {
                debug_assert!(errors.is_empty(), "{}: {errors:?}", language.tag());
                file
            });
            let added = bundle.add_resource(file);
            debug_assert!(added.is_ok(), "{}: {:?}", language.tag(), added.err());
        }
        Self { language, style, bundle: Arc::new(bundle) }
    }

    /// Returns the same words with stones and points written in this way.
    #[must_use]
    pub fn with_style(&self, style: Style) -> Self {
        Self { language: self.language, style, bundle: Arc::clone(&self.bundle) }
    }

    /// Returns English with stones as letters, for what speaks only English.
    pub fn english() -> Self {
        Self::new(Language::English, Style::Plain)
    }

    /// Returns the language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns the text of a message, with these variables; see [`say!`](crate::say) for a shorter spelling.
    pub fn say(&self, message: Message, variables: &[(&str, FluentValue<'_>)]) -> String {
        let id = message.id();
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "{}: there is no message {id}", self.language.tag());
        let Some(pattern) = pattern else { return id.to_owned() };
        let arguments: FluentArgs<'_> = variables.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = vec![];
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {id}: {errors:?}", self.language.tag());
        text
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).field("style", &self.style).finish_non_exhaustive()
    }
}

/// A whole sentence.
pub(crate) fn sentence(words: &str) -> String {
    capital(words) + "."
}

/// The words with a capital at the start.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
