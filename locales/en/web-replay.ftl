# Watching a finished game again.

replay-title = Replay
replay-loading = Loading the game…
replay-none = This game cannot be watched
replay-controls = Replay controls
replay-back = One move back
replay-forward = One move forward
replay-round-back = One round back
replay-round-forward = One round forward
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-where = Step { $step } of { $count } · round { $round }
replay-deal = The cards are shuffled, and the game begins.
replay-hand = holds
replay-hand-empty = no cards
replay-eyes = Visible hands
replay-eyes-all = all hands
replay-share = Share this moment
replay-share-about = This link opens the game at this step.
replay-link = Link to this step
replay-statistics = Game statistics
