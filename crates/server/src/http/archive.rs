//! Finished games. To read one means to play it again from its first move, which is work: it is done a few at a time, on
//! threads of its own, and not again at once for the next one who asks.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use vale_protocol::{Code, Problem, Stage, TableId};

use super::answer::{Answer, ProblemResponse};
use super::games::Finished;
use crate::app::App;
use crate::pressure::Whoever;

/// How many games are read at the same time.
const READERS: usize = 2;

/// How long somebody waits for their turn.
const QUEUE_TIMEOUT: Duration = Duration::from_millis(500);

/// How many games are remembered, and for how long. A name that is deleted must not stay any longer.
const REMEMBERED: usize = 8;
const FRESH: Duration = Duration::from_secs(2);

type Recent = VecDeque<(Instant, Arc<Finished>)>;

/// Reads finished games.
pub struct Archive {
    readers: Arc<Semaphore>,
    recent: Arc<Mutex<Recent>>,
}

impl Default for Archive {
    fn default() -> Self {
        Self { readers: Arc::new(Semaphore::new(READERS)), recent: Arc::default() }
    }
}

impl Archive {
    /// Looks at a finished game. Whether it is finished is known without reading it.
    pub(super) async fn look<T: Send + 'static>(
        &self,
        app: &Arc<App>,
        table: &TableId,
        look: impl FnOnce(&Finished) -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        let listed = app.store.listing(table).await?;
        let listed = listed.ok_or_else(|| Problem::new(Code::NotFound, "there is no such table"))?;
        if listed.stage != Stage::Over {
            return Err(
                Problem::new(Code::NotOver, "this game is not over yet: it can be watched here afterwards").into()
            );
        }
        app.pressure.admit(Whoever::Comes)?;
        let (recent, app, runtime) = (Arc::clone(&self.recent), Arc::clone(app), Handle::current());
        let looked = self.work(move || {
            let remembered = remembered(&recent, &listed.id);
            let finished = match remembered {
                Some(finished) => finished,
                None => remember(&recent, runtime.block_on(Finished::read(&app, listed))?),
            };
            look(&finished)
        });
        looked.await
    }

    /// Does something with a finished game that takes a while, when it is its turn.
    pub(super) async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> Answer<T> + Send + 'static) -> Answer<T> {
        let turn = timeout(QUEUE_TIMEOUT, Arc::clone(&self.readers).acquire_owned()).await;
        let Ok(Ok(turn)) = turn else {
            let message = "too many finished games are being read at the moment: try again shortly";
            return Err(ProblemResponse::new(Code::Busy, message));
        };
        let worked = tokio::task::spawn_blocking(move || {
            // The turn ends with the work, even if whoever asked is gone by then.
            let _turn = turn;
            work()
        });
        worked.await.map_err(ProblemResponse::internal)?
    }

    /// Forgets what was read, because somebody in it wants to be forgotten.
    pub fn forget(&self) {
        lock(&self.recent).clear();
    }

    /// Forgets what was read a while ago.
    pub fn tidy(&self) {
        lock(&self.recent).retain(|(at, _)| at.elapsed() < FRESH);
    }
}

fn lock(recent: &Mutex<Recent>) -> std::sync::MutexGuard<'_, Recent> {
    // The list is whole even if somebody panicked: every change of it is a single call.
    recent.lock().unwrap_or_else(PoisonError::into_inner)
}

fn remembered(recent: &Mutex<Recent>, table: &TableId) -> Option<Arc<Finished>> {
    let recent = lock(recent);
    let found = recent.iter().find(|(at, finished)| finished.table == *table && at.elapsed() < FRESH);
    found.map(|(_, finished)| Arc::clone(finished))
}

fn remember(recent: &Mutex<Recent>, finished: Finished) -> Arc<Finished> {
    let finished = Arc::new(finished);
    let mut recent = lock(recent);
    recent.truncate(REMEMBERED - 1);
    recent.push_front((Instant::now(), Arc::clone(&finished)));
    finished
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::store::{Location, Store};

    #[tokio::test]
    async fn a_table_that_is_not_there_needs_no_reader() {
        let directory = std::env::temp_dir().join(format!("vale-archive-{}", std::process::id()));
        let config = Config::new(Location::File(directory.join("vale.db")));
        let store = Store::open(&config.location).await.unwrap();
        let app = App::new(config, store);
        let _all = Arc::clone(&app.archive.readers).acquire_many_owned(READERS as u32).await.unwrap();
        let looked = app.archive.look(&app, &TableId("nothing".to_owned()), |_| Ok(())).await;
        assert_eq!(looked.unwrap_err().problem().code, Code::NotFound);
        app.store.close().await;
        let _ = std::fs::remove_dir_all(directory);
    }
}
