//! What the examples of the document should be: what real tables tell, and real types from real games.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use vale_engine::{Card, Event, FirstPlayer, Happening, Match, Options, Position, Seat, Seed, Setup, Source, Start};
use vale_protocol::http::{
    Accepted, AlbumEntry, Daily, DailyGhost, DailyResult, GameStatistics, GamesOfSize, Invitation, InvitedTo, Me,
    PlayerStatistics, Progress, RatingState, Replay, ReplayStep, SeatStatistics, SourcePoints, TableMade, TableSummary,
};
use vale_protocol::{
    Away, Clock, Code, Command, Commitment, Entry, First, Occupant, PlayerColour, PlayerId, Presence, Problem,
    PublicFact, Reaction, Request, ServerMessage, Settings, Stage, Substitution, TableId, Update,
};
use vale_table::{
    Actor, Blueprint, Decision, DecisionContext, Fact, NewFact, Now, PendingCommand, Place, TableLog, Viewer,
};

const AT: u64 = 1_794_787_200_000;

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

fn seed() -> Seed {
    Seed::from_number(7)
}

fn table() -> TableId {
    TableId("5d41402abc4b2a76b9719d911017c592".to_owned())
}

fn next_table() -> TableId {
    TableId("7d793037a0760186574b0282f2f435e7".to_owned())
}

fn ada() -> PlayerId {
    PlayerId("8c6744c9d42ec2cb9e8885b54ff744d0".to_owned())
}

fn bo() -> PlayerId {
    PlayerId("ad7532d5b3860a408fbe01f9455dca36".to_owned())
}

fn person(player: PlayerId, name: &str) -> Occupant {
    Occupant::Person { player, name: name.to_owned(), beside: false }
}

fn settings() -> Settings {
    Settings {
        first: First::Seat(seat(1)),
        clock: Clock::Turn { seconds: 120 },
        public: true,
        ..Settings::new(Options::new(2))
    }
}

/// Plays these moves, and tells what the last one brought about.
fn play(moves: &[&str]) -> (Match, Vec<Happening>) {
    let setup = Setup { first: FirstPlayer::Chosen(seat(1)), ..Setup::new(2, seed()) };
    let mut happenings = vec![];
    let mut game = Match::begin(Start::Setup(setup), &mut happenings).unwrap();
    for text in moves {
        happenings.clear();
        let m = game.game().read_move(text).unwrap();
        game.play(m, &mut happenings).unwrap();
    }
    (game, happenings)
}

fn public(happenings: &[Happening]) -> Vec<Event> {
    let events = happenings.iter().filter_map(|happening| match happening {
        Happening::Public(event) => Some(*event),
        Happening::Private(..) => None,
    });
    events.collect()
}

const HUNT: [&str; 4] = ["hunt harpy", "hunt rudra", "hunt valkyrie", "hunt snail_maiden"];

/// A table of Ada.
fn made(settings: &Settings, position: Option<&str>) -> TableLog {
    let blueprint = Blueprint {
        host: &ada(),
        settings,
        plan: vec![],
        seed: seed(),
        position: position.map(str::to_owned),
        daily: None,
    };
    let mut log = TableLog::open(&blueprint.rows(table(), AT, &HashMap::new()).unwrap().0).unwrap();
    log.names = HashMap::from([(ada(), "Ada".to_owned()), (bo(), "Bo".to_owned())]);
    log
}

/// What becomes of a command of a player who saw everything up to a number.
fn decide(log: &TableLog, player: &PlayerId, request: &Request, expects: Option<u64>) -> Result<Fact, Problem> {
    let actor = Actor::Person { player, chosen: None, invited_to: None };
    let command = PendingCommand { actor, id: "a command", expects, request };
    match log.decide(&command, DecisionContext::default())? {
        Decision::Append(fact) => Ok(fact),
        other => panic!("{other:?}"),
    }
}

fn append(log: &mut TableLog, fact: Fact, at: u64) {
    let command = log.next_id("command");
    log.append(NewFact { fact, command, player: None, at, thought_ms: 0 }).unwrap();
}

/// Lets a player do something.
fn does(log: &mut TableLog, player: &PlayerId, request: &Request, at: u64) {
    let fact = decide(log, player, request, Some(log.seq())).unwrap();
    append(log, fact, at);
}

fn hunt(text: &str) -> Request {
    Request::Play { m: text.parse().unwrap() }
}

fn told(log: &TableLog, seat: Option<Seat>, after: Option<u64>, muted: &HashSet<PlayerId>) -> Update {
    log.update(Viewer { place: &Place::from(seat), muted }, after, Now { wall_ms: AT, thought_ms: 0 })
}

