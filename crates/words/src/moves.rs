//! What a move does.

use serde::Deserialize;
use serde_json::Value as Json;
use vale_engine::{Game, Move, Source, Stones};

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

    /// Choices that are made together: "Earn P; draw a card".
    fn together(&self, choices: impl Iterator<Item = String>) -> String {
        choices.reduce(|before, after| say!(self, "choices-and", before = before, after = after)).unwrap_or_default()
    }
}
