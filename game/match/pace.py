"""How long the game waits between moves at each pace."""

from __future__ import annotations

PAUSES = {"slow": 1.6, "normal": 0.8, "fast": 0.25, "instant": 0.0}
"""Seconds between the moves of bots at each pace: enough to read the last caption."""

GRACE = {"slow": 1.8, "normal": 1.2, "fast": 0.6, "instant": 0.0}
"""Seconds after a person's turn in which it can be undone before bots move, at each pace."""
