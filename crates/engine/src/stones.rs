//! Magic stones: colours, bags of stones, what they are worth and the ways to pay with them.

use std::fmt;
use std::ops::ControlFlow;

/// The three kinds of magic stone (C3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Colour {
    /// Worth 1.
    Red,
    /// Worth 3.
    Blue,
    /// Worth 6.
    Purple,
}

impl Colour {
    /// All colours, cheapest first.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Purple];

    /// Returns the colour that a stone of this one can be upgraded to (X7).
    pub const fn upgraded(self) -> Option<Self> {
        match self {
            Self::Red => Some(Self::Blue),
            Self::Blue => Some(Self::Purple),
            Self::Purple => None,
        }
    }

    /// Returns the letter that stands for the colour in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Purple => 'P',
        }
    }
}

/// The most stones that are read: more than any effect brings together.
const MAX_LETTERS: usize = 99;

/// A bag of stones: how many of each colour.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Stones {
    /// Red stones.
    pub red: u8,
    /// Blue stones.
    pub blue: u8,
    /// Purple stones.
    pub purple: u8,
}

impl Stones {
    /// No stones.
    pub const NONE: Self = Self::new(0, 0, 0);

    /// Returns a bag with these numbers of red, blue and purple stones.
    pub const fn new(red: u8, blue: u8, purple: u8) -> Self {
        Self { red, blue, purple }
    }

    /// Returns `count` stones of one colour.
    pub const fn of(colour: Colour, count: u8) -> Self {
        match colour {
            Colour::Red => Self::new(count, 0, 0),
            Colour::Blue => Self::new(0, count, 0),
            Colour::Purple => Self::new(0, 0, count),
        }
    }

    /// Returns how many stones of this colour.
    pub const fn count(self, colour: Colour) -> u8 {
        match colour {
            Colour::Red => self.red,
            Colour::Blue => self.blue,
            Colour::Purple => self.purple,
        }
    }

    /// Returns how many stones altogether; 255 for any number beyond that.
    pub const fn total(self) -> u8 {
        self.red.saturating_add(self.blue).saturating_add(self.purple)
    }

    /// Are there more stones than this?
    pub(crate) const fn exceed(self, limit: u8) -> bool {
        self.red as u16 + self.blue as u16 + self.purple as u16 > limit as u16
    }

    /// Tests whether the bag is empty.
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Tests whether a stone can be upgraded (X7).
    pub const fn is_upgradable(self) -> bool {
        self.red > 0 || self.blue > 0
    }

    /// Tests whether the bag holds at least these stones.
    pub const fn holds(self, other: Self) -> bool {
        self.red >= other.red && self.blue >= other.blue && self.purple >= other.purple
    }

    /// Returns the bag with these stones added.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self::new(
            self.red.saturating_add(other.red),
            self.blue.saturating_add(other.blue),
            self.purple.saturating_add(other.purple),
        )
    }

    /// Returns the bag without these stones (those it has).
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::new(
            self.red.saturating_sub(other.red),
            self.blue.saturating_sub(other.blue),
            self.purple.saturating_sub(other.purple),
        )
    }

    /// Returns every bag that this one contains, the empty one and itself included: first by purple, then blue, then
    /// red.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        (0..=self.purple).flat_map(move |purple| {
            (0..=self.blue).flat_map(move |blue| (0..=self.red).map(move |red| Self::new(red, blue, purple)))
        })
    }

    /// Hands every bag of this many stones that this one contains to `take`, in the order of [`parts`](Self::parts).
    pub(crate) fn parts_of(self, total: u8, mut take: impl FnMut(Self)) {
        for purple in 0..=self.purple.min(total) {
            for blue in 0..=self.blue.min(total - purple) {
                let red = total - purple - blue;
                if red <= self.red {
                    take(Self::new(red, blue, purple));
                }
            }
        }
    }
}

