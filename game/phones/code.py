"""The code to scan: a matrix of dark and light modules, for whoever draws it."""

from __future__ import annotations

import segno

from game.phones.reports import Matrix

BORDER = 4
"""The width of the light border that a code needs, in modules."""


def matrix(text: str) -> Matrix:
    """Return the code of a text with its border: rows of modules, ``True`` for dark."""
    code = segno.make_qr(text, error="m")
    return tuple(tuple(bool(module) for module in row) for row in code.matrix_iter(border=BORDER))
