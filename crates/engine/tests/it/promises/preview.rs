//! What a move would bring is known before it is made, and tells nothing that is hidden.

use vale_engine::{Event, Game, Move, MoveList, Preview, Question, Seat, Stones};

use crate::support::random::{in_random_games, look_alike};
use crate::support::scenario::{Scenario, Table};

/// What a move would bring, without what it costs.
#[track_caller]
fn preview(table: &Table, text: &str) -> Preview {
    Preview { price: 0, wastes: 0, ..preview_all(table, text) }
}

#[track_caller]
fn preview_all(table: &Table, text: &str) -> Preview {
    assert!(table.can(text), "{text} is not legal: {:?}", table.legal());
    table.game.preview(table.game.read_move(text).unwrap())
}

fn stones(letters: &str) -> Stones {
    letters.parse().unwrap()
}

/// Points and nothing else.
fn points(points: i32) -> Preview {
    Preview { points, ..Preview::default() }
}

#[test]
fn a_summoning_shows_the_points_that_it_would_earn_now() {
    let hand = &["ifrit", "firefox", "lava_giant", "imp"];
    let table = Scenario::new(2).area(1, &["agni", "hestia"]).hand(1, hand).stones(1, "RRR").start();
    // The area with the card itself, the hand without it.
    assert_eq!(preview(&table, "summon ifrit R"), points(3));
    assert_eq!(preview(&table, "summon firefox R"), points(3));
    assert_eq!(preview(&table, "summon lava_giant RR"), points(6));
    assert_eq!(preview(&table, "summon imp"), Preview { stones: stones("RR"), ..points(0) });
    assert_eq!(preview(&table, "end"), points(0));
}

#[test]
fn the_payment_matters_to_the_cards_that_look_at_it() {
    let area = &["kappa", "phoenix", "gargoyle", "sylph"];
    let table = Scenario::new(2).area(1, area).hand(1, &["hestia", "basilisk"]).stones(1, "RRBP").start();
    // The Sylph earns a point whatever is paid.
    assert_eq!(preview(&table, "summon hestia"), points(1));
    assert_eq!(preview(&table, "summon basilisk B"), points(1 + 2));
    assert_eq!(preview(&table, "summon basilisk P"), points(1 + 3));
    let table = Scenario::new(2).area(1, area).hand(1, &["basilisk"]).stones(1, "RRRP").start();
    assert_eq!(preview(&table, "summon basilisk RRR"), points(1 + 3));
}

#[test]
fn a_sale_shows_its_stones_and_whether_they_are_too_many() {
    let table = Scenario::new(2).hunted(1, &["imp"]).stones(1, "B").start();
    assert_eq!(preview(&table, "sell imp"), Preview { stones: stones("RRR"), ..points(0) });
    let table = Scenario::new(2).hunted(1, &["imp"]).stones(1, "BB").start();
    assert_eq!(preview(&table, "sell imp"), Preview { stones: stones("RRR"), asks: true, ..points(0) });
    // The Duduri King asks which stone of the sale to upgrade.
    let mut table = Scenario::new(2).artifacts().area(1, &["duduri_king"]).hunted(1, &["imp"]).start();
    assert_eq!(preview(&table, "sell imp"), Preview { stones: stones("RRR"), asks: true, ..points(0) });
    table.play("sell imp");
    let upgrade = Preview { spends: stones("R"), stones: stones("B"), ..points(0) };
    assert_eq!(preview(&table, "upgrade R"), upgrade);
}

#[test]
fn permanent_effects_that_a_move_sets_off_are_foreseen() {
    let table = Scenario::new(2).area(1, &["triton"]).hunted(1, &["kappa", "imp"]).start();
    assert_eq!(preview(&table, "tame kappa"), Preview { stones: stones("BB"), ..points(0) });
    assert_eq!(preview(&table, "tame imp"), points(0));
    // Ash returns instead of being discarded, and earns the round.
    let table = Scenario::new(2).artifacts().area(1, &["ash"]).stones(1, "BB").start();
    assert_eq!(preview(&table, "remove ash BB"), points(5));
}

