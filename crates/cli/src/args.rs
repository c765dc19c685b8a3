//! What can be said on the command line.

mod bots;
mod cards;
mod join;
mod play;
mod server;

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser, ValueParser};
use clap::{Parser, Subcommand};
use vale_bots::Level;
use vale_engine::{FirstPlayer, Options, PaymentRule, Seat, Seed, SellTable};
use vale_protocol::Commitment;
use vale_words::Language;

pub use bots::{ArenaArgs, HintArgs, ProgramArgs, SimArgs, stand_in, stand_ins};
pub use cards::CardsArgs;
pub use join::JoinArgs;
pub use play::PlayArgs;
pub use server::{AdminArgs, AdminCommand, PlaceArgs, ServeArgs, database_address};

/// The Vale of Eternity, in your browser and in your terminal.
///
/// Without a command, Vale starts a server on this machine and opens a browser.
#[derive(Debug, Parser)]
#[command(name = "vale", version = VERSION, max_term_width = 100)]
pub struct Args {
    /// Language: en, fr or it (default: `LC_ALL`, `LC_MESSAGES` or `LANG`)
    #[arg(long, global = true, value_name = "LANG", env = "VALE_LANG", value_parser = language())]
    pub lang: Option<Language>,
    #[command(flatten)]
    pub home: HomeArgs,
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The version, with the commit if it is known.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("VALE_COMMIT"));

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game in the terminal against bots
    Play(PlayArgs),
    /// Sit down at a table of a server, in the terminal
    ///
    /// You come back to your seat with the same command: who you are is kept in a file that only you can read.
    Join(JoinArgs),
    /// Simulate games between bots (random by default) and print statistics
    Sim(SimArgs),
    /// Compare bots: every deal is played in every seating
    ///
    /// The exit code is 1 if a bot lost a game through an error: an illegal move, a timeout, a crash.
    Arena(ArenaArgs),
    /// Show what a bot would play in a position, and why
    Hint(HintArgs),
    /// Host tables for people and bots over the network
    Serve(ServeArgs),
    /// Manage the people and tables of a server, also while it runs
    Admin(AdminArgs),
    /// Run games for other programs: one JSON object per line on stdin, one answer per line on stdout
    Referee,
    /// Print a recorded game as a log, or just check it
    Replay(ReplayArgs),
    /// Judge the decisions of a finished game, and tell luck from skill
    ///
    /// Every decision is compared with the best that its player could do by what they could know then, in games that are
    /// made up to look the same to them.
    Review(ReviewArgs),
    /// Let bots play, and print positions in which exactly one turn is best, a line of JSON each
    Puzzles(PuzzlesArgs),
    /// Check that the cards of a recorded game were shuffled as committed before the deal
    Verify(VerifyArgs),
    /// List the creatures and artifact tiles, or show one of them
    Cards(CardsArgs),
    /// Count all possible openings, to compare rules engines
    Perft(PerftArgs),
    /// Benchmark the engine: random games on one core
    Bench(BenchArgs),
    /// Write the web client as a folder for any web server: games against bots and on one device, without a server of Vale
    ExportSite(ExportSiteArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
}

/// `vale` without a command
#[derive(Debug, clap::Args)]
pub struct HomeArgs {
    /// Let other devices on your network join, such as phones and tablets
    #[arg(long)]
    pub lan: bool,
    /// Do not open a browser (or set `VALE_NO_OPEN`)
    #[arg(long)]
    pub no_open: bool,
}

/// The options of a table (G1, G2, X1).
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct TableArgs {
    /// What selling a card earns: the table on the printed board, or the one in the reference manual
    #[arg(long, value_name = "TABLE", default_value = "printed", value_parser = sell_table())]
    pub sell: SellTable,
    /// Which payments are legal: no surplus stones, or any stones that cover the cost
    #[arg(long, value_name = "RULE", default_value = "needed", value_parser = payment_rule())]
    pub payment: PaymentRule,
    #[command(flatten)]
    pub expansion: ExpansionArgs,
}

impl TableArgs {
    /// The options of a game with this many players.
    pub const fn options(self, players: u8) -> Options {
        Options { sell: self.sell, payment: self.payment, ..self.expansion.options(players) }
    }
}

/// The two halves of the Artifacts expansion.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct ExpansionArgs {
    /// Play with the whole Artifacts expansion: its creatures and its tiles
    #[arg(long)]
    pub artifacts: bool,
    /// Shuffle the 28 creatures of the Artifacts expansion into the deck
    #[arg(long)]
    pub artifact_creatures: bool,
    /// Play with artifact tiles; the game then ends at 80 points instead of 60
    #[arg(long)]
    pub artifact_tiles: bool,
}

