//! `vale join`: the real program at a real server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Deadline, Outcome, program, run_with, start};

/// How long anything may take.
const LONGEST: Duration = Duration::from_mins(3);

/// An empty directory of this test.
pub fn fresh_directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&path));
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// A running server, which is killed when the test is over.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    pub fn start(data: &Path, listen: &str) -> Self {
        Self::start_with(data, listen, &[])
    }

    pub fn start_with(data: &Path, listen: &str, more: &[&str]) -> Self {
        let data = data.to_str().unwrap();
        let args = [&["serve", "--listen", listen, "--data-dir", data], more].concat();
        let mut child = start(&args, Stdio::null());
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address = said.strip_prefix("Vale is running at http://").and_then(|rest| rest.split([',', '\n']).next());
        let address = address.and_then(|address| address.parse().ok());
        let address = address.unwrap_or_else(|| panic!("it says `{said}`"));
        Self { child, address }
    }

    fn kill(mut self) -> SocketAddr {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.address
    }

    /// Asks for something as a person with this cookie. Gives the cookie and the answer.
    fn ask(&self, path: &str, cookie: &str, body: &Value) -> (String, Value) {
        self.ask_at(&format!("http://{}", self.address), path, cookie, body)
    }

    /// The same at this public address.
    fn ask_at(&self, origin: &str, path: &str, cookie: &str, body: &Value) -> (String, Value) {
        let body = body.to_string();
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(LONGEST)).unwrap();
        let address = self.address;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or(cookie);
        (cookie.split(';').next().unwrap().to_owned(), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// A host, and the address of a table that they made.
    pub fn table(&self, settings: &Value, seats: &Value) -> (String, String) {
        self.table_at(&format!("http://{}", self.address), settings, seats)
    }

    /// The same at this public address.
    pub fn table_at(&self, origin: &str, settings: &Value, seats: &Value) -> (String, String) {
        let (cookie, _) = self.ask_at(origin, "/api/guests", "", &json!({"name": "Helen"}));
        let new = json!({"settings": settings, "seats": seats});
        let (cookie, made) = self.ask_at(origin, "/api/tables", &cookie, &new);
        let table = made["table"].as_str().unwrap_or_else(|| panic!("{made}"));
        (cookie, format!("{origin}/t/{table}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

pub fn two_players() -> Value {
    json!({"options": {"players": 2}, "pace_ms": 0})
}

/// A program that joins with these arguments and keeps what it keeps in this folder.
pub fn join(home: &Path, args: &[&str]) -> Command {
    let mut command = program();
    command.env("XDG_STATE_HOME", home).arg("join").args(args);
    command
}

/// Somebody who plays line by line.
pub struct Player {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Player {
    pub fn sit(mut command: Command) -> Self {
        let mut child =
            command.arg("--plain").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Self { child, input, lines, heard: Vec::new() }
    }

    pub fn type_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Waits for a line that contains this.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < LONGEST, "`{text}` was never said: {:#?}", self.heard);
            match self.lines.recv_timeout(Duration::from_secs(1)) {
                Ok(line) => {
                    self.heard.push(line.clone());
                    if line.contains(text) {
                        return line;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    let mut problem = String::new();
                    self.child.stderr.take().unwrap().read_to_string(&mut problem).unwrap();
                    panic!("`{text}` was never said: {:#?}\n{problem}", self.heard);
                }
            }
        }
    }

    /// Ends the input, and says how it ended.
    pub fn leave(mut self) -> Outcome {
        drop(self.input.take());
        let deadline = Deadline::for_child(&self.child, "leaving");
        let status = self.child.wait().unwrap();
        deadline.check();
        let mut err = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        self.heard.extend(self.lines.iter());
        Outcome { code: status.code(), out: self.heard.join("\n"), err }
    }
}

/// Plays by pressing the number of the first move, or the way out, until the game is over.
pub fn play_on(player: &mut Player) {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < LONGEST, "the game does not end: {:#?}", player.heard);
        let Ok(line) = player.lines.recv_timeout(LONGEST) else { panic!("silence: {:#?}", player.heard) };
        let asked =
            line.trim_start_matches("> ").starts_with("1: ") || line.trim_start_matches("> ").starts_with("0: ");
        let over = line.contains("Type new for another game");
        let new =
            asked && !player.heard.last().is_some_and(|before| before.contains(": ") && begins_with_number(before));
        player.heard.push(line);
        if over {
            return;
        }
        if new {
            let first = player.heard.last().unwrap().trim_start_matches("> ");
            let number = first.split(':').next().unwrap().to_owned();
            player.type_line(&number);
        }
    }
}

fn begins_with_number(line: &str) -> bool {
    line.trim_start_matches("> ").split(':').next().is_some_and(|start| start.parse::<u32>().is_ok())
}

#[test]
fn a_whole_game_against_a_bot_is_played_by_a_script() {
    let home = fresh_directory("join-whole");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let (_, address) = server.table(&two_players(), &json!(["open", {"bot": 0}]));
    let mut ada = Player::sit(join(&home, &[&address, "--name", "Ada"]));
    ada.wait_for("2 players. You are Ada.");
    ada.wait_for("Seat 2: bot of level 0.");
    ada.wait_for("Everyone is ready: type start to start the game.");
    ada.type_line("start");
    ada.wait_for("The game begins.");
    play_on(&mut ada);
    let outcome = ada.leave();
    assert_eq!(outcome.code, Some(0), "{}", outcome.err);
    assert!(outcome.out.contains("Place 1: "), "{}", outcome.out);
    assert!(outcome.out.contains("You mark ") && outcome.out.contains("Bot 2 marks "), "{}", outcome.out);
}

#[test]
fn two_people_meet_talk_and_come_back_after_the_server_was_killed() {
    let home = fresh_directory("join-two");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let settings = json!({"options": {"players": 2}, "pace_ms": 0, "spectators": false});
    let (_, address) = server.table(&settings, &json!(["open", "open"]));
    let mut ada = Player::sit(join(&home, &[&address, "--name", "Ada"]));
    ada.wait_for("Type ready when you are ready");
    let mut bo = Player::sit(join(&home, &[&address, "--name", "Bo"]));
    bo.wait_for("Seat 1: Ada.");
    bo.wait_for("Seat 2: Bo.");
    ada.wait_for("Bo sits down.");
    bo.type_line("say Good\u{1b}[31m evening");
    ada.wait_for("Bo says: Good [31m evening");
    bo.type_line("ready");
    ada.wait_for("Everyone is ready");
    ada.type_line("start");
    ada.wait_for("The game begins.");
    bo.wait_for("The game begins.");
    // Whoever has no seat is told so, and so is whoever comes too late.
    let late = run_with(join(&home, &[&address, "--name", "Cy", "--plain"]), b"");
    late.fails_with(1, "this game has already started");
    let listen = server.kill().to_string();
    ada.wait_for("The connection is lost.");
    bo.wait_for("The connection is lost.");
    let _server = Server::start(&home.join("data"), &listen);
    ada.wait_for("Connected again.");
    bo.wait_for("Connected again.");
    // The terminal of one of them is lost as well. The same command finds the seat again.
    bo.child.kill().unwrap();
    bo.child.wait().unwrap();
    let mut bo = Player::sit(join(&home, &[&address, "--name", "Bo"]));
    bo.wait_for("You are Bo.");
    let played = [ada, bo].map(|mut player| {
        std::thread::spawn(move || {
            play_on(&mut player);
            player.leave()
        })
    });
    for outcome in played.map(|player| player.join().unwrap()) {
        assert_eq!(outcome.code, Some(0), "{}", outcome.err);
        assert!(outcome.out.contains("Place 2: "), "{}", outcome.out);
    }
}

impl Outcome {
    /// Checks that it failed with this exit code and these words on stderr.
    #[track_caller]
    pub fn fails_with(self, code: i32, words: &str) {
        assert_eq!(self.code, Some(code), "stdout: {}\nstderr: {}", self.out, self.err);
        assert!(self.err.contains(words), "`{words}` is not in: {}", self.err);
    }
}

#[test]
fn what_cannot_be_joined_is_said_in_a_sentence() {
    let home = fresh_directory("join-wrong");
    let run = |args: &[&str]| run_with(join(&home, &[args, &["--plain"]].concat()), b"");
    for wrong in ["nonsense", "http://127.0.0.1/", "ftp://127.0.0.1/t/1", "http://127.0.0.1/join"] {
        run(&[wrong, "--name", "Ada"]).fails_with(2, "this is not the address of a table");
    }
    let gone = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    run(&[&format!("http://{gone}/t/1"), "--name", "Ada"]).fails_with(1, &format!("cannot reach http://{gone}: "));
    // Somebody listens, but speaks another language.
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in other.incoming().map_while(Result::ok) {
            let mut stream = stream;
            drop(stream.write_all(b"HTTP/1.1 418 \x1b[31m\r\nContent-Length: 4\r\n\r\n\x1b[2J"));
        }
    });
    let outcome = run(&[&format!("http://{address}/t/1"), "--name", "Ada"]);
    assert!(!outcome.err.contains("\u{1b}[2J") && !outcome.err.contains("\u{1b}[31m\r"), "{:?}", outcome.err);
    outcome.fails_with(1, "does not answer as a Vale server does");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let nowhere = format!("http://{}/t/5d41402abc4b2a76b9719d911017c592", server.address);
    run(&[&nowhere, "--name", "Ada"]).fails_with(1, "there is no such table");
    run(&[&nowhere.replace("/t/", "/join#"), "--name", "Ada"]).fails_with(1, "there is no such table or invitation");
    run(&[&nowhere]).fails_with(1, "there is no such table");
    run_with(join(&fresh_directory("join-nobody"), &[&nowhere, "--plain"]), b"")
        .fails_with(2, "say what the others are to call you");
    run(&[&nowhere, "--login", "Ada"]).fails_with(2, "set VALE_PASSWORD");
    let mut wrong = join(&home, &[&nowhere, "--login", "Ada", "--plain"]);
    wrong.env("VALE_PASSWORD", "not the password");
    run_with(wrong, b"").fails_with(1, "wrong name or password");
    let closed = json!({"options": {"players": 2}, "pace_ms": 0, "spectators": false});
    let (_, full) = server.table(&closed, &json!([{"bot": 0}, {"bot": 0}]));
    run(&[&full, "--name", "Ada"]).fails_with(1, "all seats of this table are taken: Bot 1 and Bot 2");
    let mut french = join(&home, &[&full, "--name", "Ada", "--plain"]);
    french.env("LC_ALL", "fr_FR.UTF-8");
    run_with(french, b"").fails_with(1, "toutes les places de cette table sont prises");
    let mut italian = join(&home, &[&full, "--name", "Ada", "--plain"]);
    italian.env("LC_ALL", "it_IT.UTF-8");
    run_with(italian, b"").fails_with(1, "tutti i posti di questo tavolo sono occupati");
}

