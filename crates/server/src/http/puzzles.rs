//! Puzzles over HTTP. The server keeps nothing of them: whoever tries one sends all moves from its beginning on.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use vale_bots::puzzle::{Puzzle, shipped};
use vale_engine::Event;
use vale_protocol::http::{PuzzleMoves, PuzzleOutcome, PuzzleSolution, PuzzleState};
use vale_protocol::{Code, PlayerId, Problem};
use vale_table::turn_of;

use super::answer::{Answer, Body, Path, ProblemResponse};
use super::routes::routes;
use crate::app::{App, now};
use crate::bots::Waiting;

/// The most moves of a try.
const MOST_MOVES: usize = 100;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

routes! {
    get "/api/puzzle" => puzzle_of_today,
    post "/api/puzzles/{number}" => try_puzzle,
    get "/api/puzzles/{number}/solution" => puzzle_solution,
}

fn find(number: u32) -> Answer<&'static Puzzle> {
    let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let found = place.and_then(|place| shipped().get(place));
    found.ok_or_else(|| ProblemResponse::new(Code::NotFound, format!("there are puzzles 1 to {}", shipped().len())))
}

/// The puzzle of today, which is another one every day of UTC.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "puzzles", path = "/api/puzzle",
    responses((status = 200, body = PuzzleState), (status = "default", body = Problem))))]
async fn puzzle_of_today(State(app): State<Arc<App>>) -> Answer<Json<PuzzleState>> {
    let count = shipped().len().max(1) as u64;
    after(&app, (now() / DAY_MS % count) as u32 + 1, Vec::new()).await
}

/// A puzzle after these moves.
#[cfg_attr(feature = "openapi", utoipa::path(post, tag = "puzzles", path = "/api/puzzles/{number}", params(("number" = u32, Path)),
    request_body = PuzzleMoves, responses((status = 200, body = PuzzleState), (status = "default", body = Problem))))]
async fn try_puzzle(
    State(app): State<Arc<App>>,
    Path(number): Path<u32>,
    Body(tried): Body<PuzzleMoves>,
) -> Answer<Json<PuzzleState>> {
    if tried.moves.len() > MOST_MOVES {
        return Err(ProblemResponse::new(Code::BadRequest, format!("moves: at most {MOST_MOVES}")));
    }
    after(&app, number, tried.moves).await
}

/// The turn that brings the most.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "puzzles", path = "/api/puzzles/{number}/solution", params(("number" = u32, Path)),
    responses((status = 200, body = PuzzleSolution), (status = "default", body = Problem))))]
async fn puzzle_solution(Path(number): Path<u32>) -> Answer<Json<PuzzleSolution>> {
    let puzzle = find(number)?;
    Ok(Json(PuzzleSolution { points: puzzle.best, moves: puzzle.solution.clone() }))
}

async fn after(app: &App, number: u32, moves: Vec<vale_engine::Move>) -> Answer<Json<PuzzleState>> {
    let puzzle = find(number)?;
    // Working out what comes of a turn takes a moment. Tables come first.
    let waiting = Waiting::Background(PlayerId("puzzles".to_owned()));
    let state = app.tables.bots.work(&waiting, move || state_after(puzzle, number, &moves)).await;
    state.ok_or_else(|| ProblemResponse::internal("a puzzle failed"))?.map(Json)
}

fn state_after(puzzle: &Puzzle, number: u32, moves: &[vale_engine::Move]) -> Answer<PuzzleState> {
    let (mut game, seat) = puzzle.begin().ok_or_else(|| ProblemResponse::internal("a puzzle cannot begin"))?;
    let mut events: Vec<Event> = Vec::new();
    for &m in moves {
        if puzzle.is_over(&game) {
            return Err(Problem::new(Code::Illegal, "the turn is over").into());
        }
        game.check(m).map_err(Problem::illegal_move)?;
        events.clear();
        game.play_unchecked(m, &mut events);
    }
    let over = puzzle.is_over(&game);
    let points = over.then(|| puzzle.reached(&game)).flatten();
    Ok(PuzzleState {
        number,
        count: shipped().len() as u32,
        seat,
        view: game.seat_view(seat),
        turn: (!over).then(|| turn_of(&game)),
        events,
        outcome: points.map(|points| PuzzleOutcome { points, solved: points == puzzle.best }),
    })
}
