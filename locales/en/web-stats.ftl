# The end of a game: how it went, and whether the shuffle was honest.

stats-loading = The figures of the game are being loaded…
stats-failed = The figures of the game could not be loaded.
stats-again = Try again
stats-rounds = Points, round by round
stats-chart = A line for each player: the points after each round. The same figures follow as a table.
stats-round = Round
stats-start = Start
stats-as-table = As a table
stats-sources = Where the points came from
stats-at-start = At the start
stats-all = Show all { $count }
stats-fewer = Show fewer
stats-replay = Watch the game again
stats-record = Download the record
stats-sealed = Others may still play this deal today. Tomorrow the game can be watched again, and the shuffle can be checked.

verify-title = Was the shuffle honest?
verify-about = Before anybody sat down, the server drew a secret number, the seed, which decides every shuffle, and published a fingerprint of it: its promise. Now that the game is over you know the seed. If its fingerprint is the promise, nobody can have changed the cards afterwards.
verify-promise = The promise, as the server tells it now
verify-promise-kept = The promise that this device kept when you came to the table
verify-seed = The seed
verify-computed = The fingerprint of the seed, worked out by your browser
verify-do = Compare now
verify-right = They are the same: the deal is the one that was promised.
verify-wrong = They differ: this is not the deal that was promised.
verify-insecure = Your browser only computes fingerprints on pages from a secure address (https), so it cannot do it here. The program can:
verify-command = The program also replays every move by the rules and compares the result. Download the record and run this:
