//! What nobody uses goes away, and nothing else; and nobody hides the tables of others.

use vale_protocol::{PlayerId, Stage, TableId};
use vale_server::store::{Event, Listing, Store, TableRow, Unused};

use super::{Place, append, nobody, on_both, table_row};

on_both! {
    unused_tables_go_away_and_no_others,
    guests_who_left_nothing_go_away_and_nobody_else,
    the_lobby_shows_a_few_tables_of_each_host,
}

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A table that was made on a day, at this stage.
async fn made(store: &Store, id: &str, day: u64, stage: Stage) -> TableId {
    let row = TableRow { made_at: day * DAY, ..table_row(id) };
    store.create_table(&row, &Listing { stage, ..nobody() }).await.unwrap();
    row.id
}

async fn unused_tables_go_away_and_no_others(place: &Place) {
    let store = place.open().await;
    let old_open = made(&store, "old open", 10, Stage::Open).await;
    made(&store, "new open", 19, Stage::Open).await;
    let old_game = made(&store, "old game", 2, Stage::Playing).await;
    made(&store, "new game", 10, Stage::Playing).await;
    made(&store, "finished", 1, Stage::Over).await;
    let talked = made(&store, "old, but somebody said something", 10, Stage::Open).await;
    for (table, day) in [(&old_open, 11), (&talked, 19)] {
        let mut fact = append(table, 1, "a");
        fact.fact.at = day * DAY;
        store.append(fact).await.unwrap();
    }
    store.invite("token", &old_open, vale_engine::Seat::FIRST, 1, 19 * DAY).await.unwrap();
    assert_eq!(store.unused_tables(Unused::default(), 10).await, Ok(Vec::new()), "nothing is old enough for never");
    let unused = Unused { open_since: 18 * DAY, playing_since: 5 * DAY };
    assert_eq!(store.unused_tables(unused, 1).await, Ok(vec![old_game.clone()]));
    assert_eq!(store.unused_tables(unused, 10).await, Ok(vec![old_game.clone(), old_open.clone()]));
    let before = store.last_event().await.unwrap();
    for table in [&old_open, &old_game] {
        assert_eq!(store.remove_unused_table(table, unused, 20 * DAY).await, Ok(true));
        assert_eq!(store.remove_unused_table(table, unused, 20 * DAY).await, Ok(false), "it is gone");
        assert_eq!(store.table(table).await, Ok(None));
    }
    assert_eq!(store.remove_unused_table(&talked, unused, 20 * DAY).await, Ok(false), "it is used again");
    assert_eq!(store.unused_tables(unused, 10).await, Ok(Vec::new()));
    assert_eq!(store.facts_after(&old_open, 0).await, Ok(Vec::new()));
    assert_eq!(store.invitation("token", 19 * DAY).await, Ok(None));
    for kept in ["new open", "new game", "finished", "old, but somebody said something"] {
        assert!(store.table(&TableId(kept.to_owned())).await.unwrap().is_some(), "{kept}");
    }
    let events: Vec<_> = store.events_after(before).await.unwrap().into_iter().map(|(_, event)| event).collect();
    assert_eq!(events, [Event::Closed(old_open), Event::Closed(old_game)], "other servers may have it in memory");
}

async fn guests_who_left_nothing_go_away_and_nobody_else(place: &Place) {
    let store = place.open().await;
    let guest = |name: &'static str, day: u64| {
        let store = store.clone();
        async move { store.new_guest(name, name, day * DAY).await.unwrap().player }
    };
    let useless = guest("useless", 1).await;
    store.set_preferences(&useless, "{}").await.unwrap();
    store.mute(&useless, &useless, true).await.unwrap();
    let young = guest("young", 30).await;
    let account = guest("account", 1).await;
    store.register(&account, "account", "hash").await.unwrap();
    let back = guest("back", 1).await;
    store.add_session(&back, "another browser", 30 * DAY).await.unwrap();
    let host = guest("host", 1).await;
    store.create_table(&TableRow { host: host.clone(), ..table_row("hosted") }, &nobody()).await.unwrap();
    let seated = guest("seated", 1).await;
    let listing = Listing { people: vec![(1, seated.clone())], ..nobody() };
    store.create_table(&table_row("played"), &listing).await.unwrap();
    let (mut removed, mut after) = (0, None);
    loop {
        // One after the other, as in small batches.
        let (gone, last) = store.remove_guests(after.as_ref(), 20 * DAY, 1).await.unwrap();
        removed += gone;
        if last.is_none() {
            break;
        }
        after = last;
    }
    assert_eq!(removed, 1);
    assert_eq!(store.person_of("useless", 20 * DAY).await, Ok(None));
    let left = store.names(&[useless, young, account, back, host, seated]).await.unwrap();
    let mut left: Vec<_> = left.values().map(String::as_str).collect();
    left.sort_unstable();
    assert_eq!(left, ["account", "back", "host", "seated", "young"]);
}

fn hosted(id: &str, host: &str, made_at: u64) -> TableRow {
    TableRow { host: PlayerId(host.to_owned()), made_at, ..table_row(id) }
}

async fn the_lobby_shows_a_few_tables_of_each_host(place: &Place) {
    let store = place.open().await;
    for number in 0..50 {
        let row = hosted(&format!("mob {number}"), "mob", 1_000 + number);
        store.create_table(&row, &nobody()).await.unwrap();
    }
    store.create_table(&hosted("ann 1", "ann", 1), &nobody()).await.unwrap();
    store.create_table(&hosted("bob 1", "bob", 2), &nobody()).await.unwrap();
    let lobby: Vec<_> = store.lobby(10).await.unwrap().into_iter().map(|table| table.id.0).collect();
    assert_eq!(lobby, ["mob 49", "mob 48", "mob 47", "bob 1", "ann 1"]);
}
