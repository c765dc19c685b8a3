//! `vale replay`: a recorded game as a log.

use std::io::{Read, Write};
use std::path::Path;

use serde::Serialize;
use serde_json::json;
use vale_engine::{Event, Happening, MAX_RECORD, Match, Record, RecordError, RecordErrorKind, Seat, Secret};
use vale_words::{Words, say};

use crate::args::ReplayArgs;
use crate::failure::Failure;

/// A move with what came of it, as `--json` prints it.
#[derive(Debug, Serialize)]
struct MoveRow {
    round: u8,
    seat: Seat,
    #[serde(rename = "move")]
    text: String,
    events: Vec<Event>,
}

/// Runs the command.
pub fn run(args: &ReplayArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let in_file = |problem: String| format!("{}: {problem}", args.file.display());
    let bad = |problem: String| Failure::BadInput(in_file(problem));
    let text = read(&args.file).map_err(bad)?;
    let record: Record = text.parse().map_err(|error: RecordError| match error.kind {
        RecordErrorKind::WrongResult if args.check => Failure::Failed(in_file(error.to_string())),
        RecordErrorKind::WrongResult | RecordErrorKind::NoRecord => bad(error.to_string()),
    })?;
    if args.check {
        return check(&record, words, out);
    }
    let (events, moves) = retell(&record).map_err(bad)?;
    if args.json {
        let moves = moves.iter().map(|(row, _)| row).collect::<Vec<_>>();
        let report = json!({ "names": record.names(), "result": record.result(), "moves": moves });
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    let names = names(&record, words);
    for happening in events.iter().chain(moves.iter().flat_map(|(_, happenings)| happenings)) {
        print(happening, &names, words, out)?;
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
    String::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);

        format!("line {}: not UTF-8 text", before.matches('\n').count() + 1)
    })
}

/// Reading a record has checked every move and the result, so there is only good news to tell.
fn check(record: &Record, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
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

/// What happened before the first move, and the moves, each with what came of it.
type Story = (Vec<Happening>, Vec<(MoveRow, Vec<Happening>)>);

fn retell(record: &Record) -> Result<Story, String> {
    let mut beginning = Vec::new();
    let mut played = Match::begin(record.start().clone(), &mut beginning).map_err(|error| error.to_string())?;
    let mut moves = Vec::new();
    for step in record.replay().played() {
        let game = played.game();
        let (round, text) = (game.round(), game.write_move(step.m));
        let mut happenings = Vec::new();
        played.play(step.m, &mut happenings).map_err(|error| error.to_string())?;
        let events = happenings.iter().filter_map(|happening| match happening {
            Happening::Public(event) => Some(*event),
            Happening::Private(..) => None,
        });
        moves.push((MoveRow { round, seat: step.seat, text, events: events.collect() }, happenings));
    }
    Ok((beginning, moves))
}

/// Prints one sentence, with an empty line before each round. After the game nothing is secret.
fn print(happening: &Happening, names: &[String], words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
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
