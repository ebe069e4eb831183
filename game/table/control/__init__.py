"""Pointer, focus, drag, hints and undo: they work on the table's context. Imports the tabletop and below."""
