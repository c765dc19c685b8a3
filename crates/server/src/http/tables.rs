//! Tables over HTTP: making one, finding one, inviting to one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use vale_engine::Position;
use vale_protocol::http::{
    Accept, Accepted, Daily, DailyGhost, DailyResult, Invitation, InvitationToken, InvitedTo, NewInvitation, NewTable,
    SeatPlan, TableMade, TableSummary,
};
use vale_protocol::{Code, Commitment, Occupant, Problem, Request, TableId};
use vale_table::{Outline, check_seats, daily, guide, plan};

use super::address::Client;
use super::answer::{Answer, Body, Path, ProblemResponse};
use super::people::free_name;
use super::routes::routes;
use super::security::own_origin;
use super::session::{Signed, Visitor};
use crate::app::{App, now};
use crate::ghost;
use crate::pressure::Whoever;
use crate::store::{DailyRow, InvitationRow, ListedTable, Person, fresh_id, sha256};
use crate::table::Tables;
use crate::telemetry;

/// How many tables a list has at most.
const LIST: u32 = 100;

/// How long a table counts among those that its host has open.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// How many results of the daily deal are told at most.
const DAILY_RESULTS: u32 = 20;

routes! {
    get "/api/tables" => lobby,
    post "/api/tables" => make,
    get "/api/tables/{table}" => summary,
    post "/api/tables/{table}/invitations" => invite,
    post "/api/invitations" => accept,
    post "/api/invitations/look" => look,
    get "/api/me/tables" => mine,
    get "/api/daily" => today,
}

/// An address of this server, for people.
fn address(app: &App, headers: &HeaderMap, path: &str) -> String {
    format!("{}{path}", own_origin(&app.config, headers).unwrap_or_default())
}

fn bad(message: impl Into<String>) -> ProblemResponse {
    Problem::new(Code::BadRequest, message).into()
}

/// Makes a table.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "tables", path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableMade),
        (status = 200, body = TableMade, description = "your table with today's deal, which you already have"),
        (status = "default", body = Problem))))]
async fn make(
    State(app): State<Arc<App>>,
    client: Client,
    Signed(person): Signed,
    headers: HeaderMap,
    Body(mut new): Body<NewTable>,
) -> Answer<(StatusCode, Json<TableMade>)> {
    if let Some(problem) = new.settings.problem() {
        return Err(bad(format!("settings.{problem}")));
    }
    app.pressure.admit(Whoever::Comes)?;
    app.gates.table(&person.player, client)?;
    if new.daily && new.guided {
        return Err(bad("guided: the guided game has cards of its own, and the daily deal, too: ask for one of them"));
    }
    if new.daily {
        return make_daily(&app, &person, &headers, &new).await;
    }
    if new.guided {
        return make_guided(&app, &person, &headers, &new).await;
    }
    check_seats(&new).map_err(bad)?;
    for seat in &mut new.seats {
        if let SeatPlan::Beside(name) = seat {
            *name = free_name(&app, name).await?;
        }
    }
    let position = new.position.map(|position| position.to_string());
    if let Some(position) = &position {
        if !app.config.allow_positions {
            return Err(bad(
                "position: this server does not allow prepared positions; start it with `--allow-positions`",
            ));
        }
        let position = Position::from_json(position).map_err(|error| bad(format!("position: {error}")))?;
        if position.options != new.settings.options {
            return Err(bad("position: its options differ from those of the settings"));
        }
    }
    has_room(&app, &person, new.settings.public).await?;
    let plan = plan(&person.player, &new.seats, new.colour);
    let (table, seed) = Tables::make_table(&app.store, &person, &new.settings, plan, position).await?;
    let address = address(&app, &headers, &format!("/t/{table}"));
    Ok((StatusCode::CREATED, Json(TableMade { table, address, commitment: Commitment::to(seed) })))
}

/// Nobody needs many tables that nobody plays at, and those in the list hide the tables of others.
async fn has_room(app: &App, person: &Person, public: bool) -> Answer<()> {
    let limits = &app.config.limits;
    let (open, shown) = app.store.open_tables_of(&person.player, now().saturating_sub(DAY_MS)).await?;
    let too_many = |message: String| {
        telemetry::refused("open tables");
        Err(ProblemResponse::new(Code::TooMany, message))
    };
    if let Some(most) = limits.open_tables.filter(|most| open >= *most) {
        return too_many(format!(
            "you have {most} tables from today that have not started, the maximum: start some first"
        ));
    }
    if let Some(most) = limits.public_tables.filter(|most| public && shown >= *most) {
        return too_many(format!("you have {most} public tables from today, the maximum: start some first"));
    }
    Ok(())
}

