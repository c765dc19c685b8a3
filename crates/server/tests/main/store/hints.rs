//! Hints between servers.

use std::time::Duration;

use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

use super::Place;

async fn next(hints: &mut Receiver<String>) -> String {
    timeout(Duration::from_secs(20), hints.recv()).await.expect("no hint comes").expect("no more hints come")
}

#[tokio::test]
async fn one_server_needs_no_hints() {
    let store = Place::file().open().await;
    assert!(store.hints().await.is_none());
    store.hint("nothing happens");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_reach_all_servers_and_come_back_after_a_cut() {
    let Some(place) = Place::database() else { return };
    let [first, second] = place.open_twice().await;
    let (mut at_first, mut at_second) = (first.hints().await.unwrap(), second.hints().await.unwrap());
    first.hint("table 'one'");
    assert_eq!(next(&mut at_first).await, "table 'one'");
    assert_eq!(next(&mut at_second).await, "table 'one'");

    place.cut_connections();
    assert_eq!(next(&mut at_second).await, "", "it is said that some may be lost");
    // The sender notices the cut only when it sends, so the first hint may be one of those that are lost.
    loop {
        first.hint("table two");
        if let Ok(Some(hint)) = timeout(Duration::from_secs(1), at_second.recv()).await {
            assert_eq!(hint, "table two");
            break;
        }
    }
}
