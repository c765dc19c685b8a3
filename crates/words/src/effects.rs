//! What cards say. A new word of the effect language does not compile without its message: each is matched without a
//! wildcard.

use vale_engine::effect::{
    Act, Amount, Ask, Choice, Condition, Count, Fate, Filter, Paid, Permanent, Pick, Step, Timing, Trigger, Zone,
};
use vale_engine::{Card, Colour, Family, Stones, Tile, TileKind, Worth};

use crate::Value;
use crate::args::Field as _;
use crate::layout::{Goods, Link, Part, choice_steps, groups, parts, trade};
use crate::message::Message;
use crate::words::{Words, capital, sentence};
use crate::{message, say};

impl Words {
    /// Returns the effects of a creature, in printed order: when each works, and what it does.
    pub fn effects(&self, card: Card) -> impl Iterator<Item = (Timing, String)> {
        let creature = card.creature();
        [
            (Timing::Instant, self.steps(creature.instant)),
            (Timing::Permanent, self.permanents(creature.permanent)),
            (Timing::Active, self.steps(creature.active)),
        ]
        .into_iter()
        .filter(|(_, text)| !text.is_empty())
    }

    /// Returns what a tile does. When it works is its [`kind`](Tile::kind).
    pub fn tile_text(&self, tile: Tile) -> String {
        let artifact = tile.artifact();
        match artifact.kind {
            TileKind::Instant | TileKind::Action => self.steps(artifact.steps),
            TileKind::Permanent => {
                let words = self.inside(artifact.steps.iter().copied());
                sentence(&say!(self, "effect-after-sale", words = words))
            }
        }
    }

    /// The text of an instant or active effect; empty if there is none.
    fn steps(&self, steps: &[Step]) -> String {
        let sentences: Vec<_> = self.clauses(steps.iter().copied()).iter().map(|words| sentence(words)).collect();
        sentences.join(" ")
    }