/// The table of today, which is made if there is none.
async fn make_daily(
    app: &App,
    person: &Person,
    headers: &HeaderMap,
    new: &NewTable,
) -> Answer<(StatusCode, Json<TableMade>)> {
    let usual = daily::settings(new.settings.pace_ms);
    let usual_seats = new.seats.is_empty() || new.seats == daily::seats();
    if new.settings.options != usual.options || !usual_seats || new.position.is_some() {
        return Err(bad(
            "daily: the daily deal is a base game for two, you and a level 2 bot: do not send seats or a position",
        ));
    }
    let (table, seed, is_new) =
        Tables::daily_table(&app.store, person, &daily::day_of(now()), new.colour, new.settings.pace_ms).await?;
    let address = address(app, headers, &format!("/t/{table}"));
    let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, Json(TableMade { table, address, commitment: Commitment::to(seed) })))
}

/// The guided first game: the one that is not finished, or a new one.
async fn make_guided(
    app: &App,
    person: &Person,
    headers: &HeaderMap,
    new: &NewTable,
) -> Answer<(StatusCode, Json<TableMade>)> {
    let settings = guide::settings(new.settings.pace_ms);
    let usual_seats = new.seats.is_empty() || new.seats == guide::seats();
    if new.settings.options != settings.options || !usual_seats || new.position.is_some() {
        return Err(bad(
            "guided: the guided game is a base game for two, you and a level 1 bot: do not send seats or a position",
        ));
    }
    let begun = app.store.unfinished_from(&person.player, guide::POSITION).await?;
    let begun = match begun {
        Some(table) => app.store.table(&table).await?.and_then(|stored| Some((table, stored.row.seed.parse().ok()?))),
        None => None,
    };
    let (status, (table, seed)) = if let Some(begun) = begun {
        (StatusCode::OK, begun)
    } else {
        has_room(app, person, false).await?;
        let plan = plan(&person.player, &guide::seats(), new.colour);
        let position = Some(guide::POSITION.to_owned());
        (StatusCode::CREATED, Tables::make_table(&app.store, person, &settings, plan, position).await?)
    };
    let address = address(app, headers, &format!("/t/{table}"));
    Ok((status, Json(TableMade { table, address, commitment: Commitment::to(seed) })))
}

/// The deal of today: your table, and what others reached.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "tables", path = "/api/daily", responses((status = 200, body = Daily))))]
async fn today(State(app): State<Arc<App>>, Visitor(person): Visitor) -> Answer<Json<Daily>> {
    let date = daily::day_of(now());
    let me = person.map(|person| person.player);
    let table = match &me {
        Some(player) => app.store.daily_table(&date, player).await?,
        None => None,
    };
    let streak = match &me {
        Some(player) => daily::streak(app.store.daily_days(player).await?.iter().map(String::as_str), now()),
        None => 0,
    };
    let ghost = app.store.ghost(&date).await?;
    if ghost.is_none() {
        ghost::play_in_background(&app, &date, Tables::daily_seed(&app.store, &date).await?);
    }
    let ghost = ghost.map(|row| DailyGhost {
        level: daily::GHOST.number(),
        points: row.points,
        margin: i32::from(row.points) - i32::from(row.opponent),
    });
    let results = app.store.daily_results(&date, DAILY_RESULTS, me.as_ref()).await?;
    let result = |row: DailyRow| DailyResult {
        place: row.place,
        you: me.as_ref() == Some(&row.player),
        name: row.name,
        points: row.points,
        margin: i32::from(row.points) - i32::from(row.opponent),
    };
    Ok(Json(Daily { date, table, results: results.into_iter().map(result).collect(), ghost, streak }))
}

/// The open tables that anybody may join.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "tables", path = "/api/tables", responses((status = 200, body = Vec<TableSummary>))))]
async fn lobby(State(app): State<Arc<App>>) -> Answer<Json<Vec<TableSummary>>> {
    Ok(Json(app.store.lobby(LIST).await?.into_iter().filter_map(summarise).collect()))
}

/// Your tables, the last changed first.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "tables", path = "/api/me/tables",
    responses((status = 200, body = Vec<TableSummary>), (status = "default", body = Problem))))]
