//! Connections: as many as there may be, none that dawdles, and an orderly end.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_io_timeout::TimeoutWriter;
use tower::Service as _;
use vale_protocol::{Code, Problem};

use super::address::Client;
use super::limits::{Guard, MAX_HEADERS, MAX_URI};
use crate::app::{App, TIDY_EVERY};
use crate::telemetry;

/// How long a client may take for the beginning of a request, and be silent between two.
const HEADERS_WITHIN: Duration = Duration::from_secs(30);

/// How long requests that are under way at the end may still take.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// The place of a connection among all that there may be, and among those of its address. A socket keeps it until its end.
#[derive(Debug)]
pub(super) struct Place {
    _one_of_all: Option<OwnedSemaphorePermit>,
    _one_of_its_address: Guard,
}

/// Answers all who connect, until `stop`. Then nobody new is let in, and those who asked before are still answered.
/// Sockets are on their own: whoever opened them ends them.
pub async fn serve(app: Arc<App>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let router = super::router(Arc::clone(&app));
    let places = Arc::new(Semaphore::new(app.config.limits.connections));
    let (closing, _) = watch::channel(());
    let mut tidy = interval(TIDY_EVERY);
    tidy.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            _ = tidy.tick() => app.tidy(),
            (place, stream, peer) = accept(&listener, &places) => {
                let Some(guard) = enter(&app, peer) else {
                    turn_away(&stream);
                    continue;
                };
                let place = Arc::new(Place { _one_of_all: place, _one_of_its_address: guard });
                let stalled = app.config.limits.stalled;
                tokio::spawn(answer(stream, peer, place, router.clone(), stalled, closing.subscribe()));
            }
        }
    }
    drop(listener);
    closing.send_replace(());
    if timeout(LAST_WORDS, closing.closed()).await.is_err() {
        tracing::warn!("some requests were still in progress at shutdown");
    }
}

/// One more connection of this address, if it has not too many. All who come through a proxy have the address of the
/// proxy, which has to look after that itself.
fn enter(app: &App, peer: SocketAddr) -> Option<Guard> {
    if app.config.trust_forwarded {
        return Some(app.gates.connections.enter_unlimited(peer.ip()));
    }
    app.gates.connections.enter(Client::new(peer.ip()).0)
}

/// Tells a client why it is not served, if it can hear that at once: nobody waits for it.
fn turn_away(stream: &TcpStream) {
    telemetry::refused("connections");
    let problem = Problem::new(Code::TooMany, "too many connections from your address: close some first");
    let body = serde_json::to_string(&problem).unwrap_or_default();
    let head =
        "HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 1\r\ncontent-type: application/json";
    let _ = stream.try_write(format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).as_bytes());
}

/// The next connection, as soon as there is a place for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (Option<OwnedSemaphorePermit>, TcpStream, SocketAddr) {
    // The semaphore is never closed.
    let place = Arc::clone(places).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (place, stream, peer),
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                // There are too many open files, or the like. It passes when somebody leaves.
                tracing::error!(%error, "cannot accept connections");
                sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

/// Did the client go before it was let in?
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers the requests of one connection, until it or the server ends.
async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    stalled: Duration,
    mut closing: watch::Receiver<()>,
) {
    // A move is a small packet, and must not wait for others to share the way with.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "connection closed before it was accepted");
        return;
    }
    // Whoever does not read what they asked for is not waited for any longer than that.
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(stalled));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&place));
        let mut router = router.clone();
        async move { Ok::<Response, Infallible>(respond(&mut router, request).await) }
    });
    // What is a little too long is refused in words by the router; what is far too long is refused here.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_header_size(4 * (MAX_HEADERS + MAX_URI))
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        // Clients go when they like.
        tracing::debug!(%error, "connection failed");
    }
}

async fn respond(router: &mut Router, request: hyper::Request<Incoming>) -> Response {
    match router.call(request.map(Body::new)).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}
