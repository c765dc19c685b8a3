//! What can be said to the commands that let bots play.

use std::path::PathBuf;
use std::time::Duration;

use vale_bots::arena::Entrant;
use vale_bots::wire::Timeouts;
use vale_bots::{Budget, Level};
use vale_engine::{Options, Seed};
use vale_words::{Words, say};

use super::{TableArgs, level, quick_level, whole};

/// Bots as they are named on the command line.
pub type BotList = std::sync::Arc<[String]>;

fn bot_list(text: &str) -> Result<BotList, String> {
    let bots: Vec<_> = Entrant::split(text).iter().map(|bot| bot.trim().to_owned()).collect();
    if bots.iter().any(String::is_empty) { Err("a bot is missing".to_owned()) } else { Ok(bots.into()) }
}

/// What is said if a level has not learned games with these options, so that another one plays instead.
pub fn stand_in(level: Level, options: Options, words: &Words) -> Option<String> {
    let other = level.stand_in(options)?;
    Some(say!(words, "play-stand-in", number = level.number(), other = other.number()))
}

/// The same for all levels among these bots.
pub fn stand_ins(bots: &[String], options: Options, words: &Words) -> Vec<String> {
    let levels = bots.iter().filter_map(|bot| bot.split('@').next()?.parse::<Level>().ok());
    levels.filter_map(|level| stand_in(level, options, words)).collect()
}

/// `vale sim`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
pub struct SimArgs {
    /// Number of players
    #[arg(long, short, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// Number of games
    #[arg(long, short, value_name = "M", default_value = "1000", value_parser = whole(1, 1_000_000_000))]
    pub games: u64,
    /// Seed: a number or 64 hexadecimal digits; the same seed gives the same games
    #[arg(long, short, value_name = "S", default_value = "0")]
    pub seed: Seed,
    /// Number of threads (default: all cores). The results do not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Bots by seat, such as `2,1` or `cmd:./mybot,2` (see `vale arena --help`); the last one fills the remaining seats
    #[arg(long, value_name = "BOTS", value_parser = bot_list)]
    pub bots: Option<BotList>,
    #[command(flatten)]
    pub budget: BudgetArgs,
    #[command(flatten)]
    pub programs: ProgramArgs,
    #[command(flatten)]
    pub table: TableArgs,
    /// Write the result of every game to this file as soon as it is over: one JSON object per line
    #[arg(long, value_name = "FILE")]
    pub games_json: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// How much bots may think about each decision.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct BudgetArgs {
    /// Search budget per decision in nodes, instead of each bot's default
    #[arg(long, value_name = "K", conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    pub nodes: Option<u32>,
    /// Time budget per decision in milliseconds; the results are then not repeatable
    #[arg(long, value_name = "T", value_parser = whole(1, 3_600_000))]
    pub ms: Option<u64>,
}

impl BudgetArgs {
    /// What was said, if anything.
    pub fn budget(self) -> Option<Budget> {
        let time = self.ms.map(|ms| Budget::Time(Duration::from_millis(ms)));
        self.nodes.map(Budget::Nodes).or(time)
    }
}

/// `vale arena`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
pub struct ArenaArgs {
    /// Bots: levels such as `2` or `apprentice`, optionally with a budget such as `2@500` (nodes) or `2@20ms`, or
    /// programs such as `cmd:./mybot`. The last one fills the remaining seats. Bots are separated by commas and the words
    /// of a program by spaces, except in quotation marks: `cmd:python3 'my bot.py',2`
    #[arg(long, value_name = "BOTS", value_parser = bot_list)]
    pub bots: BotList,
    /// Number of players
    #[arg(long, short, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// Number of deals; each is played in every seating
    #[arg(long, short, value_name = "M", default_value = "1000", value_parser = whole(1, 10_000_000))]
    pub deals: u64,
    /// Number of the first deal: a long match can be played in pieces with the same seed
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole(1, 10_000_000))]
    pub first_deal: u64,
    #[command(flatten)]
    pub budget: BudgetArgs,
    #[command(flatten)]
    pub programs: ProgramArgs,
    /// Seed: a number or 64 hexadecimal digits; the same seed gives the same games (default: a new one, which is printed)
    #[arg(long, short, value_name = "S")]
    pub seed: Option<Seed>,
    /// Number of threads (default: all cores). The results do not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub table: TableArgs,
    /// Save a record of every game in this directory
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Write the result of every game to this file as soon as it is over: one JSON object per line
    #[arg(long, value_name = "FILE")]
    pub games_json: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// How long bots that are programs may take.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct ProgramArgs {
    /// Timeout for the start of programs, until they answer the hello, in milliseconds
    #[arg(long, value_name = "T", default_value = "60000", value_parser = whole(1, 3_600_000))]
    pub start_timeout_ms: u64,
    /// Timeout per move for programs, in milliseconds; a program that exceeds it forfeits the game
    #[arg(long, value_name = "T", default_value = "10000", value_parser = whole(1, 3_600_000))]
    pub move_timeout_ms: u64,
}

impl ProgramArgs {
    /// How long programs may take.
    pub const fn timeouts(&self) -> Timeouts {
        Timeouts {
            start: Duration::from_millis(self.start_timeout_ms),
            decision: Duration::from_millis(self.move_timeout_ms),
        }
    }
}

/// `vale hint`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
pub struct HintArgs {
    /// A record (a `.vale` file) or a position (JSON); `-` for stdin
    pub file: PathBuf,
    /// Bot level, by number or name
    #[arg(long, short, value_name = "LEVEL", default_value_t = quick_level(), value_parser = level)]
    pub level: Level,
    #[command(flatten)]
    pub budget: BudgetArgs,
    /// Seed for the bot: a number or 64 hexadecimal digits
    #[arg(long, short, value_name = "S", default_value = "0")]
    pub seed: Seed,
    /// Number of plans to show
    #[arg(long, value_name = "N", default_value = "5")]
    pub plans: usize,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
