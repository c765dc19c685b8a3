//! The socket of a table: messages in, messages out, and the limits of both.

use std::collections::HashSet;
use std::error::Error as _;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::sleep_until;
use tokio_tungstenite::tungstenite;
use vale_engine::Seat;
use vale_protocol::{Code, Command, MAX_MESSAGE, PROTOCOL_VERSION, PlayerId, Problem, Request, ServerMessage, TableId};

use super::address::Client;
use super::answer::{Answer, Path, Query};
use super::limits::Guard;
use super::listener::Place;
use super::routes::routes;
use super::security::check_origin;
use super::session::{Token, Visitor};
use crate::app::App;
use crate::pressure::Whoever;
use crate::table::{Connection, Gone, Message, TableHandle, frame};
use crate::telemetry;

/// How much of a message is read. One that is a little too long is read to its end before the connection closes: a socket
/// that is closed with something unread takes back what it said last, here the reason.
const READ_UP_TO: usize = 4 * MAX_MESSAGE;

/// How many messages may wait for a client that reads too slowly.
const OUTGOING: usize = 64;

/// What the library keeps for reading per connection: more than nearly every command has. Its own default is 128 KiB.
const READ_BUFFER: usize = 2 << 10;

/// How much is written to a connection at once.
const WRITE_BUFFER: usize = 4 << 10;

/// How often the server asks whether the client is still there.
const PING: Duration = Duration::from_secs(20);

/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(50);

/// How long a message may take to leave.
const SEND: Duration = Duration::from_secs(10);

/// How many messages that cannot be read are forgiven.
const BAD_MESSAGES: u32 = 20;

/// How many refusals for being too fast a client may ignore at once, and then once more every second, before the
/// connection is closed.
const IGNORED: NonZeroU32 = NonZeroU32::new(100).unwrap();

/// How long nothing more is read from a client after it was refused for being too fast. What it sends meanwhile waits in its
/// own network buffers, so that a flood does not take the time of others.
const PAUSE: Duration = Duration::from_millis(50);

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

routes! {
    get "/api/tables/{table}/socket" => open,
}

/// What a client says when it connects.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The last number that it has seen; a snapshot if it has seen none.
    after: Option<u64>,
    /// The version of the messages that it speaks.
    protocol: Option<u32>,
    /// The seat that this connection plays; the first of one's seats if it is not given.
    seat: Option<u8>,
}

/// Opens the socket of a table.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "tables", path = "/api/tables/{table}/socket",
    params(("table" = String, Path), ("after" = Option<u64>, Query), ("protocol" = Option<u32>, Query),
        ("seat" = Option<u8>, Query)),
    responses((status = 101, description = "a WebSocket; see docs/protocol.md"), (status = "default", body = Problem))))]
#[expect(clippy::too_many_arguments, reason = "axum hands over the parts of a request one by one")]
async fn open(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    Query(opening): Query<Opening>,
    Visitor(person): Visitor,
    client: Client,
    place: Option<Extension<Arc<Place>>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    if let Some(protocol) = opening.protocol.filter(|protocol| *protocol != PROTOCOL_VERSION) {
        let message = format!(
            "this server uses version {PROTOCOL_VERSION} of the protocol, and you use {protocol}: reload the page"
        );
        return Err(Problem::new(Code::WrongVersion, message).into());
    }
    let chosen = opening.seat.map(chosen_seat).transpose()?;
    if person.is_none() {
        app.pressure.admit(Whoever::WouldWatch)?;
    }
    let guard = app.gates.sockets.enter(client.0).ok_or_else(|| {
        telemetry::refused("sockets");
        Problem::new(Code::TooMany, "too many connections from your address: close some first")
    })?;
    let handle = app.tables.table(&table).await?;
    let muted = match &person {
        Some(person) => app.store.muted_by(&person.player).await?.into_iter().collect(),
        None => HashSet::new(),
    };
    // A page learns nothing of why its socket does not open. It may ask again without an upgrade, and browsers then name
    // no origin; up to here it has been told what is wrong, and nothing that other sites may not know.
    check_origin(&app.config, &headers)?;
    let upgrade = upgrade?
        .max_message_size(READ_UP_TO)
        .max_frame_size(READ_UP_TO)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1 << 20);
    let session = Token::of(&headers, &app.config).map(|token| token.hash());
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (outgoing, messages) = mpsc::channel(OUTGOING);
        let id = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let player = person.as_ref().map(|person| person.player.clone());
        let connection =
            Connection { id, person, chosen, outgoing, muted, behind: None, pressure: Arc::clone(&app.pressure) };
        if handle.send(Message::Connect { connection: Box::new(connection), after: opening.after }).is_ok() {
            let caller = Caller { client, player, session };
            SocketSession::new(id, caller, handle.clone()).run(socket, messages, &app, (guard, place)).await;
            let _ = handle.send(Message::Disconnect { id });
        }
    }))
}

