"""The colours of the program: blue cloth by candlelight, with parchment, walnut, glass and brass."""

from __future__ import annotations

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """Return the colour of a code such as ``"#8A5A32"`` as (red, green, blue), 0 to 255 each."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


CLOTH = rgb("#243254")
WALNUT_LIGHT = rgb("#705A47")
WALNUT = rgb("#46372C")
WALNUT_DARK = rgb("#2C241F")
SHADE = rgb("#16120F")
"""The dark between boards, and of all shadows."""

PARCHMENT_LIT = rgb("#F4E9CF")
PARCHMENT = rgb("#E8D9B5")
PARCHMENT_EDGE = rgb("#B99B66")
INK = rgb("#2B1A0E")
CREAM = PARCHMENT_LIT

STONE = rgb("#A79F8E")
LEAD = rgb("#26221F")
BRASS = rgb("#C9973F")

CANDLE = rgb("#FFCF7A")
DANGER = rgb("#8E1B14")
WARNING = rgb("#E0A12B")
"""The edge of what is about to be lost but isn't yet."""
ALARM = rgb("#FFB49E")
"""What is wrong, in words on dark wood."""
LEGAL = rgb("#FFE08A")

PLAYER = {
    "blue": rgb("#2563A8"),
    "green": rgb("#3F7D3A"),
    "red": rgb("#B5302A"),
    "yellow": rgb("#E3B23C"),
    "purple": rgb("#7A3E93"),
}
"""The players' colours. They are never the only sign: see ``SYMBOL``."""

SYMBOL = {"blue": "lily", "green": "leaf", "red": "crown", "yellow": "sun", "purple": "key"}
"""The symbol of each colour, on cubes, carriages, messages, card backs and trays."""


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """Return the colour ``share`` (0 to 1) of the way from ``a`` to ``b``."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )
