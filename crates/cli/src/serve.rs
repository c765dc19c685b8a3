//! `vale serve`: the table server, until somebody stops it.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use etcetera::BaseStrategy;
use tracing_subscriber::EnvFilter;
use vale_server::config::{Config, Limits};
use vale_server::store::Location;

use crate::args::ServeArgs;
use crate::failure::Failure;

/// The variable that says what is logged.
const LOG: &str = "VALE_LOG";

/// What is logged if nobody says otherwise. The library for databases has more to tell than hosts want to know.
const USUAL_LOG: &str = "info,sqlx=warn";

/// The name of the file in the data directory.
const FILE: &str = "vale.db";

/// Runs the command.
pub fn run(args: ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    begin_log()?;
    let config = config(args)?;
    let public_url = config.public_url.clone();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the operating system gives the server no threads: {error}")))?;
    runtime.block_on(async {
        let stop = Stop::new().map_err(|error| Failure::Failed(format!("cannot listen for signals: {error}")))?;
        let mut told = Ok(());
        let served = vale_server::run(config, stop.come(), |address| {
            told = tell(address, public_url.as_ref().map(ToString::to_string), out);
        });
        served.await.map_err(|error| Failure::Failed(error.to_string()))?;
        told.map_err(Failure::from)
    })
}

/// What the server is told.
fn config(args: ServeArgs) -> Result<Config, Failure> {
    let location = match args.database {
        Some(address) => Location::Address(address),
        None => Location::File(data_dir(args.data_dir)?.join(FILE)),
    };
    let mut config = Config::new(location);
    config.listen = args.listen;
    config.public_url = args.public_url;
    config.allow_positions = args.allow_positions;
    config.trust_forwarded = args.trust_forwarded;
    if let Some(threads) = args.bot_threads {
        config.bot_threads = usize::from(threads);
    }
    if args.no_limits {
        config.limits = Limits::none();
    }
    Ok(config)
}

/// The directory that was given, or the usual one for data of programs.
fn data_dir(given: Option<PathBuf>) -> Result<PathBuf, Failure> {
    if let Some(given) = given {
        return Ok(given);
    }
    let usual = etcetera::choose_base_strategy().map_err(|_| {
        Failure::BadInput("you have no home directory: say with --data-dir where the games are to be kept".to_owned())
    })?;
    Ok(usual.data_dir().join("vale"))
}

/// Tells where the server can be reached.
fn tell(address: SocketAddr, public_url: Option<String>, out: &mut dyn Write) -> io::Result<()> {
    let everywhere = address.ip().is_unspecified();
    let reachable = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    let reachable = SocketAddr::new(reachable, address.port());
    write!(out, "Vale serves at http://{reachable}")?;
    if everywhere {
        write!(out, " and the other addresses of this machine")?;
    }
    if let Some(public_url) = public_url {
        write!(out, ", for players at {public_url}")?;
    }
    writeln!(out)?;
    out.flush()
}

/// Lets the server write its log to stderr.
fn begin_log() -> Result<(), Failure> {
    let said = std::env::var(LOG).unwrap_or_default();
    let wanted = if said.trim().is_empty() { USUAL_LOG } else { &said };
    let filter = EnvFilter::try_new(wanted).map_err(|error| {
        Failure::BadInput(format!(
            "{LOG}: {error}; say error, warn, info, debug or trace, or vale_server=debug,sqlx=info"
        ))
    })?;
    let colours = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(colours);
    log.try_init().map_err(|error| Failure::Failed(format!("cannot begin the log: {error}")))
}

/// The wish of the host, or of the operating system, that the server stops: Ctrl-C or SIGTERM.
struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Stop {
    /// Listens from now on. Until then, a signal ends the process at once.
    fn new() -> io::Result<Self> {
        Ok(Self {
            #[cfg(unix)]
            terminate: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?,
        })
    }

    /// Comes with the first signal. The second one ends the process at once: somebody is in a hurry.
    async fn come(mut self) {
        self.signal().await;
        tokio::spawn(async move {
            self.signal().await;
            std::process::exit(1);
        });
    }

    #[cfg(unix)]
    async fn signal(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }

    #[cfg(not(unix))]
    async fn signal(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
