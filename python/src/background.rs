//! Work that takes long, in a thread of its own, so that Python can look up now and then.

use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::convert::wrong;

/// How often Python gets to see whether somebody pressed Ctrl-C.
const GLANCE: Duration = Duration::from_millis(100);

/// Does some work and waits for it. When Python is interrupted, `stop` is set, and the exception is raised when the work has
/// ended.
pub fn in_background<T: Send, E: Display + Send>(
    py: Python<'_>,
    stop: &AtomicBool,
    work: impl FnOnce() -> Result<T, E> + Send,
) -> PyResult<T> {
    let (tell, told) = channel::<Result<T, E>>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // Whoever waits for it hears of it, or has gone.
            let _ = tell.send(work());
        });
        let told = Mutex::new(told);
        let mut interrupted = None;
        loop {
            let heard = py.detach(|| told.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(GLANCE));
            match heard {
                Ok(results) => return interrupted.map_or_else(|| results.map_err(wrong), Err),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(error) = py.check_signals() {
                        stop.store(true, Ordering::Relaxed);
                        interrupted = Some(error);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(PyRuntimeError::new_err("a fault in vale: please report it, with the seed"));
                }
            }
        }
    })
}
