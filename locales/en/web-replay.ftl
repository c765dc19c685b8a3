# Watching a finished game again.

replay-title = Replay
replay-loading = The game is being loaded…
replay-none = This game cannot be watched
replay-controls = Controls of the replay
replay-back = One move back
replay-forward = One move on
replay-round-back = One round back
replay-round-forward = One round on
replay-play = Play
replay-pause = Pause
replay-step = Step of the game
replay-where = Step { $step } of { $count } · round { $round }
replay-deal = The cards are shuffled, and the game begins.
replay-hand = holds
replay-hand-empty = no card
replay-eyes = Open hands
replay-eyes-all = all hands
replay-share = Share this moment
replay-share-about = Whoever opens this address sees the game at this very step.
replay-link = Address of this step
replay-statistics = The game in figures
