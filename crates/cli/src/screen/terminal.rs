//! The real terminal: taken over when a screen is opened, given back however the program ends.

use std::fs::File;
use std::io::{self, IsTerminal};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event, poll, read,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::layout::{Position, Rect};

use super::Console;

/// Is the terminal taken over just now?
static OPEN: AtomicBool = AtomicBool::new(false);

/// Has somebody asked the program from outside to stop, as Ctrl-Z does?
static STOP_WANTED: AtomicBool = AtomicBool::new(false);

/// Can a screen be drawn here? Not on a pipe, and not on a terminal that says that it can only write lines.
pub fn is_suitable() -> bool {
    let dumb = std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && (cfg!(windows) || !dumb)
}

/// The terminal as a file of its own, so that nobody has to wait who has locked the standard output.
fn output() -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::fd::AsFd;
        io::stdout().as_fd().try_clone_to_owned().map(File::from)
    }
    #[cfg(windows)]
    {
        use std::os::windows::io::AsHandle;
        io::stdout().as_handle().try_clone_to_owned().map(File::from)
    }
}

/// Gives the terminal back as it was, if it is taken over.
pub fn restore() {
    if OPEN.swap(false, Ordering::SeqCst) {
        // What cannot be given back now cannot be given back at all, and there is nobody left to tell.
        drop(disable_raw_mode());
        if let Ok(mut output) = output() {
            drop(execute!(output, DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show));
        }
    }
}

/// The terminal that the program runs in, for as long as this lives.
///
/// [`ratatui::Terminal`] would ask the terminal where its cursor is whenever the window changes, and fail if there is no
/// answer; nothing here depends on that.
pub struct TerminalConsole {
    backend: CrosstermBackend<File>,
    shown: Buffer,
}

impl TerminalConsole {
    /// Takes the terminal over.
    pub fn open() -> io::Result<Self> {
        restore_after_panics();
        #[cfg(unix)]
        heed_stop_signal()?;
        let opened = take_over();
        if opened.is_err() {
            restore();
        }
        Ok(Self { backend: opened?, shown: Buffer::default() })
    }
}

/// Asks the terminal for single keys, the mouse and the whole screen.
fn take_over() -> io::Result<CrosstermBackend<File>> {
    OPEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    let mut output = output()?;
    execute!(output, EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
    let mut backend = CrosstermBackend::new(output);
    backend.hide_cursor()?;
    Ok(backend)
}

impl Drop for TerminalConsole {
    fn drop(&mut self) {
        restore();
    }
}

impl Console for TerminalConsole {
    fn draw(&mut self, paint: &mut dyn FnMut(Rect, &mut Buffer)) -> io::Result<()> {
        let area = Rect::from((Position::ORIGIN, self.backend.size()?));
        if self.shown.area != area {
            self.backend.clear()?;
            self.shown = Buffer::empty(area);
        }
        let mut next = Buffer::empty(area);
        paint(area, &mut next);
        self.backend.draw(self.shown.diff(&next).into_iter())?;
        self.shown = next;
        Backend::flush(&mut self.backend)
    }

    fn event(&mut self, timeout: Option<Duration>) -> io::Result<Option<Event>> {
        let event = match timeout {
            Some(timeout) if !poll(timeout)? => None,
            _ => Some(read()?),
        };
        if STOP_WANTED.load(Ordering::SeqCst) {
            self.suspend()?;
        }
        Ok(event)
    }

    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        restore();
        STOP_WANTED.store(false, Ordering::SeqCst);
        stop()?;
        self.backend = take_over()?;
        // Nothing of what was shown is left.
        self.shown = Buffer::default();
        Ok(())
    }
}

/// Stops this job until a shell wakes it up. Whoever belongs to the first job of a session has no such shell, and just goes
/// on.
#[cfg(unix)]
fn stop() -> io::Result<()> {
    use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
    if getsid(None)? != getpgrp() {
        kill_current_process_group(Signal::STOP)?;
    }
    Ok(())
}

/// From now on the signal to stop, which somebody may send from outside, is noted, and heeded when the screen is next looked
/// at. Another signal, that of a window which changed, lets whoever waits for a key look at once.
#[cfg(unix)]
fn heed_stop_signal() -> io::Result<()> {
    use rustix::process::{Signal, getpid, kill_process};
    use signal_hook::consts::SIGTSTP;
    use signal_hook::iterator::Signals;

    static HEEDED: AtomicBool = AtomicBool::new(false);
    if HEEDED.swap(true, Ordering::SeqCst) {
        return Ok(());
    }
    let mut signals = Signals::new([SIGTSTP])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            // A process can always send signals to itself.
            if OPEN.load(Ordering::SeqCst) {
                STOP_WANTED.store(true, Ordering::SeqCst);
                let _ = kill_process(getpid(), Signal::WINCH);
            } else {
                // There is nothing to give back.
                let _ = stop();
            }
        }
    });
    Ok(())
}

/// A panic that ends the program gives the terminal back before it says anything. A bot that panics ends nothing: whoever
/// asked it is told, and what it says itself would only be scribbled over the screen.
fn restore_after_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let main = std::thread::current().id();
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if std::thread::current().id() == main {
                restore();
            }
            if !OPEN.load(Ordering::SeqCst) {
                report(panic);
            }
        }));
    });
}

#[cfg(all(test, target_os = "linux"))]
#[path = "../../tests/it/pty.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "the tests of the program use more of it, and that is how tests stop")]
mod pty;

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::Command;

    use super::pty::Terminal;
    use super::{Console, TerminalConsole};

    #[test]
    #[ignore = "it ends with a panic: the test below runs it in a terminal"]
    fn panics_when_a_key_is_pressed() {
        let mut console = TerminalConsole::open().unwrap();
        console.event(None).unwrap();
        panic!("something is wrong");
    }

    #[test]
    fn a_panic_gives_the_terminal_back_and_is_told() {
        let mut command = Command::new(std::env::current_exe().unwrap());
        let name = "screen::terminal::tests::panics_when_a_key_is_pressed";
        command.args(["--ignored", "--exact", name, "--nocapture", "--test-threads=1"]);
        command.env("RUST_BACKTRACE", "0");
        let mut terminal = Terminal::start(&command, 50, 80);
        terminal.wait_until("a screen", vt100::Screen::alternate_screen);
        assert!(terminal.is_taken_over());
        terminal.press("x");
        let (status, left) = terminal.ends_restored();
        assert!(!status.success());
        assert!(left.contains("something is wrong"), "{left}");
    }
}
