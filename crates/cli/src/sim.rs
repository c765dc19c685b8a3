//! `vale sim`: games between bots and what came of them.

use std::io::{IsTerminal, Write};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use vale_bots::arena::Entrant;
use vale_bots::table::Table;
use vale_bots::{decision_seed, random_game};
use vale_engine::{Deal, FirstPlayer, Game, MAX_SEATS, Options, Seat, Seed, Setup};
use vale_words::{Words, message, say};

use crate::args::{SimArgs, expansion_parts, stand_ins};
use crate::error::CliError;
use crate::games::{GameNumber, GameRow, GamesFile};
use crate::progress::progress_bar;
use crate::random::seed_text;

/// A win is counted in twelfths, so that two, three or four winners share it without a rest.
const WIN: u64 = 12;

/// How many games a thread plays before it tells the progress bar.
const BATCH: u64 = 250;

/// What has been counted. All sums are exact, so they do not depend on the order of adding.
#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    games: u64,
    rounds: Sum,
    decisions: Sum,
    seats: [SeatTotals; MAX_SEATS],
    /// By the turn order of the first round.
    turn_order: [SeatTotals; MAX_SEATS],
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatTotals {
    score: Sum,
    /// Twelfths of wins.
    wins: u64,
}

/// Sum, sum of squares, and extremes of whole numbers.
#[derive(Clone, Copy, Debug)]
struct Sum {
    total: u64,
    squares: u128,
    least: u64,
    most: u64,
}

impl Default for Sum {
    fn default() -> Self {
        Self { total: 0, squares: 0, least: u64::MAX, most: 0 }
    }
}

impl Sum {
    fn add(&mut self, value: u64) {
        self.merge(&Self { total: value, squares: u128::from(value * value), least: value, most: value });
    }

    fn merge(&mut self, other: &Self) {
        self.total += other.total;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    #[expect(clippy::cast_precision_loss, reason = "the last digits of a mean do not matter")]
    fn summary(&self, games: u64) -> Summary {
        let mean = self.total as f64 / games as f64;
        // The sum of the squared differences, times the number of games: exact.
        let spread = u128::from(games) * self.squares - u128::from(self.total) * u128::from(self.total);
        let count = games as f64;
        let standard_error = (games > 1).then(|| (spread as f64 / (count * count * (count - 1.0))).sqrt());
        Summary { mean, standard_error, least: self.least, most: self.most }
    }
}

impl SeatTotals {
    fn merge(&mut self, other: &Self) {
        self.score.merge(&other.score);
        self.wins += other.wins;
    }

    #[expect(clippy::cast_precision_loss, reason = "the last digits of a share do not matter")]
    fn summary(&self, number: usize, games: u64) -> SeatSummary {
        let win_share = self.wins as f64 / (games * WIN) as f64;
        SeatSummary { number, score: self.score.summary(games), win_share }
    }
}

impl Totals {
    fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.turn_order.iter_mut().zip(&other.turn_order) {
            mine.merge(theirs);
        }
        self
    }

    /// Plays the game of this number, from 0, to its end and counts it.
    fn play(&mut self, number: u64, sim: &Sim<'_>) -> Result<(), CliError> {
        let Sim { args, options, bots, names, file } = *sim;
        let seed = game_seed(args.seed, number);
        let setup = Setup { options, first: FirstPlayer::Random, deal: Deal::Shuffled, seed };
        let (first, game, decisions) =
            if bots.is_empty() { play_randomly(&setup) } else { play_with_bots(setup, bots) }?;
        if !game.is_over() {
            return Err(CliError::Failed(format!("the game with seed {seed} stopped before its end")));
        }
        self.games += 1;
        self.rounds.add(u64::from(game.round()));
        self.decisions.add(decisions);
        let ranking = game.ranking();
        if let Some(file) = file {
            let row = GameRow {
                number: GameNumber::Sim { game: number + 1 },
                seed,
                first,
                bots: names,
                rounds: game.round(),
                moves: decisions,
                scores: game.seats().map(|seat| game.score(seat)).collect(),
                ranking: Some(ranking.clone()),
                forfeit: None,
            };
            file.add(&row).map_err(CliError::Failed)?;
        }
        let winners = ranking.iter().filter(|standing| standing.place == 1).count() as u64;
        for standing in ranking {
            let seat = standing.seat.index();
            let players = usize::from(options.players);
            let rank = (seat + players - first.index()) % players;
            for totals in [&mut self.seats[seat], &mut self.turn_order[rank]] {
                totals.score.add(u64::from(standing.score));
                totals.wins += if standing.place == 1 { WIN / winners } else { 0 };
            }
        }
        Ok(())
    }
}

