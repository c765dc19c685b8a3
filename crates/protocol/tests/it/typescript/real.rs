//! Everything that is sent, or a good part of it, against the types.

use std::collections::HashSet;

use serde_json::Value;
use vale_engine::{
    Card, Choices, Colour, Family, Game, Happening, Move, MoveList, Options, Refusal, Seat, Secret, Seed, Setup,
    Source, Stones, Tile,
};
use vale_protocol::{
    Away, Clock, Code, Command, Commitment, Entry, First, Happened, Hello, Occupant, Offer, PlayerColour, PlayerId,
    Presence, Problem, PublicFact, Reaction, RefusedMove, Request, SeatState, ServerMessage, Settings, Stage,
    Substitution, TableId, Turn, Update, View, http,
};
use vale_testkit::{Dice, Style, all_options};

use super::{Types, assert_fits, generated};

fn player() -> PlayerId {
    PlayerId("p1".to_owned())
}

fn table() -> TableId {
    TableId("t1".to_owned())
}

fn settings(options: Options) -> Settings {
    Settings::new(options)
}

/// Moves of every kind, most of them refused.
fn odd_moves(game: &Game, dice: &mut Dice) -> Vec<Move> {
    let cards: Vec<Card> = game.options().deck().iter().collect();
    let tiles: Vec<Tile> = Tile::all().collect();
    let (card, tile) = (dice.pick(&cards).unwrap(), dice.pick(&tiles).unwrap());
    let mine = game.asked_seat().and_then(|seat| game.hand(seat).iter().next()).unwrap_or(card);
    let pay = dice.pick(&[Stones::NONE, Stones::new(4, 0, 0), Stones::new(1, 1, 1)]).unwrap();
    vec![
        Move::Take(tile),
        Move::Hunt(card),
        Move::Sell(card),
        Move::Summon { card, pay },
        Move::Summon { card: mine, pay },
        Move::Remove { card, pay },
        Move::UseTile(tile),
        Move::End,
        Move::Use(card),
        Move::Keep(pay),
        Move::Choose(Choices(dice.below(8) as u8)),
        Move::Pick(card),
        Move::Family(Family::Fire),
        Move::Upgrade(Colour::Purple),
        Move::Pay(pay),
        Move::Player(Seat::FIRST),
    ]
}

fn turn(game: &Game) -> Turn {
    let offers = game.offers().into_iter();
    let refused = game.refused_moves().into_iter();
    Turn {
        moves: offers.map(|(m, brings)| Offer { m, brings }).collect(),
        refused: refused.map(|(m, refusal)| RefusedMove { m, message: refusal.to_string(), refusal }).collect(),
    }
}

fn entry(what: Happened, happenings: &[Happening]) -> Entry {
    let mut entry = Entry { seq: 1, at: 2, what, events: vec![], secrets: vec![] };
    for happening in happenings {
        match *happening {
            Happening::Public(event) => entry.events.push(event),
            Happening::Private(_, secret) => entry.secrets.push(secret),
        }
    }
    entry
}

fn update(game: &Game, entries: Vec<Entry>, you: Option<Seat>) -> ServerMessage {
    let view = match you {
        Some(seat) => View::Seat(Box::new(game.seat_view(seat))),
        None => View::Table(Box::new(game.table_view())),
    };
    let state = |seat: Seat| SeatState {
        seat,
        occupant: Occupant::Person { player: player(), name: "Ada".to_owned(), beside: seat != Seat::FIRST },
        colour: Some(PlayerColour::Green),
        ready: true,
        substituted: Some(Substitution::Vote),
        votes: vec![seat],
        time_left_ms: Some(5),
    };
    ServerMessage::Update(Box::new(Update {
        seq: 9,
        entries,
        more: you.is_none(),
        stage: if game.is_over() { Stage::Over } else { Stage::Playing },
        seats: game.seats().map(state).collect(),
        you,
        yours: you.into_iter().collect(),
        view: Some(view),
        known_hands: vec![],
        turn: (you.is_some() && game.asked_seat() == you).then(|| turn(game)),
        can_undo: false,
        ranking: game.is_over().then(|| game.ranking()),
        seed: game.is_over().then(|| Seed::from_number(1)),
        rematch: None,
    }))
}

