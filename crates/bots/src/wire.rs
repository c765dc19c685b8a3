//! Bots that are programs of their own: they are asked with a line of JSON on stdin and answer with one on stdout.
//!
//! Nothing that a program does may stop the one who asks. Its pipes are read and written by threads of their own, every
//! wait has an end, and a program that fails is killed.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use vale_engine::{CardSet, Ranking, Seat, SeatView};

use crate::bot::Sight;

/// The longest answer, in bytes.
const MAX_ANSWER: u64 = 64 * 1024;

/// How many answers nobody has asked for are kept before the program has to wait.
const MAX_WAITING: usize = 4;

/// How often somebody who waits looks up to see whether all is to stop.
const GLANCE: Duration = Duration::from_millis(50);

/// How long a program that has closed its output gets to end, so that its exit code can be told.
const LAST_BREATH: Duration = Duration::from_millis(200);

/// Why a seat loses its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program cannot be started.
    NotStarted(String),
    /// The answer cannot be understood.
    Nonsense(String),
    /// The move is not legal.
    Illegal {
        /// The move, as it was given.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// There was no answer in this time.
    TooLate(Duration),
    /// The program ended or closed its output.
    Gone(String),
    /// A bot of the house panicked.
    Panicked(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(problem) => write!(f, "cannot be started: {problem}"),
            Self::Nonsense(problem) => write!(f, "answered nonsense: {problem}"),
            Self::Illegal { text, reason } => write!(f, "played the illegal move `{text}`: {reason}"),
            Self::TooLate(patience) => write!(f, "did not answer within {} ms", patience.as_millis()),
            Self::Gone(how) => write!(f, "is gone: {how}"),
            Self::Panicked(message) => write!(f, "panicked: {message}"),
        }
    }
}

/// What is said to a program.
#[derive(Debug, Serialize)]
#[serde(tag = "do")]
enum Message<'a> {
    #[serde(rename = "decide")]
    Decide {
        game: &'a str,
        seat: Seat,
        timeout_ms: u128,
        seed: u64,
        legal: &'a [String],
        remembered: BTreeMap<usize, CardSet>,
        view: &'a SeatView,
    },
    #[serde(rename = "game over")]
    GameOver {
        game: &'a str,
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        ranking: Option<Ranking>,
        #[serde(skip_serializing_if = "Option::is_none")]
        forfeit: Option<ForfeitNotice>,
    },
}

/// Who lost a game without finishing it, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct ForfeitNotice {
    pub(crate) seat: Seat,
    pub(crate) reason: String,
}

/// What a program answers. Other fields are its own business.
#[derive(Debug, Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    text: String,
}

/// A program that can take seats. It runs as often as seats ask at the same time, and a game takes over the process that
/// another has left.
#[derive(Debug)]
pub struct Program {
    words: Vec<String>,
    patience: Duration,
    idle: Mutex<Vec<Process>>,
}

impl Program {
    /// The program that this command line names, its words parted by spaces. It is started once, so that one that does
    /// not exist is found out now.
    pub fn start(command: &str, patience: Duration) -> Result<Self, Fault> {
        let words = command.split_whitespace().map(str::to_owned).collect();
        let program = Self { words, patience, idle: Mutex::default() };
        let process = program.process()?;
        program.leave(process);
        Ok(program)
    }

    /// A process that nobody uses, or a new one.
    fn process(&self) -> Result<Process, Fault> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| Process::start(&self.words), Ok)
    }

    fn leave(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }

    /// Somebody of this program for one seat of one game.
    pub fn hire(&self) -> Hired<'_> {
        Hired { program: self, process: None }
    }
}

/// A process at a seat. No two seats share one, so that none sees the hand of another.
#[derive(Debug)]
pub struct Hired<'a> {
    program: &'a Program,
    process: Option<Process>,
}