impl ExpansionArgs {
    /// The options of a game with this many players and all other options as usual.
    pub const fn options(self, players: u8) -> Options {
        Options {
            artifact_creatures: self.artifacts || self.artifact_creatures,
            artifact_tiles: self.artifacts || self.artifact_tiles,
            ..Options::new(players)
        }
    }
}

/// What of the Artifacts expansion a game has, as the message `cli-expansion` knows it.
pub const fn expansion_parts(options: Options) -> &'static str {
    match (options.artifact_creatures, options.artifact_tiles) {
        (false, false) => "none",
        (true, false) => "creatures",
        (false, true) => "tiles",
        (true, true) => "both",
    }
}

/// `vale replay`
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The record: a `.vale` file, or `-` for stdin
    pub file: PathBuf,
    /// Only check that every move is legal and the result is correct
    #[arg(long)]
    pub check: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "check")]
    pub json: bool,
}

/// `vale review`
#[derive(Debug, clap::Args)]
pub struct ReviewArgs {
    /// The record: a `.vale` file, or `-` for stdin
    pub file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `vale puzzles`
#[derive(Debug, clap::Args)]
pub struct PuzzlesArgs {
    /// Number of games to search
    #[arg(long, value_name = "N", default_value = "100")]
    pub games: usize,
    /// Number of players
    #[arg(long, short, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// Seed of the first game: a number
    #[arg(long, short, value_name = "S", default_value = "0")]
    pub seed: u64,
    #[command(flatten)]
    pub table: TableArgs,
    /// Prove the puzzles in this file anew instead, or `-` for stdin
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,
}

/// `vale verify`
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// The record: a `.vale` file, or `-` for stdin
    pub file: PathBuf,
    /// The commitment that the table showed before the game: 64 hexadecimal digits. Without it, compare it with the
    /// printed one yourself
    #[arg(long, value_name = "HEX")]
    pub commitment: Option<Commitment>,
}

/// `vale perft`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
pub struct PerftArgs {
    /// Number of players
    #[arg(long, short, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// Seed: a number or 64 hexadecimal digits
    #[arg(long, short, value_name = "S", default_value = "0")]
    pub seed: Seed,
    /// Depth in moves
    #[arg(long, short, value_name = "D", value_parser = clap::value_parser!(u32).range(0..=40))]
    pub depth: u32,
    #[command(flatten)]
    pub table: TableArgs,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `vale bench`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
pub struct BenchArgs {
    /// How long to measure each number of players
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub seconds: f64,
    /// Play exactly this many games for each number of players instead, for profiling
    #[arg(long, value_name = "M", conflicts_with = "seconds", value_parser = whole(1, u64::MAX))]
    pub games: Option<u64>,
    #[command(flatten)]
    pub expansion: ExpansionArgs,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `vale export-site`
#[derive(Debug, clap::Args)]
pub struct ExportSiteArgs {
    /// The folder, which must be empty if it exists
    #[arg(value_name = "DIR")]
    pub folder: std::path::PathBuf,
}

/// `vale completions`
#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

/// The strongest level that does not let people wait.
pub fn quick_level() -> Level {
    Level::ALL.into_iter().filter(|level| level.number() <= 2).max().unwrap_or(Level::Random)
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|error: vale_bots::LevelError| error.to_string())
}

/// A whole number in these bounds. Whoever gives a negative one is told the bounds, too.
fn whole(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, String> + Clone {
    move |text| match text.parse::<i128>() {
        Ok(number) => {
            let fits = u64::try_from(number).ok().filter(|number| (least..=most).contains(number));
            fits.ok_or_else(|| format!("{number} is not in {least}..={most}"))
        }
        Err(_) => Err(format!("not a whole number from {least} to {most}")),
    }
}

fn language() -> ValueParser {
    let tags = PossibleValuesParser::new(Language::ALL.map(Language::tag));
    tags.map(|tag| Language::from_tag(&tag).unwrap_or_default()).into()
}

fn sell_table() -> ValueParser {
    let names = PossibleValuesParser::new(["printed", "manual"]);
    names.map(|name| if name == "manual" { SellTable::Manual } else { SellTable::Printed }).into()
}

fn payment_rule() -> ValueParser {
    let names = PossibleValuesParser::new(["needed", "any"]);
    names.map(|name| if name == "any" { PaymentRule::Any } else { PaymentRule::Needed }).into()
}

/// `random`, `2`, `seat 2` or `reptile 2`.
pub fn first_player(text: &str) -> Result<FirstPlayer, String> {
    let seat = |number: &str| number.parse().ok().and_then(Seat::from_number);
    let first = match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["random"] => Some(FirstPlayer::Random),
        ["seat", number] | [number] => seat(number).map(FirstPlayer::Chosen),
        ["reptile", number] => seat(number).map(FirstPlayer::Reptile),
        _ => None,
    };
    first.ok_or_else(|| "expected `random`, a seat number, or `reptile` and a seat number".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected a number of seconds from 0.01 to 3600".to_owned())
}
