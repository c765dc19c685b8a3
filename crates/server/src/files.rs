//! How many files and sockets the operating system lets this process have open.

/// How many of them are for everything but connections: the database, the log, and what is opened for a moment.
pub const RESERVE: usize = 128;

/// Asks for as many as may be had at all, and tells how many that is; nothing if there is no limit, or nobody knows it.
/// What is usual at first is meant for programs without clients.
#[cfg(unix)]
pub fn raise_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })
    {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
    getrlimit(Resource::Nofile).current.and_then(|most| usize::try_from(most).ok())
}

/// Asks for as many as may be had at all. Here nobody limits them.
#[cfg(not(unix))]
pub fn raise_limit() -> Option<usize> {
    None
}

/// How many connections there may be, if the operating system lets this process have so many files open: never so many
/// that the database could not open its own.
pub fn connections(wanted: usize, files: Option<usize>) -> usize {
    files.map_or(wanted, |files| wanted.min(files.saturating_sub(RESERVE)).max(1))
}

#[cfg(all(test, unix))]
mod tests {
    use rustix::process::{Resource, getrlimit};

    use super::*;

    #[test]
    fn all_files_that_may_be_had_are_had() {
        let files = raise_limit();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
        assert_eq!(files.map(|files| files as u64), limit.current);
    }

    #[test]
    fn some_files_are_kept_for_the_database() {
        assert_eq!(connections(16_384, Some(1024)), 1024 - RESERVE);
        assert_eq!(connections(16_384, Some(1 << 20)), 16_384);
        assert_eq!(connections(16_384, None), 16_384);
        assert_eq!(connections(16_384, Some(10)), 1);
    }
}