impl fmt::Display for Stones {
    /// The stones as letters, cheapest first: `RRBP`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in Colour::ALL {
            for _ in 0..self.count(colour) {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// The text is not a list of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stones are written with the letters R, B and P, for example RRB")]
pub struct StonesError;

impl std::str::FromStr for Stones {
    type Err = StonesError;

    /// Reads letters in any order and case; at most 20 of them.
    fn from_str(text: &str) -> Result<Self, StonesError> {
        if text.len() > MAX_LETTERS {
            return Err(StonesError);
        }
        text.chars().try_fold(Self::NONE, |bag, letter| {
            let colour = match letter {
                'R' | 'r' => Colour::Red,
                'B' | 'b' => Colour::Blue,
                'P' | 'p' => Colour::Purple,
                _ => return Err(StonesError),
            };
            Ok(bag.plus(Self::of(colour, 1)))
        })
    }
}

/// What one stone of each colour is worth to a player (V1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Worth {
    /// The worth of a red stone.
    pub red: u8,
    /// The worth of a blue stone.
    pub blue: u8,
    /// The worth of a purple stone.
    pub purple: u8,
}

impl Worth {
    /// The worths printed on the stones (C3).
    pub const PRINTED: Self = Self { red: 1, blue: 3, purple: 6 };

    /// Returns the worth of a bag.
    pub const fn of(self, stones: Stones) -> u16 {
        self.red as u16 * stones.red as u16
            + self.blue as u16 * stones.blue as u16
            + self.purple as u16 * stones.purple as u16
    }

    /// The worth of the cheapest stone in the bag; 0 for an empty bag.
    const fn cheapest_in(self, stones: Stones) -> u16 {
        let mut cheapest = u16::MAX;
        if stones.red > 0 {
            cheapest = self.red as u16;
        }
        if stones.blue > 0 && (self.blue as u16) < cheapest {
            cheapest = self.blue as u16;
        }
        if stones.purple > 0 && (self.purple as u16) < cheapest {
            cheapest = self.purple as u16;
        }
        if cheapest == u16::MAX { 0 } else { cheapest }
    }
}

/// Which payments are legal (option G2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum PaymentRule {
    /// A payment covers the cost, and no stone in it is superfluous.
    #[default]
    Needed,
    /// Every set of stones that covers the cost.
    Any,
}

/// The most ways in which one bag of stones can pay something: nobody who may pay has more than six stones, and
/// 27 = 3 x 3 x 3 is the most subsets six stones of three colours can have.
pub(crate) const MAX_PAYMENTS: usize = 27;

/// The ways in which one bag of stones can pay something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payments {
    pub(crate) purse: Stones,
    pub(crate) worth: Worth,
    pub(crate) rule: PaymentRule,
}

impl Payments {
    /// Hands the legal payments for one cost to `take` until that breaks off, in the order of [`Stones::parts`].
    pub(crate) fn covering(self, cost: u16, mut take: impl FnMut(Stones) -> ControlFlow<()>) -> ControlFlow<()> {
        for purple in 0..=self.purse.purple {
            for blue in 0..=self.purse.blue {
                let without_red = self.worth.of(Stones::new(0, blue, purple));
                let reds_needed = cost.saturating_sub(without_red).div_ceil(u16::from(self.worth.red).max(1));
                if reds_needed > u16::from(self.purse.red) {
                    continue;
                }
                let least = reds_needed as u8;
                match self.rule {
                    PaymentRule::Any => {
                        for red in least..=self.purse.red {
                            take(Stones::new(red, blue, purple))?;
                        }
                    }
                    PaymentRule::Needed => {
                        let stones = Stones::new(least, blue, purple);
                        if pays(stones, cost, self.worth, self.rule) {
                            take(stones)?;
                        }
                        // Whoever adds a blue stone to what is enough does not need it, or another one.
                        if least == 0 {
                            break;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Is this set of stones a legal payment for this cost (G2)?
pub(crate) const fn pays(stones: Stones, cost: u16, worth: Worth, rule: PaymentRule) -> bool {
    let paid = worth.of(stones);
    let needed = match rule {
        PaymentRule::Any => true,
        // Without its cheapest stone the payment must fall short; paying nothing pays exactly nothing.
        PaymentRule::Needed => paid == 0 || paid - worth.cheapest_in(stones) < cost,
    };
    paid >= cost && needed
}
