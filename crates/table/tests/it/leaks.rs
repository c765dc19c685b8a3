//! Two games that look alike to a seat must sound alike to it: every message, to the byte.

use std::time::Duration;

use vale_engine::{Event, Game, Move, MoveList, Options, Seat, Seed, Setup};
use vale_protocol::{PlayerColour, PlayerId, PublicFact, Request, ServerMessage, Settings};
use vale_table::{DecisionContext, Fact, Now, PendingCommand, Sitter, TableLog, statistics};
use vale_testkit::{Dice, all_moves, look_alike};

use crate::desk::{NOON, append, id, person, table_row, update};

fn player() -> PlayerId {
    id("ada")
}

/// As it is sent.
fn json(message: &ServerMessage) -> String {
    serde_json::to_string(message).unwrap()
}

/// A running table at this point of a game.
fn table_at(game: &Game) -> TableLog {
    let options = game.options();
    let seats = Seat::all(options.players).zip(PlayerColour::ALL);
    // All share one device: then there is the most to be mixed up.
    let plan: Vec<_> = seats
        .map(|(seat, colour)| match seat {
            Seat::FIRST => Sitter::Person { player: player(), colour },
            seat => Sitter::Beside { player: player(), name: format!("Guest {seat}"), colour },
        })
        .collect();
    let row = table_row(&Settings::new(options), &plan, Some(game.position().unwrap().to_json()));
    let mut log = TableLog::open(&row).unwrap();
    happen(&mut log, Fact::Public(PublicFact::Started));
    log
}

fn happen(log: &mut TableLog, fact: Fact) {
    let at = NOON + (log.seq() + 1) * 1000;
    append(log, fact, at, 700);
}

/// Two tables, and the seat that must not be able to tell them apart.
struct Twins {
    one: TableLog,
    two: TableLog,
    seat: Seat,
    compared: usize,
}

impl Twins {
    fn sounds_alike(&mut self, what: &str, say: impl Fn(&TableLog) -> String) {
        let (one, two) = (say(&self.one), say(&self.two));
        assert_eq!(one, two, "{what} tells seat {} what is hidden from it", self.seat);
        self.compared += 1;
    }

    /// Compares everything that the seat and a bystander can get to hear now.
    fn compare(&mut self, dice: &mut Dice) {
        let seat = self.seat;
        let now = Now { wall_ms: NOON + 3_600_000, thought_ms: 1_500 };
        self.sounds_alike("hello", |log| json(&ServerMessage::Hello(Box::new(log.hello(Some(player()))))));
        for (viewer, whose) in [(Some(seat), "the seat's"), (None, "a bystander's")] {
            for (after, what) in
                [(None, "snapshot"), (Some(0), "log"), (Some(self.one.seq().saturating_sub(1)), "update")]
            {
                self.sounds_alike(&format!("{whose} {what}"), |log| {
                    json(&ServerMessage::Update(Box::new(update(log, viewer, after, now))))
                });
            }
        }
        self.sounds_alike("statistics", |log| {
            let play = log.state.play.as_ref();
            let shown = play.and_then(|play| statistics(&log.id, &play.game, Vec::new(), false));
            format!("{:?}", shown.is_some())
        });
        for request in requests(&self.one, seat, dice) {
            let context = DecisionContext { thought_ms: 5, away: 0b1100, grace: Duration::from_mins(1) };
            let ada = player();
            self.sounds_alike(&format!("the answer to {request:?}"), |log| {
                let (actor, expects) = (person(&ada, Some(seat)), Some(log.seq()));
                let decided = log.decide(&PendingCommand { actor, id: "ada:new", expects, request: &request }, context);
                json(&log.answer("new".to_owned(), decided.map(|_| log.seq() + 1)))
            });
        }
    }

    /// Plays the same move at both tables. False if one of them does not allow it, or it turns up something hidden.
    fn play(&mut self, m: Move, seat: Seat) -> bool {
        if self.two.state.game().unwrap().check(m).is_err() {
            return false;
        }
        let mut events = Vec::<Event>::new();
        Game::clone(self.one.state.game().unwrap()).play(m, &mut events).unwrap();
        if events.iter().any(Event::reveals) {
            return false;
        }
        for log in [&mut self.one, &mut self.two] {
            happen(log, Fact::Played { seat, m, spent_ms: 10, substituted: false });
        }
        true
    }
}

