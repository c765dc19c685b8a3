//! `vale arena`: bots measured against each other.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use indicatif::ProgressBar;
use serde::Serialize;
use vale_bots::Estimate;
use vale_bots::arena::{Arena, ArenaGame, BotResult, ByTurnOrder, Entrant, Results, Timing};
use vale_engine::Seat;
use vale_words::{Words, say};

use crate::args::{ArenaArgs, expansion_parts, stand_ins};
use crate::error::CliError;
use crate::games::{ForfeitRow, GameNumber, GameRow, GamesFile};
use crate::progress::progress_bar;
use crate::random::{seed_text, short_seed};

/// How many forfeits are told one by one. All of them are in the results.
const TOLD_FORFEITS: u64 = 10;

/// Set when somebody pressed Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// The result, as `--json` prints it.
#[derive(Debug, Serialize)]
struct Report<'a> {
    /// Was it stopped before all deals were played?
    stopped_early: bool,
    #[serde(flatten)]
    results: &'a Results,
}

/// Runs the command.
pub fn run(args: &ArenaArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let bots = args.bots.iter().map(|text| Entrant::read(text, args.budget.budget(), args.programs.timeouts()));
    let bots = bots.collect::<Result<Vec<_>, _>>().map_err(|error| CliError::bad_input(&error))?;
    let options = args.table.options(args.players);
    for line in stand_ins(&args.bots, options, words) {
        anstream::eprintln!("{line}");
    }
    let arena = Arena::new(options, bots, args.seed.map_or_else(short_seed, Ok)?);
    let arena = arena.map_err(|error| CliError::bad_input(&error))?.from_deal(args.first_deal);
    let shelf = args.save.as_deref().map(|folder| Shelf::open(folder, args.first_deal + args.deals - 1)).transpose()?;
    let games = args.games_json.as_deref().map(GamesFile::create).transpose()?;
    stop_on_ctrl_c()?;
    let began = Instant::now();
    let watcher = Watcher {
        shelf,
        games,
        progress: progress_bar(args.deals * arena.games_per_deal(), "games"),
        forfeits: AtomicU64::new(0),
        problem: Mutex::new(None),
    };
    let threads = usize::from(args.threads.unwrap_or(0));
    let results = arena.run(args.deals, threads, &STOP, &|game| watcher.watch(game));
    watcher.progress.finish_and_clear();
    let unwritten = watcher.games.and_then(|games| games.finish().err());
    if let Some(problem) = watcher.problem.into_inner().unwrap_or_else(PoisonError::into_inner).or(unwritten) {
        return Err(CliError::Failed(problem));
    }
    let results = results.map_err(|error| CliError::Failed(error.to_string()))?;
    let stopped_early = results.deals < args.deals;
    if stopped_early {
        anstream::eprintln!("stopped after {} of {} deals", results.deals, args.deals);
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &Report { stopped_early, results: &results })?;
        writeln!(out)?;
    } else {
        print(&results, arena.games_per_deal(), words, out)?;
    }
    if std::io::stderr().is_terminal() {
        anstream::eprintln!("{} games in {:.1} seconds", results.games, began.elapsed().as_secs_f64());
    }
    match results.forfeits.len() {
        0 => Ok(()),
        forfeits => Err(CliError::Failed(format!("{forfeits} of {} games were lost through an error", results.games))),
    }
}

/// The first Ctrl-C ends the games, the second the program.
fn stop_on_ctrl_c() -> Result<(), CliError> {
    let handler = || {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| CliError::Failed(format!("cannot listen for Ctrl-C: {error}")))
}

/// What is done with each game as soon as it is over.
struct Watcher {
    shelf: Option<Shelf>,
    games: Option<GamesFile>,
    progress: ProgressBar,
    forfeits: AtomicU64,
    /// Why the arena has to stop.
    problem: Mutex<Option<String>>,
}

impl Watcher {
    fn watch(&self, game: ArenaGame<'_>) {
        if let Some(forfeit) = &game.outcome.forfeit
            && self.forfeits.fetch_add(1, Ordering::Relaxed) < TOLD_FORFEITS
        {
            let name = &game.names[forfeit.seat.index()];
            let ArenaGame { deal, seating, .. } = game;
            let seat = forfeit.seat;
            self.progress.suspend(|| {
                anstream::eprintln!("deal {deal}, seating {seating}, seat {seat}: {name} {}", forfeit.fault);
            });
        }
        let kept = self.shelf.as_ref().map_or(Ok(()), |shelf| shelf.keep(game));
        let written = self.games.as_ref().map_or(Ok(()), |games| games.add(&row(&game)));
        if let Err(problem) = kept.and(written) {
            self.problem.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(problem);
            STOP.store(true, Ordering::Relaxed);
        }
        self.progress.inc(1);
    }
}

/// A game as `--games-json` writes it.
fn row<'a>(game: &ArenaGame<'a>) -> GameRow<'a> {
    let ArenaGame { deal, seating, seed, names, outcome } = *game;
    let now = outcome.played.game();
    let forfeit = outcome.forfeit.as_ref();
    GameRow {
        number: GameNumber::Arena { deal, seating },
        seed,
        first: Seat::FIRST,
        bots: names,
        rounds: now.round(),
        moves: outcome.played.played().len() as u64,
        scores: now.seats().map(|seat| now.score(seat)).collect(),
        ranking: forfeit.is_none().then(|| now.ranking()),
        forfeit: forfeit.map(|forfeit| ForfeitRow { seat: forfeit.seat, reason: forfeit.fault.to_string() }),
    }
}

