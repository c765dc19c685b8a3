//! What cards say.

use super::{Determiner, a_card, capital, cost_or_less, list, number, one_of, points, sentence, stones};
use crate::effect::{Act, Amount, Choice, Condition, Count, Paid, Permanent, Step};
use crate::stones::{Colour, Stones, Worth};
use crate::text::layout::{Link, Part, groups, parts};

/// The text of an instant or active effect; empty if there is none.
pub(in crate::text) fn steps(steps: &[Step]) -> String {
    let sentences: Vec<_> = clauses(steps.iter().copied()).iter().map(|words| sentence(words)).collect();
    sentences.join(" ")
}

/// The text of the permanent effects of a card; empty if there are none.
pub(in crate::text) fn permanents(permanents: &[Permanent]) -> String {
    let sentences: Vec<_> = groups(permanents).filter_map(permanent).map(|words| sentence(&words)).collect();
    sentences.join(" ")
}

/// The words of each sentence.
fn clauses(steps: impl IntoIterator<Item = Step>) -> Vec<String> {
    let mut clauses: Vec<String> = Vec::new();
    for (link, part) in parts(steps) {
        let words = match part {
            Part::Gain(earned, amount) => format!("earn {} and {}", stones(earned), amount_of(amount)),
            Part::Step(step) => step_words(step),
        };
        let joint = match link {
            Link::New => None,
            Link::Then => Some(", then "),
            Link::And => Some(" and "),
        };
        match (clauses.last_mut(), joint) {
            (Some(clause), Some(joint)) => clause.extend([joint, &words]),
            _ => clauses.push(words),
        }
    }
    clauses
}

/// The words for acts inside a sentence.
fn acts(acts: &[Act]) -> String {
    if acts.is_empty() { "do nothing".to_owned() } else { clauses(acts.iter().copied().map(Step::Do)).join("; ") }
}

/// The words for the choices that a player takes together: "Earn P; draw a card".
pub(super) fn chosen<'a>(choices: impl IntoIterator<Item = &'a Choice>) -> String {
    capital(&choices.into_iter().map(|choice| acts(choice.acts)).collect::<Vec<_>>().join("; "))
}

fn step_words(step: Step) -> String {
    match step {
        Step::Do(act) => act_words(act),
        Step::If(condition, then, []) => format!("if {}, {}", condition_words(condition), acts(then)),
        Step::If(condition, then, otherwise) => {
            format!("if {}, {}; otherwise {}", condition_words(condition), acts(then), acts(otherwise))
        }
        Step::Choose(count, choices) => {
            let different = if count == 1 { "" } else { " different ones" };
            let offered: Vec<_> = choices.iter().map(|choice| acts(choice.acts)).collect();
            format!("choose {}{different}: {}", number(count), offered.join("; "))
        }
        Step::DiscardFromHand => "discard a card from your hand".to_owned(),
        Step::RecoverOne(filter) => format!("recover {}", one_of(filter, Determiner::One, "in your area")),
        Step::DiscardOthers(1) => "discard up to 1 other card from your area".to_owned(),
        Step::DiscardOthers(count) => format!("discard up to {count} other cards from your area"),
        Step::TakeFromDiscard(family) => format!("take {} from the discard pile into your hand", a_card(family)),
        Step::Steal(stolen) => format!("steal {} from an opponent you choose", points(stolen)),
        Step::SummonFree(filter) => format!("summon {} for free", one_of(filter, Determiner::A, "from your hand")),
        Step::PlayerDiscards(family) => format!("a player you choose discards one {family} card from their area"),
        Step::CopyInstant => {
            "copy the instant effect of another card in your area and resolve it as this card's own".to_owned()
        }
        Step::CopyActive => {
            "copy the active effect of another card in your area and activate it as this card's own".to_owned()
        }
        Step::ActivateAll => "activate every usable active effect in your area, in the order you choose".to_owned(),
    }
}

