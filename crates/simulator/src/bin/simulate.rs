//! Simulates many seeds and reports the first that fails.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::Parser;
use vale_simulator::{Outcome, Without, simulate};

/// Simulates the table server with everything that can go wrong, one seed after the other
#[derive(Debug, Parser)]
#[command(name = "simulate")]
struct Args {
    /// How many seeds
    #[arg(long, default_value_t = 1_000)]
    seeds: u64,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many threads; all cores if not given
    #[arg(long)]
    threads: Option<usize>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1);
    let begun = Instant::now();
    let (next, end) = (AtomicU64::new(args.from), args.from.saturating_add(args.seeds));
    let [facts, acknowledged, outages, failed] = [const { AtomicU64::new(0) }; 4];
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        return;
                    }
                    let outcome = match simulate(seed, Without::default()) {
                        Ok(outcome) => outcome,
                        Err(error) => {
                            eprintln!("seed {seed}: {error}");
                            failed.fetch_add(1, Ordering::Relaxed);
                            return;
                        }
                    };
                    facts.fetch_add(outcome.facts, Ordering::Relaxed);
                    acknowledged.fetch_add(outcome.acknowledged, Ordering::Relaxed);
                    outages.fetch_add(outcome.outages, Ordering::Relaxed);
                    if !outcome.failures.is_empty() {
                        failed.fetch_add(1, Ordering::Relaxed);
                        report(seed, &outcome);
                    }
                }
            });
        }
    });
    let [facts, acknowledged, outages, failed] =
        [facts, acknowledged, outages, failed].map(|count| count.load(Ordering::Relaxed));
    println!(
        "{} seeds from {}: {facts} entries, {acknowledged} acknowledged commands, {outages} outages, {failed} seeds failed, {:.0} s",
        args.seeds,
        args.from,
        begun.elapsed().as_secs_f64()
    );
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn report(seed: u64, outcome: &Outcome) {
    eprintln!("seed {seed} fails; repeat it with: cargo xtask simulate --from {seed} --seeds 1");
    for failure in outcome.failures.iter().take(5) {
        eprintln!("  {failure}");
    }
}
