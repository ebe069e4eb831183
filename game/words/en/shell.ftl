# The shell: title, new game, saved games, settings, pause, results.

shell-round = Round { $label }
shell-colour-blue = Blue
shell-colour-green = Green
shell-colour-red = Red
shell-colour-yellow = Yellow
shell-colour-purple = Purple

## Sentences when something is wrong
shell-launch-edition = There is no edition “{ $edition }”; there are { $allowed }.
shell-launch-number = A game has { $fewest } to { $most } players, not { $players }.
shell-launch-nameless = Every player needs a name.
shell-launch-name-long = The name “{ $name }” is too long: at most { $most } letters are allowed.
shell-launch-colour = There is no colour “{ $colour }”; there are { $allowed }.
shell-launch-bot = There is no bot “{ $bot }”; there are { $allowed }.
shell-launch-namesakes = Two players are called { $name }; every player needs a name of their own.
shell-launch-same-colour = Two players have the same colour; every player needs a colour of their own.
shell-continue-nothing = There is no unfinished game to continue.
shell-crash = Something went wrong in the program. Your game is saved up to the last move. The details are in { $file }.
shell-crash-unlogged = Something went wrong in the program. Your game is saved up to the last move.
shell-crash-memory = There is not enough memory for the game. It is saved up to the last move. Close other programs, then continue it.
shell-cannot-go-on = The program can’t go on ({ $reason }).
shell-cannot-go-on-logged = The program can’t go on ({ $reason }). The details are in { $file }.
shell-no-memory = there is not enough memory; close other programs
shell-display-gone = The screen has gone. Every move is saved: start the program with --continue to go on.
shell-no-display = There is no screen to show the window on ({ $reason }). Start the program from a desktop; on a remote machine, turn on window forwarding; if SDL_VIDEODRIVER is set, unset it.
