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

STEPS = """[[effect]]
if = "coins"
below = 2
then = [{ gain = "coins", n = 3 }]
else = [{ pay = "coins", each = "kill" }]

[[effect]]
choose = [
    [{ kill = 2 }, { place = "cathedral" }],
    [{ move = "one", activate = true }],
    [{ benefit = 1 }],
]

[[effect]]
place = "empty"
activate = true

[[effect]]
gain = "prestige"
n = 2
per = "influence"
at = "hotel"
every = 3"""

EDITION = """hotel_double_at = 2
coins_limited = false

[names]
en = "Family evening"

[texts]
en = "Gentle rules for a first evening.\""""

FILES = {"person": PERSON, "steps": STEPS, "edition": EDITION}
"""The files by the name that follows ``@file/``."""