fn chosen_seat(number: u8) -> Answer<Seat> {
    let seat = Seat::from_number(usize::from(number));
    seat.ok_or_else(|| Problem::new(Code::BadRequest, format!("seat: there is no seat {number} at any table")).into())
}

/// Whose connection it is.
struct Caller {
    client: Client,
    player: Option<PlayerId>,
    /// The hash of the token that the connection was opened with.
    session: Option<String>,
}

impl Caller {
    fn is(&self, gone: &Gone) -> bool {
        match gone {
            Gone::Player(player) => self.player.as_ref() == Some(player),
            Gone::Session(session) => self.session.as_ref() == Some(session),
        }
    }
}

/// One connection to a table.
struct SocketSession {
    id: u64,
    caller: Caller,
    table: TableHandle,
    ignored: DefaultDirectRateLimiter,
    forgiven: u32,
}

/// What is to be done after a message.
enum Next {
    /// Go on.
    Nothing,
    /// Answer.
    Answer(Utf8Bytes),
    /// Answer, and do not read on for a while.
    Pause(Utf8Bytes),
    /// Answer, and close the connection with this code.
    Close(Problem, u16),
}

impl SocketSession {
    fn new(id: u64, caller: Caller, table: TableHandle) -> Self {
        let ignored = RateLimiter::direct(Quota::per_second(NonZeroU32::MIN).allow_burst(IGNORED));
        Self { id, caller, table, ignored, forgiven: 0 }
    }

