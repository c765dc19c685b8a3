//! The Python package `vale`: a thin layer over the engine, the bots, the gym and the lab.
//!
//! Whatever is wrong with what Python hands over becomes a Python exception with a sentence. What is done without Python
//! releases its lock, so that other threads go on.

mod agent;
mod arena;
mod background;
mod convert;
mod game;
mod gym;
mod lab;
mod tables;
mod vec_env;

use pyo3::prelude::*;

/// The part of the package that is written in Rust; `vale` has all of it.
#[pymodule]
fn _vale(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ACTIONS", vale_gym::ACTIONS)?;
    module.add("ACTIONS_VERSION", vale_gym::VERSION)?;
    module.add("OBSERVATION_LENGTH", vale_gym::layout::LENGTH)?;
    module.add("OBSERVATION_VERSION", vale_gym::layout::VERSION)?;
    module.add("RULES_VERSION", vale_engine::RULES_VERSION)?;
    module.add("BYTES_PER_GAME", vale_gym::Batch::bytes_per_game())?;
    module.add("ValeError", module.py().get_type::<convert::ValeError>())?;
    module.add("IllegalMove", module.py().get_type::<convert::IllegalMove>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<agent::Sight>()?;
    module.add_class::<agent::Bot>()?;
    module.add_class::<vec_env::VecEnv>()?;
    module.add_function(wrap_pyfunction!(arena::arena, module)?)?;
    module.add_function(wrap_pyfunction!(lab::generate, module)?)?;
    module.add_function(wrap_pyfunction!(lab::import_records, module)?)?;
    module.add_function(wrap_pyfunction!(tables::action_names, module)?)?;
    module.add_function(wrap_pyfunction!(tables::observation_layout, module)?)?;
    module.add_function(wrap_pyfunction!(tables::questions, module)?)?;
    module.add_function(wrap_pyfunction!(tables::cards, module)?)?;
    module.add_function(wrap_pyfunction!(tables::tiles, module)?)?;
    module.add_function(wrap_pyfunction!(tables::levels, module)?)?;
    Ok(())
}
