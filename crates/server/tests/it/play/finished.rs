//! What is left of a finished game: its record, its replay, its statistics, and the next game.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::Method;
use serde_json::Value;
use vale_engine::{Options, Record, Seat, Start};
use vale_harness::players::{Habits, Person};
use vale_harness::{Site, TableClient};
use vale_protocol::{Commitment, First, Request, TableId};
use vale_server::config::Limits;
use vale_testkit::Dice;

use super::serving::{Serving, done, new_table};

/// A game of one guest against a bot, played to its end.
async fn finished_game(site: Site) -> (TableId, TableClient) {
    let cookie = site.new_guest("Ada").await.unwrap();
    let table = site.new_table(&cookie, &new_table(Options::new(2), 1)).await.unwrap();
    let client = TableClient::new(vec![site], 0, Some(cookie.clone()), table.clone());
    let mut person = Person::new(client, Seat::FIRST, Dice::new(3), Habits::LIVELY);
    person.play().await.unwrap();
    let mut client = TableClient::new(vec![site], 0, Some(cookie), table.clone());
    client.connect().await.unwrap();
    (table, client)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_leaves_a_record_a_replay_and_statistics_that_agree() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let (table, _client) = finished_game(site).await;
    let text = site.record(&table).await.unwrap();
    let record: Record = text.parse().unwrap();
    let points = record.result().unwrap();
    let Start::Setup(setup) = record.start() else { panic!("the game was dealt") };
    let promised = Commitment::in_comments(&text).next().unwrap().1.unwrap();
    assert_eq!(promised, Commitment::to(setup.seed));
    assert_eq!(record.names()[0], "Ada");

    let mut steps: Vec<Value> = Vec::new();
    loop {
        let part: Value =
            site.json(&format!("/api/tables/{table}/replay?from={}&count=40", steps.len())).await.unwrap();
        assert_eq!(part["first_step"], steps.len());
        assert_eq!(part["step_count"], record.moves().len() + 1);
        steps.extend(part["steps"].as_array().unwrap().iter().cloned());
        if steps.len() == record.moves().len() + 1 {
            break;
        }
        assert!(!part["steps"].as_array().unwrap().is_empty());
    }
    let end = record.replay();
    assert_eq!(steps.last().unwrap()["view"], serde_json::to_value(end.game().table_view()).unwrap());
    let hand = serde_json::to_value(end.game().hand(Seat::FIRST)).unwrap();
    assert_eq!(steps.last().unwrap()["hands"][0], hand);

    // The picture of the table is made once: whoever asks again gets the same.
    let path = format!("/api/tables/{table}/picture");
    let [first, again] = [site.get(&path, None).await.unwrap(), site.get(&path, None).await.unwrap()];
    assert_eq!(first.status.as_u16(), 200);
    let length = first.body.len();
    assert!(first.body.starts_with(&[0xff, 0xd8, 0xff]) && (20_000..400_000).contains(&length), "{length}");
    assert!(first.body == again.body);

    let statistics: Value = site.json(&format!("/api/tables/{table}/statistics")).await.unwrap();
    for (seat, points) in statistics["seats"].as_array().unwrap().iter().zip(&points) {
        let brought = seat["sources"].as_array().unwrap().iter().map(|row| row["points"].as_i64().unwrap());
        assert_eq!(seat["at_start"].as_i64().unwrap() + brought.sum::<i64>(), i64::from(*points));
        assert_eq!(seat["by_round"].as_array().unwrap().last().unwrap(), *points);
    }
    let summary: Value = site.json(&format!("/api/tables/{table}")).await.unwrap();
    let progress = &summary["progress"];
    assert_eq!((&progress["asked"], &progress["scores"]), (&Value::Null, &serde_json::to_value(&points).unwrap()));
    let standings = statistics["ranking"].as_array().unwrap();
    for standing in standings {
        let seat = usize::try_from(standing["seat"].as_u64().unwrap()).unwrap();
        assert_eq!(progress["places"][seat - 1], standing["place"]);
    }

    let player = statistics["seats"][0]["occupant"]["player"].as_str().unwrap();
    let mine: Value = site.json(&format!("/api/players/{player}/statistics")).await.unwrap();
    assert_eq!(mine["games"][0]["games"], 1);
    assert_eq!(mine["games"][0]["mean_points"], f64::from(points[0]));
    assert_eq!(mine["games"][0]["rating"], Value::Null, "a guest has no rating");
    serving.stop().await;
}

