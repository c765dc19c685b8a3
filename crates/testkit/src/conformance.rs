//! What must hold in every state of every game.

use std::collections::HashSet;
use std::sync::LazyLock;

use vale_engine::{Card, CardSet, Game, Move, MoveList, Question, Refusal, Supply, TableView, Tile};

use crate::dice::Dice;
use crate::error::{PromiseError, ensure};
use crate::hidden;
use crate::universe::all_moves;

static UNIVERSE: LazyLock<Vec<Move>> = LazyLock::new(all_moves);

/// Checks one state in full. Costs about as much as a whole random game.
pub fn check_state(game: &Game, dice: &mut Dice) -> Result<(), PromiseError> {
    check_table(game)?;
    let moves = check_list(game)?;
    check_universe(game, &moves)?;
    check_notation(game, &moves)?;
    check_position(game)?;
    hidden::check_views(game, dice)
}

/// Checks what lies on the table: cheap enough for every state of millions of games.
pub fn check_table(game: &Game) -> Result<(), PromiseError> {
    let referee = game.referee_view();
    let table = &referee.table;
    let mut census = Census(CardSet::EMPTY);
    census.count(table.display.iter().map(|hunted| hunted.card))?;
    census.count(table.discard)?;
    census.count(referee.draw.iter().copied())?;
    for (player, hand) in table.players.iter().zip(&referee.hands) {
        census.count(*hand)?;
        census.count(player.area.iter())?;
        census.count(player.shelter)?;
        ensure(player.area.len() <= player.areas, || {
            format!("seat {} has {} summoned cards in {} areas", player.seat, player.area.len(), player.areas)
        })?;
        ensure((player.used - player.area.set()).is_empty(), || "a used effect is not in the area".to_owned())?;
        ensure(player.score < 1_000, || format!("seat {} has {} points", player.seat, player.score))?;
    }
    ensure(census.0 == table.options.deck(), || format!("missing cards: {:?}", table.options.deck() - census.0))?;
    check_tiles(table)?;
    ensure(table.players.len() == usize::from(table.options.players), || "the number of players changed".to_owned())?;
    ensure(table.asked.is_none() == game.is_over(), || "a question after the end, or none before it".to_owned())?;
    if !matches!(table.asked.map(|asked| asked.question), Some(Question::KeepStones { .. })) {
        for player in &table.players {
            ensure(player.stones.total() <= player.stone_limit, || {
                format!("seat {} has {} with a limit of {}", player.seat, player.stones, player.stone_limit)
            })?;
        }
    }
    Ok(())
}

/// Checks that every tile of the game is in one place, and nobody has one that was theirs before (X1, X2).
fn check_tiles(table: &TableView) -> Result<(), PromiseError> {
    let mut tiles = table.tiles;
    for player in &table.players {
        let Some(tile) = player.tile else { continue };
        ensure(!tiles.contains(tile), || format!("{tile} is in two places"))?;
        ensure(player.marked_tile != Some(tile), || format!("seat {} has {tile} again", player.seat))?;
        tiles.insert(tile);
    }
    if !table.options.artifact_tiles {
        return ensure(tiles.is_empty(), || "there are tiles in a game without tiles".to_owned());
    }
    let (drawn, printed): (Vec<_>, Vec<_>) = tiles.iter().partition(|tile| tile.artifact().supply == Supply::Drawn);
    let expected =
        |tile: &Tile| matches!(tile.artifact().supply, Supply::From(least) if table.options.players >= least);
    ensure(drawn.len() == 3 && Tile::all().filter(expected).eq(printed), || {
        format!("these are not the tiles: {tiles:?}")
    })
}

/// Sees every card once.
struct Census(CardSet);

impl Census {
    fn count(&mut self, cards: impl IntoIterator<Item = Card>) -> Result<(), PromiseError> {
        for card in cards {
            ensure(!self.0.contains(card), || format!("{card} is in two places"))?;
            self.0.insert(card);
        }
        Ok(())
    }
}

/// Checks the list of legal moves: no move twice, none left exactly at the end. Returns it.
pub fn check_list(game: &Game) -> Result<MoveList, PromiseError> {
    let mut moves = MoveList::new();
    game.legal_moves_into(&mut moves);
    ensure(moves.is_empty() == game.is_over(), || {
        format!("{} legal moves, and the game is over: {}", moves.len(), game.is_over())
    })?;
    let mut seen = HashSet::new();
    for &m in moves.iter() {
        ensure(seen.insert(m), || format!("`{}` is listed twice", game.write_move(m)))?;
    }
    Ok(moves)
}

/// Checks that exactly the listed moves are legal among all moves there are, and that refused ones change nothing.
fn check_universe(game: &Game, listed: &[Move]) -> Result<(), PromiseError> {
    let listed: HashSet<Move> = listed.iter().copied().collect();
    let mut found = 0;
    let mut copy = *game;
    for &m in UNIVERSE.iter() {
        let verdict = game.check(m);
        ensure(verdict.is_ok() == listed.contains(&m), || match verdict {
            Ok(()) => format!("{m:?} is legal but not listed"),
            Err(refusal) => format!("{m:?} is listed but refused: {refusal}"),
        })?;
        match verdict {
            Ok(()) => found += 1,
            Err(refusal) => {
                ensure(copy.play(m, &mut ()) == Err(refusal), || format!("check and play disagree on {m:?}"))?;
                ensure(game.is_over() == (refusal == Refusal::GameOver), || {
                    format!("{m:?} is refused with {refusal}")
                })?;
                ensure(!refusal.to_string().is_empty(), || format!("{m:?} is refused without a word"))?;
            }
        }
    }
    ensure(copy == *game, || "a refused move changed the game".to_owned())?;
    ensure(found == listed.len(), || "a listed move is none that can be written down".to_owned())
}

/// Checks that the text of every legal move reads back as that move, with the game and without it.
pub fn check_notation(game: &Game, moves: &[Move]) -> Result<(), PromiseError> {
    for &m in moves {
        let text = game.write_move(m);
        let read = game.read_move(&text);
        ensure(read == Ok(m), || format!("`{text}` is written for {m:?} but reads as {read:?}"))?;
        let plain = m.to_string();
        ensure(plain.parse() == Ok(m), || {
            format!("`{plain}` is written for {m:?} but reads as {:?}", plain.parse::<Move>())
        })?;
    }
    Ok(())
}

/// Checks that a game which is written as a position is the same game when it is read.
pub fn check_position(game: &Game) -> Result<(), PromiseError> {
    let position = game.snapshot();
    let read = Game::from_position(&position).map_err(|error| PromiseError(format!("position refused: {error}")))?;
    ensure(read == *game, || format!("read from its position, the game is another: {read:?} instead of {game:?}"))
}
