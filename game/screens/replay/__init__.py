"""A recorded game at any of its moments, and the history of its events."""
