//! A view as JSON, as programs get it, can be made a full game that looks the same, in the middle of effects too.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use vale_bots::{Memories, Seen};
use vale_engine::{Card, Game, MoveList, Options, Position, RunningEffects, Seat, SeatView, Seed, Setup};

/// Plays random games with all options and shows every seat at every moment.
fn look_around(games: u64, mut look: impl FnMut(&Game, &Memories, Seat)) {
    for number in 0..games {
        let options = Options {
            artifact_creatures: number & 1 == 1,
            artifact_tiles: number & 2 == 2,
            ..Options::new(2 + (number % 3) as u8)
        };
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
        let mut memories = Memories::new(options.players);
        let mut game = Game::begin(&setup, &mut memories).unwrap();
        let mut moves = MoveList::new();
        for step in 0_usize.. {
            game.seats().for_each(|seat| look(&game, &memories, seat));
            game.legal_moves_into(&mut moves);
            let Some(&m) = moves.get((step * 7 + number as usize) % moves.len().max(1)) else { break };
            game.play_unchecked(m, &mut memories);
        }
    }
}

fn remembered(game: &Game, memories: &Memories, seat: Seat) -> BTreeMap<u8, Vec<Card>> {
    let others = game.seats().filter(|&other| other != seat);
    others.map(|other| (other.number() as u8, memories.of(seat).in_hand(other).iter().collect())).collect()
}

/// A game that fits, by way of JSON.
fn sample(view: &SeatView, remembered: &BTreeMap<u8, Vec<Card>>, seed: u64) -> Result<Position, String> {
    let looks: Seen = serde_json::from_value(serde_json::to_value(view).unwrap()).unwrap();
    let running: Option<RunningEffects> =
        serde_json::from_value(serde_json::to_value(view.table.running()).unwrap()).unwrap();
    looks.sample(running, remembered, seed)
}

#[test]
fn a_sampled_game_looks_like_the_real_one() {
    let mut running = 0;
    look_around(24, |game, memories, seat| {
        let view = game.seat_view(seat);
        let known = remembered(game, memories, seat);
        let position = sample(&view, &known, 5).unwrap();
        let sampled = Game::from_position(&position).unwrap_or_else(|error| panic!("{error}: {}", position.to_json()));
        assert_eq!(sampled.seat_view(seat), view);
        for (&other, cards) in &known {
            let hand = sampled.hand(Seat::from_number(usize::from(other)).unwrap());
            assert!(cards.iter().all(|&card| hand.contains(card)));
        }
        running += usize::from(position.running.is_some());
    });
    assert!(running > 300, "{running}");
}

#[test]
fn another_seed_is_another_game_and_the_same_seed_the_same() {
    let game = Game::new(&Setup::new(3, Seed::from_number(1))).unwrap();
    let view = game.seat_view(Seat::FIRST);
    let nothing = BTreeMap::new();
    assert_eq!(sample(&view, &nothing, 1), sample(&view, &nothing, 1));
    assert_ne!(sample(&view, &nothing, 1), sample(&view, &nothing, 2));
}

#[test]
fn a_view_that_fits_nothing_is_refused() {
    let game = Game::new(&Setup::new(2, Seed::from_number(1))).unwrap();
    let view = serde_json::to_value(game.seat_view(Seat::FIRST)).unwrap();
    let on_display: Card = serde_json::from_value(view["display"][0]["card"].clone()).unwrap();
    let problem = |change: &dyn Fn(&mut Value), remembered: &BTreeMap<u8, Vec<Card>>| {
        let mut changed = view.clone();
        change(&mut changed);
        let seen: Seen = serde_json::from_value(changed).unwrap();
        seen.sample(None, remembered, 1).unwrap_err()
    };
    let nothing = BTreeMap::new();
    assert!(problem(&|view| view["draw_count"] = json!(5), &nothing).starts_with("view: the sizes of the draw pile"));
    assert!(problem(&|view| view["players"] = json!([]), &nothing).starts_with("view.players: one for each"));
    assert!(problem(&|view| view["seat"] = json!(4), &nothing).starts_with("view.seat: there is no seat 4"));
    let known = BTreeMap::from([(2, vec![on_display])]);
    assert!(problem(&|_| {}, &known).starts_with("remembered.2: "));
    let unseen = Card::all().find(|&card| card != on_display && !view.to_string().contains(card.id())).unwrap();
    assert_eq!(problem(&|_| {}, &BTreeMap::from([(2, vec![unseen])])), "remembered.2: more cards than the hand has");
}
