//! `vale-lab`: games as Parquet files. docs/lab.md tells how.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use vale_bots::arena::Entrant;
use vale_engine::{Options, PaymentRule, SellTable};
use vale_lab::LabError;
use vale_lab::generate::{MAX_THREADS, Plan, Progress};
use vale_lab::import::import;

/// How often progress is told.
const EVERY: Duration = Duration::from_secs(5);

/// How many of the files that were left out are named.
const TOLD: usize = 10;

/// Makes Parquet files of games, for the statistics of the Python package: `python -m vale.stats DIR`
#[derive(Debug, Parser)]
#[command(name = "vale-lab", version, max_term_width = 100)]
enum Command {
    /// Let bots play, and write their games into a folder; Ctrl-C stops it at any time, and the same command goes on
    Generate(GenerateArgs),
    /// Read records of finished games (`.vale`) into a new folder
    Import(ImportArgs),
}

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command")]
struct GenerateArgs {
    /// Folder of the games
    folder: PathBuf,
    /// Bots by seat as `vale arena` reads them, such as `3` or `2,4@500`; the last one fills the remaining seats
    #[arg(long, value_name = "BOTS", default_value = "2")]
    bots: String,
    /// Let bots follow the plan for a turn as long as it can be followed: several times as fast, and a little weaker
    #[arg(long)]
    follow_plans: bool,
    /// Number of players
    #[arg(long, short, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Number of games
    #[arg(long, short, value_name = "M", default_value = "1000")]
    games: u64,
    /// Seed of the first game; the next games have the next numbers. Machines that share the work take different ones
    #[arg(long, value_name = "S", default_value = "0")]
    from: u64,
    /// Number of games in a file
    #[arg(long, value_name = "M", default_value = "1000")]
    chunk: u64,
    /// Number of threads (default: all cores). The files do not depend on it
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// What selling a card earns: `printed` (on the board) or `manual` (in the reference manual)
    #[arg(long, value_name = "TABLE", default_value = "printed", value_parser = ["printed", "manual"])]
    sell: String,
    /// Which payments are legal: `needed` (no surplus stones) or `any`
    #[arg(long, value_name = "RULE", default_value = "needed", value_parser = ["needed", "any"])]
    payment: String,
    /// Play with the whole Artifacts expansion: its creatures and its tiles
    #[arg(long)]
    artifacts: bool,
    /// Shuffle the 28 creatures of the Artifacts expansion into the deck
    #[arg(long)]
    artifact_creatures: bool,
    /// Play with artifact tiles; the game then ends at 80 points instead of 60
    #[arg(long)]
    artifact_tiles: bool,
}

#[derive(Debug, clap::Args)]
struct ImportArgs {
    /// New folder for the games
    folder: PathBuf,
    /// Records, and folders of records
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// Number of games in a file
    #[arg(long, value_name = "M", default_value = "1000")]
    chunk: u64,
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Generate(args) => generate(&args),
        Command::Import(args) => import_records(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("vale-lab: {error}");
            ExitCode::FAILURE
        }
    }
}

impl GenerateArgs {
    fn plan(&self) -> Plan {
        let options = Options {
            players: self.players,
            sell: if self.sell == "manual" { SellTable::Manual } else { SellTable::Printed },
            payment: if self.payment == "any" { PaymentRule::Any } else { PaymentRule::Needed },
            artifact_creatures: self.artifacts || self.artifact_creatures,
            artifact_tiles: self.artifacts || self.artifact_tiles,
        };
        let Self { follow_plans, from, games, chunk, .. } = *self;
        Plan { bots: Entrant::split(&self.bots), follow_plans, options, from, games, chunk }
    }
}

fn generate(args: &GenerateArgs) -> Result<(), LabError> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)).map_err(|error| LabError::new(error.to_string()))?;
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MAX_THREADS));
    let begin = Instant::now();
    let last = Mutex::new(None::<Instant>);
    let watch = |progress: Progress| {
        let Ok(mut last) = last.lock() else { return };
        if progress.done == progress.games || last.is_none_or(|last| last.elapsed() >= EVERY) {
            *last = Some(Instant::now());
            eprintln!("{}", told(progress, begin.elapsed()));
        }
    };
    let progress = args.plan().run(&args.folder, args.threads.unwrap_or_else(cores), &STOP, &watch)?;
    if progress.done < progress.games {
        return Err(LabError::new("stopped; the same command goes on"));
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits than a fraction has")]
fn told(progress: Progress, time: Duration) -> String {
    let Progress { done, before, games } = progress;
    let rate = (done - before) as f64 / time.as_secs_f64();
    if done == before {
        return format!("{done} of {games} games are there");
    }
    let left = (games - done) as f64 / rate / 60.0;
    format!("{done} of {games} games, {rate:.1} a second, {left:.0} min left")
}

fn import_records(args: &ImportArgs) -> Result<(), LabError> {
    let imported = import(&args.records, &args.folder, args.chunk)?;
    for (path, problem) in imported.left_out.iter().take(TOLD) {
        eprintln!("left out: {}: {problem}", path.display());
    }
    eprintln!("{} games, {} files left out", imported.games, imported.left_out.len());
    if imported.games == 0 { Err(LabError::new("there was no finished game")) } else { Ok(()) }
}
