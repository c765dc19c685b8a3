//! `vale hint`: what a bot would play, and why.
//!
//! The bot gets what the seat that is asked sees and remembers, not the game in the file.

use std::io::Write;

use serde::Serialize;
use vale_bots::sample::sample;
use vale_bots::{Budget, Decision, Level, Memories, Memory, Plan, Sight};
use vale_bots::{decision_seed, recall};
use vale_engine::{Game, Match, Move, MoveList, Phase, Position, Record, Seat, SeatView, Seed, Start};
use vale_words::{Words, say};

use crate::args::{HintArgs, stand_in};
use crate::error::CliError;
use crate::replay::{names, read};

/// The hint, as `--json` prints it.
#[derive(Debug, Serialize)]
pub struct Hint {
    seat: Seat,
    level: u8,
    bot: &'static str,
    #[serde(skip)]
    pub chosen: Move,
    #[serde(rename = "move")]
    text: String,
    legal_moves: usize,
    plans: Vec<PlanRow>,
}

#[derive(Debug, Serialize)]
struct PlanRow {
    value: f32,
    moves: Vec<String>,
    /// Does the plan go on with moves that depend on what turns up?
    goes_on: bool,
}

/// Who is asked for a hint, and for how much.
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    pub level: Level,
    /// How much it may think.
    pub budget: Budget,
    /// Its own chance.
    pub seed: Seed,
    /// How many plans it tells.
    pub plans: usize,
}

/// What a bot would play for the seat that is asked, which remembers this; none when the game is over. The moves are
/// written as `write` has it.
pub fn ask(played: &Match, memory: &Memory, asking: &Asking, write: &dyn Fn(&Game, Move) -> String) -> Option<Hint> {
    let game = played.game();
    let seat = game.asked_seat()?;
    let mut legal = MoveList::new();
    game.legal_moves_into(&mut legal);
    let view = game.seat_view(seat);
    let seed = decision_seed(asking.seed, 0, 0, played.played().len() as u64);
    let sight = Sight { view: &view, memory, legal: &legal };
    let Decision { chosen, plans } = asking.level.bot().decide(sight, seed, asking.budget);
    Some(Hint {
        seat,
        level: asking.level.number(),
        bot: asking.level.name(),
        chosen,
        text: game.write_move(chosen),
        legal_moves: legal.len(),
        plans: plans.iter().take(asking.plans).map(|plan| write_plan(plan, &view, memory, seed, write)).collect(),
    })
}

/// Runs the command.
pub fn run(args: &HintArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let bad = |problem: String| CliError::BadInput(format!("{}: {problem}", args.file.display()));
    let (played, names) = read(&args.file).and_then(|text| open(&text, words)).map_err(bad)?;
    let game = played.game();
    let asked = game.asked().ok_or_else(|| bad(say!(words, "hint-over")))?;
    let memories: Memories = recall(&played).map_err(|error| bad(error.to_string()))?;
    let budget = args.budget.budget().unwrap_or_else(|| args.level.default_budget());
    let asking = Asking { level: args.level, budget, seed: args.seed, plans: args.plans };
    let hint = ask(&played, memories.of(asked.seat), &asking, &Game::write_move);
    let hint = hint.ok_or_else(|| bad(say!(words, "hint-over")))?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &hint)?;
        writeln!(out)?;
        return Ok(());
    }
    let phase = match game.phase() {
        Phase::Over => Phase::Resolution,
        phase => phase,
    };
    let name = names[asked.seat.index()].as_str();
    writeln!(out, "{}", say!(words, "hint-asked", round = game.round(), phase = words.phase(phase), name = name))?;
    writeln!(out, "{}", words.question(&asked.question, &names))?;
    if let Some(line) = stand_in(args.level, game.options(), words) {
        writeln!(out, "{line}")?;
    }
    let level = words.level(hint.bot);
    writeln!(out, "{}", say!(words, "hint-would-play", number = hint.level, level = level, move = hint.text.as_str()))?;
    writeln!(out, "{}", say!(words, "hint-in-words", move = words.move_text(game, hint.chosen, &names)))?;
    hint.reasons(words).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

impl Hint {
    /// Why the bot would play it, line by line.
    pub fn reasons(&self, words: &Words) -> Vec<String> {
        if self.legal_moves == 1 {
            return vec![say!(words, "hint-no-other")];
        }
        if self.plans.is_empty() {
            return vec![say!(words, "hint-no-plans")];
        }
        let plans = self.plans.iter().enumerate().map(|(index, plan)| {
            let more = if plan.goes_on { "; ..." } else { "" };
            format!("{}: {:.2}: {}{more}", index + 1, plan.value, plan.moves.join("; "))
        });
        std::iter::once(say!(words, "hint-plans")).chain(plans).collect()
    }
}

/// The game in a file, a record or a position, and the names of its players.
fn open(text: &str, words: &Words) -> Result<(Match, Vec<String>), String> {
    if text.trim_start().starts_with('{') {
        let position = Position::from_json(text).map_err(|error| error.to_string())?;
        let played = Match::new(Start::Position(position)).map_err(|error| error.to_string())?;
        let names = played.game().seats().map(|seat| words.player::<&str>(seat, &[])).collect();
        return Ok((played, names));
    }
    if !text.lines().any(|line| line.trim_start().get(..4).is_some_and(|word| word.eq_ignore_ascii_case("vale"))) {
        return Err(say!(words, "hint-neither"));
    }
    let record: Record = text.parse().map_err(|error| format!("{error}"))?;
    Ok((record.replay(), names(&record, words)))
}

/// The moves of a plan as text. How a move is written depends on the question it answers, so the plan is played in a game
/// that the seat could be in, as far as it goes there.
fn write_plan(
    plan: &Plan,
    view: &SeatView,
    memory: &Memory,
    seed: u64,
    write: &dyn Fn(&Game, Move) -> String,
) -> PlanRow {
    let mut game: Option<Game> = sample(view, memory, seed).ok();
    let mut moves = Vec::new();
    for &m in &plan.moves {
        let Some(game) = game.as_mut().filter(|game| game.asked_seat() == Some(view.seat) && game.check(m).is_ok())
        else {
            break;
        };
        moves.push(write(game, m));
        game.play_unchecked(m, &mut ());
    }
    PlanRow { value: plan.value, goes_on: moves.len() < plan.moves.len(), moves }
}
