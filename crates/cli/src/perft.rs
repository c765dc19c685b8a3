//! `vale perft`: counts the ways in which a game can begin.

use std::io::Write;

use serde_json::json;
use vale_engine::{Deal, FirstPlayer, Game, Setup};

use crate::args::PerftArgs;
use crate::failure::Failure;

/// Runs the command.
pub fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = args.table.options(args.players);
    let setup = Setup { options, first: FirstPlayer::Random, deal: Deal::Shuffled, seed: args.seed };
    let game = Game::new(&setup).map_err(Failure::bad_input)?;
    let mut counts = Vec::new();
    for depth in 0..=args.depth {
        let nodes = perft(&game, depth);
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

/// How many sequences of this many moves there are.
fn perft(game: &Game, depth: u8) -> u64 {
    let mut moves = vale_engine::MoveList::new();
    if depth == 0 {
        return 1;
    }
    game.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|&m| {
            let mut after = *game;
            after.play_unchecked(m, &mut ());
            perft(&after, depth - 1)
        })
        .sum()
}