#[test]
fn what_an_effect_takes_is_not_what_the_move_pays() {
    let table = Scenario::new(2).hand(1, &["yuki_onna", "stone_golem"]).stones(1, "RBPP").start();
    assert_eq!(preview(&table, "summon yuki_onna"), Preview { spends: stones("RBPP"), ..points(16) });
    let exchange = Preview { spends: stones("RBP"), stones: stones("PPP"), ..points(0) };
    assert_eq!(preview(&table, "summon stone_golem P"), exchange);
    let table = Scenario::new(2).area(1, &["burning_skull", "salamander"]).stones(1, "R").resolution().start();
    assert_eq!(preview(&table, "use burning_skull"), Preview { spends: stones("R"), ..points(3) });
    assert_eq!(preview(&table, "use salamander"), Preview { stones: stones("R"), ..points(1) });
}

#[test]
fn points_can_be_lost_and_those_of_others_do_not_count() {
    // The mud slime keeps the round from ending.
    let area = &["goblin_soldier", "goblin", "mud_slime"];
    let mut table = Scenario::new(2).area(1, area).score(1, 9).score(2, 5).resolution().start();
    assert_eq!(preview(&table, "use goblin_soldier"), points(-4));
    assert_eq!(preview(&table, "use goblin"), Preview { asks: true, ..points(0) });
    table.play("use goblin");
    assert_eq!(preview(&table, "player 2"), points(1));
}

#[test]
fn what_is_drawn_is_not_foreseen_but_what_comes_with_it_is() {
    let draw = Preview { reveals: true, ..points(0) };
    let table = Scenario::new(2).hand(1, &["pegasus"]).area(1, &["kappa"]).stones(1, "B").start();
    assert_eq!(preview(&table, "summon pegasus B"), Preview { points: 2, ..draw });
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RB").start();
    table.play("summon hydra RB");
    assert_eq!(preview(&table, "choose draw points"), Preview { points: 4, ..draw });
    assert_eq!(preview(&table, "choose draw BB"), Preview { stones: stones("BB"), ..draw });
    // The points for the cost of the Sylph come after the card that it draws.
    let mut table = Scenario::new(2).artifacts().hand(1, &["horus", "sylph", "imp"]).stones(1, "RP").start();
    table.play("summon horus RP");
    assert_eq!(preview(&table, "pick sylph"), Preview { points: 4, ..draw });
    assert_eq!(preview(&table, "pick imp"), Preview { stones: stones("RR"), ..points(0) });
    // Everyone else sees the hand that Anzu shows, but its owner knew it before.
    let table = Scenario::new(2).artifacts().hand(1, &["anzu", "imp", "kappa", "ifrit"]).stones(1, "PP").start();
    assert_eq!(preview(&table, "summon anzu PP"), Preview { points: 6, ..draw });
}

#[test]
fn too_many_stones_do_not_hide_what_comes_after_them() {
    let table = Scenario::new(2).hand(1, &["willow"]).stones(1, "RRPP").start();
    let all = Preview { points: 3, stones: stones("RBP"), reveals: true, asks: true, ..points(0) };
    assert_eq!(preview(&table, "summon willow PP"), all);
    let table = Scenario::new(2).hand(1, &["willow"]).stones(1, "PP").start();
    assert_eq!(preview(&table, "summon willow PP"), Preview { asks: false, ..all });
}

