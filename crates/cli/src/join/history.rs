//! What happened at the table of a server, in sentences.

use vale_engine::{Event, Happening, Seat, Secret};
use vale_protocol::{Entry, Happened, Occupant, PublicFact, SeatState};
use vale_words::{Words, say};

use crate::play::news::with_quiet;

/// What the players are called, by seat.
pub fn names(seats: &[SeatState], words: &Words) -> Vec<String> {
    let name = |seat: &SeatState| match &seat.occupant {
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot { .. } => say!(words, "cli-bot", number = seat.seat.number()),
        Occupant::Nobody | Occupant::Invited => "–".to_owned(),
    };
    let mut names = vec!["–".to_owned(); vale_engine::MAX_SEATS];
    for seat in seats {
        names[seat.seat.index()] = name(seat);
    }
    names
}

/// The sentences of an entry, each with whether the table shows it anyway.
pub fn sentences(entry: &Entry, me: Option<Seat>, names: &[String], words: &Words) -> Vec<(String, bool)> {
    let of = |seat: Seat| names[seat.index()].as_str();
    let first = match &entry.what {
        Happened::Sat { name, .. } => Some(say!(words, "remote-sat", name = name.as_str())),
        Happened::Said { name, text, .. } => {
            Some(say!(words, "remote-said", name = name.as_str(), text = text.as_str()))
        }
        Happened::Reacted { name, reaction, .. } => {
            let reaction = serde_json::to_value(reaction).ok();
            let reaction = reaction.as_ref().and_then(|reaction| reaction.as_str()).unwrap_or_default();
            let text = say!(words, "remote-reaction", reaction = reaction);
            Some(say!(words, "remote-said", name = name.as_str(), text = text))
        }
        Happened::Undone { seat, .. } => Some(say!(words, "remote-undone", name = of(*seat))),
        Happened::Public(fact) => match *fact {
            PublicFact::Cleared { seat } => Some(say!(words, "remote-cleared", seat = seat.number())),
            PublicFact::BotSat { seat, .. } => Some(say!(words, "remote-sat", name = of(seat))),
            PublicFact::Readied { seat, ready: true } => Some(say!(words, "remote-readied", name = of(seat))),
            PublicFact::Readied { seat, ready: false } => Some(say!(words, "remote-unreadied", name = of(seat))),
            PublicFact::Started => Some(say!(words, "remote-started")),
            PublicFact::Substituted { seat, .. } => Some(say!(words, "remote-substituted", name = of(seat))),
            PublicFact::Returned { seat } => Some(say!(words, "remote-returned", name = of(seat))),
            PublicFact::ColourChosen { .. }
            | PublicFact::SawReptile { .. }
            | PublicFact::Hinted { .. }
            | PublicFact::Paced { .. }
            | PublicFact::Voted { .. }
            | PublicFact::Rematch { .. } => None,
        },
        Happened::Reserved { .. } | Happened::Played { .. } | Happened::SaidMuted { .. } => None,
    };
    let happened = with_quiet(happenings(entry, me).into_iter()).map(|(what, quiet)| {
        let sentence = match (what, me) {
            (Happening::Public(event), Some(me)) => words.event_to(me, &event, names),
            (Happening::Public(event), None) => words.event(&event, names),
            (Happening::Private(_, secret), _) => words.secret(&secret),
        };
        (sentence, quiet)
    });
    first.map(|text| (text, false)).into_iter().chain(happened).collect()
}

/// What an entry brought about, with what only this seat sees where it belongs: the n-th card that was drawn comes after
/// the n-th time that the seat drew.
fn happenings(entry: &Entry, me: Option<Seat>) -> Vec<Happening> {
    let mut drawn = entry.secrets.iter().filter(|secret| matches!(secret, Secret::DrewCard { .. }));
    let mut put = entry.secrets.iter().filter(|secret| matches!(secret, Secret::PutCardOnPile { .. }));
    let mut all = Vec::new();
    for &event in &entry.events {
        all.push(Happening::Public(event));
        let secret = match event {
            Event::Drew { seat, .. } if Some(seat) == me => drawn.next(),
            Event::PutHandCardOnPile { seat, .. } if Some(seat) == me => put.next(),
            _ => None,
        };
        all.extend(me.zip(secret).map(|(me, &secret)| Happening::Private(me, secret)));
    }
    all
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_card_that_was_drawn_is_told_after_the_drawing() {
        let entry: Entry = serde_json::from_value(json!({
            "seq": 11, "at": 0, "what": "played", "seat": 1,
            "move": {"verb": "summon", "what": {"card": "sylph", "pay": "RB"}},
            "events": [
                {"event": "summoned", "seat": 1, "card": "sylph", "paid": "RB"},
                {"event": "drew", "seat": 1, "by": "sylph"},
                {"event": "turn_ended", "seat": 1},
            ],
            "secrets": [{"event": "drew_card", "card": "behemoth"}],
        }))
        .unwrap();
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let told = sentences(&entry, Some(Seat::FIRST), &names, &Words::english());
        let said: Vec<_> = told.iter().filter(|(_, quiet)| !quiet).map(|(text, _)| text.as_str()).collect();
        assert_eq!(said.len(), 3, "{said:?}");
        assert!(said[2].contains("Behemoth"), "{said:?}");
        let seen = sentences(&entry, Some(Seat::from_number(2).unwrap()), &names, &Words::english());
        assert!(seen.iter().all(|(text, _)| !text.contains("Behemoth")), "{seen:?}");
    }
}
