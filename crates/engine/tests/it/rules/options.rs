//! G1-G3: the options of a table.

use std::collections::BTreeSet;

use vale_engine::{FirstPlayer, Game, Options, PaymentRule, Seed, SellTable, Setup, SetupError};

use super::legal_with;
use crate::support::scenario::{Scenario, seat};

fn selling(table: SellTable) -> [String; 5] {
    ["imp", "hydra", "troll", "harpy", "ember"].map(|id| {
        let mut game = Scenario::new(2).with(|position| position.options.sell = table).hunted(1, &[id]).start();
        game.play(&format!("sell {id}"));
        game.stones(1)
    })
}

#[test]
fn g1_printed_table() {
    assert_eq!(Options::new(2).sell, SellTable::Printed, "the default");
    assert_eq!(selling(SellTable::Printed), ["RRR", "B", "RRRR", "RB", "P"]);
}

#[test]
fn g1_manual_table() {
    assert_eq!(selling(SellTable::Manual), ["R", "B", "P", "RB", "RP"]);
}

fn payments(rule: PaymentRule, id: &str, stones: &str) -> Vec<String> {
    let scenario = Scenario::new(2).with(|position| position.options.payment = rule);
    let table = scenario.hand(1, &[id]).stones(1, stones).start();
    let prefix = format!("summon {id}");
    legal_with(&table, "summon").iter().map(|m| m[prefix.len()..].trim().to_owned()).collect()
}

#[test]
fn g2_needed_refuses_a_superfluous_stone() {
    assert_eq!(Options::new(2).payment, PaymentRule::Needed, "the default");
    assert_eq!(payments(PaymentRule::Needed, "hydra", "RRBP"), ["P", "RB"]);
    assert_eq!(payments(PaymentRule::Needed, "hydra", "RRRR"), ["RRRR"]);
    assert_eq!(payments(PaymentRule::Needed, "imp", "RB"), [""], "nothing for nothing");
    let table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RRBP").start();
    assert_eq!(table.refusal("summon hydra RP"), "it costs 4: RP has a stone you do not need");
}

#[test]
fn g2_needed_allows_paying_too_much_where_stones_do_not_divide() {
    // 6 for 5: without either of the stones it would be 3.
    assert_eq!(payments(PaymentRule::Needed, "valkyrie", "BB"), ["BB"]);
    // 7 for 5 has a red stone too many, and so has 4 for 2.
    assert_eq!(payments(PaymentRule::Needed, "valkyrie", "RBB"), ["BB"]);
    assert_eq!(payments(PaymentRule::Needed, "ifrit", "RB"), ["B"]);
}

#[test]
fn g2_any_allows_every_payment_that_covers_the_cost() {
    let all = ["BP", "P", "RB", "RBP", "RP", "RRB", "RRBP", "RRP"];
    assert_eq!(payments(PaymentRule::Any, "hydra", "RRBP"), all);
    assert_eq!(payments(PaymentRule::Any, "imp", "RB"), ["", "B", "R", "RB"]);
}

#[test]
fn g2_removing_is_paid_in_the_same_way() {
    for (rule, ways) in [(PaymentRule::Needed, 2), (PaymentRule::Any, 3)] {
        let scenario = Scenario::new(2).with(|position| position.options.payment = rule);
        let table = scenario.round(3).area(1, &["imp"]).stones(1, "BP").start();
        assert_eq!(legal_with(&table, "remove").len(), ways);
    }
}

#[test]
fn g2_overpaying_gives_no_change_in_both() {
    for rule in [PaymentRule::Needed, PaymentRule::Any] {
        let scenario = Scenario::new(2).with(|position| position.options.payment = rule);
        let mut table = scenario.hand(1, &["kappa"]).stones(1, "P").start();
        table.play("summon kappa P");
        assert_eq!(table.stones(1), "");
    }
}

fn first_of(first: FirstPlayer, seed: u64) -> usize {
    let setup = Setup { first, ..Setup::new(3, Seed::from_number(seed)) };
    Game::new(&setup).unwrap().table_view().first.number()
}

#[test]
fn g3_random_by_default() {
    assert_eq!(FirstPlayer::default(), FirstPlayer::Random);
    let seen: BTreeSet<_> = (0..40).map(|seed| first_of(FirstPlayer::Random, seed)).collect();
    assert_eq!(seen, BTreeSet::from([1, 2, 3]));
    assert_eq!(first_of(FirstPlayer::Random, 5), first_of(FirstPlayer::Random, 5), "the seed decides");
}

#[test]
fn g3_the_host_or_a_reptile_decides() {
    for number in 1..=3 {
        assert_eq!(first_of(FirstPlayer::Chosen(seat(number)), 1), number);
        assert_eq!(first_of(FirstPlayer::Reptile(seat(number)), 1), number);
    }
    let setup = Setup { first: FirstPlayer::Chosen(seat(4)), ..Setup::new(3, Seed::from_number(1)) };
    assert_eq!(Game::new(&setup).unwrap_err(), SetupError::FirstPlayer(seat(4)));
}
