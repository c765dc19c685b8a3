//! What a move does.

use serde::Deserialize;
use serde_json::Value as Json;
use vale_engine::{Family, Game, Move, Source, Stones};

use crate::fill::{json, text_of};
use crate::say;
use crate::words::{Words, capital};

impl Words {
    /// What a move would do in this game, in a few words: "Summon Hydra for R B". `names` are the names of the players,
    /// by seat.
    pub fn move_text(&self, game: &Game, m: Move, names: &[impl AsRef<str>]) -> String {
        let asked = game.asked().map(|asked| json(&asked.question)).unwrap_or_default();
        let question = text_of(&asked, "question");
        let stones = |stones: Stones| if stones.is_empty() { "none".to_owned() } else { self.stones(stones) };
        match m {
            Move::Take(tile) => say!(self, "move-take", tile = self.tile(tile)),
            Move::Hunt(card) => say!(self, "move-hunt", card = self.card(card)),
            Move::Sell(card) => {
                let reward = game.options().sell.reward(card.family());
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
                let offered = game.choices().iter().enumerate().filter(|&(place, _)| places.contains(place));
                capital(&self.together(offered.map(|(_, choice)| self.choice(choice))))
            }
            Move::Pick(card) => {
                let by = asked.get("by").and_then(|by| Source::deserialize(by).ok());
                let by = by.map_or_else(|| "none".to_owned(), |by| self.source(by));
                say!(self, "move-pick", question = question, card = self.card(card), by = by)
            }
            Move::Family(family) => say!(self, "move-family", family = self.family(family)),
            Move::Upgrade(colour) => {
                let better = colour.upgraded().map_or_else(|| "none".to_owned(), |better| self.colour(better));
                say!(self, "move-upgrade", colour = self.colour(colour), to = better)
            }
            Move::Pay(paid) => say!(self, "move-pay", stones = self.stones(paid)),
            Move::Player(seat) => {
                let points = asked.get("points").and_then(Json::as_u64).unwrap_or_default();
                say!(self, "move-player", question = question, seat = self.player(seat, names), points = points)
            }
            Move::Done => say!(self, "move-done", question = question),
        }
    }

    /// A move with the names of this language as the notation has them: `hunt hydre` becomes `hunt hydra`. What it does
    /// not know stays as it is.
    pub fn in_notation(&self, text: &str) -> String {
        let Some((verb, rest)) = text.trim().split_once(char::is_whitespace) else { return text.to_owned() };
        let rest = rest.trim();
        if verb.eq_ignore_ascii_case("family") {
            let named = |family: &Family| self.family(*family).to_lowercase() == rest.to_lowercase();
            return Family::ALL
                .into_iter()
                .find(named)
                .map_or_else(|| text.to_owned(), |family| format!("{verb} {family}"));
        }
        // Stones may follow the name.
        let (before, last) = rest.rsplit_once(char::is_whitespace).unwrap_or((rest, ""));
        match (self.find(rest), self.find(before)) {
            (Some(source), _) => format!("{verb} {source}"),
            (None, Some(source)) => format!("{verb} {source} {last}"),
            (None, None) => text.to_owned(),
        }
    }

    /// Choices that are made together: "Earn P; draw a card".
    fn together(&self, choices: impl Iterator<Item = String>) -> String {
        choices.reduce(|before, after| say!(self, "choices-and", before = before, after = after)).unwrap_or_default()
    }
}
