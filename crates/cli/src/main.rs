//! The `vale` command.
//!
//! What a command is asked for goes to stdout; everything else, progress and complaints, goes to stderr.

mod admin;
mod arena;
mod args;
mod bench;
mod browser;
mod cards;
mod error;
mod export_site;
mod games;
mod hint;
mod home;
mod join;
mod network;
mod perft;
mod play;
mod progress;
mod puzzles;
mod random;
mod referee;
mod replay;
mod review;
mod screen;
mod serve;
mod sim;
mod told;
mod verify;

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use vale_words::{Language, Style, Words};

use crate::args::{Args, Command, CompletionsArgs, HomeArgs};
use crate::error::CliError;

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: Args) -> Result<(), CliError> {
    let out = &mut anstream::stdout().lock();
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
    let words = Words::new(args.lang.unwrap_or_else(|| Language::of_environment(environment)), Style::Plain);
    match args.command {
        Some(_) if args.home.lan || args.home.no_open => {
            Err(CliError::bad_input("--lan and --no-open work only without a command"))
        }
        Some(command) => carry_out(command, words, out),
        None => begin(&args.home, words, out),
    }
}

fn carry_out(command: Command, words: Words, out: &mut dyn Write) -> Result<(), CliError> {
    match command {
        Command::Play(args) => play::run(&args, words, std::io::stdin().lock(), out),
        Command::Join(args) => join::run(&args, words, out),
        Command::Referee => referee::run(std::io::stdin().lock(), out),
        Command::Replay(args) => replay::run(&args, &words, out),
        Command::Review(args) => review::run(&args, &words, out),
        Command::Puzzles(args) => puzzles::run(&args, &words, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Admin(args) => admin::run(args, out),
        Command::Sim(args) => sim::run(&args, &words, out),
        Command::Arena(args) => arena::run(&args, &words, out),
        Command::Hint(args) => hint::run(&args, &words, out),
        Command::Cards(args) => cards::run(&args, &words, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::ExportSite(args) => export_site::run(&args, out),
        Command::Completions(args) => complete(&args, out),
    }
}

/// Without a command: the table in the browser. A program that was built without it begins a game in the terminal.
fn begin(args: &HomeArgs, words: Words, out: &mut dyn Write) -> Result<(), CliError> {
    if cfg!(feature = "web") {
        return home::run(args, &words, out);
    }
    if args.lan || args.no_open {
        let message = "this program was built without the browser client: `vale serve` works with other clients";
        return Err(CliError::bad_input(message));
    }
    if std::io::stdin().is_terminal() {
        let Args { command, .. } = Args::parse_from(["vale", "play"]);
        return command.map_or(Ok(()), |command| carry_out(command, words, out));
    }
    write!(out, "{}", Args::command().render_long_help())?;
    Ok(())
}

fn complete(args: &CompletionsArgs, out: &mut dyn Write) -> Result<(), CliError> {
    // The generator panics when it cannot write, so it writes to memory, where it can.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "vale", &mut script);
    out.write_all(&script)?;
    Ok(())
}
