-- The players in the order of the first round: how often each won, and their scores.
SELECT
    turn_order,
    share(sum(won), count(*)) AS won,
    mean(count(*), avg(score), stddev_samp(score)) AS score
FROM seats
GROUP BY turn_order
ORDER BY turn_order;
