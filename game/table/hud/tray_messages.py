"""The messages on a player's tray: in a row in which each can be read, or in a pile with a count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.table.hud.tray_cells import APART, MESSAGE_FIGURE, Cells
from game.table.hud.tray_facts import Message
from game.table.hud.woodwork import dropped, figure
from game.table.pieces.tags import blank_sign, message_sign, owned_sign
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK

_LEAST = 1.36  # the least side of messages of which there are many, in font sizes of the tray's figures
_READ, _WHOLE = 0.46, 0.89
"""How much of a message must be uncovered: to read it at all, and to read it as it is, in sides."""
_APART, _LEAST_APART = (1.0, _WHOLE), 1.23
"""How far messages lie apart where that is possible, in sides, and their least side then, in font sizes."""
_READ_LARGE = 0.56  # the same, to read the figure on a message that has no reward
_PILED = 0.22  # the largest distance of messages in a pile, in sides
_COUNT = 0.8  # the width of the figure that counts them, in font sizes
_LEGIBLE, _LARGE_FIGURE = 0.8, 1.04  # a message's figure: the least in others, and the largest in sides
_RIM = 0.11  # the width of a message's rim, in sides
_LEAN = 0.05  # how much farther right sign and reward of a covered message stand, in sides
_HIGH, _REWARD = 0.15, 0.35  # how far down that sign stands, and the reward's size, in sides
_CORNER = (0.29, 0.2)  # where the sign of a message with a large figure stands, in sides
_REWARDS = {"coin": "icons/coin", "cube": "icons/cube", "rat": "icons/rat_kill"}


class _Row(NamedTuple):
    """How messages lie: their side, how far one is from the next, and whether they are piled up."""

    side: int
    step: float
    piled: bool = False


def _row(count: int, places: Cells) -> _Row:
    """Return how ``count`` messages lie: smaller ones where larger ones would hide each other."""
    largest, room = places.message, places.boxes["messages"].width
    for apart in _APART:
        for side in range(largest, min(largest, round(places.figures * _LEAST_APART)) - 1, -1):
            step = (room - side) / max(1, count - 1)
            if step >= side * apart:
                return _Row(side, min(side + APART, step))
    least = min(largest, round(places.figures * _LEAST))
    for side in range(largest, least - 1, -1):
        step = (room - side) / max(1, count - 1)
        if step >= side * (_READ_LARGE if _is_large(side, places.figures) else _READ):
            return _Row(side, min(side + APART, step))
    step = (room - round(places.figures * _COUNT) - largest) / max(1, count - 1)
    return _Row(largest, min(step, largest * _PILED), piled=True)


def message_boxes(count: int, places: Cells) -> list[Rect]:
    """Return the boxes of ``count`` messages, from left to right; the last one lies on top."""
    side, step, _ = _row(count, places)
    room = places.boxes["messages"]
    top = room.centery - side // 2
    return [Rect(round(room.x + step * k), top, side, side) for k in range(count)]


def counted(count: int, places: Cells) -> int:
    """Return the room for a figure that counts messages in a pile; 0 where each of them can be read."""
    return round(places.figures * _COUNT) if _row(count, places).piled else 0


def draw_messages(surface: Surface, messages: Sequence[Message], places: Cells, shelf: int) -> None:
    """Draw the messages that a player has won; the tray begins at ``shelf``."""
    count = len(messages)
    side, step, piled = _row(count, places)
    for at, (message, box) in enumerate(zip(messages, message_boxes(count, places), strict=True), 1):
        seen = side if at == count else 0 if piled else min(side, round(step))
        picture = won_message(message, side, places.figures, seen)
        surfaces.centred(surface, picture, box.move(shelf, 0).center)
    if piled:
        last = message_boxes(count, places)[-1].move(shelf, 0)
        figure(surface, str(count), places.figures, last.right + APART, last.centery, counted(count, places))


@cached(TABLE, megabytes=3)
def won_message(message: Message, side: int, figures: int, seen: int) -> Surface:
    """Return a message with its shadow: an octagon with colour, symbol, prestige and reward.

    On a small one the figure grows towards the others on the tray, ``figures``, and leaves no reward. They
    stand in the ``seen`` pixels on the left that are uncovered; if there are none, it is bare.
    """
    token = _token(message, side, figures, seen)
    reach = max(2, side // 16)
    made = surfaces.clear((side + 4 * reach, side + 4 * reach))
    middle = made.get_rect().center
    surfaces.centred(made, dropped(token), (middle[0] + reach, middle[1] + reach))
    surfaces.centred(made, token, middle)
    return made


def _is_large(side: int, figures: int) -> bool:
    """Whether the figure on a message must grow and leaves no room for a reward."""
    return round(side * MESSAGE_FIGURE) < figures * _LEGIBLE


def _token(message: Message, side: int, figures: int, seen: int) -> Surface:
    """Return a message, in the middle of a picture that leaves room for its seal on all sides."""
    if seen >= side * _WHOLE and not _is_large(side, figures):
        return message_sign(message.colour, message.kind, message.worth, side)
    if not seen:
        return blank_sign(message.colour, side)
    if _is_large(side, figures):
        size = min(figures, round(side * _LARGE_FIGURE))
        token = owned_sign(message.colour, side, _CORNER).copy()
        words = typesetting.line(str(message.worth), size, INK, bold=True)
        whole = seen >= side * _WHOLE
        surfaces.centred(token, words, (side * 0.54 if whole else _middle(side, seen), side * 0.52))
        return token
    words = typesetting.line(str(message.worth), round(side * MESSAGE_FIGURE), INK, bold=True)
    return _column(message, words, side, _middle(side, seen))


def _middle(side: int, seen: int) -> float:
    """Return the middle of what is seen of a message, without its rim."""
    return (side * _RIM + seen) / 2


def _column(message: Message, words: Surface, side: int, middle: float) -> Surface:
    """Return a message whose sign, prestige and reward stand one below the other round a ``middle``."""
    aside = middle + side * _LEAN  # the corners are cut off
    token = owned_sign(message.colour, side, (aside / side, _HIGH)).copy()
    reward = _REWARDS.get(message.kind)
    inked = words.get_bounding_rect()
    surfaces.centred(token, words.subsurface(inked), (middle, side * (0.48 if reward else 0.57)))
    if reward is not None:
        icon = surfaces.picture(reward, side * _REWARD, side * _REWARD)
        surfaces.centred(token, icon, (aside, side * 0.8))
    return token
