"""Which picture a message has: what one that gives a cube pays depends on the options of the game."""

from __future__ import annotations

from engine import Options

FOLDER = "messages/"
"""Where the pictures of messages are in ``sprites/``."""


def message_face(kind: str, options: Options) -> str:
    """The picture of a message of a kind, as in :data:`engine.MESSAGE_KINDS`: ``messages/cube_2``."""
    if kind == "cube":
        return f"{FOLDER}cube_{options.message_cube_prestige}"
    return f"{FOLDER}{kind}"
