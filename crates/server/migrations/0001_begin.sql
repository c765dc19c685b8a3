-- The same text for SQLite and PostgreSQL: numbers are BIGINT or DOUBLE PRECISION, all else is TEXT. Times are
-- milliseconds since 1970, hashes are hexadecimal. Once released, a file here never changes; a new one is added.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES people (id),
    made_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_player ON sessions (player);

-- login_key is the name without the difference between small and capital letters.
CREATE TABLE accounts (
    player TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    login_name TEXT NOT NULL,
    login_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
);

CREATE TABLE preferences (
    player TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    body TEXT NOT NULL
);

CREATE TABLE mutes (
    player TEXT NOT NULL REFERENCES people (id),
    muted TEXT NOT NULL,
    PRIMARY KEY (player, muted)
);

-- The first line is what a table was made with, the second how it looks in lists now.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    made_at BIGINT NOT NULL, host TEXT NOT NULL, rules BIGINT NOT NULL, settings TEXT NOT NULL, plan TEXT NOT NULL,
    seed TEXT NOT NULL, position TEXT,
    changed_at BIGINT NOT NULL, stage TEXT NOT NULL, public BIGINT NOT NULL, occupants TEXT NOT NULL
);
CREATE INDEX tables_in_lobby ON tables (made_at) WHERE stage = 'open' AND public = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_player ON seats (player);

-- Two servers cannot both write a number, and no command is written twice.
CREATE TABLE facts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    command TEXT NOT NULL,
    player TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
);

CREATE TABLE invitations (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    claimed_by TEXT,
    claimed_at BIGINT
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    at BIGINT NOT NULL,
    players BIGINT NOT NULL,
    player TEXT,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    sources TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_player ON results (player);

CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES accounts (player),
    players BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, players)
);
