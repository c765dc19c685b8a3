//! Whole games over real sockets. What everybody was told is compared with what the engine says.

use tokio::task::JoinSet;
use vale_engine::{Options, Seat};
use vale_harness::audit::{Testimony, audit};
use vale_harness::client::{Answer, Heard};
use vale_harness::players::{Acknowledged, Habits, Person};
use vale_harness::socket::{Resume, next_message, open};
use vale_harness::wire::Stage;
use vale_harness::{HarnessError, Site, TableClient};
use vale_protocol::{Command, Request, TableId};
use vale_server::config::Limits;
use vale_testkit::Dice;

use super::serving::{Serving, new_table};

const LONG: std::time::Duration = std::time::Duration::from_secs(30);

fn with_artifacts() -> Options {
    Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(4) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_with_one_bot_on_sqlite() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    whole_game(&[serving.site], Options::new(4), 2, 11).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_with_two_bots_and_artifacts_on_sqlite() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    whole_game(&[serving.site], with_artifacts(), 1, 12).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_with_two_bots_on_postgres() {
    let Some(mut serving) = Serving::on_postgres(1, Limits::none()).await else { return };
    whole_game(&[serving[0].site], Options::new(4), 1, 13).await;
    serving.remove(0).stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_with_artifacts_at_two_servers_on_one_postgres() {
    let Some(serving) = Serving::on_postgres(2, Limits::none()).await else { return };
    let sites: Vec<Site> = serving.iter().map(|serving| serving.site).collect();
    whole_game(&sites, with_artifacts(), 2, 14).await;
    for serving in serving {
        serving.stop().await;
    }
}

/// Plays a game of four: so many people who do all that people do, one more who loses the connection after every single
/// message, bots on the other seats, and a spectator. With several servers, neighbours sit at different ones.
async fn whole_game(sites: &[Site], options: Options, lively: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut cookies = Vec::new();
    for number in 0..=lively {
        cookies.push(sites[0].new_guest(&format!("Guest {number}")).await.unwrap());
    }
    let table = sites[0].new_table(&cookies[0], &new_table(options, cookies.len())).await.unwrap();
    let client = |index: usize, cookie: Option<&String>| {
        TableClient::new(sites.to_vec(), index % sites.len(), cookie.cloned(), table.clone())
    };
    let mut told = JoinSet::new();
    for (index, cookie) in cookies.iter().enumerate().take(lively) {
        let (client, dice) = (client(index, Some(cookie)), Dice::new(dice.number()));
        let mut person = Person::new(client, Seat::new(index).unwrap(), dice, Habits::LIVELY);
        told.spawn(async move {
            person.play().await.unwrap();
            Testimony::of(&person).unwrap()
        });
    }
    let fickle = Fickle::new(client(lively, cookies.last()), sites[lively % sites.len()], Dice::new(dice.number()));
    told.spawn(fickle.play(Seat::new(lively).unwrap()));
    told.spawn(watch(client(lively + 1, None)));
    let told = told.join_all().await;
    let audited = audit(sites, &table, &told).await.unwrap();
    assert!(audited.moves > 50, "a short game: {audited:?}");
}

/// Watches a game without ever looking away.
async fn watch(mut client: TableClient) -> Testimony {
    client.connect().await.unwrap();
    while !client.is_over() {
        let heard = client.listen(LONG).await.unwrap();
        assert!(matches!(heard, Some(Heard::Update | Heard::Presence)), "{heard:?}");
    }
    Testimony::of_client(&client, Vec::new()).unwrap()
}

/// A player whose connection is lost after every message: before the first one, after each of the first two, and after
/// every one that comes then.
struct Fickle {
    client: TableClient,
    site: Site,
    dice: Dice,
    /// What was sent, and not answered yet. It is sent again with the same id.
    sent: Option<(Command, usize)>,
    acknowledged: Vec<Acknowledged>,
}

impl Fickle {
    fn new(client: TableClient, site: Site, dice: Dice) -> Self {
        Self { client, site, dice, sent: None, acknowledged: Vec::new() }
    }

    async fn play(mut self, seat: Seat) -> Testimony {
        loop {
            self.glance(0).await;
            self.glance(1).await;
            self.client.connect().await.unwrap();
            if self.client.is_over() && self.sent.is_none() {
                break;
            }
            if self.sent.is_none() {
                let request = self.next_request(seat);
                self.sent = request.map(|request| (self.client.command(request).unwrap(), 0));
            }
            // A message more with each try, for else the answer might never be heard.
            let messages = match &mut self.sent {
                None => 1,
                Some((command, tries)) => {
                    *tries += 1;
                    self.client.send(command).await.unwrap();
                    *tries
                }
            };
            let waits = self.sent.is_some();
            for _ in 0..messages {
                match self.client.listen(LONG).await {
                    Ok(Some(heard)) => self.take(&heard),
                    Err(HarnessError::Lost(_)) => break,
                    other => panic!("{other:?}"),
                }
                if waits && self.sent.is_none() {
                    break;
                }
            }
            self.client.drop_connection();
        }
        Testimony::of_client(&self.client, self.acknowledged).unwrap()
    }

    /// Connects only to be gone after that many messages.
    async fn glance(&self, messages: usize) {
        let (table, cookie): (&TableId, _) = (self.client.table(), self.client.cookie());
        let mut socket = open(self.site, table, cookie, Resume::After(self.client.seq())).await.unwrap();
        for _ in 0..messages {
            next_message(&mut socket).await.unwrap();
        }
    }

    fn take(&mut self, heard: &Heard) {
        match heard {
            Heard::Update | Heard::Presence => {}
            Heard::Error(problem) => panic!("{problem:?}"),
            Heard::Answer(answer) => {
                // It can be the answer to an earlier try over the same connection only, so it is to what was sent.
                let (command, _) = self.sent.take().expect("an answer to no command");
                match answer {
                    Answer::Done(done) => {
                        assert_eq!(done.id, command.id);
                        self.acknowledged.push(Acknowledged { command, seq: done.seq });
                    }
                    // Others take back moves, so a move can come too late.
                    Answer::Refused(refused) => assert_eq!(refused.problem.code, "conflict", "{refused:?}"),
                }
            }
        }
    }

    fn next_request(&mut self, seat: Seat) -> Option<Request> {
        let state = self.client.state().unwrap();
        match state.stage {
            Stage::Open if state.you.is_none() => Some(Request::Sit { seat, colour: None }),
            Stage::Open => {
                let ready = state.seats.iter().any(|other| other.seat == seat && other.ready);
                (!ready).then_some(Request::Ready { ready: true })
            }
            Stage::Playing => {
                let moves = &state.turn.as_ref()?.moves;
                let choice = self.dice.below(moves.len());
                Some(Request::Play { m: moves[choice].m })
            }
            Stage::Over => None,
        }
    }
}
