//! Whose turns are to come, and whose are over.

use vale_engine::{Game, Position, Seat};

use super::Prospect;

/// A position of round 4 in which every player has an active effect.
fn position(players: u8, phase: &str, first: Seat, turn: Seat) -> Game {
    let areas = ["undine_queen", "salamander", "valkyrie", "sea_spirit"];
    let mine = areas[..usize::from(players)].iter().map(|card| format!(r#"{{"score":5,"area":["{card}"]}}"#));
    let json = format!(
        r#"{{"rules":1,"options":{{"players":{players}}},"round":4,"phase":"{phase}","first":{first},"turn":{turn},
            "players":[{}],"display":[]}}"#,
        mine.collect::<Vec<_>>().join(",")
    );
    Game::from_position(&Position::from_json(&json).unwrap()).unwrap()
}

#[test]
fn who_had_the_turn_in_this_round_has_none_to_come_whoever_was_first() {
    for players in 2..=4 {
        for first in Seat::all(players) {
            for (now, later) in (0..players).flat_map(|now| (0..players).map(move |later| (now, later))) {
                let (turn, seat) = (first.clockwise(now, players), first.clockwise(later, players));
                let comes = later >= now;
                let action = position(players, "action", first, turn);
                let prospect = Prospect::new(&action, seat);
                assert_eq!(prospect.acts_now, comes, "{players} players, {first} first, turn of {turn}, seat {seat}");
                let resolution = position(players, "resolution", first, turn);
                let after = Prospect::new(&resolution, seat);
                assert!(!after.acts_now);
                assert_eq!(after.uses < prospect.uses, !comes, "{players} players, {first} first, {turn}, {seat}");
            }
        }
    }
}
