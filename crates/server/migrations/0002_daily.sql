-- The deal of each day, drawn when somebody first asks for it. Days are those of UTC, such as 2026-11-16.
CREATE TABLE daily_deals (
    day TEXT NOT NULL PRIMARY KEY,
    seed TEXT NOT NULL
);

-- The day whose deal a table plays, if it plays one. Each player plays it once.
ALTER TABLE tables ADD COLUMN daily TEXT;
CREATE UNIQUE INDEX tables_of_a_day ON tables (daily, host) WHERE daily IS NOT NULL;
