//! A training run: generation after generation, with everything kept in a folder.
//!
//! What is done is told by the files that are there, so a run that was interrupted goes on by itself: `games-NNN` has the
//! games of a generation, `model-NNN` what it learned, `result-NNN.json` how it played. `best.net` is the last net that
//! passed the gate.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use vale_bots::net::{Layout, Net};
use vale_engine::Seed;

use crate::TrainError;
use crate::calibration::Calibration;
use crate::card::percent;
use crate::chance::Chance;
use crate::examples::Examples;
use crate::games::{KeptGame, append, load};
use crate::gate::{Match, Score, level_2, light};
use crate::model::Model;
use crate::optimizer::{Course, Optimizer};
use crate::selfplay::{Mix, Pool, Series};

/// From how many generations of games a net learns.
const WINDOW: u32 = 12;
/// Games are kept in pieces of this many.
const PIECE: u64 = 500;
/// One of so many games is not learned from, and shows whether what was learned holds elsewhere.
const HELD_OUT: usize = 20;
/// The file of the net that a run goes on from, and of the only net that its nets are to beat.
pub const FROM: &str = "from.net";
pub const OPPONENT: &str = "opponent.net";
/// How a first net learns, and how a later one, which goes on from the one before.
const FIRST_COURSE: Course = Course { epochs: 1, rate: 1e-3 };
const LATER_COURSE: Course = Course { epochs: 1, rate: 6e-4 };

/// What a run is. It must stay the same when it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    pub players: u8,
    pub mix: Mix,
    /// The seed of everything.
    pub seed: u64,
    /// How many games there are in generation 0: of level 2, or of the net that the run goes on from.
    pub first_games: u64,
    /// How many games there are in each later generation.
    pub games: u64,
    /// How many deals the gate plays.
    pub deals: u64,
    /// How many deals are played against level 2, to see where the net stands; none if 0.
    pub yardstick_deals: u64,
}

impl Settings {
    /// The options in words.
    pub const fn mix_in_words(&self) -> &'static str {
        match self.mix {
            Mix::All => "base game and Artifacts, both sell tables, both payment rules",
            Mix::Base => "base game, printed sell table",
        }
    }
}

/// What came of one generation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepResult {
    pub generation: u32,
    /// How many games it played.
    pub games: u64,
    /// How many examples it learned from.
    pub examples: u64,
    /// The mean logarithmic loss on held-out games.
    pub loss: f64,
    /// By how much the worst bin of win shares is wrong on held-out games.
    pub worst_bin: f64,
    /// How it played against the last net that passed; if there is none, against the net that the run goes on from, or
    /// against level 2. In a run against one opponent: against that.
    pub gate: Score,
    /// Was that clearly better? In a run against one opponent: better than any net before?
    pub passed: bool,
    /// How it played against level 2.
    pub yardstick: Option<Score>,
}

/// A training run in its folder.
pub struct Run<'a> {
    settings: Settings,
    folder: PathBuf,
    /// The net that the run goes on from.
    from: Option<Arc<Net>>,
    /// The only net that is to be beaten.
    opponent: Option<Arc<Net>>,
    threads: usize,
    stop: &'a AtomicBool,
    say: &'a (dyn Fn(&str) + Sync),
}

impl<'a> Run<'a> {
    /// Begins a run in a folder, or goes on with the one that is there.
    pub fn new(
        settings: Settings,
        folder: &Path,
        threads: usize,
        stop: &'a AtomicBool,
        say: &'a (dyn Fn(&str) + Sync),
    ) -> Result<Self, TrainError> {
        fs::create_dir_all(folder).map_err(|error| TrainError::file(folder, error))?;
        let path = folder.join("settings.json");
        if path.exists() {
            let known: Settings = read_json(&path)?;
            if known != settings {
                return Err(TrainError::file(&path, "a run with other settings is in this folder; choose another one"));
            }
        } else {
            write_json(&path, &settings)?;
        }
        let (from, opponent) = (kept_net(folder, FROM)?, kept_net(folder, OPPONENT)?);
        Ok(Self { settings, folder: folder.to_owned(), from, opponent, threads, stop, say })
    }

    /// Goes on until so many generations are done, generation 0 counted in, or until it is stopped. Returns the results of
    /// all that are done.
    pub fn go_on(&self, generations: u32) -> Result<Vec<StepResult>, TrainError> {
        let threads = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let threads = threads.map_err(|error| TrainError::new(format!("cannot start the threads: {error}")))?;
        let mut results = results(&self.folder)?;
        for generation in results.len() as u32..generations {
            match threads.install(|| self.step(generation, &results))? {
                Some(result) => results.push(result),
                None => break,
            }
        }
        Ok(results)
    }

