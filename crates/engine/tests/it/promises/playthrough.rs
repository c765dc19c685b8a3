//! Golden playthroughs: random games with every question, every legal move and every event, and now and then all that
//! everyone sees. A difference shows a change of the rules or a leak. `cargo xtask bless` writes them anew.

use std::fmt::Write;

use vale_engine::effect::{Ask, Filter, Pick};
use vale_engine::{
    Asked, EffectQuestion, FirstPlayer, Game, Happening, MoveList, Options, PaymentRule, PlayerView, Question, Seat,
    Seed, SellTable, Setup, TableView,
};
use vale_testkit::{Dice, Style};

use crate::support::{assert_golden, test_data};

/// After how many decisions the views are printed.
const VIEWS_EVERY: usize = 25;

fn golden(name: &str, setup: &Setup, style: Style) {
    assert_golden(&test_data("playthroughs").join(name), &print_game(setup, style).unwrap());
}

#[test]
fn golden_two_players() {
    golden("two_players.txt", &Setup::new(2, Seed::from_number(1)), Style::Uniform);
}

#[test]
fn golden_two_players_with_the_other_options() {
    let options = Options { sell: SellTable::Manual, payment: PaymentRule::Any, ..Options::new(2) };
    let first = FirstPlayer::Chosen(Seat::new(1).unwrap());
    let setup = Setup { options, first, ..Setup::new(2, Seed::from_number(2)) };
    golden("two_players_manual_any.txt", &setup, Style::Summoner);
}

#[test]
fn golden_three_players() {
    golden("three_players.txt", &Setup::new(3, Seed::from_number(3)), Style::Summoner);
}

#[test]
fn golden_four_players_who_never_sell() {
    golden("four_hoarders.txt", &Setup::new(4, Seed::from_number(4)), Style::Hoarder);
}

fn with_artifacts(options: Options) -> Options {
    Options { artifact_creatures: true, artifact_tiles: true, ..options }
}

#[test]
fn golden_two_players_with_artifacts() {
    let options = with_artifacts(Options::new(2));
    golden("artifacts_two_players.txt", &Setup { options, ..Setup::new(2, Seed::from_number(5)) }, Style::Summoner);
}

#[test]
fn golden_three_players_with_artifacts_and_the_other_options() {
    let options = with_artifacts(Options { sell: SellTable::Manual, payment: PaymentRule::Any, ..Options::new(3) });
    let setup = Setup { options, ..Setup::new(3, Seed::from_number(6)) };
    golden("artifacts_three_players_manual_any.txt", &setup, Style::Uniform);
}

#[test]
fn golden_four_players_with_artifacts_who_never_sell() {
    let options = with_artifacts(Options::new(4));
    golden("artifacts_four_hoarders.txt", &Setup { options, ..Setup::new(4, Seed::from_number(7)) }, Style::Hoarder);
}

fn print_game(setup: &Setup, style: Style) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let options = setup.options;
    writeln!(text, "players: {}", options.players)?;
    writeln!(text, "sell: {:?}\npayment: {:?}\nfirst: {:?}", options.sell, options.payment, setup.first)?;
    if options.artifact_creatures || options.artifact_tiles {
        writeln!(text, "artifacts: creatures {}, tiles {}", options.artifact_creatures, options.artifact_tiles)?;
    }
    writeln!(text, "seed: {}\nplay: {style:?}\n", setup.seed)?;
    let mut dice = Dice::new(0);
    let mut happenings = vec![];
    let mut game = Game::begin(setup, &mut happenings).unwrap();
    let mut moves = MoveList::new();
    print_happenings(&mut text, &happenings)?;
    for decision in 0.. {
        if decision % VIEWS_EVERY == 0 || game.is_over() {
            print_views(&mut text, &game)?;
        }
        let Some(asked) = game.asked() else { break };
        game.legal_moves_into(&mut moves);
        writeln!(text, "\n{decision}. seat {} is asked: {}", asked.seat, print_question(asked.question))?;
        for &m in moves.iter() {
            write!(text, "{}{}", if m == moves[0] { "" } else { ", " }, game.write_move(m))?;
        }
        let m = style.choose(&moves, &mut dice).unwrap();
        writeln!(text, "\n> {}", game.write_move(m))?;
        happenings.clear();
        game.play(m, &mut happenings).unwrap();
        print_happenings(&mut text, &happenings)?;
    }
    for standing in game.ranking() {
        writeln!(text, "{standing:?}")?;
    }
    Ok(text)
}

