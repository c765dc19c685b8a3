//! The languages.

/// A language that Vale speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which is spoken if nothing else is asked for.
    #[default]
    English,
    /// French.
    French,
    /// Italian.
    Italian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Italian];

    /// Returns the tag, which is also the name of the folder with the messages.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Italian => "it",
        }
    }

    /// Returns the language of a tag such as `fr`, `fr-CA` or `fr_CA.UTF-8`, if it is one of these.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(|c: char| !c.is_ascii_alphabetic()).next()?;
        Self::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// Returns the language that an environment asks for: the first of these values that is set decides, as with
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`.
    pub fn of_environment(values: impl IntoIterator<Item = Option<String>>) -> Self {
        let value = values.into_iter().flatten().find(|value| !value.is_empty());
        value.and_then(|value| Self::from_tag(&value)).unwrap_or_default()
    }

    /// The files with the messages.
    pub(crate) const fn files(self) -> [&'static str; 4] {
        macro_rules! files {
            ($tag:literal) => {
                [
                    include_str!(concat!("../locales/", $tag, "/names.ftl")),
                    include_str!(concat!("../locales/", $tag, "/effects.ftl")),
                    include_str!(concat!("../locales/", $tag, "/game.ftl")),
                    include_str!(concat!("../locales/", $tag, "/cli.ftl")),
                ]
            };
        }
        match self {
            Self::English => files!("en"),
            Self::French => files!("fr"),
            Self::Italian => files!("it"),
        }
    }
}
