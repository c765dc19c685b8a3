//! Those who decide: bots of the house, and functions in Python.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use vale_bots::arena::{Entrant, Player};
use vale_bots::wire::Timeouts;
use vale_bots::{Budget, Decision, Memory};
use vale_engine::{Move, Seat, SeatView};
use vale_gym::{Action, ActionSet, Purchase, Step, legal_among, step_among};

use crate::convert::{illegal, shown, to_python, without_python, wrong};
use crate::game::Game;
use crate::gym;

/// What a bot is called: the number or the name of a level, with a budget if need be.
fn level_text(level: &Bound<'_, PyAny>) -> PyResult<String> {
    let number = level.extract::<u64>().map(|number| number.to_string());
    let text = number.or_else(|_| level.extract::<String>());
    text.map_err(|_| wrong(format!("{} is not a bot; say 2, \"apprentice\" or \"4@500\"", shown(level))))
}

/// A bot of the house.
pub fn house_bot(level: &Bound<'_, PyAny>) -> PyResult<(String, Arc<dyn vale_bots::Bot>, Budget)> {
    let text = level_text(level)?;
    if text.trim_start().starts_with("cmd:") {
        return Err(wrong("a program can play in the arena, but not here; say 2, \"apprentice\" or \"4@500\""));
    }
    let entrant = Entrant::read(&text, None, Timeouts::default()).map_err(wrong)?;
    match entrant.player {
        Player::Bot { bot, budget } => Ok((entrant.name, bot, budget)),
        Player::Program(_) => Err(wrong("a program can play in the arena, but not here")),
    }
}

/// A bot of the house or another program, in the arena.
pub fn entrant(level: &Bound<'_, PyAny>) -> PyResult<Entrant> {
    Entrant::read(&level_text(level)?, None, Timeouts::default()).map_err(wrong)
}

/// A bot of the house: `Bot(2)`, `Bot("learned")`, or with a budget of its own `Bot("4@500")` (nodes) or `Bot("4@20ms")`.
#[pyclass(module = "vale", frozen)]
pub struct Bot {
    /// The name of the bot.
    #[pyo3(get)]
    name: String,
    level: Arc<dyn vale_bots::Bot>,
    budget: Budget,
}

impl Bot {
    fn decision(&self, game: &Game, seed: u64, py: Python<'_>) -> PyResult<Decision> {
        let engine = *game.game();
        let seat = engine.asked_seat().ok_or_else(|| illegal("the game is over, so there is nothing to decide"))?;
        let memory = game.memories().of(seat).clone();
        without_python(py, || {
            let (view, legal) = (engine.seat_view(seat), engine.legal_moves());
            let sight = vale_bots::Sight { view: &view, memory: &memory, legal: &legal };
            self.level.decide(sight, seed, self.budget)
        })
    }
}

#[pymethods]
impl Bot {
    #[new]
    fn new(level: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (name, level, budget) = house_bot(level)?;
        Ok(Self { name, level, budget })
    }

    /// The move that the bot makes for the seat that is asked. It knows what that seat sees and remembers, and nothing else.
    #[pyo3(signature = (game, seed=0))]
    fn decide(&self, game: &Game, seed: u64, py: Python<'_>) -> PyResult<String> {
        let decision = self.decision(game, seed, py)?;
        Ok(game.game().write_move(decision.chosen))
    }

    /// What the bot looked at, the best first: the moves of each plan and its value. Empty for a bot that does not plan.
    #[pyo3(signature = (game, seed=0))]
    fn plans<'py>(&self, game: &Game, seed: u64, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let decision = self.decision(game, seed, py)?;
        let plan = |plan: &vale_bots::Plan| {
            let dict = PyDict::new(py);
            dict.set_item("moves", plan.moves.iter().map(ToString::to_string).collect::<Vec<_>>())?;
            dict.set_item("value", plan.value)?;
            Ok(dict)
        };
        decision.plans.iter().map(plan).collect()
    }

    fn __repr__(&self) -> String {
        format!("<vale.Bot: {}>", self.name)
    }
}

