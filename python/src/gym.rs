//! Actions, observations, masks and rewards, as Python has them.

use std::collections::BTreeMap;

use numpy::PyArray1;
use pyo3::prelude::*;
use vale_bots::Memory;
use vale_engine::{Card, Seat, SeatView};
use vale_gym::layout::LENGTH;
use vale_gym::{ACTIONS, Action, ActionSet, Purchase, Reward, observe};

use crate::convert::{illegal, shown, wrong};

/// A number of the table of actions.
pub fn action(number: &Bound<'_, PyAny>) -> PyResult<Action> {
    let found = number.extract::<usize>().ok().and_then(Action::new);
    found.ok_or_else(|| {
        illegal(format!("there is no action {}; actions are numbered 0 to {}", shown(number), ACTIONS - 1))
    })
}

/// An observation, as an array.
pub fn observation<'py>(
    view: &SeatView,
    memory: &Memory,
    bought: Option<Purchase>,
    py: Python<'py>,
) -> Bound<'py, PyArray1<u8>> {
    let mut out = [0; LENGTH];
    observe(view, memory, bought, &mut out);
    PyArray1::from_slice(py, &out)
}

/// A mask of actions, as an array.
pub fn mask<'py>(legal: &ActionSet, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
    let mut out = [false; ACTIONS];
    legal.write(&mut out);
    PyArray1::from_slice(py, &out)
}

/// What rewards are called.
pub fn reward(name: &str) -> PyResult<Reward> {
    match name {
        "win" => Ok(Reward::WinShare),
        "margin" => Ok(Reward::Margin),
        other => Err(wrong(format!("reward: `{other:.80}`; rewards are `win` and `margin`"))),
    }
}

/// What a seat remembers of the hands of others, by the numbers of their seats.
pub fn remembered(memory: &Memory, players: u8) -> BTreeMap<usize, Vec<&'static str>> {
    let known = Seat::all(players).map(|seat| (seat.number(), memory.in_hand(seat).iter().map(Card::id).collect()));
    known.filter(|(_, cards): &(usize, Vec<_>)| !cards.is_empty()).collect()
}
