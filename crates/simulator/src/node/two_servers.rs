//! Two servers on one database: whoever plays at one of them is charged for the time that they think.

use std::any::Any;
use std::collections::HashSet;
use std::rc::Rc;

use tokio::sync::{mpsc, oneshot};
use tokio::task::LocalSet;
use tokio::time::sleep;
use vale_engine::{Options, Seat};
use vale_protocol::{Clock, PlayerColour, PlayerId, Request, Settings, TableId};
use vale_server::pressure::Pressure;
use vale_server::store::{Person, TableRow};
use vale_server::table::{Ask, Connection, Message};
use vale_table::Sitter;

use super::*;

use crate::disk::{DiskFaults, Written};
use crate::world::{Without, World};

/// Two players at a table, each connected to a server of their own, in a game that has just begun.
struct TwoServers {
    world: Rc<World>,
    id: TableId,
    nodes: Vec<Node>,
    /// What the servers send. Nobody reads it.
    sockets: Vec<Box<dyn Any>>,
}

impl TwoServers {
    fn plan(number: usize, seed: u64) -> NodePlan {
        NodePlan { number, seed, shared: true, grace: Duration::from_mins(1), only_moves_cost: false }
    }

    fn person(index: usize) -> Person {
        let name = format!("player-{index}");
        Person { player: PlayerId(name.clone()), name, account: false }
    }

    /// One of the two is connected to the first server, the other one to the second, and the game has just begun.
    async fn start(on_the_first: usize, seconds: u32) -> Self {
        let mut servers = Self::open(on_the_first, seconds).await;
        servers.begin().await;
        servers
    }

    /// One of the two is connected to the first server, the other one to the second.
    async fn open(on_the_first: usize, seconds: u32) -> Self {
        let (world, _) = World::new(1, Without::default());
        let people = [0, 1].map(|index| Self::person(index).player);
        let sitter = |(player, colour): (&PlayerId, _)| Sitter::Person { player: player.clone(), colour };
        let plan: Vec<_> = people.iter().zip(PlayerColour::ALL).map(sitter).collect();
        let clock = Clock::Turn { seconds };
        let settings = Settings { clock, pace_ms: 1, ..Settings::new(Options::new(2)) };
        let id = TableId("two-servers".to_owned());
        world.disk.make_table(TableRow {
            id: id.clone(),
            host: people[0].clone(),
            settings: serde_json::to_string(&settings).unwrap(),
            plan: serde_json::to_string(&plan).unwrap(),
            ..world.tables[0].row.clone()
        });
        let nodes = [0, 1].map(|number| Node::start(&world.disk, Self::plan(number, 1)));
        let mut servers = Self { world: Rc::clone(&world), id, nodes: nodes.into(), sockets: Vec::new() };
        servers.connect(on_the_first, 0).await;
        servers.connect(1 - on_the_first, 1).await;
        servers
    }

    /// Somebody connects to a server.
    async fn connect(&mut self, index: usize, node: usize) {
        let (outgoing, incoming) = mpsc::channel(64);
        self.sockets.push(Box::new(incoming) as Box<dyn Any>);
        let connection = Connection {
            id: 1 + index as u64,
            person: Some(Self::person(index)),
            chosen: None,
            outgoing,
            muted: HashSet::new(),
            behind: None,
            pressure: Arc::new(Pressure::new(None)),
        };
        let table = self.nodes[node].tables.table(&self.id).await.unwrap();
        table.send(Message::Connect { connection: Box::new(connection), after: None }).unwrap();
    }

    /// The connection of somebody to a server ends.
    async fn disconnect(&self, index: usize, node: usize) {
        let table = self.nodes[node].tables.table(&self.id).await.unwrap();
        table.send(Message::Disconnect { id: 1 + index as u64 }).unwrap();
    }

