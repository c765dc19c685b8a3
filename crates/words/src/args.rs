//! What the fields of events, questions and refusals are. Their types say it, for the words of Rust and, by a table that is
//! generated from the same lists, for the browser.

use std::collections::{BTreeMap, BTreeSet};

use vale_engine::effect::{Ask, Fate, Filter, Pick, Timing, Zone};
use vale_engine::{
    Card, CardSet, Colour, EffectQuestion, Event, Family, Obstacle, Phase, Question, Refusal, Seat, Secret, Source,
    Stones, Tile,
};

use crate::message;
use crate::message::Message;

/// The value of a field, as it goes into a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arg {
    /// Nothing.
    None,
    Seat(Seat),
    Source(Source),
    Cards(CardSet),
    Stones(Stones),
    Colour(Colour),
    Family(Family),
    Filter(Filter),
    Obstacle(Obstacle),
    Count(u16),
    Flag(bool),
    /// A word that messages select by.
    Word(&'static str),
}

/// A type that fields have.
pub(crate) trait Field: Copy {
    /// What the browser calls it; empty for numbers and words, which stay as they are.
    const KIND: &'static str;
    fn arg(self) -> Arg;
}

macro_rules! field {
    ($type:ty, $kind:literal, $value:ident => $arg:expr) => {
        impl Field for $type {
            const KIND: &'static str = $kind;
            fn arg(self) -> Arg {
                let $value = self;
                $arg
            }
        }
    };
}

field!(Seat, "seat", seat => Arg::Seat(seat));
field!(Card, "source", card => Arg::Source(card.into()));
field!(Tile, "source", tile => Arg::Source(tile.into()));
field!(Source, "source", source => Arg::Source(source));
field!(CardSet, "cards", cards => Arg::Cards(cards));
field!(Stones, "stones", stones => Arg::Stones(stones));
field!(Colour, "colour", colour => Arg::Colour(colour));
field!(Family, "family", family => Arg::Family(family));
field!(Filter, "filter", filter => Arg::Filter(filter));
field!(Obstacle, "obstacle", obstacle => Arg::Obstacle(obstacle));
field!(bool, "flag", flag => Arg::Flag(flag));
field!(u8, "", count => Arg::Count(count.into()));
field!(u16, "", count => Arg::Count(count));
field!(Phase, "", phase => Arg::Word(match phase {
    Phase::Hunting => "hunting",
    Phase::Action => "action",
    Phase::Resolution => "resolution",
    Phase::Over => "over",
}));
field!(Timing, "", timing => Arg::Word(match timing {
    Timing::Instant => "instant",
    Timing::Permanent => "permanent",
    Timing::Active => "active",
}));
field!(Zone, "", zone => Arg::Word(match zone {
    Zone::Hand => "hand",
    Zone::Area => "area",
    Zone::Discard => "discard",
    Zone::Display => "display",
    Zone::Shelter => "shelter",
}));
field!(Fate, "", fate => Arg::Word(match fate {
    Fate::Take => "take",
    Fate::Discard => "discard",
    Fate::OntoPile => "onto_pile",
    Fate::Summon => "summon",
    Fate::Shelter => "shelter",
    Fate::Swap => "swap",
    Fate::CopyInstant => "copy_instant",
    Fate::CopyActive => "copy_active",
}));

impl<T: Field> Field for Option<T> {
    const KIND: &'static str = T::KIND;
    fn arg(self) -> Arg {
        self.map_or(Arg::None, T::arg)
    }
}

