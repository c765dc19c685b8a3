//! One game of a batch: it is stepped action by action, and begins again when it is over.

use std::sync::Arc;

use vale_bots::decision_seed;
use vale_bots::{Bot, Budget, Dice, Memories, Sight};
use vale_engine::{Game, Move, MoveList, Options, Seat, Seed, Setup, SetupError};

use crate::action::{Action, Purchase};
use crate::layout::LENGTH;
use crate::legal::{ActionSet, Step, legal_actions, step};
use crate::observe::observe;

/// What a game brings its players when it is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// 1 for the winner, split among those who share the first place.
    #[default]
    WinShare,
    /// The points ahead of the best opponent; below 0 for those who are behind.
    Margin,
}

/// Who answers for a seat of a batch.
pub enum Chair {
    /// Whoever steps the batch.
    Learner,
    /// A bot, inside of the step.
    Bot {
        /// The bot.
        bot: Arc<dyn Bot>,
        /// How much it may think about each decision.
        budget: Budget,
    },
}

/// What all games of a batch have in common.
pub struct Rules {
    /// The options.
    pub options: Options,
    /// What decides all chance.
    pub seed: u64,
    /// What a finished game brings.
    pub reward: Reward,
    /// Who plays, by seat.
    pub chairs: Vec<Chair>,
}

/// Returns the seed of a game of a batch: the seed of the batch, the number of the environment and that of the game in
/// it, both from 0, each as eight bytes with the lowest first, and eight zeros.
pub fn game_seed(seed: u64, env: u64, episode: u64) -> Seed {
    let mut bytes = [0; 32];
    for (place, number) in bytes.chunks_exact_mut(8).zip([seed, env, episode]) {
        place.copy_from_slice(&number.to_le_bytes());
    }
    Seed::new(bytes)
}

/// Writes what a game brings each seat as it stands.
pub fn rewards(game: &Game, reward: Reward, out: &mut [f32]) {
    let ranking = game.ranking();
    let winners = ranking.iter().filter(|standing| standing.place == 1).count().max(1);
    for standing in &ranking {
        let Some(place) = out.get_mut(standing.seat.index()) else { continue };
        *place = match reward {
            Reward::WinShare if standing.place == 1 => 1.0 / f32::from(winners as u8),
            Reward::WinShare => 0.0,
            Reward::Margin => {
                let others = ranking.iter().filter(|other| other.seat != standing.seat);
                let best = others.map(|other| other.score).max().unwrap_or(0);
                f32::from(standing.score) - f32::from(best)
            }
        };
    }
}

/// Where the state of one game is written.
pub(crate) struct Slot<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [bool],
    pub(crate) player: &'a mut i8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) scores: &'a mut [i32],
    pub(crate) done: &'a mut bool,
}

/// One game of a batch.
pub(crate) struct Env {
    game: Game,
    memories: Memories,
    legal: ActionSet,
    bought: Option<Purchase>,
    number: u64,
    episode: u64,
    /// How many moves the game has had.
    moves: u64,
    /// What random actions are drawn with.
    dice: u64,
}

impl Env {
    /// The environment with this number, at the beginning of its first game.
    pub(crate) fn new(number: u64, rules: &Rules, moves: &mut MoveList) -> Result<Self, SetupError> {
        let mut memories = Memories::new(rules.options.players);
        let game = begin(number, 0, rules, &mut memories)?;
        let dice = game_seed_number(rules.seed, number);
        let legal = ActionSet::EMPTY;
        let mut env = Self { game, memories, legal, bought: None, number, episode: 0, moves: 0, dice };
        env.play_bots(rules, moves);
        env.legal = legal_actions(&env.game, None, moves);
        Ok(env)
    }

    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) const fn legal(&self) -> &ActionSet {
        &self.legal
    }

    /// Any legal action, each as likely as the others.
    pub(crate) fn random_action(&mut self) -> Option<Action> {
        self.dice = self.dice.wrapping_add(0x9E37_79B9_7F4A_7C15);
        self.legal.nth(Dice::new(self.dice).below(self.legal.len()))
    }

    /// Takes a legal action and writes what comes of it. A game that ends begins again.
    pub(crate) fn step(&mut self, action: Action, rules: &Rules, moves: &mut MoveList, slot: &mut Slot<'_>) {
        match step(&self.game, self.bought, action, moves) {
            Some(Step::Play(m)) => {
                self.play(m);
                self.play_bots(rules, moves);
            }
            Some(Step::AskPayment(bought)) => self.bought = Some(bought),
            None => {}
        }
        *slot.done = self.game.is_over();
        slot.rewards.fill(0.0);
        self.write_scores(slot);
        if self.game.is_over() {
            rewards(&self.game, rules.reward, slot.rewards);
            self.next_game(rules, moves);
        }
        self.legal = legal_actions(&self.game, self.bought, moves);
        self.write(slot);
    }

    /// Writes the state as it is, as if nothing had happened before.
    pub(crate) fn show(&self, slot: &mut Slot<'_>) {
        *slot.done = false;
        slot.rewards.fill(0.0);
        self.write_scores(slot);
        self.write(slot);
    }

    fn write_scores(&self, slot: &mut Slot<'_>) {
        for (place, seat) in slot.scores.iter_mut().zip(self.game.seats()) {
            *place = i32::from(self.game.score(seat));
        }
    }

    fn write(&self, slot: &mut Slot<'_>) {
        let seat = self.game.asked_seat().unwrap_or(Seat::FIRST);
        *slot.player = seat.index() as i8;
        self.legal.write(slot.mask);
        if let Ok(observation) = <&mut [u8; LENGTH]>::try_from(&mut *slot.observation) {
            observe(&self.game.seat_view(seat), self.memories.of(seat), self.bought, observation);
        }
    }

    fn play(&mut self, m: Move) {
        self.game.play_unchecked(m, &mut self.memories);
        self.bought = None;
        self.moves += 1;
    }

    /// Lets the bots play until a learner is asked or the game is over.
    fn play_bots(&mut self, rules: &Rules, moves: &mut MoveList) {
        while let Some(seat) = self.game.asked_seat() {
            let Some(Chair::Bot { bot, budget }) = rules.chairs.get(seat.index()) else { return };
            self.game.legal_moves_into(moves);
            let chosen = if let [only] = moves[..] {
                only
            } else {
                let view = self.game.seat_view(seat);
                let sight = Sight { view: &view, memory: self.memories.of(seat), legal: moves };
                let seed = game_seed(rules.seed, self.number, self.episode);
                bot.decide(sight, decision_seed(seed, 0, 0, self.moves), *budget).chosen
            };
            self.play(chosen);
        }
    }

    /// Begins the next game. The options were good for the first, so they are good for all.
    fn next_game(&mut self, rules: &Rules, moves: &mut MoveList) {
        self.episode += 1;
        self.moves = 0;
        self.bought = None;
        self.memories = Memories::new(rules.options.players);
        if let Ok(game) = begin(self.number, self.episode, rules, &mut self.memories) {
            self.game = game;
        }
        self.play_bots(rules, moves);
    }
}

fn begin(number: u64, episode: u64, rules: &Rules, memories: &mut Memories) -> Result<Game, SetupError> {
    let seed = game_seed(rules.seed, number, episode);
    let setup = Setup { options: rules.options, ..Setup::new(rules.options.players, seed) };
    Game::begin(&setup, memories)
}

/// A number that is another one for each batch and each of its environments.
fn game_seed_number(seed: u64, env: u64) -> u64 {
    decision_seed(game_seed(seed, env, 0), 0, 0, u64::MAX)
}
