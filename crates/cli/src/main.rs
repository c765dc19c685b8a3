//! The `vale` command.
//!
//! What a command is asked for goes to stdout; everything else, progress and complaints, goes to stderr.

mod arena;
mod args;
mod bench;
mod browser;
mod cards;
mod failure;
mod hint;
mod home;
mod network;
mod perft;
mod play;
mod progress;
mod random;
mod referee;
mod replay;
mod serve;
mod sim;
mod verify;

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::args::{Args, Command, CompletionsArgs, HomeArgs};
use crate::failure::Failure;

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: Args) -> Result<(), Failure> {
    let out = &mut anstream::stdout().lock();
    match args.command {
        Some(command) => carry_out(command, out),
        None => begin(&args.home, out),
    }
}

fn carry_out(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(args, std::io::stdin().lock(), out),
        Command::Referee => referee::run(std::io::stdin().lock(), out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Sim(args) => sim::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Hint(args) => hint::run(&args, out),
        Command::Cards(args) => cards::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Completions(args) => complete(&args, out),
    }
}

/// Without a command: the table in the browser. A program that was built without it begins a game in the terminal.
fn begin(args: &HomeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if cfg!(feature = "web") {
        return home::run(args, out);
    }
    if args.lan || args.no_open {
        let message = "this program was built without the table in the browser: `vale serve` is for other clients";
        return Err(Failure::bad_input(message));
    }
    if std::io::stdin().is_terminal() {
        let Args { command, .. } = Args::parse_from(["vale", "play"]);
        return command.map_or(Ok(()), |command| carry_out(command, out));
    }
    write!(out, "{}", Args::command().render_long_help())?;
    Ok(())
}

fn complete(args: &CompletionsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    // The generator panics when it cannot write, so it writes to memory, where it can.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "vale", &mut script);
    out.write_all(&script)?;
    Ok(())
}
