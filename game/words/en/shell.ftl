# The shell: title, new game, saved games, settings, pause, results.

shell-round = Round { $label }
shell-colour-blue = Blue
shell-colour-green = Green
shell-colour-red = Red
shell-colour-yellow = Yellow
shell-colour-purple = Purple

## Sentences when something is wrong
shell-settings-unwritable = The settings can’t be written to { $file }. They hold until you leave; check that the folder may be written to.
shell-settings-unreadable = The settings in { $file } can’t be read, so the usual ones are used. Check that the file may be read and written.
shell-settings-broken = Part of the settings couldn’t be understood ({ $reason }). The old file is kept as { $file }; the usual settings take its place.
shell-launch-edition = There is no edition “{ $edition }”; there are { $allowed }.
shell-launch-number = A game has { $fewest } to { $most } players, not { $players }.
shell-launch-nameless = Every player needs a name.
shell-launch-name-long = The name “{ $name }” is too long: { $most } letters are allowed.
shell-launch-colour = There is no colour “{ $colour }”; there are { $allowed }.
shell-launch-bot = There is no bot “{ $bot }”; there are { $allowed }.
shell-launch-namesakes = Two players are called { $name }; every player needs a name of their own.
shell-launch-same-colour = Two players have the same colour; every player needs a colour of their own.
shell-saves-unwritable = Games can’t be saved in { $folder }. They are saved in { $instead } for now; check that the folder may be written to.
shell-saves-undeletable = { $file } can’t be deleted; check that its folder may be written to.
shell-load-failed = This game can’t be opened: { $reason }
shell-continue-nothing = There is no unfinished game to continue.
shell-crash = Something went wrong in the program. Your game is saved up to the last move. What happened is written down in { $file }.
shell-crash-unlogged = Something went wrong in the program. Your game is saved up to the last move.

## Title
shell-subtitle = Paris, at the end of the fourteenth century
shell-continue = Continue
shell-continue-note = { $names } · round { $label }
shell-new = New game
shell-load = Saved games
shell-settings = Settings
shell-quit = Quit
shell-ok = OK
shell-no = No
shell-back = Back
