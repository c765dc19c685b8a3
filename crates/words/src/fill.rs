//! Questions, events, secrets and refusals in words. The head of `locales/en/game.ftl` says which message it is and what
//! becomes of each field.

use vale_engine::effect::Filter;
use vale_engine::{Event, Family, Question, Refusal, Seat, Secret};

use crate::Value;
use crate::args::{Arg, Field as _, Said};
use crate::message::Message;
use crate::words::Words;

/// What a variable is when there is nothing.
pub(crate) const NONE: &str = "none";

/// The variables of a message.
pub(crate) type Variables = Vec<(&'static str, Value<'static>)>;

impl Words {
    /// Returns what a player is asked, as one sentence. `names` are the names of the players, by seat; a seat without
    /// one is called by its number.
    pub fn question(&self, question: &Question, names: &[impl AsRef<str>]) -> String {
        self.fill(question, None, names)
    }

    /// Returns what happened, as one sentence.
    pub fn event(&self, event: &Event, names: &[impl AsRef<str>]) -> String {
        self.fill(event, None, names)
    }

    /// Returns what a player is asked, as one sentence to this player.
    pub fn question_to(&self, reader: Seat, question: &Question, names: &[impl AsRef<str>]) -> String {
        let own = field(&question.args(), "chooser") == Some(Arg::Seat(reader));
        self.fill(question, own.then_some("your"), names)
    }

    /// Returns what happened, as one sentence to this player, who is "you" in it.
    pub fn event_to(&self, reader: Seat, event: &Event, names: &[impl AsRef<str>]) -> String {
        let args = event.args();
        let is_reader = |name| field(&args, name) == Some(Arg::Seat(reader));
        let kind = match (is_reader("seat") || is_reader("first"), is_reader("chosen") || is_reader("with")) {
            (true, true) if is_reader("chosen") => Some("yourself"),
            (true, _) => Some("you"),
            (false, true) => Some("to-you"),
            (false, false) => None,
        };
        self.fill(event, kind, names)
    }

    /// Returns what happened, as one sentence to the player who may know.
    pub fn secret(&self, secret: &Secret) -> String {
        self.fill::<&str>(secret, None, &[])
    }

    /// Returns why a move is refused, as part of a sentence.
    pub fn refusal(&self, refusal: &Refusal, names: &[impl AsRef<str>]) -> String {
        self.fill(refusal, None, names)
    }

    /// The message about something, or the one of another kind if there is one.
    fn fill<S: AsRef<str>>(&self, said: &impl Said, kind: Option<&str>, names: &[S]) -> String {
        let (usual, name) = said.message();
        let message = kind.and_then(|kind| Message::named(kind, name)).unwrap_or(usual);
        self.say(message, &self.variables(&said.args(), names))
    }

    fn variables<S: AsRef<str>>(&self, args: &[(&'static str, Arg)], names: &[S]) -> Variables {
        let mut variables = Variables::new();
        for &(name, arg) in args {
            let same_as = |other| field(args, other) == Some(arg);
            match arg {
                _ if (name == "by" && same_as("card")) || (name == "with" && same_as("seat")) => {
                    variables.push((name, NONE.into()));
                }
                Arg::Family(family) => variables.extend(self.family_variables(Some(family))),
                Arg::Filter(filter) => variables.extend(self.filter_variables(filter)),
                _ => variables.push((name, self.value(arg, names))),
            }
        }
        variables
    }

    /// A family: its name, and its id to select by.
    fn family_variables(&self, family: Option<Family>) -> Variables {
        let name = family.map_or_else(|| NONE.to_owned(), |family| self.family(family));
        vec![("family", name.into()), ("family_id", family.map_or(NONE, Family::name).into())]
    }

    /// What a filter accepts.
    pub(crate) fn filter_variables(&self, filter: Filter) -> Variables {
        let Filter { family, instant, cost_up_to, other } = filter;
        let args = [("instant", instant.arg()), ("cost_up_to", cost_up_to.arg()), ("other", other.arg())];
        let mut variables = self.family_variables(family);
        variables.extend(self.variables::<&str>(&args, &[]));
        variables
    }

    pub(crate) fn value<S: AsRef<str>>(&self, arg: Arg, names: &[S]) -> Value<'static> {
        match arg {
            Arg::Seat(seat) => self.player(seat, names).into(),
            Arg::Source(source) => self.source(source).into(),
            Arg::Cards(cards) if !cards.is_empty() => self.cards(cards).into(),
            Arg::Stones(stones) if !stones.is_empty() => self.stones(stones).into(),
            Arg::Colour(colour) => self.colour(colour).into(),
            Arg::Obstacle(obstacle) => self.fill(&obstacle, None, names).into(),
            Arg::Count(count) => count.into(),
            Arg::Flag(flag) => if flag { "yes" } else { "no" }.into(),
            Arg::Word(word) => word.into(),
            Arg::None | Arg::Cards(_) | Arg::Stones(_) | Arg::Family(_) | Arg::Filter(_) => NONE.into(),
        }
    }
}

/// The field of this name.
pub(crate) fn field(args: &[(&str, Arg)], name: &str) -> Option<Arg> {
    args.iter().find(|(other, _)| *other == name).map(|&(_, arg)| arg)
}
