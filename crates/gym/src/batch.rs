//! Many games, stepped at once.

use rayon::{ThreadPool, ThreadPoolBuilder};
use vale_engine::{Game, MAX_SEATS, MoveList, SetupError};

use crate::action::{ACTIONS, Action};
use crate::env::{Chair, Env, Rules, Slot};
use crate::layout::LENGTH;

/// The most games of a batch: at four kilobytes each, and as many again for buffers, they take four gigabytes.
const MAX_GAMES: usize = 1 << 20;

/// The most threads that step a batch.
const MAX_THREADS: usize = 1024;

/// Games that are stepped together. What happens in them does not depend on the number of threads.
pub struct Batch {
    rules: Rules,
    envs: Vec<Env>,
    /// None for one thread: then everything happens in that of the caller.
    threads: Option<ThreadPool>,
}

/// Why a batch cannot be made, or an action not be taken. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BatchError {
    /// No game can be played with these options.
    #[error("{0}")]
    Setup(SetupError),
    /// There are no games, or far too many.
    #[error("{0} games; a batch has 1 to {MAX_GAMES}")]
    Games(usize),
    /// Nobody can step a batch in this number of threads.
    #[error("{0} threads; a batch is stepped by 1 to {MAX_THREADS}")]
    Threads(usize),
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}")]
    NoThreads(String),
    /// There is not somebody for each seat.
    #[error("{chairs} named for a table of {players}")]
    Chairs {
        /// How many are named.
        chairs: usize,
        /// How many seats there are.
        players: u8,
    },
    /// All seats are taken by bots.
    #[error("all seats are taken by bots; leave one for whoever steps the games")]
    NoLearner,
    /// There is not one action for each game.
    #[error("{found} actions for {games} games")]
    Actions {
        /// How many actions there are.
        found: usize,
        /// How many games there are.
        games: usize,
    },
    /// An action is not legal, or no action at all.
    #[error("game {game}: {problem}")]
    Action {
        /// The number of the game, from 0.
        game: usize,
        /// What is wrong with the action.
        problem: String,
    },
    /// A buffer has another size.
    #[error("{name} has {found} values; {wanted} are needed")]
    Buffer {
        /// Which buffer.
        name: &'static str,
        /// How many values it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
}

/// Where the state of all games is written, game after game.
pub struct Buffers<'a> {
    /// What the player to act sees and remembers: [`LENGTH`] bytes for each game.
    pub observations: &'a mut [u8],
    /// Which actions are legal: [`ACTIONS`] for each game.
    pub masks: &'a mut [bool],
    /// Who is to act: the seat, from 0.
    pub players: &'a mut [i8],
    /// What the game that just ended brought each seat; 0 while a game goes on.
    pub rewards: &'a mut [f32],
    /// The points of each seat: in the game that just ended, or now.
    pub scores: &'a mut [i32],
    /// Has a game just ended? Then the rest is about the next one.
    pub dones: &'a mut [bool],
}

impl<'a> Buffers<'a> {
    fn check(&self, games: usize, seats: usize) -> Result<(), BatchError> {
        let sizes = [
            ("observations", self.observations.len(), games * LENGTH),
            ("masks", self.masks.len(), games * ACTIONS),
            ("players", self.players.len(), games),
            ("rewards", self.rewards.len(), games * seats),
            ("scores", self.scores.len(), games * seats),
            ("dones", self.dones.len(), games),
        ];
        let wrong = sizes.into_iter().find(|(_, found, wanted)| found != wanted);
        wrong.map_or(Ok(()), |(name, found, wanted)| Err(BatchError::Buffer { name, found, wanted }))
    }

    /// The part for the first games, and that for the others.
    fn split(self, games: usize, seats: usize) -> (Self, Self) {
        let (observations, more_observations) = self.observations.split_at_mut(games * LENGTH);
        let (masks, more_masks) = self.masks.split_at_mut(games * ACTIONS);
        let (players, more_players) = self.players.split_at_mut(games);
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * seats);
        let (scores, more_scores) = self.scores.split_at_mut(games * seats);
        let (dones, more_dones) = self.dones.split_at_mut(games);
        let rest = Self {
            observations: more_observations,
            masks: more_masks,
            players: more_players,
            rewards: more_rewards,
            scores: more_scores,
            dones: more_dones,
        };
        (Self { observations, masks, players, rewards, scores, dones }, rest)
    }

    /// The part for each game.
    fn slots(self, seats: usize) -> impl Iterator<Item = Slot<'a>> {
        let observations = self.observations.chunks_exact_mut(LENGTH);
        let masks = self.masks.chunks_exact_mut(ACTIONS);
        let rewards = self.rewards.chunks_exact_mut(seats);
        let scores = self.scores.chunks_exact_mut(seats);
        let shown = observations.zip(masks).zip(self.players);
        let told = rewards.zip(scores).zip(self.dones);
        shown.zip(told).map(|(((observation, mask), player), ((rewards, scores), done))| Slot {
            observation,
            mask,
            player,
            rewards,
            scores,
            done,
        })
    }
}

impl Batch {
    /// Returns this many games at their beginning, to be stepped in this many threads.
    ///
    /// # Errors
    /// No batch can be made of that; the error says why.
    pub fn new(rules: Rules, games: usize, threads: usize) -> Result<Self, BatchError> {
        if !(1..=MAX_GAMES).contains(&games) {
            return Err(BatchError::Games(games));
        }
        if !(1..=MAX_THREADS).contains(&threads) {
            return Err(BatchError::Threads(threads));
        }
        if rules.chairs.len() != usize::from(rules.options.players) {
            return Err(BatchError::Chairs { chairs: rules.chairs.len(), players: rules.options.players });
        }
        if !rules.chairs.iter().any(|chair| matches!(chair, Chair::Learner)) {
            return Err(BatchError::NoLearner);
        }
        let pool = || ThreadPoolBuilder::new().num_threads(threads).build();
        let threads = (threads > 1).then(pool).transpose().map_err(|error| BatchError::NoThreads(error.to_string()))?;
        let envs = begin(&rules, games)?;
        Ok(Self { rules, envs, threads })
    }

