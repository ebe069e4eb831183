"""The screens round the table: title, new game, saved games, settings, pause, results."""
