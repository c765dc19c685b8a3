//! What a bot is.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use vale_engine::{Move, Options, SeatView};

use crate::apprentice::Apprentice;
use crate::greedy::Greedy;
use crate::ismcts::Reference;
use crate::learned::Learned;
use crate::master::Master;
use crate::memory::Memory;
use crate::random::RandomBot;

/// Everything a bot may know when it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// What its seat sees now.
    pub view: &'a SeatView,
    /// What its seat remembers.
    pub memory: &'a Memory,
    /// The legal moves; never empty.
    pub legal: &'a [Move],
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many moves tried out. Repeatable on every machine.
    Nodes(u32),
    /// About this long.
    Time(Duration),
}

/// A way to go on, and what the bot thinks it comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The moves, the first being the one to make now.
    pub moves: Vec<Move>,
    /// Its worth to the bot: expected points ahead for bots that count points, the share of wins for those that have
    /// learned it or play out games.
    pub value: f32,
}

/// A move, and the plans behind it, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The move to make.
    pub chosen: Move,
    /// What the bot looked at, the best first; empty for a bot that does not plan.
    pub plans: Vec<Plan>,
}

impl Decision {
    /// Returns a decision without reasons.
    pub const fn plain(chosen: Move) -> Self {
        Self { chosen, plans: Vec::new() }
    }
}

/// Somebody who answers for a seat. A pure function of its arguments, except for the clock of [`Budget::Time`].
pub trait Bot: Send + Sync {
    /// The answer to the question that the seat is asked.
    fn decide(&self, sight: Sight<'_>, seed: u64, budget: Budget) -> Decision;
}

/// The bots of the house. Those with higher numbers are stronger, except for level 4: it is a yardstick, weaker than
/// level 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 0: any legal move.
    Random,
    /// 1: the most points now.
    Greedy,
    /// 2: plans whole turns.
    Apprentice,
    /// 3: plans whole turns by what a net has learned about winning.
    Learned,
    /// 4: plain tree search over sampled games, the yardstick.
    Reference,
    /// 5: lets the best turns of level 3 compete in sampled games.
    Master,
}

impl Level {
    /// All levels that exist.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Greedy, Self::Apprentice, Self::Learned, Self::Reference, Self::Master];

    /// Returns the number of the level.
    pub const fn number(self) -> u8 {
        match self {
            Self::Random => 0,
            Self::Greedy => 1,
            Self::Apprentice => 2,
            Self::Learned => 3,
            Self::Reference => 4,
            Self::Master => 5,
        }
    }

    /// Returns the name of the level.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Apprentice => "apprentice",
            Self::Learned => "learned",
            Self::Reference => "reference",
            Self::Master => "master",
        }
    }

    /// Returns the level of a bot that has this name in the record of a table, such as `Bot (level 5)`.
    pub fn named_at_table(name: &str) -> Option<Self> {
        let number = name.strip_prefix("Bot (level ")?.strip_suffix(')')?.parse::<u8>().ok()?;
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// Returns the bot of this level.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(RandomBot),
            Self::Greedy => Box::new(Greedy),
            Self::Apprentice => Box::new(Apprentice),
            Self::Learned => Box::new(Learned::default()),
            Self::Reference => Box::new(Reference::default()),
            Self::Master => Box::new(Master::default()),
        }
    }

    /// Returns the level that this one plays like where it has not learned a game with these options; none if it has.
    /// Whoever lets people choose a level tells them.
    pub fn stand_in(self, options: Options) -> Option<Self> {
        let learned = matches!(self, Self::Learned | Self::Master);
        (learned && !Learned::knows(options)).then_some(Self::Apprentice)
    }

    /// Returns what the bot thinks about if nobody says otherwise. In a browser, where there is no clock, level 4 has about as
    /// many nodes as it gets through in its time elsewhere.
    pub const fn default_budget(self) -> Budget {
        match self {
            Self::Random | Self::Greedy => Budget::Nodes(0),
            Self::Apprentice | Self::Learned => Budget::Nodes(1_500),
            #[cfg(not(target_family = "wasm"))]
            Self::Reference => Budget::Time(Duration::from_millis(20)),
            #[cfg(target_family = "wasm")]
            Self::Reference => Budget::Nodes(4_000),
            Self::Master => Budget::Nodes(12_000),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError(String);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a bot; the bots are", self.0)?;
        Level::ALL.iter().try_for_each(|level| write!(f, " {} ({level})", level.number()))
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    /// Reads the number or the name of a level.
    fn from_str(text: &str) -> Result<Self, LevelError> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text || level.number().to_string() == text);
        found.ok_or_else(|| LevelError(text.to_owned()))
    }
}