    /// The game begins, three seconds ago.
    async fn begin(&mut self) {
        self.ask(1, Request::Ready { ready: true }, 1).await;
        self.ask(0, Request::Start {}, 1).await;
        sleep(Duration::from_secs(3)).await;
    }

    /// Somebody asks a server for something, which is granted.
    async fn ask(&self, index: usize, request: Request, node: usize) {
        let (answer, answered) = oneshot::channel();
        let command = format!("command-{}", self.facts().len());
        let ask = Box::new(Ask { person: Self::person(index), command, request, invited_to: None });
        self.nodes[node].tables.table(&self.id).await.unwrap().send(Message::Ask { ask, answer }).unwrap();
        answered.await.unwrap().unwrap();
    }

    fn facts(&self) -> Vec<Written> {
        let stored = self.world.disk.tables().into_iter().find(|stored| stored.row.id == self.id);
        stored.unwrap().facts
    }

    fn charged_ms(&self) -> u64 {
        self.facts().iter().map(|written| written.row.thought_ms).sum()
    }

    fn seat_is_lost(&self) -> bool {
        self.facts().iter().any(|written| written.row.body.contains("\"kept\""))
    }
}

fn simulated<T>(what: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    LocalSet::new().block_on(&runtime, what)
}

/// Nobody answers for ten seconds, which is all that they have, and the first server stands still for a while. Tells
/// whether somebody has lost their seat at the end of that, and later.
fn seats_lost(on_the_first: usize) -> (bool, bool) {
    simulated(async {
        let servers = TwoServers::start(on_the_first, 10).await;
        assert!(!servers.seat_is_lost());
        servers.nodes[0].pause(true);
        sleep(Duration::from_secs(15)).await;
        let meanwhile = servers.seat_is_lost();
        servers.nodes[0].pause(false);
        sleep(Duration::from_secs(12)).await;
        (meanwhile, servers.seat_is_lost())
    })
}

/// The first server dies and is there again, without anybody; after 26 seconds the second one writes something. Tells
/// how long somebody has been thinking by then, in milliseconds.
fn thought_after_a_crash(on_the_first: usize) -> u64 {
    simulated(async {
        let mut servers = TwoServers::start(on_the_first, 600).await;
        servers.nodes[0].kill();
        servers.nodes[0] = Node::start(&servers.world.disk, TwoServers::plan(0, 2));
        servers.nodes[0].tables.table(&servers.id).await.unwrap();
        sleep(Duration::from_secs(26)).await;
        servers.ask(1 - on_the_first, Request::Leave {}, 1).await;
        servers.charged_ms()
    })
}

/// A player does not think for nothing because the server that they were connected to is gone: another one, which
/// believes that they are connected there, takes the word of the others.
#[test]
fn who_was_connected_to_a_server_that_is_gone_is_charged_for_their_time() {
    for on_the_first in [0, 1] {
        let thought_ms = thought_after_a_crash(on_the_first);
        assert!((16_000..30_000).contains(&thought_ms), "charged {thought_ms} ms of 29 s");
    }
}

/// The first server learns late that the game has begun, and then the player who is asked comes there: it takes the
/// word of the other one for how long they have been thinking.
#[test]
fn a_server_that_learns_late_of_a_question_charges_all_the_same() {
    let charged = [0, 1].map(|on_the_first| {
        simulated(async {
            let mut servers = TwoServers::open(on_the_first, 600).await;
            let on_the_second = 1 - on_the_first;
            *servers.nodes[0].cut_off.lock().unwrap() = true;
            servers.begin().await;
            sleep(Duration::from_secs(17)).await;
            *servers.nodes[0].cut_off.lock().unwrap() = false;
            servers.disconnect(on_the_second, 1).await;
            servers.connect(on_the_second, 0).await;
            sleep(Duration::from_secs(5)).await;
            servers.ask(on_the_second, Request::Leave {}, 0).await;
            servers.charged_ms()
        })
    });
    assert!(charged.iter().all(|ms| (23_000..27_000).contains(ms)), "charged {charged:?} ms of 25 s");
}

