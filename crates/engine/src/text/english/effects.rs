//! What cards say.

use super::{
    Determiner, UPGRADES, a_card, capital, cards_from_hand, cost_or_less, list, number, one_of, place_of, points,
    sentence, stones,
};
use crate::effect::{Act, Amount, Choice, Condition, Count, Paid, Permanent, Step, Trigger};
use crate::stones::{Colour, Stones, Worth};
use crate::text::layout::{Goods, Link, Part, choice_steps, groups, parts, trade};
use crate::tile::{Artifact, TileKind};

/// The text of an instant or active effect; empty if there is none.
pub(in crate::text) fn steps(steps: &[Step]) -> String {
    let sentences: Vec<_> = clauses(steps.iter().copied()).iter().map(|words| sentence(words)).collect();
    sentences.join(" ")
}

/// The text of an artifact tile.
pub(in crate::text) fn artifact(artifact: &Artifact) -> String {
    match artifact.kind {
        TileKind::Instant | TileKind::Action => steps(artifact.steps),
        TileKind::Permanent => sentence(&format!("after you sell a card, {}", inside(artifact.steps.iter().copied()))),
    }
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
            Part::DiscardFromHand(count) => format!("discard {}", cards_from_hand(count)),
            Part::Step(step) => step_words(step),
        };
        let words = if link == Link::NewThen { format!("then {words}") } else { words };
        let joint = match link {
            Link::New | Link::NewThen => None,
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

/// The words for steps inside a sentence.
fn inside(steps: impl IntoIterator<Item = Step>) -> String {
    clauses(steps).join("; ")
}

/// The words for acts inside a sentence.
fn acts(acts: &[Act]) -> String {
    if acts.is_empty() { "do nothing".to_owned() } else { inside(acts.iter().copied().map(Step::Do)) }
}

/// The words for the choices that a player takes together: "Earn P; draw a card".
pub(super) fn chosen<'a>(choices: impl IntoIterator<Item = &'a Choice>) -> String {
    capital(&choices.into_iter().map(|choice| inside(choice_steps(choice))).collect::<Vec<_>>().join("; "))
}

fn step_words(step: Step) -> String {
    match step {
        Step::Do(act) => act_words(act),
        Step::If(condition, then, []) => format!("if {}, {}", condition_words(condition), acts(then)),
        Step::If(condition, then, otherwise) => {
            format!("if {}, {}; otherwise {}", condition_words(condition), acts(then), acts(otherwise))
        }
        Step::Choose(least, most, choices) => choice_words(least, most, choices),
        Step::Then => "then".to_owned(),
        Step::PointsPerFamily(each) => {
            format!("choose a family and earn {} per card of it in your area", points(each))
        }
        Step::DiscardFromHand => format!("discard {}", cards_from_hand(1)),
        Step::DiscardUpTo(u8::MAX) => "discard any number of cards from your hand".to_owned(),
        Step::DiscardUpTo(1) => "discard up to 1 card from your hand".to_owned(),
        Step::DiscardUpTo(count) => format!("discard up to {}", cards_from_hand(count)),
        Step::HandOntoPile => "put a card from your hand on top of the draw pile".to_owned(),
        Step::RecoverOne(filter) => format!("recover {}", one_of(filter, Determiner::One, "in your area")),
        Step::DiscardOne(filter) => format!("discard {}", one_of(filter, Determiner::One, "from your area")),
        Step::DiscardOthers(1) => "discard up to 1 other card from your area".to_owned(),
        Step::DiscardOthers(count) => format!("discard up to {count} other cards from your area"),
        Step::TakeFromDiscard(family) => format!("take {} from the discard pile into your hand", a_card(family)),
        Step::Steal(stolen) => format!("steal {} from an opponent you choose", points(stolen)),
        Step::SummonFree(from, filter) => {
            format!("summon {} for free", one_of(filter, Determiner::A, place_of(from)))
        }
        Step::PlayerDiscards(family) => format!("a player you choose discards one {family} card from their area"),
        Step::PlayerSwaps(family) => format!("a player you choose swaps one {family} card in their area with this"),
        Step::Upgrade(1, 1) => format!("upgrade one of your stones ({UPGRADES})"),
        Step::Upgrade(least, most) => {
            format!("upgrade {} of your stones by one step each ({UPGRADES})", how_many(least, most))
        }
        Step::UpgradeReceived => format!("upgrade one of the stones you receive ({UPGRADES})"),
        Step::Pay(price) => format!("pay stones worth {price}"),
        Step::CopyInstant => {
            "copy the instant effect of another card in your area and resolve it as this card's own".to_owned()
        }
        Step::CopyActive => {
            "copy the active effect of another card in your area and activate it as this card's own".to_owned()
        }
        Step::ActivateAll => "activate every usable active effect in your area, in the order you choose".to_owned(),
        Step::ActivateOne => "activate the active effect of one card in your area".to_owned(),
        Step::ShelterFromHand => "shelter a card from your hand".to_owned(),
        Step::ShelterFromDisplay => "shelter a card from the display".to_owned(),
        Step::Retrieve => "retrieve a sheltered card".to_owned(),
        Step::DiscardSheltered => "discard one of your sheltered cards".to_owned(),
    }
}

