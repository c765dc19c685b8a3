//! The table of actions: every decision of the game as a number.
//!
//! A move is one action, except that a card and the stones for it are two: first `summon imp`, then `pay RR`. Where there
//! is only one way to pay, it is paid at once.
//!
//! The table is frozen. Learners keep numbers of actions in their nets and files, so a number never changes its meaning;
//! new cards or moves need a table with a new version beside this one.

use std::fmt;
use std::ops::Range;

use vale_engine::{CARD_COUNT, Card, Choices, Colour, Family, MAX_SEATS, Move, Seat, Stones, TILE_COUNT, Tile};

/// The version of the table.
pub const VERSION: u32 = 1;

/// How many cards the table knows.
pub const CARDS: usize = 98;
/// How many artifact tiles the table knows.
pub const TILES: usize = 11;
const _: () = assert!(CARD_COUNT == CARDS && TILE_COUNT == TILES, "new cards or tiles need a table of a new version");

/// How many sets of choices the table knows: no effect offers more than four choices.
const CHOICES: usize = 16;
/// The most stones in a payment.
const MOST_STONES: u8 = 6;
/// How many different bags of up to six stones there are.
const BAGS: usize = 84;
/// The bags of four and of six stones, among all bags: players keep one or the other number.
const BAGS_OF_FOUR: Range<usize> = 20..35;
const BAGS_OF_SIX: Range<usize> = 56..84;

const HUNT: usize = 0;
const SELL: usize = HUNT + CARDS;
const TAME: usize = SELL + CARDS;
const SUMMON: usize = TAME + CARDS;
const REMOVE: usize = SUMMON + CARDS;
const USE: usize = REMOVE + CARDS;
const PICK: usize = USE + CARDS;
const TAKE: usize = PICK + CARDS;
const USE_TILE: usize = TAKE + TILES;
const CHOOSE: usize = USE_TILE + TILES;
const FAMILY: usize = CHOOSE + CHOICES;
const UPGRADE: usize = FAMILY + Family::ALL.len();
const PLAYER: usize = UPGRADE + Colour::ALL.len();
const PAY: usize = PLAYER + MAX_SEATS;
const KEEP: usize = PAY + BAGS;
const END: usize = KEEP + (BAGS_OF_FOUR.end - BAGS_OF_FOUR.start) + (BAGS_OF_SIX.end - BAGS_OF_SIX.start);
const DONE: usize = END + 1;

/// How many actions there are.
pub const ACTIONS: usize = DONE + 1;

/// All bags of up to six stones: fewer stones first, then by purple, then by blue.
static BAG_LIST: [Stones; BAGS] = bag_list();
/// The number of a bag in that list, by red, blue and purple stones.
static BAG_NUMBERS: [[[u8; 7]; 7]; 7] = bag_numbers();

const fn bag_list() -> [Stones; BAGS] {
    let mut list = [Stones::NONE; BAGS];
    let mut count = 0;
    let mut total = 0;
    while total <= MOST_STONES {
        let mut purple = 0;
        while purple <= total {
            let mut blue = 0;
            while blue <= total - purple {
                list[count] = Stones::new(total - purple - blue, blue, purple);
                count += 1;
                blue += 1;
            }
            purple += 1;
        }
        total += 1;
    }
    list
}

const fn bag_numbers() -> [[[u8; 7]; 7]; 7] {
    let list = bag_list();
    let mut numbers = [[[u8::MAX; 7]; 7]; 7];
    let mut number = 0;
    while number < BAGS {
        let bag = list[number];
        numbers[bag.red as usize][bag.blue as usize][bag.purple as usize] = number as u8;
        number += 1;
    }
    numbers
}

/// The number of a bag; none for one that is too large.
fn bag_number(stones: Stones) -> Option<usize> {
    let [red, blue, purple] = [stones.red, stones.blue, stones.purple].map(usize::from);
    let number = *BAG_NUMBERS.get(red)?.get(blue)?.get(purple)?;
    (number != u8::MAX).then_some(usize::from(number))
}

/// A number of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// What an action says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A whole move: any but those that follow.
    Move(Move),
    /// Summon or remove this card; the stones come next.
    Buy(Purchase),
    /// Pay these stones: for the card that was chosen, or for an effect.
    Pay(Stones),
    /// Choose the player who sits that many places clockwise; 0 is oneself.
    Player(u8),
}

/// A card that stones are to be paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purchase {
    /// It is to be summoned (A5).
    Summon(Card),
    /// It is to be removed (A7).
    Remove(Card),
}

impl Purchase {
    /// Returns the card.
    pub const fn card(self) -> Card {
        match self {
            Self::Summon(card) | Self::Remove(card) => card,
        }
    }

    /// Returns the move that pays these stones for it.
    pub const fn with(self, pay: Stones) -> Move {
        match self {
            Self::Summon(card) => Move::Summon { card, pay },
            Self::Remove(card) => Move::Remove { card, pay },
        }
    }

    /// Returns the purchase that a move is, and the stones that it pays.
    pub const fn of(m: Move) -> Option<(Self, Stones)> {
        match m {
            Move::Summon { card, pay } => Some((Self::Summon(card), pay)),
            Move::Remove { card, pay } => Some((Self::Remove(card), pay)),
            _ => None,
        }
    }
}