/// The first server cannot tell the second one that its player left, and after that it has nobody connected; when it can,
/// it does.
#[test]
fn word_that_a_player_left_is_repeated_until_nobody_believes_the_opposite() {
    let charged = [0, 1].map(|on_the_first| {
        simulated(async {
            let servers = TwoServers::start(on_the_first, 600).await;
            *servers.nodes[0].cut_off.lock().unwrap() = true;
            servers.disconnect(on_the_first, 0).await;
            sleep(Duration::from_secs(1)).await;
            *servers.nodes[0].cut_off.lock().unwrap() = false;
            sleep(Duration::from_secs(20)).await;
            servers.ask(1 - on_the_first, Request::Leave {}, 1).await;
            servers.charged_ms()
        })
    });
    assert!(charged.iter().all(|ms| (22_000..25_000).contains(ms)), "charged {charged:?} ms of 24 s");
}

/// What a server saved may be half a minute old: one that loads the table asks it before it charges anything.
#[test]
fn a_server_that_loads_a_table_asks_the_others_how_long_somebody_has_been_thinking() {
    let charged = [0, 1].map(|on_the_first| {
        simulated(async {
            let mut servers = TwoServers::start(on_the_first, 600).await;
            sleep(Duration::from_secs(17)).await;
            servers.nodes[1].kill();
            servers.nodes[1] = Node::start(&servers.world.disk, TwoServers::plan(1, 2));
            servers.ask(1 - on_the_first, Request::Leave {}, 1).await;
            servers.charged_ms()
        })
    });
    assert!(charged.iter().all(|ms| (18_000..21_000).contains(ms)), "charged {charged:?} ms of 20 s");
}

/// The word that somebody is back is lost: the server where the others vote asks before it gives their seat away.
#[test]
fn nobody_is_voted_out_who_came_back_to_another_server() {
    let lost = [0, 1].map(|on_the_first| {
        simulated(async {
            let mut servers = TwoServers::start(on_the_first, 600).await;
            servers.disconnect(on_the_first, 0).await;
            sleep(Duration::from_secs(70)).await;
            servers.world.disk.set_faults(DiskFaults { news_lost: true, ..DiskFaults::default() });
            servers.connect(on_the_first, 0).await;
            sleep(Duration::from_secs(1)).await;
            servers.world.disk.set_faults(DiskFaults::default());
            let seat = Seat::new(on_the_first).unwrap();
            servers.ask(1 - on_the_first, Request::Vote { seat }, 1).await;
            sleep(Duration::from_secs(1)).await;
            servers.seat_is_lost()
        })
    });
    assert_eq!(lost, [false, false]);
}

/// Chat does not buy time: what one server charges too little because it does not know better, the next fact charges.
#[test]
fn talk_at_another_server_costs_the_player_who_is_asked_no_time_and_saves_none() {
    for on_the_first in [0, 1] {
        let charged_ms = simulated(async {
            let servers = TwoServers::start(on_the_first, 600).await;
            for _ in 0..20 {
                sleep(Duration::from_millis(700)).await;
                servers.ask(on_the_first, Request::Say { text: "quick".to_owned() }, 1).await;
            }
            sleep(Duration::from_secs(3)).await;
            servers.ask(on_the_first, Request::Leave {}, 0).await;
            servers.charged_ms()
        });
        assert!((18_000..21_500).contains(&charged_ms), "charged {charged_ms} ms of 20 s");
    }
}

/// A player whose only connection leads to a server that stands still cannot answer, so another server does not take
/// their seat; their time goes on when their server does. Everybody else's runs out as always.
#[test]
fn nobody_loses_a_seat_because_their_server_stood_still() {
    let mut lost = [0, 1].map(seats_lost);
    lost.sort_unstable();
    assert_eq!(lost, [(false, true), (true, true)]);
}
