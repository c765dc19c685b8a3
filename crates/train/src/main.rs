//! `cargo xtask train`: trains the nets of level 3. docs/training.md tells how.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Parser;
use vale_bots::net::Net;
use vale_bots::{Bot, Budget, Learned, Level, Thoroughness};
use vale_engine::Seed;
use vale_train::calibration::Calibration;
use vale_train::card::Began;
use vale_train::gate::{Match, level_2};
use vale_train::run::{self, Run, Settings};
use vale_train::selfplay::{Mix, Pool, Series};
use vale_train::{TrainError, card};

/// Trains the nets of level 3 from games that bots play against themselves
#[derive(Debug, Parser)]
#[command(name = "train")]
enum Command {
    /// Begin a run, or go on with the one in the folder; Ctrl-C stops it at any time
    Run(RunArgs),
    /// Copy the best net of a run and its card to the nets that come with the program
    Publish(PublishArgs),
    /// Compare the win shares that a net tells with what came of games
    Calibrate(CalibrateArgs),
    /// Let a net play against a level as it comes with the program, with the full search of level 3
    Match(MatchArgs),
}

#[derive(Debug, clap::Args)]
struct RunArgs {
    /// Number of players
    #[arg(long, short, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Folder of the run
    #[arg(long)]
    folder: PathBuf,
    /// Seed of everything
    #[arg(long, default_value = "1")]
    seed: u64,
    /// Number of generations
    #[arg(long, default_value = "8")]
    generations: u32,
    /// Go on from this net instead of beginning with games of level 2
    #[arg(long, value_name = "NET")]
    from: Option<PathBuf>,
    /// Learn only to beat this net: all others at the table play with it
    #[arg(long, value_name = "NET")]
    opponent: Option<PathBuf>,
    /// Games of generation 0
    #[arg(long, default_value = "20000", value_parser = clap::value_parser!(u64).range(1..))]
    first_games: u64,
    /// Games of each later generation
    #[arg(long, default_value = "20000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Deals of the gate
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u64).range(2..))]
    deals: u64,
    /// Deals against level 2 after each generation, to see where the net stands
    #[arg(long, default_value = "200")]
    yardstick: u64,
    /// Options of the games
    #[arg(long, value_enum, default_value_t = Mix::All)]
    mix: Mix,
    /// Number of threads. The results do not depend on it
    #[arg(long, default_value = "2", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

#[derive(Debug, clap::Args)]
struct PublishArgs {
    /// Folder of the run
    #[arg(long)]
    folder: PathBuf,
    /// Folder of the nets that come with the program
    #[arg(long, default_value = "crates/bots/nets")]
    nets: PathBuf,
    /// Today, for the card
    #[arg(long)]
    date: String,
}

#[derive(Debug, clap::Args)]
struct CalibrateArgs {
    /// File of the net
    #[arg(long)]
    net: PathBuf,
    /// Number of games
    #[arg(long, default_value = "1000")]
    games: u64,
    /// Who plays them: level 2, or the net itself with level 2 now and then
    #[arg(long, default_value = "2", value_parser = clap::value_parser!(u8).range(2..=3))]
    level: u8,
    /// Options of the games
    #[arg(long, value_enum, default_value_t = Mix::All)]
    mix: Mix,
    /// Seed of the games; use one that the net was not trained with
    #[arg(long, default_value = "1000000")]
    seed: u64,
}

#[derive(Debug, clap::Args)]
struct MatchArgs {
    /// File of the net
    #[arg(long)]
    net: PathBuf,
    /// The level that it plays against
    #[arg(long, default_value = "3", value_parser = clap::value_parser!(u8).range(2..=3))]
    level: u8,
    /// Number of deals, each in every seating
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u64).range(2..))]
    deals: u64,
    /// Seed of the deals; use one that was never used before
    #[arg(long)]
    seed: u64,
    /// Options of the games: the base game, or half of the deals with Artifacts
    #[arg(long, value_enum, default_value_t = Mix::Base)]
    mix: Mix,
    /// Number of threads
    #[arg(long, default_value = "2", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Run(args) => train(&args),
        Command::Publish(args) => publish(&args),
        Command::Calibrate(args) => calibrate(&args),
        Command::Match(args) => play_match(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::FAILURE
        }
    }
}

