"""What messages show. The one for a cube depends on the options, which say how much it pays."""

from __future__ import annotations

from engine import Options
from engine.content import NUMBERS

FOLDER = "messages/"
"""The folder of the pictures of messages in ``sprites/``."""


def message_face(kind: str, options: Options) -> str:
    """Return the picture of a message of a kind (:data:`engine.MESSAGE_KINDS`), as ``messages/cube_2``."""
    if kind == "cube":
        return f"{FOLDER}cube_{options.message_cube_prestige}"
    return f"{FOLDER}{kind}"


def message_prestige(kind: str, options: Options) -> int:
    """Return the prestige printed on a message of a kind."""
    return options.message_cube_prestige if kind == "cube" else NUMBERS.messages[kind]