/// Where records are kept.
struct Shelf {
    folder: PathBuf,
    /// How many digits the number of a deal has.
    digits: usize,
}

impl Shelf {
    /// A folder for records. One that has records already is refused, so that nothing is lost or mixed up.
    fn open(folder: &Path, last_deal: u64) -> Result<Self, CliError> {
        let bad = |problem: String| CliError::BadInput(format!("{}: {problem}", folder.display()));
        std::fs::create_dir_all(folder).map_err(|error| bad(format!("cannot create this directory: {error}")))?;
        let entries = std::fs::read_dir(folder).map_err(|error| bad(format!("cannot read this directory: {error}")))?;
        let is_record = |name: &std::ffi::OsStr| Path::new(name).extension().is_some_and(|ending| ending == "vale");
        if entries.flatten().any(|entry| is_record(&entry.file_name())) {
            return Err(bad("it already contains records; choose a new directory".to_owned()));
        }
        Ok(Self { folder: folder.to_owned(), digits: last_deal.to_string().len() })
    }

    fn keep(&self, game: ArenaGame<'_>) -> Result<(), String> {
        let name = format!("deal-{:0digits$}-seating-{}.vale", game.deal, game.seating, digits = self.digits);
        let path = self.folder.join(name);
        let record = game.outcome.played.record(game.names).to_string();
        let saved = std::fs::File::create_new(&path).and_then(|mut file| file.write_all(record.as_bytes()));
        saved.map_err(|error| format!("{}: cannot save the record: {error}", path.display()))
    }
}

fn print(results: &Results, seatings: u64, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let Results { options, deals, games, .. } = results;
    let title = say!(
        words,
        "arena-title",
        deals = *deals,
        players = options.players,
        parts = expansion_parts(*options),
        seed = seed_text(results.seed),
        seatings = seatings,
        games = *games
    );
    writeln!(out, "{title}")?;
    writeln!(out, "{}", say!(words, "arena-intervals"))?;
    match interval(results.rounds, 1.0, words) {
        Some(rounds) => writeln!(out, "{}", say!(words, "sim-rounds", value = rounds))?,
        None => writeln!(out, "{}", say!(words, "arena-none-finished", games = *games))?,
    }
    for bot in &results.bots {
        print_bot(bot, options.players, words, out)?;
    }
    for order in &results.turn_order {
        writeln!(out, "{}", say!(words, "arena-all-bots", order = by_turn_order(order, words)))?;
    }
    Ok(())
}

fn print_bot(bot: &BotResult, players: u8, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let (name, seats) = (bot.name.as_str(), bot.seats);
    let title = match bot.budget.as_deref().map(|budget| (budget, budget.strip_suffix("ms"))) {
        // A bot without nodes does not search.
        None | Some(("0", _)) => say!(words, "arena-bot", name = name, seats = seats, players = players),
        Some((_, Some(ms))) => {
            say!(words, "arena-bot-ms", name = name, budget = ms, seats = seats, players = players)
        }
        Some((nodes, None)) => {
            say!(words, "arena-bot-nodes", name = name, budget = nodes, seats = seats, players = players)
        }
    };
    writeln!(out, "\n{title}")?;
    // What no finished game says anything about is left out.
    if let Some(wins) = interval(bot.win_share, 100.0, words) {
        writeln!(out, "  {}", say!(words, "arena-wins", value = wins))?;
    }
    if let Some(score) = interval(bot.score, 1.0, words) {
        writeln!(out, "  {}", say!(words, "arena-score", value = score))?;
    }
    if let Some(place) = interval(bot.place, 1.0, words) {
        writeln!(out, "  {}", say!(words, "arena-place", value = place))?;
    }
    if bot.forfeits > 0 {
        writeln!(out, "  {}", say!(words, "arena-forfeits", count = bot.forfeits))?;
    }
    for order in &bot.turn_order {
        writeln!(out, "  {}", by_turn_order(order, words))?;
    }
    let thinking = bot.thinking;
    for (what, timing) in [("decision", thinking.decision), ("pick", thinking.pick), ("turn", thinking.turn)] {
        if let Some(Timing { count, mean_ms, p50_ms, p95_ms, p99_ms }) = timing {
            let [mean, p50, p95, p99] = [mean_ms, p50_ms, p95_ms, p99_ms].map(|ms| format!("{ms:.3}"));
            let time =
                say!(words, "arena-time", what = what, mean = mean, p50 = p50, p95 = p95, p99 = p99, count = count);
            writeln!(out, "  {time}")?;
        }
    }
    Ok(())
}

/// A mean with its interval; none if there is nothing to count.
fn interval(estimate: Estimate, scale: f64, words: &Words) -> Option<String> {
    let number = |value: Option<f64>| value.map(|value| format!("{:.2}", value * scale));
    let mean = number(estimate.mean)?;
    Some(match (number(estimate.low), number(estimate.high)) {
        (Some(low), Some(high)) => say!(words, "sim-range", mean = mean, least = low, most = high),
        _ => mean,
    })
}

fn by_turn_order(order: &ByTurnOrder, words: &Words) -> String {
    let number = |value: Option<f64>, scale: f64| value.map_or("-".to_owned(), |value| format!("{:.2}", value * scale));
    let ByTurnOrder { number: place, win_share, score } = *order;
    let (wins, score) = (number(win_share, 100.0), number(score, 1.0));
    say!(words, "arena-turn-order", number = place, wins = wins, score = score)
}
