//! People who go for good, and are let go at once wherever they are connected.

use std::time::Duration;

use serde_json::json;
use tokio::time::timeout;
use vale_engine::Options;
use vale_harness::Site;
use vale_harness::socket::{Resume, Socket, next_message, open};
use vale_protocol::TableId;
use vale_server::config::Limits;

use super::serving::{Serving, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_everywhere_ends_the_sockets_at_all_servers() {
    let Some(serving) = Serving::on_postgres(2, Limits::none()).await else { return };
    let sites = [serving[0].site, serving[1].site];
    let cookie = sites[0].new_guest("Ada").await.unwrap();
    let table = sites[0].new_table(&cookie, &new_table(Options::new(2), 1)).await.unwrap();
    let mut sockets = Vec::new();
    for site in sites {
        sockets.push(greeted(site, &table, &cookie).await);
    }
    let reply = sites[0].post("/api/logout-everywhere", Some(&cookie), &json!({})).await.unwrap();
    assert_eq!(reply.status, 204, "{}", reply.text());
    for socket in sockets {
        let end = end_of(socket).await;
        assert!(end.contains("log in again"), "{end}");
    }
    for serving in serving {
        serving.stop().await;
    }
}

/// What is said at the end of a socket, which must come.
async fn end_of(mut socket: Socket) -> String {
    let end = async {
        loop {
            if let Err(trouble) = next_message(&mut socket).await {
                return trouble.to_string();
            }
        }
    };
    timeout(Duration::from_secs(20), end).await.expect("a socket outlives its player")
}

/// A socket that has been greeted.
async fn greeted(site: Site, table: &TableId, cookie: &str) -> Socket {
    let mut socket = open(site, table, Some(cookie), Resume::Snapshot).await.unwrap();
    next_message(&mut socket).await.unwrap();
    next_message(&mut socket).await.unwrap();
    socket
}

/// Logs in, and returns the cookie.
async fn log_in(site: Site, path: &str) -> String {
    let credentials = json!({ "name": "Ada", "password": "correct horse battery" });
    site.post(path, None, &credentials).await.unwrap().cookie.unwrap()
}

async fn one_logs_out_and_the_other_plays_on(sites: [Site; 2]) {
    let cookies = [log_in(sites[0], "/api/accounts").await, log_in(sites[0], "/api/login").await];
    let table = sites[0].new_table(&cookies[0], &new_table(Options::new(2), 1)).await.unwrap();
    let ending = [greeted(sites[0], &table, &cookies[0]).await, greeted(sites[1], &table, &cookies[0]).await];
    let mut staying = greeted(sites[1], &table, &cookies[1]).await;
    let reply = sites[0].post("/api/logout", Some(&cookies[0]), &json!({})).await.unwrap();
    assert_eq!(reply.status, 204, "{}", reply.text());
    for socket in ending {
        let end = end_of(socket).await;
        assert!(end.contains("log in again"), "{end}");
    }
    // The same player in another browser hears that, and nothing of an end.
    let quiet = async {
        loop {
            next_message(&mut staying).await.unwrap();
        }
    };
    assert!(timeout(Duration::from_millis(500), quiet).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_ends_the_sockets_of_that_browser_and_no_others() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    one_logs_out_and_the_other_plays_on([serving.site; 2]).await;
    serving.stop().await;
    let Some(serving) = Serving::on_postgres(2, Limits::none()).await else { return };
    one_logs_out_and_the_other_plays_on([serving[0].site, serving[1].site]).await;
    for serving in serving {
        serving.stop().await;
    }
}
