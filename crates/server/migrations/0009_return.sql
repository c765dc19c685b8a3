-- What the strongest bot reached with the deal of a day, and its opponent: played once, when somebody first asks for it.
ALTER TABLE daily_deals ADD COLUMN ghost BIGINT;
ALTER TABLE daily_deals ADD COLUMN ghost_opponent BIGINT;

-- The creatures that somebody summoned in finished games: never more rows for a player than there are creatures.
CREATE TABLE albums (
    player TEXT NOT NULL REFERENCES people (id),
    card TEXT NOT NULL,
    games BIGINT NOT NULL,
    first_at BIGINT NOT NULL,
    PRIMARY KEY (player, card)
);
