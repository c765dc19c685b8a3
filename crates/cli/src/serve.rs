//! `vale serve`: the table server, until somebody stops it.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::time::Duration;

use etcetera::BaseStrategy;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use vale_server::RunError;
use vale_server::config::{Config, Expiry, Limits};
use vale_server::store::Location;

use crate::args::{PlaceArgs, ServeArgs, VERSION, database_address};
use crate::error::CliError;
use crate::{browser, network};

/// The variable that says what is logged.
const LOG: &str = "VALE_LOG";

/// What is logged if nobody says otherwise. The library for databases has more to tell than hosts want to know.
const USUAL_LOG: &str = "info,sqlx=warn";

/// The name of the file in the data directory.
const FILE: &str = "vale.db";

/// Runs the command.
pub fn run(args: ServeArgs, out: &mut dyn Write) -> Result<(), CliError> {
    begin_log(USUAL_LOG)?;
    let open = args.open && browser::is_there();
    let config = config(args)?;
    let public_url = config.public_url.as_ref().map(ToString::to_string);
    let started = |address, out: &mut dyn Write| {
        tell(address, public_url.as_deref(), out)?;
        if open {
            browser::open(public_url.unwrap_or_else(|| format!("http://{}", reachable(address))));
        }
        Ok(())
    };
    serve(config, out, started)?.map_err(|error| CliError::Failed(error.to_string()))
}

/// Serves until somebody stops it. What there is to be told when it has started goes to `out`.
pub fn serve(
    config: Config,
    out: &mut dyn Write,
    started: impl FnOnce(SocketAddr, &mut dyn Write) -> io::Result<()>,
) -> Result<Result<(), RunError>, CliError> {
    #[cfg(feature = "web")]
    let config = Config { client: Some(&vale_web::CLIENT), ..config };
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| CliError::Failed(format!("cannot start the server threads: {error}")))?;
    runtime.block_on(async {
        let stop = Stop::new().map_err(|error| CliError::Failed(format!("cannot listen for signals: {error}")))?;
        let mut told = Ok(());
        let served = vale_server::run(config, stop.come(), |address| told = started(address, out)).await;
        told?;
        Ok(served)
    })
}

/// What the server is told.
fn config(args: ServeArgs) -> Result<Config, CliError> {
    let mut config = Config::new(location(args.place)?);
    VERSION.clone_into(&mut config.version);
    config.listen = args.listen;
    config.expiry = Expiry {
        open_days: NonZeroU32::new(args.keep_open_tables),
        game_days: NonZeroU32::new(args.keep_games),
        guest_days: NonZeroU32::new(args.keep_guests),
    };
    config.public_url = args.public_url;
    config.allow_positions = args.allow_positions;
    config.trust_forwarded = args.trust_forwarded;
    config.grace = Duration::from_secs(u64::from(args.grace));
    config.metrics_for = args.metrics_for;
    if let Some(threads) = args.bot_threads {
        config.bot_threads = usize::from(threads);
    }
    if args.no_limits {
        config.limits = Limits::none();
    }
    Ok(config)
}

/// Where everything is kept.
pub fn location(place: PlaceArgs) -> Result<Location, CliError> {
    let PlaceArgs { data_dir, database, database_file } = place;
    match (database, database_file, data_dir) {
        (Some(address), _, _) => Ok(Location::Address(address)),
        (None, Some(file), _) => {
            let text = std::fs::read_to_string(&file).map_err(|error| {
                CliError::BadInput(format!("cannot read the address of the database in {}: {error}", file.display()))
            })?;
            let address = database_address(text.trim());
            address.map(Location::Address).map_err(|why| CliError::BadInput(format!("{}: {why}", file.display())))
        }
        (None, None, Some(directory)) => Ok(Location::File(directory.join(FILE))),
        (None, None, None) => usual_location(),
    }
}

/// The usual place for data of programs.
pub fn usual_location() -> Result<Location, CliError> {
    let usual = etcetera::choose_base_strategy().map_err(|_| {
        CliError::BadInput("you have no home directory: use --data-dir to say where to store the games".to_owned())
    })?;
    Ok(Location::File(usual.data_dir().join("vale").join(FILE)))
}

/// The address at which a server can be reached from this machine that listens there.
pub fn reachable(address: SocketAddr) -> SocketAddr {
    let reachable = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(reachable, address.port())
}

/// Tells where the server can be reached.
fn tell(address: SocketAddr, public_url: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "Vale is running at http://{}", reachable(address))?;
    if address.ip().is_unspecified() {
        write!(out, " and the other addresses of this machine")?;
    }
    if let Some(public_url) = public_url {
        write!(out, ", public address {public_url}")?;
    }
    writeln!(out)?;
    for other in network::addresses(address) {
        writeln!(out, "On other devices in your network: http://{other}")?;
    }
    out.flush()
}

/// Lets the server write its log to stderr.
pub fn begin_log(usual: &str) -> Result<(), CliError> {
    let said = std::env::var(LOG).unwrap_or_default();
    let wanted = if said.trim().is_empty() { usual } else { &said };
    let filter: Targets = wanted.parse().map_err(|error| {
        CliError::BadInput(format!(
            "{LOG}: {error}; use error, warn, info, debug or trace, or for example vale_server=debug,sqlx=info"
        ))
    })?;
    let colours = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(colours);
    let log = tracing_subscriber::registry().with(filter).with(lines);
    log.try_init().map_err(|error| CliError::Failed(format!("cannot start the log: {error}")))
}

/// The wish of the host, or of the operating system, that the server stops: Ctrl-C or SIGTERM.
struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
}

impl Stop {
    /// Listens from now on, also where Ctrl-C was ignored at the start, as in a job in the background. Until then, a
    /// signal ends the process at once.
    #[cfg(unix)]
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    #[cfg(windows)]
    fn new() -> io::Result<Self> {
        Ok(Self { interrupt: tokio::signal::windows::ctrl_c()? })
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
            _ = self.interrupt.recv() => {}
        }
    }

    #[cfg(windows)]
    async fn signal(&mut self) {
        self.interrupt.recv().await;
    }
}
