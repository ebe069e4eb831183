"""A running game: session, director, players, bots' process. No pygame; imports ``storage`` and below."""
