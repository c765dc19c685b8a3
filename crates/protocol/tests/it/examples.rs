//! What the examples of the document should be, made with the real types from a real game.

use std::time::Duration;

use vale_engine::{
    Card, Event, FirstPlayer, Game, Happening, Match, Move, MoveList, Options, Position, Refusal, Seat, Seed, Setup,
    Source, Start,
};
use vale_protocol::http::{
    Accepted, Daily, DailyResult, GameStatistics, GamesOfSize, Invitation, InvitedTo, Me, PlayerStatistics, Progress,
    RatingState, Replay, ReplayStep, SeatStatistics, SourcePoints, TableMade, TableSummary,
};
use vale_protocol::{
    Away, Clock, Code, Commitment, Entry, First, Happened, Hello, Keeping, Occupant, Offer, PROTOCOL_VERSION,
    PlayerColour, PlayerId, Presence, Problem, PublicFact, RefusedMove, SeatState, ServerMessage, Settings, Stage,
    TableId, Turn, Update, View,
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

fn seats(playing: bool) -> Vec<SeatState> {
    let state = |number, occupant, colour| SeatState {
        seat: seat(number),
        occupant,
        colour: Some(colour),
        ready: true,
        kept: None,
        votes: vec![],
        time_left_ms: playing.then_some(120_000),
    };
    vec![state(1, person(ada(), "Ada"), PlayerColour::Yellow), state(2, person(bo(), "Bo"), PlayerColour::Green)]
}

fn turn(game: &Game) -> Turn {
    let mut legal = MoveList::new();
    game.legal_moves_into(&mut legal);
    let offer = |&m| Offer { m, brings: game.foresee(m) };
    let refused = |(m, refusal): (Move, Refusal)| RefusedMove { m, message: refusal.to_string(), refusal };
    Turn { moves: legal.iter().map(offer).collect(), refused: game.refused_moves().into_iter().map(refused).collect() }
}

const HUNT: [&str; 4] = ["hunt harpy", "hunt rudra", "hunt valkyrie", "hunt snail_maiden"];

fn update() -> Update {
    let (game, happenings) = play(&HUNT);
    let entry = Entry {
        seq: 9,
        at: AT + 61_000,
        what: Happened::Played { seat: seat(1), m: "hunt snail_maiden".parse().ok() },
        events: public(&happenings),
        secrets: vec![],
    };
    Update {
        seq: 9,
        entries: vec![entry],
        more: false,
        stage: Stage::Playing,
        seats: seats(true),
        you: Some(seat(1)),
        yours: vec![seat(1)],
        view: Some(View::Seat(Box::new(game.game().seat_view(seat(1))))),
        known_hands: vec![],
        turn: Some(turn(game.game())),
        can_undo: true,
        ranking: None,
        seed: None,
        rematch: None,
    }
}

/// A table at which one player sits, before the start, as somebody sees it who only watches.
fn snapshot() -> Update {
    let mut seats = seats(false);
    seats[1] = SeatState { occupant: Occupant::Nobody, colour: None, ready: false, ..seats[1].clone() };
    Update {
        seq: 2,
        entries: vec![],
        more: false,
        stage: Stage::Open,
        seats,
        you: None,
        yours: vec![],
        view: None,
        known_hands: vec![],
        turn: None,
        can_undo: false,
        ranking: None,
        seed: None,
        rematch: None,
    }
}

/// The messages, by the names of their blocks.
pub fn messages() -> Vec<(&'static str, ServerMessage)> {
    let hello = Hello {
        protocol: PROTOCOL_VERSION,
        rules: vale_engine::RULES_VERSION,
        table: table(),
        settings: settings(),
        host: ada(),
        commitment: Commitment::to(seed()),
        daily: None,
        you: Some(ada()),
    };
    let (game, _) = play(&HUNT[..1]);
    let refusal = game.game().check(game.game().read_move("hunt harpy").unwrap()).unwrap_err();
    let conflict = "the table has changed: it is at 9, and you decided at 7";
    vec![
        ("hello", ServerMessage::Hello(Box::new(hello))),
        ("snapshot", ServerMessage::Update(Box::new(snapshot()))),
        ("update", ServerMessage::Update(Box::new(update()))),
        ("done", ServerMessage::Done { id: "c1".to_owned(), seq: 9 }),
        (
            "refused",
            ServerMessage::Refused { id: "c2".to_owned(), seq: Some(6), problem: Problem::illegal_move(refusal) },
        ),
        (
            "conflict",
            ServerMessage::Refused {
                id: "c3".to_owned(),
                seq: Some(9),
                problem: Problem::new(Code::Conflict, conflict),
            },
        ),
        (
            "busy",
            ServerMessage::Refused {
                id: "c4".to_owned(),
                seq: None,
                problem: Problem::new(Code::Busy, "too many messages: wait a moment and send it again")
                    .retry_in(Duration::from_millis(49)),
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
        (
            "error",
            ServerMessage::Error {
                problem: Problem::new(Code::BadMessage, "this is not a command: expected value at line 1 column 1"),
            },
        ),
    ]
}

/// One entry of each kind, as the player on seat 1 gets them.
pub fn entries() -> Vec<Entry> {
    let puzzle = r#"{"rules":1,"options":{"players":2},"round":3,"phase":"action","first":1,"turn":1,
        "players":[{"score":9,"stones":"RB","hand":["sylph"],"area":["imp"]},{"score":12}],"seed":"7"}"#;
    let mut drawn = vec![];
    let mut game = Match::new(Start::Position(Position::from_json(puzzle).unwrap())).unwrap();
    let m = game.game().read_move("summon sylph").unwrap();
    game.play(m, &mut drawn).unwrap();
    let secrets: Vec<_> = drawn
        .iter()
        .filter_map(|happening| match happening {
            Happening::Private(to, secret) if *to == seat(1) => Some(*secret),
            _ => None,
        })
        .collect();
    assert_eq!(secrets.len(), 1, "the example is one with a secret");
    let (_, deal) = play(&[]);
    let (_, hunted) = play(&HUNT[..2]);

    let (one, two) = (seat(1), seat(2));
    let happened = [
        (Happened::Sat { seat: one, player: ada(), name: "Ada".to_owned(), colour: PlayerColour::Yellow }, &[][..]),
        (Happened::Reserved { seat: two }, &[]),
        (Happened::Public(PublicFact::Cleared { seat: two }), &[]),
        (Happened::Public(PublicFact::BotSat { seat: two, level: 2, colour: PlayerColour::Green }), &[]),
        (Happened::Public(PublicFact::ColourChosen { seat: one, colour: PlayerColour::Violet }), &[]),
        (Happened::Public(PublicFact::Readied { seat: one, ready: true }), &[]),
        (Happened::Public(PublicFact::SawReptile { seat: one }), &[]),
        (Happened::Public(PublicFact::Started), &deal),
        (Happened::Played { seat: two, m: None }, &hunted),
        (Happened::Undone { seat: two, undone: 9 }, &[]),
        (Happened::Played { seat: one, m: "summon sylph RB".parse().ok() }, &drawn),
        (Happened::Said { seat: two, player: bo(), name: "Bo".to_owned(), text: "Well played!".to_owned() }, &[]),
        (Happened::SaidMuted { seat: two, player: bo(), name: "Bo".to_owned() }, &[]),
        (Happened::Public(PublicFact::Paced { pace_ms: 350 }), &[]),
        (Happened::Public(PublicFact::Voted { seat: one, absent: two }), &[]),
        (Happened::Public(PublicFact::Kept { seat: two, keeping: Keeping::Vote }), &[]),
        (Happened::Public(PublicFact::Returned { seat: two }), &[]),
        (Happened::Public(PublicFact::Rematch { table: next_table() }), &[]),
    ];
    let entry = |(seq, (what, happenings)): (u64, (Happened, &[Happening]))| {
        let mine = matches!(what, Happened::Played { seat: by, .. } if by == one);
        let secrets = if mine { secrets.clone() } else { vec![] };
        Entry { seq, at: AT + 1000 * seq, what, events: public(happenings), secrets }
    };
    (1..).zip(happened).map(entry).collect()
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
    let token = "2f1c7d0e9b3a48566778899aabbccddeeff00112233445566778899aabbccdd0";
    let host = "https://vale.example.org";
    let summary = TableSummary {
        table: table(),
        settings: settings(),
        stage: Stage::Playing,
        seats: vec![person(ada(), "Ada"), Occupant::Bot { level: 2 }],
        made_at: AT,
        changed_at: AT + 4000,
        progress: Some(Progress { round: 3, asked: Some(seat(1)), scores: vec![12, 9], places: vec![] }),
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
                    DailyResult { you: false, name: "Bo".to_owned(), points: 71, margin: 23 },
                    DailyResult { you: true, name: "Ada".to_owned(), points: 64, margin: -2 },
                ],
            }),
        ),
        ("TableSummary", json(&summary)),
        ("Invitation", json(&Invitation { token: token.to_owned(), address: format!("{host}/join#{token}") })),
        ("InvitedTo", json(&invited)),
        ("Accepted", json(&Accepted { table: table(), seat: seat(2) })),
        ("Replay", json(&replay())),
        ("GameStatistics", json(&statistics)),
        ("PlayerStatistics", json(&player)),
        ("Problem", json(&Problem::new(Code::NotOver, "this game is not over yet: it can be watched here afterwards"))),
    ]
}