/// "2", "up to 2", "1 to 2".
fn how_many(least: u8, most: u8) -> String {
    match least {
        0 => format!("up to {most}"),
        _ if least == most => most.to_string(),
        _ => format!("{least} to {most}"),
    }
}

fn choice_words(least: u8, most: u8, choices: &[Choice]) -> String {
    if let (1, 1, Some(prices)) = (least, most, trade(choices)) {
        let prices: Vec<_> = prices.into_iter().map(goods).collect();
        return format!("lose one of these, then earn the others: {}", prices.join("; "));
    }
    let offered: Vec<_> = choices.iter().map(|choice| inside(choice_steps(choice))).collect();
    let offered = offered.join("; ");
    match (least, most) {
        (0, 1) if choices.len() == 1 => format!("you may {offered}"),
        (1, 1) => format!("choose one: {offered}"),
        (1, 2) if choices.len() == 2 => format!("choose one or both: {offered}"),
        _ if least == most => format!("choose {} different ones: {offered}", number(most)),
        _ => format!("choose {} different ones: {offered}", how_many(least, most)),
    }
}

/// The things that a player gives for others: "R R R", "2 points".
fn goods(goods: Goods) -> String {
    let points = (goods.points > 0).then(|| points(goods.points));
    let stones = (!goods.stones.is_empty()).then(|| stones(goods.stones));
    list(&stones.into_iter().chain(points).collect::<Vec<_>>())
}

fn act_words(act: Act) -> String {
    match act {
        Act::Earn(earned) => format!("earn {}", stones(earned)),
        Act::EarnEach(earned) => format!("earn {} for each of them", stones(earned)),
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
        Act::RevealHand => "reveal your hand".to_owned(),
        Act::RevealToDisplay => "reveal one more card to the display".to_owned(),
        Act::ShelterTop(1) => "shelter the top card of the draw pile".to_owned(),
        Act::ShelterTop(count) => format!("shelter the top {count} cards of the draw pile"),
        Act::RetrieveAll => "retrieve all your sheltered cards".to_owned(),
        Act::TakeArea => "take one more area".to_owned(),
        Act::TakeSold => "take the sold card into your hand".to_owned(),
    }
}

/// Stones that a player gives: "one of your B", "B B".
fn own(given: Stones) -> String {
    if given.total() == 1 { format!("one of your {}", stones(given)) } else { stones(given) }
}

fn amount_of(amount: Amount) -> String {
    match amount {
        Amount::Exactly(count) => points(count),
        Amount::Each(each, count) => format!("{} {}", points(each), per(count)),
        Amount::WorthOf(colour) => {
            format!("points equal to the total value of your {} (you keep them)", colour.letter())
        }
        Amount::CostOfPicked => "points equal to its written cost".to_owned(),
    }
}

fn per(count: Count) -> String {
    match count {
        Count::Hand => "per card in your hand".to_owned(),
        Count::Area => "per card in your area".to_owned(),
        Count::Of(family) => format!("per {family} card in your area"),
        Count::Families => "per different family in your area".to_owned(),
        Count::CostUpTo(cost) => format!("per card in your area with {}", cost_or_less(cost)),
        Count::WithActive => "per card in your area that has an active effect".to_owned(),
        Count::WithPermanent => "per card in your area that has a permanent effect".to_owned(),
        Count::PairsOf(family) => format!("per pair of {family} cards in your area (rounded down)"),
        Count::HandFamilies => "per different family in your hand".to_owned(),
        Count::Picked => "for each of them".to_owned(),
        Count::StonesOf(colour) => format!("per {} you have", colour.letter()),
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
        Condition::StonesAtLeast(count) => format!("you have {count} or more stones"),
        Condition::PickedOf(family) => format!("it was {}", a_card(family)),
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
        Permanent::CostExactly(family, cost) => format!("{family} cards cost you exactly {cost} to summon"),
        Permanent::RecoverInstead => {
            "instead of discarding this from your area, recover it and earn points equal to the round number".to_owned()
        }
        Permanent::OnDiscard(earned) => {
            format!("whenever another card is discarded from your area, earn {}", stones(earned))
        }
        Permanent::OnSell(steps) => format!("whenever you sell a card, {}", inside(steps.iter().copied())),
        Permanent::RecoverIf(trigger) => format!("if {}, recover this", trigger_words(trigger)),
        Permanent::AnyFamily => "on your turns you may count this as any one family".to_owned(),
    })
}

fn trigger_words(trigger: Trigger) -> String {
    match trigger {
        Trigger::Earned(colour) => format!("you earn a {}", colour.letter()),
        Trigger::Drew => "you draw a card".to_owned(),
        Trigger::LostPoints => "you lose 1 point or more".to_owned(),
        Trigger::StonesAtLeast(count) => format!("you have {count} or more stones"),
    }
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
