//! The options of `vale serve` and `vale admin`.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Subcommand;
use clap::builder::FalseyValueParser;
use vale_server::config::{Config, Expiry, MetricsReader, Origin};

/// Where everything is kept
#[derive(Debug, clap::Args)]
pub struct PlaceArgs {
    /// Data directory (default: the usual place for application data)
    #[arg(long, value_name = "DIR", env = "VALE_DATA_DIR", conflicts_with_all = ["database", "database_file"])]
    pub data_dir: Option<PathBuf>,
    /// Use this `PostgreSQL` database instead, such as `postgres://vale@localhost/vale`; several servers may share it
    #[arg(long, value_name = "URL", env = "VALE_DATABASE", hide_env_values = true, value_parser = database_address)]
    pub database: Option<String>,
    /// Read the address of the `PostgreSQL` database from this file, so that its password is in no list of processes
    #[arg(long, value_name = "FILE", env = "VALE_DATABASE_FILE", conflicts_with = "database")]
    pub database_file: Option<PathBuf>,
}

/// `vale serve`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that people set on its own")]
pub struct ServeArgs {
    /// Address and port to listen on. Port 0 picks a free port; 0.0.0.0 stands for every address
    #[arg(long, value_name = "ADDR", env = "VALE_LISTEN", default_value_t = usual_address(), value_parser = listen_address)]
    pub listen: SocketAddr,
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Public address of the server, such as `https://vale.example`, if it is behind a proxy
    #[arg(long, value_name = "URL", env = "VALE_PUBLIC_URL")]
    pub public_url: Option<Origin>,
    /// Trust the client addresses reported by a proxy (X-Forwarded-For). Use only behind a proxy that sets them
    #[arg(long, env = "VALE_TRUST_FORWARDED", value_parser = FalseyValueParser::new())]
    pub trust_forwarded: bool,
    /// Let this address read /metrics as well; `any` for everybody (default: only this machine)
    #[arg(long, value_name = "ADDR", env = "VALE_METRICS_FOR", value_delimiter = ',')]
    pub metrics_for: Vec<MetricsReader>,
    /// Number of threads for bots (default: all cores but one)
    #[arg(long, value_name = "N", env = "VALE_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bot_threads: Option<u16>,
    /// Seconds a player must be away before the others can vote for a bot on their seat
    #[arg(long, value_name = "SECONDS", env = "VALE_GRACE", default_value_t = 60, value_parser = clap::value_parser!(u32).range(5..=86_400))]
    pub grace: u32,
    /// Remove tables that have not started and were not used for this many days; 0 keeps them
    #[arg(long, value_name = "DAYS", env = "VALE_KEEP_OPEN_TABLES", default_value_t = days(Expiry::default().open_days))]
    pub keep_open_tables: u32,
    /// Remove unfinished games in which nothing happened for this many days; 0 keeps them
    #[arg(long, value_name = "DAYS", env = "VALE_KEEP_GAMES", default_value_t = days(Expiry::default().game_days))]
    pub keep_games: u32,
    /// Remove guests without games who were not here for this many days; 0 keeps them
    #[arg(long, value_name = "DAYS", env = "VALE_KEEP_GUESTS", default_value_t = days(Expiry::default().guest_days))]
    pub keep_guests: u32,
    /// Let tables start from a prepared position, for study and tests. Whoever prepares one knows what is hidden
    #[arg(long, env = "VALE_ALLOW_POSITIONS", value_parser = FalseyValueParser::new())]
    pub allow_positions: bool,
    /// Open the server in a browser
    #[arg(long, env = "VALE_OPEN", value_parser = FalseyValueParser::new())]
    pub open: bool,
    /// Do not limit requests per client. For benchmarks only
    #[arg(long, hide = true)]
    pub no_limits: bool,
}

/// A number of days as an option has it.
fn days(days: Option<NonZeroU32>) -> u32 {
    days.map_or(0, NonZeroU32::get)
}

/// `vale admin`
#[derive(Debug, clap::Args)]
pub struct AdminArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// What to do.
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What can be done to the people and tables of a server.
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// List people and tables
    List,
    /// Give an account a new password, which is printed; its owner is logged out everywhere
    ResetPassword {
        /// The name of the account
        name: String,
    },
    /// Give somebody another name, also to log in with
    Rename {
        /// The name of the account, or the id of a guest
        name: String,
        /// The new name
        new: String,
    },
    /// Log somebody out, and do not let them in again
    Ban {
        /// The name of the account, or the id of a guest
        name: String,
    },
    /// Let somebody in again
    Unban {
        /// The name of the account, or the id of a guest
        name: String,
    },
    /// Close a table: its game ends without a result, and nobody finds it any more
    Close {
        /// The id of the table, the last part of its address
        table: String,
    },
    /// Read everything that is kept and report damage; exit code 1 if there is any
    Check,
}

fn usual_address() -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, Config::PORT))
}

/// `127.0.0.1:7878`, `[::1]:7878` or `localhost:7878`.
fn listen_address(text: &str) -> Result<SocketAddr, String> {
    let spelt_out = text.strip_prefix("localhost:").map(|port| format!("{}:{port}", Ipv4Addr::LOCALHOST));
    spelt_out.as_deref().unwrap_or(text).parse().map_err(|_| {
        let usual = usual_address();
        format!(
            "expected an address and a port, such as {usual}, or 0.0.0.0:{} for every address of this machine",
            usual.port()
        )
    })
}

/// The address of a `PostgreSQL`.
pub fn database_address(text: &str) -> Result<String, String> {
    let is_postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
    is_postgres.then(|| text.to_owned()).ok_or_else(|| {
        "a PostgreSQL address begins with postgres://, such as postgres://vale@localhost/vale; for a local file use \
         --data-dir"
            .to_owned()
    })
}
