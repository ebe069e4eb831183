"""The table: everything that a player sees, hears and touches. The rules are in :mod:`engine`."""

__version__ = "1.1.0"
"""The version of the program, and of the packages made from it."""
