"""Short files of content of one's own, as the rule book shows them; a test reads them as the program does."""

from __future__ import annotations

PERSON = """letter = "A"
rats = 1

[names]
en = "Baker"

[[effect]]
gain = "prestige"
per = "cubes_on_board"
every = 2"""

EDITION = """hotel_double_at = 2
coins_limited = false

[names]
en = "Family evening"

[texts]
en = "Gentle rules for a first evening.\""""

FILES = {"person": PERSON, "edition": EDITION}
"""The files by the name that follows ``@file/``."""
