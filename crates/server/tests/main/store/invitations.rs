//! Invitations work once.

use vale_protocol::{PlayerId, TableId};
use vale_server::store::{fresh_token, token_hash};

use super::{Place, all_at_once, on_both, table};

const DAY: u64 = 24 * 60 * 60 * 1000;

on_both! {
    an_invitation_leads_to_a_seat_once,
    of_many_who_come_one_gets_the_seat,
    an_old_invitation_is_worth_nothing,
}

async fn an_invitation_leads_to_a_seat_once(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let hash = token_hash(&fresh_token().unwrap());
    assert_eq!(store.invitation(&hash).await, Ok(None));
    assert_eq!(store.claim_invitation(&hash, &PlayerId("ann".to_owned()), 0).await, Ok(false));
    store.invite(&hash, &here, 3, DAY).await.unwrap();
    assert_eq!(store.invitation(&hash).await, Ok(Some((TableId("here".to_owned()), 3))));
    assert_eq!(store.claim_invitation(&hash, &PlayerId("ann".to_owned()), DAY).await, Ok(true));
    assert_eq!(store.invitation(&hash).await, Ok(None), "it is used");
    assert_eq!(store.claim_invitation(&hash, &PlayerId("ann".to_owned()), DAY).await, Ok(false), "even by the same");
    store.release_invitation(&hash).await.unwrap();
    assert_eq!(store.claim_invitation(&hash, &PlayerId("bob".to_owned()), DAY).await, Ok(true));
}

async fn of_many_who_come_one_gets_the_seat(place: &Place) {
    let stores = place.open_twice().await;
    let here = table(&stores[0], "here").await;
    for round in 0..5 {
        let hash = token_hash(&format!("token {round}"));
        stores[0].invite(&hash, &here, 0, 0).await.unwrap();
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
    let ann = PlayerId("ann".to_owned());
    store.invite("early", &here, 0, 5).await.unwrap();
    assert_eq!(store.claim_invitation("early", &ann, 30 * DAY + 6).await, Ok(false));
    assert_eq!(store.claim_invitation("early", &ann, 30 * DAY + 5).await, Ok(true));
}
