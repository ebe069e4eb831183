"""The five players' symbols as one-colour glyphs, dark and light."""

from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import CREAM, INK
from sprites.make.sheet import Sheet


def draw() -> None:
    """Write every symbol in ink and in cream."""
    for name, shapes in SYMBOLS.items():
        for suffix, paint in (("", INK), ("_light", CREAM)):
            sheet = Sheet(100, 100, name)
            sheet.fill(*shapes, paint=paint, holes=True)
            sheet.save(f"symbols/{name}{suffix}.svg")
