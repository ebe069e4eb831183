"""Pictures as bytes, to compare."""

from pygame import Surface, image


def pixels(picture: Surface) -> bytes:
    """All of a picture, with what shines through."""
    return image.tobytes(picture, "RGBA")
