"""How long the game waits between moves at each pace."""

from __future__ import annotations

PAUSES = {"slow": 1.6, "normal": 0.8, "fast": 0.25, "instant": 0.0}
"""Seconds between moves where nobody waits for a turn: enough to read the last caption."""

TURNS = {"slow": 1.2, "normal": 0.15, "fast": 0.1, "instant": 0.0}
"""Seconds between the moves of bots while a person waits for a turn."""

LEAST = {"slow": 2.4, "normal": 0.9, "fast": 0.35, "instant": 0.0}
"""The least seconds from one bot's move to the next while a person waits, with what is shown meanwhile."""

GRACE = {"slow": 1.8, "normal": 0.9, "fast": 0.5, "instant": 0.0}
"""Seconds after a person's turn in which it can be undone before bots move, at each pace."""
