"""The table: everything that a player sees, hears and touches. The rules are in :mod:`engine`."""
