# Keeping a game, taking back, and the history of a game at the table.

history-kept-elsewhere = Another program has changed the file of this game. It goes on in { $file }; the other one is left as it is.
history-kept-aside = The game can’t be saved to { $file } ({ $reason }). It is kept in { $copy } for now; every move tries again.
history-copy-taken = This game goes on from { $copy }, where it was kept when its own file couldn’t be written.

history-undo-of = { $name }: take back
history-restart-turn = Restart my turn
history-done = Done
history-done-prompt = { $name }: is your turn over, or do you take something back?
history-nothing-to-undo = There is nothing that can be taken back now.
history-confirm-turns = Confirm the end of a turn

## The history panel
history-title = History
history-all = All
history-nothing = Nothing has happened yet.
history-choose = Choose
history-show = Show this moment
history-close = Back to the game
history-filter = Player
history-rounds = Rounds
