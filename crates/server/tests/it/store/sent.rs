//! Games that were played on a device without a server.

use vale_engine::{Card, CardSet};
use vale_protocol::{PlayerId, Stage, TableId};
use vale_server::store::{Event, Finish, Listing, MAX_SENT, SentGame, Store, TableRow};

use super::{Place, all_at_once, append, nobody, on_both, table_row};

on_both! {
    a_game_is_kept_once_with_all_that_happened,
    a_game_that_is_sent_twice_at_once_is_kept_once,
    only_so_many_are_kept_and_the_oldest_goes,
    they_go_with_the_account,
}

async fn guest(store: &Store, name: &str) -> PlayerId {
    store.new_guest(name, name, 0).await.unwrap().player
}

/// A game of a player with this many facts.
fn game(id: &str, player: &PlayerId, hash: &str, at: u64, facts: u64) -> SentGame {
    let table = TableRow { host: player.clone(), made_at: at, ..table_row(id) };
    let imp = [Card::by_id("imp").unwrap()].into_iter().collect::<CardSet>();
    SentGame {
        listing: Listing { stage: Stage::Over, public: false, people: vec![(1, player.clone())], ..nobody() },
        progress: format!(r#"{{"of":"{id}"}}"#),
        facts: (1..=facts).map(|seq| append(&table.id, seq, &format!("import:{seq}"))).collect(),
        finish: Finish {
            at,
            results: Vec::new(),
            summoned: vec![(player.clone(), imp)],
            record: format!("the record of {id}\n"),
            rules: 3,
        },
        hash: hash.to_owned(),
        table,
    }
}

async fn a_game_is_kept_once_with_all_that_happened(place: &Place) {
    let store = place.open().await;
    let (ann, bob) = (guest(&store, "ann").await, guest(&store, "bob").await);
    assert_eq!(store.keep_sent(&game("a", &ann, "one", 5, 700), 9).await, Ok(true));
    assert_eq!(store.keep_sent(&game("b", &ann, "one", 6, 3), 9).await, Ok(false));
    assert_eq!(store.keep_sent(&game("c", &bob, "one", 6, 3), 9).await, Ok(true));
    let id = TableId("a".to_owned());
    assert_eq!(store.sent_table(&ann, "one").await, Ok(Some(id.clone())));
    assert_eq!(store.sent_table(&ann, "two").await, Ok(None));
    let mine = store.tables_of(&ann, 9).await.unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!((mine[0].stage, mine[0].on_device, mine[0].changed_at), (Stage::Over, true, 5));
    assert_eq!(mine[0].progress.as_deref(), Some(r#"{"of":"a"}"#));
    let facts = store.facts_after(&id, 0).await.unwrap();
    assert_eq!(facts.iter().map(|fact| fact.seq).collect::<Vec<_>>(), (1..=700).collect::<Vec<_>>());
    assert_eq!(store.record(&id).await.unwrap().as_deref(), Some("the record of a\n"));
    assert_eq!(store.album(&ann).await.unwrap()[0].games, 1);
    assert_eq!(store.results_of(&ann).await, Ok(Vec::new()));
}

async fn a_game_that_is_sent_twice_at_once_is_kept_once(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    let sends = ["a", "b", "c", "d"].map(|id| {
        let (store, game) = (store.clone(), game(id, &ann, "one", 5, 300));
        async move { store.keep_sent(&game, 9).await }
    });
    let kept = all_at_once(sends).await;
    assert_eq!(kept.iter().filter(|kept| **kept == Ok(true)).count(), 1, "{kept:?}");
    assert!(kept.iter().all(Result::is_ok), "{kept:?}");
    assert_eq!(store.tables_of(&ann, 9).await.unwrap().len(), 1);
    assert_eq!(store.album(&ann).await.unwrap()[0].games, 1);
}

async fn only_so_many_are_kept_and_the_oldest_goes(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    let here = super::table(&store, "here").await;
    for number in 0..u64::from(MAX_SENT) {
        let id = format!("game {number}");
        assert_eq!(store.keep_sent(&game(&id, &ann, &id, 100 + number, 1), 9).await, Ok(true));
    }
    let before = store.last_event().await.unwrap();
    // The new one stays even if it ended before all others.
    assert_eq!(store.keep_sent(&game("old", &ann, "old", 1, 1), 9).await, Ok(true));
    let mine = store.tables_of(&ann, 200).await.unwrap();
    assert_eq!(mine.len(), MAX_SENT as usize);
    let gone = TableId("game 0".to_owned());
    assert!(!mine.iter().any(|table| table.id == gone));
    assert!(mine.iter().any(|table| table.id.0 == "old"));
    assert_eq!(store.facts_after(&gone, 0).await, Ok(Vec::new()));
    let events: Vec<_> = store.events_after(before).await.unwrap().into_iter().map(|(_, event)| event).collect();
    assert_eq!(events, [Event::Closed(gone)], "servers that have it in memory let it go");
    assert!(store.listing(&here).await.unwrap().is_some());
}

async fn they_go_with_the_account(place: &Place) {
    let store = place.open().await;
    let (ann, bob) = (guest(&store, "ann").await, guest(&store, "bob").await);
    assert_eq!(store.register(&ann, "ann", "hash").await, Ok(true));
    for (id, player) in [("a", &ann), ("b", &bob)] {
        assert_eq!(store.keep_sent(&game(id, player, "one", 5, 3), 9).await, Ok(true));
    }
    store.delete_account(&ann, 10).await.unwrap();
    assert_eq!(store.listing(&TableId("a".to_owned())).await, Ok(None));
    assert_eq!(store.facts_after(&TableId("a".to_owned()), 0).await, Ok(Vec::new()));
    assert_eq!(store.record(&TableId("a".to_owned())).await, Ok(None));
    assert!(store.listing(&TableId("b".to_owned())).await.unwrap().is_some());
}
