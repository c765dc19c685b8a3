//! The reference bot at real tables.

use std::time::{Duration, Instant};

use vale_bots::{Bot, Budget, Decision, Level, RandomBot, Reference, Sight, sample};
use vale_engine::Options;

use crate::support::{Play, all_options};

/// What a bot decides for the seat that is asked, with its plans.
fn decide(play: &mut Play, bot: &dyn Bot, seed: u64, budget: Budget) -> Decision {
    let seat = play.asked().unwrap();
    let view = play.game.seat_view(seat);
    bot.decide(Sight { view: &view, memory: play.memories.of(seat), legal: &play.legal }, seed, budget)
}

/// Lets a bot with its budget play in every seat, to the end. A move that is not legal stops the test.
fn finish(play: &mut Play, seats: &[(&dyn Bot, Budget)]) {
    while let Some(seat) = play.asked() {
        let (bot, budget) = seats[seat.index()];
        play.play(play.decide(bot, seat, play.decisions, budget));
        assert!(play.decisions < 5_000, "this game never ends");
    }
}

/// A game after this many random moves, or at its end.
fn after_random_moves(options: Options, deal: u64, moves: u64) -> Play {
    let mut play = Play::new(options, deal);
    while let Some(seat) = play.asked().filter(|_| play.decisions < moves) {
        play.play(play.decide(&RandomBot, seat, play.decisions, Budget::Nodes(0)));
    }
    play
}

#[test]
fn it_plays_whole_games_with_all_options() {
    let bot = Reference::default();
    for (deal, options) in all_options().into_iter().enumerate() {
        let mut play = Play::new(options, deal as u64);
        let budgets = [Budget::Nodes(15), Budget::Nodes(1), Budget::Nodes(4), Budget::Nodes(0)];
        let seats: Vec<(&dyn Bot, Budget)> = budgets.iter().map(|&budget| (&bot as &dyn Bot, budget)).collect();
        finish(&mut play, &seats);
        assert!(play.game.is_over());
    }
}

#[test]
fn the_same_sight_seed_and_nodes_give_the_same_decision() {
    let bot = Reference::default();
    let mut seeds_matter = false;
    for (deal, options) in all_options().into_iter().enumerate() {
        let mut play = after_random_moves(options, deal as u64, 5 * deal as u64);
        let Some(seat) = play.asked() else { continue };
        let first = decide(&mut play, &bot, 3, Budget::Nodes(60));
        assert_eq!(decide(&mut play, &bot, 3, Budget::Nodes(60)), first);
        seeds_matter |= decide(&mut play, &bot, 4, Budget::Nodes(60)) != first;
        // Another game that looks the same to the seat.
        play.game = sample::sample(&play.game.seat_view(seat), play.memories.of(seat), 99).unwrap();
        assert_eq!(decide(&mut play, &bot, 3, Budget::Nodes(60)), first);
    }
    assert!(seeds_matter);
}

#[test]
fn it_chooses_the_first_of_its_plans_and_has_one_for_every_move() {
    let bot = Reference::default();
    for deal in 0..20 {
        let mut play = after_random_moves(Options::new(3), deal, 7 * deal);
        let decision = decide(&mut play, &bot, deal, Budget::Nodes(400));
        if play.legal.len() == 1 {
            assert_eq!(decision, Decision::plain(play.legal[0]));
            continue;
        }
        assert_eq!(decision.plans[0].moves, [decision.chosen]);
        let mut planned: Vec<_> = decision.plans.iter().map(|plan| plan.moves[0]).collect();
        let mut legal = play.legal.to_vec();
        planned.sort_unstable();
        legal.sort_unstable();
        assert_eq!(planned, legal);
        assert!(decision.plans.iter().all(|plan| (0.0..=1.0).contains(&plan.value)));
    }
}

#[test]
fn it_beats_random_play() {
    let (reference, random): (&dyn Bot, &dyn Bot) = (&Reference::default(), &RandomBot);
    let budget = Budget::Nodes(300);
    let mut wins = 0;
    for deal in 0..10 {
        for seat in 0..2 {
            let mut seats = [(random, budget); 2];
            seats[seat] = (reference, budget);
            let mut play = Play::new(Options::new(2), deal);
            finish(&mut play, &seats);
            wins += usize::from(play.game.leaders().all(|winner| winner.index() == seat));
        }
    }
    assert!(wins >= 18, "it won only {wins} of 20 games against random play");
}

#[test]
fn it_watches_the_clock() {
    let mut play = Play::new(Options::new(4), 5);
    let start = Instant::now();
    let decision = decide(&mut play, &Reference::default(), 1, Budget::Time(Duration::from_millis(30)));
    let taken = start.elapsed();
    assert!(taken >= Duration::from_millis(30) && taken < Duration::from_secs(2), "{taken:?}");
    assert_eq!(decision.plans.len(), 8);
    let none = decide(&mut play, &Reference::default(), 1, Budget::Time(Duration::ZERO));
    assert!(play.legal.contains(&none.chosen) && none.plans.is_empty());
}

#[test]
fn it_is_level_four() {
    for text in ["4", "reference"] {
        assert_eq!(text.parse(), Ok(Level::Reference));
    }
    assert_eq!((Level::Reference.number(), Level::Reference.to_string().as_str()), (4, "reference"));
    assert_eq!(Level::Reference.default_budget(), Budget::Time(Duration::from_millis(20)));
    let mut play = Play::new(Options::new(2), 8);
    let by_level = decide(&mut play, &*Level::Reference.bot(), 2, Budget::Nodes(50));
    assert_eq!(by_level, decide(&mut play, &Reference::default(), 2, Budget::Nodes(50)));
}
