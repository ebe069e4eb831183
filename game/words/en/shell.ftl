# The shell: title, new game, saved games, settings, pause, results.

shell-round = Round { $label }
shell-colour-blue = Blue
shell-colour-green = Green
shell-colour-red = Red
shell-colour-yellow = Yellow
shell-colour-purple = Purple