fn print_happenings(text: &mut String, happenings: &[Happening]) -> std::fmt::Result {
    for happening in happenings {
        match happening {
            Happening::Public(event) => writeln!(text, "  {event:?}")?,
            Happening::Private(seat, secret) => writeln!(text, "  only for seat {seat}: {secret:?}")?,
        }
    }
    Ok(())
}

fn print_views(text: &mut String, game: &Game) -> std::fmt::Result {
    let table = game.table_view();
    writeln!(text, "\n== everyone sees")?;
    print_table(text, &table)?;
    for seat in game.seats() {
        let view = game.seat_view(seat);
        assert_eq!(view.table, table, "seat {seat} sees another table");
        writeln!(text, "== seat {} sees also: hand {:?}", view.seat, view.hand)?;
        if !view.draw_known_to_me.is_empty() {
            writeln!(text, "   and in the draw pile {:?}", view.draw_known_to_me)?;
        }
    }
    let referee = game.referee_view();
    assert_eq!(referee.table, table, "the referee sees another table");
    writeln!(text, "== the referee sees also: hands {:?}", referee.hands)?;
    writeln!(text, "   draw {:?}\n   seed {:?}", referee.draw, referee.seed)
}

/// A question in a line. What says nothing new is left out.
fn print_question(question: Question) -> String {
    let Question::Effect(EffectQuestion { by, reads, timing, chooser, left, may_stop, stones, ask }) = question else {
        return format!("{question:?}");
    };
    let mut text = match ask {
        Ask::Choose { least, most, .. } => format!("Choose {{ least: {least}, most: {most} }}"),
        Ask::Pick(Pick { to, from, filter: Filter::ANY, .. }) => format!("{to:?} {{ from: {from:?} }}"),
        Ask::Pick(Pick { to, from, filter, .. }) => format!("{to:?} {{ from: {from:?}, filter: {filter:?} }}"),
        ask => format!("{ask:?}"),
    };
    write!(text, " by {by:?}").unwrap();
    if reads != by {
        write!(text, ", reads {reads:?} {timing:?}").unwrap();
    }
    if let Some(chooser) = chooser {
        write!(text, ", chosen by {chooser:?}").unwrap();
    }
    if left != Some(1) || may_stop {
        write!(text, ", left {left:?}, may stop: {may_stop}").unwrap();
    }
    if let Some(stones) = stones {
        write!(text, ", {stones:?}").unwrap();
    }
    text
}

fn print_options(options: Options) -> String {
    let Options { players, sell, payment, artifact_creatures, artifact_tiles } = options;
    let artifacts = if artifact_creatures || artifact_tiles {
        format!(", artifact_creatures: {artifact_creatures}, artifact_tiles: {artifact_tiles}")
    } else {
        String::new()
    };
    format!("Options {{ players: {players}, sell: {sell:?}, payment: {payment:?}{artifacts} }}")
}

fn print_table(text: &mut String, table: &TableView) -> std::fmt::Result {
    let TableView {
        options,
        round,
        phase,
        first,
        turn,
        asked,
        display,
        tiles,
        draw_count,
        draw_known,
        discard,
        reshuffled,
        players,
        // The engine's own part, which is not shown.
        ..
    } = table;
    writeln!(text, "{}", print_options(*options))?;
    let asked = asked.map_or("None".to_owned(), |Asked { seat, question }| {
        format!("Some(Asked {{ seat: {seat:?}, question: {} }})", print_question(question))
    });
    writeln!(text, "round {round}, {phase:?}, first {first}, turn {turn}, asked {asked}")?;
    let marker = |seat: Option<Seat>| seat.map_or(String::new(), |seat| format!(" ({seat})"));
    let hunted: Vec<_> = display.iter().map(|hunted| format!("{}{}", hunted.card, marker(hunted.marker))).collect();
    writeln!(text, "display [{}]", hunted.join(", "))?;
    if options.artifact_tiles {
        writeln!(text, "tiles {tiles:?}, shuffled in this turn {reshuffled}")?;
    }
    writeln!(text, "draw pile {draw_count} cards, known {draw_known:?}; discard pile {discard:?}")?;
    for player in players {
        let PlayerView {
            seat,
            score,
            stones,
            stone_limit,
            worth,
            areas,
            area,
            used,
            hand_size,
            shelter,
            tile,
            marked_tile,
        } = player;
        writeln!(
            text,
            "seat {seat}: {score} points, stones {stones:?} of {stone_limit}, worth {}/{}/{}, hand of {hand_size}, \
             area {area:?} of {areas}, used {used:?}",
            worth.red, worth.blue, worth.purple
        )?;
        if options.artifact_tiles {
            writeln!(text, "  shelter {shelter:?}, tile {tile:?}, marker on {marked_tile:?}")?;
        }
    }
    Ok(())
}
