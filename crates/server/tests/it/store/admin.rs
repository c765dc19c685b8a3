//! What whoever runs a server does, beside it.

use vale_protocol::{PlayerId, Stage, TableId};
use vale_server::admin::{Admin, AdminError};
use vale_server::store::{Append, Event, Listing, Store};

use super::{Place, append, nobody, on_both, table, table_row};

on_both! {
    people_are_banned_renamed_and_given_new_passwords_while_the_server_runs,
    a_table_is_closed_while_the_server_runs,
    damage_is_found_with_its_table_and_entry,
}

async fn account(store: &Store, name: &str) -> PlayerId {
    let player = store.new_guest(name, &format!("session of {name}"), 0).await.unwrap().player;
    assert_eq!(store.register(&player, name, "hash").await, Ok(true));
    player
}

fn reason<T: std::fmt::Debug>(result: Result<T, AdminError>) -> String {
    match result.unwrap_err() {
        AdminError::Refused(reason) => reason,
        AdminError::Store(error) => panic!("{error}"),
    }
}

async fn people_are_banned_renamed_and_given_new_passwords_while_the_server_runs(place: &Place) {
    // The server, which has the file for itself, as far as other servers go.
    let store = place.open().await;
    let ann = account(&store, "Ann").await;
    let guest = store.new_guest("Gus", "session of Gus", 0).await.unwrap().player;
    store.new_guest("Gus", "session of the other Gus", 0).await.unwrap();
    let before = store.last_event().await.unwrap();
    let admin = Admin::open(&place.location()).await.unwrap();

    assert_eq!(admin.people().await.unwrap().len(), 3);
    let password = admin.reset_password("  ANN ").await.unwrap();
    assert!(password.len() >= 16);
    let hash = store.password_hash(&ann).await.unwrap().unwrap();
    assert!(hash.starts_with("$argon2id$"), "{hash}");
    assert_eq!(store.person_of("session of Ann", 0).await, Ok(None), "logged out");
    assert!(reason(admin.reset_password(&guest.0).await).contains("guests have no password"));
    assert!(reason(admin.reset_password("Gus").await).contains("say which by the id"));
    assert!(reason(admin.reset_password("Nobody").await).contains("there is nobody called Nobody"));

    let listing = Listing {
        occupants: format!(r#"[{{"is":"person","name":"Ann","player":"{ann}"}}]"#),
        people: vec![(1, ann.clone())],
        ..nobody()
    };
    store.create_table(&table_row("hers"), &listing).await.unwrap();
    account(&store, "Bob").await;
    assert!(reason(admin.rename("Ann", "bob").await).contains("the name bob belongs to an account"));
    assert!(reason(admin.rename("Ann", "").await).contains("name"));
    assert_eq!(admin.rename("Ann", " Anna ").await.unwrap(), "Anna");
    assert_eq!(store.credentials("ann").await, Ok(None));
    assert_eq!(store.credentials("anna").await.unwrap().unwrap().0, ann);
    let listed = store.listing(&TableId("hers".to_owned())).await.unwrap().unwrap();
    assert!(listed.occupants.contains("Anna"), "{}", listed.occupants);

    store.add_session(&ann, "again", 0).await.unwrap();
    assert_eq!(admin.ban("Anna", true).await.unwrap(), "Anna");
    assert_eq!((store.person_of("again", 0).await, store.is_banned(&ann).await), (Ok(None), Ok(true)));
    assert_eq!(admin.ban("Anna", false).await.unwrap(), "Anna");
    assert_eq!(store.is_banned(&ann).await, Ok(false));

    let events: Vec<_> = store.events_after(before).await.unwrap().into_iter().map(|(_, event)| event).collect();
    assert_eq!(events, [Event::LoggedOut(ann.clone()), Event::Renamed(ann.clone()), Event::LoggedOut(ann)]);
    admin.close().await;
    store.ping().await.unwrap();
}

async fn a_table_is_closed_while_the_server_runs(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let over = TableId("over".to_owned());
    store.create_table(&table_row("over"), &Listing { stage: Stage::Over, ..nobody() }).await.unwrap();
    let admin = Admin::open(&place.location()).await.unwrap();
    admin.close_table("here").await.unwrap();
    assert!(reason(admin.close_table("here").await).contains("is closed"));
    assert!(reason(admin.close_table("over").await).contains("its game is over"));
    assert_eq!((store.table(&here).await, store.listing(&here).await), (Ok(None), Ok(None)));
    assert_eq!(store.lobby(10).await, Ok(Vec::new()));
    assert!(store.table(&over).await.unwrap().is_some());
    assert_eq!(store.events_after(0).await.unwrap(), [(1, Event::Closed(here))]);
    let tables = admin.tables().await.unwrap();
    assert_eq!(tables.iter().map(|table| table.closed).collect::<Vec<_>>(), [true, false]);
    admin.close().await;
}

/// A fact as the server writes it.
fn said(table: &TableId, seq: u64) -> Append {
    let mut fact = append(table, seq, &format!("command {seq}"));
    r#"{"fact":"cleared","seat":1}"#.clone_into(&mut fact.fact.body);
    fact
}

async fn damage_is_found_with_its_table_and_entry(place: &Place) {
    let store = place.open().await;
    let mut row = table_row("good");
    row.rules = vale_engine::RULES_VERSION;
    r#"{"options":{"players":2}}"#.clone_into(&mut row.settings);
    for id in ["good", "gap", "settings"] {
        row.id = TableId(id.to_owned());
        store.create_table(&row, &nobody()).await.unwrap();
    }
    row.id = TableId("not over".to_owned());
    store.create_table(&row, &Listing { stage: Stage::Over, ..nobody() }).await.unwrap();
    row.id = TableId("other rules".to_owned());
    row.rules = 99;
    store.create_table(&row, &nobody()).await.unwrap();
    for table in ["good", "gap", "not over"] {
        for seq in 1..=5 {
            store.append(said(&TableId(table.to_owned()), seq)).await.unwrap();
        }
    }
    let admin = Admin::open(&place.location()).await.unwrap();
    place.sql("UPDATE tables SET stage = 'open' WHERE id = 'not over'").await;
    let checked = admin.check().await.unwrap();
    assert_eq!((checked.tables, checked.entries, checked.other_rules), (5, 15, 1));
    assert_eq!(checked.damage, []);
    place.sql("UPDATE tables SET stage = 'over' WHERE id = 'not over'").await;
    place.sql("DELETE FROM facts WHERE table_id = 'gap' AND seq = 3").await;
    place.sql("UPDATE tables SET settings = 'nonsense' WHERE id = 'settings'").await;
    let checked = admin.check().await.unwrap();
    let found: Vec<_> =
        checked.damage.iter().map(|damage| (damage.table.as_ref().unwrap().0.as_str(), damage.entry)).collect();
    assert_eq!(found, [("gap", Some(4)), ("not over", Some(5)), ("settings", None)]);
    assert!(checked.damage[0].to_string().starts_with("table gap, entry 4: "), "{}", checked.damage[0]);
    admin.close().await;
}
