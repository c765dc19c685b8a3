-- Each creature by when it was summoned: rounds 1 and 2, 3 and 4, 5 and 6, 7 and 8, 9 and 10.
SELECT card, (summoned_round + 1) // 2 AS place, share(sum(summoner_won), count(*)) AS summoned
FROM cards
WHERE summoned_round IS NOT NULL
GROUP BY card, place
ORDER BY card, place;
