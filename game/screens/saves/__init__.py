"""Saved games: loading, importing, naming, deleting."""
