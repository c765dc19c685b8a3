//! The guided first game: a prepared deal, one for each player until it is finished.

use serde_json::{Value, json};
use vale_engine::Seat;
use vale_harness::players::{Habits, Person};
use vale_harness::{Site, TableClient};
use vale_protocol::{Request, TableId};
use vale_server::config::Limits;
use vale_testkit::Dice;

use super::serving::{Serving, done};

fn wish() -> Value {
    json!({ "settings": { "options": { "players": 2 }, "pace_ms": 0 }, "guided": true })
}

async fn guided(site: Site, cookie: &str) -> (u16, TableId) {
    let reply = site.post("/api/tables", Some(cookie), &wish()).await.unwrap();
    let made: Value = serde_json::from_str(&reply.text()).unwrap();
    (reply.status.as_u16(), TableId(made["table"].as_str().unwrap().to_owned()))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_the_guided_game_goes_on_with_it_and_gets_a_new_one_after_its_end() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let [ada, bo] = [site.new_guest("Ada").await.unwrap(), site.new_guest("Bo").await.unwrap()];
    let (status, table) = guided(site, &ada).await;
    assert_eq!(status, 201);
    let (status, his) = guided(site, &bo).await;
    assert_eq!(status, 201);
    assert_ne!(table, his);

    let mut client = TableClient::new(vec![site], 0, Some(ada.clone()), table.clone());
    client.connect().await.unwrap();
    let seq = done(&mut client, Request::Start {}).await;
    client.wait_for(seq).await.unwrap();
    let view = client.state().unwrap().view.clone().unwrap();
    let cards: Vec<_> = view["display"].as_array().unwrap().iter().map(|hunted| hunted["card"].clone()).collect();
    assert_eq!(cards, ["nessie", "poseidon", "griffon", "boulder"]);
    assert_eq!(view["asked"]["seat"], 1);
    drop(client);
    assert_eq!(guided(site, &ada).await, (200, table.clone()), "it is not finished");

    let client = TableClient::new(vec![site], 0, Some(ada.clone()), table.clone());
    Person::new(client, Seat::FIRST, Dice::new(3), Habits::QUIET).play().await.unwrap();
    let (status, next) = guided(site, &ada).await;
    assert_eq!(status, 201);
    assert_ne!(next, table);
    let statistics: Value =
        serde_json::from_str(&site.get("/api/me/statistics", Some(&ada)).await.unwrap().text()).unwrap();
    assert_eq!(statistics["games"], json!([]), "a prepared game counts for nobody");
    serving.stop().await;
}

#[tokio::test]
async fn other_wishes_for_the_guided_game_are_refused() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let ada = site.new_guest("Ada").await.unwrap();
    for body in [
        json!({ "settings": { "options": { "players": 3 } }, "guided": true }),
        json!({ "settings": { "options": { "players": 2 } }, "seats": ["me", { "bot": 4 }], "guided": true }),
        json!({ "settings": { "options": { "players": 2 } }, "guided": true, "daily": true }),
        json!({ "settings": { "options": { "players": 2 } }, "guided": true, "position": {} }),
    ] {
        let reply = site.post("/api/tables", Some(&ada), &body).await.unwrap();
        assert_eq!(reply.status, 400, "{body}: {}", reply.text());
    }
    assert_eq!(site.post("/api/tables", None, &wish()).await.unwrap().status, 401);
    serving.stop().await;
}
