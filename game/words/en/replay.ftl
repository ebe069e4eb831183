# Watching a saved game again, saved games, results, and the book of past games.

## Watching again
replay-watch = Watch
replay-at = Round { $label } · move { $n } of { $all }
replay-then = This is how it was: round { $label }, move { $n } of { $all }
replay-view-all = All hands
replay-view-none = No hands
replay-play-on = Play on from here
replay-to-game = Back to the game
replay-close = Close
replay-play = Play or pause
replay-step = Step
replay-rounds = Round
replay-nothing-left = The game is over here: go back a little to play on from there.

## Saved games
replay-open = Go on
replay-results = Results
replay-repair = Save what is sound
replay-rename = Rename
replay-rename-how = What shall the game be called?
replay-duplicate = Copy
replay-import = Import a file
replay-import-how = The path of the file.
replay-import-path = Type a path
replay-import-none = No saved games were found in the usual folders or on a stick.
replay-import-seeking = Looking for saved games …
replay-import-drop = You can also drop a file on the window.
replay-import-in = In { $folder }
replay-take = Import
replay-import-failed = This file can’t be imported: { $reason }
replay-repaired-name = { $name } (sound part)
replay-repaired = What is sound has been saved as a game of its own; the damaged file is left as it is. { $reason }
replay-file-failed = { $file }: this can’t be done ({ $reason }). Check that the folder may be written to.
replay-deleted = “{ $game }” is deleted
replay-page = Page
replay-bring-back = Bring it back
replay-reading = Reading …
replay-cancel = Cancel

## Results and the book of past games
replay-moments = Best moments
replay-watch-again = Watch again
replay-book = Past games
replay-book-empty = No game has been finished yet. Finished games are entered here by themselves.
replay-book-people = People
replay-book-bots = Bots
replay-book-against = People against bots
replay-book-bests = Highest scores
replay-book-latest = Latest games
replay-book-games = Games
replay-book-wins = Wins
replay-book-average = Average
replay-book-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-book-percent = { $n }%
replay-book-best = Best
replay-book-share = Share
replay-book-day = Day
