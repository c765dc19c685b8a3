//! Finished games over HTTP: records, replays, statistics.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use vale_bots::net::Company;
use vale_engine::{Match, Record, Seat, Seed, Source};
use vale_protocol::http::{
    AlbumEntry, GameStatistics, GamesOfSize, PlayerStatistics, RatingState, Replay, SourcePoints,
};
use vale_protocol::{Code, Occupant, PlayerColour, PlayerId, Problem, TableId};
use vale_table::{TableLog, company_of, daily, names_of, record_text, statistics};

use super::answer::{Answer, Path, Query};
use super::routes::routes;
use super::session::Signed;
use crate::app::{App, now};
use crate::store::{ListedTable, ResultRow};

routes! {
    get "/api/tables/{table}/record" => record,
    get "/api/tables/{table}/replay" => replay,
    get "/api/tables/{table}/statistics" => table_statistics,
    get "/api/players/{player}/statistics" => player_statistics,
    get "/api/me/statistics" => my_statistics,
    get "/api/me/album" => my_album,
}

/// A finished game: whoever has the address may see it.
pub(super) struct Finished {
    /// The table.
    pub(super) table: TableId,
    /// Whoever has the seats, as others are told.
    seats: Vec<(Occupant, Option<PlayerColour>)>,
    /// Was it sent from a device?
    on_device: bool,
    /// The day whose deal it plays, if it plays one.
    daily: Option<String>,
    /// The game, if this version of the rules can replay it.
    game: Option<(Match, Seed)>,
    /// Who was told what the strongest bot would do, after how many moves.
    hints: Vec<(Seat, usize)>,
    /// The record that was kept at the end, without names, if the log cannot be replayed any more.
    kept: Option<String>,
}

impl Finished {
    /// A finished game from its log, or from the record that was kept at its end.
    pub(super) async fn read(app: &App, listed: ListedTable) -> Answer<Self> {
        let missing = || Problem::new(Code::NotFound, "there is no such table");
        let table = &listed.id;
        let problem = match app.tables.read(table).await {
            Ok(log) => match Self::of_log(&log, &listed) {
                Some(finished) => return Ok(finished),
                None => Problem::new(
                    Code::Internal,
                    "the log of this game is incomplete: please tell the host of this server",
                ),
            },
            Err(problem) if matches!(problem.code, Code::OtherRules | Code::Internal) => problem,
            Err(problem) => return Err(problem.into()),
        };
        let Some(text) = app.store.record(table).await? else { return Err(problem.into()) };
        let row = app.store.table(table).await?.ok_or_else(missing)?;
        let occupants: Vec<Occupant> = serde_json::from_str(&listed.occupants).unwrap_or_default();
        let record: Option<Record> = text.parse().ok();
        Ok(Self {
            table: table.clone(),
            seats: occupants.into_iter().map(|occupant| (occupant, None)).collect(),
            on_device: listed.on_device,
            daily: row.row.daily,
            game: record.map(|record| record.replay()).zip(row.row.seed.parse().ok()),
            hints: Vec::new(),
            kept: Some(text),
        })
    }

    fn of_log(log: &TableLog, listed: &ListedTable) -> Option<Self> {
        let play = log.state.play.as_ref().filter(|play| play.game.game().is_over())?;
        let colours = log.state.chairs.iter().map(|chair| chair.sitter.colour());
        Some(Self {
            table: log.id.clone(),
            seats: log.state.occupants(&log.names).into_iter().zip(colours).collect(),
            on_device: listed.on_device,
            daily: log.daily.clone(),
            game: Some((play.game.clone(), log.state.seed)),
            hints: play.hints.clone(),
            kept: None,
        })
    }

    /// The colours of the players, by seat.
    #[cfg(feature = "web")]
    pub(super) fn colours(&self) -> impl Iterator<Item = Option<PlayerColour>> {
        self.seats.iter().map(|(_, colour)| *colour)
    }

    /// Refuses to show what would spoil the deal for others.
    pub(super) fn check_revealed(&self) -> Answer<()> {
        if self.daily.as_deref().is_some_and(|day| daily::is_going_on(day, now())) {
            let message = "others may still be playing this deal today: it can be watched here tomorrow";
            return Err(Problem::new(Code::NotOver, message).into());
        }
        Ok(())
    }

    /// The names of the players, by seat.
    fn names(&self) -> Vec<String> {
        names_of(self.seats.iter().map(|(occupant, _)| occupant))
    }

    /// Who played, as far as it matters to a review.
    pub(super) fn company(&self) -> Company {
        company_of(self.seats.iter().map(|(occupant, _)| occupant))
    }

    /// The game itself.
    pub(super) fn game(&self) -> Answer<&(Match, Seed)> {
        let message = "this game was played by another version of the rules, and this server cannot replay it: download \
                       its record instead";
        self.game.as_ref().ok_or_else(|| Problem::new(Code::OtherRules, message).into())
    }

    /// The record with the names of the players.
    fn record(&self) -> Answer<String> {
        match &self.kept {
            None => self.game().map(|(game, seed)| record_text(game, *seed, &self.names(), &self.hints)),
            Some(text) => Ok(with_names(text, &self.names())),
        }
    }
}

