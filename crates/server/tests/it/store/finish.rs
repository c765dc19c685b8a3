//! Results and ratings.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use vale_engine::{Card, CardSet};
use vale_protocol::PlayerId;
use vale_protocol::http::AlbumEntry;
use vale_server::store::{Append, Appended, Finish, RatingRow, ResultRow, Store};

use super::{Place, all_at_once, append, on_both, table};

on_both! {
    accounts_are_rated_among_themselves,
    a_game_without_two_accounts_is_not_rated,
    a_game_ends_once,
    a_game_that_is_over_leaves_its_record,
    games_that_end_at_once_all_count,
    an_album_has_every_creature_once_and_counts_the_games,
}

async fn account(store: &Store, name: &str) -> PlayerId {
    let player = store.new_guest(name, name, 0).await.unwrap().player;
    assert_eq!(store.register(&player, name, "hash").await, Ok(true));
    player
}

/// The end of a game: who was where, from the first seat on.
async fn end(store: &Store, id: &str, at: u64, seats: &[(Option<&PlayerId>, u8)]) -> Append {
    let table = table(store, id).await;
    let result = |(seat, (player, place)): (usize, &(Option<&PlayerId>, u8))| ResultRow {
        seat: seat as u8,
        players: seats.len() as u8,
        player: player.cloned(),
        place: *place,
        points: 60 - u16::from(*place),
        sources: format!("[{seat}]"),
    };
    let results = seats.iter().enumerate().map(result).collect();
    let finish = Finish { at, results, summoned: Vec::new(), record: format!("the record of {id}\n"), rules: 3 };
    Append { finish: Some(finish), ..append(&table, 1, "the last move") }
}

fn cards(ids: &[&str]) -> CardSet {
    ids.iter().filter_map(|id| Card::by_id(id)).collect()
}

async fn an_album_has_every_creature_once_and_counts_the_games(place: &Place) {
    let store = place.open().await;
    let (ann, bob) = (account(&store, "ann").await, account(&store, "bob").await);
    let entry = |id: &str, games, first_at| AlbumEntry { card: Card::by_id(id).unwrap(), games, first_at };
    for (id, at, hers, his) in
        [("a", 5, &["imp", "hydra"][..], &["imp"][..]), ("b", 9, &["hydra", "kappa"][..], &[][..])]
    {
        let mut append = end(&store, id, at, &[(Some(&ann), 1), (Some(&bob), 2)]).await;
        let summoned = vec![(ann.clone(), cards(hers)), (bob.clone(), cards(his))];
        append.finish.iter_mut().for_each(|finish| finish.summoned.clone_from(&summoned));
        assert_eq!(store.append(append.clone()).await, Ok(Appended::Written));
        // The same end once more, as after a lost answer: it is counted once.
        assert_eq!(store.append(append).await, Ok(Appended::Taken));
    }
    assert_eq!(store.album(&ann).await, Ok(vec![entry("hydra", 2, 5), entry("imp", 1, 5), entry("kappa", 1, 9)]));
    assert_eq!(store.album(&bob).await, Ok(vec![entry("imp", 1, 5)]));
    store.delete_account(&ann, 0).await.unwrap();
    assert_eq!(store.album(&ann).await, Ok(Vec::new()), "whoever is forgotten has no album");
}

/// The ratings of players with these ratings and places after a game between them.
fn rated(players: &[(WengLinRating, usize)]) -> Vec<WengLinRating> {
    let teams: Vec<_> = players.iter().map(|(rating, place)| ([*rating], MultiTeamOutcome::new(*place))).collect();
    let teams: Vec<_> = teams.iter().map(|(team, place)| (team.as_slice(), *place)).collect();
    weng_lin_multi_team(&teams, &WengLinConfig::new()).concat()
}

fn row(players: u8, rating: WengLinRating, games: u32) -> RatingRow {
    RatingRow { players, rating: rating.rating, uncertainty: rating.uncertainty, games }
}

