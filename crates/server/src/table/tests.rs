//! How a table decides, without a store and without sockets.

mod company;
mod stored;

use std::collections::HashSet;
use std::time::Duration;

use vale_engine::{Move, Options, Seat, Seed};
use vale_protocol::http::SeatPlan;
use vale_protocol::{
    Code, First, Happened, Keeping, Occupant, PlayerColour, PlayerId, Problem, Request, Settings, Stage, TableId,
};

use super::book::{Book, Now, Viewer};
use super::chair::Sitter;
use super::decide::{Actor, DecisionContext, Invited};
use super::fact::Fact;
use super::making::plan;
use super::results::finish_of;
use crate::store::{FactRow, TableRow};

const NOON: u64 = 1_700_000_000_000;

/// A table without a server, and a clock that is set by hand.
pub(super) struct Desk {
    pub(super) row: TableRow,
    pub(super) book: Book,
    pub(super) rows: Vec<FactRow>,
    now: u64,
    /// How long the player who is asked has been thinking since the last fact.
    thought_ms: u64,
    away: u8,
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

fn id(name: &str) -> PlayerId {
    PlayerId(name.to_owned())
}

/// A row that is not worked out yet.
pub(super) fn draft_row(command: &str, at: u64, thought_ms: u64) -> FactRow {
    let command = command.to_owned();
    FactRow { seq: 0, at, command, player: None, body: String::new(), thought_ms, checksum: None }
}

pub(super) fn settings(players: u8) -> Settings {
    Settings::new(Options::new(players))
}

impl Desk {
    pub(super) fn new(settings: &Settings) -> Self {
        Self::planned(settings, &[])
    }

    pub(super) fn planned(settings: &Settings, plan: &[Sitter]) -> Self {
        let row = TableRow {
            id: TableId("a-table".to_owned()),
            made_at: NOON,
            host: id("ada"),
            rules: vale_engine::RULES_VERSION,
            settings: serde_json::to_string(settings).unwrap(),
            plan: serde_json::to_string(plan).unwrap(),
            seed: Seed::from_number(7).to_string(),
            position: None,
            daily: None,
        };
        let book = Book::open(&row).unwrap();
        Self { row, book, rows: Vec::new(), now: NOON, thought_ms: 0, away: 0 }
    }

    /// A table of Ada and Teo who have begun to play, Ada first.
    pub(super) fn playing(settings: &Settings) -> Self {
        let mut desk = Self::new(&Settings { first: First::Seat(seat(1)), ..settings.clone() });
        desk.does("ada", &Request::Sit { seat: seat(1), colour: None }).unwrap();
        desk.does("teo", &Request::Sit { seat: seat(2), colour: None }).unwrap();
        desk.does("teo", &Request::Ready { ready: true }).unwrap();
        desk.does("ada", &Request::Start {}).unwrap();
        desk
    }

    pub(super) fn try_to(&self, name: &str, request: &Request, invited_to: Option<Invited>) -> Result<Fact, Problem> {
        let player = id(name);
        let actor = Actor::Person { player: &player, chosen: None, host: player == self.book.host, invited_to };
        self.book.scene.decide(actor, request, self.context())
    }

    pub(super) fn does(&mut self, name: &str, request: &Request) -> Result<(), Problem> {
        let fact = self.try_to(name, request, None)?;
        self.happens(fact);
        Ok(())
    }

    pub(super) fn context(&self) -> DecisionContext {
        DecisionContext { thought_ms: self.thought_ms, away: self.away, grace: Duration::from_mins(1) }
    }

    pub(super) fn time(&self) -> Now {
        Now { wall_ms: self.now, thought_ms: self.thought_ms }
    }

    /// Lets the player who is asked think.
    pub(super) fn thinks(&mut self, seconds: u64) {
        self.thought_ms += seconds * 1000;
        self.now += seconds * 1000;
    }

    pub(super) fn happens(&mut self, fact: Fact) {
        let thought_ms = self.book.scene.thinker().map_or(0, |_| self.thought_ms);
        let row = draft_row(&format!("command {}", self.book.seq() + 1), self.now, thought_ms);
        let draft = self.book.draft(fact, row).unwrap();
        self.rows.push(draft.row.clone());
        self.book.commit(draft);
        self.thought_ms = 0;
    }

