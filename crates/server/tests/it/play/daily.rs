//! The daily deal: the same for everybody, once for each, and told to nobody before the day is over.

use std::time::Duration;

use serde_json::{Value, json};
use vale_engine::Seat;
use vale_harness::players::{Habits, Person};
use vale_harness::wire::Stage;
use vale_harness::{Site, TableClient};
use vale_protocol::{Request, TableId};
use vale_server::config::Limits;
use vale_testkit::Dice;

use super::serving::{Serving, done};

fn wish() -> Value {
    json!({ "settings": { "options": { "players": 2 }, "pace_ms": 0 }, "daily": true })
}

/// Asks for the table of today.
async fn table_of_today(site: Site, cookie: &str) -> (u16, Value) {
    let reply = site.post("/api/tables", Some(cookie), &wish()).await.unwrap();
    (reply.status.as_u16(), serde_json::from_str(&reply.text()).unwrap())
}

fn id(made: &Value) -> TableId {
    TableId(made["table"].as_str().unwrap().to_owned())
}

async fn today(site: Site, cookie: Option<&str>) -> Value {
    let reply = site.get("/api/daily", cookie).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_str(&reply.text()).unwrap()
}

/// Starts the game and tells how the table looks.
async fn first_view(site: Site, cookie: &str, table: &TableId) -> Value {
    let mut client = TableClient::new(vec![site], 0, Some(cookie.to_owned()), table.clone());
    client.connect().await.unwrap();
    let seq = done(&mut client, Request::Start {}).await;
    client.wait_for(seq).await.unwrap();
    client.state().unwrap().view.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_the_same_deal_goes_first_and_plays_it_once() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let [ada, bo] = [site.new_guest("Ada").await.unwrap(), site.new_guest("Bo").await.unwrap()];
    assert_eq!(today(site, Some(&ada)).await["table"], Value::Null);
    let (status, hers) = table_of_today(site, &ada).await;
    assert_eq!(status, 201, "{hers}");
    let (status, his) = table_of_today(site, &bo).await;
    assert_eq!(status, 201, "{his}");
    assert_ne!(hers["table"], his["table"]);
    assert_eq!(hers["commitment"], his["commitment"]);
    let again = table_of_today(site, &ada).await;
    assert_eq!((again.0, &again.1["table"]), (200, &hers["table"]));
    assert_eq!(today(site, Some(&ada)).await["table"], hers["table"]);
    assert_eq!(today(site, None).await["table"], Value::Null);

    let [one, two] = [first_view(site, &ada, &id(&hers)).await, first_view(site, &bo, &id(&his)).await];
    assert_eq!(one["display"], two["display"]);
    assert_eq!((&one["first"], &one["asked"]["seat"]), (&json!(1), &json!(1)));
    let mut spectator = TableClient::new(vec![site], 0, Some(bo), id(&hers));
    assert!(spectator.connect().await.is_err(), "whoever watches would know what comes");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_daily_deal_is_in_the_list_and_spoils_nothing() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let ada = site.new_guest("Ada").await.unwrap();
    let table = id(&table_of_today(site, &ada).await.1);
    let client = TableClient::new(vec![site], 0, Some(ada.clone()), table.clone());
    let mut person = Person::new(client, Seat::FIRST, Dice::new(4), Habits::QUIET);
    person.play().await.unwrap();
    let state = person.client().state().unwrap();
    assert_eq!((state.stage, state.seed), (Stage::Over, None));
    for path in ["record", "replay"] {
        let reply = site.get(&format!("/api/tables/{table}/{path}"), Some(&ada)).await.unwrap();
        assert_eq!(reply.status, 409, "{path}");
        assert!(reply.text().contains("not_over") && reply.text().contains("tomorrow"), "{}", reply.text());
    }
    let picture = site.get(&format!("/api/tables/{table}/picture"), Some(&ada)).await.unwrap();
    assert_eq!(picture.status, 307, "the final table would tell what comes");
    let statistics: Value = site.json(&format!("/api/tables/{table}/statistics")).await.unwrap();
    let score = |seat: u8| {
        let ranking = statistics["ranking"].as_array().unwrap();
        ranking.iter().find(|row| row["seat"] == seat).unwrap()["score"].as_i64().unwrap()
    };
    let list = today(site, Some(&ada)).await;
    assert_eq!(
        list["results"],
        json!([{ "place": 1, "you": true, "name": "Ada", "points": score(1), "margin": score(1) - score(2) }])
    );
    assert_eq!(today(site, None).await["results"][0]["you"], false);
    assert_eq!((&list["streak"], &today(site, None).await["streak"]), (&json!(1), &json!(0)));
    // What was summoned on the way is in the album, of the player alone.
    let album = |cookie: String| async move {
        let reply = site.get("/api/me/album", Some(&cookie)).await.unwrap();
        serde_json::from_str::<Vec<Value>>(&reply.text()).unwrap()
    };
    let hers = album(ada).await;
    assert!(!hers.is_empty() && hers.iter().all(|entry| entry["games"] == 1), "{hers:?}");
    assert!(album(site.new_guest("Bo").await.unwrap()).await.is_empty());
    assert_eq!(site.get("/api/me/album", None).await.unwrap().status, 401);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strongest_bot_plays_the_deal_once_somebody_looks() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    assert_eq!(today(site, None).await["ghost"], Value::Null);
    let playing = async {
        loop {
            let ghost = today(site, None).await["ghost"].clone();
            if ghost != Value::Null {
                return ghost;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let ghost = tokio::time::timeout(Duration::from_mins(5), playing).await.expect("the bot does not finish");
    assert!(ghost["level"] == 5 && ghost["points"].as_u64().unwrap() > 20, "{ghost}");
    assert_eq!(today(site, None).await["ghost"], ghost);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_the_daily_deal_to_a_bot_is_not_in_the_list() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let ada = site.new_guest("Ada").await.unwrap();
    let table = id(&table_of_today(site, &ada).await.1);
    let mut client = TableClient::new(vec![site], 0, Some(ada.clone()), table);
    client.connect().await.unwrap();
    done(&mut client, Request::Start {}).await;
    done(&mut client, Request::Leave {}).await;
    let end = async {
        while !client.is_over() {
            client.listen(Duration::from_secs(20)).await.unwrap();
        }
    };
    tokio::time::timeout(Duration::from_secs(90), end).await.expect("the bots do not finish the game");
    assert_eq!(today(site, Some(&ada)).await["results"], json!([]), "the result of a bot under the name of a person");
    serving.stop().await;
}

#[tokio::test]
async fn other_wishes_for_the_daily_deal_are_refused() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let ada = site.new_guest("Ada").await.unwrap();
    for body in [
        json!({ "settings": { "options": { "players": 3 } }, "daily": true }),
        json!({ "settings": { "options": { "players": 2, "artifact_tiles": true } }, "daily": true }),
        json!({ "settings": { "options": { "players": 2 } }, "seats": ["me", { "bot": 0 }], "daily": true }),
        json!({ "settings": { "options": { "players": 2 }, "pace_ms": 60_000 }, "daily": true }),
    ] {
        let reply = site.post("/api/tables", Some(&ada), &body).await.unwrap();
        assert_eq!(reply.status, 400, "{body}: {}", reply.text());
    }
    assert_eq!(site.post("/api/tables", None, &wish()).await.unwrap().status, 401);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_postgres_deal_the_same_and_make_one_table() {
    let Some(serving) = Serving::on_postgres(2, Limits::none()).await else { return };
    let sites = [serving[0].site, serving[1].site];
    let ada = sites[0].new_guest("Ada").await.unwrap();
    // Both at once, again and again: whoever is faster makes the table.
    let mut asked = tokio::task::JoinSet::new();
    for round in 0..8 {
        let (site, cookie) = (sites[round % 2], ada.clone());
        asked.spawn(async move { table_of_today(site, &cookie).await });
    }
    let answers = asked.join_all().await;
    assert!(answers.iter().all(|(status, made)| [200, 201].contains(status) && made["table"] == answers[0].1["table"]));
    assert_eq!(answers.iter().filter(|(status, _)| *status == 201).count(), 1);
    let bo = sites[1].new_guest("Bo").await.unwrap();
    assert_eq!(table_of_today(sites[1], &bo).await.1["commitment"], answers[0].1["commitment"]);
    for serving in serving {
        serving.stop().await;
    }
}
