//! Texts for people: effects, questions, moves and what happened.
//!
//! No card has a text of its own. [`layout`] says which words of the effect language share a sentence and how they
//! follow each other, and [`english`] has the words. Another language is another module of words beside `english`.
//!
//! Stones are written as letters with spaces between: `R R B`.

mod english;
mod layout;

use crate::ask::Question;
use crate::card::Card;
use crate::effect::Timing;
use crate::event::{Event, Secret};
use crate::game::Game;
use crate::moves::Move;
use crate::seat::Seat;
use crate::tile::Tile;

impl Card {
    /// The effects of the card in English, in printed order: when each works, and what it does.
    pub fn effects(self) -> impl Iterator<Item = (Timing, String)> {
        let creature = self.creature();
        [
            (Timing::Instant, english::steps(creature.instant)),
            (Timing::Permanent, english::permanents(creature.permanent)),
            (Timing::Active, english::steps(creature.active)),
        ]
        .into_iter()
        .filter(|(_, text)| !text.is_empty())
    }
}

impl Tile {
    /// What the tile does, in English. When it works is its [`kind`](Self::kind).
    pub fn text(self) -> String {
        english::artifact(self.artifact())
    }
}

impl Question {
    /// What the player is asked, in English. `names` are the names of the players, by seat; a seat without one is
    /// called by its number.
    pub fn text(&self, names: &[impl AsRef<str>]) -> String {
        english::question(*self, &by_seat(names))
    }
}

impl Event {
    /// What happened, as one English sentence. `names` are the names of the players, by seat.
    pub fn text(&self, names: &[impl AsRef<str>]) -> String {
        english::event(*self, &by_seat(names))
    }
}

impl Secret {
    /// What happened, as one English sentence to the player who may know.
    pub fn text(&self) -> String {
        english::secret(*self)
    }
}

impl Game {
    /// What a move would do in this game, in a few English words: "Summon Hydra for R B". `names` are the names of the
    /// players, by seat.
    pub fn move_text(&self, m: Move, names: &[impl AsRef<str>]) -> String {
        english::move_text(self, m, &by_seat(names))
    }
}

fn by_seat<S: AsRef<str>>(names: &[S]) -> impl Fn(Seat) -> String + '_ {
    |seat| names.get(seat.index()).map_or_else(|| format!("Seat {seat}"), |name| name.as_ref().to_owned())
}
