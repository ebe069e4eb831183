"""Scripts that draw the city's plates: the board of the table without what a game or a view changes."""
