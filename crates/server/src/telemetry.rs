//! What the server counts and measures. The names are those that `/metrics` shows.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::LazyLock;
use std::time::Instant;

use futures_util::FutureExt as _;
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use vale_protocol::Problem;

use crate::rarely::Rarely;
use crate::store::StoreError;

/// Answered requests, by `method`, `route` and `status`.
pub const REQUESTS: &str = "vale_requests_total";
/// How long answers took, by `route`.
pub const REQUEST_SECONDS: &str = "vale_request_seconds";
/// Sockets that are open now.
pub const SOCKETS: &str = "vale_sockets";
/// Tables that are in memory now.
pub const TABLES: &str = "vale_tables";
/// Commands, by `outcome`: done, or the code of the refusal.
pub const COMMANDS: &str = "vale_commands_total";
/// How long it took from a command to its answer.
pub const COMMAND_SECONDS: &str = "vale_command_seconds";
/// How many facts were written in one transaction.
pub const BATCH_SIZE: &str = "vale_store_batch_size";
/// How long a transaction took.
pub const BATCH_SECONDS: &str = "vale_store_batch_seconds";
/// Decisions of bots, by `level`.
pub const BOT_DECISIONS: &str = "vale_bot_decisions_total";
/// How long bots thought, by `level`.
pub const BOT_SECONDS: &str = "vale_bot_seconds";
/// Bot decisions waiting for a thread.
pub const BOTS_WAITING: &str = "vale_bots_waiting";
/// Handlers and tables that panicked. Each is a defect, and in the log.
pub const PANICS: &str = "vale_panics_total";

/// What was refused because somebody wanted too much, by `limit`.
pub const REFUSED: &str = "vale_refused_total";
/// Sockets that the server ended, by `reason`.
pub const DROPPED: &str = "vale_sockets_dropped_total";
/// Logins, by `outcome`: right or wrong.
pub const LOGINS: &str = "vale_logins_total";

/// From a tenth of a millisecond to ten seconds: 25 ms is what a move may take.
const SECONDS: [f64; 14] = [0.0001, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// Powers of two, up to the most facts that are written at once.
const SIZES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

static HANDLE: LazyLock<PrometheusHandle> = LazyLock::new(|| {
    let seconds = PrometheusBuilder::new().set_buckets(&SECONDS);
    let builder = seconds.and_then(|builder| {
        builder.set_buckets_for_metric(metrics_exporter_prometheus::Matcher::Full(BATCH_SIZE.to_owned()), &SIZES)
    });
    // The lists of buckets are not empty, which is all that could be wrong with them.
    let recorder = builder.unwrap_or_default().build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("another metrics recorder is installed: /metrics will be empty");
    }
    describe();
    handle
});

/// So many tables are in memory now.
pub fn tables(count: usize) {
    gauge!(TABLES).set(f64::from(u32::try_from(count).unwrap_or(u32::MAX)));
}

/// Counts a transaction of so many facts that began at this time.
pub fn transaction(facts: usize, begun: Instant) {
    histogram!(BATCH_SIZE).record(f64::from(u32::try_from(facts).unwrap_or(u32::MAX)));
    histogram!(BATCH_SECONDS).record(begun.elapsed().as_secs_f64());
}

/// Counts an answer to a command that came at this time.
pub fn answered(result: &Result<u64, Problem>, received: Instant) {
    let outcome = match result {
        Ok(_) => "done".to_owned(),
        Err(problem) => problem.code.to_string(),
    };
    counter!(COMMANDS, "outcome" => outcome).increment(1);
    histogram!(COMMAND_SECONDS).record(received.elapsed().as_secs_f64());
}

/// Counts a panic, and tells what it said.
pub fn panicked(panic: &(dyn Any + Send)) -> String {
    counter!(PANICS).increment(1);
    let reason = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    reason.unwrap_or("without a word").to_owned()
}

/// Runs what belongs to one table. A panic ends it, is counted, and hurts no other table.
pub async fn watched(work: impl Future<Output = ()>) {
    if let Err(panic) = AssertUnwindSafe(work).catch_unwind().await {
        let reason = panicked(&*panic);
        tracing::error!(reason, "a table panicked and will be reloaded from its log");
    }
}

/// Counts something that was refused because of a limit.
pub fn refused(limit: &'static str) {
    static RARELY: Rarely = Rarely::new();
    counter!(REFUSED, "limit" => limit).increment(1);
    if let Some(count) = RARELY.due() {
        tracing::info!(count, limit, "refused because of a limit");
    }
}

/// Counts a socket that was ended because of its client, and says why.
pub fn dropped(reason: &'static str) {
    static RARELY: Rarely = Rarely::new();
    counter!(DROPPED, "reason" => reason).increment(1);
    if let Some(count) = RARELY.due() {
        tracing::info!(count, reason, "closed a connection");
    }
}

/// Counts an attempt to log in. Who it was, and from where, is nobody's business.
pub fn login(right: bool) {
    static RIGHT: Rarely = Rarely::new();
    static WRONG: Rarely = Rarely::new();
    let (outcome, rarely) = if right { ("right", &RIGHT) } else { ("wrong", &WRONG) };
    counter!(LOGINS, "outcome" => outcome).increment(1);
    if let Some(count) = rarely.due() {
        tracing::info!(count, outcome, "login");
    }
}

/// Writes down that the store failed. It fails again and again while its disk is full.
pub fn store_failed(error: &StoreError) {
    static RARELY: Rarely = Rarely::new();
    if matches!(error, StoreError::Closed) {
        tracing::debug!("ignored after shutdown began");
    } else if let Some(count) = RARELY.due() {
        tracing::error!(%error, count, "the database failed");
    }
}

/// What has been counted in this process since the first call, which begins it.
pub fn metrics() -> PrometheusHandle {
    HANDLE.clone()
}

fn describe() {
    describe_counter!(REQUESTS, "Requests answered");
    describe_histogram!(REQUEST_SECONDS, Unit::Seconds, "Response time");
    describe_gauge!(SOCKETS, "Open WebSocket connections");
    describe_gauge!(TABLES, "Tables in memory");
    describe_counter!(COMMANDS, "Commands to tables, by outcome");
    describe_histogram!(COMMAND_SECONDS, Unit::Seconds, "Time from a command to its answer");
    describe_histogram!(BATCH_SIZE, "Entries per transaction");
    describe_histogram!(BATCH_SECONDS, Unit::Seconds, "Transaction time");
    describe_counter!(BOT_DECISIONS, "Bot decisions, by level");
    describe_histogram!(BOT_SECONDS, Unit::Seconds, "Bot thinking time, by level");
    describe_gauge!(BOTS_WAITING, "Bot decisions waiting for a thread");
    describe_counter!(PANICS, "Handlers and tables that panicked");
    describe_counter!(REFUSED, "Refusals because of a limit, by limit");
    describe_counter!(DROPPED, "Connections closed by the server, by reason");
    describe_counter!(LOGINS, "Logins, by outcome");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many panics were counted.
    fn counted() -> u64 {
        let text = metrics().render();
        let line = text.lines().find(|line| line.starts_with(PANICS));
        line.map_or(0, |line| line.rsplit(' ').next().unwrap().parse().unwrap())
    }

    #[tokio::test]
    async fn the_panic_of_a_table_is_counted() {
        let before = counted();
        watched(async { panic!("on purpose") }).await;
        watched(async {}).await;
        assert!(counted() > before);
    }
}
