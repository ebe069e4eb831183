"""The pause and what is asked while the game waits."""
