"""The page of a phone has the colours of the table."""

import re

from sprites.make import phone_colours

_STYLE = phone_colours.FILE.with_name("style.css").read_text("utf-8")


def test_the_colours_come_from_the_palette_of_the_table() -> None:
    """If this fails, the palette has changed: run ``python -m sprites.make phone_colours``."""
    assert phone_colours.FILE.read_text("utf-8") == phone_colours.text()


def test_the_page_writes_out_no_colour_of_the_palette() -> None:
    palette = set(re.findall(r"#[0-9a-f]{6}\b", phone_colours.text()))
    assert palette
    assert palette.isdisjoint(re.findall(r"#[0-9a-f]{6}\b", _STYLE.lower()))


def test_the_page_lies_on_the_cloth_of_the_table() -> None:
    body = re.search(r"^body \{(.*)\}$", _STYLE, re.MULTILINE)
    assert body is not None
    assert "var(--cloth)" in body[1]
    assert "textures/damask.jpg" in body[1]
