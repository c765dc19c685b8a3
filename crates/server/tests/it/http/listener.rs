//! The server over a real network.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use vale_server::config::{Config, Rate};
use vale_server::http::serve;

use super::site::Site;

/// A site that listens.
pub(super) struct Running {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
    pub site: Site,
}

impl Running {
    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let site = Site::with(change).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let app = Arc::clone(&site.app);
        let ended = tokio::spawn(serve(app, listener, async {
            let _ = stopped.await;
        }));
        Self { address, stop, ended, site }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends a text and gives back everything that comes until the server ends the connection.
    async fn ask(&self, text: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        rest(&mut stream).await
    }

    pub async fn end(self) {
        self.stop.send(()).unwrap();
        self.ended.await.unwrap();
    }
}

/// Everything that comes until the connection ends, one way or another.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset ends as well.
    let _ = timeout(Duration::from_secs(100), stream.read_to_end(&mut bytes)).await.unwrap();
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn a_connection_is_used_for_many_requests() {
    let running = Running::with(|_| {}).await;
    let request = "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n";
    let last = "GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    let text = running.ask(&format!("{request}{request}{last}")).await;
    assert_eq!(text.matches("HTTP/1.1 200 OK\r\n").count(), 3, "{text}");
    assert_eq!(text.matches("\"status\":\"ok\"").count(), 3, "{text}");
    running.end().await;
}

#[tokio::test]
async fn a_browser_that_says_where_it_is_becomes_a_guest() {
    let running = Running::with(|_| {}).await;
    let body = "{\"name\":\"Anna\"}";
    let address = running.address;
    let text = running
        .ask(&format!(
            "POST /api/guests HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ))
        .await;
    assert!(text.starts_with("HTTP/1.1 201 Created\r\n") && text.contains("\r\nset-cookie: vale="), "{text}");
    running.end().await;
}

#[tokio::test]
async fn limits_are_by_the_address_of_the_connection() {
    let rate = Rate { burst: NonZeroU32::new(1).unwrap(), period: Duration::from_hours(1) };
    let running = Running::with(|config| config.limits.requests = Some(rate)).await;
    let request = "GET /api/me HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 198.51.100.1\r\nConnection: close\r\n\r\n";
    assert!(running.ask(request).await.starts_with("HTTP/1.1 401 "));
    let request = request.replace("100.1", "100.2");
    assert!(running.ask(&request).await.starts_with("HTTP/1.1 429 "));
    running.end().await;
}

#[tokio::test]
async fn of_many_requests_at_once_only_the_first_that_is_too_many_is_answered() {
    let rate = Rate { burst: NonZeroU32::new(3).unwrap(), period: Duration::from_hours(1) };
    let running = Running::with(|config| config.limits.requests = Some(rate)).await;
    let text = running.ask(&"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n".repeat(200)).await;
    assert_eq!(text.matches("HTTP/1.1 401 ").count(), 3, "{text}");
    assert_eq!(text.matches("HTTP/1.1 429 ").count(), 1, "{text}");
    running.end().await;
}

#[tokio::test]
async fn nonsense_and_endless_headers_end_the_connection_and_nothing_else() {
    let running = Running::with(|_| {}).await;
    for nonsense in ["\u{16}\u{3}\u{1}\u{2}nonsense\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
        let text = running.ask(nonsense).await;
        assert!(text.is_empty() || text.starts_with("HTTP/1.1 4"), "{text}");
    }
    let endless = format!("GET / HTTP/1.1\r\nHost: here\r\nx: {}", "x".repeat(200_000));
    let mut stream = running.connect().await;
    // The server may end the connection before it has all of it.
    let _ = stream.write_all(endless.as_bytes()).await;
    let text = rest(&mut stream).await;
    assert!(text.is_empty() || text.starts_with("HTTP/1.1 431 "), "{text}");
    let text = running.ask("GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await;
    assert!(text.starts_with("HTTP/1.1 200 "), "{text}");
    running.end().await;
}

#[tokio::test]
async fn a_client_that_never_finishes_its_request_is_sent_away() {
    let running = Running::with(|_| {}).await;
    let mut stream = running.connect().await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: he").await.unwrap();
    sleep(Duration::from_millis(100)).await;
    // From here on, time passes as soon as nobody has anything to do.
    tokio::time::pause();
    let begun = tokio::time::Instant::now();
    let text = rest(&mut stream).await;
    assert!(!text.contains(" 200 "), "{text}");
    assert!((20..=40).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    tokio::time::resume();
    running.end().await;
}

#[tokio::test]
async fn connections_beyond_the_limit_wait_for_a_place() {
    let running = Running::with(|config| config.limits.connections = 1).await;
    let first = running.connect().await;
    sleep(Duration::from_millis(100)).await;
    let mut second = running.connect().await;
    second.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut byte = [0];
    assert!(timeout(Duration::from_millis(300), second.peek(&mut byte)).await.is_err(), "it did not wait");
    drop(first);
    assert!(rest(&mut second).await.starts_with("HTTP/1.1 200 "));
    running.end().await;
}

/// Connects from another address of this machine.
async fn connect_from(last: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, last], 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

#[tokio::test]
async fn silent_connections_from_one_address_stop_nobody_else() {
    let running = Running::with(|config| {
        config.limits.connections = 64;
        config.limits.connections_by_address = Some(16);
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..100 {
        silent.push(running.connect().await);
    }
    // The first ones have a place, and the last ones are told that there is none.
    let told = rest(silent.last_mut().unwrap()).await;
    assert!(told.starts_with("HTTP/1.1 429 ") && told.contains("\"too_many\""), "{told}");
    let mut other = connect_from(2, running.address).await;
    other.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await.unwrap();
    assert!(rest(&mut other).await.starts_with("HTTP/1.1 200 "));
    drop(silent);
    running.end().await;
}

#[tokio::test]
async fn whoever_asks_and_never_reads_is_sent_away() {
    let running = Running::with(|config| config.limits.stalled = Duration::from_millis(500)).await;
    let mut deaf = running.connect().await;
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n";
    // Far more answers than all buffers on the way can hold; the server takes no more requests when they are full.
    let asking = tokio::time::timeout(Duration::from_secs(5), async {
        for _ in 0..2000 {
            deaf.write_all(request.as_bytes()).await?;
        }
        std::io::Result::Ok(())
    });
    let _ = asking.await;
    let gone = async {
        while !running.site.app.gates.connections.is_empty() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), gone).await.expect("the server waits for ever");
    running.end().await;
}

#[tokio::test]
async fn whoever_asked_before_the_end_is_still_answered() {
    let running = Running::with(|_| {}).await;
    let address = running.address;
    let mut idle = running.connect().await;
    let mut asking = running.connect().await;
    let head = format!(
        "POST /api/guests HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Content-Type: application/json\r\nContent-Length: 15\r\n\r\n"
    );
    asking.write_all(head.as_bytes()).await.unwrap();
    sleep(Duration::from_millis(100)).await;
    running.stop.send(()).unwrap();
    assert_eq!(rest(&mut idle).await, "");
    assert!(TcpStream::connect(address).await.is_err(), "somebody new was let in");
    asking.write_all(b"{\"name\":\"Anna\"}").await.unwrap();
    let text = rest(&mut asking).await;
    assert!(text.starts_with("HTTP/1.1 201 "), "{text}");
    timeout(Duration::from_secs(5), running.ended).await.unwrap().unwrap();
}
