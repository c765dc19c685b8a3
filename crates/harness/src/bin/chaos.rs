//! Kills real servers under real play and compares what is left: `cargo xtask chaos`.

use std::process::ExitCode;

use clap::Parser;
use vale_harness::chaos::{Plan, new_directory, remove_directory, run};
use vale_harness::faults::{FakeClock, Faults};
use vale_harness::{HarnessError, machine, postgres, server};

/// Kill a playing server again and again, and see whether it ever loses or doubles anything that it acknowledged.
#[derive(Debug, Parser)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
struct Args {
    /// How often to kill
    #[arg(long, default_value_t = 20)]
    kills: u32,
    /// At how many tables to play at the same time
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// Use two servers on one private database
    #[arg(long, help = "Two servers on a private PostgreSQL, instead of one with SQLite")]
    postgres: bool,
    /// Without that database on this machine, say so and succeed, unless it is required
    #[arg(long, requires = "postgres")]
    or_skip: bool,
    /// Also let servers stand still for a while (SIGSTOP and SIGCONT)
    #[arg(long)]
    pauses: bool,
    /// Also let the clock of the machine jump, as far as the servers can tell (with the library libfaketime)
    #[arg(long)]
    clock_jumps: bool,
    /// Also crash the database
    #[arg(long, requires = "postgres")]
    database_crashes: bool,
    /// Which games and which moments; what the threads of the machine do is not decided by it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    match chaos(&args).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("chaos: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn chaos(args: &Args) -> Result<(), HarnessError> {
    machine::raise_file_limit()?;
    if args.or_skip && !postgres::is_there() && !postgres::is_required() {
        println!("chaos: SKIPPED with two servers: there is no PostgreSQL here (Debian's package is `postgresql`)");
        return Ok(());
    }
    let clock_jumps = args.clock_jumps && FakeClock::is_there();
    if args.clock_jumps && !clock_jumps {
        println!("chaos: SKIPPED jumps of the clock: there is no libfaketime here (Debian's package is `faketime`)");
    }
    let plan = Plan {
        program: server::find_program()?,
        kills: args.kills,
        tables: args.tables,
        postgres: args.postgres,
        faults: Faults { pauses: args.pauses, clock_jumps, database_crashes: args.database_crashes },
        seed: args.seed,
        directory: new_directory("chaos")?,
    };
    let kept = plan.directory.display().to_string();
    let mut report = run(&plan).await.inspect_err(|_| eprintln!("chaos: logs and data are kept in {kept}"))?;
    for line in report.lines() {
        println!("{line}");
    }
    remove_directory(&plan.directory);
    Ok(())
}