    /// Passes messages on until one side closes the connection.
    async fn run(
        mut self,
        socket: WebSocket,
        mut messages: mpsc::Receiver<Utf8Bytes>,
        app: &App,
        _places: (Guard, Option<Extension<Arc<Place>>>),
    ) {
        metrics::gauge!(telemetry::SOCKETS).increment(1);
        let (mut sink, mut stream) = socket.split();
        let mut heard = Instant::now();
        let mut paused_until = None;
        let mut ping = tokio::time::interval(PING);
        let mut stopping = app.stopping.subscribe();
        let stop = async move { stopping.wait_for(|stopping| *stopping).await.is_ok() };
        tokio::pin!(stop);
        let mut departed = app.tables.departed.subscribe();
        let close = loop {
            let sent = tokio::select! {
                message = messages.recv() => {
                    // The table let go of us: we read too slowly, may not watch, or it is being loaded again.
                    let Some(text) = message else {
                        telemetry::dropped("let go");
                        break Some((close_code::AGAIN, "reconnect, from the last number you have"));
                    };
                    tokio::time::timeout(SEND, sink.send(Frame::Text(text))).await
                }
                () = sleep_until(paused_until.unwrap_or_else(Instant::now).into()), if paused_until.is_some() => {
                    paused_until = None;
                    continue;
                }
                incoming = stream.next(), if paused_until.is_none() => match incoming {
                    None | Some(Ok(Frame::Close(_))) => break None,
                    Some(Ok(frame)) => {
                        heard = Instant::now();
                        match self.hear(frame, app) {
                            Next::Nothing => continue,
                            Next::Answer(text) => tokio::time::timeout(SEND, sink.send(Frame::Text(text))).await,
                            Next::Pause(text) => {
                                paused_until = Some(heard + PAUSE);
                                tokio::time::timeout(SEND, sink.send(Frame::Text(text))).await
                            }
                            Next::Close(problem, code) => {
                                let text = frame_of(problem);
                                let _ = tokio::time::timeout(SEND, sink.send(Frame::Text(text))).await;
                                break Some((code, ""));
                            }
                        }
                    }
                    Some(Err(error)) => {
                        let problem = unreadable(&error);
                        let _ = tokio::time::timeout(SEND, sink.send(Frame::Text(frame_of(problem)))).await;
                        break Some((close_code::POLICY, ""));
                    }
                },
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        break Some((close_code::AWAY, "connection timed out"));
                    }
                    tokio::time::timeout(SEND, sink.send(Frame::Ping(Vec::new().into()))).await
                }
                gone = departed.recv() => {
                    // Whoever missed too many farewells looks whether one was meant for them by connecting again.
                    if gone.is_ok_and(|gone| !self.caller.is(&gone)) {
                        continue;
                    }
                    break Some((close_code::AGAIN, "log in again"));
                }
                _ = &mut stop => {
                    break Some((close_code::AWAY, "the server is shutting down: reconnect in a moment"));
                }
            };
            match sent {
                Ok(Ok(())) => {}
                // The client went, or its network did.
                Ok(Err(error)) => {
                    tracing::debug!(%error, "socket failed");
                    break None;
                }
                Err(_) => {
                    telemetry::dropped("slow");
                    break None;
                }
            }
        };
        if let Some((code, reason)) = close {
            let frame = Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
            let _ = tokio::time::timeout(Duration::from_secs(1), sink.send(frame)).await;
        }
        metrics::gauge!(telemetry::SOCKETS).decrement(1);
    }

    /// Hears one frame.
    fn hear(&mut self, heard: Frame, app: &App) -> Next {
        let text = match heard {
            Frame::Text(text) => text,
            Frame::Binary(_) => {
                return Next::Close(
                    Problem::new(Code::BadMessage, "messages must be JSON text"),
                    close_code::UNSUPPORTED,
                );
            }
            Frame::Ping(_) | Frame::Pong(_) | Frame::Close(_) => return Next::Nothing,
        };
        if text.len() > MAX_MESSAGE {
            return Next::Close(too_large(), close_code::POLICY);
        }
        let command = match Command::read(&text) {
            Ok(command) => command,
            Err(problem) => return self.forgive(problem),
        };
        if let Err(wait) = self.may_send(&command.request, app) {
            return self.slow_down(command, wait);
        }
        let id = command.id.clone();
        if let Err(problem) = app.pressure.admit(Whoever::Plays) {
            return Next::Answer(frame(&ServerMessage::Refused { id, seq: None, problem }));
        }
        let message = Message::Command { connection: self.id, command: Box::new(command), received: Instant::now() };
        match self.table.send(message) {
            Ok(()) => Next::Nothing,
            Err(problem) => Next::Answer(frame(&ServerMessage::Refused { id, seq: None, problem })),
        }
    }

    /// Is the client not too fast? Otherwise, how long it has to wait.
    fn may_send(&self, request: &Request, app: &App) -> Result<(), Duration> {
        let Caller { client, player, .. } = &self.caller;
        app.gates.command(player.as_ref(), *client)?;
        if matches!(request, Request::Say { .. } | Request::React { .. } | Request::Mute { .. }) {
            app.gates.chat(player.as_ref(), *client)?;
        }
        Ok(())
    }

    /// Refuses a command of somebody who is too fast, and ends the connection of somebody who does not listen to that.
    fn slow_down(&self, command: Command, wait: Duration) -> Next {
        if self.ignored.check().is_err() {
            telemetry::dropped("flood");
            let message = "too many messages after being told to wait: reconnect and wait for the time in each refusal";
            return Next::Close(Problem::new(Code::TooMany, message).retry_in(wait), close_code::POLICY);
        }
        let problem = Problem::new(Code::Busy, "too many messages: wait a moment and send it again").retry_in(wait);
        Next::Pause(frame(&ServerMessage::Refused { id: command.id, seq: None, problem }))
    }

    fn forgive(&mut self, problem: Problem) -> Next {
        self.forgiven += 1;
        if self.forgiven > BAD_MESSAGES {
            return Next::Close(problem, close_code::POLICY);
        }
        Next::Answer(frame_of(problem))
    }
}

fn frame_of(problem: Problem) -> Utf8Bytes {
    frame(&ServerMessage::Error { problem })
}

fn too_large() -> Problem {
    Problem::new(Code::TooLarge, format!("a message has at most {MAX_MESSAGE} bytes"))
}

/// Why a frame could not be read. The library's own limit is above [`MAX_MESSAGE`], so it meets only what is far too long.
fn unreadable(error: &axum::Error) -> Problem {
    match error.source().and_then(|cause| cause.downcast_ref()) {
        Some(tungstenite::Error::Capacity(_)) => too_large(),
        _ => Problem::new(Code::BadMessage, "this is not a valid message"),
    }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::error::{CapacityError, ProtocolError};

    use super::*;

    /// If axum came with another version of the library than ours, its errors would have another type.
    #[test]
    fn a_frame_that_is_far_too_long_is_told_from_one_that_is_invalid() {
        let code = |error: tungstenite::Error| unreadable(&axum::Error::new(error)).code;
        let too_long = CapacityError::MessageTooLong { size: READ_UP_TO + 1, max_size: READ_UP_TO };
        assert_eq!(code(too_long.into()), Code::TooLarge);
        assert_eq!(code(ProtocolError::UnmaskedFrameFromClient.into()), Code::BadMessage);
    }
}
