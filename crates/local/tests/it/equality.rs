//! The worker and the server say the same, byte for byte: the same table, seed, commands and times are given to both.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use vale_engine::{Move, Options, Seat};
use vale_local::{Host, NewGame, Outcome, Saved, Spare, Time, make};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Command, First, Reaction, Request, Settings};
use vale_testkit::prompts::{Kind, Prompt};
use vale_testkit::{Dice, Style, all_moves, all_options};

use crate::server::{SECRET, Server};

const NOON: u64 = 1_700_000_000_000;
const NAME: &str = "Ada";

/// How many games are compared.
const GAMES: u64 = 24;

/// How many are compared in the long run.
const MANY_GAMES: u64 = 1_000;

/// The longest a game may be, in commands.
const MOST_COMMANDS: usize = 3_000;

/// Both hosts with the same table.
struct Both {
    server: Server,
    local: Host,
    /// The seat of each connection.
    connections: HashMap<u32, Option<Seat>>,
    fresh: u32,
    wall_ms: u64,
    /// What the connections have been told last: the number, and the moves if they are asked.
    seen: HashMap<u32, (u64, Vec<Move>)>,
    questions: BTreeSet<Kind>,
    /// The seat that must answer.
    answers: Option<Seat>,
    over: bool,
    told: usize,
}

impl Both {
    async fn with(saved: Saved) -> Self {
        let server = Server::with(saved.row.clone(), NAME).await;
        let local = Host::open(saved, Time { wall_ms: NOON, steady_ms: 0 }).unwrap();
        Self {
            server,
            local,
            connections: HashMap::new(),
            fresh: 0,
            wall_ms: NOON,
            seen: HashMap::new(),
            questions: BTreeSet::new(),
            answers: None,
            over: false,
            told: 0,
        }
    }

    fn time(&self) -> Time {
        Time { wall_ms: self.wall_ms, steady_ms: self.wall_ms - NOON }
    }

    /// Compares what came of something, until all bots have moved.
    async fn compare(&mut self, what: &str, mut outcome: Outcome) {
        let mut here: HashMap<u32, Vec<String>> = self.connections.keys().map(|id| (*id, Vec::new())).collect();
        loop {
            for (id, message) in outcome.messages {
                here.entry(id).or_default().push(message);
            }
            if outcome.bot_ms.is_none() {
                break;
            }
            self.local.think();
            outcome = self.local.move_bot(self.time());
        }
        let there = self.server.told().await;
        for (id, mine) in &here {
            for (number, (one, other)) in mine.iter().zip(&there[id]).enumerate() {
                assert_eq!(one, other, "message {number} to {id} after {what}");
            }
            assert_eq!(mine.len(), there[id].len(), "messages to {id} after {what}: {mine:?}");
            self.told += mine.len();
            for message in mine {
                self.look(*id, message);
            }
        }
    }

    fn look(&mut self, id: u32, message: &str) {
        let message: serde_json::Value = serde_json::from_str(message).unwrap();
        if message["type"] != "update" {
            return;
        }
        let offers = message["turn"]["moves"].as_array().cloned().unwrap_or_default();
        let moves = offers.iter().map(|offer| serde_json::from_value(offer["move"].clone()).unwrap());
        self.seen.insert(id, (message["seq"].as_u64().unwrap(), moves.collect()));
        self.over = message["stage"] == "over";
        self.answers = message["view"]["asked"]["seat"].as_u64().and_then(|number| Seat::from_number(number as usize));
        self.questions.extend(Kind::told(&message["view"]["asked"]));
    }

    async fn connect(&mut self, seat: Option<Seat>, after: Option<u64>) {
        self.fresh += 1;
        let id = self.fresh;
        self.connections.insert(id, seat);
        self.server.connect(id, seat, after, self.wall_ms);
        let outcome = self.local.connect(id, seat, after, self.time());
        self.compare("connecting", outcome).await;
    }

    async fn disconnect(&mut self, id: u32) {
        self.connections.remove(&id);
        self.seen.remove(&id);
        self.server.disconnect(id, self.wall_ms);
        let outcome = self.local.disconnect(id, self.time());
        self.compare("disconnecting", outcome).await;
    }

