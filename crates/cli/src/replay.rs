//! `vale replay`: a recorded game as a log.

use std::io::{Read, Write};
use std::path::Path;

use serde::Serialize;
use vale_engine::{
    Card, Deal, Event, FirstPlayer, Game, Happening, MAX_RECORD, Match, Options, Position, RULES_VERSION, Record,
    RecordError, RecordErrorKind, Seat, Secret, Seed, Start,
};
use vale_words::{Words, say};

use crate::args::ReplayArgs;
use crate::error::CliError;
use crate::told::Told;

/// A game, as `--json` prints it.
#[derive(Debug, Serialize)]
struct Report<'a> {
    names: &'a [String],
    #[serde(flatten)]
    start: StartRow<'a>,
    /// What happened before the first move.
    beginning: Told,
    moves: Vec<MoveRow>,
    result: Option<Vec<u16>>,
}

/// What a game starts from.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum StartRow<'a> {
    Setup {
        rules: u32,
        options: Options,
        first: String,
        seed: Seed,
        #[serde(skip_serializing_if = "Option::is_none")]
        deck: Option<&'a [Card]>,
    },
    Position {
        position: &'a Position,
    },
}

impl<'a> From<&'a Start> for StartRow<'a> {
    fn from(start: &'a Start) -> Self {
        match start {
            Start::Setup(setup) => Self::Setup {
                rules: RULES_VERSION,
                options: setup.options,
                first: match setup.first {
                    FirstPlayer::Random => "random".to_owned(),
                    FirstPlayer::Chosen(seat) => format!("seat {seat}"),
                    FirstPlayer::Reptile(seat) => format!("reptile {seat}"),
                },
                seed: setup.seed,
                deck: match &setup.deal {
                    Deal::Shuffled => None,
                    Deal::Stacked(cards) => Some(cards),
                },
            },
            Start::Position(position) => Self::Position { position },
        }
    }
}

/// A move with what came of it, as `--json` prints it.
#[derive(Debug, Serialize)]
struct MoveRow {
    round: u8,
    seat: Seat,
    #[serde(rename = "move")]
    text: String,
    #[serde(flatten)]
    told: Told,
    /// The points by seat after the move.
    scores: Vec<u16>,
}

/// Runs the command.
pub fn run(args: &ReplayArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let in_file = |problem: String| format!("{}: {problem}", args.file.display());
    let bad = |problem: String| CliError::BadInput(in_file(problem));
    let text = read(&args.file).map_err(bad)?;
    let record: Record = text.parse().map_err(|error: RecordError| match error.kind {
        RecordErrorKind::WrongResult | RecordErrorKind::IllegalMove if args.check => {
            CliError::Failed(in_file(error.to_string()))
        }
        _ => bad(error.to_string()),
    })?;
    if args.check {
        return check(&record, words, out);
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report(&record).map_err(bad)?)?;
        writeln!(out)?;
        return Ok(());
    }
    let names = names(&record, words);
    for happening in retell(&record).map_err(bad)? {
        print(&happening, &names, words, out)?;
    }
    Ok(())
}

/// Reads the whole file, if it is not far too long for a record.
pub fn read(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let limit = MAX_RECORD as u64 + 1;
    let read = if path == Path::new("-") {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| format!("cannot read it: {error}"))?;
    if bytes.len() > MAX_RECORD {
        return Err(format!("a record has at most {MAX_RECORD} bytes"));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        format!("line {}: not UTF-8 text", before.matches('\n').count() + 1)
    })?;
    // Some editors put a byte order mark before everything else.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Reading a record has checked every move and the result, so there is only good news to tell.
fn check(record: &Record, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "{}", say!(words, "replay-right", short = in_short(record, words)))?;
    Ok(())
}

/// The names of the players; a seat without one is called by its number.
pub fn names(record: &Record, words: &Words) -> Vec<String> {
    let named = Seat::all(record.names().len() as u8).zip(record.names());
    let called =
        named.map(|(seat, name)| if is_unnamed(seat, name) { words.player::<&str>(seat, &[]) } else { name.clone() });
    called.collect()
}

/// Is this the name of a seat without a name? The record calls it by its number in English.
pub fn is_unnamed(seat: Seat, name: &str) -> bool {
    name == format!("Seat {}", seat.number())
}

/// How long the game is and how it ended.
pub fn in_short(record: &Record, words: &Words) -> String {
    let moves = record.moves().len();
    match record.result() {
        Some(points) => {
            let points: Vec<_> = points.iter().map(u16::to_string).collect();
            say!(words, "replay-finished", moves = moves, points = points.join(" "))
        }
        None => say!(words, "replay-unfinished", moves = moves),
    }
}

/// Everything that happened, in order.
fn retell(record: &Record) -> Result<Vec<Happening>, String> {
    let mut happenings = Vec::new();
    let mut played = Match::begin(record.start().clone(), &mut happenings).map_err(|error| error.to_string())?;
    for m in record.moves() {
        played.play(m, &mut happenings).map_err(|error| error.to_string())?;
    }
    Ok(happenings)
}

/// The game as data: what it started from, and each move with what came of it.
fn report(record: &Record) -> Result<Report<'_>, String> {
    let mut beginning: Vec<Happening> = Vec::new();
    let mut played = Match::begin(record.start().clone(), &mut beginning).map_err(|error| error.to_string())?;
    let mut moves = Vec::new();
    for step in record.replay().played() {
        let game = played.game();
        let (round, text) = (game.round(), game.write_move(step.m));
        let mut happenings: Vec<Happening> = Vec::new();
        played.play(step.m, &mut happenings).map_err(|error| error.to_string())?;
        let scores = game_scores(played.game());
        moves.push(MoveRow { round, seat: step.seat, text, told: happenings.into(), scores });
    }
    let result = record.result();
    Ok(Report { names: record.names(), start: record.start().into(), beginning: beginning.into(), moves, result })
}

fn game_scores(game: &Game) -> Vec<u16> {
    game.seats().map(|seat| game.score(seat)).collect()
}

/// Prints one sentence, with an empty line before each round. After the game nothing is secret.
fn print(happening: &Happening, names: &[String], words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    match happening {
        Happening::Public(event @ Event::RoundBegan { round: 2.., .. }) => {
            writeln!(out, "\n{}", words.event(event, names))?;
        }
        Happening::Public(event) => writeln!(out, "{}", words.event(event, names))?,
        Happening::Private(_, Secret::DrewCard { card } | Secret::PutCardOnPile { card }) => {
            writeln!(out, "{}", say!(words, "replay-it-is", card = words.card(*card)))?;
        }
    }
    Ok(())
}