    fn step(&self, generation: u32, results: &[StepResult]) -> Result<Option<StepResult>, TrainError> {
        let passed = results.iter().filter(|result| result.passed).map(|result| result.generation);
        let nets: Result<Vec<_>, _> =
            self.from.iter().cloned().map(Ok).chain(passed.map(|generation| self.net(generation))).collect();
        let pool = Pool { nets: nets?, opponent: self.opponent.clone() };
        if !self.play(generation, &pool)? {
            return Ok(None);
        }
        let (learned, held_out) = self.window(generation)?;
        let Some((model, examples)) = self.learn(generation, &learned, pool.nets.last())? else { return Ok(None) };
        let net = Arc::new(model.quantise()?);
        let calibration = Calibration::of(&net, &held_out)?;
        self.say(&format!(
            "generation {generation}: loss on {} held-out positions {:.4}, worst bin {:.1} points",
            calibration.positions(),
            calibration.mean_loss(),
            100.0 * calibration.worst()
        ));
        let last = self.opponent.as_ref().or(pool.nets.last()).map_or_else(level_2, light);
        let Some(gate) = self.compare("gate", generation, self.settings.deals, &net, &last)? else { return Ok(None) };
        let yardstick = match self.settings.yardstick_deals {
            0 => None,
            deals => match self.compare("yardstick", generation, deals, &net, &level_2())? {
                Some(score) => Some(score),
                None => return Ok(None),
            },
        };
        let result = StepResult {
            generation,
            games: load(&self.path("games", generation))?.len() as u64,
            examples,
            loss: calibration.mean_loss(),
            worst_bin: calibration.worst(),
            passed: match &self.opponent {
                None => gate.is_better(self.settings.players),
                Some(_) => results.iter().all(|before| gate.mean > before.gate.mean),
            },
            gate,
            yardstick,
        };
        if result.passed {
            write_file(&self.folder.join("best.net"), &net.to_bytes())?;
        }
        write_json(&result_path(&self.folder, generation), &result)?;
        self.say(&format!("generation {generation}: {}", if result.passed { "passed" } else { "did not pass" }));
        Ok(Some(result))
    }

    /// Plays the games of a generation that are missing. False if it was stopped.
    fn play(&self, generation: u32, pool: &Pool) -> Result<bool, TrainError> {
        let path = self.path("games", generation);
        let Settings { seed, players, mix, .. } = self.settings;
        let series = Series { seed, generation, players, mix };
        let wanted = if generation == 0 { self.settings.first_games } else { self.settings.games };
        let mut done = load(&path)?.len() as u64;
        let (begun, already) = (Instant::now(), done);
        while done < wanted {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            let piece = series.play(done..wanted.min(done + PIECE), pool)?;
            append(&path, &piece)?;
            done += piece.len() as u64;
            let speed = (done - already) as f64 / begun.elapsed().as_secs_f64();
            self.say(&format!("generation {generation}: {done} of {wanted} games, {speed:.0} a second"));
        }
        Ok(true)
    }

    /// The games of the last generations: those to learn from, and those held out.
    fn window(&self, generation: u32) -> Result<(Vec<KeptGame>, Vec<KeptGame>), TrainError> {
        let (mut learned, mut held_out) = (Vec::new(), Vec::new());
        for generation in generation.saturating_sub(WINDOW - 1)..=generation {
            for (number, game) in load(&self.path("games", generation))?.into_iter().enumerate() {
                if number % HELD_OUT == 0 { &mut held_out } else { &mut learned }.push(game);
            }
        }
        Ok((learned, held_out))
    }

    /// Learns from games, and gives the model and the number of examples; none if it was stopped.
    fn learn(
        &self,
        generation: u32,
        games: &[KeptGame],
        best: Option<&Arc<Net>>,
    ) -> Result<Option<(Model, u64)>, TrainError> {
        let begun = Instant::now();
        let examples =
            Examples::from_games(games, best.map(AsRef::as_ref), self.settings.seed ^ u64::from(generation))?;
        self.say(&format!(
            "generation {generation}: {} examples of {} games in {:.0} s",
            examples.len(),
            games.len(),
            begun.elapsed().as_secs_f32()
        ));
        let path = self.path("model", generation);
        if path.exists() {
            return Ok(Some((self.model(generation)?, examples.len() as u64)));
        }
        let mut chance = Chance::new(self.settings.seed, [u64::from(generation), u64::MAX]);
        let layout = Layout { players: usize::from(self.settings.players) };
        let (model, course) = match (generation.checked_sub(1), &self.from) {
            (Some(before), _) => (self.model(before)?, LATER_COURSE),
            (None, Some(net)) => (Model::from_net(net), LATER_COURSE),
            (None, None) => (Model::new(layout, &mut chance), FIRST_COURSE),
        };
        let mut tell = |epoch: usize, loss: f64| {
            let seconds = begun.elapsed().as_secs_f32();
            self.say(&format!("generation {generation}: epoch {epoch}, loss {loss:.4}, {seconds:.0} s"));
        };
        let stop = || self.stop.load(Ordering::Relaxed);
        let Some(model) = Optimizer::new(model).learn(&examples, course, &mut chance, &stop, &mut tell)? else {
            return Ok(None);
        };
        write_file(&path, &model.to_bytes())?;
        Ok(Some((model, examples.len() as u64)))
    }

