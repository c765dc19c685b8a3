//! Connections that no client should open, and what no client should send over one. Each gets an answer, and the table lives
//! on.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message as Frame};
use vale_engine::Options;
use vale_harness::client::{Answer, Heard};
use vale_harness::socket::{Resume, Socket, next_message, open, open_from};
use vale_harness::wire::{Message, Problem};
use vale_harness::{HarnessError, Site, TableClient};
use vale_protocol::{MAX_MESSAGE, Request, TableId};
use vale_server::config::Limits;

use super::serving::{Party, Serving, done};

const LONG: Duration = Duration::from_secs(20);

#[tokio::test]
async fn other_sites_get_no_socket() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let (site, table) = (serving.site, party.table.clone());
    let cookie = party.people[0].cookie().map(str::to_owned);
    let port = site.0.port();
    let others = [
        None,
        Some("https://evil.example".to_owned()),
        Some("null".to_owned()),
        Some(format!("https://{site}")),
        Some(format!("http://127.0.0.1:{}", port ^ 1)),
        Some(format!("{}.evil.example", site.origin())),
    ];
    for origin in others {
        let opened = open_from(site, &table, cookie.as_deref(), Resume::Snapshot, origin.as_deref()).await;
        let Err(HarnessError::Broken(reason)) = opened else { panic!("{origin:?} got a socket: {opened:?}") };
        assert!(reason.contains("403") && reason.contains("wrong_origin"), "{origin:?}: {reason}");
    }
    party.goes_on().await;
    serving.stop().await;
}

