//! What whoever runs the server does, seen from the tables: a server that runs heeds it soon.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;
use vale_engine::{Options, Seat};
use vale_harness::TableClient;
use vale_harness::socket::{Resume, Socket, next_message, open};
use vale_protocol::Request;
use vale_server::admin::Admin;
use vale_server::config::Limits;

use super::serving::{Serving, done, new_table};

/// Listens until the socket ends, and tells the last words.
async fn last_words(mut socket: Socket) -> String {
    let mut heard = String::new();
    let end = async {
        loop {
            match next_message(&mut socket).await {
                Ok(message) => heard = format!("{message:?}"),
                Err(trouble) => return format!("{heard} {trouble}"),
            }
        }
    };
    timeout(Duration::from_secs(20), end).await.expect("the server does not notice within 20 seconds")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_heeds_bans_and_closed_tables() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let cookie = site.new_guest("Ada").await.unwrap();
    let credentials = json!({ "name": "Ada", "password": "correct horse battery" });
    let reply = site.post("/api/accounts", Some(&cookie), &credentials).await.unwrap();
    let cookie = reply.cookie.unwrap();
    let table = site.new_table(&cookie, &new_table(Options::new(2), 1)).await.unwrap();
    let other = site.new_table(&cookie, &new_table(Options::new(2), 2)).await.unwrap();
    let admin = Admin::open(&serving.location()).await.unwrap();

    let watching = open(site, &table, None, Resume::Snapshot).await.unwrap();
    admin.close_table(&table.0).await.unwrap();
    let words = last_words(watching).await;
    assert!(words.contains("closed this table"), "{words}");
    let reply = site.get(&format!("/api/tables/{table}"), None).await.unwrap();
    assert_eq!(reply.status, 404);

    let playing = open(site, &other, Some(&cookie), Resume::Snapshot).await.unwrap();
    admin.rename("Ada", "Ida").await.unwrap();
    let words = last_words(playing).await;
    assert!(words.contains("log in again"), "{words}");
    let playing = open(site, &other, Some(&cookie), Resume::Snapshot).await.unwrap();
    // The table, which is in memory, writes its seats into the list when somebody sits down.
    let teo = site.new_guest("Teo").await.unwrap();
    let mut teo = TableClient::new(vec![site], 0, Some(teo), other.clone());
    teo.connect().await.unwrap();
    done(&mut teo, Request::Sit { seat: Seat::from_number(2).unwrap(), colour: None }).await;
    let listed: Value = site.json(&format!("/api/tables/{other}")).await.unwrap();
    assert_eq!((&listed["seats"][0]["name"], &listed["seats"][1]["name"]), (&json!("Ida"), &json!("Teo")));

    admin.ban("Ida", true).await.unwrap();
    let words = last_words(playing).await;
    assert!(words.contains("log in again"), "{words}");
    let reply = site.get("/api/me", Some(&cookie)).await.unwrap();
    assert_eq!(reply.status, 401);
    admin.close().await;
    serving.stop().await;
}
