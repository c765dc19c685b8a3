//! `vale serve`: the real server, from start to stop. What it does in between is tested where it lives.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use vale_server::config::{Limits, Rate};

#[cfg(feature = "web")]
use crate::support::Outcome;
use crate::support::{Deadline, finish, program, vale};

const ANY_PORT: [&str; 3] = ["serve", "--listen", "127.0.0.1:0"];

/// A directory of this test, empty.
fn fresh_directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&path));
    fs::create_dir(&path).unwrap();
    path
}

/// A running server. It is killed when the test is over, however it ends.
struct Server {
    child: Child,
    said: String,
    address: SocketAddr,
}

impl Server {
    /// Starts it with any free port and waits until it says that it serves.
    fn start(directory: &Path, more: &[&str]) -> Self {
        let path = directory.to_str().unwrap();
        Self::start_with(&mut program(), directory, &[more, &["--data-dir", path]].concat())
    }

    fn start_with(command: &mut Command, directory: &Path, more: &[&str]) -> Self {
        let log = File::create(directory.with_extension("log")).unwrap();
        let mut child = command.args(more).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let deadline = Deadline::for_child(&child, "the start of a server");
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        deadline.check();
        let address = said.strip_prefix("Vale is running at http://").and_then(|rest| rest.split_whitespace().next());
        let address = address.and_then(|address| address.trim_end_matches(',').parse().ok());
        let address = address.unwrap_or_else(|| {
            drop(child.kill());
            panic!("it says `{said}`; log: {}", fs::read_to_string(directory.with_extension("log")).unwrap())
        });
        Self { child, said, address }
    }

    /// Asks for something and gives the status and the body.
    fn get(&self, path: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap_or_else(|error| panic!("{path} is not answered: {error}"));
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer}"));
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    fn json(&self, path: &str) -> Value {
        let (status, body) = self.get(path);
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}: {body}"))
    }

    /// Sends a signal, and says how the server ended and how long that took.
    fn signal(mut self, signal: &str) -> (Option<i32>, Duration) {
        let begun = Instant::now();
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (status.code(), begun.elapsed());
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "the server goes on 30 seconds after {signal}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn it_says_where_it_serves_and_ends_when_it_is_told_to() {
    let directory = fresh_directory("serve-start");
    for signal in ["-TERM", "-INT"] {
        let server = Server::start(&directory, &ANY_PORT);
        assert_eq!(server.said, format!("Vale is running at http://{}\n", server.address));
        assert_ne!(server.address.port(), 0);
        assert_eq!(server.json("/healthz")["status"], "ok");
        assert!(directory.join("vale.db").exists());
        let (code, took) = server.signal(signal);
        assert_eq!(code, Some(0));
        assert!(took < Duration::from_secs(2), "{took:?}");
    }
}

/// Jobs in the background of a shell are started like this: they do not hear Ctrl-C unless they want to.
#[test]
fn it_hears_ctrl_c_as_soon_as_it_says_where_it_serves_even_if_that_was_ignored() {
    let directory = fresh_directory("serve-ignored");
    for _ in 0..5 {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' INT; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_vale")]);
        let path = directory.to_str().unwrap();
        let server = Server::start_with(&mut shell, &directory, &[&ANY_PORT[..], &["--data-dir", path]].concat());
        let (code, took) = server.signal("-INT");
        assert_eq!(code, Some(0));
        assert!(took < Duration::from_secs(2), "{took:?}");
    }
}

#[test]
fn the_log_begins_with_what_runs_and_where() {
    let directory = fresh_directory("serve-log");
    let server = Server::start(&directory, &ANY_PORT);
    let version = server.json("/healthz")["version"].as_str().unwrap().to_owned();
    assert_eq!(vale(&["--version"]).success(), format!("vale {version}\n"));
    let address = server.address.to_string();
    drop(server);
    let log = fs::read_to_string(directory.with_extension("log")).unwrap();
    let first = log.lines().find(|line| line.contains("serving")).unwrap_or_else(|| panic!("{log}"));
    for part in [&*version, &*address, directory.join("vale.db").to_str().unwrap(), "open_files=", " INFO "] {
        assert!(first.contains(part), "`{part}` is not in: {first}");
    }
    assert!(!log.contains("SELECT"), "{log}");
}

