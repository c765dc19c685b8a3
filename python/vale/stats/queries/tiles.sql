-- Each artifact tile: how often the one who took it won, and the points it brought.
SELECT
    tile,
    share(sum(won), count(*)) AS taken,
    share(count(*) FILTER (idle), count(*)) AS idle,
    mean(count(*), avg(points), stddev_samp(points)) AS points
FROM tiles
GROUP BY tile
ORDER BY tile;