    pub(super) fn time_left(&self, number: usize) -> Option<u64> {
        self.book.scene.time_left(seat(number), self.thought_ms)
    }

    pub(super) fn code(&self, name: &str, request: &Request) -> Code {
        self.try_to(name, request, None).unwrap_err().code
    }

    pub(super) fn first_move(&self) -> Request {
        let mut moves = vale_engine::MoveList::new();
        let game = self.book.scene.game().unwrap();
        game.legal_moves_into(&mut moves);
        Request::Play { m: moves[0] }
    }

    pub(super) fn asked(&self) -> &'static str {
        if self.book.scene.game().unwrap().asked_seat() == Some(seat(1)) { "ada" } else { "teo" }
    }

    pub(super) fn settle(&mut self) {
        while let Some(fact) = self.book.scene.due(self.context()) {
            self.happens(fact);
        }
    }

    pub(super) fn kept(&self, number: usize) -> Option<Keeping> {
        self.book.scene.chair(seat(number)).unwrap().kept
    }
}

#[test]
fn people_and_bots_sit_down_and_the_game_begins_when_all_are_ready() {
    let mut desk = Desk::new(&settings(3));
    desk.does("ada", &Request::Sit { seat: seat(2), colour: Some(PlayerColour::Violet) }).unwrap();
    assert_eq!(desk.code("ada", &Request::Sit { seat: seat(1), colour: None }), Code::Illegal, "one seat each");
    assert_eq!(desk.code("teo", &Request::Sit { seat: seat(2), colour: None }), Code::Illegal, "taken");
    assert_eq!(desk.code("teo", &Request::Sit { seat: seat(4), colour: None }), Code::Illegal, "no such seat");
    let violet = Some(PlayerColour::Violet);
    assert_eq!(desk.code("teo", &Request::Sit { seat: seat(1), colour: violet }), Code::Illegal, "colour taken");
    assert_eq!(desk.code("teo", &Request::SeatBot { seat: seat(1), level: 2 }), Code::Unauthorized);
    desk.does("teo", &Request::Sit { seat: seat(1), colour: None }).unwrap();
    assert_eq!(desk.code("ada", &Request::Start {}), Code::Illegal, "a seat is free");
    assert_eq!(desk.code("ada", &Request::SeatBot { seat: seat(3), level: 5 }), Code::Illegal, "no such level");
    desk.does("ada", &Request::SeatBot { seat: seat(3), level: 0 }).unwrap();
    assert_eq!(desk.code("ada", &Request::Start {}), Code::Illegal, "Teo is not ready");
    desk.does("teo", &Request::Ready { ready: true }).unwrap();
    desk.does("ada", &Request::Start {}).unwrap();
    assert_eq!(desk.book.scene.stage(), Stage::Playing);
    for request in [Request::Stand {}, Request::Ready { ready: false }, Request::Start {}, Request::Reptile {}] {
        assert_eq!(desk.code("teo", &request), Code::Illegal, "{request:?} after the start");
    }
    let colours: HashSet<_> = desk.book.scene.chairs.iter().map(|chair| chair.sitter.colour().unwrap()).collect();
    assert_eq!(colours.len(), 3);
}

#[test]
fn seats_are_cleared_by_those_who_may() {
    let mut desk = Desk::new(&settings(4));
    desk.does("teo", &Request::Sit { seat: seat(1), colour: None }).unwrap();
    desk.does("ida", &Request::Sit { seat: seat(2), colour: None }).unwrap();
    desk.does("ida", &Request::SeatBot { seat: seat(3), level: 1 }).unwrap();
    assert_eq!(desk.code("ida", &Request::Clear { seat: seat(1) }), Code::Unauthorized);
    assert_eq!(desk.code("bob", &Request::Clear { seat: seat(3) }), Code::Unauthorized, "not seated");
    desk.does("teo", &Request::Clear { seat: seat(3) }).unwrap();
    desk.does("ada", &Request::Clear { seat: seat(1) }).unwrap();
    assert_eq!(desk.book.scene.seat_of(&id("teo"), None), None);
    desk.does("ida", &Request::Stand {}).unwrap();
    assert!(desk.book.scene.occupants(&desk.book.names).iter().all(|occupant| *occupant == Occupant::Nobody));
}

