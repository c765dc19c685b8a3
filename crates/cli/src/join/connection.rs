//! Requests and sockets to a server, with or without encryption. All that it sends is bounded, and so is the time that it
//! may take.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderValue, ORIGIN, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, tungstenite};
use vale_protocol::{Code, PROTOCOL_VERSION, Problem, TableId};

use super::address::Origin;
use super::sanitize::clean;

/// How long a server may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// The most bytes of an answer.
const MOST_BYTES: usize = 256 << 10;

/// The most bytes of a message: a server cuts a long past into updates of 256 KiB.
const MOST_MESSAGE: usize = 2 << 20;

/// A connection, with or without encryption.
pub trait Io: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Io for T {}

/// A socket of a table.
pub type Socket = WebSocketStream<Box<dyn Io>>;

/// Why something could not be had from a server.
#[derive(Clone, Debug)]
pub enum ConnectionError {
    /// There is no connection.
    Unreachable(String),
    /// Whoever answers is no server of Vale.
    NotVale(String),
    /// The server says no.
    Refused(Box<Problem>),
}

#[expect(clippy::needless_pass_by_value, reason = "that is how `map_err` hands it over")]
fn unreachable(problem: impl ToString) -> ConnectionError {
    ConnectionError::Unreachable(clean(&problem.to_string()))
}

#[expect(clippy::needless_pass_by_value, reason = "that is how `map_err` hands it over")]
pub fn not_vale(problem: impl ToString) -> ConnectionError {
    ConnectionError::NotVale(clean(&problem.to_string()))
}

/// A server, and who somebody is there.
#[derive(Clone)]
pub struct Server {
    pub origin: Origin,
    /// What the cookie says.
    pub token: Option<String>,
    encryption: Option<Arc<ClientConfig>>,
}

impl Server {
    /// A server where nobody is known yet.
    pub fn new(origin: Origin) -> Result<Self, ConnectionError> {
        let encryption = if origin.secure { Some(encryption()?) } else { None };
        Ok(Self { origin, token: None, encryption })
    }

    async fn dial(&self) -> Result<Box<dyn Io>, ConnectionError> {
        let connect = async {
            let stream =
                TcpStream::connect((self.origin.host.as_str(), self.origin.port)).await.map_err(unreachable)?;
            stream.set_nodelay(true).map_err(unreachable)?;
            let Some(encryption) = &self.encryption else { return Ok(Box::new(stream) as Box<dyn Io>) };
            let name = ServerName::try_from(self.origin.host.clone()).map_err(unreachable)?;
            let stream = TlsConnector::from(Arc::clone(encryption)).connect(name, stream).await.map_err(unreachable)?;
            Ok(Box::new(stream) as Box<dyn Io>)
        };
        in_time(connect).await
    }

    /// The headers that a browser would send.
    fn headers(&self) -> Result<HeaderMap, ConnectionError> {
        let mut headers = HeaderMap::new();
        let value = |text: &str| HeaderValue::from_str(text).map_err(not_vale);
        headers.insert(ORIGIN, value(&self.origin.to_string())?);
        if let Some(token) = &self.token {
            headers.insert(COOKIE, value(&format!("{}={token}", self.origin.cookie_name()))?);
        }
        Ok(headers)
    }

