//! A program that runs: its pipes, and how long it is waited for.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::time::{Duration, Instant};

use super::BotError;
use super::message::{Message, Wishes, read_hello, read_move};

/// The longest answer, in bytes.
const MAX_ANSWER: u64 = 64 * 1024;

/// How many answers nobody has asked for are kept before the program has to wait.
const MAX_WAITING: usize = 4;

/// How often somebody who waits looks up to see whether all is to stop.
const GLANCE: Duration = Duration::from_millis(50);

/// How long a program that has closed its output gets to end, so that its exit code can be told.
const LAST_BREATH: Duration = Duration::from_millis(200);

/// A running program that has said that it is ready. It is killed when it is no longer needed.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to_writer: Sender<String>,
    answers: Receiver<Result<String, BotError>>,
    pub(super) wishes: Wishes,
}

impl Process {
    /// Starts a program and waits until it is ready.
    pub(super) fn start(words: &[String], timeout: Duration, stop: &AtomicBool) -> Result<Self, BotError> {
        let mut process = Self::spawn(words)?;
        let answer = process.ask(&Message::hello(timeout.as_millis()), timeout, stop)?;
        process.wishes = read_hello(&answer.ok_or(BotError::NotReady(timeout))?)?;
        Ok(process)
    }

    fn spawn(words: &[String]) -> Result<Self, BotError> {
        let [name, arguments @ ..] = words else {
            return Err(BotError::NotStarted("there is no command; write cmd:./mybot".to_owned()));
        };
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C at the terminal is for the one who runs the games, not for the programs.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| BotError::NotStarted(format!("{name}: {error}")))?;
        let (to_writer, lines) = channel();
        let (to_asker, answers) = sync_channel(MAX_WAITING);
        if let Some(stdin) = child.stdin.take() {
            std::thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || read_lines(stdout, &to_asker));
        }
        Ok(Self { child, to_writer, answers, wishes: Wishes::default() })
    }

    /// Says something that wants no answer.
    pub(super) fn tell(&self, message: &Message<'_>) -> Result<(), BotError> {
        let line = serde_json::to_string(message).map_err(|error| BotError::Gone(error.to_string()))?;
        self.to_writer.send(line + "\n").map_err(|_| BotError::Gone("it does not read its input".to_owned()))
    }

    /// Asks for a move and gives its text.
    pub(super) fn decide(
        &mut self,
        message: &Message<'_>,
        timeout: Duration,
        stop: &AtomicBool,
    ) -> Result<String, BotError> {
        let answer = self.ask(message, timeout, stop)?;
        read_move(&answer.ok_or(BotError::TooLate(timeout))?)
    }

    /// Asks something and gives the line of answer; none if there is none in time.
    fn ask(&mut self, message: &Message<'_>, timeout: Duration, stop: &AtomicBool) -> Result<Option<String>, BotError> {
        match self.answers.try_recv() {
            Ok(_) => return Err(BotError::Nonsense("it said something without being asked".to_owned())),
            Err(TryRecvError::Disconnected) => return Err(self.how_it_ended()),
            Err(TryRecvError::Empty) => {}
        }
        let deadline = Instant::now() + timeout;
        if self.tell(message).is_err() {
            return Err(self.how_it_ended());
        }
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left.min(GLANCE)) {
                Ok(answer) => return answer.map(Some),
                Err(RecvTimeoutError::Disconnected) => return Err(self.how_it_ended()),
                Err(RecvTimeoutError::Timeout) if left.is_zero() || stop.load(Ordering::Relaxed) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn how_it_ended(&mut self) -> BotError {
        let deadline = Instant::now() + LAST_BREATH;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return BotError::Gone(format!("it ended with {status}")),
                Ok(None) if Instant::now() < deadline => std::thread::sleep(LAST_BREATH / 20),
                _ => return BotError::Gone("it closed its output".to_owned()),
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended by itself cannot be killed, which is as good.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Writes until nobody has anything to say or the program does not listen any more.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

/// Reads until the program closes its output or nobody listens any more.
fn read_lines(stdout: ChildStdout, to_asker: &SyncSender<Result<String, BotError>>) {
    let mut reader = BufReader::new(stdout);
    let mut line = Vec::new();
    loop {
        line.clear();
        let Ok(read) = reader.by_ref().take(MAX_ANSWER).read_until(b'\n', &mut line) else { break };
        if read == 0 {
            break;
        }
        if read as u64 == MAX_ANSWER && line.last() != Some(&b'\n') {
            let problem = format!("a line of more than {MAX_ANSWER} bytes");
            drop(to_asker.send(Err(BotError::Nonsense(problem))));
            break;
        }
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() && to_asker.send(Ok(text.into_owned())).is_err() {
            break;
        }
    }
}
