//! Positions in the middle of effects: every moment of a game is one, and none that is made up does any harm.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use vale_engine::{Card, Game, MoveList, Options, Position, Record, Seed, Setup};

use super::{names, random_game};

/// Random games with all options, and every moment of them.
fn moments(games: u64, mut visit: impl FnMut(&Game)) {
    for number in 0..games {
        let options = Options {
            artifact_creatures: number & 1 == 1,
            artifact_tiles: number & 2 == 2,
            ..Options::new(2 + (number % 3) as u8)
        };
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
        let mut game = Game::new(&setup).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut moves = MoveList::new();
        loop {
            visit(&game);
            game.legal_moves_into(&mut moves);
            if moves.is_empty() {
                break;
            }
            let m = moves[rng.next_u64() as usize % moves.len()];
            game.play_unchecked(m, &mut ());
        }
    }
}

#[test]
fn every_moment_of_a_game_can_be_written_and_read() {
    let mut running = 0;
    let mut deepest = 0;
    moments(60, |game| {
        let position = game.snapshot();
        running += usize::from(position.running.is_some());
        deepest = deepest.max(position.running.as_ref().map_or(0, |running| running.effects.len()));
        let read = Position::from_json(&position.to_json()).unwrap();
        assert_eq!(read, position);
        assert_eq!(Game::from_position(&read).as_ref(), Ok(game), "{}", position.to_json());
        assert_eq!(game.position(), position.running.is_none().then_some(position));
    });
    assert!(running > 500 && deepest > 1, "{running} moments with effects, at most {deepest} deep");
}

#[test]
fn a_record_can_begin_in_the_middle_of_an_effect() {
    let options = Options { artifact_creatures: true, ..Options::new(2) };
    let setup = Setup { options, ..Setup::new(2, Seed::from_number(3)) };
    let game = (0..500).map(|moves| random_game(setup.clone(), 3, moves)).find(|game| !game.game().position_is_plain());
    let position = game.unwrap().game().snapshot();
    let text = vale_engine::Match::new(position.clone().into()).unwrap().record(&names()).to_string();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.replay().game().snapshot(), position);
}

/// The position of the first moment of a base game for two at which this question is asked, as JSON.
fn first_moment(question: &str) -> Value {
    let mut found = None;
    moments(60, |game| {
        let asked = game.asked().map(|asked| serde_json::to_value(asked).unwrap());
        if found.is_none()
            && game.options() == Options::new(2)
            && asked.is_some_and(|asked| asked["question"] == question)
        {
            found = Some(serde_json::to_value(game.snapshot()).unwrap());
        }
    });
    found.unwrap()
}

#[track_caller]
fn refused(position: &Value, message: &str) {
    let read = Position::from_json(&position.to_string()).map_err(|error| error.to_string());
    let problem =
        read.and_then(|position| Game::from_position(&position).map_err(|error| error.to_string())).unwrap_err();
    assert!(problem.contains(message), "`{message}` is not in `{problem}`");
}

#[test]
fn what_cannot_be_going_on_is_refused_with_its_place() {
    let position = first_moment("choose");
    let with = |place: &str, value: Value| {
        let mut changed = position.clone();
        *changed.pointer_mut(place).unwrap() = value;
        changed
    };
    let effect = &position["running"]["effects"][0];
    refused(&with("/running/effects/0/step", json!(9)), "running.effects[0].step: 9; the effect has ");
    refused(&with("/running/effects/0/seat", json!(4)), "running.effects[0].seat: there is no seat 4 at this table");
    refused(&with("/running/effects/0/reads", json!("harpy")), "running.effects[0].timing: `harpy` has no such effect");
    refused(&with("/running/effects", json!([effect, effect])), "running.effects[0].step: this effect does not wait");
    refused(&with("/running/effects", json!(vec![effect; 5])), "running.effects: 5 effects; at most 4");
    refused(&with("/running", json!({})), "running: nothing is asked here");
    refused(&with("/running", json!({"felt": [{"drew": true}]})), "running.felt: ");
    refused(
        &with("/running", json!({"activated": ["hydra"]})),
        "running.activated: `hydra` is not a card with an active",
    );
    refused(&with("/running", json!({"dance": 1})), "unknown field `dance`");
    let mut chosen = effect.clone();
    chosen["chosen"] = json!([7]);
    refused(&with("/running/effects/0", chosen), "running.effects[0].chosen: ");
    let mut many = position.clone();
    many["players"][0]["stones"] = json!("R".repeat(100));
    refused(&many, "players[0].stones (line 1, column ");
}

/// Changes a few things at random in what is going on.
fn forge(value: &mut Value, rng: &mut Xoshiro256PlusPlus) {
    let mut below = |count: usize| rng.next_u64() as usize % count;
    match value {
        Value::Object(fields) => {
            let place = below(fields.len().max(1));
            if let Some(field) = fields.values_mut().nth(place) {
                forge(field, rng);
            }
        }
        Value::Array(items) if items.is_empty() => items.push(json!(below(8))),
        Value::Array(items) => match below(6) {
            0 => items.extend(items.first().cloned()),
            1 => drop(items.pop()),
            _ => {
                let place = below(items.len());
                forge(&mut items[place], rng);
            }
        },
        Value::Number(number) => *number = below(9).into(),
        Value::String(text) => {
            let cards: Vec<_> = Card::all().collect();
            *text = match below(8) {
                0 => "RRBBPP".to_owned(),
                1 => ["instant", "permanent", "active"][below(3)].to_owned(),
                _ => cards[below(cards.len())].id().to_owned(),
            };
        }
        Value::Bool(switch) => *switch = !*switch,
        Value::Null => *value = json!(1),
    }
}

#[test]
fn made_up_effects_are_refused_or_played_to_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut taken, mut refused) = (0, 0);
    moments(40, |game| {
        let position = serde_json::to_value(game.snapshot()).unwrap();
        if position["running"].is_null() {
            return;
        }
        for _ in 0..6 {
            let mut forged = position.clone();
            let running = forged.get_mut("running").unwrap();
            // What is usually left out is there to be changed.
            for effect in running["effects"].as_array_mut().into_iter().flatten() {
                for (field, usual) in
                    [("picks", json!(0)), ("picks_before", json!(0)), ("stones", json!("")), ("chosen", json!([]))]
                {
                    effect.as_object_mut().unwrap().entry(field).or_insert(usual);
                }
            }
            (0..=rng.next_u64() % 3).for_each(|_| forge(running, &mut rng));
            let read = Position::from_json(&forged.to_string()).ok().and_then(|read| Game::from_position(&read).ok());
            let Some(mut game) = read else {
                refused += 1;
                continue;
            };
            taken += 1;
            let mut moves = MoveList::new();
            for _ in 0..5_000 {
                game.legal_moves_into(&mut moves);
                if moves.is_empty() {
                    break;
                }
                let m = moves[rng.next_u64() as usize % moves.len()];
                game.play_unchecked(m, &mut ());
            }
            assert!(game.is_over(), "{forged}");
        }
    });
    assert!(taken > 300 && refused > 300, "{taken} taken, {refused} refused");
}