/// The values of the tags in a message.
fn tags(value: &Value, found: &mut HashSet<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| tags(value, found)),
        Value::Object(fields) => {
            for (key, value) in fields {
                if let (true, Value::String(tag)) = (["event", "question", "reason"].contains(&&**key), value) {
                    found.insert(format!("{key} {tag}"));
                }
                tags(value, found);
            }
        }
        _ => {}
    }
}

#[test]
fn whole_games_fit_the_types() {
    let types = Types::read(&generated());
    let mut found = HashSet::new();
    for (options, number) in all_options().zip(0..) {
        let (mut dice, mut moves) = (Dice::new(number), MoveList::new());
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
        let mut happenings = vec![];
        let mut game = Game::begin(&setup, &mut happenings).unwrap();
        let style = Style::ALL[number as usize % Style::ALL.len()];
        loop {
            let seat = game.asked_seat();
            let what = Happened::Played { seat: Seat::FIRST, m: Some(Move::End) };
            let message = update(&game, vec![entry(what, &happenings)], seat);
            tags(&serde_json::to_value(&message).unwrap(), &mut found);
            assert_fits(&types, "ServerMessage", &message);
            for m in odd_moves(&game, &mut dice) {
                assert_fits(&types, "Move", &m);
                if let Err(refusal) = game.check(m) {
                    let problem = Problem::illegal_move(refusal);
                    tags(&serde_json::to_value(&problem).unwrap(), &mut found);
                    assert_fits(&types, "Problem", &problem);
                }
            }
            happenings.clear();
            game.legal_moves_into(&mut moves);
            let Some(m) = style.choose(&moves, &mut dice) else { break };
            game.play(m, &mut happenings).unwrap();
        }
        assert_fits(&types, "ServerMessage", &update(&game, vec![], None));
    }
    // Most kinds of events, questions and reasons occur.
    let count = |tag: &str| found.iter().filter(|found| found.starts_with(tag)).count();
    assert!(count("event") > 35 && count("question") > 20 && count("reason") > 18, "{found:?}");
}

#[test]
fn other_messages_fit_the_types() {
    let types = Types::read(&generated());
    let seat = Seat::FIRST;
    let (name, text) = (|| "Ada".to_owned(), || "hello".to_owned());
    let colour = PlayerColour::Black;
    let happened = [
        Happened::Sat { seat, player: player(), name: name(), colour },
        Happened::Public(PublicFact::Cleared { seat }),
        Happened::Reserved { seat },
        Happened::Public(PublicFact::BotSat { seat, level: 4, colour }),
        Happened::Public(PublicFact::ColourChosen { seat, colour }),
        Happened::Public(PublicFact::Readied { seat, ready: true }),
        Happened::Public(PublicFact::SawReptile { seat }),
        Happened::Public(PublicFact::Started),
        Happened::Played { seat, m: None },
        Happened::Undone { seat, undone: 3 },
        Happened::Said { seat, player: player(), name: name(), text: text() },
        Happened::Reacted { seat, player: player(), name: name(), reaction: Reaction::Wow },
        Happened::SaidMuted { seat, player: player(), name: name() },
        Happened::Public(PublicFact::Paced { pace_ms: 350 }),
        Happened::Public(PublicFact::Substituted { seat, reason: Substitution::Clock }),
        Happened::Public(PublicFact::Substituted { seat, reason: Substitution::Left }),
        Happened::Public(PublicFact::Returned { seat }),
        Happened::Public(PublicFact::Voted { seat, absent: seat }),
        Happened::Public(PublicFact::Rematch { table: table() }),
    ];
    let game = Game::new(&Setup::new(2, Seed::from_number(1))).unwrap();
    let secrets = [Secret::DrewCard { card: Card::by_id("imp").unwrap() }].map(|it| Happening::Private(seat, it));
    let entries = happened.into_iter().map(|what| entry(what, &secrets)).collect();
    assert_fits(&types, "ServerMessage", &update(&game, entries, Some(seat)));
    let problem = || Problem::new(Code::Conflict, "look again");
    let hello = Hello {
        protocol: 1,
        rules: 1,
        table: table(),
        settings: settings(Options { artifact_tiles: true, ..Options::new(4) }),
        host: player(),
        commitment: Commitment::to(Seed::from_number(1)),
        daily: Some("2026-11-16".to_owned()),
        guided: true,
        you: None,
    };
    for message in [
        ServerMessage::Hello(Box::new(hello)),
        ServerMessage::Done { id: "1".to_owned(), seq: 1 },
        ServerMessage::Refused { id: "1".to_owned(), seq: Some(1), problem: Problem::illegal_move(Refusal::GameOver) },
        ServerMessage::Refused { id: "1".to_owned(), seq: None, problem: problem() },
        ServerMessage::Presence(Presence {
            seats: vec![seat],
            spectators: 2,
            away: vec![Away { seat, vote_in_ms: 1 }],
        }),
        ServerMessage::Error { problem: problem() },
    ] {
        assert_fits(&types, "ServerMessage", &message);
    }
    for occupant in [Occupant::Nobody, Occupant::Invited, Occupant::Bot { level: 0 }] {
        assert_fits(&types, "Occupant", &occupant);
    }
    for request in [
        Request::Sit { seat, colour: None },
        Request::Sit { seat, colour: Some(colour) },
        Request::Stand {},
        Request::SeatBot { seat, level: 2 },
        Request::Reserve { seat },
        Request::Clear { seat },
        Request::Colour { colour },
        Request::Ready { ready: true },
        Request::Reptile {},
        Request::Start {},
        Request::Play { m: Move::End },
        Request::Undo {},
        Request::Say { text: text() },
        Request::React { reaction: Reaction::Bravo },
        Request::Mute { player: player(), muted: true },
        Request::Vote { seat },
        Request::Leave {},
        Request::Return {},
        Request::Rematch {},
    ] {
        assert_fits(&types, "Command", &Command { id: "1".to_owned(), expects: Some(1), request });
    }
    assert_fits(&types, "Command", &Command { id: "1".to_owned(), expects: None, request: Request::Undo {} });
}

