//! A `PostgreSQL` of one's own: a cluster in a temporary directory that only this process knows, gone when it ends.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// If this variable is `1`, tests fail where they would be skipped for want of `PostgreSQL`.
pub const REQUIRED: &str = "VALE_REQUIRE_POSTGRES";

/// The programs of `PostgreSQL` that are needed.
const PROGRAMS: [&str; 3] = ["initdb", "postgres", "psql"];

/// Debian keeps them here, by version, outside of `PATH`.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The user that the cluster belongs to.
const SUPERUSER: &str = "postgres";

/// How long a cluster may take to start or stop on a busy machine.
const CLUSTER_TIMEOUT: Duration = Duration::from_mins(1);

/// Runs the database until standard input ends, which it also does if whoever holds the other end is killed. Then stops
/// it at once, for nothing in it will be needed again, and removes its directory. Each line of the input is a crash
/// (what `pg_ctl stop --mode immediate` does), after which it is started again. `$1` is the directory, `$2` the program.
const KEEPER: &str = r#"
run() {
    "$2" -D "$1/data" -k "$1" -c listen_addresses= -c shared_buffers=32MB -c max_connections=300 -c fsync=on \
        >>"$1/log" 2>&1 </dev/null &
    database=$!
}
run "$1" "$2"
while read -r _; do
    kill -QUIT "$database"
    wait "$database"
    run "$1" "$2"
done
kill -QUIT "$database"
wait "$database"
rm -rf "$1"
"#;

/// A cluster of `PostgreSQL` that is there for this process only. It is stopped and removed when this is dropped, and
/// also if the process ends in any other way.
#[derive(Debug)]
pub struct PrivatePostgres {
    directory: PathBuf,
    programs: PathBuf,
    keeper: Child,
}

/// Why there is no private `PostgreSQL`.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct PostgresError(String);

impl PrivatePostgres {
    /// Makes and starts a cluster. Without the programs of `PostgreSQL` there is none, which is said on standard error;
    /// it is a failure if the variable [`REQUIRED`] says so.
    pub fn start() -> Result<Option<Self>, PostgresError> {
        let Some(programs) = find_programs() else {
            let reason = format!(
                "the programs {} were found neither in PATH nor in {DEBIAN}/*/bin (Debian's package is `postgresql`)",
                PROGRAMS.join(", ")
            );
            if is_required() {
                return Err(PostgresError(format!("{REQUIRED} is 1, but {reason}")));
            }
            // Not with `eprintln`, which tests that succeed keep to themselves.
            let _ = writeln!(io::stderr(), "SKIPPED: everything with PostgreSQL, for {reason}");
            return Ok(None);
        };
        let owner = Owner::choose()?;
        let directory = private_directory(owner.as_ref())?;
        let started = run_cluster(&directory, &programs, owner.as_ref());
        if started.is_err() {
            // The reason is more interesting than what could not be removed.
            let _ = fs::remove_dir_all(&directory);
        }
        started.map(|keeper| Some(Self { directory, programs, keeper }))
    }

    /// The one cluster of this process, which ends with it. Every test takes a database of its own from it.
    pub fn shared() -> Result<Option<&'static Self>, PostgresError> {
        static SHARED: OnceLock<Result<Option<PrivatePostgres>, String>> = OnceLock::new();
        match SHARED.get_or_init(|| Self::start().map_err(|failure| failure.0)) {
            Ok(cluster) => Ok(cluster.as_ref()),
            Err(reason) => Err(PostgresError(reason.clone())),
        }
    }

    /// Crashes the database: all connections are cut in the middle of whatever they did. It starts again by itself and
    /// recovers from its log; this waits until it answers.
    pub fn crash(&mut self) -> Result<(), PostgresError> {
        let started = |this: &Self| this.sql("postgres", "SELECT pg_postmaster_start_time()");
        let before = started(self)?;
        let keeper = self.keeper.stdin.as_mut().ok_or_else(|| PostgresError("the database has no keeper".into()))?;
        keeper.write_all(b"crash\n").map_err(|error| PostgresError(format!("the keeper does not listen: {error}")))?;
        let deadline = Instant::now() + CLUSTER_TIMEOUT;
        while Instant::now() < deadline {
            // Until it is back it refuses, and for a moment the old one may still answer.
            if started(self).is_ok_and(|now| now != before) {
                return Ok(());
            }
            sleep(Duration::from_millis(20));
        }
        Err(PostgresError("PostgreSQL does not come back after a crash".into()))
    }

    /// The address of a database of this cluster.
    pub fn address_of(&self, database: &str) -> String {
        // The path has no letters that would have to be escaped: see `private_directory`.
        format!("postgres://{SUPERUSER}@localhost/{database}?host={}", self.directory.display())
    }

    /// The address of the database that every cluster has.
    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// The address of a new, empty database.
    pub fn fresh_database(&self) -> Result<String, PostgresError> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("vale_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(self.address_of(&name))
    }

    /// Runs SQL in a database, and gives back what `psql` prints: the rows, without headings.
    pub fn sql(&self, database: &str, text: &str) -> Result<String, PostgresError> {
        let output = psql(&self.programs, &self.directory, database, text)?;
        if !output.status.success() {
            let problem = String::from_utf8_lossy(&output.stderr);
            return Err(PostgresError(format!("psql refuses `{text}`: {}", problem.trim())));
        }
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        if !ended(&mut self.keeper, CLUSTER_TIMEOUT) {
            eprintln!("the private PostgreSQL in {} does not stop", self.directory.display());
        }
    }
}

