//! Moves as short readable text, and back.
//!
//! The text of a move is its verb and what it is about: `hunt hydra`, `summon hydra RB`, `keep RRBP`, `end`. Only the
//! names of choices depend on the game: they are those of the card that offers them. `docs/notation.md` has the grammar.

use std::fmt;

use crate::card::{Card, Family};
use crate::game::Game;
use crate::moves::{Choices, Move, MoveList};
use crate::seat::Seat;
use crate::stones::{Colour, Stones};
use crate::tile::Tile;

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// No text.
    Empty,
    /// The verb is not known.
    Verb(String),
    /// The verb needs something after it.
    Missing(Missing),
    /// There is something after the move.
    TooMuch(String),
    /// There is no such card.
    Card(String),
    /// There is no such tile.
    Tile(String),
    /// Not a family.
    Family(String),
    /// Not the letter of one stone.
    Colour(String),
    /// Not a list of stones.
    Stones(String),
    /// Not a seat.
    Seat(String),
    /// No such choice; these are on offer.
    Choice(String, String),
    /// Several payments are possible, and the text names none.
    WhichStones(String),
}

/// What a move lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The name of a card.
    Card,
    /// The name of an artifact tile.
    Tile,
    /// The stones that are paid.
    StonesToPay,
    /// The stones that are kept.
    StonesToKeep,
    /// Which of the choices.
    Choice,
    /// The number of a seat.
    Seat,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Card => "name a card",
            Self::Tile => "name an artifact tile",
            Self::StonesToPay => "say which stones you pay",
            Self::StonesToKeep => "say which stones you keep",
            Self::Choice => "say what you choose",
            Self::Seat => "give the number of a seat",
        })
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no move on this line"),
            Self::Verb(verb) => write!(
                f,
                "`{verb}` is not a move; moves begin with take, hunt, sell, tame, summon, remove, use, keep, choose, \
                 pick, family, upgrade, pay, player, done or end"
            ),
            Self::Missing(what) => write!(f, "incomplete move: {what}"),
            Self::TooMuch(text) => write!(f, "unexpected `{text}` after the move"),
            Self::Card(id) => write!(f, "there is no card `{id}`"),
            Self::Tile(id) => write!(f, "there is no artifact tile `{id}`"),
            Self::Family(text) => {
                write!(f, "`{text}` is not a family; the families are fire, water, earth, wind and dragon")
            }
            Self::Colour(text) => write!(f, "`{text}` is not a stone; write R, B or P"),
            Self::Stones(text) => write!(f, "`{text}` is not a set of stones; write R, B and P, for example RRB"),
            Self::Seat(text) => write!(f, "`{text}` is not a seat; seats are numbered 1 to 4"),
            Self::Choice(key, offered) => write!(f, "`{key}` is not one of the options: {offered}"),
            Self::WhichStones(payments) => write!(f, "say which stones to pay: {payments}"),
        }
    }
}

impl std::error::Error for NotationError {}

impl Game {
    /// The text of a move in this game.
    pub fn write_move(&self, m: Move) -> String {
        let paying = |verb: &str, card: Card, pay: Stones| {
            if pay.is_empty() { format!("{verb} {card}") } else { format!("{verb} {card} {pay}") }
        };
        match m {
            Move::Take(tile) => format!("take {tile}"),
            Move::Hunt(card) => format!("hunt {card}"),
            Move::Sell(card) => format!("sell {card}"),
            Move::Tame(card) => format!("tame {card}"),
            Move::Summon { card, pay } => paying("summon", card, pay),
            Move::Remove { card, pay } => paying("remove", card, pay),
            Move::Use(card) => format!("use {card}"),
            Move::UseTile(tile) => format!("use {tile}"),
            Move::Keep(stones) => format!("keep {stones}"),
            Move::Choose(chosen) => {
                let chosen = self.choices().iter().enumerate().filter(|&(place, _)| chosen.contains(place));
                chosen.fold("choose".to_owned(), |text, (_, choice)| text + " " + choice.key)
            }
            Move::Pick(card) => format!("pick {card}"),
            Move::Family(family) => format!("family {family}"),
            Move::Upgrade(colour) => format!("upgrade {}", colour.letter()),
            Move::Pay(stones) => format!("pay {stones}"),
            Move::Player(seat) => format!("player {seat}"),
            Move::Done => "done".to_owned(),
            Move::End => "end".to_owned(),
        }
    }

