//! Requests over HTTP, one connection each.

use std::fmt;
use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};
use vale_protocol::TableId;
use vale_protocol::http::{NewGuest, NewTable};

use crate::error::{HarnessError, broken, lost};

/// How long a server may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// How much of what is sent waits in this machine until the server reads it, in bytes.
const SEND_BUFFER: u32 = 32 << 10;

/// How long to wait before the next try, when a server is not there.
pub(crate) const PAUSE: Duration = Duration::from_millis(10);

/// How long a server may be away before that is a failure of its own.
pub(crate) const LONGEST_ABSENCE: Duration = Duration::from_mins(1);

tokio::task_local! {
    static SOURCE: Ipv4Addr;
}

/// Does this work with all its connections coming from this address of this machine (127.0.0.2 and so on), so that a
/// server takes it for somebody else. What the work spawns does not inherit it.
pub async fn coming_from<T>(source: Ipv4Addr, work: impl Future<Output = T>) -> T {
    SOURCE.scope(source, work).await
}

/// Where a server listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site(pub SocketAddr);

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: StatusCode,
    /// The cookie that it set, as it is to be sent back.
    pub cookie: Option<String>,
    pub body: Bytes,
}

impl Reply {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body of an answer that must be a success.
    fn good(self, what: &str) -> Result<Self, HarnessError> {
        if self.status.is_success() {
            return Ok(self);
        }
        let message = format!("{what}: {} {}", self.status, self.text());
        // That is what a server says that is going down or cannot reach its store.
        if self.status == StatusCode::SERVICE_UNAVAILABLE { Err(lost(message)) } else { Err(broken(message)) }
    }

    fn json<T: DeserializeOwned>(&self, what: &str) -> Result<T, HarnessError> {
        serde_json::from_slice(&self.body).map_err(|error| broken(format!("{what}: {error} in {}", self.text())))
    }
}

impl Site {
    /// What the header `Origin` of a page of this server says.
    pub fn origin(self) -> String {
        format!("http://{self}")
    }

    /// A connection to the server.
    pub async fn connect(self) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        // What a server does not read must not disappear into a buffer of megabytes, as if it had.
        socket.set_send_buffer_size(SEND_BUFFER)?;
        if let Ok(source) = SOURCE.try_with(|source| *source) {
            socket.bind((source, 0).into())?;
        }
        socket.connect(self.0).await
    }

    /// Asks for something.
    pub async fn get(self, path: &str, cookie: Option<&str>) -> Result<Reply, HarnessError> {
        self.request(Method::GET, path, cookie, Some(&self.origin()), Bytes::new()).await
    }

    /// Sends something, as a page of this server would.
    pub async fn post(
        self,
        path: &str,
        cookie: Option<&str>,
        body: &impl serde::Serialize,
    ) -> Result<Reply, HarnessError> {
        let body = serde_json::to_vec(body).map_err(broken)?;
        self.request(Method::POST, path, cookie, Some(&self.origin()), body.into()).await
    }

    /// Sends any request.
    pub async fn request(
        self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
        origin: Option<&str>,
        body: Bytes,
    ) -> Result<Reply, HarnessError> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.to_string());
        if let Some(origin) = origin {
            request = request.header(ORIGIN, origin);
        }
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(body)).map_err(broken)?;
        let answer = tokio::time::timeout(ANSWER_TIMEOUT, self.exchange(request)).await;
        answer.map_err(|_| broken(format!("{path}: no answer within {} s", ANSWER_TIMEOUT.as_secs())))?
    }

    async fn exchange(self, request: Request<Full<Bytes>>) -> Result<Reply, HarnessError> {
        let stream = self.connect().await.map_err(lost)?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(lost)?;
        let driver = tokio::spawn(connection);
        let reply = async {
            let response = sender.send_request(request).await.map_err(lost)?;
            let status = response.status();
            let cookie = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
            let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
            let body = response.into_body().collect().await.map_err(lost)?.to_bytes();
            Ok(Reply { status, cookie, body })
        };
        let reply = reply.await;
        driver.abort();
        reply
    }

    /// Is the server ready for clients?
    pub async fn is_healthy(self) -> bool {
        self.get("/healthz", None).await.is_ok_and(|reply| reply.status.is_success())
    }

    /// Becomes a guest, and returns the cookie that says so.
    pub async fn new_guest(self, name: &str) -> Result<String, HarnessError> {
        let what = "POST /api/guests";
        let reply = self.post("/api/guests", None, &NewGuest { name: name.to_owned() }).await?.good(what)?;
        reply.cookie.ok_or_else(|| broken(format!("{what}: no cookie")))
    }

    /// Makes a table.
    pub async fn new_table(self, cookie: &str, table: &NewTable) -> Result<TableId, HarnessError> {
        #[derive(Deserialize)]
        struct Made {
            table: TableId,
        }
        let what = "POST /api/tables";
        let made: Made = self.post("/api/tables", Some(cookie), table).await?.good(what)?.json(what)?;
        Ok(made.table)
    }

    /// The record of a finished game, as text.
    pub async fn record(self, table: &TableId) -> Result<String, HarnessError> {
        let path = format!("/api/tables/{table}/record");
        Ok(self.get(&path, None).await?.good(&path)?.text())
    }

    /// Anything that is JSON.
    pub async fn json<T: DeserializeOwned>(self, path: &str) -> Result<T, HarnessError> {
        self.get(path, None).await?.good(path)?.json(path)
    }
}

/// Tries again, at each of these servers in turn, for as long as they are away because they were killed.
pub async fn persist<T, F: Future<Output = Result<T, HarnessError>>>(
    sites: &[Site],
    mut work: impl FnMut(Site) -> F,
) -> Result<T, HarnessError> {
    let begin = Instant::now();
    let mut last = lost("there is no server to ask");
    for &site in sites.iter().cycle() {
        match work(site).await {
            Err(HarnessError::Lost(what)) => last = lost(what),
            result => return result,
        }
        if begin.elapsed() > LONGEST_ABSENCE {
            return Err(broken(format!("no server within {} s: {last}", LONGEST_ABSENCE.as_secs())));
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(last)
}
