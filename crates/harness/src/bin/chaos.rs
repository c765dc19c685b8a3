//! Kills real servers under real play and compares what is left: `cargo xtask chaos`.

use std::process::ExitCode;

use clap::Parser;
use vale_harness::chaos::{Plan, new_directory, remove_directory, run};
use vale_harness::{Trouble, machine, postgres, server};

/// Kill a playing server again and again, and see whether it ever loses or doubles anything that it acknowledged.
#[derive(Debug, Parser)]
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
    /// Which games and which moments; what the threads of the machine do is not decided by it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    match chaos(&args).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("chaos: {trouble}");
            ExitCode::FAILURE
        }
    }
}

async fn chaos(args: &Args) -> Result<(), Trouble> {
    machine::raise_file_limit()?;
    if args.or_skip && !postgres::is_there() && !postgres::is_required() {
        println!("chaos: SKIPPED with two servers: there is no PostgreSQL here (Debian's package is `postgresql`)");
        return Ok(());
    }
    let plan = Plan {
        program: server::find_program()?,
        kills: args.kills,
        tables: args.tables,
        postgres: args.postgres,
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
