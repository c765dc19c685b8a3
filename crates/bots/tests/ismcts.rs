//! The reference bot at real tables.
#![allow(clippy::panic, clippy::unwrap_used, reason = "that is how tests stop")]

use std::time::{Duration, Instant};

use vale_bots::{Bot, Budget, Decision, Level, Memories, RandomBot, Reference, Sight, sample};
use vale_engine::{Game, MoveList, Options, PaymentRule, Seed, SellTable, Setup};

/// A table with a bot and its budget in every seat.
struct Table {
    game: Game,
    memories: Memories,
    legal: MoveList,
}

impl Table {
    fn new(options: Options, deal: u64) -> Self {
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(deal)) };
        let mut memories = Memories::new(options.players);
        let game = Game::begin(&setup, &mut memories).unwrap();
        Self { game, memories, legal: MoveList::new() }
    }

    fn decide(&mut self, bot: &dyn Bot, seed: u64, budget: Budget) -> Decision {
        let seat = self.game.asked_seat().unwrap();
        self.game.legal_moves(&mut self.legal);
        let view = self.game.seat_view(seat);
        bot.decide(Sight { view: &view, memory: self.memories.of(seat), legal: &self.legal }, seed, budget)
    }

    /// Lets the bots play to the end; a move that is not legal stops the test.
    fn finish(&mut self, bots: &[(&dyn Bot, Budget)]) {
        let mut decisions = 0;
        while let Some(seat) = self.game.asked_seat() {
            let (bot, budget) = bots[seat.index()];
            let chosen = self.decide(bot, decisions, budget).chosen;
            self.game.play(chosen, &mut self.memories).unwrap();
            decisions += 1;
            assert!(decisions < 20_000, "this game never ends");
        }
    }

    /// Plays random moves until this many decisions were made, or the game is over.
    fn play_at_random(&mut self, decisions: u64) {
        for seed in 0..decisions {
            if self.game.is_over() {
                break;
            }
            let chosen = self.decide(&RandomBot, seed, Budget::Nodes(0)).chosen;
            self.game.play(chosen, &mut self.memories).unwrap();
        }
    }
}

fn all_options() -> impl Iterator<Item = Options> {
    (0..3 * 16).map(|number: u8| Options {
        players: 2 + number / 16,
        sell: if number & 1 == 0 { SellTable::Printed } else { SellTable::Manual },
        payment: if number & 2 == 0 { PaymentRule::Needed } else { PaymentRule::Any },
        artifact_creatures: number & 4 != 0,
        artifact_tiles: number & 8 != 0,
    })
}

#[test]
fn it_plays_whole_games_with_all_options() {
    let bot = Reference::default();
    for (deal, options) in all_options().enumerate() {
        let mut table = Table::new(options, deal as u64);
        let budgets = [Budget::Nodes(15), Budget::Nodes(1), Budget::Nodes(4), Budget::Nodes(0)];
        let seats: Vec<(&dyn Bot, Budget)> = budgets.iter().map(|&budget| (&bot as &dyn Bot, budget)).collect();
        table.finish(&seats);
        assert!(table.game.is_over());
    }
}

#[test]
fn the_same_sight_seed_and_nodes_give_the_same_decision() {
    let bot = Reference::default();
    let mut seeds_matter = false;
    for (deal, options) in all_options().enumerate() {
        let mut table = Table::new(options, deal as u64);
        table.play_at_random(5 * deal as u64);
        let Some(seat) = table.game.asked_seat() else { continue };
        let first = table.decide(&bot, 3, Budget::Nodes(60));
        assert_eq!(table.decide(&bot, 3, Budget::Nodes(60)), first);
        seeds_matter |= table.decide(&bot, 4, Budget::Nodes(60)) != first;
        // Another game that looks the same to the seat.
        table.game = sample::sample(&table.game.seat_view(seat), table.memories.of(seat), 99).unwrap();
        assert_eq!(table.decide(&bot, 3, Budget::Nodes(60)), first);
    }
    assert!(seeds_matter);
}

#[test]
fn it_chooses_the_first_of_its_plans_and_has_one_for_every_move() {
    let bot = Reference::default();
    for deal in 0..20 {
        let mut table = Table::new(Options::new(3), deal);
        table.play_at_random(7 * deal);
        let decision = table.decide(&bot, deal, Budget::Nodes(400));
        if table.legal.len() == 1 {
            assert_eq!(decision, Decision::plain(table.legal[0]));
            continue;
        }
        assert_eq!(decision.plans[0].moves, [decision.chosen]);
        let mut planned: Vec<_> = decision.plans.iter().map(|plan| plan.moves[0]).collect();
        let mut legal = table.legal.to_vec();
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
            let mut table = Table::new(Options::new(2), deal);
            table.finish(&seats);
            wins += usize::from(table.game.leaders().all(|winner| winner.index() == seat));
        }
    }
    assert!(wins >= 18, "it won only {wins} of 20 games against random play");
}

#[test]
fn it_watches_the_clock() {
    let mut table = Table::new(Options::new(4), 5);
    let start = Instant::now();
    let decision = table.decide(&Reference::default(), 1, Budget::Time(Duration::from_millis(30)));
    let taken = start.elapsed();
    assert!(taken >= Duration::from_millis(30) && taken < Duration::from_secs(2), "{taken:?}");
    assert_eq!(decision.plans.len(), 8);
    let none = table.decide(&Reference::default(), 1, Budget::Time(Duration::ZERO));
    assert!(table.legal.contains(&none.chosen) && none.plans.is_empty());
}

#[test]
fn it_is_level_four() {
    for text in ["4", "reference"] {
        assert_eq!(text.parse(), Ok(Level::Reference));
    }
    assert_eq!((Level::Reference.number(), Level::Reference.to_string().as_str()), (4, "reference"));
    assert_eq!(Level::Reference.default_budget(), Budget::Time(Duration::from_millis(20)));
    let mut table = Table::new(Options::new(2), 8);
    let by_level = table.decide(&*Level::Reference.bot(), 2, Budget::Nodes(50));
    assert_eq!(by_level, table.decide(&Reference::default(), 2, Budget::Nodes(50)));
}
