//! Two games that look alike to a seat must sound alike to it: every message, to the byte.

use std::collections::HashSet;
use std::time::Duration;

use vale_engine::{Event, Game, Move, MoveList, Options, Seat, Seed, Setup};
use vale_protocol::{PlayerColour, PlayerId, Problem, PublicFact, Request, ServerMessage, Settings, TableId};
use vale_testkit::{Dice, all_moves, look_alike};

use super::book::{Book, Now, Viewer};
use super::chair::Sitter;
use super::decide::{Actor, DecisionContext};
use super::fact::Fact;
use super::results::statistics;
use super::task::frame;
use super::tests::draft_row;
use crate::store::TableRow;

const NOON: u64 = 1_700_000_000_000;

fn player() -> PlayerId {
    PlayerId("player".to_owned())
}

/// A running table at this point of a game.
fn table_at(game: &Game) -> Book {
    let options = game.options();
    let seats = Seat::all(options.players).zip(PlayerColour::ALL);
    // All share one device: then there is the most to be mixed up.
    let plan: Vec<_> = seats
        .map(|(seat, colour)| match seat {
            Seat::FIRST => Sitter::Person { player: player(), colour },
            seat => Sitter::Beside { player: player(), name: format!("Guest {seat}"), colour },
        })
        .collect();
    let row = TableRow {
        id: TableId("a-table".to_owned()),
        made_at: NOON,
        host: player(),
        rules: vale_engine::RULES_VERSION,
        settings: serde_json::to_string(&Settings::new(options)).unwrap(),
        plan: serde_json::to_string(&plan).unwrap(),
        seed: Seed::from_number(1).to_string(),
        position: Some(game.position().unwrap().to_json()),
        daily: None,
    };
    let mut book = Book::open(&row).unwrap();
    happen(&mut book, Fact::Public(PublicFact::Started));
    book
}

fn happen(book: &mut Book, fact: Fact) {
    let seq = book.seq() + 1;
    let draft = book.draft(fact, draft_row(&format!("command-{seq}"), NOON + seq * 1000, 700)).unwrap();
    book.commit(draft);
}

/// Two tables, and the seat that must not be able to tell them apart.
struct Twins {
    one: Book,
    two: Book,
    seat: Seat,
    compared: usize,
}

impl Twins {
    fn sounds_alike(&mut self, what: &str, say: impl Fn(&Book) -> String) {
        let (one, two) = (say(&self.one), say(&self.two));
        assert_eq!(one, two, "{what} tells seat {} what is hidden from it", self.seat);
        self.compared += 1;
    }

    /// Compares everything that the seat and a bystander can get to hear now.
    fn compare(&mut self, dice: &mut Dice) {
        let (seat, muted) = (self.seat, HashSet::new());
        let now = Now { wall_ms: NOON + 3_600_000, thought_ms: 1_500 };
        self.sounds_alike("hello", |book| {
            frame(&ServerMessage::Hello(Box::new(book.hello(Some(player()))))).to_string()
        });
        for (viewer, whose) in [(Some(seat), "the seat's"), (None, "a bystander's")] {
            let viewer = Viewer { seat: viewer, yours: viewer.as_slice(), muted: &muted };
            for (after, what) in
                [(None, "snapshot"), (Some(0), "log"), (Some(self.one.seq().saturating_sub(1)), "update")]
            {
                self.sounds_alike(&format!("{whose} {what}"), |book| {
                    frame(&ServerMessage::Update(Box::new(book.update(viewer, after, now)))).to_string()
                });
            }
        }
        self.sounds_alike("statistics", |book| {
            let play = book.scene.play.as_ref();
            let shown = play.and_then(|play| statistics(&book.id, &play.game, Vec::new()));
            format!("{:?}", shown.is_some())
        });
        for request in requests(&self.one, seat, dice) {
            let context = DecisionContext { thought_ms: 5, away: 0b1100, grace: Duration::from_mins(1) };
            let person = player();
            let actor = Actor::Person { player: &person, chosen: Some(seat), host: true, invited_to: None };
            self.sounds_alike(&format!("the answer to {request:?}"), |book| {
                let answer: Result<_, Problem> = book.scene.decide(actor, &request, context).map(|_| "done");
                format!("{answer:?}")
            });
        }
    }

    /// Plays the same move at both tables. False if one of them does not allow it, or it turns up something hidden.
    fn play(&mut self, m: Move, seat: Seat) -> bool {
        if self.two.scene.game().unwrap().check(m).is_err() {
            return false;
        }
        let mut events = Vec::<Event>::new();
        Game::clone(self.one.scene.game().unwrap()).play(m, &mut events).unwrap();
        if events.iter().any(Event::reveals) {
            return false;
        }
        for book in [&mut self.one, &mut self.two] {
            happen(book, Fact::Played { seat, m, spent_ms: 10, kept: false });
        }
        true
    }
}

/// Everything that the seat might try, most of it in vain.
fn requests(book: &Book, seat: Seat, dice: &mut Dice) -> Vec<Request> {
    let game = book.scene.game().unwrap();
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
                let Some(asked) = twins.one.scene.game().unwrap().asked_seat() else { break };
                twins.one.scene.game().unwrap().legal_moves_into(&mut moves);
                let Some(m) = dice.pick(&moves) else { break };
                if !twins.play(m, asked) {
                    continue;
                }
                twins.compare(&mut dice);
                if dice.once_in(4) && twins.one.scene.can_undo(asked).is_ok() {
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
    let mut book = table_at(&game);
    let mut moves = MoveList::new();
    // The first card that anybody can tame is tamed.
    let (seat, card) = loop {
        let game = book.scene.game().unwrap();
        game.legal_moves_into(&mut moves);
        let tame = moves.iter().find(|m| matches!(m, Move::Tame(_)));
        let (&m, seat) = (tame.unwrap_or(&moves[0]), game.asked_seat().unwrap());
        happen(&mut book, Fact::Played { seat, m, spent_ms: 10, kept: false });
        if let Move::Tame(card) = m {
            break (seat, card);
        }
    };
    let muted = HashSet::new();
    let known = |viewer: Option<Seat>| {
        let viewer = Viewer { seat: viewer, yours: viewer.as_slice(), muted: &muted };
        book.update(viewer, None, Now { wall_ms: NOON, thought_ms: 0 }).known_hands
    };
    let other = game.seats().find(|&other| other != seat).unwrap();
    let [hand] = &known(Some(other))[..] else { panic!("{:?}", known(Some(other))) };
    assert_eq!((hand.seat, hand.cards.iter().collect::<Vec<_>>()), (seat, vec![card]));
    assert!(known(Some(seat)).is_empty(), "a hand of one's own is in the view");
    assert!(known(None).is_empty());
}