#[test]
fn a_seat_for_somebody_who_is_invited_is_for_nobody_else() {
    let mut desk = Desk::new(&settings(2));
    assert_eq!(desk.code("bob", &Request::Reserve { seat: seat(2) }), Code::Unauthorized);
    desk.does("ada", &Request::Reserve { seat: seat(2) }).unwrap();
    let sit = Request::Sit { seat: seat(2), colour: None };
    assert_eq!(desk.code("bob", &sit), Code::Unauthorized);
    let invited = |number, entry| Some(Invited { seat: seat(number), entry });
    let entry = desk.book.seq();
    assert_eq!(desk.try_to("teo", &sit, invited(1, entry)).unwrap_err().code, Code::NotFound, "another seat");
    assert_eq!(desk.try_to("teo", &sit, invited(2, entry - 1)).unwrap_err().code, Code::NotFound, "an older one");
    let fact = desk.try_to("teo", &sit, invited(2, entry)).unwrap();
    desk.happens(fact);
    assert_eq!(desk.book.scene.seat_of(&id("teo"), None), Some(seat(2)));
}

impl Desk {
    /// Plays to the end: Ada and Teo make so many moves each before they leave, and bots the others.
    fn played_out(moves: [usize; 2], daily: bool) -> crate::store::Finish {
        let mut desk = Self::playing(&settings(2));
        let mut left = moves;
        while desk.book.scene.stage() == Stage::Playing {
            let asked = desk.book.scene.game().unwrap().asked_seat().unwrap();
            let name = desk.asked();
            let has_left = desk.book.scene.chair(asked).unwrap().kept.is_some();
            if left[asked.index()] > 0 {
                left[asked.index()] -= 1;
                desk.does(name, &desk.first_move()).unwrap();
            } else if has_left {
                let context = desk.context();
                let fact = desk.book.scene.decide(Actor::Bot(asked), &desk.first_move(), context).unwrap();
                desk.happens(fact);
            } else {
                desk.does(name, &Request::Leave {}).unwrap();
            }
        }
        finish_of(&desk.book.scene, daily, NOON).unwrap()
    }
}

#[test]
fn a_result_is_that_of_whoever_played_for_it() {
    let credited = |moves, daily| -> Vec<Option<PlayerId>> {
        let mut results = Desk::played_out(moves, daily).results;
        results.sort_by_key(|result| result.seat);
        results.into_iter().map(|result| result.player).collect()
    };
    let all = usize::MAX;
    assert_eq!(credited([0, 0], false), [None, None], "both left before the first move");
    assert_eq!(credited([0, all], false), [None, Some(id("teo"))]);
    assert_eq!(credited([1, all], false), [None, Some(id("teo"))], "one move is not a game");
    assert_eq!(credited([all, all], false), [Some(id("ada")), Some(id("teo"))]);
    // Whoever leaves late, perhaps because the game is lost, has played it.
    let long = Desk::played_out([all, all], false).record.lines().count();
    assert_eq!(credited([long / 4, all], false), [Some(id("ada")), Some(id("teo"))]);
    // The deal of a day is played by oneself, or it does not count.
    assert_eq!(credited([long / 4, all], true), [None, Some(id("teo"))]);
    assert_eq!(credited([all, all], true), [Some(id("ada")), Some(id("teo"))]);
}

#[test]
fn who_saw_a_reptile_last_goes_first() {
    let mut desk = Desk::new(&Settings { first: First::Reptile, ..settings(2) });
    desk.does("ada", &Request::Sit { seat: seat(1), colour: None }).unwrap();
    desk.does("teo", &Request::Sit { seat: seat(2), colour: None }).unwrap();
    desk.does("ada", &Request::Reptile {}).unwrap();
    desk.does("teo", &Request::Reptile {}).unwrap();
    desk.does("teo", &Request::Ready { ready: true }).unwrap();
    desk.does("ada", &Request::Start {}).unwrap();
    assert_eq!(desk.book.scene.game().unwrap().first(), seat(2));
}

