//! Commands that no client should send. Each of them gets an answer, and the table lives on.

use std::time::Duration;

use vale_engine::{Move, Options};
use vale_harness::TableClient;
use vale_harness::client::{Answer, Heard};
use vale_harness::wire::Refused;
use vale_protocol::{Command, Request};
use vale_server::config::Limits;
use vale_testkit::all_moves;

use super::serving::{Party, Serving, done};

const LONG: Duration = Duration::from_secs(20);

const fn play(m: Move) -> Request {
    Request::Play { m }
}

fn refused(answer: Answer) -> Refused {
    match answer {
        Answer::Refused(refused) => refused,
        Answer::Done(done) => panic!("this was carried out: {done:?}"),
    }
}

/// Sends a command that must be refused, and tells the code.
async fn refusal(client: &mut TableClient, command: &Command) -> String {
    let refused = refused(client.ask(command, 1).await.unwrap());
    assert!(!refused.problem.message.is_empty(), "{refused:?}");
    refused.problem.code
}

async fn answer(client: &mut TableClient) -> Answer {
    loop {
        match client.listen(LONG).await.unwrap() {
            Some(Heard::Answer(answer)) => return answer,
            Some(Heard::Update | Heard::Presence) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn doubled_and_reordered_commands_are_carried_out_once() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    for _ in 0..20 {
        let (asked, moves) = party.asked();
        let client = &mut party.people[asked];
        let seq = client.seq();
        let first = client.command(play(moves[0])).unwrap();
        let second = client.command(play(*moves.last().unwrap())).unwrap();
        // The first arrives twice before the second, which was decided at the same time, and once more after it.
        for command in [&first, &first, &second, &first] {
            client.send(command).await.unwrap();
        }
        let mut answers = Vec::new();
        for _ in 0..4 {
            answers.push(answer(client).await);
        }
        let Answer::Done(done) = answers[0].clone() else { panic!("{answers:?}") };
        assert_eq!((done.id.as_str(), done.seq), (first.id.as_str(), seq + 1));
        assert_eq!(answers[1], answers[0]);
        assert_eq!(answers[3], answers[0]);
        let late = refused(answers[2].clone());
        assert_eq!((late.id, late.problem.code.as_str()), (second.id, "conflict"));
        party.hear(seq + 1).await;
        assert_eq!(party.seq(), seq + 1);
    }
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn a_command_id_belongs_to_its_player() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let mut ids = Vec::new();
    for client in &mut party.people {
        let mut command = client.command(Request::Say { text: "the same id".to_owned() }).unwrap();
        command.id = "hello".to_owned();
        let Answer::Done(done) = client.ask(&command, 1).await.unwrap() else { panic!("refused") };
        ids.push(done.seq);
    }
    assert_ne!(ids[0], ids[1]);
    serving.stop().await;
}

#[tokio::test]
async fn a_decision_about_another_state_of_the_table_is_refused() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    party.goes_on().await;
    let (asked, moves) = party.asked();
    let client = &mut party.people[asked];
    let seq = client.seq();
    for expects in [Some(0), Some(seq - 1), Some(seq + 1), Some(u64::MAX)] {
        let mut command = client.command(play(moves[0])).unwrap();
        command.expects = expects;
        assert_eq!(refusal(client, &command).await, "conflict", "{expects:?}");
    }
    let mut command = client.command(play(moves[0])).unwrap();
    command.expects = None;
    assert_eq!(refusal(client, &command).await, "illegal");
    // Talk is no change.
    let expects = client.seq();
    done(client, Request::Say { text: "Just a moment".to_owned() }).await;
    let mut command = client.command(play(moves[0])).unwrap();
    command.expects = Some(expects);
    assert!(matches!(client.ask(&command, 1).await.unwrap(), Answer::Done(_)));
    let seq = party.seq();
    party.hear(seq).await;
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn an_illegal_move_from_any_seat_changes_nothing() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(4), 4).await;
    for _ in 0..6 {
        let (asked, legal) = party.asked();
        let seq = party.seq();
        for (index, client) in party.people.iter_mut().enumerate() {
            let before = client.state().unwrap().view.clone();
            let some = all_moves().into_iter().step_by(151);
            for m in [Move::End, Move::Done].into_iter().chain(some) {
                if index == asked && legal.contains(&m) {
                    continue;
                }
                let command = client.command(play(m)).unwrap();
                assert_eq!(refusal(client, &command).await, "illegal", "seat {index}: {m}");
            }
            assert_eq!(client.seq(), seq);
            assert_eq!(client.state().unwrap().view, before);
        }
        party.goes_on().await;
    }
    serving.stop().await;
}

#[tokio::test]
async fn nobody_acts_for_another_player() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let (asked, moves) = party.asked();
    let other = &mut party.people[1 - asked];
    let command = other.command(play(moves[0])).unwrap();
    assert_eq!(refusal(other, &command).await, "illegal");
    let stranger = serving.site.new_guest("Stranger").await.unwrap();
    for cookie in [Some(stranger), None] {
        let mut spectator = TableClient::new(vec![serving.site], 0, cookie, party.table.clone());
        spectator.connect().await.unwrap();
        let say = Request::Say { text: "I am not here".to_owned() };
        for request in [play(moves[0]), Request::Undo {}, say, Request::Leave {}, Request::Rematch {}] {
            let command = spectator.command(request).unwrap();
            assert_eq!(refusal(&mut spectator, &command).await, "unauthorized", "{command:?}");
        }
    }
    party.goes_on().await;
    serving.stop().await;
}
