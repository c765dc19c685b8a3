//! Plays at many tables at the pace of people and measures how fast moves are acknowledged: `cargo xtask load`.

#![expect(clippy::cast_precision_loss, reason = "the last digits of a measurement do not matter")]

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use vale_harness::chaos::{new_directory, remove_directory};
use vale_harness::load::{Plan, Report, Times, run};
use vale_harness::reviewers::Reviewed;
use vale_harness::{HarnessError, machine, recovery, server};

/// Play at many tables with four people each, a move per table every second, and measure how fast moves are acknowledged.
#[derive(Debug, Parser)]
struct Args {
    /// At how many tables
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How many people have finished games reviewed meanwhile, one after the other
    #[arg(long, default_value_t = 0, conflicts_with = "recovery")]
    reviewers: usize,
    /// How many seconds to measure
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How many seconds to play before that
    #[arg(long, default_value_t = 5)]
    warm_up: u64,
    /// Milliseconds from move to move at a table
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pace: u64,
    /// Use a private database
    #[arg(long, help = "Use a private PostgreSQL instead of SQLite")]
    postgres: bool,
    /// Kill the server instead, and measure how soon the people at all tables, two at each, play on
    #[arg(long, conflicts_with = "postgres")]
    recovery: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Which games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let args = Args::parse();
    match load(&args).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn load(args: &Args) -> Result<(), HarnessError> {
    let files = machine::raise_file_limit()?;
    let needed = args.tables as u64 * 4 + 200;
    if files < needed {
        let message = format!("{} tables need {needed} open files, but the machine allows {files}", args.tables);
        return Err(HarnessError::Broken(message));
    }
    if args.recovery {
        return recover(args).await;
    }
    let plan = Plan {
        program: server::find_program()?,
        tables: args.tables,
        reviewers: args.reviewers,
        warm_up: Duration::from_secs(args.warm_up),
        measured: Duration::from_secs(args.seconds),
        pace: Duration::from_millis(args.pace),
        postgres: args.postgres,
        seed: args.seed,
        directory: new_directory("load")?,
    };
    let directory = plan.directory.clone();
    let kept = directory.display();
    let report = run(plan).await.inspect_err(|_| eprintln!("load: logs and data are kept in {kept}"))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|error| HarnessError::Broken(error.to_string()))?);
    } else {
        print_table(&report);
    }
    remove_directory(&directory);
    Ok(())
}

async fn recover(args: &Args) -> Result<(), HarnessError> {
    let directory = new_directory("recovery")?;
    let plan = recovery::Plan {
        program: server::find_program()?,
        tables: args.tables,
        moves: 30,
        seed: args.seed,
        directory: directory.clone(),
    };
    let kept = directory.display();
    let report = recovery::run(plan).await.inspect_err(|_| eprintln!("load: logs and data are kept in {kept}"))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|error| HarnessError::Broken(error.to_string()))?);
    } else {
        let recovery::Report { tables, serving_ms, connected_ms, playing_ms } = report;
        println!("{tables} tables with two people each; milliseconds since the server was killed:");
        println!("the server answers again: {serving_ms:.0}");
        for (what, times) in [("both are connected again", connected_ms), ("a move is acknowledged again", playing_ms)]
        {
            println!("{what}: p50 {:.0}, p99 {:.0}, last {:.0}", times.p50, times.p99, times.max);
        }
    }
    remove_directory(&directory);
    Ok(())
}

fn print_table(report: &Report) {
    let Times { p50, p95, p99, p999, max } = report.acknowledged_ms;
    println!(
        "| Store | Tables | Moves/s | p50 ms | p95 ms | p99 ms | p99.9 ms | Longest ms | Memory MiB | KiB per table | Cores |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    println!(
        "| {} | {} | {:.0} | {p50:.2} | {p95:.2} | {p99:.2} | {p999:.2} | {max:.2} | {:.1} | {:.1} | {:.2} |",
        report.store,
        report.tables,
        report.moves_per_second,
        report.memory_after_kib as f64 / 1024.0,
        report.memory_per_table_kib,
        report.server_cores,
    );
    println!();
    println!(
        "{} moves in {:.0} s; the server had {:.1} MiB before the first table; the clients used {:.2} cores and were late \
         by {:.2} ms at p99.",
        report.moves,
        report.seconds,
        report.memory_before_kib as f64 / 1024.0,
        report.client_cores,
        report.late_ms.p99,
    );
    let Reviewed { done, cancelled } = report.reviews;
    if done + cancelled > 0 {
        println!("Meanwhile {done} reviews were made and {cancelled} cancelled on the way.");
    }
}