    /// The move that a text names, legal or not. Upper and lower case, and any spaces, are the same; names of cards may
    /// have spaces or hyphens; the stones of a payment may be left out if there is only one way to pay.
    pub fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        let text = text.trim().to_lowercase();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
        let rest = rest.trim();
        match verb {
            "" => Err(NotationError::Empty),
            "hunt" => read_card(rest).map(Move::Hunt),
            "sell" => read_card(rest).map(Move::Sell),
            "tame" => read_card(rest).map(Move::Tame),
            "take" => read_tile(rest).map(Move::Take),
            "use" => match read_tile(rest) {
                Ok(tile) => Ok(Move::UseTile(tile)),
                Err(_) => read_card(rest).map(Move::Use),
            },
            "family" => {
                let family = Family::ALL.into_iter().find(|family| family.name() == rest);
                family.map(Move::Family).ok_or_else(|| NotationError::Family(rest.to_owned()))
            }
            "upgrade" => {
                let colour =
                    Colour::ALL.into_iter().find(|colour| rest.eq_ignore_ascii_case(&colour.letter().to_string()));
                colour.map(Move::Upgrade).ok_or_else(|| NotationError::Colour(rest.to_owned()))
            }
            "pay" if rest.is_empty() => Err(NotationError::Missing(Missing::StonesToPay)),
            "pay" => read_stones(rest).map(Move::Pay),
            "pick" => read_card(rest).map(Move::Pick),
            "summon" => self.read_payment(rest, |card, pay| Move::Summon { card, pay }),
            "remove" => self.read_payment(rest, |card, pay| Move::Remove { card, pay }),
            "keep" if rest.is_empty() => Err(NotationError::Missing(Missing::StonesToKeep)),
            "keep" => read_stones(rest).map(Move::Keep),
            "choose" => self.read_choices(rest).map(Move::Choose),
            "player" if rest.is_empty() => Err(NotationError::Missing(Missing::Seat)),
            "player" => {
                let seat = rest.parse().ok().and_then(Seat::from_number);
                seat.map(Move::Player).ok_or_else(|| NotationError::Seat(rest.to_owned()))
            }
            "done" if rest.is_empty() => Ok(Move::Done),
            "end" if rest.is_empty() => Ok(Move::End),
            "done" | "end" => Err(NotationError::TooMuch(rest.to_owned())),
            _ => Err(NotationError::Verb(verb.to_owned())),
        }
    }

    /// Reads a card and stones, or a card alone that can be paid for in one way only.
    fn read_payment(&self, text: &str, build: impl Fn(Card, Stones) -> Move) -> Result<Move, NotationError> {
        if let Ok(card) = read_card(text) {
            let mut moves = MoveList::new();
            self.legal_moves(&mut moves);
            let mut ways = moves.iter().filter_map(|&m| match m {
                Move::Summon { pay, .. } | Move::Remove { pay, .. } if m == build(card, pay) => Some(pay),
                _ => None,
            });
            return match (ways.next(), ways.next()) {
                // What can be paid with nothing is written without stones, so it must read back like that.
                (None | Some(Stones::NONE), _) => Ok(build(card, Stones::NONE)),
                (Some(only), None) => Ok(build(card, only)),
                (Some(one), Some(two)) => {
                    let all = [one, two].into_iter().chain(ways).map(|pay| pay.to_string());
                    Err(NotationError::WhichStones(all.collect::<Vec<_>>().join(", ")))
                }
            };
        }
        let (card, stones) = text.rsplit_once(char::is_whitespace).unwrap_or((text, ""));
        Ok(build(read_card(card)?, read_stones(stones)?))
    }

    fn read_choices(&self, text: &str) -> Result<Choices, NotationError> {
        if text.is_empty() {
            return Err(NotationError::Missing(Missing::Choice));
        }
        let offered = self.choices();
        text.split_whitespace().try_fold(Choices::default(), |chosen, key| {
            if let Some(place) = offered.iter().position(|choice| choice.key.eq_ignore_ascii_case(key)) {
                return Ok(Choices(chosen.0 | 1 << place));
            }
            let keys: Vec<_> = offered.iter().map(|choice| choice.key).collect();
            Err(NotationError::Choice(key.to_owned(), keys.join(", ")))
        })
    }
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
