//! What the strongest bot would do in the place of somebody who plays against bots.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use vale_protocol::http::Hint;
use vale_protocol::{Request, TableId};

use super::answer::{Answer, Path, ProblemResponse};
use super::routes::routes;
use super::session::Signed;
use crate::app::App;
use crate::bots::Waiting;

routes! {
    post "/api/tables/{table}/hint" => hint,
}

/// What the strongest bot would do in your place, where the table allows it. It is noted in the log.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "tables", path = "/api/tables/{table}/hint", params(("table" = String, Path)),
    responses((status = 200, body = Hint), (status = "default", body = vale_protocol::Problem))))]
async fn hint(State(app): State<Arc<App>>, Path(table): Path<TableId>, Signed(person): Signed) -> Answer<Json<Hint>> {
    let player = person.player.clone();
    let seq = app.tables.table(&table).await?.ask(person, Request::Hint {}).await?;
    let log = app.tables.read(&table).await?;
    let request = log.hint_request(log.state.seat_of(&player, None), seq, app.store.bot_secret())?;
    let hint = app.tables.bots.work(&Waiting::Seated(vec![player]), move || request.solve()).await;
    Ok(Json(hint.ok_or_else(|| ProblemResponse::internal("a bot failed"))?))
}
