//! A terminal for programs: they believe that a person sits there.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::num::NonZero;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

/// How long anything may take.
const LONGEST: Duration = Duration::from_mins(3);

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap()
}

/// A terminal with a program in it.
pub struct Terminal {
    keyboard: File,
    /// The end of the terminal that the program has.
    line: File,
    child: Child,
    screen: Arc<Mutex<vt100::Parser>>,
}

impl Terminal {
    /// A terminal of this size in which this program is started.
    pub fn start(command: &Command, rows: u16, columns: u16) -> Self {
        let controller = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&controller).unwrap();
        unlockpt(&controller).unwrap();
        let name = ptsname(&controller, Vec::new()).unwrap();
        let path = Path::new(std::ffi::OsStr::from_bytes(name.as_bytes()));
        let line = OpenOptions::new().read(true).write(true).open(path).unwrap();
        let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&line, size).unwrap();
        // A session of its own, so that this terminal is the one the program belongs to.
        let mut session = Command::new("setsid");
        session.arg("--ctty").arg(command.get_program()).args(command.get_args());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => session.env(name, value),
                None => session.env_remove(name),
            };
        }
        let end = || Stdio::from(line.try_clone().unwrap());
        session.env("TERM", "xterm-256color").stdin(end()).stdout(end()).stderr(end());
        let child = session.spawn().unwrap();
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(rows), cells(columns), 0)));
        let keyboard = File::from(controller);
        let (mut output, shown) = (keyboard.try_clone().unwrap(), Arc::clone(&screen));
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..count]);
            }
        });
        Self { keyboard, line, child, screen }
    }

    /// What is on the screen.
    pub fn contents(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until this is on the screen.
    #[track_caller]
    pub fn wait_for(&self, text: &str) -> String {
        self.wait_until(text, |screen| screen.contents().contains(text));
        self.contents()
    }

    #[track_caller]
    pub fn wait_until(&self, what: &str, is_so: impl Fn(&vt100::Screen) -> bool) {
        let begun = Instant::now();
        while !is_so(self.screen.lock().unwrap().screen()) {
            assert!(begun.elapsed() < LONGEST, "never on the screen: {what}\n{}", self.contents());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Changes the size of the window.
    pub fn resize(&self, rows: u16, columns: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(cells(rows), cells(columns));
        let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&self.line, size).unwrap();
    }

    /// The id of the program, which `setsid` becomes.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Is the program in charge of single keys, and of the whole screen?
    pub fn is_taken_over(&self) -> bool {
        let modes = tcgetattr(&self.line).unwrap().local_modes;
        let raw = !modes.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG);
        let parser = self.screen.lock().unwrap();
        raw || parser.screen().alternate_screen()
            || parser.screen().hide_cursor()
            || parser.screen().bracketed_paste()
            || parser.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    /// Waits until the program has ended, and checks that the terminal is as it was.
    #[track_caller]
    pub fn ends_restored(mut self) -> (ExitStatus, String) {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(begun.elapsed() < LONGEST, "it does not end\n{}", self.contents());
            std::thread::sleep(Duration::from_millis(10));
        };
        self.wait_until("the screen from before", |screen| !screen.alternate_screen());
        let begun = Instant::now();
        while self.is_taken_over() {
            assert!(begun.elapsed() < LONGEST, "the terminal is not as it was\n{}", self.contents());
            std::thread::sleep(Duration::from_millis(10));
        }
        (status, self.contents())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It has ended, or it does now.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