/// Everything that the seat might try, most of it in vain.
fn requests(log: &TableLog, seat: Seat, dice: &mut Dice) -> Vec<Request> {
    let game = log.state.game().unwrap();
    let mut requests = vec![
        Request::Undo {},
        Request::Say { text: "hello".to_owned() },
        Request::Start {},
        Request::Stand {},
        Request::Leave {},
        Request::Return {},
        Request::Sit { seat, colour: None },
        Request::Ready { ready: true },
    ];
    requests.extend(game.seats().map(|seat| Request::Vote { seat }));
    let moves = all_moves();
    let some = (0..100).filter_map(|_| dice.pick(&moves));
    requests.extend(some.map(|m| Request::Play { m }));
    requests
}

#[test]
fn what_a_seat_hears_depends_on_nothing_that_is_hidden_from_it() {
    let mut dice = Dice::new(5);
    let mut compared = 0;
    for number in 0..60 {
        let players = 2 + (number % 3) as u8;
        let artifacts = number % 2 == 1;
        let options = Options { artifact_creatures: artifacts, artifact_tiles: artifacts, ..Options::new(players) };
        let mut game = Game::new(&Setup { options, ..Setup::new(players, Seed::from_number(number)) }).unwrap();
        let mut moves = MoveList::new();
        for _ in 0..dice.below(200) {
            game.legal_moves_into(&mut moves);
            let Some(m) = dice.pick(&moves) else { break };
            game.play(m, &mut ()).unwrap();
        }
        if game.is_over() {
            continue;
        }
        for seat in game.seats() {
            let Some(other) = look_alike(&game, seat, &mut dice) else { continue };
            let mut twins = Twins { one: table_at(&game), two: table_at(&other), seat, compared: 0 };
            twins.compare(&mut dice);
            for _ in 0..12 {
                let Some(asked) = twins.one.state.game().unwrap().asked_seat() else { break };
                twins.one.state.game().unwrap().legal_moves_into(&mut moves);
                let Some(m) = dice.pick(&moves) else { break };
                if !twins.play(m, asked) {
                    continue;
                }
                twins.compare(&mut dice);
                if dice.once_in(4) && twins.one.state.can_undo(asked).is_ok() {
                    happen(&mut twins.one, Fact::Undone { seat: asked });
                    happen(&mut twins.two, Fact::Undone { seat: asked });
                    twins.compare(&mut dice);
                }
                let text = "what a card!".to_owned();
                happen(&mut twins.one, Fact::Said { seat: asked, player: player(), text: text.clone() });
                happen(&mut twins.two, Fact::Said { seat: asked, player: player(), text });
            }
            compared += twins.compared;
        }
    }
    assert!(compared > 50_000, "only {compared} messages were compared");
}

#[test]
fn the_test_would_notice_a_leak() {
    let game = Game::new(&Setup::new(2, Seed::from_number(3))).unwrap();
    let seat = Seat::FIRST;
    let other = look_alike(&game, seat, &mut Dice::new(1)).unwrap();
    assert_ne!(game.referee_view(), other.referee_view(), "the games differ, only not to the seat");
}

#[test]
fn whoever_saw_a_card_go_into_a_hand_is_told_so_and_bystanders_are_not() {
    let game = Game::new(&Setup::new(2, Seed::from_number(3))).unwrap();
    let mut log = table_at(&game);
    let mut moves = MoveList::new();
    // The first card that anybody can tame is tamed.
    let (seat, card) = loop {
        let game = log.state.game().unwrap();
        game.legal_moves_into(&mut moves);
        let tame = moves.iter().find(|m| matches!(m, Move::Tame(_)));
        let (&m, seat) = (tame.unwrap_or(&moves[0]), game.asked_seat().unwrap());
        happen(&mut log, Fact::Played { seat, m, spent_ms: 10, substituted: false });
        if let Move::Tame(card) = m {
            break (seat, card);
        }
    };
    let now = Now { wall_ms: NOON, thought_ms: 0 };
    let known = |viewer: Option<Seat>| update(&log, viewer, None, now).known_hands;
    let other = game.seats().find(|&other| other != seat).unwrap();
    let [hand] = &known(Some(other))[..] else { panic!("{:?}", known(Some(other))) };
    assert_eq!((hand.seat, hand.cards.iter().collect::<Vec<_>>()), (seat, vec![card]));
    assert!(known(Some(seat)).is_empty(), "a hand of one's own is in the view");
    assert!(known(None).is_empty());
}
