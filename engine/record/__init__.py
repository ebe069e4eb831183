"""A game on the disk: the file, its keeping, undo, trace. Imports the game."""
