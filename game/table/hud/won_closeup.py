"""The close-up of a message that lies on a player's tray."""

from __future__ import annotations

from pygame import Surface

from engine import COLOURS, MESSAGE_KINDS
from engine.content import NUMBERS
from game.decisions.message_faces import message_face
from game.table.city.board import Board
from game.table.city.pieces import message_picture
from game.table.hud.closeup import Names, Size, closeup
from game.table.hud.layout import Layout
from game.ui.palette import PLAYER
from game.words import Family, say

_TITLE = Family("sheet-message", COLOURS)
_PAYS = Family("sheet-message", MESSAGE_KINDS)
_PICTURE = 0.4  # the picture's width, as a share of the sheet's height


def won_closeup(colour: str, kind: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a message that was won: what it paid, and who has collected it."""
    worth = shown.options.message_cube_prestige if kind == "cube" else NUMBERS.messages[kind]
    owner = next((seat for seat, player in shown.players.items() if (colour, kind) in player.messages), None)
    words = _PAYS.say(kind, prestige=worth)
    if owner is not None:
        words += "\n" + say("sheet-won", name=names.get(owner, ""))
    picture = message_picture(colour, message_face(kind, shown.options), round(size[1] * _PICTURE))
    return closeup(_TITLE.say(colour), words, picture, size, layout, PLAYER[colour])
