//! Games that were played on a device without the server, and are sent to it later.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use vale_engine::{Match, MoveList, Options, Record, Seed, Setup, Start};
use vale_protocol::MAX_BODY;
use vale_server::app::now;
use vale_server::config::Rate;
use vale_testkit::{Dice, Style};

use super::site::{Browser, Reply, Site};

const GAMES: &str = "/api/me/games";

/// A game of random moves, up to its end or for so many moves.
fn played(options: Options, seed: u64, moves: usize) -> Match {
    let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(seed)) };
    let mut game = Match::new(Start::Setup(setup)).unwrap();
    let (mut legal, mut dice) = (MoveList::new(), Dice::new(seed));
    for _ in 0..moves {
        game.game().legal_moves_into(&mut legal);
        let Some(m) = Style::Summoner.choose(&legal, &mut dice) else { break };
        game.play(m, &mut ()).unwrap();
    }
    game
}

fn record_of(game: &Match, names: &[&str]) -> String {
    game.record(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()).to_string()
}

/// The record of a game of somebody against a bot.
fn duel(seed: u64) -> String {
    record_of(&played(Options::new(2), seed, usize::MAX), &["Whoever", "Bot (level 2)"])
}

async fn send(browser: &mut Browser<'_>, record: &str) -> Reply {
    browser.post(GAMES, json!({ "record": record })).await
}

async fn mine(browser: &mut Browser<'_>) -> Vec<Value> {
    browser.get("/api/me/tables").await.expect(StatusCode::OK).json().as_array().unwrap().clone()
}

#[tokio::test]
async fn a_game_of_a_device_is_in_the_own_list_can_be_watched_and_counts_for_nothing_but_the_album() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", "correct horse battery").await;
    let text = duel(7);
    let record: Record = text.parse().unwrap();
    let body = json!({ "record": text, "ended_at": 1_794_787_200_000_u64 });
    let sent = anna.post(GAMES, body.clone()).await.expect(StatusCode::CREATED).json();
    assert_eq!((&sent["stage"], &sent["on_device"]), (&json!("over"), &json!(true)));
    assert_eq!(
        sent["seats"],
        json!([{ "is": "person", "player": anna.me().await["player"], "name": "Anna" },
        { "is": "bot", "level": 2 }])
    );
    assert_eq!((&sent["made_at"], &sent["changed_at"]), (&json!(1_794_787_200_000_u64), &json!(1_794_787_200_000_u64)));
    assert_eq!(sent["progress"]["scores"], json!(record.result().unwrap()));
    assert_eq!(mine(&mut anna).await, std::slice::from_ref(&sent));
    let path = format!("/api/tables/{}", sent["table"].as_str().unwrap());
    assert_eq!(anna.get(&path).await.expect(StatusCode::OK).json(), sent);

    // It can be watched again, move by move.
    let replay = anna.get(&format!("{path}/replay")).await.expect(StatusCode::OK).json();
    assert_eq!(replay["step_count"], record.moves().len() + 1);
    assert_eq!(replay["names"], json!(["Anna", "Bot (level 2)"]));
    let kept = anna.get(&format!("{path}/record")).await.expect(StatusCode::OK).body;
    let kept: Record = String::from_utf8(kept).unwrap().parse().unwrap();
    assert!(kept.moves().eq(record.moves()));
    // Nobody committed to its seed, which is said wherever others could check that.
    let statistics = anna.get(&format!("{path}/statistics")).await.expect(StatusCode::OK).json();
    assert_eq!(statistics["on_device"], json!(true));

    // Sent again, perhaps with other names: it is there once.
    let again = anna.post(GAMES, body).await.expect(StatusCode::OK).json();
    assert_eq!(again, sent);
    let renamed = text.replace("Whoever", "Somebody else");
    assert_ne!(renamed, text);
    assert_eq!(send(&mut anna, &renamed).await.expect(StatusCode::OK).json(), sent);
    assert_eq!(mine(&mut anna).await.len(), 1);

    // Nobody can vouch for it: it is in the own album, and in nobody's statistics.
    let album = anna.get("/api/me/album").await.json();
    assert!(!album.as_array().unwrap().is_empty());
    assert!(album.as_array().unwrap().iter().all(|entry| entry["games"] == 1), "{album}");
    assert_eq!(anna.get("/api/me/statistics").await.json()["games"], json!([]));
    // For somebody else it is another game.
    let other = send(&mut site.guest("Ben").await, &text).await.expect(StatusCode::CREATED).json();
    assert_ne!(other["table"], sent["table"]);
    assert_eq!(mine(&mut anna).await.len(), 1);
    send(&mut site.browser(), &text).await.problem(StatusCode::UNAUTHORIZED, "unauthorized");
}

