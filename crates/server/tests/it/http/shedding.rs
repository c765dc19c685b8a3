//! A server that has too much to do: whom it turns away, and in which order.

use std::time::Duration;

use vale_engine::{Options, Seat};
use vale_harness::client::Answer;
use vale_harness::socket::{Resume, next_message, open};
use vale_harness::wire::Message;
use vale_harness::{HarnessError, Site, TableClient};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Request, Settings, TableId};

use super::listener::Running;

const LONG: Duration = Duration::from_secs(20);

async fn running() -> Running {
    Running::with(|config| config.limits.longest_delay = Some(Duration::from_secs(1))).await
}

/// From now on everything is so late.
fn late(running: &Running, millis: u64) {
    for _ in 0..50 {
        running.site.app.pressure.note(Duration::from_millis(millis));
    }
}

fn new_table() -> NewTable {
    let mut settings = Settings::new(Options::new(2));
    settings.pace_ms = 0;
    NewTable {
        settings,
        seats: vec![SeatPlan::Me, SeatPlan::Bot(1)],
        colour: None,
        position: None,
        daily: false,
        guided: false,
    }
}

/// What a spectator hears first: nothing wrong, or the code of the problem.
async fn watch(site: Site, table: &TableId, cookie: Option<&str>) -> Result<(), String> {
    let mut socket = match open(site, table, cookie, Resume::Snapshot).await {
        Ok(socket) => socket,
        Err(HarnessError::Lost(what) | HarnessError::Broken(what)) => return Err(what),
    };
    match tokio::time::timeout(LONG, next_message(&mut socket)).await.unwrap().unwrap() {
        Message::Hello(_) => Ok(()),
        Message::Error(problem) => {
            assert!(problem.retry_ms.unwrap() >= 1000);
            Err(problem.code)
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_come_are_turned_away_before_those_who_watch_and_those_before_players() {
    let running = running().await;
    let site = Site(running.address);
    let ada = site.new_guest("Ada").await.unwrap();
    let bo = site.new_guest("Bo").await.unwrap();
    let table = site.new_table(&ada, &new_table()).await.unwrap();
    let mut player = TableClient::new(vec![site], 0, Some(ada.clone()), table.clone());
    player.connect().await.unwrap();
    let mut spectator = TableClient::new(vec![site], 0, Some(bo.clone()), table.clone());
    spectator.connect().await.unwrap();

    late(&running, 400);
    let reply = site.post("/api/tables", Some(&ada), &new_table()).await.unwrap();
    assert_eq!(reply.status, 503, "{}", reply.text());
    assert!(reply.text().contains("\"busy\"") && reply.text().contains("\"retry_ms\":"), "{}", reply.text());
    assert!(matches!(site.new_guest("Cy").await, Err(HarnessError::Lost(_))));
    watch(site, &table, Some(&bo)).await.unwrap();

    late(&running, 600);
    assert_eq!(watch(site, &table, Some(&bo)).await, Err("busy".to_owned()));
    assert!(watch(site, &table, None).await.is_err());
    let command = player.command(Request::Start {}).unwrap();
    assert!(matches!(player.ask(&command, 1).await.unwrap(), Answer::Done(_)));
    spectator.wait_for(player.seq()).await.unwrap();
    // Whoever has a seat is let in.
    watch(site, &table, Some(&ada)).await.unwrap();

    late(&running, 900);
    let m = loop {
        if let Some(turn) = &player.state().unwrap().turn {
            break turn.moves[0].m;
        }
        player.listen(LONG).await.unwrap().expect("nobody moves");
    };
    let command = player.command(Request::Play { m }).unwrap();
    assert!(matches!(player.ask(&command, 1).await.unwrap(), Answer::Done(_)));
    let dropped = async { while spectator.listen(LONG).await.is_ok() {} };
    tokio::time::timeout(LONG, dropped).await.expect("the spectator stays");

    late(&running, 1500);
    let command = player.command(Request::Say { text: "Hello?".to_owned() }).unwrap();
    let Answer::Refused(refused) = player.ask(&command, 1).await.unwrap() else { panic!("it was carried out") };
    assert_eq!(refused.problem.code, "busy");
    assert!(refused.problem.retry_ms.unwrap() >= 1000);

    late(&running, 0);
    assert!(matches!(player.ask(&command, 1).await.unwrap(), Answer::Done(_)));
    assert_eq!(player.state().unwrap().you, Some(Seat::FIRST));
    watch(site, &table, None).await.unwrap();
    running.end().await;
}
