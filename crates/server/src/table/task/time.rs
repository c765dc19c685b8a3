//! How long the player who is asked has been thinking, and which of several servers counts that.

use std::time::Duration;

use super::super::clocks::Account;
use super::super::cluster::TableNotification;
use super::Task;

/// How long a server counts on without word from the one that the player who is asked is connected to: it says so every
/// time it looks for news.
const WITHOUT_WORD_MS: u64 = 3_000;

/// After so long without word, the server that the player who is asked was connected to is not standing still but gone.
const GONE: Duration = Duration::from_secs(15);

/// By how much the accounts of two servers may differ without a word about it.
const NEARLY_THE_SAME_MS: u64 = 1_000;

impl Task {
    /// How long the person who is asked has been thinking since the last fact.
    pub(super) fn thought_ms(&self) -> u64 {
        let thought_ms = self.account.thought_ms(self.tables.service.now());
        let longest = self.account.carried_ms.saturating_add(WITHOUT_WORD_MS);
        let thought_ms = if self.asked_elsewhere { thought_ms.min(longest) } else { thought_ms };
        self.log.state.thinker().map_or(0, |_| thought_ms)
    }

    /// The seat of the person who is asked, as a bit.
    pub(super) fn asked(&self) -> u8 {
        self.log.state.thinker().map_or(0, |seat| 1 << seat.index())
    }

    /// Begins the account of a new question.
    pub(super) fn begin_account(&mut self) {
        self.account = Account::new(self.tables.service.now());
        self.saw_question = true;
    }

    /// Goes on counting from this thinking time.
    fn count_on_from(&mut self, carried_ms: u64) {
        self.account = Account { carried_ms, since: self.tables.service.now() };
    }

    /// Notes whether it is another server that counts the time of the player who is asked: the only one that they are
    /// connected to. If that server stands still, they cannot answer, and their time must not run out here.
    pub(super) fn note_who_counts(&mut self) {
        let elsewhere = self.asked() & self.present_everywhere() & !self.present_here() != 0;
        if self.asked_elsewhere && !elsewhere {
            self.count_on_from(self.thought_ms());
        }
        self.asked_elsewhere = elsewhere;
    }

    /// Is every server gone that the player who is asked was connected to?
    fn counting_server_is_gone(&self) -> bool {
        let asked = self.asked();
        let mut counting = self.elsewhere.values().filter(|(present, _)| present & asked != 0);
        counting.all(|(_, heard)| heard.elapsed() > GONE)
    }

    /// Another server says what it knows.
    pub(super) async fn hear(&mut self, elsewhere: TableNotification) {
        let before = self.present_everywhere();
        self.elsewhere.insert(elsewhere.node, (elsewhere.present, tokio::time::Instant::now()));
        if self.present_everywhere() != before {
            self.show_presence();
        }
        if elsewhere.seq > self.log.seq() {
            let _ = self.catch_up().await;
            return;
        }
        if elsewhere.seq < self.log.seq() {
            return;
        }
        let counts = self.asked_elsewhere && elsewhere.present & self.asked() != 0;
        let knows =
            elsewhere.saw_question || elsewhere.thought_ms.saturating_add(NEARLY_THE_SAME_MS) >= self.thought_ms();
        if counts && knows {
            // The account of the server that the player is connected to is the right one.
            self.count_on_from(elsewhere.thought_ms);
        } else if (!self.saw_question || self.asked_elsewhere && self.counting_server_is_gone())
            && elsewhere.thought_ms > self.thought_ms()
        {
            // The other server has seen this question for longer, or knows better that the player is not connected.
            self.count_on_from(elsewhere.thought_ms);
        } else if self.thought_ms() > elsewhere.thought_ms.saturating_add(NEARLY_THE_SAME_MS) {
            // That server has just loaded the table, and does not know how long somebody has been thinking.
            self.notify_servers();
        }
    }
}
