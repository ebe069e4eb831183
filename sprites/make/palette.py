"""The colours of the art direction, under painters' names."""

INK = "#2B1A0E"
CREAM = "#F4E9CF"
PARCHMENT = "#E8D9B5"
EDGE = "#B99B66"
OAK = "#8A5A32"
OAK_DARK = "#3A2415"
WATER = "#4E7186"
STONE = "#A79F8E"
LEAD = "#26221F"
BRASS = "#C9973F"
DANGER = "#8E1B14"

PLAYERS = {
    "blue": "#2563A8",
    "green": "#3F7D3A",
    "red": "#B5302A",
    "yellow": "#E3B23C",
    "purple": "#7A3E93",
}
PIECES = {
    "blue": "#1E5EA0",
    "green": "#1F6334",
    "red": "#A3241F",
    "yellow": "#E8B92E",
    "purple": "#6B2474",
}
"""The players' colours on wooden pieces: deeper than in print, as each is darker than the ground of the city.

No yellow is. It stays lemon, as on cards and plates, and stands on the ground by its sides and a dark bevel.
"""
AMBER, OCHRE = "#5C3504", "#946B06"
"""The bevel and the sides of yellow pieces."""

WALNUT = ((0.0, "#16120F"), (0.2, "#2C241F"), (0.5, "#46372C"), (0.95, "#705A47"), (1.15, "#8C745C"))
"""The wood of frames and plaques, from its pores to its palest rays."""
CLOTH = ((0.0, "#0C121F"), (0.3, "#1A243F"), (0.5, "#243254"), (0.7, "#30446C"), (1.0, "#546B98"))
"""The damask of the table, from its shade to its lit threads."""
BRAID = ((0.0, "#3B4A66"), (0.5, "#8C93A0"), (1.0, "#D8CFB4"))
"""The silver-gilt thread of its hem."""
SYMBOL_OF = {"blue": "lily", "green": "leaf", "red": "crown", "yellow": "sun", "purple": "key"}


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the three channels (0 to 255) of a colour written ``#RRGGBB``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return the colour `share` (0 to 1) of the way from `first` to `second`, as ``#RRGGBB``."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    """Return `colour` mixed with warm candlelight."""
    return mix(colour, "#FFF3D6", share)


def darker(colour: str, share: float) -> str:
    """Return `colour` mixed with the brown of a warm shadow."""
    return mix(colour, "#1C0F08", share)
