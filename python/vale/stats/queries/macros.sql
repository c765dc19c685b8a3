-- Wilson's interval for a share: `won` of `n` (shared wins count in part), 95 %.
CREATE OR REPLACE TEMP MACRO share_low(won, n) AS
    greatest(0, (won / n + 1.9207 / n - 1.959964 * sqrt(greatest(0, won / n * (1 - won / n)) / n + 0.9604 / n / n))
        / (1 + 3.8415 / n));
CREATE OR REPLACE TEMP MACRO share_high(won, n) AS
    least(1, (won / n + 1.9207 / n + 1.959964 * sqrt(greatest(0, won / n * (1 - won / n)) / n + 0.9604 / n / n))
        / (1 + 3.8415 / n));
-- An estimate of a share: how many cases, the share, and the ends of its interval. Empty without cases.
CREATE OR REPLACE TEMP MACRO share(won, n) AS
    CASE WHEN n > 0 THEN [n, won / n, share_low(won, n), share_high(won, n)] END;
-- An estimate of a mean from the number of cases, their mean and their standard deviation.
CREATE OR REPLACE TEMP MACRO mean(n, average, deviation) AS
    CASE WHEN n > 1
        THEN [n, average, average - 1.959964 * deviation / sqrt(n), average + 1.959964 * deviation / sqrt(n)] END;
-- An estimate of a share or a mean where a game has several cases, which are not independent: over rows that have the sum
-- and the number of the cases of one game each.
CREATE OR REPLACE TEMP MACRO ratio_error(total, n) AS
    1.959964 * sqrt(greatest(0, sum(total * total) - 2 * sum(total) / sum(n) * sum(total * n)
        + (sum(total) / sum(n)) ** 2 * sum(n * n))) / sum(n);
CREATE OR REPLACE TEMP MACRO by_game(total, n) AS
    CASE WHEN sum(n) > 1 THEN [sum(n), sum(total) / sum(n),
        sum(total) / sum(n) - ratio_error(total, n), sum(total) / sum(n) + ratio_error(total, n)] END;
