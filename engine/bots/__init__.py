"""Computer players: each is a function from a view to a move."""