    /// Asks for something. A cookie that comes with the answer is remembered.
    pub async fn ask<T: DeserializeOwned>(
        &mut self,
        method: Method,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Result<T, ConnectionError> {
        let answer = self.exchange(method, path, body).await?;
        serde_json::from_slice(&answer).map_err(not_vale)
    }

    /// Asks for a text.
    pub async fn text(&mut self, path: &str) -> Result<String, ConnectionError> {
        let answer = self.exchange(Method::GET, path, &()).await?;
        String::from_utf8(answer.to_vec()).map_err(not_vale)
    }

    async fn exchange(
        &mut self,
        method: Method,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Result<Bytes, ConnectionError> {
        let body = if method == Method::GET { vec![] } else { serde_json::to_vec(body).map_err(not_vale)? };
        let mut request = Request::new(Full::new(Bytes::from(body)));
        *request.method_mut() = method;
        *request.uri_mut() = path.parse().map_err(not_vale)?;
        *request.headers_mut() = self.headers()?;
        request.headers_mut().insert(HOST, HeaderValue::from_str(self.origin.authority()).map_err(not_vale)?);
        request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        let stream = self.dial().await?;
        let exchange = async {
            let (mut sender, connection) =
                hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(not_vale)?;
            let connection = tokio::spawn(connection);
            let answer = sender.send_request(request).await.map_err(not_vale)?;
            let (head, body) = answer.into_parts();
            let body = Limited::new(body, MOST_BYTES).collect().await.map_err(not_vale)?.to_bytes();
            connection.abort();
            Ok((head, body))
        };
        let (head, body) = in_time(exchange).await?;
        if !head.status.is_success() {
            let mut problem: Problem =
                serde_json::from_slice(&body).map_err(|_| not_vale(format!("HTTP {}", head.status.as_u16())))?;
            problem.message = clean(&problem.message);
            return Err(ConnectionError::Refused(Box::new(problem)));
        }
        if let Some(token) = self.token_in(&head.headers) {
            self.token = Some(token);
        }
        Ok(body)
    }

    /// The token in the cookie that a server gives.
    fn token_in(&self, headers: &HeaderMap) -> Option<String> {
        headers.get_all(SET_COOKIE).iter().find_map(|cookie| {
            let cookie = cookie.to_str().ok()?.split(';').next()?;
            let (name, token) = cookie.split_once('=')?;
            let plausible = (1..=256).contains(&token.len()) && token.bytes().all(|byte| byte.is_ascii_alphanumeric());
            (name == self.origin.cookie_name() && plausible).then(|| token.to_owned())
        })
    }

    /// Opens the socket of a table, to hear everything after this entry.
    pub async fn open(&self, table: &TableId, after: u64) -> Result<Socket, ConnectionError> {
        let query = format!("after={after}&protocol={PROTOCOL_VERSION}");
        let address = format!("ws://{}/api/tables/{table}/socket?{query}", self.origin.authority());
        let mut request = address.into_client_request().map_err(not_vale)?;
        request.headers_mut().extend(self.headers()?);
        let stream = self.dial().await?;
        let config = WebSocketConfig::default().max_message_size(Some(MOST_MESSAGE)).max_frame_size(Some(MOST_MESSAGE));
        let open = async {
            match tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await {
                Ok((socket, _)) => Ok(socket),
                Err(tungstenite::Error::Http(answer)) => Err(refusal(&answer)),
                Err(tungstenite::Error::Io(error)) => Err(unreachable(error)),
                Err(error) => Err(not_vale(error)),
            }
        };
        in_time(open).await
    }
}

/// Why a server does not open a socket.
fn refusal(answer: &tungstenite::http::Response<Option<Vec<u8>>>) -> ConnectionError {
    let problem = answer.body().as_ref().and_then(|body| serde_json::from_slice::<Problem>(body).ok());
    match (problem, answer.status().as_u16()) {
        (Some(problem), _) => {
            ConnectionError::Refused(Box::new(Problem { message: clean(&problem.message), ..problem }))
        }
        (None, 404) => ConnectionError::Refused(Box::new(Problem::new(Code::NotFound, "not found"))),
        (None, 503) => ConnectionError::Refused(Box::new(Problem::new(Code::Busy, "busy"))),
        (None, status) => not_vale(format!("HTTP {status}")),
    }
}

async fn in_time<T>(work: impl Future<Output = Result<T, ConnectionError>>) -> Result<T, ConnectionError> {
    let late = || unreachable(format!("no answer within {} seconds", ANSWER_TIMEOUT.as_secs()));
    tokio::time::timeout(ANSWER_TIMEOUT, work).await.unwrap_or_else(|_| Err(late()))
}

/// Encryption that trusts whom this machine trusts.
fn encryption() -> Result<Arc<ClientConfig>, ConnectionError> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        return Err(unreachable("this machine has no list of certificate authorities that it trusts"));
    }
    Ok(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()))
}