/// What comes until the connection is closed: the problems that were told, and the code of the end.
async fn until_closed(socket: &mut Socket) -> (Vec<Problem>, Option<CloseCode>) {
    let mut problems = Vec::new();
    let end = async {
        loop {
            match socket.next().await {
                Some(Ok(Frame::Text(text))) => {
                    if let Message::Error(problem) = Message::read(&text).unwrap() {
                        problems.push(problem);
                    }
                }
                Some(Ok(Frame::Close(reason))) => return reason.map(|frame| frame.code),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    };
    let code = tokio::time::timeout(LONG, end).await.expect("the connection stays open");
    (problems, code)
}

/// Connects as this guest, and hears the greeting.
async fn greeted(site: Site, table: &TableId, cookie: Option<&str>) -> Socket {
    let mut socket = open(site, table, cookie, Resume::Snapshot).await.unwrap();
    assert!(matches!(next_message(&mut socket).await.unwrap(), Message::Hello(_)));
    assert!(matches!(next_message(&mut socket).await.unwrap(), Message::Update(_)));
    socket
}

/// The next problem that is told.
async fn next_problem(socket: &mut Socket) -> Problem {
    loop {
        match tokio::time::timeout(LONG, next_message(socket)).await.unwrap().unwrap() {
            Message::Error(problem) => return problem,
            Message::Update(_) | Message::Presence => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let cookie = party.people[0].cookie().map(str::to_owned);
    let mut socket = greeted(serving.site, &party.table, cookie.as_deref()).await;
    // As long as a message may be: it is read, and found to be nonsense.
    socket.send(Frame::text("x".repeat(MAX_MESSAGE))).await.unwrap();
    assert_eq!(next_problem(&mut socket).await.code, "bad_message");
    socket.send(Frame::text("x".repeat(MAX_MESSAGE + 1))).await.unwrap();
    let (problems, _) = until_closed(&mut socket).await;
    assert_eq!(problems.iter().map(|problem| problem.code.as_str()).collect::<Vec<_>>(), ["too_large"]);
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn a_binary_message_ends_the_connection() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let cookie = party.people[0].cookie().map(str::to_owned);
    let mut socket = greeted(serving.site, &party.table, cookie.as_deref()).await;
    socket.send(Frame::binary(vec![0, 159, 146, 150])).await.unwrap();
    let (problems, code) = until_closed(&mut socket).await;
    assert_eq!(problems.iter().map(|problem| problem.code.as_str()).collect::<Vec<_>>(), ["bad_message"]);
    assert_eq!(code, Some(CloseCode::Unsupported));
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn what_is_no_command_is_answered_and_forgiven_for_a_while() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let cookie = party.people[0].cookie().map(str::to_owned);
    let mut socket = greeted(serving.site, &party.table, cookie.as_deref()).await;
    let deep = "[".repeat(MAX_MESSAGE);
    let long_id = format!(r#"{{"id":"{}","do":{{"undo":{{}}}}}}"#, "x".repeat(65));
    let nonsense = [
        "",
        "null",
        "{",
        r#"{"id":"1"}"#,
        r#"{"id":1,"do":{"undo":{}}}"#,
        r#"{"id":"","do":{"undo":{}}}"#,
        r#"{"id":"1","do":"undo"}"#,
        r#"{"id":"1","do":{"win":{}}}"#,
        r#"{"id":"1","do":{"undo":{},"leave":{}}}"#,
        r#"{"id":"1","do":{"undo":{}},"as":"somebody else"}"#,
        r#"{"id":"1","expects":-1,"do":{"undo":{}}}"#,
        r#"{"id":"1","do":{"sit":{"seat":9}}}"#,
        r#"{"id":"1","expects":1,"do":{"play":{"move":"hunt imp"}}}"#,
        r#"{"id":"1","expects":1,"do":{"play":{"move":{"verb":"dance"}}}}"#,
        r#"{"id":"1","expects":1,"do":{"play":{"move":{"verb":"hunt","what":"nobody"}}}}"#,
        r#"{"id":"1","expects":1,"do":{"play":{"move":{"verb":"choose","what":[0,256]}}}}"#,
        r#"{"id":"1","do":{"undo":{}}} {"id":"2","do":{"undo":{}}}"#,
        &deep,
        &long_id,
    ];
    for text in nonsense {
        socket.send(Frame::text(text)).await.unwrap();
        let problem = next_problem(&mut socket).await;
        assert_eq!(problem.code, "bad_message", "{text:.80}");
        assert!(!problem.message.is_empty(), "{text:.80}");
    }
    // It does not go on like that for ever.
    for _ in 0..200 {
        if socket.send(Frame::text("nonsense")).await.is_err() {
            break;
        }
    }
    let (problems, _) = until_closed(&mut socket).await;
    assert!(problems.len() < 100, "{} pieces of nonsense were answered", problems.len());
    party.goes_on().await;
    serving.stop().await;
}

/// More than anybody sends who plays.
const FLOOD: usize = 2000;

#[tokio::test]
async fn a_flood_is_refused_and_slows_nobody_else() {
    let serving = Serving::on_sqlite(Limits::default()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let (asked, _) = party.asked();
    let cookie = party.people[1 - asked].cookie().map(str::to_owned);
    let mut flooder = TableClient::new(vec![serving.site], 0, cookie, party.table.clone());
    flooder.connect().await.unwrap();
    let mut sent = 0;
    for number in 0..FLOOD {
        let command = flooder.command(Request::Say { text: format!("{number}") }).unwrap();
        match flooder.send(&command).await {
            Ok(()) => sent += 1,
            Err(HarnessError::Lost(_)) => break,
            Err(error) => panic!("{error}"),
        }
    }
    let (mut carried_out, mut refused) = (0, 0);
    while carried_out + refused < sent {
        match flooder.listen(LONG).await {
            Ok(Some(Heard::Answer(Answer::Done(_)))) => carried_out += 1,
            Ok(Some(Heard::Answer(Answer::Refused(answer)))) => {
                assert_eq!(answer.problem.code, "busy", "{answer:?}");
                refused += 1;
            }
            Ok(Some(_)) => {}
            // Whoever floods may also be shown the door.
            Err(HarnessError::Lost(_)) => break,
            other => panic!("after {carried_out} and {refused} of {sent}: {other:?}"),
        }
    }
    assert!(carried_out < FLOOD / 4, "{carried_out} of {FLOOD} were carried out");
    let begin = std::time::Instant::now();
    party.goes_on().await;
    assert!(begin.elapsed() < Duration::from_secs(5), "the others waited for {:?}", begin.elapsed());
    serving.stop().await;
}

/// Connects with the smallest buffer that the system gives.
async fn open_narrow(site: Site, table: &TableId) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(site.0).await.unwrap();
    let mut request = format!("ws://{site}/api/tables/{table}/socket").into_client_request().unwrap();
    request.headers_mut().insert("origin", site.origin().parse().unwrap());
    tokio_tungstenite::client_async(request, stream).await.unwrap().0
}

#[tokio::test]
async fn who_does_not_read_is_dropped_and_slows_nobody_else() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(4), 4).await;
    let mut sleeper = open_narrow(serving.site, &party.table).await;
    let begin = std::time::Instant::now();
    // Much more than all buffers between the server and the sleeper hold.
    let text = "\u{1F409}".repeat(500);
    for number in 0..2000 {
        let seq = done(&mut party.people[number % 4], Request::Say { text: text.clone() }).await;
        party.hear(seq).await;
    }
    let last = party.seq();
    let took = begin.elapsed();
    let mut heard = 0;
    let end = async {
        loop {
            match sleeper.next().await {
                Some(Ok(Frame::Text(text))) => {
                    if let Message::Update(update) = Message::read(&text).unwrap() {
                        heard = update.seq;
                    }
                }
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            }
        }
    };
    tokio::time::timeout(LONG, end).await.expect("the sleeper was never dropped");
    assert!(heard < last, "the sleeper heard everything, up to {heard}");
    assert!(took < Duration::from_mins(1), "the others waited for {took:?}");
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn half_a_handshake_and_half_a_frame_hurt_nobody() {
    use tokio::io::AsyncWriteExt;

    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let path = format!("/api/tables/{}/socket", party.table);
    let mut half = Vec::new();
    for text in [
        String::new(),
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\n", serving.site),
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\n\r\n", serving.site),
        "\u{16}\u{3}\u{1}\u{2}".to_owned(),
    ] {
        let mut stream = TcpStream::connect(serving.site.0).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        half.push(stream);
    }
    let cookie = party.people[0].cookie().map(str::to_owned);
    let mut socket = greeted(serving.site, &party.table, cookie.as_deref()).await;
    // A text frame of 100 masked bytes of which 3 come; then one with bits that mean nothing.
    for bytes in [&[0x81, 0x80 | 0x64, 1, 2, 3, 4, 5, 6, 7][..], &[0xFF, 0xFF, 0xFF, 0xFF, 0xFF]] {
        socket.get_mut().write_all(bytes).await.unwrap();
        party.goes_on().await;
    }
    let reserved =
        greeted(serving.site, &party.table, cookie.as_deref()).await.get_mut().write_all(&[0xF1, 0x80]).await;
    reserved.unwrap();
    party.goes_on().await;
    drop(half);
    party.goes_on().await;
    serving.stop().await;
}

#[tokio::test]
async fn a_table_that_does_not_exist_has_no_socket() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    for id in ["nothing", "..%2F..%2Fetc", "%00", "'; DROP TABLE facts; --", &"x".repeat(2000)] {
        let id = id.replace(' ', "%20");
        let opened = open(serving.site, &TableId(id.clone()), None, Resume::Snapshot).await;
        match opened {
            Err(HarnessError::Broken(reason)) => {
                assert!(reason.contains("404") || reason.contains("400"), "{id}: {reason}");
            }
            other => panic!("{id}: {other:?}"),
        }
    }
    serving.stop().await;
}

#[tokio::test]
async fn a_number_that_nobody_has_seen_is_no_place_to_go_on() {
    let serving = Serving::on_sqlite(Limits::none()).await;
    let mut party = Party::begin(serving.site, Options::new(2), 2).await;
    let cookie = party.people[0].cookie().map(str::to_owned);
    for after in [party.seq() + 1, u64::MAX] {
        let mut socket = match open(serving.site, &party.table, cookie.as_deref(), Resume::After(after)).await {
            Ok(socket) => socket,
            Err(HarnessError::Broken(reason)) if reason.contains("400") => continue,
            Err(error) => panic!("{error}"),
        };
        // If it is not refused, there are no entries: how things stand is all there is.
        assert!(matches!(next_message(&mut socket).await.unwrap(), Message::Hello(_)));
        let Message::Update(update) = next_message(&mut socket).await.unwrap() else { panic!("no update") };
        assert_eq!((update.entries.len(), update.seq), (0, party.seq()));
    }
    let address = format!("ws://{}/api/tables/{}/socket?after=-1", serving.site, party.table);
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("origin", serving.site.origin().parse().unwrap());
    let stream = TcpStream::connect(serving.site.0).await.unwrap();
    let opened = tokio_tungstenite::client_async(request, stream).await;
    let Err(tungstenite::Error::Http(response)) = opened else { panic!("after=-1 is taken") };
    assert_eq!(response.status(), 400);
    party.goes_on().await;
    serving.stop().await;
}