/// The variables that stand for options, as the help names them.
#[test]
fn every_option_of_the_server_has_a_variable_that_the_manual_names() {
    let manual = include_str!("../../../../docs/server.md");
    let help = vale(&["serve", "--help"]).success();
    let mut checked = 0;
    for part in help.split("\n      --").skip(1).map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")) {
        let option = part.split([' ', '\n']).next().unwrap();
        let variable = part.split("[env: ").nth(1).map(|rest| rest.split(['=', ']']).next().unwrap());
        let Some(variable) = variable else {
            assert!(["lang", "help"].contains(&option), "--{option} has no variable");
            continue;
        };
        let named = manual.lines().any(|line| line.starts_with(&format!("| `--{option}")) && line.contains(variable));
        assert!(named, "the manual does not say that {variable} stands for --{option}");
        checked += 1;
    }
    assert!(checked >= 11, "only {checked} options");
}

#[test]
fn variables_stand_for_options_and_a_file_for_the_address_of_the_database() {
    let directory = fresh_directory("serve-variables");
    let mut command = program();
    command.env("VALE_LISTEN", "127.0.0.1:0").env("VALE_DATA_DIR", &directory).env("VALE_TRUST_FORWARDED", "yes");
    let server = Server::start_with(&mut command, &directory, &["serve"]);
    assert_eq!(server.get("/healthz").0, 200);
    assert!(directory.join("vale.db").exists());

    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let file = directory.join("address");
    fs::write(&file, format!("postgres://vale:secret@{nobody}/vale\n")).unwrap();
    let outcome = vale(&[&ANY_PORT[..], &["--database-file", file.to_str().unwrap()]].concat());
    assert!(!outcome.err.contains("secret"), "{}", outcome.err);
    outcome.fails(1, "database");
    vale(&[&ANY_PORT[..], &["--database-file", "/no/such/file"]].concat()).fails(2, "/no/such/file");
}

#[test]
fn an_administrator_works_beside_a_running_server() {
    let directory = fresh_directory("serve-admin");
    let place = ["--data-dir", directory.to_str().unwrap()];
    let admin = |words: &[&str]| vale(&[&["admin"], &place[..], words].concat());
    admin(&["list"]).fails(1, "there is no database at ");
    let server = Server::start(&directory, &ANY_PORT);
    assert_eq!(admin(&["list"]).success(), "People: 0\nTables: 0\n");
    assert_eq!(admin(&["check"]).success(), "Tables read: 0, entries: 0\n");
    admin(&["ban", "Ada"]).fails(1, "there is nobody called Ada");
    admin(&["close", "no-table"]).fails(1, "there is no table no-table");
    assert_eq!(server.get("/healthz").0, 200);
}

/// Somebody who never ends the request gets a few seconds at the end, and then the server goes.
#[test]
fn a_request_without_an_end_does_not_keep_it_from_ending() {
    let server = Server::start(&fresh_directory("serve-silent"), &ANY_PORT);
    let mut silent = TcpStream::connect(server.address).unwrap();
    silent.write_all(b"GET /healthz HTTP/1.1\r\n").unwrap();
    assert_eq!(server.get("/healthz").0, 200);
    let (code, took) = server.signal("-TERM");
    assert_eq!(code, Some(0));
    assert!(took < Duration::from_secs(8), "{took:?}");
}

#[test]
fn a_second_one_at_the_same_place_is_refused_with_a_sentence() {
    let directory = fresh_directory("serve-second");
    let server = Server::start(&directory, &ANY_PORT);
    let path = directory.to_str().unwrap();
    vale(&[&ANY_PORT[..], &["--data-dir", path]].concat()).fails(1, "another Vale server already uses ");

    let other = fresh_directory("serve-second-other");
    let address = server.address.to_string();
    vale(&["serve", "--listen", &address, "--data-dir", other.to_str().unwrap()]).fails(
        1,
        &format!("another program is already listening on {address}: stop it, or choose another address with --listen"),
    );
    assert_eq!(server.get("/healthz").0, 200, "the first one does not mind");
}

#[test]
fn the_usual_place_is_that_of_the_desktop_standard() {
    let home = fresh_directory("serve-home");
    let mut command = program();
    let server = Server::start_with(command.env("XDG_DATA_HOME", &home), &home, &ANY_PORT);
    assert_eq!(server.get("/healthz").0, 200);
    assert!(home.join("vale/vale.db").exists());
}

#[test]
fn what_it_says_fits_the_address() {
    let directory = fresh_directory("serve-address");
    let everywhere = Server::start(&directory, &["serve", "--listen", "0.0.0.0:0"]);
    assert!(everywhere.address.ip().is_loopback());
    assert!(everywhere.said.ends_with(" and the other addresses of this machine\n"), "{}", everywhere.said);
    assert_eq!(everywhere.get("/healthz").0, 200);
    drop(everywhere);
    let public = ["serve", "--listen", "localhost:0", "--public-url", "https://Vale.example/", "--trust-forwarded"];
    let public = Server::start(&directory, &public);
    assert!(public.said.ends_with(", public address https://vale.example\n"), "{}", public.said);
}

