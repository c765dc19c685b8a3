//! `docs/protocol.md` says what the code says: every example is what the real types read and write, every kind of
//! command, message, entry and problem is there, and none that does not exist.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::Value;
use vale_protocol::http::{
    Accept, Credentials, InvitationToken, NewGuest, NewInvitation, NewPassword, NewTable, Password, PuzzleMoves,
    SentRecord,
};
use vale_protocol::{Code, Command, Entry, Happened, PublicFact, Request, ServerMessage};

use crate::examples;

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// The fenced blocks of JSON: what stands after the word `json`, and the text.
fn blocks() -> Vec<(&'static str, &'static str)> {
    let after_fence = DOCUMENT.split("\n```json ").skip(1);
    let blocks = after_fence.map(|rest| {
        let (mark, rest) = rest.split_once('\n').unwrap();
        (mark, rest.split_once("\n```").unwrap_or_else(|| panic!("the block `json {mark}` does not end")).0)
    });
    blocks.collect()
}

/// The blocks whose mark has this first word, each with the rest of its mark.
fn marked(kind: &str) -> Vec<(&'static str, &'static str)> {
    let of_kind = blocks().into_iter().filter_map(|(mark, text)| {
        let (first, rest) = mark.split_once(' ').unwrap_or((mark, ""));
        (first == kind).then_some((rest, text))
    });
    of_kind.collect()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The names of a JSON enum's variants, as this list of values has them under this key.
fn tags(values: &[Value], key: &str) -> BTreeSet<String> {
    values
        .iter()
        .map(|value| value[key].as_str().unwrap_or_else(|| panic!("no `{key}` in {value}")).to_owned())
        .collect()
}

/// The first column of the table below this heading, without backticks.
fn first_column(heading: &str) -> Vec<&'static str> {
    let (_, section) = DOCUMENT.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no `{heading}`"));
    let section = section.split("\n#").next().unwrap();
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).filter(|line| line.starts_with("| `"));
    rows.map(|line| line.split('`').nth(1).unwrap()).collect()
}

#[test]
fn every_block_of_json_has_a_kind_that_is_tested() {
    assert!(!DOCUMENT.contains("\n```json\n"), "say after `json` what it is an example of");
    for (mark, _) in blocks() {
        let kind = mark.split(' ').next().unwrap();
        assert!(["command", "message", "entries", "body", "answer"].contains(&kind), "`json {mark}`");
    }
}

#[test]
fn every_command_can_be_read_and_every_kind_of_command_is_there() {
    let mut there = BTreeSet::new();
    for (_, text) in marked("command") {
        for line in text.lines() {
            let command = Command::read(line).unwrap_or_else(|problem| panic!("{problem}: {line}"));
            assert_eq!(serde_json::to_value(&command).unwrap(), json(line), "it can be said more shortly");
            there.insert(name_of(&command.request));
        }
    }
    let named: BTreeSet<_> = first_column("### The commands").into_iter().collect();
    assert_eq!(there, named);
    assert_eq!(there.len(), REQUESTS);
}

/// How many kinds of commands there are. Raise it when [`name_of`] gets another line.
const REQUESTS: usize = 20;

/// The name of a request. The compiler makes sure that no kind is forgotten.
const fn name_of(request: &Request) -> &'static str {
    match request {
        Request::Sit { .. } => "sit",
        Request::Stand {} => "stand",
        Request::SeatBot { .. } => "seat_bot",
        Request::Reserve { .. } => "reserve",
        Request::Clear { .. } => "clear",
        Request::Colour { .. } => "colour",
        Request::Ready { .. } => "ready",
        Request::Reptile {} => "reptile",
        Request::Start {} => "start",
        Request::Play { .. } => "play",
        Request::Undo {} => "undo",
        Request::Say { .. } => "say",
        Request::React { .. } => "react",
        Request::Mute { .. } => "mute",
        Request::Pace { .. } => "pace",
        Request::Hint {} => "hint",
        Request::Vote { .. } => "vote",
        Request::Leave {} => "leave",
        Request::Return {} => "return",
        Request::Rematch {} => "rematch",
    }
}

