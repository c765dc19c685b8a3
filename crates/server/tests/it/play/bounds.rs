//! What a player can make grow, and where it ends: the log of a table, and the list of those who are not heard.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use tokio_tungstenite::tungstenite::Message as Frame;
use vale_engine::{Options, Seat};
use vale_harness::client::{Answer, Heard};
use vale_harness::socket::{Resume, open};
use vale_harness::wire::Message;
use vale_harness::{Site, TableClient};
use vale_protocol::{PlayerId, Request};
use vale_server::config::Limits;

use super::serving::{Party, Serving, done, new_table};

const LONG: Duration = Duration::from_mins(1);

/// The most bytes of one message of the server.
const MOST: usize = 256 << 10;

async fn refusal(client: &mut TableClient, request: Request) -> (String, String) {
    let command = client.command(request).unwrap();
    match client.ask(&command, 1).await.unwrap() {
        Answer::Refused(refused) => (refused.problem.code, refused.problem.message),
        Answer::Done(done) => panic!("{command:?} was carried out: {done:?}"),
    }
}

/// A party that has said as much as it may, in the longest words.
async fn talkative(site: Site) -> Party {
    let mut party = Party::begin(site, Options::new(4), 4).await;
    let text = "\u{1F409}".repeat(500);
    for number in 0..2000 {
        done(&mut party.people[number % 4], Request::Say { text: text.clone() }).await;
    }
    let seq = party.people[3].seq();
    party.hear(seq).await;
    party
}

#[tokio::test]
async fn a_past_of_any_length_comes_whole_and_in_pieces() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = talkative(serving.site).await;
    let mut last = party.seq();
    let cookie = party.people[1].cookie().map(str::to_owned);
    let mut socket = open(serving.site, &party.table, cookie.as_deref(), Resume::After(0)).await.unwrap();
    let (mut seq, mut pieces) = (0, 0);
    while seq < last {
        let frame = tokio::time::timeout(LONG, socket.next()).await.unwrap().expect("the socket ended").unwrap();
        let Frame::Text(text) = frame else { continue };
        assert!(text.len() <= MOST, "a message of {} bytes", text.len());
        let Message::Update(update) = Message::read(&text).unwrap() else { continue };
        for entry in &update.entries {
            assert_eq!(entry.seq, seq + 1);
            seq = entry.seq;
        }
        assert_eq!(update.seq, seq);
        pieces += 1;
        if pieces == 5 {
            // The others play on meanwhile.
            party.goes_on().await;
            assert!(update.more && seq < last, "{seq} of {last}");
            last = party.seq();
        }
    }
    assert!(pieces > 10, "{pieces}");
    // A client that collects everything sees the same as one that was here all the time.
    let mut late = TableClient::new(vec![serving.site], 0, cookie, party.table.clone());
    late.connect().await.unwrap();
    assert_eq!(late.seq(), last);
    party.goes_on().await;
    late.wait_for(party.seq()).await.unwrap();
    assert_eq!(late.state().unwrap().view, party.people[1].state().unwrap().view);
    serving.stop().await;
}

#[tokio::test]
async fn nobody_makes_the_log_of_a_table_endless() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let (talker, other) = (0, 1);
    for _ in 0..500 {
        let seq = done(&mut party.people[talker], Request::Say { text: "!".to_owned() }).await;
        // Whoever does not read what they are told would be disconnected.
        party.people[other].wait_for(seq).await.unwrap();
    }
    let (code, message) = refusal(&mut party.people[talker], Request::Say { text: "!".to_owned() }).await;
    assert_eq!(code, "illegal");
    assert!(message.contains("as many messages as fit"), "{message}");
    done(&mut party.people[other], Request::Say { text: "At last".to_owned() }).await;
    let seq = party.seq();
    party.hear(seq).await;
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn whoever_cannot_make_up_their_mind_in_the_lobby_is_stopped_and_nobody_else() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let site = serving.site;
    let cookies = [site.new_guest("Ada").await.unwrap(), site.new_guest("Bo").await.unwrap()];
    let table = site.new_table(&cookies[0], &new_table(Options::new(2), 2)).await.unwrap();
    let [mut ada, mut bo] = cookies.map(|cookie| TableClient::new(vec![site], 0, Some(cookie), table.clone()));
    ada.connect().await.unwrap();
    bo.connect().await.unwrap();
    for number in 0..200 {
        done(&mut ada, Request::Ready { ready: number % 2 == 0 }).await;
    }
    assert_eq!(refusal(&mut ada, Request::Ready { ready: true }).await.0, "illegal");
    bo.wait_for(200).await.unwrap();
    done(&mut bo, Request::Sit { seat: Seat::new(1).unwrap(), colour: None }).await;
    done(&mut bo, Request::Ready { ready: true }).await;
    done(&mut ada, Request::Start {}).await;
    serving.stop().await;
}