#[tokio::test]
async fn a_game_of_several_on_one_device_keeps_its_seats() {
    let site = Site::new().await;
    site.account("Carla", "correct horse battery").await;
    let mut anna = site.guest("Anna").await;
    let options = Options { artifact_tiles: true, artifact_creatures: true, ..Options::new(4) };
    let game = played(options, 3, usize::MAX);
    let sent = send(&mut anna, &record_of(&game, &["Bot (level 1)", "Me", "  Teo ", "Bot (level 5)"])).await;
    let sent = sent.expect(StatusCode::CREATED).json();
    let me = &anna.me().await["player"];
    assert_eq!(
        sent["seats"],
        json!([{ "is": "bot", "level": 1 }, { "is": "person", "player": me, "name": "Anna" },
        { "is": "person", "player": me, "name": "Teo", "beside": true }, { "is": "bot", "level": 5 }])
    );
    // Nobody is called like somebody's account, or like what nobody could read.
    let other = played(options, 4, usize::MAX);
    for (name, code) in [("Carla", "name_taken"), ("T\u{202e}eo", "bad_request"), ("admin", "bad_request")] {
        let refused = send(&mut anna, &record_of(&other, &["Me", name, "Bot (level 1)", "Bot (level 1)"])).await;
        assert!(refused.status.is_client_error(), "{name}");
        assert_eq!(refused.json()["code"], code, "{name}");
    }
    // A time that is not over yet is now.
    let body = json!({ "record": record_of(&other, &["Me", "Teo", "Lia", "Bo"]), "ended_at": u64::MAX });
    let sent = anna.post(GAMES, body).await.expect(StatusCode::CREATED).json();
    assert!(sent["changed_at"].as_u64().unwrap() <= now());
}

#[tokio::test]
async fn what_is_no_finished_game_of_this_game_is_refused_in_words() {
    let site = Site::new().await;
    let mut anna = site.guest("Anna").await;
    let text = duel(7);
    let moves = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
    let half = played(Options::new(2), 7, 40);
    let position = Match::new(Start::Position(half.game().position().unwrap())).unwrap();
    let cases = [
        ("no record", 400, "bad_request", "vale 1"),
        ("", 400, "bad_request", "empty"),
        ("vale 1\u{0}", 400, "bad_request", "line 1"),
        (&text.replace("rules 1", "rules 999"), 400, "bad_request", "version 999"),
        (&text.replace("rules 1", "rules \u{1b}[2J"), 400, "bad_request", "line"),
        (&text.replacen(": ", ": end; ", 1), 422, "illegal", "end"),
        (&text.replace("result ", "result 1"), 422, "illegal", "result"),
        (&record_of(&half, &["Me", "Bot (level 2)"]), 409, "not_over", "not over"),
        (&record_of(&position, &["Me", "Bot (level 2)"]), 409, "not_over", "not over"),
        (&text.replace("Whoever", "Bot (level 1)"), 422, "illegal", "only bots"),
        (&format!("{text}{}", "1: end\n".repeat(20)), 422, "illegal", "the game is over"),
    ];
    assert!(moves > 10, "{text}");
    for (record, status, code, words) in cases {
        let reply = send(&mut anna, record).await;
        let message = reply.problem(StatusCode::from_u16(status).unwrap(), code);
        assert!(message.contains(words) && !message.contains('\u{1b}'), "{message}");
    }
    let long = format!("{text}{}", "# long\n".repeat(MAX_BODY / 7));
    send(&mut anna, &long).await.problem(StatusCode::PAYLOAD_TOO_LARGE, "too_large");
    for body in [json!({}), json!({ "record": 7 }), json!({ "record": text, "ended_at": -1 })] {
        anna.post(GAMES, body).await.problem(StatusCode::BAD_REQUEST, "bad_request");
    }
    assert!(mine(&mut anna).await.is_empty());
}

#[tokio::test]
async fn a_game_with_stacked_cards_is_not_kept() {
    let site = Site::new().await;
    let mut anna = site.guest("Anna").await;
    // As the guided game of a device ends.
    let start = vale_engine::Position::from_json(vale_table::guide::POSITION).unwrap();
    let mut game = Match::new(Start::Position(start)).unwrap();
    let (mut legal, mut dice) = (MoveList::new(), Dice::new(1));
    loop {
        game.game().legal_moves_into(&mut legal);
        let Some(m) = dice.pick(&legal) else { break };
        game.play(m, &mut ()).unwrap();
    }
    let message = send(&mut anna, &record_of(&game, &["Me", "Bot (level 1)"])).await;
    assert!(message.problem(StatusCode::UNPROCESSABLE_ENTITY, "illegal").contains("shuffled"));
}

#[tokio::test]
async fn games_of_devices_come_at_a_bounded_rate() {
    let burst = |burst| NonZeroU32::new(burst).map(|burst| Rate { burst, period: Duration::from_hours(1) });
    let site = Site::with(|config| {
        config.limits.sent_games_by_person = burst(2);
        config.limits.sent_games_by_address = burst(3);
    });
    let site = site.await;
    let mut anna = site.guest("Anna").await;
    for seed in [1, 2] {
        send(&mut anna, &duel(seed)).await.expect(StatusCode::CREATED);
    }
    let message = send(&mut anna, &duel(3)).await.problem(StatusCode::TOO_MANY_REQUESTS, "too_many");
    assert!(message.contains("try again in"), "{message}");
    let mut ben = site.guest("Ben").await;
    send(&mut ben, &duel(4)).await.expect(StatusCode::CREATED);
    send(&mut ben, &duel(5)).await.problem(StatusCode::TOO_MANY_REQUESTS, "too_many");
}

#[tokio::test]
async fn games_of_devices_go_with_the_account() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", "correct horse battery").await;
    let sent = send(&mut anna, &duel(7)).await.expect(StatusCode::CREATED).json();
    let path = format!("/api/tables/{}/replay", sent["table"].as_str().unwrap());
    site.browser().get(&path).await.expect(StatusCode::OK);
    let password = json!({ "password": "correct horse battery" });
    anna.send(Method::DELETE, "/api/account", Some(password)).await.expect(StatusCode::NO_CONTENT);
    site.browser().get(&path).await.problem(StatusCode::NOT_FOUND, "not_found");
}
