//! What is kept, tested on `SQLite` and `PostgreSQL` with the same tests.

mod admin;
mod append;
mod daily;
mod expiry;
mod finish;
mod invitations;
mod notify;
mod open;
mod people;
mod place;
mod sent;
mod tables;

use vale_protocol::{PlayerId, Stage, TableId};
use vale_server::store::{Append, FactRow, Listing, Store, TableRow};

use place::Place;

/// Makes each of the functions a test on `SQLite` and a test on `PostgreSQL`.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&crate::store::Place::file()).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                if let Some(place) = crate::store::Place::database() {
                    super::$test(&place).await;
                }
            })*
        }
    };
}
use on_both;

/// A table that was made, with nobody at it.
async fn table(store: &Store, id: &str) -> TableId {
    store.create_table(&table_row(id), &nobody()).await.unwrap();
    TableId(id.to_owned())
}

fn table_row(id: &str) -> TableRow {
    TableRow {
        id: TableId(id.to_owned()),
        made_at: 1_000,
        host: PlayerId("host".to_owned()),
        rules: 3,
        settings: r#"{"players":2}"#.to_owned(),
        plan: "[]".to_owned(),
        seed: "00".repeat(32),
        position: None,
        daily: None,
    }
}

fn nobody() -> Listing {
    Listing { stage: Stage::Open, public: true, occupants: "[]".to_owned(), people: Vec::new() }
}

/// A fact that nothing else changes with.
fn append(table: &TableId, seq: u64, command: &str) -> Append {
    let body = format!(r#"{{"fact":"moved","by":"{command}"}}"#);
    let fact = FactRow {
        seq,
        at: 2_000 + seq,
        command: command.to_owned(),
        player: None,
        body,
        thought_ms: 0,
        checksum: None,
    };
    Append { table: table.clone(), fact, listing: None, progress: None, finish: None, new_table: None }
}

/// What `futures` would call `join_all`: everything at once, and the answers in order.
async fn all_at_once<F>(futures: impl IntoIterator<Item = F>) -> Vec<F::Output>
where
    F: Future + Send + 'static,
    F::Output: Send + 'static,
{
    let tasks: Vec<_> = futures.into_iter().map(tokio::spawn).collect();
    let mut answers = Vec::with_capacity(tasks.len());
    for task in tasks {
        answers.push(task.await.unwrap());
    }
    answers
}
