//! A client at a table, which believes nothing: every entry must come exactly once and in order.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use tokio_tungstenite::tungstenite::Message as Frame;
use vale_engine::Seat;
use vale_protocol::{Command, Request, TableId};

use crate::error::{HarnessError, broken, lost};
use crate::http::{LONGEST_ABSENCE, PAUSE, Site};
use crate::socket::ANSWER_TIMEOUT;
pub use crate::socket::{Resume, Socket, next_message, open, open_from, open_with, snapshot};
use crate::wire::{Done, Entry, Hello, Message, Problem, Refused, Stage, State, Update};

/// A new id for a command.
pub fn command_id() -> Result<String, HarnessError> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(broken)?;
    Ok(format!("{:032x}", u128::from_le_bytes(bytes)))
}

/// What a client heard.
#[derive(Clone, Debug)]
pub enum Heard {
    /// Something happened; the client has taken it in.
    Update,
    /// An answer to a command.
    Answer(Answer),
    Presence,
    Error(Problem),
}

/// The answer to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was carried out.
    Done(Done),
    Refused(Refused),
}

impl Answer {
    fn id(&self) -> &str {
        match self {
            Self::Done(done) => &done.id,
            Self::Refused(refused) => &refused.id,
        }
    }
}

/// A client at a table. It keeps everything it was ever told, over all its connections.
#[derive(Debug)]
pub struct TableClient {
    sites: Vec<Site>,
    at: usize,
    cookie: Option<String>,
    table: TableId,
    chosen: Option<Seat>,
    socket: Option<Socket>,
    hello: Option<Hello>,
    entries: Vec<Entry>,
    state: Option<State>,
    lost_at: Option<Instant>,
    pauses: Vec<Duration>,
}

impl TableClient {
    /// A client that is not connected yet. When a server is lost, it goes on at the next of these.
    pub const fn new(sites: Vec<Site>, at: usize, cookie: Option<String>, table: TableId) -> Self {
        Self {
            sites,
            at,
            cookie,
            table,
            chosen: None,
            socket: None,
            hello: None,
            entries: Vec::new(),
            state: None,
            lost_at: None,
            pauses: Vec::new(),
        }
    }

    /// The same client for one of several seats that are played with one cookie.
    #[must_use]
    pub fn playing(self, seat: Seat) -> Self {
        Self { chosen: Some(seat), ..self }
    }

    /// The table.
    pub const fn table(&self) -> &TableId {
        &self.table
    }

    /// The cookie of whoever this is.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The number of the last entry that came.
    pub const fn seq(&self) -> u64 {
        self.entries.len() as u64
    }

    /// All entries, from number 1.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry with this number.
    pub fn entry(&self, seq: u64) -> Option<&Entry> {
        self.entries.get(usize::try_from(seq).ok()?.checked_sub(1)?)
    }

    /// What was said at the beginning of the connection.
    pub const fn hello(&self) -> Option<&Hello> {
        self.hello.as_ref()
    }