    async fn send(&mut self, id: u32, command: &Command) {
        self.wall_ms += 1_000;
        let text = serde_json::to_string(command).unwrap();
        self.server.send(id, &text, self.wall_ms);
        let spare = Spare { id: "spare".to_owned(), seed: "0".repeat(64) };
        let outcome = self.local.hear(id, &text, &spare, self.time());
        self.compare(&text, outcome).await;
    }

    async fn request(&mut self, id: u32, request: Request) -> Command {
        let expects = self.seen.get(&id).map(|(seq, _)| *seq);
        let command = Command { id: format!("c{}", self.wall_ms), expects, request };
        self.send(id, &command).await;
        command
    }

    /// A connection that is asked, if one is; otherwise bots never came to an end, or the game is over.
    fn asked(&self) -> Option<u32> {
        let asked = |id: &&u32| self.seen.get(id).is_some_and(|(_, moves)| !moves.is_empty());
        self.connections.keys().filter(asked).min().copied()
    }

    /// Plays random moves to the end of the game, with everything else that people do at a table in between.
    async fn play(&mut self, style: Style, dice: &mut Dice, commands: usize) {
        for _ in 0..commands {
            if self.asked().is_none() && !self.over {
                // It is for somebody at the device who has no connection yet.
                self.connect(self.answers, Some(0)).await;
            }
            let Some(id) = self.asked() else { break };
            let (seq, moves) = self.seen[&id].clone();
            if dice.once_in(12) {
                self.digress(id, seq, dice).await;
                continue;
            }
            let m = style.choose(&moves, dice).unwrap();
            let command = self.request(id, Request::Play { m }).await;
            if dice.once_in(40) {
                // Sent again, it changes nothing.
                self.send(id, &command).await;
            }
        }
    }

    /// Does something that is not a move of the game, or is not allowed.
    async fn digress(&mut self, id: u32, seq: u64, dice: &mut Dice) {
        let seat = self.connections[&id];
        match dice.below(9) {
            0 | 1 => drop(self.request(id, Request::Undo {}).await),
            2 => {
                let m = dice.pick(&all_moves()).unwrap();
                self.request(id, Request::Play { m }).await;
            }
            3 => {
                let request = Request::Say { text: format!(" hello {seq} ") };
                self.request(id, request).await;
            }
            4 => drop(self.request(id, Request::React { reaction: Reaction::Wow }).await),
            5 => {
                let command = Command { id: format!("old{seq}"), expects: Some(seq / 2), request: Request::Undo {} };
                self.send(id, &command).await;
            }
            6 => {
                self.disconnect(id).await;
                let after = if dice.once_in(2) { dice.below(seq as usize + 1) as u64 } else { seq };
                self.connect(seat, Some(after)).await;
            }
            // It is noted, or refused where there is company.
            7 => drop(self.request(id, Request::Hint {}).await),
            _ => {
                // A bot plays until somebody is back.
                self.request(id, Request::Leave {}).await;
                if !self.over {
                    self.request(id, Request::Return {}).await;
                }
            }
        }
    }
}

/// A table that this number decides, with these others, or bots and people of any kind.
fn table(number: u64, options: Options, others: Option<&SeatPlan>, dice: &mut Dice) -> Saved {
    let seats = (0..options.players).map(|seat| match (seat, others, dice.below(3)) {
        (0, ..) => SeatPlan::Me,
        (_, Some(other), _) => other.clone(),
        (_, None, 0) => SeatPlan::Beside(format!("Guest {seat}")),
        _ => SeatPlan::Bot(dice.below(4) as u8),
    });
    let seats = seats.collect();
    let first = dice.pick(&[First::Random, First::Seat(Seat::FIRST), First::Reptile]).unwrap();
    let settings = Settings { first, pace_ms: 0, hints: dice.once_in(2), ..Settings::new(options) };
    let game = NewGame {
        id: format!("local-{number}"),
        seed: format!("{number:064x}"),
        secret: SECRET.to_owned(),
        player: "local".to_owned(),
        name: NAME.to_owned(),
        at: NOON,
    };
    make(game, NewTable { settings, seats, colour: None, position: None, daily: false, guided: false }).unwrap()
}

/// Runs something in virtual time. Bots think in real threads, and time stands still meanwhile.
fn simulated<T>(what: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    let result = runtime.block_on(what);
    runtime.shutdown_timeout(Duration::from_secs(5));
    result
}

