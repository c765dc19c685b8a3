//! Facts: each number and each command once, and nothing that was promised is lost.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use sqlx::Executor as _;
use vale_protocol::{PlayerId, Stage, TableId};
use vale_server::store::{Append, Appended, FactRow, Listing, Store, StoreError};

use super::{Place, all_at_once, append, nobody, on_both, table, table_row};

on_both! {
    numbers_and_commands_are_taken_once,
    a_lost_fact_changes_nothing_else,
    rivals_for_a_number_have_one_winner,
    the_same_fact_twice_at_once_is_written_once,
    what_waits_is_written_together,
    a_refused_fact_does_not_hurt_the_others,
    letters_that_a_database_does_not_have_are_refused,
    nothing_written_is_lost_when_connections_are_cut,
    a_closed_store_writes_what_waits_and_refuses_the_rest,
}

async fn numbers_and_commands_are_taken_once(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let there = table(&store, "there").await;
    assert_eq!(store.last_seq(&here).await, Ok(0));
    let fact = FactRow {
        seq: 1,
        at: u64::from(u32::MAX) + 5,
        command: "a".to_owned(),
        player: Some(PlayerId("somebody".to_owned())),
        body: r#"{"text":"ä 'quoted' \\ 🐉"}"#.to_owned(),
        thought_ms: 7_000,
        checksum: Some("c0ffee".to_owned()),
    };
    let first = Append { fact, ..append(&here, 1, "a") };
    assert_eq!(store.append(first.clone()).await, Ok(Appended::Written));
    assert_eq!(store.append(append(&here, 1, "b")).await, Ok(Appended::Taken), "the number is taken");
    assert_eq!(store.append(append(&here, 2, "a")).await, Ok(Appended::Taken), "the command is taken");
    assert_eq!(store.append(first.clone()).await, Ok(Appended::Taken), "both are taken");
    assert_eq!(store.append(append(&there, 1, "a")).await, Ok(Appended::Written), "another table");
    let second = append(&here, 2, "b");
    assert_eq!(store.append(second.clone()).await, Ok(Appended::Written));
    assert_eq!(store.facts_after(&here, 0).await, Ok(vec![first.fact, second.fact.clone()]));
    assert_eq!(store.facts_after(&here, 1).await, Ok(vec![second.fact]));
    assert_eq!(store.facts_after(&here, 2).await, Ok(Vec::new()));
    assert_eq!(store.last_seq(&here).await, Ok(2));
    assert_eq!(store.last_seq(&TableId("nowhere".to_owned())).await, Ok(0));
}

async fn a_lost_fact_changes_nothing_else(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let somebody = PlayerId("somebody".to_owned());
    let sat = Listing {
        stage: Stage::Playing,
        public: false,
        occupants: "[1]".to_owned(),
        people: vec![(1, somebody.clone())],
    };
    let with_all = |command: &str, new: &str| Append {
        listing: Some(sat.clone()),
        new_table: Some((table_row(new), nobody())),
        ..append(&here, 1, command)
    };
    assert_eq!(store.append(with_all("a", "first")).await, Ok(Appended::Written));
    let listed = store.listing(&here).await.unwrap().unwrap();
    assert_eq!((listed.stage, listed.changed_at), (Stage::Playing, 2_001));
    assert_eq!(store.tables_of(&somebody, 9).await, Ok(vec![listed.clone()]));
    assert_eq!(store.table(&TableId("first".to_owned())).await.unwrap().unwrap().row, table_row("first"));

    let mut late = with_all("b", "second");
    late.listing = Some(Listing { stage: Stage::Over, ..nobody() });
    late.fact.at = 9_000;
    assert_eq!(store.append(late).await, Ok(Appended::Taken));
    assert_eq!(store.listing(&here).await, Ok(Some(listed.clone())));
    assert_eq!(store.tables_of(&somebody, 9).await, Ok(vec![listed]));
    assert_eq!(store.table(&TableId("second".to_owned())).await, Ok(None));
}

