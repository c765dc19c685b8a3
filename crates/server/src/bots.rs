//! The bots that sit at tables. They think in a bounded number of threads, so that however many of them there are, a
//! person's move finds the rest of the machine free, and in turns, so that nobody's tables keep the bots of others busy.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use metrics::{counter, gauge, histogram};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::time::Instant;
use vale_bots::{Budget, Level};
use vale_engine::Move;
use vale_table::BotRequest;

use crate::bot_queue::FairQueue;
pub use crate::bot_queue::Waiting;
use crate::telemetry;

/// How much lower the priority of the threads is in which bots think, on the scale of `nice`.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// How long to wait before asking again, if too many wait already.
const PAUSE: Duration = Duration::from_millis(500);

/// How many of its last decisions tell how long a bot usually thinks.
const REMEMBERED: usize = 64;

/// How long an answer takes at least: longer than the bot usually thinks on a machine of today, so that the time tells
/// nothing about the cards that it thinks about.
fn least(level: Level) -> Duration {
    match level.default_budget() {
        Budget::Nodes(0) => Duration::from_millis(5),
        Budget::Nodes(_) if level == Level::Master => Duration::from_millis(120),
        Budget::Nodes(_) => Duration::from_millis(25),
        Budget::Time(budget) => budget + Duration::from_millis(15),
    }
}

/// Answers come at whole steps of time, those that were thought about too: a timer rounds up to a millisecond, and only
/// forced moves would wait for it otherwise.
const STEP_MS: u64 = 10;

/// After how long an answer is told that took this long.
fn told_after(took: Duration) -> Duration {
    // A millisecond for the way of the answer, so that it is there before its step is over.
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX).saturating_add(2);
    Duration::from_millis(ms.div_ceil(STEP_MS).saturating_mul(STEP_MS))
}

/// What waits for a thread.
enum Job {
    /// A question, and whoever waits for the answer.
    Decision { request: Box<BotRequest>, answer: oneshot::Sender<Thought> },
    /// Work that has time.
    Work(Box<dyn FnOnce() + Send>),
}

/// An answer, when the bot began to think, and how long it thought.
struct Thought {
    chosen: Move,
    begun: Instant,
    took: Duration,
}

/// What all threads share.
struct Shared {
    threads: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    queue: FairQueue<Job>,
    /// How many threads think.
    thinking: usize,
    /// How long the last decisions of each level took.
    usual: [VecDeque<Duration>; Level::ALL.len()],
}

/// The threads in which bots think.
#[derive(Clone)]
pub struct BotPool {
    shared: Arc<Shared>,
}

impl BotPool {
    /// This many threads.
    pub fn new(threads: usize) -> Self {
        Self { shared: Arc::new(Shared { threads: threads.max(1), state: Mutex::default() }) }
    }

    /// The move of a bot; none if there is no legal move. Whoever drops this takes the question back.
    ///
    /// A forced move waits for its turn like any other, and takes as long as one that was thought about: otherwise its
    /// time would tell that the bot had no choice, and so something of its hand.
    pub async fn decide(&self, waiting: &Waiting, request: BotRequest) -> Option<Move> {
        let first = *request.legal.first()?;
        let level = request.level;
        let (answer, answered) = oneshot::channel();
        self.queue(waiting, Job::Decision { request: Box::new(request), answer }).await;
        // A bot that fails must not freeze the table: it plays any legal move instead.
        let Ok(Thought { chosen, begun, took }) = answered.await else { return Some(first) };
        tokio::time::sleep_until(begun + told_after(took).max(least(level))).await;
        Some(chosen)
    }

