-- What the names of accounts look like, for which nobody else can have a name that looks the same. Filled in for older
-- accounts when the store is opened; of two that look alike, the first one found has the look.
CREATE TABLE account_looks (
    look TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES accounts (player)
);
CREATE INDEX account_looks_by_player ON account_looks (player);

-- How many tables of one host wait for their game to begin.
CREATE INDEX open_tables_by_host ON tables (host, made_at) WHERE stage = 'open';

-- Only players who exist can be muted.
DELETE FROM mutes WHERE muted NOT IN (SELECT id FROM people);
