//! `vale play`: a game in the terminal, on a full screen or line by line.
//!
//! The lines are made to be read out: nothing is drawn or redrawn, no colour means anything, every line is a fact of its
//! own. The screen shows the same table, and what is done there comes in as lines.

mod answers;
pub mod ending;
pub mod explain;
pub mod input;
mod lines;
pub mod news;
pub mod offers;
#[cfg(test)]
mod on_screen;
pub mod saves;
pub mod scene;
mod session;
pub mod table;
pub mod voice;

use std::io::{BufRead, IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};

use vale_bots::Level;
use vale_bots::arena::Entrant;
use vale_engine::{Deal, Match, Record, Seat, Seed, Setup, Start};
use vale_words::{Style, Words, message, say};

use crate::args::{PlayArgs, quick_level};
use crate::error::CliError;
use crate::random::short_seed;
use crate::replay::{is_unnamed, read};
use crate::screen::{self, Completions, Typed};
pub use explain::{did_you_mean_one_of, is_part};
use input::{Command, Input};
use lines::Lines;
use saves::{Saves, Slot, level_in};
use session::{Ended, Session, Table};
use voice::Voice;

/// Where the person sits.
const ME: Seat = Seat::FIRST;

/// Runs the command until the person has played enough, or the input ends.
pub fn run(args: &PlayArgs, mut words: Words, mut input: impl BufRead, out: &mut dyn Write) -> Result<(), CliError> {
    if args.words {
        words.style = Style::Spoken;
    }
    let mut voice = Voice::new(words, args.plain, out);
    let mut lines =
        if screen::is_suitable() && !args.plain { Lines::on_screen(&mut voice)? } else { Lines::Plain(&mut input) };
    let ended = play(args, &mut lines, &mut voice);
    // A screen gives the terminal back before anything is written there.
    drop(lines);
    voice.release()?;
    ended
}

/// Plays one game after the other.
fn play(args: &PlayArgs, lines: &mut Lines<'_>, voice: &mut Voice<'_>) -> Result<(), CliError> {
    let saves = Saves::usual();
    let farewell = Farewell::on_ctrl_c();
    let Some(mut table) = first_table(args, saves.as_ref(), lines, voice)? else {
        return Ok(());
    };
    let program = args.bot.as_ref().map(|text| Entrant::read(text, None, args.programs.timeouts())).transpose();
    let program = program.map_err(|error| CliError::bad_input(&error))?;
    loop {
        let words = &voice.words;
        farewell.set(table.slot.as_ref().map_or_else(
            || say!(words, "play-leave"),
            |slot| say!(words, "play-kept", file = slot.path().display().to_string()),
        ));
        let of_level = Entrant::of_level(table.level);
        let opponents = program.as_ref().unwrap_or(&of_level);
        let ended = Session::new(table, opponents, voice)?.run(lines)?;
        match ended {
            Ended::Left => return Ok(()),
            Ended::Interrupted => return Err(CliError::Interrupted),
            Ended::Another => table = new_table(args, short_seed()?, saves.as_ref(), voice)?,
        }
    }
}

/// What is played first: a record, an unfinished game, or a new one. None if the person leaves instead.
fn first_table(
    args: &PlayArgs,
    saves: Option<&Saves>,
    lines: &mut Lines<'_>,
    voice: &mut Voice<'_>,
) -> Result<Option<Table>, CliError> {
    if let Some(file) = &args.file {
        let bad = |problem: String| CliError::BadInput(format!("{}: {problem}", file.display()));
        let text = read(file).map_err(bad)?;
        let record: Record = text.parse().map_err(|error: vale_engine::RecordError| bad(error.to_string()))?;
        if record.result().is_some() {
            return Err(bad(say!(voice.words, "play-file-over")));
        }
        let slot = new_slot(saves, voice)?;
        return Ok(Some(kept_table(args, &record, level_in(&text), slot)));
    }
    let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let wants_to = args.resume || (at_terminal && args.seed.is_none() && !args.new);
    match saves.filter(|_| wants_to).and_then(Saves::unfinished) {
        Some((slot, record, level)) if args.resume => Ok(Some(kept_table(args, &record, level, Some(slot)))),
        Some((slot, record, level)) => match offer(&record, lines, voice)? {
            Some(true) => Ok(Some(kept_table(args, &record, level, Some(slot)))),
            Some(false) => new_table(args, short_seed()?, saves, voice).map(Some),
            None => Ok(None),
        },
        None if args.resume => Err(CliError::BadInput(say!(voice.words, "play-nothing-to-resume"))),
        None => new_table(args, args.seed.map_or_else(short_seed, Ok)?, saves, voice).map(Some),
    }
}

