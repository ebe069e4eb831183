"""The close-up of a message that lies on a player's tray."""

from __future__ import annotations

from pygame import Surface

from game.decisions.message_faces import message_face
from game.match.board import Board
from game.table.hud.closeup import Size, closeup
from game.table.hud.layout import Layout
from game.table.hud.sheet_words import Names, won_text
from game.table.pieces.pieces import message_picture
from game.ui.palette import PLAYER

_PICTURE = 0.4  # the picture's width, as a share of the sheet's height


def won_closeup(colour: str, kind: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a message that was won: what it paid, and who has collected it."""
    picture = message_picture(colour, message_face(kind, shown.options), round(size[1] * _PICTURE))
    return closeup(*won_text(colour, kind, names, shown), picture, size, layout, PLAYER[colour])