async fn accounts_are_rated_among_themselves(place: &Place) {
    let store = place.open().await;
    let (ann, bob, cid) = (account(&store, "ann").await, account(&store, "bob").await, account(&store, "cid").await);
    let guest = store.new_guest("guest", "guest", 0).await.unwrap().player;
    let new = WengLinRating::new();

    // A guest wins, a bot is second; the two accounts are third and fourth.
    let first = end(&store, "first", 1, &[(Some(&guest), 1), (Some(&bob), 4), (None, 2), (Some(&ann), 3)]).await;
    assert_eq!(store.append(first).await, Ok(Appended::Written));
    let after = rated(&[(new, 3), (new, 4)]);
    assert!(after[0].rating > after[1].rating);
    assert_eq!(store.ratings_of(&ann).await, Ok(vec![row(4, after[0], 1)]));
    assert_eq!(store.ratings_of(&bob).await, Ok(vec![row(4, after[1], 1)]));
    assert_eq!(store.ratings_of(&guest).await, Ok(Vec::new()));

    // Three accounts of which two share the first place, in games of four again.
    let second = end(&store, "second", 2, &[(Some(&bob), 1), (Some(&ann), 1), (Some(&cid), 3), (None, 4)]).await;
    assert_eq!(store.append(second).await, Ok(Appended::Written));
    let again = rated(&[(after[0], 1), (after[1], 1), (new, 3)]);
    for (player, rating, games) in [(&ann, again[0], 2), (&bob, again[1], 2), (&cid, again[2], 1)] {
        assert_eq!(store.ratings_of(player).await, Ok(vec![row(4, rating, games)]));
    }

    // Games of two are another matter.
    let duel = end(&store, "duel", 3, &[(Some(&ann), 2), (Some(&cid), 1)]).await;
    assert_eq!(store.append(duel).await, Ok(Appended::Written));
    let duel = rated(&[(new, 2), (new, 1)]);
    assert_eq!(store.ratings_of(&ann).await, Ok(vec![row(2, duel[0], 1), row(4, again[0], 2)]));
    assert_eq!(store.ratings_of(&cid).await, Ok(vec![row(2, duel[1], 1), row(4, again[2], 1)]));

    let results = store.results_of(&ann).await.unwrap();
    let places: Vec<_> =
        results.iter().map(|result| (result.players, result.seat, result.place, result.points)).collect();
    assert_eq!(places, [(4, 3, 3, 57), (4, 1, 1, 59), (2, 0, 2, 58)]);
    assert_eq!(results[0].sources, "[3]");
    assert_eq!(store.results_of(&guest).await.unwrap().len(), 1, "guests have results, too");
}

async fn a_game_without_two_accounts_is_not_rated(place: &Place) {
    let store = place.open().await;
    let ann = account(&store, "ann").await;
    let guest = store.new_guest("guest", "guest", 0).await.unwrap().player;
    let alone = end(&store, "alone", 1, &[(Some(&ann), 1), (Some(&guest), 2), (None, 3)]).await;
    let bots = end(&store, "bots", 1, &[(None, 1), (None, 2)]).await;
    // Somebody at two seats is still one.
    let twice = end(&store, "twice", 1, &[(Some(&ann), 1), (Some(&ann), 2)]).await;
    for game in [alone, bots, twice] {
        assert_eq!(store.append(game).await, Ok(Appended::Written));
    }
    assert_eq!(store.ratings_of(&ann).await, Ok(Vec::new()));
    assert_eq!(store.results_of(&ann).await.unwrap().len(), 3);
}

async fn a_game_that_is_over_leaves_its_record(place: &Place) {
    let store = place.open().await;
    let game = end(&store, "game", 1, &[(None, 1), (None, 2)]).await;
    assert_eq!(store.record(&game.table).await, Ok(None));
    assert_eq!(store.append(game.clone()).await, Ok(Appended::Written));
    assert_eq!(store.record(&game.table).await, Ok(Some("the record of game\n".to_owned())));
}

async fn a_game_ends_once(place: &Place) {
    let store = place.open().await;
    let (ann, bob) = (account(&store, "ann").await, account(&store, "bob").await);
    let game = end(&store, "game", 1, &[(Some(&ann), 1), (Some(&bob), 2)]).await;
    let again = Append { finish: game.finish.clone(), ..append(&game.table, 2, "again") };
    let answers = [store.append(game.clone()).await, store.append(game).await, store.append(again).await];
    assert_eq!(answers, [Ok(Appended::Written), Ok(Appended::Taken), Ok(Appended::Written)]);
    assert_eq!(store.ratings_of(&ann).await.unwrap()[0].games, 1);
    assert_eq!(store.results_of(&ann).await.unwrap().len(), 1);
}

async fn games_that_end_at_once_all_count(place: &Place) {
    const ROUNDS: usize = 12;
    let stores = place.open_twice().await;
    let mut players = Vec::new();
    for name in 0..5 {
        players.push(account(&stores[0], &format!("player {name}")).await);
    }
    // Round after round, because only those can get in each other's way who have a rating already. In each, both servers
    // end some games, every one with another three of the five, in another order.
    for round in 0..ROUNDS {
        let mut games = Vec::new();
        for number in 0..6 {
            let seat = |step: usize| Some(&players[(number + step * (1 + number % 2)) % 5]);
            let id = format!("game {number} of round {round}");
            games.push(end(&stores[0], &id, 1, &[(seat(0), 1), (seat(1), 2), (seat(2), 3)]).await);
        }
        let games = games.into_iter().enumerate().map(|(number, end)| {
            let store = stores[number % 2].clone();
            async move { store.append(end).await.unwrap() }
        });
        assert!(all_at_once(games).await.into_iter().all(|appended| appended == Appended::Written));
    }
    let mut counted = 0;
    for player in &players {
        let ratings = stores[1].ratings_of(player).await.unwrap();
        assert_eq!(ratings.len(), 1);
        assert_eq!(ratings[0].games as usize, stores[0].results_of(player).await.unwrap().len());
        counted += ratings[0].games as usize;
    }
    assert_eq!(counted, ROUNDS * 6 * 3);
}