/// The messages, by the names of their blocks. A table tells them, but for the last three: those are of its host program.
pub fn messages() -> Vec<(&'static str, ServerMessage)> {
    let (ada, bo, nobody) = (ada(), bo(), HashSet::new());
    let mut log = made(&settings(), None);
    let hello = log.hello(Some(ada.clone()));
    does(&mut log, &ada, &Request::Sit { seat: seat(1), colour: None }, AT);
    does(&mut log, &ada, &Request::Ready { ready: true }, AT);
    let snapshot = told(&log, None, None, &nobody);
    does(&mut log, &bo, &Request::Sit { seat: seat(2), colour: None }, AT);
    does(&mut log, &bo, &Request::Ready { ready: true }, AT);
    does(&mut log, &ada, &Request::Start {}, AT);
    does(&mut log, &ada, &hunt(HUNT[0]), AT);
    let refused = decide(&log, &bo, &hunt(HUNT[0]), Some(log.seq())).map(|_| 0);
    let refused = log.answer("c2".to_owned(), refused);
    for (player, text) in [&bo, &bo, &ada].into_iter().zip(&HUNT[1..]) {
        does(&mut log, player, &hunt(text), AT + 61_000);
    }
    let update = told(&log, Some(seat(1)), Some(log.seq() - 1), &nobody);
    let conflict = decide(&log, &ada, &Request::Undo {}, Some(7)).map(|_| 0);
    let busy = Problem::new(Code::Busy, "too many messages: wait a moment and send it again");
    vec![
        ("hello", ServerMessage::Hello(Box::new(hello))),
        ("snapshot", ServerMessage::Update(Box::new(snapshot))),
        ("update", ServerMessage::Update(Box::new(update))),
        ("done", log.answer("c1".to_owned(), Ok(log.seq()))),
        ("refused", refused),
        ("conflict", log.answer("c3".to_owned(), conflict)),
        (
            "busy",
            ServerMessage::Refused {
                id: "c4".to_owned(),
                seq: None,
                problem: busy.retry_in(Duration::from_millis(49)),
            },
        ),
        (
            "presence",
            ServerMessage::Presence(Presence {
                seats: vec![seat(1), seat(2)],
                spectators: 1,
                away: vec![Away { seat: seat(3), vote_in_ms: 42_000 }],
            }),
        ),
        ("error", ServerMessage::Error { problem: Command::read("hello").unwrap_err() }),
    ]
}

/// A position in which seat 1 summons a card that lets it draw another.
const PUZZLE: &str = r#"{"rules":1,"options":{"players":2},"round":3,"phase":"action","first":1,"turn":1,
    "players":[{"score":9,"stones":"RB","hand":["sylph"],"area":["imp"]},{"score":12}],"seed":"7"}"#;

/// One entry of each kind, as the player on seat 1 gets them.
pub fn entries() -> Vec<Entry> {
    let (one, two) = (seat(1), seat(2));
    let said = || Fact::Said { seat: two, player: bo(), text: "Well played!".to_owned() };
    let played = |seat, text: &str| Fact::Played { seat, m: text.parse().unwrap(), spent_ms: 0, substituted: false };
    let facts = [
        Fact::Sat { seat: one, player: ada(), colour: PlayerColour::Yellow },
        Fact::Reserved { seat: two, by: Some(ada()) },
        PublicFact::Cleared { seat: two }.into(),
        PublicFact::BotSat { seat: two, level: 2, colour: PlayerColour::Green }.into(),
        PublicFact::ColourChosen { seat: one, colour: PlayerColour::Violet }.into(),
        PublicFact::Readied { seat: one, ready: true }.into(),
        PublicFact::SawReptile { seat: one }.into(),
        PublicFact::Started.into(),
        played(two, HUNT[1]),
        Fact::Undone { seat: two },
        played(two, HUNT[1]),
        said(),
        said(),
        PublicFact::Paced { pace_ms: 350 }.into(),
        PublicFact::Voted { seat: one, absent: two }.into(),
        PublicFact::Substituted { seat: two, reason: Substitution::Vote }.into(),
        PublicFact::Returned { seat: two }.into(),
        PublicFact::Rematch { table: next_table() }.into(),
        Fact::Reacted { seat: two, player: bo(), reaction: Reaction::Bravo },
        PublicFact::Hinted { seat: one }.into(),
    ];
    let first = Settings { first: First::Seat(two), ..settings() };
    let mut log = made(&first, None);
    facts.into_iter().zip(1..).for_each(|(fact, seq)| append(&mut log, fact, AT + 1000 * seq));
    let of = |log: &TableLog, seq: u64, muted: &HashSet<PlayerId>| {
        told(log, Some(one), Some(seq - 1), muted).entries[0].clone()
    };
    let nobody = HashSet::new();
    let mut entries: Vec<_> = (1..=log.seq()).map(|seq| of(&log, seq, &nobody)).collect();
    entries[12] = of(&log, 13, &HashSet::from([bo()]));
    // The eleventh is of another table, where a move turned up something that only its player sees.
    let mut puzzle = made(&first, Some(PUZZLE));
    (1..10).for_each(|_| append(&mut puzzle, said(), AT));
    append(&mut puzzle, PublicFact::Started.into(), AT);
    append(&mut puzzle, played(one, "summon sylph RB"), AT + 11_000);
    entries[10] = of(&puzzle, 11, &nobody);
    assert_eq!(entries[10].secrets.len(), 1, "the example is one with a secret");
    entries
}

