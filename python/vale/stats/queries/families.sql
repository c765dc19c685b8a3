-- The families: how often the one who marked, sold or summoned a card won, how much of what was marked was sold, and the
-- points that a summoned card brought. A game has many cards of a family, so the intervals are over games.
WITH of_game AS (
    SELECT
        game,
        family,
        count(pick) AS marked,
        coalesce(sum(won) FILTER (pick IS NOT NULL), 0) AS marked_won,
        count(sold_round) AS sales,
        coalesce(sum(won) FILTER (sold_round IS NOT NULL), 0) AS sales_won,
        count(summoned_round) AS summonings,
        coalesce(sum(summoner_won), 0) AS summonings_won,
        coalesce(sum(points) FILTER (summoned_round IS NOT NULL), 0) AS brought
    FROM cards
    GROUP BY game, family
)
SELECT
    family,
    by_game(marked_won, marked) AS drafted,
    by_game(sales_won, sales) AS sold,
    by_game(summonings_won, summonings) AS summoned,
    by_game(sales, marked) AS sold_of_drafted,
    by_game(brought, summonings) AS points
FROM of_game
GROUP BY family
ORDER BY family;
