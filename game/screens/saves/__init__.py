"""Saved games: loading, importing, renaming, deleting."""