/// What is simulated.
#[derive(Clone, Copy)]
struct Sim<'a> {
    args: &'a SimArgs,
    options: Options,
    /// The bots by seat; none if the games are random.
    bots: &'a [Entrant],
    names: &'a [String],
    /// Where single games are written to.
    file: Option<&'a GamesFile>,
}

/// The result, as `--json` prints it.
#[derive(Debug, Serialize)]
struct Report {
    options: Options,
    /// The bots by seat; left out if the games are random.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bots: Vec<String>,
    games: u64,
    seed: Seed,
    rounds: Summary,
    decisions: Summary,
    seats: Vec<SeatSummary>,
    turn_order: Vec<SeatSummary>,
}

#[derive(Debug, Serialize)]
struct SeatSummary {
    number: usize,
    score: Summary,
    win_share: f64,
}

#[derive(Debug, Serialize)]
struct Summary {
    mean: f64,
    standard_error: Option<f64>,
    least: u64,
    most: u64,
}

impl Summary {
    fn text(&self, words: &Words) -> String {
        let error = self.standard_error.map_or(String::new(), |error| format!(" ± {error:.3}"));
        say!(words, "sim-range", mean = format!("{:.3}{error}", self.mean), least = self.least, most = self.most)
    }
}

/// Who went first, the game at its end, and how many decisions there were.
type Finished = (Seat, Game, u64);

/// Plays one game at random, as fast as can be.
fn play_randomly(setup: &Setup) -> Result<Finished, CliError> {
    let played = random_game(setup).map_err(|error| CliError::bad_input(&error))?;
    Ok((played.first, played.end, u64::from(played.decisions)))
}

/// Plays one game between bots.
fn play_with_bots(setup: Setup, bots: &[Entrant]) -> Result<Finished, CliError> {
    let seed = setup.seed;
    let start = Game::new(&setup).map_err(|error| CliError::bad_input(&error))?;
    let table = Table {
        setup,
        chairs: bots.iter().map(Entrant::sit_down).collect(),
        name: String::new(),
        seeds: &|decision| decision_seed(seed, 0, 0, decision),
        follow_plans: false,
        stop: &AtomicBool::new(false),
    };
    let outcome = table.play().map_err(|error| CliError::bad_input(&error))?;
    let outcome = outcome.ok_or_else(|| CliError::Failed(format!("the game with seed {seed} was stopped")))?;
    if let Some(forfeit) = outcome.forfeit {
        let name = &bots[forfeit.seat.index()].name;
        return Err(CliError::Failed(format!("the game with seed {seed}: {name} {}", forfeit.fault)));
    }
    Ok((start.table_view().first, *outcome.played.game(), outcome.played.played().len() as u64))
}

/// The bots by seat; none if the games are random.
fn read_bots(args: &SimArgs) -> Result<Vec<Entrant>, CliError> {
    let seats = usize::from(args.players);
    let named = args.bots.as_deref().unwrap_or_default();
    if named.len() > seats {
        return Err(CliError::BadInput(format!("{} bots are too many for a table of {seats}", named.len())));
    }
    // Without bots there is no last one either, so there are none.
    let texts = named.iter().chain(named.last().into_iter().cycle()).take(seats);
    let read = |text: &String| {
        Entrant::read(text, args.budget.budget(), args.programs.timeouts()).map_err(|error| CliError::bad_input(&error))
    };
    texts.map(read).collect()
}

