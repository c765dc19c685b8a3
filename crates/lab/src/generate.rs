//! Games that bots play, chunk by chunk.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use vale_bots::Budget;
use vale_bots::arena::Entrant;
use vale_bots::decision_seed;
use vale_bots::table::{Outcome, Table};
use vale_bots::wire::Timeouts;
use vale_engine::{Deal, FirstPlayer, Options, Seed, Setup};

use crate::LabError;
use crate::folder::{Folder, Manifest, Played};
use crate::record::Rows;

/// The most games of a run, and the highest number of a game.
pub const MAX_GAMES: u64 = 1_000_000_000_000;

/// The most games of a chunk: they are in memory until they are written.
pub const MAX_CHUNK: u64 = 100_000;

/// The most threads.
pub const MAX_THREADS: usize = 1024;

/// How long programs may take to start and to decide.
const TIMEOUTS: Timeouts = Timeouts { start: Duration::from_mins(1), decision: Duration::from_secs(10) };

/// What is to be played: the games with the seeds `from` to `from + games - 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Bots by seat, as the arena reads them; the last one takes the seats that are left.
    pub bots: Vec<String>,
    /// Do bots follow the plan for a turn as long as it can be followed, instead of thinking anew about each move?
    pub follow_plans: bool,
    /// The options of all games.
    pub options: Options,
    /// The first seed.
    pub from: u64,
    /// How many games.
    pub games: u64,
    /// How many of them go into a file.
    pub chunk: u64,
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The games that are written, with those that were there before.
    pub done: u64,
    /// The games that were there before.
    pub before: u64,
    /// All games of the plan.
    pub games: u64,
}

impl Plan {
    /// Plays what is not there yet and writes it into a folder. When `stop` is set, the chunks that are being played are
    /// given up; the same plan goes on another time. What is written does not depend on the number of threads.
    ///
    /// # Errors
    /// The plan cannot be played, a bot gave up a game, or something cannot be written.
    pub fn run(
        &self,
        folder: &Path,
        threads: usize,
        stop: &AtomicBool,
        watch: &(dyn Fn(Progress) + Sync),
    ) -> Result<Progress, LabError> {
        self.check(threads)?;
        let bots = self.sit_down()?;
        let played = Played {
            bots: bots.iter().map(with_budget).collect(),
            follow_plans: self.follow_plans,
            options: self.options,
        };
        let folder = Folder::open(folder, &Manifest::new(self.chunk, Some(played)))?;
        let chunks: Vec<u64> = (self.from..self.from + self.games).step_by(self.chunk as usize).collect();
        let missing: Vec<u64> = chunks.into_iter().filter(|&first| !folder.has(first)).collect();
        let before = self.games - missing.len() as u64 * self.chunk;
        let done = AtomicU64::new(before);
        let progress = || Progress { done: done.load(Ordering::Relaxed), before, games: self.games };
        watch(progress());
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| LabError::new(format!("cannot start the threads: {error}")))?;
        pool.install(|| {
            missing.into_par_iter().try_for_each(|first| {
                let Some(rows) = self.play(first, &bots, stop)? else { return Ok(()) };
                folder.write(first, &rows)?;
                done.fetch_add(self.chunk, Ordering::Relaxed);
                watch(progress());
                Ok(())
            })
        })?;
        Ok(progress())
    }

    fn check(&self, threads: usize) -> Result<(), LabError> {
        let Self { options, from, games, chunk, .. } = *self;
        if !(1..=MAX_THREADS).contains(&threads) {
            return Err(LabError::new(format!("threads: {threads}; use 1 to {MAX_THREADS}")));
        }
        if !(1..=MAX_CHUNK).contains(&chunk) {
            return Err(LabError::new(format!("chunk: {chunk}; a file takes 1 to {MAX_CHUNK} games")));
        }
        if games == 0 || games > MAX_GAMES || from > MAX_GAMES {
            return Err(LabError::new(format!(
                "games: {games} from {from}; play 1 or more, with seeds to {MAX_GAMES}"
            )));
        }
        if from % chunk != 0 || games % chunk != 0 {
            let problem = format!("{games} games from {from}: both must be multiples of the chunk, which is {chunk}");
            return Err(LabError::new(problem));
        }
        self.setup(from).check().map_err(|error| LabError::new(error.to_string()))?;
        let players = usize::from(options.players);
        match self.bots.len() {
            0 => Err(LabError::new("name at least one bot")),
            bots if bots > players => Err(LabError::new(format!("{bots} bots are too many for a table of {players}"))),
            _ => Ok(()),
        }
    }

    /// The bots by seat.
    fn sit_down(&self) -> Result<Vec<Entrant>, LabError> {
        let last = self.bots.last();
        let names = self.bots.iter().chain(std::iter::repeat_n(last, self.bots.len().max(4)).flatten());
        let seats = names.take(usize::from(self.options.players));
        let read = |name: &String| Entrant::read(name, None, TIMEOUTS);
        let bots: Vec<_> =
            seats.map(read).collect::<Result<_, _>>().map_err(|error| LabError::new(error.to_string()))?;
        if let Some(hurried) = bots.iter().find(|bot| matches!(bot.budget(), Some(Budget::Time(_)))) {
            let name = &hurried.name;
            let problem =
                format!("{name} thinks by the clock, so its games cannot be repeated; give it nodes: {name}@500");
            return Err(LabError::new(problem));
        }
        Ok(bots)
    }

    fn setup(&self, number: u64) -> Setup {
        let (options, seed) = (self.options, Seed::from_number(number));
        Setup { options, first: FirstPlayer::Random, deal: Deal::Shuffled, seed }
    }

    /// Plays a chunk; none if it was stopped.
    fn play(&self, first: u64, bots: &[Entrant], stop: &AtomicBool) -> Result<Option<Rows>, LabError> {
        let names: Vec<_> = bots.iter().map(|bot| bot.name.clone()).collect();
        let mut rows = Rows::default();
        for number in first..first + self.chunk {
            let Some(outcome) = self.play_game(number, bots, stop)? else { return Ok(None) };
            if let Some(forfeit) = &outcome.forfeit {
                let name = &names[forfeit.seat.index()];
                return Err(LabError::new(format!("game {number}, seat {}: {name} {}", forfeit.seat, forfeit.fault)));
            }
            rows.add(number.cast_signed(), &outcome.played, &names)?;
        }
        Ok(Some(rows))
    }

    /// Plays the game of a seed; none if it was stopped.
    ///
    /// # Errors
    /// No game can start with these options.
    pub fn play_game(&self, number: u64, bots: &[Entrant], stop: &AtomicBool) -> Result<Option<Outcome>, LabError> {
        let setup = self.setup(number);
        let seed = setup.seed;
        let table = Table {
            setup,
            chairs: bots.iter().map(Entrant::sit_down).collect(),
            name: format!("game {number}"),
            seeds: &|decision| decision_seed(seed, 0, 0, decision),
            follow_plans: self.follow_plans,
            stop,
        };
        table.play().map_err(|error| LabError::new(format!("game {number}: {error}")))
    }
}

/// A bot as the manifest names it: the same name with another budget is another bot.
fn with_budget(bot: &Entrant) -> String {
    match bot.budget() {
        Some(Budget::Nodes(nodes)) if nodes > 0 && !bot.name.contains('@') => format!("{}@{nodes}", bot.name),
        _ => bot.name.clone(),
    }
}