#[test]
fn only_who_is_asked_plays_and_only_what_is_legal() {
    let mut desk = Desk::playing(&settings(2));
    let m = desk.first_move();
    assert_eq!(desk.code("teo", &m), Code::Illegal);
    assert_eq!(desk.code("bob", &m), Code::Unauthorized);
    assert_eq!(desk.code("ada", &Request::Play { m: Move::End }), Code::Illegal);
    desk.does("ada", &m).unwrap();
    assert_eq!(desk.asked(), "teo");
}

#[test]
fn a_decision_is_out_of_date_when_more_than_talk_happened() {
    let mut desk = Desk::playing(&settings(2));
    let seen = desk.book.seq();
    desk.does("teo", &Request::Say { text: " well\n? ".to_owned() }).unwrap();
    assert!(desk.book.check_expected(seen).is_ok(), "talk changes nothing");
    assert!(desk.book.check_expected(desk.book.seq()).is_ok());
    assert_eq!(desk.book.check_expected(desk.book.seq() + 1).unwrap_err().code, Code::Conflict, "from the future");
    let m = desk.first_move();
    desk.does("ada", &m).unwrap();
    assert_eq!(desk.book.check_expected(seen).unwrap_err().code, Code::Conflict);
}

#[test]
fn talk_is_text_of_a_sensible_length() {
    let desk = Desk::playing(&settings(2));
    let say = |text: &str| desk.try_to("ada", &Request::Say { text: text.to_owned() }, None);
    let Ok(Fact::Said { text, .. }) = say(" <b>hi</b>\u{7}\n ") else { panic!("it can be said") };
    assert_eq!(text, "<b>hi</b>");
    assert!(say(" \n ").is_err());
    assert!(say(&"x".repeat(501)).is_err());
    let silent = Desk::playing(&Settings { chat: false, ..settings(2) });
    assert_eq!(silent.code("ada", &Request::Say { text: "hi".to_owned() }), Code::Illegal);
    assert_eq!(desk.code("bob", &Request::Say { text: "hi".to_owned() }), Code::Unauthorized);
}

#[test]
fn moves_are_taken_back_in_ones_own_turn_only() {
    let mut desk = Desk::playing(&settings(2));
    while desk.book.scene.game().unwrap().phase() != vale_engine::Phase::Action {
        let (who, m) = (desk.asked(), desk.first_move());
        desk.does(who, &m).unwrap();
    }
    let who = desk.asked();
    let other = if who == "ada" { "teo" } else { "ada" };
    let before = *desk.book.scene.game().unwrap();
    let m = desk.first_move();
    desk.does(who, &m).unwrap();
    let undone = desk.book.seq();
    assert_eq!(desk.code(other, &Request::Undo {}), Code::Illegal);
    desk.does(who, &Request::Undo {}).unwrap();
    assert_eq!(*desk.book.scene.game().unwrap(), before);
    let muted = HashSet::new();
    let update =
        desk.book.update(Viewer { seat: None, yours: &[], muted: &muted }, Some(desk.book.seq() - 1), desk.time());
    assert!(matches!(update.entries[0].what, Happened::Undone { undone: number, .. } if number == undone));
}

#[test]
fn a_table_without_undo_takes_nothing_back() {
    let mut desk = Desk::playing(&Settings { undo: false, ..settings(2) });
    while desk.book.scene.game().unwrap().phase() != vale_engine::Phase::Action {
        let (who, m) = (desk.asked(), desk.first_move());
        desk.does(who, &m).unwrap();
    }
    let (who, m) = (desk.asked(), desk.first_move());
    desk.does(who, &m).unwrap();
    assert_eq!(desk.code(who, &Request::Undo {}), Code::Illegal);
}

#[test]
fn whoever_plays_is_back() {
    let mut desk = Desk::playing(&settings(2));
    desk.does("ada", &Request::Leave {}).unwrap();
    assert_eq!(desk.kept(1), Some(Keeping::Left));
    let m = desk.first_move();
    desk.does("ada", &m).unwrap();
    assert_eq!(desk.kept(1), None);
}

