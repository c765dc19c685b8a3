//! People who go for good, and are let go at once wherever they are connected.

use std::time::Duration;

use serde_json::json;
use tokio::time::timeout;
use vale_engine::Options;
use vale_harness::client::{Resume, next_message, open};
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
        let mut socket = open(site, &table, Some(&cookie), Resume::Snapshot).await.unwrap();
        next_message(&mut socket).await.unwrap();
        next_message(&mut socket).await.unwrap();
        sockets.push(socket);
    }
    let reply = sites[0].post("/api/logout-everywhere", Some(&cookie), &json!({})).await.unwrap();
    assert_eq!(reply.status, 204, "{}", reply.text());
    for mut socket in sockets {
        let end = async {
            loop {
                if let Err(trouble) = next_message(&mut socket).await {
                    return trouble.to_string();
                }
            }
        };
        let end = timeout(Duration::from_secs(20), end).await.expect("a socket outlives its player");
        assert!(end.contains("log in again"), "{end}");
    }
    for serving in serving {
        serving.stop().await;
    }
}
