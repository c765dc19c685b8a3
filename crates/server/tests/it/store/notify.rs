//! Notifications between servers.

use std::time::Duration;

use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

use super::Place;

async fn next(notifications: &mut Receiver<String>) -> String {
    timeout(Duration::from_secs(20), notifications.recv())
        .await
        .expect("no notification comes")
        .expect("no more notifications come")
}

#[tokio::test]
async fn one_server_needs_no_notifications() {
    let store = Place::file().open().await;
    assert!(store.notifications().await.is_none());
    store.notify("nothing happens");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notifications_reach_all_servers_and_come_back_after_a_cut() {
    let Some(place) = Place::database() else { return };
    let [first, second] = place.open_twice().await;
    let (mut at_first, mut at_second) = (first.notifications().await.unwrap(), second.notifications().await.unwrap());
    first.notify("table 'one'");
    assert_eq!(next(&mut at_first).await, "table 'one'");
    assert_eq!(next(&mut at_second).await, "table 'one'");

    place.cut_connections();
    assert_eq!(next(&mut at_second).await, "", "it is said that some may be lost");
    // The sender notices the cut only when it sends, so the first notification may be one of those that are lost.
    loop {
        first.notify("table two");
        if let Ok(Some(notification)) = timeout(Duration::from_secs(1), at_second.recv()).await {
            assert_eq!(notification, "table two");
            break;
        }
    }
}