#[test]
fn the_others_vote_an_absent_player_out_and_nobody_else() {
    let mut desk = Desk::playing(&settings(2));
    assert_eq!(desk.code("ada", &Request::Vote { seat: seat(2) }), Code::Illegal, "Teo is here");
    desk.away = 0b10;
    assert_eq!(desk.code("ada", &Request::Vote { seat: seat(1) }), Code::Illegal, "oneself");
    desk.does("ada", &Request::Vote { seat: seat(2) }).unwrap();
    desk.away = 0;
    desk.settle();
    assert_eq!(desk.kept(2), None, "Teo is back before the votes are counted");
    desk.away = 0b10;
    desk.settle();
    assert_eq!(desk.kept(2), Some(Keeping::Vote));
    assert_eq!(desk.code("ada", &Request::Vote { seat: seat(2) }), Code::Illegal, "a bot is there already");
}

#[test]
fn more_than_half_of_the_others_must_vote() {
    let mut desk = Desk::new(&settings(4));
    for (number, name) in [(1, "ada"), (2, "teo"), (3, "ida"), (4, "bob")] {
        desk.does(name, &Request::Sit { seat: seat(number), colour: None }).unwrap();
        desk.does(name, &Request::Ready { ready: true }).unwrap();
    }
    desk.does("ada", &Request::Start {}).unwrap();
    desk.away = 0b1000;
    desk.does("ada", &Request::Vote { seat: seat(4) }).unwrap();
    assert_eq!(desk.code("ada", &Request::Vote { seat: seat(4) }), Code::Illegal, "one vote each");
    desk.settle();
    assert_eq!(desk.kept(4), None, "one of three");
    desk.does("teo", &Request::Vote { seat: seat(4) }).unwrap();
    desk.settle();
    assert_eq!(desk.kept(4), Some(Keeping::Vote));
}

#[test]
fn moves_of_others_are_told_by_what_they_bring_about_only() {
    let mut desk = Desk::playing(&settings(2));
    let m = desk.first_move();
    desk.does("ada", &m).unwrap();
    let muted = HashSet::new();
    let last = |seat| {
        let update = desk.book.update(
            Viewer { seat, yours: seat.as_slice(), muted: &muted },
            Some(desk.book.seq() - 1),
            desk.time(),
        );
        update.entries[0].what.clone()
    };
    assert!(matches!(last(Some(seat(1))), Happened::Played { m: Some(_), .. }));
    assert!(matches!(last(Some(seat(2))), Happened::Played { m: None, .. }));
    assert!(matches!(last(None), Happened::Played { m: None, .. }));
}

#[test]
fn who_is_muted_is_not_heard_but_counted() {
    let mut desk = Desk::playing(&settings(2));
    desk.does("ada", &Request::Say { text: "psst".to_owned() }).unwrap();
    let muted = HashSet::from([id("ada")]);
    let update =
        desk.book.update(Viewer { seat: Some(seat(2)), yours: &[seat(2)], muted: &muted }, Some(0), desk.time());
    assert_eq!(update.entries.len() as u64, desk.book.seq());
    assert!(!serde_json::to_string(&update).unwrap().contains("psst"));
}

#[test]
fn whoever_makes_a_table_has_the_colour_of_their_choice() {
    use PlayerColour::{Black, Green, Violet, Yellow};
    let seats = [SeatPlan::Me, SeatPlan::Bot(1), SeatPlan::Open, SeatPlan::Bot(1)];
    let colours =
        |chosen: Option<PlayerColour>| plan(&id("ada"), &seats, chosen).iter().map(Sitter::colour).collect::<Vec<_>>();
    assert_eq!(colours(None), [Some(Yellow), Some(Green), None, Some(Black)]);
    assert_eq!(colours(Some(Violet)), [Some(Violet), Some(Green), None, Some(Black)]);
    assert_eq!(colours(Some(Green)), [Some(Green), Some(Yellow), None, Some(Black)]);
    // Whoever only lays the table leaves the colours to those who sit down.
    assert_eq!(plan(&id("ada"), &[SeatPlan::Open], Some(Green)), [Sitter::Nobody]);
}
