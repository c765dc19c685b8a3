-- Each creature by the pick of its round with which it was marked.
SELECT card, pick AS place, share(sum(won), count(*)) AS drafted
FROM cards
WHERE pick IS NOT NULL
GROUP BY card, place
ORDER BY card, place;
