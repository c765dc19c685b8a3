//! The bodies of HTTP requests.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use vale_engine::Position;
use vale_protocol::http::{Accept, Credentials, NewGuest, NewInvitation, NewTable, Password, SentRecord};
use vale_protocol::{MAX_BODY, read_json};

/// The bytes are read as a body of every kind. What is read reads the same after it was written, and what is refused has
/// a reason.
pub fn check(bytes: &[u8]) {
    if bytes.len() > MAX_BODY {
        return;
    }
    round_trip::<NewGuest>(bytes);
    round_trip::<Credentials>(bytes);
    round_trip::<Password>(bytes);
    round_trip::<NewInvitation>(bytes);
    round_trip::<Accept>(bytes);
    if let Some(sent) = round_trip::<SentRecord>(bytes) {
        crate::records::check(sent.record.as_bytes());
    }
    round_trip::<Map<String, Value>>(bytes);
    if let Some(table) = round_trip::<NewTable>(bytes) {
        if let Some(problem) = table.settings.problem() {
            assert!(!problem.is_empty(), "refused without a word");
        }
        if let Some(position) = table.position {
            // The server reads it from its text, and keeps the text.
            let text = position.to_string();
            if let Ok(read) = Position::from_json(&text) {
                assert_eq!(Position::from_json(&read.to_json_line()).as_ref(), Ok(&read));
            }
        }
    }
}

/// Reads a body, writes it and reads it again.
fn round_trip<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match read_json::<T>(bytes) {
        Ok(body) => {
            let written = serde_json::to_string(&body).unwrap_or_default();
            let again = read_json::<T>(written.as_bytes())
                .and_then(|again| serde_json::to_string(&again).map_err(|error| error.to_string()));
            assert_eq!(again.as_ref(), Ok(&written), "read, but not the same when it is read again");
            Some(body)
        }
        Err(reason) => {
            assert!(!reason.is_empty(), "refused without a word");
            None
        }
    }
}

/// A body of every kind.
pub fn seeds() -> Vec<(String, Vec<u8>)> {
    let options = json!({"players": 3, "sell": "manual", "payment": "any", "artifact_creatures": true,
        "artifact_tiles": true});
    let table = json!({"settings": {"options": options, "first": {"seat": 2}, "clock": {"bank": {"seconds": 600}},
        "undo": false, "public": true, "spectators": false, "chat": false, "pace_ms": 10}, "colour": "green",
        "seats": ["me", {"bot": 4}, {"beside": "Teo"}, "open"]});
    let short = json!({"settings": {"options": {"players": 2}, "first": "reptile", "clock": {"turn": {"seconds": 5}}},
        "daily": true});
    let mut with_position = json!({"settings": {"options": {"players": 2}}});
    let positions = crate::positions::seeds();
    if let Some((_, first)) = positions.first() {
        with_position["position"] = serde_json::from_slice(first).unwrap_or_default();
    }
    let bodies = [
        ("guest", json!({"name": "Ada"})),
        ("credentials", json!({"name": "Ada", "password": "correct horse"})),
        ("password", json!({"password": "correct horse"})),
        ("invitation", json!({"seat": 2})),
        ("accept", json!({"token": "abcdef", "colour": "yellow"})),
        (
            "sent-record",
            json!({"record": "vale 1\nrules 1\nplayers 2\nseat 1 Ada\nseat 2 Bot (level 2)\n", "ended_at": 7}),
        ),
        ("preferences", json!({"theme": "dark", "volume": 0.25, "big": [1, -2, 3e30], "deep": {"x": null}})),
        ("table", table),
        ("short-table", short),
        ("table-with-position", with_position),
    ];
    bodies.into_iter().map(|(name, body)| (name.to_owned(), body.to_string().into_bytes())).collect()
}
