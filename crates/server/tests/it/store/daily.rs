//! The list of the daily deal.

use vale_protocol::PlayerId;
use vale_server::store::{Appended, DailyRow, Finish, ResultRow, Store, TableRow};

use super::{Place, append, nobody, on_both, table_row};

on_both! {
    everybody_is_told_their_place_in_the_list_of_the_best_or_below_it,
}

const DAY: &str = "2026-11-16";

/// Somebody finishes the deal of the day with so many points.
async fn finish(store: &Store, name: &str, points: u16) -> PlayerId {
    let host = store.new_guest(name, name, 0).await.unwrap().player;
    let table = TableRow { host: host.clone(), daily: Some(DAY.to_owned()), ..table_row(name) };
    assert_eq!(store.create_daily_table(&table, &nobody()).await, Ok(true));
    let result =
        |seat, player, points| ResultRow { seat, players: 2, player, place: seat, points, sources: "[]".to_owned() };
    let finish = Finish {
        at: 5_000,
        results: vec![result(1, Some(host.clone()), points), result(2, None, 30)],
        summoned: Vec::new(),
        record: String::new(),
        rules: 3,
    };
    let mut end = append(&table.id, 1, "the last move");
    end.finish = Some(finish);
    assert_eq!(store.append(end).await, Ok(Appended::Written));
    host
}

async fn everybody_is_told_their_place_in_the_list_of_the_best_or_below_it(place: &Place) {
    let store = place.open().await;
    let mut players = Vec::new();
    for (name, points) in [("ann", 40), ("bob", 60), ("cid", 20), ("dee", 50)] {
        players.push(finish(&store, name, points).await);
    }
    let list = async |player: Option<&PlayerId>| -> Vec<(u32, String, u16)> {
        let rows = store.daily_results(DAY, 2, player).await.unwrap();
        rows.into_iter().map(|DailyRow { place, name, points, .. }| (place, name, points)).collect()
    };
    let best = [(1, "bob".to_owned(), 60), (2, "dee".to_owned(), 50)];
    assert_eq!(list(None).await, best);
    assert_eq!(list(Some(&players[1])).await, best, "whoever is among them is not told twice");
    let mut with_cid = best.to_vec();
    with_cid.push((4, "cid".to_owned(), 20));
    assert_eq!(list(Some(&players[2])).await, with_cid);
    assert_eq!(store.daily_results("2026-11-17", 2, Some(&players[2])).await, Ok(Vec::new()));
}
