"""Writes the colours of the table for the page of a phone, so that both are of one world.

The result is `game/phones/page/colours.css`.
"""

from __future__ import annotations

from game.ui import palette
from sprites.make.phone_city import FILE as BESIDE

FILE = BESIDE.with_name("colours.css")
_HEAD = """\
/* The colours of the table, from its palette: written by `python -m sprites.make phone_colours`. */

"""
_NAMES = {
    "cloth": palette.CLOTH,
    "oak-light": palette.WALNUT_LIGHT,
    "oak": palette.WALNUT,
    "oak-dark": palette.WALNUT_DARK,
    "gap": palette.SHADE,
    "leaf": palette.PARCHMENT,
    "lit": palette.PARCHMENT_LIT,
    "edge": palette.PARCHMENT_EDGE,
    "ink": palette.INK,
    "brass": palette.BRASS,
    "candle": palette.CANDLE,
    "danger": palette.DANGER,
    "alarm": palette.ALARM,
    **palette.PLAYER,
    **{
        f"{name}-dye": palette.mix(colour, palette.PARCHMENT_LIT, 0.1)
        for name, colour in palette.PLAYER.items()
    },
}
"""A ``-dye`` is the colour of a card's frame."""


def text() -> str:
    """Return the file."""
    lines = (f"  --{name}: #{bytes(colour).hex()};\n" for name, colour in _NAMES.items())
    return f"{_HEAD}:root {{\n{''.join(lines)}}}\n"


def draw() -> None:
    """Write the file."""
    FILE.write_text(text(), encoding="utf-8")
