"""A running game: session, director, bots' process. No pygame; imports ``storage`` and below."""
