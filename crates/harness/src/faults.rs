//! What can happen to a server besides a kill: it stands still, its clock jumps, its database crashes.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use vale_testkit::Dice;

use crate::chaos::Report;
use crate::error::{HarnessError, broken};
use crate::postgres::PrivatePostgres;
use crate::server::Server;

/// Which faults there are besides kills.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// Servers stand still for a while, and go on.
    pub pauses: bool,
    /// The clock of the machine jumps, as far as the servers can tell.
    pub clock_jumps: bool,
    /// The database crashes and recovers.
    pub database_crashes: bool,
}

/// One fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Kill,
    Pause,
    ClockJump,
    DatabaseCrash,
}

impl Faults {
    /// The next fault. Half of them are kills.
    fn choose(self, dice: &mut Dice) -> Fault {
        let others = [
            (self.pauses, Fault::Pause),
            (self.clock_jumps, Fault::ClockJump),
            (self.database_crashes, Fault::DatabaseCrash),
        ];
        let others: Vec<_> = others.into_iter().filter_map(|(wanted, fault)| wanted.then_some(fault)).collect();
        if dice.once_in(2) { Fault::Kill } else { dice.pick(&others).unwrap_or(Fault::Kill) }
    }
}

/// Everything that faults happen to.
#[derive(Debug)]
pub(crate) struct Victims {
    pub(crate) servers: Vec<Server>,
    pub(crate) cluster: Option<PrivatePostgres>,
    pub(crate) clock: Option<FakeClock>,
}

/// Waits a moment, and lets something happen to one of the servers.
pub(crate) async fn strike(
    victims: &mut Victims,
    faults: Faults,
    dice: &mut Dice,
    report: &mut Report,
) -> Result<(), HarnessError> {
    let chosen = dice.below(victims.servers.len());
    let server = victims.servers.get_mut(chosen).ok_or_else(|| broken("there is no server to hurt"))?;
    // Some are hurt in the middle of play, some as soon as they serve, some while they read what there is.
    let wait = if dice.once_in(4) { dice.below(30) } else { 30 + dice.below(600) };
    tokio::time::sleep(Duration::from_millis(wait as u64)).await;
    match faults.choose(dice) {
        Fault::Kill => kill(server, dice, report).await,
        Fault::Pause => {
            server.pause()?;
            // Now and then for longer than the clocks of the tables allow a turn to take.
            let pause = if dice.once_in(12) { 11_000 } else { 50 + dice.below(1_500) as u64 };
            tokio::time::sleep(Duration::from_millis(pause)).await;
            report.stops += 1;
            // Some never wake up.
            if dice.once_in(8) {
                return kill(server, dice, report).await;
            }
            server.resume()
        }
        Fault::ClockJump => {
            let clock = victims.clock.as_ref().ok_or_else(|| broken("there is no clock to jump"))?;
            clock.jump(dice)?;
            report.clock_jumps += 1;
            Ok(())
        }
        Fault::DatabaseCrash => {
            let cluster = victims.cluster.as_mut().ok_or_else(|| broken("there is no database to crash"))?;
            tokio::task::block_in_place(|| cluster.crash()).map_err(broken)?;
            report.database_crashes += 1;
            Ok(())
        }
    }
}

/// Kills a server and starts it again, sometimes twice in a row.
async fn kill(server: &mut Server, dice: &mut Dice, report: &mut Report) -> Result<(), HarnessError> {
    server.kill()?;
    report.kills += 1;
    server.start()?;
    if dice.once_in(4) {
        tokio::time::sleep(Duration::from_millis(dice.below(60) as u64)).await;
        server.kill()?;
        report.kills += 1;
        server.start()?;
    }
    report.restarts.push(server.serving().await?);
    Ok(())
}

/// A clock that can be set while a program runs, by the library `libfaketime`: the program is told the time of the
/// machine and a number of seconds that a file has. Time that only measures how long something takes is not touched.
#[derive(Clone, Debug)]
pub struct FakeClock {
    library: PathBuf,
    file: PathBuf,
}

impl FakeClock {
    /// Where Debian and others have the library, for programs with several threads.
    const LIBRARIES: [&'static str; 4] = [
        "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
        "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
        "/usr/lib/faketime/libfaketimeMT.so.1",
        "/usr/lib64/faketime/libfaketimeMT.so.1",
    ];

    /// Is the library on this machine?
    pub fn is_there() -> bool {
        Self::library().is_some()
    }

    fn library() -> Option<PathBuf> {
        Self::LIBRARIES.into_iter().map(PathBuf::from).find(|path| path.is_file())
    }

    /// A clock that shows the right time at first, with its file in this directory.
    pub(crate) fn new(directory: &Path) -> Result<Self, HarnessError> {
        let library = Self::library().ok_or_else(|| broken("there is no libfaketime here"))?;
        let clock = Self { library, file: directory.join("clock") };
        clock.set("+0")?;
        Ok(clock)
    }

    /// What a program must have in its environment to look at this clock.
    pub(crate) fn environment(&self) -> Vec<(&'static str, OsString)> {
        vec![
            ("LD_PRELOAD", self.library.clone().into()),
            ("FAKETIME_TIMESTAMP_FILE", self.file.clone().into()),
            ("FAKETIME_CACHE_DURATION", "1".into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
            ("FAKETIME_DONT_RESET", "1".into()),
        ]
    }

    /// Jumps forwards or backwards, by seconds, minutes, hours or days, or back to the right time.
    fn jump(&self, dice: &mut Dice) -> Result<(), HarnessError> {
        const OFFSETS: [&str; 9] = ["+0", "+7", "-7", "+90", "-90", "+3600", "-3600", "+86400", "-86400"];
        self.set(dice.pick(&OFFSETS).unwrap_or("+0"))
    }

    /// The file is replaced, so that nobody ever reads half of it.
    fn set(&self, offset: &str) -> Result<(), HarnessError> {
        let next = self.file.with_extension("next");
        let written = fs::write(&next, format!("{offset}\n")).and_then(|()| fs::rename(&next, &self.file));
        written.map_err(|error| broken(format!("{}: {error}", self.file.display())))
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn only_wanted_faults_happen_and_all_of_them() {
        let mut dice = Dice::new(1);
        let mut seen = |faults: Faults| {
            let mut seen = [false; 4];
            (0..200).for_each(|_| seen[faults.choose(&mut dice) as usize] = true);
            seen
        };
        assert_eq!(seen(Faults::default()), [true, false, false, false]);
        assert_eq!(seen(Faults { pauses: true, ..Faults::default() }), [true, true, false, false]);
        let all = Faults { pauses: true, clock_jumps: true, database_crashes: true };
        assert_eq!(seen(all), [true; 4]);
    }

    #[test]
    fn a_program_with_a_fake_clock_is_told_another_time() {
        if !FakeClock::is_there() {
            eprintln!("SKIPPED: there is no libfaketime here (Debian's package is `faketime`)");
            return;
        }
        let directory = std::env::temp_dir().join(format!("vale-harness-clock-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        let clock = FakeClock::new(&directory).unwrap();
        let told = || -> i64 {
            let output = Command::new("date").arg("+%s").envs(clock.environment()).output().unwrap();
            String::from_utf8(output.stdout).unwrap().trim().parse().unwrap()
        };
        let right = told();
        clock.set("+86400").unwrap();
        let jumped = told();
        fs::remove_dir_all(&directory).unwrap();
        assert!((86_390..86_500).contains(&(jumped - right)), "{right} and then {jumped}");
    }
}
