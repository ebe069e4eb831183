"""The end of a game, and the book of past games."""
