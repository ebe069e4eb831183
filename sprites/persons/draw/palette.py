"""The colours of the glass, and small changes of tone from piece to piece."""

from __future__ import annotations

LEAD = "#26221F"

RUBY = "#B01E28"
CRIMSON = "#8C1530"
ROSE = "#D9698A"
ORANGE = "#DC6B1F"
AMBER = "#DB901F"
GOLD = "#F0BE3C"
STRAW = "#F6DC8A"
FLAME = "#FFF0A8"
EMERALD = "#1F7A4A"
LEAF = "#5E9638"
OLIVE = "#6E6F2B"
TEAL = "#17717C"
SAPPHIRE = "#22479F"
COBALT = "#3A74C4"
SKY = "#8FC0DE"
NIGHT = "#1D2750"
VIOLET = "#5F2D86"
PLUM = "#45204F"
UMBER = "#4A2C18"
BROWN = "#7A4721"
TAN = "#B17B45"
OAK = "#93602F"
SOOT = "#34313A"
SLATE = "#596672"
STEEL = "#A8B6C0"
PEWTER = "#7F8B92"
PEARL = "#D8D2C2"
WHITE = "#F5EEDC"
FLESH = "#EDC49B"
RUDDY = "#E0A277"
PALE = "#F3D8BC"
DUSK = "#B47A50"
DARK = "#7D4C2E"
SKINS = frozenset((FLESH, RUDDY, PALE, DUSK, DARK))


def mix(one: str, two: str, t: float) -> str:
    """Return the colour ``t`` (0 to 1) of the way from ``one`` to ``two``."""
    parts = [(int(one[i : i + 2], 16), int(two[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * t):02X}" for a, b in parts)


def shade(colour: str, lighter: float) -> str:
    """Return ``colour`` (#rrggbb) shifted by ``lighter`` (-1 to 1) towards warm light or cool shadow."""
    return mix(colour, "#FFFBE8", lighter) if lighter > 0 else mix(colour, "#160C22", -lighter)
