//! Every legal move has a number, and every number its move.

use std::collections::HashSet;

use vale_engine::{Game, Move, MoveList, Options, Seat, Seed, Setup};
use vale_gym::{ACTIONS, Action, ActionSet, Meaning, Purchase, Step, legal_actions, step};
use vale_testkit::{Dice, Style, all_options};

use crate::support::Play;

/// How many games are played with each kind of options and in each style.
const GAMES: u64 = 4;

#[test]
fn every_legal_move_is_one_or_two_actions_and_no_others_are_legal() {
    let (mut legal, mut list) = (MoveList::new(), MoveList::new());
    let (mut decisions, mut payments) = (0, 0);
    let mut seen = HashSet::new();
    for (number, options) in (0..GAMES).flat_map(|game| all_options().map(move |options| (game, options))) {
        for style in Style::ALL {
            let mut dice = Dice::new(number);
            let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
            let mut game = Game::new(&setup).unwrap();
            while let Some(seat) = game.asked_seat() {
                game.legal_moves_into(&mut legal);
                let actions = legal_actions(&game, None, &mut list);
                let mut reached = HashSet::new();
                for action in actions.iter() {
                    seen.insert(action);
                    match step(&game, None, action, &mut list).unwrap() {
                        Step::Play(m) => assert!(reached.insert(m)),
                        Step::AskPayment(bought) => {
                            payments += 1;
                            let ways = legal_actions(&game, Some(bought), &mut list);
                            assert!(ways.len() > 1, "a payment is asked for only where there is a choice");
                            for way in ways.iter() {
                                assert!(matches!(way.meaning(), Some(Meaning::Pay(_))));
                                let Some(Step::Play(m)) = step(&game, Some(bought), way, &mut list) else {
                                    panic!("{way} does not pay for {bought:?}")
                                };
                                assert!(reached.insert(m));
                            }
                        }
                    }
                }
                assert_eq!(reached, legal.iter().copied().collect(), "{seat:?}");
                game.play(style.choose(&legal, &mut dice).unwrap(), &mut ()).unwrap();
                decisions += 1;
            }
            assert!(legal_actions(&game, None, &mut list).is_empty());
        }
    }
    assert!(decisions > 50_000 && payments > 1_000, "{decisions} decisions, {payments} payments");
    assert!(seen.len() > 600, "only {} actions were ever legal", seen.len());
}

#[test]
fn a_number_and_its_meaning_belong_together() {
    let seat = Seat::new(2).unwrap();
    for action in Action::all() {
        let back = match action.meaning().unwrap() {
            Meaning::Move(m) => Action::of_move(m, seat, 4),
            Meaning::Buy(purchase) => Action::of_move(purchase.with(vale_engine::Stones::NONE), seat, 4),
            Meaning::Pay(stones) => Action::pay(stones),
            Meaning::Player(places) => Action::of_move(Move::Player(seat.clockwise(places, 4)), seat, 4),
        };
        assert_eq!(back, Some(action), "{action}");
    }
    assert_eq!(Action::new(ACTIONS), None);
    let names: HashSet<_> = Action::all().map(|action| action.to_string()).collect();
    assert_eq!(names.len(), ACTIONS, "two actions have the same name");
}

#[test]
fn a_set_finds_its_members() {
    let mut dice = Dice::new(1);
    for _ in 0..200 {
        let mut set = ActionSet::EMPTY;
        let mut all: Vec<_> = (0..dice.below(40)).filter_map(|_| Action::new(dice.below(ACTIONS))).collect();
        for &action in &all {
            set.insert(action);
        }
        all.sort_unstable();
        all.dedup();
        assert_eq!(set.iter().collect::<Vec<_>>(), all);
        assert_eq!((set.len(), set.is_empty()), (all.len(), all.is_empty()));
        assert_eq!((0..all.len()).filter_map(|place| set.nth(place)).collect::<Vec<_>>(), all);
        assert_eq!(set.nth(all.len()), None);
        let mut mask = [true; ACTIONS];
        set.write(&mut mask);
        assert!(Action::all().all(|action| mask[action.number()] == set.contains(action)));
    }
}

#[test]
fn what_cannot_answer_is_no_step() {
    let mut play = Play::new(Options::new(2), 3);
    let hunt = play.legal().iter().next().unwrap();
    let card = vale_engine::Card::by_id("imp").unwrap();
    let bought = Some(Purchase::Summon(card));
    assert_eq!(step(&play.game, bought, hunt, &mut play.moves), None, "a payment stands, so a hunt is no answer");
    let summon = Action::of_move(Move::Summon { card, pay: vale_engine::Stones::NONE }, Seat::FIRST, 2).unwrap();
    assert_eq!(step(&play.game, None, summon, &mut play.moves), None, "nobody can summon in the Hunting Phase");
}
