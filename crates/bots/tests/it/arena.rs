//! The arena: who sits where, what is counted, and that it can be repeated.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use vale_bots::arena::{Arena, ArenaError, ArenaGame, Entrant, Player, Results, seatings};
use vale_bots::wire::Timeouts;
use vale_bots::{Bot, Budget, Decision, RandomBot, Sight};
use vale_bots::{decision_seed, recall};
use vale_engine::{Game, Move, MoveList, Options, Record, Seed, Start};

/// Always plays the first legal move.
struct FirstMove;

impl Bot for FirstMove {
    fn decide(&self, sight: Sight<'_>, _seed: u64, _budget: Budget) -> Decision {
        Decision::plain(sight.legal[0])
    }
}

/// Always plays the last legal move.
struct LastMove;

impl Bot for LastMove {
    fn decide(&self, sight: Sight<'_>, _seed: u64, _budget: Budget) -> Decision {
        Decision::plain(*sight.legal.last().unwrap())
    }
}

/// Says that a turn ends when it is asked for a hunt.
struct Cheat;

impl Bot for Cheat {
    fn decide(&self, _sight: Sight<'_>, _seed: u64, _budget: Budget) -> Decision {
        Decision::plain(Move::End)
    }
}

/// Falls over.
struct Clumsy;

impl Bot for Clumsy {
    fn decide(&self, _sight: Sight<'_>, _seed: u64, _budget: Budget) -> Decision {
        panic!("oh no")
    }
}

fn entrant(name: &str, bot: impl Bot + 'static) -> Entrant {
    Entrant { name: name.to_owned(), player: Player::Bot { bot: Arc::new(bot), budget: Budget::Nodes(0) } }
}

fn arena(players: u8, bots: Vec<Entrant>) -> Arena {
    Arena::new(Options::new(players), bots, Seed::from_number(3)).unwrap()
}

fn run(arena: &Arena, deals: u64) -> Results {
    arena.run(deals, 1, &AtomicBool::new(false), &|_| {}).unwrap()
}

/// The results without the times, which are never the same.
fn without_times(mut results: Results) -> Results {
    for bot in &mut results.bots {
        (bot.thinking.decision, bot.thinking.pick, bot.thinking.turn) = (None, None, None);
    }
    results
}

/// What the games of some deals came to, by their numbers.
fn scores(arena: &Arena, deals: u64) -> BTreeMap<(u64, u64), Vec<u16>> {
    let scores = Mutex::new(BTreeMap::new());
    let watch = |game: ArenaGame<'_>| {
        let now = game.outcome.played.game();
        let points = now.seats().map(|seat| now.score(seat)).collect();
        scores.lock().unwrap().insert((game.deal, game.seating), points);
    };
    arena.run(deals, 1, &AtomicBool::new(false), &watch).unwrap();
    scores.into_inner().unwrap()
}

#[test]
fn a_long_match_can_be_played_in_pieces() {
    let bots = || vec![entrant("random", RandomBot), entrant("last", LastMove)];
    let whole = scores(&arena(2, bots()), 9);
    let mut pieces = scores(&arena(2, bots()), 4);
    pieces.append(&mut scores(&arena(2, bots()).from_deal(5), 5));
    assert_eq!((whole.len(), pieces), (18, whole));
    assert_eq!(run(&arena(2, bots()).from_deal(5), 2).first_deal, 5);
}