/// Writes until the table has enough facts, as one of several servers would. Returns what it has written.
async fn rival(store: Store, table: TableId, name: String, enough: u64) -> Vec<(TableId, FactRow)> {
    let mut written = Vec::new();
    let mut seq = 0;
    while seq < enough {
        let attempt = append(&table, seq + 1, &format!("{name} {seq}"));
        match store.append(attempt.clone()).await.unwrap() {
            Appended::Written => {
                written.push((table.clone(), attempt.fact));
                seq += 1;
            }
            Appended::Taken => {
                let news = store.facts_after(&table, seq).await.unwrap();
                assert!(!news.is_empty(), "a number is taken, but by nothing");
                seq += news.len() as u64;
            }
        }
    }
    written
}

async fn rivals_for_a_number_have_one_winner(place: &Place) {
    const TABLES: usize = 40;
    const FACTS: u64 = 12;
    let stores = place.open_twice().await;
    let mut rivals = Vec::new();
    for number in 0..TABLES {
        let table = table(&stores[0], &format!("table {number}")).await;
        for name in 0..4 {
            rivals.push(rival(stores[name % 2].clone(), table.clone(), format!("rival {name}"), FACTS));
        }
    }
    let written: Vec<_> = all_at_once(rivals).await.into_iter().flatten().collect();
    let numbers: HashSet<_> = written.iter().map(|(table, fact)| (table, fact.seq)).collect();
    assert_eq!(numbers.len(), written.len(), "a number was promised twice");
    assert_eq!(written.len(), TABLES * FACTS as usize);
    let mut by_table: HashMap<TableId, Vec<FactRow>> = HashMap::new();
    for (table, fact) in written {
        by_table.entry(table).or_default().push(fact);
    }
    for (table, mut facts) in by_table {
        facts.sort_by_key(|fact| fact.seq);
        assert_eq!(stores[1].facts_after(&table, 0).await.unwrap(), facts, "{table}");
    }
}

async fn the_same_fact_twice_at_once_is_written_once(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    for seq in 1..=10 {
        let same = (0..10).map(|_| append(&here, seq, &format!("command {seq}")));
        let different = (0..10).map(|other| append(&here, seq, &format!("command {seq} of {other}")));
        let attempts = same.chain(different).map(|attempt| {
            let store = store.clone();
            async move { store.append(attempt).await.unwrap() }
        });
        let answers = all_at_once(attempts).await;
        assert_eq!(answers.iter().filter(|answer| **answer == Appended::Written).count(), 1, "number {seq}");
    }
    assert_eq!(store.facts_after(&here, 0).await.unwrap().len(), 10);
}

async fn what_waits_is_written_together(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let attempts = (1..=700).map(|seq| {
        let (store, attempt) = (store.clone(), append(&here, seq, &format!("command {seq}")));
        async move { store.append(attempt).await.unwrap() }
    });
    assert!(all_at_once(attempts).await.iter().all(|answer| *answer == Appended::Written));
    let commits = store.commits();
    assert_eq!(commits.facts, 700);
    assert!(commits.transactions < 350, "700 facts took {} transactions", commits.transactions);
    let facts = store.facts_after(&here, 0).await.unwrap();
    assert!(facts.iter().map(|fact| fact.seq).eq(1..=700));
}

async fn a_refused_fact_does_not_hurt_the_others(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let mut attempts: Vec<_> = (1..=40).map(|seq| append(&here, seq, &format!("command {seq}"))).collect();
    attempts.insert(20, append(&TableId("nowhere".to_owned()), 1, "lost"));
    let there_already = Some((table_row("here"), nobody()));
    attempts.insert(30, Append { new_table: there_already, ..append(&here, 41, "the same table again") });
    let attempts = attempts.into_iter().map(|attempt| {
        let store = store.clone();
        async move { store.append(attempt).await }
    });
    for (index, answer) in all_at_once(attempts).await.into_iter().enumerate() {
        if index == 20 || index == 30 {
            assert!(matches!(answer, Err(StoreError::Database(_))), "{index}: {answer:?}");
        } else {
            assert_eq!(answer, Ok(Appended::Written), "{index}");
        }
    }
    assert_eq!(store.last_seq(&here).await, Ok(40), "the refused fact is not there");
    assert_eq!(store.append(append(&here, 41, "next")).await, Ok(Appended::Written));
}

async fn letters_that_a_database_does_not_have_are_refused(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    assert!(matches!(store.append(append(&here, 1, "a\0")).await, Err(StoreError::Database(_))));
    assert_eq!(store.append(append(&here, 1, "a")).await, Ok(Appended::Written));
}

