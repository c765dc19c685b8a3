//! What a table decides.

use std::collections::HashSet;

use vale_engine::{Move, Phase};
use vale_protocol::http::SeatPlan;
use vale_protocol::{
    Code, First, Happened, Occupant, PlayerColour, PlayerId, Reaction, Request, Settings, Stage, Substitution,
};
use vale_table::{Decision, DecisionContext, Fact, Invited, PendingCommand, Place, Sitter, Viewer, plan};

use crate::desk::{Desk, id, person, seat, settings, update};

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
    assert_eq!(desk.code("ada", &Request::SeatBot { seat: seat(3), level: 6 }), Code::Illegal, "no such level");
    desk.does("ada", &Request::SeatBot { seat: seat(3), level: 0 }).unwrap();
    assert_eq!(desk.code("ada", &Request::Start {}), Code::Illegal, "Teo is not ready");
    desk.does("teo", &Request::Ready { ready: true }).unwrap();
    desk.does("ada", &Request::Start {}).unwrap();
    assert_eq!(desk.log.state.stage(), Stage::Playing);
    for request in [Request::Stand {}, Request::Ready { ready: false }, Request::Start {}, Request::Reptile {}] {
        assert_eq!(desk.code("teo", &request), Code::Illegal, "{request:?} after the start");
    }
    let colours: HashSet<_> = desk.log.state.chairs.iter().map(|chair| chair.sitter.colour().unwrap()).collect();
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
    assert_eq!(desk.log.state.seat_of(&id("teo"), None), None);
    desk.does("ida", &Request::Stand {}).unwrap();
    assert!(desk.log.state.occupants(&desk.log.names).iter().all(|occupant| *occupant == Occupant::Nobody));
}

