//! What is printed on cards and tiles, and the frozen tables of numbers.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use vale_bots::Level;
use vale_engine::{Card, SellTable, Tile};
use vale_gym::Action;
use vale_gym::layout::{FIELDS, QUESTIONS};

use crate::convert::to_python;

/// Returns the names of all actions, by number.
#[pyfunction]
pub fn action_names() -> Vec<String> {
    Action::all().map(|action| action.to_string()).collect()
}

/// Returns the fields of an observation: name, offset, shape, maximum and meaning of each.
#[pyfunction]
pub fn observation_layout(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let field = |field: &vale_gym::layout::Field| {
        let dict = PyDict::new(py);
        dict.set_item("name", field.name)?;
        dict.set_item("offset", field.from)?;
        dict.set_item("rows", field.rows)?;
        dict.set_item("columns", field.columns)?;
        dict.set_item("maximum", field.most)?;
        dict.set_item("meaning", field.meaning)?;
        Ok(dict)
    };
    FIELDS.iter().map(field).collect()
}

/// Returns the names of the questions that the field `question` of an observation tells apart.
#[pyfunction]
pub fn questions() -> Vec<&'static str> {
    QUESTIONS.to_vec()
}

/// Returns all creatures, in the order of their numbers.
#[pyfunction]
pub fn cards(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let card = |card: Card| {
        let creature = card.creature();
        let dict = PyDict::new(py);
        dict.set_item("number", card.index())?;
        dict.set_item("id", creature.id)?;
        dict.set_item("name", creature.name)?;
        dict.set_item("family", creature.family.name())?;
        dict.set_item("cost", creature.cost)?;
        dict.set_item("set", to_python(&creature.set, py)?)?;
        let sells = PyDict::new(py);
        sells.set_item("printed", SellTable::Printed.reward(creature.family).to_string())?;
        sells.set_item("manual", SellTable::Manual.reward(creature.family).to_string())?;
        dict.set_item("sells", sells)?;
        dict.set_item("instant", to_python(&creature.instant, py)?)?;
        dict.set_item("permanent", to_python(&creature.permanent, py)?)?;
        dict.set_item("active", to_python(&creature.active, py)?)?;
        Ok(dict)
    };
    Card::all().map(card).collect()
}

/// Returns all artifact tiles, in the order of their numbers.
#[pyfunction]
pub fn tiles(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let tile = |tile: Tile| {
        let artifact = tile.artifact();
        let dict = PyDict::new(py);
        dict.set_item("number", tile.index())?;
        dict.set_item("id", artifact.id)?;
        dict.set_item("name", artifact.name)?;
        dict.set_item("kind", to_python(&artifact.kind, py)?)?;
        dict.set_item("steps", to_python(&artifact.steps, py)?)?;
        Ok(dict)
    };
    Tile::all().map(tile).collect()
}

/// Returns the bots of the house: the number of each level and its name.
#[pyfunction]
pub fn levels() -> Vec<(u8, &'static str)> {
    Level::ALL.map(|level| (level.number(), level.name())).to_vec()
}