    /// Does a short piece of work when it is its turn; none if it fails. Whoever drops this takes it back, unless it has begun.
    pub async fn work<T: Send + 'static>(
        &self,
        waiting: &Waiting,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let wanted = move || {
            if !answer.is_closed() {
                // Whoever went away meanwhile needs no answer.
                let _ = answer.send(work());
            }
        };
        self.queue(waiting, Job::Work(Box::new(wanted))).await;
        answered.await.ok()
    }

    /// Lets a job wait for a thread, as soon as not too many do.
    async fn queue(&self, waiting: &Waiting, mut job: Job) {
        while let Err(refused) = self.enqueue(waiting, job) {
            job = refused;
            tokio::time::sleep(PAUSE).await;
        }
    }

    fn enqueue(&self, waiting: &Waiting, job: Job) -> Result<(), Job> {
        let mut state = self.shared.lock();
        state.queue.push(waiting, job)?;
        gauge!(telemetry::BOTS_WAITING).set(f64::from(u32::try_from(state.queue.len()).unwrap_or(u32::MAX)));
        if state.thinking < self.shared.threads {
            state.thinking += 1;
            let shared = Arc::clone(&self.shared);
            tokio::task::spawn_blocking(move || shared.work_behind_others());
        }
        Ok(())
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole even if somebody panicked: every change of it is a single call.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works in a thread whose priority is low, so that moves are taken at once even if bots and reviews could use the whole
    /// machine. It is a thread of its own, because one that has a low priority cannot get a higher one again, and those of the
    /// runtime also do other things.
    fn work_behind_others(&self) {
        let runtime = Handle::current();
        thread::scope(|scope| {
            scope.spawn(|| {
                let _runtime = runtime.enter();
                lower_priority();
                self.work();
            });
        });
    }

    /// Thinks until nothing waits any more.
    fn work(&self) {
        while let Some(job) = self.next() {
            match job {
                Job::Decision { request, answer } => self.decide(&request, answer),
                Job::Work(work) => {
                    if catch_unwind(AssertUnwindSafe(work)).is_err() {
                        tracing::error!("work in the background failed");
                        counter!(telemetry::PANICS).increment(1);
                    }
                }
            }
        }
    }

    fn decide(&self, request: &BotRequest, answer: oneshot::Sender<Thought>) {
        // Nobody waits any more at a table that everybody has left.
        if answer.is_closed() {
            return;
        }
        let begun = Instant::now();
        let Ok(Some(chosen)) = catch_unwind(AssertUnwindSafe(|| request.solve())) else {
            tracing::error!(level = request.level.number(), "a bot failed");
            counter!(telemetry::PANICS).increment(1);
            return;
        };
        let took = self.account(request, begun.elapsed());
        // Whoever went away meanwhile needs no answer.
        let _ = answer.send(Thought { chosen, begun, took });
    }

    fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        let job = state.queue.pop();
        if job.is_none() {
            state.thinking -= 1;
        }
        gauge!(telemetry::BOTS_WAITING).set(f64::from(u32::try_from(state.queue.len()).unwrap_or(u32::MAX)));
        job
    }

    /// How long a decision counts as having taken: what it took, or, if it was forced, what another one took.
    fn account(&self, request: &BotRequest, took: Duration) -> Duration {
        let mut state = self.lock();
        let Some(usual) = state.usual.get_mut(request.level as usize) else { return took };
        if request.is_forced() {
            let drawn = request.seed.checked_rem(usual.len() as u64).and_then(|index| usual.get(index as usize));
            return drawn.copied().unwrap_or_default();
        }
        if usual.len() == REMEMBERED {
            usual.pop_front();
        }
        usual.push_back(took);
        drop(state);
        let level = request.level.number().to_string();
        counter!(telemetry::BOT_DECISIONS, "level" => level.clone()).increment(1);
        histogram!(telemetry::BOT_SECONDS, "level" => level).record(took.as_secs_f64());
        took
    }
}