    /// How things stand.
    pub const fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.stage == Stage::Over)
    }

    /// Is there a connection, as far as anybody knows?
    pub const fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// How long each loss of a server lasted, until a server had sent everything that was missed.
    pub fn pauses(&self) -> &[Duration] {
        &self.pauses
    }

    /// Connects once, and reads what a connection begins with: a greeting, and all that was missed.
    pub async fn connect(&mut self) -> Result<(), HarnessError> {
        self.socket = None;
        let site = self.sites.get(self.at).copied().ok_or_else(|| broken("a client without a server"))?;
        let seat = self.chosen.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let query = format!("{}{seat}", Resume::After(self.seq()).query());
        let mut socket = open_with(site, &self.table, self.cookie.as_deref(), &query, Some(&site.origin())).await?;
        match hear(&mut socket).await? {
            Message::Hello(hello) => self.take_hello(hello)?,
            other => return Err(broken(format!("the first message is not hello but {other:?}"))),
        }
        let mut heard = 0;
        let mut more = true;
        while more {
            match hear(&mut socket).await? {
                Message::Update(update) => {
                    more = update.more;
                    self.take_update(*update)?;
                    heard += 1;
                }
                Message::Presence if heard > 0 => {}
                other => return Err(broken(format!("the second message is no update but {other:?}"))),
            }
        }
        self.socket = Some(socket);
        if let Some(lost_at) = self.lost_at.take() {
            self.pauses.push(lost_at.elapsed());
        }
        Ok(())
    }

    /// Connects, and tries again for as long as the servers are away.
    pub async fn stay_connected(&mut self) -> Result<(), HarnessError> {
        let begin = Instant::now();
        while self.socket.is_none() {
            match self.connect().await {
                Err(HarnessError::Lost(what)) if begin.elapsed() > LONGEST_ABSENCE => {
                    return Err(broken(format!("no server within {} s: {what}", LONGEST_ABSENCE.as_secs())));
                }
                Err(HarnessError::Lost(_)) => {
                    self.note_loss();
                    self.at = (self.at + 1) % self.sites.len().max(1);
                    tokio::time::sleep(PAUSE).await;
                }
                result => result?,
            }
        }
        Ok(())
    }

    /// Drops the connection without a word, as a laptop does that is closed.
    pub fn drop_connection(&mut self) {
        self.socket = None;
    }

    /// Goes to the server with this number at the next connection.
    pub fn go_to(&mut self, at: usize) {
        self.at = at % self.sites.len().max(1);
    }

    /// The server that was lost is not coming back for this client: it goes on at the next one.
    fn lose(&mut self, error: &HarnessError) {
        self.socket = None;
        if matches!(error, HarnessError::Lost(_)) {
            self.note_loss();
            self.at = (self.at + 1) % self.sites.len().max(1);
        }
    }

    fn note_loss(&mut self) {
        self.lost_at.get_or_insert_with(Instant::now);
    }

    /// Waits for the next message, at most this long. Nothing is heard when the time is over.
    pub async fn listen(&mut self, timeout: Duration) -> Result<Option<Heard>, HarnessError> {
        let socket = self.socket.as_mut().ok_or_else(|| lost("not connected"))?;
        let Ok(message) = tokio::time::timeout(timeout, next_message(socket)).await else { return Ok(None) };
        let heard = message.and_then(|message| match message {
            Message::Hello(_) => Err(broken("hello comes once, and first")),
            Message::Update(update) => self.take_update(*update).map(|()| Heard::Update),
            Message::Done(done) => Ok(Heard::Answer(Answer::Done(done))),
            Message::Refused(refused) => Ok(Heard::Answer(Answer::Refused(refused))),
            Message::Presence => Ok(Heard::Presence),
            Message::Error(problem) => Ok(Heard::Error(problem)),
        });
        heard.map(Some).inspect_err(|error| self.lose(error))
    }

    /// Sends a command.
    pub async fn send(&mut self, command: &Command) -> Result<(), HarnessError> {
        let text = serde_json::to_string(command).map_err(broken)?;
        self.send_frame(Frame::text(text)).await
    }

    /// Sends any frame.
    pub async fn send_frame(&mut self, frame: Frame) -> Result<(), HarnessError> {
        let socket = self.socket.as_mut().ok_or_else(|| lost("not connected"))?;
        let sent = tokio::time::timeout(ANSWER_TIMEOUT, socket.send(frame)).await;
        let sent = sent.map_err(|_| broken("the server does not read")).and_then(|sent| sent.map_err(lost));
        sent.inspect_err(|error| self.lose(error))
    }

    /// Sends a command that many times, and waits for as many answers, which must be the same. Over a new connection,
    /// or when the server is busy, the very same command is sent again until it is answered.
    pub async fn insist(&mut self, command: &Command, times: usize) -> Result<Answer, HarnessError> {
        let begin = Instant::now();
        loop {
            self.stay_connected().await?;
            match self.ask(command, times).await {
                Err(HarnessError::Lost(_)) => {}
                Ok(Answer::Refused(refused)) if refused.problem.code == "busy" => {
                    if begin.elapsed() > LONGEST_ABSENCE {
                        return Err(broken(format!("the server is busy all the time: {refused:?}")));
                    }
                    tokio::time::sleep(PAUSE).await;
                }
                result => return result,
            }
        }
    }

    /// Sends a command that many times over this connection, and waits for the answers and for what they tell of.
    pub async fn ask(&mut self, command: &Command, times: usize) -> Result<Answer, HarnessError> {
        for _ in 0..times {
            self.send(command).await?;
        }
        let begin = Instant::now();
        let mut answers: Vec<Answer> = Vec::with_capacity(times);
        while answers.len() < times {
            match self.listen(ANSWER_TIMEOUT.saturating_sub(begin.elapsed())).await? {
                None => return Err(broken(format!("no answer within {} s to {command:?}", ANSWER_TIMEOUT.as_secs()))),
                Some(Heard::Answer(answer)) if answer.id() == command.id => answers.push(answer),
                Some(Heard::Answer(answer)) => return Err(broken(format!("an answer to no command: {answer:?}"))),
                Some(Heard::Error(problem)) => {
                    return Err(broken(format!("an error instead of an answer to {command:?}: {problem:?}")));
                }
                Some(Heard::Update | Heard::Presence) => {}
            }
        }
        let answer = the_one_answer(answers)
            .map_err(|answers| broken(format!("{command:?} was answered in different ways: {answers:?}")))?;
        let seq = match &answer {
            Answer::Done(done) => Some(done.seq),
            Answer::Refused(refused) => refused.seq,
        };
        if let Some(seq) = seq {
            self.wait_for(seq).await?;
        }
        Ok(answer)
    }

    /// Waits until the entry with this number has come.
    pub async fn wait_for(&mut self, seq: u64) -> Result<(), HarnessError> {
        let begin = Instant::now();
        while self.seq() < seq {
            if self.listen(ANSWER_TIMEOUT.saturating_sub(begin.elapsed())).await?.is_none() {
                let here = self.seq();
                return Err(broken(format!("entry {seq} was told of but did not come; the last one is {here}")));
            }
        }
        Ok(())
    }

    /// A command with a new id, for the table as this client sees it.
    pub fn command(&self, request: Request) -> Result<Command, HarnessError> {
        let expects = matches!(request, Request::Play { .. } | Request::Undo {}).then(|| self.seq());
        Ok(Command { id: command_id()?, expects, request })
    }

    fn take_hello(&mut self, hello: Hello) -> Result<(), HarnessError> {
        if hello.table != self.table {
            return Err(broken(format!("the wrong table: {}", hello.table)));
        }
        if let Some(before) = &self.hello
            && (&before.you, before.commitment) != (&hello.you, hello.commitment)
        {
            return Err(broken(format!("hello was {before:?} and is now {hello:?}")));
        }
        self.hello = Some(hello);
        Ok(())
    }

    /// Takes in what happened. This is where a gap, a repetition or a change of order would show.
    fn take_update(&mut self, update: Update) -> Result<(), HarnessError> {
        for entry in update.entries {
            if entry.seq != self.seq() + 1 {
                return Err(broken(format!("after entry {} comes entry {}", self.seq(), entry.seq)));
            }
            self.entries.push(entry);
        }
        if update.seq != self.seq() {
            return Err(broken(format!("the update stands at {}, its entries end at {}", update.seq, self.seq())));
        }
        self.state = Some(update.state);
        Ok(())
    }
}

