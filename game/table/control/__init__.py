"""Pointer, focus, drag, hints, undo: they work on the table's context. Imports the tabletop and below."""