/// A program that takes the place of the usual one that opens addresses, and writes down which. Gives its folder.
fn fake_opener(directory: &Path) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let folder = directory.join("bin");
    fs::create_dir(&folder).unwrap();
    let program = folder.join("xdg-open");
    fs::write(&program, format!("#!/bin/sh\necho \"$1\" > {}/opened\n", directory.display())).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

/// The real program, on a machine with a screen and that opener.
fn with_screen(directory: &Path) -> Command {
    let mut command = program();
    let path = format!("{}:{}", fake_opener(directory).display(), std::env::var("PATH").unwrap_or_default());
    command
        .env("PATH", path)
        .env("DISPLAY", ":99")
        .env("XDG_DATA_HOME", directory)
        .env_remove("VALE_NO_OPEN")
        .env("LC_ALL", "C");
    command
}

#[test]
fn it_opens_a_browser_if_it_is_asked_to() {
    let directory = fresh_directory("serve-open");
    let server = Server::start_with(&mut with_screen(&directory), &directory, &[&ANY_PORT[..], &["--open"]].concat());
    let begun = Instant::now();
    let opened = loop {
        let opened = fs::read_to_string(directory.join("opened")).unwrap_or_default();
        if opened.ends_with('\n') || begun.elapsed() > Duration::from_secs(20) {
            break opened;
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(opened, format!("http://{}\n", server.address));
}

#[cfg(feature = "web")]
#[test]
fn without_a_command_it_serves_the_table_in_the_browser() {
    let home = fresh_directory("serve-bare");
    let first = Server::start_with(&mut with_screen(&home), &home, &[]);
    assert!(first.address.ip().is_loopback());
    let (status, page) = first.get("/");
    assert_eq!(status, 200);
    assert!(page.to_lowercase().starts_with("<!doctype html>"), "{page}");
    assert!(home.join("vale/vale.db").exists());
    assert!(!home.join("opened").exists(), "nobody looks, so nothing is opened");

    // A second one finds the first, if that has the usual port.
    let mut second = program();
    second.env("XDG_DATA_HOME", &home).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let Outcome { code, out: said, .. } = finish(second.spawn().unwrap(), "a second `vale`");
    if first.address.port() == vale_server::config::Config::PORT {
        assert_eq!(code, Some(0), "{said}");
        assert!(said.starts_with(&first.said) && said.ends_with("It was already running.\n"), "{said}");
    } else {
        assert_eq!(code, Some(1), "{said}");
    }
}

#[cfg(feature = "web")]
#[test]
fn a_port_that_is_taken_is_no_obstacle_and_the_network_can_be_let_in() {
    let _taken = TcpListener::bind(("0.0.0.0", vale_server::config::Config::PORT));
    let home = fresh_directory("serve-bare-lan");
    let server = Server::start_with(&mut with_screen(&home), &home, &["--lan", "--no-open"]);
    assert_ne!(server.address.port(), vale_server::config::Config::PORT);
    assert_eq!(server.said, format!("Vale is running at http://{}\n", server.address));
    assert_eq!(server.get("/healthz").0, 200);
}

#[test]
fn wrong_options_are_exit_code_2() {
    for (options, words) in [
        (&["--public-url", "vale.example"][..], "has no scheme"),
        (&["--public-url", "https://vale.example/table"], "has a path"),
        (&["--database", "mysql://localhost/vale"], "begins with postgres://"),
        (&["--database", "vale.db"], "use --data-dir"),
        (&["--database", "postgres://localhost/vale", "--data-dir", "."], "cannot be used with"),
        (&["--listen", "7878"], "such as 127.0.0.1:"),
        (&["--listen", "127.0.0.1:99999"], "such as 127.0.0.1:"),
        (&["--bot-threads", "0"], "0 is not in 1..="),
    ] {
        vale(&[&["serve"], options].concat()).fails(2, words);
    }
    let mut command = program();
    command.args(ANY_PORT).env("VALE_LOG", "vale=loud").stdout(Stdio::piped()).stderr(Stdio::piped());
    finish(command.spawn().unwrap(), "a server with a wrong log").fails(2, "VALE_LOG: ");
}

#[test]
fn a_place_that_cannot_be_used_is_exit_code_1() {
    // A port that was free a moment ago, so that nobody answers there.
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let database = format!("postgres://vale:secret@{nobody}/vale");
    let outcome = vale(&[&ANY_PORT[..], &["--database", &database]].concat());
    assert!(!outcome.err.contains("secret"), "{}", outcome.err);
    outcome.fails(1, "database");

    let file = fresh_directory("serve-no-directory").join("file");
    fs::write(&file, "").unwrap();
    vale(&[&ANY_PORT[..], &["--data-dir", file.to_str().unwrap()]].concat()).fails(1, "--data-dir");
    let strange = fresh_directory("serve-strange");
    fs::write(strange.join("vale.db"), "this is a letter to my grandmother, not a database").unwrap();
    vale(&[&ANY_PORT[..], &["--data-dir", strange.to_str().unwrap()]].concat()).fails(1, "not a database");
}

/// The first columns of all tables of a document, without backticks.
fn first_cells(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with("| `")).filter_map(|line| line.split('`').nth(1))
}

#[test]
fn the_protocol_names_every_route_and_no_other() {
    let server = Server::start(&fresh_directory("serve-routes"), &ANY_PORT);
    let described = server.json("/api/openapi.json");
    let mut existing = BTreeSet::new();
    for (path, methods) in described["paths"].as_object().unwrap() {
        existing.extend(methods.as_object().unwrap().keys().map(|method| format!("{} {path}", method.to_uppercase())));
    }
    // A page for people is no part of a protocol.
    existing.retain(|route| route != "GET /");
    let protocol = include_str!("../../../../docs/protocol.md");
    let in_tables = first_cells(protocol).filter(|cell| cell.contains(" /"));
    let named = in_tables.chain(["GET /api/tables/{table}/socket"]).map(str::to_owned).collect();
    assert!(protocol.contains("`GET /api/tables/{table}/socket`"));
    assert_eq!(existing, named);
}

#[test]
fn the_manual_names_every_option_and_every_metric() {
    let manual = include_str!("../../../../docs/server.md");
    let help = vale(&["serve", "--help"]).success();
    let listed = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
    let listed: BTreeSet<_> = listed.map(|line| format!("--{}", line.split([' ', ',']).next().unwrap())).collect();
    let options = first_cells(manual).filter(|cell| cell.starts_with("--"));
    let options: BTreeSet<_> = options.map(|cell| cell.split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(options, listed);

    let telemetry = include_str!("../../../server/src/telemetry.rs");
    let counted =
        telemetry.lines().filter(|line| line.starts_with("pub const ")).filter_map(|line| line.split('"').nth(1));
    let metrics = first_cells(manual).filter(|cell| cell.starts_with("vale_"));
    assert_eq!(metrics.collect::<BTreeSet<_>>(), counted.collect());
}

/// How often something may be done, as the manual says it.
fn in_words(rate: Option<Rate>) -> String {
    let Rate { burst, period } = rate.unwrap();
    if period < Duration::from_secs(1) {
        return format!("{burst} at once, then {} a second", 1000 / period.as_millis());
    }
    format!("{burst} at once, then one every {} seconds", period.as_secs())
}

#[test]
fn the_manual_says_how_much_is_too_much() {
    let manual = include_str!("../../../../docs/server.md");
    let limits = Limits::default();
    for (what, limit) in [
        ("requests from one address", in_words(limits.requests)),
        ("new players from one address", in_words(limits.newcomers)),
        ("login attempts from one address", in_words(limits.passwords_by_address)),
        ("login attempts for one account from one address", in_words(limits.passwords_by_account_and_address)),
        ("login attempts for one account from all addresses", in_words(limits.passwords_by_account)),
        ("commands of one person", in_words(limits.commands_by_person)),
        ("commands from one address", in_words(limits.commands_by_address)),
        ("chat messages, reactions and mutes of one person", in_words(limits.chat_by_person)),
        ("chat messages, reactions and mutes from one address", in_words(limits.chat_by_address)),
        ("new tables of one person", in_words(limits.tables_by_person)),
        ("new tables from one address", in_words(limits.tables_by_address)),
        (
            "tables of one person from the last 24 hours that have not started",
            format!("{}, of which {} are public", limits.open_tables.unwrap(), limits.public_tables.unwrap()),
        ),
        ("invitations created or accepted by one person", in_words(limits.invitations_by_person)),
        ("invitations created or accepted from one address", in_words(limits.invitations_by_address)),
        ("sockets from one address", limits.sockets_by_address.unwrap().to_string()),
        ("connections from one address", limits.connections_by_address.unwrap().to_string()),
        ("connections in total", format!("{},{:03}", limits.connections / 1000, limits.connections % 1000)),
        ("request timeout", format!("{} seconds", limits.request_timeout.as_secs())),
        ("a client that does not read", format!("{} seconds", limits.stalled.as_secs())),
    ] {
        let row = format!("\n| {what} | {limit}");
        let rest = manual.split_once(&row).unwrap_or_else(|| panic!("the manual does not say{row}")).1;
        assert!(rest.starts_with(" |") || rest.starts_with([';', ',']), "the manual says more than{row}");
    }
}
