//! Plays one random game and checks it on the way.

use vale_engine::{Event, Game, Happening, Move, MoveList, Setup};

use crate::conformance;
use crate::demands::Demands;
use crate::dice::{Dice, Style};
use crate::error::{ConformanceError, PromiseError, catch, ensure};
use crate::hidden;
use crate::mirror::Mirror;

/// No game comes near this many decisions; a game that does goes on for ever.
const MAX_DECISIONS: usize = 20_000;

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// The table and the list of moves at every decision.
    Cheap,
    /// Everything: the events, the position and what is hidden at every decision, and the whole state, with all moves
    /// there are, at every so many decisions.
    Full {
        /// Every how many decisions.
        every: usize,
    },
}

/// What a game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many decisions it took.
    pub decisions: usize,
    pub rounds: u8,
    pub end: Game,
}

/// A random game that is being checked.
#[derive(Debug)]
pub struct Playthrough<'setup> {
    setup: &'setup Setup,
    dice: Dice,
    style: Style,
    moves: Vec<Move>,
}

impl<'setup> Playthrough<'setup> {
    /// A game from this setup, in which these dice choose the moves.
    pub const fn new(setup: &'setup Setup, dice: Dice, style: Style) -> Self {
        Self { setup, dice, style, moves: vec![] }
    }

    /// Plays the game to its end.
    pub fn run(mut self, effort: Effort) -> Result<Played, ConformanceError> {
        let played = catch(|| match effort {
            Effort::Cheap => self.run_cheap(),
            Effort::Full { every } => self.run_full(every),
        });
        let played =
            played.unwrap_or_else(|panic| Err(PromiseError(format!("the engine stopped the program: {panic}"))));
        played.map_err(|broken| ConformanceError { broken, setup: self.setup.clone(), moves: self.moves })
    }

    fn choose(&mut self, moves: &[Move]) -> Result<Move, PromiseError> {
        ensure(self.moves.len() < MAX_DECISIONS, || "the game does not end".to_owned())?;
        let m = self.style.choose(moves, &mut self.dice).ok_or_else(|| PromiseError("no legal move".to_owned()))?;
        self.moves.push(m);
        Ok(m)
    }

    fn played(&self, end: &Game) -> Played {
        Played { decisions: self.moves.len(), rounds: end.round(), end: *end }
    }

    fn run_cheap(&mut self) -> Result<Played, PromiseError> {
        let mut game = begin(self.setup, &mut ())?;
        let mut moves = MoveList::new();
        loop {
            conformance::check_table(&game)?;
            game.legal_moves_into(&mut moves);
            ensure(moves.is_empty() == game.is_over(), || "no move before the end, or one after it".to_owned())?;
            if game.is_over() {
                return Ok(self.played(&game));
            }
            let m = self.choose(&moves)?;
            game.play(m, &mut ()).map_err(|refusal| PromiseError(format!("listed but refused: {refusal}")))?;
        }
    }

    fn run_full(&mut self, every: usize) -> Result<Played, PromiseError> {
        let mut happenings = Vec::<Happening>::new();
        let mut game = begin(self.setup, &mut happenings)?;
        let mut mirror = Mirror::before(&game);
        let mut demands = Demands::default();
        let mut sampling = self.dice.clone();
        // The same game with other hidden cards, as long as the seat that is asked could not have noticed.
        let mut other = None;
        loop {
            mirror.follow(&happenings, &game)?;
            let events = public(&happenings);
            demands.follow(&events)?;
            let resting = game.position().is_some();
            if resting {
                demands.settled()?;
            }
            if self.moves.len().is_multiple_of(every.max(1)) || game.is_over() {
                conformance::check_state(&game, &mut sampling)?;
            } else {
                conformance::check_table(&game)?;
                conformance::check_position(&game)?;
            }
            let Some(seat) = game.asked_seat() else { break };
            if resting {
                other = hidden::otherwise(&game, seat, &mut sampling)?.map(|other| (seat, other));
            }
            if let Some((viewer, other)) = &other {
                hidden::compare(&game, other, *viewer)?;
            }
            let moves = conformance::check_list(&game)?;
            let m = self.choose(&moves)?;
            conformance::check_notation(&game, &[m])?;
            happenings.clear();
            game.play(m, &mut happenings).map_err(|refusal| PromiseError(format!("listed but refused: {refusal}")))?;
            if let Some((_, hidden_game)) = &mut other
                && !hidden::play_both(&public(&happenings), hidden_game, m)?
            {
                other = None;
            }
        }
        self.check_replay(&game)?;
        Ok(self.played(&game))
    }

    /// Checks that setup and moves are the whole game.
    fn check_replay(&self, end: &Game) -> Result<(), PromiseError> {
        let mut again = begin(self.setup, &mut ())?;
        for &m in &self.moves {
            again.play(m, &mut ()).map_err(|refusal| PromiseError(format!("the replay refuses {m:?}: {refusal}")))?;
        }
        ensure(again == *end, || format!("the replay ends in another state: {again:?} instead of {end:?}"))
    }
}

fn begin(setup: &Setup, witness: &mut impl vale_engine::Witness) -> Result<Game, PromiseError> {
    Game::begin(setup, witness).map_err(|error| PromiseError(format!("the setup is refused: {error}")))
}

fn public(happenings: &[Happening]) -> Vec<Event> {
    let events = happenings.iter().filter_map(|happening| match happening {
        Happening::Public(event) => Some(*event),
        Happening::Private(..) => None,
    });
    events.collect()
}
