//! `vale serve`: the table server, until somebody stops it.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use etcetera::BaseStrategy;
use tracing_subscriber::EnvFilter;
use vale_server::RunError;
use vale_server::config::{Config, Limits};
use vale_server::store::Location;
use vale_words::{Words, say};

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::{browser, network};

/// The variable that says what is logged.
const LOG: &str = "VALE_LOG";

/// What is logged if nobody says otherwise. The library for databases has more to tell than hosts want to know.
const USUAL_LOG: &str = "info,sqlx=warn";

/// The name of the file in the data directory.
const FILE: &str = "vale.db";

/// Runs the command.
pub fn run(args: ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    begin_log(USUAL_LOG)?;
    let open = args.open && browser::is_there();
    let config = config(args)?;
    let public_url = config.public_url.as_ref().map(ToString::to_string);
    let announcement = Announcement { words: Words::english(), public_url, open, hints: false };
    serve(config, &announcement, out)?.map_err(|error| Failure::Failed(error.to_string()))
}

/// Serves until somebody stops it.
pub fn serve(
    config: Config,
    announcement: &Announcement,
    out: &mut dyn Write,
) -> Result<Result<(), RunError>, Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the operating system gives the server no threads: {error}")))?;
    runtime.block_on(async {
        let stop = Stop::new().map_err(|error| Failure::Failed(format!("cannot listen for signals: {error}")))?;
        let mut told = Ok(());
        let served = vale_server::run(config, stop.come(), |address| told = announcement.tell(address, out)).await;
        told?;
        Ok(served)
    })
}

/// What the server is told.
fn config(args: ServeArgs) -> Result<Config, Failure> {
    let location = match args.database {
        Some(address) => Location::Address(address),
        None => match args.data_dir {
            Some(directory) => Location::File(directory.join(FILE)),
            None => usual_location()?,
        },
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

/// The usual place for data of programs.
pub fn usual_location() -> Result<Location, Failure> {
    let usual = etcetera::choose_base_strategy().map_err(|_| {
        Failure::BadInput("you have no home directory: say with --data-dir where the games are to be kept".to_owned())
    })?;
    Ok(Location::File(usual.data_dir().join("vale").join(FILE)))
}

/// What is told when the server is ready.
pub struct Announcement {
    /// In which language.
    pub words: Words,
    /// The address for players, if it is not that of the server.
    pub public_url: Option<String>,
    /// Is a browser to be opened?
    pub open: bool,
    /// Is it somebody's first time, perhaps, who would like to know what else there is?
    pub hints: bool,
}

impl Announcement {
    /// Tells where the server can be reached, and opens the browser.
    pub fn tell(&self, address: SocketAddr, out: &mut dyn Write) -> io::Result<()> {
        let everywhere = address.ip().is_unspecified();
        let reachable = match address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        let reachable = SocketAddr::new(reachable, address.port());
        let words = &self.words;
        let serves = say!(
            words,
            "serve-at",
            address = format!("http://{reachable}"),
            everywhere = if everywhere { "yes" } else { "no" },
            public = self.public_url.as_deref().unwrap_or("none")
        );
        writeln!(out, "{serves}")?;
        if everywhere {
            for other in network::addresses() {
                let other = format!("http://{}", SocketAddr::new(other, address.port()));
                writeln!(out, "{}", say!(words, "serve-from-others", address = other))?;
            }
        }
        if self.hints {
            let browser = if self.open { say!(words, "home-opens") } else { say!(words, "home-open-it") };
            writeln!(out, "{browser} {}", say!(words, "home-hints"))?;
        }
        out.flush()?;
        if self.open {
            browser::open(self.public_url.clone().unwrap_or_else(|| format!("http://{reachable}")));
        }
        Ok(())
    }
}

/// Lets the server write its log to stderr.
pub fn begin_log(usual: &str) -> Result<(), Failure> {
    let said = std::env::var(LOG).unwrap_or_default();
    let wanted = if said.trim().is_empty() { usual } else { &said };
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