/// Something that the game says, which a message has words for.
pub(crate) trait Said {
    /// The message about it, and its name without its kind.
    fn message(&self) -> (Message, &'static str);
    /// Its fields by their names.
    fn args(&self) -> Vec<(&'static str, Arg)>;
    /// Of all fields of this type: the name of the message without its kind, the name of the field, and its kind.
    fn fields() -> Vec<(&'static str, &'static str, &'static str)>;
}

/// Returns what the fields are that the browser does not show as they are, by their names. Where a name has several
/// meanings, the name of the message stands before it: `copied.from`.
pub fn field_kinds() -> BTreeMap<String, &'static str> {
    let filter = [("family", Family::KIND), ("instant", bool::KIND), ("cost_up_to", u8::KIND), ("other", bool::KIND)];
    let filter = filter.map(|(field, kind)| ("filter", field, kind)).to_vec();
    let all = [Event::fields(), Secret::fields(), Question::fields(), Refusal::fields(), Obstacle::fields(), filter];
    let all: BTreeSet<_> = all.concat().into_iter().collect();
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (_, field, kind) in &all {
        kinds.entry(field).or_default().insert(kind);
    }
    let named = all.iter().map(|&(message, field, kind)| {
        let is_clear = kinds.get(field).is_some_and(|kinds| kinds.len() == 1);
        (if is_clear { field.to_owned() } else { format!("{message}.{field}") }, kind)
    });
    named.filter(|(_, kind)| !kind.is_empty()).collect()
}

/// Says what a type has to say: the kind of its messages, and for each of them the variant and its fields.
macro_rules! said {
    ($type:ident, $kind:literal, $($name:literal => $variant:ident { $($field:ident),* },)*) => {
        impl Said for $type {
            fn message(&self) -> (Message, &'static str) {
                match self {
                    $(Self::$variant { .. } => {
                        // What a field of a family or filter brings with it is only known to its type.
                        let message = message!(
                            concat!($kind, "-", $name), $($field,)* family, family_id, other, instant, cost_up_to
                        );
                        (message, $name)
                    })*
                }
            }

            fn args(&self) -> Vec<(&'static str, Arg)> {
                match *self {
                    $(Self::$variant { $($field),* } => vec![$((stringify!($field), $field.arg())),*],)*
                }
            }

            fn fields() -> Vec<(&'static str, &'static str, &'static str)> {
                fn kind<S, T: Field>(_: fn(&S) -> Option<&T>) -> &'static str {
                    T::KIND
                }
                vec![$($((
                    $name,
                    stringify!($field),
                    kind(|said: &Self| match said {
                        Self::$variant { $field, .. } => Some($field),
                        _ => None,
                    }),
                ),)*)*]
            }
        }
    };
}

said! { Event, "event",
    "round-began" => RoundBegan { round, first },
    "phase-began" => PhaseBegan { phase },
    "revealed" => Revealed { card },
    "reshuffled" => Reshuffled { cards },
    "hunted" => Hunted { seat, card },
    "passed" => Passed { seat },
    "sold" => Sold { seat, card, stones },
    "tamed" => Tamed { seat, card },
    "summoned" => Summoned { seat, card, paid },
    "summoned-free" => SummonedFree { seat, card, by },
    "removed" => Removed { seat, card, paid },
    "turn-ended" => TurnEnded { seat },
    "used" => Used { seat, card },
    "copied" => Copied { seat, card, from },
    "took-tile" => TookTile { seat, tile },
    "tile-idle" => TileIdle { seat, tile },
    "used-tile" => UsedTile { seat, tile },
    "returned-tile" => ReturnedTile { seat, tile },
    "family-chosen" => FamilyChosen { seat, family, by },
    "stones-paid" => StonesPaid { seat, stones, by },
    "stone-upgraded" => StoneUpgraded { seat, from, to, by },
    "player-chosen" => PlayerChosen { seat, chosen, by },
    "stones-earned" => StonesEarned { seat, stones, by },
    "stones-spent" => StonesSpent { seat, stones, by },
    "stones-exchanged" => StonesExchanged { seat, gave, took, by },
    "stones-kept" => StonesKept { seat, kept, lost },
    "points-earned" => PointsEarned { seat, points, by },
    "points-lost" => PointsLost { seat, points, by },
    "drew" => Drew { seat, by },
    "recovered" => Recovered { seat, card, by },
    "discarded-from-hand" => DiscardedFromHand { seat, card, by },
    "discarded-from-area" => DiscardedFromArea { seat, card, by },
    "took-from-discard" => TookFromDiscard { seat, card, by },
    "put-on-pile" => PutOnPile { seat, card },
    "put-hand-card-on-pile" => PutHandCardOnPile { seat, by },
    "hand-revealed" => HandRevealed { seat, cards, by },
    "swapped" => Swapped { seat, card, with, other, by },
    "sheltered" => Sheltered { seat, card, hidden, by },
    "retrieved" => Retrieved { seat, card, by },
    "discarded-from-shelter" => DiscardedFromShelter { seat, card, by },
    "area-taken" => AreaTaken { seat, areas, by },
    "game-ended" => GameEnded {},
}

said! { Secret, "secret",
    "drew-card" => DrewCard { card },
    "put-card-on-pile" => PutCardOnPile { card },
}

impl Said for Question {
    fn message(&self) -> (Message, &'static str) {
        macro_rules! question {
            ($name:literal) => {{
                let message = message!(
                    concat!("question-", $name),
                    limit,
                    by,
                    reads,
                    timing,
                    chooser,
                    left,
                    may_stop,
                    stones,
                    least,
                    most,
                    points,
                    to,
                    price,
                    all,
                    from,
                    family,
                    family_id,
                    other,
                    instant,
                    cost_up_to
                );
                (message, $name)
            }};
        }
        let ask = match self {
            Self::TakeTile => return question!("take-tile"),
            Self::Hunt => return question!("hunt"),
            Self::Act => return question!("act"),
            Self::Resolve => return question!("resolve"),
            Self::KeepStones { .. } => return question!("keep-stones"),
            Self::Effect(question) => question.ask,
        };
        match ask {
            Ask::Choose { .. } => question!("choose"),
            Ask::ChooseFamily { .. } => question!("choose-family"),
            Ask::StealFrom { .. } => question!("steal-from"),
            Ask::ChoosePlayer { .. } => question!("choose-player"),
            Ask::Upgrade { .. } => question!("upgrade"),
            Ask::UpgradeReceived => question!("upgrade-received"),
            Ask::Pay { .. } => question!("pay"),
            Ask::Activate { .. } => question!("activate"),
            Ask::Pick(pick) => match pick.to {
                Fate::Take => question!("take"),
                Fate::Discard => question!("discard"),
                Fate::OntoPile => question!("onto-pile"),
                Fate::Summon => question!("summon"),
                Fate::Shelter => question!("shelter"),
                Fate::Swap => question!("swap"),
                Fate::CopyInstant => question!("copy-instant"),
                Fate::CopyActive => question!("copy-active"),
            },
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let question = match *self {
            Self::TakeTile | Self::Hunt | Self::Act | Self::Resolve => return vec![],
            Self::KeepStones { limit } => return vec![("limit", limit.arg())],
            Self::Effect(question) => question,
        };
        let EffectQuestion { ask, by, reads, timing, chooser, left, may_stop, stones } = question;
        let mut args = vec![
            ("by", by.arg()),
            ("reads", reads.arg()),
            ("timing", timing.arg()),
            ("chooser", chooser.arg()),
            ("left", left.arg()),
            ("may_stop", may_stop.arg()),
            ("stones", stones.arg()),
        ];
        args.extend(match ask {
            Ask::Choose { least, most, .. } | Ask::Upgrade { least, most } => {
                vec![("least", least.arg()), ("most", most.arg())]
            }
            Ask::ChooseFamily { points } | Ask::StealFrom { points } => vec![("points", points.arg())],
            Ask::ChoosePlayer { family, to } => vec![("family", family.arg()), ("to", to.arg())],
            Ask::UpgradeReceived => vec![],
            Ask::Pay { price } => vec![("price", price.arg())],
            Ask::Activate { all } => vec![("all", all.arg())],
            Ask::Pick(Pick { from, filter, .. }) => vec![("from", from.arg()), ("filter", filter.arg())],
        });
        args
    }

    fn fields() -> Vec<(&'static str, &'static str, &'static str)> {
        let of_effects = [
            ("by", Source::KIND),
            ("reads", Source::KIND),
            ("chooser", Seat::KIND),
            ("may_stop", bool::KIND),
            ("stones", Stones::KIND),
            ("all", bool::KIND),
            ("from", Zone::KIND),
            ("filter", Filter::KIND),
        ];
        let of_effects = of_effects.map(|(field, kind)| ("effect", field, kind));
        let of_players = [("choose-player", "family", Family::KIND), ("choose-player", "to", Fate::KIND)];
        of_effects.into_iter().chain(of_players).collect()
    }
}

said! { Refusal, "refusal",
    "game-over" => GameOver {},
    "not-the-question" => NotTheQuestion {},
    "not-on-display" => NotOnDisplay { card },
    "tile-taken" => TileTaken { tile },
    "tile-blocked" => TileBlocked { tile },
    "not-your-tile" => NotYourTile { tile },
    "no-tile-action" => NoTileAction { tile },
    "cannot-use-tile" => CannotUseTile { tile, obstacle },
    "cannot-upgrade" => CannotUpgrade { colour },
    "marked" => Marked { card, seat },
    "not-your-marker" => NotYourMarker { card },
    "markers-left" => MarkersLeft { count },
    "not-in-hand" => NotInHand { card },
    "not-in-area" => NotInArea { card },
    "areas-full" => AreasFull { summoned, areas },
    "too-expensive" => TooExpensive { cost, worth },
    "stones-missing" => StonesMissing { pay, have },
    "pays-too-little" => PaysTooLittle { cost, worth },
    "pays-too-much" => PaysTooMuch { cost, pay },
    "cannot-resolve" => CannotResolve { card, obstacle },
    "no-active-effect" => NoActiveEffect { card },
    "already-used" => AlreadyUsed { card },
    "cannot-use" => CannotUse { card, obstacle },
    "cannot-keep" => CannotKeep { keep, have, limit },
    "keep-exactly" => KeepExactly { have, limit },
    "choose-between" => ChooseBetween { least, most },
    "not-offered" => NotOffered { obstacle },
    "cannot-pick" => CannotPick { card },
    "cannot-choose-player" => CannotChoosePlayer { seat },
}

said! { Obstacle, "obstacle",
    "nothing-to-draw" => NothingToDraw {},
    "shuffled-before" => ShuffledBefore {},
    "points-missing" => PointsMissing { points },
    "stones-missing" => StonesMissing { stones },
    "empty-hand" => EmptyHand {},
    "no-card-in-area" => NoCardInArea {},
    "none-in-discard" => NoneInDiscard { family },
    "nobody-to-rob" => NobodyToRob {},
    "no-free-area" => NoFreeArea {},
    "nothing-to-summon" => NothingToSummon {},
    "nobody-has" => NobodyHas { family },
    "nothing-to-copy" => NothingToCopy {},
    "too-few-choices" => TooFewChoices {},
    "no-such-choice" => NoSuchChoice {},
    "nothing-to-upgrade" => NothingToUpgrade {},
    "nothing-sheltered" => NothingSheltered {},
    "nothing-to-shelter" => NothingToShelter {},
    "nothing-to-activate" => NothingToActivate {},
    "cannot-pay" => CannotPay { price },
    "nothing-to-summon-from-discard" => NothingToSummonFromDiscard {},
}