impl Action {
    /// Returns the action with this number, if there is one.
    pub const fn new(number: usize) -> Option<Self> {
        if number < ACTIONS { Some(Self(number as u16)) } else { None }
    }

    /// Returns all actions.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ACTIONS as u16).map(Self)
    }

    /// Returns the number.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the first action of a move that this seat makes. For a purchase that is the card; the payment is
    /// [`Action::pay`]. None for a move that is in no game.
    pub fn of_move(m: Move, seat: Seat, players: u8) -> Option<Self> {
        let number = match m {
            Move::Hunt(card) => HUNT + card.index(),
            Move::Sell(card) => SELL + card.index(),
            Move::Tame(card) => TAME + card.index(),
            Move::Summon { card, .. } => SUMMON + card.index(),
            Move::Remove { card, .. } => REMOVE + card.index(),
            Move::Use(card) => USE + card.index(),
            Move::Pick(card) => PICK + card.index(),
            Move::Take(tile) => TAKE + tile.index(),
            Move::UseTile(tile) => USE_TILE + tile.index(),
            Move::Choose(choices) if usize::from(choices.0) < CHOICES => CHOOSE + usize::from(choices.0),
            Move::Choose(_) => return None,
            Move::Family(family) => FAMILY + family as usize,
            Move::Upgrade(colour) => UPGRADE + colour as usize,
            Move::Player(chosen) => PLAYER + usize::from(places_between(seat, chosen, players)),
            Move::Pay(stones) => return Self::pay(stones),
            Move::Keep(stones) => {
                let bag = bag_number(stones)?;
                if BAGS_OF_FOUR.contains(&bag) {
                    KEEP + bag - BAGS_OF_FOUR.start
                } else if BAGS_OF_SIX.contains(&bag) {
                    KEEP + BAGS_OF_FOUR.len() + bag - BAGS_OF_SIX.start
                } else {
                    return None;
                }
            }
            Move::End => END,
            Move::Done => DONE,
        };
        Self::new(number)
    }

    /// Returns the action that pays these stones; none for more than six.
    pub fn pay(stones: Stones) -> Option<Self> {
        Self::new(PAY + bag_number(stones)?)
    }

    /// Returns what the action says. None only if the table and the cards did not fit, which does not compile.
    pub fn meaning(self) -> Option<Meaning> {
        let number = self.number();
        let card = |from: usize| Card::new(number - from);
        let tile = |from: usize| Tile::new(number - from);
        let meaning = match number {
            ..SELL => Meaning::Move(Move::Hunt(card(HUNT)?)),
            SELL..TAME => Meaning::Move(Move::Sell(card(SELL)?)),
            TAME..SUMMON => Meaning::Move(Move::Tame(card(TAME)?)),
            SUMMON..REMOVE => Meaning::Buy(Purchase::Summon(card(SUMMON)?)),
            REMOVE..USE => Meaning::Buy(Purchase::Remove(card(REMOVE)?)),
            USE..PICK => Meaning::Move(Move::Use(card(USE)?)),
            PICK..TAKE => Meaning::Move(Move::Pick(card(PICK)?)),
            TAKE..USE_TILE => Meaning::Move(Move::Take(tile(TAKE)?)),
            USE_TILE..CHOOSE => Meaning::Move(Move::UseTile(tile(USE_TILE)?)),
            CHOOSE..FAMILY => Meaning::Move(Move::Choose(Choices((number - CHOOSE) as u8))),
            FAMILY..UPGRADE => Meaning::Move(Move::Family(*Family::ALL.get(number - FAMILY)?)),
            UPGRADE..PLAYER => Meaning::Move(Move::Upgrade(*Colour::ALL.get(number - UPGRADE)?)),
            PLAYER..PAY => Meaning::Player((number - PLAYER) as u8),
            PAY..KEEP => Meaning::Pay(*BAG_LIST.get(number - PAY)?),
            KEEP..END => {
                let place = number - KEEP;
                let bag = if place < BAGS_OF_FOUR.len() {
                    place + BAGS_OF_FOUR.start
                } else {
                    place - BAGS_OF_FOUR.len() + BAGS_OF_SIX.start
                };
                Meaning::Move(Move::Keep(*BAG_LIST.get(bag)?))
            }
            END => Meaning::Move(Move::End),
            _ => Meaning::Move(Move::Done),
        };
        Some(meaning)
    }
}

/// How many places clockwise one seat is from another.
pub(crate) const fn places_between(from: Seat, to: Seat, players: u8) -> u8 {
    let (from, to) = (from.index() as u8, to.index() as u8);
    if to >= from { to - from } else { to + players - from }
}

impl fmt::Display for Action {
    /// The action in the words of the notation: `summon imp`, `pay RR`, `player +1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.meaning() {
            Some(Meaning::Move(Move::Choose(Choices(0)))) => f.write_str("choose nothing"),
            Some(Meaning::Move(m)) => write!(f, "{m}"),
            Some(Meaning::Buy(Purchase::Summon(card))) => write!(f, "summon {card}"),
            Some(Meaning::Buy(Purchase::Remove(card))) => write!(f, "remove {card}"),
            Some(Meaning::Pay(Stones::NONE)) => f.write_str("pay nothing"),
            Some(Meaning::Pay(stones)) => write!(f, "pay {stones}"),
            Some(Meaning::Player(places)) => write!(f, "player +{places}"),
            None => write!(f, "{}", self.0),
        }
    }
}
