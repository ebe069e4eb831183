"""The pause menu, and questions asked while the game waits."""
