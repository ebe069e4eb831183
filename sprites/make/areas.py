"""The eight areas of a borough as inked city views, each with a roof in the hue of its district."""

import json
from collections.abc import Callable

from sprites.make import houses, places
from sprites.make.buildings import Hue
from sprites.make.sheet import HERE, Sheet

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
    "cloister": Hue("#E6E0EA", "#8470B0", "#8C4A3A"),
    "bank": Hue("#F0E2B6", "#CB9C38", "#A8823A"),
    "residence": Hue("#F5E6D4", "#B4523A", "#A8402F"),
    "carriage": Hue("#E2DED6", "#5A7CAC", "#7C4636"),
    "hotel": Hue("#F4E2BE", "#CC7A38", "#5C6F7C"),
    "park": Hue("#DDE0B4", "#7F9160", "#A8823A", leaf="#6E9E4A"),
    "hospital": Hue("#F0F2EA", "#4A9489", "#A83A2C"),
    "harbour": Hue("#D8CDB4", "#6E8A98", "#A85A3C"),
}
"""Roofs have the hue of their district's ground, but deep."""


def draw() -> None:
    """Write the picture of every area, and where its windows are."""
    windows = {}
    for name, motif in MOTIFS.items():
        sheet = Sheet(240, 180, f"area {name}")
        motif(sheet, HUES[name])
        sheet.save(f"areas/{name}.svg")
        windows[name] = sheet.windows
    (HERE / "areas" / "windows.json").write_text(json.dumps(windows) + "\n", encoding="utf-8")