async fn begin(saved: Saved) -> Both {
    let mut both = Both::with(saved).await;
    both.connect(None, Some(0)).await;
    both.request(1, Request::Start {}).await;
    both
}

/// What was compared: how many messages, and which questions were in them.
#[derive(Default)]
struct Compared {
    messages: usize,
    questions: BTreeSet<Kind>,
}

impl Compared {
    fn add(&mut self, both: Both) {
        self.messages += both.told;
        self.questions.extend(both.questions);
    }
}

/// Random games at both, of all options in turn.
fn compare_games(games: u64) -> Compared {
    let options: Vec<_> = all_options().collect();
    let mut compared = Compared::default();
    for (number, options) in (0..games).zip(options.iter().copied().cycle()) {
        compared.add(simulated(async {
            let mut dice = Dice::new(number);
            let mut both = begin(table(number, options, None, &mut dice)).await;
            // Some of those at the device have a connection of their own from the beginning.
            for seat in Seat::all(options.players).skip(1) {
                if dice.once_in(2) {
                    both.connect(Some(seat), Some(0)).await;
                }
            }
            let style = dice.pick(&Style::ALL).unwrap();
            both.play(style, &mut dice, MOST_COMMANDS).await;
            assert!(both.over, "game {number} did not come to its end");
            both
        }));
    }
    compared
}

/// Every question of every card and tile, with a position shortly before it.
fn prompts() -> Vec<Prompt> {
    let prompts: Vec<Prompt> =
        serde_json::from_str(include_str!("../../../../web/tests/browser/positions.json")).unwrap();
    assert!(prompts.len() > 50, "only {} prompts", prompts.len());
    prompts
}

/// All these questions at both, and a few moves after them.
fn compare_prompts(prompts: &[Prompt]) -> Compared {
    let mut compared = Compared::default();
    for (number, Prompt { kind, moves, position, .. }) in (0..).zip(prompts) {
        let both = simulated(async {
            let mut dice = Dice::new(number);
            let mut saved = table(number, position.options, Some(&SeatPlan::Beside("Bo".to_owned())), &mut dice);
            saved.row.position = Some(position.to_json_line());
            let mut both = begin(saved).await;
            for seat in Seat::all(position.options.players).skip(1) {
                both.connect(Some(seat), Some(0)).await;
            }
            for before in moves {
                let id = both.asked().unwrap();
                both.request(id, Request::Play { m: before.m }).await;
            }
            both.play(Style::Uniform, &mut dice, 3).await;
            both
        });
        assert!(both.questions.contains(kind), "{number}: {kind:?} is not in {:?}", both.questions);
        compared.add(both);
    }
    compared
}

#[test]
fn the_worker_says_what_the_server_says_in_random_games() {
    let Compared { messages, .. } = compare_games(GAMES);
    assert!(messages > 100 * GAMES as usize, "only {messages} messages");
}

#[test]
fn the_worker_says_what_the_server_says_about_every_question() {
    compare_prompts(&prompts());
}

/// The long run behind the figure in docs/performance.md:
/// `cargo test --release --package vale-local -- --ignored --nocapture long_run`.
#[test]
#[ignore = "takes minutes; run by hand for docs/performance.md"]
fn long_run_of_random_games_and_all_questions() {
    let prompts = prompts();
    let games = compare_games(MANY_GAMES);
    let kinds =
        |questions: &BTreeSet<Kind>| questions.iter().map(|kind| kind.question.clone()).collect::<BTreeSet<_>>();
    let known: BTreeSet<Kind> = prompts.iter().map(|prompt| prompt.kind.clone()).collect();
    let rest: Vec<Prompt> = prompts.into_iter().filter(|prompt| !games.questions.contains(&prompt.kind)).collect();
    println!(
        "{MANY_GAMES} games, {} messages; {} of {} questions occurred in them, not {:?}",
        games.messages,
        known.intersection(&games.questions).count(),
        known.len(),
        rest.iter().map(|prompt| &prompt.kind).collect::<Vec<_>>(),
    );
    // Every kind of question comes up by chance; what single rare cards ask is reached from positions.
    assert_eq!(kinds(&games.questions), kinds(&known));
    let mut occurred = games.questions;
    occurred.extend(compare_prompts(&rest).questions);
    let missing: Vec<_> = known.difference(&occurred).collect();
    assert!(missing.is_empty(), "these questions did not occur: {missing:?}");
}
