//! What `vale play` can be told.

use std::path::PathBuf;

use vale_bots::Level;
use vale_engine::{FirstPlayer, MAX_NAME, Seed};

use super::{ProgramArgs, TableArgs, first_player, level};

/// `vale play`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that people set on its own")]
pub struct PlayArgs {
    /// Record (a `.vale` file) of an unfinished game to continue, in seat 1
    #[arg(conflicts_with_all = ["players", "seed", "first", "sell", "payment", "artifacts", "artifact_creatures", "artifact_tiles", "new", "resume"])]
    pub file: Option<PathBuf>,
    /// Number of players, including you
    #[arg(long, short, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// Seed: a number or 64 hexadecimal digits; the same seed gives the same cards and bots (default: random)
    #[arg(long, short, value_name = "S")]
    pub seed: Option<Seed>,
    /// Bot level, by number or name (default: 2)
    #[arg(long, short, value_name = "LEVEL", value_parser = level)]
    pub level: Option<Level>,
    /// Program that plays the other seats instead of a bot level, such as `cmd:./mybot`
    #[arg(long, value_name = "PROGRAM", conflicts_with = "level", value_parser = program)]
    pub bot: Option<String>,
    #[command(flatten)]
    pub programs: ProgramArgs,
    /// Your name in the game record
    #[arg(long, value_name = "NAME", value_parser = player_name)]
    pub name: Option<String>,
    /// Who goes first: `random`, or a seat number; yours is 1
    #[arg(long, value_name = "WHO", default_value = "random", value_parser = first_player)]
    pub first: FirstPlayer,
    #[command(flatten)]
    pub table: TableArgs,
    /// Start a new game without asking about an unfinished one
    #[arg(long, conflicts_with = "resume")]
    pub new: bool,
    /// Continue the last unfinished game without asking
    #[arg(long = "continue", conflicts_with = "seed")]
    pub resume: bool,
    /// Ask even when there is only one legal move, instead of playing it
    #[arg(long)]
    pub ask_forced: bool,
    /// Write "2 red stones" instead of "R R"
    #[arg(long)]
    pub words: bool,
    /// Play line by line, without a full screen or colours: for screen readers and plain terminals
    #[arg(long)]
    pub plain: bool,
}

fn program(text: &str) -> Result<String, String> {
    let command = text.strip_prefix("cmd:").is_some_and(|command| !command.trim().is_empty());
    command.then(|| text.to_owned()).ok_or_else(|| "say `cmd:` and the program, such as `cmd:./mybot`".to_owned())
}

pub fn player_name(text: &str) -> Result<String, String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=MAX_NAME).contains(&name.chars().count()) && !name.contains(char::is_control);
    fits.then_some(name).ok_or_else(|| format!("a name has 1 to {MAX_NAME} characters"))
}