/// What all these answers to a command that was sent several times come to. That the server was busy means that it did
/// nothing yet, so the next of them may have been carried out.
fn the_one_answer(answers: Vec<Answer>) -> Result<Answer, Vec<Answer>> {
    let is_busy = |answer: &&Answer| matches!(answer, Answer::Refused(refused) if refused.problem.code == "busy");
    let Some(answer) = answers.iter().find(|answer| !is_busy(answer)).or(answers.first()).cloned() else {
        return Err(answers);
    };
    let agreed = answers.iter().filter(|other| !is_busy(other)).all(|other| agree(&answer, other));
    if agreed { Ok(answer) } else { Err(answers) }
}

/// Are these the same answer to a command that was sent twice? The table may have gone on between two refusals.
fn agree(first: &Answer, second: &Answer) -> bool {
    match (first, second) {
        (Answer::Done(first), Answer::Done(second)) => first == second,
        (Answer::Refused(first), Answer::Refused(second)) => first.problem.code == second.problem.code,
        _ => false,
    }
}

/// The next message, from a server that must have one.
async fn hear(socket: &mut Socket) -> Result<Message, HarnessError> {
    let message = tokio::time::timeout(ANSWER_TIMEOUT, next_message(socket)).await;
    message.map_err(|_| broken("a new connection hears nothing"))?
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// What comes of updates that stand at the first number and have entries with the others.
    fn after(updates: &[(u64, &[u64])]) -> Result<u64, HarnessError> {
        let mut client = TableClient::new(Vec::new(), 0, None, TableId("t".to_owned()));
        for (seq, numbers) in updates {
            let entries: Vec<_> = numbers.iter().map(|n| json!({"seq": n, "at": 0, "what": "started"})).collect();
            let update = json!({"type": "update", "seq": seq, "entries": entries, "stage": "open", "seats": [],
                "you": null, "yours": [], "view": null, "turn": null, "can_undo": false, "ranking": null, "seed": null,
                "rematch": null});
            let Message::Update(update) = Message::read(&update.to_string())? else { panic!("not an update") };
            client.take_update(*update)?;
        }
        Ok(client.seq())
    }

    #[test]
    fn entries_must_come_once_and_in_order() {
        assert_eq!(after(&[(2, &[1, 2]), (2, &[]), (3, &[3])]), Ok(3));
        for wrong in [
            &[(2, &[2][..])][..],
            &[(1, &[1]), (3, &[3])],
            &[(1, &[1]), (1, &[1])],
            &[(2, &[2, 1])],
            &[(2, &[1])],
            &[(0, &[1])],
        ] {
            assert!(matches!(after(wrong), Err(HarnessError::Broken(_))), "{wrong:?}");
        }
    }

    #[test]
    fn a_command_that_was_sent_twice_has_one_answer() {
        let done = |seq| Answer::Done(Done { id: "a".to_owned(), seq });
        let refused = |code: &str| {
            let problem = Problem { code: code.to_owned(), message: "because".to_owned(), retry_ms: None };
            Answer::Refused(Refused { id: "a".to_owned(), seq: Some(3), problem })
        };
        assert!(agree(&done(3), &done(3)));
        assert!(agree(&refused("conflict"), &refused("conflict")));
        assert!(!agree(&done(3), &done(4)));
        assert!(!agree(&done(3), &refused("conflict")));
        assert!(!agree(&refused("conflict"), &done(3)));
        assert_eq!(the_one_answer(vec![refused("busy"), done(3)]), Ok(done(3)));
        assert_eq!(the_one_answer(vec![refused("busy"), refused("busy")]), Ok(refused("busy")));
        assert!(the_one_answer(vec![done(3), done(4)]).is_err());
        assert!(the_one_answer(vec![refused("busy"), done(3), refused("conflict")]).is_err());
        assert!(the_one_answer(vec![]).is_err());
    }
}
