//! `vale join`: a seat at a table of a server, in the terminal.
//!
//! The server has the game and its rules. What it offers is shown with the words and on the screen of `vale play`, and what
//! the person chooses is sent back.

mod address;
mod connection;
mod forced;
mod history;
mod lines;
mod link;
mod lobby;
mod requests;
mod sanitize;
mod sessions;
mod showing;
mod typed;
mod visit;
mod watching;

use std::io::{BufRead, IsTerminal, Write};

use hyper::Method;
use vale_protocol::http::{Accept, Accepted, Credentials, Me, NewGuest};
use vale_protocol::{Code, TableId};
use vale_words::{Style, Words, say};

use crate::args::JoinArgs;
use crate::error::CliError;
use crate::play::Farewell;
use crate::play::voice::Voice;
use crate::screen;
use address::{Goal, Origin};
use connection::{ConnectionError, Server};
use forced::Forced;
use lines::LineSource;
use link::Link;
use sessions::Sessions;
use visit::{Ended, Visit};

/// What has the password of an account, if nobody is to be asked for it.
const PASSWORD: &str = "VALE_PASSWORD";

/// Runs the command until the person has played enough, or the input ends.
pub fn run(args: &JoinArgs, mut words: Words, out: &mut dyn Write) -> Result<(), CliError> {
    if args.words {
        words.style = Style::Spoken;
    }
    let Some((origin, goal)) = address::read(&args.address) else {
        let (table, invitation) = ("https://vale.example.org/t/5d41", "https://vale.example.org/join#2f1c");
        let text = sanitize::clean(&args.address);
        let problem = say!(words, "remote-bad-address", text = text, table = table, invitation = invitation);
        return Err(CliError::BadInput(problem));
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut voice = Voice::new(words, args.plain, out);
    let (server, name, mut table) = runtime.block_on(enter(args, origin, goal, &mut voice))?;
    drop(runtime);
    let farewell = Farewell::on_ctrl_c();
    farewell.set(say!(voice.words, "remote-leave"));
    let mut input =
        if screen::is_suitable() && !args.plain { LineSource::on_screen(&mut voice)? } else { LineSource::plain() };
    let ended = loop {
        let link = Link::open(server.clone(), table)?;
        match Visit::new(&server, &name, link, Forced::new(args.ask_forced), &mut voice).stay(&mut input) {
            Ok(Ended::Another(next)) => table = next,
            Ok(Ended::Left) => break Ok(()),
            Ok(Ended::Interrupted) => break Err(CliError::Interrupted),
            Err(error) => break Err(error),
        }
    };
    // A screen gives the terminal back before anything is written there.
    drop(input);
    voice.release()?;
    ended
}

/// Says who somebody is, and takes the seat of an invitation.
async fn enter(
    args: &JoinArgs,
    origin: Origin,
    goal: Goal,
    voice: &mut Voice<'_>,
) -> Result<(Server, String, TableId), CliError> {
    let shown = origin.clone();
    let failed = |trouble: ConnectionError, words: &Words| explained(&trouble, &shown, words);
    let mut server = Server::new(origin).map_err(|trouble| failed(trouble, &voice.words))?;
    let me = introduce(args, &mut server, voice).await?;
    let table = match goal {
        Goal::Table(table) => table,
        Goal::Invitation(token) => {
            let accept = Accept { token, colour: None };
            let accepted = server.ask::<Accepted>(Method::POST, "/api/invitations", &accept).await;
            accepted.map_err(|trouble| failed(trouble, &voice.words))?.table
        }
    };
    Ok((server, sanitize::clean(&me.name), table))
}

/// Comes back as somebody whom the server knows, logs in, or becomes a guest.
async fn introduce(args: &JoinArgs, server: &mut Server, voice: &mut Voice<'_>) -> Result<Me, CliError> {
    let origin = server.origin.clone();
    let failed = |trouble: ConnectionError, words: &Words| explained(&trouble, &origin, words);
    let sessions = Sessions::usual();
    let kept = sessions.as_ref().and_then(|kept| kept.find(&origin, args.name.as_deref(), args.login.as_deref()));
    if let Some(session) = kept {
        server.token = Some(session.token);
        let known = server.ask::<Option<Me>>(Method::GET, "/api/session", &()).await;
        if let Some(me) = known.map_err(|trouble| failed(trouble, &voice.words))? {
            return Ok(me);
        }
        server.token = None;
    }
    let (name, me) = if let Some(name) = args.login.clone() {
        let credentials = Credentials { password: password(&name, &voice.words)?, name };
        (credentials.name.clone(), server.ask::<Me>(Method::POST, "/api/login", &credentials).await)
    } else {
        let guest = NewGuest { name: args.name.clone().map_or_else(|| ask_name(voice), Ok)? };
        (guest.name.clone(), server.ask::<Me>(Method::POST, "/api/guests", &guest).await)
    };
    let me = me.map_err(|trouble| failed(trouble, &voice.words))?;
    let not_kept = match (&sessions, &server.token) {
        (Some(sessions), Some(token)) => {
            sessions.keep(&origin, &name, args.login.is_some(), token).err().map(|error| error.to_string())
        }
        (None, _) => Some(say!(voice.words, "play-no-home")),
        (_, None) => None,
    };
    if let Some(problem) = not_kept {
        voice.object(say!(voice.words, "remote-no-session", problem = problem))?;
    }
    Ok(me)
}

fn ask_name(voice: &mut Voice<'_>) -> Result<String, CliError> {
    if !std::io::stdin().is_terminal() {
        return Err(CliError::BadInput(say!(voice.words, "remote-name-needed")));
    }
    voice.prompt(&format!("{} ", say!(voice.words, "remote-ask-name")))?;
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line)?;
    Some(line.trim().to_owned())
        .filter(|name| !name.is_empty())
        .ok_or_else(|| CliError::BadInput(say!(voice.words, "remote-name-needed")))
}

/// The password, which is never part of a command line, where others could read it.
fn password(name: &str, words: &Words) -> Result<String, CliError> {
    if let Some(password) = std::env::var(PASSWORD).ok().filter(|password| !password.is_empty()) {
        return Ok(password);
    }
    if !std::io::stdin().is_terminal() {
        return Err(CliError::BadInput(say!(words, "remote-password-needed")));
    }
    Ok(rpassword::prompt_password(format!("{} ", say!(words, "remote-ask-password", name = name)))?)
}

/// The end of the program, because something could not be had from a server.
fn explained(trouble: &ConnectionError, server: &Origin, words: &Words) -> CliError {
    CliError::Failed(reason(trouble, server, words))
}

/// Why something could not be had from a server, for people.
fn reason(trouble: &ConnectionError, server: &Origin, words: &Words) -> String {
    let server = server.to_string();
    match trouble {
        ConnectionError::Unreachable(problem) => {
            say!(words, "remote-unreachable", server = server, problem = problem.as_str())
        }
        ConnectionError::NotVale(problem) => {
            say!(words, "remote-not-vale", server = server, problem = problem.as_str())
        }
        ConnectionError::Refused(problem) => match problem.code {
            Code::NotFound => say!(words, "remote-no-table", server = server),
            Code::WrongVersion | Code::OtherRules => say!(words, "remote-other-version", server = server),
            Code::NameTaken => say!(words, "remote-name-taken"),
            Code::WrongPassword => say!(words, "remote-wrong-password"),
            Code::Busy | Code::TooMany => {
                let seconds = problem.retry_ms.unwrap_or(1000).div_ceil(1000);
                say!(words, "remote-busy", seconds = seconds)
            }
            _ => say!(words, "remote-refused", problem = problem.message.as_str()),
        },
    }
}
