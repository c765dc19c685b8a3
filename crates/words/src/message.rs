//! The ids of messages, which are checked when the code is compiled.

use std::cmp::Ordering;

/// All messages that Rust can say, in order of their ids, each with the variables that it needs.
const MESSAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A message that exists in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message(&'static str);

impl Message {
    /// Returns the message with this id, to be said with these variables; [`message!`](crate::message!) calls it when
    /// the code is compiled.
    ///
    /// # Panics
    ///
    /// If there is no such message, or if it needs another variable.
    #[expect(clippy::panic, reason = "what cannot be said does not compile")]
    pub const fn new(id: &str, given: &[&str]) -> Self {
        let (mut low, mut high) = (0, MESSAGES.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            let (found, needed) = MESSAGES[middle];
            match compare(found, id) {
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
                Ordering::Equal => {
                    assert!(are_among(needed, given), "the message needs a variable that is not given");
                    return Self(found);
                }
            }
        }
        panic!("there is no message with this id in locales/en")
    }

    /// The message `kind-name`, if there is one. An id of the engine has `_` for `-`.
    pub(crate) fn named(kind: &str, name: &str) -> Option<Self> {
        let id = format!("{kind}-{}", name.replace('_', "-"));
        let found = MESSAGES.binary_search_by_key(&id.as_str(), |&(id, _)| id).ok()?;
        MESSAGES.get(found).map(|(id, _)| Self(id))
    }

    /// Returns the id.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// `message!("id", name, ...)`: a message that will be said with these variables. It does not compile if there is no such
/// message, or if it needs another variable.
///
/// ```
/// let told = vale_words::message!("points", count);
/// ```
///
/// ```compile_fail,E0080
/// let told = vale_words::message!("points-that-nobody-wrote", count);
/// ```
///
/// ```compile_fail,E0080
/// let told = vale_words::message!("points");
/// ```
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident)* $(,)?) => {{
        const MESSAGE: $crate::Message = $crate::Message::new($id, &[$(stringify!($name)),*]);
        MESSAGE
    }};
}

/// `say!(words, "id", name = value, ...)`: the text of a message, with these variables; `say!(words, message, ...)` with
/// a [`Message`] that was chosen before.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say!($words, $crate::message!($id $(, $name)*) $(, $name = $value)*)
    };
    ($words:expr, $message:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($message, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

const fn are_among(needed: &[&str], given: &[&str]) -> bool {
    let mut index = 0;
    while index < needed.len() {
        let (mut other, mut is_given) = (0, false);
        while other < given.len() {
            is_given |= matches!(compare(given[other], needed[index]), Ordering::Equal);
            other += 1;
        }
        if !is_given {
            return false;
        }
        index += 1;
    }
    true
}

const fn compare(one: &str, two: &str) -> Ordering {
    let (one, two) = (one.as_bytes(), two.as_bytes());
    let mut index = 0;
    while index < one.len() && index < two.len() {
        if one[index] != two[index] {
            return if one[index] < two[index] { Ordering::Less } else { Ordering::Greater };
        }
        index += 1;
    }
    if one.len() == two.len() {
        Ordering::Equal
    } else if one.len() < two.len() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}
