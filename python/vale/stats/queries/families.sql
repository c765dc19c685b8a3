-- The families: how often the one who marked, sold or summoned a card won, how much of what was marked was sold, and the
-- points that a summoned card brought.
SELECT
    family,
    count(*) AS seen,
    share(sum(won) FILTER (pick IS NOT NULL), count(pick)) AS drafted,
    share(sum(won) FILTER (sold_round IS NOT NULL), count(sold_round)) AS sold,
    share(sum(summoner_won), count(summoned_round)) AS summoned,
    share(count(sold_round), count(pick)) AS sold_of_drafted,
    mean(count(summoned_round), avg(points) FILTER (summoned_round IS NOT NULL),
         stddev_samp(points) FILTER (summoned_round IS NOT NULL)) AS points
FROM cards
GROUP BY family
ORDER BY family;
