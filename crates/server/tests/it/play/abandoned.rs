//! Tables that everybody has left: their bots wait until somebody comes.

use std::time::Duration;

use serde_json::Value;
use vale_engine::Options;
use vale_harness::client::Heard;
use vale_harness::{Site, TableClient};
use vale_protocol::{Request, TableId};
use vale_server::config::Limits;

use super::serving::{Party, Serving, done};

/// How long bots that play on could go on: enough for a whole game.
const LONG_ENOUGH: Duration = Duration::from_secs(4);

async fn stage(site: Site, table: &TableId) -> Value {
    site.json::<Value>(&format!("/api/tables/{table}")).await.unwrap()["stage"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_for_spectators_and_for_nobody_else() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let mut party = Party::begin(site, Options::new(3), 1).await;
    let table = party.table.clone();
    // From now on a bot keeps the only seat of a person: nothing would keep the bots from playing the game to its end.
    done(&mut party.people[0], Request::Leave {}).await;
    drop(party);
    tokio::time::sleep(LONG_ENOUGH).await;
    assert_eq!(stage(site, &table).await, "playing", "bots thought for nobody");
    let mut spectator = TableClient::new(vec![site], 0, None, table.clone());
    spectator.connect().await.unwrap();
    let end = async {
        while !spectator.is_over() {
            let heard = spectator.listen(Duration::from_secs(20)).await.unwrap();
            assert!(matches!(heard, Some(Heard::Update | Heard::Presence)), "{heard:?}");
        }
    };
    tokio::time::timeout(Duration::from_mins(1), end).await.expect("the bots do not go on when somebody watches");
    assert_eq!(stage(site, &table).await, "over");
    serving.stop().await;
}
