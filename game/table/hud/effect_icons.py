"""Rows of icons that explain the effect of a person or a card without words of any language.

A row is written as tokens separated by spaces: the name of an icon (``coin``), an icon with text on it
(``prestige[3]``), or a sign: ``+``, ``/`` (or), ``:`` (for each), ``>`` (becomes, goes to), ``=``, ``×``,
``−``, ``max`` (at most) and numbers. The rows of the persons are in the engine's content.
"""

from __future__ import annotations

import math
import re

from pygame import Rect, Surface

from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PARCHMENT_LIT

FILES: dict[str, str] = {
    "coin": "icons/coin",
    "cube": "icons/cube",
    "friend": "icons/friend",
    "kill": "icons/rat_kill",
    "rat": "pieces/rat",
    "plague": "icons/plague",
    "prestige": "icons/prestige",
    "sector": "icons/sector",
    "empty": "icons/empty_sector",
    "any": "icons/any_sector",
    "message": "icons/message",
    "activate": "icons/activate",
    "notredame": "icons/notredame",
    "hospital": "icons/hospital",
    "hotel": "cards/hotel",
    "card": "icons/card",
    "eye": "icons/eye",
    "supply": "icons/supply",
    "nomessage": "icons/no_message",
    "person": "icons/person",
    "carriage": "icons/carriage",
}
"""The picture files of the icons, by name."""

MOST = "max"
_LETTERS = 0.96  # the size of signs and numbers in a row, in its heights
_BREAK = "|"  # space between two parts of an effect on one line
_SIGNS = {"+", "/", ":", ">", "=", "−", "×"}
_GAP = 0.1  # between tokens, as a share of the height
_CARD_FACE = (0.28, 0.14, 0.44, 0.72)
"""Where the picture of the card icon is, as shares of its height: left, top, width, height."""


@cached(TABLE, most=256)
def row(tokens: str, height: int) -> Surface:
    """Return the row of icons ``tokens`` at ``height`` pixels. Shared, don't draw on it."""
    drawn = [_token(token, height) for token in tokens.split()]
    gap = max(1, round(height * _GAP))
    surface = surfaces.clear((sum(one.get_width() for one in drawn) + gap * (len(drawn) - 1), height))
    x = 0
    for one in drawn:
        surface.blit(one, (x, (height - one.get_height()) // 2))
        x += one.get_width() + gap
    return surface


def draw(
    surface: Surface,
    rows: tuple[str, ...],
    box: Rect,
    highest: int,
    stacked: bool = False,
    broken: bool = False,
) -> None:
    """Draw ``rows`` into ``box``, side by side or ``stacked``, each at most ``highest`` pixels high.

    They are also stacked if that makes them larger; where ``broken`` they are
    broken before an arrow or a sum for it.
    """
    if stacked:
        _stack(surface, rows, box, highest)
        return
    beside = (f" {_BREAK} ".join(rows),)
    arrangements = [beside, rows]
    if broken:
        arrangements += [tuple(part for one in rows for part in _parts(one)), _parts(beside[0])]
    _stack(surface, max(arrangements, key=lambda way: _stacked_height(way, box, highest)), box, highest)


def _parts(tokens: str) -> tuple[str, ...]:
    """Return a row broken into two before its first arrow or sum, where there is one."""
    found = re.search(r" (?=[>=] )", tokens)
    return (tokens[: found.start()], tokens[found.end() :]) if found else (tokens,)


def _stacked_height(rows: tuple[str, ...], box: Rect, highest: int) -> int:
    height = max(1, min(highest, int(box.height / len(rows) * 0.96)))
    widest = max(row(one, height).get_width() for one in rows)
    return max(1, min(height, int(height * box.width / widest)))


def _stack(surface: Surface, rows: tuple[str, ...], box: Rect, highest: int) -> None:
    height = _stacked_height(rows, box, highest)
    step = min(box.height / len(rows), height * 1.12)
    top = box.centery - step * (len(rows) - 1) / 2
    for index, one in enumerate(rows):
        surfaces.centred(surface, row(one, height), (box.centerx, top + step * index))


def _token(token: str, height: int) -> Surface:
    if token == _BREAK:
        return surfaces.clear((max(1, round(height * 0.16)), 1))
    if token == ">":
        return surfaces.picture("icons/arrow_plain", height * 0.5, height)
    if token in _SIGNS or token[0].isdigit() or token[0] in "−×" or token == MOST:
        return typesetting.line(token, max(6, round(height * _LETTERS)), INK, bold=True)
    found = re.fullmatch(r"(\w+)(?:\[(.+)\])?", token)
    if not found or found[1] not in FILES:
        known = ", ".join(sorted(FILES))
        raise ValueError(f"{token!r} is no icon and no sign of a row; icons: {known}")
    name, text = found.groups()
    if name == "prestige" and text:
        return _prestige(text, height)
    if name == "card" and text:
        return _numbered_card(text, height)
    icon = _icon(name, height)
    return _written(icon, text) if text else icon


def _icon(name: str, height: int) -> Surface:
    return surfaces.picture(FILES[name], height * 1.5, height)


def _numbered_card(text: str, height: int) -> Surface:
    """Return the card icon with a number in place of its picture."""
    surface = _icon("card", height).copy()
    left, top, width, high = (round(share * height) for share in _CARD_FACE)
    face = Rect(left, top, width, high)
    surface.fill(PARCHMENT_LIT, face)
    surfaces.centred(surface, typesetting.line(text, round(height * 0.72), INK, bold=True), face.center)
    return surface


def _prestige(text: str, height: int) -> Surface:
    """Return a token of prestige with a number on it."""
    surface = surfaces.picture("pieces/prestige", height * 1.5, height).copy()
    size = round(height * (0.82 if len(text) == 1 else 0.62))
    figure = typesetting.line(text, size, INK, bold=True)
    surfaces.centred(surface, figure.subsurface(figure.get_bounding_rect()), surface.get_rect().center)
    return surface


def _written(icon: Surface, text: str) -> Surface:
    """Return ``icon`` with a few letters on it, in ink with a light edge."""
    height = icon.get_height()
    size = max(6, round(height * (0.8 if len(text) < 3 else 0.6)))
    light = typesetting.line(text, size, PARCHMENT_LIT, bold=True)
    dark = typesetting.line(text, size, INK, bold=True)
    width = max(icon.get_width(), dark.get_width() + 2)
    surface = surfaces.clear((width, height))
    surfaces.centred(surface, icon, (width / 2, height / 2))
    edge = max(1, round(height * 0.06))
    middle = (width / 2, height * 0.56)
    for step in range(12):
        angle = math.tau * step / 12
        surfaces.centred(
            surface, light, (middle[0] + edge * math.cos(angle), middle[1] + edge * math.sin(angle))
        )
    surfaces.centred(surface, dark, middle)
    return surface
