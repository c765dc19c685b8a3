//! Shows an address in the browser of whoever runs the command.

use std::io::{self, IsTerminal};

/// The variable that says that no browser is to be opened, whatever its value is.
pub const NO_OPEN: &str = "VALE_NO_OPEN";

/// Is somebody there who would like to see a page? Not if the output goes to a file or a program, and not if they said no.
pub fn is_welcome() -> bool {
    io::stdout().is_terminal() && std::env::var_os(NO_OPEN).is_none_or(|value| value.is_empty())
}

/// Is there a screen that a browser could appear on? Without one, the usual tools would start a browser in the terminal.
pub fn is_there() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].into_iter().any(set)
}

/// Opens an address. It may take its time and may fail: whoever started the server was told the address, too.
pub fn open(address: String) {
    std::thread::spawn(move || open::that_detached(address));
}
