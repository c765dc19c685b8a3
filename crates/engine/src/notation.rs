//! Moves as short readable text, and back.
//!
//! The text of a move is its verb and what it is about: `hunt hydra`, `summon hydra RB`, `keep RRBP`, `end`. It does not
//! depend on the game, as in the UCI of chess, where choices are written as their places: `choose 2 3`. For people the
//! game writes and reads their names: `choose BB points`. `docs/notation.md` has the grammar.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, Family};
use crate::effect::Choice;
use crate::game::Game;
use crate::moves::{Choices, Move};
use crate::seat::Seat;
use crate::stones::{Colour, Stones};
use crate::tile::Tile;

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// No text.
    #[error("there is no move on this line")]
    Empty,
    /// The verb is not known.
    #[error(
        "`{0}` is not a move; moves begin with take, hunt, sell, tame, summon, remove, use, keep, choose, pick, family, \
         upgrade, pay, player, done or end"
    )]
    Verb(String),
    /// The verb needs something after it.
    #[error("incomplete move: {0}")]
    Missing(Missing),
    /// There is something after the move.
    #[error("unexpected `{0}` after the move")]
    TooMuch(String),
    /// There is no such card.
    #[error("there is no card `{0}`")]
    Card(String),
    /// There is no such tile.
    #[error("there is no artifact tile `{0}`")]
    Tile(String),
    /// Not a family.
    #[error("`{0}` is not a family; the families are fire, water, earth, wind and dragon")]
    Family(String),
    /// Not the letter of one stone.
    #[error("`{0}` is not a stone; write R, B or P")]
    Colour(String),
    /// Not a list of stones.
    #[error("`{0}` is not a set of stones; write R, B and P, for example RRB")]
    Stones(String),
    /// Not a seat.
    #[error("`{0}` is not a seat; seats are numbered 1 to 4")]
    Seat(String),
    /// No such choice; these are on offer.
    #[error("`{0}` is not one of the options: {1}")]
    Choice(String, String),
    /// Several payments are possible, and the text names none.
    #[error("say which stones to pay: {0}")]
    WhichStones(String),
}

/// What a move lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    /// The name of a card.
    #[error("name a card")]
    Card,
    /// The name of an artifact tile.
    #[error("name an artifact tile")]
    Tile,
    /// The stones that are paid.
    #[error("say which stones you pay")]
    StonesToPay,
    /// The stones that are kept.
    #[error("say which stones you keep")]
    StonesToKeep,
    /// Which of the choices.
    #[error("say what you choose")]
    Choice,
    /// The number of a seat.
    #[error("give the number of a seat")]
    Seat,
}

