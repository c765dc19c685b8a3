//! What the strongest bot would do in the place of somebody who plays against bots.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use vale_bots::sample::sample;
use vale_bots::{Level, Memory, Plan, Sight};
use vale_engine::{Event, Game, Move, SeatView};
use vale_protocol::http::{Hint, HintedWay};
use vale_protocol::{Code, Problem, Request, TableId};
use vale_table::chance;

use super::answer::{Answer, Path, ProblemResponse};
use super::routes::routes;
use super::session::Signed;
use crate::app::App;
use crate::bots::Waiting;

/// How many ways to go on are told.
const WAYS: usize = 3;

/// The bot that is asked.
const LEVEL: Level = Level::Master;

routes! {
    post "/api/tables/{table}/hint" => hint,
}

/// What the strongest bot would do in your place, where the table allows it. It is noted in the log.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "tables", path = "/api/tables/{table}/hint", params(("table" = String, Path)),
    responses((status = 200, body = Hint), (status = "default", body = Problem))))]
async fn hint(State(app): State<Arc<App>>, Path(table): Path<TableId>, Signed(person): Signed) -> Answer<Json<Hint>> {
    let player = person.player.clone();
    let seq = app.tables.table(&table).await?.ask(person, Request::Hint {}).await?;
    let log = app.tables.read(&table).await?;
    let gone = || Problem::new(Code::Conflict, "the game has gone on: ask again");
    let seat = log.state.seat_of(&player, None).ok_or_else(gone)?;
    let play = log.state.play.as_ref().ok_or_else(gone)?;
    let game = play.game.game();
    if game.asked_seat() != Some(seat) {
        return Err(gone().into());
    }
    let (view, memory, legal) = (game.seat_view(seat), play.memories.of(seat).clone(), game.legal_moves());
    let seed = chance(app.store.bot_secret(), &table, seq);
    let think = move || {
        let sight = Sight { view: &view, memory: &memory, legal: &legal };
        let decision = LEVEL.bot().decide(sight, seed, LEVEL.default_budget());
        let only = Plan { moves: vec![decision.chosen], value: 0.0 };
        let plans = if decision.plans.is_empty() { vec![only] } else { decision.plans };
        ways(&plans, &view, &memory, seed)
    };
    let ways = app.tables.bots.work(&Waiting::Seated(vec![player]), think).await;
    let ways = ways.ok_or_else(|| ProblemResponse::internal("a bot failed"))?;
    Ok(Json(Hint { level: LEVEL.number(), seq, ways }))
}

/// The best plans that begin with different moves.
fn ways(plans: &[Plan], view: &SeatView, memory: &Memory, seed: u64) -> Vec<HintedWay> {
    let mut ways: Vec<HintedWay> = Vec::new();
    for plan in plans {
        let Some(&m) = plan.moves.first() else { continue };
        if ways.len() < WAYS && ways.iter().all(|way| way.m != m) {
            let events = sample(view, memory, seed).map_or_else(|_| Vec::new(), |game| told(&game, view, &plan.moves));
            ways.push(HintedWay { share: (1_000.0 * plan.value).round() / 10.0, m, events });
        }
    }
    ways
}

/// What a plan leads to, in a game that only looks like the real one: nothing of what it makes up is told.
fn told(game: &Game, view: &SeatView, moves: &[Move]) -> Vec<Event> {
    let (mut game, mut told) = (*game, Vec::new());
    for &m in moves {
        if game.asked_seat() != Some(view.seat) || game.check(m).is_err() {
            break;
        }
        let mut events: Vec<Event> = Vec::new();
        game.play_unchecked(m, &mut events);
        // Other players, and what turns up, are made up from here on.
        let known =
            |event: &&Event| !event.reveals() && !matches!(event, Event::TurnEnded { .. } | Event::PhaseBegan { .. });
        let count = events.iter().take_while(known).count();
        let cut = count < events.len();
        events.truncate(count);
        told.append(&mut events);
        if cut {
            break;
        }
    }
    told
}