#[test]
fn an_invitation_takes_its_seat_and_an_account_logs_in() {
    let home = fresh_directory("join-invited");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let (cookie, address) = server.table(&two_players(), &json!(["me", "open"]));
    let table = address.rsplit('/').next().unwrap();
    let (_, invitation) = server.ask(&format!("/api/tables/{table}/invitations"), &cookie, &json!({"seat": 2}));
    let link = invitation["address"].as_str().unwrap().to_owned();
    let credentials = json!({"name": "Zoe", "password": "correct horse battery"});
    let (_, account) = server.ask("/api/accounts", "", &credentials);
    assert_eq!(account["account"], true, "{account}");
    let mut command = join(&home, &[&link, "--login", "Zoe"]);
    command.env("VALE_PASSWORD", "correct horse battery");
    let mut zoe = Player::sit(command);
    zoe.wait_for("Seat 2: Zoe.");
    assert_eq!(zoe.leave().code, Some(0));
    // The session is kept, and only its owner can read it; the invitation leads to the same seat again.
    let kept = home.join("vale/sessions.json");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&kept).unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert!(!std::fs::read_to_string(&kept).unwrap().contains("correct horse"));
    let mut again = Player::sit(join(&home, &[&link, "--login", "Zoe"]));
    again.wait_for("Seat 2: Zoe.");
    assert!(again.leave().out.contains("The same command brings you back to your seat."));
}

