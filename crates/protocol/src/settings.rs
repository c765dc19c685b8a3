//! What a table is, before anybody sits at it.

use std::fmt;

use serde::{Deserialize, Serialize};
use vale_engine::{Options, Seat};

/// Writes a name on the wire: a short text that means nothing.
macro_rules! name_on_the_wire {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

name_on_the_wire! {
    /// The name of a table in addresses. It gives nobody a seat.
    TableId
}

name_on_the_wire! {
    /// The name of a player, guest or not, between programs.
    PlayerId
}

/// How a table is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that people set on its own")]
pub struct Settings {
    /// The options of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Options,
    /// Who goes first.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub first: First,
    /// How long players may think.
    #[serde(default)]
    pub clock: Clock,
    /// May moves be taken back?
    #[serde(default = "yes")]
    pub undo: bool,
    /// Is the table in the list of open tables? If not, only those who have its address find it.
    #[serde(default)]
    pub public: bool,
    /// May others watch?
    #[serde(default = "yes")]
    pub spectators: bool,
    /// May players talk?
    #[serde(default = "yes")]
    pub chat: bool,
    /// How long a bot waits before its move, in milliseconds, so that people can follow.
    #[serde(default = "readable_pace")]
    pub pace_ms: u32,
    /// May somebody who plays alone against bots ask what the strongest bot would do? Whoever asks is noted in the log.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

const fn yes() -> bool {
    true
}

const fn readable_pace() -> u32 {
    Settings::READABLE_PACE_MS
}

impl Settings {
    /// How long a bot waits if nobody says otherwise.
    pub const READABLE_PACE_MS: u32 = 900;

    /// The longest a bot may wait.
    pub const SLOWEST_PACE_MS: u32 = 10_000;

    /// The settings for these options if nobody says otherwise.
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            first: First::Random,
            clock: Clock::None,
            undo: true,
            public: false,
            spectators: true,
            chat: true,
            pace_ms: Self::READABLE_PACE_MS,
            hints: false,
        }
    }

    /// What is wrong with these settings, in a sentence; nothing if a table can be played like this.
    pub fn problem(&self) -> Option<String> {
        let players = self.options.players;
        if !(2..=4).contains(&players) {
            return Some(format!("options.players: {players}; the game is for 2 to 4"));
        }
        if let First::Seat(seat) = self.first
            && seat.number() > usize::from(players)
        {
            return Some(format!("first: there is no seat {seat} at this table"));
        }
        if self.pace_ms > Self::SLOWEST_PACE_MS {
            return Some(format!("pace_ms: at most {}", Self::SLOWEST_PACE_MS));
        }
        self.clock.problem()
    }
}

/// Who goes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// The shuffle decides.
    #[default]
    Random,
    /// The last player to say that they saw a reptile (S2); the shuffle if nobody does.
    Reptile,
    /// This seat.
    Seat(Seat),
}

/// How long players may think. When the time is over, a bot plays until the player is back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// This long for all decisions of a turn.
    Turn {
        /// The seconds for a turn.
        seconds: u32,
    },
    /// This long for the whole game, and then a little for each decision.
    Bank {
        /// The seconds for the game.
        seconds: u32,
    },
}

impl Clock {
    /// The shortest and the longest time that can be set.
    const SECONDS: std::ops::RangeInclusive<u32> = 5..=7 * 24 * 60 * 60;

    /// What a player with an empty bank still has for each decision.
    pub const LAST_SECONDS: u32 = 10;

    fn problem(self) -> Option<String> {
        let (Self::Turn { seconds } | Self::Bank { seconds }) = self else { return None };
        let (least, most) = (Self::SECONDS.start(), Self::SECONDS.end());
        (!Self::SECONDS.contains(&seconds)).then(|| format!("clock: from {least} to {most} seconds"))
    }
}

/// The colours of the players. Each has a shape of its own on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerColour {
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Violet.
    Violet,
    /// Black.
    Black,
}

impl PlayerColour {
    /// All colours.
    pub const ALL: [Self; 4] = [Self::Yellow, Self::Green, Self::Violet, Self::Black];
}
