//! H1-H3: the Hunting Phase.

use vale_engine::Phase;

use super::new_game;
use crate::support::scenario::Scenario;

#[test]
fn h1_two_cards_per_player_are_revealed() {
    let top = ["imp", "hydra", "troll", "harpy", "ember", "agni", "kappa", "goblin", "genie"];
    for players in 2..=4_u8 {
        let view = new_game(players, 1, &top).game.table_view();
        let shown: Vec<_> = view.display.iter().map(|hunted| hunted.card.id()).collect();
        assert_eq!(shown, top[..2 * usize::from(players)]);
        assert_eq!(view.draw_count, 70 - 2 * players);
    }
}

#[test]
fn h1_every_round_begins_with_a_reveal() {
    let mut table = Scenario::new(3).area(1, &["salamander"]).resolution().start();
    table.play("use salamander");
    assert_eq!((table.game.round(), table.game.phase()), (6, Phase::Hunting));
    assert_eq!(table.game.table_view().display.unmarked().count(), 6);
}

#[test]
fn h2_the_first_pick_goes_clockwise_from_the_first_player() {
    let mut table = new_game(4, 3, &["imp", "hydra", "troll", "harpy", "ember", "agni", "kappa", "goblin"]);
    let mut hunters = vec![];
    for id in ["imp", "hydra", "troll", "harpy"] {
        hunters.push(table.asked());
        table.play(&format!("hunt {id}"));
    }
    assert_eq!(hunters, [3, 4, 1, 2]);
}

#[test]
fn h2_a_marked_card_cannot_be_marked_again() {
    let mut table = new_game(2, 1, &["imp", "hydra", "troll", "harpy"]);
    table.play("hunt imp");
    assert_eq!(table.refusal("hunt imp"), "seat 1 has already marked Imp");
    assert_eq!(table.legal(), ["hunt hydra", "hunt troll", "hunt harpy"]);
    assert_eq!(table.refusal("hunt ember"), "Ember is not on the display");
}

#[test]
fn h3_the_second_pick_goes_back_from_the_last_player() {
    let cards = ["imp", "hydra", "troll", "harpy", "ember", "agni"];
    let mut table = new_game(3, 2, &cards);
    let mut hunters = vec![];
    for id in cards {
        hunters.push(table.asked());
        table.play(&format!("hunt {id}"));
    }
    assert_eq!(hunters, [2, 3, 1, 1, 3, 2]);
    assert_eq!(table.game.phase(), Phase::Action);
    assert_eq!(table.asked(), 2);
}

#[test]
fn h3_the_first_player_takes_the_card_that_is_left() {
    let mut table = new_game(2, 1, &["imp", "hydra", "troll", "harpy"]);
    table.play("hunt troll").play("hunt imp").play("hunt harpy");
    assert_eq!((table.asked(), table.legal()), (1, vec!["hunt hydra".to_owned()]));
}
