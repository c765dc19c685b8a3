//! Messages of clients at a table.

use vale_engine::{Choices, Move, Seat};
use vale_protocol::{Command, MAX_COMMAND_ID, MAX_MESSAGE, PlayerColour, PlayerId, Reaction, Request};

/// A command that is read has an id that fits, and reads the same after it was written. What is refused has a reason.
pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    // The socket closes before anything longer is read.
    if text.len() > MAX_MESSAGE {
        return;
    }
    match Command::read(text) {
        Ok(command) => {
            assert!((1..=MAX_COMMAND_ID).contains(&command.id.len()), "the id has {} bytes", command.id.len());
            let written = serde_json::to_string(&command).unwrap_or_default();
            assert_eq!(Command::read(&written).as_ref(), Ok(&command), "written as {written}");
        }
        Err(problem) => assert!(!problem.message.is_empty(), "refused without a word"),
    }
}

/// One command of every kind.
pub fn seeds() -> Vec<(String, Vec<u8>)> {
    let seat = Seat::FIRST;
    let requests = [
        Request::Sit { seat, colour: Some(PlayerColour::Violet) },
        Request::Stand {},
        Request::SeatBot { seat, level: 4 },
        Request::Reserve { seat },
        Request::Clear { seat },
        Request::Colour { colour: PlayerColour::Black },
        Request::Ready { ready: true },
        Request::Reptile {},
        Request::Start {},
        Request::Play { m: Move::Choose(Choices(0b1100)) },
        Request::Undo {},
        Request::Say { text: "« héllo » \u{1f409}\n\"\\".to_owned() },
        Request::React { reaction: Reaction::Ouch },
        Request::Mute { player: PlayerId("p1".to_owned()), muted: true },
        Request::Vote { seat },
        Request::Leave {},
        Request::Return {},
        Request::Rematch {},
    ];
    let commands = requests.into_iter().enumerate().map(|(number, request)| Command {
        id: format!("c{number}"),
        expects: (number % 2 == 0).then_some(number as u64),
        request,
    });
    commands.filter_map(|command| Some((command.id.clone(), serde_json::to_vec(&command).ok()?))).collect()
}