impl Hired<'_> {
    /// Asks for a move and gives its text. After a fault the process is killed.
    pub(crate) fn decide(
        &mut self,
        game: &str,
        sight: Sight<'_>,
        legal: &[String],
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<String, Fault> {
        let mut process = self.process.take().map_or_else(|| self.program.process(), Ok)?;
        let view = sight.view;
        let others = view.table.players.iter().map(|player| player.seat).filter(|&seat| seat != view.seat);
        let message = Message::Decide {
            game,
            seat: view.seat,
            timeout_ms: self.program.patience.as_millis(),
            // Numbers up to 2^53 mean the same in all languages.
            seed: seed >> 11,
            legal,
            remembered: others.map(|seat| (seat.number(), sight.memory.in_hand(seat))).collect(),
            view,
        };
        let text = process.ask(&message, self.program.patience, stop)?;
        self.process = Some(process);
        Ok(text)
    }

    /// Kills the process; the next game gets a new one.
    pub(crate) fn dismiss(&mut self) {
        self.process = None;
    }

    /// Tells how the game ended.
    pub(crate) fn game_over(
        &mut self,
        game: &str,
        seat: Seat,
        ranking: Option<Ranking>,
        forfeit: Option<ForfeitNotice>,
    ) {
        if let Some(process) = &self.process
            && process.tell(&Message::GameOver { game, seat, ranking, forfeit }).is_err()
        {
            self.dismiss();
        }
    }
}

impl Drop for Hired<'_> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.program.leave(process);
        }
    }
}

/// A running program. It is killed when it is no longer needed.
#[derive(Debug)]
struct Process {
    child: Child,
    to_writer: Sender<String>,
    answers: Receiver<Result<String, Fault>>,
}

impl Process {
    fn start(words: &[String]) -> Result<Self, Fault> {
        let [name, arguments @ ..] = words else {
            return Err(Fault::NotStarted("there is no command; write cmd:./mybot".to_owned()));
        };
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C at the terminal is for the one who runs the games, not for the programs.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| Fault::NotStarted(format!("{name}: {error}")))?;
        let (to_writer, lines) = channel();
        let (to_asker, answers) = sync_channel(MAX_WAITING);
        if let Some(stdin) = child.stdin.take() {
            std::thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || read_lines(stdout, &to_asker));
        }
        Ok(Self { child, to_writer, answers })
    }

    fn tell(&self, message: &Message<'_>) -> Result<(), Fault> {
        let line = serde_json::to_string(message).map_err(|error| Fault::Gone(error.to_string()))?;
        self.to_writer.send(line + "\n").map_err(|_| Fault::Gone("it does not read its input".to_owned()))
    }

    fn ask(&mut self, message: &Message<'_>, patience: Duration, stop: &AtomicBool) -> Result<String, Fault> {
        match self.answers.try_recv() {
            Ok(_) => return Err(Fault::Nonsense("it said something without being asked".to_owned())),
            Err(TryRecvError::Disconnected) => return Err(self.how_it_ended()),
            Err(TryRecvError::Empty) => {}
        }
        let deadline = Instant::now() + patience;
        if self.tell(message).is_err() {
            return Err(self.how_it_ended());
        }
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left.min(GLANCE)) {
                Ok(answer) => return understand(&answer?),
                Err(RecvTimeoutError::Disconnected) => return Err(self.how_it_ended()),
                Err(RecvTimeoutError::Timeout) if left.is_zero() || stop.load(Ordering::Relaxed) => {
                    return Err(Fault::TooLate(patience));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn how_it_ended(&mut self) -> Fault {
        let deadline = Instant::now() + LAST_BREATH;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Fault::Gone(format!("it ended with {status}")),
                Ok(None) if Instant::now() < deadline => std::thread::sleep(LAST_BREATH / 20),
                _ => return Fault::Gone("it closed its output".to_owned()),
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

fn understand(line: &str) -> Result<String, Fault> {
    let answer: Result<Answer, _> = serde_json::from_str(line);
    answer.map(|answer| answer.text).map_err(|_| {
        let cut = line.trim().char_indices().nth(80).map_or(line.trim().len(), |(place, _)| place);
        Fault::Nonsense(format!("`{}` is not of the form {{\"move\":\"hunt hydra\"}}", &line.trim()[..cut]))
    })
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
fn read_lines(stdout: ChildStdout, to_asker: &SyncSender<Result<String, Fault>>) {
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
            drop(to_asker.send(Err(Fault::Nonsense(problem))));
            break;
        }
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() && to_asker.send(Ok(text.into_owned())).is_err() {
            break;
        }
    }
}
