//! Reviews of finished games over HTTP: they are begun, looked at while they are made, and cancelled.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use vale_bots::Learned;
use vale_protocol::http::ReviewState;
use vale_protocol::{Code, Problem, TableId};

use super::answer::{Answer, Path};
use super::routes::routes;
use super::session::{Signed, Visitor};
use crate::app::App;

routes! {
    get "/api/tables/{table}/review" => review,
    post "/api/tables/{table}/review" => begin_review,
    delete "/api/tables/{table}/review" => cancel_review,
}

/// The review of a finished game, or how far it is.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "default", body = Problem))))]
async fn review(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    Visitor(person): Visitor,
) -> Answer<Json<ReviewState>> {
    if app.store.listing(&table).await?.is_none() {
        app.reviews.forget(&table);
        return Err(Problem::new(Code::NotFound, "there is no such table").into());
    }
    Ok(Json(app.reviews.state(&table, person.map(|person| person.player).as_ref())))
}

/// Have a finished game reviewed. What else is being reviewed for you is left.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "games", path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "default", body = Problem))))]
async fn begin_review(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    Signed(person): Signed,
) -> Answer<Json<ReviewState>> {
    let game = app.archive.look(&app, &table, |finished| {
        finished.check_revealed()?;
        let (game, _) = finished.game()?;
        if !Learned::knows(game.game().options()) {
            let message = "no bot has learned games with these options, so nobody can review this one";
            return Err(Problem::new(Code::Illegal, message).into());
        }
        Ok((game.clone(), finished.company()))
    });
    let (game, company) = game.await?;
    let known = app.reviews.state(&table, Some(&person.player));
    if matches!(known, ReviewState::Done { .. }) {
        return Ok(Json(known));
    }
    app.reviews.begin(&app.tables.bots, table.clone(), &person.player, (game, company))?;
    Ok(Json(app.reviews.state(&table, Some(&person.player))))
}

/// Cancel the review of a game that is being made for you.
#[cfg_attr(feature = "openapi", utoipa::path(delete, tag = "games", path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 204), (status = "default", body = Problem))))]
async fn cancel_review(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    app.reviews.cancel(&table, &person.player);
    Ok(StatusCode::NO_CONTENT)
}