/// Are the programs of `PostgreSQL` on this machine?
pub fn is_there() -> bool {
    find_programs().is_some()
}

/// Is their absence an error?
pub fn is_required() -> bool {
    std::env::var_os(REQUIRED).is_some_and(|value| value == "1")
}

/// The newest directory that has all programs.
fn find_programs() -> Option<PathBuf> {
    let complete = |directory: &PathBuf| PROGRAMS.iter().all(|program| directory.join(program).is_file());
    let path = std::env::var_os("PATH").unwrap_or_default();
    // A link in PATH leads to the directory where the other programs are.
    let in_path = std::env::split_paths(&path)
        .filter_map(|directory| directory.join("initdb").canonicalize().ok()?.parent().map(Path::to_owned))
        .find(complete);
    in_path.or_else(|| {
        let versions = fs::read_dir(DEBIAN).ok()?.flatten();
        let directories = versions.map(|version| version.path().join("bin")).filter(complete);
        directories.max_by_key(|directory| {
            let version = directory.parent().and_then(Path::file_name).and_then(OsStr::to_str);
            version.and_then(|version| version.parse::<u32>().ok())
        })
    })
}

/// The user that runs the database if this process is root's, for `PostgreSQL` refuses root.
struct Owner {
    name: &'static str,
    user: u32,
    group: u32,
}

impl Owner {
    fn choose() -> Result<Option<Self>, PostgresError> {
        let me = fs::metadata("/proc/self").map_err(|error| PostgresError(format!("who am I? {error}")))?;
        if me.uid() != 0 {
            return Ok(None);
        }
        for name in ["postgres", "nobody"] {
            if let (Some(user), Some(group)) = (number_of("-u", name), number_of("-g", name)) {
                return Ok(Some(Self { name, user, group }));
            }
        }
        Err(PostgresError("PostgreSQL does not run as root, and there is neither a user postgres nor nobody".into()))
    }
}

fn number_of(option: &str, user: &str) -> Option<u32> {
    let output = Command::new("id").args([option, user]).stderr(Stdio::null()).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

/// A command that is run by the owner of the cluster.
fn command(owner: Option<&Owner>, program: &OsStr) -> Command {
    match owner {
        None => Command::new(program),
        Some(owner) => {
            let mut command = Command::new("setpriv");
            command.arg(format!("--reuid={}", owner.user)).arg(format!("--regid={}", owner.group));
            command.args(["--clear-groups", "--"]).arg(program);
            // What the user's programs look for in the environment is not root's.
            command.env("HOME", "/nonexistent").env("USER", owner.name).env("LOGNAME", owner.name);
            command
        }
    }
}

/// A new directory that only the owner can enter. It is short, because the path of a socket has 107 letters at most.
fn private_directory(owner: Option<&Owner>) -> Result<PathBuf, PostgresError> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("vale-postgres-{}-{:x}-{number}", std::process::id(), clock.as_micros());
    let directory = Path::new("/tmp").join(name);
    let make = || -> io::Result<()> {
        fs::DirBuilder::new().mode(0o700).create(&directory)?;
        if let Some(owner) = owner {
            chown(&directory, Some(owner.user), Some(owner.group))?;
        }
        Ok(())
    };
    make().map_err(|error| PostgresError(format!("cannot make {}: {error}", directory.display())))?;
    Ok(directory)
}