impl fmt::Display for Move {
    /// The verb and what the move is about. Choices are written as their places, so the text means the same in any game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let paying = |f: &mut fmt::Formatter<'_>, verb: &str, card: Card, pay: Stones| {
            if pay.is_empty() { write!(f, "{verb} {card}") } else { write!(f, "{verb} {card} {pay}") }
        };
        match *self {
            Self::Take(tile) => write!(f, "take {tile}"),
            Self::Hunt(card) => write!(f, "hunt {card}"),
            Self::Sell(card) => write!(f, "sell {card}"),
            Self::Tame(card) => write!(f, "tame {card}"),
            Self::Summon { card, pay } => paying(f, "summon", card, pay),
            Self::Remove { card, pay } => paying(f, "remove", card, pay),
            Self::Use(card) => write!(f, "use {card}"),
            Self::UseTile(tile) => write!(f, "use {tile}"),
            Self::Keep(stones) => write!(f, "keep {stones}"),
            Self::Choose(chosen) => {
                f.write_str("choose")?;
                chosen.places().try_for_each(|place| write!(f, " {place}"))
            }
            Self::Pick(card) => write!(f, "pick {card}"),
            Self::Family(family) => write!(f, "family {family}"),
            Self::Upgrade(colour) => write!(f, "upgrade {}", colour.letter()),
            Self::Pay(stones) => write!(f, "pay {stones}"),
            Self::Player(seat) => write!(f, "player {seat}"),
            Self::Done => f.write_str("done"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    /// Reads what [`Display`](fmt::Display) writes. Upper and lower case, and any spaces, are the same; names of cards
    /// may have spaces or hyphens.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = text.trim().to_lowercase();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
        let rest = rest.trim();
        match verb {
            "" => Err(NotationError::Empty),
            "hunt" => read_card(rest).map(Self::Hunt),
            "sell" => read_card(rest).map(Self::Sell),
            "tame" => read_card(rest).map(Self::Tame),
            "take" => read_tile(rest).map(Self::Take),
            "use" => match read_tile(rest) {
                Ok(tile) => Ok(Self::UseTile(tile)),
                Err(_) => read_card(rest).map(Self::Use),
            },
            "family" => {
                let family = Family::ALL.into_iter().find(|family| family.name() == rest);
                family.map(Self::Family).ok_or_else(|| NotationError::Family(rest.to_owned()))
            }
            "upgrade" => {
                let colour =
                    Colour::ALL.into_iter().find(|colour| rest.eq_ignore_ascii_case(&colour.letter().to_string()));
                colour.map(Self::Upgrade).ok_or_else(|| NotationError::Colour(rest.to_owned()))
            }
            "pay" if rest.is_empty() => Err(NotationError::Missing(Missing::StonesToPay)),
            "pay" => read_stones(rest).map(Self::Pay),
            "pick" => read_card(rest).map(Self::Pick),
            "summon" => read_payment(rest).map(|(card, pay)| Self::Summon { card, pay }),
            "remove" => read_payment(rest).map(|(card, pay)| Self::Remove { card, pay }),
            "keep" if rest.is_empty() => Err(NotationError::Missing(Missing::StonesToKeep)),
            "keep" => read_stones(rest).map(Self::Keep),
            "choose" => read_places(rest).map(Self::Choose),
            "player" if rest.is_empty() => Err(NotationError::Missing(Missing::Seat)),
            "player" => {
                let seat = rest.parse().ok().and_then(Seat::from_number);
                seat.map(Self::Player).ok_or_else(|| NotationError::Seat(rest.to_owned()))
            }
            "done" if rest.is_empty() => Ok(Self::Done),
            "end" if rest.is_empty() => Ok(Self::End),
            "done" | "end" => Err(NotationError::TooMuch(rest.to_owned())),
            _ => Err(NotationError::Verb(verb.to_owned())),
        }
    }
}

impl Game {
    /// Returns the text of a move for people, in which choices have the names that the card or tile that asks gives
    /// them.
    pub fn write_move(&self, m: Move) -> String {
        m.write_for(self.choices())
    }

    /// Returns the move that a text of a person names, legal or not. It is read as [`Move::from_str`] does it, but
    /// choices may be named, and the stones of a payment may be left out if there is only one way to pay.
    ///
    /// # Errors
    /// The text is no move, or not one that could answer the question that is asked; the error says which word is wrong. The
    /// move may still not be legal: [`check`](Self::check) says that.
    pub fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        Move::read_for(text, self.choices(), || self.legal_moves())
    }
}

/// For those who see the question, but do not have the game.
impl Move {
    /// Returns the text of the move for people, in which choices have the names that the card or tile gives them that
    /// offers these.
    pub fn write_for(self, offered: &[Choice]) -> String {
        let Self::Choose(chosen) = self else { return self.to_string() };
        let chosen = offered.iter().enumerate().filter(|&(place, _)| chosen.contains(place));
        chosen.fold("choose".to_owned(), |text, (_, choice)| text + " " + choice.key)
    }

