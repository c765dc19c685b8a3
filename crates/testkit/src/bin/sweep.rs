//! Plays a great many random games with all options and checks them on the way: `sweep --games 1000000`.

use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use vale_engine::{Options, PaymentRule, SellTable};
use vale_testkit::{ConformanceError, Stats, all_options, sweep};

const HELP: &str = "\
sweep --games N [--seed S] [--threads T]

Plays N random games, spread over all options (2 to 4 players, both sell tables, both payment rules, with and without the
creatures and the tiles of the Artifacts expansion), and checks them on the way. Exits with 1 if a promise is broken, and
shows the setup and the moves that lead there.

  --games N     how many games
  --seed S      which games (default 1): the same seed plays the same games on any number of threads
  --threads T   how many threads (default: all cores)
";

/// How many games a thread plays at a time.
const CHUNK: u64 = 250;

struct Args {
    games: u64,
    seed: u64,
    threads: usize,
}

impl Args {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut args = Self { games: 0, seed: 1, threads: 0 };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--games" => args.games = number(&word, words.next())?,
                "--seed" => args.seed = number(&word, words.next())?,
                "--threads" => args.threads = number(&word, words.next())?,
                _ => return Err(format!("there is no option `{word}`")),
            }
        }
        if args.games == 0 { Err("how many games? Say so with --games".to_owned()) } else { Ok(args) }
    }
}

fn number<N: FromStr>(option: &str, value: Option<String>) -> Result<N, String> {
    let value = value.ok_or_else(|| format!("{option} needs a number"))?;
    value.parse().map_err(|_| format!("{option}: `{value}` is not a number that can be used here"))
}

fn main() -> ExitCode {
    let args = match Args::read(std::env::args().skip(1)) {
        Ok(args) => args,
        Err(problem) => {
            eprint!("sweep: {problem}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    if let Err(error) = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build_global() {
        eprintln!("sweep: {error}");
        return ExitCode::from(2);
    }
    match sweep_all(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(violation) => {
            eprintln!("sweep: a promise is broken: {violation}");
            ExitCode::FAILURE
        }
    }
}

fn sweep_all(args: &Args) -> Result<(), Box<ConformanceError>> {
    println!("players sell    payment creatures tiles  {}", Figures::HEAD);
    let begin = Instant::now();
    let mut total = Stats::default();
    let kinds = all_options().count() as u64;
    for (kind, options) in (0..).zip(all_options()) {
        // The games that do not divide go to the first kinds.
        let games = args.games / kinds + u64::from(kind < args.games % kinds);
        let kind_begin = Instant::now();
        let stats = sweep_one_kind(games, options, args.seed.wrapping_add(kind << 32))?;
        println!("{}  {}", describe(options), Figures(stats, kind_begin.elapsed()));
        total = total.merge(stats);
    }
    println!("{:<38}  {}", "all together", Figures(total, begin.elapsed()));
    Ok(())
}

fn sweep_one_kind(games: u64, options: Options, seed: u64) -> Result<Stats, Box<ConformanceError>> {
    let chunks = (0..games.div_ceil(CHUNK)).into_par_iter();
    chunks
        .map(|chunk| sweep(chunk * CHUNK..games.min((chunk + 1) * CHUNK), options, seed).map_err(Box::new))
        .try_reduce(Stats::default, |one, other| Ok(one.merge(other)))
}

fn describe(options: Options) -> String {
    let sell = match options.sell {
        SellTable::Printed => "printed",
        SellTable::Manual => "manual",
    };
    let payment = match options.payment {
        PaymentRule::Needed => "needed",
        PaymentRule::Any => "any",
    };
    let switch = |on| if on { "yes" } else { "no" };
    let (creatures, tiles) = (switch(options.artifact_creatures), switch(options.artifact_tiles));
    format!("{:<7} {sell:<7} {payment:<7} {creatures:<9} {tiles:<5}", options.players)
}

/// What was done in which time, as the columns of a table.
struct Figures(Stats, Duration);

impl Figures {
    const HEAD: &str = "     games   decisions     rounds  in full  highest  seconds";
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Stats { games, checked_in_full, decisions, rounds, highest_score }, time) = self;
        let seconds = time.as_secs_f64();
        write!(f, "{games:>10}  {decisions:>10} {rounds:>10} {checked_in_full:>8} {highest_score:>8} {seconds:>8.1}")
    }
}
