//! `vale bench`: how fast the engine plays random games on one core.

use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;
use vale_bots::random_game;
use vale_engine::{Game, Options, Seed, Setup};
use vale_words::{Words, say};

use crate::args::{BenchArgs, expansion_parts};
use crate::error::CliError;

/// What was measured for one number of players. A decision is listing all legal moves, choosing one and playing it.
#[derive(Debug, Serialize)]
struct Measurement {
    players: u8,
    games: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    moves_per_decision: f64,
    rounds_per_game: f64,
}

#[derive(Debug, Serialize)]
struct Report {
    version: &'static str,
    artifact_creatures: bool,
    artifact_tiles: bool,
    game_bytes: usize,
    measurements: Vec<Measurement>,
}

/// Runs the command.
pub fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    if cfg!(debug_assertions) {
        anstream::eprintln!("This is a debug build: use `cargo run --release -- bench` for meaningful numbers.");
    }
    let mut measurements = Vec::new();
    for players in 2..=4 {
        let options = args.expansion.options(players);
        let measurement = measure(options, args)?;
        if !args.json {
            print(&measurement, options, out)?;
        }
        measurements.push(measurement);
    }
    let game_bytes = size_of::<Game>();
    if args.json {
        let Options { artifact_creatures, artifact_tiles, .. } = args.expansion.options(2);
        let version = env!("CARGO_PKG_VERSION");
        let report = Report { version, artifact_creatures, artifact_tiles, game_bytes, measurements };
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "size of a game: {game_bytes} bytes")?;
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "the last digits of a measurement do not matter")]
fn measure(options: Options, args: &BenchArgs) -> Result<Measurement, CliError> {
    let time = Duration::from_secs_f64(args.seconds);
    let (mut games, mut decisions, mut listed, mut rounds) = (0, 0, 0, 0);
    let began = Instant::now();
    while args.games.map_or_else(|| began.elapsed() < time, |wanted| games < wanted) {
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(games)) };
        let played = random_game(&setup).map_err(|error| CliError::bad_input(&error))?;
        decisions += u64::from(played.decisions);
        listed += u64::from(played.listed);
        rounds += u64::from(played.end.round());
        games += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(Measurement {
        players: options.players,
        games,
        decisions,
        seconds,
        decisions_per_second: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        moves_per_decision: listed as f64 / decisions as f64,
        rounds_per_game: rounds as f64 / games as f64,
    })
}

fn print(measured: &Measurement, options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(
        out,
        "{} players{}: {:.2} million decisions per second; {} games in {:.2} s; {:.1} decisions per game, \
         {:.2} moves per decision, {:.2} rounds per game",
        measured.players,
        say!(Words::english(), "cli-expansion", parts = expansion_parts(options)),
        measured.decisions_per_second / 1e6,
        measured.games,
        measured.seconds,
        measured.decisions_per_game,
        measured.moves_per_decision,
        measured.rounds_per_game,
    )?;
    out.flush()?;
    Ok(())
}
