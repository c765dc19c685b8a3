//! Level 3: the nets that come with the program are sound, and it plays by them.

use vale_bots::net::{FIRST, Features, LARGEST_NETS, Layout, Net, SECOND, Shipped, Weights, shipped};
use vale_bots::{Bot, Budget, Decision, Learned, Level, Sight};
use vale_engine::{Move, Options};

use crate::support::{Play, all_options};

fn decide(play: &mut Play, bot: &dyn Bot, seed: u64, budget: Budget) -> Decision {
    let seat = play.asked().unwrap();
    let view = play.game.seat_view(seat);
    bot.decide(Sight { view: &view, memory: play.memories.of(seat), legal: &play.legal }, seed, budget)
}

#[test]
fn every_net_fits_the_features_and_cards_of_today() {
    for Shipped { players, bytes, .. } in Shipped::all() {
        let net = Net::from_bytes(bytes).unwrap_or_else(|error| panic!("the net for {players} players: {error}"));
        assert_eq!(net.players(), usize::from(*players));
    }
    assert!((2..=4).all(|players| shipped(Options::new(players)).is_some()), "a number of players has no net");
    assert!(Shipped::all().iter().map(|file| file.bytes.len()).sum::<usize>() <= LARGEST_NETS);
}

#[test]
fn where_there_is_no_net_level_two_plays_and_says_so() {
    for options in all_options() {
        let known = shipped(options).is_some();
        assert_eq!(Learned::knows(options), known);
        assert_eq!(Level::Learned.stand_in(options), (!known).then_some(Level::Apprentice));
        assert_eq!(Level::Apprentice.stand_in(options), None);
        if !known {
            let mut play = Play::new(options, 3);
            let learned = decide(&mut play, &Learned::default(), 1, Budget::Nodes(50));
            assert_eq!(learned, decide(&mut play, &*Level::Apprentice.bot(), 1, Budget::Nodes(50)));
        }
    }
}

/// What is remembered from one look to the next must not change what is told.
#[test]
fn features_that_are_filled_again_are_as_good_as_new() {
    let random = Level::Random.bot();
    for (number, options) in all_options().into_iter().enumerate() {
        let mut play = Play::new(options, 50 + number as u64);
        let mut kept = Features::default();
        while let Some(asked) = play.asked() {
            for seat in play.game.seats() {
                let mut fresh = Features::default();
                fresh.read(&play.game, seat);
                kept.read(&play.game, seat);
                assert_eq!((&kept.facts, &kept.amounts), (&fresh.facts, &fresh.amounts));
            }
            play.play(play.decide(&*random, asked, play.decisions, Budget::Nodes(0)));
        }
    }
}

/// A net whose weights follow from their places.
fn made_up_net(players: usize) -> Net {
    let layout = Layout { players };
    let number = |a: usize, b: usize| i16::try_from((a * 7_919 + b * 104_729) % 401).unwrap() - 200;
    let weights = Weights {
        facts: (0..layout.facts()).map(|a| std::array::from_fn(|b| number(a, b))).collect(),
        amounts: (0..layout.amounts()).map(|a| std::array::from_fn(|b| number(a, b + 3))).collect(),
        first_bias: vec![1_000; FIRST],
        second: (0..SECOND).map(|a| std::array::from_fn(|b| number(a + 5, b))).collect(),
        second_bias: vec![-2_000; SECOND],
        last: (0..=players).map(|a| std::array::from_fn(|b| number(a, b + 11))).collect(),
        skip: vec![vec![40; layout.amounts()]; players + 1],
        last_bias: vec![500; players + 1],
    };
    Net::new(layout, weights).unwrap()
}

/// The bits of everything that a net says in some games. If this fails on one machine only, that machine calculates
/// otherwise; if it fails everywhere, the features or the net have changed, and all nets must be trained again.
#[test]
fn a_net_says_the_same_on_every_machine() {
    let random = Level::Random.bot();
    let mut features = Features::default();
    let mut bits = 0_u64;
    for (number, options) in all_options().into_iter().enumerate() {
        let net = made_up_net(usize::from(options.players));
        let mut play = Play::new(options, 80 + number as u64);
        while let Some(asked) = play.asked() {
            let verdict = net.look(&play.game, asked, &mut features);
            for said in verdict.shares().into_iter().chain([verdict.margin, verdict.score()]) {
                bits = bits.rotate_left(5).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(said.to_bits());
            }
            play.play(play.decide(&*random, asked, play.decisions, Budget::Nodes(0)));
        }
    }
    assert_eq!(bits, 0x8259_5B09_51AA_F963);
}

#[test]
fn it_tells_win_shares_the_best_first() {
    let mut play = Play::new(Options::new(2), 4);
    let (mut picks, mut turns) = (0, 0);
    while play.asked().is_some() {
        let decision = decide(&mut play, &Learned::default(), 7, Budget::Nodes(80));
        if play.legal.len() > 1 {
            assert!(decision.plans.iter().all(|plan| (0.0..=1.0).contains(&plan.value)), "{decision:?}");
            assert_eq!(decision.plans[0].moves[0], decision.chosen);
            *if let Move::Hunt(_) = decision.chosen { &mut picks } else { &mut turns } += 1;
        }
        play.play(decision.chosen);
    }
    assert!(picks > 15 && turns > 15, "{picks} picks and {turns} other decisions");
}

#[test]
fn it_beats_the_greedy_bot() {
    let (learned, greedy) = (Level::Learned.bot(), Level::Greedy.bot());
    let mut wins = 0;
    for deal in 0..10 {
        for me in 0..2 {
            let mut play = Play::new(Options::new(2), 1_000 + deal);
            while let Some(seat) = play.asked() {
                let bot = if seat.index() == me { &*learned } else { &*greedy };
                play.play(play.decide(bot, seat, deal ^ play.decisions, Budget::Nodes(100)));
            }
            wins += usize::from(play.game.leaders().all(|winner| winner.index() == me));
        }
    }
    assert!(wins >= 17, "it won only {wins} of 20 games against level 1");
}

#[test]
fn it_is_level_three() {
    for text in ["3", "learned"] {
        assert_eq!(text.parse(), Ok(Level::Learned));
    }
    assert_eq!((Level::Learned.number(), Level::Learned.to_string().as_str()), (3, "learned"));
}
