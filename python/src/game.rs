//! A game, as Python has it.

use std::collections::BTreeMap;

use numpy::PyArray1;
use pyo3::prelude::*;
use serde::Deserialize;
use vale_bots::recall;
use vale_bots::{Memories, Memory, Seen, sample::sample};
use vale_engine::{
    Card, Deal, Event, FirstPlayer, Match, Move, MoveList, Position, Record, RunningEffects, Seat, Setup, Start,
};
use vale_gym::{Action, ActionSet, Purchase, Step, legal_actions, rewards, step};

use crate::convert::{illegal, options, seat, seed, to_json, to_python, wrong};
use crate::gym::{action, mask, observation, remembered};

/// A game from its beginning or a position, with all its moves and with what each seat remembers.
///
/// Moves are texts of the notation, such as `summon imp RR`; actions are numbers of the table, such as that of `summon imp`.
/// Seats are counted from 1.
#[pyclass(module = "vale", name = "Game")]
#[derive(Clone)]
pub struct Game {
    played: Match,
    memories: Memories,
    /// The card that was chosen by an action and is not paid yet.
    bought: Option<Purchase>,
}

impl Game {
    /// The game that starts from here.
    fn begin(start: impl Into<Start>, players: u8) -> PyResult<Self> {
        let mut memories = Memories::new(players);
        let played = Match::begin(start.into(), &mut memories).map_err(wrong)?;
        Ok(Self { played, memories, bought: None })
    }

    /// This game as a new start, without anything that seats remember.
    pub fn from_engine(game: &vale_engine::Game) -> PyResult<Self> {
        Self::begin(game.snapshot(), game.options().players)
    }

    /// A game that fits what a seat sees and remembers.
    pub fn sampled(
        view: &vale_engine::SeatView,
        memory: &Memory,
        bought: Option<Purchase>,
        number: u64,
    ) -> PyResult<Self> {
        let mut game = Self::from_engine(&sample(view, memory, number).map_err(wrong)?)?;
        game.memories.replace(memory);
        game.bought = bought;
        Ok(game)
    }

    pub fn game(&self) -> &vale_engine::Game {
        self.played.game()
    }

    pub fn memories(&self) -> &Memories {
        &self.memories
    }

    fn players_number(&self) -> u8 {
        self.game().options().players
    }

    fn find_seat(&self, number: Option<&Bound<'_, PyAny>>) -> PyResult<Seat> {
        match number {
            Some(number) => seat(number, self.players_number()),
            None => self.game().asked_seat().ok_or_else(|| wrong("the game is over, so nobody is asked: name a seat")),
        }
    }

    /// The card that this seat has chosen and not paid yet: nobody else knows.
    fn bought_by(&self, seat: Seat) -> Option<Purchase> {
        self.bought.filter(|_| self.game().asked_seat() == Some(seat))
    }

    fn legal_set(&self) -> ActionSet {
        legal_actions(self.game(), self.bought, &mut MoveList::new())
    }

    fn play_move(&mut self, m: Move) -> PyResult<Vec<Event>> {
        let mut told = Told { events: Vec::new(), memories: &mut self.memories };
        self.played.play(m, &mut told).map_err(illegal)?;
        let events = told.events;
        self.bought = None;
        Ok(events)
    }
}

/// What pickle keeps of a game: what reads it, its record, and the card that is not paid yet.
type Pickled<'py> = (Bound<'py, PyAny>, (String, Option<usize>));

/// Tells the seats what happens, and writes down what everyone sees.
struct Told<'a> {
    events: Vec<Event>,
    memories: &'a mut Memories,
}