#[test]
fn every_message_of_the_server_is_as_it_is_written() {
    let examples = examples::messages();
    for (name, _) in marked("message") {
        assert!(examples.iter().any(|(other, _)| *other == name), "there is no message `{name}` to compare with");
    }
    for (name, message) in &examples {
        // The compiler makes sure that no kind of message is forgotten here.
        match message {
            ServerMessage::Hello(_)
            | ServerMessage::Update(_)
            | ServerMessage::Done { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Error { .. } => compare("message", name, &examples::json(message)),
        }
    }
    let values: Vec<_> = examples.iter().map(|(_, message)| serde_json::to_value(message).unwrap()).collect();
    // A client in Rust reads the same type.
    for value in &values {
        let read: ServerMessage = serde_json::from_value(value.clone()).unwrap();
        assert_eq!(serde_json::to_value(&read).unwrap(), *value);
    }
    let named: BTreeSet<_> = first_column("### The messages of the server").into_iter().map(str::to_owned).collect();
    assert_eq!(tags(&values, "type"), named);
}

/// Compares the example of this name with what it should be.
fn compare(kind: &str, name: &str, expected: &str) {
    let found = marked(kind).into_iter().find(|(other, _)| *other == name);
    let (_, text) = found.unwrap_or_else(|| panic!("there is no block `json {kind} {name}`; it would be\n{expected}"));
    assert_eq!(json(text), json(expected), "`json {kind} {name}` should be\n{expected}");
}

#[test]
fn every_kind_of_entry_is_as_it_is_written() {
    let entries = examples::entries();
    for entry in &entries {
        // The compiler makes sure that no kind of entry is forgotten here.
        match entry.what {
            Happened::Sat { .. }
            | Happened::Reserved { .. }
            | Happened::Played { .. }
            | Happened::Undone { .. }
            | Happened::Said { .. }
            | Happened::Reacted { .. }
            | Happened::SaidMuted { .. }
            | Happened::Public(
                PublicFact::Cleared { .. }
                | PublicFact::BotSat { .. }
                | PublicFact::ColourChosen { .. }
                | PublicFact::Readied { .. }
                | PublicFact::SawReptile { .. }
                | PublicFact::Started
                | PublicFact::Hinted { .. }
                | PublicFact::Paced { .. }
                | PublicFact::Substituted { .. }
                | PublicFact::Returned { .. }
                | PublicFact::Voted { .. }
                | PublicFact::Rematch { .. },
            ) => {}
        }
    }
    let values: Vec<_> = entries.iter().map(|entry| serde_json::to_value(entry).unwrap()).collect();
    let read: Vec<Entry> = serde_json::from_value(values.clone().into()).unwrap();
    assert_eq!(read, entries);
    compare("entries", "", &examples::json(&entries));
    assert_eq!(tags(&values, "what").len(), 19, "all kinds of entries are in the examples");
}

fn read<T: DeserializeOwned>(text: &str) -> Result<(), serde_json::Error> {
    serde_json::from_str::<T>(text).map(drop)
}

#[test]
fn every_body_can_be_read() {
    let mut there = BTreeSet::new();
    for (name, text) in marked("body") {
        let body = match name {
            "NewGuest" => read::<NewGuest>(text),
            "PuzzleMoves" => read::<PuzzleMoves>(text),
            "Credentials" => read::<Credentials>(text),
            "Password" => read::<Password>(text),
            "NewPassword" => read::<NewPassword>(text),
            "NewTable" => read::<NewTable>(text),
            "SentRecord" => read::<SentRecord>(text),
            "NewInvitation" => read::<NewInvitation>(text),
            "Accept" => read::<Accept>(text),
            "InvitationToken" => read::<InvitationToken>(text),
            _ => panic!("there is no body `{name}`"),
        };
        body.unwrap_or_else(|error| panic!("{name}: {error}"));
        there.insert(name);
    }
    assert_eq!(there.len(), 10, "an example of every body");
    for (_, text) in marked("body").into_iter().filter(|(name, _)| *name == "NewTable") {
        let new: NewTable = serde_json::from_str(text).unwrap();
        assert_eq!(new.settings.problem(), None);
    }
}

#[test]
fn every_answer_is_as_it_is_written() {
    let examples = examples::answers();
    for (name, _) in marked("answer") {
        assert!(examples.iter().any(|(other, _)| *other == name), "there is no answer `{name}` to compare with");
    }
    for (name, answer) in &examples {
        compare("answer", name, answer);
    }
}

/// All codes. The compiler makes sure that none is forgotten, as long as each leads to the next.
fn codes() -> Vec<Code> {
    let mut all = vec![];
    let mut next = Some(Code::Conflict);
    while let Some(code) = next {
        all.push(code);
        next = match code {
            Code::Conflict => Some(Code::Illegal),
            Code::Illegal => Some(Code::Unauthorized),
            Code::Unauthorized => Some(Code::Busy),
            Code::Busy => Some(Code::BadMessage),
            Code::BadMessage => Some(Code::BadRequest),
            Code::BadRequest => Some(Code::NotFound),
            Code::NotFound => Some(Code::WrongMethod),
            Code::WrongMethod => Some(Code::TooLarge),
            Code::TooLarge => Some(Code::TooMany),
            Code::TooMany => Some(Code::WrongOrigin),
            Code::WrongOrigin => Some(Code::WrongVersion),
            Code::WrongVersion => Some(Code::NotOver),
            Code::NotOver => Some(Code::NameTaken),
            Code::NameTaken => Some(Code::WrongPassword),
            Code::WrongPassword => Some(Code::OtherRules),
            Code::OtherRules => Some(Code::Internal),
            Code::Internal => None,
        };
    }
    all
}

#[test]
fn the_table_of_codes_is_complete_and_in_order() {
    let codes: Vec<_> = codes().iter().map(|code| serde_json::to_value(code).unwrap()).collect();
    assert_eq!(Value::from(first_column("## Problems")), Value::Array(codes));
}

#[test]
fn the_limits_are_those_of_the_code() {
    for (words, number) in [
        ("a message has at most 8 KiB", vale_protocol::MAX_MESSAGE == 8 << 10),
        ("a body has at most 16 KiB", vale_protocol::MAX_BODY == 16 << 10),
        ("a text of 1 to 64 bytes, ", vale_protocol::MAX_COMMAND_ID == 64),
        ("at most 500 characters", vale_protocol::MAX_CHAT == 500),
        ("`protocol=2`", vale_protocol::PROTOCOL_VERSION == 2),
    ] {
        assert!(DOCUMENT.replace('\n', " ").contains(words), "`{words}` is not in the document");
        assert!(number, "the document says `{words}`");
    }
}
