//! Draw pile and discard pile, empty or about to be.

use vale_engine::{Deal, Event, FirstPlayer, Game, Phase, Seed, Setup};

use crate::support::scenario::{Scenario, Table, card, seat};

/// The cards that were revealed.
fn revealed(table: &Table) -> Vec<&'static str> {
    let card = |event: &Event| if let Event::Revealed { card } = event { Some(card.id()) } else { None };
    table.events.iter().filter_map(card).collect()
}

/// The numbers of the seats that found no card to hunt, in their order.
fn passed(table: &Table) -> Vec<usize> {
    let seat = |event: &Event| if let Event::Passed { seat } = event { Some(seat.number()) } else { None };
    table.events.iter().filter_map(seat).collect()
}

#[test]
fn tengu_is_the_next_card_to_be_drawn() {
    let scenario = Scenario::new(2).hand(1, &["tengu", "pegasus"]).stones(1, "BB").draw_top(&["imp"]);
    let mut table = scenario.start();
    table.play("summon tengu B").play("summon pegasus B");
    assert_eq!(table.hand(1), ["tengu"]);
    assert_eq!(table.draw_pile()[0], "imp");
    assert!(table.game.table_view().draw_known.is_empty());
}

#[test]
fn tengu_can_be_drawn_from_piles_that_were_empty() {
    let scenario = Scenario::new(2).hand(1, &["tengu", "pegasus"]).stones(1, "BB").draw_only(&[]);
    let mut table = scenario.start();
    assert_eq!(
        table.refusal("summon pegasus B"),
        "Pegasus cannot be summoned now: the draw pile and the discard pile are both empty"
    );
    table.play("summon tengu B").play("summon pegasus B");
    assert_eq!(table.hand(1), ["tengu"]);
}

#[test]
fn a_draw_from_an_empty_pile_shuffles_the_discard_pile() {
    let scenario = Scenario::new(2).hand(1, &["pegasus"]).stones(1, "B").discard(&["imp"]).draw_only(&[]);
    let mut table = scenario.start();
    table.play("summon pegasus B");
    assert!(table.events.contains(&Event::Reshuffled { cards: 1 }));
    assert_eq!(table.hand(1), ["imp"]);
    assert!(table.discard().is_empty() && table.draw_pile().is_empty());
}

#[test]
fn hydra_with_both_piles_empty_does_not_offer_to_draw() {
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RB").draw_only(&[]).start();
    table.play("summon hydra RB");
    assert_eq!(table.legal(), ["choose P BB", "choose P points", "choose BB points"]);
    assert_eq!(
        table.refusal("choose P draw"),
        "that choice is not possible: the draw pile and the discard pile are both empty"
    );
}

#[test]
fn willow_with_both_piles_empty_is_refused() {
    let table = Scenario::new(2).hand(1, &["willow"]).stones(1, "RBP").draw_only(&[]).start();
    assert_eq!(
        table.refusal("summon willow RBP"),
        "Willow cannot be summoned now: the draw pile and the discard pile are both empty"
    );
}

#[test]
fn willow_hatched_from_an_egg_draws_the_egg() {
    let scenario = Scenario::new(2).hand(1, &["dragon_egg", "willow"]).stones(1, "B").draw_only(&[]);
    let mut table = scenario.start();
    table.play("summon dragon_egg B").play("pick willow");
    assert_eq!((table.hand(1), table.area(1)), (vec!["dragon_egg"], vec!["willow"]));
    assert_eq!((table.score(1), table.stones(1).as_str()), (3, "RBP"));
}

#[test]
fn pegasus_summoned_by_young_forest_spirit_draws_the_card_discarded_for_it() {
    let scenario = Scenario::new(2).hand(1, &["young_forest_spirit", "pegasus", "troll"]).draw_only(&[]);
    let mut table = scenario.start();
    table.play("summon young_forest_spirit").play("pick troll").play("pick pegasus");
    assert_eq!(table.hand(1), ["troll"]);
    assert!(table.discard().is_empty());
}

#[test]
fn the_draw_pile_runs_out_in_the_middle_of_a_reveal() {
    let discarded = ["agni", "kappa", "troll", "odin", "tidal"];
    let mut table = Scenario::new(2).discard(&discarded).draw_only(&["imp"]).start();
    table.play("end").play("end");
    assert_eq!((table.game.round(), table.game.phase()), (6, Phase::Hunting));
    let revealed = revealed(&table);
    assert_eq!(revealed.len(), 4);
    assert_eq!(revealed[0], "imp");
    assert!(revealed[1..].iter().all(|card| discarded.contains(card)));
    let shuffle = table.events.iter().position(|event| *event == Event::Reshuffled { cards: 5 }).unwrap();
    assert_eq!(table.events[shuffle - 1], Event::Revealed { card: card("imp") });
    assert_eq!((table.draw_pile().len(), table.discard().len()), (2, 0));
}

#[test]
fn a_player_who_finds_no_unmarked_card_passes() {
    let mut table = Scenario::new(3).discard(&["agni"]).draw_only(&["imp", "kappa", "troll"]).start();
    table.play("end").play("end").play("end");
    assert_eq!(revealed(&table), ["imp", "kappa", "troll", "agni"]);
    // The first player of round 6 is seat 2: it marks, then 3 and 1, then 1 again; 3 and 2 find nothing.
    for (number, hunt) in [(2, "hunt imp"), (3, "hunt kappa"), (1, "hunt troll"), (1, "hunt agni")] {
        assert_eq!(table.asked(), number);
        table.play(hunt);
    }
    assert_eq!(passed(&table), [3, 2]);
    assert_eq!((table.game.phase(), table.asked()), (Phase::Action, 2));
}

#[test]
fn four_players_who_never_sell_go_on_to_the_end() {
    let setup =
        Setup { first: FirstPlayer::Chosen(seat(1)), deal: Deal::Shuffled, ..Setup::new(4, Seed::from_number(3)) };
    let mut table = Table { game: Game::new(&setup).unwrap(), events: vec![] };
    let mut on_display = vec![table.game.table_view().display.iter().count()];
    while !table.game.is_over() {
        let round = table.game.round();
        let legal = table.legal();
        let choice = legal.iter().find(|m| m.starts_with("tame")).unwrap_or_else(|| {
            legal.iter().find(|m| m.starts_with("hunt") || *m == "end").unwrap_or_else(|| panic!("{legal:?}"))
        });
        table.play(choice);
        if table.game.round() > round {
            on_display.push(table.game.table_view().display.iter().count());
        }
    }
    // 70 cards: eight rounds of eight, then six, then none.
    assert_eq!(on_display, [8, 8, 8, 8, 8, 8, 8, 8, 6, 0]);
    // Round 9 begins with seat 1, so seats 2 and 1 find no second card; round 10 begins with seat 2.
    assert_eq!(passed(&table), [2, 1, 2, 3, 4, 1, 1, 4, 3, 2]);
    assert_eq!(table.game.round(), 10);
    assert_eq!((1..=4).map(|number| table.hand(number).len()).sum::<usize>(), 70);
    assert!(table.draw_pile().is_empty() && table.discard().is_empty());
    assert_eq!(table.game.leaders().collect::<Vec<_>>(), [seat(4)]);
}
