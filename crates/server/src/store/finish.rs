//! The end of a game: its results, and what they mean for the ratings of those with an account.

use std::collections::{BTreeMap, BTreeSet};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use sqlx::{AnyConnection, AssertSqlSafe};
use vale_protocol::{PlayerId, TableId};

use super::albums::add_to_albums;
use super::{Append, Dialect, Finish, RatingRow, ResultRow, Store, StoreError, get, get_number, placeholders, to_sql};

/// Who is rated among games of how many players.
type Key = (String, u8);

impl Store {
    /// The results of a player, the oldest first.
    pub async fn results_of(&self, player: &PlayerId) -> Result<Vec<ResultRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT seat, players, player, place, points, sources FROM results WHERE player = $1 \
             ORDER BY at, table_id, seat",
        )
        .bind(&player.0)
        .fetch_all(&self.shared.pool)
        .await?;
        let read = |row| {
            Ok(ResultRow {
                seat: get_number(row, "seat")?,
                players: get_number(row, "players")?,
                player: get::<Option<String>>(row, "player")?.map(PlayerId),
                place: get_number(row, "place")?,
                points: get_number(row, "points")?,
                sources: get(row, "sources")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The record of a finished game, without names. Games that ended before records were kept have none.
    pub async fn record(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT body FROM records WHERE table_id = $1")
            .bind(&table.0)
            .fetch_optional(&self.shared.pool)
            .await?;
        row.as_ref().map(|row| get(row, "body")).transpose()
    }

    /// The ratings of a player, by number of players.
    pub async fn ratings_of(&self, player: &PlayerId) -> Result<Vec<RatingRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT players, rating, uncertainty, games FROM ratings WHERE player = $1 AND games > 0 ORDER BY players",
        )
        .bind(&player.0)
        .fetch_all(&self.shared.pool)
        .await?;
        rows.iter().map(read_rating).collect()
    }
}

fn read_rating(row: &sqlx::any::AnyRow) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        players: get_number(row, "players")?,
        rating: get(row, "rating")?,
        uncertainty: get(row, "uncertainty")?,
        games: get_number(row, "games")?,
    })
}

