-- Each creature: how often the one who marked, sold or summoned it won, and the points it brought when summoned.
SELECT
    card,
    count(*) AS seen,
    share(coalesce(sum(won) FILTER (pick IS NOT NULL), 0), count(pick)) AS drafted,
    share(coalesce(sum(won) FILTER (sold_round IS NOT NULL), 0), count(sold_round)) AS sold,
    share(coalesce(sum(summoner_won), 0), count(summoned_round)) AS summoned,
    mean(count(summoned_round), avg(points) FILTER (summoned_round IS NOT NULL),
         stddev_samp(points) FILTER (summoned_round IS NOT NULL)) AS points
FROM cards
GROUP BY card
ORDER BY card;
