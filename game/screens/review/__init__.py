"""The turning points of a finished game: what everybody could expect, and which moves cost most."""