/// Waits until the server has forgotten the game that it showed a moment ago.
async fn until_forgotten() {
    tokio::time::sleep(std::time::Duration::from_millis(2100)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_whose_log_cannot_be_replayed_is_read_from_its_record() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let (table, client) = finished_game(site).await;
    drop(client);
    let record = site.record(&table).await.unwrap();
    assert!(record.contains("\nseat 1 Ada\nseat 2 Bot (level 1)\n"), "{record}");
    let [steps, statistics] = ["replay", "statistics"].map(|what| format!("/api/tables/{table}/{what}"));
    let shown: Value = site.json(&steps).await.unwrap();
    let mut points: Value = site.json(&statistics).await.unwrap();

    // The log is damaged.
    serving.sql(&format!("DELETE FROM facts WHERE table_id = '{table}' AND seq = 9")).await;
    until_forgotten().await;
    assert_eq!(site.record(&table).await.unwrap(), record);
    assert_eq!(site.json::<Value>(&steps).await.unwrap(), shown);
    for seat in points["seats"].as_array_mut().unwrap() {
        // Nobody remembers the colours.
        seat["colour"] = Value::Null;
    }
    assert_eq!(site.json::<Value>(&statistics).await.unwrap(), points);

    // The game is of another version of the rules.
    let rules = format!("rules {}\n", vale_engine::RULES_VERSION);
    assert!(record.contains(&rules));
    serving.sql(&format!("UPDATE tables SET rules = 99 WHERE id = '{table}'")).await;
    until_forgotten().await;
    serving.sql(&format!("UPDATE records SET body = replace(body, '{rules}', 'rules 99\n')")).await;
    until_forgotten().await;
    assert_eq!(site.record(&table).await.unwrap(), record.replace(&rules, "rules 99\n"));
    for path in [steps, statistics] {
        let reply = site.get(&path, None).await.unwrap();
        assert_eq!(reply.status, 409, "{path}");
        assert!(
            reply.text().contains("other_rules") && reply.text().contains("download its record"),
            "{}",
            reply.text()
        );
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_new_table_of_the_same_players_with_a_shuffle_of_its_own() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let (table, mut client) = finished_game(site).await;
    let seq = done(&mut client, Request::Rematch {}).await;
    client.wait_for(seq).await.unwrap();
    assert_eq!(done(&mut client, Request::Rematch {}).await, seq, "one rematch is enough");
    let next = client.state().unwrap().rematch.clone().unwrap();
    assert_ne!(next, table);
    let summary: Value = site.json(&format!("/api/tables/{next}")).await.unwrap();
    assert_eq!((summary["seats"][0]["name"].as_str(), summary["seats"][1]["is"].as_str()), (Some("Ada"), Some("bot")));
    let cookie = client.cookie().unwrap().to_owned();
    let mut again = TableClient::new(vec![site], 0, Some(cookie), next);
    again.connect().await.unwrap();
    done(&mut again, Request::Start {}).await;
    serving.stop().await;
}

/// The body of a request that needs none.
const NOTHING: [u8; 0] = [];

/// Where the review of a table stands, once it is no longer being made.
async fn reviewed(site: Site, table: &TableId) -> Value {
    let made = async {
        loop {
            let state: Value = site.json(&format!("/api/tables/{table}/review")).await.unwrap();
            if state["state"] != "working" {
                return state;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(3), made).await.expect("the review is not finished")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_once_and_for_everybody() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let (table, client) = finished_game(site).await;
    let path = format!("/api/tables/{table}/review");
    let before: Value = site.json(&path).await.unwrap();
    assert_eq!(before["state"], "none");
    assert_eq!(site.post(&path, None, &NOTHING).await.unwrap().status, 401, "whoever has no name asks for nothing");

    let begun = site.post(&path, client.cookie(), &NOTHING).await.unwrap();
    let begun: Value = serde_json::from_str(&begun.text()).unwrap();
    assert_eq!((&begun["state"], &begun["yours"]), (&Value::from("working"), &Value::from(true)));
    let done = reviewed(site, &table).await;
    assert_eq!(done["state"], "done");
    let review = &done["review"];
    let replay: Value = site.json(&format!("/api/tables/{table}/replay?count=1")).await.unwrap();
    let steps = review["steps"].as_array().unwrap();
    assert_eq!(replay["step_count"], steps.len());
    for step in steps {
        let sum: f64 = step["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((sum - 100.0).abs() < 0.3, "{step}");
    }
    assert!(steps.iter().filter(|step| step["luck"].is_array()).count() > 5, "cards turned up in every round");
    let decisions = review["decisions"].as_array().unwrap();
    assert!(
        decisions.len() > 20 && decisions.iter().all(|decision| decision["step"].as_u64() < Some(steps.len() as u64))
    );
    for player in review["players"].as_array().unwrap() {
        let part = |name: &str| player[name].as_f64().unwrap();
        let sum = part("start") + part("luck") + part("own") + part("others");
        assert!((sum - part("result")).abs() < 0.5, "{player}");
        for moment in player["moments"].as_array().unwrap() {
            let better = moment["better"].as_array().unwrap();
            assert!(!better.is_empty() && better[0]["seat"] == player["seat"], "{moment}");
        }
    }
    // Nothing is made again for the next one who asks.
    let other = site.new_guest("Bo").await.unwrap();
    let again: Value = serde_json::from_str(&site.post(&path, Some(&other), &NOTHING).await.unwrap().text()).unwrap();
    assert_eq!(again, done);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_cancelled_by_whoever_asked_for_it_and_by_their_next_one() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let (table, client) = finished_game(site).await;
    let path = format!("/api/tables/{table}/review");
    let state = || async { site.json::<Value>(&path).await.unwrap()["state"].clone() };
    site.post(&path, client.cookie(), &NOTHING).await.unwrap();
    let other = site.new_guest("Bo").await.unwrap();
    let cancel = |cookie: Option<String>| {
        let (path, origin) = (path.clone(), site.origin());
        async move { site.request(Method::DELETE, &path, cookie.as_deref(), Some(&origin), Bytes::new()).await.unwrap() }
    };
    cancel(Some(other.clone())).await;
    assert_ne!(state().await, "none", "only whoever asked for it can cancel it");
    assert_eq!(cancel(client.cookie().map(str::to_owned)).await.status, 204);
    assert!(["none", "done"].contains(&state().await.as_str().unwrap()));
    // What was cancelled can be asked for again.
    site.post(&path, client.cookie(), &NOTHING).await.unwrap();
    assert_eq!(reviewed(site, &table).await["state"], "done");
    let nowhere = "/api/tables/nothing/review";
    assert_eq!(site.get(nowhere, None).await.unwrap().status, 404);
    assert_eq!(site.post(nowhere, Some(&other), &NOTHING).await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_a_legal_move_and_stands_in_the_log() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let cookie = site.new_guest("Ada").await.unwrap();
    let mut plan = new_table(Options::new(2), 1);
    plan.settings.first = First::Seat(Seat::FIRST);
    let refused = site.new_table(&cookie, &plan).await.unwrap();
    plan.settings.hints = true;
    let table = site.new_table(&cookie, &plan).await.unwrap();
    for table in [&refused, &table] {
        let mut client = TableClient::new(vec![site], 0, Some(cookie.clone()), table.clone());
        client.connect().await.unwrap();
        done(&mut client, Request::Start {}).await;
    }
    let ask = |table: TableId, cookie: Option<String>| async move {
        let path = format!("/api/tables/{table}/hint");
        let reply = site.post(&path, cookie.as_deref(), &NOTHING).await.unwrap();
        (reply.status.as_u16(), serde_json::from_str::<Value>(&reply.text()).unwrap())
    };
    assert_eq!(ask(refused, Some(cookie.clone())).await.0, 422, "hints are off by default");
    assert_eq!(ask(table.clone(), None).await.0, 401);
    let (status, hint) = ask(table.clone(), Some(cookie.clone())).await;
    assert_eq!(status, 200, "{hint}");
    let ways = hint["ways"].as_array().unwrap();
    assert!((1..=3).contains(&ways.len()) && hint["level"] == 5, "{hint}");
    let mut client = TableClient::new(vec![site], 0, Some(cookie), table);
    client.connect().await.unwrap();
    let noted = client.entry(hint["seq"].as_u64().unwrap()).unwrap();
    assert!(noted.text.contains("\"hinted\""), "{}", noted.text);
    for way in ways {
        assert!((0.0..=100.0).contains(&way["share"].as_f64().unwrap()), "{way}");
        assert_eq!(way["events"][0]["event"], "hunted", "{way}");
    }
    done(&mut client, Request::Play { m: serde_json::from_value(ways[0]["move"].clone()).unwrap() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_tried_as_often_as_it_takes_and_solved() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let today: Value = site.json("/api/puzzle").await.unwrap();
    let number = today["number"].as_u64().unwrap();
    assert!(today["count"].as_u64().unwrap() >= 200 && today["outcome"].is_null(), "{today}");
    assert!(today["turn"]["moves"].as_array().unwrap().len() > 1);
    let path = format!("/api/puzzles/{number}");
    let attempt = |moves: Value| {
        let path = path.clone();
        async move {
            let reply = site.post(&path, None, &serde_json::json!({ "moves": moves })).await.unwrap();
            (reply.status.as_u16(), serde_json::from_str::<Value>(&reply.text()).unwrap())
        }
    };
    let (_, same) = attempt(serde_json::json!([])).await;
    assert_eq!(same["view"], today["view"]);
    let solution: Value = site.json(&format!("{path}/solution")).await.unwrap();
    let (status, solved) = attempt(solution["moves"].clone()).await;
    assert_eq!(status, 200, "{solved}");
    assert_eq!((&solved["outcome"]["solved"], &solved["outcome"]["points"]), (&Value::from(true), &solution["points"]));
    assert!(solved["turn"].is_null());
    let illegal = serde_json::json!([{ "verb": "hunt", "what": "imp" }]);
    assert_eq!(attempt(illegal.clone()).await.0, 422);
    let endless: Vec<_> = std::iter::repeat_n(illegal[0].clone(), 101).collect();
    assert_eq!(attempt(endless.into()).await.0, 400);
    assert_eq!(site.post("/api/puzzles/0", None, &serde_json::json!({ "moves": [] })).await.unwrap().status, 404);
}
