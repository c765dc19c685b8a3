//! What `vale join` can be told.

use super::play::player_name;

/// `vale join`
#[derive(Debug, clap::Args)]
pub struct JoinArgs {
    /// Address of the table, or an invitation, as the browser shows them
    #[arg(value_name = "URL")]
    pub address: String,
    /// What the others call you, as a guest; the same name brings you back to your seat
    #[arg(long, value_name = "NAME", value_parser = player_name)]
    pub name: Option<String>,
    /// Log in with this account; the password is asked for, or taken from `VALE_PASSWORD`
    #[arg(long, value_name = "NAME", conflicts_with = "name")]
    pub login: Option<String>,
    /// Ask even when there is only one legal move, instead of playing it
    #[arg(long)]
    pub ask_forced: bool,
    /// Write "2 red stones" instead of "R R"
    #[arg(long)]
    pub words: bool,
    /// Play line by line, without a full screen or colours: for screen readers, pipes and plain terminals
    #[arg(long)]
    pub plain: bool,
}
