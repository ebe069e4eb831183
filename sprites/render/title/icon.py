"""The program's icon: the rendered rose window, its glass lit from behind."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

from sprites.make import rose
from sprites.render.title.cathedral import JEWELS

_SIDE, _FINE = 512, 3
_VIEW = 2 * 222
"""The window with its frame, in the units of its panes."""
_STONE, _GLOW = 0.66, 0.5
"""How bright stone and the light in the air are."""


def draw(stone: Path, file: Path) -> None:
    """Write the icon; ``stone``: the picture of the window, 450 units wide."""
    frame = Image.open(stone).convert("RGBA")  # its colours are multiplied by its alpha
    edge = round(frame.width * (450 - _VIEW) / 900)
    frame = frame.crop((edge, edge, frame.width - edge, frame.height - edge))
    frame = frame.resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    unit = _SIDE * _FINE / _VIEW
    glass = Image.new("RGB", (_SIDE * _FINE, _SIDE * _FINE), "#171528")
    pen = ImageDraw.Draw(glass)
    for pane in rose.panes():
        number = 3 if pane.ring in ("centre", "eye") else pane.index * 2 + (pane.ring == "inner")
        outline = [((x - 200 + _VIEW / 2) * unit, (y - 200 + _VIEW / 2) * unit) for x, y in pane.outline]
        pen.polygon(outline, fill=JEWELS[number % len(JEWELS)])
    glass = glass.resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    alpha = frame.getchannel("A")
    seen = ImageChops.multiply(glass, Image.merge("RGB", [ImageChops.invert(alpha)] * 3))
    seen = ImageChops.add(seen, ImageEnhance.Brightness(frame.convert("RGB")).enhance(_STONE))
    air = seen.copy()
    air.paste("black", mask=alpha)
    air = ImageEnhance.Brightness(air.filter(ImageFilter.GaussianBlur(_SIDE / 50))).enhance(_GLOW)
    disc = Image.new("L", (_SIDE * _FINE, _SIDE * _FINE))
    ImageDraw.Draw(disc).ellipse((_FINE, _FINE, (_SIDE - 1) * _FINE, (_SIDE - 1) * _FINE), fill=255)
    made = ImageChops.add(seen, air)
    made.putalpha(disc.resize((_SIDE, _SIDE), Image.Resampling.LANCZOS))
    made.save(file, quality=86, method=6, alpha_quality=100)
