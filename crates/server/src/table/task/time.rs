//! How long the player who is asked has been thinking, and which of several servers counts that.
//!
//! Each server has an account of the time since the question was asked. It grows at a server that the player is connected
//! to, and everywhere if they are connected nowhere: then it is their own fault that they do not answer. Elsewhere it stands
//! still, because if the server that they are connected to stands still they cannot answer. Servers tell each other what
//! they know, and the longest account is the right one: nobody counts what was not thought.

use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};

use super::super::clocks::Account;
use super::super::cluster::TableNotification;
use super::{Message, Task};

/// How long a table waits for what other servers know, and how many messages meanwhile.
const ANSWER_TIMEOUT: Duration = Duration::from_millis(100);
const MESSAGES_MEANWHILE: usize = 32;

/// How often other servers are asked before somebody is voted out: a notification can be lost.
const TIMES_ASKED_BEFORE_VOTE: usize = 5;

/// What is charged at most beyond what this server knows, if it is another one that counts: that one tells what it knows
/// every time it looks for news.
const WITHOUT_WORD: Duration = Duration::from_secs(3);

/// By how much the accounts of two servers may differ without a word about it.
const NEARLY_THE_SAME_MS: u64 = 1_000;

impl Task {
    /// How long the person who is asked has been thinking since the question was asked, as far as this server knows.
    pub(super) fn known_ms(&self) -> u64 {
        if self.asked_elsewhere { self.account.carried_ms } else { self.account.thought_ms(self.tables.service.now()) }
    }

    /// How long the person who is asked has been thinking since the last fact.
    pub(super) fn thought_ms(&self) -> u64 {
        let now = self.tables.service.now();
        let until = if self.asked_elsewhere { now.min(self.account.since + WITHOUT_WORD) } else { now };
        let thought_ms = self.account.thought_ms(until).saturating_sub(self.log.settled_ms());
        self.log.state.thinker().map_or(0, |_| thought_ms)
    }

    /// The seat of the person who is asked, as a bit.
    pub(super) fn asked(&self) -> u8 {
        self.log.state.thinker().map_or(0, |seat| 1 << seat.index())
    }

    /// Begins the account of a new question.
    pub(super) fn begin_account(&mut self) {
        self.account = Account::new(self.tables.service.now());
    }

    /// Goes on counting from this thinking time.
    fn count_on_from(&mut self, carried_ms: u64) {
        self.account = Account { carried_ms, since: self.tables.service.now() };
    }

    /// Notes whether it is another server that counts the time of the player who is asked: the only one that they are
    /// connected to.
    pub(super) fn note_who_counts(&mut self) {
        let elsewhere = self.asked() & self.present_everywhere() & !self.present_here() != 0;
        if self.asked_elsewhere != elsewhere {
            self.count_on_from(self.known_ms());
            self.asked_elsewhere = elsewhere;
        }
    }

    /// A table that was just loaded asks other servers how long the player who is asked has been thinking: what they saved
    /// may be half a minute old. Returns what else came meanwhile.
    pub(super) async fn learn_thinking_time(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Vec<Message> {
        let mut meanwhile = Vec::new();
        if self.tables.shared && self.time_left().is_some() {
            self.ask_other_servers(inbox, &mut meanwhile).await;
        }
        meanwhile
    }

    /// Before somebody is voted out, asks other servers whether they are connected there: the word of their return may have
    /// been lost. Returns what else came meanwhile.
    pub(super) async fn look_for_absent(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Vec<Message> {
        let mut meanwhile = Vec::new();
        if !self.tables.shared {
            return meanwhile;
        }
        for _ in 0..TIMES_ASKED_BEFORE_VOTE {
            self.note_absence();
            if !self.log.state.due(self.context()).is_some_and(|fact| fact.votes_out()) {
                break;
            }
            self.ask_other_servers(inbox, &mut meanwhile).await;
        }
        meanwhile
    }

    /// Asks other servers what they know, and gives them a moment to answer.
    async fn ask_other_servers(&mut self, inbox: &mut mpsc::Receiver<Message>, meanwhile: &mut Vec<Message>) {
        self.send_notification(true);
        let until = Instant::now() + ANSWER_TIMEOUT;
        while meanwhile.len() < MESSAGES_MEANWHILE
            && let Ok(Some(message)) = timeout_at(until, inbox.recv()).await
        {
            match message {
                Message::Notified(elsewhere) => self.hear(*elsewhere).await,
                other => meanwhile.push(other),
            }
        }
    }

    /// Another server says what it knows.
    pub(super) async fn hear(&mut self, elsewhere: TableNotification) {
        let before = self.present_everywhere();
        self.elsewhere.insert(elsewhere.node, (elsewhere.present, Instant::now()));
        if self.present_everywhere() != before {
            self.show_presence();
        }
        if elsewhere.seq > self.log.seq() {
            let _ = self.catch_up().await;
        }
        let same_question = elsewhere.asked_at == self.log.asked_at();
        // That server has just loaded the table, or learned late of the question.
        let knows_less = self.known_ms() > elsewhere.thought_ms.saturating_add(NEARLY_THE_SAME_MS);
        if same_question && elsewhere.thought_ms > self.known_ms() {
            self.count_on_from(elsewhere.thought_ms);
        }
        if elsewhere.asks || (same_question && knows_less) {
            self.notify_servers();
        }
    }
}
