//! Starts the binary and collects what it says.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

/// What came of running the command.
#[derive(Debug)]
pub struct Outcome {
    /// The exit code.
    pub code: Option<i32>,
    /// What it wrote to stdout.
    pub out: String,
    /// What it wrote to stderr.
    pub err: String,
}

impl Outcome {
    /// The output, after checking that all went well.
    #[track_caller]
    pub fn success(self) -> String {
        assert_eq!(self.code, Some(0), "stderr: {}", self.err);
        self.out
    }

    /// The output as JSON.
    #[track_caller]
    pub fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.success()).unwrap()
    }

    /// Checks that it failed with this exit code and these words on stderr, and said nothing on stdout.
    #[track_caller]
    pub fn fails(self, code: i32, words: &str) {
        assert_eq!(self.code, Some(code), "stderr: {}", self.err);
        assert!(self.err.contains(words), "`{words}` is not in: {}", self.err);
        assert_eq!(self.out, "");
    }
}

/// The program, which speaks English and does as it is told, whatever the variables of those who run the tests say.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vale"));
    for (variable, _) in std::env::vars_os() {
        let name = variable.to_string_lossy();
        if ["LC_ALL", "LC_MESSAGES", "LANG"].contains(&&*name) || name.starts_with("VALE_") {
            command.env_remove(&variable);
        }
    }
    // Games are kept in a folder of these tests, not at the home of those who run them.
    command.env("XDG_STATE_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("state"));
    command
}

/// Starts `vale` with these arguments and this as its input, and does not wait for it.
pub fn start(args: &[&str], input: Stdio) -> Child {
    program().args(args).stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Runs `vale` with these arguments.
pub fn vale(args: &[&str]) -> Outcome {
    vale_with_input(args, b"")
}

/// Runs `vale` with these arguments and this input.
pub fn vale_with_input(args: &[&str], input: &[u8]) -> Outcome {
    let mut command = program();
    command.args(args);
    run_with(command, input)
}

/// Runs a command with this input.
pub fn run_with(mut command: Command, input: &[u8]) -> Outcome {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The binary answers while it reads: whoever only writes would wait for ever.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let outcome = finish(child, &format!("{command:?}"));
    writer.join().unwrap();
    outcome
}

/// How long a command may take.
const LONGEST: Duration = Duration::from_mins(5);

/// Kills a child that takes too long, so that nothing waits for it for ever.
pub struct Deadline {
    what: String,
    passed: Arc<AtomicBool>,
    _running: mpsc::Sender<()>,
}

impl Deadline {
    /// For a child that runs.
    pub fn for_child(child: &Child, what: &str) -> Self {
        let (running, ended) = mpsc::channel::<()>();
        let passed = Arc::new(AtomicBool::new(false));
        let (pid, mark) = (child.id().to_string(), Arc::clone(&passed));
        std::thread::spawn(move || {
            if ended.recv_timeout(LONGEST) == Err(mpsc::RecvTimeoutError::Timeout) {
                mark.store(true, Ordering::SeqCst);
                drop(Command::new("kill").args(["-KILL", &pid]).status());
            }
        });
        Self { what: what.to_owned(), passed, _running: running }
    }

    /// Fails the test if the child was killed.
    #[track_caller]
    pub fn check(&self) {
        let passed = self.passed.load(Ordering::SeqCst);
        assert!(!passed, "{} took more than {} seconds, and was killed", self.what, LONGEST.as_secs());
    }
}

/// Waits until a child has ended.
#[track_caller]
pub fn finish(child: Child, what: &str) -> Outcome {
    let deadline = Deadline::for_child(&child, what);
    let output = child.wait_with_output().unwrap();
    deadline.check();
    Outcome {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A path for a file of this test that does not exist yet.
pub fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_file(&path));
    path
}
