//! `vale perft`: counts the ways in which a game can begin.

use std::io::Write;

use serde_json::json;
use vale_engine::{Deal, FirstPlayer, Game, Setup};

use crate::args::PerftArgs;
use crate::error::CliError;

/// Runs the command.
pub fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let options = args.table.options(args.players);
    let setup = Setup { options, first: FirstPlayer::Random, deal: Deal::Shuffled, seed: args.seed };
    let game = Game::new(&setup).map_err(|error| CliError::bad_input(&error))?;
    let mut counts = Vec::new();
    for depth in 0..=args.depth {
        let nodes = vale_engine::perft(&game, depth);
        if args.json {
            counts.push(json!({ "depth": depth, "nodes": nodes }));
        } else {
            writeln!(out, "depth {depth}: {nodes}")?;
            out.flush()?;
        }
    }
    if args.json {
        let report = json!({ "options": options, "seed": args.seed, "counts": counts });
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    }
    Ok(())
}
