//! Whoever is asked is told why the moves that come to mind are not legal, and nothing that is hidden.

use std::collections::HashSet;

use vale_engine::effect::{Ask, Zone};
use vale_engine::{Card, Move, MoveList, Phase, Position, Question, Refusal, Stones};

use crate::support::random::{in_random_games, look_alike};
use crate::support::scenario::{Scenario, Table, card, seat};

/// The refused moves with the reasons, in words.
fn refused(table: &Table) -> Vec<(String, String)> {
    let refused = table.game.refused_moves();
    refused.into_iter().map(|(m, refusal)| (table.game.write_move(m), refusal.to_string())).collect()
}

#[track_caller]
fn assert_refused(table: &Table, expected: &[(&str, &str)]) {
    let expected: Vec<_> = expected.iter().map(|&(m, why)| (m.to_owned(), why.to_owned())).collect();
    assert_eq!(refused(table), expected);
}

#[test]
fn cards_in_hand_that_no_stones_can_summon() {
    let table = Scenario::new(2).hand(1, &["imp", "aeris", "eternity", "basilisk"]).stones(1, "RBPP").start();
    assert_refused(
        &table,
        // Aeris could be paid, but there is no other card to recover.
        &[("summon aeris", "Aeris cannot be summoned now: no card in your area fits")],
    );
    assert_eq!(table.game.cannot_summon(card("aeris")), Some(table.game.refused_moves()[0].1));
    assert_eq!(table.game.cannot_summon(card("imp")), None);
    let table = Scenario::new(2).hand(1, &["imp", "eternity"]).stones(1, "RP").start();
    assert_refused(&table, &[("summon eternity", "it costs 12, and your stones are worth 7")]);
    let table = Scenario::new(2).round(1).area(1, &["kappa"]).hand(1, &["imp"]).stones(1, "R").start();
    assert_refused(&table, &[("summon imp", "your areas are full: 1 of 1")]);
}

#[test]
fn cards_that_cannot_be_removed_and_a_turn_that_cannot_end() {
    let table = Scenario::new(2).area(1, &["kappa", "imp"]).hunted(1, &["hydra"]).stones(1, "R").start();
    assert_refused(
        &table,
        &[
            ("remove kappa", "it costs 5, and your stones are worth 1"),
            ("remove imp", "it costs 5, and your stones are worth 1"),
            ("end", "your marker is still on a card: sell it or tame it first"),
        ],
    );
    let table = Scenario::new(2).area(1, &["kappa", "imp"]).stones(1, "P").start();
    assert_refused(&table, &[]);
}

#[test]
fn the_tile_in_front_of_the_player() {
    let table = Scenario::new(2).artifacts().tile(1, "monkey_kings_staff").start();
    assert_refused(
        &table,
        &[("use monkey_kings_staff", "Monkey King's Staff cannot be used now: you have no card in hand for it")],
    );
    let table = Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").start();
    assert_refused(&table, &[("use gem_of_kukulkan", "Gem of Kukulkan is not an action tile")]);
}

#[test]
fn cards_with_a_marker_and_tiles_that_are_taken_or_blocked() {
    let mut table = Scenario::new(2).hunting(&["imp", "kappa", "hydra", "ifrit"]).start();
    table.play("hunt kappa");
    assert_refused(&table, &[("hunt kappa", "seat 1 has already marked Kappa")]);
    let scenario = Scenario::new(2).artifacts().hunting(&["imp", "kappa", "hydra", "ifrit"]);
    let mut table = scenario.marked_tile(2, "incense_burner").start();
    table.play("take monkey_kings_staff");
    assert_refused(
        &table,
        &[
            ("take incense_burner", "your square marker is on Incense Burner: you had it last round"),
            ("take monkey_kings_staff", "Monkey King's Staff is not on the display"),
        ],
    );
}

#[test]
fn active_effects_that_were_used_or_cannot_be() {
    let mut table = Scenario::new(2).area(1, &["kappa", "medusa", "salamander", "imp"]).resolution().start();
    table.play("use salamander");
    assert_refused(
        &table,
        &[
            ("use salamander", "the effect of Salamander has already been used"),
            ("use medusa", "Medusa cannot be used now: you have no card in hand for it"),
        ],
    );
    // The Genie asks which effect to activate next.
    let mut table =
        Scenario::new(2).area(1, &["salamander", "medusa", "imp"]).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB");
    assert_refused(&table, &[("use medusa", "Medusa cannot be used now: you have no card in hand for it")]);
    table.play("use salamander");
    assert_eq!(refused(&table)[0].1, "the effect of Salamander has already been used");
}