async fn nothing_written_is_lost_when_connections_are_cut(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let mut promised = Vec::new();
    let mut seq = 0;
    for attempt in 0..120 {
        if attempt % 30 == 15 {
            place.cut_connections();
        }
        let next = append(&here, seq + 1, &format!("command {attempt}"));
        match store.append(next.clone()).await {
            Ok(Appended::Written) => {
                promised.push(next.fact);
                seq += 1;
            }
            Ok(Appended::Taken) => panic!("nobody else writes here"),
            Err(error) => {
                assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
                seq = store.last_seq(&here).await.unwrap();
            }
        }
    }
    assert!(promised.len() >= 110, "only {} of 120 were written", promised.len());
    let kept = store.facts_after(&here, 0).await.unwrap();
    assert!(promised.iter().all(|fact| kept.contains(fact)));
    store.ping().await.unwrap();
}

async fn a_closed_store_writes_what_waits_and_refuses_the_rest(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let attempts: Vec<_> = (1..=100)
        .map(|seq| {
            let (store, attempt) = (store.clone(), append(&here, seq, &format!("command {seq}")));
            tokio::spawn(async move { store.append(attempt).await })
        })
        .collect();
    store.close().await;
    let mut written = 0;
    for attempt in attempts {
        match attempt.await.unwrap() {
            Ok(appended) => {
                assert_eq!(appended, Appended::Written);
                written += 1;
            }
            Err(error) => assert!(error.to_string().contains("shutting down"), "{error}"),
        }
    }
    assert_eq!(store.append(append(&here, 101, "late")).await, Err(StoreError::Closed));
    let again = place.open().await;
    assert_eq!(again.facts_after(&here, 0).await.unwrap().len(), written);
}

/// While another program holds the file, facts wait; when too many do, the rest is told so and not kept waiting.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_that_wait_are_turned_away() {
    let place = Place::file();
    let store = place.open().await;
    let here = table(&store, "here").await;
    let mut other = place.connection().await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let begun = Instant::now();
    let attempts: Vec<_> = (1..=6_000)
        .map(|seq| {
            let (store, attempt) = (store.clone(), append(&here, seq, &format!("command {seq}")));
            tokio::spawn(async move { store.append(attempt).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(1)).await;
    other.execute("ROLLBACK").await.unwrap();
    let (mut written, mut busy) = (0, 0);
    for attempt in attempts {
        match attempt.await.unwrap() {
            Ok(Appended::Written) => written += 1,
            Err(StoreError::Busy) => busy += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(busy > 0, "all {written} were written");
    assert!(written >= 4_096, "only {written} were written, {busy} were turned away");
    assert!(begun.elapsed() < Duration::from_secs(30));
    assert_eq!(store.facts_after(&here, 0).await.unwrap().len(), written);
}

/// A disk that is full, or a file that somebody holds: whoever looks after the server must learn of it, and of its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_cannot_write_is_not_well_until_it_can() {
    let place = Place::file();
    let store = place.open().await;
    let here = table(&store, "here").await;
    store.new_guest("Ann", "hash", 0).await.unwrap();
    assert_eq!(store.append(append(&here, 1, "a")).await, Ok(Appended::Written));
    store.check().await.unwrap();
    let mut other = place.connection().await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    assert!(matches!(store.append(append(&here, 2, "b")).await, Err(StoreError::Unavailable(_))));
    assert!(store.ping().await.is_ok(), "it can still be read");
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
    other.execute("ROLLBACK").await.unwrap();
    let well = async {
        while store.check().await.is_err() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), well).await.expect("it is never well again");
}

/// As on a disk that is full, the database ends transactions by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_of_use_again_after_the_database_gave_up_their_transactions() {
    let place = Place::file();
    let store = place.open().await;
    place.sql("CREATE TRIGGER full BEFORE INSERT ON people BEGIN SELECT RAISE(ROLLBACK, 'full'); END").await;
    for number in 0..8 {
        let refused = store.new_guest("Ann", &format!("hash {number}"), 0).await;
        assert!(matches!(refused, Err(StoreError::Database(ref reason)) if reason.contains("full")), "{refused:?}");
    }
    place.sql("DROP TRIGGER full").await;
    for number in 0..8 {
        store.new_guest("Ann", &format!("hash {number}"), 0).await.unwrap();
    }
    store.check().await.unwrap();
}