/// The seed of one game: that of the simulation, with the number of the game in its last eight bytes.
fn game_seed(seed: Seed, index: u64) -> Seed {
    let mut bytes = seed.bytes();
    for (byte, number) in bytes[24..].iter_mut().zip(index.to_le_bytes()) {
        *byte = byte.wrapping_add(number);
    }
    Seed::new(bytes)
}

/// Runs the command.
pub fn run(args: &SimArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let options = args.table.options(args.players);
    let began = Instant::now();
    let bots = read_bots(args)?;
    for line in stand_ins(args.bots.as_deref().unwrap_or_default(), options, words) {
        anstream::eprintln!("{line}");
    }
    let names: Vec<_> = bots.iter().map(|bot| bot.name.clone()).collect();
    let file = args.games_json.as_deref().map(GamesFile::create).transpose()?;
    let totals = simulate(&Sim { args, options, bots: &bots, names: &names, file: file.as_ref() })?;
    file.map_or(Ok(()), GamesFile::finish).map_err(CliError::Failed)?;
    let seconds = began.elapsed().as_secs_f64();
    let seats = usize::from(args.players);
    let summaries = |totals: &[SeatTotals]| {
        let numbered = totals.iter().take(seats).enumerate();
        numbered.map(|(index, totals_of)| totals_of.summary(index + 1, args.games)).collect()
    };
    let report = Report {
        options,
        bots: names,
        games: totals.games,
        seed: args.seed,
        rounds: totals.rounds.summary(totals.games),
        decisions: totals.decisions.summary(totals.games),
        seats: summaries(&totals.seats),
        turn_order: summaries(&totals.turn_order),
    };
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        print(&report, words, out)?;
    }
    if std::io::stderr().is_terminal() {
        anstream::eprintln!("{} games in {seconds:.1} seconds", totals.games);
    }
    Ok(())
}

fn simulate(sim: &Sim<'_>) -> Result<Totals, CliError> {
    let args = sim.args;
    let threads = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads.unwrap_or(0)))
        .build()
        .map_err(|error| CliError::Failed(format!("cannot start the threads: {error}")))?;
    let progress = progress_bar(args.games, "games");
    let batch = |number: u64| {
        let mut totals = Totals::default();
        let games = number * BATCH..((number + 1) * BATCH).min(args.games);
        let count = games.end - games.start;
        for index in games {
            totals.play(index, sim)?;
        }
        progress.inc(count);
        Ok(totals)
    };
    let totals = threads.install(|| {
        let batches = (0..args.games.div_ceil(BATCH)).into_par_iter().map(batch);
        batches.try_reduce(Totals::default, |one, other| Ok(one.merge(other)))
    });
    progress.finish_and_clear();
    totals
}

fn print(report: &Report, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let Report { options, games, seed, .. } = report;
    let (parts, seed) = (expansion_parts(*options), seed_text(*seed));
    let (games, players) = (*games, options.players);
    let title = if report.bots.is_empty() {
        say!(words, "sim-random", games = games, players = players, parts = parts, seed = seed)
    } else {
        let bots = report.bots.join(", ");
        say!(words, "sim-bots", games = games, players = players, parts = parts, seed = seed, bots = bots)
    };
    writeln!(out, "{title}")?;
    writeln!(out, "{}", say!(words, "sim-errors"))?;
    writeln!(out, "{}", say!(words, "sim-rounds", value = report.rounds.text(words)))?;
    writeln!(out, "{}", say!(words, "sim-decisions", value = report.decisions.text(words)))?;
    for (message, summaries) in [
        (message!("sim-seat", number, score, wins), &report.seats),
        (message!("sim-turn-order", number, score, wins), &report.turn_order),
    ] {
        for SeatSummary { number, score, win_share } in summaries {
            let wins = format!("{:.2}", win_share * 100.0);
            writeln!(out, "{}", say!(words, message, number = *number, score = score.text(words), wins = wins))?;
        }
    }
    Ok(())
}