    /// Returns the move that a text of a person names, as [`Game::read_move`] does it, where these choices are offered.
    /// `legal` gives the legal moves, if they must be known.
    ///
    /// # Errors
    /// The text is no move; the error says which word is wrong.
    pub fn read_for<L: AsRef<[Self]>>(
        text: &str,
        offered: &[Choice],
        legal: impl FnOnce() -> L,
    ) -> Result<Self, NotationError> {
        if let Some(("choose", keys)) = text.trim().to_lowercase().split_once(char::is_whitespace)
            && keys.contains(char::is_alphabetic)
        {
            return read_choices(keys, offered).map(Self::Choose);
        }
        match text.parse()? {
            Self::Summon { card, pay: Stones::NONE } => {
                only_payment(card, legal().as_ref(), |card, pay| Self::Summon { card, pay })
            }
            Self::Remove { card, pay: Stones::NONE } => {
                only_payment(card, legal().as_ref(), |card, pay| Self::Remove { card, pay })
            }
            m => Ok(m),
        }
    }
}

/// The one way to pay for a card that is named without stones.
fn only_payment(card: Card, legal: &[Move], build: impl Fn(Card, Stones) -> Move) -> Result<Move, NotationError> {
    let mut ways = legal.iter().filter_map(|&m| match m {
        Move::Summon { pay, .. } | Move::Remove { pay, .. } if m == build(card, pay) => Some(pay),
        _ => None,
    });
    match (ways.next(), ways.next()) {
        // What can be paid with nothing is written without stones, so it must read back like that.
        (None | Some(Stones::NONE), _) => Ok(build(card, Stones::NONE)),
        (Some(only), None) => Ok(build(card, only)),
        (Some(one), Some(two)) => {
            let all = [one, two].into_iter().chain(ways).map(|pay| pay.to_string());
            Err(NotationError::WhichStones(all.collect::<Vec<_>>().join(", ")))
        }
    }
}

fn read_choices(text: &str, offered: &[Choice]) -> Result<Choices, NotationError> {
    text.split_whitespace().try_fold(Choices::default(), |chosen, key| {
        let place = offered.iter().position(|choice| choice.key.eq_ignore_ascii_case(key));
        place.and_then(|place| chosen.with(place)).ok_or_else(|| {
            let keys: Vec<_> = offered.iter().map(|choice| choice.key).collect();
            NotationError::Choice(key.to_owned(), keys.join(", "))
        })
    })
}

/// Reads a card and the stones that are paid for it, if any are.
fn read_payment(text: &str) -> Result<(Card, Stones), NotationError> {
    if let Ok(card) = read_card(text) {
        return Ok((card, Stones::NONE));
    }
    let (card, stones) = text.rsplit_once(char::is_whitespace).unwrap_or((text, ""));
    Ok((read_card(card)?, read_stones(stones)?))
}

fn read_places(text: &str) -> Result<Choices, NotationError> {
    if text.is_empty() {
        return Err(NotationError::Missing(Missing::Choice));
    }
    text.split_whitespace().try_fold(Choices::default(), |chosen, word| {
        let chosen = word.parse().ok().and_then(|place| chosen.with(place));
        chosen.ok_or_else(|| NotationError::Choice(word.to_owned(), "0 to 7".to_owned()))
    })
}

fn read_card(text: &str) -> Result<Card, NotationError> {
    if text.is_empty() {
        return Err(NotationError::Missing(Missing::Card));
    }
    Card::by_id(&to_id(text)).ok_or_else(|| NotationError::Card(text.to_owned()))
}

fn read_tile(text: &str) -> Result<Tile, NotationError> {
    if text.is_empty() {
        return Err(NotationError::Missing(Missing::Tile));
    }
    Tile::by_id(&to_id(text)).ok_or_else(|| NotationError::Tile(text.to_owned()))
}

/// The id that a name stands for: `Monkey King's Staff` is `monkey_kings_staff`.
fn to_id(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c == '-' || c == '_').filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("_").replace(['\'', '’'], "")
}

fn read_stones(text: &str) -> Result<Stones, NotationError> {
    text.parse().map_err(|_| NotationError::Stones(text.to_owned()))
}
