"""A server of tables: games with a hand on each player's own device, for friends elsewhere and over days.

One process, one event loop, no window. The page and the protocol are those of :mod:`game.phones`.
"""
