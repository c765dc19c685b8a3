//! What a move does.

use vale_engine::effect::Choice;
use vale_engine::{Game, Move, Options, Question, Stones, TableView};

use crate::args::{Arg, Said as _};
use crate::fill::{NONE, field};
use crate::say;
use crate::words::{Words, capital};

/// What the words of moves depend on. A game has it, and so does everything that is seen of one.
#[derive(Clone, Copy, Debug)]
pub struct Situation {
    /// The question that stands.
    pub question: Option<Question>,
    /// The options of the game.
    pub options: Options,
}

impl Situation {
    /// The choices that the question offers.
    pub(crate) fn choices(&self) -> &'static [Choice] {
        self.question.map_or(&[], Question::choices)
    }
}

impl From<&Game> for Situation {
    fn from(game: &Game) -> Self {
        Self { question: game.asked().map(|asked| asked.question), options: game.options() }
    }
}

impl From<&TableView> for Situation {
    fn from(view: &TableView) -> Self {
        Self { question: view.asked.map(|asked| asked.question), options: view.options }
    }
}

impl Words {
    /// Returns what a move would do in this game, in a few words: "Summon Hydra for R B". `names` are the names of the
    /// players, by seat.
    pub fn move_text(&self, at: impl Into<Situation>, m: Move, names: &[impl AsRef<str>]) -> String {
        let at = at.into();
        let asked = at.question;
        let asks = asked.map(|question| question.args()).unwrap_or_default();
        let question = asked.map(question_word).unwrap_or_default();
        let question = question.as_str();
        let stones = |stones: Stones| if stones.is_empty() { NONE.to_owned() } else { self.stones(stones) };
        match m {
            Move::Take(tile) => say!(self, "move-take", tile = self.tile(tile)),
            Move::Hunt(card) => say!(self, "move-hunt", card = self.card(card)),
            Move::Sell(card) => {
                let reward = at.options.sell.reward(card.family());
                say!(self, "move-sell", card = self.card(card), stones = stones(reward))
            }
            Move::Tame(card) => say!(self, "move-tame", card = self.card(card)),
            Move::Summon { card, pay } => say!(self, "move-summon", card = self.card(card), stones = stones(pay)),
            Move::Remove { card, pay } => say!(self, "move-remove", card = self.card(card), stones = stones(pay)),
            Move::UseTile(tile) => say!(self, "move-use-tile", tile = self.tile(tile)),
            Move::End => say!(self, "move-end"),
            Move::Use(card) => say!(self, "move-use", card = self.card(card)),
            Move::Keep(kept) => say!(self, "move-keep", stones = stones(kept)),
            Move::Choose(places) => {
                let offered = at.choices().iter().enumerate().filter(|&(place, _)| places.contains(place));
                capital(&self.together(offered.map(|(_, choice)| self.choice(choice))))
            }
            Move::Pick(card) => {
                let by = match field(&asks, "by") {
                    Some(Arg::Source(by)) => self.source(by),
                    _ => NONE.to_owned(),
                };
                let from = field(&asks, "from").map_or_else(|| NONE.into(), |from| self.value(from, names));
                say!(self, "move-pick", question = question, from = from, card = self.card(card), by = by)
            }
            Move::Family(family) => say!(self, "move-family", family = self.family(family)),
            Move::Upgrade(colour) => {
                let better = colour.upgraded().map_or_else(|| NONE.to_owned(), |better| self.colour(better));
                say!(self, "move-upgrade", colour = self.colour(colour), to = better)
            }
            Move::Pay(paid) => say!(self, "move-pay", stones = self.stones(paid)),
            Move::Player(seat) => {
                let points = match field(&asks, "points") {
                    Some(Arg::Count(points)) => points,
                    _ => 0,
                };
                say!(self, "move-player", question = question, seat = self.player(seat, names), points = points)
            }
            Move::Done => say!(self, "move-done", question = question),
        }
    }

    /// Choices that are made together: "Earn P; draw a card".
    fn together(&self, choices: impl Iterator<Item = String>) -> String {
        choices.reduce(|before, after| say!(self, "choices-and", before = before, after = after)).unwrap_or_default()
    }
}

/// The word for what is asked, which messages about moves select by.
pub(crate) fn question_word(question: Question) -> String {
    let (_, name) = question.message();
    name.replace('-', "_")
}
