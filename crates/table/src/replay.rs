//! A finished game, step by step, with all that was hidden.

use vale_engine::{Event, Game, Match, Move, Seat, Seed, StartError};
use vale_protocol::http::{Replay, ReplayStep};
use vale_protocol::{Commitment, Occupant, TableId};

/// How many steps of a replay are given at a time at most.
const STEPS: usize = 100;

/// The names of the players in records and replays.
pub fn names_of<'a>(occupants: impl IntoIterator<Item = &'a Occupant>) -> Vec<String> {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot { level } => format!("Bot (level {level})"),
        Occupant::Nobody | Occupant::Invited => String::new(),
    };
    occupants.into_iter().map(name).collect()
}

/// So many steps of a finished game from this one on; as many as are given at a time if no number is.
pub fn replay(
    table: TableId,
    played: &Match,
    seed: Seed,
    names: Vec<String>,
    from: usize,
    count: Option<usize>,
) -> Result<Replay, StartError> {
    let mut events = Vec::new();
    let mut game = played.start().begin(&mut events)?;
    let from = from.min(played.played().len());
    let to = from.saturating_add(count.unwrap_or(STEPS).clamp(1, STEPS));
    let mut steps = Vec::new();
    if from == 0 {
        steps.push(replay_step(&game, None, None, events));
    }
    for (number, made) in (1..to).zip(played.played()) {
        let mut events = Vec::new();
        game.play_unchecked(made.m, &mut events);
        if number >= from {
            steps.push(replay_step(&game, Some(made.seat), Some(made.m), events));
        }
    }
    Ok(Replay {
        table,
        names,
        seed,
        commitment: Commitment::to(seed),
        step_count: played.played().len() as u32 + 1,
        first_step: from as u32,
        steps,
    })
}

/// A step of a replay: how the game stands after a move, with all that is hidden.
pub fn replay_step(game: &Game, seat: Option<Seat>, m: Option<Move>, events: Vec<Event>) -> ReplayStep {
    let hands = game.seats().map(|seat| game.hand(seat).iter().collect()).collect();
    ReplayStep { seat, m, events, view: game.table_view(), hands }
}