#[test]
fn cards_and_players_that_an_effect_does_not_accept() {
    let mut table = Scenario::new(2).area(1, &["kappa", "imp"]).hand(1, &["aeris"]).stones(1, "BP").start();
    table.play("summon aeris BP");
    assert_refused(&table, &[("pick aeris", "Aeris cannot be chosen here")]);
    let mut table = Scenario::new(2).area(1, &["mimic"]).discard(&["imp", "goblin", "kappa"]).resolution().start();
    table.play("use mimic");
    assert_refused(&table, &[("pick imp", "Imp cannot be chosen here"), ("pick kappa", "Kappa cannot be chosen here")]);
    let mut table = Scenario::new(3).area(1, &["goblin"]).score(2, 3).resolution().start();
    table.play("use goblin");
    assert_refused(&table, &[("player 3", "seat 3 cannot be chosen here")]);
    let mut table = Scenario::new(2).hand(1, &["ember"]).area(2, &["kappa", "imp"]).stones(1, "RP").start();
    table.play("summon ember RP");
    assert_refused(&table, &[("player 1", "seat 1 cannot be chosen here")]);
    table.play("player 2");
    assert_eq!(table.game.asked_seat(), Some(seat(2)));
    assert_refused(&table, &[("pick imp", "Imp cannot be chosen here")]);
}

#[test]
fn choices_that_are_not_on_offer() {
    let mut table = Scenario::new(2).area(1, &["basilisk"]).score(1, 1).resolution().start();
    table.play("use basilisk");
    assert_refused(&table, &[("choose P", "that choice is not possible: you need 2 points")]);
}

/// The move with its stones left out.
fn without_stones(m: Move) -> Move {
    match m {
        Move::Summon { card, .. } => Move::Summon { card, pay: Stones::NONE },
        Move::Remove { card, .. } => Move::Remove { card, pay: Stones::NONE },
        other => other,
    }
}

#[test]
fn refused_moves_are_refused_for_the_reason_given() {
    let mut reasons = HashSet::new();
    in_random_games(|game, _, dice| {
        let seat = game.asked_seat().unwrap();
        let refused = game.refused_moves();
        assert_eq!(refused, look_alike(game, seat, dice).refused_moves());
        let mut moves = MoveList::new();
        game.legal_moves_into(&mut moves);
        let legal: HashSet<Move> = moves.iter().copied().map(without_stones).collect();
        let names: HashSet<Move> = refused.iter().map(|&(m, _)| m).collect();
        assert_eq!(names.len(), refused.len(), "{refused:?}");
        for &(m, refusal) in &refused {
            reasons.insert(std::mem::discriminant(&refusal));
            assert!(!legal.contains(&m), "{m:?} is legal, but refused: {refusal}");
            match m {
                // The reason is that of a payment, and every payment is refused.
                Move::Summon { card, .. } => {
                    let why: Vec<_> = game
                        .stones(seat)
                        .parts()
                        .map(|pay| game.check(Move::Summon { card, pay }).unwrap_err())
                        .collect();
                    assert!(why.contains(&refusal), "{m:?}: {refusal}, not one of {why:?}");
                    let about_stones = matches!(refusal, Refusal::PaysTooLittle { .. } | Refusal::PaysTooMuch { .. });
                    assert!(!about_stones, "{m:?}: {refusal}");
                }
                _ => assert_eq!(game.check(m), Err(refusal), "{m:?}"),
            }
        }
        // Every card that is asked about is either legal or refused.
        let table = game.table_view();
        let question = game.asked().unwrap().question;
        let told = |m: Move| assert!(legal.contains(&m) || names.contains(&m), "{m:?} is neither legal nor refused");
        let area = || game.area(seat).iter();
        let (pay, hand) = (Stones::NONE, game.hand(seat));
        let uses = || area().filter(|card| !card.creature().active.is_empty()).for_each(|card| told(Move::Use(card)));
        match question {
            Question::Hunt => table.display.iter().for_each(|hunted| told(Move::Hunt(hunted.card))),
            Question::TakeTile => table.tiles.iter().for_each(|tile| told(Move::Take(tile))),
            Question::Act => {
                assert_eq!(game.phase(), Phase::Action);
                hand.iter().for_each(|card| told(Move::Summon { card, pay }));
                area().for_each(|card| told(Move::Remove { card, pay }));
                table.display.marked_by(seat).for_each(|card| told(Move::Sell(card)));
                told(Move::End);
            }
            Question::Resolve => uses(),
            Question::KeepStones { .. } => {}
            Question::Effect(asked) => match asked.ask {
                Ask::Activate { .. } => uses(),
                Ask::Pick(pick) => match pick.from {
                    Zone::Hand => hand.iter().for_each(|card| told(Move::Pick(card))),
                    Zone::Area => area().for_each(|card| told(Move::Pick(card))),
                    Zone::Discard => table.discard.iter().for_each(|card: Card| told(Move::Pick(card))),
                    Zone::Display => table.display.iter().for_each(|hunted| told(Move::Pick(hunted.card))),
                    Zone::Shelter => game.shelter(seat).iter().for_each(|card| told(Move::Pick(card))),
                },
                _ => {}
            },
        }
    });
    // Marked, blocked, markers left, full, too expensive, unresolvable, used, unusable, not to be picked ...
    assert!(reasons.len() >= 12, "{} kinds of reasons", reasons.len());
}

#[test]
fn nothing_is_refused_when_the_game_is_over() {
    let over = |position: &mut Position| (position.phase, position.turn) = (Phase::Over, None);
    let table = Scenario::new(2).hand(1, &["aeris"]).with(over).start();
    assert_refused(&table, &[]);
}
