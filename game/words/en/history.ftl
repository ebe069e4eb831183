# Keeping a game, taking back, and the history of a game at the table.

## The history panel
history-title = History
history-all = All
history-nothing = Nothing has happened yet.
history-choose = Choose
history-show = Show this moment
history-close = Back to the game
history-filter = Player
history-rounds = Rounds
history-strict = Strict memory: earlier rounds can be looked up when the game is over.