fn run_cluster(directory: &Path, programs: &Path, owner: Option<&Owner>) -> Result<Child, PostgresError> {
    let cannot_start = |program: &str, error: &io::Error| PostgresError(format!("cannot start {program}: {error}"));
    let initdb = programs.join("initdb");
    let output = command(owner, initdb.as_os_str())
        .arg("--pgdata")
        .arg(directory.join("data"))
        .args(["--username", SUPERUSER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"])
        .current_dir(directory)
        .output()
        .map_err(|error| cannot_start("initdb", &error))?;
    if !output.status.success() {
        return Err(PostgresError(format!("initdb fails: {}", String::from_utf8_lossy(&output.stderr).trim())));
    }
    let mut keeper = command(owner, OsStr::new("sh"))
        .args(["-c", KEEPER, "keeper"])
        .arg(directory)
        .arg(programs.join("postgres"))
        .current_dir(directory)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // An interrupt from the keyboard is for the tests. The database goes on until they have ended.
        .process_group(0)
        .spawn()
        .map_err(|error| cannot_start("postgres", &error))?;
    let deadline = Instant::now() + CLUSTER_TIMEOUT;
    loop {
        if psql(programs, directory, "postgres", "SELECT 1")?.status.success() {
            return Ok(keeper);
        }
        if Instant::now() > deadline {
            let log = File::open(directory.join("log")).and_then(io::read_to_string).unwrap_or_default();
            drop(keeper.stdin.take());
            ended(&mut keeper, CLUSTER_TIMEOUT);
            return Err(PostgresError(format!("PostgreSQL does not get ready. Its log:\n{log}")));
        }
        sleep(Duration::from_millis(50));
    }
}

fn psql(programs: &Path, directory: &Path, database: &str, text: &str) -> Result<Output, PostgresError> {
    Command::new(programs.join("psql"))
        .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"])
        .arg("--host")
        .arg(directory)
        .args(["--username", SUPERUSER, "--dbname", database, "--command", text])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| PostgresError(format!("cannot start psql: {error}")))
}

/// Waits for a child to end.
fn ended(child: &mut Child, timeout: Duration) -> bool {
    let deadline = Instant::now() + timeout;
    loop {
        match child.try_wait() {
            Ok(Some(_)) | Err(_) => return true,
            Ok(None) if Instant::now() > deadline => return false,
            Ok(None) => sleep(Duration::from_millis(20)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_works_and_is_gone_afterwards() {
        let Some(mut cluster) = PrivatePostgres::start().unwrap() else { return };
        let first = cluster.fresh_database().unwrap();
        let second = cluster.fresh_database().unwrap();
        assert_ne!(first, second);
        assert_eq!(cluster.sql("postgres", "SELECT 6 * 7").unwrap(), "42");
        assert!(cluster.sql("postgres", "SELECT nonsense").is_err());
        cluster.sql("postgres", "CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)").unwrap();
        cluster.crash().unwrap();
        assert_eq!(cluster.sql("postgres", "SELECT n FROM kept").unwrap(), "7", "what was committed survives a crash");
        let directory = cluster.directory.clone();
        assert!(directory.join("data/PG_VERSION").exists());
        drop(cluster);
        assert!(!directory.exists(), "{} is left behind", directory.display());
    }

    /// Not a test by itself: the next one runs it in a process of its own.
    #[test]
    #[ignore = "ends the process"]
    fn start_a_cluster_and_abort() {
        let Some(note) = std::env::var_os("VALE_TEST_NOTE") else { return };
        let Some(cluster) = PrivatePostgres::start().unwrap() else { return };
        fs::write(note, cluster.directory.to_str().unwrap()).unwrap();
        std::process::abort();
    }

    #[test]
    fn a_cluster_does_not_outlive_a_process_that_is_killed() {
        let note = std::env::temp_dir().join(format!("vale-harness-note-{}", std::process::id()));
        Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "postgres::tests::start_a_cluster_and_abort"])
            .env("VALE_TEST_NOTE", &note)
            .output()
            .unwrap();
        let Ok(directory) = fs::read_to_string(&note) else { return };
        fs::remove_file(&note).unwrap();
        let deadline = Instant::now() + CLUSTER_TIMEOUT;
        while Path::new(&directory).exists() {
            assert!(Instant::now() < deadline, "{directory} is left behind");
            sleep(Duration::from_millis(20));
        }
    }
}
