# The end of a game: how it went, and whether the shuffle was honest.

stats-loading = Loading statistics…
stats-failed = The statistics could not be loaded.
stats-again = Try again
stats-rounds = Points, round by round
stats-chart = A line for each player: their points after each round. The same figures follow as a table.
stats-round = Round
stats-start = Start
stats-as-table = As a table
stats-sources = Where the points came from
stats-at-start = At the start
stats-all = Show all { $count }
stats-fewer = Show fewer
stats-replay = Watch the game again
stats-record = Download the record
stats-sealed = Others may still be playing this deal today. From tomorrow on you can watch the game again and check the shuffle.

verify-title = Was the shuffle fair?
verify-about = Before anyone sat down, the server drew a secret number, the seed, which decides every shuffle, and published its fingerprint: a commitment. Now that the game is over, you know the seed. If its fingerprint matches the commitment, nobody can have changed the cards afterwards.
verify-promise = Commitment, as the server shows it now
verify-promise-kept = Commitment, as this device saved it when you joined the table
verify-seed = Seed
verify-computed = Fingerprint of the seed, computed by your browser
verify-do = Compare now
verify-right = They match: this is the deal that the server committed to.
verify-wrong = They differ: this is not the deal that the server committed to.
verify-insecure = Your browser computes fingerprints only on secure pages (https), so it cannot do it here. The program can:
verify-command = The program also replays every move by the rules and checks the result. Download the record and run:
