//! Finished games that were played on a device without this server, and are sent to it for the player's own list. Nobody can
//! vouch for them: they are in no statistics and are never rated.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tokio::runtime::Handle;
use vale_engine::{Deal, Record, RecordError, RecordErrorKind, Setup, Start};
use vale_protocol::http::{SeatPlan, SentRecord, TableSummary};
use vale_protocol::{Code, Problem, TableId};
use vale_table::{Import, Imported, finish_of, listing_of, progress_of, seats_of};

use super::address::Client;
use super::answer::{Answer, Body, ProblemResponse};
use super::people::free_name;
use super::routes::routes;
use super::session::Signed;
use super::tables::summarise;
use crate::app::{App, now};
use crate::pressure::Whoever;
use crate::store::{Append, Person, SentGame, fresh_id, sha256};

routes! {
    post "/api/me/games" => keep_game,
}

/// Adds a finished game of your device to your own games. It counts for nothing but your album.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "games", path = "/api/me/games", request_body = SentRecord,
    responses((status = 201, body = TableSummary),
        (status = 200, body = TableSummary, description = "you have sent this game before"),
        (status = "default", body = Problem))))]
async fn keep_game(
    State(app): State<Arc<App>>,
    client: Client,
    Signed(person): Signed,
    Body(sent): Body<SentRecord>,
) -> Answer<(StatusCode, Json<TableSummary>)> {
    app.pressure.admit(Whoever::Comes)?;
    app.gates.sent_game(&person.player, client)?;
    let (server, runtime) = (Arc::clone(&app), Handle::current());
    let kept = app.archive.work(move || runtime.block_on(keep(&server, &person, &sent))).await?;
    let (status, table) = kept;
    let listed = app.store.listing(&table).await?.and_then(summarise);
    let listed = listed.ok_or_else(|| Problem::new(Code::NotFound, "there is no such table"))?;
    Ok((status, Json(listed)))
}

/// Keeps a game, unless it is there already.
async fn keep(app: &App, person: &Person, sent: &SentRecord) -> Answer<(StatusCode, TableId)> {
    let record: Record = sent.record.parse().map_err(no_record)?;
    let mut seats = check(&record)?;
    // Whatever the seats are called: the same moves with the same cards are the same game.
    let hash = sha256(&record.replay().record(&[]).to_string());
    if let Some(table) = app.store.sent_table(&person.player, &hash).await? {
        return Ok((StatusCode::OK, table));
    }
    for seat in &mut seats {
        if let SeatPlan::Beside(name) = seat {
            *name = free_name(app, name).await?;
        }
    }
    let now = now();
    let at = sent.ended_at.unwrap_or(now).min(now);
    let (id, host) = (TableId(fresh_id()?), &person.player);
    let import = Import { id, host, name: &person.name, seats: &seats, pace_ms: 0, at };
    let game = as_stored(import.table(&record)?, hash, at)?;
    if app.store.keep_sent(&game, now).await? {
        return Ok((StatusCode::CREATED, game.table.id));
    }
    // Another request with the same game was faster.
    let table = app.store.sent_table(&person.player, &game.hash).await?;
    let busy = || ProblemResponse::new(Code::Busy, "this game is being stored: try again in a moment");
    table.map(|table| (StatusCode::OK, table)).ok_or_else(busy)
}

#[expect(clippy::needless_pass_by_value, reason = "that is how `map_err` hands it over")]
fn no_record(error: RecordError) -> ProblemResponse {
    let code = match error.kind {
        RecordErrorKind::NoRecord => Code::BadRequest,
        RecordErrorKind::IllegalMove | RecordErrorKind::WrongResult => Code::Illegal,
    };
    // It quotes what is wrong, whatever that is.
    let message = error.to_string().replace(char::is_control, " ");
    ProblemResponse::new(code, format!("record: {message}"))
}

/// Is it a game that somebody can have played here? Tells who sits where.
fn check(record: &Record) -> Answer<Vec<SeatPlan>> {
    let no = |code, message: &str| Err(ProblemResponse::new(code, format!("record: {message}")));
    if record.result().is_none() {
        return no(Code::NotOver, "this game is not over: finish it first");
    }
    if !matches!(record.start(), Start::Setup(Setup { deal: Deal::Shuffled, .. })) {
        return no(Code::Illegal, "only games that began with a shuffled deal are kept");
    }
    let seats = seats_of(record.names());
    if seats.contains(&SeatPlan::Me) { Ok(seats) } else { no(Code::Illegal, "only bots played this game") }
}

/// A game as it is kept.
fn as_stored(Imported { row, facts, log }: Imported, hash: String, at: u64) -> Answer<SentGame> {
    let damaged = || ProblemResponse::internal("a game that was sent has no end");
    let mut finish = finish_of(&log.state, false, at).ok_or_else(damaged)?;
    finish.results.clear();
    let progress = progress_of(&log.state).ok_or_else(damaged)?;
    let append =
        |fact| Append { table: row.id.clone(), fact, listing: None, progress: None, finish: None, new_table: None };
    Ok(SentGame {
        facts: facts.into_iter().map(append).collect(),
        listing: listing_of(&log.state, &log.names),
        progress: serde_json::to_string(&progress).map_err(ProblemResponse::internal)?,
        table: row,
        finish,
        hash,
    })
}
