"""Challenges for one player: the deal of the day, and tasks."""
