-- In which round games ended.
SELECT rounds, share(count(*), sum(count(*)) OVER ()) AS games
FROM games
GROUP BY rounds
ORDER BY rounds;