    fn compare(
        &self,
        what: &str,
        generation: u32,
        deals: u64,
        net: &Arc<Net>,
        other: &(Arc<dyn vale_bots::Bot>, vale_bots::Budget),
    ) -> Result<Option<Score>, TrainError> {
        let mut bytes = [0; 32];
        let word = |text: &str| std::array::from_fn(|place| text.as_bytes().get(place).copied().unwrap_or(0));
        let words: [[u8; 8]; 3] = [word(what), self.settings.seed.to_le_bytes(), u64::from(generation).to_le_bytes()];
        bytes.as_chunks_mut::<8>().0.iter_mut().zip(words).for_each(|(place, word)| *place = word);
        let begun = Instant::now();
        let Settings { players, mix, .. } = self.settings;
        let seed = Seed::new(bytes);
        let score =
            Match { players, mix, deals, seed, threads: self.threads, stop: self.stop }.play(&light(net), other)?;
        if let Some(score) = &score {
            let seconds = begun.elapsed().as_secs_f32();
            self.say(&format!("generation {generation}: {what}: {} in {seconds:.0} s", percent(score)));
        }
        Ok(score)
    }

    fn path(&self, what: &str, generation: u32) -> PathBuf {
        self.folder.join(format!("{what}-{generation:03}"))
    }

    fn model(&self, generation: u32) -> Result<Model, TrainError> {
        let path = self.path("model", generation);
        let bytes = fs::read(&path).map_err(|error| TrainError::file(&path, error))?;
        Model::from_bytes(&bytes).map_err(|error| TrainError::file(&path, error))
    }

    fn net(&self, generation: u32) -> Result<Arc<Net>, TrainError> {
        self.model(generation)?.quantise().map(Arc::new)
    }

    /// Says something, and keeps it in the log.
    fn say(&self, what: &str) {
        (self.say)(what);
        let log = fs::OpenOptions::new().create(true).append(true).open(self.folder.join("log.txt"));
        // A run goes on without its log.
        let _ = log.and_then(|mut log| writeln!(log, "{what}"));
    }
}

/// Gives a run in a folder a net, before it begins: [`FROM`] or [`OPPONENT`].
pub fn keep_net(folder: &Path, name: &str, net: &Net) -> Result<(), TrainError> {
    fs::create_dir_all(folder).map_err(|error| TrainError::file(folder, error))?;
    let path = folder.join(name);
    match kept_net(folder, name)? {
        Some(known) if *known != *net => Err(TrainError::file(&path, "the run in this folder began with another net")),
        None if folder.join("settings.json").exists() => {
            Err(TrainError::file(&path, "the run in this folder began without it; choose another folder"))
        }
        _ => write_file(&path, &net.to_bytes()),
    }
}

/// A net that the run in a folder was given, if it was.
pub fn kept_net(folder: &Path, name: &str) -> Result<Option<Arc<Net>>, TrainError> {
    let path = folder.join(name);
    if !path.exists() {
        return Ok(None);
    }
    let bytes = fs::read(&path).map_err(|error| TrainError::file(&path, error))?;
    Net::from_bytes(&bytes).map(|net| Some(Arc::new(net))).map_err(|error| TrainError::file(&path, error))
}

/// The results of the generations that are done in a folder.
pub fn results(folder: &Path) -> Result<Vec<StepResult>, TrainError> {
    let paths = (0..).map(|generation| result_path(folder, generation)).take_while(|path| path.exists());
    paths.map(|path| read_json(&path)).collect()
}

/// The settings of the run in a folder.
pub fn settings(folder: &Path) -> Result<Settings, TrainError> {
    read_json(&folder.join("settings.json"))
}

fn result_path(folder: &Path, generation: u32) -> PathBuf {
    folder.join(format!("result-{generation:03}.json"))
}

fn read_json<T: for<'de> Deserialize<'de>>(path: &Path) -> Result<T, TrainError> {
    let bytes = fs::read(path).map_err(|error| TrainError::file(path, error))?;
    serde_json::from_slice(&bytes).map_err(|error| TrainError::file(path, error))
}

fn write_json(path: &Path, value: &impl Serialize) -> Result<(), TrainError> {
    let bytes = serde_json::to_vec_pretty(value).map_err(|error| TrainError::file(path, error))?;
    write_file(path, &bytes)
}

/// Writes a file so that it is there as a whole or not at all.
fn write_file(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    let beside = path.with_extension("new");
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| TrainError::file(path, error))
}
