//! What fields mean that say the same wherever they are, and so have no comment of their own in the code.

use serde_json::{Map, Value};

/// The type, or nothing for all types; the field; what it means.
const MEANINGS: [(&str, &str, &str); 63] = [
    ("", "absent", "The player who is away."),
    ("", "areas", "How many areas the player has."),
    ("", "by", "The card or tile whose effect it is."),
    ("", "card", "The card."),
    ("", "chosen", "The player who was chosen."),
    ("", "colour", "The colour."),
    ("", "cost", "What must be paid."),
    ("", "count", "How many."),
    ("", "family", "The family."),
    ("", "first", "The seat with the first player marker."),
    ("", "gave", "The stones that went to the supply."),
    ("", "have", "The stones that the player has."),
    ("", "hidden", "Was the card hidden until now?"),
    ("", "keep", "The stones that were to be kept."),
    ("", "keeping", "Why a bot plays in place of the person."),
    ("", "kept", "The stones that were kept."),
    ("", "least", "The least number that may be chosen."),
    ("", "level", "The level of the bot."),
    ("", "limit", "How many stones may be kept."),
    ("", "lost", "The stones that were discarded."),
    ("", "most", "The greatest number that may be chosen."),
    ("", "move", "The move."),
    ("", "name", "The name."),
    ("", "obstacle", "What stands in the way."),
    ("", "other", "The card that was swapped for it."),
    ("", "pace_ms", "How long a bot waits before its move, in milliseconds."),
    ("", "paid", "The stones that were paid."),
    ("", "pay", "The stones of the payment."),
    ("", "phase", "The phase."),
    ("", "player", "The id of the player."),
    ("", "points", "How many points."),
    ("", "price", "What must be paid."),
    ("", "reaction", "What was said without writing."),
    ("", "ready", "Ready to start?"),
    ("", "round", "The round, from 1."),
    ("", "seat", "The seat of the player."),
    ("", "stones", "The stones."),
    ("", "summoned", "How many cards are summoned."),
    ("", "table", "The id of the table."),
    ("", "text", "What was said."),
    ("", "tile", "The artifact tile."),
    ("", "took", "The stones that came from the supply."),
    ("", "undone", "The number of the entry that was taken back."),
    ("", "with", "The seat of the other player."),
    ("", "worth", "What the stones are worth."),
    ("Event", "cards", "The cards, or how many there are."),
    ("Event", "from", "What it was before, or the card whose effect is copied."),
    ("Event", "to", "What it is now."),
    ("Move", "what", "What the move is about."),
    ("Ask", "all", "Every usable effect, or one?"),
    ("Ask", "choices", "The choices; a question leaves them out."),
    ("Ask", "points", "How many points it is about."),
    ("Ask", "to", "What becomes of the card that this player picks."),
    ("Refusal", "colour", "The colour of the stone."),
    ("Refusal", "seat", "The seat of that player."),
    ("Step", "if", "The condition, what happens if it holds, and what happens otherwise."),
    ("Act", "exchange", "What is given, and what is taken."),
    ("Amount", "each", "How many points, and for each of what."),
    ("Permanent", "cost_exactly", "The family, and the cost."),
    ("Permanent", "cost_less", "The family, or nothing for all cards; and by how much."),
    ("Permanent", "on_summon", "What is looked at in the payment, and the points."),
    ("Permanent", "on_tame", "The family, and the stones."),
    ("Permanent", "worth_more", "The colour, and by how much."),
];

/// What a field of a type means.
pub fn meaning(name: &str, field: &str) -> Option<&'static str> {
    // These have the fields of others among their own.
    let name = match name {
        "Asked" => "Question",
        "EffectQuestion" => "Ask",
        "Entry" => "Happened",
        other => other,
    };
    let find = |of: &str| MEANINGS.iter().find(|(type_name, of_field, _)| *type_name == of && *of_field == field);
    find(name).or_else(|| find("")).map(|(_, _, meaning)| *meaning)
}

/// Every meaning is used somewhere.
pub fn assert_used(definitions: &Map<String, Value>) {
    let mut unused = vec![];
    for (name, field, meaning) in MEANINGS {
        let text = match name {
            "" => serde_json::to_string(definitions).unwrap(),
            name => serde_json::to_string(&definitions[name]).unwrap(),
        };
        let entry = format!("\"description\":{}", Value::from(meaning));
        if !text.contains(&entry) {
            unused.push(format!("{name} {field}"));
        }
    }
    assert_eq!(unused, Vec::<String>::new(), "nothing uses these lines of the glossary");
}
