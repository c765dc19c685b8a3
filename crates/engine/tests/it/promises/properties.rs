//! Whole random games keep every promise of the engine, whatever the options.

use proptest::prelude::*;
use vale_engine::{Deal, FirstPlayer, Move, Options, PaymentRule, Position, Seat, Seed, Setup, Stones};
use vale_testkit::{Dice, Effort, Playthrough, Stats, Style, all_options, sweep};

use crate::support::scenario::{Scenario, card};

fn options() -> impl Strategy<Value = Options> {
    proptest::sample::select(all_options().collect::<Vec<_>>())
}

fn setups() -> impl Strategy<Value = Setup> {
    let first = |players: u8| {
        let seat = (0..usize::from(players)).prop_map(|index| Seat::new(index).unwrap());
        prop_oneof![
            Just(FirstPlayer::Random),
            seat.clone().prop_map(FirstPlayer::Chosen),
            seat.prop_map(FirstPlayer::Reptile)
        ]
    };
    let deal = |options: Options| {
        let deck: Vec<_> = options.deck().iter().collect();
        prop_oneof![3 => Just(Deal::Shuffled), 1 => Just(deck).prop_shuffle().prop_map(Deal::Stacked)]
    };
    options().prop_flat_map(move |options| {
        (first(options.players), deal(options), any::<[u8; 32]>()).prop_map(move |(first, deal, seed)| Setup {
            options,
            first,
            deal,
            seed: Seed::new(seed),
        })
    })
}

fn styles() -> impl Strategy<Value = Style> {
    prop_oneof![Just(Style::Uniform), Just(Style::Summoner), Just(Style::Hoarder)]
}

/// Seeds do not shrink to anything simpler, so little time is spent on that.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, max_shrink_iters: 50, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(900))]

    #[test]
    fn random_games_keep_every_promise(setup in setups(), style in styles(), dice in any::<u64>()) {
        let played = Playthrough::new(&setup, Dice::new(dice), style).run(Effort::Full { every: 40 });
        prop_assert!(played.is_ok(), "{}", played.unwrap_err());
    }
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn every_single_state_keeps_every_promise(setup in setups(), style in styles(), dice in any::<u64>()) {
        let played = Playthrough::new(&setup, Dice::new(dice), style).run(Effort::Full { every: 1 });
        prop_assert!(played.is_ok(), "{}", played.unwrap_err());
    }
}

#[test]
fn games_with_all_options_keep_every_promise() {
    let different: std::collections::HashSet<_> = all_options().collect();
    assert_eq!(different.len(), 3 * 2 * 2 * 2 * 2);
    for (options, number) in all_options().zip(0..) {
        for style in Style::ALL {
            let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
            let played = Playthrough::new(&setup, Dice::new(number), style).run(Effort::Full { every: 20 });
            assert!(played.is_ok(), "{}", played.unwrap_err());
        }
    }
}

#[test]
fn a_sweep_is_the_same_however_it_is_split() {
    for options in all_options().filter(|options| options.artifact_creatures == options.artifact_tiles) {
        let play = |games| sweep(games, options, 1).unwrap_or_else(|violation| panic!("{violation}"));
        let whole = play(0..60);
        assert_eq!(whole, [0..20, 20..21, 21..60].map(play).into_iter().fold(Stats::default(), Stats::merge));
        assert_eq!((whole.games, whole.checked_in_full), (60, 2));
    }
}

#[test]
fn what_costs_nothing_is_written_without_stones_even_if_any_payment_is_legal() {
    let any = |position: &mut Position| position.options.payment = PaymentRule::Any;
    let table = Scenario::new(2).hand(1, &["imp"]).stones(1, "RB").with(any).start();
    assert_eq!(table.legal(), ["summon imp", "summon imp R", "summon imp B", "summon imp RB", "end"]);
    assert_eq!(table.game.read_move("summon imp"), Ok(Move::Summon { card: card("imp"), pay: Stones::NONE }));
}
