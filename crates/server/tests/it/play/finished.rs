//! What is left of a finished game: its record, its replay, its statistics, and the next game.

use serde_json::Value;
use vale_engine::{Options, Record, Seat, Start};
use vale_harness::players::{Habits, Person};
use vale_harness::{Site, TableClient};
use vale_protocol::{Commitment, Request, TableId};
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
