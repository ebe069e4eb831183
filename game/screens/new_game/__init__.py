"""Choosing the players and the rules of a game."""
