"""The eight areas of a borough as inked city views, one muted tint each."""

from collections.abc import Callable

from sprites.make import houses, places
from sprites.make.buildings import Hue
from sprites.make.sheet import Sheet

MOTIFS: dict[str, Callable[[Sheet, Hue], None]] = {
    "cloister": places.cloister,
    "bank": houses.bank,
    "residence": houses.residence,
    "carriage": houses.carriage,
    "hotel": houses.hotel,
    "park": places.park,
    "hospital": places.hospital,
    "harbour": places.harbour,
}
HUES = {
    "cloister": Hue("#DCD3C6", "#8E84A0", "#8C4A3A"),
    "bank": Hue("#E3CF9B", "#B08A4C", "#A8823A"),
    "residence": Hue("#EBDCC0", "#B5694C", "#A8402F"),
    "carriage": Hue("#DCC7A8", "#8F6A4C", "#7C4636"),
    "hotel": Hue("#E9D3A6", "#9C6B4A", "#5C6F7C"),
    "park": Hue("#CFCDA0", "#7F9160", "#A8823A"),
    "hospital": Hue("#E9E6D8", "#7D9A94", "#A83A2C"),
    "harbour": Hue("#D8CDB4", "#6E8A98", "#A85A3C"),
}


def draw() -> None:
    """Write the picture of every area."""
    for name, motif in MOTIFS.items():
        sheet = Sheet(240, 180, f"area {name}")
        motif(sheet, HUES[name])
        sheet.save(f"areas/{name}.svg")