/// Lets all other threads go first. Only on Linux each thread has a priority of its own.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE) {
        tracing::warn!(%error, "bots think with the same priority as everything else");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use vale_bots::Memories;
    use vale_engine::{Game, MoveList, Seat, Seed, Setup, Start};
    use vale_protocol::PlayerId;

    use super::*;

    fn seated(name: &str) -> Waiting {
        Waiting::Seated(vec![PlayerId(name.to_owned())])
    }

    /// The first question of a game, which has many answers.
    fn request(level: Level, seed: u64) -> BotRequest {
        let start = Start::Setup(Setup::new(2, Seed::from_number(seed)));
        let mut memories = Memories::new(2);
        let game: Game = start.begin(&mut memories).unwrap();
        let seat: Seat = game.asked_seat().unwrap();
        let mut legal = MoveList::new();
        game.legal_moves_into(&mut legal);
        assert!(legal.len() > 1);
        BotRequest { level, view: game.seat_view(seat), memory: memories.of(seat).clone(), legal: legal.to_vec(), seed }
    }

    fn forced(level: Level, seed: u64) -> BotRequest {
        let mut request = request(level, seed);
        request.legal.truncate(1);
        request
    }

    async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
        let patient = tokio::time::timeout(Duration::from_secs(20), future).await;
        patient.unwrap_or_else(|_| panic!("not within 20 seconds: {what}"))
    }

    async fn many_wait(pool: &BotPool) {
        let filling = async {
            while pool.shared.lock().queue.len() < 30 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        soon("30 questions wait", filling).await;
    }

    /// Counted, not timed: how many bots of others answer before that of somebody who comes last.
    #[tokio::test(flavor = "multi_thread")]
    async fn three_hundred_tables_of_one_person_do_not_keep_the_bot_of_another_waiting() {
        for level in [Level::Reference, Level::Master] {
            others_are_not_kept_waiting(level).await;
        }
    }

    async fn others_are_not_kept_waiting(level: Level) {
        let pool = BotPool::new(1);
        let answered = Arc::new(AtomicUsize::new(0));
        let mut others = tokio::task::JoinSet::new();
        for seed in 0..300 {
            let (pool, answered) = (pool.clone(), Arc::clone(&answered));
            others.spawn(async move {
                pool.decide(&seated("mob"), request(level, seed)).await.unwrap();
                answered.fetch_add(1, Ordering::SeqCst);
            });
        }
        many_wait(&pool).await;
        let before = answered.load(Ordering::SeqCst);
        soon("ann is answered", pool.decide(&seated("ann"), request(level, 7))).await.unwrap();
        // One that was being thought about already, and one more because answers overlap a little.
        let before = answered.load(Ordering::SeqCst) - before;
        assert!(before <= 4, "{before} others were first");
        others.abort_all();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_question_that_is_taken_back_is_not_thought_about() {
        let pool = BotPool::new(1);
        let mut asked = tokio::task::JoinSet::new();
        for seed in 0..40 {
            let pool = pool.clone();
            asked.spawn(async move { pool.decide(&seated("ann"), request(Level::Reference, seed)).await });
        }
        many_wait(&pool).await;
        asked.shutdown().await;
        soon("bob is answered", pool.decide(&seated("bob"), request(Level::Random, 1))).await.unwrap();
        let thought_about = pool.shared.lock().usual[Level::Reference as usize].len();
        assert!(thought_about <= 10, "{thought_about} of 40");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_in_the_background_that_fails_stops_nobody() {
        let pool = BotPool::new(1);
        let ann = Waiting::Background(PlayerId("ann".to_owned()));
        let failed: Option<()> = soon("it fails", pool.work(&ann, || panic!("a defect"))).await;
        assert_eq!(failed, None);
        assert_eq!(soon("the next one", pool.work(&ann, || 7)).await, Some(7));
        soon("a bot answers", pool.decide(&seated("bob"), request(Level::Greedy, 1))).await.unwrap();
    }

    /// How many percent of so many forced moves and as many others the best guess by time tells apart: 50 is a coin.
    fn told_apart(forced: &[Duration], free: &[Duration]) -> usize {
        let up_to = |times: &[Duration], limit: Duration| times.iter().filter(|time| **time <= limit).count();
        let right = |limit: &Duration| up_to(forced, *limit).abs_diff(up_to(free, *limit));
        let best = forced.iter().chain(free).map(right).max().unwrap_or_default();
        50 + 50 * best / forced.len()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn the_time_of_an_answer_does_not_tell_whether_it_was_forced() {
        for level in Level::ALL {
            // A machine that gets busy or idle in the middle changes how long bots think. What the times themselves tell
            // shows in every attempt.
            let mut told = Vec::new();
            while told.len() < 3 && told.iter().all(|told| *told >= 80) {
                told.push(told_apart_by_times(level).await);
            }
            assert!(told.iter().any(|told| *told < 80), "level {}: {told:?} % told apart", level.number());
        }
    }

    /// How well forced moves of a level are told from others by the time of the answer, in percent.
    async fn told_apart_by_times(level: Level) -> usize {
        let pool = BotPool::new(1);
        let mut times = [Vec::new(), Vec::new()];
        // The first ones tell how long the bot usually thinks on this machine.
        for seed in 0..5 {
            soon("a warm-up", pool.decide(&seated("ann"), request(level, seed))).await.unwrap();
        }
        for seed in 0..60 {
            for (request, times) in [forced(level, seed), request(level, seed)].into_iter().zip(&mut times) {
                let begun = Instant::now();
                soon("an answer", pool.decide(&seated("ann"), request)).await.unwrap();
                times.push(begun.elapsed());
            }
        }
        told_apart(&times[0], &times[1])
    }
}