impl vale_engine::Witness for Told<'_> {
    fn event(&mut self, event: Event) {
        self.events.push(event);
        self.memories.event(event);
    }

    fn secret(&mut self, seat: Seat, secret: vale_engine::Secret) {
        self.memories.secret(seat, secret);
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (players=2, *, seed=None, first=None, sell="printed", payment="needed",
        artifact_creatures=false, artifact_tiles=false, deck=None))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        py: Python<'_>,
        players: i64,
        seed: Option<&Bound<'_, PyAny>>,
        first: Option<&Bound<'_, PyAny>>,
        sell: &str,
        payment: &str,
        artifact_creatures: bool,
        artifact_tiles: bool,
        deck: Option<Vec<String>>,
    ) -> PyResult<Self> {
        let options = options(players, sell, payment, artifact_creatures, artifact_tiles)?;
        let first = match first {
            None => FirstPlayer::Random,
            Some(number) => FirstPlayer::Chosen(crate::convert::seat(number, options.players)?),
        };
        let deal = match deck {
            None => Deal::Shuffled,
            Some(ids) => {
                let cards: Result<Vec<Card>, _> = ids.iter().map(|id| id.parse()).collect();
                Deal::Stacked(cards.map_err(|error| wrong(format!("deck: {error}")))?)
            }
        };
        let setup = Setup { options, first, deal, seed: self::seed(seed, py)? };
        Self::begin(setup, options.players)
    }

    /// Reads a record (`.vale`) and returns the game as it stood after the last move.
    #[staticmethod]
    fn from_record(record: &Bound<'_, PyAny>) -> PyResult<Self> {
        let text: Vec<u8> = if let Ok(text) = record.extract::<String>() {
            text.into_bytes()
        } else {
            record.extract().map_err(|_| wrong("a record is a text or bytes"))?
        };
        let played = Record::from_bytes(&text).map_err(wrong)?.replay();
        let memories = recall(&played).map_err(wrong)?;
        Ok(Self { played, memories, bought: None })
    }

    /// Reads a position, as JSON or as the dict of it, and returns the game that goes on from there.
    #[staticmethod]
    fn from_position(position: &Bound<'_, PyAny>) -> PyResult<Self> {
        let position = Position::from_json(&to_json(position)?).map_err(wrong)?;
        let players = position.options.players;
        Self::begin(position, players)
    }

    /// Returns a full game that fits the view of a seat, a dict as `view` returns it: what the seat remembers is where it
    /// is, and everything else is dealt at random.
    #[staticmethod]
    #[pyo3(signature = (view, *, remembered=None, running=None, seed=0))]
    fn from_view(
        view: &Bound<'_, PyAny>,
        remembered: Option<&Bound<'_, PyAny>>,
        running: Option<&Bound<'_, PyAny>>,
        seed: u64,
    ) -> PyResult<Self> {
        fn read<T: for<'de> Deserialize<'de>>(what: &str, object: &Bound<'_, PyAny>) -> PyResult<T> {
            serde_json::from_str(&to_json(object)?).map_err(|error| wrong(format!("{what}: {error}")))
        }
        let shown: Seen = read("view", view)?;
        let remembered: BTreeMap<u8, Vec<Card>> =
            remembered.map(|cards| read("remembered", cards)).transpose()?.unwrap_or_default();
        let running: Option<RunningEffects> = running.map(|running| read("running", running)).transpose()?;
        let position = shown.sample(running, &remembered, seed).map_err(wrong)?;
        let players = position.options.players;
        Self::begin(position, players)
    }

    /// How many players.
    #[getter]
    fn players(&self) -> u8 {
        self.players_number()
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> u8 {
        self.game().round()
    }

    /// The phase: `hunting`, `action`, `resolution` or `over`.
    #[getter]
    fn phase<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.game().phase(), py)
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.game().is_over()
    }

    /// The seat that is asked; none when the game is over.
    #[getter]
    fn asked(&self) -> Option<usize> {
        self.game().asked_seat().map(Seat::number)
    }

    /// What is asked, as in a view; none when the game is over.
    #[getter]
    fn question<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.game().asked(), py)
    }

    /// The points, by seat.
    #[getter]
    fn scores(&self) -> Vec<u16> {
        self.game().seats().map(|seat| self.game().score(seat)).collect()
    }

    /// The moves so far.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.played.moves().map(|m| m.to_string()).collect()
    }

    /// The players from the first place to the last, as they stand now.
    fn ranking<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.game().ranking(), py)
    }

    /// What the game brings each seat as it stands: `win`, the share of the win, or `margin`, the points ahead of the best
    /// opponent.
    #[pyo3(signature = (reward="win"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f32>> {
        let mut out = vec![0.0; usize::from(self.players_number())];
        rewards(self.game(), crate::gym::reward(reward)?, &mut out);
        Ok(out)
    }

    /// The legal moves of the seat that is asked, as texts.
    fn legal_moves(&self) -> Vec<String> {
        self.game().legal_moves().into_iter().map(|m| self.game().write_move(m)).collect()
    }

    /// What each legal move would bring, as far as the seat that is asked can know.
    fn offers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let offers = self.game().offers();
        let texts: Vec<_> = offers.iter().map(|&(m, brings)| (self.game().write_move(m), brings)).collect();
        to_python(&texts, py)
    }

    /// Plays a move. With `events=True` it returns what everyone sees happen.
    #[pyo3(signature = (text, *, events=false))]
    fn play<'py>(&mut self, text: &str, events: bool, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let m = self.game().read_move(text).map_err(illegal)?;
        let happened = self.play_move(m)?;
        events.then(|| to_python(&happened, py)).transpose()
    }

    /// Takes back the last move, if that turned up nothing hidden, and returns it.
    fn undo(&mut self) -> PyResult<String> {
        let last = self.played.played().last().ok_or_else(|| illegal("there is no move to undo"))?;
        let m = self.played.undo(last.seat).map_err(illegal)?;
        self.memories = recall(&self.played).map_err(wrong)?;
        self.bought = None;
        Ok(self.game().write_move(m))
    }

    /// The legal actions of the seat that is asked, as numbers.
    fn legal_actions(&self) -> Vec<usize> {
        self.legal_set().iter().map(Action::number).collect()
    }

    /// The legal actions of the seat that is asked, as an array with a bool for each action.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        mask(&self.legal_set(), py)
    }

    /// Takes an action.
    fn apply(&mut self, number: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = action(number)?;
        if !self.legal_set().contains(action) {
            return Err(illegal(format!("action {} ({action}) is not legal now", action.number())));
        }
        match step(self.game(), self.bought, action, &mut MoveList::new()) {
            Some(Step::Play(m)) => self.play_move(m).map(|_| ()),
            Some(Step::AskPayment(bought)) => {
                self.bought = Some(bought);
                Ok(())
            }
            None => Err(illegal(format!("action {} ({action}) is not legal now", action.number()))),
        }
    }

    /// The actions that make this move: one, or two if a card has to be paid and there is a choice of stones.
    fn actions_of(&self, text: &str) -> PyResult<Vec<usize>> {
        let game = self.game();
        let m = game.read_move(text).map_err(illegal)?;
        game.check(m).map_err(illegal)?;
        let asked = game.asked_seat().ok_or_else(|| illegal("the game is over"))?;
        let first = Action::of_move(m, asked, self.players_number()).ok_or_else(|| wrong("this move has no number"))?;
        let asks = matches!(step(game, None, first, &mut MoveList::new()), Some(Step::AskPayment(_)));
        let payment = Purchase::of(m).filter(|_| asks).and_then(|(_, pay)| Action::pay(pay));
        Ok([Some(first), payment].into_iter().flatten().map(Action::number).collect())
    }

    /// What a seat sees and remembers, as an array of bytes; without a seat, the one that is asked.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, seat: Option<&Bound<'_, PyAny>>, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.find_seat(seat)?;
        Ok(observation(&self.game().seat_view(seat), self.memories.of(seat), self.bought_by(seat), py))
    }

    /// What a seat sees, as a dict; without a seat, the one that is asked.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, seat: Option<&Bound<'_, PyAny>>, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.game().seat_view(self.find_seat(seat)?), py)
    }

    /// What everyone at the table sees, as a dict.
    fn table_view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.game().table_view(), py)
    }

    /// Everything, hidden or not, as a dict.
    fn referee_view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.game().referee_view(), py)
    }

    /// The cards that a seat knows to be in the hands of others, by seat; without a seat, of the one that is asked.
    #[pyo3(signature = (seat=None))]
    fn remembered(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<BTreeMap<usize, Vec<&'static str>>> {
        let seat = self.find_seat(seat)?;
        Ok(remembered(self.memories.of(seat), self.players_number()))
    }

    /// Returns a full game that looks to a seat exactly like this one, with what is hidden from it dealt at random. The seat
    /// remembers what it remembers now, and the others nothing.
    #[pyo3(signature = (seat=None, *, seed=0))]
    fn sample(&self, seat: Option<&Bound<'_, PyAny>>, seed: u64) -> PyResult<Self> {
        let seat = self.find_seat(seat)?;
        Self::sampled(&self.game().seat_view(seat), self.memories.of(seat), self.bought_by(seat), seed)
    }

    /// The game at this moment, written out as a dict: everything, hidden or not.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(&self.game().snapshot(), py)
    }

    /// The record of the game so far, as the text of a `.vale` file.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> String {
        self.played.record(&names.unwrap_or_default()).to_string()
    }

    /// Returns a copy that can be played on by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, memo: Bound<'_, PyAny>) -> Self {
        drop(memo);
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.played == other.played && self.memories == other.memories && self.bought == other.bought
    }

    fn __repr__(&self) -> String {
        let game = self.game();
        let state = match game.asked_seat() {
            Some(seat) => format!("seat {seat} is asked"),
            None => "over".to_owned(),
        };
        format!("<vale.Game: {} players, round {}, {state}>", self.players_number(), game.round())
    }

    /// A game is pickled as its record. What the seats of a sampled game remember is not in it.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Pickled<'py>> {
        let game = slf.borrow();
        let bought = game.bought.and_then(|bought| {
            let seat = game.game().asked_seat()?;
            Action::of_move(bought.with(vale_engine::Stones::NONE), seat, game.players_number())
        });
        let record = game.record(None);
        Ok((slf.get_type().getattr("_restore")?, (record, bought.map(Action::number))))
    }

    /// What pickle calls.
    #[staticmethod]
    fn _restore(record: &Bound<'_, PyAny>, bought: Option<Bound<'_, PyAny>>) -> PyResult<Self> {
        let mut game = Self::from_record(record)?;
        if let Some(action) = bought {
            game.apply(&action)?;
        }
        Ok(game)
    }
}
