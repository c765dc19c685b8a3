-- All games together.
SELECT
    count(*) AS games,
    mean(count(*), avg(rounds), stddev_samp(rounds)) AS rounds,
    mean(count(*), avg(decisions), stddev_samp(decisions)) AS decisions,
    share(count(*) FILTER (rounds BETWEEN 8 AND 10), count(*)) AS eight_to_ten,
    share(count(*) FILTER (winners > 1), count(*)) AS tied
FROM games;
