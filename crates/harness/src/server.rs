//! The real server, as a process that can be killed.

use std::ffi::OsString;
use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::error::{HarnessError, broken};
use crate::http::Site;

/// How long a server may take until it serves.
const LONGEST_START: Duration = Duration::from_mins(1);

/// What a server keeps its tables in.
#[derive(Clone, Debug)]
pub enum Store {
    /// `SQLite`, in this directory.
    Directory(PathBuf),
    /// `PostgreSQL`, at this address.
    Database(String),
}

/// A server that is to be started, killed and started again.
#[derive(Debug)]
pub struct Server {
    program: PathBuf,
    store: Store,
    site: Site,
    log: PathBuf,
    extra: Vec<String>,
    environment: Vec<(&'static str, OsString)>,
    child: Option<Child>,
    started: Instant,
}

impl Server {
    /// A server that does not run yet. It writes what it has to say to this file.
    pub fn new(program: PathBuf, store: Store, log: PathBuf, extra: &[&str]) -> Result<Self, HarnessError> {
        let site = Site(free_address()?);
        let extra = extra.iter().map(|&word| word.to_owned()).collect();
        Ok(Self { program, store, site, log, extra, environment: Vec::new(), child: None, started: Instant::now() })
    }

    /// The same with these variables in the environment of its process.
    #[must_use]
    pub fn with_environment(mut self, environment: Vec<(&'static str, OsString)>) -> Self {
        self.environment = environment;
        self
    }

    /// Where it listens.
    pub const fn site(&self) -> Site {
        self.site
    }

    /// The file with what it has said.
    pub fn log(&self) -> &Path {
        &self.log
    }

    /// The id of the process.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Starts the process, and does not wait until it serves.
    pub fn start(&mut self) -> Result<(), HarnessError> {
        let log = File::options().create(true).append(true).open(&self.log).map_err(|error| self.wrong(&error))?;
        let errors = log.try_clone().map_err(|error| self.wrong(&error))?;
        let SocketAddr::V4(address) = self.site.0 else { return Err(broken("not an address of this machine")) };
        let mut command = Command::new(&self.program);
        command.args(["serve", "--listen", &address.to_string()]).args(&self.extra);
        match &self.store {
            Store::Directory(directory) => command.arg("--data-dir").arg(directory),
            Store::Database(address) => command.args(["--database", address]),
        };
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::null()).stdout(log).stderr(errors);
        self.started = Instant::now();
        self.child = Some(command.spawn().map_err(|error| self.wrong(&error))?);
        Ok(())
    }

    fn wrong(&self, error: &std::io::Error) -> HarnessError {
        broken(format!("{} with the log {}: {error}", self.program.display(), self.log.display()))
    }

    /// Waits until it serves, and says how long that took since the start of the process.
    pub async fn serving(&mut self) -> Result<Duration, HarnessError> {
        loop {
            if self.site.is_healthy().await {
                return Ok(self.started.elapsed());
            }
            if let Some(child) = &mut self.child
                && let Some(status) = child.try_wait().map_err(broken)?
            {
                return Err(broken(format!("the server ended by itself: {status}; see {}", self.log.display())));
            }
            if self.started.elapsed() > LONGEST_START {
                let seconds = LONGEST_START.as_secs();
                return Err(broken(format!("the server does not serve after {seconds} s; see {}", self.log.display())));
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Kills it on the spot (`SIGKILL`). Says if it had ended before by itself, which it never should.
    pub fn kill(&mut self) -> Result<(), HarnessError> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        let ended = child.try_wait().map_err(broken)?;
        if let Some(status) = ended {
            return Err(broken(format!("the server ended by itself: {status}; see {}", self.log.display())));
        }
        child.kill().and_then(|()| child.wait()).map_err(broken)?;
        Ok(())
    }

    /// Asks it to stop (`SIGTERM`), waits, and says how it ended.
    pub fn stop(&mut self) -> Result<std::process::ExitStatus, HarnessError> {
        self.signal(Signal::TERM)?;
        let mut child = self.child.take().ok_or_else(|| broken("there is no server to stop"))?;
        let begun = Instant::now();
        loop {
            if let Some(status) = child.try_wait().map_err(broken)? {
                return Ok(status);
            }
            if begun.elapsed() > LONGEST_STOP {
                let _ = child.kill();
                return Err(broken(format!("the server does not stop within {} s", LONGEST_STOP.as_secs())));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Lets it stand still (`SIGSTOP`), as a laptop does that is closed.
    pub fn pause(&self) -> Result<(), HarnessError> {
        self.signal(Signal::STOP)
    }

    /// Lets it go on (`SIGCONT`).
    pub fn resume(&self) -> Result<(), HarnessError> {
        self.signal(Signal::CONT)
    }

    fn signal(&self, signal: Signal) -> Result<(), HarnessError> {
        let pid = self.pid().and_then(|pid| i32::try_from(pid).ok()).and_then(Pid::from_raw);
        let pid = pid.ok_or_else(|| broken("there is no server to send a signal to"))?;
        kill_process(pid, signal).map_err(broken)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It is gone, or it goes now; there is nobody left to tell.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// How long a server may take to stop.
const LONGEST_STOP: Duration = Duration::from_secs(30);

/// An address of this machine where nobody listens. A server has the same one after each restart, so it is none of those
/// that the kernel gives to clients: one of them could get it while the server is away, and even connect to itself.
fn free_address() -> Result<SocketAddr, HarnessError> {
    const LOWEST: u16 = 10_000;
    const COUNT: u16 = 20_000;
    for _ in 0..100 {
        let mut bytes = [0; 2];
        getrandom::fill(&mut bytes).map_err(broken)?;
        let address = (Ipv4Addr::LOCALHOST, LOWEST + u16::from_le_bytes(bytes) % COUNT).into();
        if TcpListener::bind(address).is_ok() {
            return Ok(address);
        }
    }
    Err(broken("there is no free port on this machine"))
}

/// The program that is tested: `VALE_BIN`, or the release build next to this program.
pub fn find_program() -> Result<PathBuf, HarnessError> {
    if let Some(path) = std::env::var_os("VALE_BIN") {
        return Ok(path.into());
    }
    let here = std::env::current_exe().map_err(broken)?;
    let beside = here.ancestors().nth(2).map(|target| target.join("release").join("vale"));
    beside.filter(|path| path.is_file()).ok_or_else(|| {
        broken("there is no program to test: build it with `cargo build --release`, or name it in VALE_BIN")
    })
}
