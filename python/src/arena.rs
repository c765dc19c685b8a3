//! The arena, with agents in Python.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use vale_bots::Budget;
use vale_bots::arena::{Arena, Entrant, Player};

use crate::agent::{Agent, entrant};
use crate::background::in_background;
use crate::convert::{options, seed, to_python, wrong};

/// The most deals and threads.
const MAX_DEALS: u64 = 10_000_000;
const MAX_THREADS: usize = 1024;

/// Lets bots play against each other, and returns what came of it with 95 % confidence intervals, as a dict.
///
/// A bot is the number or name of a level, such as `2` or `"4@500"`, a program, such as `"cmd:./mybot"`, or a function of
/// yours: it gets a `Sight` and returns a move as a text or an action as a number. Each deal is played once in every
/// seating. If there are fewer bots than seats, the last one takes those that are left. The same function twice is one bot.
#[pyfunction]
#[pyo3(signature = (bots, *, players=2, deals=100, seed=None, threads=1, sell="printed", payment="needed",
    artifact_creatures=false, artifact_tiles=false))]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
pub fn arena<'py>(
    py: Python<'py>,
    bots: Vec<Bound<'py, PyAny>>,
    players: i64,
    deals: u64,
    seed: Option<&Bound<'py, PyAny>>,
    threads: usize,
    sell: &str,
    payment: &str,
    artifact_creatures: bool,
    artifact_tiles: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let options = options(players, sell, payment, artifact_creatures, artifact_tiles)?;
    if !(1..=MAX_DEALS).contains(&deals) {
        return Err(wrong(format!("deals: {deals}; play 1 to {MAX_DEALS}")));
    }
    if !(1..=MAX_THREADS).contains(&threads) {
        return Err(wrong(format!("threads: {threads}; use 1 to {MAX_THREADS}")));
    }
    let stop = Arc::new(AtomicBool::new(false));
    let failure = Arc::new(Mutex::new(None));
    let mut entrants: Vec<Entrant> = Vec::new();
    for (place, bot) in bots.iter().enumerate() {
        let twin = bots.iter().take(place).position(|before| before.is(bot));
        let mut entered = if bot.is_callable() { agent(bot, &stop, &failure)? } else { entrant(bot)? };
        if let Some(twin) = twin {
            entered.name.clone_from(&entrants[twin].name);
        } else if bot.is_callable() && entrants.iter().any(|other| other.name == entered.name) {
            entered.name = format!("{} {}", entered.name, place + 1);
        }
        entrants.push(entered);
    }
    let arena = Arena::new(options, entrants, self::seed(seed, py)?).map_err(wrong)?;
    let results = in_background(py, &stop, || arena.run(deals, threads, &stop, &|_| {}));
    if let Some(error) = failure.lock().unwrap_or_else(PoisonError::into_inner).take() {
        return Err(error);
    }
    to_python(&results?, py)
}

/// A function as somebody who takes part.
fn agent(
    function: &Bound<'_, PyAny>,
    stop: &Arc<AtomicBool>,
    failure: &Arc<Mutex<Option<PyErr>>>,
) -> PyResult<Entrant> {
    let named = function.getattr("__name__").and_then(|name| name.extract::<String>());
    let kind = || function.get_type().name().map(|name| name.to_string());
    let name = named.or_else(|_| kind())?;
    let bot = Agent { function: function.clone().unbind(), stop: Arc::clone(stop), failure: Arc::clone(failure) };
    Ok(Entrant { name, player: Player::Bot { bot: Arc::new(bot), budget: Budget::Nodes(0) } })
}
