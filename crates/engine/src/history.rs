//! A game as it is kept: what it started from, and every move since.
//!
//! A [`Game`] knows only the present. A [`Match`] can also go back, and be written down as a [`Record`].

use crate::event::{RevealWitness, Witness};
use crate::game::Game;
use crate::moves::Move;
use crate::position::{Position, PositionError};
#[cfg(feature = "serde")]
use crate::record::Record;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// What a game starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The beginning.
    Setup(Setup),
    /// A position in the middle.
    Position(Position),
}

impl Start {
    /// Returns the game that begins here; the witness is told what happens in it before the first question.
    ///
    /// # Errors
    /// The rules do not allow such a setup or position.
    pub fn begin(&self, witness: &mut impl Witness) -> Result<Game, StartError> {
        match self {
            Self::Setup(setup) => Game::begin(setup, witness).map_err(StartError::Setup),
            Self::Position(position) => Game::resume(position, witness).map_err(StartError::Position),
        }
    }
}

impl From<Setup> for Start {
    fn from(setup: Setup) -> Self {
        Self::Setup(setup)
    }
}

impl From<Position> for Start {
    fn from(position: Position) -> Self {
        Self::Position(position)
    }
}

/// Why no game can start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The setup is wrong.
    #[error("{0}")]
    Setup(SetupError),
    /// The position is wrong.
    #[error("position: {0}")]
    Position(PositionError),
}

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub m: Move,
    /// The seat that made it.
    pub seat: Seat,
    /// Did it turn up something hidden? Then it cannot be taken back.
    pub revealed: bool,
}

/// A game with its start and its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    start: Start,
    game: Game,
    played: Vec<Played>,
}

impl Match {
    /// Starts a game.
    ///
    /// # Errors
    /// The rules do not allow such a start.
    pub fn new(start: Start) -> Result<Self, StartError> {
        Self::begin(start, &mut ())
    }

    /// Starts a game and tells the witness what happens in it before the first question.
    ///
    /// # Errors
    /// The rules do not allow such a start.
    pub fn begin(start: Start, witness: &mut impl Witness) -> Result<Self, StartError> {
        let game = start.begin(witness)?;
        Ok(Self { start, game, played: Vec::new() })
    }

    /// Returns the game as it is now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns what the game started from.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Returns the moves so far.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.played.iter().map(|played| played.m)
    }

    /// Returns the moves so far, with who made them and what they turned up.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Returns the final points by seat; none while the game goes on.
    pub fn result(&self) -> Option<Vec<u16>> {
        let game = &self.game;
        game.is_over().then(|| game.seats().map(|seat| game.player(seat).score).collect())
    }

    /// Plays a move if it is legal and tells the witness what happens. After an error nothing has changed.
    ///
    /// # Errors
    /// The move is not legal; the refusal says why.
    pub fn play(&mut self, m: Move, witness: &mut impl Witness) -> Result<(), Refusal> {
        self.game.check(m)?;
        self.play_unchecked(m, witness);
        Ok(())
    }

    /// Plays a move that is known to be legal, because it was listed or checked, and tells the witness what happens.
    pub fn play_unchecked(&mut self, m: Move, witness: &mut impl Witness) {
        let Some(seat) = self.game.asked_seat() else { return };
        let mut watcher = RevealWitness::new(witness);
        self.game.play_unchecked(m, &mut watcher);
        let revealed = watcher.revealed;
        self.played.push(Played { m, seat, revealed });
    }

    /// Checks whether this seat can take back the last move. It can if it made that move and the move turned up nothing hidden.
    ///
    /// # Errors
    /// It cannot; the refusal says why.
    pub fn check_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        let last = self.played.last().ok_or(UndoRefusal::NoMove)?;
        if last.seat != seat {
            return Err(UndoRefusal::NotYours { seat: last.seat });
        }
        if last.revealed { Err(UndoRefusal::Revealed) } else { Ok(()) }
    }

    /// Takes back the last move, if this seat [can](Self::check_undo). After an error nothing has changed.
    ///
    /// # Errors
    /// It [cannot](Self::check_undo); the refusal says why.
    pub fn undo(&mut self, seat: Seat) -> Result<Move, UndoRefusal> {
        self.check_undo(seat)?;
        let &last = self.played.last().ok_or(UndoRefusal::NoMove)?;
        // The start began a game before and every move was legal, so none of this fails now.
        let mut game = self.start.begin(&mut ()).map_err(|_| UndoRefusal::NoMove)?;
        self.played.pop();
        for m in self.moves() {
            game.play_unchecked(m, &mut ());
        }
        self.game = game;
        Ok(last.m)
    }

    /// Returns the record of the game so far. Names beyond the seats are left out; a seat without a name gets its number.
    #[cfg(feature = "serde")]
    pub fn record(&self, names: &[String]) -> Record {
        Record::of(self.clone(), names)
    }
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefusal {
    /// There is no move.
    #[error("there is no move to undo")]
    NoMove,
    /// Another seat made the last move.
    #[error("the last move was made by seat {seat}, and only seat {seat} can undo it")]
    NotYours {
        /// The seat that made it.
        seat: Seat,
    },
    /// The move turned up something hidden.
    #[error("the last move revealed hidden cards, so it cannot be undone")]
    Revealed,
}