#[test]
fn a_deal_is_played_in_every_seating() {
    assert_eq!(seatings(&[0, 1]), [[0, 1], [1, 0]]);
    assert_eq!(seatings(&[0, 0]), [[0, 0]]);
    assert_eq!(seatings(&[0, 1, 1, 1]), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    assert_eq!(seatings(&[0, 1, 2]).len(), 6);
    assert_eq!(seatings(&[0, 0, 1, 1]).len(), 6);
    assert_eq!(seatings(&[2, 0, 3, 1]).len(), 24);
    let mut all = seatings(&[2, 0, 1, 1]);
    assert_eq!(all.len(), 12);
    all.dedup();
    assert_eq!(all.len(), 12);
}

#[test]
fn the_last_bot_takes_the_seats_that_are_left_and_too_many_bots_do_not_fit() {
    let results = run(&arena(4, vec![entrant("a", FirstMove), entrant("b", LastMove)]), 2);
    assert_eq!(results.bots.iter().map(|bot| bot.seats).collect::<Vec<_>>(), [1, 3]);
    assert_eq!((results.deals, results.games), (2, 8));
    let three = || vec![entrant("a", FirstMove), entrant("b", FirstMove), entrant("c", FirstMove)];
    let error = Arena::new(Options::new(2), three(), Seed::from_number(0)).err();
    assert_eq!(error, Some(ArenaError::TooManyBots { bots: 3, players: 2 }));
    assert_eq!(Arena::new(Options::new(2), Vec::new(), Seed::from_number(0)).err(), Some(ArenaError::NoBots));
}

#[test]
fn all_seatings_of_a_deal_have_the_same_cards_and_no_two_deals() {
    let starts: Mutex<BTreeMap<u64, Vec<Start>>> = Mutex::default();
    let arena = arena(3, vec![entrant("a", FirstMove), entrant("b", LastMove), entrant("c", RandomBot)]);
    let watch = |game: ArenaGame<'_>| {
        starts.lock().unwrap().entry(game.deal).or_default().push(game.outcome.played.start().clone());
    };
    arena.run(5, 1, &AtomicBool::new(false), &watch).unwrap();
    let starts = starts.into_inner().unwrap();
    assert_eq!(starts.len(), 5);
    assert!(starts.values().all(|starts| starts.len() == 6 && starts.iter().all(|start| start == &starts[0])));
    let mut decks: Vec<_> = starts
        .values()
        .map(|starts| starts[0].begin(&mut ()).unwrap().referee_view().draw.iter().copied().collect::<Vec<_>>())
        .collect();
    decks.sort();
    decks.dedup();
    assert_eq!(decks.len(), 5);
}

/// The results are those of the same games played in the plainest way.
#[test]
fn the_results_are_those_of_the_games() {
    let arena = arena(2, vec![entrant("first", FirstMove), entrant("last", LastMove)]);
    let starts: Mutex<Vec<Start>> = Mutex::default();
    let watch = |game: ArenaGame<'_>| {
        if game.seating == 1 {
            starts.lock().unwrap().push(game.outcome.played.start().clone());
        }
    };
    let results = arena.run(20, 1, &AtomicBool::new(false), &watch).unwrap();
    let (mut wins, mut points, mut places, mut rounds, mut seat_one) = ([0.0; 2], [0; 2], [0; 2], 0, 0.0);
    for start in starts.into_inner().unwrap() {
        for seating in [[0, 1], [1, 0]] {
            let mut game: Game = start.begin(&mut ()).unwrap();
            let mut moves = MoveList::new();
            while let Some(seat) = game.asked_seat() {
                game.legal_moves_into(&mut moves);
                let m = if seating[seat.index()] == 0 { moves[0] } else { *moves.last().unwrap() };
                game.play(m, &mut ()).unwrap();
            }
            rounds += u32::from(game.round());
            let share = 1.0 / f64::from(game.leaders().count() as u8);
            for standing in game.ranking() {
                let bot = seating[standing.seat.index()];
                wins[bot] += if standing.place == 1 { share } else { 0.0 };
                seat_one += if standing.place == 1 && standing.seat.index() == 0 { share } else { 0.0 };
                points[bot] += u32::from(standing.score);
                places[bot] += u32::from(standing.place);
            }
        }
    }
    let same = |mean: Option<f64>, right: f64| assert!((mean.unwrap() - right).abs() < 1e-9, "{mean:?}, not {right}");
    for (bot, result) in results.bots.iter().enumerate() {
        same(result.win_share.mean, wins[bot] / 40.0);
        same(result.score.mean, f64::from(points[bot]) / 40.0);
        same(result.place.mean, f64::from(places[bot]) / 40.0);
        assert!(result.score.low.unwrap() <= result.score.mean.unwrap());
        assert!(result.score.high.unwrap() >= result.score.mean.unwrap());
        assert!(result.thinking.decision.unwrap().count > result.thinking.turn.unwrap().count);
        assert!(result.thinking.pick.unwrap().count > 0);
    }
    same(results.rounds.mean, f64::from(rounds) / 40.0);
    same(results.turn_order[0].win_share, seat_one / 40.0);
    assert!((wins[0] - wins[1]).abs() > 0.5, "a test of equal bots would miss a mix-up");
}

#[test]
fn a_bot_against_itself_wins_its_even_share() {
    for players in 2..=4 {
        let results = run(&arena(players, vec![entrant("random", RandomBot)]), 10);
        let share = results.bots[0].win_share;
        assert!((share.mean.unwrap() - 1.0 / f64::from(players)).abs() < 1e-9);
        assert_eq!((share.low, share.high), (share.mean, share.mean));
        assert_eq!(results.games, 10);
    }
}