async fn mine(State(app): State<Arc<App>>, Signed(person): Signed) -> Answer<Json<Vec<TableSummary>>> {
    Ok(Json(app.store.tables_of(&person.player, LIST).await?.into_iter().filter_map(summarise).collect()))
}

/// One table.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "tables", path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = TableSummary), (status = "default", body = Problem))))]
async fn summary(State(app): State<Arc<App>>, Path(table): Path<TableId>) -> Answer<Json<TableSummary>> {
    let listed = app.store.listing(&table).await?.and_then(summarise);
    listed.map(Json).ok_or_else(|| Problem::new(Code::NotFound, "there is no such table").into())
}

/// A table as lists show it; none if its row cannot be read, so that one bad row does not hide the others.
pub(super) fn summarise(row: ListedTable) -> Option<TableSummary> {
    let settings = serde_json::from_str(&row.settings).ok()?;
    let seats = serde_json::from_str(&row.occupants).ok()?;
    let progress = row.progress.and_then(|progress| serde_json::from_str(&progress).ok());
    Some(TableSummary {
        table: row.id,
        settings,
        stage: row.stage,
        seats,
        made_at: row.made_at,
        changed_at: row.changed_at,
        progress,
        on_device: row.on_device,
    })
}

/// Keeps a seat for somebody, who takes it with the token in the answer.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "tables", path = "/api/tables/{table}/invitations", params(("table" = String, Path)),
    request_body = NewInvitation, responses((status = 201, body = Invitation), (status = "default", body = Problem))))]
async fn invite(
    State(app): State<Arc<App>>,
    client: Client,
    Signed(person): Signed,
    Path(table): Path<TableId>,
    headers: HeaderMap,
    Body(new): Body<NewInvitation>,
) -> Answer<(StatusCode, Json<Invitation>)> {
    app.gates.invitation(&person.player, client)?;
    let request = Request::Reserve { seat: new.seat };
    let entry = app.tables.table(&table).await?.ask(person, request).await?;
    // 128 bits: whoever reads a link aloud, or a camera that reads a QR code, is glad of every letter less.
    let token = fresh_id()?;
    app.store.invite(&sha256(&token), &table, new.seat, entry, now()).await?;
    let address = address(&app, &headers, &format!("/join#{token}"));
    Ok((StatusCode::CREATED, Json(Invitation { token, address })))
}

fn used() -> Problem {
    Problem::new(Code::NotFound, "this invitation does not exist, has expired, or has been used")
}

/// Tells where an invitation leads, and takes nothing. A `POST`, because a token does not belong into an address.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "tables", path = "/api/invitations/look", request_body = InvitationToken,
    responses((status = 200, body = InvitedTo), (status = "default", body = Problem))))]
async fn look(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    Body(InvitationToken { token }): Body<InvitationToken>,
) -> Answer<Json<InvitedTo>> {
    let InvitationRow { table, seat, .. } = app.store.invitation(&sha256(&token), now()).await?.ok_or_else(used)?;
    let Outline { by, settings, stage, seats, free_colours } = app.tables.table(&table).await?.look(seat).await?;
    let me = person.map(|person| person.player);
    let sits = |occupant: &Occupant| matches!(occupant, Occupant::Person { player, .. } if Some(player) == me.as_ref());
    let seated = seats.iter().any(sits);
    Ok(Json(InvitedTo { table, seat, by, settings, stage, seats, free_colours, seated }))
}

/// Takes a seat that is kept for whoever has the token.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "tables", path = "/api/invitations", request_body = Accept,
    responses((status = 200, body = Accepted), (status = "default", body = Problem))))]
async fn accept(
    State(app): State<Arc<App>>,
    client: Client,
    Signed(person): Signed,
    Body(accept): Body<Accept>,
) -> Answer<Json<Accepted>> {
    app.gates.invitation(&person.player, client)?;
    let invitation = app.store.invitation(&sha256(&accept.token), now()).await?.ok_or_else(used)?;
    let player = person.player.clone();
    match &invitation.claimed_by {
        None => {
            // The table decides: a seat is kept by one entry of its log, and taken by one. So nothing is lost or given
            // twice, whenever the server goes down; that the invitation was used is noted only to say so.
            app.tables.table(&invitation.table).await?.accept(person, &invitation, accept.colour).await?;
            app.store.claim_invitation(&invitation.token_hash, &player, now()).await?;
        }
        Some(claimed_by) if *claimed_by == player => {}
        Some(_) => return Err(used().into()),
    }
    Ok(Json(Accepted { table: invitation.table, seat: invitation.seat }))
}
