//! Several people at one device: one cookie, a seat for each of them, and a connection for each seat.

use serde_json::Value;
use tokio::task::JoinSet;
use vale_engine::{Options, Seat};
use vale_harness::audit::{Testimony, audit};
use vale_harness::client::Answer;
use vale_harness::players::{Habits, Person};
use vale_harness::socket::{Resume, Socket, next_message, open, open_with};
use vale_harness::wire::{Message, Problem};
use vale_harness::{Site, TableClient};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Request, Settings, TableId};
use vale_server::config::Limits;
use vale_testkit::Dice;

use super::serving::{Serving, done};

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A table of Ada, of Teo beside her, and of a bot between them.
async fn new_table(site: Site, cookie: &str) -> TableId {
    let settings = Settings { pace_ms: 0, ..Settings::new(Options::new(3)) };
    let seats = vec![SeatPlan::Me, SeatPlan::Bot(1), SeatPlan::Beside("Teo".to_owned())];
    site.new_table(cookie, &NewTable { settings, seats, colour: None, position: None, daily: false, guided: false })
        .await
        .unwrap()
}

async fn client(site: Site, cookie: &str, table: &TableId, number: usize) -> TableClient {
    let mut client = TableClient::new(vec![site], 0, Some(cookie.to_owned()), table.clone()).playing(seat(number));
    client.connect().await.unwrap();
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_device_play_a_whole_game_and_one_of_them_counts() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let cookie = site.new_guest("Ada").await.unwrap();
    let table = new_table(site, &cookie).await;
    let mut told = JoinSet::new();
    for number in [1, 3] {
        let client = TableClient::new(vec![site], 0, Some(cookie.clone()), table.clone()).playing(seat(number));
        let mut person = Person::new(client, seat(number), Dice::new(number as u64), Habits::LIVELY);
        told.spawn(async move {
            person.play().await.unwrap();
            Testimony::of(&person).unwrap()
        });
    }
    let told = told.join_all().await;
    assert!(audit(&[site], &table, &told).await.unwrap().moves > 50);

    let statistics: Value = site.json(&format!("/api/tables/{table}/statistics")).await.unwrap();
    let names = [0, 2].map(|index| statistics["seats"][index]["occupant"]["name"].as_str().unwrap());
    assert_eq!(names, ["Ada", "Teo"]);
    let player = statistics["seats"][2]["occupant"]["player"].as_str().unwrap();
    let hers: Value = site.json(&format!("/api/players/{player}/statistics")).await.unwrap();
    let points = statistics["ranking"].as_array().unwrap().iter().find(|row| row["seat"] == 1).unwrap();
    assert_eq!((&hers["name"], &hers["games"][0]["games"]), (&"Ada".into(), &1.into()), "Teo's result is not hers");
    assert_eq!(hers["games"][0]["mean_points"], points["score"].as_f64().unwrap());

    let mut teo = client(site, &cookie, &table, 3).await;
    let seq = done(&mut teo, Request::Rematch {}).await;
    teo.wait_for(seq).await.unwrap();
    let next = teo.state().unwrap().rematch.clone().unwrap();
    let summary: Value = site.json(&format!("/api/tables/{next}")).await.unwrap();
    assert_eq!(summary["seats"][2]["name"], "Teo");
    let mut again = client(site, &cookie, &next, 3).await;
    done(&mut again, Request::Start {}).await;
    serving.stop().await;
}

#[tokio::test]
async fn a_connection_plays_its_seat_and_sees_no_other_hand() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let cookie = site.new_guest("Ada").await.unwrap();
    let table = new_table(site, &cookie).await;
    let mut ada = client(site, &cookie, &table, 1).await;
    let mut teo = client(site, &cookie, &table, 3).await;
    done(&mut ada, Request::Start {}).await;
    let mut moves = 0;
    while moves < 60 {
        let seq = ada.seq().max(teo.seq());
        ada.wait_for(seq).await.unwrap();
        teo.wait_for(seq).await.unwrap();
        for (client, number) in [(&ada, 1), (&teo, 3)] {
            let state = client.state().unwrap();
            assert_eq!((state.you, state.yours.as_slice()), (Some(seat(number)), &[seat(1), seat(3)][..]));
            let view = state.view.as_ref().unwrap();
            assert_eq!(view["seat"], number);
            let count = view["players"][number - 1]["hand_size"].as_u64().unwrap();
            assert_eq!(view["hand"].as_array().unwrap().len() as u64, count);
            assert_eq!(view.to_string().matches("\"hand\":").count(), 1);
        }
        let (asked, other) =
            if ada.state().unwrap().turn.is_some() { (&mut ada, &mut teo) } else { (&mut teo, &mut ada) };
        let Some(turn) = asked.state().unwrap().turn.clone() else {
            asked.listen(std::time::Duration::from_secs(20)).await.unwrap();
            continue;
        };
        assert!(other.state().unwrap().turn.is_none());
        let request = Request::Play { m: turn.moves[moves % turn.moves.len()].m };
        let command = other.command(request.clone()).unwrap();
        let Answer::Refused(refused) = other.ask(&command, 1).await.unwrap() else { panic!("played for another seat") };
        assert!(["illegal", "conflict"].contains(&refused.problem.code.as_str()), "{refused:?}");
        done(asked, request).await;
        moves += 1;
    }
    serving.stop().await;
}

/// The first message of a socket, which should be a refusal.
async fn refused(mut socket: Socket) -> Problem {
    match next_message(&mut socket).await.unwrap() {
        Message::Error(problem) => problem,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_seat_of_somebody_else_is_refused_and_without_a_word_it_is_the_first() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let [ada, bo] = [site.new_guest("Ada").await.unwrap(), site.new_guest("Bo").await.unwrap()];
    let table = new_table(site, &ada).await;
    let origin = site.origin();
    for (cookie, query) in [(&ada, "seat=2"), (&ada, "seat=4"), (&bo, "seat=1"), (&bo, "seat=3&after=0")] {
        let problem = refused(open_with(site, &table, Some(cookie), query, Some(&origin)).await.unwrap()).await;
        assert_eq!(problem.code, "unauthorized", "{query}");
        assert!(problem.message.contains("not yours"), "{query}: {}", problem.message);
    }
    assert_eq!(
        refused(open_with(site, &table, None, "seat=1", Some(&origin)).await.unwrap()).await.code,
        "unauthorized"
    );
    for query in ["seat=0", "seat=5", "seat=x"] {
        let refused = open_with(site, &table, Some(&ada), query, Some(&origin)).await.unwrap_err().to_string();
        assert!(refused.contains("bad_request"), "{query}: {refused}");
    }
    let mut socket = open(site, &table, Some(&ada), Resume::Snapshot).await.unwrap();
    next_message(&mut socket).await.unwrap();
    let Message::Update(update) = next_message(&mut socket).await.unwrap() else { panic!("no update") };
    assert_eq!((update.state.you, update.state.yours), (Some(seat(1)), vec![seat(1), seat(3)]));
    serving.stop().await;
}
