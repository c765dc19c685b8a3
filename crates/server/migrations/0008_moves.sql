-- From here on moves are stored as data, not as text, and the kind of a fact is `what`, not `fact`. Rows of before stay as
-- they are. Nothing changes in the schema; its number tells an older program that it cannot read what is written now.
SELECT 1;
