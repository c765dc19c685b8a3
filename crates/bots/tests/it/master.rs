//! Level 5: it plays out what level 3 thinks of, and does not decline games that are won.

use std::time::{Duration, Instant};

use vale_bots::recall;
use vale_bots::{Bot, Budget, Decision, Learned, Level, Master, Sight};
use vale_engine::{Match, MoveList, Options, Record, Seat};

use crate::support::{Play, all_options};

fn decide(play: &mut Play, bot: &dyn Bot, seed: u64, budget: Budget) -> Decision {
    let seat = play.asked().unwrap();
    let view = play.game.seat_view(seat);
    bot.decide(Sight { view: &view, memory: play.memories.of(seat), legal: &play.legal }, seed, budget)
}

/// Goes on from so many moves of a record: the seat that is asked there plays level 5 until the next round, the others
/// level 2. Returns the game at the end of the round.
fn finish_round(record: &str, moves: usize, seed: u64) -> Play {
    let record: Record = record.parse().unwrap();
    let mut played = Match::new(record.start().clone()).unwrap();
    record.moves().take(moves).for_each(|m| played.play(m, &mut ()).unwrap());
    let mut play =
        Play { game: *played.game(), memories: recall(&played).unwrap(), decisions: 0, legal: MoveList::new() };
    let (me, round) = (play.game.asked_seat().unwrap(), play.game.round());
    while let Some(seat) = play.asked().filter(|_| play.game.round() == round) {
        let level = if seat == me { Level::Master } else { Level::Apprentice };
        play.play(play.decide(&*level.bot(), seat, seed + play.decisions, level.default_budget()));
    }
    play
}

/// Both are from games of level 2, which counted points, went on, and lost.
#[test]
fn it_does_not_decline_a_game_that_it_can_win_now() {
    let won = [
        // Freyja counts Mud Slime only before it is recovered: 60 points end the game, with only a player of 37 to come.
        (include_str!("games/freyja_before_mud_slime.vale"), 295, 1, 60),
        // Genie Exalted earns 6 points as Freyja and loses 4 as Goblin Soldier: 62 against 55, 46 and 43.
        (include_str!("games/genie_exalted_copies_freyja.vale"), 331, 0, 60),
    ];
    for (record, moves, seat, least) in won {
        for seed in [1, 1_000, 2_000] {
            let game = finish_round(record, moves, seed).game;
            let score = game.seats().map(|seat| game.score(seat)).collect::<Vec<_>>();
            assert!(game.is_over(), "seed {seed}: the game goes on at {score:?}");
            assert!(score[seat] >= least, "seed {seed}: {score:?}");
            assert_eq!(game.leaders().map(Seat::index).collect::<Vec<_>>(), [seat], "seed {seed}: {score:?}");
        }
    }
}

#[test]
fn the_same_sight_seed_and_nodes_give_the_same_decision() {
    let bot = Master::default();
    for (number, options) in all_options().into_iter().enumerate() {
        let mut play = Play::new(options, 300 + number as u64);
        let first = decide(&mut play, &bot, 3, Budget::Nodes(300));
        assert_eq!(decide(&mut play, &Master::with(Learned::default()), 3, Budget::Nodes(300)), first);
    }
}

#[test]
fn it_tells_win_shares_and_plays_the_best_of_its_plans() {
    let mut play = Play::new(Options::new(2), 4);
    while play.asked().is_some() {
        let decision = decide(&mut play, &Master::default(), 7, Budget::Nodes(200));
        if play.legal.len() > 1 {
            assert!(decision.plans.iter().all(|plan| (0.0..=1.0).contains(&plan.value)), "{decision:?}");
            assert_eq!(decision.plans[0].moves[0], decision.chosen);
        }
        play.play(decision.chosen);
    }
}

/// A generous bound: the machine may be busy, and a world that was begun is played to its end.
#[test]
fn a_time_limit_ends_its_thinking() {
    for options in [Options::new(2), Options::new(4)] {
        let mut play = Play::new(options, 8);
        let begun = Instant::now();
        decide(&mut play, &Master::default(), 1, Budget::Time(Duration::from_millis(40)));
        assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
    }
}

#[test]
fn it_beats_level_two() {
    let (master, apprentice) = (Level::Master.bot(), Level::Apprentice.bot());
    let mut wins = 0;
    for deal in 0..8 {
        for me in 0..2 {
            let mut play = Play::new(Options::new(2), 2_000 + deal);
            while let Some(seat) = play.asked() {
                let (bot, nodes) = if seat.index() == me { (&*master, 1_500) } else { (&*apprentice, 500) };
                play.play(play.decide(bot, seat, deal ^ play.decisions, Budget::Nodes(nodes)));
            }
            wins += usize::from(play.game.leaders().all(|winner| winner.index() == me));
        }
    }
    assert!(wins >= 12, "it won only {wins} of 16 games against level 2");
}

#[test]
fn it_is_level_five() {
    for text in ["5", "master"] {
        assert_eq!(text.parse(), Ok(Level::Master));
    }
    assert_eq!((Level::Master.number(), Level::Master.to_string().as_str()), (5, "master"));
    assert!((2..=4).all(|players| Level::Master.stand_in(Options::new(players)).is_none()));
}