#[test]
fn threads_do_not_matter() {
    for players in 2..=4 {
        let bots = || vec![entrant("random", RandomBot), entrant("first", FirstMove)];
        let with = |threads| arena(players, bots()).run(30, threads, &AtomicBool::new(false), &|_| {}).unwrap();
        assert_eq!(without_times(with(1)), without_times(with(4)));
    }
}

#[test]
fn every_decision_has_its_own_seed() {
    let seed = |number, deal, seating, decision| decision_seed(Seed::from_number(number), deal, seating, decision);
    let mut all = vec![seed(0, 0, 0, 0), seed(1, 0, 0, 0), seed(0, 1, 0, 0), seed(0, 0, 1, 0), seed(0, 0, 0, 1)];
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 5);
    assert_eq!(seed(7, 6, 5, 4), seed(7, 6, 5, 4));
}

#[test]
fn whoever_plays_an_illegal_move_or_panics_loses_and_the_others_share_the_win() {
    let results = run(&arena(2, vec![entrant("cheat", Cheat), entrant("random", RandomBot)]), 4);
    assert_eq!(results.bots[0].win_share.mean, Some(0.0));
    assert_eq!(results.bots[0].forfeits, 8);
    assert_eq!(results.bots[0].place.mean, Some(2.0));
    assert_eq!(results.bots[1].win_share.mean, Some(1.0));
    assert_eq!((results.bots[1].score.mean, results.rounds.mean), (None, None));
    assert!(results.forfeits.iter().all(|forfeit| forfeit.reason.starts_with("played the illegal move `end`: ")));
    let results = run(&arena(4, vec![entrant("clumsy", Clumsy), entrant("random", RandomBot)]), 1);
    assert_eq!(results.bots[0].win_share.mean, Some(0.0));
    assert!((results.bots[1].win_share.mean.unwrap() - 1.0 / 3.0).abs() < 1e-9);
    assert!(results.forfeits.iter().all(|forfeit| forfeit.reason == "panicked: oh no"));
}

#[test]
fn a_stopped_arena_has_the_deals_that_are_finished() {
    let arena = arena(2, vec![entrant("a", FirstMove), entrant("b", LastMove)]);
    let stop = AtomicBool::new(false);
    let games = AtomicU64::new(0);
    let watch = |_: ArenaGame<'_>| {
        if games.fetch_add(1, Ordering::Relaxed) + 1 == 7 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let results = arena.run(1_000, 1, &stop, &watch).unwrap();
    assert_eq!((results.deals, results.games), (3, 6));
}

#[test]
fn what_was_played_is_a_record_and_can_be_recalled() {
    let arena = arena(4, vec![entrant("random", RandomBot)]);
    let watch = |game: ArenaGame<'_>| {
        let played = &game.outcome.played;
        let text = played.record(game.names).to_string();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.result(), played.result());
        assert!(record.result().is_some());
        assert_eq!(record.names(), ["random"; 4]);
        recall(played).unwrap();
    };
    arena.run(2, 1, &AtomicBool::new(false), &watch).unwrap();
}

#[test]
fn bots_are_named_by_level_budget_or_command() {
    let read = |text: &str| Entrant::read(text, Some(Budget::Nodes(9)), Timeouts::default());
    let random = read("0").ok().unwrap();
    assert_eq!((random.name.as_str(), random.budget()), ("random", Some(Budget::Nodes(9))));
    let slow = read("random@20ms").ok().unwrap();
    assert_eq!((slow.name.as_str(), slow.budget()), ("random@20ms", Some(Budget::Time(Duration::from_millis(20)))));
    let counted = read(" 0@500 ").ok().unwrap();
    assert_eq!((counted.name.as_str(), counted.budget()), ("random@500", Some(Budget::Nodes(500))));
    for (text, words) in [
        ("99", "`99` is not a bot"),
        ("", "`` is not a bot"),
        ("0@soon", "`soon` is not a budget"),
        ("2@0", "`0` is not a budget; say 500 for nodes or 20ms for time, and at least 1"),
        ("2@0ms", "`0ms` is not a budget"),
        ("2@3600001ms", "`3600001ms` is not a budget"),
        ("cmd:", "there is no command"),
        ("cmd:./there-is-no-such-bot", "cannot be started: ./there-is-no-such-bot: "),
    ] {
        let error = read(text).err().unwrap().to_string();
        assert!(error.contains(words), "{error}");
    }
}
