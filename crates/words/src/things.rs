//! The names of things, stones, points and lists.

use vale_engine::effect::Timing;
use vale_engine::{Card, Colour, Family, Phase, Seat, Set, Source, Stones, Tile, TileKind};

use crate::letters::letters;
use crate::message::Message;
use crate::words::{Style, Words};
use crate::{message, say};

impl Words {
    /// Returns the name of a creature.
    pub fn card(&self, card: Card) -> String {
        self.named("card", card.id())
    }

    /// Returns the name of an artifact tile.
    pub fn tile(&self, tile: Tile) -> String {
        self.named("tile", tile.id())
    }

    /// Returns the name of a creature or a tile.
    pub fn source(&self, source: Source) -> String {
        match source {
            Source::Card(card) => self.card(card),
            Source::Tile(tile) => self.tile(tile),
        }
    }

    /// Returns the creature or tile that these words name, in the notation or in this language: `young_forest_spirit`,
    /// `Hydre`.
    pub fn find(&self, words: &str) -> Option<Source> {
        let wanted = letters(words);
        sources().find(|&source| letters(source.id()) == wanted || letters(&self.source(source)) == wanted)
    }

    /// Returns the name of a family.
    pub fn family(&self, family: Family) -> String {
        self.named("family-word", family.name())
    }

    /// Says when an effect works, in one word.
    pub fn timing(&self, timing: Timing) -> String {
        say!(
            self,
            match timing {
                Timing::Instant => message!("when-instant"),
                Timing::Permanent => message!("when-permanent"),
                Timing::Active => message!("when-active"),
            }
        )
    }

    /// Returns how a tile works, in one word.
    pub fn kind(&self, kind: TileKind) -> String {
        say!(
            self,
            match kind {
                TileKind::Instant => message!("kind-instant"),
                TileKind::Permanent => message!("kind-permanent"),
                TileKind::Action => message!("kind-action"),
            }
        )
    }

    /// Returns the name of a phase.
    pub fn phase(&self, phase: Phase) -> String {
        say!(
            self,
            match phase {
                Phase::Hunting => message!("phase-hunting"),
                Phase::Action => message!("phase-action"),
                Phase::Resolution => message!("phase-resolution"),
                Phase::Over => message!("phase-over"),
            }
        )
    }

    /// Returns the word for a set of cards.
    pub fn set(&self, set: Set) -> String {
        say!(
            self,
            match set {
                Set::Base => message!("set-base"),
                Set::Artifacts => message!("set-artifacts"),
            }
        )
    }

    /// Returns the name of a level of bots, by its English name.
    pub fn level(&self, name: &str) -> String {
        self.named("level", name)
    }

    /// Returns who sits on a seat: the name, or else the number.
    pub fn player<S: AsRef<str>>(&self, seat: Seat, names: &[S]) -> String {
        let name = names.get(seat.index()).map(|name| name.as_ref().to_owned());
        name.unwrap_or_else(|| say!(self, "seat-number", number = seat.number()))
    }

    /// Says which stones, or that there are none.
    pub fn bag(&self, stones: Stones) -> String {
        if stones.is_empty() { say!(self, "no-stones") } else { self.stones(stones) }
    }

    /// Says stones: `R R B`, `2 red and 1 blue stones`, `[R] [R] [B]`.
    pub fn stones(&self, stones: Stones) -> String {
        let each = |colour: Colour| std::iter::repeat_n(colour, usize::from(stones.count(colour)));
        if self.style != Style::Spoken {
            let all = Colour::ALL.into_iter().flat_map(each).map(|colour| self.colour(colour));
            return all.collect::<Vec<_>>().join(" ");
        }
        let counted = Colour::ALL.into_iter().filter(|&colour| stones.count(colour) > 0).map(|colour| {
            let id = match colour {
                Colour::Red => message!("stones-of-red", count),
                Colour::Blue => message!("stones-of-blue", count),
                Colour::Purple => message!("stones-of-purple", count),
            };
            say!(self, id, count = stones.count(colour))
        });
        let counted = self.list(&counted.collect::<Vec<_>>());
        say!(self, "stones-counted", count = stones.total(), counted = counted)
    }

    /// Returns a colour of stones: `R`, `red`, `[R]`.
    pub fn colour(&self, colour: Colour) -> String {
        match self.style {
            Style::Plain => colour.letter().to_string(),
            Style::Marked => format!("[{}]", colour.letter()),
            Style::Spoken => say!(
                self,
                match colour {
                    Colour::Red => message!("colour-red"),
                    Colour::Blue => message!("colour-blue"),
                    Colour::Purple => message!("colour-purple"),
                }
            ),
        }
    }

    /// One stone of a colour: `R`, `red stone`, `[R]`.
    pub(crate) fn stone(&self, colour: Colour) -> String {
        match (self.style, colour) {
            (Style::Plain | Style::Marked, _) => self.colour(colour),
            (Style::Spoken, Colour::Red) => say!(self, "stone-red"),
            (Style::Spoken, Colour::Blue) => say!(self, "stone-blue"),
            (Style::Spoken, Colour::Purple) => say!(self, "stone-purple"),
        }
    }

    /// All stones of a colour: `R`, `red stones`, `[R]`.
    pub(crate) fn stones_of(&self, colour: Colour) -> String {
        match (self.style, colour) {
            (Style::Plain | Style::Marked, _) => self.colour(colour),
            (Style::Spoken, Colour::Red) => say!(self, "stones-red"),
            (Style::Spoken, Colour::Blue) => say!(self, "stones-blue"),
            (Style::Spoken, Colour::Purple) => say!(self, "stones-purple"),
        }
    }

    /// Says points: `1 point`, `2 points`, `[2*]`.
    pub fn points(&self, points: impl Into<u16>) -> String {
        let points = points.into();
        if self.style == Style::Marked { format!("[{points}*]") } else { say!(self, "points", count = points) }
    }

    /// Joins words: "one", "one and two", "one, two and three".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => say!(self, "list-and", before = first.join(", "), last = last.as_str()),
        }
    }

    /// Returns the names of cards as a list.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.list(&cards.into_iter().map(|card| self.card(card)).collect::<Vec<_>>())
    }

    /// The message for something with an id of the engine. The tests see to it that there is one.
    fn named(&self, kind: &str, id: &str) -> String {
        Message::named(kind, id).map_or_else(|| id.to_owned(), |message| self.say(message, &[]))
    }
}

/// All creatures and all tiles.
pub(crate) fn sources() -> impl Iterator<Item = Source> {
    Card::all().map(Source::from).chain(Tile::all().map(Source::from))
}