#[tokio::test]
async fn only_players_who_exist_can_be_muted() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let other = party.people[1].hello().unwrap().you.clone().unwrap();
    for player in ["somebody".to_owned(), "x".repeat(8000), "\u{0}".to_owned(), String::new()] {
        let mute = Request::Mute { player: PlayerId(player), muted: true };
        assert_eq!(refusal(&mut party.people[0], mute).await.0, "illegal");
    }
    done(&mut party.people[0], Request::Mute { player: other, muted: true }).await;
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn many_who_ask_for_a_game_that_goes_on_cost_next_to_nothing() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = talkative(serving.site).await;
    let begun = std::time::Instant::now();
    for _ in 0..20 {
        for what in ["record", "replay", "statistics"] {
            let path = format!("/api/tables/{}/{what}", party.table);
            let reply = serving.site.get(&path, None).await.unwrap();
            assert_eq!(reply.status, 409, "{}", reply.text());
        }
    }
    // To read the whole log so often would take many times as long.
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn more_sockets_are_no_way_around_a_limit() {
    let serving = Serving::on_sqlite(Limits::default()).await;
    let party = Party::begin(serving.site, Options::new(2), 2).await;
    let cookie = party.people[0].cookie().map(str::to_owned);
    let (mut said, mut refused) = (0, 0);
    for number in 0..20 {
        let mut client = TableClient::new(vec![serving.site], 0, cookie.clone(), party.table.clone());
        client.connect().await.unwrap();
        let command = client.command(Request::Say { text: format!("{number}") }).unwrap();
        match client.ask(&command, 1).await.unwrap() {
            Answer::Done(_) => said += 1,
            Answer::Refused(answer) => {
                assert_eq!(answer.problem.code, "busy");
                assert!(answer.problem.retry_ms.unwrap() > 0, "{answer:?}");
                refused += 1;
            }
        }
    }
    assert!(said < 10 && refused > 10, "{said} said, {refused} refused");
    serving.stop().await;
}

#[tokio::test]
async fn whoever_goes_on_after_many_refusals_is_disconnected() {
    let serving = Serving::on_sqlite(Limits::default()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let cookie = party.people[0].cookie().map(str::to_owned);
    let mut flooder = TableClient::new(vec![serving.site], 0, cookie, party.table.clone());
    flooder.connect().await.unwrap();
    let flood = async {
        loop {
            for _ in 0..50 {
                let command = flooder.command(Request::Say { text: "!".to_owned() }).unwrap();
                if flooder.send(&command).await.is_err() {
                    return;
                }
            }
            while let Ok(Some(_)) = flooder.listen(Duration::from_millis(20)).await {}
            if !flooder.is_connected() {
                return;
            }
        }
    };
    tokio::time::timeout(LONG, flood).await.expect("a flood goes on for ever");
    done(&mut party.people[1], Request::Say { text: "Peace at last".to_owned() }).await;
    serving.stop().await;
}

/// A flood costs the server no more than a slow client does: what is too fast waits in buffers of the network.
#[tokio::test]
async fn nothing_is_read_for_a_while_from_whoever_is_too_fast() {
    const REFUSED: u32 = 10;
    let serving = Serving::on_sqlite(Limits::default()).await;
    let party = Party::begin(serving.site, Options::new(2), 2).await;
    let cookie = party.people[0].cookie().map(str::to_owned);
    let mut flooder = TableClient::new(vec![serving.site], 0, cookie, party.table.clone());
    flooder.connect().await.unwrap();
    // The first five are said, and one more every two seconds.
    let begun = Instant::now();
    for _ in 0..5 + REFUSED {
        let command = flooder.command(Request::Say { text: "!".to_owned() }).unwrap();
        flooder.send(&command).await.unwrap();
    }
    let mut refused = 0;
    while refused < REFUSED - 1 {
        let heard = flooder.listen(LONG).await.unwrap();
        assert!(begun.elapsed() < LONG, "{refused} refusals");
        refused += u32::from(matches!(heard, Some(Heard::Answer(Answer::Refused(_)))));
    }
    let pauses = Duration::from_millis(50) * (REFUSED - 2);
    assert!(begun.elapsed() >= pauses, "{refused} refusals after {:?}", begun.elapsed());
    serving.stop().await;
}

#[tokio::test]
async fn a_refusal_for_too_many_requests_is_kept_back_for_a_while() {
    let serving = Serving::on_sqlite(Limits::default()).await;
    let mut refused = 0;
    for _ in 0..200 {
        let begun = Instant::now();
        let reply = serving.site.get("/api/session", None).await.unwrap();
        if reply.status == 429 {
            refused += 1;
            assert!(begun.elapsed() >= Duration::from_millis(100), "refused after {:?}", begun.elapsed());
        }
        if refused == 3 {
            break;
        }
    }
    assert!(refused > 0, "nothing was refused");
    serving.stop().await;
}

#[tokio::test]
async fn one_guest_cannot_fill_the_list_of_tables() {
    let serving = Serving::on_sqlite(Limits::default()).await;
    let cookie = serving.site.new_guest("Ada").await.unwrap();
    let mut table = new_table(Options::new(2), 2);
    table.settings.public = true;
    for _ in 0..3 {
        serving.site.new_table(&cookie, &table).await.unwrap();
    }
    let reply = serving.site.post("/api/tables", Some(&cookie), &table).await.unwrap();
    assert_eq!(reply.status, 429, "{}", reply.text());
    assert!(reply.text().contains("public tables"), "{}", reply.text());
    table.settings.public = false;
    serving.site.new_table(&cookie, &table).await.unwrap();
    let mut made = 4;
    while serving.site.post("/api/tables", Some(&cookie), &table).await.unwrap().status == 201 {
        made += 1;
        assert!(made <= 10, "{made} tables");
    }
    serving.stop().await;
}
