//! Tables and lists of them.

use vale_protocol::{PlayerId, Stage, TableId};
use vale_server::store::{Appended, Listing, StoreError, TableRow, Thought};

use super::{Place, append, nobody, on_both, table, table_row};

on_both! {
    a_table_is_kept_as_it_was_made,
    the_lobby_has_the_newest_open_public_tables,
    tables_of_a_player_come_and_go,
    the_progress_of_a_game_is_listed,
    thinking_times_are_kept_and_an_older_one_never_replaces_a_newer,
}

async fn a_table_is_kept_as_it_was_made(place: &Place) {
    let store = place.open().await;
    let dealt = table_row("dealt");
    let placed = TableRow {
        position: Some("{\"round\":7}".to_owned()),
        made_at: u64::from(u32::MAX) + 5,
        daily: Some("2026-11-16".to_owned()),
        ..table_row("placed")
    };
    for table in [&dealt, &placed] {
        store.create_table(table, &nobody()).await.unwrap();
        assert_eq!(store.table(&table.id).await.unwrap().unwrap().row, table.clone());
    }
    assert!(matches!(store.create_table(&dealt, &nobody()).await, Err(StoreError::Database(_))), "the id is taken");
    assert_eq!(store.table(&TableId("nowhere".to_owned())).await, Ok(None));
    assert_eq!(store.listing(&TableId("nowhere".to_owned())).await, Ok(None));
    let listed = store.listing(&placed.id).await.unwrap().unwrap();
    assert_eq!((listed.made_at, listed.changed_at), (placed.made_at, placed.made_at));
    assert_eq!((listed.stage, listed.settings, listed.occupants), (Stage::Open, placed.settings, "[]".to_owned()));
}

async fn the_lobby_has_the_newest_open_public_tables(place: &Place) {
    let store = place.open().await;
    for (made_at, id) in ["oldest", "old", "private", "started", "new"].into_iter().enumerate() {
        let row = TableRow { made_at: made_at as u64, ..table_row(id) };
        let listing = Listing { public: id != "private", ..nobody() };
        store.create_table(&row, &listing).await.unwrap();
    }
    let mut start = append(&TableId("started".to_owned()), 1, "start");
    start.listing = Some(Listing { stage: Stage::Playing, ..nobody() });
    assert_eq!(store.append(start).await, Ok(Appended::Written));
    let ids = |tables: Vec<vale_server::store::ListedTable>| -> Vec<String> {
        tables.into_iter().map(|table| table.id.0).collect()
    };
    assert_eq!(ids(store.lobby(10).await.unwrap()), ["new", "old", "oldest"]);
    assert_eq!(ids(store.lobby(2).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(store.lobby(0).await.unwrap()), [""; 0]);
}

async fn tables_of_a_player_come_and_go(place: &Place) {
    let store = place.open().await;
    let (ann, bob) = (PlayerId("ann".to_owned()), PlayerId("bob".to_owned()));
    let with = |people: &[(u8, &PlayerId)]| Listing {
        people: people.iter().map(|(seat, player)| (*seat, (*player).clone())).collect(),
        ..nobody()
    };
    for id in ["one", "two", "three"] {
        store.create_table(&table_row(id), &with(&[(0, &ann)])).await.unwrap();
    }
    let change = |table: &str, seq, at, listing| {
        let mut change = append(&TableId(table.to_owned()), seq, &format!("command {seq}"));
        change.fact.at = at;
        change.listing = Some(listing);
        change
    };
    // Two people, one of them at two seats; a table that is over; one that ann left.
    let changes = [
        change("one", 1, 5_000, with(&[(0, &ann), (1, &bob), (2, &bob)])),
        change("two", 1, 6_000, Listing { stage: Stage::Over, ..with(&[(3, &ann)]) }),
        change("three", 1, 7_000, with(&[])),
    ];
    for change in changes {
        assert_eq!(store.append(change).await, Ok(Appended::Written));
    }
    let of = async |player: &PlayerId, limit| -> Vec<(String, u64, Stage)> {
        let tables = store.tables_of(player, limit).await.unwrap();
        tables.into_iter().map(|table| (table.id.0, table.changed_at, table.stage)).collect()
    };
    let one = ("one".to_owned(), 5_000, Stage::Open);
    let two = ("two".to_owned(), 6_000, Stage::Over);
    assert_eq!(of(&ann, 9).await, [two.clone(), one.clone()]);
    assert_eq!(of(&ann, 1).await, [two]);
    assert_eq!(of(&bob, 9).await, [one]);
}

async fn the_progress_of_a_game_is_listed(place: &Place) {
    let store = place.open().await;
    let here = table_row("here");
    store.create_table(&here, &nobody()).await.unwrap();
    assert_eq!(store.listing(&here.id).await.unwrap().unwrap().progress, None);
    let mut moved = append(&here.id, 1, "a move");
    moved.progress = Some("{\"round\":1}".to_owned());
    assert_eq!(store.append(moved).await, Ok(Appended::Written));
    // What leaves the progress as it is does not touch it.
    assert_eq!(store.append(append(&here.id, 2, "another")).await, Ok(Appended::Written));
    let listed = store.listing(&here.id).await.unwrap().unwrap();
    assert_eq!((listed.progress.as_deref(), listed.changed_at), (Some("{\"round\":1}"), 2_001));
    let mut late = append(&here.id, 1, "too late");
    late.progress = Some("{\"round\":9}".to_owned());
    assert_eq!(store.append(late).await, Ok(Appended::Taken));
    assert_eq!(store.listing(&here.id).await.unwrap().unwrap().progress.as_deref(), Some("{\"round\":1}"));
}

async fn thinking_times_are_kept_and_an_older_one_never_replaces_a_newer(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    assert_eq!(store.thought(&here).await, Ok(None));
    let thought = |seq, ms| Thought { table: here.clone(), seq, ms };
    let saved_and_kept = [
        ((3, 5_000), (3, 5_000)),
        ((3, 9_000), (3, 9_000)),
        // Another server knows less about the same question.
        ((3, 4_000), (3, 9_000)),
        ((2, 60_000), (3, 9_000)),
        ((4, 10), (4, 10)),
    ];
    for (saved, expected) in saved_and_kept {
        store.save_thoughts(&[thought(saved.0, saved.1)]).await.unwrap();
        assert_eq!(store.thought(&here).await, Ok(Some(thought(expected.0, expected.1))));
    }
    assert_eq!(store.probe().await, Ok(()));
}
