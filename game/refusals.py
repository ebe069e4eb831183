"""Why the system refused something, in a few words of the player's language. Loads nothing of the engine."""

from __future__ import annotations

import errno

from game.files import SYSTEM_CAUSES
from game.words import Family

_SYSTEM = Family("damage-system", (*dict.fromkeys(SYSTEM_CAUSES.values()), "other"))


def refusal(error: OSError | MemoryError) -> str:
    """Return why the system refused to read or write."""
    number = errno.ENOMEM if isinstance(error, MemoryError) else error.errno or 0
    return _SYSTEM.say(SYSTEM_CAUSES.get(number, "other"), number=str(number))