pub(super) async fn insert_record(
    connection: &mut AnyConnection,
    table: &TableId,
    finish: &Finish,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO records (table_id, rules, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(&table.0)
        .bind(i64::from(finish.rules))
        .bind(&finish.record)
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes the results and the records of those appends that end a game, and rates the players. A game ends once: results that are there
/// already stay as they are, and count once.
pub(super) async fn write_results(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[&Append],
) -> Result<(), StoreError> {
    let mut ended = Vec::new();
    for append in appends {
        if let Some(finish) = &append.finish {
            insert_record(connection, &append.table, finish).await?;
            if insert_results(connection, &append.table, finish).await? {
                ended.push(finish);
            }
        }
    }
    if ended.is_empty() {
        return Ok(());
    }
    add_to_albums(connection, &ended).await?;
    rate(connection, dialect, &ended).await
}

/// False if there are results already.
async fn insert_results(connection: &mut AnyConnection, table: &TableId, finish: &Finish) -> Result<bool, StoreError> {
    let mut inserted = 0;
    for result in &finish.results {
        let insert = sqlx::query(
            "INSERT INTO results (table_id, seat, at, players, player, place, points, sources) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        );
        let insert = insert.bind(&table.0).bind(i64::from(result.seat)).bind(to_sql(finish.at));
        let insert =
            insert.bind(i64::from(result.players)).bind(result.player.as_ref().map(|player| player.0.as_str()));
        let insert = insert.bind(i64::from(result.place)).bind(i64::from(result.points)).bind(&result.sources);
        inserted += insert.execute(&mut *connection).await?.rows_affected();
    }
    Ok(inserted > 0)
}

/// Rates those with an account among themselves. One alone is not rated, and neither are guests and bots.
async fn rate(connection: &mut AnyConnection, dialect: Dialect, finishes: &[&Finish]) -> Result<(), StoreError> {
    let people: BTreeSet<&str> = finishes
        .iter()
        .flat_map(|finish| &finish.results)
        .filter_map(|result| Some(result.player.as_ref()?.0.as_str()))
        .collect();
    let accounts = accounts_among(connection, &people).await?;
    let games: Vec<BTreeMap<Key, u8>> = finishes.iter().map(|finish| places(finish, &accounts)).collect();
    let games: Vec<_> = games.into_iter().filter(|places| places.len() > 1).collect();
    let keys: BTreeSet<&Key> = games.iter().flat_map(BTreeMap::keys).collect();
    // All are locked in the same order everywhere, so that no two servers wait for each other.
    let mut ratings = BTreeMap::new();
    for key in keys {
        ratings.insert(key.clone(), lock_rating(connection, dialect, key).await?);
    }
    for places in &games {
        update_ratings(&mut ratings, places);
    }
    for ((player, players), rating) in ratings {
        sqlx::query("UPDATE ratings SET rating = $3, uncertainty = $4, games = $5 WHERE player = $1 AND players = $2")
            .bind(player)
            .bind(i64::from(players))
            .bind(rating.rating)
            .bind(rating.uncertainty)
            .bind(i64::from(rating.games))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn accounts_among(
    connection: &mut AnyConnection,
    people: &BTreeSet<&str>,
) -> Result<BTreeSet<String>, StoreError> {
    if people.is_empty() {
        return Ok(BTreeSet::new());
    }
    let text = format!("SELECT player FROM accounts WHERE player IN {}", placeholders(1, people.len()));
    let mut query = sqlx::query(AssertSqlSafe(text)).persistent(false);
    for player in people {
        query = query.bind(*player);
    }
    query.fetch_all(connection).await?.iter().map(|row| get(row, "player")).collect()
}

/// The places of those who are rated. Whoever had two seats counts with the better one.
fn places(finish: &Finish, accounts: &BTreeSet<String>) -> BTreeMap<Key, u8> {
    let mut places = BTreeMap::new();
    for result in &finish.results {
        if let Some(PlayerId(player)) = &result.player
            && accounts.contains(player)
        {
            let place = places.entry((player.clone(), result.players)).or_insert(result.place);
            *place = result.place.min(*place);
        }
    }
    places
}

/// Makes sure that there is a row, and keeps others from changing it until the transaction ends.
async fn lock_rating(connection: &mut AnyConnection, dialect: Dialect, key: &Key) -> Result<RatingRow, StoreError> {
    let start = WengLinRating::new();
    sqlx::query(
        "INSERT INTO ratings (player, players, rating, uncertainty, games) VALUES ($1, $2, $3, $4, 0) \
         ON CONFLICT DO NOTHING",
    )
    .bind(&key.0)
    .bind(i64::from(key.1))
    .bind(start.rating)
    .bind(start.uncertainty)
    .execute(&mut *connection)
    .await?;
    let text = format!(
        "SELECT players, rating, uncertainty, games FROM ratings WHERE player = $1 AND players = $2{}",
        dialect.for_update()
    );
    let query = sqlx::query(AssertSqlSafe(text)).bind(&key.0).bind(i64::from(key.1));
    read_rating(&query.fetch_one(connection).await?)
}

/// What one game does to the ratings.
fn update_ratings(ratings: &mut BTreeMap<Key, RatingRow>, places: &BTreeMap<Key, u8>) {
    let of = |key| match ratings.get(key) {
        Some(&RatingRow { rating, uncertainty, .. }) => [WengLinRating { rating, uncertainty }],
        None => [WengLinRating::new()],
    };
    let before: Vec<_> =
        places.iter().map(|(key, place)| (of(key), MultiTeamOutcome::new(usize::from(*place)))).collect();
    let teams: Vec<_> = before.iter().map(|(team, place)| (team.as_slice(), *place)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (key, after) in places.keys().zip(after.into_iter().flatten()) {
        if let Some(row) = ratings.get_mut(key) {
            *row = RatingRow { rating: after.rating, uncertainty: after.uncertainty, games: row.games + 1, ..*row };
        }
    }
}