#[test]
fn a_seat_for_somebody_who_is_invited_is_for_nobody_else() {
    let mut desk = Desk::new(&settings(2));
    assert_eq!(desk.code("bob", &Request::Reserve { seat: seat(2) }), Code::Unauthorized);
    desk.does("ada", &Request::Reserve { seat: seat(2) }).unwrap();
    let sit = Request::Sit { seat: seat(2), colour: None };
    assert_eq!(desk.code("bob", &sit), Code::Unauthorized);
    let invited = |number, entry| Some(Invited { seat: seat(number), entry });
    let entry = desk.log.seq();
    assert_eq!(desk.try_to("teo", &sit, invited(1, entry)).unwrap_err().code, Code::NotFound, "another seat");
    assert_eq!(desk.try_to("teo", &sit, invited(2, entry - 1)).unwrap_err().code, Code::NotFound, "an older one");
    let fact = desk.try_to("teo", &sit, invited(2, entry)).unwrap();
    desk.happens(fact);
    assert_eq!(desk.log.state.seat_of(&id("teo"), None), Some(seat(2)));
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
    assert_eq!(desk.log.state.game().unwrap().first(), seat(2));
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
    let seen = desk.log.seq();
    desk.does("teo", &Request::Say { text: " well\n? ".to_owned() }).unwrap();
    assert!(desk.log.check_expected(seen).is_ok(), "talk changes nothing");
    assert!(desk.log.check_expected(desk.log.seq()).is_ok());
    assert_eq!(desk.log.check_expected(desk.log.seq() + 1).unwrap_err().code, Code::Conflict, "from the future");
    let m = desk.first_move();
    desk.does("ada", &m).unwrap();
    assert_eq!(desk.log.check_expected(seen).unwrap_err().code, Code::Conflict);
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
fn a_reaction_is_talk_that_can_be_switched_off_and_muted() {
    let mut desk = Desk::playing(&settings(2));
    let wow = Request::React { reaction: Reaction::Wow };
    let seen = desk.log.seq();
    desk.does("teo", &wow).unwrap();
    assert!(desk.log.check_expected(seen).is_ok(), "it changes nothing in the game");
    assert_eq!(desk.code("bob", &wow), Code::Unauthorized);
    let silent = Desk::playing(&Settings { chat: false, ..settings(2) });
    assert_eq!(silent.code("ada", &wow), Code::Illegal);
    desk.log.names.insert(id("teo"), "Teo".to_owned());
    let told = |muted: &HashSet<PlayerId>| {
        let place = Place::from(Some(seat(1)));
        desk.log.update(Viewer { place: &place, muted }, Some(seen), desk.time()).entries[0].what.clone()
    };
    let (seat, player, name) = (seat(2), id("teo"), "Teo".to_owned());
    let heard = Happened::Reacted { seat, player: player.clone(), name: name.clone(), reaction: Reaction::Wow };
    assert_eq!(told(&HashSet::new()), heard);
    assert_eq!(told(&HashSet::from([id("teo")])), Happened::SaidMuted { seat, player, name });
}

#[test]
fn moves_are_taken_back_in_ones_own_turn_only() {
    let mut desk = Desk::playing(&settings(2));
    while desk.log.state.game().unwrap().phase() != Phase::Action {
        let (who, m) = (desk.asked(), desk.first_move());
        desk.does(who, &m).unwrap();
    }
    let who = desk.asked();
    let other = if who == "ada" { "teo" } else { "ada" };
    let before = *desk.log.state.game().unwrap();
    let m = desk.first_move();
    desk.does(who, &m).unwrap();
    let undone = desk.log.seq();
    assert_eq!(desk.code(other, &Request::Undo {}), Code::Illegal);
    desk.does(who, &Request::Undo {}).unwrap();
    assert_eq!(*desk.log.state.game().unwrap(), before);
    let update = update(&desk.log, None, Some(desk.log.seq() - 1), desk.time());
    assert!(matches!(update.entries[0].what, Happened::Undone { undone: number, .. } if number == undone));
}

#[test]
fn a_table_without_undo_takes_nothing_back() {
    let mut desk = Desk::playing(&Settings { undo: false, ..settings(2) });
    while desk.log.state.game().unwrap().phase() != Phase::Action {
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
    assert_eq!(desk.substituted(1), Some(Substitution::Left));
    let m = desk.first_move();
    desk.does("ada", &m).unwrap();
    assert_eq!(desk.substituted(1), None);
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
    assert_eq!(desk.substituted(2), None, "Teo is back before the votes are counted");
    desk.away = 0b10;
    desk.settle();
    assert_eq!(desk.substituted(2), Some(Substitution::Vote));
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
    assert_eq!(desk.substituted(4), None, "one of three");
    desk.does("teo", &Request::Vote { seat: seat(4) }).unwrap();
    desk.settle();
    assert_eq!(desk.substituted(4), Some(Substitution::Vote));
}

#[test]
fn moves_of_others_are_told_by_what_they_bring_about_only() {
    let mut desk = Desk::playing(&settings(2));
    let m = desk.first_move();
    desk.does("ada", &m).unwrap();
    let last = |seat| update(&desk.log, seat, Some(desk.log.seq() - 1), desk.time()).entries[0].what.clone();
    assert!(matches!(last(Some(seat(1))), Happened::Played { m: Some(_), .. }));
    assert!(matches!(last(Some(seat(2))), Happened::Played { m: None, .. }));
    assert!(matches!(last(None), Happened::Played { m: None, .. }));
}

#[test]
fn who_is_muted_is_not_heard_but_counted() {
    let mut desk = Desk::playing(&settings(2));
    desk.does("ada", &Request::Say { text: "psst".to_owned() }).unwrap();
    let muted = HashSet::from([id("ada")]);
    let viewer = Viewer { place: &Place::from(Some(seat(2))), muted: &muted };
    let update = desk.log.update(viewer, Some(0), desk.time());
    assert_eq!(update.entries.len() as u64, desk.log.seq());
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

#[test]
fn a_command_is_carried_out_once_and_only_by_who_saw_how_things_stand() {
    let mut desk = Desk::playing(&settings(2));
    let (ada, request) = (id("ada"), desk.first_move());
    let seq = desk.log.seq();
    let decide = |desk: &Desk, id: &str, expects, request: &Request| {
        let command = PendingCommand { actor: person(&ada, None), id, expects, request };
        desk.log.decide(&command, DecisionContext::default()).map(|decision| format!("{decision:?}"))
    };
    let code = |desk: &Desk, id: &str, expects, request| decide(desk, id, expects, request).unwrap_err().code;
    assert_eq!(code(&desk, "ada:1", None, &request), Code::Illegal, "a move without a number");
    assert_eq!(code(&desk, "ada:1", Some(seq - 1), &request), Code::Conflict);
    assert!(decide(&desk, "ada:1", Some(seq), &request).unwrap().starts_with("Append(Played"));
    desk.does("ada", &request).unwrap();
    // The desk names its commands by their numbers.
    let done = Decision::Done(seq + 1);
    assert_eq!(decide(&desk, &format!("command:{}", seq + 1), Some(seq), &request).unwrap(), format!("{done:?}"));
    let mute = Request::Mute { player: id("teo"), muted: true };
    assert!(decide(&desk, "ada:2", None, &mute).unwrap().starts_with("Mute"));
    assert_eq!(code(&desk, "ada:3", None, &Request::Rematch {}), Code::Illegal, "the game goes on");
    for _ in 0..500 {
        desk.log
            .append(vale_table::NewFact {
                fact: Fact::Said { seat: seat(1), player: ada.clone(), text: "hm".to_owned() },
                command: format!("ada:said {}", desk.log.seq()),
                player: None,
                at: 0,
                thought_ms: 0,
            })
            .unwrap();
    }
    assert_eq!(code(&desk, "ada:4", None, &Request::Say { text: "hm".to_owned() }), Code::Illegal, "too often");
}

#[test]
fn whoever_may_not_look_is_told_so() {
    let quiet = Settings { spectators: false, ..settings(2) };
    let open = Desk::new(&quiet);
    assert_eq!(open.log.state.admit(None, None).unwrap(), Place::default(), "before the start anybody may come");
    let desk = Desk::playing(&quiet);
    let (ada, bob) = (id("ada"), id("bob"));
    assert_eq!(desk.log.state.admit(Some(&ada), None).unwrap(), Place::from(Some(seat(1))));
    for (player, chosen) in [(None, None), (Some(&bob), None), (Some(&ada), Some(seat(2)))] {
        assert_eq!(desk.log.state.admit(player, chosen).unwrap_err().code, Code::Unauthorized, "{player:?} {chosen:?}");
    }
}
