//! `vale` without a command: a server for this machine or this household, and a browser that shows it.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use vale_server::RunError;
use vale_server::config::Config;
use vale_server::store::StoreError;
use vale_words::{Words, say};

use crate::args::{HomeArgs, VERSION};
use crate::error::CliError;
use crate::{browser, network, serve};

/// What is logged if nobody says otherwise: nothing, as long as all is well.
const USUAL_LOG: &str = "warn";

/// How long a server on this machine may take to say that it is there.
const ANSWER_TIMEOUT: Duration = Duration::from_millis(500);

/// Runs it.
pub fn run(args: &HomeArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    serve::begin_log(USUAL_LOG)?;
    let mut config = Config::new(serve::usual_location()?);
    VERSION.clone_into(&mut config.version);
    if args.lan {
        config.listen.set_ip(Ipv4Addr::UNSPECIFIED.into());
    }
    // The usual port is tried first, so that bookmarks work tomorrow.
    config.or_any_port = true;
    let open = !args.no_open && browser::is_welcome() && browser::is_there();
    match serve::serve(config, out, |address, out| tell(address, open, words, out))? {
        Err(RunError::Store(StoreError::InUse(_))) if !args.lan && is_vale(usual_address()) => {
            tell(usual_address(), open, words, out)?;
            writeln!(out, "{}", say!(words, "home-already"))?;
            Ok(())
        }
        ended => ended.map_err(|error| CliError::Failed(error.to_string())),
    }
}

/// Tells where the table is, and opens the browser.
fn tell(address: SocketAddr, open: bool, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let here = format!("http://{}", serve::reachable(address));
    writeln!(out, "{}", say!(words, "home-serves", address = here.as_str()))?;
    for other in network::addresses(address) {
        writeln!(out, "{}", say!(words, "home-network", address = format!("http://{other}")))?;
    }
    let browser = if open { say!(words, "home-browser-opens") } else { say!(words, "home-open-yourself") };
    writeln!(out, "{browser} {}", say!(words, "home-how-to-stop"))?;
    out.flush()?;
    if open {
        browser::open(here);
    }
    Ok(())
}

fn usual_address() -> SocketAddr {
    (Ipv4Addr::LOCALHOST, Config::PORT).into()
}

/// Does a server of ours answer there?
fn is_vale(address: SocketAddr) -> bool {
    let ask = || {
        let mut stream = TcpStream::connect_timeout(&address, ANSWER_TIMEOUT)?;
        stream.set_read_timeout(Some(ANSWER_TIMEOUT))?;
        write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.take(4096).read_to_string(&mut answer)?;
        io::Result::Ok(answer)
    };
    ask().is_ok_and(|answer| answer.contains(r#""status":"ok""#) && answer.contains(r#""rules":"#))
}
