"""Recorded games: the file format, autosave, undo, timeline, transcript, trace. Imports the game."""