fn train(args: &RunArgs) -> Result<(), TrainError> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)).map_err(|error| TrainError::new(error.to_string()))?;
    let settings = Settings {
        players: args.players,
        mix: args.mix,
        seed: args.seed,
        first_games: args.first_games,
        games: args.games,
        deals: args.deals,
        yardstick_deals: args.yardstick,
    };
    for (name, path) in [(run::FROM, &args.from), (run::OPPONENT, &args.opponent)] {
        let Some(path) = path else { continue };
        let net = read_net(path)?;
        if net.players() != usize::from(args.players) {
            return Err(TrainError::file(path, format!("this net is for {} players", net.players())));
        }
        run::keep_net(&args.folder, name, &net)?;
    }
    let say = |what: &str| eprintln!("{what}");
    let run = Run::new(settings, &args.folder, usize::from(args.threads), &STOP, &say)?;
    run.go_on(args.generations)?;
    if STOP.load(Ordering::Relaxed) {
        eprintln!("stopped; the same command goes on");
    }
    Ok(())
}

fn publish(args: &PublishArgs) -> Result<(), TrainError> {
    if run::kept_net(&args.folder, run::OPPONENT)?.is_some() {
        return Err(TrainError::file(&args.folder, "a net that learned to beat one opponent is not for everybody"));
    }
    let settings = run::settings(&args.folder)?;
    let bytes = read(&args.folder.join("best.net"))?;
    let name = format!("{}p", settings.players);
    let began = if run::kept_net(&args.folder, run::FROM)?.is_some() { Began::WithNet } else { Began::WithLevel2 };
    let card = card::write(&settings, began, &run::results(&args.folder)?, &args.date);
    for (file, bytes) in [(format!("{name}.net"), bytes.as_slice()), (format!("{name}.md"), card.as_bytes())] {
        let path = args.nets.join(file);
        fs::write(&path, bytes).map_err(|error| TrainError::file(&path, error))?;
        eprintln!("{}", path.display());
    }
    Ok(())
}

fn calibrate(args: &CalibrateArgs) -> Result<(), TrainError> {
    let net = read_net(&args.net)?;
    let players = net.players() as u8;
    let net = Arc::new(net);
    let nets = if args.level == 2 { Vec::new() } else { vec![Arc::clone(&net)] };
    let pool = Pool { nets, opponent: None };
    let games = Series { seed: args.seed, generation: 0, players, mix: args.mix }.play(0..args.games, &pool)?;
    let calibration = Calibration::of(&net, &games)?;
    println!("| Said | Came true | Positions |\n|---|---|---|\n{calibration}");
    println!("{} positions, worst bin {:.1} points", calibration.positions(), 100.0 * calibration.worst());
    Ok(())
}

fn play_match(args: &MatchArgs) -> Result<(), TrainError> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)).map_err(|error| TrainError::new(error.to_string()))?;
    let net = read_net(&args.net)?;
    let (players, seed) = (net.players() as u8, Seed::from_number(args.seed));
    let (deals, threads) = (args.deals, usize::from(args.threads));
    let game = Match { players, mix: args.mix, deals, seed, threads, stop: &STOP };
    let challenger = level_3(Learned::with(Arc::new(net), Thoroughness::default()));
    let opponent = if args.level == 2 { level_2() } else { level_3(Learned::default()) };
    let Some(score) = game.play(&challenger, &opponent)? else {
        return Err(TrainError::new("stopped before the end"));
    };
    println!("{}", card::percent(&score));
    Ok(())
}

/// Level 3 as it plays everywhere.
fn level_3(bot: Learned) -> (Arc<dyn Bot>, Budget) {
    (Arc::new(bot), Level::Learned.default_budget())
}

fn read_net(path: &Path) -> Result<Net, TrainError> {
    Net::from_bytes(&read(path)?).map_err(|error| TrainError::file(path, error))
}

fn read(path: &Path) -> Result<Vec<u8>, TrainError> {
    fs::read(path).map_err(|error| TrainError::file(path, error))
}