fn source(id: &str, points: i32) -> SourcePoints {
    SourcePoints { source: Source::from(Card::by_id(id).unwrap()), points }
}

fn ranking() -> vale_engine::Ranking {
    let end = r#"{"rules":1,"options":{"players":2},"round":10,"phase":"over","first":1,
        "players":[{"score":61,"area":["imp"]},{"score":48}]}"#;
    Match::new(Start::Position(Position::from_json(end).unwrap())).unwrap().game().ranking()
}

fn replay() -> Replay {
    let (game, happenings) = play(&HUNT[..1]);
    let step = ReplayStep {
        seat: Some(seat(1)),
        m: HUNT[0].parse().ok(),
        events: public(&happenings),
        view: game.game().table_view(),
        hands: vec![vec![], vec![]],
    };
    Replay {
        table: table(),
        names: vec!["Ada".to_owned(), "Bo".to_owned()],
        seed: seed(),
        commitment: Commitment::to(seed()),
        step_count: 146,
        first_step: 1,
        steps: vec![step],
    }
}

/// As it is sent.
pub fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// The bodies of answers, by the names of their blocks.
pub fn answers() -> Vec<(&'static str, String)> {
    let token = "2f1c7d0e9b3a48566778899aabbccdd0";
    let host = "https://vale.example.org";
    let summary = TableSummary {
        table: table(),
        settings: settings(),
        stage: Stage::Playing,
        seats: vec![person(ada(), "Ada"), Occupant::Bot { level: 2 }],
        made_at: AT,
        changed_at: AT + 4000,
        progress: Some(Progress { round: 3, asked: Some(seat(1)), scores: vec![12, 9], places: vec![] }),
        on_device: false,
    };
    let invited = InvitedTo {
        table: table(),
        seat: seat(2),
        by: "Ada".to_owned(),
        settings: settings(),
        stage: Stage::Open,
        seats: vec![person(ada(), "Ada"), Occupant::Invited],
        free_colours: vec![PlayerColour::Green, PlayerColour::Violet, PlayerColour::Black],
        seated: false,
    };
    let statistics = GameStatistics {
        table: table(),
        ranking: ranking(),
        seats: vec![
            SeatStatistics {
                seat: seat(1),
                occupant: person(ada(), "Ada"),
                colour: Some(PlayerColour::Yellow),
                by_round: vec![1, 5, 12, 20, 31, 45, 61],
                sources: vec![source("hydra", 32), source("imp", 28)],
                at_start: 1,
            },
            SeatStatistics {
                seat: seat(2),
                occupant: Occupant::Bot { level: 2 },
                colour: Some(PlayerColour::Green),
                by_round: vec![2, 6, 11, 19, 30, 41, 48],
                sources: vec![source("rudra", 50), source("succubus", -4)],
                at_start: 2,
            },
        ],
        on_device: false,
    };
    let player = PlayerStatistics {
        player: ada(),
        name: "Ada".to_owned(),
        games: vec![GamesOfSize {
            players: 2,
            games: 12,
            wins: 7,
            mean_points: 58.25,
            rating: Some(RatingState { rating: 27.5, uncertainty: 5.25, games: 9 }),
        }],
        sources: vec![source("hydra", 118), source("rudra", 96)],
    };
    vec![
        ("Me", json(&Me { player: ada(), name: "Ada".to_owned(), account: false })),
        (
            "TableMade",
            json(&TableMade {
                table: table(),
                address: format!("{host}/t/{}", table()),
                commitment: Commitment::to(seed()),
            }),
        ),
        (
            "Daily",
            json(&Daily {
                date: "2026-11-16".to_owned(),
                table: Some(table()),
                results: vec![
                    DailyResult { place: 1, you: false, name: "Bo".to_owned(), points: 71, margin: 23 },
                    DailyResult { place: 37, you: true, name: "Ada".to_owned(), points: 34, margin: -22 },
                ],
                ghost: Some(DailyGhost { level: 5, points: 83, margin: 31 }),
                streak: 4,
            }),
        ),
        ("TableSummary", json(&summary)),
        ("Invitation", json(&Invitation { token: token.to_owned(), address: format!("{host}/join#{token}") })),
        ("InvitedTo", json(&invited)),
        ("Accepted", json(&Accepted { table: table(), seat: seat(2) })),
        ("Replay", json(&replay())),
        ("GameStatistics", json(&statistics)),
        ("PlayerStatistics", json(&player)),
        ("AlbumEntry", json(&AlbumEntry { card: Card::by_id("hydra").unwrap(), games: 3, first_at: AT })),
        ("Problem", json(&Problem::new(Code::NotOver, "this game is not over yet: it can be watched here afterwards"))),
    ]
}
