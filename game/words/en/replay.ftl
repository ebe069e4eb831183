# Watching a saved game again, saved games, results, and the book of past games.

## Watching again
replay-watch = Watch
replay-at = Round { $label } · move { $n } of { $all }
replay-then = As it was then: round { $label }, move { $n } of { $all }
replay-view-all = All hands
replay-view-none = No hands
replay-expected = What each player could expect to end with, knowing what they knew then
replay-play-on = Play on from here
replay-to-game = Back to the game
replay-close = Close
replay-play = Play or pause
replay-step = Step
replay-rounds = Round
replay-nothing-left = The game is over here: go back a little to play on from there.
