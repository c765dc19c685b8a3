//! What goes between Python and the engine: errors, options, seeds, seats and JSON.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyString};
use serde::Serialize;
use vale_engine::{Options, PaymentRule, Seat, Seed, SellTable};

create_exception!(vale, ValeError, PyValueError, "Something that the game or the package does not know or allow.");
create_exception!(vale, IllegalMove, ValeError, "A move or an action that is not legal now; the text says why.");

/// An error with a sentence.
pub fn wrong(problem: impl ToString) -> PyErr {
    ValeError::new_err(problem.to_string())
}

/// An error about a move that is not legal.
pub fn illegal(problem: impl ToString) -> PyErr {
    IllegalMove::new_err(problem.to_string())
}

/// Does something without Python's lock. A panic would be a fault of ours; it becomes an exception like others.
pub fn without_python<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(work)));
    done.map_err(|_| PyRuntimeError::new_err("a fault in vale: please report it, with the seed"))
}

/// The options of a game.
pub fn options(
    players: i64,
    sell: &str,
    payment: &str,
    artifact_creatures: bool,
    artifact_tiles: bool,
) -> PyResult<Options> {
    let number = u8::try_from(players).ok().filter(|number| (2..=4).contains(number));
    let players = number.ok_or_else(|| wrong(format!("players: {players}; the game is for 2 to 4")))?;
    let sell = match sell {
        "printed" => SellTable::Printed,
        "manual" => SellTable::Manual,
        other => return Err(wrong(format!("sell: `{other}`; the sell tables are `printed` and `manual`"))),
    };
    let payment = match payment {
        "needed" => PaymentRule::Needed,
        "any" => PaymentRule::Any,
        other => return Err(wrong(format!("payment: `{other}`; the rules of payment are `needed` and `any`"))),
    };
    Ok(Options { players, sell, payment, artifact_creatures, artifact_tiles })
}

/// The beginning of what a Python object prints.
pub fn shown(object: &Bound<'_, PyAny>) -> String {
    let text = object.repr().map_or_else(|_| "?".to_owned(), |text| text.to_string());
    text.chars().take(80).collect()
}

/// A seed: a number below 2^64, or 64 hexadecimal digits; without one, any.
pub fn seed(seed: Option<&Bound<'_, PyAny>>, py: Python<'_>) -> PyResult<Seed> {
    let Some(seed) = seed else {
        let any: String = py.import("secrets")?.call_method1("token_hex", (32,))?.extract()?;
        return Seed::from_str(&any).map_err(wrong);
    };
    let is_text = seed.is_instance_of::<PyString>();
    let is_number = seed.is_instance_of::<PyInt>() && !seed.is_instance_of::<PyBool>();
    let text = if is_text || is_number { seed.str()?.to_string() } else { shown(seed) };
    Seed::from_str(&text).map_err(|error| wrong(format!("seed: {text:.80}; {error}")))
}

/// A seat at a table of so many players, counted from 1.
pub fn seat(number: &Bound<'_, PyAny>, players: u8) -> PyResult<Seat> {
    let seat = number.extract::<usize>().ok().and_then(Seat::from_number);
    let seat = seat.filter(|seat| seat.index() < usize::from(players));
    seat.ok_or_else(|| wrong(format!("seat: {}; the seats of this table are 1 to {players}", shown(number))))
}

/// What the engine writes as JSON, as Python objects.
pub fn to_python<'py>(value: &impl Serialize, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| wrong(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// Python objects as JSON; a text is taken for JSON as it is.
pub fn to_json(object: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = object.extract::<String>() {
        return Ok(text);
    }
    let text = object.py().import("json")?.call_method1("dumps", (object,));
    text.and_then(|text| text.extract()).map_err(|error| wrong(format!("this cannot be written as JSON: {error}")))
}
