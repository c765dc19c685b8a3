//! Starts the binary and collects what it says.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

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

/// The program, which speaks English whatever the language of those who run the tests.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vale"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
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
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
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
