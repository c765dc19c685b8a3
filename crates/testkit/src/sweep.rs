//! A great many random games, each a pure function of its number, so that any number of threads finds the same.

use std::ops::Range;

use vale_engine::{Options, PaymentRule, Seed, SellTable, Setup};

use crate::dice::{Dice, Style};
use crate::error::ConformanceError;
use crate::playthrough::{Effort, Playthrough};

/// Every how many games one is checked in full.
const FULL_EVERY: u64 = 50;

/// All options that a game can have: 2 to 4 players, both sell tables, both payment rules, with and without each half of
/// the Artifacts expansion.
pub fn all_options() -> impl Iterator<Item = Options> {
    const SWITCH: [bool; 2] = [false, true];
    let tables = (2..=4).flat_map(|players| {
        [SellTable::Printed, SellTable::Manual].map(|sell| Options { sell, ..Options::new(players) })
    });
    let paid = tables
        .flat_map(|options| [PaymentRule::Needed, PaymentRule::Any].map(|payment| Options { payment, ..options }));
    let with_creatures =
        paid.flat_map(|options| SWITCH.map(|artifact_creatures| Options { artifact_creatures, ..options }));
    with_creatures.flat_map(|options| SWITCH.map(|artifact_tiles| Options { artifact_tiles, ..options }))
}

/// What a sweep came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The games that were played.
    pub games: u64,
    /// Those of them that were checked in full.
    pub checked_in_full: u64,
    /// The decisions in all games together.
    pub decisions: u64,
    /// The rounds in all games together.
    pub rounds: u64,
    /// The highest score of all.
    pub highest_score: u16,
}

impl Stats {
    /// Two sweeps as one.
    #[must_use]
    pub fn merge(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            checked_in_full: self.checked_in_full + other.checked_in_full,
            decisions: self.decisions + other.decisions,
            rounds: self.rounds + other.rounds,
            highest_score: self.highest_score.max(other.highest_score),
        }
    }
}

/// Plays the random games with these numbers and checks them on the way. Ranges that follow each other, merged, come to
/// the same as one range; so split the games among threads as you like.
pub fn sweep(games: Range<u64>, options: Options, seed: u64) -> Result<Stats, ConformanceError> {
    games.map(|game| sweep_one(game, options, seed)).try_fold(Stats::default(), |sum, one| Ok(sum.merge(one?)))
}

/// Plays the random game with this number and checks it on the way.
pub fn sweep_one(game: u64, options: Options, seed: u64) -> Result<Stats, ConformanceError> {
    let mut dice = Dice::new(seed ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(dice.number())) };
    let full = game.is_multiple_of(FULL_EVERY);
    let effort = if full { Effort::Full { every: 10 } } else { Effort::Cheap };
    // Half of the games are uniform; the others go where uniform play seldom does.
    let style = if dice.once_in(2) { Style::Uniform } else { dice.pick(&Style::ALL).unwrap_or(Style::Uniform) };
    let played = Playthrough::new(&setup, dice, style).run(effort)?;
    let highest_score = played.end.ranking().first().map_or(0, |standing| standing.score);
    Ok(Stats {
        games: 1,
        checked_in_full: u64::from(full),
        decisions: played.decisions as u64,
        rounds: u64::from(played.rounds),
        highest_score,
    })
}
