//! Many games at once, with arrays that are written in place.

use numpy::{Element, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use vale_gym::layout::LENGTH;
use vale_gym::{ACTIONS, Batch, Buffers, Chair, Rules};

use crate::agent::house_bot;
use crate::convert::{illegal, options, shown, without_python, wrong};
use crate::game::Game;
use crate::gym::reward;

/// Many games that are stepped at once, without Python's lock and in one or more threads.
///
/// The arrays are made once and written in place by each step: copy what you want to keep.
#[pyclass(module = "vale")]
pub struct VecEnv {
    batch: Batch,
    /// What the player to act sees and remembers: `uint8`, games x `OBSERVATION_LENGTH`.
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    /// The legal actions: `bool`, games x `ACTIONS`.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// Who is to act, from 0: `int8`, one for each game.
    #[pyo3(get)]
    to_act: Py<PyArray1<i8>>,
    /// What the game that just ended brought each player: `float32`, games x players; 0 while a game goes on.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// The points of each player: `int32`, games x players; those of the game that just ended where one did.
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    /// Did the game end in this step? `bool`, one for each game. Its place is taken by the next game at once.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
}

impl VecEnv {
    /// Lends all arrays to the batch, without Python's lock.
    fn with_buffers(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Batch, Buffers<'_>) -> Result<(), vale_gym::BatchError> + Send,
    ) -> PyResult<()> {
        let mut observations = writable(self.observations.bind(py), "observations")?;
        let mut masks = writable(self.masks.bind(py), "masks")?;
        let mut to_act = writable(self.to_act.bind(py), "to_act")?;
        let mut rewards = writable(self.rewards.bind(py), "rewards")?;
        let mut scores = writable(self.scores.bind(py), "scores")?;
        let mut dones = writable(self.dones.bind(py), "dones")?;
        let buffers = Buffers {
            observations: slice(&mut observations)?,
            masks: slice(&mut masks)?,
            players: slice(&mut to_act)?,
            rewards: slice(&mut rewards)?,
            scores: slice(&mut scores)?,
            dones: slice(&mut dones)?,
        };
        let batch = &mut self.batch;
        without_python(py, || work(batch, buffers))?.map_err(illegal)
    }

    fn show(&mut self, py: Python<'_>) -> PyResult<()> {
        self.with_buffers(py, |batch, buffers| batch.show(buffers))
    }
}

fn writable<'py, T: Element, D: numpy::ndarray::Dimension>(
    array: &Bound<'py, numpy::PyArray<T, D>>,
    name: &str,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.try_readwrite().map_err(|error| wrong(format!("{name} cannot be written: {error}")))
}

fn slice<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|error| wrong(error.to_string()))
}

/// The actions that Python hands over, as an array of 64-bit numbers.
fn actions<'py>(given: &Bound<'py, PyAny>, games: usize) -> PyResult<Bound<'py, PyArray1<i64>>> {
    let array = match given.cast::<PyArray1<i64>>() {
        Ok(array) => array.clone(),
        Err(_) => converted(given, games)?,
    };
    if array.is_contiguous() { Ok(array) } else { Ok(array.call_method0("copy")?.cast_into()?) }
}

/// Whole numbers of any other kind.
fn converted<'py>(given: &Bound<'py, PyAny>, games: usize) -> PyResult<Bound<'py, PyArray1<i64>>> {
    let not_actions = || wrong(format!("actions: {}; {games} whole numbers are needed", shown(given)));
    let array = given.py().import("numpy")?.call_method1("asarray", (given,)).map_err(|_| not_actions())?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        return Err(not_actions());
    }
    let wide = array.call_method1("astype", ("int64",))?;
    wide.cast_into::<PyArray1<i64>>().map_err(|_| not_actions())
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (games, *, players=2, seed=0, threads=1, opponents=None, reward="win", sell="printed",
        payment="needed", artifact_creatures=false, artifact_tiles=false))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        py: Python<'_>,
        games: usize,
        players: i64,
        seed: u64,
        threads: usize,
        opponents: Option<Vec<Option<Bound<'_, PyAny>>>>,
        reward: &str,
        sell: &str,
        payment: &str,
        artifact_creatures: bool,
        artifact_tiles: bool,
    ) -> PyResult<Self> {
        let options = options(players, sell, payment, artifact_creatures, artifact_tiles)?;
        let seats = usize::from(options.players);
        let chair = |level: Option<Bound<'_, PyAny>>| match level {
            None => Ok(Chair::Learner),
            Some(level) => house_bot(&level).map(|(_, bot, budget)| Chair::Bot { bot, budget }),
        };
        let chairs = match opponents {
            None => (0..seats).map(|_| Chair::Learner).collect(),
            Some(levels) => levels.into_iter().map(chair).collect::<PyResult<Vec<_>>>()?,
        };
        let rules = Rules { options, seed, reward: self::reward(reward)?, chairs };
        let batch = without_python(py, || Batch::new(rules, games, threads))?.map_err(wrong)?;
        let mut env = Self {
            batch,
            observations: PyArray2::zeros(py, [games, LENGTH], false).unbind(),
            masks: PyArray2::zeros(py, [games, ACTIONS], false).unbind(),
            to_act: PyArray1::zeros(py, games, false).unbind(),
            rewards: PyArray2::zeros(py, [games, seats], false).unbind(),
            scores: PyArray2::zeros(py, [games, seats], false).unbind(),
            dones: PyArray1::zeros(py, games, false).unbind(),
        };
        env.show(py)?;
        Ok(env)
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.batch.games()
    }

    /// How many players each game has.
    #[getter]
    fn players(&self) -> usize {
        self.batch.seats()
    }

    /// Begins all games anew. The same seed gives the same games.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, seed: u64, py: Python<'_>) -> PyResult<()> {
        let batch = &mut self.batch;
        without_python(py, || batch.reset(seed))?.map_err(wrong)?;
        self.show(py)
    }

    /// Takes one action in each game, lets the bots answer, and writes all arrays. A game that ends begins again. If an
    /// action is not legal, none is taken.
    fn step(&mut self, actions: &Bound<'_, PyAny>, py: Python<'_>) -> PyResult<()> {
        let array = self::actions(actions, self.batch.games())?;
        let reading = array.try_readonly().map_err(|error| wrong(format!("actions cannot be read: {error}")))?;
        let actions = reading.as_slice().map_err(|error| wrong(error.to_string()))?;
        self.with_buffers(py, |batch, buffers| batch.step(actions, buffers))
    }

    /// Returns a legal action for each game, any of them as likely as the others. With `out`, an array of `int64`, they are
    /// written there.
    #[pyo3(signature = (out=None))]
    fn random_actions<'py>(
        &mut self,
        out: Option<Bound<'py, PyArray1<i64>>>,
        py: Python<'py>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, self.batch.games(), false));
        let mut writing = writable(&array, "out")?;
        let (batch, places) = (&mut self.batch, slice(&mut writing)?);
        without_python(py, || batch.random_actions(places))?.map_err(wrong)?;
        drop(writing);
        Ok(array)
    }

    /// Returns a copy of one of the games, counted from 0, with everything that is hidden. Nobody remembers anything in it.
    fn game(&self, number: usize) -> PyResult<Game> {
        let games = self.batch.games();
        let game =
            self.batch.game(number).ok_or_else(|| wrong(format!("game: {number}; there are 0 to {}", games - 1)))?;
        Game::from_engine(game)
    }

    fn __len__(&self) -> usize {
        self.batch.games()
    }

    fn __repr__(&self) -> String {
        format!("<vale.VecEnv: {} games of {} players>", self.batch.games(), self.batch.seats())
    }
}
