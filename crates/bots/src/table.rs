//! One game between bots.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use vale_engine::{Game, Match, MoveList, Phase, Question, Refusal, Seat, SeatView, Setup, Start, StartError};

use crate::bot::{Bot, Budget, Decision, Sight};
use crate::followed::Followed;
use crate::memory::Memories;
use crate::wire::{BotError, ForfeitNotice, Hired, Task};

/// Who answers for a seat.
pub enum Chair<'a> {
    /// A bot of this program.
    Bot {
        /// The bot.
        bot: &'a dyn Bot,
        /// How much it may think about each decision.
        budget: Budget,
    },
    /// Another program.
    Program(Hired<'a>),
}

/// How long a seat thought about one decision.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// The seat that was asked.
    pub seat: Seat,
    /// The round.
    pub round: u8,
    /// Was it asked for a hunt?
    pub hunt: bool,
    /// Was it asked in its own turn of the Action Phase?
    pub own_turn: bool,
    /// The time.
    pub time: Duration,
}

/// A seat that lost its game by what it did, not by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The seat.
    pub seat: Seat,
    /// What it did.
    pub fault: BotError,
}

/// A game that has been played, to its end or to a forfeit.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The game with all its moves.
    pub played: Match,
    /// Who broke it off.
    pub forfeit: Option<Forfeit>,
    /// The times of all decisions that were decisions: nobody is asked when there is only one legal move.
    pub thoughts: Vec<Thought>,
}

/// A game to be played.
pub struct Table<'a> {
    /// What it starts from.
    pub setup: Setup,
    /// Who plays, by seat.
    pub chairs: Vec<Chair<'a>>,
    /// What programs are told that the game is called.
    pub name: String,
    /// The seed of each decision, by its number.
    pub seeds: &'a dyn Fn(u64) -> u64,
    /// Do bots follow the plan for a turn as long as it can be followed? It is several times as fast as to think anew about
    /// each move, and a little weaker: what the turn reveals is heeded only where the plan cannot go on.
    pub follow_plans: bool,
    /// Set when the game is to be broken off.
    pub stop: &'a AtomicBool,
}

impl Table<'_> {
    /// Plays the game. None if it was stopped.
    ///
    /// # Errors
    /// No game can start from this setup.
    pub fn play(mut self) -> Result<Option<Outcome>, StartError> {
        let mut memories = Memories::new(self.setup.options.players);
        let mut played = Match::begin(Start::Setup(self.setup.clone()), &mut memories)?;
        let mut legal = MoveList::new();
        let mut thoughts = Vec::new();
        let mut plan = Followed::default();
        let mut forfeit = self.get_ready();
        while let Some(seat) = played.game().asked_seat().filter(|_| forfeit.is_none()) {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let game = played.game();
            game.legal_moves_into(&mut legal);
            let m = if let Some(m) = plan.next(game, &legal) {
                Ok(m)
            } else if let [only] = legal[..] {
                Ok(only)
            } else {
                let view = game.seat_view(seat);
                let sight = Sight { view: &view, memory: memories.of(seat), legal: &legal };
                let began = Instant::now();
                let seed = (self.seeds)(played.played().len() as u64);
                let decided = self.chairs[seat.index()].decide(game, &self.name, sight, seed, self.stop);
                thoughts.push(Thought::new(&view, began.elapsed()));
                decided.map(|decision| {
                    if let Some(best) = decision.plans.into_iter().next().filter(|_| self.follow_plans) {
                        plan.follow(game, best.moves);
                    }
                    plan.next(game, &legal).unwrap_or(decision.chosen)
                })
            };
            let done = m.and_then(|m| {
                let refused = played.play(m, &mut memories).err();
                let illegal = |reason: Refusal| BotError::Illegal {
                    text: played.game().write_move(m),
                    reason: reason.to_string(),
                };
                refused.map_or(Ok(()), |refusal| Err(illegal(refusal)))
            });
            if let Err(fault) = done {
                forfeit = Some(Forfeit { seat, fault });
            }
        }
        if forfeit.is_some() && self.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        self.say_good_bye(played.game(), forfeit.as_ref());
        Ok(Some(Outcome { played, forfeit, thoughts }))
    }

    /// Waits until all programs are ready, before anybody is asked. Gives the first that is not.
    fn get_ready(&mut self) -> Option<Forfeit> {
        let seats = Seat::all(self.setup.options.players);
        self.chairs
            .iter_mut()
            .zip(seats)
            .find_map(|(chair, seat)| chair.get_ready(self.stop).err().map(|fault| Forfeit { seat, fault }))
    }

    fn say_good_bye(&mut self, game: &Game, forfeit: Option<&Forfeit>) {
        for (chair, seat) in self.chairs.iter_mut().zip(game.seats()) {
            if let Chair::Program(hired) = chair {
                let notice =
                    forfeit.map(|forfeit| ForfeitNotice { seat: forfeit.seat, reason: forfeit.fault.to_string() });
                hired.game_over(&self.name, seat, forfeit.is_none().then(|| game.ranking()), notice);
            }
        }
    }
}

impl Chair<'_> {
    /// Waits until a program is ready to be asked; a bot always is.
    ///
    /// # Errors
    /// The program does not answer, or not as it should.
    pub fn get_ready(&mut self, stop: &AtomicBool) -> Result<(), BotError> {
        match self {
            Self::Bot { .. } => Ok(()),
            Self::Program(hired) => hired.get_ready(stop),
        }
    }

    /// Decides for a seat in a game, which programs are told that it is called by this name. The chosen move is legal.
    ///
    /// # Errors
    /// The one who decides loses the game: the fault says why.
    pub fn decide(
        &mut self,
        game: &Game,
        name: &str,
        sight: Sight<'_>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Decision, BotError> {
        match self {
            Self::Bot { bot, budget } => {
                let decided = catch_unwind(AssertUnwindSafe(|| bot.decide(sight, seed, *budget)));
                decided.map_err(|panic| BotError::Panicked(message_of(panic.as_ref())))
            }
            Self::Program(hired) => {
                let texts: Vec<_> = sight.legal.iter().map(|&m| game.write_move(m)).collect();
                let task = Task { game: name, sight, legal: &texts, seed };
                let brings = || game.offers().into_iter().map(|(_, brings)| brings).collect();
                let text = hired.decide(task, brings, stop)?;
                let m = game.read_move(&text).map_err(|error| error.to_string());
                let m = m.and_then(|m| game.check(m).map(|()| m).map_err(|refusal| refusal.to_string()));
                m.map(Decision::plain).map_err(|reason| {
                    hired.dismiss();
                    BotError::Illegal { text: text.chars().take(80).collect(), reason }
                })
            }
        }
    }
}

impl Thought {
    fn new(view: &SeatView, time: Duration) -> Self {
        let table = &view.table;
        let hunt = table.asked.is_some_and(|asked| asked.question == Question::Hunt);
        let own_turn = table.phase == Phase::Action && table.turn == view.seat;
        Self { seat: view.seat, round: table.round, hunt, own_turn, time }
    }
}

/// What a panic said.
fn message_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "without a word".to_owned())
}