#[test]
fn the_price_and_what_is_wasted_are_known() {
    let paid = |table: &Table, text| {
        let Preview { price, wastes, .. } = preview_all(table, text);
        (price, wastes)
    };
    let table = Scenario::new(2).area(1, &["pegasus", "imp"]).hand(1, &["phoenix", "hestia"]).stones(1, "RRB").start();
    // The Pegasus makes the Phoenix cheaper by one.
    assert_eq!(paid(&table, "summon phoenix RR"), (2, 0));
    assert_eq!(paid(&table, "summon phoenix B"), (2, 1));
    assert_eq!(paid(&table, "summon hestia"), (0, 0));
    assert_eq!(paid(&table, "remove imp RRB"), (5, 0));
    assert_eq!(paid(&table, "end"), (0, 0));
    let mut table = Scenario::new(2).artifacts().tile(1, "incense_burner").stones(1, "P").start();
    table.play("use incense_burner");
    let pay = table.legal().into_iter().find(|text| text.contains("area")).unwrap();
    table.play(&pay);
    assert_eq!(paid(&table, "pay P"), (3, 3));
}

#[test]
fn a_move_that_is_not_legal_brings_nothing() {
    let table = Scenario::new(2).hand(1, &["ifrit"]).start();
    assert_eq!(table.game.preview(table.game.read_move("summon ifrit RR").unwrap()), points(0));
    assert_eq!(table.game.preview(Move::Done), points(0));
}

#[test]
fn games_that_look_alike_are_foreseen_alike() {
    in_random_games(|game, _, dice| {
        let offers = game.offers();
        let other = look_alike(game, game.asked_seat().unwrap(), dice);
        assert_eq!(offers, other.offers());
        let mut moves = MoveList::new();
        game.legal_moves_into(&mut moves);
        assert!(offers.iter().map(|(m, _)| m).eq(moves.iter()));
        let &(m, foresight) = &offers[dice.below(offers.len())];
        assert_eq!(other.preview(m), foresight);
    });
}

/// What really comes to the seat with a move, and the game after it.
fn really(game: &Game, m: Move, seat: Seat) -> (Preview, Game) {
    let mut after = *game;
    let mut events = Vec::<Event>::new();
    after.play(m, &mut events).unwrap();
    let mut real = Preview { asks: !after.position_is_plain(), ..points(0) };
    for event in events {
        real.reveals |= event.reveals();
        match event {
            Event::PointsEarned { seat: earner, points, .. } if earner == seat => real.points += i32::from(points),
            Event::PointsLost { seat: loser, points, .. } if loser == seat => real.points -= i32::from(points),
            _ => {}
        }
    }
    (real, after)
}

#[test]
fn what_was_foreseen_is_what_happens() {
    let mut after_keeping = 0;
    in_random_games(|game, m, _| {
        let seat = game.asked_seat().unwrap();
        let foreseen = game.preview(m);
        let (mut real, after) = really(game, m, seat);
        let asked = after.asked();
        let keeps =
            asked.is_some_and(|asked| asked.seat == seat && matches!(asked.question, Question::KeepStones { .. }));
        let same = |real: Preview| {
            (real.points, real.reveals, real.asks) == (foreseen.points, foreseen.reveals, foreseen.asks)
        };
        if keeps && !same(real) {
            // Then the rest must come about whatever is kept.
            let mut moves = MoveList::new();
            after.legal_moves_into(&mut moves);
            for &keep in moves.iter() {
                let (rest, _) = really(&after, keep, seat);
                let both = Preview { points: real.points + rest.points, reveals: real.reveals || rest.reveals, ..real };
                assert!(same(both), "{m:?}, {keep:?}: {foreseen:?}, really {both:?}");
            }
            real = foreseen;
            after_keeping += 1;
        }
        assert!(same(real), "{m:?}: {foreseen:?}, really {real:?}");
        let have = |game: &Game| game.stones(seat);
        if !keeps && matches!(m, Move::Tame(_) | Move::Use(_) | Move::Pick(_) | Move::Choose(_) | Move::UseTile(_)) {
            assert_eq!(have(&after).plus(foreseen.spends), have(game).plus(foreseen.stones), "{m:?}: {foreseen:?}");
        }
    });
    assert!(after_keeping > 0);
}