/// A record with these names, whatever version of the rules it is of: names have lines of their own.
fn with_names(text: &str, names: &[String]) -> String {
    let line = |line: &str| {
        let seat = line.strip_prefix("seat ").and_then(|rest| rest.split(' ').next()?.parse::<usize>().ok());
        let name = seat.and_then(|seat| names.get(seat.checked_sub(1)?)).filter(|name| !name.is_empty());
        match (seat, name) {
            (Some(seat), Some(name)) => format!("seat {seat} {name}\n"),
            _ => format!("{line}\n"),
        }
    };
    text.lines().map(line).collect()
}

/// The record of a finished game, with the promise about the shuffle as a comment.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = "default", body = Problem))))]
async fn record(State(app): State<Arc<App>>, Path(table): Path<TableId>) -> Answer<impl IntoResponse> {
    let text = app.archive.look(&app, &table, |finished| {
        finished.check_revealed()?;
        finished.record()
    });
    let text = text.await?;
    let disposition = format!("attachment; filename=\"{table}.vale\"");
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, disposition)],
        text,
    ))
}

/// Which steps of a replay.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    /// The first.
    #[serde(default)]
    from: usize,
    /// How many.
    count: Option<usize>,
}

/// A finished game, step by step, with all that was hidden.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/tables/{table}/replay",
    params(("table" = String, Path), ("from" = Option<usize>, Query), ("count" = Option<usize>, Query)),
    responses((status = 200, body = Replay), (status = "default", body = Problem))))]
async fn replay(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    Query(wanted): Query<Steps>,
) -> Answer<Json<Replay>> {
    app.archive.look(&app, &table, move |finished| steps(finished, &wanted)).await.map(Json)
}

fn steps(finished: &Finished, wanted: &Steps) -> Answer<Replay> {
    finished.check_revealed()?;
    let (played, seed) = finished.game()?;
    let internal =
        |_| Problem::new(Code::Internal, "this game cannot be replayed: please tell the host of this server");
    vale_table::replay(finished.table.clone(), played, *seed, finished.names(), wanted.from, wanted.count)
        .map_err(|error| internal(error).into())
}

/// How a finished game went.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/tables/{table}/statistics", params(("table" = String, Path)),
    responses((status = 200, body = GameStatistics), (status = "default", body = Problem))))]
async fn table_statistics(State(app): State<Arc<App>>, Path(table): Path<TableId>) -> Answer<Json<GameStatistics>> {
    let shown = app.archive.look(&app, &table, |finished| {
        let (game, _) = finished.game()?;
        let shown = statistics(&finished.table, game, finished.seats.iter().cloned(), finished.on_device);
        shown.ok_or_else(|| Problem::new(Code::NotOver, "this game is not over").into())
    });
    shown.await.map(Json)
}

/// The games of a player.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/players/{player}/statistics", params(("player" = String, Path)),
    responses((status = 200, body = PlayerStatistics), (status = "default", body = Problem))))]
async fn player_statistics(
    State(app): State<Arc<App>>,
    Path(player): Path<PlayerId>,
) -> Answer<Json<PlayerStatistics>> {
    of_player(&app, player).await.map(Json)
}

/// Your games.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/me/statistics",
    responses((status = 200, body = PlayerStatistics), (status = "default", body = Problem))))]
async fn my_statistics(State(app): State<Arc<App>>, Signed(person): Signed) -> Answer<Json<PlayerStatistics>> {
    of_player(&app, person.player).await.map(Json)
}

/// The creatures that you summoned in finished games.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/me/album",
    responses((status = 200, body = Vec<AlbumEntry>), (status = "default", body = Problem))))]
async fn my_album(State(app): State<Arc<App>>, Signed(person): Signed) -> Answer<Json<Vec<AlbumEntry>>> {
    Ok(Json(app.store.album(&person.player).await?))
}

async fn of_player(app: &App, player: PlayerId) -> Answer<PlayerStatistics> {
    let name = app.store.names(std::slice::from_ref(&player)).await?.remove(&player);
    let name = name.ok_or_else(|| Problem::new(Code::NotFound, "there is no such player"))?;
    let results = app.store.results_of(&player).await?;
    let ratings = app.store.ratings_of(&player).await?;
    let games = (2..=4).filter_map(|players| {
        let rating = ratings.iter().find(|row| row.players == players);
        let rating =
            rating.map(|row| RatingState { rating: row.rating, uncertainty: row.uncertainty, games: row.games });
        of_size(players, &results, rating)
    });
    Ok(PlayerStatistics { games: games.collect(), sources: all_sources(&results), player, name })
}

fn of_size(players: u8, results: &[ResultRow], rating: Option<RatingState>) -> Option<GamesOfSize> {
    let of_size: Vec<_> = results.iter().filter(|row| row.players == players).collect();
    if of_size.is_empty() {
        return None;
    }
    let points: f64 = of_size.iter().map(|row| f64::from(row.points)).sum();
    let games = of_size.len() as u32;
    Some(GamesOfSize {
        players,
        games,
        wins: of_size.iter().filter(|row| row.place == 1).count() as u32,
        mean_points: points / f64::from(games),
        rating,
    })
}

/// What brought points in all these games, the most first.
fn all_sources(results: &[ResultRow]) -> Vec<SourcePoints> {
    let mut sum: BTreeMap<Source, i32> = BTreeMap::new();
    for row in results {
        for SourcePoints { source, points } in serde_json::from_str::<Vec<_>>(&row.sources).unwrap_or_default() {
            *sum.entry(source).or_default() += points;
        }
    }
    let mut sources: Vec<_> = sum.into_iter().map(|(source, points)| SourcePoints { source, points }).collect();
    sources.sort_by_key(|row| std::cmp::Reverse(row.points));
    sources
}
