//! Questions, events, secrets and refusals: messages that are filled from JSON, as the browser does it too.
//!
//! The head of `locales/en/game.ftl` says which message it is and what becomes of each field.

use serde::Serialize;
use serde_json::Value as Json;
use vale_engine::{Card, Colour, Event, Family, Question, Refusal, Seat, Secret, Stones, Tile};

use crate::Value;
use crate::words::Words;

/// What a variable is when there is nothing.
const NONE: &str = "none";

/// The fields that are seats.
const SEATS: [&str; 5] = ["seat", "first", "chosen", "with", "chooser"];

/// The variables of a message.
pub(crate) type Variables = Vec<(String, Value<'static>)>;

impl Words {
    /// What a player is asked, as one sentence. `names` are the names of the players, by seat; a seat without one is
    /// called by its number.
    pub fn question(&self, question: &Question, names: &[impl AsRef<str>]) -> String {
        self.filled("question", "question", &json(question), names)
    }

    /// What happened, as one sentence.
    pub fn event(&self, event: &Event, names: &[impl AsRef<str>]) -> String {
        self.filled("event", "event", &json(event), names)
    }

    /// What a player is asked, as one sentence to this player.
    pub fn question_to(&self, reader: Seat, question: &Question, names: &[impl AsRef<str>]) -> String {
        let object = json(question);
        let kind = if is_seat(&object, "chooser", reader) { "your" } else { "question" };
        self.filled(kind, "question", &object, names)
    }

    /// What happened, as one sentence to this player, who is "you" in it.
    pub fn event_to(&self, reader: Seat, event: &Event, names: &[impl AsRef<str>]) -> String {
        let object = json(event);
        let is_reader = |field| is_seat(&object, field, reader);
        let kind = match (is_reader("seat") || is_reader("first"), is_reader("chosen") || is_reader("with")) {
            (true, true) if is_reader("chosen") => "yourself",
            (true, _) => "you",
            (false, true) => "to-you",
            (false, false) => "event",
        };
        self.filled(kind, "event", &object, names)
    }

    /// What happened, as one sentence to the player who may know.
    pub fn secret(&self, secret: &Secret) -> String {
        self.filled::<&str>("secret", "event", &json(secret), &[])
    }

    /// Why a move is refused, as part of a sentence.
    pub fn refusal(&self, refusal: &Refusal, names: &[impl AsRef<str>]) -> String {
        self.filled("refusal", "reason", &json(refusal), names)
    }

    /// The message of this kind for an object with this tag.
    fn filled<S: AsRef<str>>(&self, kind: &str, tag: &str, object: &Json, names: &[S]) -> String {
        let id = format!("{kind}-{}", text_of(object, tag).replace('_', "-"));
        let variables = self.variables(object, names);
        let variables: Vec<_> = variables.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.say(&id, &variables)
    }

    /// The fields of an object as variables.
    pub(crate) fn variables<S: AsRef<str>>(&self, object: &Json, names: &[S]) -> Variables {
        let mut variables = Variables::new();
        for (field, value) in object.as_object().into_iter().flatten() {
            self.add(&mut variables, field, value, object, names);
        }
        variables
    }

    fn add<S: AsRef<str>>(&self, all: &mut Variables, field: &str, value: &Json, object: &Json, names: &[S]) {
        let mut add = |name: &str, value: Value<'static>| all.push((name.to_owned(), value));
        let same_as = |other: &str| object.get(other) == Some(value);
        match (field, value) {
            ("family", Json::String(id)) => {
                let family = Family::ALL.into_iter().find(|family| family.name() == id);
                add("family", family.map_or_else(String::new, |family| self.family(family)).into());
                add("family_id", id.clone().into());
            }
            ("family", _) => {
                add("family", NONE.into());
                add("family_id", NONE.into());
            }
            ("by", _) if same_as("card") => add("by", NONE.into()),
            ("with", _) if same_as("seat") => add("with", NONE.into()),
            ("filter", filter) => all.extend(self.variables(filter, names)),
            ("obstacle", Json::Object(_)) => {
                add("obstacle", self.filled("obstacle", "obstacle", value, names).into());
            }
            (_, Json::Number(number)) if SEATS.contains(&field) => {
                let seat = number.as_u64().and_then(|number| Seat::from_number(number as usize));
                add(field, seat.map_or_else(String::new, |seat| self.player(seat, names)).into());
            }
            (_, Json::Number(number)) => add(field, number.as_u64().unwrap_or_default().into()),
            (_, Json::Bool(truth)) => add(field, if *truth { "yes" } else { "no" }.into()),
            (_, Json::String(word)) => add(field, self.word(word).into()),
            (_, Json::Array(cards)) => {
                let cards: Vec<_> = cards.iter().filter_map(Json::as_str).map(|id| self.word(id)).collect();
                add(field, if cards.is_empty() { NONE.into() } else { self.list(&cards).into() });
            }
            (_, Json::Null | Json::Object(_)) => add(field, NONE.into()),
        }
    }

    /// A card, a tile, a colour or stones in words; other words stay as they are, for selectors.
    fn word(&self, word: &str) -> String {
        let colour = || {
            let is_named = |colour: &Colour| json(colour).as_str() == Some(word);
            Colour::ALL.into_iter().find(is_named).map(|colour| self.colour(colour))
        };
        let stones = || {
            let stones: Stones = word.chars().all(|c| c.is_ascii_uppercase()).then(|| word.parse().ok())??;
            Some(if stones.is_empty() { NONE.to_owned() } else { self.stones(stones) })
        };
        let card = Card::by_id(word).map(|card| self.card(card));
        let known = card.or_else(|| Tile::by_id(word).map(|tile| self.tile(tile))).or_else(colour).or_else(stones);
        known.unwrap_or_else(|| word.to_owned())
    }
}

/// A value of the game as the protocol writes it. What cannot be written does not exist.
pub(crate) fn json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).unwrap_or_default()
}

/// Does this field of an object name this seat?
fn is_seat(object: &Json, field: &str, seat: Seat) -> bool {
    object.get(field).and_then(Json::as_u64) == Some(seat.number() as u64)
}

/// A text in an object.
pub(crate) fn text_of<'a>(object: &'a Json, field: &str) -> &'a str {
    object.get(field).and_then(Json::as_str).unwrap_or_default()
}