    /// The text of the permanent effects of a card; empty if there are none.
    fn permanents(&self, permanents: &[Permanent]) -> String {
        let sentences = groups(permanents).filter_map(|group| self.permanent(group)).map(|words| sentence(&words));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// The words of each sentence.
    fn clauses(&self, steps: impl IntoIterator<Item = Step>) -> Vec<String> {
        let mut clauses: Vec<String> = Vec::new();
        for (link, part) in parts(steps) {
            let words = match part {
                Part::Gain(stones, amount) => {
                    say!(self, "effect-earn-both", stones = self.stones(stones), amount = self.amount(amount))
                }
                Part::DiscardFromHand(1) => say!(self, "ask-discard-from-hand"),
                Part::DiscardFromHand(count) => say!(self, "effect-discard-from-hand", count = count),
                Part::Step(step) => self.step(step),
            };
            let before = if matches!(link, Link::Then | Link::And) { clauses.pop() } else { None };
            clauses.push(match (link, before) {
                (Link::Then, Some(before)) => say!(self, "effect-then", before = before, after = words),
                (Link::And, Some(before)) => say!(self, "effect-and", before = before, after = words),
                (Link::NewThen, _) => say!(self, "effect-begin-then", words = words),
                (Link::New | Link::Then | Link::And, _) => words,
            });
        }
        clauses
    }

    /// The words for steps inside a sentence.
    fn inside(&self, steps: impl IntoIterator<Item = Step>) -> String {
        self.one_after_another(self.clauses(steps))
    }

    fn one_after_another(&self, clauses: impl IntoIterator<Item = String>) -> String {
        let joined =
            clauses.into_iter().reduce(|before, after| say!(self, "effect-next", before = before, after = after));
        joined.unwrap_or_default()
    }

    /// The words for acts inside a sentence.
    fn acts(&self, acts: &[Act]) -> String {
        if acts.is_empty() { say!(self, "effect-nothing") } else { self.inside(acts.iter().copied().map(Step::Do)) }
    }

    /// The words for one of the things that an effect offers.
    pub(crate) fn choice(&self, choice: &Choice) -> String {
        self.inside(choice_steps(choice))
    }

    /// What these steps offer to choose from, each as a phrase with a capital; nothing if they do not.
    pub(crate) fn offered(&self, steps: &[Step]) -> Vec<String> {
        let offered = steps.iter().map(Step::choices).find(|choices| !choices.is_empty());
        offered.unwrap_or_default().iter().map(|choice| capital(&self.choice(choice))).collect()
    }

    fn step(&self, step: Step) -> String {
        match step {
            Step::Do(act) => self.act(act),
            Step::If(condition, then, []) => {
                say!(self, "effect-if", condition = self.condition(condition), then = self.acts(then))
            }
            Step::If(condition, then, otherwise) => say!(
                self,
                "effect-if-otherwise",
                condition = self.condition(condition),
                then = self.acts(then),
                otherwise = self.acts(otherwise)
            ),
            // It only says how the others follow each other.
            Step::Then => String::new(),
            Step::Ask(ask) => self.ask(ask),
        }
    }

    fn ask(&self, ask: Ask) -> String {
        match ask {
            Ask::Choose { least, most, choices } => self.choices(least, most, choices),
            Ask::ChooseFamily { points } => say!(self, "effect-points-per-family", points = self.points(points)),
            Ask::StealFrom { points } => say!(self, "effect-steal", points = self.points(points)),
            Ask::ChoosePlayer { family, to: Fate::Swap } => {
                say!(self, "effect-player-swaps", family = self.family(family), family_id = family.name())
            }
            Ask::ChoosePlayer { family, .. } => {
                say!(self, "effect-player-discards", family = self.family(family), family_id = family.name())
            }
            Ask::Upgrade { least: 1, most: 1 } => {
                self.with_colours(message!("effect-upgrade-one", red, blue, purple), &[])
            }
            Ask::Upgrade { least, most } if least == most => self
                .with_colours(message!("effect-upgrade-exactly", red, blue, purple, count), &[("count", most.into())]),
            Ask::Upgrade { least, most } => self.with_colours(
                message!("effect-upgrade", red, blue, purple, least, count),
                &[("least", least.into()), ("count", most.into())],
            ),
            Ask::UpgradeReceived => self.with_colours(message!("effect-upgrade-received", red, blue, purple), &[]),
            Ask::Pay { price } => say!(self, "ask-pay", price = price),
            Ask::Activate { all: true } => say!(self, "effect-activate-all"),
            Ask::Activate { all: false } => say!(self, "effect-activate-one"),
            Ask::Pick(pick) => self.pick(pick),
        }
    }

    fn pick(&self, pick: Pick) -> String {
        /// A message about one card that a filter accepts.
        macro_rules! filtered {
            ($id:literal) => {
                self.filtered(message!($id, family, family_id, instant, cost_up_to, other), pick.filter, &[])
            };
        }
        let Pick { to, from, least, most, .. } = pick;
        match to {
            Fate::Take => match from {
                Zone::Area => filtered!("ask-recover"),
                Zone::Shelter => say!(self, "effect-retrieve"),
                Zone::Discard | Zone::Hand | Zone::Display => filtered!("effect-take-from-discard"),
            },
            Fate::Discard => match (from, least, most) {
                (Zone::Hand, 0, u8::MAX) => say!(self, "effect-discard-any"),
                (Zone::Hand, 0, _) => say!(self, "effect-discard-up-to", count = most),
                (Zone::Hand, ..) => say!(self, "ask-discard-from-hand"),
                (Zone::Area, 0, _) => say!(self, "effect-discard-others", count = most),
                (Zone::Area, ..) => filtered!("ask-discard-from-area"),
                (Zone::Shelter | Zone::Discard | Zone::Display, ..) => say!(self, "ask-discard-sheltered"),
            },
            Fate::OntoPile => say!(self, "ask-hand-onto-pile"),
            Fate::Summon => self.filtered(
                message!("ask-summon-free", family, family_id, instant, cost_up_to, other, from),
                pick.filter,
                &[("from", self.value::<&str>(from.arg(), &[]))],
            ),
            Fate::Shelter if from == Zone::Display => say!(self, "ask-shelter-from-display"),
            Fate::Shelter => say!(self, "ask-shelter-from-hand"),
            Fate::Swap => filtered!("ask-swap"),
            Fate::CopyInstant => say!(self, "effect-copy-instant"),
            Fate::CopyActive => say!(self, "effect-copy-active"),
        }
    }

    fn choices(&self, least: u8, most: u8, choices: &[Choice]) -> String {
        if let (1, 1, Some(prices)) = (least, most, trade(choices)) {
            let prices = prices.into_iter().map(|price| self.goods(price));
            return say!(self, "choose-trade", choices = self.one_after_another(prices));
        }
        let offered = self.one_after_another(choices.iter().map(|choice| self.choice(choice)));
        match (least, most) {
            (0, 1) if choices.len() == 1 => say!(self, "choose-may", choices = offered),
            (1, 1) => say!(self, "choose-one", choices = offered),
            (1, 2) if choices.len() == 2 => say!(self, "choose-one-or-both", choices = offered),
            (0, _) => say!(self, "choose-up-to", count = most, choices = offered),
            _ if least == most => say!(self, "choose-exactly", count = most, choices = offered),
            _ => say!(self, "choose-from-to", least = least, count = most, choices = offered),
        }
    }

    /// The things that a player gives for others: "R R R", "2 points".
    fn goods(&self, goods: Goods) -> String {
        let points = (goods.points > 0).then(|| self.points(goods.points));
        let stones = (!goods.stones.is_empty()).then(|| self.stones(goods.stones));
        self.list(&stones.into_iter().chain(points).collect::<Vec<_>>())
    }

    fn act(&self, act: Act) -> String {
        match act {
            Act::Earn(stones) => say!(self, "effect-earn", stones = self.stones(stones)),
            Act::EarnEach(stones) => say!(self, "effect-earn-each", stones = self.stones(stones)),
            Act::Points(amount) => say!(self, "effect-earn-points", amount = self.amount(amount)),
            Act::Lose(lost) | Act::LoseUpTo(lost) => say!(self, "effect-lose", points = self.points(lost)),
            Act::Spend(stones) => self.giving(message!("effect-spend", count, kinds, stones), stones, &[]),
            Act::Exchange(gave, took) => self.giving(
                message!("effect-exchange", count, kinds, stones, took),
                gave,
                &[("took", self.stones(took).into())],
            ),
            Act::ExchangeAll(colour) => {
                say!(self, "effect-exchange-all", stones = self.stones(Stones::of(colour, 1)))
            }
            Act::CashIn => say!(self, "effect-cash-in"),
            Act::Draw => say!(self, "effect-draw"),
            Act::RecoverThis => say!(self, "effect-recover-this"),
            Act::DiscardThis => say!(self, "effect-discard-this"),
            Act::ThisOntoPile => say!(self, "effect-this-onto-pile"),
            Act::RevealHand => say!(self, "effect-reveal-hand"),
            Act::RevealToDisplay => say!(self, "effect-reveal-to-display"),
            Act::ShelterTop(count) => say!(self, "effect-shelter-top", count = count),
            Act::RetrieveAll => say!(self, "effect-retrieve-all"),
            Act::TakeArea => say!(self, "effect-take-area"),
            Act::TakeSold => say!(self, "effect-take-sold"),
        }
    }

    fn amount(&self, amount: Amount) -> String {
        match amount {
            Amount::Exactly(count) => self.points(count),
            Amount::Each(each, count) => {
                say!(self, "amount-each", points = self.points(each), per = self.per(count))
            }
            Amount::WorthOf(colour) => say!(self, "amount-worth-of", kinds = self.stones_of(colour)),
            Amount::CostOfPicked => say!(self, "amount-cost-of-picked"),
        }
    }

    fn per(&self, count: Count) -> String {
        match count {
            Count::Hand => say!(self, "per-hand"),
            Count::Area => say!(self, "per-area"),
            Count::Of(family) => say!(self, "per-of", family = self.family(family), family_id = family.name()),
            Count::Families => say!(self, "per-families"),
            Count::CostUpTo(cost) => say!(self, "per-cost-up-to", cost = cost),
            Count::WithActive => say!(self, "per-with-active"),
            Count::WithPermanent => say!(self, "per-with-permanent"),
            Count::PairsOf(family) => {
                say!(self, "per-pairs-of", family = self.family(family), family_id = family.name())
            }
            Count::HandFamilies => say!(self, "per-hand-families"),
            Count::Picked => say!(self, "per-picked"),
            Count::StonesOf(colour) => say!(self, "per-stones-of", kind = self.stone(colour)),
        }
    }

    fn condition(&self, condition: Condition) -> String {
        match condition {
            Condition::NoneOf(family) => {
                say!(self, "condition-none-of", family = self.family(family), family_id = family.name())
            }
            Condition::AllCosts(costs) => {
                let costs: Vec<_> = costs.iter().map(u8::to_string).collect();
                say!(self, "condition-all-costs", costs = self.list(&costs))
            }
            Condition::OpponentAhead => say!(self, "condition-opponent-ahead"),
            Condition::HasStone(colour) => say!(self, "condition-has-stone", kind = self.stone(colour)),
            Condition::HandEqualsArea => say!(self, "condition-hand-equals-area"),
            Condition::HandBelow(size) => say!(self, "condition-hand-below", count = size),
            Condition::StonesAtLeast(count) => say!(self, "condition-stones-at-least", count = count),
            Condition::PickedOf(family) => {
                say!(self, "condition-picked-of", family = self.family(family), family_id = family.name())
            }
        }
    }

    /// The words for permanent effects that are one sentence; nothing for none.
    fn permanent(&self, group: &[Permanent]) -> Option<String> {
        Some(match *group.first()? {
            Permanent::WorthMore(_, more) => {
                say!(self, "permanent-worth-more", each = self.list(&self.each_worth_more(group)), more = more)
            }
            Permanent::SwapWorth => {
                let Worth { blue, purple, .. } = Worth::PRINTED;
                say!(
                    self,
                    "permanent-swap-worth",
                    blue = self.stones_of(Colour::Blue),
                    purple = self.stones_of(Colour::Purple),
                    one_blue = self.stone(Colour::Blue),
                    one_purple = self.stone(Colour::Purple),
                    worth_blue = purple,
                    worth_purple = blue
                )
            }
            Permanent::StoneLimit(more) => say!(self, "permanent-stone-limit", more = more),
            Permanent::CostLess(family, less) => {
                let name = family.map_or_else(String::new, |family| self.family(family));
                let id = family.map_or("none", Family::name);
                say!(self, "permanent-cost-less", family = name, family_id = id, less = less)
            }
            Permanent::OnSummon(paid, earned) => self.on_summon(paid, self.points(earned)),
            Permanent::OnTame(family, earned) => {
                let (family, family_id) = (self.family(family), family.name());
                say!(self, "permanent-on-tame", family = family, family_id = family_id, stones = self.stones(earned))
            }
            Permanent::CostExactly(family, cost) => {
                let (family, family_id) = (self.family(family), family.name());
                say!(self, "permanent-cost-exactly", family = family, family_id = family_id, cost = cost)
            }
            Permanent::RecoverInstead => say!(self, "permanent-recover-instead"),
            Permanent::OnDiscard(earned) => say!(self, "permanent-on-discard", stones = self.stones(earned)),
            Permanent::OnSell(steps) => say!(self, "permanent-on-sell", words = self.inside(steps.iter().copied())),
            Permanent::RecoverIf(trigger) => say!(self, "permanent-recover-if", condition = self.trigger(trigger)),
            Permanent::AnyFamily => say!(self, "permanent-any-family"),
        })
    }

    fn trigger(&self, trigger: Trigger) -> String {
        match trigger {
            Trigger::Earned(colour) => say!(self, "trigger-earned", kind = self.stone(colour)),
            Trigger::Drew => say!(self, "trigger-drew"),
            Trigger::LostPoints => say!(self, "trigger-lost-points", points = self.points(1_u8)),
            Trigger::StonesAtLeast(count) => say!(self, "condition-stones-at-least", count = count),
        }
    }

    fn each_worth_more(&self, group: &[Permanent]) -> Vec<String> {
        let colours = group.iter().filter_map(|permanent| match permanent {
            Permanent::WorthMore(colour, _) => Some(*colour),
            _ => None,
        });
        colours.map(|colour| say!(self, "permanent-worth-each", kinds = self.stones_of(colour))).collect()
    }

    fn on_summon(&self, paid: Paid, points: String) -> String {
        match paid {
            Paid::Anything => say!(self, "permanent-on-summon", points = points),
            Paid::Each(colour) => {
                say!(self, "permanent-on-summon-each", points = points, kind = self.stone(colour))
            }
            Paid::Some(colour) => {
                say!(self, "permanent-on-summon-some", points = points, kind = self.stone(colour))
            }
        }
    }

    /// A message about one card that a filter accepts.
    fn filtered(&self, message: Message, filter: Filter, more: &[(&str, Value<'_>)]) -> String {
        self.say(message, &[self.filter_variables(filter).as_slice(), more].concat())
    }

    /// A message about stones that a player gives: "one of your B", "B B".
    fn giving(&self, message: Message, given: Stones, more: &[(&str, Value<'_>)]) -> String {
        let kinds = Colour::ALL.into_iter().find(|&colour| given.count(colour) > 0);
        let kinds = kinds.map_or_else(String::new, |colour| self.stones_of(colour));
        let own = [("count", given.total().into()), ("kinds", kinds.into()), ("stones", self.stones(given).into())];
        self.say(message, &[&own, more].concat())
    }

    /// A message that names the colours of stones.
    fn with_colours(&self, message: Message, more: &[(&str, Value<'_>)]) -> String {
        let colours = [("red", Colour::Red), ("blue", Colour::Blue), ("purple", Colour::Purple)];
        let colours = colours.map(|(name, colour)| (name, self.colour(colour).into()));
        self.say(message, &[&colours, more].concat())
    }
}