    /// Begins all games anew with this seed.
    ///
    /// # Errors
    /// None that the batch would not have had before.
    pub fn reset(&mut self, seed: u64) -> Result<(), BatchError> {
        self.rules.seed = seed;
        self.envs = begin(&self.rules, self.envs.len())?;
        Ok(())
    }

    /// Returns how many games there are.
    pub const fn games(&self) -> usize {
        self.envs.len()
    }

    /// Returns how many seats each game has.
    pub const fn seats(&self) -> usize {
        self.rules.chairs.len()
    }

    /// Returns the game with this number, from 0.
    pub fn game(&self, number: usize) -> Option<&Game> {
        self.envs.get(number).map(Env::game)
    }

    /// Returns how many bytes each game takes, buffers included.
    pub const fn bytes_per_game() -> usize {
        let told = size_of::<i8>() + size_of::<bool>() + MAX_SEATS * (size_of::<f32>() + size_of::<i32>());
        size_of::<Env>() + LENGTH + ACTIONS + told
    }

    /// Writes a legal action for each game, any of them as likely as the others.
    ///
    /// # Errors
    /// There is not one place for each game.
    pub fn random_actions(&mut self, out: &mut [i64]) -> Result<(), BatchError> {
        if out.len() != self.envs.len() {
            return Err(BatchError::Buffer { name: "actions", found: out.len(), wanted: self.envs.len() });
        }
        for (env, place) in self.envs.iter_mut().zip(out) {
            *place = env.random_action().map_or(0, |action| i64::from(action.number() as u16));
        }
        Ok(())
    }

    /// Writes the state of all games.
    ///
    /// # Errors
    /// A buffer has the wrong size.
    pub fn show(&self, buffers: Buffers<'_>) -> Result<(), BatchError> {
        buffers.check(self.games(), self.seats())?;
        for (env, mut slot) in self.envs.iter().zip(buffers.slots(self.seats())) {
            env.show(&mut slot);
        }
        Ok(())
    }

    /// Takes an action in each game, lets the bots answer, and writes the state of all games. A game that ends begins
    /// again with the next seed. If an action is not legal, none is taken.
    ///
    /// # Errors
    /// An action is not legal, or there is not one for each game, or a buffer has the wrong size.
    pub fn step(&mut self, actions: &[i64], buffers: Buffers<'_>) -> Result<(), BatchError> {
        if actions.len() != self.games() {
            return Err(BatchError::Actions { found: actions.len(), games: self.games() });
        }
        buffers.check(self.games(), self.seats())?;
        for (game, (env, &number)) in self.envs.iter().zip(actions).enumerate() {
            if !known(number).is_some_and(|action| env.legal().contains(action)) {
                return Err(BatchError::Action { game, problem: problem(number) });
            }
        }
        let rules = &self.rules;
        let share = Share { envs: &mut self.envs, actions, buffers };
        match &self.threads {
            None => share.step(rules),
            Some(threads) => threads.install(|| share.step_in_parts(rules, threads.current_num_threads())),
        }
        Ok(())
    }
}

fn begin(rules: &Rules, games: usize) -> Result<Vec<Env>, BatchError> {
    let mut moves = MoveList::new();
    (0..games as u64).map(|number| Env::new(number, rules, &mut moves).map_err(BatchError::Setup)).collect()
}

fn known(number: i64) -> Option<Action> {
    usize::try_from(number).ok().and_then(Action::new)
}

/// What is wrong with an action that is not legal.
fn problem(number: i64) -> String {
    match known(number) {
        Some(action) => format!("action {number} ({action}) is not legal now; the mask has those that are"),
        None => format!("there is no action {number}; actions are numbered 0 to {}", ACTIONS - 1),
    }
}

/// Some of the games, their actions and their buffers.
struct Share<'a> {
    envs: &'a mut [Env],
    actions: &'a [i64],
    buffers: Buffers<'a>,
}

impl Share<'_> {
    /// Steps these games in several threads.
    fn step_in_parts(self, rules: &Rules, parts: usize) {
        if parts < 2 || self.envs.len() < 2 {
            return self.step(rules);
        }
        let games = (self.envs.len() * (parts / 2)).div_ceil(parts).clamp(1, self.envs.len() - 1);
        let (envs, more_envs) = self.envs.split_at_mut(games);
        let (actions, more_actions) = self.actions.split_at(games);
        let (buffers, more_buffers) = self.buffers.split(games, rules.chairs.len());
        let rest = Self { envs: more_envs, actions: more_actions, buffers: more_buffers };
        let first = Share { envs, actions, buffers };
        rayon::join(|| first.step_in_parts(rules, parts / 2), || rest.step_in_parts(rules, parts - parts / 2));
    }

    /// Steps these games, one after the other.
    fn step(self, rules: &Rules) {
        let mut moves = MoveList::new();
        let slots = self.buffers.slots(rules.chairs.len());
        for ((env, &number), mut slot) in self.envs.iter_mut().zip(self.actions).zip(slots) {
            if let Some(action) = known(number) {
                env.step(action, rules, &mut moves, &mut slot);
            }
        }
    }
}
