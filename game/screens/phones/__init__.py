"""Screens about phones: gathering before a game, the code to scan, and what is asked about phones."""
