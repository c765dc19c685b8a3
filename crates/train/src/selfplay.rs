//! Games that bots play against themselves, for nets to learn from.

use std::sync::Arc;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use vale_bots::decision_seed;
use vale_bots::net::Net;
use vale_bots::{Bot, Budget, Followed, Learned, Memories, NarrowApprentice, Sight, Thoroughness};
use vale_engine::{Game, MoveList, Options, PaymentRule, SellTable};

use crate::TrainError;
use crate::chance::{Chance, game_seed};
use crate::games::{KeptGame, setup};

/// How much level 3 thinks about a decision in training games and at the gate.
pub const LIGHT_NODES: u32 = 400;
/// How much level 2 thinks about a decision in training games.
const TEACHER_NODES: u32 = 400;
/// How often a move is made at random among the best few, so that the net sees what comes of other moves.
const CURIOSITY: f32 = 0.06;
/// How many of the best are chosen from then.
const CURIOUS_AMONG: usize = 4;
/// How often one seat is taken by level 2, and how often by an older net, so that play does not drift away.
const TEACHER_SHARE: f32 = 0.15;
const ELDER_SHARE: f32 = 0.15;

/// With which options games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Mix {
    /// All options, the base game most often.
    All,
    /// Only the base game with the printed sell table.
    Base,
}

impl Mix {
    /// The options of a game.
    fn options(self, players: u8, chance: &mut Chance) -> Options {
        let mut options = Options::new(players);
        if self == Self::All {
            if chance.happens(0.25) {
                options.sell = SellTable::Manual;
            }
            if chance.happens(0.1) {
                options.payment = PaymentRule::Any;
            }
            // Base half of the time, whole Artifacts a third, halves of it in the rest.
            let expansion = chance.unit();
            options.artifact_creatures = (0.5..0.92).contains(&expansion);
            options.artifact_tiles = (0.5..0.84).contains(&expansion) || expansion >= 0.92;
        }
        options
    }
}

/// Who plays: at first only level 2, later the best net with level 2 and older nets among its opponents.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    /// The nets so far, the best last.
    pub nets: Vec<Arc<Net>>,
    /// The net that all others at the table play with, if the aim is only to beat this one.
    pub opponent: Option<Arc<Net>>,
}

/// Who takes a seat.
struct Player {
    bot: Box<dyn Bot>,
    nodes: u32,
}

impl Pool {
    fn seat_players(&self, players: u8, chance: &mut Chance) -> Vec<Player> {
        let teacher = || Player { bot: Box::new(NarrowApprentice), nodes: TEACHER_NODES };
        let pupil = |net: &Arc<Net>| Player {
            bot: Box::new(Learned::with(Arc::clone(net), Thoroughness::LIGHT)),
            nodes: LIGHT_NODES,
        };
        if let Some(opponent) = &self.opponent {
            let mut seats: Vec<Player> = (0..players).map(|_| pupil(opponent)).collect();
            seats[chance.below(usize::from(players))] = self.nets.last().map_or_else(teacher, pupil);
            return seats;
        }
        let Some((best, elders)) = self.nets.split_last() else { return (0..players).map(|_| teacher()).collect() };
        let mut seats: Vec<Player> = (0..players).map(|_| pupil(best)).collect();
        let which = chance.unit();
        let seat = chance.below(seats.len());
        if which < TEACHER_SHARE {
            seats[seat] = teacher();
        } else if which < TEACHER_SHARE + ELDER_SHARE && !elders.is_empty() {
            seats[seat] = pupil(&elders[chance.below(elders.len())]);
        }
        seats
    }
}

/// Which games are played.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    /// The seed of the run.
    pub seed: u64,
    pub generation: u32,
    pub players: u8,
    pub mix: Mix,
}

impl Series {
    /// Plays the games with these numbers, in all threads of the pool that it runs in. What comes of them does not depend
    /// on the threads.
    pub fn play(self, games: std::ops::Range<u64>, pool: &Pool) -> Result<Vec<KeptGame>, TrainError> {
        games.into_par_iter().map(|number| self.play_one(number, pool)).collect()
    }

    fn play_one(self, number: u64, pool: &Pool) -> Result<KeptGame, TrainError> {
        let mut chance = Chance::new(self.seed, [u64::from(self.generation), number]);
        let options = self.mix.options(self.players, &mut chance);
        let players = pool.seat_players(self.players, &mut chance);
        let seed = game_seed(self.seed, self.generation, number);
        let mut memories = Memories::new(self.players);
        let begun = Game::begin(&setup(options, seed), &mut memories);
        let mut game = begun.map_err(|error| TrainError::new(format!("a game cannot begin: {error}")))?;
        let mut legal = MoveList::new();
        let mut moves = Vec::new();
        // The rest of the plan of whoever has the turn. It is followed as long as it can be: nets learn as well from
        // that, and it is several times as fast as to plan every step anew.
        let mut plan = Followed::default();
        while let Some(seat) = game.asked_seat() {
            game.legal_moves_into(&mut legal);
            let chosen = if let Some(m) = plan.next(&game, &legal) {
                m
            } else if let [only] = legal[..] {
                only
            } else {
                let Player { bot, nodes } = &players[seat.index()];
                let view = game.seat_view(seat);
                let sight = Sight { view: &view, memory: memories.of(seat), legal: &legal };
                let seed = decision_seed(seed, 0, 0, moves.len() as u64);
                let decision = bot.decide(sight, seed, Budget::Nodes(*nodes));
                let choice =
                    if chance.happens(CURIOSITY) { chance.below(decision.plans.len().min(CURIOUS_AMONG)) } else { 0 };
                let planned = decision.plans.into_iter().nth(choice).map(|plan| plan.moves);
                plan.follow(&game, planned.unwrap_or_else(|| vec![decision.chosen]));
                plan.next(&game, &legal).unwrap_or(decision.chosen)
            };
            let place = legal.iter().position(|&m| m == chosen);
            moves.push(place.ok_or_else(|| TrainError::new("a bot answered with an illegal move"))? as u16);
            game.play_unchecked(chosen, &mut memories);
        }
        Ok(KeptGame { options, seed, moves })
    }
}
