-- Each artifact tile: how often the one who took it won, and the points it brought. It can be taken in every round, so the
-- intervals are over games.
WITH of_game AS (
    SELECT
        game, tile, count(*) AS times, sum(won) AS won, count(*) FILTER (idle) AS idle, sum(points) AS points
    FROM tiles
    GROUP BY game, tile
)
SELECT
    tile,
    by_game(won, times) AS taken,
    by_game(idle, times) AS idle,
    by_game(points, times) AS points
FROM of_game
GROUP BY tile
ORDER BY tile;
