//! Attacks a real server while others play, and measures what they suffer: `cargo xtask attack`.

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use vale_harness::attack::{HEAD, Plan, Row, names, run};
use vale_harness::chaos::{new_directory, remove_directory};
use vale_harness::{HarnessError, server};

/// Do a server with its usual limits all the harm that a stranger can do, and see what those suffer who play there.
#[derive(Debug, Parser)]
struct Args {
    /// Only these attacks
    #[arg(value_parser = names())]
    only: Vec<String>,
    /// How many seconds each attack lasts
    #[arg(long, default_value_t = 12.0)]
    seconds: f64,
    /// How many connections, tables and so on to use, in percent of what each attack has
    #[arg(long, default_value_t = 100)]
    percent: usize,
    /// How many milliseconds the slowest of a hundred moves of the others may take
    #[arg(long, default_value_t = 50)]
    slowest: u64,
    /// How much memory the server may use, in MiB
    #[arg(long, default_value_t = 512)]
    memory: u64,
}

#[tokio::main]
async fn main() -> ExitCode {
    match attack(&Args::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("attack: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Did everybody else get through it unharmed?
async fn attack(args: &Args) -> Result<bool, HarnessError> {
    let plan = Plan {
        program: server::find_program()?,
        only: args.only.clone(),
        lasts: Duration::from_secs_f64(args.seconds.clamp(0.1, 600.0)),
        percent: args.percent.min(100),
        slowest: Duration::from_millis(args.slowest),
        memory_mib: args.memory,
        directory: new_directory("attack")?,
    };
    println!("{HEAD}");
    let rows = run(&plan, |row| println!("{row}")).await;
    let harmless = rows.as_ref().is_ok_and(|rows| !rows.iter().any(Row::is_harmful));
    if harmless {
        remove_directory(&plan.directory);
    } else {
        eprintln!("attack: logs and data are kept in {}", plan.directory.display());
    }
    rows.map(|_| harmless)
}
