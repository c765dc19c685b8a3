//! The connection to a table, on a thread of its own. It comes back by itself, and sends again what was not answered.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message as Frame;
use vale_protocol::{Code, Command, Problem, ServerMessage, TableId};

use super::connection::{ConnectionError, Server, Socket};
use super::sanitize::clean_message;

/// How many messages wait to be read. Beyond that the server has to wait.
const MOST_WAITING: usize = 64;

/// How many commands wait for an answer at most.
const MOST_UNANSWERED: usize = 64;

/// A server says something every 20 seconds.
const LONGEST_SILENCE: Duration = Duration::from_secs(50);

/// For how long a lost connection is tried again, at most.
const LONGEST_ABSENCE: Duration = Duration::from_mins(30);

/// The first pause before a lost connection is tried again, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// What comes from the table.
pub enum News {
    Message(Box<ServerMessage>),
    /// The connection is gone, and is being tried again.
    Lost,
    /// It is there again.
    Back,
    /// It does not come back.
    Ended(ConnectionError),
}

/// The near end of the connection.
pub struct Link {
    commands: UnboundedSender<Command>,
    pub news: Receiver<News>,
}

impl Link {
    /// Connects to this table.
    pub fn open(server: Server, table: TableId) -> std::io::Result<Self> {
        let (commands, orders) = unbounded_channel();
        let (out, news) = sync_channel(MOST_WAITING);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        std::thread::Builder::new().name("connection".to_owned()).spawn(move || {
            let far = Far { server, table, orders, out, seq: 0, unanswered: Vec::new(), heard: false, ever: false };
            runtime.block_on(far.run());
        })?;
        Ok(Self { commands, news })
    }

    /// Sends a command, now or as soon as there is a connection.
    pub fn send(&self, command: Command) {
        // Whoever does not listen any more has said why.
        drop(self.commands.send(command));
    }
}

/// A command that was not answered yet, and when it is to be sent again if the server had no time for it.
struct Unanswered {
    command: Command,
    again: Option<Instant>,
}

/// The far end, on its thread.
struct Far {
    server: Server,
    table: TableId,
    orders: UnboundedReceiver<Command>,
    out: SyncSender<News>,
    /// The last entry that was heard of.
    seq: u64,
    unanswered: Vec<Unanswered>,
    /// Has anything been heard over this connection?
    heard: bool,
    /// Or over any?
    ever: bool,
}

/// The person has gone: nobody reads or writes any more.
struct Gone;

impl Far {
    async fn run(mut self) {
        let mut pause = PAUSES.0;
        let mut lost_at: Option<Instant> = None;
        loop {
            self.heard = false;
            let trouble = match self.server.open(&self.table, self.seq).await {
                Ok(socket) => {
                    if lost_at.is_some() && self.tell(News::Back).is_err() {
                        return;
                    }
                    if self.converse(socket).await.is_err() {
                        return;
                    }
                    ConnectionError::Unreachable("the connection was closed".to_owned())
                }
                Err(trouble) => trouble,
            };
            if self.heard {
                (pause, lost_at) = (PAUSES.0, None);
            }
            let first = !self.ever;
            let asked_to_wait = retry(&trouble);
            let hopeless = matches!(&trouble, ConnectionError::Refused(_)) && asked_to_wait.is_none();
            let since = *lost_at.get_or_insert_with(Instant::now);
            if first || hopeless || since.elapsed() > LONGEST_ABSENCE {
                drop(self.tell(News::Ended(trouble)));
                return;
            }
            if self.tell(News::Lost).is_err() {
                return;
            }
            tokio::time::sleep(asked_to_wait.unwrap_or(pause).min(PAUSES.1)).await;
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    fn tell(&self, news: News) -> Result<(), Gone> {
        self.out.send(news).map_err(|_| Gone)
    }

    /// Listens and speaks until the connection ends.
    async fn converse(&mut self, mut socket: Socket) -> Result<(), Gone> {
        for waiting in &mut self.unanswered {
            waiting.again = Some(Instant::now());
        }
        loop {
            let due = self.unanswered.iter().filter_map(|waiting| waiting.again).min();
            let silence = Instant::now() + LONGEST_SILENCE;
            let frame = tokio::select! {
                frame = socket.next() => frame,
                order = self.orders.recv() => {
                    let Some(command) = order else {
                        drop(socket.close(None).await);
                        return Err(Gone);
                    };
                    if self.unanswered.len() < MOST_UNANSWERED {
                        self.unanswered.push(Unanswered { command, again: Some(Instant::now()) });
                    }
                    continue;
                }
                () = tokio::time::sleep_until(due.unwrap_or(silence).min(silence)) => {
                    if due.is_none_or(|due| due > Instant::now()) || self.send_due(&mut socket).await.is_err() {
                        return Ok(());
                    }
                    continue;
                }
            };
            match frame {
                Some(Ok(Frame::Text(text))) => self.hear(&text)?,
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ok(()),
                Some(Ok(_)) => {}
            }
        }
    }

    /// Sends what is to be sent now.
    async fn send_due(&mut self, socket: &mut Socket) -> Result<(), ()> {
        let now = Instant::now();
        for waiting in self.unanswered.iter_mut().filter(|waiting| waiting.again.is_some_and(|again| again <= now)) {
            waiting.again = None;
            let text = serde_json::to_string(&waiting.command).map_err(drop)?;
            let sent = tokio::time::timeout(LONGEST_SILENCE, socket.send(Frame::text(text))).await;
            sent.map_err(drop)?.map_err(drop)?;
        }
        Ok(())
    }

    /// Passes a message on. One that is not known is for newer clients.
    fn hear(&mut self, text: &str) -> Result<(), Gone> {
        let mut message: ServerMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(_) if !is_known(text) => return Ok(()),
            Err(error) => {
                let problem = super::sanitize::clean(&error.to_string());
                drop(self.tell(News::Ended(ConnectionError::NotVale(problem))));
                return Err(Gone);
            }
        };
        (self.heard, self.ever) = (true, true);
        clean_message(&mut message);
        match &message {
            ServerMessage::Update(update) => self.seq = update.seq,
            ServerMessage::Refused { id, problem: Problem { code: Code::Busy, retry_ms, .. }, .. } => {
                if let Some(waiting) = self.unanswered.iter_mut().find(|waiting| waiting.command.id == *id) {
                    let wait = Duration::from_millis(retry_ms.unwrap_or(1000)).min(PAUSES.1);
                    waiting.again = Some(Instant::now() + wait);
                }
                return Ok(());
            }
            ServerMessage::Done { id, .. } | ServerMessage::Refused { id, .. } => {
                self.unanswered.retain(|waiting| waiting.command.id != *id);
            }
            ServerMessage::Hello(_) | ServerMessage::Presence(_) | ServerMessage::Error { .. } => {}
        }
        self.tell(News::Message(Box::new(message)))
    }
}

/// For how long the server asks to wait, if that is all.
fn retry(trouble: &ConnectionError) -> Option<Duration> {
    let ConnectionError::Refused(problem) = trouble else { return None };
    let may_pass = matches!(problem.code, Code::Busy | Code::TooMany | Code::Internal);
    may_pass.then(|| Duration::from_millis(problem.retry_ms.unwrap_or(1000)))
}

/// Is this a kind of message that we know?
fn is_known(text: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Kind {
        #[serde(rename = "type")]
        kind: String,
    }
    let kinds = ["hello", "update", "done", "refused", "presence", "error"];
    serde_json::from_str::<Kind>(text).is_ok_and(|kind| kinds.contains(&kind.kind.as_str()))
}