#[cfg(target_os = "linux")]
#[test]
fn the_full_screen_shows_lobby_table_and_clock_and_gives_the_terminal_back() {
    use crate::pty::Terminal;

    let home = fresh_directory("join-screen");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let settings = json!({"options": {"players": 2}, "pace_ms": 0, "first": {"seat": 1},
        "clock": {"turn": {"seconds": 600}}});
    let (_, address) = server.table(&settings, &json!(["open", {"bot": 0}]));
    let mut terminal = Terminal::start(&join(&home, &[&address, "--name", "Ada"]), 24, 80);
    let shown = terminal.wait_for("Everyone is ready");
    assert!(terminal.is_taken_over());
    assert!(shown.contains("Seat 1: Ada") && shown.contains("Enter ready or start"), "{shown}");
    terminal.press("\r");
    let shown = terminal.wait_for("Mark a card on the display.");
    assert!(shown.contains("Round 1 of 10") && shown.contains("Ada") && shown.contains("Bot 2"), "{shown}");
    assert!(shown.contains("c chat"), "{shown}");
    terminal.wait_for("9:5");
    terminal.press("cgood luck\r");
    terminal.wait_for("Ada says: good luck");
    terminal.press("1\r");
    terminal.wait_for("You mark ");
    terminal.resize(50, 160);
    let listen = server.kill().to_string();
    terminal.wait_for("The connection is lost.");
    let _server = Server::start(&home.join("data"), &listen);
    terminal.wait_for("Connected again.");
    terminal.press("q");
    let (status, left) = terminal.ends_restored();
    assert!(status.success(), "{status}");
    assert!(left.contains("The same command brings you back to your seat."), "{left}");
    // Ctrl-C and signals give it back as well.
    let mut terminal = Terminal::start(&join(&home, &[&address, "--name", "Ada"]), 24, 80);
    terminal.wait_for("Round 1 of 10");
    terminal.press("\x03");
    assert_eq!(terminal.ends_restored().0.code(), Some(130));
    let terminal = Terminal::start(&join(&home, &[&address, "--name", "Ada"]), 24, 80);
    terminal.wait_for("Round 1 of 10");
    assert!(Command::new("kill").args(["-TERM", &terminal.pid().to_string()]).status().unwrap().success());
    assert_eq!(terminal.ends_restored().0.code(), Some(130));
}
