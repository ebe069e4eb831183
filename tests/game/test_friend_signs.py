"""A trusted friend's sign is read on a small board: who stands there is never asked of the colour alone."""

import pytest

from engine import COLOURS
from game.ui import pictures
from tests.game.readable import contrast

SMALL = 26
LEAST = 30
"""The pixels of a sign that stand out from the robe, 4 : 1 or more."""
_ROBE = (0.22, 0.57, 0.78, 0.84)
"""Left, top, right and bottom of the robe with the sign, in shares of a friend's picture."""


@pytest.mark.parametrize("colour", COLOURS)
def test_a_small_friend_shows_its_players_sign(colour: str) -> None:
    friend = pictures.svg(f"pieces/{colour}_pawn", SMALL, SMALL * 2)
    wide, high = friend.get_size()
    left, top, right, bottom = _ROBE
    seen = [
        friend.get_at((x, y))[:3]
        for x in range(round(left * wide), round(right * wide))
        for y in range(round(top * high), round(bottom * high))
    ]
    by_light = sorted(seen, key=lambda pixel: contrast(pixel, (0, 0, 0)))
    robe = by_light[len(seen) * 2 // 3 if colour == "yellow" else len(seen) // 3]
    ink = colour == "yellow"  # its sign is dark, the others' are pale
    sign = [pixel for pixel in seen if contrast(pixel, robe) >= 4 and ink == (sum(pixel) < sum(robe))]
    assert len(sign) >= LEAST, len(sign)