/// What an agent of the arena may know when it is asked: what its seat sees and remembers, and the legal moves.
#[pyclass(module = "vale", frozen)]
pub struct Sight {
    view: SeatView,
    memory: Memory,
    legal: Vec<Move>,
    texts: Vec<String>,
    bought: Option<Purchase>,
    /// A number for the agent's own chance, which is the same when the arena is run again.
    #[pyo3(get)]
    seed: u64,
}

impl Sight {
    fn seat_and_players(&self) -> (Seat, u8) {
        (self.view.seat, self.view.table.options.players)
    }

    fn legal_set(&self) -> ActionSet {
        let (seat, players) = self.seat_and_players();
        legal_among(&self.legal, seat, players, self.bought)
    }
}

#[pymethods]
impl Sight {
    /// The seat that is asked, from 1.
    #[getter]
    fn seat(&self) -> usize {
        self.view.seat.number()
    }

    /// What the seat sees, as a dict.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.view, py)
    }

    /// The cards that the seat knows to be in the hands of others, by seat.
    fn remembered(&self) -> std::collections::BTreeMap<usize, Vec<&'static str>> {
        gym::remembered(&self.memory, self.view.table.options.players)
    }

    /// The legal moves, as texts.
    fn legal_moves(&self) -> Vec<String> {
        self.texts.clone()
    }

    /// The legal actions, as numbers.
    fn legal_actions(&self) -> Vec<usize> {
        self.legal_set().iter().map(Action::number).collect()
    }

    /// The legal actions, as an array with a bool for each action.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        gym::mask(&self.legal_set(), py)
    }

    /// What the seat sees and remembers, as an array of bytes.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        gym::observation(&self.view, &self.memory, self.bought, py)
    }

    /// Returns a full game that looks to the seat exactly like this, with what is hidden from it dealt at random.
    #[pyo3(signature = (*, seed=0))]
    fn sample(&self, seed: u64) -> PyResult<Game> {
        Game::sampled(&self.view, &self.memory, self.bought, seed)
    }
}

/// A function in Python that plays in the arena. Its first exception stops the arena and is kept.
pub struct Agent {
    pub function: Py<PyAny>,
    pub stop: Arc<AtomicBool>,
    pub failure: Arc<Mutex<Option<PyErr>>>,
}

impl Agent {
    /// What the function answers: a move as a text, or actions until they make a move.
    fn ask(&self, sight: vale_bots::Sight<'_>, seed: u64, py: Python<'_>) -> PyResult<Move> {
        let (seat, players) = (sight.view.seat, sight.view.table.options.players);
        // Moves are written in the words of a game, and any that looks like this one has the same.
        let game = vale_bots::sample::sample(sight.view, sight.memory, seed).map_err(wrong)?;
        let mut bought = None;
        loop {
            let shown_to_agent = Sight {
                view: sight.view.clone(),
                memory: sight.memory.clone(),
                legal: sight.legal.to_vec(),
                texts: sight.legal.iter().map(|&m| game.write_move(m)).collect(),
                bought,
                seed,
            };
            let answer = self.function.bind(py).call1((shown_to_agent,))?;
            if let Ok(text) = answer.extract::<String>() {
                let m = game.read_move(&text).map_err(illegal)?;
                game.check(m).map_err(illegal)?;
                return Ok(m);
            }
            let action = gym::action(&answer)?;
            let legal = legal_among(sight.legal, seat, players, bought).contains(action);
            match step_among(sight.legal, seat, players, bought, action).filter(|_| legal) {
                Some(Step::Play(m)) => return Ok(m),
                Some(Step::AskPayment(purchase)) => bought = Some(purchase),
                None => return Err(illegal(format!("action {} ({action}) is not legal now", action.number()))),
            }
        }
    }
}

impl vale_bots::Bot for Agent {
    fn decide(&self, sight: vale_bots::Sight<'_>, seed: u64, _budget: Budget) -> Decision {
        let fallback = sight.legal.first().copied().unwrap_or(Move::Done);
        if self.stop.load(Ordering::Relaxed) {
            return Decision::plain(fallback);
        }
        match Python::attach(|py| self.ask(sight, seed, py)) {
            Ok(m) => Decision::plain(m),
            Err(error) => {
                self.failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                self.stop.store(true, Ordering::Relaxed);
                Decision::plain(fallback)
            }
        }
    }
}
