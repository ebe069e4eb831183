"""A recorded game at any of its moments, and the list of what happened."""
