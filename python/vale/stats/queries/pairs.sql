-- Creatures that the same player summoned in the same game: how often, and how much of the win that player had.
SELECT a.card AS card, b.card AS partner, count(*) AS n, sum(a.summoner_won) AS won
FROM cards AS a
JOIN cards AS b ON a.game = b.game AND a.summoned_by = b.summoned_by AND a.card < b.card
GROUP BY a.card, b.card
ORDER BY a.card, b.card;
