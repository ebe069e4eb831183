"""The end of a game, and the hall of fame."""
