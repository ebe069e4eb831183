"""The results of a game, and the hall of fame."""
