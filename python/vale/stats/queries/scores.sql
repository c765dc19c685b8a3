-- What winners and all others scored.
SELECT
    place = 1 AS winner,
    mean(count(*), avg(score), stddev_samp(score)) AS score,
    mean(count(*), avg(stones_lost), stddev_samp(stones_lost)) AS stones_lost
FROM seats
GROUP BY winner
ORDER BY winner DESC;
