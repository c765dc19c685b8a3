//! Sockets to tables, as a browser opens them.

use std::time::Duration;

use futures_util::StreamExt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message as Frame};
use vale_engine::Seat;
use vale_protocol::TableId;

use crate::error::{HarnessError, broken, lost};
use crate::http::Site;
use crate::wire::{Hello, Message, Update};

/// How long a server that is there may take to answer.
pub(crate) const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// How long somebody waits for a message at most.
const LONGEST_SILENCE: Duration = Duration::from_mins(1);

/// A socket to a table.
pub type Socket = WebSocketStream<TcpStream>;

/// Where a client wants to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resume {
    /// With everything after this number.
    After(u64),
    /// With how things stand.
    Snapshot,
}

impl Resume {
    pub(crate) fn query(self) -> String {
        match self {
            Self::After(seq) => format!("after={seq}"),
            Self::Snapshot => String::new(),
        }
    }
}

/// Opens a socket to a table as a page of this server would.
pub async fn open(site: Site, table: &TableId, cookie: Option<&str>, resume: Resume) -> Result<Socket, HarnessError> {
    open_from(site, table, cookie, resume, Some(&site.origin())).await
}

/// Opens a socket to a table with any origin.
pub async fn open_from(
    site: Site,
    table: &TableId,
    cookie: Option<&str>,
    resume: Resume,
    origin: Option<&str>,
) -> Result<Socket, HarnessError> {
    open_with(site, table, cookie, &resume.query(), origin).await
}

/// Opens a socket to a table with anything after the `?`.
pub async fn open_with(
    site: Site,
    table: &TableId,
    cookie: Option<&str>,
    query: &str,
    origin: Option<&str>,
) -> Result<Socket, HarnessError> {
    let address = format!("ws://{site}/api/tables/{table}/socket?{query}");
    let mut request = address.into_client_request().map_err(broken)?;
    if let Some(origin) = origin {
        request.headers_mut().insert(ORIGIN, HeaderValue::from_str(origin).map_err(broken)?);
    }
    if let Some(cookie) = cookie {
        request.headers_mut().insert(COOKIE, HeaderValue::from_str(cookie).map_err(broken)?);
    }
    let connect = async {
        let stream = site.connect().await.map_err(lost)?;
        stream.set_nodelay(true).map_err(lost)?;
        // The default buffer of 128 KiB is far more than thousands of clients need.
        let config = WebSocketConfig::default().read_buffer_size(8 << 10);
        match tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(socket),
            Err(tungstenite::Error::Http(response)) if response.status() != 503 => {
                let body = response.body().as_deref().unwrap_or_default();
                Err(broken(format!("no socket: {} {}", response.status(), String::from_utf8_lossy(body))))
            }
            Err(error) => Err(lost(error)),
        }
    };
    tokio::time::timeout(ANSWER_TIMEOUT, connect).await.map_err(|_| broken("the socket does not open"))?
}

/// The next message of a socket. One that says nothing for a minute, although somebody waits, is broken.
pub async fn next_message(socket: &mut Socket) -> Result<Message, HarnessError> {
    let heard = tokio::time::timeout(LONGEST_SILENCE, next_text(socket)).await;
    heard.unwrap_or_else(|_| Err(broken(format!("no message within {} s", LONGEST_SILENCE.as_secs()))))
}

async fn next_text(socket: &mut Socket) -> Result<Message, HarnessError> {
    loop {
        match socket.next().await {
            Some(Ok(Frame::Text(text))) => return Message::read(&text),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
            Some(Ok(Frame::Close(reason))) => {
                let reason = reason.map_or_else(|| "without a reason".to_owned(), |frame| frame.to_string());
                return Err(lost(format!("closed: {reason}")));
            }
            Some(Ok(frame)) => return Err(broken(format!("a frame that is not text: {frame:?}"))),
            Some(Err(error)) => return Err(lost(error)),
            None => return Err(lost("the end of the stream")),
        }
    }
}

/// How things stand, for somebody who has just come, and for this one of their seats.
pub async fn snapshot(
    site: Site,
    table: &TableId,
    cookie: Option<&str>,
    seat: Option<Seat>,
) -> Result<(Hello, Update), HarnessError> {
    let query = seat.map(|seat| format!("seat={seat}")).unwrap_or_default();
    let mut socket = open_with(site, table, cookie, &query, Some(&site.origin())).await?;
    let hello = next_message(&mut socket).await?;
    let update = next_message(&mut socket).await?;
    match (hello, update) {
        (Message::Hello(hello), Message::Update(update)) if update.entries.is_empty() => Ok((hello, *update)),
        (first, second) => Err(broken(format!("a snapshot begins with {first:?} and {second:?}"))),
    }
}
