//! The card beside a net: what it was made from, when, and what it reached.

use std::fmt::Write as _;

use vale_bots::net::{FIRST, Layout, SECOND, VERSION};

use crate::run::{Settings, StepResult};

/// What a run began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Began {
    /// Games of level 2, and a net that knew nothing.
    WithLevel2,
    /// The net that was published before.
    WithNet,
}

/// The card as Markdown. `date` is when the net was made.
pub fn write(settings: &Settings, began: Began, results: &[StepResult], date: &str) -> String {
    let layout = Layout { players: usize::from(settings.players) };
    let games: u64 = results.iter().map(|result| result.games).sum();
    let last = results.iter().rev().find(|result| result.passed).map_or(0, |result| result.generation);
    let (first, generation) = match began {
        Began::WithLevel2 => ("level 2", ""),
        Began::WithNet => {
            ("the net published before, whose weights it went on from", "; it went on from the net published before")
        }
    };
    let mut card = format!(
        "# Net for {} players\n\n\
         | What | |\n|---|---|\n\
         | Date | {date} |\n\
         | Features | version {VERSION}, fingerprint {:016x} |\n\
         | Size | {} facts, {} amounts, {FIRST} and {SECOND} hidden units, weights as whole numbers |\n\
         | Games | {games} of self-play, {}, seed {} |\n\
         | Generation | {last}, of those below{generation} |\n\n\
         Win share of each generation against the one before that passed (generation 0: against {first}), and against \
         level 2, all with the light search of training games; 95 % intervals.\n\n\
         | Generation | Games | Against the last | Passed | Against level 2 | Worst bin on held-out games |\n\
         |---|---|---|---|---|---|\n",
        settings.players,
        layout.fingerprint(),
        layout.facts(),
        layout.amounts(),
        settings.mix_in_words(),
        settings.seed,
    );
    for result in results {
        // Writing to a text cannot fail.
        let _ = writeln!(
            card,
            "| {} | {} | {} | {} | {} | {:.1} points |",
            result.generation,
            result.games,
            percent(&result.gate),
            if result.passed { "yes" } else { "no" },
            result.yardstick.as_ref().map_or_else(String::new, percent),
            100.0 * result.worst_bin,
        );
    }
    card
}

/// A score in words.
pub fn percent(score: &crate::gate::Score) -> String {
    let crate::gate::Score { deals, mean, low, high } = score;
    format!("{:.1} % ({:.1} to {:.1}), {deals} deals", 100.0 * mean, 100.0 * low, 100.0 * high)
}