fn act_words(act: Act) -> String {
    match act {
        Act::Earn(earned) => format!("earn {}", stones(earned)),
        Act::Points(amount) => format!("earn {}", amount_of(amount)),
        Act::Lose(lost) | Act::LoseUpTo(lost) => format!("lose {}", points(lost)),
        Act::Spend(spent) => format!("discard {}", own(spent)),
        Act::Exchange(gave, took) => format!("exchange {} for {}", own(gave), stones(took)),
        Act::ExchangeAll(colour) => format!("exchange each of your stones for {}", colour.letter()),
        Act::CashIn => "discard all your stones and earn points equal to their total value".to_owned(),
        Act::Draw => "draw a card".to_owned(),
        Act::RecoverThis => "recover this".to_owned(),
        Act::DiscardThis => "discard this".to_owned(),
        Act::ThisOntoPile => "put this on top of the draw pile".to_owned(),
    }
}

/// Stones that a player gives: "one of your B", "B B".
fn own(given: Stones) -> String {
    if given.total() == 1 { format!("one of your {}", stones(given)) } else { stones(given) }
}

fn amount_of(amount: Amount) -> String {
    match amount {
        Amount::Exactly(count) => points(count),
        Amount::Each(each, count) => format!("{} per {}", points(each), counted_thing(count)),
        Amount::WorthOf(colour) => {
            format!("points equal to the total value of your {} (you keep them)", colour.letter())
        }
        Amount::CostOfPicked => "points equal to its written cost".to_owned(),
    }
}

fn counted_thing(count: Count) -> String {
    match count {
        Count::Hand => "card in your hand".to_owned(),
        Count::Area => "card in your area".to_owned(),
        Count::Of(family) => format!("{family} card in your area"),
        Count::Families => "different family in your area".to_owned(),
        Count::CostUpTo(cost) => format!("card in your area with {}", cost_or_less(cost)),
        Count::WithActive => "card in your area that has an active effect".to_owned(),
        Count::StonesOf(colour) => format!("{} you have", colour.letter()),
    }
}

fn condition_words(condition: Condition) -> String {
    match condition {
        Condition::NoneOf(family) => format!("your area has no {family} card"),
        Condition::AllCosts(costs) => {
            let costs: Vec<_> = costs.iter().map(u8::to_string).collect();
            format!("your area has a card of each of the written costs {}", list(&costs))
        }
        Condition::OpponentAhead => "any opponent has more points than you".to_owned(),
        Condition::HasStone(colour) => format!("you have at least one {}", colour.letter()),
        Condition::HandEqualsArea => "you have as many cards in hand as in your area".to_owned(),
        Condition::HandBelow(size) => format!("you have fewer than {size} cards in hand"),
    }
}

/// The words for permanent effects that are one sentence; nothing for none.
fn permanent(group: &[Permanent]) -> Option<String> {
    Some(match *group.first()? {
        Permanent::WorthMore(_, more) => format!("{} is worth {more} more", list(&each_of_your(group))),
        Permanent::SwapWorth => {
            let Worth { blue, purple, .. } = Worth::PRINTED;
            format!("your B and P swap values: each B is worth {purple} and each P is worth {blue}")
        }
        Permanent::StoneLimit(more) => format!("your stone limit is {more} higher"),
        Permanent::CostLess(None, less) => format!("every card costs you {less} less to summon"),
        Permanent::CostLess(Some(family), less) => format!("{family} cards cost you {less} less to summon"),
        Permanent::OnSummon(paid, earned) => on_summon(paid, &points(earned)),
        Permanent::OnTame(family, earned) => format!("whenever you tame {}, earn {}", a_card(family), stones(earned)),
    })
}

fn each_of_your(group: &[Permanent]) -> Vec<String> {
    let colours = group.iter().filter_map(|permanent| match permanent {
        Permanent::WorthMore(colour, _) => Some(colour),
        _ => None,
    });
    colours.map(|colour| format!("each of your {}", Colour::letter(*colour))).collect()
}

fn on_summon(paid: Paid, earned: &str) -> String {
    match paid {
        Paid::Anything => format!("whenever you summon a card, earn {earned}"),
        Paid::Each(colour) => format!("whenever you summon a card, earn {earned} per {} paid for it", colour.letter()),
        Paid::Some(colour) => {
            format!("whenever you summon a card and paid at least one {} for it, earn {earned}", colour.letter())
        }
    }
}
