//! What the machine says about a process: memory and time.

#![expect(clippy::cast_precision_loss, reason = "the last digits of a measurement do not matter")]

use std::path::PathBuf;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::error::{HarnessError, broken};

/// What a process has used so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// The memory that it has now, in KiB.
    pub resident_kib: u64,
    /// The time that all its threads ran.
    pub processor: Duration,
}

/// What this process has used so far.
pub fn usage(pid: u32) -> Result<Usage, HarnessError> {
    let directory = PathBuf::from(format!("/proc/{pid}"));
    let read = |name: &str| {
        let path = directory.join(name);
        std::fs::read_to_string(&path).map_err(|error| broken(format!("{}: {error}", path.display())))
    };
    let resident_kib = resident(&read("status")?).ok_or_else(|| broken("no VmRSS in the status of the process"))?;
    let ticks = ticks(&read("stat")?).ok_or_else(|| broken("no times in the state of the process"))?;
    let processor = Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64);
    Ok(Usage { resident_kib, processor })
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The ticks in user mode and in the kernel. The name before them stands in brackets and may have anything in it.
fn ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

/// Lets this process, and those that it starts, have as many files and sockets as the machine allows.
pub fn raise_file_limit() -> Result<u64, HarnessError> {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }).map_err(broken)?;
    Ok(limit.maximum.unwrap_or(u64::MAX))
}

/// Lets this process, and those that it starts from now on, have no more files and sockets than most systems give by
/// default. They may ask for more themselves.
pub fn set_usual_file_limit() -> Result<(), HarnessError> {
    const USUAL: u64 = 1024;
    let maximum = getrlimit(Resource::Nofile).maximum;
    let current = maximum.map_or(USUAL, |maximum| maximum.min(USUAL));
    setrlimit(Resource::Nofile, Rlimit { current: Some(current), maximum }).map_err(broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_read_from_what_the_kernel_writes() {
        assert_eq!(resident("VmPeak:\t  10 kB\nVmRSS:\t    5684 kB\n"), Some(5684));
        let stat = "12 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 150 7 0 0 20 0";
        assert_eq!(ticks(stat), Some(157));
    }

    #[test]
    fn this_process_uses_memory() {
        assert!(usage(std::process::id()).unwrap().resident_kib > 100);
    }
}