#[test]
fn bodies_of_requests_and_answers_fit_the_types() {
    let types = Types::read(&generated());
    let (seat, seed) = (Seat::FIRST, Seed::from_number(3));
    let (name, commitment) = (|| "Ada".to_owned(), Commitment::to(seed));
    let firsts = [First::Random, First::Reptile, First::Seat(seat)];
    for (first, clock) in firsts.into_iter().zip([Clock::None, Clock::Turn { seconds: 9 }, Clock::Bank { seconds: 9 }])
    {
        let settings = Settings { first, clock, ..settings(Options::new(3)) };
        let seats =
            vec![http::SeatPlan::Me, http::SeatPlan::Bot(2), http::SeatPlan::Open, http::SeatPlan::Beside(name())];
        assert_fits(
            &types,
            "NewTable",
            &http::NewTable { settings, seats, colour: None, position: None, daily: false, guided: false },
        );
    }
    let results = vec![http::DailyResult { place: 21, you: true, name: name(), points: 60, margin: -3 }];
    assert_fits(&types, "Daily", &http::Daily { date: name(), table: Some(table()), results, ghost: None, streak: 0 });
    let ghost = Some(http::DailyGhost { level: 3, points: 70, margin: 9 });
    assert_fits(&types, "Daily", &http::Daily { date: name(), table: None, results: vec![], ghost, streak: 5 });
    let card = Card::by_id("imp").unwrap();
    assert_fits(&types, "AlbumEntry", &http::AlbumEntry { card, games: 2, first_at: 1 });
    assert_fits(&types, "NewGuest", &http::NewGuest { name: name() });
    assert_fits(&types, "Credentials", &http::Credentials { name: name(), password: name() });
    assert_fits(&types, "Password", &http::Password { password: name() });
    assert_fits(&types, "NewPassword", &http::NewPassword { old: name(), new: name() });
    assert_fits(&types, "Me", &http::Me { player: player(), name: name(), account: false });
    assert_fits(&types, "TableMade", &http::TableMade { table: table(), address: name(), commitment });
    let summary = http::TableSummary {
        table: table(),
        settings: settings(Options::new(2)),
        stage: Stage::Open,
        seats: vec![Occupant::Nobody],
        made_at: 1,
        changed_at: 2,
        progress: None,
        on_device: false,
    };
    assert_fits(&types, "TableSummary", &summary);
    let progress = http::Progress { round: 10, asked: None, scores: vec![61, 48], places: vec![1, 2] };
    let summary = http::TableSummary { stage: Stage::Over, progress: Some(progress), on_device: true, ..summary };
    assert_fits(&types, "TableSummary", &summary);
    for ended_at in [None, Some(1)] {
        assert_fits(&types, "SentRecord", &http::SentRecord { record: name(), ended_at });
    }
    assert_fits(&types, "InvitationToken", &http::InvitationToken { token: name() });
    let invited = http::InvitedTo {
        table: table(),
        seat,
        by: name(),
        settings: settings(Options::new(2)),
        stage: Stage::Open,
        seats: vec![Occupant::Invited],
        free_colours: vec![PlayerColour::Black],
        seated: false,
    };
    assert_fits(&types, "InvitedTo", &invited);
    assert_fits(&types, "NewInvitation", &http::NewInvitation { seat });
    assert_fits(&types, "Invitation", &http::Invitation { token: name(), address: name() });
    assert_fits(&types, "Accept", &http::Accept { token: name(), colour: None });
    assert_fits(&types, "Accepted", &http::Accepted { table: table(), seat });
    let game = Game::new(&Setup::new(2, seed)).unwrap();
    let step = http::ReplayStep {
        seat: None,
        m: Some(Move::End),
        events: vec![],
        view: game.table_view(),
        hands: vec![vec![Card::by_id("imp").unwrap()], vec![]],
    };
    let (names, steps) = (vec![name()], vec![step]);
    let replay = http::Replay { table: table(), names, seed, commitment, step_count: 9, first_step: 0, steps };
    assert_fits(&types, "Replay", &replay);
    let sources = || {
        let sources = [Source::Card(Card::by_id("imp").unwrap()), Source::Tile(Tile::by_id("ring_of_wishes").unwrap())];
        sources.map(|source| http::SourcePoints { source, points: -2 }).to_vec()
    };
    let (occupant, colour) = (Occupant::Bot { level: 1 }, Some(PlayerColour::Green));
    let seats =
        vec![http::SeatStatistics { seat, occupant, colour, by_round: vec![1, 2], sources: sources(), at_start: 1 }];
    let statistics = http::GameStatistics { table: table(), ranking: game.ranking(), seats, on_device: true };
    assert_fits(&types, "GameStatistics", &statistics);
    let rating = Some(http::RatingState { rating: 25.5, uncertainty: 8.25, games: 1 });
    let games = vec![
        http::GamesOfSize { players: 2, games: 3, wins: 1, mean_points: 40.5, rating },
        http::GamesOfSize { players: 3, games: 0, wins: 0, mean_points: 0.0, rating: None },
    ];
    let statistics = http::PlayerStatistics { player: player(), name: name(), games, sources: sources() };
    assert_fits(&types, "PlayerStatistics", &statistics);
}

#[test]
fn a_value_that_does_not_fit_is_noticed() {
    let types = Types::read(&generated());
    let wrong = |name: &str, text: &str| types.check(name, &serde_json::from_str(text).unwrap()).unwrap_err();
    assert_eq!(wrong("Seat", "5"), "Seat: 5 does not fit");
    assert_eq!(wrong("Stones", "3"), "Stones: 3 does not fit");
    assert_eq!(wrong("Card", "\"unicorn\""), "Card: \"unicorn\" does not fit");
    assert!(wrong("CardSet", "[\"imp\", 7]").contains("does not fit"));
    assert!(wrong("Event", r#"{"event": "hunted", "seat": 1}"#).contains("does not fit"));
    assert!(wrong("Event", r#"{"event": "hunted", "seat": 1, "card": "imp", "more": 1}"#).contains("does not fit"));
    assert!(wrong("Move", r#"{"verb": "hunt", "what": 7}"#).contains("does not fit"));
    assert!(wrong("Asked", r#"{"seat": 1, "question": "riddle"}"#).contains("does not fit"));
    assert!(types.check("Asked", &serde_json::json!({"seat": 1, "question": "hunt"})).is_ok());
}
