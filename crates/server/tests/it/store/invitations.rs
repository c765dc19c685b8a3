//! Invitations lead to one seat each.

use vale_engine::Seat;
use vale_protocol::PlayerId;
use vale_server::store::{InvitationRow, fresh_token, sha256};

use super::{Place, all_at_once, on_both, table};

const DAY: u64 = 24 * 60 * 60 * 1000;

on_both! {
    an_invitation_leads_to_a_seat_once,
    of_many_who_come_one_is_noted,
    an_old_invitation_is_worth_nothing,
    a_seat_has_one_invitation,
}

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

async fn an_invitation_leads_to_a_seat_once(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let hash = sha256(&fresh_token().unwrap());
    let ann = PlayerId("ann".to_owned());
    assert_eq!(store.invitation(&hash, DAY).await, Ok(None));
    assert_eq!(store.claim_invitation(&hash, &ann, 0).await, Ok(false));
    store.invite(&hash, &here, seat(3), 17, DAY).await.unwrap();
    let mut row = InvitationRow { token_hash: hash.clone(), table: here, seat: seat(3), entry: 17, claimed_by: None };
    assert_eq!(store.invitation(&hash, DAY).await, Ok(Some(row.clone())));
    assert_eq!(store.claim_invitation(&hash, &ann, DAY).await, Ok(true));
    row.claimed_by = Some(ann.clone());
    assert_eq!(store.invitation(&hash, DAY).await, Ok(Some(row)), "it is used");
    assert_eq!(store.claim_invitation(&hash, &ann, DAY).await, Ok(false), "even by the same");
}

async fn of_many_who_come_one_is_noted(place: &Place) {
    let stores = place.open_twice().await;
    let here = table(&stores[0], "here").await;
    for round in 0..5 {
        let hash = sha256(&format!("token {round}"));
        stores[0].invite(&hash, &here, seat(1), round, 0).await.unwrap();
        let claims = (0..20).map(|number| {
            let (store, hash) = (stores[number % 2].clone(), hash.clone());
            async move { store.claim_invitation(&hash, &PlayerId(format!("player {number}")), 1).await.unwrap() }
        });
        assert_eq!(all_at_once(claims).await.into_iter().filter(|claimed| *claimed).count(), 1);
    }
}

async fn an_old_invitation_is_worth_nothing(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    store.invite("early", &here, seat(1), 1, 5).await.unwrap();
    assert_eq!(store.invitation("early", 30 * DAY + 6).await, Ok(None));
    assert!(store.invitation("early", 30 * DAY + 5).await.unwrap().is_some());
}

async fn a_seat_has_one_invitation(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    store.invite("other seat", &here, seat(2), 1, 0).await.unwrap();
    store.invite("first", &here, seat(1), 2, 0).await.unwrap();
    store.invite("second", &here, seat(1), 3, 0).await.unwrap();
    assert_eq!(store.invitation("first", 0).await, Ok(None));
    for token in ["second", "other seat"] {
        assert!(store.invitation(token, 0).await.unwrap().is_some(), "{token}");
    }
}
