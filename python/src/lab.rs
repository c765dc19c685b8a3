//! Games as Parquet files.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use pyo3::prelude::*;
use vale_lab::generate::Plan;
use vale_lab::import::import;

use crate::background::in_background;
use crate::convert::{options, shown, wrong};

/// Lets bots play the games with the seeds `first_seed` to `first_seed + games - 1`, and writes them as Parquet files into a
/// folder. Chunks that are there already are kept, so the same call goes on after an interruption; games of another kind are
/// refused. What is written does not depend on the number of threads. Returns the number of games in the folder.
///
/// Bots are named by seat as for `arena`; the last one takes the seats that are left. With `follow_plans` they follow the plan
/// for a turn as long as it can be followed: several times as fast, and a little weaker.
#[pyfunction]
#[pyo3(signature = (folder, bots, *, players=2, games=1000, first_seed=0, chunk=1000, threads=1, follow_plans=false, sell="printed",
    payment="needed", artifact_creatures=false, artifact_tiles=false))]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
pub fn generate(
    py: Python<'_>,
    folder: PathBuf,
    bots: Vec<Bound<'_, PyAny>>,
    players: i64,
    games: u64,
    first_seed: u64,
    chunk: u64,
    threads: usize,
    follow_plans: bool,
    sell: &str,
    payment: &str,
    artifact_creatures: bool,
    artifact_tiles: bool,
) -> PyResult<u64> {
    let options = options(players, sell, payment, artifact_creatures, artifact_tiles)?;
    let bots = bots.iter().map(name_of).collect::<PyResult<Vec<_>>>()?;
    let plan = Plan { bots, follow_plans, options, from: first_seed, games, chunk };
    let stop = AtomicBool::new(false);
    let progress = in_background(py, &stop, || plan.run(&folder, threads, &stop, &|_| {}))?;
    Ok(progress.done)
}

/// Reads records of finished games into a new folder of the same layout: `.vale` files, and folders of them. Returns how many
/// games were read, and the files that were left out, with the reasons.
#[pyfunction]
#[pyo3(signature = (folder, records, *, chunk=1000))]
pub fn import_records(
    py: Python<'_>,
    folder: PathBuf,
    records: Vec<PathBuf>,
    chunk: u64,
) -> PyResult<(u64, Vec<(PathBuf, String)>)> {
    let stop = AtomicBool::new(false);
    let imported = in_background(py, &stop, || import(&records, &folder, chunk))?;
    Ok((imported.games, imported.left_out))
}

/// A bot as the arena reads it. Functions cannot play here: their games could not be repeated.
fn name_of(bot: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(level) = bot.extract::<i64>() {
        return Ok(level.to_string());
    }
    bot.extract().map_err(|_| wrong(format!("{}: a bot is a level, such as 2 or \"4@500\", or a program", shown(bot))))
}
