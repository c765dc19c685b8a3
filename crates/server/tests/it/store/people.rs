//! Guests, sessions, accounts, and being forgotten.

use std::collections::HashMap;

use vale_protocol::PlayerId;
use vale_server::store::{
    Append, Appended, FactRow, Finish, Listing, MAX_MUTES, Muted, Person, ResultRow, Store, StoreError, sha256,
};

use super::{Place, all_at_once, append, nobody, on_both, table};

const DAY: u64 = 24 * 60 * 60 * 1000;

on_both! {
    a_guest_is_known_by_the_token,
    sessions_end_one_by_one_or_all_together,
    a_session_lasts_while_it_is_used,
    names_can_change,
    the_name_of_an_account_is_taken_once,
    of_many_who_want_a_name_one_gets_it,
    preferences_and_mutes_are_kept,
    only_some_who_exist_can_be_muted,
    whoever_is_deleted_is_forgotten,
    what_counts_for_nothing_is_forgotten,
}

#[tokio::test]
async fn what_is_deleted_is_gone_from_the_files() {
    let place = Place::file();
    let Place::File(directory) = &place else { unreachable!() };
    let store = place.open().await;
    let there = |what: &[u8]| {
        let mut files = std::fs::read_dir(directory).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
        files.any(|file| file.windows(what.len()).any(|part| part == what))
    };
    // Enough others that the rows do not all fit into one page.
    for number in 0..200 {
        store.new_guest(&format!("guest {number}"), &format!("hash {number}"), 0).await.unwrap();
    }
    let player = store.new_guest("Wilhelmina of Zanzibar", "her hash", 0).await.unwrap().player;
    store.register(&player, "Wilhelmina of Zanzibar", "her password").await.unwrap();
    store.set_preferences(&player, r#"{"favourite":"quokka"}"#).await.unwrap();
    let traces: [&[u8]; 4] = [b"Wilhelmina", b"quokka", b"her hash", b"her password"];
    for trace in traces {
        assert!(there(trace), "{}", String::from_utf8_lossy(trace));
    }
    store.delete_account(&player, 0).await.unwrap();
    for trace in traces {
        assert!(!there(trace), "{} is still there", String::from_utf8_lossy(trace));
    }
    store.close().await;
    assert!(!there(b"Wilhelmina"));
}

async fn guest(store: &Store, name: &str) -> PlayerId {
    store.new_guest(name, &sha256(name), 0).await.unwrap().player
}

async fn a_guest_is_known_by_the_token(place: &Place) {
    let store = place.open().await;
    let ann = store.new_guest("Ann", "hash of ann", 1).await.unwrap();
    let other = store.new_guest("Ann", "hash of another", 1).await.unwrap();
    assert_ne!(ann.player, other.player, "the same name, but not the same person");
    assert_eq!(ann, Person { player: ann.player.clone(), name: "Ann".to_owned(), account: false });
    assert_eq!(store.person_of("hash of ann", 1).await, Ok(Some(ann)));
    assert_eq!(store.person_of("hash of nobody", 1).await, Ok(None));
    assert!(matches!(store.new_guest("Eve", "hash of ann", 1).await, Err(StoreError::Database(_))));
}

async fn sessions_end_one_by_one_or_all_together(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    let bob = guest(&store, "bob").await;
    for session in ["phone", "laptop", "tablet"] {
        store.add_session(&ann, session, 0).await.unwrap();
    }
    let known = async |session: &str| store.person_of(session, 0).await.unwrap().map(|person| person.player);
    assert_eq!(known("phone").await, Some(ann.clone()));
    store.end_session("phone").await.unwrap();
    assert_eq!(known("phone").await, None);
    assert_eq!(known("laptop").await, Some(ann.clone()));
    store.end_all_sessions(&ann).await.unwrap();
    assert_eq!(known("laptop").await, None);
    assert_eq!(known("tablet").await, None);
    assert_eq!(known(&sha256("ann")).await, None);
    assert_eq!(known(&sha256("bob")).await, Some(bob));
    assert!(store.add_session(&PlayerId("nobody".to_owned()), "x", 0).await.is_err());
}

async fn a_session_lasts_while_it_is_used(place: &Place) {
    let store = place.open().await;
    let used = store.new_guest("Ann", "used", 0).await.unwrap();
    store.new_guest("Bob", "unused", 0).await.unwrap();
    for days in [1, 300, 600, 1000] {
        assert_eq!(store.person_of("used", days * DAY).await, Ok(Some(used.clone())), "after {days} days");
    }
    assert_eq!(store.person_of("unused", 400 * DAY + 1).await, Ok(None));
    assert!(store.person_of("unused", 400 * DAY).await.unwrap().is_some());
}

async fn names_can_change(place: &Place) {
    let store = place.open().await;
    let players: Vec<_> = all_at_once((0..150).map(|number| {
        let store = store.clone();
        async move { guest(&store, &format!("guest {number}")).await }
    }))
    .await;
    let expected: HashMap<_, _> =
        players.iter().enumerate().map(|(number, player)| (player.clone(), format!("guest {number}"))).collect();
    assert_eq!(store.names(&players).await, Ok(expected));
    store.rename(&players[7], "Dr. Ö'Neill").await.unwrap();
    let asked = [players[7].clone(), PlayerId("nobody".to_owned()), players[7].clone()];
    assert_eq!(store.names(&asked).await, Ok(HashMap::from([(players[7].clone(), "Dr. Ö'Neill".to_owned())])));
    assert_eq!(store.names(&[]).await, Ok(HashMap::new()));
}

async fn the_name_of_an_account_is_taken_once(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    let bob = guest(&store, "bob").await;
    assert_eq!(store.register(&ann, " Änn ", "hash").await, Ok(true));
    assert_eq!(store.register(&bob, "ÄNN", "other").await, Ok(false), "the name is taken");
    assert_eq!(store.register(&ann, "another", "other").await, Ok(false), "one account for each");
    assert_eq!(store.credentials("änn  ").await, Ok(Some((ann.clone(), "hash".to_owned()))));
    assert_eq!(store.credentials("bob").await, Ok(None));
    assert_eq!(store.password_hash(&ann).await, Ok(Some("hash".to_owned())));
    assert_eq!(store.password_hash(&bob).await, Ok(None));
    assert!(store.person_of(&sha256("ann"), 0).await.unwrap().unwrap().account);
    assert!(!store.person_of(&sha256("bob"), 0).await.unwrap().unwrap().account);
    assert_eq!(store.register(&bob, "bob", "other").await, Ok(true));
}

async fn of_many_who_want_a_name_one_gets_it(place: &Place) {
    let stores = place.open_twice().await;
    let attempts = (0..16).map(|number| {
        let store = stores[number % 2].clone();
        async move {
            let player = guest(&store, &format!("guest {number}")).await;
            store.register(&player, "Champion", "hash").await.unwrap()
        }
    });
    assert_eq!(all_at_once(attempts).await.into_iter().filter(|taken| *taken).count(), 1);
}

async fn preferences_and_mutes_are_kept(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    let bob = guest(&store, "bob").await;
    assert_eq!(store.preferences(&ann).await.as_deref(), Ok("{}"));
    for body in ["{\"sound\":true}", "{\"sound\":false}"] {
        store.set_preferences(&ann, body).await.unwrap();
        assert_eq!(store.preferences(&ann).await.as_deref(), Ok(body));
    }
    assert_eq!(store.preferences(&bob).await.as_deref(), Ok("{}"));
    for _ in 0..2 {
        store.mute(&ann, &bob, true).await.unwrap();
        assert_eq!(store.muted_by(&ann).await, Ok(vec![bob.clone()]));
    }
    assert_eq!(store.muted_by(&bob).await, Ok(Vec::new()));
    store.mute(&ann, &bob, false).await.unwrap();
    assert_eq!(store.muted_by(&ann).await, Ok(Vec::new()));
}

async fn only_some_who_exist_can_be_muted(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    let stranger = PlayerId("somebody".to_owned());
    assert_eq!(store.mute(&ann, &stranger, true).await, Ok(Muted::Nobody));
    assert_eq!(store.mute(&ann, &stranger, false).await, Ok(Muted::Done));
    let mut others = Vec::new();
    for number in 0..=MAX_MUTES {
        others.push(guest(&store, &format!("guest {number}")).await);
    }
    // All at once: they share transactions, and each is told what became of it.
    let mutes = others.iter().map(|other| {
        let (store, ann, other) = (store.clone(), ann.clone(), other.clone());
        async move { store.mute(&ann, &other, true).await.unwrap() }
    });
    let mut results = all_at_once(mutes).await;
    let refused = results.iter().position(|result| *result == Muted::TooMany).unwrap();
    results.remove(refused);
    assert!(results.iter().all(|result| *result == Muted::Done), "{results:?}");
    assert_eq!(store.muted_by(&ann).await.unwrap().len(), MAX_MUTES as usize);
    // Whoever is muted already can be muted again, and one who is heard again makes room.
    let somebody = &others[(refused + 1) % others.len()];
    assert_eq!(store.mute(&ann, somebody, true).await, Ok(Muted::Done));
    assert_eq!(store.mute(&ann, somebody, false).await, Ok(Muted::Done));
    assert_eq!(store.mute(&ann, &others[refused], true).await, Ok(Muted::Done));
}

async fn whoever_is_deleted_is_forgotten(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    let bob = guest(&store, "bob").await;
    for (player, name) in [(&ann, "ann"), (&bob, "bob")] {
        assert_eq!(store.register(player, name, "hash").await, Ok(true));
        store.set_preferences(player, "{\"a\":1}").await.unwrap();
    }
    store.mute(&ann, &bob, true).await.unwrap();
    store.mute(&bob, &ann, true).await.unwrap();
    let here = table(&store, "here").await;
    let said = |seq, player: &PlayerId, body: &str| {
        let bare = append(&here, seq, &format!("command {seq}"));
        let fact = FactRow { player: Some(player.clone()), body: body.to_owned(), ..bare.fact.clone() };
        Append { fact, ..bare }
    };
    let move_of_ann = r#"{"fact":"moved","text":"not \"said\""}"#;
    let mut end = said(4, &ann, move_of_ann);
    let result = |seat, player: &PlayerId, place| ResultRow {
        seat,
        players: 2,
        player: Some(player.clone()),
        place,
        points: 60,
        sources: "[]".to_owned(),
    };
    end.finish = Some(Finish {
        at: 9,
        results: vec![result(0, &ann, 1), result(1, &bob, 2)],
        summoned: Vec::new(),
        record: String::new(),
        rules: 3,
    });
    let occupants = format!(r#"[{{"name":"ann","player":"{ann}"}},{{"name":"bob","player":"{bob}"}}]"#);
    end.listing =
        Some(Listing { people: vec![(0, ann.clone()), (1, bob.clone())], occupants: occupants.clone(), ..nobody() });
    let facts = [
        said(1, &ann, r#"{"fact":"said","text":"I live in Ulm"}"#),
        said(2, &bob, r#"{"what":"said","text":"hello"}"#),
        said(3, &ann, r#"{"seat":1,"text":"really","to":null,"what":"said"}"#),
        end,
    ];
    for fact in facts {
        assert_eq!(store.append(fact).await, Ok(Appended::Written));
    }
    assert_eq!(store.ratings_of(&ann).await.unwrap().len(), 1);
    assert_eq!(store.results_of(&ann).await, Ok(vec![result(0, &ann, 1)]));

    store.delete_account(&ann, 0).await.unwrap();
    assert_eq!(store.person_of(&sha256("ann"), 0).await, Ok(None));
    assert_eq!(store.credentials("ann").await, Ok(None));
    assert_eq!(store.password_hash(&ann).await, Ok(None));
    assert_eq!(store.preferences(&ann).await.as_deref(), Ok("{}"));
    assert_eq!(store.muted_by(&ann).await, Ok(Vec::new()));
    assert_eq!(store.muted_by(&bob).await, Ok(Vec::new()));
    assert_eq!(store.ratings_of(&ann).await, Ok(Vec::new()));
    assert_eq!(store.results_of(&ann).await, Ok(Vec::new()));
    assert_eq!(store.tables_of(&ann, 9).await, Ok(Vec::new()));
    let names = store.names(&[ann.clone(), bob.clone()]).await.unwrap();
    assert_eq!((names[&ann].as_str(), names[&bob].as_str()), ("Former player", "bob"));
    let listed = store.listing(&here).await.unwrap().unwrap().occupants;
    assert_eq!(listed, occupants.replace(r#""ann""#, r#""Former player""#), "lists do not know the name any more");
    let bodies: Vec<_> = store.facts_after(&here, 0).await.unwrap().into_iter().map(|fact| fact.body).collect();
    assert_eq!(
        bodies,
        [
            r#"{"fact":"said","text":""}"#,
            r#"{"what":"said","text":"hello"}"#,
            r#"{"seat":1,"text":"","to":null,"what":"said"}"#,
            move_of_ann,
        ]
    );

    // The other one is not touched, and the name is free again.
    assert!(store.person_of(&sha256("bob"), 0).await.unwrap().unwrap().account);
    assert_eq!(store.results_of(&bob).await, Ok(vec![result(1, &bob, 2)]));
    assert_eq!(store.ratings_of(&bob).await.unwrap().len(), 1);
    assert_eq!(store.tables_of(&bob, 9).await.unwrap().len(), 1);
    let heir = guest(&store, "heir").await;
    assert_eq!(store.register(&heir, "Ann", "hash").await, Ok(true));
}

async fn what_counts_for_nothing_is_forgotten(place: &Place) {
    let store = place.open().await;
    let ann = guest(&store, "ann").await;
    store.add_session(&ann, "new", 300 * DAY).await.unwrap();
    let here = table(&store, "here").await;
    let seat = |number| vale_engine::Seat::from_number(number).unwrap();
    store.invite("old", &here, seat(1), 1, 300 * DAY).await.unwrap();
    store.invite("young", &here, seat(2), 2, 390 * DAY).await.unwrap();
    assert_eq!(store.purge(400 * DAY).await, Ok(1), "the old invitation");
    assert_eq!(store.purge(401 * DAY).await, Ok(1), "the session that was never used again");
    assert_eq!(store.purge(401 * DAY).await, Ok(0));
    assert!(store.person_of("new", 401 * DAY).await.unwrap().is_some());
    assert!(store.invitation("young", 400 * DAY).await.unwrap().is_some());
    assert_eq!(store.invitation("old", 300 * DAY).await, Ok(None));
}