/// Offers to go on with an unfinished game: yes, no, or none of both.
fn offer(record: &Record, lines: &mut Lines<'_>, voice: &mut Voice<'_>) -> Result<Option<bool>, CliError> {
    let words = &voice.words;
    let played = record.replay();
    let game = played.game();
    let scores = game.seats().map(|seat| {
        let name = match seat {
            ME => say!(words, "play-you"),
            seat => words.player(seat, record.names()),
        };
        say!(words, "play-standing", name = name, points = words.points(game.score(seat)))
    });
    let scores = scores.collect::<Vec<_>>().join(", ");
    voice.say(say!(voice.words, "play-unfinished", round = game.round(), scores = scores))?;
    if !voice.has_screen() {
        voice.ask(say!(voice.words, "play-go-on-or-new"))?;
    }
    loop {
        let completions = || Completions::default();
        let Typed::Line(line) = lines.read(voice, completions)? else { return Ok(None) };
        match Input::read(&line, &voice.words) {
            Input::Nothing => return Ok(Some(true)),
            Input::Alone(Command::New) => return Ok(Some(false)),
            Input::Alone(Command::Quit) => return Ok(None),
            _ => voice.tell(message!("play-go-on-or-new"))?,
        }
    }
}

/// A game that goes on.
fn kept_table(args: &PlayArgs, record: &Record, level: Option<Level>, slot: Option<Slot>) -> Table {
    let names = record.names().iter().zip(Seat::all(record.names().len() as u8));
    let names = names.map(|(name, seat)| Some(name.clone()).filter(|name| !is_unnamed(seat, name)));
    Table {
        played: record.replay(),
        names: names.collect(),
        level: args.level.or(level).unwrap_or_else(quick_level),
        slot,
        ask_forced: args.ask_forced,
    }
}

/// A game that begins.
fn new_table(args: &PlayArgs, seed: Seed, saves: Option<&Saves>, voice: &mut Voice<'_>) -> Result<Table, CliError> {
    let setup = Setup { options: args.table.options(args.players), first: args.first, deal: Deal::Shuffled, seed };
    let played = Match::new(Start::Setup(setup)).map_err(|error| CliError::bad_input(&error))?;
    let bots = (2..=args.players).map(|number| Some(say!(voice.words, "cli-bot", number = number)));
    Ok(Table {
        played,
        names: std::iter::once(args.name.clone()).chain(bots).collect(),
        level: args.level.unwrap_or_else(quick_level),
        slot: new_slot(saves, voice)?,
        ask_forced: args.ask_forced,
    })
}

/// A place where a game is kept while it is played. If there is none, that is said, and the game goes on.
fn new_slot(saves: Option<&Saves>, voice: &mut Voice<'_>) -> Result<Option<Slot>, CliError> {
    let problem = match saves.map(Saves::new_slot) {
        Some(Ok(slot)) => return Ok(Some(slot)),
        Some(Err(error)) => error.to_string(),
        None => say!(voice.words, "play-no-home"),
    };
    voice.object(say!(voice.words, "play-no-slot", problem = problem))?;
    Ok(None)
}

/// What is said when a signal ends the program. Where keys are read one by one, Ctrl-C is one of them.
pub struct Farewell(Arc<Mutex<String>>);

impl Farewell {
    pub fn on_ctrl_c() -> Self {
        let text = Arc::new(Mutex::new(String::new()));
        let said = Arc::clone(&text);
        // Without a handler Ctrl-C ends the program as well, only without a word.
        drop(ctrlc::set_handler(move || {
            screen::restore();
            let said = said.lock().unwrap_or_else(PoisonError::into_inner);
            // It cannot be said to a terminal that is gone, and the program ends all the same.
            drop(writeln!(anstream::stderr(), "\n{said}"));
            std::process::exit(CliError::INTERRUPTED.into());
        }));
        Self(text)
    }

    pub fn set(&self, text: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unfinished_game_is_offered() {
        let setup = Setup::new(2, Seed::from_number(7));
        let record = Match::new(Start::Setup(setup)).unwrap().record(&[String::new(), "Bot 2".to_owned()]);
        for (typed, expected) in
            [("\n", Some(true)), ("what?\n\n", Some(true)), ("new\n", Some(false)), ("quit\n", None), ("", None)]
        {
            let mut out = Vec::new();
            let mut voice = Voice::new(Words::english(), true, &mut out);
            let mut input = typed.as_bytes();
            assert_eq!(offer(&record, &mut Lines::Plain(&mut input), &mut voice).unwrap(), expected, "{typed:?}");
            let said = String::from_utf8(out).unwrap();
            let standing = "You have an unfinished game: round 1, You: 1 point, Bot 2: 2 points.\n";
            let standing_or = "You have an unfinished game: round 1, You: 2 points, Bot 2: 1 point.\n";
            assert!(said.starts_with(standing) || said.starts_with(standing_or), "{said}");
        }
    }
}
