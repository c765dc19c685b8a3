//! Tables before anybody plays: making them, finding them, inviting to them.

use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection as _, Executor as _};
use vale_engine::Seat;
use vale_protocol::{PlayerId, Problem, Request, TableId};
use vale_server::store::Person;

use super::site::{Browser, Site};

async fn make(browser: &mut Browser<'_>, body: Value) -> Value {
    browser.post("/api/tables", body).await.expect(StatusCode::CREATED).json()
}

fn duel(public: bool) -> Value {
    json!({ "settings": { "options": { "players": 2 }, "public": public }, "seats": ["me"] })
}

fn id(table: &Value) -> String {
    table["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_public_table_is_in_the_lobby_and_ones_own_list_and_another_only_in_the_latter() {
    let site = Site::new().await;
    let mut ada = site.guest("Ada").await;
    let public = make(&mut ada, duel(true)).await;
    let private = make(&mut ada, duel(false)).await;
    assert_eq!(public["address"], format!("{}/t/{}", super::site::ORIGIN, id(&public)));
    assert_eq!(public["commitment"].as_str().unwrap().len(), 64);
    assert_ne!(public["commitment"], private["commitment"], "two tables with one shuffle");
    let ids = |list: Value| -> Vec<Value> { list.as_array().unwrap().iter().map(|row| row["table"].clone()).collect() };
    let lobby = site.browser().get("/api/tables").await.expect(StatusCode::OK).json();
    assert_eq!(lobby[0]["seats"][0]["name"], "Ada");
    assert_eq!(ids(lobby), [public["table"].clone()]);
    let mine = ids(ada.get("/api/me/tables").await.expect(StatusCode::OK).json());
    assert!(mine.contains(&public["table"]) && mine.contains(&private["table"]), "{mine:?}");
    let path = format!("/api/tables/{}", id(&private));
    let summary = site.browser().get(&path).await.expect(StatusCode::OK).json();
    assert_eq!((&summary["stage"], &summary["seats"][1]["is"]), (&json!("open"), &json!("nobody")));
    site.browser().get("/api/tables/none").await.problem(StatusCode::NOT_FOUND, "not_found");
    site.browser().get("/api/me/tables").await.problem(StatusCode::UNAUTHORIZED, "unauthorized");
}

#[tokio::test]
async fn whoever_shares_a_device_is_in_the_list_with_a_name_that_nobody_else_has() {
    let site = Site::new().await;
    let mut ada = site.guest("Ada").await;
    site.account("Teo", "correct horse battery staple").await;
    let table =
        |name: &str| json!({ "settings": { "options": { "players": 2 } }, "seats": ["me", { "beside": name }] });
    ada.post("/api/tables", table("teo")).await.problem(StatusCode::CONFLICT, "name_taken");
    let made = make(&mut ada, table("  Little   Teo ")).await;
    let summary = ada.get(&format!("/api/tables/{}", id(&made))).await.expect(StatusCode::OK).json();
    let [host, guest] = [0, 1].map(|index| &summary["seats"][index]);
    assert_eq!((&host["name"], &host["beside"]), (&json!("Ada"), &Value::Null));
    assert_eq!(
        (&guest["name"], &guest["beside"], &guest["is"]),
        (&json!("Little Teo"), &json!(true), &json!("person"))
    );
    assert_eq!(guest["player"], host["player"]);
    let mine = ada.get("/api/me/tables").await.expect(StatusCode::OK).json();
    assert_eq!(mine.as_array().unwrap().len(), 1, "one table, however many seats");
}

#[tokio::test]
async fn impossible_tables_are_refused_with_the_reason() {
    let site = Site::new().await;
    let mut ada = site.guest("Ada").await;
    let options = json!({ "players": 2 });
    for (body, part) in [
        (json!({ "settings": { "options": { "players": 5 } } }), "2 to 4"),
        (json!({ "settings": { "options": options, "first": { "seat": 3 } } }), "no seat 3"),
        (json!({ "settings": { "options": options, "clock": { "turn": { "seconds": 1 } } } }), "seconds"),
        (json!({ "settings": { "options": options, "pace_ms": 60_000 } }), "pace_ms"),
        (json!({ "settings": { "options": options }, "seats": ["me", "me"] }), "only one seat"),
        (json!({ "settings": { "options": options }, "seats": ["me", { "bot": 6 }] }), "no bot level 6"),
        (json!({ "settings": { "options": options }, "seats": ["me", "open", "open"] }), "3 for 2 players"),
        (json!({ "settings": { "options": options }, "seats": ["me", { "beside": " " }] }), "must not be empty"),
        (json!({ "settings": { "options": options }, "seats": ["me", { "beside": "Bot 2" }] }), "reserved for bots"),
        (json!({ "settings": { "options": options }, "position": {} }), "--allow-positions"),
        (json!({ "settings": { "options": options, "colour": 1 } }), "colour"),
    ] {
        let message = ada.post("/api/tables", body.clone()).await.problem(StatusCode::BAD_REQUEST, "bad_request");
        assert!(message.contains(part), "{body}: {message}");
    }
    let nobody = site.browser().post("/api/tables", duel(true)).await;
    nobody.problem(StatusCode::UNAUTHORIZED, "unauthorized");
}

#[tokio::test]
async fn a_position_must_be_one() {
    let site = Site::with(|config| config.allow_positions = true).await;
    let mut ada = site.guest("Ada").await;
    let mut body = duel(false);
    body["position"] = json!({ "nonsense": true });
    let message = ada.post("/api/tables", body).await.problem(StatusCode::BAD_REQUEST, "bad_request");
    assert!(message.starts_with("position:"), "{message}");
}

#[tokio::test]
async fn an_invitation_gives_its_seat_to_one_person_once() {
    let site = Site::new().await;
    let [mut ada, mut teo, mut bob] = [site.guest("Ada").await, site.guest("Teo").await, site.guest("Bob").await];
    let table = id(&make(&mut ada, duel(false)).await);
    let path = format!("/api/tables/{table}/invitations");
    bob.post(&path, json!({ "seat": 2 })).await.problem(StatusCode::FORBIDDEN, "unauthorized");
    ada.post(&path, json!({ "seat": 1 })).await.problem(StatusCode::UNPROCESSABLE_ENTITY, "illegal");
    ada.post("/api/tables/none/invitations", json!({ "seat": 2 })).await.problem(StatusCode::NOT_FOUND, "not_found");
    let invitation = ada.post(&path, json!({ "seat": 2 })).await.expect(StatusCode::CREATED).json();
    let token = invitation["token"].as_str().unwrap();
    let address = invitation["address"].as_str().unwrap();
    assert_eq!(token.len(), 32, "short enough for a QR code that every camera reads");
    assert_eq!(address.split_once('#'), Some((format!("{}/join", super::site::ORIGIN).as_str(), token)));
    let accept = json!({ "token": token });
    teo.post("/api/invitations", json!({ "token": "0".repeat(64) })).await.problem(StatusCode::NOT_FOUND, "not_found");
    ada.post("/api/invitations", accept.clone()).await.problem(StatusCode::UNPROCESSABLE_ENTITY, "illegal");
    let accepted = teo.post("/api/invitations", accept.clone()).await.expect(StatusCode::OK).json();
    assert_eq!(accepted, json!({ "table": table, "seat": 2 }));
    bob.post("/api/invitations", accept).await.problem(StatusCode::NOT_FOUND, "not_found");
    let summary = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(summary["seats"][1]["name"], "Teo");
    assert!(!String::from_utf8_lossy(&site.files()).contains(token), "the token is kept in the clear");
}

/// Keeps a seat for somebody, and gives the body that takes it.
async fn invite(browser: &mut Browser<'_>, table: &str, seat: u8) -> Value {
    let path = format!("/api/tables/{table}/invitations");
    let invitation = browser.post(&path, json!({ "seat": seat })).await.expect(StatusCode::CREATED).json();
    json!({ "token": invitation["token"] })
}

/// Does something that otherwise goes over the socket of the table.
async fn does(site: &Site, browser: &mut Browser<'_>, table: &str, request: Request) -> Result<u64, Problem> {
    let me = browser.me().await;
    let [player, name] = ["player", "name"].map(|field| me[field].as_str().unwrap().to_owned());
    let person = Person { player: PlayerId(player), name, account: false };
    site.app.tables.table(&TableId(table.to_owned())).await?.ask(person, request).await
}

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

#[tokio::test]
async fn an_invitation_that_was_withdrawn_or_replaced_is_worth_nothing() {
    let site = Site::new().await;
    let [mut ada, mut teo, mut bob] = [site.guest("Ada").await, site.guest("Teo").await, site.guest("Bob").await];
    let table = id(&make(&mut ada, duel(false)).await);
    let withdrawn = invite(&mut ada, &table, 2).await;
    does(&site, &mut ada, &table, Request::Clear { seat: seat(2) }).await.unwrap();
    bob.post("/api/invitations", withdrawn.clone()).await.problem(StatusCode::NOT_FOUND, "not_found");
    let replaced = invite(&mut ada, &table, 2).await;
    bob.post("/api/invitations", withdrawn).await.problem(StatusCode::NOT_FOUND, "not_found");
    let good = invite(&mut ada, &table, 2).await;
    bob.post("/api/invitations", replaced).await.problem(StatusCode::NOT_FOUND, "not_found");
    teo.post("/api/invitations", good.clone()).await.expect(StatusCode::OK);
    // Whoever got up again has no key to the seat.
    does(&site, &mut teo, &table, Request::Stand {}).await.unwrap();
    bob.post("/api/invitations", good).await.problem(StatusCode::NOT_FOUND, "not_found");
}

#[tokio::test]
async fn only_who_made_the_table_or_kept_the_seat_invites_to_it() {
    let site = Site::new().await;
    let [mut ada, mut teo, mut bob] = [site.guest("Ada").await, site.guest("Teo").await, site.guest("Bob").await];
    let four = json!({ "settings": { "options": { "players": 4 } }, "seats": ["me"] });
    let table = id(&make(&mut ada, four).await);
    let path = format!("/api/tables/{table}/invitations");
    does(&site, &mut bob, &table, Request::Sit { seat: seat(2), colour: None }).await.unwrap();
    let for_a_friend = invite(&mut ada, &table, 3).await;
    let refused = bob.post(&path, json!({ "seat": 3 })).await.problem(StatusCode::FORBIDDEN, "unauthorized");
    assert!(refused.contains("somebody else invited"), "{refused}");
    teo.post("/api/invitations", for_a_friend).await.expect(StatusCode::OK);
    // Bob may keep a seat himself, and think again; and whoever made the table may do all that, too.
    let first = invite(&mut bob, &table, 4).await;
    invite(&mut bob, &table, 4).await;
    invite(&mut ada, &table, 4).await;
    teo.post("/api/invitations", first).await.problem(StatusCode::NOT_FOUND, "not_found");
    bob.post(&path, json!({ "seat": 4 })).await.problem(StatusCode::FORBIDDEN, "unauthorized");
}

#[tokio::test]
async fn an_invitation_is_accepted_once_more_if_the_server_went_down_before_it_said_so() {
    let site = Site::new().await;
    let [mut ada, mut teo, mut bob] = [site.guest("Ada").await, site.guest("Teo").await, site.guest("Bob").await];
    let table = id(&make(&mut ada, duel(false)).await);
    let accept = invite(&mut ada, &table, 2).await;
    let accepted = teo.post("/api/invitations", accept.clone()).await.expect(StatusCode::OK).json();
    assert_eq!(teo.post("/api/invitations", accept.clone()).await.expect(StatusCode::OK).json(), accepted);
    // As if the server had gone down between the two things that it writes.
    install_default_drivers();
    let file = format!("sqlite://{}/vale.db", site.directory.display());
    let mut connection = AnyConnection::connect(&file).await.unwrap();
    connection.execute("UPDATE invitations SET claimed_by = NULL").await.unwrap();
    bob.post("/api/invitations", accept.clone()).await.problem(StatusCode::NOT_FOUND, "not_found");
    assert_eq!(teo.post("/api/invitations", accept).await.expect(StatusCode::OK).json(), accepted);
    let summary = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(summary["seats"][1]["name"], "Teo");
}

#[tokio::test]
async fn whoever_is_invited_can_look_before_sitting_down() {
    let site = Site::new().await;
    let [mut ada, mut teo] = [site.guest("Ada").await, site.guest("Teo").await];
    let table = id(&make(&mut ada, duel(false)).await);
    let path = format!("/api/tables/{table}/invitations");
    let invitation = ada.post(&path, json!({ "seat": 2 })).await.expect(StatusCode::CREATED).json();
    let token = json!({ "token": invitation["token"] });
    let look = "/api/invitations/look";
    // Somebody without a name, whoever invites, and whoever is meant.
    let seen = site.browser().post(look, token.clone()).await.expect(StatusCode::OK).json();
    assert_eq!((&seen["table"], &seen["seat"], &seen["by"]), (&json!(table), &json!(2), &json!("Ada")));
    assert_eq!(seen["free_colours"], json!(["green", "violet", "black"]));
    assert_eq!((&seen["stage"], &seen["seated"]), (&json!("open"), &json!(false)));
    assert_eq!((&seen["seats"][0]["name"], &seen["seats"][1]["is"]), (&json!("Ada"), &json!("invited")));
    assert_eq!(ada.post(look, token.clone()).await.expect(StatusCode::OK).json()["seated"], true);
    // Looking takes nothing.
    teo.post(look, token.clone()).await.expect(StatusCode::OK);
    teo.post("/api/invitations", token.clone()).await.expect(StatusCode::OK);
    let seen = teo.post(look, token.clone()).await.expect(StatusCode::OK).json();
    assert_eq!((&seen["seated"], &seen["seats"][1]["name"]), (&json!(true), &json!("Teo")));
    teo.post(look, json!({ "token": "0".repeat(64) })).await.problem(StatusCode::NOT_FOUND, "not_found");
}

#[tokio::test]
async fn what_only_finished_games_have_is_refused_before() {
    let site = Site::new().await;
    let mut ada = site.guest("Ada").await;
    let table = id(&make(&mut ada, duel(true)).await);
    for what in ["record", "replay", "statistics"] {
        let message = ada.get(&format!("/api/tables/{table}/{what}")).await.problem(StatusCode::CONFLICT, "not_over");
        assert!(message.contains("not over"), "{message}");
    }
    ada.get(&format!("/api/tables/{table}/replay?from=x")).await.problem(StatusCode::BAD_REQUEST, "bad_request");
    let statistics = ada.get("/api/me/statistics").await.expect(StatusCode::OK).json();
    assert_eq!(statistics["games"], json!([]));
    ada.get("/api/players/none/statistics").await.problem(StatusCode::NOT_FOUND, "not_found");
}
